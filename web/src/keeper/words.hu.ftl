# A moderátorok oldala.

web-keeper-reports = Bejelentések
web-keeper-people = Játékosok
web-keeper-tables = Asztalok
web-keeper-networks = Címek
web-keeper-audit = Beavatkozások
web-keeper-reports-none = Nincs nyitott bejelentés.
web-keeper-none = Nincs.
web-keeper-reported-by = { $name }, { $moment }
web-keeper-chat-then = Az akkori beszélgetés
web-keeper-close-report = Bejelentés lezárása
web-keeper-open = nyitott
web-keeper-closed = lezárva
web-keeper-search = Keresés
web-keeper-search-people = Név vagy azonosító
web-keeper-search-tables = Asztal vagy egy játékos azonosítója
web-keeper-found =
    { $count ->
        [0] Nincs találat
       *[other] { $count } találat
    }
web-keeper-seen = utoljára itt: { $when }
web-keeper-is-keeper = moderátor
web-keeper-why = Indok
web-keeper-for = Időtartam
web-keeper-hours =
    { $hours ->
        [one] 1 óra
        [24] 1 nap
       *[other] { $days } nap
    }
web-keeper-for-good = a feloldásig
web-keeper-until = eddig: { $moment }
web-keeper-done = Kész. Bekerült a beavatkozások közé.
web-keeper-act = Teendő
web-keeper-do-warn = Figyelmeztetés
web-keeper-do-mute = Némítás
web-keeper-do-unmute = Némítás feloldása
web-keeper-do-ban = Kitiltás
web-keeper-do-unban = Kitiltás feloldása
web-keeper-do-ban-network = Cím kitiltása
web-keeper-do-rename = Átnevezés
web-keeper-note-warn = A játékos egyszer elolvassa az indokot, és meg kell erősítenie.
web-keeper-note-mute = Ennyi ideig egyetlen asztalnál sem írhat.
web-keeper-note-unmute = A játékos újra írhat.
web-keeper-note-ban = A játékosnak azonnal mennie kell; játszmáit gépek folytatják. Elolvassa az indokot és a végét.
web-keeper-note-unban = A játékos visszajöhet.
web-keeper-note-ban-network = Arról a címről, ahonnan ez a játékos utoljára jött, fiók nélkül senki sem jöhet be.
web-keeper-note-rename = A játékos egyszer elolvassa az indokot. Új név nélkül kitalált nevet kap.
web-keeper-new-name = Új név
web-keeper-sanctions = Figyelmeztetések, némítások és kitiltások
web-keeper-kind-warn = Figyelmeztetés
web-keeper-kind-rename = Új név
web-keeper-kind-mute = Némítás
web-keeper-kind-ban = Kitiltás
web-keeper-confirmed = megerősítve
web-keeper-unconfirmed = még nincs megerősítve
web-keeper-lifted = feloldva
web-keeper-status-waiting = várakozik
web-keeper-status-running = folyamatban
web-keeper-status-over = véget ért
web-keeper-status-closed = bezárva
web-keeper-close-table = Asztal bezárása
web-keeper-remove-chat =
    { $count ->
        [one] 1 sor törlése
       *[other] { $count } sor törlése
    }
web-keeper-network = Cím vagy hálózat
web-keeper-networks-note = A kitiltott címről azok nem jöhetnek be, akiknek nincs fiókjuk: egy cím mögött egy egész klub lehet.
web-keeper-more = Korábbiak
web-keeper-act-warn = Figyelmeztetés
web-keeper-act-mute = Némítás
web-keeper-act-ban = Kitiltás
web-keeper-act-lift = Feloldás
web-keeper-act-rename = Átnevezés
web-keeper-act-keeper = Moderátori kinevezés
web-keeper-act-no-keeper = Moderátori megbízás vége
web-keeper-act-close-table = Asztal bezárása
web-keeper-act-remove-chat = Sorok törlése
web-keeper-act-close-report = Bejelentés lezárása
