# Was das Terminal sagt.

## Die Kommandozeile

cli-about = Vergriffene Brettspiele im Terminal spielen, allein gegen Bots oder gemeinsam an einer Tastatur.
cli-usage = Aufruf:
cli-usage-options = Optionen
cli-usage-commands = Befehle
cli-name-command = BEFEHL
cli-name-game = SPIEL
cli-name-file = DATEI
cli-name-directory = VERZEICHNIS
cli-name-address = ADRESSE
cli-name-option = NAME=WERT
cli-name-wanted = REGEL|WORT
cli-play-about = Eine Partie gegen Bots spielen; sie wird nach jedem Schritt gesichert und lässt sich fortsetzen.
cli-replay-about = Eine aufgezeichnete Partie Eintrag für Eintrag nachspielen.
cli-verify-about = Nachweisen, dass in einer aufgezeichneten Partie nicht gemogelt und jede Regel eingehalten wurde.
cli-rules-about = Das Regelbuch eines Spiels ausgeben, eine einzelne Regel oder alle Regeln zu einem Wort.
cli-bench-about = Messen, wie schnell die Regeln auf diesem Rechner laufen.
cli-arena-about = Bots mit denselben Ausgangslagen gegeneinander antreten lassen und ihre Stärke messen.
cli-tune-about = Bessere Gewichte für die Stellungsbewertung eines Spiels suchen, in Partien gegen die bisherigen.
cli-train-about = Die Stellungsbewertung eines Spiels durch Partien gegen sich selbst lernen lassen und das Gelernte prüfen.
cli-option-help = diese Hilfe zeigen und beenden
cli-option-version = die Version zeigen und beenden
cli-option-lang = Sprache; sonst entscheidet die Umgebung
cli-option-plain = ohne Spalten, Linien und Farben: eines pro Zeile, für Bildschirmleser
cli-option-game = das Spiel; ohne Angabe wird gefragt
cli-option-seats = wie viele am Tisch sitzen
cli-option-seat = der eigene Platz, ab 1 gezählt (Vorgabe: 1)
cli-option-humans = die Plätze aller Menschen an dieser Tastatur, etwa 1,3
cli-option-bots = wie die übrigen Plätze spielen: squire (Knappe), knight (Ritter), baron, master (Meister) oder grandmaster (Großmeister), Vorgabe: knight; greedy (gierig) und random (zufällig) zum Vergleich
cli-option-option = eine Option des Spiels, etwa john_of_gaunt=extra; mehrmals möglich
cli-option-names = ein Name für jeden Platz, durch Kommas getrennt
cli-option-seed = ein eigener Startwert statt frischen Zufalls: Derselbe Startwert gibt dieselben Karten
cli-option-save = die Partie in dieser Datei sichern statt am üblichen Ort
cli-option-load = die Partie in dieser Datei fortsetzen
cli-option-file = eine aufgezeichnete Partie (.tafel)
cli-option-replay-seat = so, wie dieser Platz sie sah, ab 1 gezählt; sonst so, wie Zuschauer sie sahen
cli-option-open = mit offenen Karten: alles, was geschah
cli-option-step = nach jedem Eintrag anhalten; Enter geht weiter, v zeigt die Stellung
cli-option-rules-game = das Spiel
cli-option-wanted = die Nummer einer Regel wie H22 oder ein Wort
cli-option-bench = das Spiel, das gemessen wird (alle, wenn keines genannt ist)
cli-option-seconds = wie lange jedes gemessen wird
cli-option-players = wer spielt, durch Kommas getrennt: squire, knight, baron, master, grandmaster, greedy, random, plain (eine Suche, die nichts weiß), master@2 (doppelt so viele Simulationen), master+hand (die von Hand geschriebene Bewertung), master+DATEI.net (eine gelernte), master+WERTE.toml (andere Gewichte), MODUL:KLASSE oder cmd:AUFRUF für ein Programm in beliebiger Sprache
cli-option-arena-seats = wie viele am Tisch sitzen (Vorgabe: so wenige, wie das Spiel erlaubt); bei mehr Spielern als Plätzen spielt jede Auswahl von ihnen
cli-option-matches = wie viele Partien, aufgerundet auf ganze Ausgangslagen (Vorgabe: 100)
cli-option-until = anhalten, sobald der 95-%-Intervall des ersten Spielers über oder unter diesem Anteil liegt
cli-option-fraction = jeder Stufe diesen Bruchteil ihrer Simulationen geben
cli-option-clock = Sekunden, die alle für eine Entscheidung haben (Vorgabe: Bots nach ihrer Stufe, Programme zehn)
cli-option-arena-seed = ein anderer Startwert: andere Ausgangslagen und anderes Glück (Vorgabe: 1)
cli-option-jobs = wie viele Prozesse spielen (Vorgabe: 1)
cli-option-ray = auf dem Ray-Cluster unter dieser Adresse spielen; local startet hier einen
cli-option-json = die Ergebnisse in dieser Datei sichern; gibt es sie schon, geht es damit weiter
cli-option-records = jede Partie in diesem Verzeichnis aufzeichnen
cli-option-plot = die Ergebnisse in diese SVG-Datei zeichnen
cli-option-study = die Versuche in dieser Datei sichern; gibt es sie schon, geht es damit weiter
cli-option-trials = wie viele Sätze von Gewichten versucht werden (Vorgabe: 100)
cli-option-deals = Ausgangslagen je Versuch, jede mit reihum getauschten Plätzen (Vorgabe: 20)
cli-option-simulations = Simulationen beider Seiten je Entscheidung (Vorgabe: 60)
cli-option-train-seats = für wie viele Plätze gelernt wird, etwa 2, oder 3,4 für eine gemeinsame Bewertung (Vorgabe: die wenigsten)
cli-option-train-study = alles in diesem Verzeichnis sichern; gibt es das schon, geht es damit weiter
cli-option-train-start = mit der Bewertung aus dieser Datei beginnen statt mit der von Hand geschriebenen
cli-option-train-instinct = lernen, worüber eine Suche zuerst nachdenken soll, für die Bewertung aus --start oder die mitgelieferte
cli-option-train-hunch = lernen, was Mitspieler wohl haben, für die Bewertung aus --start oder die mitgelieferte
cli-option-train-rounds = wie viele Runden aus Spielen und Lernen
cli-option-train-matches = wie viele Partien je Runde
cli-option-train-simulations = Simulationen je Entscheidung beim Lernen; 0 schaut eine Aktion voraus
cli-option-train-hand = Anteil der von Hand geschriebenen Bewertung unter der gelernten, von 0 (keiner) bis 1
cli-option-train-mix = wie viel davon, was gelernt wird, das ist, was später kam, statt dessen, was gerade gedacht wurde, bis 1
cli-option-train-rate = wie weit ein Schritt beim Lernen geht
cli-option-train-habits = Gewohnheiten, die ein Platz in manchen Partien hat, damit die Bewertung sieht, was daraus wird
cli-version-compiled = tafelrunde { $version }, Regeln kompiliert
cli-version-interpreted = tafelrunde { $version }, Regeln interpretiert
cli-usage-unknown = „{ $text }“ ist hier unbekannt; „{ $command } --help“ zeigt, was möglich ist.
cli-usage-value-missing = Bei { $text } fehlt ein Wert; „{ $command } --help“ erklärt es.
cli-usage-value-unwanted = { $text } steht ohne Wert; „{ $command } --help“ erklärt es.
cli-usage-number = „{ $text }“ ist keine Zahl; „{ $command } --help“ zeigt, was erwartet wird.
cli-usage-command = Den Befehl „{ $text }“ gibt es nicht; „tafelrunde --help“ zeigt alle.
cli-usage-missing = Noch nötig: { $text }; „{ $command } --help“ zeigt, was erwartet wird.
cli-usage-other = Der Aufruf ist nicht verständlich ({ $text }); „{ $command } --help“ erklärt ihn.
cli-error-number = { $option } braucht eine Zahl, nicht „{ $text }“.
cli-error-option = Eine Option wird als NAME=WERT angegeben, nicht als „{ $text }“. Es gibt: { $known }.
cli-error-bots = Bots namens „{ $level }“ gibt es nicht; es gibt: { $known }.
cli-error-together = { $one } und { $other } schließen einander aus.
cli-error-read = Die Datei „{ $path }“ lässt sich nicht lesen ({ $reason }).
cli-error-write = Die Datei „{ $path }“ lässt sich nicht schreiben ({ $reason }).
cli-error-taken = In der Datei „{ $path }“ steht schon etwas anderes; bitte einen anderen Namen wählen.
cli-error-paragraph = „{ $title }“ hat keine Regel { $number }; die Regeln heißen { $known }.
cli-error-no-rule = Weder eine Regel noch ein Begriff passt zu „{ $text }“.
cli-error-count = „{ $text }“ ist keine Anzahl von Zeilen.

## Vor der Partie

cli-games = Welches Spiel?
cli-game =
    { $title }, { $span ->
        [0] { $few }
       *[other] { $few } bis { $many }
    } Plätze. { $about }
cli-game-prompt = Spiel>{ " " }
cli-game-unknown =
    { $count ->
        [one] Bitte 1 oder den Anfang des Namens eingeben.
       *[other] Bitte eine Zahl von 1 bis { $count } oder den Anfang eines Namens eingeben.
    }
cli-unfinished = Eine Partie ist noch nicht zu Ende: { $game }, { $seats } Plätze, { $entries ->
    [one] 1 Eintrag
   *[other] { NUMBER($entries, useGrouping: 0) } Einträge
}, zuletzt gespielt { $when }.
cli-resume-prompt = Fortsetzen? [J/n]{ " " }
cli-yes = ja
cli-no = nein
cli-yes-or-no = Bitte { $yes } oder { $no } eingeben.
cli-guest = Gast
cli-seats =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
cli-sits-human = Platz { $seat }: { $name }
cli-sits-squire = Platz { $seat }: { $name }, ein Bot (Knappe)
cli-sits-knight = Platz { $seat }: { $name }, ein Bot (Ritter)
cli-sits-baron = Platz { $seat }: { $name }, ein Bot (Baron)
cli-sits-master = Platz { $seat }: { $name }, ein Bot (Meister)
cli-sits-grandmaster = Platz { $seat }: { $name }, ein Bot (Großmeister)
cli-sits-greedy = Platz { $seat }: { $name }, ein Bot (gierig)
cli-sits-random = Platz { $seat }: { $name }, ein Bot (zufällig)
cli-kept = Die Partie wird nach jedem Schritt hier gesichert: { $path }
cli-commitment = Prüfsumme des geheimen Startwerts, vor der Partie hinterlegt: { $commitment }
cli-welcome = Zum Wählen eine Zahl eingeben. h erklärt mehr, r zeigt die Regeln hinter der Frage.
cli-hand-over = Als Nächstes: { $name }. Enter drücken, wenn sonst niemand auf den Bildschirm sieht.{ " " }

## Am Tisch

cli-prompt = Wahl>{ " " }
cli-your-turn = DU BIST AM ZUG
cli-since = Seit deinem letzten Zug
cli-times = { $text } ({ $count }-mal)
cli-key-undo = zurück
cli-key-hint = Tipp
cli-key-rules = Regeln
cli-key-save = sichern
cli-key-log = Spielverlauf
cli-key-view = Stellung
cli-key-help = Hilfe
cli-key-quit = gehen
cli-help-choose = Wähle mit einer Zahl, mit der Kurzschrift, die unten in Klammern steht, etwa „{ $example }“, oder mit dem Anfang einer Wahl.
cli-help-preview = Ein Fragezeichen dahinter, etwa „1?“, zeigt, was sicher folgt, ohne es schon zu wählen.
cli-help-undo = zurück: den letzten eigenen Schritt zurücknehmen, solange niemand etwas daraus erfahren hat
cli-help-hint = Tipp: was ein Meister hier täte, wie gut seine Aussichten wären, und warum
cli-help-rules = Regeln: r allein zeigt die Regeln hinter der Frage, r H22 eine Regel, r Frieden alle zu einem Wort
cli-help-save = sichern: s allein sagt, wo die Partie liegt, s DATEI schreibt sie zusätzlich in eine andere Datei
cli-help-log = Spielverlauf: was bisher geschah; l 100 zeigt die letzten hundert Ereignisse
cli-help-view = Stellung: noch einmal die ganze Stellung und was du wählen kannst
cli-help-help = Hilfe: diese Seite
cli-thinks = { $name } denkt nach
cli-hint-thinks = Ein Meister denkt nach
cli-simulations = { $names }: { $done } von { $wanted } Simulationen in der Bedenkzeit
cli-help-quit = gehen: Die Partie bleibt gesichert und lässt sich fortsetzen
cli-empty =
    { $count ->
        [one] Nichts gewählt; gib 1 oder h für Hilfe ein.
       *[other] Nichts gewählt; gib eine Zahl von 1 bis { $count } oder h für Hilfe ein.
    }
cli-no-such-number =
    { $count ->
        [one] Eine Wahl { $number } gibt es nicht, nur die 1.
       *[other] Eine Wahl { $number } gibt es nicht, nur 1 bis { $count }.
    }
cli-ambiguous = „{ $text }“ passt auf { $count } Möglichkeiten: { $choices }
cli-not-understood = „{ $text }“ steht nicht zur Wahl; gib eine Zahl oder h für Hilfe ein.
cli-not-now = „{ $text }“ geht jetzt nicht.
cli-no-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt ist endgültig.
cli-undone = Zurückgenommen.
cli-preview = Sicher folgt:
cli-preview-nothing = Was folgt, ist vorher nicht sicher.
cli-rules-hint = r H22 zeigt eine Regel, r WORT sucht ein Wort; „tafelrunde rules { $game }“ gibt das ganze Buch aus.
cli-saved = Gesichert in { $path }.
cli-log-earlier =
    { $count ->
        [one] Ein früheres Ereignis fehlt hier; l { $all } zeigt alle.
       *[other] { $count } frühere Ereignisse fehlen hier; l { $all } zeigt alle.
    }
cli-left = Die Partie ist gesichert. Fortsetzen mit: tafelrunde play --load { $path }

## Nach der Partie

cli-over = Die Partie ist zu Ende.
cli-standings-place = Rang
cli-standings-seat = Name
cli-standings-points = Punkte
cli-seed = Der Startwert: { $seed }
cli-record = Die Aufzeichnung liegt in { $path }; „tafelrunde verify“ prüft sie, „tafelrunde replay“ spielt sie nach.

## Nachspielen und Prüfen

cli-replay-open = mit offenen Karten erzählt
cli-replay-onlooker = aus der Sicht eines Zuschauers
cli-replay-seat = aus der Sicht von { $name }
cli-replay-nothing = { $name } hat etwas getan, das nicht erzählt wird.
cli-replay-prompt = { $chapter } von { $last }; Enter, Zahl, v, q>{ " " }
cli-replay-keys = „{ $text }“ bedeutet hier nichts: Enter geht weiter, eine Zahl bis { $last } geht zu diesem Eintrag, v zeigt die Stellung, q endet.
cli-replay-running = Die Partie ist noch nicht zu Ende.
cli-verify-commitment = Der Startwert ist der zu Beginn hinterlegte: { $commitment }
cli-verify-picks =
    { $count ->
        [one] Der eine Zufallswert ergibt sich aus dem Startwert.
       *[other] Alle { $count } Zufallswerte ergeben sich aus dem Startwert.
    }
cli-verify-rules =
    { $count ->
        [one] Der eine Eintrag hält die Regeln ein, und das Ergebnis folgt daraus.
       *[other] Alle { $count } Einträge halten die Regeln ein, und das Ergebnis folgt daraus.
    }
cli-verify-good = Die Aufzeichnung ist in Ordnung.

cli-bench-head = { $game }, { $seats } Plätze, Zufallszüge, ein Kern
cli-bench-compiled = kompiliert
cli-bench-interpreted = interpretiert
cli-bench-playout = in der Engine, Aktionen je Sekunde
cli-bench-numbers = aus Python über Nummern, Aktionen je Sekunde
cli-bench-actions = aus Python über typisierte Aktionen, Aktionen je Sekunde
cli-bench-live = wie am Tisch gespielt, Aktionen je Sekunde
cli-bench-clone = Kopie, Mikrosekunden
cli-bench-view = Sicht, Mikrosekunden
cli-bench-imagine = Vorstellung, Mikrosekunden
cli-bench-peers = Andere Engines in diesem Lauf, aus Python gesteuert, und wievielmal so schnell { $game } über Nummern ist
cli-bench-no-peers = OpenSpiel und RLCard sind nicht installiert, also gibt es keinen Vergleich (pip install tafelrunde[bench]).

## Der Server

cli-serve-about = Die Tische für Browser und Bots öffnen: Tischliste, schnelle und langsame Partien.
cli-backup-about = Die Datenbank eines laufenden Servers in eine Datei kopieren.
cli-export-about = Alle Tische, Leute und Wertungen in eine Datei schreiben.
cli-import-about = Tische, Leute und Wertungen aus einer solchen Datei lesen oder eine Partie aus einer Aufzeichnung.
cli-option-settings = Einstellungen in TOML; die Umgebung (TAFELRUNDE_PORT=9000) geht vor
cli-option-host = wo der Server lauscht (Vorgabe: 127.0.0.1)
cli-option-port = der Port (Vorgabe: 8000)
cli-option-database = eine SQLite-Datei oder postgresql://…
cli-option-open-browser = den Browser öffnen
cli-option-backup = die Datei, die geschrieben wird; es darf sie noch nicht geben
cli-option-export = die Datei, die geschrieben wird, je Zeile ein JSON-Objekt; es darf sie noch nicht geben
cli-option-import = die Datei, die gelesen wird: ein Export oder eine Aufzeichnung (.tafel)
cli-serving = Die Tafelrunde ist offen: { $address }
cli-serving-end = Strg+C schließt sie.
cli-serving-failed = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
cli-port-taken = Den Port { $port } benutzt schon etwas anderes. Nimm einen anderen: --port { $other }
cli-backed-up = Die Datenbank ist nach { $file } kopiert.
cli-exported = { $tables ->
    [one] Ein Tisch steht
   *[other] { NUMBER($tables, useGrouping: 0) } Tische stehen
} jetzt in { $file }.
cli-imported = { $tables ->
    [one] Ein Tisch wurde
   *[other] { NUMBER($tables, useGrouping: 0) } Tische wurden
} gelesen; { $known ->
    [one] einer war schon da
   *[other] { NUMBER($known, useGrouping: 0) } waren schon da
}.
cli-error-backup-shared = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert, etwa pg_dump.
cli-freeze-about = Die heutigen Regeln aufbewahren, damit Tische nach einer Aktualisierung mit ihnen weitergehen; ein Server tut das beim Start von selbst.
cli-versions-about = Sagen, welche Fassungen der Regeln hier sind und welche davon noch gebraucht werden.
cli-doctor-about = Eine Einrichtung prüfen und sagen, was daran nicht stimmt.
cli-frozen = { $game }, Fassung { NUMBER($version, useGrouping: 0) } der Regeln: aufbewahrt in { $directory }.
cli-frozen-before = { $game }, Fassung { NUMBER($version, useGrouping: 0) } der Regeln: schon aufbewahrt in { $directory }.
cli-edition-today = { $game }, Fassung { NUMBER($version, useGrouping: 0) }: die heutigen Regeln. Offene Tische: { $open }; beendete Partien: { $over }.
cli-edition-kept = { $game }, Fassung { NUMBER($version, useGrouping: 0) }: aufbewahrt. Offene Tische: { $open }; beendete Partien: { $over }.
cli-edition-missing = { $game }, Fassung { NUMBER($version, useGrouping: 0) }: fehlt. Tische, die darauf warten: { $open }; beendete Partien, die sich nicht nachspielen lassen: { $over }.
cli-edition-unneeded = { $over ->
    [0] Nichts braucht sie mehr; ihre Datei kann gelöscht werden.
    [one] Kein Tisch braucht sie mehr; ohne ihre Datei lässt sich eine Partie nicht mehr nachspielen.
   *[other] Kein Tisch braucht sie mehr; ohne ihre Datei lassen sich { $over } Partien nicht mehr nachspielen.
}

## The end

cli-end-won-by = gewonnen von
cli-end-blow = Was entschied: { $round }

## Moderation

cli-people-about = Leute suchen, verwarnen, stummschalten, sperren oder umbenennen; festlegen, wer moderiert.
cli-tables-about = Tische suchen, ihre Unterhaltung lesen, sie schließen und Zeilen entfernen.
cli-name-person = PERSON
cli-name-table = TISCH
cli-name-text = TEXT
cli-option-people-act = was zu tun ist
cli-option-person = der Name eines Kontos oder eine ID; bei search ein Teil eines Namens, bei close-report die ID einer Meldung
cli-option-new-name = der neue Name bei rename; sonst wird einer erfunden
cli-option-why = der Grund, für die Person und für das Verzeichnis der Eingriffe
cli-option-hours = für wie viele Stunden (Vorgabe: bis zur Aufhebung)
cli-option-ban-address = eine Adresse oder ein Netz wie 203.0.113.0/24 sperren oder entsperren
cli-option-keeper-off = nicht mehr in der Moderation
cli-option-tables-act = was zu tun ist
cli-option-table = die ID eines Tischs; bei search ein Teil davon oder die ID einer Person
cli-option-lines = Nummern der Zeilen, die entfernt werden; ohne sie zeigt chat die Zeilen
cli-error-why = Bitte einen Grund angeben: --why TEXT
cli-error-no-person = Wer? Bitte den Namen eines Kontos oder eine ID angeben.
cli-error-no-table = Welcher Tisch? Bitte seine ID angeben.
cli-error-people-several = Mehrere heißen „{ $name }“; bitte eine ID angeben: { $ids }
cli-error-people-nobody = Niemand heißt „{ $name }“ oder hat diese ID.
cli-error-line = „{ $text }“ ist keine Zeilennummer.
cli-keeping-done = Erledigt. Es gilt sofort und steht im Verzeichnis der Eingriffe.
cli-people-none = Niemand gefunden.
cli-people-account = Konto
cli-people-guest = Gast
cli-people-since = hier seit { $day }
cli-people-seen = zuletzt gesehen { $day }, Adresse { $address }
cli-people-keeper = gehört zur Moderation
cli-people-tables = Tische:
cli-people-sanctions = Verwarnungen, Stummschaltungen und Sperren:
cli-people-until = bis { $day }
cli-people-settled = erledigt { $day }
cli-people-reports = Meldungen:
cli-people-no-reports = keine
cli-people-audit = Verzeichnis der Eingriffe:
cli-people-no-audit = noch nichts
cli-tables-none = Kein Tisch gefunden.
cli-tables-removed = von der Moderation entfernt

## Lektionen

cli-learn-about = Ein Spiel an seinem eigenen Tisch lernen: die Lektionen auflisten oder eine spielen.
cli-name-lesson = NUMMER
cli-option-learn-game = das Spiel; ohne Angabe werden alle Lektionen aufgelistet
cli-option-learn-number = die Nummer der Lektion; ohne Angabe werden die Lektionen des Spiels aufgelistet
cli-error-no-lessons = Für { $game } gibt es keine Lektionen.
cli-error-lesson =
    { $count ->
        [one] Lektion { $number } gibt es nicht; es gibt nur Lektion 1.
       *[other] Lektion { $number } gibt es nicht; sie gehen von 1 bis { $count }.
    }
cli-lessons = Lektionen: { $game }
cli-lessons-short = kurzer Weg
cli-lessons-done = erledigt
cli-lessons-begin = Für die erste Partie genügt der kurze Weg. Beginne mit: { $command }
cli-lessons-over = Das war die letzte Lektion.
cli-lesson-title = Lektion { $number }: { $title }
cli-lesson-step = Schritt { $number } von { $count }
cli-lesson-scripted = Alles Erlaubte darfst du auch hier. Der Zufall und die anderen folgen einem Drehbuch.
cli-lesson-meant = Gemeint ist: { $number }) { $choice }
cli-lesson-back = Zurückgenommen: Der Tisch liegt wieder wie vorher.
cli-lesson-tip = TIPP
cli-lesson-next-step = Eingabetaste: weiter mit Schritt { $number }, q: gehen>{ " " }
cli-lesson-next = Eingabetaste: weiter mit „{ $title }“, q: gehen>{ " " }
cli-lesson-wait = „{ $text }“ bedeutet hier nichts: Mit der Eingabetaste geht es weiter, mit q gehst du.
cli-lesson-no-undo = Es gibt nichts zurückzunehmen: Dieser Schritt hat erst begonnen.
cli-lesson-left = Beendete Lektionen bleiben vermerkt. Weiter mit: tafelrunde learn { $game }
cli-help-lesson-undo = zurück: diesen Schritt von vorn beginnen
cli-help-lesson-quit = gehen: Beendete Lektionen bleiben vermerkt

cli-a-guest = ein Gast

## Übungen.

cli-exercises-about = Löse Übungen am Tisch eines Spiels, oder finde neue in Partien von Bots.
cli-option-exercises-play = Übungen spielen; ohne das werden sie gezählt, oder mit --game neue gefunden
cli-option-exercises-game = das Spiel; ohne Angabe die Übung des Tages
cli-option-exercises-number = die Nummer der Übung; ohne Angabe die erste, die du noch nicht gelöst hast
cli-option-exercises-find = neue Übungen für dieses Spiel finden
cli-option-exercises-count = wie viele gefunden werden sollen (sonst 10)
cli-option-exercises-difficulty = nur solche von dieser Schwierigkeit an, 1 bis 3 (sonst 1)
cli-option-exercises-seed = Startwert der Partien, in denen gesucht wird (sonst 1)
cli-option-exercises-write = die Datei, an die sie angehängt werden; derselbe Befehl setzt die Suche fort
cli-exercises-row = Schwierigkeit { $difficulty }: Übungen { $first } bis { $last }, gelöst: { $done }
cli-exercises-begin = Weiter mit: { $command }
cli-exercise-title = Übung { $number }: { $title } (Schwierigkeit { $difficulty } von 3)
cli-exercise-next = Eingabetaste: weiter, Übung { $number }; q hört auf>{ " " }
cli-error-exercise = Übung { $number } gibt es nicht; es gibt 1 bis { $count }.
cli-error-no-exercises = Für { $game } gibt es noch keine Übungen.
cli-error-no-exercise-today = Hier gibt es noch keine Übungen.

## Analysen

cli-review-about = Eine aufgezeichnete, beendete Partie analysieren: Siegchancen, Glück und was Entscheidungen gekostet haben.
cli-option-review-seat = für diesen Platz erzählt, ab 1 gezählt
cli-option-review-json = die Analyse in diese Datei schreiben
cli-option-review-svg = die Siegchancen in diese SVG-Datei zeichnen
cli-option-quick = etwa zehn Sekunden (Vorgabe)
cli-option-deep = etwa zwei Minuten
cli-option-review-simulations = stattdessen so viele Simulationen je Entscheidung
cli-option-adjusted = auch die Anteile der ersten Plätze ohne Glück ausgeben
