# A Havoc magyarul. A szavak a rulebook.hu.md szójegyzékéből valók.

havoc-title = Havoc: A százéves háború
havoc-about = Zsoldosvezérek újoncoznak, blöffölnek és harcolnak a százéves háború kilenc csatájában.
havoc-reason-points = A háború véget ért; a legtöbb pont győz.
havoc-reason-battles = A háború véget ért; egyenlő pontszámnál a több megnyert csata dönt.
havoc-reason-castillon = A háború véget ért; egyenlő pontszámnál és ugyanannyi megnyert csatánál a castilloni sorrend dönt.
havoc-reason-shared = A háború véget ért; az első helyen osztoznak.

## Választható szabályok

havoc-option-battle-order = A csaták sorrendje
havoc-option-battle-order-historical = történelmi
havoc-option-battle-order-random = véletlenszerű
havoc-option-battle-order-winner = a győztes választ
havoc-option-peace-card = Békekártya
havoc-option-peace-card-seats = a játékosok száma szerint
havoc-option-peace-card-fast = gyors: csak 1-es és 2-es
havoc-option-small-table = Kis asztal pontozása (2–3 játékos)
havoc-option-small-table-on = be
havoc-option-small-table-off = ki
havoc-option-john-of-gaunt = John of Gaunt
havoc-option-john-of-gaunt-off = nélküle
havoc-option-john-of-gaunt-replaces = egy csata helyett
havoc-option-john-of-gaunt-extra = többletcsatával

## Nevek

havoc-john = John of Gaunt
havoc-person = { $seat }
    .you = te
havoc-side-calais-tours = Chevauchées, Calais to Tours
havoc-side-tours-bordeaux = Chevauchées, Tours to Bordeaux

havoc-suit-blue = kék
havoc-suit-orange = narancs
havoc-suit-green = zöld
havoc-suit-grey = szürke
havoc-suit-yellow = sárga
havoc-suit-brown = barna

# Egy lap felsorolásban, azután tárgyként. A toldalék a kimondott számhoz illeszkedik.
havoc-card =
    { $suit } { $value ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
       *[other] { $value }-es
    }
havoc-card-dog = eb
havoc-card-object =
    { $suit } { $value ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
        [8] 8-ast
        [13] 13-ast
        [15] 15-öst
        [16] 16-ost
        [18] 18-ast
       *[other] { $value }-est
    }

# Egy kombináció értékei; a 0 az ebeké.
havoc-values =
    { $value ->
        [0] ebes
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
       *[other] { $value }-es
    }
havoc-values-of = { havoc-values }
havoc-values-kind =
    { $value ->
        [0] eb
       *[other] { havoc-values }
    }

havoc-combination-empty = semmi
havoc-combination-high-card =
    { $value ->
        [0] magas lap, eb
        [3] magas lap, 3-as
        [5] magas lap, 5-ös
        [6] magas lap, 6-os
        [8] magas lap, 8-as
        [13] magas lap, 13-as
        [15] magas lap, 15-ös
        [16] magas lap, 16-os
        [18] magas lap, 18-as
       *[other] magas lap, { $value }-es
    }
havoc-combination-pair = { $of } pár
havoc-combination-two-pairs = két pár, { $high } és { $low }
havoc-combination-triplet = { $of } terc
havoc-combination-straight-of-five = { $value }-ig érő 5-ös sor
havoc-combination-three-pairs = három pár, { $high }, { $middle } és { $low }
havoc-combination-flush-of-five = { $value }-ig érő 5-ös flös
havoc-combination-straight-of-six = { $value }-ig érő 6-os sor
havoc-combination-full-house = full, { $high } terc { $low } párral
havoc-combination-flush-of-six = { $value }-ig érő 6-os flös
havoc-combination-two-triplets = két terc, { $high } és { $low }
havoc-combination-four-of-a-kind = 4 ugyanolyan lap, { $kind }
havoc-combination-big-house = nagy full, { $high } négyes { $low } párral
havoc-combination-five-of-a-kind = 5 ugyanolyan lap, { $kind }
havoc-combination-straight-flush-of-five = { $value }-ig érő 5-ös színsor
havoc-combination-six-of-a-kind = 6 ugyanolyan lap, { $kind }
havoc-combination-straight-flush-of-six = { $value }-ig érő 6-os színsor

# A hányadik helyen; a második alak mondat elejére való.
havoc-nth =
    { $place ->
        [1] az első
        [2] a második
        [3] a harmadik
        [4] a negyedik
        [5] az ötödik
        [6] a hatodik
       *[other] a hetedik
    }
havoc-nth-first =
    { $place ->
        [1] Az első
        [2] A második
        [3] A harmadik
        [4] A negyedik
        [5] Az ötödik
        [6] A hatodik
       *[other] A hetedik
    }

## Ami történt

havoc-event-dealt = { $seat } osztáskor megkapta a { $card }.
    .you = Osztáskor megkaptad a { $card }.
    .now = { $seat } osztáskor megkapja a { $card }.
    .you-now = Osztáskor megkapod a { $card }.
havoc-event-dealt-a-dog = { $seat } osztáskor kapott egy ebet.
    .you = Osztáskor kaptál egy ebet.
    .now = { $seat } osztáskor kap egy ebet.
    .you-now = Osztáskor kapsz egy ebet.
havoc-event-dealt-secret = { $seat } osztáskor kapott egy lapot.
    .you = Osztáskor kaptál egy lapot.
    .now = { $seat } osztáskor kap egy lapot.
    .you-now = Osztáskor kapsz egy lapot.
havoc-event-dealt-dog = { $seat } egy ebbel kezdett.
    .you = Egy ebbel kezdtél.
    .now = { $seat } egy ebbel kezd.
    .you-now = Egy ebbel kezdesz.
havoc-event-recruiting = { $seat } újoncozásba kezdett.
    .you = Újoncozásba kezdtél.
    .now = { $seat } újoncozásba kezd.
    .you-now = Újoncozásba kezdesz.
havoc-event-peace-turned = { $seat } elforgatta a békekártyát; most ezt mutatja: { $count }.
    .you = Elforgattad a békekártyát; most ezt mutatja: { $count }.
    .now = { $seat } elforgatja a békekártyát; ezt fogja mutatni: { $count }.
    .you-now = Elforgatod a békekártyát; ezt fogja mutatni: { $count }.
havoc-event-year-of-peace = { $seat } egy év békét jelentett be; elmarad: { $battle }.
    .you = Egy év békét jelentettél be; elmarad: { $battle }.
    .now = { $seat } egy év békét jelent be; elmarad: { $battle }.
    .you-now = Egy év békét jelentesz be; elmarad: { $battle }.
havoc-event-discarded = { $seat } eldobta a { $card }.
    .you = Eldobtad a { $card }.
    .now = { $seat } eldobja a { $card }.
    .you-now = Eldobod a { $card }.
havoc-event-discarded-a-dog = { $seat } eldobott egy ebet.
    .you = Eldobtál egy ebet.
    .now = { $seat } eldob egy ebet.
    .you-now = Eldobsz egy ebet.
havoc-event-skipped = { $seat } sem újoncozni, sem harcolni nem tudott; a köre kimaradt.
    .you = Sem újoncozni, sem harcolni nem tudtál; a köröd kimaradt.
    .now = { $seat } sem újoncozni, sem harcolni nem tud; a köre kimarad.
    .you-now = Sem újoncozni, sem harcolni nem tudsz; a köröd kimarad.
havoc-event-drew = { $seat } felhúzta a { $card }.
    .you = Felhúztad a { $card }.
    .now = { $seat } felhúzza a { $card }.
    .you-now = Felhúzod a { $card }.
havoc-event-drew-a-dog = { $seat } húzott egy ebet.
    .you = Húztál egy ebet.
    .now = { $seat } húz egy ebet.
    .you-now = Húzol egy ebet.
havoc-event-drew-secret = { $seat } húzott egy lapot.
    .you = Húztál egy lapot.
    .now = { $seat } húz egy lapot.
    .you-now = Húzol egy lapot.
havoc-event-took = { $seat } elvette a { $card } az újoncok közül.
    .you = Elvetted a { $card } az újoncok közül.
    .now = { $seat } elveszi a { $card } az újoncok közül.
    .you-now = Elveszed a { $card } az újoncok közül.
havoc-event-took-a-dog = { $seat } elvett egy ebet az újoncok közül.
    .you = Elvettél egy ebet az újoncok közül.
    .now = { $seat } elvesz egy ebet az újoncok közül.
    .you-now = Elveszel egy ebet az újoncok közül.
havoc-event-fetched = Kapd el! { $seat } eldobott egy ebet egy további lapért.
    .you = Kapd el! Eldobtál egy ebet egy további lapért.
    .now = Kapd el! { $seat } eldob egy ebet egy további lapért.
    .you-now = Kapd el! Eldobsz egy ebet egy további lapért.
havoc-event-looting = Hullarablás: { $seat } eldobott két ebet egy dobott lapért.
    .you = Hullarablás: eldobtál két ebet egy dobott lapért.
    .now = Hullarablás: { $seat } eldob két ebet egy dobott lapért.
    .you-now = Hullarablás: eldobsz két ebet egy dobott lapért.
havoc-event-looted = { $seat } elvette a { $card } a dobott lapok közül.
    .you = Elvetted a { $card } a dobott lapok közül.
    .now = { $seat } elveszi a { $card } a dobott lapok közül.
    .you-now = Elveszed a { $card } a dobott lapok közül.
havoc-event-put-down = { $seat } letette a { $card } az újoncokhoz.
    .you = Letetted a { $card } az újoncokhoz.
    .now = { $seat } leteszi a { $card } az újoncokhoz.
    .you-now = Leteszed a { $card } az újoncokhoz.
havoc-event-put-down-a-dog = { $seat } letett egy ebet az újoncokhoz.
    .you = Letettél egy ebet az újoncokhoz.
    .now = { $seat } letesz egy ebet az újoncokhoz.
    .you-now = Leteszel egy ebet az újoncokhoz.
havoc-event-refilled = Új lap az újoncok között: { $card }.
havoc-event-refilled-a-dog = Új lap az újoncok között: eb.
havoc-event-reshuffled =
    { $count ->
        [1] Az egyetlen dobott lap lett az új húzópakli.
       *[other] A dobott lapokat megkevertük: az új húzópakli { $count } lapból áll.
    }
    .now =
        { $count ->
            [1] Az egyetlen dobott lap lesz az új húzópakli.
           *[other] A dobott lapokat megkeverjük: az új húzópakli { $count } lapból áll.
        }
havoc-event-cried-havoc = { $seat } Havocot kiáltott. A csata: { $battle }.
    .you = Havocot kiáltottál. A csata: { $battle }.
    .now = { $seat } Havocot kiált. A csata: { $battle }.
    .you-now = Havocot kiáltasz. A csata: { $battle }.
havoc-event-laid = { $seat } lerakta a { $card }.
    .you = Leraktad a { $card }.
    .now = { $seat } lerakja a { $card }.
    .you-now = Lerakod a { $card }.
havoc-event-laid-a-dog = { $seat } lerakott egy ebet.
    .you = Leraktál egy ebet.
    .now = { $seat } lerak egy ebet.
    .you-now = Leraksz egy ebet.
havoc-event-stood = { $seat } megállt.
    .you = Megálltál.
    .now = { $seat } megáll.
    .you-now = Megállsz.
havoc-event-declined = { $seat } kimaradt a csatából.
    .you = Kimaradtál a csatából.
    .now = { $seat } kimarad a csatából.
    .you-now = Kimaradsz a csatából.
havoc-event-passed = { $seat } passzolt.
    .you = Passzoltál.
    .now = { $seat } passzol.
    .you-now = Passzolsz.
havoc-event-sat-out =
    { $seat } lerakott ebei közül { $count ->
        [1] egy
       *[other] kettő
    } harcon kívül maradt.
    .you =
        Lerakott ebeid közül { $count ->
            [1] egy
           *[other] kettő
        } harcon kívül maradt.
    .now =
        { $seat } lerakott ebei közül { $count ->
            [1] egy
           *[other] kettő
        } harcon kívül marad.
    .you-now =
        Lerakott ebeid közül { $count ->
            [1] egy
           *[other] kettő
        } harcon kívül marad.
havoc-event-showed = { $seat } { havoc-nth } helyen végzett: { $combination }.
    .you = { havoc-nth-first } helyen végeztél: { $combination }.
    .now = { $seat } { havoc-nth } helyen végez: { $combination }.
    .you-now = { havoc-nth-first } helyen végzel: { $combination }.
havoc-event-won = { $seat } megnyerte a csatát: { $battle }.
    .you = Megnyerted a csatát: { $battle }.
    .now = { $seat } megnyeri a csatát: { $battle }.
    .you-now = Megnyered a csatát: { $battle }.
havoc-event-scored = { $seat } { $count } pontot kapott.
    .you = { $count } pontot kaptál.
    .now = { $seat } { $count } pontot kap.
    .you-now = { $count } pontot kapsz.
havoc-event-scavenged = Dögevés: { $seat } eldobta egyik lerakott ebét, és elvette a { $card }.
    .you = Dögevés: eldobtad egyik lerakott ebedet, és elvetted a { $card }.
    .now = Dögevés: { $seat } eldobja egyik lerakott ebét, és elveszi a { $card }.
    .you-now = Dögevés: eldobod egyik lerakott ebedet, és elveszed a { $card }.
havoc-event-stopped = { $seat } a csata után nem vetett be több ebet.
    .you = A csata után nem vetettél be több ebet.
    .now = { $seat } a csata után nem vet be több ebet.
    .you-now = A csata után nem vetsz be több ebet.
havoc-event-cleared = A csatatér kiürült, lapjai a dobott lapokhoz kerültek.
    .now = A csatatér kiürül, lapjai a dobott lapokhoz kerülnek.
havoc-event-chose-battle = { $seat } kiválasztotta a soron következő csatát: { $battle }.
    .you = Kiválasztottad a soron következő csatát: { $battle }.
    .now = { $seat } kiválasztja a soron következő csatát: { $battle }.
    .you-now = Kiválasztod a soron következő csatát: { $battle }.
havoc-event-became-peacekeeper = { $seat } lett a Béke őre, a békekártya 1-en áll.
    .you = Te lettél a Béke őre, a békekártya 1-en áll.
    .now = { $seat } lesz a Béke őre, a békekártya 1-en áll.
    .you-now = Te leszel a Béke őre, a békekártya 1-en áll.
havoc-event-last-deal = Nincs több kör: az újoncok a dobott lapokhoz kerültek, jön az utolsó osztás.
    .now = Nincs több kör: az újoncok a dobott lapokhoz kerülnek, jön az utolsó osztás.
havoc-event-swapped =
    { $seat } { $count ->
        [0] nem cserélt ebet
        [1] egy ebet cserélt
       *[other] két ebet cserélt
    }.
    .you =
        { $count ->
            [0] Nem cseréltél ebet
            [1] Egy ebet cseréltél
           *[other] Két ebet cseréltél
        }.
    .now =
        { $seat } { $count ->
            [0] nem cserél ebet
            [1] egy ebet cserél
           *[other] két ebet cserél
        }.
    .you-now =
        { $count ->
            [0] Nem cserélsz ebet
            [1] Egy ebet cserélsz
           *[other] Két ebet cserélsz
        }.
havoc-event-laid-at-castillon = { $seat } Castillonnál lerakta a { $card }.
    .you = Castillonnál leraktad a { $card }.
    .now = { $seat } Castillonnál lerakja a { $card }.
    .you-now = Castillonnál lerakod a { $card }.
havoc-event-laid-at-castillon-a-dog = { $seat } Castillonnál lerakott egy ebet.
    .you = Castillonnál leraktál egy ebet.
    .now = { $seat } Castillonnál lerak egy ebet.
    .you-now = Castillonnál leraksz egy ebet.
havoc-event-drew-john = { $seat } felhúzta a John of Gaunt-kártyát; John a bal oldalára ült.
    .you = Felhúztad a John of Gaunt-kártyát; John a bal oldaladra ült.
    .now = { $seat } felhúzza a John of Gaunt-kártyát; John a bal oldalára ül.
    .you-now = Felhúzod a John of Gaunt-kártyát; John a bal oldaladra ül.
havoc-event-john-removed = { $seat } felhúzta a John of Gaunt-kártyát; John elkésett, és kikerült a játékból.
    .you = Felhúztad a John of Gaunt-kártyát; John elkésett, és kikerült a játékból.
    .now = { $seat } felhúzza a John of Gaunt-kártyát; John elkésett, és kikerül a játékból.
    .you-now = Felhúzod a John of Gaunt-kártyát; John elkésett, és kikerül a játékból.
havoc-event-john-cried-havoc-extra = John of Gaunt Havocot kiáltott. Rablóportyája, a Chevauchées, többletcsata.
    .now = John of Gaunt Havocot kiált. Rablóportyája, a Chevauchées, többletcsata.
havoc-event-john-cried-havoc = John of Gaunt Havocot kiáltott. Rablóportyája, a Chevauchées, e csata helyébe lépett: { $battle }.
    .now = John of Gaunt Havocot kiált. Rablóportyája, a Chevauchées, e csata helyébe lép: { $battle }.
havoc-event-side-turned = A felcsapott lap: { $card }. A rablóportya: { $battle }.
havoc-event-side-turned-empty = Nincs mit felcsapni. A rablóportya: { $battle }.
havoc-event-john-left = John of Gaunt kikerült a játékból.
    .now = John of Gaunt kikerül a játékból.

## Amit választani lehet

havoc-action-recruit = Újoncozás
havoc-action-havoc = Havoc!
havoc-action-draw = Húzás a pakliból
havoc-action-take = Elvétel: { $card }
havoc-action-take-a-dog = Elvétel: eb
havoc-action-take-loot = { $card }
havoc-action-fetch = Kapd el! (1 eb)
havoc-action-loot = Hullarablás (2 eb)
havoc-action-put = Letétel: { $card }
havoc-action-put-a-dog = Letétel: eb
havoc-action-discard = { $card }
havoc-action-lay = { $card }
havoc-action-stand = Megállás
havoc-action-decline = Kimaradás és egy lap húzása
havoc-action-pass = Passz
havoc-action-out =
    { $count ->
        [0] Egy eb sem marad harcon kívül
        [1] Egy eb harcon kívül marad
       *[other] Két eb harcon kívül marad
    }: { $combination }
havoc-action-scavenge = { $card }, { $seat } lapjai közül
    .you = { $card }, a saját lapjaid közül
havoc-action-scavenge-recruit = { $card } az újoncok közül
havoc-action-stop = Tovább, több eb nélkül
havoc-action-battle = { $number } { $name }, { $year }, pontok: { $points }
havoc-action-swap =
    { $count ->
        [0] Nincs ebcsere
        [1] Egy eb cseréje
       *[other] Két eb cseréje
    }

## Amit kérdezünk

havoc-prompt-turn = Újoncozz, vagy kiálts Havocot.
havoc-prompt-turn-recruit = Újoncozz: kettőnél kevesebb lappal nem kiálthatsz Havocot.
havoc-prompt-turn-havoc = Kiálts Havocot: az újoncozáshoz túl kevés a lap.
havoc-prompt-next = A soron következő csata: { $battle }, pontok: { $points }.
havoc-prompt-peace-stays = A békekártya forgatása már megvolt: ha most újoncozol, 1-en marad.
havoc-prompt-peace-free = Ebben a legelső körben a békekártyát nem kell forgatni.
havoc-prompt-peace-turns = Ha újoncozol, eggyel tovább forgatod a békekártyát, és ezt fogja mutatni: { $peace }.
havoc-prompt-year-of-peace = Ha újoncozol, egy év békét jelentesz be: mindenki más eldob egy lapot, és elmarad ez a csata: { $battle }.
havoc-prompt-last-year-of-peace = Ha újoncozol, egy év békét jelentesz be: mindenki más eldob egy lapot, és az újoncozásod helyett az utolsó osztás következik. Elmarad: { $battle }.
havoc-prompt-recruit-first = Első lap: húzz a pakliból, vagy végy el egy újoncot.
havoc-prompt-recruit-full = Első lap: az újoncok közül kell elvenned, mert a helyük tele van.
havoc-prompt-recruit-second = Második lap: húzz a pakliból, vagy végy el egy újoncot.
havoc-prompt-recruit-no-pile = Végy el egy újoncot: a pakli is, a dobott lapok is elfogytak.
havoc-prompt-put = Tégy le egy lapot a kezedből az újoncokhoz.
havoc-prompt-dogs-fetch = Egy ebért még egy lapot kapsz (Kapd el!).
havoc-prompt-dogs-loot = Egy ebért még egy lapot kapsz (Kapd el!), két ebért egy dobott lapot (hullarablás).
havoc-prompt-fetch = Kapd el! Szerezz még egy lapot: húzz a pakliból, vagy végy el egy újoncot.
havoc-prompt-loot = Végy el egy lapot a dobott lapok közül; mindenki látni fogja.
havoc-prompt-peace = Egy év béke: dobj el egy lapot.
havoc-prompt-open = Rakj le legalább két lapot, hiszen Havocot kiáltottál. A csata: { $battle }.
havoc-prompt-join = Szállj be legalább két lappal, vagy maradj ki, és húzz egyet. A csata: { $battle }.
havoc-prompt-join-raid = Szállj be legalább két lappal John of Gaunt ellen; kimaradni nem szabad.
havoc-prompt-lay-second = Rakj le még legalább egy lapot.
havoc-prompt-lay-or-stand = Rakj le még lapokat, vagy állj meg.
havoc-prompt-add = Rakj hozzá lapokat, vagy passzolj.
havoc-prompt-room =
    { $room ->
        [1] Még egy lap fér el
       *[other] Még legfeljebb { $room } lap fér el
    }: { $laid ->
        [0] a hatból még egyet sem raktál le
       *[other] a hatból eddig { $laid } lapot raktál le
    }.
havoc-prompt-room-dogs =
    { $count ->
        [1] Ezenfelül még egy eb elfér: az első kettő nem számít a hatba.
       *[other] Ezenfelül még { $count } eb elfér: az első kettő nem számít a hatba.
    }
havoc-prompt-no-room = Több lap már nem fér el: mind a hatot leraktad.
havoc-prompt-order = Egy alkalommal csak a kezed sorrendjében rakhatsz le; a { $card } előtti lapok legközelebb jöhetnek.
havoc-prompt-order-dogs = Egy alkalommal az ebek jönnek utoljára; más lapokat legközelebb rakhatsz hozzá.
havoc-prompt-makes = Lapjaid kombinációja: { $combination }. Ezzel most { havoc-nth } helyen állsz.
havoc-prompt-out = Mondd meg, hány ebed marad harcon kívül.
havoc-prompt-scavenge = Szerezz egy lapot dögevéssel, egyik lerakott ebed eldobásával, vagy fejezd be.
havoc-prompt-dogs-left =
    { $count ->
        [1] Még egy ebet vethetsz be.
       *[other] Két ebet vethetsz be.
    }
havoc-prompt-or-loot = Ehelyett két ebbel hullarablás is lehet.
havoc-prompt-choose = Válaszd ki a soron következő csatát.
havoc-prompt-swap = Cserélj legfeljebb két ebet a pakli lapjaira; utána Castillon következik.
havoc-prompt-castillon = A kezedben most ez a legerősebb: { $combination }.
havoc-prompt-wait-turn = { $seat } van soron: újoncoz, vagy Havocot kiált.
havoc-prompt-wait-recruiting = { $seat } éppen újoncoz.
havoc-prompt-wait-fetching = Kapd el! { $seat } éppen egy további lapot szerez.
havoc-prompt-wait-looting = Hullarablás: { $seat } a dobott lapok közül választ.
havoc-prompt-wait-peace = Egy év béke: { $seat } eldob egy lapot.
havoc-prompt-wait-joining = { $seat } van soron: beszáll a csatába, vagy kimarad.
havoc-prompt-wait-laying = { $seat } éppen lapokat rak le.
havoc-prompt-wait-adding = { $seat } van soron: hozzárak, vagy passzol.
havoc-prompt-wait-sitting-out = { $seat } van soron: megmondja, hány ebe marad harcon kívül.
havoc-prompt-wait-scavenging = { $seat } van soron: dögevés vagy befejezés.
havoc-prompt-wait-choosing = { $seat } választja ki a soron következő csatát.
havoc-prompt-wait-swapping = { $seat } van soron a Castillon előtti ebcserével.
havoc-prompt-won = { $seat } győzött { $points } ponttal; Franciaország királyává koronázzák.
    .you = Győztél { $points } ponttal; Franciaország királyává koronáznak.
havoc-prompt-shared = Megosztott győzelem, fejenként { $points } ponttal: { $winners }.
havoc-prompt-decided-battles = A pontszám egyenlő volt; a több megnyert csata döntött.
havoc-prompt-decided-castillon = A pontszám és a megnyert csaták száma is egyenlő volt; a castilloni sorrend döntött.
havoc-prompt-placed = { havoc-nth-first } helyen végeztél, { $points } ponttal.

## Az állás

havoc-position-battle = Csata
havoc-position-next-battle = Soron következő csata
havoc-position-battle-of = { $number }.{"\u00A0"}csata, összesen { $count }: { $name }, { $year }, pontok: { $points }
havoc-position-raid = { $battle }, pontok: { $points }
havoc-position-fought = Eddigi csaták
havoc-position-ahead = Hátralévő csaták
havoc-position-won = { $number } { $name }: { $seat }
    .you = { $number } { $name }: te
havoc-position-removed = { $number } { $name }: béke
havoc-position-replaced = { $number } { $name }: helyette Chevauchées
havoc-position-coming = { $number } { $name } ({ $points })
havoc-position-name = { $seat }
    .you = { $seat }, te
havoc-position-seat = Játékos
havoc-position-points = Pont
havoc-position-wins = Megnyert csata
havoc-position-cards = Lap a kézben
havoc-position-in-battle = Ebben a csatában
havoc-position-laid = Lerakva
havoc-position-standing = Állás
havoc-position-at-castillon = Castillonnál
havoc-position-final = Helyezés
havoc-position-stayed-out = csatán kívül
havoc-position-not-asked = várakozás
havoc-position-is-winner = győztes
havoc-position-is-beaten = vesztes
havoc-position-place = { $place }.{"\u00A0"}hely
havoc-position-place-passed = { $place }.{"\u00A0"}hely, passz
havoc-position-dogs-left =
    { $count ->
        [1] még egy eb bevethető
       *[other] még két eb bevethető
    }
havoc-position-no-dogs-left = nincs bevethető eb
havoc-position-recruits = Újoncok, most { $count }, legfeljebb { $most }
havoc-position-pile = Húzópakli
havoc-position-discards = Dobott lapok
havoc-position-havoc-card = Havoc-kártya
havoc-position-keeper = Béke őre
havoc-position-peace = { $keeper }; a békekártya: { $peace } / { $most }
havoc-position-no-peace = { $keeper }; a békekártya még szám nélkül
havoc-position-john-in-pile = a húzópakliban
havoc-position-john-fights = a rablóportyáját vívja
havoc-position-john-keeps = a békét őrzi, jobb szomszédja { $seat }
    .you = a békét őrzi a bal oldaladon
havoc-position-john-waits = mindjárt Havocot kiált, jobb szomszédja { $seat }
    .you = a bal oldaladon, mindjárt Havocot kiált
havoc-position-known = Nyíltan kézbe került
havoc-position-known-cards = { $seat } ({ $cards })
havoc-position-hand = A kezed

## Ami egy akció mellett szól

havoc-judge-points = Pontot hoz neked.
havoc-judge-hand = A kezed többet ígér a következő csatákra.
havoc-judge-battle = Jobban állsz ebben a csatában.
havoc-judge-keeper = Te maradsz a Béke őre, vagy hamarabb az leszel.

## Miért nem lehet valamit megtenni

havoc-why-not-now-recruit = Újoncozni csak a köröd elején lehet.
havoc-why-not-now-havoc = Havocot kiáltani csak a köröd elején lehet.
havoc-why-not-now-draw = A pakliból csak újoncozáskor húzhatsz.
havoc-why-not-now-take = Újoncot csak újoncozáskor vehetsz el.
havoc-why-not-now-fetch = Az eb csak újoncozáskor hoz további lapot (Kapd el!).
havoc-why-not-now-loot = Hullarablás csak újoncozáskor lehetséges, vagy csata után a lerakott ebekkel.
havoc-why-not-now-put = Lapot csak az újoncozás végén tehetsz le.
havoc-why-not-now-discard = Lapot csak egy év béke alatt dobhatsz el.
havoc-why-not-now-lay = Lapot csak csatában rakhatsz le, amikor rád kerül a sor.
havoc-why-not-now-stand = Most nincs lerakás, amelyet befejezhetnél.
havoc-why-not-now-decline = Kimaradni csak akkor lehet, amikor beszállhatnál a csatába.
havoc-why-not-now-pass = Passzolni csak olyan csatában lehet, amelyben részt veszel.
havoc-why-not-now-out = Most nem kérdés, hány eb marad harcon kívül.
havoc-why-not-now-scavenge = Dögevés csak csata után lehetséges, egy lerakott ebbel.
havoc-why-not-now-stop = Most nincs bevethető eb.
havoc-why-not-now-battle = A következő csatát csak győzelem után választhatod ki.
havoc-why-not-now-swap = Ebeket csak Castillon előtt lehet cserélni.
havoc-why-not-card-not-in-hand = Ez a lap nincs a kezedben.
havoc-why-not-lay-two = A csatába legalább két lappal szállhatsz be.
havoc-why-not-lay-one = Rakj le legalább egy lapot, mielőtt megállsz.
havoc-why-not-lay-in-order = Egy alkalommal a lapok növekvő sorrendben kerülnek le, az ebek utoljára.
havoc-why-not-lay-no-room = Már hat lapod van lerakva; ezen felül csak két eb lehet.
havoc-why-not-loot-dog = Hullarablással nem vehetsz el ebet.
havoc-why-not-not-discarded = Ez a lap nincs a dobott lapok közt.
havoc-why-not-draw-first = Előbb szerezd meg a két lapodat.
havoc-why-not-two-drawn = Már mindkét lapod megvan; most tégy le egyet.
havoc-why-not-not-a-recruit = Ez a lap nincs az újoncok közt.
havoc-why-not-no-pile = A pakli és a dobott lapok helye üres: végy el egy újoncot.
havoc-why-not-recruits-full = Az újoncok helye tele van: az első lapot onnan kell elvenned.
havoc-why-not-dogs-used = Legfeljebb két eb vethető be.
havoc-why-not-no-dog = Ehhez nincs ebed.
havoc-why-not-two-dogs = A hullarabláshoz két eb kell.
havoc-why-not-nothing-to-loot = A dobott lapok közt az ebeken kívül nincs semmi.
havoc-why-not-too-few-to-recruit = Túl kevés lap maradt az újoncozáshoz.
havoc-why-not-too-few-to-fight = Aki Havocot kiált, annak két lapot kell tudnia lerakni.
havoc-why-not-laying = Már elkezdtél lerakni: fejezd be a lerakást.
havoc-why-not-initiator = Aki Havocot kiáltott, harcol.
havoc-why-not-raid = John of Gaunt rablóportyájából nem maradhat ki, aki két lapot le tud rakni.
havoc-why-not-outs = Ennyi ebed nem maradhat harcon kívül.
havoc-why-not-not-on-the-field = Ez a lap nincs sem a csatatéren, sem az újoncok közt.
havoc-why-not-dogs-to-swap = Nincs ennyi ebed.
havoc-why-not-battle-gone = Ez a csata már lezajlott vagy elmaradt.

## Krónika: fejlécek és több eseményről szóló sorok

havoc-card-listed-dog = eb
havoc-turn-recruiting = { $seat } újoncoz
    .you = Újoncozol
havoc-turn-of = { $seat }
    .you = Te
havoc-turn-battle = Csata: { $battle }
havoc-turn-raid = Chevauchées
havoc-line-dealt = { $seat } ezeket kapta: { $cards }.
    .you = Ezeket kaptad: { $cards }.
havoc-line-dealt-secret = { $seat } { $count } lapot kapott.
    .you = { $count } lapot kaptál.
havoc-line-recruited =
    { $seat } { $taken-count ->
        [0] { $unseen ->
            [0] ezt húzta: { $drawn }
            [one] húzott egy lapot
           *[other] húzott { $unseen } lapot
        }
       *[other] { $drawn-count ->
            [0] ezt vette el az újoncok közül: { $taken }
           *[other] { $unseen ->
                [0] ezt húzta: { $drawn }
                [one] húzott egy lapot
               *[other] húzott { $unseen } lapot
            }, elvett az újoncok közül: { $taken }
        }
    }{ $down-count ->
        [0] { "" }
       *[other] { "" }; letette: { $down }
    }.
    .you =
        { $taken-count ->
            [0] { $unseen ->
                [0] Ezt húztad: { $drawn }
                [one] Húztál egy lapot
               *[other] Húztál { $unseen } lapot
            }
           *[other] { $drawn-count ->
                [0] Ezt vetted el az újoncok közül: { $taken }
               *[other] { $unseen ->
                    [0] Ezt húztad: { $drawn }
                    [one] Húztál egy lapot
                   *[other] Húztál { $unseen } lapot
                }, elvettél az újoncok közül: { $taken }
            }
        }{ $down-count ->
            [0] { "" }
           *[other] { "" }; letetted: { $down }
        }.
havoc-line-laid =
    { $seat } { $begins ->
        [cried] Havocot kiáltott, és lerakta: { $cards }
       *[no] lerakta: { $cards }
    }{ $ends ->
        [stood] { "" }; majd megállt
       *[no] { "" }
    }.
    .you =
        { $begins ->
            [cried] Havocot kiáltottál, és leraktad: { $cards }
           *[no] Leraktad: { $cards }
        }{ $ends ->
            [stood] { "" }; majd megálltál
           *[no] { "" }
        }.
havoc-line-castillon = { $seat } Castillonnál lerakta: { $cards }.
    .you = Castillonnál leraktad: { $cards }.
havoc-line-refilled = Új lapok az újoncok között: { $cards }.
havoc-line-showed =
    { $seat } { $place ->
        [1] az első
        [2] a második
        [3] a harmadik
        [4] a negyedik
        [5] az ötödik
        [6] a hatodik
       *[other] a hetedik
    } helyen végzett: { $combination }, { $points } pont.
    .you =
        { $place ->
            [1] Az első
            [2] A második
            [3] A harmadik
            [4] A negyedik
            [5] Az ötödik
            [6] A hatodik
           *[other] A hetedik
        } helyen végeztél: { $combination }, { $points } pont.

## A vége

havoc-end-title = Pontok csatáról csatára
havoc-end-battles = Csaták
havoc-end-battle = { $battle }
havoc-end-why =
    { $count ->
        [0] Nincs megnyert csata
       *[other] { $battles }
    }; Castillonnál { $place ->
        [1] első
        [2] második
        [3] harmadik
        [4] negyedik
        [5] ötödik
       *[other] hatodik
    }
havoc-end-tie-battles = Ugyanennyi pont ({ $points }): { $rivals }. { $seat } több csatát nyert: { $battles }.
    .you = Ugyanennyi pont ({ $points }): { $rivals }. Te több csatát nyertél: { $battles }.
havoc-end-tie-castillon = Egyenlő állás: { $rivals }, { $points } pont, { $battles } megnyert csata. A castilloni sorrend döntött, a jobb helyezett: { $seat }.
    .you = Egyenlő állás: { $rivals }, { $points } pont, { $battles } megnyert csata. A castilloni sorrend a te javadra döntött.
havoc-end-blow =
    { $seat } ebben a csatában állt végleg az élre: { $battle }, { $points ->
        [0] pont nélkül
       *[other] { $points } ponttal
    }.
    .you =
        Ebben a csatában álltál végleg az élre: { $battle }, { $points ->
            [0] pont nélkül
           *[other] { $points } ponttal
        }.
havoc-end-otherwise =
    Ha itt helyet cserél { $seat } és { $rival-is ->
        [you] te
       *[other] { $rival }
    }, az állás { $own }:{ $other } lett volna.
    .you = Ha itt helyet cserélsz vele ({ $rival }), az állás { $own }:{ $other } lett volna.
havoc-end-swapped = Ebekért cserélt lapok: { $cards } ({ $seat }).
    .you = Ebeidért cserélt lapok: { $cards }.
havoc-end-closest = A legszorosabb csata
havoc-end-closest-says =
    { $battle }: { $combination } ({ $seat }) legyőzte ezt: { $other } ({ $rival-is ->
        [you] te
       *[other] { $rival }
    }).
    .you = { $battle }: { $combination } (te) legyőzte ezt: { $other } ({ $rival }).
havoc-end-dogs = A legtöbb eb
havoc-end-dogs-says =
    { $seat } { $count ->
        [one] egy ebet
       *[other] { $count } ebet
    } vetett be, többet mindenki másnál.
    .you =
        { $count ->
            [one] Egy ebet
           *[other] { $count } ebet
        } vetettél be, többet mindenki másnál.
havoc-end-peace = Egy év béke
havoc-end-peace-says = { $seat } egy év békét jelentett be; elmaradt: { $battle }; { $points } pontot senki sem kapott meg.
    .you = Egy év békét jelentettél be; elmaradt: { $battle }; { $points } pontot senki sem kapott meg.
havoc-end-cheapest = A legolcsóbb győzelem
havoc-end-strongest = A legerősebb kombináció
havoc-end-made = { $seat }, { $battle }: { $combination }.
    .you = Te, { $battle }: { $combination }.
havoc-end-blow-most = { $seat } végig vezetett, és itt nyert a legtöbbet: { $battle }, { $points } pont.
    .you = Végig vezettél, és itt nyertél a legtöbbet: { $battle }, { $points } pont.

## Tippek: mit hoz egy választás

havoc-gain-makes = A lapjaid így ezt adják: { $combination }.
havoc-gain-beats = A lapjaid így ezt adják: { $combination }. Ez legyőzi ezt: { $other } ({ $rival }).
havoc-gain-behind = A lapjaid így ezt adják: { $combination }. Ez még előtted van: { $other } ({ $rival }).
havoc-gain-hand = A legjobb, amit így a kezedből lerakhatsz: { $combination } (most: { $before }).
