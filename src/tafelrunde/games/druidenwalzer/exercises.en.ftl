# What exercises are called and what they ask, by the kind of decision.

druidenwalzer-exercise-place = Set-up
druidenwalzer-exercise-place-asks = Before the first waltz: decide how you begin.
druidenwalzer-exercise-signs = Win a sign
druidenwalzer-exercise-signs-asks = Your turn: choose what brings most in the fights.
druidenwalzer-exercise-capture = Capture a tree
druidenwalzer-exercise-capture-asks = Many of your signs hang on a tree of your rival: choose how you go on.
druidenwalzer-exercise-save = Save a tree
druidenwalzer-exercise-save-asks = Many of your rival’s signs hang on one of your trees: choose how you go on.
druidenwalzer-exercise-bare = A bare tree
druidenwalzer-exercise-bare-asks = One of your trees is bare and is lost if it stays so: choose how you go on.
druidenwalzer-exercise-fights = The order of fights
druidenwalzer-exercise-fights-asks = Choose which druids fight next.
