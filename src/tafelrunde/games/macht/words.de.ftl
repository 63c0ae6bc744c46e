macht-title = Macht & Ohnmacht
macht-about = Ritter und Magier ringen in Schwert- und Magiezyklen um die Insel; ein Spiel für zwei mit geheimen Versteigerungen.
macht-reason-twelve = Zwölf Punkte, Siegpunkte und aktive Gebiete zusammen.
macht-reason-higher-total = Beide haben zwölf erreicht; die höhere Summe gewinnt.
macht-reason-shared = Gleiche Summen nach dem dreißigsten Zyklus.
macht-option-starter-tiebreak-cycle = Bei gleichen Siegpunkten bestimmen den Startspieler die aktiven Gebiete
macht-option-starter-tiebreak-cycle-new = des neuen Zyklus
macht-option-starter-tiebreak-cycle-old = des eben beendeten Zyklus
macht-option-move-into-empty = Bewegung in leere Gebiete
macht-option-move-into-empty-on = erlaubt
macht-option-move-into-empty-off = nicht erlaubt

## Teile

macht-person = { $seat }
    .you = dich
macht-times = { $count } × { $what }
macht-symbol-castle = Burg
macht-symbol-armour = Rüstung
macht-symbol-tent = Zelt
macht-symbol-key = Schlüssel
macht-knights = { $count } Ritter
macht-mages = { $count } Magier
macht-some-knights = { $count ->
    [one] einen Ritter
   *[other] { $count } Ritter
}
macht-some-mages = { $count ->
    [one] einen Magier
   *[other] { $count } Magier
}
macht-marker-influence-castle = Einflussmarker Burg
macht-marker-influence-armour = Einflussmarker Rüstung
macht-marker-influence-tent = Einflussmarker Zelt
macht-marker-influence-key = Einflussmarker Schlüssel
macht-marker-number-castle = Zahlenmarker +1 Burg
macht-marker-number-armour = Zahlenmarker +1 Rüstung
macht-marker-number-tent = Zahlenmarker +1 Zelt
macht-marker-number-key = Zahlenmarker +1 Schlüssel
macht-marker-movement = Bewegung
macht-marker-sea-movement = Seebewegung
macht-marker-merlin = Merlin
macht-marker-snake = Schlange
macht-marker-victory-point = Siegpunkt
macht-marker-uprising = Aufstand
macht-marker-region-swap = Gebietsmarkerwechsel
macht-the-influence-castle = den Einflussmarker Burg
macht-the-influence-armour = den Einflussmarker Rüstung
macht-the-influence-tent = den Einflussmarker Zelt
macht-the-influence-key = den Einflussmarker Schlüssel
macht-the-number-castle = den Zahlenmarker +1 Burg
macht-the-number-armour = den Zahlenmarker +1 Rüstung
macht-the-number-tent = den Zahlenmarker +1 Zelt
macht-the-number-key = den Zahlenmarker +1 Schlüssel
macht-the-movement = den Bewegungsmarker
macht-the-sea-movement = den Seebewegungsmarker
macht-the-merlin = Merlin
macht-the-snake = die Schlange
macht-the-victory-point = den Siegpunkt
macht-the-uprising = den Aufstand
macht-the-region-swap = den Gebietsmarkerwechsel

## Ereignisse

macht-event-region-marked = { $region } erhält das Symbol { $symbol }.
macht-event-cycle-began = { $kind ->
    [magic] { $cycle }. Zyklus, ein Magiezyklus: Die Magier sind aktiv.
   *[sword] { $cycle }. Zyklus, ein Schwertzyklus: Die Ritter sind aktiv.
}
macht-event-income-received = { $seat } erhält { $pieces } als Einnahmen.
    .you = Du erhältst { $pieces } als Einnahmen.
macht-event-income-received-none = { $seat } erhält keine Einnahmen; die Kasse ist leer.
    .you = Du erhältst keine Einnahmen; deine Kasse ist leer.
macht-event-hourglass-filled = Auf der Sanduhr liegen { $cubes } Würfel.
macht-event-hourglass-markers-mixed = Alle Sanduhrmarker sind aufgebraucht und werden neu gemischt.
macht-event-markers-mixed = Die Schale ist leer; die Ablage wird hineingemischt.
macht-event-marker-laid-open = Ein Marker wird aufgedeckt: { $marker }.
macht-event-starter-found = { $because ->
    [points] { $seat } hat weniger Siegpunkte und beginnt mit { $actions ->
        [one] nur einer Aktion
       *[other] { $actions } Aktionen
    }.
    [regions] { $seat } hat weniger aktive Gebiete und beginnt mit { $actions ->
        [one] nur einer Aktion
       *[other] { $actions } Aktionen
    }.
   *[chance] Das Los bestimmt { $seat } zum Startspieler: { $actions ->
        [one] nur eine Aktion
       *[other] { $actions } Aktionen
    } im ersten Zug.
}
    .you = { $because ->
        [points] Du hast weniger Siegpunkte und beginnst mit { $actions ->
            [one] nur einer Aktion
           *[other] { $actions } Aktionen
        }.
        [regions] Du hast weniger aktive Gebiete und beginnst mit { $actions ->
            [one] nur einer Aktion
           *[other] { $actions } Aktionen
        }.
       *[chance] Das Los bestimmt dich zum Startspieler: { $actions ->
            [one] nur eine Aktion
           *[other] { $actions } Aktionen
        } im ersten Zug.
    }
macht-event-marker-taken = { $seat } nimmt { $marker }.
    .you = Du nimmst { $marker }.
macht-event-deployed = { $seat } setzt { $pieces } in { $region } ein.
    .you = Du setzt { $pieces } in { $region } ein.
macht-event-resupplied = { $seat } nimmt { $pieces } aus der Kasse in die Reserve.
    .you = Du nimmst { $pieces } aus der Kasse in deine Reserve.
macht-event-resupplied-none = { $seat } erhält nichts; die Kasse hat keine solchen Steine.
    .you = Du erhältst nichts; deine Kasse hat keine solchen Steine.
macht-event-cube-left = { $cubes ->
    [0] Der letzte Würfel wird von der Sanduhr genommen.
    [one] Ein Würfel wird von der Sanduhr genommen, einer bleibt.
   *[other] Ein Würfel wird von der Sanduhr genommen, { $cubes } bleiben.
}
macht-event-bid-sealed = { $seat } bietet verdeckt { $count }.
    .you = Du bietest verdeckt { $count }.
macht-event-bid-sealed-secret = { $seat } hat ein verdecktes Gebot abgegeben.
    .you = Du hast ein verdecktes Gebot abgegeben.
macht-event-bid-shown = { $seat } hat { $count } geboten.
    .you = Du hast { $count } geboten.
macht-event-auction-tied = Gleiche Gebote: Niemand ersteigert { $marker }, niemand zahlt.
macht-event-auction-won = { $seat } ersteigert { $marker } für { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
    .you = Du ersteigerst { $marker } für { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }.
macht-event-point-won = { $seat } erhält sofort einen Siegpunkt und hat jetzt { $count }.
    .you = Du erhältst sofort einen Siegpunkt und hast jetzt { $count }.
macht-event-piece-removed = Aufstand in { $region }: { $seat } verliert { $pieces } an die Kasse.
    .you = Aufstand in { $region }: Du verlierst { $pieces } an die Kasse.
macht-event-region-swapped = { $seat } tauscht den Gebietsmarker von { $region }: { $symbol } statt { $before }.
    .you = Du tauschst den Gebietsmarker von { $region }: { $symbol } statt { $before }.
macht-event-effect-declined = { $seat } nutzt { $marker } nicht weiter.
    .you = Du nutzt { $marker } nicht weiter.
macht-event-effect-lapsed = { $seat } ersteigert { $marker }, doch der Marker bleibt ohne Wirkung.
    .you = Du ersteigerst { $marker }, doch der Marker bleibt ohne Wirkung.
macht-event-reinforcement-declared = { $seat } spielt { $marker }, um { $region } zu verstärken.
    .you = Du spielst { $marker }, um { $region } zu verstärken.
macht-event-take-over-declared = { $seat } spielt { $marker }, um { $region } zu übernehmen, { $attack } gegen { $defence }.
    .you = Du spielst { $marker }, um { $region } zu übernehmen, { $attack } gegen { $defence }.
macht-event-number-declared = { $seat } spielt { $marker }.
    .you = Du spielst { $marker }.
macht-event-movement-declared = { $seat } spielt eine Bewegung: { $pieces } von { $start } nach { $goal }.
    .you = Du spielst eine Bewegung: { $pieces } von { $start } nach { $goal }.
macht-event-movement-declared-both = { $seat } spielt eine Bewegung: { $pieces } von { $start } nach { $goal }, { $back } in die Gegenrichtung.
    .you = Du spielst eine Bewegung: { $pieces } von { $start } nach { $goal }, { $back } in die Gegenrichtung.
macht-event-sea-movement-declared = { $seat } spielt eine Seebewegung: { $pieces } von { $start } nach { $goal }.
    .you = Du spielst eine Seebewegung: { $pieces } von { $start } nach { $goal }.
macht-event-resupply-declared = { $seat } spielt { $marker } als Nachschub: { $pieces }.
    .you = Du spielst { $marker } als Nachschub: { $pieces }.
macht-event-marker-stopped = { $seat } spielt die Schlange und verhindert { $marker }.
    .you = Du spielst die Schlange und verhinderst { $marker }.
macht-event-marker-allowed = { $seat } behält die Schlange und lässt es geschehen.
    .you = Du behältst die Schlange und lässt es geschehen.
macht-event-reinforced = { $seat } verstärkt { $region } und setzt { $pieces } ein.
    .you = Du verstärkst { $region } und setzt { $pieces } ein.
macht-event-retreated = { $seat } zieht { $kind } von { $start } nach { $goal } zurück.
    .you = Du ziehst { $kind } von { $start } nach { $goal } zurück.
macht-event-pieces-lost = { $seat } verliert { $pieces } in { $region } an die Kasse.
    .you = Du verlierst { $pieces } in { $region } an die Kasse.
macht-event-occupied = { $seat } besetzt { $region } und setzt { $pieces } ein.
    .you = Du besetzt { $region } und setzt { $pieces } ein.
macht-event-left-empty = { $seat } lässt { $region } leer.
    .you = Du lässt { $region } leer.
macht-event-bonus-gained = { $seat } hat bis zum Zyklusende einen Bonus von { $count } in Gebieten mit dem Symbol { $symbol }.
    .you = Du hast bis zum Zyklusende einen Bonus von { $count } in Gebieten mit dem Symbol { $symbol }.
macht-event-pieces-moved = { $seat } bewegt { $pieces } von { $start } nach { $goal }.
    .you = Du bewegst { $pieces } von { $start } nach { $goal }.
macht-event-markers-done = { $seat } spielt keinen weiteren Marker.
    .you = Du spielst keinen weiteren Marker.
macht-event-cycle-ended = Der { $cycle }. Zyklus ist zu Ende.
macht-event-regions-counted = { $seat } hat { $count ->
    [one] ein aktives Gebiet
   *[other] { $count } aktive Gebiete
}.
    .you = Du hast { $count ->
        [one] ein aktives Gebiet
       *[other] { $count } aktive Gebiete
    }.
macht-event-point-scored = { $seat } erhält einen Siegpunkt und hat jetzt { $count }.
    .you = Du erhältst einen Siegpunkt und hast jetzt { $count }.
macht-event-totals-equal = Beide haben die Summe { $total }: Der nächste Zyklus entscheidet.
macht-event-match-won = { $seat } gewinnt die Partie mit der Summe { $count }.
    .you = Du gewinnst die Partie mit der Summe { $count }.
macht-event-match-shared = Die Partie endet unentschieden, { $total } auf beiden Seiten.

## Was zu wählen ist

macht-action-take = { $marker } nehmen
macht-action-deploy = { $pieces } in { $region } einsetzen
macht-action-resupply = { $count ->
    [0] Nachschub (Kasse leer)
   *[other] Nachschub: { $pieces }
}
macht-action-number = Den Zahlenmarker +1 { $symbol } spielen
macht-action-resupply-with = Nachschub mit { $marker }: { $shown }
macht-action-resupply-with-short = Nachschub mit { $marker }: { $pieces } (statt { $shown })
macht-action-reinforce = { $region } verstärken ({ $marker })
macht-action-take-over = { $region } übernehmen, { $attack } : { $defence } ({ $marker })
macht-action-move = Bewegung aus { $region }
macht-action-sail = Seebewegung aus { $region }
macht-action-to = Nach { $region }
macht-action-knights = { $count ->
    [0] Kein Ritter
   *[other] { $count } Ritter
}
macht-action-mages = { $count ->
    [0] Kein Magier
   *[other] { $count } Magier hinüber
}
macht-action-mages-back = { $count } Magier zurück
macht-action-done = Keinen weiteren Marker spielen
macht-action-snake = Die Schlange spielen
macht-action-allow = Geschehen lassen
macht-action-retreat = Rückzug nach { $region }: { $pieces }
macht-action-no-retreat = Kein Rückzug
macht-action-occupy = { $pieces } einsetzen
macht-action-leave = Leer lassen
macht-action-bid = { $count } bieten
macht-action-remove = { $pieces } in { $region } entfernen
macht-action-stop-uprising = Nichts weiter entfernen
macht-action-swap = { $region } das Symbol { $symbol } geben
macht-action-stop-swap = Kein Wechsel

## Aufforderungen

macht-prompt-over = Die Partie ist zu Ende.
macht-prompt-waiting = { $count ->
    [one] Warten auf { $waiting }.
   *[other] Warten auf beide Gebote.
}
macht-prompt-acting = { $actions ->
    [one] Wähle deine Aktion; es ist die letzte in diesem Zug.
   *[other] Wähle eine Aktion; du hast { $actions } in diesem Zug.
}
macht-prompt-playing = Spiele einen weiteren Marker oder höre auf.
macht-prompt-last-cube = Nur noch ein Würfel: Wird er genommen, endet der Zyklus.
macht-prompt-moving-to = Wohin ziehen deine Steine aus { $start }?
macht-prompt-moving-knights = Wie viele Ritter ziehen von { $start } nach { $goal }?
macht-prompt-moving-mages = Wie viele Magier ziehen von { $start } nach { $goal }?
macht-prompt-mages-back = Magier aus { $goal } dürfen im Tausch zurückkommen.
macht-prompt-snake = Hältst du { $marker } mit der Schlange auf?
macht-prompt-snake-cost = { $cubes ->
    [0] Die Schlange nimmt den letzten Würfel: Der Zyklus wäre sofort zu Ende.
    [one] Auch die Schlange nimmt einen Würfel; einer bliebe.
   *[other] Auch die Schlange nimmt einen Würfel; { $cubes } blieben.
}
macht-prompt-retreating = { $region } ist verloren. Mit einem Stein zurückziehen?
macht-prompt-occupying = { $region } ist jetzt leer. Willst du { $pieces } einsetzen?
macht-prompt-bidding = { $kind ->
    [knights] Biete Ritter für { $marker }.
   *[mages] Biete Magier für { $marker }.
}
macht-prompt-rival-owes = { $seat } hat noch nicht geboten.
    .you = Du hast noch nicht geboten.
macht-prompt-rival-sealed = { $seat } hat verdeckt geboten.
    .you = Du hast verdeckt geboten.
macht-prompt-rising = { $count ->
    [one] Entferne dort noch einen Stein des Gegners oder höre auf.
   *[other] Entferne bis zu { $count } Steine des Gegners in einem Gebiet.
}
macht-prompt-swapping = Welches Gebiet erhält ein anderes Symbol? Ersatzmarker: { $spares }.

## Warum nicht

macht-why-not-acting = Danach ist gerade nicht gefragt: Jetzt ist Zeit für eine Aktion.
macht-why-not-playing = Du spielst gerade Marker: Spiele einen weiteren oder höre auf.
macht-why-not-moving-to = Sage erst, wohin die Bewegung geht.
macht-why-not-moving-knights = Sage erst, wie viele Ritter ziehen.
macht-why-not-moving-mages = Sage erst, wie viele Magier ziehen.
macht-why-not-snake = Entscheide erst, ob deine Schlange den Marker aufhält.
macht-why-not-retreating = Entscheide erst, ob sich ein Stein zurückzieht.
macht-why-not-occupying = Entscheide erst, ob ein Stein das Gebiet besetzt.
macht-why-not-bidding = Erst bieten beide verdeckt.
macht-why-not-rising = Führe erst den Aufstand aus oder beende ihn.
macht-why-not-swapping = Führe erst den Gebietsmarkerwechsel aus oder verzichte darauf.
macht-why-not-marker = Dieser Marker liegt nicht in deiner Reserve: { $marker }.
macht-why-not-display = Dieser Marker liegt nicht in der Auslage: { $marker }.
macht-why-not-rivals = { $region } gehört dem Gegner.
macht-why-not-not-rivals = { $region } gehört nicht dem Gegner.
macht-why-not-not-own = { $region } gehört nicht dir.
macht-why-not-full = In { $region } stehen mehr als { $limit } deiner Steine.
macht-why-not-reserve = { $kind ->
    [magic] In deiner Reserve ist kein Magier, und nur Magier sind aktiv.
   *[sword] In deiner Reserve ist kein Ritter, und nur Ritter sind aktiv.
}
macht-why-not-weak = Der Angriff auf { $region } ist nicht größer als die Verteidigung: { $attack } : { $defence }.
macht-why-not-coast = { $region } hat keine Küste.
macht-why-not-no-goal = Von { $region } aus gibt es kein Ziel.
macht-why-not-fewer = So viele stehen nicht in { $region }: { $pieces }.
macht-why-not-nothing-moves = Mindestens ein Stein muss ziehen.
macht-why-not-back-by-sea = Über See ziehen Steine nur in eine Richtung.
macht-why-not-nothing-back = Magier kommen nur im Tausch gegen Ritter zurück, und mindestens einer.
macht-why-not-same-region = Die Steine sind schon in { $region }.
macht-why-not-neighbour = { $kind ->
    [magic] { $region } und { $goal } sind nicht benachbart: Sie haben verschiedene Symbole.
   *[sword] { $region } und { $goal } sind nicht benachbart: Sie haben keine gemeinsame Grenze.
}
macht-why-not-into-empty = { $region } ist leer, und an diesem Tisch führt eine Bewegung nur in eigene Gebiete.
macht-why-not-no-knight = In { $region } steht kein Ritter.
macht-why-not-no-mage = In { $region } steht kein Magier.
macht-why-not-bid = Du kannst nicht mehr bieten, als deine Reserve enthält: { $pieces }.
macht-why-not-one-region = Der Aufstand ist in { $region }, und nur in einem Gebiet.
macht-why-not-knights-first = Ritter werden vor Magiern entfernt.
macht-why-not-same-symbol = { $region } hat dieses Symbol schon: { $symbol }.
macht-why-not-spare = Kein Ersatzmarker zeigt dieses Symbol: { $symbol }.

## Stellung

macht-position-cycle = Zyklus
macht-position-cycle-is = { $kind ->
    [magic] { $cycle }, Magie
   *[sword] { $cycle }, Schwert
}
macht-position-hourglass = Sanduhr
macht-position-hourglass-is = { $cubes } von { $of }
macht-position-turn = Am Zug
macht-position-turn-is = { $actions ->
    [one] { $seat }, noch eine Aktion
   *[other] { $seat }, noch { $actions } Aktionen
}
    .you = { $actions ->
        [one] du, noch eine Aktion
       *[other] du, noch { $actions } Aktionen
    }
macht-position-seat = Spieler
macht-position-points = Siegpunkte
macht-position-active = Aktive Gebiete
macht-position-total = Summe (Ziel { $win })
macht-position-reserve = Reserve
macht-position-stock = Kasse
macht-position-markers = Marker
macht-position-bonuses = Bonus
macht-position-orange = { $seat } (Orange)
    .you = Du (Orange)
macht-position-white = { $seat } (Weiß)
    .you = Du (Weiß)
macht-position-region = { $region } ({ $symbol })
macht-position-empty = leer
macht-position-held = { $active ->
    [yes] { $seat }: { $pieces }, aktiv
   *[no] { $seat }: { $pieces }
}
    .you = { $active ->
        [yes] du: { $pieces }, aktiv
       *[no] du: { $pieces }
    }
macht-position-display = Auslage
macht-position-spares = Ersatzmarker
macht-position-bowl = Schale
macht-position-discards = Ablage
macht-position-glasses = Sanduhrmarker, die noch kommen
macht-position-glass = { $value }
macht-position-resupply = Der nächste Nachschub bringt
macht-position-marker = Marker im Spiel
macht-position-declared = Angesagt
macht-position-taking-over = { $region } wird übernommen
macht-position-way = von { $start } nach { $goal }: { $pieces }
macht-position-way-from = von { $start }
macht-position-way-to = von { $start } nach { $goal }
macht-position-uprising = Aufstand
macht-position-risen = entfernt in { $region }: { $pieces }
macht-position-bid = Dein Gebot

## Was für eine Aktion spricht

macht-judge-points = Damit kommst du den zwölf Punkten zum Sieg näher.
macht-judge-regions = Du hast mehr Gebiete, die jetzt oder im nächsten Zyklus aktiv sind.
macht-judge-lead = Du führst eher bei den aktiven Gebieten; das bringt am Ende des Zyklus einen Siegpunkt.
macht-judge-safety = Deine Gebiete sind schwerer zu übernehmen.
macht-judge-reserve = Du hast mehr Steine in deiner Reserve.
macht-judge-markers = Du hast nützlichere Marker in deiner Reserve.
macht-judge-turn = Dir bleiben in diesem Zug mehr Aktionen.

## Chronik: Überschriften, und Zeilen, die von mehreren Ereignissen erzählen

macht-turn-of = { $seat }
    .you = Du
macht-turn-cycle = { $kind ->
    [magic] { $cycle }. Zyklus · Magie
   *[sword] { $cycle }. Zyklus · Schwert
}
macht-turn-cycle-end = Ende des { $cycle }. Zyklus
macht-line-deployment = { $pieces } in { $region }
macht-line-deployed = { $seat } setzt { $deployments } ein.
    .you = Du setzt { $deployments } ein.
macht-line-display = Aufgedeckt werden: { $markers }.
macht-line-region = { $region } ({ $symbol })
macht-line-regions = Die Gebiete zeigen: { $regions }.

## Das Ende

macht-end-title = Gesamtzahl, Zyklus für Zyklus
macht-end-cycle = { $cycle }. Zyklus
macht-end-points = Siegpunkte
macht-end-regions = Aktive Gebiete
macht-end-won = { $seat } hat mit { $total } gewonnen: Siegpunkte { $points }, aktive Gebiete { $regions }.
    .you = Du hast mit { $total } gewonnen: Siegpunkte { $points }, aktive Gebiete { $regions }.
macht-end-both =
    { $rival-is ->
        [you] Du hast auch { $total } erreicht
       *[other] { $rival } hat auch { $total } erreicht
    }; die höhere Gesamtzahl entscheidet.
macht-end-why =
    Mehr aktive Gebiete in { $led ->
        [one] einem Zyklus
       *[other] { $led } Zyklen
    }, gleich viele in { $level }
macht-end-blow =
    Am Ende des { $cycle }. Zyklus, aktive Gebiete: { $own } ({ $seat }) zu { $other } ({ $rival-is ->
        [you] du
       *[other] { $rival }
    }).
    .you = Am Ende des { $cycle }. Zyklus, aktive Gebiete: { $own } (du) zu { $other } ({ $rival }).
macht-end-attack = Der letzte Angriff galt { $region }, { $attack } zu { $defence } ({ $seat }).
    .you = Dein letzter Angriff galt { $region }, { $attack } zu { $defence }.
macht-end-otherwise = Ein aktives Gebiet weniger hätte { $total } ergeben: zu wenig.
macht-end-bid = Das höchste Gebot
macht-end-bid-says = { $seat } bot { $count } für { $marker }.
    .you = Du botest { $count } für { $marker }.
macht-end-attacked = Am meisten umkämpft
macht-end-attacked-says =
    { $region } wurde { $count ->
        [one] einmal
        [2] zweimal
       *[other] { $count }-mal
    } angegriffen.
macht-end-snakes = Schlangen
macht-end-snakes-says =
    { $seat } hielt { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } auf, die Gegenseite { $other }.
    .you =
        Du hieltest { $count ->
            [one] einen Marker
           *[other] { $count } Marker
        } auf, die Gegenseite { $other }.

## Tipps: was eine Wahl bringt

macht-gain-attack = { $region }: Angriff { $attack } gegen Verteidigung { $defence }.
macht-gain-regions = Aktive Gebiete danach: du { $own }, die Gegenseite { $other }.
