bazaar-title = Bazaar
bazaar-about = Bid in secret, take in public, sell in sets: a small market for two to four.

bazaar-option-stall = Open cards on the stall
bazaar-option-stall-3 = three
bazaar-option-stall-4 = four
bazaar-option-stall-5 = five

bazaar-reason-empty-bag = The bag cannot serve another round; most points win.

# Things. A card has a second form, as the object of a sentence.

bazaar-kind-amber = amber
bazaar-kind-dates = dates
bazaar-kind-glass = glass
bazaar-kind-ivory = ivory
bazaar-kind-salt = salt
bazaar-kind-zinc = zinc
bazaar-the-amber = amber
bazaar-the-dates = dates
bazaar-the-glass = glass
bazaar-the-ivory = ivory
bazaar-the-salt = salt
bazaar-the-zinc = zinc
bazaar-card = { $kind } { $value }
bazaar-card-object = { $kind } { $value }
bazaar-person = { $seat }
    .you = you

# Events

bazaar-event-drew = { $seat } drew { $card }.
    .you = You drew { $card }.
bazaar-event-drew-secret = { $seat } drew a card.
    .you = You drew a card.
bazaar-event-filled = New on the stall: { $card }.
bazaar-event-sealed = { $seat } bid { $card }, sealed.
    .you = You bid { $card }, sealed.
bazaar-event-sealed-secret = { $seat } sealed a bid.
    .you = You sealed a bid.
bazaar-event-revealed = { $seat } had bid { $card }.
    .you = You had bid { $card }.
bazaar-event-won = { $seat } won the bidding and spent { $card }.
    .you = You won the bidding and spent { $card }.
bazaar-event-took = { $seat } took { $card } from the stall.
    .you = You took { $card } from the stall.
bazaar-event-sold =
    { $seat } sold { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You sold { $card } for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

# Choices

bazaar-action-bid = bid { $card }
bazaar-action-take = take { $card }
bazaar-action-sell =
    sell { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bazaar-action-done = close the sale

# Prompts

bazaar-prompt-bid = Bid a card in secret. The highest value wins and is spent.
bazaar-prompt-take = Take a card from the stall.
bazaar-prompt-sell =
    Sell cards of one kind, in rising order. The next one brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bazaar-prompt-done = Nothing is left to sell: close the sale.
bazaar-prompt-wait-bidding = The others are still bidding.
bazaar-prompt-wait-taking = { $seat } is taking a card from the stall.
bazaar-prompt-wait-selling = { $seat } is selling.
bazaar-prompt-over =
    First place, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $winners }.

# Why something is not allowed

bazaar-why-not-bid-now = You bid only at the start of a round.
bazaar-why-not-take-now = Only the winner of the bidding takes a card, before selling.
bazaar-why-not-sell-now = You sell only after taking a card from the stall.
bazaar-why-not-done-now = There is no sale to close.
bazaar-why-not-hand = That card is not in your hand.
bazaar-why-not-stall = That card is not on the stall.
bazaar-why-not-kind = A sale is of one kind, and this one is of { $kind }.
bazaar-why-not-rising = Within a sale, each card must be higher than the one before.

# The position

bazaar-position-rounds = rounds to play
bazaar-position-bag = cards in the bag
bazaar-position-stall = stall
bazaar-position-seat = seat
bazaar-position-points = points
bazaar-position-cards = cards
bazaar-position-known = of which seen
bazaar-position-hand = your hand
bazaar-position-sales = you could sell
bazaar-position-sale =
    { $cards } × { $kind } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bazaar-position-bid = your bid

# Reasons for a hint

bazaar-judge-points = It brings you points.
bazaar-judge-wares = Your hand makes better sets.
bazaar-judge-bids = It keeps high cards for bidding.

# The end

bazaar-end-title = Points, round by round
bazaar-end-round = Round { $number }
bazaar-end-cards = Cards left
bazaar-end-why =
    { $count ->
        [0] No sale
        [one] One sale
       *[other] { $count } sales
    }
bazaar-end-sale = The best sale
bazaar-end-sale-says = { $seat } earned { $points } points in one round.
    .you = You earned { $points } points in one round.
