# Amit a böngésző mond. Az azonosítók web- kezdetűek. A játékok szavai a saját katalógusaikból jönnek.

web-close = Bezárás

## A felső sáv

web-bar-pages = Oldalak
web-bar-games = Játékok
web-bar-rules = Szabályok
web-bar-about = Névjegy
web-bar-settings = Beállítások
web-bar-account = Fiók
web-bar-menu = Menü
web-bar-invite = Meghívás
web-bar-language = Nyelv
web-bar-candlelight = Gyertyafény
web-bar-daylight = Nappali fény

## Az oldalak címei

web-title-new = Új asztal
web-title-rulebook = Játékszabály
web-title-profile = Profil
web-title-statistics = Szerencse és tudás
web-title-settings = Beállítások
web-title-account = Fiók
web-title-sign-in = Bejelentkezés
web-title-reset = Új jelszó
web-title-confirm = Az e-mail-címed
web-title-letters = Levelek
web-title-about = Névjegy
web-title-lost = Nincs ilyen oldal

## A játékok röviden

web-game-havoc = Havoc
web-game-druidenwalzer = Druidakeringő
web-game-maginor = Maginor
web-game-macht = Hatalom és Gyengeség
web-game-havoc-minutes = 50–90{"\u00A0"}perc
web-game-druidenwalzer-minutes = 30–40{"\u00A0"}perc
web-game-maginor-minutes = 20–60{"\u00A0"}perc
web-game-macht-minutes = 45{"\u00A0"}perc
web-game-havoc-about = Kiálts Havocot, rakj le pókerkombinációkat, és ereszd el a harc ebeit: a százéves háború kilenc csatája.
web-game-druidenwalzer-about = Tégy le egy szellemet, és minden társa táncra kel a fák körül. Aztán harcolnak a druidák.
web-game-maginor-about = Nyerd el a Mindentudók szavazatait, mielőtt az öreg Maginor begyűjti őket.
web-game-macht-about = Lovagok a földön, mágusok a jelek szerint: kétféle szomszédság Britannia egyetlen térképén.
web-game-seats =
    { $span ->
        [0] { $few } játékos
       *[other] { $few }–{ $many } játékos
    }

## Kezdőlap

web-home-title =
    { $count ->
        [one] Egy letűnt játék, újra az asztalon.
        [2] Két letűnt játék, újra az asztalon.
        [3] Három letűnt játék, újra az asztalon.
        [4] Négy letűnt játék, újra az asztalon.
       *[other] Letűnt játékok, újra az asztalon.
    }
web-home-lead = Ülj le, és játssz: barátokkal egy linken át, vagy gépek ellen, amelyek igazi ellenfelek. Fiók és űrlap nélkül. Auf Deutsch, magyarul, in English.
web-home-play = Játszom most
web-home-invite = Meghívás
web-home-mine = Asztalaim
web-home-mine-none = Még egy sincs. A „Játszom most” gomb megnyitja az elsőt.
web-home-open-tables = Nyitott asztalok
web-home-open-count =
    { $count ->
        [0] {""}
       *[other] { $count } asztal vár játékosra
    }
web-home-open-none = Most éppen senki sem vár.
web-home-set-table = Saját asztal nyitása
web-home-with = { $names } társaságában
web-home-waits = játékosokra vár
web-home-finished = véget ért: { $when }
web-home-thinks = { $name } gondolkodik
web-home-open = Megnyitás
web-home-seated = { $seated } / { $seats }

web-clock-live-line = élő, fejenként { $minutes }{"\u00A0"}perc
web-clock-slow-line = napi egy lépés
web-clock-none-line = óra nélkül

## Új asztal

web-new-title = Nyiss új asztalt.
web-new-lead = Minden jól be van állítva: elég megnyomni a piros gombot.
web-new-game = Játék
web-new-seats = Helyek
web-new-you = te, a házigazda
web-new-shuffle = Helyek sorsolása
web-new-leaver = Ha valaki elmegy, hasonló erejű gép játszik helyette, amíg vissza nem tér.
web-new-who = Ki ül itt
web-new-strength = Erősség
web-new-rules = Az asztal szabályai
web-new-rules-none = Ennek a játéknak nincsenek változatai.
web-new-hints = Tippek
web-new-hints-note = Bárki megkérdezheti, mit tenne a legerősebb gép.
web-new-clock = Óra
web-new-clock-live = élő
web-new-clock-slow = napi egy lépés
web-new-clock-none = nincs
web-new-clock-each = Idő fejenként
web-new-clock-more = plusz lépésenként
web-new-clock-minutes = { $minutes }{"\u00A0"}perc
web-new-clock-seconds = { $seconds }{"\u00A0"}mp
web-new-clock-note = Ha lejár az időd, gép ül a helyedre.
web-new-clock-none-note = Senki sem sürget.
web-new-stake = Tét
web-new-friendly = Barátságos
web-new-friendly-note = Csak a dicsőségért.
web-new-rated = Értékelt
web-new-rated-note = Tippek nélkül; beleszámít az értékszámodba.
web-new-door = Ki láthatja
web-new-public = Mindenki
web-new-public-note = A nyitott asztalok között szerepel.
web-new-private = Csak linkkel
web-new-private-note = Akinek megvan a meghívó.
web-new-set = Asztal megnyitása
web-new-summary = { $game }, { $seats } játékos

web-chair-bot = Gép
web-chair-open = Szabad
web-chair-invited = Meghívott
web-chair-person = Vendég
web-chair-empty = Üres szék

web-level-squire = Fegyvernök
web-level-knight = Lovag
web-level-baron = Báró
web-level-master = Mester
web-level-grandmaster = Nagymester

## A játszma előtt

web-waiting-sit = Leülök
web-waiting-stand = Felállok
web-waiting-start = Kezdés gépekkel
web-waiting-begin = Kezdés
web-waiting-swap = Helycsere
web-waiting-close = Asztal bezárása
web-waiting-bot = Gép
web-waiting-open = Legyen szabad
web-invite-title = Meghívó
web-invite-copy = Másolás
web-invite-copied = A link a vágólapon van.
web-invite-note = Aki megnyitja, leülhet, amíg van szabad hely; aki később jön, néző lesz. Fiók nem kell hozzá.

## Az asztalnál

web-table-board = Tábla
web-table-position = Az állás szavakban
web-table-shelf = Kéz és tartalék
web-table-news = Ami történt
web-table-joining = Terítjük az asztalt…
web-table-lost = Megszakadt a kapcsolat. Újrapróbáljuk; semmi sem vész el.
web-table-gone = Ezt az asztalt nem tudod megnyitni
web-table-earlier = Ez a játszma a szabályoknak azzal a változatával folyik, amellyel elkezdődött ({ NUMBER($version, useGrouping: 0) }). Ehhez nincs tábla: ami az asztalon van, itt szavakban olvasható.
web-table-refused-why = A szerver bontotta a kapcsolatot. Kérlek, gyere vissza később.
web-table-ended = Itt már nem vagy bejelentkezve.
web-table-ended-why = Ez a munkamenet véget ért: kijelentkeztél, itt vagy egy másik eszközről. A folytatáshoz jelentkezz be újra.
web-table-home = Az összes játékhoz
web-table-away = Egy gép játszik helyetted.
web-table-return = Visszaülök
web-table-offered = Ajánlat döntetlenre: { $names }.
web-table-agree = Elfogadom

web-seats = Helyek
web-seat-you = te
web-seat-you-name = Te
web-seat-bot = gép
web-seat-simulations = { $wanted } szimulációból { $done }
web-seat-away = távol, gép játszik
web-seat-gone = nincs itt
web-seat-turn = soron van:

web-rubric-your-turn = Te jössz
web-rubric-interrupt = Felelsz?
web-rubric-waiting = Várakozás
web-rubric-bot-waits = { $name } { $seconds } másodperce vár, hogy gondolkodhasson.
web-rubric-looking-on = Néző vagy
web-rubric-over = Vége a játszmának
web-rubric-choices = Amit tehetsz

web-tools = Eszközök
web-tool-undo = Visszavonás
web-tool-hint = Tipp
web-tool-rules = Játékszabály
web-tool-record = Jegyzőkönyv
web-tool-verify = Osztás ellenőrzése
web-hint-why = Miért ezt, és nem mást:

web-log = Krónika és beszélgetés
web-log-chronicle = Krónika
web-log-chat = Beszélgetés
web-log-deal = Az osztás
web-chat-write = Írj a többieknek…
web-chat-empty = Még senki sem szólt.

web-menu-text = Az állás szavakban
web-menu-board = Vissza a táblához
web-menu-sound-on = Hang be
web-menu-sound-off = Hang ki
web-menu-offer = Döntetlen ajánlása
web-menu-offer-back = Ajánlat visszavonása
web-menu-resign = Feladás

web-resign-title = Feladod a játszmát?
web-resign-two = A játszma azonnal véget ér, és az ellenfeled nyer.
web-resign-many = Gép játszik tovább helyetted, és te leszel az utolsó.
web-resign-stay = Játszom tovább

web-end-standings = Végeredmény
web-end-points = Pont
web-end-replay = Visszajátszás
web-end-review = Elemzés
web-end-rematch = Visszavágó
web-end-rematch-asked = { $seat } visszavágót szeretne.
    .you = Visszavágót kértél.

web-verify-title-fair = Az osztás tisztességes volt
web-verify-title-unfair = Ezt az osztást nem sikerült ellenőrizni
web-verify-fair =
    { $picks ->
        [one] Az egyetlen sorsolás a játszma előtt rögzített kezdőértékből következik. Ezt a böngésződ maga számolta ki.
       *[other] Minden sorsolás ({ $picks }) a játszma előtt rögzített kezdőértékből következik. Ezt a böngésződ maga számolta ki.
    }
web-verify-insecure = A böngésződ csak biztonságos (https) oldalon végez ilyen ellenőrzést. Töltsd le a jegyzőkönyvet, és futtasd: tafelrunde verify.
web-verify-no-seed = A kezdőérték a játszma végén válik nyilvánossá.
web-verify-commitment = A kezdőérték nem az, amelyet a játszma előtt rögzítettek.
web-verify-pick = Nem következik a kezdőértékből: { $count }.{"\u00A0"}sorsolás ({ $pick }).

## Visszajátszás

web-replay-title = Visszajátszás
web-replay-entry = { $number }.{"\u00A0"}bejegyzés, összesen { $count }
web-replay-eyes = Kinek a szemével
web-replay-open = nyílt lapokkal
web-replay-first = Az osztáshoz
web-replay-back = Egy lépés vissza
web-replay-play = Lejátszás
web-replay-pause = Megállítás
web-replay-next = Egy lépés előre
web-replay-last = A végére
web-replay-link = Link ehhez az álláshoz
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
web-rules-rule-number = Szabály: { $number }
web-rules-ruling-number = Döntés: { $number }
web-rules-in-book = A játékszabályban

## Beállítások, profil, névjegy

web-settings-title = Beállítások
web-settings-saved = Elmentve.
web-settings-language = Nyelv
web-settings-light = Világítás
web-settings-day = Nappali fény
web-settings-candle = Gyertyafény
web-settings-table = Az asztalnál
web-settings-sound = Csengő, ha te jössz
web-settings-motion = Mozgó bábuk
web-settings-keys = Betűk billentyűként: U visszavonás, H tipp, T állás szavakban, L mi történt legutóbb
web-settings-in-words = Az állás szavakban is, képernyőolvasóknak
web-settings-account = Fiók
web-settings-account-note = Vendégként játszol. A fiók csak az eredményeidet és az értékszámodat őrzi.
web-settings-account-of = Bejelentkezve: { $name }.
web-settings-account-more = Név, e-mail, jelszó, eszközök és tokenek
web-settings-profile = Értékszámok és eredmények
web-settings-forget = Adataim törlése
web-settings-forget-note = A nevet, a jelszót és az e-mailt töröljük; ahol játszottál vagy írtál, ott „egy vendég” marad.
web-settings-forget-sure = Igen, törlöm az adataimat
web-settings-forgotten = Az adataidat töröltük; új vendég vagy.

web-profile-since = { $day } óta itt van
web-profile-ratings = Értékszámok
web-profile-ratings-none = Még nincs értékelt játszma.
web-profile-rating = { $rating }, { $matches } játszma után
web-profile-results = Eredmények
web-profile-results-none = Még nincs befejezett játszma.
web-profile-statistics = Szerencse és tudás a játszmáimban
web-profile-place = { $seats } játékos közül { $place }.{"\u00A0"}hely

web-about-title = A Tafelrundéról
web-about-lead = Négy játék, amely már sehol sem kapható, újra az asztalon: szabadon, nyíltan, reklám nélkül, bármilyen gépen.
web-about-games = A játékok
web-about-games-note = A játékok a szerzőiké és a kiadóiké. A szabályokat saját szavainkkal meséljük el, minden kép a sajátunk; az eredetikből semmit sem használunk.
web-about-fair = Tisztességes játék
web-about-fair-note = Minden sorsolás nyilvános eljárással (HMAC-SHA-256) következik egy titkos kezdőértékből. A lenyomata a játszma elején, maga a kezdőérték a végén látható, és a böngésződ bizonyítani tudja az osztást. Senki böngészője nem kap olyan adatot, amelyet nem láthat.
web-about-licences = Licencek
web-about-licence-code = A Tafelrunde szabad szoftver, az MIT licenc alatt.
web-about-licence-fonts = Az Alegreya és az Alegreya Sans (Juan Pablo del Peral), valamint az Uncial Antiqua (Brian J. Bonislawsky) a SIL Open Font License alatt áll.
web-about-licence-parts = Svelte (MIT), Project Fluent (Apache 2.0) és uqr (MIT) segítségével készült.
web-about-version = Verzió: { $version }

web-lost-title = Nincs ilyen oldal
web-lost-note = Talán elírás van a címben, vagy az oldal már nincs meg.

## Ami félresikerült

web-error-unreachable = A szerver nem érhető el. Kérlek, próbáld újra.
web-error-unknown = Váratlan hiba történt. Kérlek, próbáld újra.

## Meghívó és várakozás

web-lobby-title =
    { $count ->
        [0] Mindenki ül.
        [one] Egy szék vendégre vár.
        [2] Két szék vendégre vár.
        [3] Három szék vendégre vár.
        [4] Négy szék vendégre vár.
       *[other] { $count } szék vendégre vár.
    }
web-lobby-lead = Amint mindenki leült, kezdődik a játszma.
web-lobby-lead-host = A játszmát a házigazda indítja.
web-lobby-here = itt van
web-lobby-ready = kész
web-lobby-host = házigazda
web-lobby-you-host = te, a házigazda
web-lobby-invited = Meghívott vendég
web-lobby-invited-note = még nincs itt
web-lobby-open = Szabad szék
web-lobby-open-note = bárkié, akinél ott a link
web-lobby-open-note-public = bárkié
web-lobby-link = Link: { $number }.{"\u00A0"}szék
web-lobby-show = Link és QR-kód: { $number }.{"\u00A0"}szék
web-lobby-copy = Link másolása
web-lobby-send = Küldés…
web-lobby-note = Minden meghívottnak saját linkje van, csak ehhez a székhez. Fiók nem kell hozzá.
web-lobby-expects =
    { $count ->
        [one] Egy vendégre várunk
        [2] Két vendégre várunk
       *[other] { $count } vendégre várunk
    }
web-lobby-early-title = Kezdés a vendégek nélkül?
web-lobby-early-note = Gépek ülnek a székükre. Aki később jön, már csak néző lehet.
web-lobby-early-wait = Várok
web-lobby-of = { $game }, { $seats ->
        [2] ketten
        [3] hárman
        [4] négyen
        [5] öten
        [6] hatan
       *[other] { $seats } játékos
    }

web-invited-title = { $name } asztalhoz hív.
web-invited-title-nobody = Asztalhoz hívnak.
web-invited-lead =
    { $game }, { $seats } játékos. { $taken ->
        [0] Még minden szék szabad.
        [one] Egy szék foglalt.
       *[other] { $taken } szék foglalt.
    }
web-invited-who = Ki ül az asztalnál
web-invited-sits = leült
web-invited-yours = A te széked
web-invited-yours-note = neked tartjuk fenn
web-invited-yours-open = azé, aki elsőként leül
web-invited-rules-printed = A nyomtatott szabályok szerint, változatok nélkül.
web-invited-clock-live = Élő: fejenként { $minutes }{"\u00A0"}perc, lépésenként még { $seconds }{"\u00A0"}mp
web-invited-clock-live-bare = Élő: fejenként { $minutes }{"\u00A0"}perc
web-invited-clock-slow = Lépésenként { $hours } óra
web-invited-clock-none = Óra nélkül
web-invited-hints = Kérhetsz tippet.
web-invited-name = Hogyan szólítsunk?
web-invited-last = Nem kell fiók. Amint leülsz, kezdődik a játszma.
web-invited-more = Nem kell fiók. Amint mindenki leült, kezdődik a játszma.
web-invited-leave = Ha elmész, gép játszik helyetted, amíg vissza nem térsz.
web-invited-look = Csak nézem
web-invited-rules = Előbb a szabályok
web-invited-taken = A székeden már { $name } ül.
web-invited-other = Leülök a szabad székre
web-invited-full = Minden szék foglalt.
web-invited-running = A játszma elkezdődött, és minden szék foglalt.
web-invited-over = A játszma véget ért.
web-invited-over-look = Megnézem a végét
web-invited-closed = Ezt az asztalt bezárták.
web-invited-gone = Ez a meghívó már nem érvényes.
web-invited-gone-note = Az asztal már nincs meg, vagy a széked másé lett. Kérj új linket, vagy nyiss saját asztalt.

## Ajánlat a befejezésre, feladás, ami a szabályokon kívül történt

web-offer-title = Felajánlod, hogy itt legyen vége?
web-offer-note = Ha mindenki elfogadja, a játszma döntetlen. Bárki elutasíthatja, és te is visszavonhatod.
web-offer-alone = Rajtad kívül csak gépek ülnek itt: a játszma azonnal döntetlennel ér véget.
web-offer-send = Felajánlom
web-offer-end = Legyen vége
web-offer-own = Döntetlent ajánlottál. Hiányzó válasz: { $names }.
web-offer-decline = Játsszunk tovább
web-offer-declined = Nincs döntetlen: { $name } játszana tovább.
web-table-resigned = Feladtad a játszmát; gép játssza végig helyetted.
web-seat-resigned = feladva
web-remark-resigned = { $seat } feladta a játszmát; gép játszik helyette.
    .you = Feladtad a játszmát; gép játszik helyetted.
web-remark-left = { $seat } nincs itt; gép játszik helyette.
    .you = Túl sokáig voltál távol; gép játszik helyetted.
web-remark-returned = { $seat } visszatért.
    .you = Visszatértél.
web-remark-declined = { $seat } nem fogadta el a döntetlent.
    .you = Nem fogadtad el a döntetlent.

## Amilyen gépek ellen játszani szoktál

web-home-bots = Gépek

web-rubric-unfold = Teljes szöveg
web-error-moved-on = Ez már nem lehetséges: a játszma közben továbbhaladt.
web-error-not-your-turn = Már nem te jössz.
web-error-no-undo = Már nincs mit visszavonni.

## A vége

web-end-after = Hogyan tovább
web-end-why = Miért
web-end-blow = Ami eldöntötte: { $round }
web-end-facts = Emlékezetes
web-end-disc = A korong azt mutatja, ki nyerte a kört.
web-end-won-it = megnyerte
web-tool-share = Megosztás

## A többiek köre lépésről lépésre

web-steps = Mit tesznek a többiek
web-steps-turn = { $name } következik
web-steps-count = { $number }.{"\u00A0"}lépés, összesen { $count }
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
web-steps-go-on = Tovább
web-steps-by-hand = Mozgás nélkül gombnyomásra vagy koppintásra lép tovább.
web-replay-jump = Ugrás ide…
web-replay-turn = { $number }.{"\u00A0"}kör: { $name }

# Ki kicsoda

web-a-guest = egy vendég
web-who-account = fiókkal
web-who-guest = vendég
web-who-alike = a név összetéveszthető egy másik fiókéval
web-who-onlooker = néző
web-settings-everything = Az adataid
web-settings-everything-note = Minden, amit ez a ház rólad tud, egyetlen fájlban: profil, beállítások, asztalok, eredmények, beszélgetés, jegyzőkönyvek.
web-settings-everything-get = Letöltés
web-profile-private = magánasztal, csak te látod

## Játékosok az asztalnál, tisztességes játék

web-title-keeper = Moderálás
web-menu-people = Játékosok az asztalnál
web-chat-removed = egy moderátor törölte
web-claim = Kérem a győzelmet
web-claim-gone = Nincs itt: { $names }.
web-rated-account = Az értékelt játszmához fiók kell, a barátságoshoz nem.
web-rated-sign-in = Fiók létrehozása vagy belépés

## Learning

web-bar-learn = Tanulás
web-title-learn = Tanulás
web-home-learn = Az első játszma előtt senki sem ismeri ezeket a játékokat. Tanuld meg őket játék közben: egy lecke két perc.
web-home-learn-go = Tanulás játék közben
web-home-daily = A nap feladványa
web-home-daily-note = { $game }, mindenkinek ugyanaz
web-home-daily-go = Megoldom
web-home-way = Eddigi utad: { $done }/{ $lessons } lecke, { $solved }/{ $exercises } feladvány
web-home-way-go = Folytatás
web-menu-companion = Hívom a kísérőt

## Explaining

web-tool-card = Segédlap
web-tool-glance = Egy pillantásra
web-tool-what = Mi micsoda?
