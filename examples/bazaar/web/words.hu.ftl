# A Bazár táblájának szavai.

web-bazaar-over = befejezett játszma
web-bazaar-rounds =
    { $count ->
        [one] utolsó forduló
       *[other] még { $count } forduló
    }
web-bazaar-cards = { $count } lap
web-bazaar-stall = Stand
web-bazaar-hand = A kezed
web-bazaar-bag = { $count } lap a zsákban
web-bazaar-price = A következő eladott lap ára { $count } pont.
web-bazaar-hidden = és { $count } ismeretlen lap
web-bazaar-sales = Amit eladhatnál
web-bazaar-sale = { $cards } × { $kind }: { $count } pont
