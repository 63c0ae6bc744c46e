macht-title = Macht & Ohnmacht
macht-about = Knights and mages fight for the island in cycles of sword and magic; a game for two with sealed auctions.
macht-reason-twelve = Twelve points, victory points and active regions together.
macht-reason-higher-total = Both reached twelve; the higher total wins.
macht-reason-shared = Equal totals after the thirtieth cycle.
macht-option-starter-tiebreak-cycle = With equal points, the start player is decided by the active regions of
macht-option-starter-tiebreak-cycle-new = the new cycle
macht-option-starter-tiebreak-cycle-old = the cycle just ended
macht-option-move-into-empty = Movement into empty regions
macht-option-move-into-empty-on = allowed
macht-option-move-into-empty-off = not allowed

## Parts

macht-person = { $seat }
    .you = you
macht-times = { $count } × { $what }
macht-symbol-castle = castle
macht-symbol-armour = armour
macht-symbol-tent = tent
macht-symbol-key = key
macht-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
macht-mages = { $count ->
    [one] 1 mage
   *[other] { $count } mages
}
macht-some-knights = { $count ->
    [one] a knight
   *[other] { $count } knights
}
macht-some-mages = { $count ->
    [one] a mage
   *[other] { $count } mages
}
macht-marker-influence-castle = influence castle
macht-marker-influence-armour = influence armour
macht-marker-influence-tent = influence tent
macht-marker-influence-key = influence key
macht-marker-number-castle = number +1 castle
macht-marker-number-armour = number +1 armour
macht-marker-number-tent = number +1 tent
macht-marker-number-key = number +1 key
macht-marker-movement = movement
macht-marker-sea-movement = sea movement
macht-marker-merlin = Merlin
macht-marker-snake = snake
macht-marker-victory-point = victory point
macht-marker-uprising = uprising
macht-marker-region-swap = region swap
macht-the-influence-castle = the castle influence marker
macht-the-influence-armour = the armour influence marker
macht-the-influence-tent = the tent influence marker
macht-the-influence-key = the key influence marker
macht-the-number-castle = the castle number marker
macht-the-number-armour = the armour number marker
macht-the-number-tent = the tent number marker
macht-the-number-key = the key number marker
macht-the-movement = the movement marker
macht-the-sea-movement = the sea movement marker
macht-the-merlin = Merlin
macht-the-snake = the snake
macht-the-victory-point = the victory point
macht-the-uprising = the uprising
macht-the-region-swap = the region swap

# Counts that several sentences share.
macht-actions = { $actions ->
    [one] a single action
   *[other] { $actions } actions
}
macht-active-regions = { $count ->
    [one] one active region
   *[other] { $count } active regions
}
macht-paid = { $count ->
    [one] one piece
   *[other] { $count } pieces
}

## Events

macht-event-region-marked = { $region } shows the { $symbol }.
macht-event-cycle-began = { $kind ->
    [magic] Cycle { $cycle }, a magic cycle: mages are active.
   *[sword] Cycle { $cycle }, a sword cycle: knights are active.
}
macht-event-income-received = { $seat } received { $pieces } as income.
    .you = You received { $pieces } as income.
    .now = { $seat } receives { $pieces } as income.
    .you-now = You receive { $pieces } as income.
macht-event-income-received-none = { $seat } received no income; the stock is empty.
    .you = You received no income; your stock is empty.
    .now = { $seat } receives no income; the stock is empty.
    .you-now = You receive no income; your stock is empty.
macht-event-hourglass-filled = The hourglass holds { $cubes } cubes.
macht-event-hourglass-markers-mixed = All hourglass markers had been used and were shuffled again.
    .now = All hourglass markers have been used and are shuffled again.
macht-event-markers-mixed = The bowl was empty; the discards were shuffled into it.
    .now = The bowl is empty; the discards are shuffled into it.
macht-event-marker-laid-open = New in the display: { $marker }.
macht-event-starter-found = { $because ->
    [points] { $seat } had fewer victory points and began with { macht-actions }.
    [regions] { $seat } had fewer active regions and began with { macht-actions }.
   *[chance] Chance picked { $seat }, who began with { macht-actions }.
}
    .you = { $because ->
        [points] You had fewer victory points and began with { macht-actions }.
        [regions] You had fewer active regions and began with { macht-actions }.
       *[chance] Chance picked you; you began with { macht-actions }.
    }
    .now = { $because ->
        [points] { $seat } has fewer victory points and begins with { macht-actions }.
        [regions] { $seat } has fewer active regions and begins with { macht-actions }.
       *[chance] Chance picks { $seat }, who begins with { macht-actions }.
    }
    .you-now = { $because ->
        [points] You have fewer victory points and begin with { macht-actions }.
        [regions] You have fewer active regions and begin with { macht-actions }.
       *[chance] Chance picks you; you begin with { macht-actions }.
    }
macht-event-marker-taken = { $seat } took { $marker }.
    .you = You took { $marker }.
    .now = { $seat } takes { $marker }.
    .you-now = You take { $marker }.
macht-event-deployed = { $seat } deployed { $pieces } to { $region }.
    .you = You deployed { $pieces } to { $region }.
    .now = { $seat } deploys { $pieces } to { $region }.
    .you-now = You deploy { $pieces } to { $region }.
macht-event-resupplied = { $seat } took { $pieces } from the stock into the reserve.
    .you = You took { $pieces } from the stock into your reserve.
    .now = { $seat } takes { $pieces } from the stock into the reserve.
    .you-now = You take { $pieces } from the stock into your reserve.
macht-event-resupplied-none = { $seat } received nothing; the stock has no such pieces.
    .you = You received nothing; your stock has no such pieces.
    .now = { $seat } receives nothing; the stock has no such pieces.
    .you-now = You receive nothing; your stock has no such pieces.
macht-event-cube-left = { $cubes ->
    [0] The last cube was removed from the hourglass.
    [one] One cube was removed from the hourglass; one remains.
   *[other] One cube was removed from the hourglass; { $cubes } remain.
}
    .now = { $cubes ->
        [0] The last cube is removed from the hourglass.
        [one] One cube is removed from the hourglass; one remains.
       *[other] One cube is removed from the hourglass; { $cubes } remain.
    }
macht-event-bid-sealed = { $seat } sealed a bid of { $count }.
    .you = You sealed a bid of { $count }.
    .now = { $seat } seals a bid of { $count }.
    .you-now = You seal a bid of { $count }.
macht-event-bid-sealed-secret = { $seat } sealed a bid.
    .you = You sealed a bid.
    .now = { $seat } seals a bid.
    .you-now = You seal a bid.
macht-event-bid-shown = { $seat } bid { $count }.
    .you = You bid { $count }.
    .now = { $seat } bids { $count }.
    .you-now = You bid { $count }.
macht-event-auction-tied = Equal bids: nobody won { $marker }, nobody paid.
    .now = Equal bids: nobody wins { $marker }, nobody pays.
macht-event-auction-won = { $seat } won { $marker } and paid { macht-paid }.
    .you = You won { $marker } and paid { macht-paid }.
    .now = { $seat } wins { $marker } and pays { macht-paid }.
    .you-now = You win { $marker } and pay { macht-paid }.
macht-event-point-won = { $seat } scored a victory point at once and now has { $count }.
    .you = You scored a victory point at once and now have { $count }.
    .now = { $seat } scores a victory point at once and now has { $count }.
    .you-now = You score a victory point at once and now have { $count }.
macht-event-piece-removed = Uprising in { $region }: { $seat } lost { $pieces } to the stock.
    .you = Uprising in { $region }: you lost { $pieces } to the stock.
    .now = Uprising in { $region }: { $seat } loses { $pieces } to the stock.
    .you-now = Uprising in { $region }: you lose { $pieces } to the stock.
macht-event-region-swapped = { $seat } swapped the region marker of { $region }: { $symbol } instead of { $before }.
    .you = You swapped the region marker of { $region }: { $symbol } instead of { $before }.
    .now = { $seat } swaps the region marker of { $region }: { $symbol } instead of { $before }.
    .you-now = You swap the region marker of { $region }: { $symbol } instead of { $before }.
macht-event-effect-declined = { $seat } made no further use of { $marker }.
    .you = You made no further use of { $marker }.
    .now = { $seat } makes no further use of { $marker }.
    .you-now = You make no further use of { $marker }.
macht-event-effect-lapsed = { $seat } won { $marker }, but it had no effect.
    .you = You won { $marker }, but it had no effect.
    .now = { $seat } wins { $marker }, but it has no effect.
    .you-now = You win { $marker }, but it has no effect.
macht-event-reinforcement-declared = { $seat } played { $marker } to reinforce { $region }.
    .you = You played { $marker } to reinforce { $region }.
    .now = { $seat } plays { $marker } to reinforce { $region }.
    .you-now = You play { $marker } to reinforce { $region }.
macht-event-take-over-declared = { $seat } played { $marker } to take over { $region }, { $attack } against { $defence }.
    .you = You played { $marker } to take over { $region }, { $attack } against { $defence }.
    .now = { $seat } plays { $marker } to take over { $region }, { $attack } against { $defence }.
    .you-now = You play { $marker } to take over { $region }, { $attack } against { $defence }.
macht-event-number-declared = { $seat } played { $marker }.
    .you = You played { $marker }.
    .now = { $seat } plays { $marker }.
    .you-now = You play { $marker }.
macht-event-movement-declared = { $seat } played a movement: { $pieces } from { $start } to { $goal }.
    .you = You played a movement: { $pieces } from { $start } to { $goal }.
    .now = { $seat } plays a movement: { $pieces } from { $start } to { $goal }.
    .you-now = You play a movement: { $pieces } from { $start } to { $goal }.
macht-event-movement-declared-both = { $seat } played a movement: { $pieces } from { $start } to { $goal }, { $back } the other way.
    .you = You played a movement: { $pieces } from { $start } to { $goal }, { $back } the other way.
    .now = { $seat } plays a movement: { $pieces } from { $start } to { $goal }, { $back } the other way.
    .you-now = You play a movement: { $pieces } from { $start } to { $goal }, { $back } the other way.
macht-event-sea-movement-declared = { $seat } played a sea movement: { $pieces } from { $start } to { $goal }.
    .you = You played a sea movement: { $pieces } from { $start } to { $goal }.
    .now = { $seat } plays a sea movement: { $pieces } from { $start } to { $goal }.
    .you-now = You play a sea movement: { $pieces } from { $start } to { $goal }.
macht-event-resupply-declared = { $seat } played { $marker } for resupply: { $pieces }.
    .you = You played { $marker } for resupply: { $pieces }.
    .now = { $seat } plays { $marker } for resupply: { $pieces }.
    .you-now = You play { $marker } for resupply: { $pieces }.
macht-event-marker-stopped = { $seat } played the snake and stopped { $marker }.
    .you = You played the snake and stopped { $marker }.
    .now = { $seat } plays the snake and stops { $marker }.
    .you-now = You play the snake and stop { $marker }.
macht-event-marker-allowed = { $seat } kept the snake and let it happen.
    .you = You kept the snake and let it happen.
    .now = { $seat } keeps the snake and lets it happen.
    .you-now = You keep the snake and let it happen.
macht-event-reinforced = { $seat } put { $pieces } into { $region }.
    .you = You put { $pieces } into { $region }.
    .now = { $seat } puts { $pieces } into { $region }.
    .you-now = You put { $pieces } into { $region }.
macht-event-retreated = { $seat } retreated with { $kind } from { $start } to { $goal }.
    .you = You retreated with { $kind } from { $start } to { $goal }.
    .now = { $seat } retreats with { $kind } from { $start } to { $goal }.
    .you-now = You retreat with { $kind } from { $start } to { $goal }.
macht-event-pieces-lost = { $seat } lost { $pieces } in { $region } to the stock.
    .you = You lost { $pieces } in { $region } to the stock.
    .now = { $seat } loses { $pieces } in { $region } to the stock.
    .you-now = You lose { $pieces } in { $region } to the stock.
macht-event-occupied = { $seat } occupied { $region } with { $pieces }.
    .you = You occupied { $region } with { $pieces }.
    .now = { $seat } occupies { $region } with { $pieces }.
    .you-now = You occupy { $region } with { $pieces }.
macht-event-left-empty = { $seat } left { $region } empty.
    .you = You left { $region } empty.
    .now = { $seat } leaves { $region } empty.
    .you-now = You leave { $region } empty.
macht-event-bonus-gained = { $seat } has a bonus of { $count } in regions with the { $symbol } until the end of the cycle.
    .you = You have a bonus of { $count } in regions with the { $symbol } until the end of the cycle.
macht-event-pieces-moved = { $seat } moved { $pieces } from { $start } to { $goal }.
    .you = You moved { $pieces } from { $start } to { $goal }.
    .now = { $seat } moves { $pieces } from { $start } to { $goal }.
    .you-now = You move { $pieces } from { $start } to { $goal }.
macht-event-markers-done = { $seat } played no more markers.
    .you = You played no more markers.
    .now = { $seat } plays no more markers.
    .you-now = You play no more markers.
macht-event-cycle-ended = Cycle { $cycle } is over.
macht-event-regions-counted = { $seat } had { macht-active-regions }.
    .you = You had { macht-active-regions }.
    .now = { $seat } has { macht-active-regions }.
    .you-now = You have { macht-active-regions }.
macht-event-point-scored = { $seat } scored a victory point and now has { $count }.
    .you = You scored a victory point and now have { $count }.
    .now = { $seat } scores a victory point and now has { $count }.
    .you-now = You score a victory point and now have { $count }.
macht-event-totals-equal = Both have a total of { $total }: the next cycle decides.
macht-event-match-won = { $seat } won the match with a total of { $count }.
    .you = You won the match with a total of { $count }.
    .now = { $seat } wins the match with a total of { $count }.
    .you-now = You win the match with a total of { $count }.
macht-event-match-shared = The match was drawn, { $total } on both sides.
    .now = The match is drawn, { $total } on both sides.

## Choices

macht-action-take = Take { $marker }
macht-action-deploy = Deploy { $pieces } to { $region }
macht-action-resupply = { $count ->
    [0] Resupply (stock empty)
   *[other] Resupply: { $pieces }
}
macht-action-number = Play the number marker +1 { $symbol }
macht-action-resupply-with = Resupply with { $marker }: { $shown }
macht-action-resupply-with-short = Resupply with { $marker }: { $pieces } (not { $shown })
macht-action-reinforce = Reinforce { $region } ({ $marker })
macht-action-take-over = Take over { $region }, { $attack } : { $defence } ({ $marker })
macht-action-move = Movement from { $region }
macht-action-sail = Sea movement from { $region }
macht-action-to = To { $region }
macht-action-knights = { $count ->
    [0] No knight
    [one] 1 knight
   *[other] { $count } knights
}
macht-action-mages = { $count ->
    [0] No mage
    [one] 1 mage across
   *[other] { $count } mages across
}
macht-action-mages-back = { $count ->
    [one] 1 mage back
   *[other] { $count } mages back
}
macht-action-done = Play no more markers
macht-action-snake = Play the snake
macht-action-allow = Let it happen
macht-action-retreat = Retreat to { $region }: { $pieces }
macht-action-no-retreat = No retreat
macht-action-occupy = Occupy with { $pieces }
macht-action-leave = Leave it empty
macht-action-bid = Bid { $count }
macht-action-remove = Remove { $pieces } in { $region }
macht-action-stop-uprising = Remove nothing more
macht-action-swap = { $region } gets the { $symbol }
macht-action-stop-swap = No swap

## Prompts

macht-prompt-over = The match is over.
macht-prompt-waiting = { $count ->
    [one] Waiting for { $waiting }.
   *[other] Waiting for both players.
}
macht-prompt-acting = { $actions ->
    [one] Choose your action; it is the only one left in this turn.
   *[other] Choose an action; you have { $actions } in this turn.
}
macht-prompt-playing = Play another marker, or stop.
macht-prompt-last-cube = One cube is left: whatever removes it ends the cycle.
macht-prompt-moving-to = Where do your pieces go from { $start }?
macht-prompt-moving-knights = How many knights go from { $start } to { $goal }?
macht-prompt-moving-mages = How many mages go from { $start } to { $goal }?
macht-prompt-mages-back = Mages from { $goal } may come back in exchange.
macht-prompt-snake = Will you stop { $marker } with your snake?
macht-prompt-snake-cost = { $cubes ->
    [0] The snake takes the last cube: the cycle would end at once.
    [one] The snake takes a cube too; one would be left.
   *[other] The snake takes a cube too; { $cubes } would be left.
}
macht-prompt-retreating = { $region } is lost. Retreat with one piece?
macht-prompt-occupying = { $region } is now empty. Occupy it with { $pieces }?
macht-prompt-bidding = { $kind ->
    [knights] Bid knights for { $marker }.
   *[mages] Bid mages for { $marker }.
}
macht-prompt-rival-owes = { $seat } has not bid yet.
    .you = You have not bid yet.
macht-prompt-rival-sealed = { $seat } has sealed a bid.
    .you = You have sealed a bid.
macht-prompt-rising = { $count ->
    [one] Remove one more of your rival’s pieces there, or stop.
   *[other] Remove up to { $count } of your rival’s pieces in one region.
}
macht-prompt-swapping = Which region gets another symbol? Spare: { $spares }.

## Why not

macht-why-not-acting = That answers a question nobody has asked: now it is time for an action.
macht-why-not-playing = You are playing markers: play another one, or stop.
macht-why-not-moving-to = First say where the movement goes.
macht-why-not-moving-knights = First say how many knights move.
macht-why-not-moving-mages = First say how many mages move.
macht-why-not-snake = First decide whether your snake stops the marker.
macht-why-not-retreating = First decide whether a piece retreats.
macht-why-not-occupying = First decide whether a piece occupies the region.
macht-why-not-bidding = First both players seal a bid.
macht-why-not-rising = First carry out the uprising, or stop it.
macht-why-not-swapping = First carry out the region swap, or decline it.
macht-why-not-marker = This marker is not in your reserve: { $marker }.
macht-why-not-display = This marker is not in the display: { $marker }.
macht-why-not-rivals = { $region } belongs to your rival.
macht-why-not-not-rivals = { $region } does not belong to your rival.
macht-why-not-not-own = { $region } does not belong to you.
macht-why-not-full = { $region } holds more than { $limit } of your pieces.
macht-why-not-reserve = { $kind ->
    [magic] There is no mage in your reserve, and only mages are active.
   *[sword] There is no knight in your reserve, and only knights are active.
}
macht-why-not-weak = The attack on { $region } is not greater than the defence: { $attack } : { $defence }.
macht-why-not-coast = { $region } has no coast.
macht-why-not-no-goal = From { $region } there is nowhere to go.
macht-why-not-fewer = { $region } does not have that many: { $pieces }.
macht-why-not-nothing-moves = At least one piece must move.
macht-why-not-back-by-sea = By sea, pieces go one way only.
macht-why-not-nothing-back = Mages come back only in exchange for knights, and at least one of them.
macht-why-not-same-region = The pieces are already in { $region }.
macht-why-not-neighbour = { $kind ->
    [magic] { $region } and { $goal } are not neighbours: they show different symbols.
   *[sword] { $region } and { $goal } are not neighbours: they have no common border.
}
macht-why-not-into-empty = { $region } is empty, and at this table a movement may enter only your own regions.
macht-why-not-no-knight = There is no knight in { $region }.
macht-why-not-no-mage = There is no mage in { $region }.
macht-why-not-bid = You cannot bid more than your reserve holds: { $pieces }.
macht-why-not-one-region = The uprising is in { $region }, and in one region only.
macht-why-not-knights-first = Knights are removed before mages.
macht-why-not-same-symbol = { $region } already shows this symbol: { $symbol }.
macht-why-not-spare = No spare region marker shows this symbol: { $symbol }.

## Positions

macht-position-cycle = Cycle
macht-position-cycle-is = { $kind ->
    [magic] { $cycle }, magic
   *[sword] { $cycle }, sword
}
macht-position-hourglass = Hourglass
macht-position-hourglass-is = { $cubes } of { $of }
macht-position-turn = Turn
macht-position-turn-is = { $actions ->
    [one] { $seat }, one action left
   *[other] { $seat }, { $actions } actions left
}
    .you = { $actions ->
        [one] you, one action left
       *[other] you, { $actions } actions left
    }
macht-position-seat = Player
macht-position-points = Points
macht-position-active = Active regions
macht-position-total = Total ({ $win } to win)
macht-position-reserve = Reserve
macht-position-stock = Stock
macht-position-markers = Markers
macht-position-bonuses = Bonus
macht-position-orange = { $seat } (orange)
    .you = You (orange)
macht-position-white = { $seat } (white)
    .you = You (white)
macht-position-region = { $region } ({ $symbol })
macht-position-empty = empty
macht-position-held = { $active ->
    [yes] { $seat }: { $pieces }, active
   *[no] { $seat }: { $pieces }
}
    .you = { $active ->
        [yes] you: { $pieces }, active
       *[no] you: { $pieces }
    }
macht-position-display = Display
macht-position-spares = Spare region markers
macht-position-bowl = Bowl
macht-position-discards = Discards
macht-position-glasses = Hourglass markers to come
macht-position-glass = { $value }
macht-position-resupply = Next resupply gives
macht-position-marker = Marker in play
macht-position-declared = Declared
macht-position-taking-over = { $region } is taken over
macht-position-way = from { $start } to { $goal }: { $pieces }
macht-position-way-from = from { $start }
macht-position-way-to = from { $start } to { $goal }
macht-position-uprising = Uprising
macht-position-risen = removed in { $region }: { $pieces }
macht-position-bid = Your bid

## What speaks for an action

macht-judge-points = That brings you closer to the twelve you need.
macht-judge-regions = You have more regions that are active now or in the next cycle.
macht-judge-lead = You are more likely to lead in active regions, which scores a victory point at the end of the cycle.
macht-judge-safety = Your regions are harder to take over.
macht-judge-reserve = You have more pieces in your reserve.
macht-judge-markers = You have more useful markers in your reserve.
macht-judge-turn = You keep more actions for this turn.

## Chronicle: headings, and lines that tell of several events

macht-turn-of = { $seat }
    .you = You
macht-turn-cycle = { $kind ->
    [magic] Cycle { $cycle } · magic
   *[sword] Cycle { $cycle } · sword
}
macht-turn-cycle-end = End of cycle { $cycle }
macht-line-deployment = { $pieces } to { $region }
macht-line-deployed = { $seat } deployed { $deployments }.
    .you = You deployed { $deployments }.
macht-line-display = New in the display: { $markers }.
macht-line-region = { $region } ({ $symbol })
macht-line-regions = The regions show: { $regions }.

## The end

macht-end-title = Totals, cycle by cycle
macht-end-cycle = Cycle { $cycle }
macht-end-points = Victory points
macht-end-regions = Active regions
macht-end-won = { $seat } has won with a total of { $total }: victory points { $points }, active regions { $regions }.
    .you = You have won with a total of { $total }: victory points { $points }, active regions { $regions }.
macht-end-both =
    { $rival-is ->
        [you] You reached { $total } too
       *[other] { $rival } reached { $total } too
    }; the higher total decides.
macht-end-why =
    Ahead in active regions in { $led ->
        [one] one cycle
       *[other] { $led } cycles
    }, level in { $level }
macht-end-blow =
    At the end of cycle { $cycle }, active regions: { $own } ({ $seat }) to { $other } ({ $rival-is ->
        [you] you
       *[other] { $rival }
    }).
    .you = At the end of cycle { $cycle }, active regions: { $own } (you) to { $other } ({ $rival }).
macht-end-attack = The last attack was on { $region }, { $attack } to { $defence } ({ $seat }).
    .you = Your last attack was on { $region }, { $attack } to { $defence }.
macht-end-otherwise = One active region fewer would have made { $total }: not enough.
macht-end-bid = The highest bid
macht-end-bid-says = { $seat } bid { $count } for { $marker }.
    .you = You bid { $count } for { $marker }.
macht-end-attacked = Fought over most
macht-end-attacked-says =
    { $region } was attacked { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
macht-end-snakes = Snakes
macht-end-snakes-says =
    { $seat } stopped { $count ->
        [one] one marker
       *[other] { $count } markers
    }, the rival { $other }.
    .you =
        You stopped { $count ->
            [one] one marker
           *[other] { $count } markers
        }, your rival { $other }.

## Hints: what a choice brings

macht-gain-attack = { $region }: attack { $attack } against defence { $defence }.
macht-gain-regions = Active regions then: you { $own }, your rival { $other }.
