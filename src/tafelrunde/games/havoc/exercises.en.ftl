# What exercises are called and what they ask, by the kind of decision.

havoc-exercise-turn = Recruit or fight
havoc-exercise-turn-asks = Your turn: recruit, or cry Havoc for the next battle.
havoc-exercise-recruit = A card to recruit
havoc-exercise-recruit-asks = You recruit: choose where the next card comes from.
havoc-exercise-put = What to put down
havoc-exercise-put-asks = You have your two cards: put one down, or send a dog.
havoc-exercise-join = Join or stay out
havoc-exercise-join-asks = A battle has begun and you are asked: join with a first card, or stay out.
havoc-exercise-add = Cards for the battle
havoc-exercise-add-asks = You are in the battle: lay another card, or let it be.
havoc-exercise-scavenge = After the battle
havoc-exercise-scavenge-asks = The battle is over and your dogs may run: choose what they bring.
havoc-exercise-peace = A year of peace
havoc-exercise-peace-asks = A year of peace costs you a card: choose which.
havoc-exercise-choose = The next battle
havoc-exercise-choose-asks = You may say which battle comes next: choose it.
havoc-exercise-swap = Dogs before Castillon
havoc-exercise-swap-asks = Castillon comes next: swap up to two dogs, or keep them.
