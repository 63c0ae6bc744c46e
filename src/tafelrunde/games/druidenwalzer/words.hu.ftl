### Druidakeringő magyarul.

druidenwalzer-title = Druidakeringő
druidenwalzer-about = Két kultusz táncoltatja a faszellemeket nyolc fa körül, druidáik pedig azzal harcolnak, ami mellettük megáll.

druidenwalzer-option-handicap = A dobozba visszarakott faszellemek
druidenwalzer-option-handicap-none = nincs
druidenwalzer-option-handicap-moon-2 = legutóbb a Hold győzött: egy 2-es
druidenwalzer-option-handicap-moon-3 = a Hold kétszer győzött: egy 3-as
druidenwalzer-option-handicap-sun-2 = legutóbb a Nap győzött: egy 2-es
druidenwalzer-option-handicap-sun-3 = a Nap kétszer győzött: egy 3-as
druidenwalzer-option-handicap-moon-1-sun-2 = a Hold kezdő: egy 1-es; a Nap egy 2-es
druidenwalzer-option-handicap-moon-1-sun-3 = a Hold kezdő: egy 1-es; a Nap egy 3-as
druidenwalzer-option-handicap-moon-2-sun-1 = a Nap kezdő: egy 1-es; a Hold egy 2-es
druidenwalzer-option-handicap-moon-3-sun-1 = a Nap kezdő: egy 1-es; a Hold egy 3-as

druidenwalzer-reason-two-trees = Az egyik kultusz két fát elveszített.
druidenwalzer-reason-limit-trees = A körök elfogytak; az győz, aki kevesebb fát veszített.
druidenwalzer-reason-limit-signs = A körök elfogytak; egyenlő számú fánál az ellenfél fáin lévő jelzők döntenek.
druidenwalzer-reason-limit-shared = A körök elfogytak, a fák és a jelzők száma egyenlő; a győzelem közös.

## A dolgok neve

druidenwalzer-none = –
druidenwalzer-bare = kopár
druidenwalzer-captured = megszerzett
druidenwalzer-cult-moon = Hold
druidenwalzer-cult-sun = Nap
druidenwalzer-colour-black = Fekete
druidenwalzer-colour-orange = Narancssárga
druidenwalzer-colour-purple = Lila
druidenwalzer-druid-object-black = a fekete druidát
druidenwalzer-druid-object-orange = a narancssárga druidát
druidenwalzer-druid-object-purple = a lila druidát
druidenwalzer-spirit-left = óramutató szerinti { $strength ->
        [3] 3-as
        [5] 5-ös
       *[other] { $strength }-es
    }
druidenwalzer-spirit-right = óramutatóval ellentétes { $strength ->
        [3] 3-as
        [5] 5-ös
       *[other] { $strength }-es
    }
druidenwalzer-spirit-object-left = óramutató szerinti { $strength ->
        [3] 3-ast
        [5] 5-öst
       *[other] { $strength }-est
    }
druidenwalzer-spirit-object-right = óramutatóval ellentétes { $strength ->
        [3] 3-ast
        [5] 5-öst
       *[other] { $strength }-est
    }
druidenwalzer-spirit-short-left = { $strength } óramutató szerint
druidenwalzer-spirit-short-right = { $strength } ellentétesen
druidenwalzer-spirit-many-left = { $count } × { $strength } óramutató szerint
druidenwalzer-spirit-many-right = { $count } × { $strength } ellentétesen
druidenwalzer-tree-name-moon = Hold { $number }
druidenwalzer-tree-name-sun = Nap { $number }
druidenwalzer-tree-at-moon = a Hold { $number }.{"\u00A0"}fájánál
druidenwalzer-tree-at-sun = a Nap { $number }.{"\u00A0"}fájánál
druidenwalzer-tree-from-moon = a Hold { $number }.{"\u00A0"}fájától
druidenwalzer-tree-from-sun = a Nap { $number }.{"\u00A0"}fájától
druidenwalzer-tree-to-moon = a Hold { $number }.{"\u00A0"}fájához
druidenwalzer-tree-to-sun = a Nap { $number }.{"\u00A0"}fájához
druidenwalzer-tree-lay-moon = a Hold { $number }.{"\u00A0"}fájához
druidenwalzer-tree-lay-sun = a Nap { $number }.{"\u00A0"}fájához
druidenwalzer-tree-hang-moon = a Hold { $number }.{"\u00A0"}fájára
druidenwalzer-tree-hang-sun = a Nap { $number }.{"\u00A0"}fájára
druidenwalzer-tree-off-moon = a Hold { $number }.{"\u00A0"}fájáról
druidenwalzer-tree-off-sun = a Nap { $number }.{"\u00A0"}fájáról
druidenwalzer-tree-taken-moon = a Hold { $number }.{"\u00A0"}fáját
druidenwalzer-tree-taken-sun = a Nap { $number }.{"\u00A0"}fáját
druidenwalzer-board-to-moon = a Hold kultusztáblájára
druidenwalzer-board-to-sun = a Nap kultusztáblájára

# Hányadik jelző egy fán.
druidenwalzer-nth =
    { $count ->
        [1] az első
        [2] a második
        [3] a harmadik
        [4] a negyedik
        [5] az ötödik
       *[6] a hatodik
    }

## Ami történt

druidenwalzer-event-boxed = { $seat } visszarakott a dobozba egy { $spirit }.
    .you = Visszaraktál a dobozba egy { $spirit }.
    .now = { $seat } visszarak a dobozba egy { $spirit }.
    .you-now = Visszaraksz a dobozba egy { $spirit }.
druidenwalzer-event-started = { $seat } kezdetnek egy { $spirit } tett a kultusztáblájára.
    .you = Kezdetnek egy { $spirit } tettél a kultusztábládra.
    .now = { $seat } kezdetnek egy { $spirit } tesz a kultusztáblájára.
    .you-now = Kezdetnek egy { $spirit } teszel a kultusztábládra.
druidenwalzer-event-drew = { $seat } húzott egy { $spirit }.
    .you = Húztál egy { $spirit }.
    .now = { $seat } húz egy { $spirit }.
    .you-now = Húzol egy { $spirit }.
druidenwalzer-event-drew-secret = { $seat } húzott egy faszellemet.
    .you = Húztál egy faszellemet.
    .now = { $seat } húz egy faszellemet.
    .you-now = Húzol egy faszellemet.
druidenwalzer-event-turned-up = Felcsapott lap { $place }: egy { $spirit }.
druidenwalzer-event-laid = { $seat } letett egy { $spirit } { $place }.
    .you = Letettél egy { $spirit } { $place }.
    .now = { $seat } letesz egy { $spirit } { $place }.
    .you-now = Leteszel egy { $spirit } { $place }.
druidenwalzer-event-came-home = Az { $spirit } { $place } { $seat } kultusztáblájára került.
    .you = Az { $spirit } { $place } a kultusztábládra került.
    .now = Az { $spirit } { $place } { $seat } kultusztáblájára kerül.
    .you-now = Az { $spirit } { $place } a kultusztábládra kerül.
druidenwalzer-event-withdrew-from-hand = { $seat } eltávolított a kezéből egy { $spirit }.
    .you = Eltávolítottál a kezedből egy { $spirit }.
    .now = { $seat } eltávolít a kezéből egy { $spirit }.
    .you-now = Eltávolítasz a kezedből egy { $spirit }.
druidenwalzer-event-withdrew = { $seat } eltávolított { $place } egy { $spirit }.
    .you = Eltávolítottál { $place } egy { $spirit }.
    .now = { $seat } eltávolít { $place } egy { $spirit }.
    .you-now = Eltávolítasz { $place } egy { $spirit }.
druidenwalzer-event-shown = Rejtett lap { $place }: egy { $spirit }.
druidenwalzer-event-ring-laid = { $colour }: nincs harc, mert a varázsgyűrű { $place } van.
druidenwalzer-event-ring-laid-free = A varázsgyűrű { $place } van, ahol nem áll druida: mindhárom szín harcol.
druidenwalzer-event-ring-returned = A varázsgyűrű visszakerült középre.
    .now = A varázsgyűrű visszakerül középre.
druidenwalzer-event-nobody-danced = Nincs másik látható { $strength ->
        [3] 3-as
        [5] 5-ös
       *[other] { $strength }-es
    }: senki sem táncolt.
    .now = Nincs másik látható { $strength ->
            [3] 3-as
            [5] 5-ös
           *[other] { $strength }-es
        }: senki sem táncol.
druidenwalzer-event-danced = Az { $spirit } { $place } { $goal } táncolt.
    .now = Az { $spirit } { $place } { $goal } táncol.
druidenwalzer-event-fight-won = { $colour }: { $seat } győzött, { $strength }:{ $against }.
    .you = { $colour }: győztél, { $strength }:{ $against }.
    .now = { $colour }: { $seat } győz, { $strength }:{ $against }.
    .you-now = { $colour }: győzöl, { $strength }:{ $against }.
druidenwalzer-event-fight-won-bare = { $colour }: { $seat } győzött { $strength } erővel egy kopár fa ellen.
    .you = { $colour }: győztél { $strength } erővel egy kopár fa ellen.
    .now = { $colour }: { $seat } győz { $strength } erővel egy kopár fa ellen.
    .you-now = { $colour }: győzöl { $strength } erővel egy kopár fa ellen.
druidenwalzer-event-fight-drawn = { $colour }: döntetlen, { $strength }:{ $strength }.
druidenwalzer-event-fight-drawn-bare = { $colour }: döntetlen, mindkét fa kopár.
druidenwalzer-event-sign-hung = { $seat } jelzőt tett { $place }, ez ott { druidenwalzer-nth }.
    .you = Jelzőt tettél { $place }, ez ott { druidenwalzer-nth }.
    .now = { $seat } jelzőt tesz { $place }, ez ott { druidenwalzer-nth }.
    .you-now = Jelzőt teszel { $place }, ez ott { druidenwalzer-nth }.
druidenwalzer-event-tree-captured = { $seat } megszerezte { $place }.
    .you = Megszerezted { $place }.
    .now = { $seat } megszerzi { $place }.
    .you-now = Megszerzed { $place }.
druidenwalzer-event-bare-tree-lost = { $seat } elveszítette { $place }, mert kopár maradt.
    .you = Elveszítetted { $place }, mert kopár maradt.
    .now = { $seat } elveszíti { $place }, mert kopár marad.
    .you-now = Elveszíted { $place }, mert kopár marad.
druidenwalzer-event-signs-returned = { $seat } visszakapott { $count } jelzőt { $place }.
    .you = Visszakaptál { $count } jelzőt { $place }.
    .now = { $seat } visszakap { $count } jelzőt { $place }.
    .you-now = Visszakapsz { $count } jelzőt { $place }.
druidenwalzer-event-pile-cleared = { $count } faszellem { $place } { $seat } kultusztáblájára került.
    .you = { $count } faszellem { $place } a kultusztábládra került.
    .now = { $count } faszellem { $place } { $seat } kultusztáblájára kerül.
    .you-now = { $count } faszellem { $place } a kultusztábládra kerül.
druidenwalzer-event-druid-placed = { $seat } odaállította { $colour } { $goal }.
    .you = Odaállítottad { $colour } { $goal }.
    .now = { $seat } odaállítja { $colour } { $goal }.
    .you-now = Odaállítod { $colour } { $goal }.
druidenwalzer-event-druid-jumped = { $seat } áthelyezte { $colour } { $place } { $goal }.
    .you = Áthelyezted { $colour } { $place } { $goal }.
    .now = { $seat } áthelyezi { $colour } { $place } { $goal }.
    .you-now = Áthelyezed { $colour } { $place } { $goal }.
druidenwalzer-event-druid-moved = { $colour }: { $seat } druidájának { $place } { $goal } kellett átmennie.
    .you = { $colour }: a druidádnak { $place } { $goal } kellett átmennie.
    .now = { $colour }: { $seat } druidájának { $place } { $goal } kell átmennie.
    .you-now = { $colour }: a druidádnak { $place } { $goal } kell átmennie.
druidenwalzer-event-reshuffled = { $seat } új húzópaklit kevert a kultusztáblája lapjaiból ({ $count } lap).
    .you = Új húzópaklit kevertél a kultusztáblád lapjaiból ({ $count } lap).
    .now = { $seat } új húzópaklit kever a kultusztáblája lapjaiból ({ $count } lap).
    .you-now = Új húzópaklit keversz a kultusztáblád lapjaiból ({ $count } lap).
druidenwalzer-event-turn-skipped = { $seat } nem tehetett semmit; a köre kimaradt.
    .you = Nem tehettél semmit; a köröd kimaradt.
    .now = { $seat } nem tehet semmit; a köre kimarad.
    .you-now = Nem tehetsz semmit; a köröd kimarad.

## Választás

druidenwalzer-action-box = Rakj vissza a dobozba egy { $spirit }
druidenwalzer-action-start = Tégy a kultusztábládra egy { $spirit }
druidenwalzer-action-place = Állítsd { $druid } { $place }
druidenwalzer-action-waltz = Keringő: tégy egy { $spirit } { $place }
druidenwalzer-action-jump = Ugrás: helyezd át { $druid } { $origin } { $goal }
druidenwalzer-action-withdraw = Távolíts el a kezedből egy { $spirit }
druidenwalzer-action-withdraw-from-tree = Távolíts el { $origin } egy { $spirit }
druidenwalzer-action-fight = Következő harc: { $colour }

## Amit kérünk

druidenwalzer-prompt-over = A játszma véget ért.
druidenwalzer-prompt-wait = { $seat } választ.
druidenwalzer-prompt-box = Válaszd ki, melyik { $strength ->
        [3] 3-ast
        [5] 5-öst
       *[other] { $strength }-est
    } rakod vissza a dobozba.
druidenwalzer-prompt-start = Válaszd ki kultusztáblád első faszellemét: egy 1-est, bármelyik irányút.
druidenwalzer-prompt-place-black = Helyezd el fekete druidádat egyik fádnál.
druidenwalzer-prompt-place-orange = Helyezd el narancssárga druidádat egyik fádnál.
druidenwalzer-prompt-place-purple = Helyezd el lila druidádat egyik fádnál.
druidenwalzer-prompt-turn = Válassz: keringő, ugrás vagy eltávolítás.
druidenwalzer-prompt-fight = Válaszd ki, ki harcol következőként: mindkét kultusz megszerezheti az ellenfél második fáját.
druidenwalzer-prompt-bare = Kopár fa: { $tree }. Elvész, ha köröd végén nincs nála faszellem.
druidenwalzer-prompt-no-hand = Üres a kezed, ezért nem keringőzhetsz.
druidenwalzer-prompt-no-jump = Már csak három fád van, ezért nem ugorhatsz.

## Miért nem szabad

druidenwalzer-why-not-box-phase = Faszellemet csak az előkészületek előtt lehet visszarakni a dobozba, és csak hátrány esetén.
druidenwalzer-why-not-box-strength = { $strength ->
        [3] Egy 3-ast
        [5] Egy 5-öst
       *[other] Egy { $strength }-est
    } kell visszaraknod a dobozba.
druidenwalzer-why-not-start-phase = Kultusztáblád első faszellemét csak közvetlenül az osztás előtt választhatod ki.
druidenwalzer-why-not-start-strength = Kultusztáblád első faszelleme csak { $strength ->
        [3] 3-as
        [5] 5-ös
       *[other] { $strength }-es
    } lehet.
druidenwalzer-why-not-place-early = A druidák elhelyezése jön utoljára, amikor már minden lap ki van osztva.
druidenwalzer-why-not-place-late = Druidát csak az előkészületek során lehet elhelyezni; később már csak ugorhat.
druidenwalzer-why-not-place-order = A druidák sorrendje fekete, narancssárga, lila.
druidenwalzer-why-not-placed = Már elhelyezted { $druid }.
druidenwalzer-why-not-tree-taken = Már áll egy druida { $at }.
druidenwalzer-why-not-fight-phase = A harcok sorrendjét csak akkor választhatod meg, ha számíthat.
druidenwalzer-why-not-fight-done = { $colour }: ebben a körben már nincs harca. Minden szín egyszer harcol, a varázsgyűrűs pedig egyszer sem.
druidenwalzer-why-not-fighting = Előbb a keringőd harcai jönnek: válaszd ki, ki harcol következőként.
druidenwalzer-why-not-set-up = A körök akkor kezdődnek, amikor már mindkét kultusz elhelyezte a druidáit.
druidenwalzer-why-not-not-in-hand = Nincs a kezedben { $spirit }.
druidenwalzer-why-not-captured = Megszerzett fa: { $tree }. Oda nem tehetsz lapot.
druidenwalzer-why-not-no-spirit = Nincs faszellem { $at }.

## Az állás

druidenwalzer-position-turn = Kör
druidenwalzer-position-cult = Kultusz
druidenwalzer-position-player = Játékos
druidenwalzer-position-name = { $seat }
    .you = te
druidenwalzer-position-trees-left = Fák
druidenwalzer-position-hand-size = Kéz
druidenwalzer-position-deck-size = Húzópakli
druidenwalzer-position-board-size = Kultusztábla
druidenwalzer-position-top = Legfelül
druidenwalzer-position-tree = Fa
druidenwalzer-position-druid = Druida
druidenwalzer-position-signs = Jelzők
druidenwalzer-position-below = Alatta, felülről
druidenwalzer-position-unseen = Rejtett
druidenwalzer-position-ring = Varázsgyűrű
druidenwalzer-position-fights = Még harcol
druidenwalzer-position-board-moon = A Hold kultusztáblája
druidenwalzer-position-board-sun = A Nap kultusztáblája
druidenwalzer-position-hidden-moon = A Hold keze, húzópaklija és rejtett faszellemei együtt
druidenwalzer-position-hidden-sun = A Nap keze, húzópaklija és rejtett faszellemei együtt
druidenwalzer-position-pool = Rejtett faszellemeid és első húzópaklid együtt
druidenwalzer-position-deck = Újrakevert húzópaklid
druidenwalzer-position-boxed-moon = A Hold a dobozba rakta
druidenwalzer-position-boxed-sun = A Nap a dobozba rakta
druidenwalzer-position-hand = A kezed

## Ami egy akció mellett szól

druidenwalzer-judge-captured = Ezzel megszerzed az ellenfél egyik fáját.
druidenwalzer-judge-signs = Jelzőid oda kerülnek, ahol a legtöbbet érnek.
druidenwalzer-judge-fights = Druidáid jobban állnak a következő harcokhoz.
druidenwalzer-judge-finish = Már csak egyetlen megnyert harc választ el a győzelemtől.
druidenwalzer-judge-piles = Fáidnál elég faszellem marad, nem lesznek kopárak.
druidenwalzer-judge-turn = Nálad marad a lépés joga.

## Krónika: fejlécek és több eseményről szóló sorok

druidenwalzer-turn-of = { $seat }
    .you = Te
druidenwalzer-line-drew = { $seat } ezt húzta: { $spirits }.
    .you = Ezt húztad: { $spirits }.
druidenwalzer-line-drew-secret = { $seat } { $count } faszellemet húzott.
    .you = { $count } faszellemet húztál.
druidenwalzer-line-spirit-at = { $spirit } ({ $place })
druidenwalzer-line-turned-up = Felcsapva: { $spirits }.
druidenwalzer-line-druid-at = { $colour } ({ $place })
druidenwalzer-line-placed = { $seat } elhelyezte a druidákat: { $druids }.
    .you = Elhelyezted a druidáidat: { $druids }.
druidenwalzer-line-dance = { $spirit } { $place } { $goal }
druidenwalzer-line-danced = Táncoltak: { $dances }.
druidenwalzer-line-fight-won =
    { $colour }: { $seat } győzött, { $against ->
        [0] { $strength } erővel egy kopár fa ellen
       *[other] { $strength }:{ $against }
    }; { $signs ->
        [1] az első
        [2] a második
        [3] a harmadik
        [4] a negyedik
        [5] az ötödik
       *[6] a hatodik
    } jelző { $place } került.
    .you =
        { $colour }: győztél, { $against ->
            [0] { $strength } erővel egy kopár fa ellen
           *[other] { $strength }:{ $against }
        }; { $signs ->
            [1] az első
            [2] a második
            [3] a harmadik
            [4] a negyedik
            [5] az ötödik
           *[6] a hatodik
        } jelződ { $place } került.

## A vége

druidenwalzer-end-title = Megszerzett fák egymás után
druidenwalzer-end-trees = Fák
druidenwalzer-end-signs = Jelzők
druidenwalzer-end-shared = A győzelem közös: a körök elfogytak, a fák és a jelzők száma egyenlő.
druidenwalzer-end-won-two-trees =
    { $seat } győzött: { $rival-is ->
        [you] elveszítetted a második fádat
       *[other] { $rival } elveszítette a második fáját
    }.
    .you = Győztél: { $rival } elveszítette a második fáját.
druidenwalzer-end-won-limit-trees =
    { $seat } győzött, amikor a körök elfogytak: { $rival-is ->
        [you] több fát veszítettél
       *[other] { $rival } több fát veszített
    }.
    .you = Győztél, amikor a körök elfogytak: { $rival } több fát veszített.
druidenwalzer-end-won-limit-signs =
    { $seat } győzött, amikor a körök elfogytak, egyenlő számú fával: { $rival-is ->
        [you] kevesebb jelződ van az ellenfél fáin
       *[other] { $rival } kevesebb jelzőt tett az ellenfél fáira
    }.
    .you = Győztél, amikor a körök elfogytak, egyenlő számú fával: { $rival } kevesebb jelzőt tett az ellenfél fáira.
druidenwalzer-end-fell = { $tree } ({ $turn }.{"\u00A0"}kör)
druidenwalzer-end-why =
    { $count ->
        [0] Egy fát sem szerzett meg
       *[other] Megszerzett fák: { $trees }
    }
druidenwalzer-end-blow = { $turn }.{"\u00A0"}kör, { $colour }: { $seat } győzött, { $strength }:{ $against }; felkerült a hatodik jelző: { $tree }.
    .you = { $turn }.{"\u00A0"}kör, { $colour }: győztél, { $strength }:{ $against }; felkerült a hatodik jelződ: { $tree }.
druidenwalzer-end-blow-bare = { $turn }.{"\u00A0"}kör: { $tree } kopár maradt, és { $seat } elveszítette.
    .you = { $turn }.{"\u00A0"}kör: { $tree } kopár maradt, és elveszítetted.
druidenwalzer-end-otherwise = Ha a másik oldalon is { $strength } áll, a harc döntetlen, és { $tree } még állna.
druidenwalzer-end-dance = A leghosszabb tánc
druidenwalzer-end-dance-says =
    { $seat } keringője { $place } ({ $spirit }): { $count ->
        [one] egy szellem
       *[other] { $count } szellem
    } táncolt.
    .you =
        A te keringőd { $place } ({ $spirit }): { $count ->
            [one] egy szellem
           *[other] { $count } szellem
        } táncolt.
druidenwalzer-end-fights = A harcok
druidenwalzer-end-fights-says =
    Megnyert harcok: { $seat } { $won }, { $rival-is ->
        [you] te
       *[other] { $rival }
    } { $lost }; döntetlen: { $drawn }.
    .you = Megnyert harcok: te { $won }, { $rival } { $lost }; döntetlen: { $drawn }.
druidenwalzer-end-clearest = A legsimább harc
druidenwalzer-end-clearest-says = { $colour }: { $seat } győzött, { $strength }:{ $against }.
    .you = { $colour }: győztél, { $strength }:{ $against }.

## Tippek: mit hoz egy választás

druidenwalzer-gain-fights = Biztos harcok: megnyerve { $won }, elvesztve { $lost }.
