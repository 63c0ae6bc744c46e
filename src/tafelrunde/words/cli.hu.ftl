# Amit a terminál mond.

## A parancssor

cli-about = Már nem kapható társasjátékok a terminálban, egyedül botok ellen vagy többen egy billentyűzetnél.
cli-usage = használat:
cli-usage-options = kapcsolók
cli-usage-commands = parancsok
cli-name-command = PARANCS
cli-name-game = JÁTÉK
cli-name-file = FÁJL
cli-name-directory = KÖNYVTÁR
cli-name-address = CÍM
cli-name-option = NÉV=ÉRTÉK
cli-name-wanted = SZABÁLY|SZÓ
cli-play-about = Játszma botok ellen; minden lépés mentve van, így bármikor folytatható.
cli-replay-about = Egy jegyzőkönyvbe vett játszma elmesélése lépésről lépésre.
cli-verify-about = Annak bizonyítása, hogy egy jegyzőkönyvbe vett játszmában senki sem csalt az osztásnál, és minden szabály teljesült.
cli-rules-about = Egy játék szabályai, egyetlen szabály, vagy minden szabály, amelyben egy szó szerepel.
cli-bench-about = Annak mérése, milyen gyorsak a szabályok ezen a gépen.
cli-arena-about = Botok játszmái egymás ellen, azonos osztásokkal, és erejük mérése.
cli-tune-about = Jobb súlyok keresése egy játék értékeléséhez a mostaniak elleni játszmákkal.
cli-train-about = Egy játék értékelése önmaga elleni játszmákból tanul, végül próbát tesz.
cli-option-help = ez a súgó
cli-option-version = a változat száma
cli-option-lang = nyelv; nélküle a környezet dönt
cli-option-plain = hasábok, vonalak és színek nélkül, soronként egy dolog: képernyőolvasóhoz
cli-option-game = a játék; nélküle a program rákérdez
cli-option-seats = hány hely van az asztalnál
cli-option-seat = a saját hely, 1-től számozva (alapérték: 1)
cli-option-humans = azok helye, akik ennél a billentyűzetnél ülnek, például 1,3
cli-option-bots = hogyan játszanak a többi hely botjai: squire (fegyvernök), knight (lovag), baron (báró), master (mester) vagy grandmaster (nagymester); összevetésül greedy (mohó) és random (véletlenszerű); alapérték: knight
cli-option-option = a játék egy választható szabálya, például john_of_gaunt=extra; többször is megadható
cli-option-names = minden helyhez egy név, vesszővel elválasztva
cli-option-seed = saját kezdőérték friss véletlen helyett: azonos kezdőérték azonos lapokat oszt
cli-option-save = a játszma mentése ebbe a fájlba a szokásos hely helyett
cli-option-load = az ebben a fájlban lévő játszma folytatása
cli-option-file = egy jegyzőkönyvbe vett játszma (.tafel)
cli-option-replay-seat = ahogyan ez a hely látta, 1-től számozva; nélküle ahogyan egy néző látta
cli-option-open = nyílt lapokkal: minden, ami történt
cli-option-step = megállás minden bejegyzés után; az Enter továbblép, a v megmutatja az állást
cli-option-rules-game = a játék
cli-option-wanted = egy szabály száma, például H22, vagy egy szó
cli-option-bench = a mérendő játék (ha nincs megadva, mindegyik)
cli-option-seconds = meddig tartson egy-egy mérés
cli-option-players = kik játszanak, vesszővel elválasztva: squire, knight, baron, master, grandmaster, greedy, random, plain (tudás nélküli keresés), master@2 (kétszer annyi szimuláció), master+hand (a kézzel írt értékelés), master+FÁJL.net (egy tanult), master+SÚLYOK.toml (más súlyok), MODUL:OSZTÁLY, vagy cmd:PARANCS bármilyen nyelvű programhoz
cli-option-arena-seats = hány hely van az asztalnál (alapérték: a lehető legkevesebb); ha több a játékos, minden összeállításban játszanak
cli-option-matches = hány játszma, egész osztásokra felkerekítve (alapérték: 100)
cli-option-until = megállás, amint az első játékos 95%-os tartománya ezen arány fölött vagy alatt van
cli-option-fraction = minden szint a szimulációinak ezt a hányadát kapja
cli-option-clock = ennyi másodperce van mindenkinek egy döntésre; nélküle a botoknak a szintjük szerint, a programoknak tíz
cli-option-arena-seed = más kezdőérték: más osztások és más szerencse (alapérték: 1)
cli-option-jobs = hány folyamat játszik (alapérték: 1)
cli-option-ray = játék az ezen a címen lévő Ray-fürtön; a local itt indít egyet
cli-option-json = az eredmények mentése ebbe a fájlba; ha már megvan, onnan folytatódik
cli-option-records = minden játszma jegyzőkönyvének mentése ebbe a könyvtárba
cli-option-plot = az eredmények rajza ebbe az SVG-fájlba
cli-option-study = a próbák mentése ebbe a fájlba; ha már megvan, onnan folytatódik
cli-option-trials = hány súlykészlet próbája (alapérték: 100)
cli-option-deals = osztások próbánként, mindegyik az ülésrend minden körbeforgatásával (alapérték: 20)
cli-option-simulations = mindkét fél szimulációi döntésenként (alapérték: 60)
cli-option-train-seats = hány helyhez tanul, például 2, vagy 3,4 egy közös értékeléshez (alapérték: a legkevesebb)
cli-option-train-study = minden mentése ebbe a könyvtárba; ha már megvan, onnan folytatódik
cli-option-train-start = kezdés az ebben a fájlban lévő értékeléssel a kézzel írt helyett
cli-option-train-instinct = annak megtanulása, min gondolkodjon először a keresés, a --start vagy a játékkal érkező értékeléshez
cli-option-train-hunch = annak megtanulása, mi lehet az ellenfeleknél, a --start vagy a játékkal érkező értékeléshez
cli-option-train-rounds = hány kör játék és tanulás
cli-option-train-matches = hány játszma körönként
cli-option-train-simulations = szimulációk döntésenként tanulás közben; 0: egy lépést néz előre
cli-option-train-hand = a kézzel írt értékelés aránya a tanult alatt, 0-tól (semennyi) 1-ig
cli-option-train-mix = a tanultakból mennyi az, ami később történt, ahelyett, amit akkor gondolt, legfeljebb 1
cli-option-train-rate = milyen nagy egy tanulási lépés
cli-option-train-habits = szokások, amelyeket egy hely némelyik játszmában követ, hogy az értékelés lássa, mi lesz belőlük
cli-version-compiled = tafelrunde { $version }, lefordított szabályokkal
cli-version-interpreted = tafelrunde { $version }, értelmezett szabályokkal
cli-usage-unknown = „{ $text }” itt ismeretlen; a lehetőségek: „{ $command } --help”.
cli-usage-value-missing = { $text }: hiányzik az értéke; bővebben: „{ $command } --help”.
cli-usage-value-unwanted = { $text }: nem lehet értéke; bővebben: „{ $command } --help”.
cli-usage-number = „{ $text }” nem szám; bővebben: „{ $command } --help”.
cli-usage-command = Nincs „{ $text }” parancs; a parancsok listája: „tafelrunde --help”.
cli-usage-missing = Hiányzik: { $text }; bővebben: „{ $command } --help”.
cli-usage-other = A parancssor nem érthető ({ $text }); bővebben: „{ $command } --help”.
cli-error-number = { $option }: számot kell megadni, nem ezt: „{ $text }”.
cli-error-option = A választható szabály alakja NÉV=ÉRTÉK, nem „{ $text }”. A lehetőségek: { $known }.
cli-error-bots = Nincs „{ $level }” nevű bot; a lehetőségek: { $known }.
cli-error-together = { $one } és { $other } kizárja egymást.
cli-error-read = Nem olvasható a fájl: „{ $path }” ({ $reason }).
cli-error-write = Nem írható a fájl: „{ $path }” ({ $reason }).
cli-error-taken = Ebben a fájlban már más van: „{ $path }”; válassz másik nevet.
cli-error-paragraph = „{ $title }”: nincs { $number } számú szabály; a szabályok számozása: { $known }.
cli-error-no-rule = Egyik szabályban és a szójegyzékben sem szerepel: „{ $text }”.
cli-error-count = „{ $text }” nem lehet a sorok száma.

## A játszma előtt

cli-games = Melyik játék legyen?
cli-game =
    { $title }, { $span ->
        [0] { $few }
       *[other] { $few }–{ $many }
    } hely. { $about }
cli-game-prompt = játék>{ " " }
cli-game-unknown =
    { $count ->
        [one] Az 1-es számot vagy a név elejét írd be.
       *[other] Egy számot 1 és { $count } között vagy egy név elejét írd be.
    }
cli-unfinished = Van egy befejezetlen játszma: { $game }, { $seats } hely, { NUMBER($entries, useGrouping: 0) } bejegyzés, utoljára: { $when }.
cli-resume-prompt = Folytatod? [I/n]{ " " }
cli-yes = igen
cli-no = nem
cli-yes-or-no = A válasz legyen { $yes } vagy { $no }.
cli-guest = Vendég
cli-seats = { $count } hely
cli-sits-human = { $seat }. hely: { $name }
cli-sits-squire = { $seat }. hely: { $name }, bot (fegyvernök)
cli-sits-knight = { $seat }. hely: { $name }, bot (lovag)
cli-sits-baron = { $seat }. hely: { $name }, bot (báró)
cli-sits-master = { $seat }. hely: { $name }, bot (mester)
cli-sits-grandmaster = { $seat }. hely: { $name }, bot (nagymester)
cli-sits-greedy = { $seat }. hely: { $name }, bot (mohó)
cli-sits-random = { $seat }. hely: { $name }, bot (véletlenszerű)
cli-kept = A játszmát minden lépés után ide mentjük: { $path }
cli-commitment = A titkos kezdőérték osztás előtt rögzített lenyomata: { $commitment }
cli-welcome = Választani egy szám beírásával lehet. A h többet is elmond, az r a kérdés mögötti szabályokat mutatja.
cli-hand-over = { $name } következik. Nyomj Entert, ha más nem látja a képernyőt.{ " " }

## Az asztalnál

cli-prompt = választás>{ " " }
cli-your-turn = TE JÖSSZ
cli-since = A legutóbbi lépésed óta
cli-times = { $text } (összesen { $count } alkalommal)
cli-key-undo = vissza
cli-key-hint = tipp
cli-key-rules = szabályok
cli-key-save = mentés
cli-key-log = krónika
cli-key-view = állás
cli-key-help = súgó
cli-key-quit = távozás
cli-help-choose = Választani számmal lehet, vagy azzal a rövid írásmóddal, amely lent zárójelben áll, például „{ $example }”, vagy a választás elejével.
cli-help-preview = Egy kérdőjel mögötte, például „1?”, megmutatja, mi következik biztosan, anélkül hogy választanál.
cli-help-undo = vissza: a legutóbbi lépésed visszavonása, amíg senki sem tudott meg belőle semmit
cli-help-hint = tipp: mit tenne itt egy mester, mennyi az esélye vele, és miért
cli-help-rules = szabályok: az r magában a kérdés mögötti szabályokat mutatja, az r H22 egy szabályt, az r béke minden szabályt egy szóról
cli-help-save = mentés: az s magában megmondja, hol van a játszma, az s FÁJL egy másik fájlba is kiírja
cli-help-log = krónika: mi történt eddig; az l 100 az utolsó száz eseményt mutatja
cli-help-view = állás: még egyszer a teljes állás és a választási lehetőségek
cli-help-help = súgó: ez az oldal
cli-thinks = { $name } gondolkodik
cli-hint-thinks = Egy mester gondolkodik
cli-simulations = { $names }: a gondolkodási időbe { $wanted } szimulációból { $done } fér bele
cli-help-quit = távozás: a játszma megmarad, és folytatható
cli-empty =
    { $count ->
        [one] Nem választottál; írd be: 1, vagy h a súgóhoz.
       *[other] Nem választottál; írj be egy számot 1 és { $count } között, vagy h a súgóhoz.
    }
cli-no-such-number =
    { $count ->
        [one] Nincs { $number } számú lehetőség, csak az 1-es.
       *[other] Nincs { $number } számú lehetőség, csak 1 és { $count } közöttiek.
    }
cli-ambiguous = „{ $text }”: { $count } lehetőségre is illik: { $choices }
cli-not-understood = „{ $text }” nincs a lehetőségek között; írj be egy számot, vagy h a súgóhoz.
cli-not-now = „{ $text }” most nem lehetséges.
cli-no-undo = Nincs mit visszavonni: a legutóbbi lépésed végleges.
cli-undone = Visszavonva.
cli-preview = Biztosan ez következik:
cli-preview-nothing = Előre semmi sem biztos belőle.
cli-rules-hint = Az r H22 egy szabályt mutat, az r SZÓ egy szót keres; a teljes játékszabály: „tafelrunde rules { $game }”.
cli-saved = Mentve ide: { $path }
cli-log-earlier = { $count } korábbi esemény kimaradt; mindet mutatja: l { $all }.
cli-left = A játszma megmarad. Folytatás: tafelrunde play --load { $path }

## A játszma után

cli-over = A játszma véget ért.
cli-standings-place = helyezés
cli-standings-seat = név
cli-standings-points = pont
cli-seed = A kezdőérték: { $seed }
cli-record = A jegyzőkönyv itt van: { $path }; a „tafelrunde verify” ellenőrzi, a „tafelrunde replay” elmeséli.

## Elmesélés és ellenőrzés

cli-replay-open = nyílt lapokkal elmesélve
cli-replay-onlooker = egy néző szemével
cli-replay-seat = ahogyan { $name } látta
cli-replay-nothing = { $name } olyat tett, ami nem nyilvános.
cli-replay-prompt = { $chapter } / { $last }; Enter, szám, v, q>{ " " }
cli-replay-keys = „{ $text }” itt semmit sem jelent: az Enter továbblép, egy szám (legfeljebb { $last }) ahhoz a bejegyzéshez ugrik, a v megmutatja az állást, a q kilép.
cli-replay-running = A játszma még nem ért véget.
cli-verify-commitment = A kezdőérték az, amelyet az elején rögzítettek: { $commitment }
cli-verify-picks =
    { $count ->
        [one] Az egyetlen sorsolás a kezdőértékből következik.
       *[other] Minden sorsolás a kezdőértékből következik (összesen { $count }).
    }
cli-verify-rules =
    { $count ->
        [one] Az egyetlen bejegyzés megfelel a szabályoknak, és a végeredmény következik belőle.
       *[other] Minden bejegyzés megfelel a szabályoknak (összesen { $count }), és a végeredmény következik belőlük.
    }
cli-verify-good = A jegyzőkönyv rendben van.

cli-bench-head = { $game }, { $seats } hely, véletlen játék, egy processzormag
cli-bench-compiled = lefordítva
cli-bench-interpreted = értelmezve
cli-bench-playout = a motoron belül, lépés másodpercenként
cli-bench-numbers = Pythonból számokkal, lépés másodpercenként
cli-bench-actions = Pythonból típusos lépésekkel, lépés másodpercenként
cli-bench-live = ahogy egy asztal játszik, lépés másodpercenként
cli-bench-clone = másolat, mikroszekundum
cli-bench-view = nézet, mikroszekundum
cli-bench-imagine = elképzelés, mikroszekundum
cli-bench-peers = Más motorok ugyanebben a futásban, Pythonból hajtva, és hányszor olyan gyors számokkal hajtva: { $game }
cli-bench-no-peers = Az OpenSpiel és az RLCard nincs telepítve, így nincs mivel összevetni (pip install tafelrunde[bench]).

## A szerver

cli-serve-about = Asztalok megnyitása böngészőknek és botoknak: asztallista, gyors és lassú játszmák.
cli-backup-about = Futó szerver adatbázisának másolása fájlba.
cli-export-about = Minden asztal, ember és értékszám mentése fájlba.
cli-import-about = Asztalok, emberek és értékszámok beolvasása ilyen fájlból, vagy egyetlen játszmáé jegyzőkönyvből.
cli-option-settings = beállítások TOML-ban; a környezet (TAFELRUNDE_PORT=9000) erősebb
cli-option-host = a cím, amelyen a szerver figyel (alapérték: 127.0.0.1)
cli-option-port = a port (alapérték: 8000)
cli-option-database = egy SQLite-fájl, vagy postgresql://…
cli-option-open-browser = a böngésző megnyitása is
cli-option-backup = a célfájl; ne létezzen még
cli-option-export = a célfájl, soronként egy JSON-objektum; ne létezzen még
cli-option-import = a beolvasandó fájl: egy export, vagy egy jegyzőkönyv (.tafel)
cli-serving = A Tafelrunde nyitva van: { $address }
cli-serving-end = Ctrl+C zárja be.
cli-serving-failed = A szerver nem tudott elindulni; a fenti sorok megmondják, miért.
cli-port-taken = Ez a port már foglalt: { $port }. Válassz másikat: --port { $other }
cli-backed-up = Az adatbázis másolata elkészült: { $file }
cli-exported = { $tables ->
    [one] Egy asztal
   *[other] { NUMBER($tables, useGrouping: 0) } asztal
} került ide: { $file }
cli-imported = { $tables ->
    [one] Egy asztal
   *[other] { NUMBER($tables, useGrouping: 0) } asztal
} beolvasva; { $known ->
    [one] egy már megvolt
   *[other] { NUMBER($known, useGrouping: 0) } már megvolt
}.
cli-error-backup-shared = PostgreSQL-adatbázist a saját eszközeivel kell menteni, például: pg_dump.
cli-freeze-about = A mai szabályok megőrzése, hogy frissítés után is ezek szerint folytatódjanak az asztalok; a szerver induláskor magától is megteszi.
cli-versions-about = Megmondja, a szabályok mely változatai vannak itt, és melyekre van még szükség.
cli-doctor-about = Megvizsgál egy telepítést, és megmondja, mi a baj vele.
cli-frozen = { $game }, a szabályok változata: { NUMBER($version, useGrouping: 0) }. Megőrizve itt: { $directory }
cli-frozen-before = { $game }, a szabályok változata: { NUMBER($version, useGrouping: 0) }. Már meg volt őrizve itt: { $directory }
cli-edition-today = { $game }, változat: { NUMBER($version, useGrouping: 0) }. Ezek a mai szabályok. Nyitott asztalok: { $open }; befejezett játszmák: { $over }.
cli-edition-kept = { $game }, változat: { NUMBER($version, useGrouping: 0) }. Megőrizve. Nyitott asztalok: { $open }; befejezett játszmák: { $over }.
cli-edition-missing = { $game }, változat: { NUMBER($version, useGrouping: 0) }. Hiányzik! Erre várnak asztalok: { $open }; nem játszható vissza befejezett játszma: { $over }.
cli-edition-unneeded = { $over ->
    [0] Már semmihez sem kell; a fájlja törölhető.
   *[other] Már egy asztalhoz sem kell; a fájlja nélkül ennyi játszmát nem lehet visszajátszani: { $over }.
}

## The end

cli-end-won-by = győztese
cli-end-blow = Ami eldöntötte: { $round }

## Moderálás

cli-people-about = Játékosok keresése, figyelmeztetése, némítása, kitiltása és átnevezése; moderátorok kijelölése.
cli-tables-about = Asztalok keresése, a beszélgetés olvasása, asztal bezárása és sorok törlése.
cli-name-person = JÁTÉKOS
cli-name-table = ASZTAL
cli-name-text = SZÖVEG
cli-option-people-act = a teendő
cli-option-person = egy fiók neve vagy egy azonosító; search esetén a név egy része, close-report esetén a bejelentés azonosítója
cli-option-new-name = az új név rename esetén; enélkül kitalált nevet kap
cli-option-why = az indok a játékosnak és a beavatkozások naplójába
cli-option-hours = hány órára (alapérték: a feloldásig)
cli-option-ban-address = cím vagy hálózat (például 203.0.113.0/24) kitiltása vagy feloldása
cli-option-keeper-off = a továbbiakban nem moderátor
cli-option-tables-act = a teendő
cli-option-table = egy asztal azonosítója; search esetén annak egy része vagy egy játékos azonosítója
cli-option-lines = a törlendő sorok száma; enélkül a chat megmutatja a sorokat
cli-error-why = Adj meg egy indokot: --why SZÖVEG
cli-error-no-person = Kiről van szó? Add meg egy fiók nevét vagy egy azonosítót.
cli-error-no-table = Melyik asztalról van szó? Add meg az azonosítóját.
cli-error-people-several = Több játékosnak is ez a neve: „{ $name }”; add meg az azonosítót: { $ids }
cli-error-people-nobody = Nincs ilyen nevű vagy azonosítójú játékos: „{ $name }”.
cli-error-line = Ez nem egy sor száma: „{ $text }”.
cli-keeping-done = Kész. Azonnal érvényes, és bekerült a beavatkozások naplójába.
cli-people-none = Nincs találat.
cli-people-account = fiók
cli-people-guest = vendég
cli-people-since = itt van ekkortól: { $day }
cli-people-seen = utoljára itt: { $day }, cím: { $address }
cli-people-keeper = moderátor
cli-people-tables = Asztalok:
cli-people-sanctions = Figyelmeztetések, némítások és kitiltások:
cli-people-until = eddig: { $day }
cli-people-settled = lezárva: { $day }
cli-people-reports = Bejelentések:
cli-people-no-reports = nincs
cli-people-audit = A beavatkozások naplója:
cli-people-no-audit = még semmi
cli-tables-none = Nincs ilyen asztal.
cli-tables-removed = egy moderátor törölte

## Leckék

cli-learn-about = Játéktanulás a játék saját asztalánál: a leckék listája, vagy egy lecke.
cli-name-lesson = SZÁM
cli-option-learn-game = a játék; nélküle az összes lecke listája
cli-option-learn-number = a lecke száma; nélküle a játék leckéinek listája
cli-error-no-lessons = Ehhez a játékhoz nincs lecke: { $game }.
cli-error-lesson =
    { $count ->
        [1] Nincs ilyen lecke: { $number }; csak az 1. lecke van meg.
       *[other] Nincs ilyen lecke: { $number }; 1-től { $count }-ig vannak.
    }
cli-lessons = Leckék: { $game }
cli-lessons-short = rövid út
cli-lessons-done = kész
cli-lessons-begin = Az első játszmához elég a rövid út. Kezdés: { $command }
cli-lessons-over = Ez volt az utolsó lecke.
cli-lesson-title = { $number }. lecke: { $title }
cli-lesson-step = { $number }. lépés, összesen { $count }
cli-lesson-scripted = Itt is minden szabályos lépés megengedett. A véletlen és a többiek forgatókönyv szerint játszanak.
cli-lesson-meant = Erre gondolunk: { $number }) { $choice }
cli-lesson-back = Visszavéve: az asztal olyan, mint előtte.
cli-lesson-tip = TIPP
cli-lesson-next-step = Enter: tovább, { $number }. lépés; q: távozás>{ " " }
cli-lesson-next = Enter: tovább, { $title }; q: távozás>{ " " }
cli-lesson-wait = Ennek itt nincs jelentése: „{ $text }”. Enterrel tovább, q: távozás.
cli-lesson-no-undo = Nincs mit visszavonni: ez a lépés még csak most kezdődött.
cli-lesson-left = A befejezett leckék megmaradnak. Folytatás: tafelrunde learn { $game }
cli-help-lesson-undo = vissza: ez a lépés elölről
cli-help-lesson-quit = távozás: a befejezett leckék megmaradnak

cli-a-guest = egy vendég

## Feladványok.

cli-exercises-about = Feladványok megoldása egy játék asztalánál, vagy újak keresése gépek játszmáiban.
cli-option-exercises-play = feladványok játszása; nélküle a számuk látszik, vagy a --game kapcsolóval újak keresése
cli-option-exercises-game = a játék; nélküle a nap feladványa
cli-option-exercises-number = a feladvány sorszáma; nélküle az első, amelyet még nem oldottál meg
cli-option-exercises-find = új feladványok keresése ehhez a játékhoz
cli-option-exercises-count = hány feladvány kell (alapesetben 10)
cli-option-exercises-difficulty = csak az ilyen nehéz vagy nehezebb feladványok, 1–3 (alapesetben 1)
cli-option-exercises-seed = azoknak a játszmáknak a kezdőértéke, amelyekben a keresés folyik (alapesetben 1)
cli-option-exercises-write = a fájl, amelynek a végére kerülnek; ugyanez a parancs folytatja a keresést
cli-exercises-row = { $difficulty }. nehézségi fok: { $first }–{ $last }. feladvány, megoldva: { $done }
cli-exercises-begin = Folytatás: { $command }
cli-exercise-title = { $number }. feladvány: { $title } (nehézség: { $difficulty }/3)
cli-exercise-next = Enter: tovább, { $number }. feladvány; q: távozás>{ " " }
cli-error-exercise = Nincs { $number }. feladvány; a sorszám 1 és { $count } közötti lehet.
cli-error-no-exercises = Ehhez a játékhoz még nincsenek feladványok: { $game }.
cli-error-no-exercise-today = Itt még nincsenek feladványok.

## Elemzések

cli-review-about = Egy jegyzőkönyvbe vett, befejezett játszma elemzése: esélyek, szerencse, és hogy mibe kerültek a döntések.
cli-option-review-seat = ennek a helynek elmondva, 1-től számozva
cli-option-review-json = az elemzés mentése ebbe a fájlba
cli-option-review-svg = az esélyek rajza ebbe az SVG-fájlba
cli-option-quick = körülbelül tíz másodperc (alapérték)
cli-option-deep = körülbelül két perc
cli-option-review-simulations = ehelyett ennyi szimuláció döntésenként
cli-option-adjusted = az első helyek aránya szerencse nélkül is
