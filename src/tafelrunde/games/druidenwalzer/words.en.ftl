### Druidenwalzer in English.

druidenwalzer-title = Druidenwalzer
druidenwalzer-about = Two cults make spirits dance around eight trees, and their druids fight with whatever comes to rest beside them.

druidenwalzer-option-handicap = Spirits put back into the box
druidenwalzer-option-handicap-none = none
druidenwalzer-option-handicap-moon-2 = Moon won last: a 2
druidenwalzer-option-handicap-moon-3 = Moon won twice: a 3
druidenwalzer-option-handicap-sun-2 = Sun won last: a 2
druidenwalzer-option-handicap-sun-3 = Sun won twice: a 3
druidenwalzer-option-handicap-moon-1-sun-2 = Moon is a novice: a 1; Sun a 2
druidenwalzer-option-handicap-moon-1-sun-3 = Moon is a novice: a 1; Sun a 3
druidenwalzer-option-handicap-moon-2-sun-1 = Sun is a novice: a 1; Moon a 2
druidenwalzer-option-handicap-moon-3-sun-1 = Sun is a novice: a 1; Moon a 3

druidenwalzer-reason-two-trees = One cult has lost two trees.
druidenwalzer-reason-limit-trees = The turn limit was reached; the cult that has lost fewer trees wins.
druidenwalzer-reason-limit-signs = The turn limit was reached; trees are tied, and signs on the rival’s trees decide.
druidenwalzer-reason-limit-shared = The turn limit was reached with equal trees and equal signs; first place is shared.

## Names of things

druidenwalzer-none = –
druidenwalzer-bare = bare
druidenwalzer-captured = captured
druidenwalzer-cult-moon = Moon
druidenwalzer-cult-sun = Sun
druidenwalzer-colour-black = Black
druidenwalzer-colour-orange = Orange
druidenwalzer-colour-purple = Purple
druidenwalzer-druid-object-black = the black druid
druidenwalzer-druid-object-orange = the orange druid
druidenwalzer-druid-object-purple = the purple druid
druidenwalzer-spirit-left = { $strength } (clockwise)
druidenwalzer-spirit-right = { $strength } (anticlockwise)
druidenwalzer-spirit-object-left = { $strength } (clockwise)
druidenwalzer-spirit-object-right = { $strength } (anticlockwise)
druidenwalzer-spirit-short-left = { $strength } clockwise
druidenwalzer-spirit-short-right = { $strength } anticlockwise
druidenwalzer-spirit-many-left = { $count } × { $strength } clockwise
druidenwalzer-spirit-many-right = { $count } × { $strength } anticlockwise
druidenwalzer-tree-name-moon = Moon { $number }
druidenwalzer-tree-name-sun = Sun { $number }
druidenwalzer-tree-at-moon = at Moon { $number }
druidenwalzer-tree-at-sun = at Sun { $number }
druidenwalzer-tree-from-moon = from Moon { $number }
druidenwalzer-tree-from-sun = from Sun { $number }
druidenwalzer-tree-to-moon = to Moon { $number }
druidenwalzer-tree-to-sun = to Sun { $number }
druidenwalzer-tree-lay-moon = at Moon { $number }
druidenwalzer-tree-lay-sun = at Sun { $number }
druidenwalzer-tree-hang-moon = on Moon { $number }
druidenwalzer-tree-hang-sun = on Sun { $number }
druidenwalzer-tree-off-moon = from Moon { $number }
druidenwalzer-tree-off-sun = from Sun { $number }
druidenwalzer-tree-taken-moon = Moon { $number }
druidenwalzer-tree-taken-sun = Sun { $number }
druidenwalzer-board-to-moon = to Moon’s board
druidenwalzer-board-to-sun = to Sun’s board

## What happened

druidenwalzer-event-boxed = { $seat } put a { $spirit } back into the box.
    .you = You put a { $spirit } back into the box.
    .now = { $seat } puts a { $spirit } back into the box.
    .you-now = You put a { $spirit } back into the box.
druidenwalzer-event-started = { $seat } began with a { $spirit } on the board.
    .you = You began with a { $spirit } on your board.
    .now = { $seat } begins with a { $spirit } on the board.
    .you-now = You begin with a { $spirit } on your board.
druidenwalzer-event-drew = { $seat } drew a { $spirit }.
    .you = You drew a { $spirit }.
    .now = { $seat } draws a { $spirit }.
    .you-now = You draw a { $spirit }.
druidenwalzer-event-drew-secret = { $seat } drew a spirit.
    .you = You drew a spirit.
    .now = { $seat } draws a spirit.
    .you-now = You draw a spirit.
druidenwalzer-event-turned-up = The { $spirit } { $place } was turned up.
    .now = The { $spirit } { $place } is turned up.
druidenwalzer-event-laid = { $seat } laid a { $spirit } { $place }.
    .you = You laid a { $spirit } { $place }.
    .now = { $seat } lays a { $spirit } { $place }.
    .you-now = You lay a { $spirit } { $place }.
druidenwalzer-event-came-home = The { $spirit } went { $place } to { $seat }’s board.
    .you = The { $spirit } went { $place } to your board.
    .now = The { $spirit } goes { $place } to { $seat }’s board.
    .you-now = The { $spirit } goes { $place } to your board.
druidenwalzer-event-withdrew-from-hand = { $seat } withdrew a { $spirit } from hand.
    .you = You withdrew a { $spirit } from your hand.
    .now = { $seat } withdraws a { $spirit } from hand.
    .you-now = You withdraw a { $spirit } from your hand.
druidenwalzer-event-withdrew = { $seat } withdrew the { $spirit } { $place }.
    .you = You withdrew the { $spirit } { $place }.
    .now = { $seat } withdraws the { $spirit } { $place }.
    .you-now = You withdraw the { $spirit } { $place }.
druidenwalzer-event-shown = The { $spirit } { $place } was shown.
    .now = The { $spirit } { $place } is shown.
druidenwalzer-event-ring-laid = { $colour } rests: the ring lies { $place }.
druidenwalzer-event-ring-laid-free = The ring lies { $place }, where no druid stands: all three colours fight.
druidenwalzer-event-ring-returned = The ring went back to the middle.
    .now = The ring goes back to the middle.
druidenwalzer-event-nobody-danced = No other { $strength } was face up: nobody danced.
    .now = No other { $strength } is face up: nobody dances.
druidenwalzer-event-danced = The { $spirit } danced { $place } { $goal }.
    .now = The { $spirit } dances { $place } { $goal }.
druidenwalzer-event-fight-won = { $colour }: { $seat } won, { $strength } to { $against }.
    .you = { $colour }: you won, { $strength } to { $against }.
    .now = { $colour }: { $seat } wins, { $strength } to { $against }.
    .you-now = { $colour }: you win, { $strength } to { $against }.
druidenwalzer-event-fight-won-bare = { $colour }: { $seat } won with { $strength } against a bare tree.
    .you = { $colour }: you won with { $strength } against a bare tree.
    .now = { $colour }: { $seat } wins with { $strength } against a bare tree.
    .you-now = { $colour }: you win with { $strength } against a bare tree.
druidenwalzer-event-fight-drawn = { $colour }: a draw, { $strength } to { $strength }.
druidenwalzer-event-fight-drawn-bare = { $colour }: a draw, both trees are bare.
druidenwalzer-event-sign-hung = { $seat } hung a sign { $place }, the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } one there.
    .you = You hung a sign { $place }, the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } one there.
    .now = { $seat } hangs a sign { $place }, the { $count ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[6] sixth
        } one there.
    .you-now = You hang a sign { $place }, the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } one there.
druidenwalzer-event-tree-captured = { $seat } captured { $place }.
    .you = You captured { $place }.
    .now = { $seat } captures { $place }.
    .you-now = You capture { $place }.
druidenwalzer-event-bare-tree-lost = { $seat } lost { $place }, which stayed bare.
    .you = You lost { $place }, which stayed bare.
    .now = { $seat } loses { $place }, which stayed bare.
    .you-now = You lose { $place }, which stayed bare.
druidenwalzer-event-signs-returned = { $seat } got { $count ->
        [one] a sign
       *[other] { $count } signs
    } back { $place }.
    .you = You got { $count ->
        [one] a sign
       *[other] { $count } signs
    } back { $place }.
    .now = { $seat } gets { $count ->
            [one] a sign
           *[other] { $count } signs
        } back { $place }.
    .you-now = You get { $count ->
        [one] a sign
       *[other] { $count } signs
    } back { $place }.
druidenwalzer-event-pile-cleared = { $count ->
        [one] A spirit
       *[other] { $count } spirits
    } went { $place } to { $seat }’s board.
    .you = { $count ->
        [one] A spirit
       *[other] { $count } spirits
    } went { $place } to your board.
    .now = { $count ->
            [one] A spirit goes
           *[other] { $count } spirits go
        } { $place } to { $seat }’s board.
    .you-now = { $count ->
            [one] A spirit goes
           *[other] { $count } spirits go
        } { $place } to your board.
druidenwalzer-event-druid-placed = { $seat } placed { $colour } { $goal }.
    .you = You placed { $colour } { $goal }.
    .now = { $seat } places { $colour } { $goal }.
    .you-now = You place { $colour } { $goal }.
druidenwalzer-event-druid-jumped = { $seat } moved { $colour } { $place } { $goal }.
    .you = You moved { $colour } { $place } { $goal }.
    .now = { $seat } moves { $colour } { $place } { $goal }.
    .you-now = You move { $colour } { $place } { $goal }.
druidenwalzer-event-druid-moved = { $colour }: { $seat }’s druid had to move { $place } { $goal }.
    .you = { $colour }: your druid had to move { $place } { $goal }.
    .now = { $colour }: { $seat }’s druid has to move { $place } { $goal }.
    .you-now = { $colour }: your druid has to move { $place } { $goal }.
druidenwalzer-event-reshuffled = { $seat } shuffled the board into a new deck of { $count ->
        [one] one spirit
       *[other] { $count } spirits
    }.
    .you = You shuffled your board into a new deck of { $count ->
        [one] one spirit
       *[other] { $count } spirits
    }.
    .now = { $seat } shuffles the board into a new deck of { $count ->
            [one] one spirit
           *[other] { $count } spirits
        }.
    .you-now = You shuffle your board into a new deck of { $count ->
        [one] one spirit
       *[other] { $count } spirits
    }.
druidenwalzer-event-turn-skipped = { $seat } could do nothing; the turn was skipped.
    .you = You could do nothing; your turn was skipped.
    .now = { $seat } can do nothing; the turn is skipped.
    .you-now = You can do nothing; your turn is skipped.

## Choices

druidenwalzer-action-box = Put a { $spirit } back into the box
druidenwalzer-action-start = Begin with a { $spirit } on your board
druidenwalzer-action-place = Place { $druid } { $place }
druidenwalzer-action-waltz = Waltz: lay a { $spirit } { $place }
druidenwalzer-action-jump = Jump: move { $druid } { $origin } { $goal }
druidenwalzer-action-withdraw = Withdraw a { $spirit } from your hand
druidenwalzer-action-withdraw-from-tree = Withdraw the { $spirit } { $origin }
druidenwalzer-action-fight = { $colour } fights next

## What is asked

druidenwalzer-prompt-over = The match is over.
druidenwalzer-prompt-wait = Waiting for { $seat }.
druidenwalzer-prompt-box = Choose the { $strength } to put back into the box.
druidenwalzer-prompt-start = Choose the first spirit on your board: a 1, clockwise or anticlockwise.
druidenwalzer-prompt-place-black = Place your black druid at one of your trees.
druidenwalzer-prompt-place-orange = Place your orange druid at one of your trees.
druidenwalzer-prompt-place-purple = Place your purple druid at one of your trees.
druidenwalzer-prompt-turn = Waltz, jump or withdraw a spirit.
druidenwalzer-prompt-fight = Choose who fights next: both cults could take their second tree.
druidenwalzer-prompt-bare = { $tree } is bare. It is lost if no spirit lies there at the end of your turn.
druidenwalzer-prompt-no-hand = Your hand is empty, so you cannot waltz.
druidenwalzer-prompt-no-jump = With three trees left you cannot jump.

## Why something is not allowed

druidenwalzer-why-not-box-phase = Spirits go back into the box only before the set-up, and only with a handicap.
druidenwalzer-why-not-box-strength = You have to put a { $strength } back into the box.
druidenwalzer-why-not-start-phase = The first spirit on your board is chosen only right before the deal.
druidenwalzer-why-not-start-strength = The first spirit on your board must be a { $strength }.
druidenwalzer-why-not-place-early = Druids are placed last, once everything has been dealt.
druidenwalzer-why-not-place-late = Druids are placed only during the set-up; later they jump.
druidenwalzer-why-not-place-order = Druids are placed in the order black, orange, purple.
druidenwalzer-why-not-placed = You have already placed { $druid }.
druidenwalzer-why-not-tree-taken = A druid already stands { $at }.
druidenwalzer-why-not-fight-phase = You are asked for the order of the fights only when it can matter.
druidenwalzer-why-not-fight-done = { $colour } does not fight any more this turn: each colour fights once, and the one in the ring rests.
druidenwalzer-why-not-fighting = The fights of your waltz come first: choose who fights next.
druidenwalzer-why-not-set-up = The turns begin once both cults have placed their druids.
druidenwalzer-why-not-not-in-hand = You have no { $spirit } in your hand.
druidenwalzer-why-not-captured = { $tree } is captured: nothing can be laid there.
druidenwalzer-why-not-no-spirit = There is no spirit { $at }.

## The position

druidenwalzer-position-turn = Turn
druidenwalzer-position-cult = Cult
druidenwalzer-position-player = Player
druidenwalzer-position-name = { $seat }
    .you = you
druidenwalzer-position-trees-left = Trees
druidenwalzer-position-hand-size = Hand
druidenwalzer-position-deck-size = Deck
druidenwalzer-position-board-size = Board
druidenwalzer-position-top = Top
druidenwalzer-position-tree = Tree
druidenwalzer-position-druid = Druid
druidenwalzer-position-signs = Signs
druidenwalzer-position-below = Below, from the top
druidenwalzer-position-unseen = Unseen
druidenwalzer-position-ring = Ring
druidenwalzer-position-fights = Still to fight
druidenwalzer-position-board-moon = Moon’s board
druidenwalzer-position-board-sun = Sun’s board
druidenwalzer-position-hidden-moon = Moon’s hand, deck and unseen spirits together
druidenwalzer-position-hidden-sun = Sun’s hand, deck and unseen spirits together
druidenwalzer-position-pool = Your unseen spirits and first deck together
druidenwalzer-position-deck = Your reshuffled deck
druidenwalzer-position-boxed-moon = Moon put into the box
druidenwalzer-position-boxed-sun = Sun put into the box
druidenwalzer-position-hand = Your hand

## What speaks for an action

druidenwalzer-judge-captured = That captures one of your rival’s trees.
druidenwalzer-judge-signs = Your signs hang where they count.
druidenwalzer-judge-fights = Your druids are better placed for the next fights.
druidenwalzer-judge-finish = One more fight won wins you the match.
druidenwalzer-judge-piles = Your trees keep enough spirits; none goes bare.
druidenwalzer-judge-turn = You keep the turn.

## Chronicle: headings, and lines that tell of several events

druidenwalzer-turn-of = { $seat }
    .you = You
druidenwalzer-line-drew = { $seat } drew: { $spirits }.
    .you = You drew: { $spirits }.
druidenwalzer-line-drew-secret = { $seat } drew { $count } spirits.
    .you = You drew { $count } spirits.
druidenwalzer-line-spirit-at = { $spirit } ({ $place })
druidenwalzer-line-turned-up = Turned up: { $spirits }.
druidenwalzer-line-druid-at = { $colour } ({ $place })
druidenwalzer-line-placed = { $seat } placed the druids: { $druids }.
    .you = You placed your druids: { $druids }.
druidenwalzer-line-dance = { $spirit } { $place } { $goal }
druidenwalzer-line-danced = Danced: { $dances }.
druidenwalzer-line-fight-won =
    { $colour }: { $seat } won, { $against ->
        [0] { $strength } against a bare tree
       *[other] { $strength } to { $against }
    }, and hung the { $signs ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } sign { $place }.
    .you =
        { $colour }: you won, { $against ->
            [0] { $strength } against a bare tree
           *[other] { $strength } to { $against }
        }, and hung the { $signs ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[6] sixth
        } sign { $place }.

## The end

druidenwalzer-end-title = Trees won, one by one
druidenwalzer-end-trees = Trees
druidenwalzer-end-signs = Signs hung
druidenwalzer-end-shared = The win is shared: equal trees and equal signs at the turn limit.
druidenwalzer-end-won-two-trees =
    { $seat } has won: { $rival-is ->
        [you] you have lost two trees
       *[other] { $rival } has lost two trees
    }.
    .you = You have won: { $rival } has lost two trees.
druidenwalzer-end-won-limit-trees =
    { $seat } has won at the turn limit: { $rival-is ->
        [you] you have lost more trees
       *[other] { $rival } has lost more trees
    }.
    .you = You have won at the turn limit: { $rival } has lost more trees.
druidenwalzer-end-won-limit-signs =
    { $seat } has won at the turn limit, with equal trees: { $rival-is ->
        [you] you hung fewer signs
       *[other] { $rival } hung fewer signs
    }.
    .you = You have won at the turn limit, with equal trees: { $rival } hung fewer signs.
druidenwalzer-end-fell = { $tree } in turn { $turn }
druidenwalzer-end-why =
    { $count ->
        [0] Won no tree
       *[other] Won { $trees }
    }
druidenwalzer-end-blow = { $colour }: { $seat } won, { $strength } to { $against }, and hung the sixth sign on { $tree } in turn { $turn }.
    .you = { $colour }: you won, { $strength } to { $against }, and hung the sixth sign on { $tree } in turn { $turn }.
druidenwalzer-end-blow-bare = { $tree } stayed bare in turn { $turn }, and { $seat } lost it.
    .you = { $tree } stayed bare in turn { $turn }, and you lost it.
druidenwalzer-end-otherwise = A { $strength } on the other side would have made it a draw, and { $tree } would still stand.
druidenwalzer-end-dance = The longest dance
druidenwalzer-end-dance-says =
    { $seat } laid a { $spirit } { $place }, and { $count ->
        [one] one spirit
       *[other] { $count } spirits
    } danced.
    .you =
        You laid a { $spirit } { $place }, and { $count ->
            [one] one spirit
           *[other] { $count } spirits
        } danced.
druidenwalzer-end-fights = The fights
druidenwalzer-end-fights-says =
    { $seat } won { $won }, { $rival-is ->
        [you] you
       *[other] { $rival }
    } { $lost }; drawn: { $drawn }.
    .you = You won { $won }, { $rival } { $lost }; drawn: { $drawn }.
druidenwalzer-end-clearest = The clearest fight
druidenwalzer-end-clearest-says = { $colour }: { $seat } won { $strength } to { $against }.
    .you = { $colour }: you won { $strength } to { $against }.

## Hints: what a choice brings

druidenwalzer-gain-fights = Certain fights: won { $won }, lost { $lost }.
