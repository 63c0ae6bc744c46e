# What druidenwalzer is about, and the headings of its reference card.

web-druidenwalzer-glance-theme = Lay one spirit, and all its equals dance round the trees; then the druids fight.
web-druidenwalzer-glance-aim = Hang your sixth sign on a rival’s tree and it is yours: take two trees.
web-druidenwalzer-glance-end = At once, when a cult has lost its second tree.
web-druidenwalzer-turn-1 = Lay a spirit
web-druidenwalzer-turn-1-says = at one of your trees; the ring goes there.
web-druidenwalzer-turn-1-rules = D109 D110
web-druidenwalzer-turn-2 = The dance
web-druidenwalzer-turn-2-says = all open equals go as far as the tree has spirals, the way the spirit turns.
web-druidenwalzer-turn-2-rules = D111 D112
web-druidenwalzer-turn-3 = The fights
web-druidenwalzer-turn-3-says = druids of one colour compare their spirits; the stronger hangs a sign.
web-druidenwalzer-turn-3-rules = D12 D115
web-druidenwalzer-part-actions = Three actions
web-druidenwalzer-part-dance = Dance and fights
web-druidenwalzer-part-trees = Trees and hand
web-druidenwalzer-part-circle = The circle of places, clockwise, with the distance of each tree
web-druidenwalzer-part-left = left: clockwise
web-druidenwalzer-part-right = right: anticlockwise
