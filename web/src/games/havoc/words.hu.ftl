# A Havoc táblájának szavai.

web-havoc-battle-of = { $number }. csata, összesen { $count }
web-havoc-over = befejezett játszma
web-havoc-battles = Csaták
web-havoc-year-of-peace = egy év béke
web-havoc-raided = rablóhadjárat
web-havoc-won-by = győztes: { $name }
web-havoc-cards = { $count } lap
web-havoc-wins = { $count } csata
web-havoc-keeps = a Béke őre
web-havoc-cried = Havocot kiáltott
web-havoc-passed = passzolt
web-havoc-may-add = még rakhat
web-havoc-thinks = gondolkodik
web-havoc-asked-you = te jössz
web-havoc-not-asked = még nem került sorra
web-havoc-stayed-out = távol maradt
web-havoc-laid-of = { $count } lap a 6-ból
web-havoc-recruits = Újoncok
web-havoc-of = { $count } / { $most }
web-havoc-pile = pakli
web-havoc-discards = dobott lapok
web-havoc-draw = húzás a pakliból ({ $count })
web-havoc-havoc = Havoc!
web-havoc-keeps-havoc = { $name } kiáltotta; a csata ({ $battle }) győztese lesz a Béke őre.
web-havoc-the-raid = rablóhadjárat
web-havoc-peace-card = Békekártya
web-havoc-keeper =
    { $name-is ->
        [you] Te vagy a Béke őre; a kártya állása { $peace } / { $most }. A { $most } után egy év béke jön: { $battle } kiesne, és a többiek eldobnának egy lapot.
       *[other] A Béke őre { $name }; a kártya állása { $peace } / { $most }. A { $most } után egy év béke jön: { $battle } kiesne.
    }
web-havoc-keeper-first = A Béke őre { $name }. A kártyán még nincs szám.
web-havoc-step-first = Első lap
web-havoc-step-first-note = Egy újonc, vagy a pakli felső, ismeretlen lapja. Ha az újoncok helye tele van, onnan kell elvenned.
web-havoc-step-second = Második lap
web-havoc-step-second-note = Egy újonc, vagy a pakli felső, ismeretlen lapja.
web-havoc-step-dogs = Az ebeid
web-havoc-step-dogs-note = A 4. lépés előtt bármikor: egy ebért még egy lap, két ebért egy a dobott lapokból.
web-havoc-or = vagy
web-havoc-step-put = Egyet leteszel
web-havoc-step-put-note = A kezed bármelyik lapja az újoncok közé kerül.
web-havoc-loot-which = Melyik a dobott lapok közül?
web-havoc-why-room = Ebből most már nem fér több.
web-havoc-hand = A kezed
web-havoc-by-suit = szín szerint
web-havoc-by-value = érték szerint
web-havoc-take-back = { $card }, lerakva; visszavétel
web-havoc-lay-cards = { $count } lap lerakása
web-havoc-fetch = Kapd el! 1 eb
web-havoc-loot = Hullarablás: 2 eb
web-havoc-cry = Havocot kiáltok!
web-havoc-decline = Távol maradok, húzok
