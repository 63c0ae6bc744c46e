# Amit a böngésző mond. Az azonosítók web- kezdetűek. A játékok szavai a saját katalógusaikból jönnek.

web-close = Bezárás

## A felső sáv

web-bar-pages = Oldalak
web-bar-games = Játékok
web-bar-rules = Szabályok
web-bar-about = Névjegy
web-bar-settings = Beállítások
web-bar-menu = Menü
web-bar-invite = Meghívás
web-bar-language = Nyelv
web-bar-candlelight = Gyertyafény
web-bar-daylight = Nappali fény

## Az oldalak címei

web-title-new = Új asztal
web-title-rulebook = Játékszabály
web-title-profile = Profil
web-title-settings = Beállítások
web-title-about = Névjegy
web-title-lost = Nincs ilyen oldal

## A játékok röviden

web-game-havoc = Havoc
web-game-druidenwalzer = Druidenwalzer
web-game-maginor = Maginor
web-game-macht = Macht & Ohnmacht
web-game-havoc-minutes = 50–90 perc
web-game-druidenwalzer-minutes = 30–40 perc
web-game-maginor-minutes = 20–60 perc
web-game-macht-minutes = 45 perc
web-game-havoc-about = Kiálts havocot, rakj ki pókerlapokat, és ereszd el az ebeket: a százéves háború kilenc csatája.
web-game-druidenwalzer-about = Tégy le egy szellemet, és minden társa táncra kel a fák körül. Aztán harcolnak a druidák.
web-game-maginor-about = Nyerd el a Mindentudók szavazatait, mielőtt az öreg Maginor összegyűjti őket.
web-game-macht-about = Lovagok a földön, mágusok a jelek szerint: kétféle szomszédság Britannia egyetlen térképén.
web-game-seats =
    { $few ->
        [2] { $many ->
            [2] 2 játékos
           *[other] 2–{ $many } játékos
        }
       *[other] { $few }–{ $many } játékos
    }

## Kezdőlap

web-home-title =
    { $count ->
        [one] Egy játék, amely eltűnt az asztalról.
        [2] Két játék, amely eltűnt az asztalról.
        [3] Három játék, amely eltűnt az asztalról.
        [4] Négy játék, amely eltűnt az asztalról.
       *[other] Játékok, amelyek eltűntek az asztalról.
    }
web-home-lead = Ülj le és játssz: barátokkal egy linken át, vagy gépek ellen, amelyek igazi ellenfelek. Fiók és űrlap nélkül. Auf Deutsch, magyarul, in English.
web-home-play = Játék most
web-home-invite = Meghívás
web-home-mine = Asztalaim
web-home-mine-none = Még egy sincs. A „Játék most” gomb megteríti az elsőt.
web-home-open-tables = Nyitott asztalok
web-home-open-count = { $count } vár játékosra
web-home-open-none = Most éppen senki sem vár.
web-home-set-table = Saját asztal terítése
web-home-with = velük: { $names }
web-home-waits = játékosokra vár
web-home-finished = véget ért: { $when }
web-home-thinks = { $name } gondolkodik
web-home-open = Megnyitás
web-home-seated = { $seated } / { $seats }

web-clock-live-line = élő, fejenként { $minutes } perc
web-clock-slow-line = napi egy lépés
web-clock-none-line = óra nélkül

## Új asztal

web-new-title = Teríts új asztalt.
web-new-lead = Minden értelmesen be van állítva: a piros gomb azonnal működik.
web-new-game = Játék
web-new-seats = Helyek
web-new-you = te, a házigazda
web-new-shuffle = Helyek sorsolása
web-new-leaver = Ha valaki elmegy, hasonló erejű gép játszik helyette, amíg vissza nem tér.
web-new-who = Ki ül itt
web-new-strength = Erősség
web-new-rules = Az asztal szabályai
web-new-rules-none = Ennek a játéknak nincsenek változatai.
web-new-hints = Segítség
web-new-hints-note = Bárki megkérdezheti, mit tenne a legerősebb gép.
web-new-clock = Óra
web-new-clock-live = élő
web-new-clock-slow = napi egy lépés
web-new-clock-none = nincs
web-new-clock-each = Idő fejenként
web-new-clock-more = és lépésenként
web-new-clock-minutes = { $minutes } perc
web-new-clock-seconds = { $seconds } mp
web-new-clock-note = Ha lejár az idő, gép ül a helyre.
web-new-clock-none-note = Senki sem siet.
web-new-stake = Miért játszunk
web-new-friendly = Barátságos
web-new-friendly-note = Csak a dicsőségért.
web-new-rated = Értékelt
web-new-rated-note = Segítség nélkül; beleszámít az értékszámodba.
web-new-door = Ki találja meg
web-new-public = Mindenki
web-new-public-note = A nyitott asztalok között szerepel.
web-new-private = Csak linkkel
web-new-private-note = Akinél ott a meghívó.
web-new-set = Asztal megterítése
web-new-summary = { $game }, { $seats } hely

web-chair-bot = Gép
web-chair-open = Nyitott
web-chair-invited = Meghívott
web-chair-person = Vendég
web-chair-empty = Üres szék

web-level-squire = Fegyvernök
web-level-knight = Lovag
web-level-baron = Báró
web-level-master = Mester

## A játszma előtt

web-waiting-title = Az asztal meg van terítve
web-waiting-sit = Leülök
web-waiting-stand = Felállok a székről
web-waiting-start = Kezdés gépekkel
web-waiting-begin = Kezdés
web-waiting-swap = Helycsere
web-waiting-close = Asztal leszedése
web-waiting-bot = Gép
web-waiting-open = Megnyitás
web-invite-title = Meghívó
web-invite-copy = Másolás
web-invite-copied = A linket kimásoltuk.
web-invite-note = Aki megnyitja, leül, amíg van szabad szék; később nézőként marad. Fiók nem kell hozzá.

## Az asztalnál

web-table-board = Tábla
web-table-position = Az állás szavakban
web-table-shelf = Kéz és készlet
web-table-news = Ami történt
web-table-joining = Terítjük az asztalt …
web-table-lost = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem vész el.
web-table-gone = Nincs számodra ilyen asztal
web-table-gone-why = Nem létezik, vagy zártkörű, és a linkből hiányzik a kulcsa.
web-table-refused-why = A kiszolgáló bontotta a kapcsolatot. Kérjük, térj vissza később.
web-table-home = Az összes játékhoz
web-table-away = Egy gép játszik helyetted.
web-table-return = Játszom tovább én
web-table-offered = { $names }: felajánlja, hogy a játszma itt döntetlennel érjen véget.
web-table-agree = Elfogadom

web-seats = Helyek
web-seat-you = te
web-seat-you-name = Te
web-seat-bot = gép
web-seat-simulations = { $wanted } szimulációból { $done }
web-seat-away = távol, gép játszik
web-seat-gone = nincs itt
web-seat-turn = soron van:

web-rubric-your-turn = Te következel
web-rubric-interrupt = Közbeszólás
web-rubric-waiting = Mások következnek
web-rubric-looking-on = Néző vagy
web-rubric-over = Vége a játszmának
web-rubric-choices = Amit tehetsz

web-tools = Eszközök
web-tool-undo = Visszavonás
web-tool-hint = Segítség
web-tool-rules = Játékszabály
web-tool-record = Jegyzőkönyv
web-tool-verify = Osztás ellenőrzése
web-hint-why = Miért inkább ez, mint más:

web-log = Krónika és beszélgetés
web-log-chronicle = Krónika
web-log-chat = Beszélgetés
web-log-deal = Az osztás
web-chat-write = Írj az asztalhoz …
web-chat-empty = Még senki sem szólt.

web-menu-text = Az állás szavakban
web-menu-board = Vissza a táblához
web-menu-sound-on = Hang be
web-menu-sound-off = Hang ki
web-menu-offer = Befejezés felajánlása
web-menu-offer-back = Ajánlat visszavonása
web-menu-resign = Feladás

web-resign-title = Feladod a játszmát?
web-resign-two = A játszma azonnal véget ér, és az ellenfeled nyer.
web-resign-many = Gép játszik tovább helyetted, és te leszel az utolsó.
web-resign-stay = Játszom tovább

web-end-standings = Végeredmény
web-end-points = Pont
web-end-replay = Visszajátszás
web-end-rematch = Visszavágó

web-verify-title-fair = Az osztás becsületes volt
web-verify-title-unfair = Ezt az osztást nem sikerült ellenőrizni
web-verify-fair =
    { $picks ->
        [one] Az egyetlen sorsolás a játszma előtt lepecsételt kulcsból következik. A böngésződ maga számolta ki.
       *[other] Mind a { $picks } sorsolás a játszma előtt lepecsételt kulcsból következik. A böngésződ maga számolta ki.
    }
web-verify-insecure = A böngésződ csak biztonságos (https) oldalon számol ilyen bizonyítást. Töltsd le a jegyzőkönyvet, és futtasd: tafelrunde verify.
web-verify-no-seed = A kulcs a játszma végén válik nyilvánossá.
web-verify-commitment = A kulcs nem az, amelyet a játszma előtt lepecsételtek.
web-verify-pick = A(z) { $count }. sorsolás ({ $pick }) nem következik a kulcsból.

## Visszajátszás

web-replay-title = Visszajátszás
web-replay-entry = { $number }. bejegyzés, összesen { $count }
web-replay-eyes = Kinek a szemével
web-replay-open = minden kéz nyitva
web-replay-first = Az osztáshoz
web-replay-back = Egy lépés vissza
web-replay-play = Lejátszás
web-replay-pause = Megállítás
web-replay-next = Egy lépés előre
web-replay-last = A végére
web-replay-link = Link másolása ehhez a pillanathoz
web-replay-scrub = A játszma pillanata
web-replay-running = A játszma még tart; akkor játszható vissza, ha véget ért.
web-replay-table = Vissza az asztalhoz

## Szabályok

web-rules-search = Keresés a szabályokban
web-rules-found =
    { $count ->
        [one] 1 találat
       *[other] { $count } találat
    }
web-rules-book = Játékszabály
web-rules-chapters = Fejezetek
web-rules-ruling = Döntés
web-rules-number-note = a nyomtatott szabályt követi
web-rules-ruling-note = döntés: ahol a nyomtatott szabály hallgat
web-rules-rule-number = { $number }. szabály
web-rules-ruling-number = { $number }. döntés
web-rules-in-book = A szabálykönyvben

## Beállítások, profil, névjegy

web-settings-title = Beállítások
web-settings-name = A neved
web-settings-name-note = Az asztalnál mindenki látja.
web-settings-save = Mentés
web-settings-saved = Elmentve.
web-settings-language = Nyelv
web-settings-light = Fény
web-settings-day = Nappali fény
web-settings-candle = Gyertyafény
web-settings-table = Az asztalnál
web-settings-sound = Csengő, ha te következel
web-settings-motion = A bábuk mozognak
web-settings-keys = Betűk billentyűként: U visszavonás, H segítség, T állás szavakban, L mi történt legutóbb
web-settings-in-words = Az állás szavakban is, képernyőolvasóknak
web-settings-account = Fiók
web-settings-account-note = Vendégként játszol. A fiók csak az eredményeidet és az értékszámodat őrzi.
web-settings-password = Jelszó
web-settings-make = Fiók létrehozása
web-settings-sign-in = Bejelentkezés
web-settings-sign-out = Kijelentkezés
web-settings-account-of = Bejelentkezve: { $name }.
web-settings-email = E-mail
web-settings-mail = Írjatok, ha lassú asztalnál én következem
web-settings-profile = Értékszámok és eredmények
web-settings-forget = Felejtsetek el
web-settings-forget-note = A nevet, a jelszót és az e-mailt töröljük; az eredmények név nélkül megmaradnak.
web-settings-forget-sure = Valóban felejtsetek el

web-profile-since = itt van { $day } óta
web-profile-guest = vendég
web-profile-ratings = Értékszámok
web-profile-ratings-none = Még nincs értékelt játszma.
web-profile-rating = { $rating }, { $matches } játszma után
web-profile-results = Eredmények
web-profile-results-none = Még nincs befejezett játszma.
web-profile-place = { $place }. hely { $seats } játékosból

web-about-title = A Tafelrunde
web-about-lead = Négy játék, amelyet már senki sem vehet meg, újra az asztalon: szabadon, nyíltan, reklám nélkül, bármilyen gépen.
web-about-games = A játékok
web-about-games-note = A játékok a szerzőiké és a kiadóiké. A szabályokat saját szavainkkal meséljük el, minden kép a sajátunk; az eredetikből semmit sem használunk.
web-about-fair = Becsületes játék
web-about-fair-note = Minden sorsolás nyilvános eljárással (HMAC-SHA-256) következik egy titkos kulcsból. A lenyomata a játszma elején, a kulcs a végén látható, és a böngésződ bizonyítani tudja az osztást. Egyetlen hely sem kap soha olyat, amit nem tudhat.
web-about-licences = Licencek
web-about-licence-code = A Tafelrunde szabad szoftver, az MIT licenc alatt.
web-about-licence-fonts = Az Alegreya és az Alegreya Sans (Juan Pablo del Peral), valamint az Uncial Antiqua (Brian J. Bonislawsky) a SIL Open Font License alatt áll.
web-about-licence-parts = Svelte (MIT) és Project Fluent (Apache 2.0) segítségével készült.
web-about-version = { $version } verzió

web-lost-title = Nincs ilyen oldal
web-lost-note = Talán elírták a címet, vagy az oldal már nincs meg.

## Ami félresikerült

web-error-unreachable = A kiszolgáló nem érhető el. Kérjük, próbáld újra.
web-error-unknown = Váratlan hiba történt. Kérjük, próbáld újra.

## A többiek köre lépésről lépésre

web-steps = Mit tesznek a többiek
web-steps-turn = { $name } következik
web-steps-count = { $number }/{ $count }. lépés
web-steps-back = Egy lépéssel vissza
web-steps-pause = Megállítás
web-steps-on = Egy lépéssel előre
web-steps-skip = Átugrás
web-steps-pace = Tempó
web-pace-slow = lassú
web-pace-normal = közepes
web-pace-fast = gyors
web-pace-none = azonnal
web-since = A legutóbbi köröd óta
web-since-short = { $number } / { $count }
web-since-next = A következő
web-since-again = Újra megnézem
web-since-more = és még { $count }
web-settings-pace = A többiek körének bemutatása
web-replay-jump = Ugrás ide …
web-replay-turn = { $number }. kör: { $name }
