# Wörter des Bretts von Basar.

web-bazaar-over = beendete Partie
web-bazaar-rounds =
    { $count ->
        [one] letzte Runde
       *[other] noch { $count } Runden
    }
web-bazaar-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-bazaar-stall = Stand
web-bazaar-hand = Deine Hand
web-bazaar-bag =
    { $count ->
        [one] 1 Karte im Beutel
       *[other] { $count } Karten im Beutel
    }
web-bazaar-price =
    { $count ->
        [one] Die nächste verkaufte Karte bringt 1 Punkt.
       *[other] Die nächste verkaufte Karte bringt { $count } Punkte.
    }
web-bazaar-hidden =
    { $count ->
        [one] und 1 unbekannte Karte
       *[other] und { $count } unbekannte Karten
    }
web-bazaar-sales = Was du verkaufen könntest
web-bazaar-sale =
    { $cards } × { $kind }: { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
