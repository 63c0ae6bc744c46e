maginor-title = Maginor
maginor-about = Wizards win the votes of eleven oracles before Maginor comes to collect them, with cards, spells and secret duels.

maginor-option-spell-gap = The oracle without a spell
maginor-option-spell-gap-random = any of nine, at random
maginor-option-spell-gap-first-small = always the first after the Hall

maginor-reason-votes = The Hall has been scored; whoever has the most votes wins.
maginor-reason-highest-oracle = The Hall has been scored; votes are tied, and the highest oracle decides.
maginor-reason-shared = The Hall has been scored; votes are tied and no oracle decides: first place is shared.

# Things. An oracle has the forms that a sentence may need.

maginor-name-frog = Spotted Frog
maginor-name-fox = Red Fox
maginor-name-owl = Wise Owl
maginor-name-raven = Black Raven
maginor-name-unicorn = Unicorn
maginor-name-eagle = Grey Eagle
maginor-name-stag = White Stag
maginor-name-serpent = Silver Serpent
maginor-name-bear = Stone Bear
maginor-name-dragon = Old Dragon
maginor-name-hall = Hall

maginor-oracle-frog = the Spotted Frog
maginor-oracle-fox = the Red Fox
maginor-oracle-owl = the Wise Owl
maginor-oracle-raven = the Black Raven
maginor-oracle-unicorn = the Unicorn
maginor-oracle-eagle = the Grey Eagle
maginor-oracle-stag = the White Stag
maginor-oracle-serpent = the Silver Serpent
maginor-oracle-bear = the Stone Bear
maginor-oracle-dragon = the Old Dragon
maginor-oracle-hall = the Hall

maginor-object-frog = the Spotted Frog
maginor-object-fox = the Red Fox
maginor-object-owl = the Wise Owl
maginor-object-raven = the Black Raven
maginor-object-unicorn = the Unicorn
maginor-object-eagle = the Grey Eagle
maginor-object-stag = the White Stag
maginor-object-serpent = the Silver Serpent
maginor-object-bear = the Stone Bear
maginor-object-dragon = the Old Dragon
maginor-object-hall = the Hall

maginor-at-frog = at the Spotted Frog
maginor-at-fox = at the Red Fox
maginor-at-owl = at the Wise Owl
maginor-at-raven = at the Black Raven
maginor-at-unicorn = at the Unicorn
maginor-at-eagle = at the Grey Eagle
maginor-at-stag = at the White Stag
maginor-at-serpent = at the Silver Serpent
maginor-at-bear = at the Stone Bear
maginor-at-dragon = at the Old Dragon
maginor-at-hall = at the Hall

maginor-onto-frog = onto the Spotted Frog
maginor-onto-fox = onto the Red Fox
maginor-onto-owl = onto the Wise Owl
maginor-onto-raven = onto the Black Raven
maginor-onto-unicorn = onto the Unicorn
maginor-onto-eagle = onto the Grey Eagle
maginor-onto-stag = onto the White Stag
maginor-onto-serpent = onto the Silver Serpent
maginor-onto-bear = onto the Stone Bear
maginor-onto-dragon = onto the Old Dragon
maginor-onto-hall = onto the Hall

maginor-before-frog = before the Spotted Frog
maginor-before-fox = before the Red Fox
maginor-before-owl = before the Wise Owl
maginor-before-raven = before the Black Raven
maginor-before-unicorn = before the Unicorn
maginor-before-eagle = before the Grey Eagle
maginor-before-stag = before the White Stag
maginor-before-serpent = before the Silver Serpent
maginor-before-bear = before the Stone Bear
maginor-before-dragon = before the Old Dragon
maginor-before-hall = before the Hall

maginor-symbol-fire = fire
maginor-symbol-water = water
maginor-symbol-earth = earth
maginor-symbol-air = air
maginor-symbol-doom = doom
maginor-face-maginor = Maginor

maginor-card-fire = a fire card
maginor-card-water = a water card
maginor-card-earth = an earth card
maginor-card-air = an air card
maginor-card-doom = a doom card
maginor-card-wand = a wand

maginor-spell-recall = Recall
maginor-spell-restore = Restore
maginor-spell-superiority = Superiority
maginor-spell-persuasion = Persuasion
maginor-spell-telekinesis = Telekinesis
maginor-spell-teleport = Teleport
maginor-spell-summon = Summon
maginor-spell-reversal = Reversal
maginor-spell-golden-cauldron = Ritual of the Golden Cauldron
maginor-spell-high-wizard = Ritual of the High Wizard

maginor-spell-object-recall = Recall
maginor-spell-object-restore = Restore
maginor-spell-object-superiority = Superiority
maginor-spell-object-persuasion = Persuasion
maginor-spell-object-telekinesis = Telekinesis
maginor-spell-object-teleport = Teleport
maginor-spell-object-summon = Summon
maginor-spell-object-reversal = Reversal
maginor-spell-object-golden-cauldron = the Ritual of the Golden Cauldron
maginor-spell-object-high-wizard = the Ritual of the High Wizard

maginor-elemental-earth = earth
maginor-elemental-water = water
maginor-elemental-fire = fire
maginor-elemental-object-earth = the earth elemental
maginor-elemental-object-water = the water elemental
maginor-elemental-object-fire = the fire elemental

maginor-person =
    { $name-is ->
        [you] you
       *[other] { $name }
    }

# Events

maginor-event-laid = Next in the circle lies { $oracle }, and beside it: { $spell }.
maginor-event-laid-alone = Next in the circle lies { $oracle }, with no spell beside it.
maginor-event-turn-began = { $seat }’s turn.
    .you = Your turn.
maginor-event-played = { $seat } played { $card }.
    .you = You played { $card }.
    .now = { $seat } plays { $card }.
    .you-now = You play { $card }.
maginor-event-cast = { $seat } cast { $spell }.
    .you = You cast { $spell }.
    .now = { $seat } casts { $spell }.
    .you-now = You cast { $spell }.
maginor-event-took-back = { $seat } took { $card } back.
    .you = You took { $card } back.
    .now = { $seat } takes { $card } back.
    .you-now = You take { $card } back.
maginor-event-moved = { $seat } moved { $oracle }.
    .you = You moved { $oracle }.
    .now = { $seat } moves { $oracle }.
    .you-now = You move { $oracle }.
maginor-event-teleported = { $seat } teleported { $oracle }.
    .you = You teleported { $oracle }.
    .now = { $seat } teleports { $oracle }.
    .you-now = You teleport { $oracle }.
maginor-event-rolled = { $seat } rolled { $oracle }: { $face }.
    .you = You rolled { $oracle }: { $face }.
    .now = { $seat } rolls { $oracle }: { $face }.
    .you-now = You roll { $oracle }: { $face }.
maginor-event-named = { $seat } named { $symbol }.
    .you = You named { $symbol }.
    .now = { $seat } names { $symbol }.
    .you-now = You name { $symbol }.
maginor-event-placed = { $seat } placed a token { $oracle }, slot { $slot } ({ $symbol }).
    .you = You placed a token { $oracle }, slot { $slot } ({ $symbol }).
    .now = { $seat } places a token { $oracle }, slot { $slot } ({ $symbol }).
    .you-now = You place a token { $oracle }, slot { $slot } ({ $symbol }).
maginor-event-replaced =
    { $seat } replaced { $rival-is ->
        [you] your
       *[other] { $rival }’s
    } token { $oracle }, slot { $slot } ({ $symbol }).
    .you = You replaced { $rival }’s token { $oracle }, slot { $slot } ({ $symbol }).
    .now =
        { $seat } replaces { $rival-is ->
            [you] your
           *[other] { $rival }’s
        } token { $oracle }, slot { $slot } ({ $symbol }).
    .you-now = You replace { $rival }’s token { $oracle }, slot { $slot } ({ $symbol }).
maginor-event-nothing-happened-no-token = Nothing happened { $oracle }: { $seat } had no token left.
    .you = Nothing happened { $oracle }: you had no token left.
    .now = Nothing happens { $oracle }: { $seat } has no token left.
    .you-now = Nothing happens { $oracle }: you have no token left.
maginor-event-nothing-happened-absent = Nothing happened for { $seat }: there is no { $symbol } { $oracle }.
    .you = Nothing happened for you: there is no { $symbol } { $oracle }.
    .now = Nothing happens for { $seat }: there is no { $symbol } { $oracle }.
    .you-now = Nothing happens for you: there is no { $symbol } { $oracle }.
maginor-event-nothing-happened-all-yours = Nothing happened { $oracle }: { $seat } held every { $symbol } slot there.
    .you = Nothing happened { $oracle }: you held every { $symbol } slot there.
    .now = Nothing happens { $oracle }: { $seat } holds every { $symbol } slot there.
    .you-now = Nothing happens { $oracle }: you hold every { $symbol } slot there.
maginor-event-challenged =
    { $seat } challenged { $rival-is ->
        [you] you
       *[other] { $rival }
    } { $oracle }, slot { $slot } ({ $symbol }).
    .you = You challenged { $rival } { $oracle }, slot { $slot } ({ $symbol }).
    .now =
        { $seat } challenges { $rival-is ->
            [you] you
           *[other] { $rival }
        } { $oracle }, slot { $slot } ({ $symbol }).
    .you-now = You challenge { $rival } { $oracle }, slot { $slot } ({ $symbol }).
maginor-event-sealed-secret = { $seat } chose an elemental in secret.
    .you = You chose an elemental in secret.
    .now = { $seat } chooses an elemental in secret.
    .you-now = You choose an elemental in secret.
maginor-event-sealed = { $seat } secretly chose { $elemental }.
    .you = You secretly chose { $elemental }.
    .now = { $seat } secretly chooses { $elemental }.
    .you-now = You secretly choose { $elemental }.
maginor-event-revealed = { $seat } sent { $elemental }.
    .you = You sent { $elemental }.
    .now = { $seat } sends { $elemental }.
    .you-now = You send { $elemental }.
maginor-event-declined = { $seat } kept Reversal and let the result stand.
    .you = You kept Reversal and let the result stand.
    .now = { $seat } keeps Reversal and lets the result stand.
    .you-now = You keep Reversal and let the result stand.
maginor-event-duel-won =
    { $seat } won the duel against { $rival-is ->
        [you] you
       *[other] { $rival }
    } { $oracle }, slot { $slot } ({ $symbol }).
    .you = You won the duel against { $rival } { $oracle }, slot { $slot } ({ $symbol }).
    .now =
        { $seat } wins the duel against { $rival-is ->
            [you] you
           *[other] { $rival }
        } { $oracle }, slot { $slot } ({ $symbol }).
    .you-now = You win the duel against { $rival } { $oracle }, slot { $slot } ({ $symbol }).
maginor-event-duel-drawn =
    The duel between { $challenger-is ->
        [you] you
       *[other] { $challenger }
    } and { $defender-is ->
        [you] you
       *[other] { $defender }
    } { $oracle } was drawn: both tokens went back, and slot { $slot } ({ $symbol }) is free.
    .now =
        The duel between { $challenger-is ->
            [you] you
           *[other] { $challenger }
        } and { $defender-is ->
            [you] you
           *[other] { $defender }
        } { $oracle } is drawn: both tokens go back, and slot { $slot } ({ $symbol }) is free.
maginor-event-maginor-stepped-gap = Maginor now stands in the gap { $oracle }.
maginor-event-maginor-stepped = Maginor stepped { $oracle }.
    .now = Maginor steps { $oracle }.
maginor-event-step-lost = Maginor’s own step was lost.
    .now = Maginor’s own step is lost.
maginor-event-evaluated-filled = All slots are taken: { $oracle } was scored. { $ranking }
    .now = All slots are taken: { $oracle } is scored. { $ranking }
maginor-event-evaluated-left = Maginor has gone on, so { $oracle } was scored. { $ranking }
    .now = Maginor has gone on, so { $oracle } is scored. { $ranking }
maginor-event-evaluated-summoned = Summoned by a spell, { $oracle } was scored. { $ranking }
    .now = Summoned by a spell, { $oracle } is scored. { $ranking }
maginor-event-evaluated-reached = Maginor has arrived, so { $oracle } was scored. { $ranking }
    .now = Maginor has arrived, so { $oracle } is scored. { $ranking }
maginor-ranking-none = No token lies there.
maginor-ranking-one = First: { $first }. Nobody else has a token there.
maginor-ranking-two = First: { $first }. Second: { $second }.
maginor-event-won-oracle = { $seat } won { $oracle }: { $votes } votes.
    .you = You won { $oracle }: { $votes } votes.
    .now = { $seat } wins { $oracle }: { $votes } votes.
    .you-now = You win { $oracle }: { $votes } votes.
maginor-event-won-spell = { $seat } won { $spell }.
    .you = You won { $spell }.
    .now = { $seat } wins { $spell }.
    .you-now = You win { $spell }.
maginor-event-oracle-lost = Nobody won, so { $oracle } is out of the game.
    .now = Nobody wins, so { $oracle } is out of the game.
maginor-event-spell-lost = { $spell } is out of the game.
maginor-event-tokens-returned = { $seat } got { $count ->
        [one] a token
       *[other] { $count } tokens
    } back.
    .you = You got { $count ->
        [one] a token
       *[other] { $count } tokens
    } back.
    .now = { $seat } gets { $count ->
            [one] a token
           *[other] { $count } tokens
        } back.
    .you-now = You get { $count ->
        [one] a token
       *[other] { $count } tokens
    } back.
maginor-event-went-to-middle = { $seat }’s wizard went to the middle.
    .you = Your wizard went to the middle.
    .now = { $seat }’s wizard goes to the middle.
    .you-now = Your wizard goes to the middle.
maginor-event-game-ended = The Hall was the last oracle: the match is over.
    .now = The Hall is the last oracle: the match is over.

# Choices

maginor-action-play = Play { $card }
maginor-action-cast-recall = Cast { $spell }: take two symbol cards back
maginor-action-cast-restore = Cast { $spell }: take two wands back
maginor-action-cast-superiority = Cast { $spell }: one or two tokens on free slots here
maginor-action-cast-persuasion = Cast { $spell }: replace a token here with yours
maginor-action-cast-telekinesis = Cast { $spell }: a token at any oracle
maginor-action-cast-teleport = Cast { $spell }: move your wizard to any other oracle
maginor-action-cast-summon = Cast { $spell }: score the next oracle on Maginor’s path
maginor-action-cast-reversal = Cast { $spell }: win this duel
maginor-action-move = Move { $onto }
maginor-action-roll = Roll { $at }
maginor-action-teleport = Teleport { $onto }
maginor-action-aim-wand = Roll { $at }
maginor-action-aim-telekinesis = Place a token { $at }
maginor-action-name = Name { $symbol }
maginor-action-put = Place a token on slot { $slot } ({ $symbol })
maginor-action-challenge = Challenge { $rival }, slot { $slot } ({ $symbol })
maginor-action-replace = Replace { $rival }'s token, slot { $slot } ({ $symbol })
maginor-action-send-earth = Earth
maginor-action-send-water = Water
maginor-action-send-fire = Fire
maginor-action-take = Take { $card } back
maginor-action-claim-oracle = Take { $oracle } ({ $votes } votes)
maginor-action-claim-spell = Take { $spell }
maginor-action-done = One token is enough
maginor-action-pass = Keep Reversal, let the result stand

# Prompts

maginor-prompt-over = The match is over.
maginor-prompt-waiting = Waiting for { $names }.
maginor-prompt-free = Your wizard stands { $at }: play cards, cast spells, then move or roll.
maginor-prompt-free-middle = Your wizard is in the middle: play wands, cast spells, then move to an oracle.
maginor-prompt-free-must-roll = Nothing has happened for three rounds: you may not move now. Play a card, cast a spell or roll.
maginor-prompt-free-hall = Only the Hall is left, and your wizard stands on it: play cards, cast spells, then roll.
maginor-prompt-no-token = You have no token left, so nothing can be placed and nobody challenged.
maginor-prompt-place = Choose a free { $symbol } slot { $at }.
maginor-prompt-place-any = Choose any free slot { $at }.
maginor-prompt-step-lost = This token takes the last slot: the oracle is scored, your turn ends, and Maginor’s own step is lost.
maginor-prompt-fills = This token takes the last slot: the oracle is scored and your turn ends.
maginor-prompt-step-due = After that Maginor takes a step.
maginor-prompt-challenge = All { $symbol } slots { $at } are taken: choose the token to challenge.
maginor-prompt-reversal = You have not won this duel. Cast Reversal and win it after all?
maginor-prompt-duel-table = Earth beats water, water beats fire, fire beats earth. Both earth: the defender wins. Both water or both fire: both tokens go back.
maginor-prompt-duel-challenger = You challenge { $rival } { $at }: choose an elemental in secret.
maginor-prompt-duel-defender = You are challenged by { $rival } { $at }: choose an elemental in secret.
maginor-prompt-wand = Choose the oracle to roll at.
maginor-prompt-name = You rolled Maginor: name the symbol that counts { $at }. After that Maginor takes a step.
maginor-prompt-joker = Doom is a joker { $at }: name a symbol of this oracle.
maginor-prompt-prize = You are first { $at }: choose your prize. Second place, if there is one, gets the other.
maginor-prompt-recall-first = Choose the first of two symbol cards to take back.
maginor-prompt-recall-second = Choose the second symbol card to take back.
maginor-prompt-superiority-first = Choose a free slot { $at } for the first token.
maginor-prompt-superiority-second = Choose a free slot { $at } for a second token, or leave it at one.
maginor-prompt-persuasion = Choose the token to replace { $at }.
maginor-prompt-telekinesis = Choose the oracle to place a token at.
maginor-prompt-teleport = Choose the oracle for your wizard.

# Why something is not allowed

maginor-why-not-free = Now you play cards or cast spells, or you move or roll.
maginor-why-not-first = First you have to answer what you are asked.
maginor-why-not-card-spent = You cannot play { $card }: you have none left in your hand.
maginor-why-not-card-middle = Your wizard is in the middle: to play a symbol card it must stand on an oracle.
maginor-why-not-spell-lacking = You do not hold this spell: { $spell }.
maginor-why-not-ritual = A ritual is never cast; it is worth votes.
maginor-why-not-only-reversal = In a duel only Reversal can be cast.
maginor-why-not-reversal = Reversal is for a duel that you have lost or drawn.
maginor-why-not-no-token = You have no token left for this spell.
maginor-why-not-spell-middle = Your wizard is in the middle: for this spell it must stand on an oracle.
maginor-why-not-recall = You have played no symbol card that could be taken back.
maginor-why-not-restore = You have played no wand that could be taken back.
maginor-why-not-superiority = No slot is free where your wizard stands.
maginor-why-not-persuasion = No token of a rival lies where your wizard stands.
maginor-why-not-telekinesis = No oracle has a free slot.
maginor-why-not-teleport = There is no other oracle in the circle.
maginor-why-not-summon = Only the Hall is left, and Summon never scores the Hall.
maginor-why-not-gone = This oracle is no longer in the circle: { $oracle }.
maginor-why-not-there-already = Your wizard already stands { $at }.
maginor-why-not-must-roll = Nothing has happened for three rounds: you may not move before a card is played, a spell cast or the die rolled.
maginor-why-not-roll-middle = Your wizard is in the middle and cannot roll there: move to an oracle.
maginor-why-not-full = No slot is free { $at }.
maginor-why-not-symbol = There is no { $symbol } { $at }.
maginor-why-not-take-wand = Recall takes symbol cards back, not wands.
maginor-why-not-take-unplayed = This card is not among those that you have played.
maginor-why-not-take-order = The two cards are named in the order fire, water, earth, air, doom.
maginor-why-not-done = Superiority places at least one token.
maginor-why-not-slot = There are only { $count } slots { $at }.
maginor-why-not-slot-symbol = This slot bears { $symbol }, but { $wanted } is asked for.
maginor-why-not-slot-taken = A token already lies on this slot.
maginor-why-not-slot-earlier = The second slot must come later in rim order than the first.
maginor-why-not-slot-free = No token lies on this slot.
maginor-why-not-slot-yours = The token on this slot is your own.

# Positions

maginor-position-maginor = Maginor
maginor-position-maginor-on = { $at }
maginor-position-maginor-gap = in the gap { $before }
maginor-position-maginor-arrived = back in the Hall
maginor-position-quiet = Quiet turns in a row
maginor-position-duel = Duel
maginor-position-duel-between = challenger { $challenger }, defender { $defender } { $at }, slot { $slot } ({ $symbol })
maginor-position-elemental =
    { $name-is ->
        [you] Your elemental
       *[other] { $name }’s elemental
    }
maginor-position-evaluated = Being scored
maginor-position-step = Maginor’s step
maginor-position-step-due = still to come
maginor-position-seat = Player
maginor-position-name = { $name }
maginor-position-votes = Votes
maginor-position-wizard = Wizard
maginor-position-supply = Tokens
maginor-position-cards = Cards
maginor-position-spells = Spells
maginor-position-won = Oracles
maginor-position-in-the-middle = in the middle
maginor-position-wands = { $count ->
        [one] a wand
       *[other] { $count } wands
    }
maginor-position-oracle = { $oracle } ({ $votes } votes)
maginor-position-slots = { $slots }; no spell{ $count ->
        [0] {""}
       *[other] {""}; if scored now: { $order }
    }
maginor-position-slots-and-spell = { $slots }; spell: { $spell }{ $count ->
        [0] {""}
       *[other] {""}; if scored now: { $order }
    }
maginor-position-slot = { $slot } { $symbol }
maginor-position-slot-taken = { $slot } { $symbol } [{ $owner }]

# Why an action is advised

maginor-judge-votes = That brings you votes.
maginor-judge-oracles = That improves your chances at the oracles in the circle.
maginor-judge-wizard = That puts your wizard, or your turn, to good use.
maginor-judge-cards = That keeps cards in your hand for later.
maginor-judge-spells = That gives you spells, or keeps them for later.
maginor-judge-tokens = That gives you tokens for your supply, or keeps them there.

# Chronicle: headings, and lines that tell of several events

maginor-turn-of = { $seat }
    .you = You
maginor-line-placed =
    { $seat } { $by ->
        [card] played { $what }
       *[roll] rolled { $what }
    } and placed a token { $oracle }, slot { $slot } ({ $symbol }).
    .you =
        You { $by ->
            [card] played { $what }
           *[roll] rolled { $what }
        } and placed a token { $oracle }, slot { $slot } ({ $symbol }).
maginor-line-tokens = { $seat } { $count }
    .you = you { $count }
maginor-line-returned = Tokens that came home: { $tokens }.

# The end

maginor-end-title = Votes, oracle by oracle
maginor-end-oracles = Oracles
maginor-end-won = { $seat } has won with { $votes } votes.
    .you = You have won with { $votes } votes.
maginor-end-shared = The first place is shared, with { $votes } votes each: { $winners }.
maginor-end-tie = Level with { $rivals }; the highest oracle decided: { $oracle } belongs to { $seat }.
    .you = Level with { $rivals }; the highest oracle decided: { $oracle } belongs to you.
maginor-end-why =
    { $count ->
        [0] Nothing
       *[other] { $prizes }
    }
maginor-end-blow = { $seat } got ahead for good with { $oracle }: { $votes } votes.
    .you = You got ahead for good with { $oracle }: { $votes } votes.
maginor-end-otherwise =
    With that oracle on the other side it would have been { $other } for { $rival-is ->
        [you] you
       *[other] { $rival }
    } and { $own } for { $seat }.
    .you = With that oracle on the other side it would have been { $other } for { $rival } and { $own } for you.
maginor-end-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
maginor-end-closest = The closest oracle
maginor-end-closest-says =
    { $oracle }: { $seat } { $own }, { $rival-is ->
        [you] you
       *[other] { $rival }
    } { $other } tokens.
    .you = { $oracle }: you { $own }, { $rival } { $other } tokens.
maginor-end-closest-rim =
    { $oracle }, { $own } to { $other } against { $rival-is ->
        [you] you
       *[other] { $rival }
    }: the first token on the rim was { $seat }’s.
    .you = { $oracle }, { $own } to { $other } against { $rival }: the first token on the rim was yours.
maginor-end-duels = Duels
maginor-end-duels-says =
    { $count ->
        [one] One duel
       *[other] { $count } duels
    }; { $seat } won the most: { $won }.
    .you =
        { $count ->
            [one] One duel
           *[other] { $count } duels
        }; you won the most: { $won }.
maginor-end-steps = Maginor’s walk
maginor-end-steps-says =
    { $count ->
        [one] Maginor walked one step.
       *[other] Maginor walked { $count } steps.
    }
maginor-end-blow-most = { $seat } led all the way and gained most with { $oracle }: { $votes } votes.
    .you = You led all the way and gained most with { $oracle }: { $votes } votes.

# Hints: what a choice brings

maginor-gain-tokens = Tokens { $oracle }: you { $own }, { $rival } { $other }.
