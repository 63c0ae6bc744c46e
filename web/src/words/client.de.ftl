# Was der Browser sagt. Ids beginnen mit web-. Wörter der Spiele kommen aus ihren eigenen Katalogen.

web-close = Schließen

## Die Leiste

web-bar-pages = Seiten
web-bar-games = Spiele
web-bar-rules = Spielregeln
web-bar-about = Über Tafelrunde
web-bar-settings = Einstellungen
web-bar-account = Konto
web-bar-menu = Menü
web-bar-invite = Einladen
web-bar-language = Sprache
web-bar-candlelight = Kerzenlicht
web-bar-daylight = Tageslicht

## Titel der Seiten

web-title-new = Neuer Tisch
web-title-rulebook = Spielregeln
web-title-profile = Profil
web-title-statistics = Glück und Können
web-title-settings = Einstellungen
web-title-account = Konto
web-title-sign-in = Anmelden
web-title-reset = Ein neues Passwort
web-title-confirm = Deine E-Mail-Adresse
web-title-letters = E-Mails
web-title-about = Über Tafelrunde
web-title-lost = Seite nicht gefunden

## Die Spiele in Kürze

web-game-havoc = Havoc
web-game-druidenwalzer = Druidenwalzer
web-game-maginor = Maginor
web-game-macht = Macht & Ohnmacht
web-game-havoc-minutes = 50–90 min
web-game-druidenwalzer-minutes = 30–40 min
web-game-maginor-minutes = 20–60 min
web-game-macht-minutes = 45 min
web-game-havoc-about = Havoc rufen, Pokerblätter legen und die Hunde loslassen: neun Schlachten des Hundertjährigen Krieges.
web-game-druidenwalzer-about = Leg einen Baumgeist, und alle gleichen tanzen um die Bäume. Dann kämpfen die Druiden.
web-game-maginor-about = Gewinne die Stimmen der Orakel, bevor der alte Maginor sie einsammelt.
web-game-macht-about = Ritter über Grenzen, Magier über Symbole: zweierlei Nachbarschaft auf einer Karte Britanniens.
web-game-seats =
    { $span ->
        [0] { $few } Personen
       *[other] { $few }–{ $many } Personen
    }

## Startseite

web-home-title =
    { $count ->
        [one] Ein Spiel, das vom Tisch verschwunden war.
        [2] Zwei Spiele, die vom Tisch verschwunden waren.
        [3] Drei Spiele, die vom Tisch verschwunden waren.
        [4] Vier Spiele, die vom Tisch verschwunden waren.
       *[other] Spiele, die vom Tisch verschwunden waren.
    }
web-home-lead = Setz dich und spiel: mit Freunden über einen Link oder gegen Bots, die echte Gegner sind. Ohne Konto, ohne Formular. Auf Deutsch, magyarul, in English.
web-home-play = Jetzt spielen
web-home-invite = Einladen
web-home-mine = Meine Tische
web-home-mine-none = Noch keine. Ein Klick auf „Jetzt spielen“ deckt den ersten.
web-home-open-tables = Offene Tische
web-home-open-count =
    { $count ->
        [0] {""}
        [one] ein Tisch wartet
       *[other] { $count } Tische warten
    }
web-home-open-none = Gerade wartet niemand.
web-home-set-table = Einen eigenen Tisch decken
web-home-with = mit { $names }
web-home-waits = wartet auf Mitspieler
web-home-finished = beendet { $when }
web-home-thinks = { $name } überlegt
web-home-open = Zum Tisch
web-home-seated = { $seated } von { $seats }

web-clock-live-line = live, je { $minutes } min
web-clock-slow-line = ein Zug am Tag
web-clock-none-line = ohne Uhr

## Ein neuer Tisch

web-new-title = Einen neuen Tisch decken.
web-new-lead = Alles ist sinnvoll voreingestellt – ein Klick auf den roten Knopf genügt.
web-new-game = Spiel
web-new-seats = Plätze
web-new-you = du lädst ein
web-new-shuffle = Plätze auslosen
web-new-leaver = Geht jemand, spielt bis zur Rückkehr ein Bot ähnlicher Stärke weiter.
web-new-who = Wer hier sitzt
web-new-strength = Stärke
web-new-rules = Regeln dieses Tisches
web-new-rules-none = Dieses Spiel hat keine Varianten.
web-new-hints = Tipps
web-new-hints-note = Jeder darf fragen, was der stärkste Bot täte.
web-new-clock = Uhr
web-new-clock-live = live
web-new-clock-slow = ein Zug am Tag
web-new-clock-none = keine
web-new-clock-each = Bedenkzeit je Person
web-new-clock-more = Zuschlag je Zug
web-new-clock-minutes = { $minutes } min
web-new-clock-seconds = { $seconds } s
web-new-clock-note = Zeit abgelaufen: Ein Bot übernimmt den Platz.
web-new-clock-none-note = Niemand hat es eilig.
web-new-stake = Worum es geht
web-new-friendly = Freundschaftlich
web-new-friendly-note = Nur um die Ehre.
web-new-rated = Gewertet
web-new-rated-note = Ohne Tipps; die Partie zählt für deine Wertung.
web-new-door = Wer den Tisch findet
web-new-public = Alle
web-new-public-note = Steht unter den offenen Tischen.
web-new-private = Nur mit Link
web-new-private-note = Alle mit der Einladung.
web-new-set = Tisch decken
web-new-summary = { $game }, { $seats } Plätze

web-chair-bot = Bot
web-chair-open = Offen
web-chair-invited = Eingeladen
web-chair-person = Gast
web-chair-empty = Leerer Stuhl

web-level-squire = Knappe
web-level-knight = Ritter
web-level-baron = Baron
web-level-master = Meister
web-level-grandmaster = Großmeister

## Vor der Partie

web-waiting-sit = Platz nehmen
web-waiting-stand = Aufstehen
web-waiting-start = Mit Bots anfangen
web-waiting-begin = Anfangen
web-waiting-swap = Plätze tauschen
web-waiting-close = Tisch abräumen
web-waiting-bot = Bot
web-waiting-open = Platz freigeben
web-invite-title = Einladung
web-invite-copy = Kopieren
web-invite-copied = Der Link ist kopiert.
web-invite-note = Wer den Link öffnet, nimmt Platz; ist kein Stuhl mehr frei, kann man zuschauen. Kein Konto nötig.

## Am Tisch

web-table-board = Spielplan
web-table-position = Die Stellung in Worten
web-table-shelf = Hand und Vorrat
web-table-news = Was geschah
web-table-joining = Der Tisch wird gedeckt …
web-table-lost = Verbindung verloren. Neuer Versuch läuft; keiner deiner Züge geht verloren.
web-table-gone = Tisch nicht gefunden
web-table-earlier = Diese Partie wird nach Fassung { NUMBER($version, useGrouping: 0) } der Regeln gespielt, mit der sie begonnen hat. Dafür gibt es kein Brett: Was auf dem Tisch liegt, steht hier in Worten.
web-table-refused-why = Der Server hat die Verbindung beendet. Bitte komm später wieder.
web-table-ended = Du bist hier nicht mehr angemeldet.
web-table-ended-why = Diese Sitzung ist beendet: Du hast dich abgemeldet, hier oder von einem anderen Gerät aus. Melde dich wieder an, um weiterzuspielen.
web-table-home = Alle Spiele
web-table-away = Ein Bot spielt für dich.
web-table-return = Selbst weiterspielen
web-table-offered = Angebot von { $names }: die Partie hier unentschieden beenden.
web-table-agree = Zustimmen

web-seats = Plätze
web-seat-you = du
web-seat-you-name = Du
web-seat-bot = Bot
web-seat-simulations = { $done } von { $wanted } Simulationen
web-seat-away = Bot vertritt
web-seat-gone = nicht da
web-seat-turn = am Zug:

web-rubric-your-turn = Du bist am Zug
web-rubric-interrupt = Du bist gefragt
web-rubric-waiting = Du bist nicht am Zug
web-rubric-bot-waits = { $name } wartet seit { $seconds } s auf Rechenzeit.
web-rubric-looking-on = Du schaust zu
web-rubric-over = Ende der Partie
web-rubric-choices = Was du tun kannst

web-tools = Werkzeuge
web-tool-undo = Rückgängig
web-tool-hint = Tipp
web-tool-rules = Spielregeln
web-tool-record = Aufzeichnung
web-tool-verify = Ausgangslage prüfen
web-hint-why = Was dafür spricht:

web-log = Spielverlauf und Unterhaltung
web-log-chronicle = Spielverlauf
web-log-chat = Unterhaltung
web-log-deal = Die Ausgangslage
web-chat-write = An den Tisch schreiben …
web-chat-empty = Noch hat niemand etwas gesagt.

web-menu-text = Stellung in Worten
web-menu-board = Zurück zum Spielplan
web-menu-sound-on = Ton an
web-menu-sound-off = Ton aus
web-menu-offer = Ende anbieten
web-menu-offer-back = Angebot zurückziehen
web-menu-resign = Aufgeben

web-resign-title = Diese Partie aufgeben?
web-resign-two = Die Partie endet sofort, und dein Gegenüber gewinnt.
web-resign-many = Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz.
web-resign-stay = Weiterspielen

web-end-standings = Endstand
web-end-points = Punkte
web-end-replay = Nachspielen
web-end-review = Analyse
web-end-rematch = Revanche
web-end-rematch-asked = { $seat } möchte eine Revanche.
    .you = Du hast um Revanche gebeten.

web-verify-title-fair = Die Ausgangslage war fair
web-verify-title-unfair = Diese Ausgangslage ließ sich nicht prüfen
web-verify-fair =
    { $picks ->
        [one] Der eine Zufallswert ergibt sich aus dem Startwert, der vor der Partie versiegelt wurde. Dein Browser hat es nachgerechnet.
       *[other] Alle { $picks } Zufallswerte ergeben sich aus dem Startwert, der vor der Partie versiegelt wurde. Dein Browser hat es nachgerechnet.
    }
web-verify-insecure = Dein Browser kann das nur auf sicheren Seiten (https) nachrechnen. Lade die Aufzeichnung herunter und starte: tafelrunde verify.
web-verify-no-seed = Der Startwert wird veröffentlicht, wenn die Partie zu Ende ist.
web-verify-commitment = Der Startwert ist nicht der, der vor der Partie versiegelt wurde.
web-verify-pick = Zufallswert { $count } ({ $pick }) ergibt sich nicht aus dem Startwert.

## Nachspielen

web-replay-title = Nachspielen
web-replay-entry = Eintrag { $number } von { $count }
web-replay-eyes = Blickwinkel
web-replay-open = alle Hände offen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-link = Link zu dieser Stelle kopieren
web-replay-scrub = Stelle der Partie
web-replay-running = Die Partie läuft noch; nachspielen kann man sie, wenn sie zu Ende ist.
web-replay-table = Zurück zum Tisch

## Spielregeln

web-rules-search = Regeln durchsuchen
web-rules-found =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
web-rules-book = Regelbuch
web-rules-chapters = Kapitel
web-rules-ruling = Festlegung
web-rules-number-note = folgt der gedruckten Regel
web-rules-ruling-note = Festlegung: wo die gedruckte Regel schweigt
web-rules-rule-number = Regel { $number }
web-rules-ruling-number = Festlegung { $number }
web-rules-in-book = Im Regelbuch

## Einstellungen, Profil, Über

web-settings-title = Einstellungen
web-settings-saved = Gespeichert.
web-settings-language = Sprache
web-settings-light = Licht
web-settings-day = Tageslicht
web-settings-candle = Kerzenlicht
web-settings-table = Am Tisch
web-settings-sound = Eine Glocke, wenn du am Zug bist
web-settings-motion = Bewegungen zeigen
web-settings-keys = Tastenkürzel: U rückgängig, H Tipp, T Stellung in Worten, L was zuletzt geschah
web-settings-in-words = Die Stellung auch in Worten, für Bildschirmvorleser
web-settings-account = Konto
web-settings-account-note = Du spielst als Gast. Ein Konto bewahrt nur deine Ergebnisse und deine Wertung.
web-settings-account-of = Angemeldet als { $name }.
web-settings-account-more = Name, E-Mail, Passwort, Geräte und Token
web-settings-profile = Wertungen und Ergebnisse
web-settings-forget = Vergiss mich
web-settings-forget-note = Name, Passwort und E-Mail werden gelöscht; wo du gespielt oder geschrieben hast, war es „ein Gast“.
web-settings-forget-sure = Wirklich vergessen
web-settings-forgotten = Deine Daten sind gelöscht; du bist ein neuer Gast.

web-profile-since = hier seit { $day }
web-profile-ratings = Wertungen
web-profile-ratings-none = Noch keine gewertete Partie.
web-profile-rating = { $rating } nach { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
web-profile-results = Ergebnisse
web-profile-results-none = Noch keine beendete Partie.
web-profile-statistics = Glück und Können in meinen Partien
web-profile-place = Platz { $place } von { $seats }

web-about-title = Über Tafelrunde
web-about-lead = Vier Spiele, die niemand mehr kaufen kann, wieder am Tisch: frei, offen, ohne Werbung, auf jedem Rechner.
web-about-games = Die Spiele
web-about-games-note = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind in eigenen Worten nacherzählt, alle Bilder selbst gezeichnet; von den Originalen ist hier nichts verwendet.
web-about-fair = Ehrliches Spiel
web-about-fair-note = Alle Zufallswerte ergeben sich nach einem veröffentlichten Verfahren (HMAC-SHA-256) aus einem geheimen Startwert. Dessen Hash siehst du zu Beginn der Partie, den Startwert am Ende; dein Browser kann beides prüfen. An niemanden wird gesendet, was er nicht wissen darf.
web-about-licences = Lizenzen
web-about-licence-code = Tafelrunde ist freie Software unter der MIT-Lizenz.
web-about-licence-fonts = Alegreya und Alegreya Sans von Juan Pablo del Peral und Uncial Antiqua von Brian J. Bonislawsky stehen unter der SIL Open Font License.
web-about-licence-parts = Gebaut mit Svelte (MIT), Project Fluent (Apache 2.0) und uqr (MIT).
web-about-version = Version { $version }

web-lost-title = Diese Seite gibt es nicht
web-lost-note = Vielleicht enthält die Adresse einen Tippfehler, oder die Seite gibt es nicht mehr.

## Was schiefging

web-error-unreachable = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
web-error-unknown = Etwas ging schief, womit niemand gerechnet hat. Bitte versuch es noch einmal.

## Einladung und Warten

web-lobby-title =
    { $count ->
        [0] Alle sitzen.
        [one] Ein Stuhl wartet auf einen Gast.
        [2] Zwei Stühle warten auf Gäste.
        [3] Drei Stühle warten auf Gäste.
        [4] Vier Stühle warten auf Gäste.
       *[other] { $count } Stühle warten auf Gäste.
    }
web-lobby-lead = Die Partie beginnt, sobald alle sitzen.
web-lobby-lead-host = Wer eingeladen hat, beginnt die Partie.
web-lobby-here = da
web-lobby-ready = bereit
web-lobby-host = lädt ein
web-lobby-you-host = du lädst ein
web-lobby-invited = Geladener Gast
web-lobby-invited-note = noch nicht da
web-lobby-open = Offener Stuhl
web-lobby-open-note = für alle mit dem Link
web-lobby-open-note-public = für alle
web-lobby-link = Link zu Stuhl { $number }
web-lobby-show = Link und QR-Code für Stuhl { $number }
web-lobby-copy = Link kopieren
web-lobby-send = Senden …
web-lobby-note = Jeder geladene Gast hat einen eigenen Link, nur für diesen Stuhl. Kein Konto nötig.
web-lobby-expects =
    { $count ->
        [one] Ein Gast fehlt noch
        [2] Zwei Gäste fehlen noch
       *[other] { $count } Gäste fehlen noch
    }
web-lobby-early-title = Ohne die Gäste anfangen?
web-lobby-early-note = Bots übernehmen ihre Stühle. Wer später kommt, kann nur noch zuschauen.
web-lobby-early-wait = Warten
web-lobby-of = { $game } zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $seats }
    }

web-invited-title = { $name } bittet dich zu Tisch.
web-invited-title-nobody = Du bist zu Tisch gebeten.
web-invited-lead =
    { $game } für { $seats } Personen. { $taken ->
        [0] Noch ist kein Stuhl besetzt.
        [one] Ein Stuhl ist besetzt.
       *[other] { $taken } Stühle sind besetzt.
    }
web-invited-who = Wer am Tisch sitzt
web-invited-sits = sitzt
web-invited-yours = Dein Stuhl
web-invited-yours-note = für dich freigehalten
web-invited-yours-open = offen für alle
web-invited-rules-printed = Wie gedruckt, ohne Varianten.
web-invited-clock-live = Live: { $minutes } min je Person, { $seconds } s Zuschlag je Zug
web-invited-clock-live-bare = Live: { $minutes } min je Person
web-invited-clock-slow = { $hours } Stunden für jeden Zug
web-invited-clock-none = Ohne Uhr
web-invited-hints = Du kannst dir Tipps geben lassen.
web-invited-name = Wie sollen wir dich nennen?
web-invited-last = Kein Konto nötig. Sobald du sitzt, beginnt die Partie.
web-invited-more = Kein Konto nötig. Die Partie beginnt, sobald alle sitzen.
web-invited-leave = Gehst du, spielt bis zu deiner Rückkehr ein Bot für dich.
web-invited-look = Zuschauen
web-invited-rules = Erst die Regeln
web-invited-taken = Auf deinem Stuhl sitzt schon { $name }.
web-invited-other = Offenen Stuhl nehmen
web-invited-full = Alle Stühle sind besetzt.
web-invited-running = Die Partie hat begonnen, und alle Stühle sind besetzt.
web-invited-over = Die Partie ist zu Ende.
web-invited-over-look = Das Ende ansehen
web-invited-closed = Dieser Tisch ist abgeräumt.
web-invited-gone = Diese Einladung gilt nicht mehr.
web-invited-gone-note = Den Tisch gibt es nicht mehr, oder dein Stuhl ist vergeben. Bitte um einen neuen Link, oder decke selbst einen Tisch.

## Angebote zum Ende, Aufgeben, was neben den Regeln geschah

web-offer-title = Die Partie hier beenden?
web-offer-note = Sie endet unentschieden, wenn alle zustimmen. Alle dürfen ablehnen, und du kannst das Angebot zurückziehen.
web-offer-alone = Außer dir sitzen hier nur Bots: Die Partie endet sofort unentschieden.
web-offer-send = Anbieten
web-offer-end = Partie beenden
web-offer-own = Du bietest Unentschieden an. Antwort fehlt noch von: { $names }.
web-offer-decline = Weiterspielen
web-offer-declined = Kein Unentschieden: { $name } will weiterspielen.
web-table-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
web-seat-resigned = aufgegeben
web-remark-resigned = { $seat } gibt auf; ein Bot spielt weiter.
    .you = Du gibst auf; ein Bot spielt weiter.
web-remark-left = { $seat } ist nicht da; ein Bot spielt weiter.
    .you = Du warst zu lange weg; ein Bot spielt weiter.
web-remark-returned = { $seat } ist wieder da.
    .you = Du bist wieder da.
web-remark-declined = { $seat } lehnt ein Unentschieden ab.
    .you = Du lehnst ein Unentschieden ab.

## Gegen welche Bots man gern spielt

web-home-bots = Bots

web-rubric-unfold = Alles lesen
web-error-moved-on = Das geht nicht mehr: Am Tisch ist es inzwischen weitergegangen.
web-error-not-your-turn = Du bist nicht mehr am Zug.
web-error-no-undo = Es gibt nichts mehr zurückzunehmen.

## Das Ende

web-end-after = Wie weiter
web-end-why = Warum
web-end-blow = Was entschied: { $round }
web-end-facts = Zum Merken
web-end-disc = Eine Scheibe zeigt, wer die Runde gewann.
web-end-won-it = gewonnen
web-tool-share = Teilen

## Die Züge der anderen, Schritt für Schritt

web-steps = Was die anderen tun
web-steps-turn = { $name } ist am Zug
web-steps-count = Schritt { $number } von { $count }
web-steps-back = Einen Schritt zurück
web-steps-pause = Anhalten
web-steps-on = Einen Schritt weiter
web-steps-skip = Überspringen
web-steps-pace = Tempo
web-pace-slow = ruhig
web-pace-normal = normal
web-pace-fast = schnell
web-pace-none = sofort
web-since = Seit deinem letzten Zug
web-since-short = { $number } von { $count }
web-since-next = Weiterblättern
web-since-again = Noch einmal zeigen
web-since-more = { $count ->
        [one] und noch etwas
       *[other] und noch { $count }
    }
web-settings-pace = Züge der anderen zeigen
web-steps-go-on = Weiter
web-steps-by-hand = Ohne Bewegung geht es erst auf Tastendruck oder Tippen weiter.
web-replay-jump = Springen zu …
web-replay-turn = Zug { $number }: { $name }

# Wer ist wer

web-a-guest = ein Gast
web-who-account = mit Konto
web-who-guest = Gast
web-who-alike = der Name gleicht dem eines anderen Kontos
web-who-onlooker = schaut zu
web-settings-everything = Deine Daten
web-settings-everything-note = Alles, was dieses Haus über dich weiß, in einer Datei: Profil, Einstellungen, Tische, Ergebnisse, Unterhaltung, Aufzeichnungen.
web-settings-everything-get = Herunterladen
web-profile-private = privat, nur für dich sichtbar

## Leute am Tisch, faires Spiel

web-title-keeper = Moderation
web-menu-people = Leute am Tisch
web-chat-removed = von der Moderation entfernt
web-claim = Sieg beanspruchen
web-claim-gone = Nicht mehr da: { $names }.
web-rated-account = Gewertete Partien brauchen ein Konto, freundschaftliche nicht.
web-rated-sign-in = Konto anlegen oder anmelden

## Learning

web-bar-learn = Lernen
web-title-learn = Lernen
web-home-learn = Niemand kennt diese Spiele vor der ersten Partie. Lerne eines, indem du es spielst: zwei Minuten je Lektion.
web-home-learn-go = Spielend lernen
web-home-daily = Übung des Tages
web-home-daily-note = { $game }, für alle dieselbe
web-home-daily-go = Lösen
web-home-way = Dein Weg: { $done } von { $lessons } Lektionen, { $solved } von { $exercises } Übungen
web-home-way-go = Weiter
web-menu-companion = Begleiter rufen

## Explaining

web-tool-card = Übersicht
web-tool-glance = Auf einen Blick
web-tool-what = Was ist was?
