# A szerver szavai: mit utasít el, hogyan érhet véget egy parti a szabályain kívül, levél, az egyszerű oldal.

server-error-away = Egy bot játszik helyetted. Előbb ülj vissza a helyedre.
server-error-body = A kérés nem olvasható: { $why }.
server-error-busy = A szerver túlterhelt. Kérlek, próbáld újra.
server-error-chairs = { $seats } helyhez { $seats } szék kell, nem { $chairs }.
server-error-chat = Ebben nincs mondanivaló.
server-error-closed = Ezt az asztalt leszedték.
server-error-cookie-only = Tokennel ezt nem lehet.
server-error-email = Ez nem e-mail-cím.
server-error-has-account = Már van fiókod.
server-error-host = Ezt csak az teheti, aki az asztalt terítette.
server-error-import-line = { $file }: a { NUMBER($number, useGrouping: 0) }. sor nem egy export sora.
server-error-inside = Valami elromlott a szerverben.
server-error-ledger = A(z) { $table } asztal naplója nem illik a szabályokhoz.
server-error-message = Az üzenet nem olvasható: { $why }.
server-error-name = Egy név 1–40 nyomtatható karakter.
server-error-name-taken = A „{ $name }” név foglalt.
server-error-no-free-chair = Itt nincs számodra szabad szék.
server-error-no-hint-now = Most semmit sem kérnek tőled.
server-error-no-hints = Ennél az asztalnál nincs tanács.
server-error-no-page = Nincs ilyen oldal.
server-error-no-person = Ezen az azonosítón itt senkit sem ismernek.
server-error-no-table = Nincs „{ $table }” nevű asztal, vagy nem nyilvános.
server-error-no-token = Nincs ilyen tokened.
server-error-not-json = A kérésnek JSON-nak kell lennie.
server-error-not-over = A partinak még nincs vége.
server-error-not-started = A parti még nem kezdődött el.
server-error-one-chair = Csak egy széken ülhetsz.
server-error-onlooker = Te nézőként vagy itt. Ezt csak az teheti, aki itt ül.
server-error-origin = Ez a kérés idegen oldalról jön.
server-error-record-running = A jegyzőkönyv a parti végén lesz nyilvános.
server-error-resigned = Már feladtad.
server-error-setting = „{ $setting }” beállítás: { $why }.
server-error-sign-in = Ez a név és ez a jelszó nem tartozik össze.
server-error-sockets = Túl sok a kapcsolat.
server-error-started = A parti elkezdődött. A helyek foglaltak.
server-error-storage = A szerver most nem tud írni. Kérlek, próbáld újra.
server-error-token = Ez a token nem érvényes.
server-error-tokens = Már { $count } tokened van.
server-error-too-fast = Ez túl gyors. Várj egy pillanatot.
server-error-too-long = Ez túl hosszú: legfeljebb { $most } bájt.
server-error-version = A(z) { $table } asztalt más szabályokkal terítették, ezekkel nem folytatható.

server-reason-resigned = { $seat } feladta.
    .you = Feladtad.
server-reason-agreed = Mindenki beleegyezett, hogy itt legyen vége.

server-goodbye = A szerver rövid szünetet tart.

server-mail-subject = { $game }: te jössz
server-mail-text = Te jössz egy asztalnál ({ $game }):
server-mail-off = Ezeket a leveleket az oldaladon kikapcsolhatod.

server-page-title = Tafelrunde
server-page-text = Az asztalok terítve vannak, de a böngészős oldal nem része ennek a csomagnak. A terminálban játszhatsz:

# Invitations

server-error-chair-taken = Ezen a széken már más ül.
