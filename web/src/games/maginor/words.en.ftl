# Words of the board of Maginor.

web-maginor-over = finished match
web-maginor-heading = Maginor { $where }
web-maginor-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
web-maginor-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-maginor-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
web-maginor-wands-count =
    { $count ->
        [one] 1 wand
       *[other] { $count } wands
    }
web-maginor-card-fire = fire card
web-maginor-card-water = water card
web-maginor-card-earth = earth card
web-maginor-card-air = air card
web-maginor-card-doom = doom card
web-maginor-card-wand = wand
web-maginor-spent = { $card }, spent
web-maginor-symbol-cards = Symbol cards
web-maginor-wands = Wands
web-maginor-no-spells-yet = None won yet.
web-maginor-short-golden-cauldron = Golden Cauldron: { $votes }
web-maginor-short-high-wizard = High Wizard: { $votes }
web-maginor-power-recall = two symbol cards back
web-maginor-power-restore = two wands back
web-maginor-power-superiority = one or two tokens where your wizard is
web-maginor-power-persuasion = replace a token where your wizard is
web-maginor-power-telekinesis = a token at any oracle
web-maginor-power-teleport = your wizard to any oracle
web-maginor-power-summon = score the next oracle on Maginor’s path
web-maginor-power-reversal = win a lost or drawn duel
web-maginor-power-ritual = worth { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
web-maginor-if-evaluated = If scored now:
web-maginor-nobody = No token lies here.
web-maginor-no-spell = no spell
web-maginor-oracle-heard = { $slots } { $oracle }: { $taken } of { $slots } slots taken; { $spell }
web-maginor-won-by =
    { $name-is ->
        [you] { $oracle }, won by you
       *[other] { $oracle }, won by { $name }
    }
web-maginor-gone = { $oracle }, out of the game
web-maginor-wizard-of =
    { $name-is ->
        [you] Your wizard
       *[other] { $name }’s wizard
    }
web-maginor-die = Die
web-maginor-last-roll =
    { $name-is ->
        [you] Die. Last roll, yours: { $face }
       *[other] Die. Last roll, { $name }: { $face }
    }
web-maginor-name = Name a symbol
web-maginor-holdings = Cards and spells of the others
web-maginor-duel-for = Duel · { $oracle } · { $symbol }
web-maginor-challenger = challenger
web-maginor-defender = defender
web-maginor-sealed = sealed
web-maginor-chooses = choice pending
web-maginor-seal = Seal: { $elemental }
web-maginor-first-chooses = First place chooses, second place gets the other.
