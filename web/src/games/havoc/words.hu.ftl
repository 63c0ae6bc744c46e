# A Havoc táblájának szavai.

web-havoc-battle-of = { $number }.{"\u00A0"}csata, összesen { $count }
web-havoc-over = befejezett játszma
web-havoc-battles = Csaták
web-havoc-year-of-peace = egy év béke
web-havoc-raided = rablóportya
web-havoc-won-by =
    { $name-is ->
        [you] győztes: te
       *[other] győztes: { $name }
    }
web-havoc-cards = { $count } lap
web-havoc-wins = { $count } csata
web-havoc-keeps = a Béke őre
web-havoc-cried = kezdeményező
web-havoc-passed = passz
web-havoc-may-add = még jöhet
web-havoc-thinks = gondolkodik
web-havoc-asked-you = te jössz
web-havoc-not-asked = várakozás
web-havoc-stayed-out = csatán kívül
web-havoc-laid-of = { $count } lap a 6-ból
web-havoc-recruits = Újoncok
web-havoc-of = { $count } / { $most }
web-havoc-pile = pakli
web-havoc-discards = dobott lapok
web-havoc-draw = húzás a pakliból ({ $count })
web-havoc-havoc = Havoc!
web-havoc-keeps-havoc =
    { $name-is ->
        [you] Te kiáltottad; a csata ({ $battle }) győztese lesz a Béke őre.
       *[other] { $name } kiáltotta; a csata ({ $battle }) győztese lesz a Béke őre.
    }
web-havoc-the-raid = rablóportya
web-havoc-peace-card = Békekártya
web-havoc-keeper =
    { $name-is ->
        [you] Te vagy a Béke őre; a kártya állása { $peace } / { $most }. A { $most } után egy év béke jön: { $battle } elmaradna, és a többiek eldobnának egy-egy lapot.
       *[other] A Béke őre { $name }; a kártya állása { $peace } / { $most }. A { $most } után egy év béke jön: { $battle } elmaradna.
    }
web-havoc-keeper-first =
    { $name-is ->
        [you] Te vagy a Béke őre. A kártyán még nincs szám.
       *[other] A Béke őre { $name }. A kártyán még nincs szám.
    }
web-havoc-step-first = Első lap
web-havoc-step-first-note = Egy újonc, vagy a pakli felső, ismeretlen lapja. Ha az újoncok helye tele van, onnan kell elvenned.
web-havoc-step-second = Második lap
web-havoc-step-second-note = Egy újonc, vagy a pakli felső, ismeretlen lapja.
web-havoc-step-dogs = Az ebeid
web-havoc-step-dogs-note = A 4. lépés előtt bármikor: egy ebért még egy lap, két ebért egy a dobott lapokból.
web-havoc-or = vagy
web-havoc-step-put = Egy lap letétele
web-havoc-step-put-note = A kezed bármelyik lapja az újoncok közé kerül.
web-havoc-loot-which = Melyik a dobott lapok közül?
web-havoc-why-room = Ebből most több nem fér el.
web-havoc-hand = A kezed
web-havoc-by-suit = szín szerint
web-havoc-by-value = érték szerint
web-havoc-take-back = { $card }, lerakva; visszavétel
web-havoc-lay-cards = { $count } lap lerakása
web-havoc-fetch = Kapd el! 1 eb
web-havoc-loot = Hullarablás: 2 eb
web-havoc-cry = Havocot kiáltok!
web-havoc-decline = Kimaradok, húzok egyet

web-havoc-peace-short = béke
web-havoc-all-declined = { $seats } kimaradt a csatából.
web-havoc-all-passed = { $seats } passzolt.
