# Wörter des Spielplans von Havoc.

web-havoc-battle-of = Schlacht { $number } von { $count }
web-havoc-over = beendete Partie
web-havoc-battles = Schlachten
web-havoc-year-of-peace = Friedensjahr
web-havoc-raided = Raubzug
web-havoc-won-by =
    { $name-is ->
        [you] Sieg: du
       *[other] Sieg: { $name }
    }
web-havoc-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-havoc-wins =
    { $count ->
        [one] 1 Schlacht
       *[other] { $count } Schlachten
    }
web-havoc-keeps = Friedenshüter
web-havoc-cried = Havoc gerufen
web-havoc-passed = gepasst
web-havoc-may-add = Nachlegen möglich
web-havoc-thinks = überlegt
web-havoc-asked-you = deine Entscheidung
web-havoc-not-asked = noch nicht an der Reihe
web-havoc-stayed-out = ferngeblieben
web-havoc-laid-of = { $count } von 6 ausgelegt
web-havoc-recruits = Rekruten
web-havoc-of = { $count } von { $most }
web-havoc-pile = Zugstapel
web-havoc-discards = Ablage
web-havoc-draw = Vom Zugstapel ziehen ({ $count })
web-havoc-havoc = Havoc!
web-havoc-keeps-havoc =
    { $name-is ->
        [you] Von dir gerufen; wer { $battle } gewinnt, wird Friedenshüter.
       *[other] Gerufen von { $name }; wer { $battle } gewinnt, wird Friedenshüter.
    }
web-havoc-the-raid = den Raubzug
web-havoc-peace-card = Friedenskarte
web-havoc-keeper =
    { $name-is ->
        [you] Du bist Friedenshüter, Friedenskarte auf { $peace } von { $most }. Nach der { $most } folgt ein Friedensjahr: { $battle } entfällt, und alle anderen werfen eine Karte ab.
       *[other] Friedenshüter: { $name }, Friedenskarte auf { $peace } von { $most }. Nach der { $most } folgt ein Friedensjahr: { $battle } entfällt.
    }
web-havoc-keeper-first =
    { $name-is ->
        [you] Du bist Friedenshüter. Die Karte zeigt noch keine Zahl.
       *[other] Friedenshüter: { $name }. Die Karte zeigt noch keine Zahl.
    }
web-havoc-step-first = Erste Karte
web-havoc-step-first-note = Ein Rekrut oder die oberste Karte des Zugstapels, verdeckt. Sind die Rekruten vollzählig, muss es einer von ihnen sein.
web-havoc-step-second = Zweite Karte
web-havoc-step-second-note = Ein Rekrut oder die oberste Karte des Zugstapels, verdeckt.
web-havoc-step-dogs = Deine Hunde
web-havoc-step-dogs-note = Jederzeit vor Schritt 4: für einen Hund eine Karte apportieren, für zwei die Ablage plündern.
web-havoc-or = oder
web-havoc-step-put = Eine abgeben
web-havoc-step-put-note = Eine beliebige Handkarte kommt zu den Rekruten.
web-havoc-loot-which = Welche aus der Ablage?
web-havoc-why-room = Davon kannst du jetzt nichts mehr auslegen.
web-havoc-hand = Deine Hand
web-havoc-by-suit = nach Farbe
web-havoc-by-value = nach Wert
web-havoc-take-back = { $card }, ausgelegt; zurücknehmen
web-havoc-lay-cards =
    { $count ->
        [one] 1 Karte auslegen
       *[other] { $count } Karten auslegen
    }
web-havoc-fetch = Apportieren: 1 Hund
web-havoc-loot = Plündern: 2 Hunde
web-havoc-cry = Havoc rufen!
web-havoc-decline = Fernbleiben, Karte ziehen
web-havoc-peace-short = Friede
web-havoc-all-declined = { $seats } bleiben der Schlacht fern.
web-havoc-all-passed = { $seats } passen.
