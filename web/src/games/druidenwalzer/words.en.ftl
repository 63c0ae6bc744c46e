# Words of the board of Druidenwalzer.

web-druidenwalzer-heading-moon = Moon against Sun · turn { $number }
web-druidenwalzer-heading-sun = Sun against Moon · turn { $number }
web-druidenwalzer-over = finished match
web-druidenwalzer-seat = { $cult } · { $signs }
web-druidenwalzer-signs =
    { $count ->
        [0] no signs
        [one] 1 sign
       *[other] { $count } signs
    }
web-druidenwalzer-colour-black = black
web-druidenwalzer-colour-orange = orange
web-druidenwalzer-colour-purple = purple
web-druidenwalzer-druid-moon = Moon’s { $colour } druid
web-druidenwalzer-druid-sun = Sun’s { $colour } druid
web-druidenwalzer-ring = The ring, in the middle
web-druidenwalzer-lost = lost
web-druidenwalzer-top = on top: { $spirit }
web-druidenwalzer-look =
    { $count ->
        [one] { $place }: 1 spirit, look through
       *[other] { $place }: { $count } spirits, look through
    }
web-druidenwalzer-from-top =
    { $count ->
        [0] All spirits, from the top.
        [one] From the top; one still lies face down.
       *[other] From the top; { $count } still lie face down.
    }
web-druidenwalzer-nothing = None.
web-druidenwalzer-deck-moon = Moon’s deck
web-druidenwalzer-deck-sun = Sun’s deck
web-druidenwalzer-deck-you = Your deck
web-druidenwalzer-deck-short = deck
web-druidenwalzer-left = { $count } left
web-druidenwalzer-hand-of = hand of { $count }
web-druidenwalzer-hand-empty = Your hand is empty.
web-druidenwalzer-refill = You draw three again once your hand is empty.
web-druidenwalzer-action = Action
web-druidenwalzer-kind-waltz = Waltz
web-druidenwalzer-kind-jump = Jump
web-druidenwalzer-kind-withdraw = Withdraw
web-druidenwalzer-how-waltz = Choose a spirit from your hand, then one of your trees.
web-druidenwalzer-how-tree = Now choose the tree. Point at one to see who dances and who fights.
web-druidenwalzer-how-jump = Choose the druid that goes to your tree without one.
web-druidenwalzer-how-withdraw = Choose a spirit from your hand or the top one at a tree: it goes to your board.
web-druidenwalzer-do-waltz = Dance
web-druidenwalzer-do-jump = Jump
web-druidenwalzer-do-withdraw = Withdraw
web-druidenwalzer-do-withdraw-tree = Withdraw
web-druidenwalzer-do-place = Place
web-druidenwalzer-do-start = Begin
web-druidenwalzer-do-box = Into the box
web-druidenwalzer-do-fight = Fight
web-druidenwalzer-dance-left = { $strength } ↻ { $at }: { $count ->
        [0] nobody dances.
        [one] one spirit dances { $places ->
            [one] one place
           *[other] { $places } places
        }, clockwise.
       *[other] { $count } spirits dance { $places ->
            [one] one place
           *[other] { $places } places
        }, clockwise.
    }
web-druidenwalzer-dance-right = { $strength } ↺ { $at }: { $count ->
        [0] nobody dances.
        [one] one spirit dances { $places ->
            [one] one place
           *[other] { $places } places
        }, anticlockwise.
       *[other] { $count } spirits dance { $places ->
            [one] one place
           *[other] { $places } places
        }, anticlockwise.
    }
web-druidenwalzer-you-take-line = You capture { $tree }.
web-druidenwalzer-you-lose-line = You lose { $tree }.
web-druidenwalzer-fights = Fights
web-druidenwalzer-rests = rests in the ring
web-druidenwalzer-draw = a draw
web-druidenwalzer-open = depends on a face-down spirit
web-druidenwalzer-sign = a sign { $on }
web-druidenwalzer-you-take = sixth sign: you capture { $tree }
web-druidenwalzer-you-lose = sixth sign: you lose { $tree }
web-druidenwalzer-you = you
web-druidenwalzer-hand-short = hand
web-druidenwalzer-board-moon = Moon’s board
web-druidenwalzer-board-sun = Sun’s board
