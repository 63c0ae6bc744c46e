# What exercises are called and what they ask, by the kind of decision.

maginor-exercise-turn = Card, move or die
maginor-exercise-turn-asks = Your turn: play a card, cast a spell, move or roll.
maginor-exercise-wand = Where the wand points
maginor-exercise-wand-asks = You play a wand: choose the oracle where you roll.
maginor-exercise-symbol = Name a symbol
maginor-exercise-symbol-asks = You may name the symbol: choose it.
maginor-exercise-slot = Which slot
maginor-exercise-slot-asks = Several slots are free: choose the one for your token.
maginor-exercise-challenge = Whom to challenge
maginor-exercise-challenge-asks = No slot of this symbol is free: choose whom you challenge.
maginor-exercise-prize = Oracle or spell
maginor-exercise-prize-asks = You come first at this oracle: choose your prize.
maginor-exercise-spell = Use a spell
maginor-exercise-spell-asks = A spell is at work: choose what it does.
maginor-exercise-duel = The duel
maginor-exercise-duel-asks = A duel: choose your elemental in secret.
