# Wörter des Servers: was er ablehnt, wie eine Partie neben ihren Regeln enden kann, Post, die einfache Seite.

server-error-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
server-error-body = Die Anfrage ist nicht lesbar: { $why }.
server-error-busy = Der Server ist überlastet. Bitte versuche es noch einmal.
server-error-chairs = { $seats } Plätze brauchen { $seats } Stühle, nicht { $chairs }.
server-error-chat = Die Nachricht ist leer.
server-error-closed = Dieser Tisch wurde abgeräumt.
server-error-cookie-only = Mit einem Token geht das nicht.
server-error-email = Das ist keine E-Mail-Adresse.
server-error-has-account = Du hast schon ein Konto.
server-error-host = Das darf nur, wer den Tisch gedeckt hat.
server-error-import-line = Zeile { NUMBER($number, useGrouping: 0) } von { $file } ist keine Zeile eines Exports.
server-error-inside = Auf dem Server ist etwas schiefgegangen.
server-error-ledger = Das Protokoll von Tisch { $table } passt nicht zu den Regeln.
server-error-message = Die Nachricht ist nicht lesbar: { $why }.
server-error-name = Ein Name hat 1 bis 40 druckbare Zeichen.
server-error-name-taken = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zum Verwechseln ähnlich.
server-error-no-free-chair = Für dich ist hier kein Stuhl frei.
server-error-no-hint-now = Du hast gerade nichts zu entscheiden.
server-error-review-one = Eine andere Analyse für dich läuft noch.
server-error-again = Von dieser Stelle lässt sich nicht weiterspielen.
server-error-no-review = Diese Analyse gibt es noch nicht.
server-error-no-hints = An diesem Tisch gibt es keine Tipps.
server-error-no-page = Diese Seite gibt es nicht.
server-error-no-person = Unter dieser Kennung ist hier niemand bekannt.
server-error-no-table = Den Tisch „{ $table }“ gibt es nicht, oder er ist privat.
server-error-no-token = So ein Token hast du nicht.
server-error-not-json = Die Anfrage muss JSON sein.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-one-chair = Du kannst nur auf einem Stuhl sitzen.
server-error-onlooker = Du schaust zu. Das dürfen nur die, die hier sitzen.
server-error-origin = Diese Anfrage kommt von einer fremden Seite.
server-error-record-running = Die Aufzeichnung ist öffentlich, wenn die Partie zu Ende ist.
server-error-resigned = Du hast schon aufgegeben.
server-error-setting = Einstellung „{ $setting }“: { $why }.
server-error-sign-in = Name oder Passwort stimmt nicht.
server-error-sockets = Es gibt zu viele Verbindungen.
server-error-started = Die Partie hat begonnen. Die Plätze sind vergeben.
server-error-storage = Der Server kann gerade nicht schreiben. Bitte versuche es noch einmal.
server-error-token = Dieser Token gilt nicht.
server-error-tokens = Du hast schon { $count } Token.
server-error-too-fast = Das geht zu schnell. Warte einen Augenblick.
server-error-too-long = Das ist zu lang: höchstens { $most } Bytes.
server-error-version = An Tisch { $table } wird nach Fassung { NUMBER($version, useGrouping: 0) } der Regeln gespielt, und die fehlt diesem Server gerade. Nichts ist verloren: Die Partie geht weiter, sobald sie wieder da ist.
server-error-undone = Du hast bei dieser Entscheidung schon { $most } Schritte zurückgenommen; entscheide dich jetzt.
server-error-full = An diesem Tisch ist zu viel geschehen; eröffne einen neuen.
server-error-tables = Du hast schon { $most } Tische, die noch nicht zu Ende sind; beende oder räume erst einen ab.
server-error-returned = Deine Zeit ist zu oft abgelaufen; du kannst nicht mehr zurückkommen.

server-reason-resigned = { $seat } hat aufgegeben.
    .you = Du hast aufgegeben.
server-reason-agreed = Alle haben sich auf ein Ende geeinigt.

server-goodbye = Der Server macht eine kurze Pause.

# Invitations

server-error-chair-taken = Auf diesem Stuhl sitzt inzwischen jemand anders.

# Anmelden, Sitzungen, Briefe

server-error-ended = Du bist hier nicht mehr angemeldet.
server-error-guesses = { $seconds ->
        [one] Zu viele falsche Passwörter. Warte eine Sekunde.
       *[other] Zu viele falsche Passwörter. Warte { $seconds } Sekunden.
    }
server-error-password = Das ist nicht dein Passwort.
server-error-no-account = Du hast kein Konto und also kein Passwort.
server-error-no-session = Dort bist du nicht angemeldet.
server-error-read-only = Dieser Token darf nur zusehen.
server-error-key = Dieser Link gilt nicht mehr. Fordere eine neue E-Mail an.
server-error-no-mail = Dieser Server verschickt keine E-Mails.
server-error-letters = Zu viele E-Mails für heute. Versuch es morgen wieder.

# Names

server-error-name-hidden = Ein Name enthält keine unsichtbaren Zeichen und keine, die die Schreibrichtung umkehren.
server-error-name-mixed = Ein Name steht in einer einzigen Schrift; dieser mischt mehrere.
server-error-name-reserved = Den Namen „{ $name }“ behält das Haus für sich. Wähle einen anderen.

# Moderation und faires Spiel

server-error-banned = Du bist hier bis { $end } gesperrt. Grund: { $why }
server-error-banned-for-good = Du bist hier gesperrt. Grund: { $why }
server-error-muted = Du darfst hier bis { $end } nichts schreiben. Grund: { $why }
server-error-muted-for-good = Du darfst hier nichts schreiben. Grund: { $why }
server-error-silenced = An diesem Tisch hat man dich stummgeschaltet.
server-error-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
server-error-seated = Wer spielt, behält seinen Platz bis zum Ende.
server-error-yourself = Das geht nicht mit dir selbst.
server-error-regards = Du hast zu viele Leute stummgeschaltet oder blockiert.
server-error-reported = Du hast diese Person an diesem Tisch schon gemeldet.
server-error-reports = Du hast heute schon { $most } Meldungen abgegeben. Bitte warte bis morgen.
server-error-nobody-there = Diese Person war nicht an diesem Tisch.
server-error-no-report = Eine solche offene Meldung gibt es nicht.
server-error-no-warning = Eine solche Verwarnung gibt es für dich nicht.
server-error-no-line = Zeile { $line } gibt es in dieser Unterhaltung nicht.
server-error-no-network = Woher diese Person kam, ist nicht bekannt.
server-error-network = „{ $network }“ ist weder eine Adresse noch ein kleines Netz.
server-error-nothing-to-lift = Es gibt nichts aufzuheben.
server-error-table-over = Dieser Tisch ist schon zu Ende oder geschlossen.
server-error-is-keeper = Diese Person gehört auch zur Moderation.
server-error-keeper-guest = Für die Moderation braucht man ein Konto.
server-error-why = Bitte gib einen Grund an.
server-error-rated-account = Eine gewertete Partie braucht ein Konto, eine freundschaftliche nicht.
server-error-claim = Die anderen sind noch nicht lange genug weg.
server-error-claim-bots = Hier spielen noch Bots. Spiel weiter.
server-reason-left = Alle anderen waren weg.
server-reason-closed = Die Moderation hat diesen Tisch geschlossen.

server-error-actions = Das sind keine Nummern von Aktionen mit Punkten dazwischen wie 3.14: „{ $name }“.
server-error-no-lesson = Lektion { $number } gibt es bei diesem Spiel nicht.
server-error-lesson-over = Diese Lektion ist zu Ende.
server-error-lesson-way = So geht die Lektion nicht. Beginne sie von vorn.
server-error-no-exercise = Die Übung „{ $name }“ gibt es bei diesem Spiel nicht.
server-error-practice = Üben lässt sich nur eine eigene Entscheidung, die etwas gekostet hat.
server-error-practice-full = Du hast schon { $count } eigene Übungen; gib erst eine auf.
