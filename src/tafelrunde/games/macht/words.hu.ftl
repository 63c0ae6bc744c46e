macht-title = Hatalom és Gyengeség
macht-about = Lovagok és mágusok küzdenek a szigetért a kard és a mágia ciklusaiban; kétszemélyes játék titkos licitekkel.
macht-reason-twelve = tizenkét pont a győzelmi pontokból és az aktív régiókból
macht-reason-higher-total = mindketten elérték a tizenkettőt; a nagyobb összeg győz
macht-reason-shared = egyenlő összegek a harmincadik ciklus után
macht-option-starter-tiebreak-cycle = Egyenlő pontoknál a kezdőjátékost eldöntő aktív régiók
macht-option-starter-tiebreak-cycle-new = az új ciklus szerint
macht-option-starter-tiebreak-cycle-old = az imént véget ért ciklus szerint
macht-option-move-into-empty = Mozgás üres régióba
macht-option-move-into-empty-on = szabad
macht-option-move-into-empty-off = nem szabad

## Részek

macht-person = { $seat }
    .you = te
macht-times = { $count } × { $what }
macht-symbol-castle = kastély
macht-symbol-armour = sisak
macht-symbol-tent = sátor
macht-symbol-key = kulcs
macht-knights = { $count } lovag
macht-mages = { $count } mágus
macht-some-knights = { $count ->
    [one] egy lovagot
   *[other] { $count } lovagot
}
macht-some-mages = { $count ->
    [one] egy mágust
   *[other] { $count } mágust
}
macht-marker-influence-castle = kastélyos befolyás
macht-marker-influence-armour = sisakos befolyás
macht-marker-influence-tent = sátras befolyás
macht-marker-influence-key = kulcsos befolyás
macht-marker-number-castle = kastélyos erő (+1)
macht-marker-number-armour = sisakos erő (+1)
macht-marker-number-tent = sátras erő (+1)
macht-marker-number-key = kulcsos erő (+1)
macht-marker-movement = mozgás
macht-marker-sea-movement = hajózás
macht-marker-merlin = Merlin
macht-marker-snake = kígyó
macht-marker-victory-point = győzelmi pont
macht-marker-uprising = lázadás
macht-marker-region-swap = régiójelző cseréje
macht-the-influence-castle = a kastélyos befolyáslapkát
macht-the-influence-armour = a sisakos befolyáslapkát
macht-the-influence-tent = a sátras befolyáslapkát
macht-the-influence-key = a kulcsos befolyáslapkát
macht-the-number-castle = a kastélyos erőlapkát
macht-the-number-armour = a sisakos erőlapkát
macht-the-number-tent = a sátras erőlapkát
macht-the-number-key = a kulcsos erőlapkát
macht-the-movement = a mozgáslapkát
macht-the-sea-movement = a hajózáslapkát
macht-the-merlin = Merlint
macht-the-snake = a kígyót
macht-the-victory-point = a győzelmi pontot
macht-the-uprising = a lázadást
macht-the-region-swap = a régiójelző cseréjét

## Események

macht-event-region-marked = { $region } jele: { $symbol }.
macht-event-cycle-began = { $kind ->
    [magic] { $cycle }. ciklus, a mágiáé: a mágusok aktívak.
   *[sword] { $cycle }. ciklus, a kardé: a lovagok aktívak.
}
macht-event-income-received = { $seat } bevételként { $pieces } kap.
    .you = Bevételként { $pieces } kapsz.
macht-event-income-received-none = { $seat } nem kap bevételt; a készlet üres.
    .you = Nem kapsz bevételt; a készleted üres.
macht-event-hourglass-filled = A homokórán { $cubes } kocka van.
macht-event-hourglass-markers-mixed = Minden időlapka elfogyott; újra kell keverni őket.
macht-event-markers-mixed = A tál kiürült; a dobott lapkák kerülnek bele.
macht-event-marker-laid-open = Felcsapott lapka: { $marker }.
macht-event-starter-found = { $because ->
    [points] Kevesebb győzelmi pontja miatt { $seat } kezd, { $actions ->
        [one] egyetlen akcióval
       *[other] { $actions } akcióval
    }.
    [regions] Kevesebb aktív régiója miatt { $seat } kezd, { $actions ->
        [one] egyetlen akcióval
       *[other] { $actions } akcióval
    }.
   *[chance] A sorsolás szerint { $seat } kezd, { $actions ->
        [one] egyetlen akcióval
       *[other] { $actions } akcióval
    }.
}
    .you = { $because ->
        [points] Kevesebb győzelmi pontod miatt te kezdesz, { $actions ->
            [one] egyetlen akcióval
           *[other] { $actions } akcióval
        }.
        [regions] Kevesebb aktív régiód miatt te kezdesz, { $actions ->
            [one] egyetlen akcióval
           *[other] { $actions } akcióval
        }.
       *[chance] A sorsolás szerint te kezdesz, { $actions ->
            [one] egyetlen akcióval
           *[other] { $actions } akcióval
        }.
    }
macht-event-marker-taken = { $seat } elveszi { $marker }.
    .you = Elveszed { $marker }.
macht-event-deployed = { $seat } { $pieces } rak fel { $region } régióba.
    .you = Felraksz { $pieces } { $region } régióba.
macht-event-resupplied = { $seat } { $pieces } vesz a készletből a tartalékba.
    .you = A készletből { $pieces } veszel a tartalékodba.
macht-event-resupplied-none = { $seat } nem kap semmit; a készletben nincs ilyen egység.
    .you = Nem kapsz semmit; a készletedben nincs ilyen egység.
macht-event-cube-left = { $cubes ->
    [0] Az utolsó kocka is lekerül a homokóráról.
   *[other] Lekerül egy kocka a homokóráról; { $cubes } marad.
}
macht-event-bid-sealed = { $seat } titkos licitje: { $count }.
    .you = Titkos licited: { $count }.
macht-event-bid-sealed-secret = { $seat } titkos licitet adott be.
    .you = Titkos licitet adtál be.
macht-event-bid-shown = { $seat } licitje: { $count }.
    .you = A licited: { $count }.
macht-event-auction-tied = Egyenlő licitek: senki sem nyeri el { $marker }, és senki sem fizet.
macht-event-auction-won = { $seat } elnyeri { $marker }, és { $count } egységet fizet.
    .you = Elnyered { $marker }, és { $count } egységet fizetsz.
macht-event-point-won = { $seat } nyomban kap egy győzelmi pontot; most { $count } pontja van.
    .you = Nyomban kapsz egy győzelmi pontot; most { $count } pontod van.
macht-event-piece-removed = Lázadás { $region } régióban: { $seat } vesztesége { $pieces }.
    .you = Lázadás { $region } régióban: veszteséged { $pieces }.
macht-event-region-swapped = { $seat } kicseréli { $region } régiójelzőjét: { $before } helyett { $symbol }.
    .you = Kicseréled { $region } régiójelzőjét: { $before } helyett { $symbol }.
macht-event-effect-declined = { $seat } nem használja tovább { $marker }.
    .you = Nem használod tovább { $marker }.
macht-event-effect-lapsed = { $seat } elnyerte { $marker }, de hatása nem lehet.
    .you = Elnyerted { $marker }, de hatása nem lehet.
macht-event-reinforcement-declared = { $seat } kijátssza { $marker }; erősítés: { $region }.
    .you = Kijátszod { $marker }; erősítés: { $region }.
macht-event-take-over-declared = { $seat } kijátssza { $marker }; megszerzés: { $region }, { $attack } : { $defence }.
    .you = Kijátszod { $marker }; megszerzés: { $region }, { $attack } : { $defence }.
macht-event-number-declared = { $seat } kijátssza { $marker }.
    .you = Kijátszod { $marker }.
macht-event-movement-declared = { $seat } mozgást játszik ki: { $pieces } küld { $start } régióból { $goal } régióba.
    .you = Mozgást játszol ki: { $pieces } küldesz { $start } régióból { $goal } régióba.
macht-event-movement-declared-both = { $seat } mozgást játszik ki: { $pieces } küld { $start } régióból { $goal } régióba, visszafelé { $back }.
    .you = Mozgást játszol ki: { $pieces } küldesz { $start } régióból { $goal } régióba, visszafelé { $back }.
macht-event-sea-movement-declared = { $seat } hajózást játszik ki: { $pieces } küld { $start } régióból { $goal } régióba.
    .you = Hajózást játszol ki: { $pieces } küldesz { $start } régióból { $goal } régióba.
macht-event-resupply-declared = { $seat } toborzásra játssza ki { $marker }, hogy { $pieces } kapjon.
    .you = Toborzásra játszod ki { $marker }, hogy { $pieces } kapj.
macht-event-marker-stopped = { $seat } kijátssza a kígyót, és semlegesíti { $marker }.
    .you = Kijátszod a kígyót, és semlegesíted { $marker }.
macht-event-marker-allowed = { $seat } megtartja a kígyót, és nem avatkozik közbe.
    .you = Megtartod a kígyót, és nem avatkozol közbe.
macht-event-reinforced = { $seat } erősítésként { $pieces } rak fel { $region } régióba.
    .you = Erősítésként { $pieces } raksz fel { $region } régióba.
macht-event-retreated = { $seat } { $kind } von vissza { $start } régióból { $goal } régióba.
    .you = Visszavonsz { $kind } { $start } régióból { $goal } régióba.
macht-event-pieces-lost = { $seat } elveszít { $pieces } { $region } régióban; a készletbe kerülnek.
    .you = Elveszítesz { $pieces } { $region } régióban; a készletbe kerülnek.
macht-event-occupied = { $seat } elfoglalja { $region } régiót: felrak { $pieces }.
    .you = Elfoglalod { $region } régiót: felraksz { $pieces }.
macht-event-left-empty = { $seat } üresen hagyja { $region } régiót.
    .you = Üresen hagyod { $region } régiót.
macht-event-bonus-gained = { $seat } bónusza a ciklus végéig ezzel a jellel: { $symbol }, +{ $count }.
    .you = Bónuszod a ciklus végéig ezzel a jellel: { $symbol }, +{ $count }.
macht-event-pieces-moved = { $seat } { $pieces } mozgat { $start } régióból { $goal } régióba.
    .you = Mozgatsz { $pieces } { $start } régióból { $goal } régióba.
macht-event-markers-done = { $seat } nem játszik ki több lapkát.
    .you = Nem játszol ki több lapkát.
macht-event-cycle-ended = A { $cycle }. ciklus véget ért.
macht-event-regions-counted = { $seat } aktív régióinak száma { $count }.
    .you = Aktív régióid száma { $count }.
macht-event-point-scored = { $seat } kap egy győzelmi pontot; most { $count } pontja van.
    .you = Kapsz egy győzelmi pontot; most { $count } pontod van.
macht-event-totals-equal = Mindkét összeg { $total }: a következő ciklus dönt.
macht-event-match-won = { $seat } megnyeri a játszmát; összege { $count }.
    .you = Megnyered a játszmát; összeged { $count }.
macht-event-match-shared = A játszma döntetlen, mindkét összeg { $total }.

## Választások

macht-action-take = Vedd el { $marker }
macht-action-deploy = Rakj fel { $pieces } { $region } régióba
macht-action-resupply = { $count ->
    [0] Utánpótlás (üres a készlet)
   *[other] Toborzás: { $pieces }
}
macht-action-number = Erőlapka kijátszása, +1 { $symbol }
macht-action-resupply-with = Toborzás lapkával, { $marker }: { $shown }
macht-action-resupply-with-short = Toborzás lapkával, { $marker }: { $shown } (a készletben: { $pieces })
macht-action-reinforce = { $region } erősítése, { $marker }
macht-action-take-over = { $region } megszerzése, { $marker }, { $attack } : { $defence }
macht-action-move = Mozgás { $region } régióból
macht-action-sail = Hajózás { $region } régióból
macht-action-to = { $region } régióba
macht-action-knights = { $count ->
    [0] Egy lovag sem
   *[other] { $count } lovag
}
macht-action-mages = { $count ->
    [0] Egy mágus sem
   *[other] { $count } mágus oda
}
macht-action-mages-back = { $count } mágus vissza
macht-action-done = Nem játszom ki több lapkát
macht-action-snake = Kígyó kijátszása
macht-action-allow = Nem avatkozom közbe
macht-action-retreat = Visszavonulás { $region } régióba: { $pieces }
macht-action-no-retreat = Nincs visszavonulás
macht-action-occupy = Rakj fel { $pieces }
macht-action-leave = Maradjon üres
macht-action-bid = Licit: { $count }
macht-action-remove = Végy le { $pieces } { $region } régióban
macht-action-stop-uprising = Többet nem veszek le
macht-action-swap = { $region } új jele: { $symbol }
macht-action-stop-swap = Nincs csere

## Kérések

macht-prompt-over = A játszma véget ért.
macht-prompt-waiting = { $count ->
    [one] Most { $waiting } van soron.
   *[other] Mindkét játékos válaszára várunk.
}
macht-prompt-acting = { $actions ->
    [one] Válaszd ki az akciódat; ebben a körben ez az utolsó.
   *[other] Válassz akciót; ebben a körben { $actions } van.
}
macht-prompt-playing = Játssz ki még egy lapkát, vagy hagyd abba.
macht-prompt-last-cube = Egyetlen kocka maradt: ami elviszi, véget vet a ciklusnak.
macht-prompt-moving-to = Hová menjenek az egységeid { $start } régióból?
macht-prompt-moving-knights = Hány lovag menjen { $start } régióból { $goal } régióba?
macht-prompt-moving-mages = Hány mágus menjen { $start } régióból { $goal } régióba?
macht-prompt-mages-back = Cserébe { $goal } mágusai visszajöhetnek.
macht-prompt-snake = Semlegesíted { $marker } a kígyóval?
macht-prompt-snake-cost = { $cubes ->
    [0] A kígyó az utolsó kockát viszi el: a ciklus nyomban véget érne.
   *[other] A kígyó is elvisz egy kockát; { $cubes } maradna.
}
macht-prompt-retreating = { $region } elveszett. Visszavonulsz egy egységgel?
macht-prompt-occupying = { $region } most üres. Felraksz { $pieces }?
macht-prompt-bidding = { $kind ->
    [knights] Licitálj lovagokkal, hogy elnyerd { $marker }.
   *[mages] Licitálj mágusokkal, hogy elnyerd { $marker }.
}
macht-prompt-rival-owes = { $seat } még nem licitált.
    .you = Még nem licitáltál.
macht-prompt-rival-sealed = { $seat } már licitált.
    .you = Már licitáltál.
macht-prompt-rising = { $count ->
    [one] Végy le onnan még egy egységet, vagy hagyd abba.
   *[other] Végy le egy régióból legfeljebb { $count } ellenséges egységet.
}
macht-prompt-swapping = Melyik régió kapjon más jelet? Tartalék jelzők: { $spares }.

## Miért nem

macht-why-not-acting = Erre most nincs kérdés: most egy akció következik.
macht-why-not-playing = Éppen lapkákat játszol ki: játssz ki még egyet, vagy hagyd abba.
macht-why-not-moving-to = Előbb add meg, hová tart a mozgás.
macht-why-not-moving-knights = Előbb add meg, hány lovag mozog.
macht-why-not-moving-mages = Előbb add meg, hány mágus mozog.
macht-why-not-snake = Előbb döntsd el, hogy a kígyód semlegesíti-e a lapkát.
macht-why-not-retreating = Előbb döntsd el, hogy visszavonul-e egy egység.
macht-why-not-occupying = Előbb döntsd el, hogy egy egység elfoglalja-e a régiót.
macht-why-not-bidding = Előbb mindkét játékos titokban licitál.
macht-why-not-rising = Előbb hajtsd végre a lázadást, vagy fejezd be.
macht-why-not-swapping = Előbb cseréld ki a régiójelzőt, vagy mondj le a cseréről.
macht-why-not-marker = Ez a lapka nincs a tartalékodban: { $marker }.
macht-why-not-display = Ez a lapka nincs a kínálatban: { $marker }.
macht-why-not-rivals = { $region } az ellenfeledé.
macht-why-not-not-rivals = { $region } nem az ellenfeledé.
macht-why-not-not-own = { $region } nem a tiéd.
macht-why-not-full = { $region } régióban már több mint { $limit } egységed van.
macht-why-not-reserve = { $kind ->
    [magic] Nincs mágus a tartalékodban, és most csak a mágusok aktívak.
   *[sword] Nincs lovag a tartalékodban, és most csak a lovagok aktívak.
}
macht-why-not-weak = { $region } támadása nem nagyobb a védelménél: { $attack } : { $defence }.
macht-why-not-coast = { $region } régiónak nincs tengerpartja.
macht-why-not-no-goal = { $region } régióból nincs hová menni.
macht-why-not-fewer = { $region } régióban nincs ennyi: { $pieces }.
macht-why-not-nothing-moves = Legalább egy egységnek mozognia kell.
macht-why-not-back-by-sea = Hajózáskor az egységek csak egy irányba mennek.
macht-why-not-nothing-back = Mágus csak lovagokért cserébe jöhet vissza, és legalább egy.
macht-why-not-same-region = Az egységek már { $region } régióban vannak.
macht-why-not-neighbour = { $kind ->
    [magic] { $region } és { $goal } nem szomszédos: a jelük különböző.
   *[sword] { $region } és { $goal } nem szomszédos: nincs közös határuk.
}
macht-why-not-into-empty = { $region } üres, és ennél az asztalnál csak saját régióba lehet mozogni.
macht-why-not-no-knight = { $region } régióban nincs lovag.
macht-why-not-no-mage = { $region } régióban nincs mágus.
macht-why-not-bid = Nem licitálhatsz többet, mint amennyi a tartalékodban van: { $pieces }.
macht-why-not-one-region = A lázadás helye { $region }, és csak egy régió lehet.
macht-why-not-knights-first = A lovagokat a mágusok előtt kell levenni.
macht-why-not-same-symbol = { $region } már ezt a jelet mutatja: { $symbol }.
macht-why-not-spare = Nincs félretett jelző ezzel a jellel: { $symbol }.

## Állás

macht-position-cycle = Ciklus
macht-position-cycle-is = { $kind ->
    [magic] { $cycle }., mágia
   *[sword] { $cycle }., kard
}
macht-position-hourglass = Homokóra
macht-position-hourglass-is = { $cubes } / { $of }
macht-position-turn = Soron van
macht-position-turn-is = { $seat }, még { $actions } akcióval
    .you = te, még { $actions } akcióval
macht-position-seat = Hely
macht-position-points = Győzelmi pontok
macht-position-active = Aktív régiók
macht-position-total = Összeg ({ $win } kell)
macht-position-reserve = Tartalék
macht-position-stock = Készlet
macht-position-markers = Lapkák
macht-position-bonuses = Bónusz
macht-position-orange = { $seat } (narancs)
    .you = Te (narancs)
macht-position-white = { $seat } (fehér)
    .you = Te (fehér)
macht-position-region = { $region } ({ $symbol })
macht-position-empty = üres
macht-position-held = { $active ->
    [yes] { $seat }: { $pieces }, aktív
   *[no] { $seat }: { $pieces }
}
    .you = { $active ->
        [yes] te: { $pieces }, aktív
       *[no] te: { $pieces }
    }
macht-position-display = Kínálat
macht-position-spares = Tartalék jelzők
macht-position-bowl = Tál
macht-position-discards = Dobott lapkák
macht-position-glasses = Hátralévő időlapkák
macht-position-glass = { $value }
macht-position-resupply = A következő toborzás ennyit ad
macht-position-marker = Lapka játékban
macht-position-declared = Bejelentve
macht-position-taking-over = { $region } megszerzése
macht-position-way = { $start } régióból ide: { $goal }; { $pieces }
macht-position-uprising = Lázadás
macht-position-risen = levéve { $region } régióban: { $pieces }
macht-position-bid = A licited

## Ami egy akció mellett szól

macht-judge-points = Közelebb visz a győztes tizenkettőhöz.
macht-judge-regions = Több olyan régiód lesz, amely most vagy a következő ciklusban aktív.
macht-judge-lead = Inkább lesz több aktív régiód, mint az ellenfélnek; ez a ciklus végén győzelmi pontot ér.
macht-judge-safety = Nehezebb lesz megszerezni a régióidat.
macht-judge-reserve = Több egység lesz a tartalékodban.
macht-judge-markers = Hasznosabb lapkák lesznek a tartalékodban.
macht-judge-turn = Több akciód marad ebben a fordulóban.

## Krónika: fejlécek és több eseményről szóló sorok

macht-turn-of = { $seat }
    .you = Te
macht-turn-cycle = { $kind ->
    [magic] { $cycle }. ciklus · mágia
   *[sword] { $cycle }. ciklus · kard
}
macht-turn-cycle-end = A { $cycle }. ciklus vége
macht-line-deployment = { $region }: { $pieces }
macht-line-deployed = { $seat } felrakott: { $deployments }.
    .you = Felraktál: { $deployments }.
macht-line-display = Felcsapott lapkák: { $markers }.
macht-line-region = { $region } ({ $symbol })
macht-line-regions = A régiók jelei: { $regions }.

## A vége

macht-end-title = Összértékek ciklusról ciklusra
macht-end-cycle = { $cycle }. ciklus
macht-end-points = Győzelmi pontok
macht-end-regions = Aktív régiók
macht-end-won = { $seat } győzött { $total } összértékkel: győzelmi pont { $points }, aktív régió { $regions }.
    .you = Győztél { $total } összértékkel: győzelmi pont { $points }, aktív régió { $regions }.
macht-end-both =
    { $rival-is ->
        [you] Te is elérted ezt: { $total }
       *[other] { $rival } is elérte ezt: { $total }
    }; a nagyobb összérték dönt.
macht-end-why =
    Több aktív régió { $led ->
        [one] egy ciklusban
       *[other] { $led } ciklusban
    }, ugyanannyi ennyiben: { $level }
macht-end-blow =
    A { $cycle }. ciklus végén az aktív régiók: { $own } ({ $seat }), { $other } ({ $rival-is ->
        [you] te
       *[other] { $rival }
    }).
    .you = A { $cycle }. ciklus végén az aktív régiók: { $own } (te), { $other } ({ $rival }).
macht-end-attack = Az utolsó támadás célja { $region } volt, { $attack } : { $defence } ({ $seat }).
    .you = Utolsó támadásod célja { $region } volt, { $attack } : { $defence }.
macht-end-otherwise = Egy aktív régióval kevesebb { $total } lett volna: nem elég.
macht-end-bid = A legmagasabb licit
macht-end-bid-says = { $seat } ennyit ajánlott: { $count }. A tét: { $marker }.
    .you = Ennyit ajánlottál: { $count }. A tét: { $marker }.
macht-end-attacked = A legvitatottabb régió
macht-end-attacked-says =
    { $region }: { $count ->
        [one] egy
        [2] két
       *[other] { $count }
    } támadás.
macht-end-snakes = Kígyók
macht-end-snakes-says =
    { $seat } { $count ->
        [one] egy lapkát
       *[other] { $count } lapkát
    } állított meg, az ellenfél { $other } lapkát.
    .you =
        Te { $count ->
            [one] egy lapkát
           *[other] { $count } lapkát
        } állítottál meg, az ellenfél { $other } lapkát.

## Tippek: mit hoz egy választás

macht-gain-attack = { $region }: támadás { $attack }, védelem { $defence }.
macht-gain-regions = Aktív régiók így: te { $own }, az ellenfél { $other }.
