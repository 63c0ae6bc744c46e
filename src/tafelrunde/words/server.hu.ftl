# A szerver szavai: mit utasít el, hogyan érhet véget egy játszma a szabályain kívül, levél, az egyszerű oldal.

server-error-away = Egy gép játszik helyetted. Előbb ülj vissza a helyedre.
server-error-body = A kérés nem olvasható: { $why }.
server-error-busy = A szerver túlterhelt. Kérlek, próbáld újra.
server-error-chairs = { $seats } helyhez { $seats } szék kell, nem { $chairs }.
server-error-chat = Az üzenet üres.
server-error-closed = Ezt az asztalt bezárták.
server-error-cookie-only = Tokennel ezt nem lehet megtenni.
server-error-email = Ez nem e-mail-cím.
server-error-has-account = Már van fiókod.
server-error-host = Ezt csak a házigazda teheti meg.
server-error-import-line = { $file }, { NUMBER($number, useGrouping: 0) }.{"\u00A0"}sor: ez nem export sora.
server-error-inside = Valami elromlott a szerverben.
server-error-ledger = Az asztal naplója nem illik a szabályokhoz: { $table }.
server-error-message = Az üzenet nem olvasható: { $why }.
server-error-name = A név 1–40 látható karakter lehet.
server-error-name-taken = Ez a név már foglalt, vagy összetéveszthető egy foglalttal: „{ $name }”.
server-error-no-free-chair = Itt nincs olyan szabad szék, amelyre leülhetnél.
server-error-no-hint-now = Most nincs mit eldöntened.
server-error-review-one = Egy másik elemzésed még folyamatban van.
server-error-again = Ebből az állásból nem lehet továbbjátszani.
server-error-no-review = Ilyen elemzés még nincs.
server-error-no-hints = Ennél az asztalnál nem lehet tippet kérni.
server-error-no-page = Nincs ilyen oldal.
server-error-no-person = Ilyen azonosítójú játékos nincs.
server-error-no-table = Nincs ilyen asztal, vagy nem nyilvános: „{ $table }”.
server-error-no-token = Nincs ilyen tokened.
server-error-not-json = A kérésnek JSON-nak kell lennie.
server-error-not-over = A játszma még nem ért véget.
server-error-not-started = A játszma még nem kezdődött el.
server-error-one-chair = Csak egy széken ülhetsz.
server-error-onlooker = Nézőként vagy itt. Ezt csak az teheti meg, aki az asztalnál ül.
server-error-origin = Ez a kérés idegen oldalról érkezett.
server-error-record-running = A jegyzőkönyv a játszma végén válik nyilvánossá.
server-error-resigned = Már feladtad a játszmát.
server-error-setting = „{ $setting }” beállítás: { $why }.
server-error-sign-in = Ez a név és ez a jelszó nem tartozik össze.
server-error-sockets = Túl sok a kapcsolat.
server-error-started = A játszma már elkezdődött, a helyek foglaltak.
server-error-storage = A szerver most nem tud menteni. Kérlek, próbáld újra.
server-error-token = Ez a token nem érvényes.
server-error-tokens = Már { $count } tokened van.
server-error-too-fast = Ez túl gyors volt. Várj egy pillanatot.
server-error-too-long = Ez túl hosszú: legfeljebb { $most } bájt.
server-error-version = Ennél az asztalnál ({ $table }) a szabályok { NUMBER($version, useGrouping: 0) }. változata szerint játszanak, és az most hiányzik a szerverről. Semmi sem veszett el: a játszma folytatódik, amint újra megvan.
server-error-undone = Ennél a döntésnél már { $most } lépést vontál vissza; most dönts.
server-error-full = Ennél az asztalnál már túl sok minden történt; nyiss újat.
server-error-tables = Már { $most } asztalod van, amelynél még nincs vége a játszmának; előbb fejezz be vagy törölj egyet.
server-error-returned = Túl sokszor fogyott el az időd, már nem térhetsz vissza.

server-reason-resigned = { $seat } feladta a játszmát.
    .you = Feladtad a játszmát.
server-reason-agreed = Mindenki beleegyezett, hogy itt legyen vége.

server-goodbye = A szerver rövid szünetet tart.

# Invitations

server-error-chair-taken = Ezen a széken már más ül.

# Bejelentkezés, munkamenetek, levelek

server-error-ended = Itt már nem vagy bejelentkezve.
server-error-guesses = Túl sok hibás jelszó. Várj { $seconds }{"\u00A0"}másodpercet.
server-error-password = Ez nem a te jelszavad.
server-error-no-account = Nincs fiókod, így jelszavad sincs.
server-error-no-session = Ott nem vagy bejelentkezve.
server-error-read-only = Ezzel a tokennel csak nézni lehet.
server-error-key = Ez a link már nem érvényes. Kérj új levelet.
server-error-no-mail = Ez a szerver nem küld levelet.
server-error-letters = Mára túl sok a levél. Próbáld újra holnap.

# Names

server-error-name-hidden = A névben nem lehet láthatatlan vagy az írásirányt megfordító karakter.
server-error-name-mixed = A név egyetlen írásrendszer betűiből áll; ebben több keveredik.
server-error-name-reserved = Ezt a nevet a ház magának tartja fenn: „{ $name }”. Válassz másikat!

# Moderálás és tisztességes játék

server-error-banned = Ki vagy tiltva innen eddig: { $end }. Indok: { $why }
server-error-banned-for-good = Ki vagy tiltva innen. Indok: { $why }
server-error-muted = Nem írhatsz itt eddig: { $end }. Indok: { $why }
server-error-muted-for-good = Nem írhatsz itt. Indok: { $why }
server-error-silenced = A házigazda elnémított ennél az asztalnál.
server-error-blocked = Valaki ennél az asztalnál nem szeretne veled játszani.
server-error-seated = Aki játszik, a játszma végéig megtartja a helyét.
server-error-yourself = Saját magaddal ezt nem teheted meg.
server-error-regards = Túl sok játékost némítottál vagy tiltottál le.
server-error-reported = Ezt a játékost ennél az asztalnál már bejelentetted.
server-error-reports = Ma már { $most } bejelentést tettél. Várj holnapig.
server-error-nobody-there = Ez a játékos nem járt ennél az asztalnál.
server-error-no-report = Nincs ilyen nyitott bejelentés.
server-error-no-warning = Nincs ilyen figyelmeztetésed.
server-error-no-line = Nincs ilyen sor a beszélgetésben: { $line }.
server-error-no-network = Nem tudni, honnan jött ez a játékos.
server-error-network = Ez nem cím és nem is kis hálózat: „{ $network }”.
server-error-nothing-to-lift = Nincs mit feloldani.
server-error-table-over = Ennél az asztalnál már vége a játszmának, vagy bezárták.
server-error-is-keeper = Ez a játékos is moderátor.
server-error-keeper-guest = Moderátor csak az lehet, akinek fiókja van.
server-error-why = Adj meg egy indokot.
server-error-rated-account = Az értékelt játszmához fiók kell, a barátságoshoz nem.
server-error-claim = A többiek még nincsenek elég régóta távol.
server-error-claim-bots = Itt még gépek játszanak. Játssz tovább.
server-reason-left = Mindenki más távol volt.
server-reason-closed = Ezt az asztalt egy moderátor bezárta.

server-error-actions = Ezek nem akciók pontokkal elválasztott számai, mint a 3.14: „{ $name }”.
server-error-no-lesson = Ennek a játéknak nincs { $number }. leckéje.
server-error-lesson-over = Ez a lecke véget ért.
server-error-lesson-way = A lecke nem így halad. Kezdd elölről.
server-error-no-exercise = Ennek a játéknak nincs „{ $name }” nevű feladványa.
server-error-practice = Csak olyan saját döntést lehet gyakorolni, amely sokba került.
server-error-practice-full = Már { $count } saját feladványod van; előbb mondj le egyről.
