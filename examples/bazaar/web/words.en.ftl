# Words of the board of Bazaar.

web-bazaar-over = finished match
web-bazaar-rounds =
    { $count ->
        [one] last round
       *[other] { $count } rounds to play
    }
web-bazaar-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-bazaar-stall = Stall
web-bazaar-hand = Your hand
web-bazaar-bag =
    { $count ->
        [one] 1 card in the bag
       *[other] { $count } cards in the bag
    }
web-bazaar-price =
    { $count ->
        [one] The next card sold earns 1 point.
       *[other] The next card sold earns { $count } points.
    }
web-bazaar-hidden =
    { $count ->
        [one] and 1 card unseen
       *[other] and { $count } cards unseen
    }
web-bazaar-sales = What you could sell
web-bazaar-sale =
    { $cards } × { $kind }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }
