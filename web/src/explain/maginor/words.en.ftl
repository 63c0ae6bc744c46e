# What maginor is about, and the headings of its reference card.

web-maginor-glance-theme = Win the oracles’ votes before old Maginor comes by to collect them.
web-maginor-glance-aim = Have the most votes when the Hall is scored.
web-maginor-glance-end = With the Hall, when Maginor steps onto it.
web-maginor-turn-1 = Cards and spells
web-maginor-turn-1-says = play and cast as many as you like, or none.
web-maginor-turn-1-rules = M32 M111
web-maginor-turn-2 = Move or roll
web-maginor-turn-2-says = move your wizard, or roll: the symbol wins you a slot, free or by a duel.
web-maginor-turn-2-rules = M112 M125 M14
web-maginor-turn-3 = Maginor walks
web-maginor-turn-3-says = his face makes him step; the oracle he leaves is scored.
web-maginor-turn-3-rules = M16 M128
web-maginor-part-spells = Spells, and where they lie
web-maginor-part-symbols = Cards and die
web-maginor-part-duel = Duel and scoring
