macht-title = Hatalom és Gyengeség
macht-about = Lovagok és mágusok küzdenek a szigetért a kard és a mágia ciklusaiban; kétszemélyes játék titkos licitekkel.
macht-reason-twelve = A győzelmi pontok és az aktív régiók összege elérte a tizenkettőt.
macht-reason-higher-total = Mindkét összeg elérte a tizenkettőt; a nagyobb győz.
macht-reason-shared = A harmincadik ciklus után is egyenlők az összegek.
macht-option-starter-tiebreak-cycle = Kezdőjátékos pontegyenlőségnél: aktív régiók
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
macht-its-actions = { $actions ->
    [one] egyetlen akciója
   *[other] { $actions } akciója
}
macht-your-actions = { $actions ->
    [one] egyetlen akciód
   *[other] { $actions } akciód
}

## Események

macht-event-region-marked = { $region } jele: { $symbol }.
macht-event-cycle-began = { $kind ->
    [magic] { $cycle }.{"\u00A0"}ciklus, a mágiáé: a mágusok aktívak.
   *[sword] { $cycle }.{"\u00A0"}ciklus, a kardé: a lovagok aktívak.
}
macht-event-income-received = { $seat } bevételként { $pieces } kapott.
    .you = Bevételként { $pieces } kaptál.
    .now = { $seat } bevételként { $pieces } kap.
    .you-now = Bevételként { $pieces } kapsz.
macht-event-income-received-none = { $seat } nem kapott bevételt; a készlete üres.
    .you = Nem kaptál bevételt; a készleted üres.
    .now = { $seat } nem kap bevételt; a készlete üres.
    .you-now = Nem kapsz bevételt; a készleted üres.
macht-event-hourglass-filled = A homokórára { $cubes } kocka került.
    .now = A homokórára { $cubes } kocka kerül.
macht-event-hourglass-markers-mixed = Minden időlapka elfogyott; újrakevertük őket.
    .now = Minden időlapka elfogyott; újrakeverjük őket.
macht-event-markers-mixed = A tál kiürült; a dobott lapkák kerültek bele.
    .now = A tál kiürült; a dobott lapkák kerülnek bele.
macht-event-marker-laid-open = Felcsapott lapka: { $marker }.
macht-event-starter-found = { $because ->
    [points] { $seat } lett a kezdőjátékos, mert kevesebb győzelmi pontja van; { macht-its-actions } lesz.
    [regions] { $seat } lett a kezdőjátékos, mert kevesebb aktív régiója van; { macht-its-actions } lesz.
   *[chance] A sorsolás szerint { $seat } lett a kezdőjátékos; { macht-its-actions } lesz.
}
    .you = { $because ->
        [points] Te lettél a kezdőjátékos, mert kevesebb győzelmi pontod van; { macht-your-actions } lesz.
        [regions] Te lettél a kezdőjátékos, mert kevesebb aktív régiód van; { macht-your-actions } lesz.
       *[chance] A sorsolás szerint te lettél a kezdőjátékos; { macht-your-actions } lesz.
    }
    .now = { $because ->
        [points] { $seat } lesz a kezdőjátékos, mert kevesebb győzelmi pontja van; { macht-its-actions } lesz.
        [regions] { $seat } lesz a kezdőjátékos, mert kevesebb aktív régiója van; { macht-its-actions } lesz.
       *[chance] A sorsolás szerint { $seat } lesz a kezdőjátékos; { macht-its-actions } lesz.
    }
    .you-now = { $because ->
        [points] Te leszel a kezdőjátékos, mert kevesebb győzelmi pontod van; { macht-your-actions } lesz.
        [regions] Te leszel a kezdőjátékos, mert kevesebb aktív régiód van; { macht-your-actions } lesz.
       *[chance] A sorsolás szerint te leszel a kezdőjátékos; { macht-your-actions } lesz.
    }
macht-event-marker-taken = { $seat } elvette { $marker }.
    .you = Elvetted { $marker }.
    .now = { $seat } elveszi { $marker }.
    .you-now = Elveszed { $marker }.
macht-event-deployed = { $seat } felrakott { $pieces } { $region } régióra.
    .you = Felraktál { $pieces } { $region } régióra.
    .now = { $seat } felrak { $pieces } { $region } régióra.
    .you-now = Felraksz { $pieces } { $region } régióra.
macht-event-resupplied = { $seat } toborzott { $pieces }.
    .you = Toboroztál { $pieces }.
    .now = { $seat } toboroz { $pieces }.
    .you-now = Toborzol { $pieces }.
macht-event-resupplied-none = { $seat } nem kapott semmit; a készletében nincs ilyen egység.
    .you = Nem kaptál semmit; a készletedben nincs ilyen egység.
    .now = { $seat } nem kap semmit; a készletében nincs ilyen egység.
    .you-now = Nem kapsz semmit; a készletedben nincs ilyen egység.
macht-event-cube-left = { $cubes ->
    [0] Az utolsó kocka is lekerült a homokóráról.
   *[other] Lekerült egy kocka a homokóráról; { $cubes } maradt.
}
    .now = { $cubes ->
        [0] Az utolsó kocka is lekerül a homokóráról.
       *[other] Lekerül egy kocka a homokóráról; { $cubes } marad.
    }
macht-event-bid-sealed = { $seat } titkos licitje: { $count }.
    .you = Titkos licited: { $count }.
macht-event-bid-sealed-secret = { $seat } titkos licitet adott be.
    .you = Titkos licitet adtál be.
    .now = { $seat } titkos licitet ad be.
    .you-now = Titkos licitet adsz be.
macht-event-bid-shown = { $seat } licitje: { $count }.
    .you = A licited: { $count }.
macht-event-auction-tied = Egyenlő licitek: senki sem nyerte el { $marker }, és senki sem fizetett.
    .now = Egyenlő licitek: senki sem nyeri el { $marker }, és senki sem fizet.
macht-event-auction-won = { $seat } elnyerte { $marker }, és { $count } egységet fizetett.
    .you = Elnyerted { $marker }, és { $count } egységet fizettél.
    .now = { $seat } elnyeri { $marker }, és { $count } egységet fizet.
    .you-now = Elnyered { $marker }, és { $count } egységet fizetsz.
macht-event-point-won = { $seat } nyomban kapott egy győzelmi pontot; most { $count } pontja van.
    .you = Nyomban kaptál egy győzelmi pontot; most { $count } pontod van.
    .now = { $seat } nyomban kap egy győzelmi pontot; így { $count } pontja lesz.
    .you-now = Nyomban kapsz egy győzelmi pontot; így { $count } pontod lesz.
macht-event-piece-removed = Lázadás { $region } régióban: { $seat } vesztesége { $pieces }.
    .you = Lázadás { $region } régióban: a veszteséged { $pieces }.
macht-event-region-swapped = { $seat } kicserélte { $region } régiójelzőjét: { $before } helyett { $symbol }.
    .you = Kicserélted { $region } régiójelzőjét: { $before } helyett { $symbol }.
    .now = { $seat } kicseréli { $region } régiójelzőjét: { $before } helyett { $symbol }.
    .you-now = Kicseréled { $region } régiójelzőjét: { $before } helyett { $symbol }.
macht-event-effect-declined = { $seat } nem használta tovább { $marker }.
    .you = Nem használtad tovább { $marker }.
    .now = { $seat } nem használja tovább { $marker }.
    .you-now = Nem használod tovább { $marker }.
macht-event-effect-lapsed = { $seat } elnyerte { $marker }, de nem lehetett hatása.
    .you = Elnyerted { $marker }, de nem lehetett hatása.
    .now = { $seat } elnyeri { $marker }, de nem lehet hatása.
    .you-now = Elnyered { $marker }, de nem lehet hatása.
macht-event-reinforcement-declared = { $seat } kijátszotta { $marker }; erősítés: { $region }.
    .you = Kijátszottad { $marker }; erősítés: { $region }.
    .now = { $seat } kijátssza { $marker }; erősítés: { $region }.
    .you-now = Kijátszod { $marker }; erősítés: { $region }.
macht-event-take-over-declared = { $seat } kijátszotta { $marker }; megszerzés: { $region }, { $attack }:{ $defence }.
    .you = Kijátszottad { $marker }; megszerzés: { $region }, { $attack }:{ $defence }.
    .now = { $seat } kijátssza { $marker }; megszerzés: { $region }, { $attack }:{ $defence }.
    .you-now = Kijátszod { $marker }; megszerzés: { $region }, { $attack }:{ $defence }.
macht-event-number-declared = { $seat } kijátszotta { $marker }.
    .you = Kijátszottad { $marker }.
    .now = { $seat } kijátssza { $marker }.
    .you-now = Kijátszod { $marker }.
macht-event-movement-declared = { $seat } kijátszotta a mozgáslapkát: { $pieces } indított { $start } régióból { $goal } régióba.
    .you = Kijátszottad a mozgáslapkát: { $pieces } indítottál { $start } régióból { $goal } régióba.
    .now = { $seat } kijátssza a mozgáslapkát: { $pieces } indít { $start } régióból { $goal } régióba.
    .you-now = Kijátszod a mozgáslapkát: { $pieces } indítasz { $start } régióból { $goal } régióba.
macht-event-movement-declared-both = { $seat } kijátszotta a mozgáslapkát: { $pieces } indított { $start } régióból { $goal } régióba, visszafelé { $back }.
    .you = Kijátszottad a mozgáslapkát: { $pieces } indítottál { $start } régióból { $goal } régióba, visszafelé { $back }.
    .now = { $seat } kijátssza a mozgáslapkát: { $pieces } indít { $start } régióból { $goal } régióba, visszafelé { $back }.
    .you-now = Kijátszod a mozgáslapkát: { $pieces } indítasz { $start } régióból { $goal } régióba, visszafelé { $back }.
macht-event-sea-movement-declared = { $seat } kijátszotta a hajózáslapkát: { $pieces } indított { $start } régióból { $goal } régióba.
    .you = Kijátszottad a hajózáslapkát: { $pieces } indítottál { $start } régióból { $goal } régióba.
    .now = { $seat } kijátssza a hajózáslapkát: { $pieces } indít { $start } régióból { $goal } régióba.
    .you-now = Kijátszod a hajózáslapkát: { $pieces } indítasz { $start } régióból { $goal } régióba.
macht-event-resupply-declared = { $seat } toborzásra játszotta ki { $marker }, hogy { $pieces } kapjon.
    .you = Toborzásra játszottad ki { $marker }, hogy { $pieces } kapj.
    .now = { $seat } toborzásra játssza ki { $marker }, hogy { $pieces } kapjon.
    .you-now = Toborzásra játszod ki { $marker }, hogy { $pieces } kapj.
macht-event-marker-stopped = { $seat } kijátszotta a kígyót, és semlegesítette { $marker }.
    .you = Kijátszottad a kígyót, és semlegesítetted { $marker }.
    .now = { $seat } kijátssza a kígyót, és semlegesíti { $marker }.
    .you-now = Kijátszod a kígyót, és semlegesíted { $marker }.
macht-event-marker-allowed = { $seat } megtartotta a kígyót, és nem avatkozott közbe.
    .you = Megtartottad a kígyót, és nem avatkoztál közbe.
    .now = { $seat } megtartja a kígyót, és nem avatkozik közbe.
    .you-now = Megtartod a kígyót, és nem avatkozol közbe.
macht-event-reinforced = { $seat } erősítésként felrakott { $pieces } { $region } régióra.
    .you = Erősítésként felraktál { $pieces } { $region } régióra.
    .now = { $seat } erősítésként felrak { $pieces } { $region } régióra.
    .you-now = Erősítésként felraksz { $pieces } { $region } régióra.
macht-event-retreated = { $seat } visszavont { $kind } { $start } régióból { $goal } régióba.
    .you = Visszavontál { $kind } { $start } régióból { $goal } régióba.
    .now = { $seat } visszavon { $kind } { $start } régióból { $goal } régióba.
    .you-now = Visszavonsz { $kind } { $start } régióból { $goal } régióba.
macht-event-pieces-lost = { $seat } elveszített { $pieces } { $region } régióban (vissza a készletbe).
    .you = Elveszítettél { $pieces } { $region } régióban (vissza a készletbe).
    .now = { $seat } elveszít { $pieces } { $region } régióban (vissza a készletbe).
    .you-now = Elveszítesz { $pieces } { $region } régióban (vissza a készletbe).
macht-event-occupied = { $seat } elfoglalta { $region } régiót: felrakott { $pieces }.
    .you = Elfoglaltad { $region } régiót: felraktál { $pieces }.
    .now = { $seat } elfoglalja { $region } régiót: felrak { $pieces }.
    .you-now = Elfoglalod { $region } régiót: felraksz { $pieces }.
macht-event-left-empty = { $seat } üresen hagyta { $region } régiót.
    .you = Üresen hagytad { $region } régiót.
    .now = { $seat } üresen hagyja { $region } régiót.
    .you-now = Üresen hagyod { $region } régiót.
macht-event-bonus-gained = { $seat } bónusza a ciklus végéig: +{ $count } ({ $symbol }).
    .you = Bónuszod a ciklus végéig: +{ $count } ({ $symbol }).
macht-event-pieces-moved = { $seat } átmozgatott { $pieces } { $start } régióból { $goal } régióba.
    .you = Átmozgattál { $pieces } { $start } régióból { $goal } régióba.
    .now = { $seat } átmozgat { $pieces } { $start } régióból { $goal } régióba.
    .you-now = Átmozgatsz { $pieces } { $start } régióból { $goal } régióba.
macht-event-markers-done = { $seat } nem játszott ki több lapkát.
    .you = Nem játszottál ki több lapkát.
    .now = { $seat } nem játszik ki több lapkát.
    .you-now = Nem játszol ki több lapkát.
macht-event-cycle-ended = { $cycle }.{"\u00A0"}ciklus: vége.
macht-event-regions-counted = { $seat } aktív régiói: { $count }.
    .you = Aktív régióid: { $count }.
macht-event-point-scored = { $seat } kapott egy győzelmi pontot; most { $count } pontja van.
    .you = Kaptál egy győzelmi pontot; most { $count } pontod van.
    .now = { $seat } kap egy győzelmi pontot; így { $count } pontja lesz.
    .you-now = Kapsz egy győzelmi pontot; így { $count } pontod lesz.
macht-event-totals-equal = Mindkét összeg { $total }: a következő ciklus dönt.
macht-event-match-won = { $seat } megnyerte a játszmát; összege { $count }.
    .you = Megnyerted a játszmát; összeged { $count }.
    .now = { $seat } megnyeri a játszmát; összege { $count }.
    .you-now = Megnyered a játszmát; összeged { $count }.
macht-event-match-shared = A játszma döntetlen, mindkét összeg { $total }.

## Választások

macht-action-take = Vedd el { $marker }
macht-action-deploy = Rakj fel { $pieces } { $region } régióra
macht-action-resupply = { $count ->
    [0] Toborzás (üres a készlet)
   *[other] Toborzás: { $pieces }
}
macht-action-number = Erőlapka kijátszása, +1 { $symbol }
macht-action-resupply-with = Toborzás lapkával, { $marker }: { $shown }
macht-action-resupply-with-short = Toborzás lapkával, { $marker }: { $shown } (a készletben: { $pieces })
macht-action-reinforce = { $region } erősítése, { $marker }
macht-action-take-over = { $region } megszerzése, { $marker }, { $attack }:{ $defence }
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
macht-action-done = Befejezés
macht-action-snake = Kígyó kijátszása
macht-action-allow = Kígyó nélkül tovább
macht-action-retreat = Visszavonulás { $region } régióba: { $pieces }
macht-action-no-retreat = Visszavonulás nélkül
macht-action-occupy = Rakj fel { $pieces }
macht-action-leave = Maradjon üres
macht-action-bid = Licit: { $count }
macht-action-remove = Végy le { $pieces } { $region } régióról
macht-action-stop-uprising = Befejezés
macht-action-swap = { $region } új jele: { $symbol }
macht-action-stop-swap = Csere nélkül

## Kérések

macht-prompt-over = A játszma véget ért.
macht-prompt-waiting = { $count ->
    [one] Most { $waiting } van soron.
   *[other] Mindkét játékos válaszára várunk.
}
macht-prompt-acting = { $actions ->
    [one] Válaszd ki az utolsó akciódat ebben a körben.
   *[other] Válassz akciót: még { $actions } van hátra.
}
macht-prompt-playing = Játssz ki még egy lapkát, vagy fejezd be.
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
    [one] Végy le onnan még egy egységet, vagy fejezd be.
   *[other] Vedd le egy régióról az ellenfél legfeljebb { $count } egységét.
}
macht-prompt-swapping = Melyik régió kapjon más jelet? Félretett jelzők: { $spares }.

## Miért nem

macht-why-not-acting = Ez most nem kérdés: válassz akciót.
macht-why-not-playing = Éppen lapkákat játszol ki: játssz ki még egyet, vagy fejezd be.
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
macht-why-not-weak = A támadás nem nagyobb a védelemnél { $region } régióban: { $attack }:{ $defence }.
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
    [magic] { $cycle }. (mágia)
   *[sword] { $cycle }. (kard)
}
macht-position-hourglass = Homokóra
macht-position-hourglass-is = { $cubes } / { $of }
macht-position-turn = Soron van
macht-position-turn-is = { $seat }, még { $actions } akcióval
    .you = te, még { $actions } akcióval
macht-position-seat = Játékos
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
macht-position-spares = Félretett jelzők
macht-position-bowl = Tál
macht-position-discards = Dobott lapkák
macht-position-glasses = Hátralévő időlapkák
macht-position-glass = { $value }
macht-position-resupply = A következő toborzás ennyit ad
macht-position-marker = Lapka játékban
macht-position-declared = Bejelentve
macht-position-taking-over = { $region } megszerzése
macht-position-way = { $start } régióból { $goal } régióba: { $pieces }
macht-position-way-from = { $start } régióból
macht-position-way-to = { $start } régióból { $goal } régióba
macht-position-uprising = Lázadás
macht-position-risen = levéve { $region } régióról: { $pieces }
macht-position-bid = A licited

## Ami egy akció mellett szól

macht-judge-points = Közelebb visz a győztes tizenkettőhöz.
macht-judge-regions = Több olyan régiód lesz, amely most vagy a következő ciklusban aktív.
macht-judge-lead = Nagyobb az esélyed, hogy több aktív régiód legyen, mint az ellenfélnek; ez a ciklus végén győzelmi pontot ér.
macht-judge-safety = Nehezebb lesz megszerezni a régióidat.
macht-judge-reserve = Több egység lesz a tartalékodban.
macht-judge-markers = Hasznosabb lapkák lesznek a tartalékodban.
macht-judge-turn = Több akciód marad ebben a körben.

## Krónika: fejlécek és több eseményről szóló sorok

macht-turn-of = { $seat }
    .you = Te
macht-turn-cycle = { $kind ->
    [magic] { $cycle }.{"\u00A0"}ciklus · mágia
   *[sword] { $cycle }.{"\u00A0"}ciklus · kard
}
macht-turn-cycle-end = { $cycle }.{"\u00A0"}ciklus: vége
macht-line-deployment = { $region }: { $pieces }
macht-line-deployed = { $seat } felrakott: { $deployments }.
    .you = Felraktál: { $deployments }.
macht-line-display = Felcsapott lapkák: { $markers }.
macht-line-region = { $region } ({ $symbol })
macht-line-regions = A régiók jelei: { $regions }.

## A vége

macht-end-title = Összegek ciklusról ciklusra
macht-end-cycle = { $cycle }.{"\u00A0"}ciklus
macht-end-points = Győzelmi pontok
macht-end-regions = Aktív régiók
macht-end-won = { $seat } győzött { $total } összeggel: győzelmi pont { $points }, aktív régió { $regions }.
    .you = Győztél { $total } összeggel: győzelmi pont { $points }, aktív régió { $regions }.
macht-end-both =
    { $rival-is ->
        [you] Te is elérted ezt: { $total }
       *[other] { $rival } is elérte ezt: { $total }
    }; a nagyobb összeg győz.
macht-end-why =
    Több aktív régió { $led ->
        [one] egy ciklusban
       *[other] { $led } ciklusban
    }, ugyanannyi ennyiben: { $level }
macht-end-blow =
    { $cycle }.{"\u00A0"}ciklus, aktív régiók a végén: { $own } ({ $seat }), { $other } ({ $rival-is ->
        [you] te
       *[other] { $rival }
    }).
    .you = { $cycle }.{"\u00A0"}ciklus, aktív régiók a végén: { $own } (te), { $other } ({ $rival }).
macht-end-attack = Az utolsó megszerzés: { $region }, { $attack }:{ $defence } ({ $seat }).
    .you = Az utolsó megszerzésed: { $region }, { $attack }:{ $defence }.
macht-end-otherwise = Egy aktív régióval kevesebb { $total } lett volna: nem elég.
macht-end-bid = A legmagasabb licit
macht-end-bid-says = { $seat } licitje: { $count }. A tét: { $marker }.
    .you = A licited: { $count }. A tét: { $marker }.
macht-end-attacked = A legvitatottabb régió
macht-end-attacked-says =
    { $region }: { $count ->
        [one] egy
        [2] két
       *[other] { $count }
    } megszerzés.
macht-end-snakes = Kígyók
macht-end-snakes-says =
    { $seat } { $count ->
        [one] egy lapkát
       *[other] { $count } lapkát
    } semlegesített, az ellenfél { $other } lapkát.
    .you =
        { $count ->
            [one] Egy lapkát
           *[other] { $count } lapkát
        } semlegesítettél, az ellenfél { $other } lapkát.

## Tippek: mit hoz egy választás

macht-gain-attack = { $region }: támadás { $attack }, védelem { $defence }.
macht-gain-regions = Aktív régiók így: te { $own }, az ellenfél { $other }.
