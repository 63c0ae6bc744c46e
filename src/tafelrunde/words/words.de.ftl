# Wörter des Hauses: in jedem Spiel gesagt.

none = –
number = { NUMBER($number) }
list-last = { $list } und { $last }
seat-name = Platz { $number }

## Was schiefging. `error-in-line` steht vor jedem Satz über eine Aufzeichnung.

error-in-line = Zeile { NUMBER($line, useGrouping: 0) }: { $sentence }
error-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }.
error-game-unknown = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-game-package = Im Paket „{ $package }“ gibt es kein Spiel.
error-version-missing = Fassung { NUMBER($version, useGrouping: 0) } der Regeln von { $game } ist hier nicht aufbewahrt.
error-option-unknown = { $game } hat keine Option „{ $option }“; es gibt: { $known }.
error-option-value = Erlaubte Werte der Option „{ $option }“: { $known } (nicht „{ $value }“).
error-options-beside-object = Ein Game-Objekt hat seine Optionen schon; gib sie nur zusammen mit dem Schlüssel an.
error-seats =
    { $span ->
        [0] { $game } ist für { $few } Plätze, nicht für { $seats }.
       *[other] { $game } ist für { $few } bis { $many } Plätze, nicht für { $seats }.
    }
error-names =
    Für { $seats } Plätze braucht es { $seats } Namen, { $names ->
        [0] es ist aber keiner da
        [1] es ist aber nur einer da
       *[other] es sind aber { $names } da
    }.
error-name = „{ $name }“ ist kein Name: 1 bis 60 druckbare Zeichen auf einer Zeile müssen es sein.
error-position = Eine solche Stellung gibt es in { $game } nicht: { $why }.
error-position-text = Die Stellung ist nicht lesbar: { $why }.
error-no-such-seat = Einen Platz { $seat } gibt es an einem Tisch mit { $seats } Plätzen nicht.
error-match-over = Die Partie ist zu Ende.
error-not-your-turn = Am Zug ist nicht Platz { $seat }, sondern Platz { $owing }.
error-not-legal = Platz { $seat } darf „{ $action }“ jetzt nicht spielen.
error-no-such-action = Das Spiel hat keine Aktion { $action }.
error-no-such-card = Die Karte „{ $text }“ gibt es nicht.
error-notation = Die Aktion „{ $text }“ gibt es nicht.
error-no-undo = Platz { $seat } hat nichts zurückzunehmen.
error-not-together = Dazwischen entscheidet sich etwas; das geht nicht auf einmal.
error-no-seed = Diese Aufzeichnung enthält keinen Startwert; die Partie lässt sich damit nicht weiterspielen.
error-record-foreign = Das ist keine Aufzeichnung von Tafelrunde; eine solche beginnt mit „{ $title }“.
error-record-truncated = Die Aufzeichnung bricht hier ab; ihre Schlusszeile „entries: …“ fehlt.
error-record-expected = Hier sollte „{ $key }: …“ stehen, da steht aber „{ $text }“.
error-record-line = „{ $text }“ ist nicht zu verstehen.
error-record-count =
    Es sollten { NUMBER($count, useGrouping: 0) } Einträge sein, gefunden wurden { NUMBER($found, useGrouping: 0) }.
error-record-more = Die Aufzeichnung ist schon zu Ende; es darf nichts mehr folgen.
error-record-version =
    Das ist eine Aufzeichnung von { $game } nach Fassung { NUMBER($version, useGrouping: 0) } der Regeln; diese Fassung ist hier nicht aufbewahrt.
error-record-commitment = Der Startwert ist nicht der, der zu Beginn hinterlegt wurde.
error-record-no-seed = Der Startwert ist noch nicht veröffentlicht; die Ausgangslage lässt sich noch nicht prüfen.
error-record-pick = Der Zufallswert { NUMBER($count, useGrouping: 0) } ({ $pick }) ergibt sich nicht aus dem Startwert.
error-record-picks = Die Zufallswerte sind nicht die, nach denen die Regeln fragen.
error-record-standings = Der Endstand ist nicht der, der aus den Einträgen folgt.
error-level-unknown = Eine Stufe „{ $level }“ gibt es nicht; es gibt: { $known }.
error-net-foreign = „{ $name }“ ist keine Datei einer gelernten Stellungsbewertung.
error-net-game = „{ $name }“ wurde für { $other } gelernt, nicht für { $game }.
error-net-rules = „{ $name }“ wurde für Fassung { $was } der Regeln gelernt; dies ist Fassung { $now }.
error-net-encoding = „{ $name }“ wurde aus anderen Merkmalen der Stellung gelernt, als diese Version sie sieht.
error-net-damaged = „{ $name }“ ist beschädigt oder unvollständig.
error-net-none = Für { $game } lässt sich keine Stellungsbewertung lernen: Nirgends steht, welche Merkmale der Stellung sie sähe.

## Warum etwas nicht geht.

why-not-over = Die Partie ist zu Ende.
why-not-turn = Du bist nicht am Zug.

## Tipps: was der stärkste Bot täte, und warum.

hint-only = Es gibt nur eine Wahl: { $action }.
hint-says = Ein Meister würde wählen: { $action } (Siegchance: { $chance }{"\u00A0"}%)
hint-simulations = Die Zeit reichte für { $done } von { $wanted } Simulationen.

## Übungen: Stellungen, in denen eine Wahl klar die beste ist.

exercise-about = Eine Wahl ist hier klar besser als alle anderen: Finde sie.
exercise-tip = Die Chancen stammen aus drei Suchen mit je 20.000 Simulationen. Was auf eine Wahl folgt, haben starke Bots gespielt, mit verdeckten Karten und Steinen, wie sie zu deiner Sicht passen.
exercise-right = Richtig: So gewinnst du von hier aus etwa { $chance } von 100 Partien, mit der nächstbesten Wahl { $next }.
exercise-other = Erlaubt, aber so gewinnst du von hier aus etwa { $chance } von 100 Partien statt { $best }, das kostet { $cost }. Am besten war: { $action }.
exercise-else = Erlaubt, aber eine andere Wahl ist klar besser.
exercise-own-about = Eine Entscheidung, die dich in einer Partie etwas gekostet hat: Finde die bessere Wahl.
exercise-own-same = So hast du in der Partie gewählt: Von hier aus gewinnst du damit etwa { $chance } von 100 Partien statt { $best }, das kostet { $cost }. Am besten war: { $action }.
exercise-own-else = Erlaubt, aber die Analyse hält mehr von anderen Wahlen.
exercise-own-tip = Die Chancen stammen aus der Analyse deiner Partie, nach dem, was du wusstest. Was du nicht sehen konntest, ist hier neu ausgedacht.
