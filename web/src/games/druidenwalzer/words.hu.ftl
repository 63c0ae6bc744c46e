# A Druidakeringő táblájának szavai.

web-druidenwalzer-heading-moon = A Hold a Nap ellen · { $number }.{"\u00A0"}kör
web-druidenwalzer-heading-sun = A Nap a Hold ellen · { $number }.{"\u00A0"}kör
web-druidenwalzer-over = befejezett játszma
web-druidenwalzer-seat = { $cult } · { $signs }
web-druidenwalzer-signs =
    { $count ->
        [0] nincs jelző
       *[other] { $count } jelző
    }
web-druidenwalzer-colour-black = fekete
web-druidenwalzer-colour-orange = narancssárga
web-druidenwalzer-colour-purple = lila
web-druidenwalzer-druid-moon = a Hold { $colour } druidája
web-druidenwalzer-druid-sun = a Nap { $colour } druidája
web-druidenwalzer-ring = A varázsgyűrű, középen
web-druidenwalzer-lost = elveszett
web-druidenwalzer-top = legfelül: { $spirit }
web-druidenwalzer-look = { $place }: { $count } szellem, átnézés
web-druidenwalzer-from-top =
    { $count ->
        [0] Az összes szellem, felülről lefelé.
       *[other] Felülről lefelé; { $count } még rejtett.
    }
web-druidenwalzer-nothing = Egy sincs.
web-druidenwalzer-deck-moon = A Hold húzópaklija
web-druidenwalzer-deck-sun = A Nap húzópaklija
web-druidenwalzer-deck-you = A húzópaklid
web-druidenwalzer-deck-short = húzó
web-druidenwalzer-left = { $count } lap
web-druidenwalzer-hand-of = { $count } lap kézben
web-druidenwalzer-hand-empty = Üres a kezed.
web-druidenwalzer-refill = Csak akkor húzol újra hármat, ha üres a kezed.
web-druidenwalzer-action = Cselekedet
web-druidenwalzer-kind-waltz = Keringő
web-druidenwalzer-kind-jump = Ugrás
web-druidenwalzer-kind-withdraw = Eltávolítás
web-druidenwalzer-how-waltz = Válassz egy szellemet a kezedből, aztán egyet a fáid közül.
web-druidenwalzer-how-tree = Most válaszd ki a fát. Mutass az egyikre, és látod, ki táncol és ki harcol.
web-druidenwalzer-how-jump = Válaszd ki a druidát, aki a druida nélküli fádhoz ugrik.
web-druidenwalzer-how-withdraw = Válassz egy szellemet a kezedből, vagy egy fád legfelső szellemét: a kultusztábládra kerül.
web-druidenwalzer-do-waltz = Tánc
web-druidenwalzer-do-jump = Ugrás
web-druidenwalzer-do-withdraw = Eltávolítás
web-druidenwalzer-do-withdraw-tree = Eltávolítás
web-druidenwalzer-do-place = Elhelyezés
web-druidenwalzer-do-start = Kezdés
web-druidenwalzer-do-box = A dobozba
web-druidenwalzer-do-fight = Harc
web-druidenwalzer-dance-left = { $strength } ↻ { $at }: { $count ->
        [0] senki sem táncol.
       *[other] { $count } szellem táncol { $places } hellyel odébb, az óramutató járásával megegyezően.
    }
web-druidenwalzer-dance-right = { $strength } ↺ { $at }: { $count ->
        [0] senki sem táncol.
       *[other] { $count } szellem táncol { $places } hellyel odébb, az óramutató járásával ellentétesen.
    }
web-druidenwalzer-you-take-line = Megszerzed: { $tree }.
web-druidenwalzer-you-lose-line = Elveszíted: { $tree }.
web-druidenwalzer-fights = Harcok
web-druidenwalzer-rests = a varázsgyűrűben pihen
web-druidenwalzer-draw = döntetlen
web-druidenwalzer-open = egy rejtett szellemen múlik
web-druidenwalzer-sign = egy jelző { $on }
web-druidenwalzer-you-take = hatodik jelző, megszerzed: { $tree }
web-druidenwalzer-you-lose = hatodik jelző, elveszíted: { $tree }
web-druidenwalzer-you = te
web-druidenwalzer-hand-short = kéz
web-druidenwalzer-board-moon = A Hold táblája
web-druidenwalzer-board-sun = A Nap táblája
