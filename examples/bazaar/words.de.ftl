bazaar-title = Basar
bazaar-about = Geheim bieten, offen nehmen, in Sätzen verkaufen: ein kleiner Markt für zwei bis vier.

bazaar-option-stall = Offene Karten am Stand
bazaar-option-stall-3 = drei
bazaar-option-stall-4 = vier
bazaar-option-stall-5 = fünf

bazaar-reason-empty-bag = Der Beutel reicht für keine weitere Runde; die meisten Punkte gewinnen.

# Dinge. Eine Karte hat eine zweite Form, in der mit ihr etwas geschieht.

bazaar-kind-amber = Bernstein
bazaar-kind-dates = Datteln
bazaar-kind-glass = Glas
bazaar-kind-ivory = Elfenbein
bazaar-kind-salt = Salz
bazaar-kind-zinc = Zink
bazaar-the-amber = Bernstein
bazaar-the-dates = Datteln
bazaar-the-glass = Glas
bazaar-the-ivory = Elfenbein
bazaar-the-salt = Salz
bazaar-the-zinc = Zink
bazaar-card = { $kind } { $value }
bazaar-card-object = { $kind } { $value }
bazaar-person = { $seat }
    .you = du

# Ereignisse

bazaar-event-drew = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
bazaar-event-drew-secret = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
bazaar-event-filled = Neu am Stand: { $card }.
bazaar-event-sealed = { $seat } bietet verdeckt { $card }.
    .you = Du bietest verdeckt { $card }.
bazaar-event-sealed-secret = { $seat } bietet verdeckt.
    .you = Du bietest verdeckt.
bazaar-event-revealed = { $seat } hat { $card } geboten.
    .you = Du hast { $card } geboten.
bazaar-event-won = { $seat } gewinnt den Zuschlag und gibt { $card } aus.
    .you = Du gewinnst den Zuschlag und gibst { $card } aus.
bazaar-event-took = { $seat } nimmt { $card } vom Stand.
    .you = Du nimmst { $card } vom Stand.
bazaar-event-sold =
    { $seat } verkauft { $card } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du verkaufst { $card } für { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.

# Wahlmöglichkeiten

bazaar-action-bid = { $card } bieten
bazaar-action-take = { $card } nehmen
bazaar-action-sell =
    { $card } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verkaufen
bazaar-action-done = den Verkauf beenden

# Aufforderungen

bazaar-prompt-bid = Biete verdeckt eine Karte. Der höchste Wert gewinnt und ist ausgegeben.
bazaar-prompt-take = Nimm eine Karte vom Stand.
bazaar-prompt-sell =
    Verkaufe Karten einer Ware, in steigender Reihenfolge. Die nächste bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
bazaar-prompt-done = Es ist nichts mehr zu verkaufen: Beende den Verkauf.
bazaar-prompt-wait-bidding = Die anderen bieten noch.
bazaar-prompt-wait-taking = { $seat } nimmt eine Karte vom Stand.
bazaar-prompt-wait-selling = { $seat } verkauft gerade.
bazaar-prompt-over =
    Erster Platz, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $winners }.

# Warum etwas nicht geht

bazaar-why-not-bid-now = Geboten wird nur zu Beginn einer Runde.
bazaar-why-not-take-now = Nur wer den Zuschlag hat, nimmt eine Karte, und zwar vor dem Verkauf.
bazaar-why-not-sell-now = Verkauft wird erst, nachdem du eine Karte vom Stand genommen hast.
bazaar-why-not-done-now = Gerade gibt es keinen Verkauf, den du beenden könntest.
bazaar-why-not-hand = Diese Karte hast du nicht auf der Hand.
bazaar-why-not-stall = Diese Karte liegt nicht am Stand.
bazaar-why-not-kind = Verkauft wird immer nur eine Ware, diesmal { $kind }.
bazaar-why-not-rising = In einem Verkauf muss jede Karte höher sein als die vorige.

# Die Stellung

bazaar-position-rounds = Runden noch zu spielen
bazaar-position-bag = Karten im Beutel
bazaar-position-stall = Stand
bazaar-position-seat = Platz
bazaar-position-points = Punkte
bazaar-position-cards = Karten
bazaar-position-known = davon bekannt
bazaar-position-hand = deine Hand
bazaar-position-sales = verkaufen könntest du
bazaar-position-sale =
    { $cards } × { $kind } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
bazaar-position-bid = dein Gebot

# Gründe eines Tipps

bazaar-judge-points = Das bringt dir Punkte.
bazaar-judge-wares = Deine Hand ergibt bessere Sätze.
bazaar-judge-bids = Das spart hohe Karten zum Bieten auf.

# Das Ende

bazaar-end-title = Punkte, Runde für Runde
bazaar-end-round = Runde { $number }
bazaar-end-cards = Karten übrig
bazaar-end-why =
    { $count ->
        [0] Kein Verkauf
        [one] Ein Verkauf
       *[other] { $count } Verkäufe
    }
bazaar-end-sale = Der beste Verkauf
bazaar-end-sale-says = { $seat } verdiente in einer Runde { $points } Punkte.
    .you = Du verdientest in einer Runde { $points } Punkte.
