# Words of the board of Havoc.

web-havoc-battle-of = battle { $number } of { $count }
web-havoc-over = finished match
web-havoc-battles = Battles
web-havoc-year-of-peace = year of peace
web-havoc-raided = raided
web-havoc-won-by =
    { $name-is ->
        [you] won by you
       *[other] won by { $name }
    }
web-havoc-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-havoc-wins =
    { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
web-havoc-keeps = Peacekeeper
web-havoc-cried = cried Havoc
web-havoc-passed = passed
web-havoc-may-add = may add more
web-havoc-thinks = is thinking
web-havoc-asked-you = your decision
web-havoc-not-asked = yet to decide
web-havoc-stayed-out = stayed out
web-havoc-laid-of = { $count } of 6 laid
web-havoc-recruits = Recruits
web-havoc-of = { $count } of { $most }
web-havoc-pile = pile
web-havoc-discards = discards
web-havoc-draw = Draw from the pile ({ $count })
web-havoc-havoc = Havoc!
web-havoc-keeps-havoc =
    { $name-is ->
        [you] Cried by you; whoever wins { $battle } becomes the Peacekeeper.
       *[other] Cried by { $name }; whoever wins { $battle } becomes the Peacekeeper.
    }
web-havoc-the-raid = the raid
web-havoc-peace-card = Peace card
web-havoc-keeper =
    { $name-is ->
        [you] You are the Peacekeeper, at { $peace } of { $most }. After { $most } comes a year of peace: { $battle } is removed, and the others discard a card each.
       *[other] Peacekeeper: { $name }, at { $peace } of { $most }. After { $most } comes a year of peace: { $battle } is removed.
    }
web-havoc-keeper-first =
    { $name-is ->
        [you] You are the Peacekeeper. The card shows no number yet.
       *[other] Peacekeeper: { $name }. The card shows no number yet.
    }
web-havoc-step-first = First card
web-havoc-step-first-note = A recruit, or the top card of the pile, unseen. If the recruits are full, it must be one of them.
web-havoc-step-second = Second card
web-havoc-step-second-note = A recruit, or the top card of the pile, unseen.
web-havoc-step-dogs = Your dogs
web-havoc-step-dogs-note = Any time before step 4: fetch one more card for a dog, or loot the discards for two.
web-havoc-or = or
web-havoc-step-put = Give one up
web-havoc-step-put-note = Any card from your hand joins the recruits.
web-havoc-loot-which = Which of the discards?
web-havoc-why-room = You cannot lay any more of these this time.
web-havoc-hand = Your hand
web-havoc-by-suit = by suit
web-havoc-by-value = by value
web-havoc-take-back = { $card }, laid; take it back
web-havoc-lay-cards =
    { $count ->
        [one] Lay 1 card
       *[other] Lay { $count } cards
    }
web-havoc-fetch = Fetch: 1 dog
web-havoc-loot = Loot: 2 dogs
web-havoc-cry = Cry Havoc!
web-havoc-decline = Stay out, draw a card
web-havoc-peace-short = peace
web-havoc-all-declined = { $seats } stayed out of the battle.
web-havoc-all-passed = { $seats } passed.
