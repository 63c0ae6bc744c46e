# What havoc is about, and the headings of its reference card.

web-havoc-glance-theme = You lead mercenaries through the Hundred Years War, with poker hands of up to six cards, and dogs.
web-havoc-glance-aim = Have the most points after nine battles.
web-havoc-glance-end = After eight battles everybody fights Castillon with the strongest six cards of the hand. So keep some.
web-havoc-turn-1 = Recruit
web-havoc-turn-1-says = get two cards, put one down.
web-havoc-turn-1-rules = H112
web-havoc-turn-2 = Or cry Havoc
web-havoc-turn-2-says = lay two cards or more; the others join or stay out.
web-havoc-turn-2-rules = H115 H21
web-havoc-turn-3 = Take the coins
web-havoc-turn-3-says = the best combinations are paid, then dogs bring cards back.
web-havoc-turn-3-rules = H124 H125
web-havoc-part-dogs = What to look up
web-havoc-part-spare = Straights and flushes allow no spare card. Where combinations are equal, spare cards decide.
web-havoc-part-yours = with your cards
