maginor-title = Maginor
maginor-about = Varázslók versengenek tizenegy Mindentudó szavazataiért, mielőtt Maginor begyűjti őket: kártyákkal, varázslatokkal és titkos párbajokkal.

maginor-option-spell-gap = A varázslat nélküli Mindentudó
maginor-option-spell-gap-random = kilenc közül egy, véletlenszerűen
maginor-option-spell-gap-first-small = mindig a Székház utáni első

maginor-reason-votes = A Székházat is kiértékeltük; a legtöbb szavazat nyer.
maginor-reason-highest-oracle = A Székházat is kiértékeltük; egyenlő szavazatszámnál a legnagyobb Mindentudó dönt.
maginor-reason-shared = A Székházat is kiértékeltük; egyenlő szavazatszámnál, döntő Mindentudó híján az első helyen osztoznak.

# Dolgok. Egy Mindentudónak annyi alakja van, amennyire a mondatoknak szükségük lehet.

maginor-name-frog = Tarka Béka
maginor-name-fox = Vörös Róka
maginor-name-owl = Bölcs Bagoly
maginor-name-raven = Fekete Holló
maginor-name-unicorn = Egyszarvú
maginor-name-eagle = Szürke Sas
maginor-name-stag = Fehér Szarvas
maginor-name-serpent = Ezüstkígyó
maginor-name-bear = Kőmedve
maginor-name-dragon = Vén Sárkány
maginor-name-hall = Székház

maginor-oracle-frog = a Tarka Béka
maginor-oracle-fox = a Vörös Róka
maginor-oracle-owl = a Bölcs Bagoly
maginor-oracle-raven = a Fekete Holló
maginor-oracle-unicorn = az Egyszarvú
maginor-oracle-eagle = a Szürke Sas
maginor-oracle-stag = a Fehér Szarvas
maginor-oracle-serpent = az Ezüstkígyó
maginor-oracle-bear = a Kőmedve
maginor-oracle-dragon = a Vén Sárkány
maginor-oracle-hall = a Székház

maginor-object-frog = a Tarka Békát
maginor-object-fox = a Vörös Rókát
maginor-object-owl = a Bölcs Baglyot
maginor-object-raven = a Fekete Hollót
maginor-object-unicorn = az Egyszarvút
maginor-object-eagle = a Szürke Sast
maginor-object-stag = a Fehér Szarvast
maginor-object-serpent = az Ezüstkígyót
maginor-object-bear = a Kőmedvét
maginor-object-dragon = a Vén Sárkányt
maginor-object-hall = a Székházat

maginor-at-frog = a Tarka Békánál
maginor-at-fox = a Vörös Rókánál
maginor-at-owl = a Bölcs Bagolynál
maginor-at-raven = a Fekete Hollónál
maginor-at-unicorn = az Egyszarvúnál
maginor-at-eagle = a Szürke Sasnál
maginor-at-stag = a Fehér Szarvasnál
maginor-at-serpent = az Ezüstkígyónál
maginor-at-bear = a Kőmedvénél
maginor-at-dragon = a Vén Sárkánynál
maginor-at-hall = a Székháznál

maginor-onto-frog = a Tarka Békára
maginor-onto-fox = a Vörös Rókára
maginor-onto-owl = a Bölcs Bagolyra
maginor-onto-raven = a Fekete Hollóra
maginor-onto-unicorn = az Egyszarvúra
maginor-onto-eagle = a Szürke Sasra
maginor-onto-stag = a Fehér Szarvasra
maginor-onto-serpent = az Ezüstkígyóra
maginor-onto-bear = a Kőmedvére
maginor-onto-dragon = a Vén Sárkányra
maginor-onto-hall = a Székházra

maginor-before-frog = a Tarka Béka előtti
maginor-before-fox = a Vörös Róka előtti
maginor-before-owl = a Bölcs Bagoly előtti
maginor-before-raven = a Fekete Holló előtti
maginor-before-unicorn = az Egyszarvú előtti
maginor-before-eagle = a Szürke Sas előtti
maginor-before-stag = a Fehér Szarvas előtti
maginor-before-serpent = az Ezüstkígyó előtti
maginor-before-bear = a Kőmedve előtti
maginor-before-dragon = a Vén Sárkány előtti
maginor-before-hall = a Székház előtti

maginor-symbol-fire = tűz
maginor-symbol-water = víz
maginor-symbol-earth = föld
maginor-symbol-air = levegő
maginor-symbol-doom = végzet
maginor-face-maginor = Maginor

maginor-card-fire = egy tűzkártyát
maginor-card-water = egy vízkártyát
maginor-card-earth = egy földkártyát
maginor-card-air = egy levegőkártyát
maginor-card-doom = egy végzetkártyát
maginor-card-wand = egy varázspálcát

maginor-spell-recall = Visszaidézés
maginor-spell-restore = Helyreállítás
maginor-spell-superiority = Fölény
maginor-spell-persuasion = Meggyőzés
maginor-spell-telekinesis = Telekinézis
maginor-spell-teleport = Teleportálás
maginor-spell-summon = Behívás
maginor-spell-reversal = Megfordítás
maginor-spell-golden-cauldron = Az Arany Üst szertartása
maginor-spell-high-wizard = Fővarázslói szertartás

maginor-spell-object-recall = a Visszaidézést
maginor-spell-object-restore = a Helyreállítást
maginor-spell-object-superiority = a Fölényt
maginor-spell-object-persuasion = a Meggyőzést
maginor-spell-object-telekinesis = a Telekinézist
maginor-spell-object-teleport = a Teleportálást
maginor-spell-object-summon = a Behívást
maginor-spell-object-reversal = a Megfordítást
maginor-spell-object-golden-cauldron = az Arany Üst szertartását
maginor-spell-object-high-wizard = a Fővarázslói szertartást

maginor-elemental-earth = föld
maginor-elemental-water = víz
maginor-elemental-fire = tűz
maginor-elemental-object-earth = földet
maginor-elemental-object-water = vizet
maginor-elemental-object-fire = tüzet

maginor-person =
    { $name-is ->
        [you] te
       *[other] { $name }
    }

maginor-some-tokens =
    { $count ->
        [one] egy
       *[other] { $count }
    } jelzőt

# Események

maginor-event-laid = A kör következő lapkája: { $oracle }, mellette: { $spell }.
maginor-event-laid-alone = A kör következő lapkája: { $oracle }, varázslat nélkül.
maginor-event-turn-began = { $seat } köre következik.
    .you = A te köröd következik.
maginor-event-played = { $seat } kijátszott { $card }.
    .you = Kijátszottál { $card }.
    .now = { $seat } kijátszik { $card }.
    .you-now = Kijátszol { $card }.
maginor-event-cast = { $seat } kijátszotta { $spell }.
    .you = Kijátszottad { $spell }.
    .now = { $seat } kijátssza { $spell }.
    .you-now = Kijátszod { $spell }.
maginor-event-took-back = { $seat } visszavett { $card }.
    .you = Visszavettél { $card }.
    .now = { $seat } visszavesz { $card }.
    .you-now = Visszaveszel { $card }.
maginor-event-moved = { $seat } varázslója { $oracle } lépett.
    .you = A varázslód { $oracle } lépett.
    .now = { $seat } varázslója { $oracle } lép.
    .you-now = A varázslód { $oracle } lép.
maginor-event-teleported = { $seat } varázslója { $oracle } teleportált.
    .you = A varázslód { $oracle } teleportált.
    .now = { $seat } varázslója { $oracle } teleportál.
    .you-now = A varázslód { $oracle } teleportál.
maginor-event-rolled = { $seat } dobása { $oracle }: { $face }.
    .you = A dobásod { $oracle }: { $face }.
maginor-event-named = { $seat } ezt a szimbólumot választotta: { $symbol }.
    .you = Ezt a szimbólumot választottad: { $symbol }.
    .now = { $seat } ezt a szimbólumot választja: { $symbol }.
    .you-now = Ezt a szimbólumot választod: { $symbol }.
maginor-event-placed = { $seat } letett egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .you = Letettél egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .now = { $seat } letesz egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .you-now = Leteszel egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
maginor-event-replaced =
    { $seat } a sajátjára cserélte { $rival-is ->
        [you] a te jelződet
       *[other] { $rival } jelzőjét
    } { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .you = A sajátodra cserélted { $rival } jelzőjét { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .now =
        { $seat } a sajátjára cseréli { $rival-is ->
            [you] a te jelződet
           *[other] { $rival } jelzőjét
        } { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .you-now = A sajátodra cseréled { $rival } jelzőjét { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
maginor-event-nothing-happened-no-token = Nem történt semmi { $oracle }: { $seat } készlete kifogyott.
    .you = Nem történt semmi { $oracle }: kifogytál a jelzőkből.
    .now = Nem történik semmi { $oracle }: { $seat } készlete kifogyott.
    .you-now = Nem történik semmi { $oracle }: kifogytál a jelzőkből.
maginor-event-nothing-happened-absent = { $seat } hiába próbálkozott: ilyen szimbólum ({ $symbol }) nincs { $oracle }.
    .you = Hiába próbálkoztál: ilyen szimbólum ({ $symbol }) nincs { $oracle }.
    .now = { $seat } hiába próbálkozik: ilyen szimbólum ({ $symbol }) nincs { $oracle }.
    .you-now = Hiába próbálkozol: ilyen szimbólum ({ $symbol }) nincs { $oracle }.
maginor-event-nothing-happened-all-yours = Nem történt semmi { $oracle }: e szimbólum ({ $symbol }) minden mezőjén { $seat } jelzője van.
    .you = Nem történt semmi { $oracle }: e szimbólum ({ $symbol }) minden mezőjén a te jelződ van.
    .now = Nem történik semmi { $oracle }: e szimbólum ({ $symbol }) minden mezőjén { $seat } jelzője van.
    .you-now = Nem történik semmi { $oracle }: e szimbólum ({ $symbol }) minden mezőjén a te jelződ van.
maginor-event-challenged =
    { $seat } párbajt kezdett { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a védő { $rival-is ->
        [you] te vagy
       *[other] { $rival }
    }.
    .you = Párbajt kezdtél { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a védő { $rival }.
    .now =
        { $seat } párbajt kezd { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a védő { $rival-is ->
            [you] te vagy
           *[other] { $rival }
        }.
    .you-now = Párbajt kezdesz { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a védő { $rival }.
maginor-event-sealed-secret = { $seat } titokban választott egy elementált.
    .you = Titokban választottál egy elementált.
    .now = { $seat } titokban választ egy elementált.
    .you-now = Titokban választasz egy elementált.
maginor-event-sealed = { $seat } titokban { $elemental } választott.
    .you = Titokban { $elemental } választottál.
    .now = { $seat } titokban { $elemental } választ.
    .you-now = Titokban { $elemental } választasz.
maginor-event-revealed = { $seat } { $elemental } küldött.
    .you = Te { $elemental } küldtél.
    .now = { $seat } { $elemental } küld.
    .you-now = Te { $elemental } küldesz.
maginor-event-declined = { $seat } megtartotta a Megfordítást, az eredmény érvényes.
    .you = Megtartottad a Megfordítást, az eredmény érvényes.
    .now = { $seat } megtartja a Megfordítást, az eredmény érvényes.
    .you-now = Megtartod a Megfordítást, az eredmény érvényes.
maginor-event-duel-won =
    { $seat } megnyerte a párbajt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a vesztes { $rival-is ->
        [you] te vagy
       *[other] { $rival }
    }.
    .you = Megnyerted a párbajt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a vesztes { $rival }.
    .now =
        { $seat } megnyeri a párbajt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a vesztes { $rival-is ->
            [you] te vagy
           *[other] { $rival }
        }.
    .you-now = Megnyered a párbajt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }), a vesztes { $rival }.
maginor-event-duel-drawn =
    Döntetlen párbaj { $oracle } (kihívó: { $challenger-is ->
        [you] te
       *[other] { $challenger }
    }, védő: { $defender-is ->
        [you] te
       *[other] { $defender }
    }): mindkét jelző visszakerült, és szabad lett: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .now =
        Döntetlen párbaj { $oracle } (kihívó: { $challenger-is ->
            [you] te
           *[other] { $challenger }
        }, védő: { $defender-is ->
            [you] te
           *[other] { $defender }
        }): mindkét jelző visszakerül, és szabad lesz: { $slot }.{"\u00A0"}mező ({ $symbol }).
maginor-event-maginor-stepped-gap = Maginor most { $oracle } üres helyen áll.
maginor-event-maginor-stepped = Maginor { $oracle } lépett.
    .now = Maginor { $oracle } lép.
maginor-event-step-lost = Maginor saját lépése elmaradt.
    .now = Maginor saját lépése elmarad.
maginor-event-evaluated-filled = Minden mező foglalt. Kiértékelés: { $oracle }. { $ranking }
maginor-event-evaluated-left = Maginor továbbment. Kiértékelés: { $oracle }. { $ranking }
    .now = Maginor továbbmegy. Kiértékelés: { $oracle }. { $ranking }
maginor-event-evaluated-summoned = Hatott a Behívás. Kiértékelés: { $oracle }. { $ranking }
    .now = Hat a Behívás. Kiértékelés: { $oracle }. { $ranking }
maginor-event-evaluated-reached = Maginor megérkezett. Kiértékelés: { $oracle }. { $ranking }
    .now = Maginor megérkezik. Kiértékelés: { $oracle }. { $ranking }
maginor-ranking-none = Nincs ott egyetlen jelző sem.
maginor-ranking-one = Az első: { $first }. Másnak nincs ott jelzője.
maginor-ranking-two = Az első: { $first }. A második: { $second }.
maginor-event-won-oracle = { $seat } elnyerte { $oracle }: { $votes } szavazat.
    .you = Elnyerted { $oracle }: { $votes } szavazat.
    .now = { $seat } elnyeri { $oracle }: { $votes } szavazat.
    .you-now = Elnyered { $oracle }: { $votes } szavazat.
maginor-event-won-spell = { $seat } megkapta { $spell }.
    .you = Megkaptad { $spell }.
    .now = { $seat } megkapja { $spell }.
    .you-now = Megkapod { $spell }.
maginor-event-oracle-lost = Senki sem nyert, így kikerült a játékból { $oracle }.
    .now = Senki sem nyer, így kikerül a játékból { $oracle }.
maginor-event-spell-lost = Kikerült a játékból ez a varázslat: { $spell }.
    .now = Kikerül a játékból ez a varázslat: { $spell }.
maginor-event-tokens-returned = { $seat } visszakapott { maginor-some-tokens }.
    .you = Visszakaptál { maginor-some-tokens }.
    .now = { $seat } visszakap { maginor-some-tokens }.
    .you-now = Visszakapsz { maginor-some-tokens }.
maginor-event-went-to-middle = { $seat } varázslója középre került.
    .you = A varázslód középre került.
    .now = { $seat } varázslója középre kerül.
    .you-now = A varázslód középre kerül.
maginor-event-game-ended = A Székház volt az utolsó Mindentudó: a játszma véget ért.

# Választási lehetőségek

maginor-action-play = Játssz ki { $card }
maginor-action-cast-recall = { $spell }: végy vissza két szimbólumkártyát
maginor-action-cast-restore = { $spell }: végy vissza két varázspálcát
maginor-action-cast-superiority = { $spell }: egy vagy két jelző itteni szabad mezőkre
maginor-action-cast-persuasion = { $spell }: cserélj ki itt egy jelzőt a sajátodra
maginor-action-cast-telekinesis = { $spell }: egy jelző bármelyik Mindentudó szabad mezőjére
maginor-action-cast-teleport = { $spell }: a varázslód bármelyik másik Mindentudóra
maginor-action-cast-summon = { $spell }: értékeld ki a Maginor útjába eső következő Mindentudót
maginor-action-cast-reversal = { $spell }: nyerd meg ezt a párbajt
maginor-action-move = Lépj { $onto }
maginor-action-roll = Dobj { $at }
maginor-action-teleport = Teleportálj { $onto }
maginor-action-aim-wand = Dobj { $at }
maginor-action-aim-telekinesis = Tégy jelzőt { $at }
maginor-action-name = Legyen { $symbol }
maginor-action-put = Jelző { $slot ->
        [1] az 1.
        [5] az 5.
       *[other] a { $slot }.
    } mezőre ({ $symbol })
maginor-action-challenge = Hívd párbajra: { $rival }, { $slot }. mező ({ $symbol })
maginor-action-replace = Cseréld ki { $rival } jelzőjét, { $slot }. mező ({ $symbol })
maginor-action-send-earth = Küldj földet
maginor-action-send-water = Küldj vizet
maginor-action-send-fire = Küldj tüzet
maginor-action-take = Végy vissza { $card }
maginor-action-claim-oracle = Válaszd { $oracle } ({ $votes } szavazat)
maginor-action-claim-spell = Válaszd { $spell }
maginor-action-done = Elég egy jelző
maginor-action-pass = Megfordítás nélkül

# Kérdések

maginor-prompt-over = A játszma véget ért.
maginor-prompt-waiting = A következő döntés: { $names }.
maginor-prompt-free = A varázslód { $at } áll: játssz ki kártyákat és varázslatokat, azután lépj vagy dobj.
maginor-prompt-free-middle = A varázslód középen áll: játssz ki varázspálcákat és varázslatokat, azután lépj egy Mindentudóra.
maginor-prompt-free-must-roll = Három forduló csendben telt el: most nem léphetsz. Játssz ki egy kártyát vagy varázslatot, vagy dobj.
maginor-prompt-free-hall = Már csak a Székház maradt, és a varázslód azon áll: játssz ki kártyákat és varázslatokat, azután dobj.
maginor-prompt-no-token = Kifogytál a jelzőkből, ezért nem tehetsz le semmit, és nem hívhatsz ki senkit.
maginor-prompt-place = Válassz egy szabad mezőt { $at } ({ $symbol }).
maginor-prompt-place-any = Válassz egy tetszőleges szabad mezőt { $at }.
maginor-prompt-step-lost = Ez a jelző az utolsó mezőt foglalja el: jön a kiértékelés, a körödnek vége, és Maginor saját lépése elmarad.
maginor-prompt-fills = Ez a jelző az utolsó mezőt foglalja el: jön a kiértékelés, és a körödnek vége.
maginor-prompt-step-due = Utána Maginor lép egyet.
maginor-prompt-challenge = Minden ilyen mező ({ $symbol }) foglalt { $at }: melyik jelzőt hívod párbajra?
maginor-prompt-reversal = Ezt a párbajt nem nyerted meg. Kijátszod a Megfordítást, hogy mégis megnyerd?
maginor-prompt-duel-table = A föld legyőzi a vizet, a víz a tüzet, a tűz a földet. Két föld: a védő nyer. Két víz vagy két tűz: mindkét jelző visszakerül.
maginor-prompt-duel-challenger = Párbaj { $at }, a védő { $rival }: válassz titokban egy elementált.
maginor-prompt-duel-defender = Párbaj { $at }, a kihívó { $rival }: válassz titokban egy elementált.
maginor-prompt-wand = Válaszd ki a Mindentudót, amelynél dobsz.
maginor-prompt-name = Maginort dobtál: válaszd ki a szimbólumot, amely { $at } érvényes. Utána Maginor lép egyet.
maginor-prompt-joker = A végzet dzsóker { $at }: nevezd meg e Mindentudó egyik szimbólumát.
maginor-prompt-prize = Te vagy az első { $at }: válassz jutalmat. A második, ha van, a másikat kapja.
maginor-prompt-recall-first = Válaszd ki az elsőt a két visszaveendő szimbólumkártya közül.
maginor-prompt-recall-second = Válaszd ki a második visszaveendő szimbólumkártyát.
maginor-prompt-superiority-first = Válassz szabad mezőt { $at } az első jelzőnek.
maginor-prompt-superiority-second = Válassz szabad mezőt { $at } egy második jelzőnek, vagy érd be eggyel.
maginor-prompt-persuasion = Válaszd ki a jelzőt, amelyet kicserélsz { $at }.
maginor-prompt-telekinesis = Válaszd ki a Mindentudót, amelynél jelzőt teszel le.
maginor-prompt-teleport = Válaszd ki a Mindentudót a varázslódnak.

# Miért nem szabad valami

maginor-why-not-free = Most kártyát vagy varázslatot játszhatsz ki, léphetsz vagy dobhatsz.
maginor-why-not-first = Előbb arról dönts, amit a játék most kérdez.
maginor-why-not-card-spent = Nem játszhatsz ki { $card }: már nincs ilyen a kezedben.
maginor-why-not-card-middle = A varázslód középen áll: szimbólumkártyához egy Mindentudón kell állnia.
maginor-why-not-spell-lacking = Ez a varázslat nincs nálad: { $spell }.
maginor-why-not-ritual = A szertartást nem lehet kijátszani; szavazatokat ér.
maginor-why-not-only-reversal = Párbajban csak a Megfordítást lehet kijátszani.
maginor-why-not-reversal = A Megfordítás olyan párbajhoz való, amelyet elvesztettél, vagy amely döntetlen lett.
maginor-why-not-no-token = Ehhez a varázslathoz nincs jelző a készletedben.
maginor-why-not-spell-middle = A varázslód középen áll: ehhez a varázslathoz egy Mindentudón kell állnia.
maginor-why-not-recall = Még nem játszottál ki szimbólumkártyát, amelyet visszavehetnél.
maginor-why-not-restore = Még nem játszottál ki varázspálcát, amelyet visszavehetnél.
maginor-why-not-superiority = Ahol a varázslód áll, ott nincs szabad mező.
maginor-why-not-persuasion = Ahol a varázslód áll, ott nincs más játékosnak jelzője.
maginor-why-not-telekinesis = Egyik Mindentudónál sincs szabad mező.
maginor-why-not-teleport = Nincs más Mindentudó a körben.
maginor-why-not-summon = Már csak a Székház maradt, és a Behívás azt sosem értékeli ki.
maginor-why-not-gone = Ez a Mindentudó már nincs a körben: { $oracle }.
maginor-why-not-there-already = A varázslód már { $at } áll.
maginor-why-not-must-roll = Három forduló csendben telt el: addig nem léphetsz, amíg valaki kártyát vagy varázslatot nem játszik ki, vagy nem dob.
maginor-why-not-roll-middle = A varázslód középen áll, ott nem dobhatsz: lépj egy Mindentudóra.
maginor-why-not-full = Nincs szabad mező { $at }.
maginor-why-not-symbol = Ilyen szimbólum ({ $symbol }) nincs { $at }.
maginor-why-not-take-wand = A Visszaidézés szimbólumkártyákat hoz vissza, varázspálcát nem.
maginor-why-not-take-unplayed = Ez a kártya nincs a kijátszott kártyáid között.
maginor-why-not-take-order = A két kártyát ebben a sorrendben kell megnevezni: tűz, víz, föld, levegő, végzet.
maginor-why-not-done = A Fölénnyel legalább egy jelzőt le kell tenni.
maginor-why-not-slot = Csak { $count } mező van { $at }.
maginor-why-not-slot-symbol = E mező szimbóluma { $symbol }, most pedig ez kell: { $wanted }.
maginor-why-not-slot-taken = Ezen a mezőn már van jelző.
maginor-why-not-slot-earlier = A második mezőnek a peremsorrendben az első után kell állnia.
maginor-why-not-slot-free = Ezen a mezőn nincs jelző.
maginor-why-not-slot-yours = Ezen a mezőn a saját jelződ van.

# Állás

maginor-position-maginor = Maginor
maginor-position-maginor-on = { $at }
maginor-position-maginor-gap = { $before } üres helyen
maginor-position-maginor-arrived = visszaért a Székházba
maginor-position-quiet = Csendes körök egymás után
maginor-position-duel = Párbaj
maginor-position-duel-between = A kihívó: { $challenger }, a védő: { $defender }; { $at }, { $slot }.{"\u00A0"}mező ({ $symbol })
maginor-position-elemental =
    { $name-is ->
        [you] A te elementálod
       *[other] { $name } elementálja
    }
maginor-position-evaluated = Kiértékelés alatt
maginor-position-step = Maginor lépése
maginor-position-step-due = még hátravan
maginor-position-seat = Játékos
maginor-position-name = { $name }
maginor-position-votes = Szavazatok
maginor-position-wizard = Varázsló
maginor-position-supply = Jelzők
maginor-position-cards = Kártyák
maginor-position-spells = Varázslatok
maginor-position-won = Mindentudók
maginor-position-in-the-middle = középen
maginor-position-wands = { $count ->
        [one] egy varázspálca
       *[other] { $count } varázspálca
    }
maginor-position-oracle = { $oracle } ({ $votes } szavazat)
maginor-position-slots = { $slots }; nincs varázslat{ $count ->
        [0] {""}
       *[other] {""}; ha most lenne a kiértékelés: { $order }
    }
maginor-position-slots-and-spell = { $slots }; varázslat: { $spell }{ $count ->
        [0] {""}
       *[other] {""}; ha most lenne a kiértékelés: { $order }
    }
maginor-position-slot = { $slot } { $symbol }
maginor-position-slot-taken = { $slot } { $symbol } [{ $owner }]

# Miért ajánlunk valamit

maginor-judge-votes = Szavazatokat hoz neked.
maginor-judge-oracles = Javítja az esélyeidet a körben lévő Mindentudóknál.
maginor-judge-wizard = Jól kihasználja a varázslódat vagy a körödet.
maginor-judge-cards = Kártyákat tart meg a kezedben későbbre.
maginor-judge-spells = Varázslatot ad neked, vagy megtartja későbbre.
maginor-judge-tokens = Jelzőket juttat a készletedbe, vagy ott hagyja őket.

# Krónika: fejlécek és több eseményről szóló sorok

maginor-turn-of = { $seat }
    .you = Te
maginor-line-placed =
    { $seat } { $by ->
        [card] kijátszott { $what }
       *[roll] ezt dobta: { $what }
    }, és letett egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
    .you =
        { $by ->
            [card] Kijátszottál { $what }
           *[roll] Ezt dobtad: { $what }
        }, és letettél egy jelzőt { $oracle }: { $slot }.{"\u00A0"}mező ({ $symbol }).
maginor-line-tokens = { $seat } { $count }
    .you = te { $count }
maginor-line-returned = Visszakerült jelzők: { $tokens }.

# A vége

maginor-end-title = Szavazatok Mindentudóról Mindentudóra
maginor-end-oracles = Mindentudók
maginor-end-won = { $seat } győzött { $votes } szavazattal.
    .you = Győztél { $votes } szavazattal.
maginor-end-shared = Az első helyen osztoznak, fejenként { $votes } szavazattal: { $winners }.
maginor-end-tie = Egyenlő állás: { $rivals }. A legnagyobb Mindentudó döntött: { $oracle }, gazdája { $seat }.
    .you = Egyenlő állás: { $rivals }. A legnagyobb Mindentudó döntött: { $oracle } a tiéd.
maginor-end-why =
    { $count ->
        [0] Semmi
       *[other] { $prizes }
    }
maginor-end-blow = { $seat } ezzel állt végleg az élre: { $oracle }, { $votes } szavazat.
    .you = Ezzel álltál végleg az élre: { $oracle }, { $votes } szavazat.
maginor-end-otherwise =
    Ha ezt a Mindentudót a másik nyeri: { $rival-is ->
        [you] te
       *[other] { $rival }
    } { $other }, { $seat } { $own } szavazat.
    .you = Ha ezt a Mindentudót a másik nyeri: { $rival } { $other }, te { $own } szavazat.
maginor-end-tokens =
    { $count ->
        [one] 1 jelző
       *[other] { $count } jelző
    }
maginor-end-closest = A legszorosabb kiértékelés
maginor-end-closest-says =
    { $oracle }: { $seat } { $own }, { $rival-is ->
        [you] te
       *[other] { $rival }
    } { $other } jelző.
    .you = { $oracle }: te { $own }, { $rival } { $other } jelző.
maginor-end-closest-rim =
    { $oracle }, { $own }:{ $other }, ellenfél: { $rival-is ->
        [you] te
       *[other] { $rival }
    }. A peremen az első jelző gazdája { $seat } volt.
    .you = { $oracle }, { $own }:{ $other }, ellenfél: { $rival }. A peremen az első jelző a tiéd volt.
maginor-end-duels = Párbajok
maginor-end-duels-says =
    { $count ->
        [one] Egy párbaj
       *[other] { $count } párbaj
    }; a legtöbbet { $seat } nyerte: { $won }.
    .you =
        { $count ->
            [one] Egy párbaj
           *[other] { $count } párbaj
        }; a legtöbbet te nyerted: { $won }.
maginor-end-steps = Maginor útja
maginor-end-steps-says =
    { $count ->
        [one] Maginor egyet lépett.
       *[other] Maginor { $count } lépést tett.
    }
maginor-end-blow-most = { $seat } végig vezetett, és ezzel nyert a legtöbbet: { $oracle }, { $votes } szavazat.
    .you = Végig vezettél, és ezzel nyertél a legtöbbet: { $oracle }, { $votes } szavazat.

# Tippek: mit hoz egy választás

maginor-gain-tokens = Jelzők { $oracle }: te { $own }, { $rival } { $other }.
