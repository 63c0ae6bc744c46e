# Wörter des Spielplans von Havoc.

web-havoc-battle-of = Schlacht { $number } von { $count }
web-havoc-over = beendete Partie
web-havoc-battles = Schlachten
web-havoc-year-of-peace = Friedensjahr
web-havoc-raided = Raubzug
web-havoc-won-by = Sieg: { $name }
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
web-havoc-keeps = wahrt den Frieden
web-havoc-cried = rief Havoc
web-havoc-passed = gepasst
web-havoc-may-add = darf nachlegen
web-havoc-thinks = überlegt
web-havoc-asked-you = du bist gefragt
web-havoc-not-asked = noch nicht gefragt
web-havoc-stayed-out = blieb fern
web-havoc-laid-of = { $count } von 6 gelegt
web-havoc-recruits = Rekruten
web-havoc-of = { $count } von { $most }
web-havoc-pile = Stapel
web-havoc-discards = Ablage
web-havoc-draw = vom Stapel ziehen ({ $count })
web-havoc-havoc = Havoc!
web-havoc-keeps-havoc = Gerufen von { $name }; wer { $battle } gewinnt, wahrt den Frieden.
web-havoc-the-raid = den Raubzug
web-havoc-peace-card = Friedenskarte
web-havoc-keeper = { $name } wahrt den Frieden, bei { $peace } von { $most }. Nach { $most } kommt ein Friedensjahr: { $battle } fiele aus.
web-havoc-keeper-you = Du wahrst den Frieden, bei { $peace } von { $most }. Nach { $most } kommt ein Friedensjahr: { $battle } fiele aus, und die anderen verlören eine Karte.
web-havoc-keeper-first = { $name } wahrt den Frieden. Die Karte zeigt noch keine Zahl.
web-havoc-step-first = Erste Karte
web-havoc-step-first-note = Ein Rekrut oder die verdeckte oberste vom Stapel. Sind die Rekruten voll, muss es einer von ihnen sein.
web-havoc-step-second = Zweite Karte
web-havoc-step-second-note = Ein Rekrut oder die verdeckte oberste vom Stapel.
web-havoc-step-dogs = Deine Hunde
web-havoc-step-dogs-note = Jederzeit vor Schritt 4: für einen Hund eine Karte apportieren, für zwei die Ablage plündern.
web-havoc-or = oder
web-havoc-step-put = Eine ablegen
web-havoc-step-put-note = Eine beliebige Handkarte kommt zu den Rekruten.
web-havoc-loot-which = Welche aus der Ablage?
web-havoc-why-room = Davon passt bei diesem Besuch nichts mehr dazu.
web-havoc-hand = Deine Hand
web-havoc-by-suit = nach Farbe
web-havoc-by-value = nach Wert
web-havoc-take-back = { $card }, gelegt; zurücknehmen
web-havoc-lay-cards =
    { $count ->
        [one] 1 Karte legen
       *[other] { $count } Karten legen
    }
web-havoc-fetch = Apportieren: 1 Hund
web-havoc-loot = Plündern: 2 Hunde
web-havoc-cry = Havoc rufen!
web-havoc-decline = Fernbleiben, Karte ziehen
web-havoc-peace-short = Friede
