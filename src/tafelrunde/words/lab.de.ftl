# Was die Arena und das Abstimmen der Gewichte sagen.

## Fortschritt und Ergebnisse

lab-done = { $done } von { $total }
lab-left = noch { $time }
lab-percent = { $number } %
lab-player = Spieler
lab-matches = Partien
lab-firsts = erste Plätze (95 %)
lab-place = mittlerer Rang
lab-rating = Wertung (95 %)
lab-seconds = Sekunden je Entscheidung
lab-deals =
    { $matches ->
        [one] { $seats } Plätze, eine Partie
       *[other] { $seats } Plätze, { $matches } Partien mit { $deals ->
            [one] einer Ausgangslage
           *[other] { $deals } Ausgangslagen
        }, jede mit reihum getauschten Plätzen
    }
lab-equal = Gleich starke Spieler würden in { $share } ihrer Partien Erste. Wertung nach Plackett und Luce (openskill).
lab-above = Das 95-%-Intervall von { $name } liegt nach { $matches } Partien über { $share }.
lab-below = Das 95-%-Intervall von { $name } liegt nach { $matches } Partien unter { $share }.
lab-open = Das 95-%-Intervall von { $name } enthält nach { $matches } Partien noch { $share }.
lab-hurried = { $name } stieß bei { $share } der Entscheidungen an die Zeitgrenze, die Stärke hing also von diesem Rechner ab; --fraction oder weniger --jobs helfen.
lab-stopped = Angehalten nach { $done } von { $total } Partien.
lab-resume = Das Gespielte ist gesichert; derselbe Befehl macht hier weiter.
lab-resume-not = Nichts davon ist gesichert; mit --json DATEI würde derselbe Befehl hier weitermachen.
lab-faults =
    { $count ->
        [one] { $name } hat eine Partie durch einen Fehler verloren:
       *[other] { $name } hat { $count } Partien durch Fehler verloren; der erste:
    }
lab-plot = { $game }, { $seats } Plätze, { $matches } Partien
lab-axis = Anteil der ersten Plätze mit 95-%-Intervallen
lab-mark-equal = gleich stark

## Abstimmen der Gewichte

lab-tuned =
    { $trials ->
        [one] Gewichte für { $game } nach einem Versuch.
       *[other] Gewichte für { $game } nach { $trials } Versuchen.
    }
lab-confirmed = Besser: In { $share } von { $matches } neuen Partien gegen die bisherigen lagen sie vorn.
lab-unconfirmed = Nicht nachweislich besser: In { $share } von { $matches } neuen Partien gegen die bisherigen lagen sie vorn.
lab-tune-resume = Angehalten; die fertigen Versuche sind gesichert, und derselbe Befehl macht hier weiter.
lab-tune-resume-not = Angehalten; mit --study DATEI würde derselbe Befehl hier weitermachen.
## Lernen

lab-train-round = Runde { $round } von { $rounds }, { $share } gegen den Anfang
lab-train-stopped =
    { $rounds ->
        [one] Angehalten; eine fertige Runde ist in „{ $path }“ gesichert, und derselbe Befehl macht hier weiter.
       *[other] Angehalten; { $rounds } fertige Runden sind in „{ $path }“ gesichert, und derselbe Befehl macht hier weiter.
    }
lab-trained-better = Besser: Nach { $rounds } Runden lag die neue Bewertung in { $share } von { $matches } neuen Partien gegen den Anfang vorn.
lab-trained-equal = Nicht besser: Nach { $rounds } Runden lag die neue Bewertung in { $share } von { $matches } neuen Partien gegen den Anfang vorn.
lab-trained-open = Nicht nachweislich besser: Nach { $rounds } Runden lag die neue Bewertung in { $share } von { $matches } neuen Partien gegen den Anfang vorn.
lab-trained = Sie liegt in „{ $path }“; als STUFE+{ $path } spielt sie in der Arena.

## Was fremde Bots falsch machen

lab-fault-raised = { $name } löste eine Ausnahme aus: { $what }
lab-fault-start = { $name } ließ sich nicht starten: { $what }
lab-fault-hello = { $name } erwiderte den Gruß nicht mit einer Zeile wie {"{"}"kind": "hello"{"}"}.
lab-fault-late = { $name } antwortete nicht innerhalb von { $seconds } Sekunden.
lab-fault-ended = { $name } endete mitten in der Partie: { $what }
lab-fault-nonsense = { $name } antwortete mit etwas, das kein JSON-Objekt ist: { $line }
lab-fault-illegal = { $name } wählte etwas, das nicht erlaubt ist: { $action }

## Was auf der Kommandozeile falsch sein kann

lab-error-player = Den Spieler „{ $name }“ gibt es nicht; es gibt: { $known }.
lab-error-players = { $seats } Plätze brauchen mindestens { $seats } Spieler; genannt: { $players }. Einer darf mehrmals genannt werden.
lab-error-weights = In der Datei „{ $path }“ stehen keine Gewichte für { $game } ({ $reason }).
lab-error-command = Das Programm von „{ $name }“ ist nicht zu finden oder darf nicht ausgeführt werden.
lab-error-class = „{ $name }“ lässt sich nicht laden ({ $reason }).
lab-error-no-bot = „{ $name }“ ist kein Bot: Die Methode decide(view, legal, clock) fehlt.
lab-error-least = { $option } muss mindestens 1 sein, nicht { $text }.
lab-error-difficulty = { $option } muss 1, 2 oder 3 sein, nicht { $text }.
lab-error-share = { $option } braucht einen Anteil über 0 und bis 1, etwa 0.6 oder 1/16, nicht „{ $text }“.
lab-error-seconds = { $option } braucht eine Zahl von Sekunden über 0, nicht „{ $text }“.
lab-error-place = „{ $path }“ lässt sich nicht schreiben: Das Verzeichnis gibt es nicht, oder es ist selbst eines.
lab-error-foreign = Die Datei „{ $path }“ ist keine Datei der Arena; bitte einen anderen Namen wählen.
lab-error-setup = Die Datei „{ $path }“ entstand mit anderen Vorgaben: „{ $what }“ ist dort { $was }, nicht { $now }. Bitte einen anderen Namen wählen.
lab-error-ray-missing = Ray ist nicht installiert; „pip install tafelrunde[ray]“ bringt es mit.
lab-error-ray = Unter „{ $address }“ antwortet kein Ray-Cluster ({ $reason }).
lab-error-untuned = Für { $game } gibt es keine Gewichte, die sich abstimmen ließen.
lab-error-instinct = Worüber eine Suche zuerst nachdenken soll, wird für eine gelernte Bewertung zweier Plätze gelernt; für { $game } gibt es hier keine. Mit --start lässt sich eine angeben.
lab-error-hunch = Was Mitspieler haben, wird für eine gelernte Bewertung gelernt; für { $game } gibt es an einem solchen Tisch keine. Mit --start lässt sich eine angeben.
lab-error-study = Die Datei „{ $path }“ ist keine Datei solcher Versuche; bitte einen anderen Namen wählen.
lab-error-tune-missing = Optuna ist nicht installiert; „pip install tafelrunde[tune]“ bringt es mit.
lab-error-train-missing = numpy oder scipy ist nicht installiert; „pip install tafelrunde[train]“ bringt beide mit.
lab-error-worker = Ein Prozess, der Partien spielte, ist ausgefallen; vielleicht hat ihn ein eigener Bot beendet. Was vorher gespielt wurde, steht in der Datei, falls es eine gibt.

## Übungen finden.

lab-exercises-matches = Partien: { $matches }
lab-exercises-found = Neue Übungen: { $count }, in „{ $path }“.
lab-error-exercises = „{ $path }“ enthält keine Übungen: { $why }

## Ohne Glück

lab-adjusted-deals = Ausgangslagen
lab-adjusted = ohne Glück
lab-saving = Ersparnis
lab-adjusted-note = Ohne Glück: erste Plätze abzüglich dessen, was Zufallswerte eingebracht haben, mit 95-%-Intervall über ganze Ausgangslagen. Ersparnis: das Wievielfache an Partien der einfache Anteil für ein ebenso enges Intervall braucht.
