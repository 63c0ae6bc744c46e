# Was der Browser sagt. Ids beginnen mit web-. Wörter der Spiele kommen aus ihren eigenen Katalogen.

web-close = Schließen

## Die Leiste

web-bar-pages = Seiten
web-bar-games = Spiele
web-bar-rules = Spielregeln
web-bar-about = Über Tafelrunde
web-bar-settings = Einstellungen
web-bar-menu = Menü
web-bar-invite = Einladen
web-bar-language = Sprache
web-bar-candlelight = Kerzenlicht
web-bar-daylight = Tageslicht

## Titel der Seiten

web-title-new = Neuer Tisch
web-title-rulebook = Spielregeln
web-title-profile = Profil
web-title-settings = Einstellungen
web-title-about = Über Tafelrunde
web-title-lost = Keine solche Seite

## Die Spiele in Kürze

web-game-havoc = Havoc
web-game-druidenwalzer = Druidenwalzer
web-game-maginor = Maginor
web-game-macht = Macht & Ohnmacht
web-game-havoc-minutes = 50–90 min
web-game-druidenwalzer-minutes = 30–40 min
web-game-maginor-minutes = 20–60 min
web-game-macht-minutes = 45 min
web-game-havoc-about = Havoc rufen, Pokerblätter legen und die Hunde loslassen: neun Schlachten des Hundertjährigen Krieges.
web-game-druidenwalzer-about = Leg einen Geist, und alle gleichen tanzen um die Bäume. Dann kämpfen die Druiden.
web-game-maginor-about = Gewinne die Stimmen der Orakel, bevor der alte Maginor sie einsammelt.
web-game-macht-about = Ritter zu Land, Magier nach Zeichen: zwei Arten, Nachbar zu sein, auf einer Karte Britanniens.
web-game-seats =
    { $few ->
        [2] { $many ->
            [2] 2 Personen
           *[other] 2–{ $many } Personen
        }
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
web-home-play = Gleich spielen
web-home-invite = Einladen
web-home-mine = Meine Tische
web-home-mine-none = Noch keine. Ein Klick auf „Gleich spielen“ deckt den ersten.
web-home-open-tables = Offene Tische
web-home-open-count = { $count } warten auf Mitspieler
web-home-open-none = Gerade wartet niemand.
web-home-set-table = Einen eigenen Tisch decken
web-home-with = mit { $names }
web-home-waits = wartet auf Mitspieler
web-home-finished = beendet { $when }
web-home-thinks = { $name } überlegt
web-home-open = Öffnen
web-home-seated = { $seated } von { $seats }

web-clock-live-line = live, je { $minutes } min
web-clock-slow-line = ein Zug am Tag
web-clock-none-line = ohne Uhr

## Ein neuer Tisch

web-new-title = Einen neuen Tisch decken.
web-new-lead = Alles ist sinnvoll voreingestellt: Der rote Knopf geht sofort.
web-new-game = Spiel
web-new-seats = Plätze
web-new-you = du lädst ein
web-new-shuffle = Plätze auslosen
web-new-leaver = Geht jemand, spielt ein Bot ähnlicher Stärke weiter, bis er zurückkommt.
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
web-new-clock-each = Zeit für jeden
web-new-clock-more = und für jeden Zug
web-new-clock-minutes = { $minutes } min
web-new-clock-seconds = { $seconds } s
web-new-clock-note = Zeit abgelaufen: Ein Bot übernimmt den Platz.
web-new-clock-none-note = Niemand hat es eilig.
web-new-stake = Worum es geht
web-new-friendly = Freundschaftlich
web-new-friendly-note = Nur um die Ehre.
web-new-rated = Gewertet
web-new-rated-note = Ohne Tipps; es zählt für deine Wertung.
web-new-door = Wer ihn findet
web-new-public = Alle
web-new-public-note = Steht unter den offenen Tischen.
web-new-private = Nur mit Link
web-new-private-note = Wer die Einladung hat.
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

## Vor der Partie

web-waiting-title = Der Tisch ist gedeckt
web-waiting-sit = Platz nehmen
web-waiting-stand = Platz freigeben
web-waiting-start = Mit Bots anfangen
web-waiting-begin = Anfangen
web-waiting-swap = Plätze tauschen
web-waiting-close = Tisch abräumen
web-waiting-bot = Bot
web-waiting-open = Öffnen
web-invite-title = Einladung
web-invite-copy = Kopieren
web-invite-copied = Der Link ist kopiert.
web-invite-note = Wer ihn öffnet, nimmt Platz, solange ein Stuhl frei ist; danach schaut er zu. Kein Konto nötig.

## Am Tisch

web-table-board = Spielplan
web-table-position = Die Stellung in Worten
web-table-shelf = Hand und Vorrat
web-table-news = Was geschah
web-table-joining = Der Tisch wird gedeckt …
web-table-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts geht verloren.
web-table-gone = Diesen Tisch gibt es für dich nicht
web-table-gone-why = Es gibt ihn nicht, oder er ist privat und dem Link fehlt der Schlüssel.
web-table-refused-why = Der Server hat die Verbindung beendet. Bitte komm später wieder.
web-table-home = Zu allen Spielen
web-table-away = Ein Bot spielt für dich.
web-table-return = Selbst weiterspielen
web-table-offered = { $names }: bietet an, die Partie hier unentschieden zu beenden.
web-table-agree = Zustimmen

web-seats = Plätze
web-seat-you = du
web-seat-you-name = Du
web-seat-bot = Bot
web-seat-simulations = { $done } von { $wanted } Simulationen
web-seat-away = abwesend, ein Bot spielt
web-seat-gone = nicht da
web-seat-turn = am Zug:

web-rubric-your-turn = Du bist am Zug
web-rubric-interrupt = Zwischenruf
web-rubric-waiting = Andere sind am Zug
web-rubric-looking-on = Du schaust zu
web-rubric-over = Ende der Partie
web-rubric-choices = Was du tun kannst

web-tools = Werkzeuge
web-tool-undo = Rückgängig
web-tool-hint = Tipp
web-tool-rules = Spielregeln
web-tool-record = Aufzeichnung
web-tool-verify = Austeilung prüfen
web-hint-why = Diese Wahl ist besser als die anderen, denn:

web-log = Spielverlauf und Unterhaltung
web-log-chronicle = Spielverlauf
web-log-chat = Unterhaltung
web-log-deal = Die Austeilung
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
web-resign-two = Die Partie endet sofort, und dein Gegner hat gewonnen.
web-resign-many = Ein Bot spielt für dich weiter, und du wirst Letzter.
web-resign-stay = Weiterspielen

web-end-standings = Endstand
web-end-points = Punkte
web-end-replay = Nachspielen
web-end-rematch = Revanche

web-verify-title-fair = Die Austeilung war fair
web-verify-title-unfair = Diese Austeilung ließ sich nicht prüfen
web-verify-fair =
    { $picks ->
        [one] Der eine Zufall folgt aus dem Schlüssel, der vor der Partie versiegelt wurde. Dein Browser hat es selbst nachgerechnet.
       *[other] Alle { $picks } Zufälle folgen aus dem Schlüssel, der vor der Partie versiegelt wurde. Dein Browser hat es selbst nachgerechnet.
    }
web-verify-insecure = Dein Browser rechnet solche Beweise nur auf sicheren Seiten (https). Lade die Aufzeichnung herunter und starte: tafelrunde verify.
web-verify-no-seed = Der Schlüssel wird veröffentlicht, wenn die Partie vorbei ist.
web-verify-commitment = Der Schlüssel ist nicht der, der vor der Partie versiegelt wurde.
web-verify-pick = Zufall { $count } ({ $pick }) folgt nicht aus dem Schlüssel.

## Nachspielen

web-replay-title = Nachspielen
web-replay-entry = Eintrag { $number } von { $count }
web-replay-eyes = Gesehen von
web-replay-open = alle Hände offen
web-replay-first = Zur Austeilung
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-link = Link zu diesem Augenblick kopieren
web-replay-scrub = Augenblick der Partie
web-replay-running = Die Partie läuft noch; nachspielen kann man sie, wenn sie vorbei ist.
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
web-rules-ruling = Entscheid
web-rules-number-note = folgt der gedruckten Regel
web-rules-ruling-note = Entscheid: wo die gedruckte Regel schweigt
web-rules-rule-number = Regel { $number }
web-rules-ruling-number = Entscheid { $number }
web-rules-in-book = Im Regelbuch

## Einstellungen, Profil, Über

web-settings-title = Einstellungen
web-settings-name = Dein Name
web-settings-name-note = Alle am Tisch sehen ihn.
web-settings-save = Speichern
web-settings-saved = Gespeichert.
web-settings-language = Sprache
web-settings-light = Licht
web-settings-day = Tageslicht
web-settings-candle = Kerzenlicht
web-settings-table = Am Tisch
web-settings-sound = Eine Glocke, wenn du am Zug bist
web-settings-motion = Figuren bewegen sich
web-settings-keys = Buchstaben als Tasten: U rückgängig, H Tipp, T Stellung in Worten, L was zuletzt geschah
web-settings-in-words = Die Stellung auch in Worten, für Bildschirmvorleser
web-settings-account = Konto
web-settings-account-note = Du spielst als Gast. Ein Konto bewahrt nur deine Ergebnisse und deine Wertung.
web-settings-password = Passwort
web-settings-make = Konto anlegen
web-settings-sign-in = Anmelden
web-settings-sign-out = Abmelden
web-settings-account-of = Angemeldet als { $name }.
web-settings-email = E-Mail
web-settings-mail = Schreib mir, wenn ich an einem langsamen Tisch am Zug bin
web-settings-profile = Wertungen und Ergebnisse
web-settings-forget = Vergiss mich
web-settings-forget-note = Name, Passwort und E-Mail werden gelöscht; Ergebnisse bleiben ohne Namen.
web-settings-forget-sure = Wirklich vergessen

web-profile-since = hier seit { $day }
web-profile-guest = Gast
web-profile-ratings = Wertungen
web-profile-ratings-none = Noch keine gewertete Partie.
web-profile-rating = { $rating } nach { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
web-profile-results = Ergebnisse
web-profile-results-none = Noch keine beendete Partie.
web-profile-place = Platz { $place } von { $seats }

web-about-title = Über Tafelrunde
web-about-lead = Vier Spiele, die niemand mehr kaufen kann, wieder am Tisch: frei, offen, ohne Werbung, auf jedem Rechner.
web-about-games = Die Spiele
web-about-games-note = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind in eigenen Worten nacherzählt, alle Bilder selbst gezeichnet; von den Originalen ist hier nichts verwendet.
web-about-fair = Ehrliches Spiel
web-about-fair-note = Jeder Zufall folgt nach einem veröffentlichten Verfahren (HMAC-SHA-256) aus einem geheimen Schlüssel. Sein Hash steht da, wenn die Partie beginnt, der Schlüssel, wenn sie endet, und dein Browser kann die Austeilung beweisen. Kein Platz bekommt je geschickt, was er nicht wissen darf.
web-about-licences = Lizenzen
web-about-licence-code = Tafelrunde ist freie Software unter der MIT-Lizenz.
web-about-licence-fonts = Alegreya und Alegreya Sans von Juan Pablo del Peral und Uncial Antiqua von Brian J. Bonislawsky stehen unter der SIL Open Font License.
web-about-licence-parts = Gebaut mit Svelte (MIT) und Project Fluent (Apache 2.0).
web-about-version = Version { $version }

web-lost-title = Diese Seite gibt es nicht
web-lost-note = Vielleicht ist die Adresse verschrieben, oder die Seite ist fort.

## Was schiefging

web-error-unreachable = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
web-error-unknown = Etwas ging schief, womit niemand gerechnet hat. Bitte versuch es noch einmal.

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
web-replay-jump = Springen zu …
web-replay-turn = Zug { $number }: { $name }
