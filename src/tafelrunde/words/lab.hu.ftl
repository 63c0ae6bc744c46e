# Amit az aréna és a súlyok hangolása mond.

## Haladás és eredmények

lab-done = { $done } / { $total }
lab-left = még { $time }
lab-percent = { $number }%
lab-player = játékos
lab-matches = játszma
lab-firsts = első hely (95%)
lab-place = átlagos helyezés
lab-rating = értékszám (95%)
lab-seconds = másodperc döntésenként
lab-deals =
    { $matches ->
        [one] { $seats } hely, egy játszma
       *[other] { $seats } hely, { $matches } játszma { $deals ->
            [one] egy osztással
           *[other] { $deals } osztással
        }, mindegyik az ülésrend minden körbeforgatásával
    }
lab-equal = Egyforma erejű játékosok közül mindegyik a játszmák ekkora részében lenne első: { $share }. Értékszám Plackett és Luce szerint (openskill).
lab-above = { $name } 95%-os tartománya { $matches } játszma után { $share } fölött van.
lab-below = { $name } 95%-os tartománya { $matches } játszma után { $share } alatt van.
lab-open = { $name } 95%-os tartományában { $matches } játszma után még benne van: { $share }.
lab-hurried = { $name } a döntések ekkora részében kifutott az időből: { $share }, ereje tehát ezen a gépen múlt; a --fraction vagy kevesebb --jobs segít.
lab-stopped = Megállt { $done } játszma után ({ $total } lett volna).
lab-resume = Amit lejátszottak, megmarad; ugyanez a parancs innen folytatja.
lab-resume-not = Semmi sem marad meg belőle; a --json FÁJL kapcsolóval ugyanez a parancs innen folytatná.
lab-faults =
    { $count ->
        [one] { $name } egy játszmát hiba miatt vesztett el:
       *[other] { $name } { $count } játszmát hiba miatt vesztett el; az első:
    }
lab-plot = { $game }, { $seats } hely, { $matches } játszma
lab-axis = az első helyek aránya 95%-os tartományokkal
lab-mark-equal = egyforma erejűek

## A súlyok hangolása

lab-tuned =
    { $trials ->
        [one] Súlyok egy próba után: { $game }.
       *[other] Súlyok { $trials } próba után: { $game }.
    }
lab-confirmed = Jobbak: { $matches } új játszmában a mostaniak ellen az első helyek aránya { $share }.
lab-unconfirmed = Nem bizonyíthatóan jobbak: { $matches } új játszmában a mostaniak ellen az első helyek aránya { $share }.
lab-tune-resume = Megállt; a befejezett próbák megmaradnak, és ugyanez a parancs innen folytatja.
lab-tune-resume-not = Megállt; a --study FÁJL kapcsolóval ugyanez a parancs innen folytatná.
## Tanulás

lab-train-round = { $round }.{"\u00A0"}kör ({ $rounds } összesen), a kiindulás ellen { $share }
lab-train-stopped =
    { $rounds ->
        [one] Megállt; egy befejezett kör megmarad itt: „{ $path }”, és ugyanez a parancs innen folytatja.
       *[other] Megállt; { $rounds } befejezett kör megmarad itt: „{ $path }”, és ugyanez a parancs innen folytatja.
    }
lab-trained-better = Jobb: { $rounds } kör után az új értékelés első helyeinek aránya { $matches } új játszmában a kiindulás ellen { $share }.
lab-trained-equal = Nem jobb: { $rounds } kör után az új értékelés első helyeinek aránya { $matches } új játszmában a kiindulás ellen { $share }.
lab-trained-open = Nem bizonyíthatóan jobb: { $rounds } kör után az új értékelés első helyeinek aránya { $matches } új játszmában a kiindulás ellen { $share }.
lab-trained = Helye: „{ $path }”; az arénában így játszik: SZINT+{ $path }.

## Mit rontanak el mások botjai

lab-fault-raised = { $name } kivételt dobott: { $what }
lab-fault-start = { $name } nem indítható: { $what }
lab-fault-hello = { $name } nem ilyen sorral felelt a köszöntésre: {"{"}"kind": "hello"{"}"}.
lab-fault-late = { $name } nem válaszolt { $seconds } másodpercen belül.
lab-fault-ended = { $name } a játszma közepén leállt: { $what }
lab-fault-nonsense = { $name } válasza nem JSON-objektum: { $line }
lab-fault-illegal = { $name } olyat választott, ami most nem szabályos: { $action }

## Mi lehet rossz a parancssorban

lab-error-player = Nincs „{ $name }” nevű játékos; a lehetőségek: { $known }.
lab-error-players = { $seats } helyhez legalább { $seats } játékos kell; megadva: { $players }. Egy játékos többször is megadható.
lab-error-weights = A fájlban nincsenek súlyok ehhez: { $game }; „{ $path }” ({ $reason }).
lab-error-command = Nem található vagy nem futtatható a program: „{ $name }”.
lab-error-class = Nem tölthető be: „{ $name }” ({ $reason }).
lab-error-no-bot = „{ $name }” nem bot: nincs decide(view, legal, clock) metódusa.
lab-error-least = { $option }: legalább 1 legyen, ne { $text }.
lab-error-difficulty = { $option }: 1, 2 vagy 3 lehet, nem { $text }.
lab-error-share = { $option }: 0-nál nagyobb és legfeljebb 1 lehet, például 0.6 vagy 1/16, nem „{ $text }”.
lab-error-seconds = { $option }: 0-nál több másodperc kell, nem „{ $text }”.
lab-error-place = Nem írható: „{ $path }”; nincs ilyen könyvtár, vagy ez maga az.
lab-error-foreign = Ez a fájl nem az arénáé: „{ $path }”; válassz másik nevet.
lab-error-setup = A fájl más beállításokkal készült: „{ $path }”; ott ez: „{ $what }” = { $was }, nem { $now }. Válassz másik nevet.
lab-error-ray-missing = A Ray nincs telepítve; „pip install tafelrunde[ray]” telepíti.
lab-error-ray = Nem felel Ray ezen a címen: „{ $address }” ({ $reason }).
lab-error-untuned = Ehhez a játékhoz nincsenek hangolható súlyok: { $game }.
lab-error-instinct = Hogy min gondolkodjon először a keresés, azt két hely tanult értékeléséhez lehet megtanulni; ehhez a játékhoz itt nincs ilyen: { $game }. A --start kapcsolóval adható meg egy.
lab-error-hunch = Hogy mi van az ellenfeleknél, azt tanult értékeléshez lehet megtanulni; ehhez a játékhoz ilyen asztalnál nincs: { $game }. A --start kapcsolóval adható meg egy.
lab-error-study = Ez nem hangolási próbák fájlja: „{ $path }”; válassz másik nevet.
lab-error-tune-missing = Az Optuna nincs telepítve; „pip install tafelrunde[tune]” telepíti.
lab-error-train-missing = A numpy vagy a scipy nincs telepítve; „pip install tafelrunde[train]” mindkettőt telepíti.
lab-error-worker = Leállt egy folyamat, amely játszmákat játszott; talán egy saját bot állította le. Ami addig lezajlott, a fájlban van, ha van ilyen.

## Feladványok keresése.

lab-exercises-matches = játszmák: { $matches }
lab-exercises-found = Új feladványok: { $count }, itt: „{ $path }”.
lab-error-exercises = Ez a fájl nem feladványokat tartalmaz: „{ $path }” ({ $why }).

## Szerencse nélkül

lab-adjusted-deals = osztás
lab-adjusted = szerencse nélkül
lab-saving = megtakarítás
lab-adjusted-note = Szerencse nélkül: az első helyek a sorsolások értéke nélkül, 95%-os intervallummal, teljes osztások szerint. Megtakarítás: hányszor annyi játszma kellene az egyszerű arányhoz ugyanilyen szűk intervallumhoz.
