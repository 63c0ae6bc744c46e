### Druidenwalzer auf Deutsch.

druidenwalzer-title = Druidenwalzer
druidenwalzer-about = Zwei Kulte lassen Baumgeister um acht Bäume tanzen, und ihre Druiden kämpfen mit dem, was bei ihnen zur Ruhe kommt.

druidenwalzer-option-handicap = Vorgabe: zurückgelegte Baumgeister
druidenwalzer-option-handicap-none = keine
druidenwalzer-option-handicap-moon-2 = Mondkult hat zuletzt gewonnen: eine 2
druidenwalzer-option-handicap-moon-3 = Mondkult hat zweimal gewonnen: eine 3
druidenwalzer-option-handicap-sun-2 = Sonnenkult hat zuletzt gewonnen: eine 2
druidenwalzer-option-handicap-sun-3 = Sonnenkult hat zweimal gewonnen: eine 3
druidenwalzer-option-handicap-moon-1-sun-2 = Mondkult ist Neuling: eine 1; Sonnenkult eine 2
druidenwalzer-option-handicap-moon-1-sun-3 = Mondkult ist Neuling: eine 1; Sonnenkult eine 3
druidenwalzer-option-handicap-moon-2-sun-1 = Sonnenkult ist Neuling: eine 1; Mondkult eine 2
druidenwalzer-option-handicap-moon-3-sun-1 = Sonnenkult ist Neuling: eine 1; Mondkult eine 3

druidenwalzer-reason-two-trees = Ein Kult hat zwei Bäume verloren.
druidenwalzer-reason-limit-trees = Die Zuggrenze ist erreicht; es entscheidet, wer weniger Bäume verloren hat.
druidenwalzer-reason-limit-signs = Die Zuggrenze ist erreicht; bei gleich vielen Bäumen entscheiden die Kultzeichen an gegnerischen Bäumen.
druidenwalzer-reason-limit-shared = Die Zuggrenze ist erreicht, Bäume und Kultzeichen sind gleich; der Sieg wird geteilt.

## Namen der Dinge

druidenwalzer-none = –
druidenwalzer-bare = kahl
druidenwalzer-captured = erobert
druidenwalzer-cult-moon = Mondkult
druidenwalzer-cult-sun = Sonnenkult
druidenwalzer-colour-black = Schwarz
druidenwalzer-colour-orange = Orange
druidenwalzer-colour-purple = Violett
druidenwalzer-druid-object-black = den schwarzen Druiden
druidenwalzer-druid-object-orange = den orangefarbenen Druiden
druidenwalzer-druid-object-purple = den violetten Druiden
druidenwalzer-spirit-left = { $strength } (im Uhrzeigersinn)
druidenwalzer-spirit-right = { $strength } (gegen den Uhrzeigersinn)
druidenwalzer-spirit-object-left = { $strength } (im Uhrzeigersinn)
druidenwalzer-spirit-object-right = { $strength } (gegen den Uhrzeigersinn)
druidenwalzer-spirit-short-left = { $strength }{"\u00A0"}↻
druidenwalzer-spirit-short-right = { $strength }{"\u00A0"}↺
druidenwalzer-spirit-many-left = { $count } × { $strength }{"\u00A0"}↻
druidenwalzer-spirit-many-right = { $count } × { $strength }{"\u00A0"}↺
druidenwalzer-tree-name-moon = Mond { $number }
druidenwalzer-tree-name-sun = Sonne { $number }
druidenwalzer-tree-at-moon = an Mond { $number }
druidenwalzer-tree-at-sun = an Sonne { $number }
druidenwalzer-tree-from-moon = von Mond { $number }
druidenwalzer-tree-from-sun = von Sonne { $number }
druidenwalzer-tree-to-moon = zu Mond { $number }
druidenwalzer-tree-to-sun = zu Sonne { $number }
druidenwalzer-tree-lay-moon = an Mond { $number }
druidenwalzer-tree-lay-sun = an Sonne { $number }
druidenwalzer-tree-hang-moon = an Mond { $number }
druidenwalzer-tree-hang-sun = an Sonne { $number }
druidenwalzer-tree-off-moon = von Mond { $number }
druidenwalzer-tree-off-sun = von Sonne { $number }
druidenwalzer-tree-taken-moon = Mond { $number }
druidenwalzer-tree-taken-sun = Sonne { $number }
druidenwalzer-board-to-moon = auf die Kulttafel des Mondkults
druidenwalzer-board-to-sun = auf die Kulttafel des Sonnenkults

## Was geschehen ist

druidenwalzer-event-boxed = { $seat } legt eine { $spirit } in die Schachtel zurück.
    .you = Du legst eine { $spirit } in die Schachtel zurück.
druidenwalzer-event-started = { $seat } legt zu Beginn eine { $spirit } auf die Kulttafel.
    .you = Du legst zu Beginn eine { $spirit } auf deine Kulttafel.
druidenwalzer-event-drew = { $seat } zieht eine { $spirit }.
    .you = Du ziehst eine { $spirit }.
druidenwalzer-event-drew-secret = { $seat } zieht einen Baumgeist.
    .you = Du ziehst einen Baumgeist.
druidenwalzer-event-turned-up = Die { $spirit } { $place } wird aufgedeckt.
druidenwalzer-event-laid = { $seat } legt eine { $spirit } { $place }.
    .you = Du legst eine { $spirit } { $place }.
druidenwalzer-event-came-home = Die { $spirit } kommt { $place } auf die Kulttafel von { $seat }.
    .you = Die { $spirit } kommt { $place } auf deine Kulttafel.
druidenwalzer-event-withdrew-from-hand = { $seat } zieht eine { $spirit } aus der Hand zurück.
    .you = Du ziehst eine { $spirit } aus der Hand zurück.
druidenwalzer-event-withdrew = { $seat } zieht die { $spirit } { $place } zurück.
    .you = Du ziehst die { $spirit } { $place } zurück.
druidenwalzer-event-shown = Die { $spirit } { $place } wird gezeigt.
druidenwalzer-event-ring-laid = { $colour } ruht: Der Bannring liegt { $place }.
druidenwalzer-event-ring-laid-free = Der Bannring liegt { $place }, wo kein Druide steht: Alle drei Farben kämpfen.
druidenwalzer-event-ring-returned = Der Bannring kommt zurück in die Mitte.
druidenwalzer-event-nobody-danced = Keine andere { $strength } liegt offen: Niemand tanzt.
druidenwalzer-event-danced = Die { $spirit } tanzt { $place } { $goal }.
druidenwalzer-event-fight-won = { $colour }: { $seat } gewinnt { $strength } zu { $against }.
    .you = { $colour }: Du gewinnst { $strength } zu { $against }.
druidenwalzer-event-fight-won-bare = { $colour }: { $seat } gewinnt mit { $strength } gegen einen kahlen Baum.
    .you = { $colour }: Du gewinnst mit { $strength } gegen einen kahlen Baum.
druidenwalzer-event-fight-drawn = { $colour }: unentschieden, { $strength } zu { $strength }.
druidenwalzer-event-fight-drawn-bare = { $colour }: unentschieden, beide Bäume sind kahl.
druidenwalzer-event-sign-hung = { $seat } hängt das { $count }. Kultzeichen { $place }.
    .you = Du hängst das { $count }. Kultzeichen { $place }.
druidenwalzer-event-tree-captured = { $seat } erobert { $place }.
    .you = Du eroberst { $place }.
druidenwalzer-event-bare-tree-lost = { $seat } verliert { $place }, weil der Baum kahl geblieben ist.
    .you = Du verlierst { $place }, weil der Baum kahl geblieben ist.
druidenwalzer-event-signs-returned = { $seat } bekommt { $count } Kultzeichen { $place } zurück.
    .you = Du bekommst { $count } Kultzeichen { $place } zurück.
druidenwalzer-event-pile-cleared = { $count ->
        [one] Ein Baumgeist kommt
       *[other] { $count } Baumgeister kommen
    } { $place } auf die Kulttafel von { $seat }.
    .you = { $count ->
        [one] Ein Baumgeist kommt
       *[other] { $count } Baumgeister kommen
    } { $place } auf deine Kulttafel.
druidenwalzer-event-druid-placed = { $seat } stellt { $colour } { $goal } auf.
    .you = Du stellst { $colour } { $goal } auf.
druidenwalzer-event-druid-jumped = { $seat } versetzt { $colour } { $place } { $goal }.
    .you = Du versetzt { $colour } { $place } { $goal }.
druidenwalzer-event-druid-moved = { $colour }: Der Druide von { $seat } muss { $place } { $goal } wechseln.
    .you = { $colour }: Dein Druide muss { $place } { $goal } wechseln.
druidenwalzer-event-reshuffled = { $seat } mischt die Kulttafel zu einem neuen Zugstapel aus { $count ->
        [one] einem Baumgeist
       *[other] { $count } Baumgeistern
    }.
    .you = Du mischst deine Kulttafel zu einem neuen Zugstapel aus { $count ->
        [one] einem Baumgeist
       *[other] { $count } Baumgeistern
    }.
druidenwalzer-event-turn-skipped = { $seat } kann nichts tun; der Zug entfällt.
    .you = Du kannst nichts tun; dein Zug entfällt.

## Wahl

druidenwalzer-action-box = Eine { $spirit } in die Schachtel zurücklegen
druidenwalzer-action-start = Eine { $spirit } zu Beginn auf die Kulttafel legen
druidenwalzer-action-place = { $druid } { $place } aufstellen
druidenwalzer-action-waltz = Walzer: eine { $spirit } { $place } legen
druidenwalzer-action-jump = Sprung: { $druid } { $origin } { $goal }
druidenwalzer-action-withdraw = Rückzug: eine { $spirit } aus der Hand
druidenwalzer-action-withdraw-from-tree = Rückzug: die { $spirit } { $origin }
druidenwalzer-action-fight = { $colour } kämpft als Nächstes

## Was gefragt ist

druidenwalzer-prompt-over = Die Partie ist zu Ende.
druidenwalzer-prompt-wait = Warten auf { $seat }.
druidenwalzer-prompt-box = Wähle die { $strength }, die du in die Schachtel zurücklegst.
druidenwalzer-prompt-start = Wähle den ersten Baumgeist deiner Kulttafel: eine 1, im oder gegen den Uhrzeigersinn.
druidenwalzer-prompt-place-black = Stelle deinen schwarzen Druiden an einen deiner Bäume.
druidenwalzer-prompt-place-orange = Stelle deinen orangefarbenen Druiden an einen deiner Bäume.
druidenwalzer-prompt-place-purple = Stelle deinen violetten Druiden an einen deiner Bäume.
druidenwalzer-prompt-turn = Wähle: Walzer, Sprung oder Rückzug.
druidenwalzer-prompt-fight = Wähle, wer als Nächstes kämpft: Beide Kulte könnten ihren zweiten Baum erobern.
druidenwalzer-prompt-bare = { $tree } ist kahl. Der Baum geht verloren, wenn am Ende deines Zuges kein Baumgeist dort liegt.
druidenwalzer-prompt-no-hand = Deine Hand ist leer, darum ist kein Walzer möglich.
druidenwalzer-prompt-no-jump = Mit nur noch drei Bäumen ist kein Sprung möglich.

## Warum etwas nicht erlaubt ist

druidenwalzer-why-not-box-phase = In die Schachtel zurückgelegt wird nur vor dem Aufbau und nur bei einer Vorgabe.
druidenwalzer-why-not-box-strength = Du musst eine { $strength } in die Schachtel zurücklegen.
druidenwalzer-why-not-start-phase = Den ersten Baumgeist deiner Kulttafel wählst du nur unmittelbar vor dem Austeilen.
druidenwalzer-why-not-start-strength = Der erste Baumgeist auf deiner Kulttafel muss eine { $strength } sein.
druidenwalzer-why-not-place-early = Die Druiden werden zuletzt aufgestellt, wenn alles ausgeteilt ist.
druidenwalzer-why-not-place-late = Druiden werden nur beim Aufbau aufgestellt; später springen sie.
druidenwalzer-why-not-place-order = Die Druiden werden in der Folge Schwarz, Orange, Violett aufgestellt.
druidenwalzer-why-not-placed = Du hast { $druid } schon aufgestellt.
druidenwalzer-why-not-tree-taken = Es steht schon ein Druide { $at }.
druidenwalzer-why-not-fight-phase = Nach der Reihenfolge der Kämpfe wirst du nur gefragt, wenn sie etwas ausmachen kann.
druidenwalzer-why-not-fight-done = { $colour } kämpft in diesem Zug nicht mehr: Jede Farbe kämpft einmal, und die im Bannring ruht.
druidenwalzer-why-not-fighting = Erst kommen die Kämpfe deines Walzers: Wähle, wer als Nächstes kämpft.
druidenwalzer-why-not-set-up = Die Züge beginnen, sobald beide Kulte ihre Druiden aufgestellt haben.
druidenwalzer-why-not-not-in-hand = Du hast keine { $spirit } auf der Hand.
druidenwalzer-why-not-captured = { $tree } ist erobert: Dort kann nichts gelegt werden.
druidenwalzer-why-not-no-spirit = Es liegt kein Baumgeist { $at }.

## Die Stellung

druidenwalzer-position-turn = Zug
druidenwalzer-position-cult = Kult
druidenwalzer-position-player = Spieler
druidenwalzer-position-name = { $seat }
    .you = du
druidenwalzer-position-trees-left = Bäume
druidenwalzer-position-hand-size = Hand
druidenwalzer-position-deck-size = Zugstapel
druidenwalzer-position-board-size = Kulttafel
druidenwalzer-position-top = Obenauf
druidenwalzer-position-tree = Baum
druidenwalzer-position-druid = Druide
druidenwalzer-position-signs = Kultzeichen
druidenwalzer-position-below = Darunter, von oben
druidenwalzer-position-unseen = Verdeckt
druidenwalzer-position-ring = Bannring
druidenwalzer-position-fights = Es kämpfen noch
druidenwalzer-position-board-moon = Kulttafel des Mondkults
druidenwalzer-position-board-sun = Kulttafel des Sonnenkults
druidenwalzer-position-hidden-moon = Hand, Zugstapel und verdeckte Baumgeister des Mondkults zusammen
druidenwalzer-position-hidden-sun = Hand, Zugstapel und verdeckte Baumgeister des Sonnenkults zusammen
druidenwalzer-position-pool = Deine verdeckten Baumgeister und dein erster Zugstapel zusammen
druidenwalzer-position-deck = Dein gemischter Zugstapel
druidenwalzer-position-boxed-moon = Vom Mondkult in die Schachtel gelegt
druidenwalzer-position-boxed-sun = Vom Sonnenkult in die Schachtel gelegt
druidenwalzer-position-hand = Deine Hand

## Was für eine Aktion spricht

druidenwalzer-judge-captured = Damit eroberst du einen Baum.
druidenwalzer-judge-signs = Deine Kultzeichen hängen dort, wo sie zählen.
druidenwalzer-judge-fights = Deine Druiden stehen besser für die nächsten Kämpfe.
druidenwalzer-judge-finish = Dir fehlt dann nur noch ein gewonnener Kampf zum Sieg.
druidenwalzer-judge-piles = An deinen Bäumen liegen genug Baumgeister; keiner wird kahl.
druidenwalzer-judge-turn = Du bleibst am Zug.

## Chronik: Überschriften, und Zeilen, die von mehreren Ereignissen erzählen

druidenwalzer-turn-of = { $seat }
    .you = Du
druidenwalzer-line-drew = { $seat } zieht: { $spirits }.
    .you = Du ziehst: { $spirits }.
druidenwalzer-line-drew-secret = { $seat } zieht { $count } Baumgeister.
    .you = Du ziehst { $count } Baumgeister.
druidenwalzer-line-spirit-at = { $spirit } ({ $place })
druidenwalzer-line-turned-up = Aufgedeckt: { $spirits }.
druidenwalzer-line-druid-at = { $colour } ({ $place })
druidenwalzer-line-placed = { $seat } stellt die Druiden auf: { $druids }.
    .you = Du stellst deine Druiden auf: { $druids }.
druidenwalzer-line-dance = { $spirit } { $place } { $goal }
druidenwalzer-line-danced = Es tanzen: { $dances }.
druidenwalzer-line-fight-won =
    { $colour }: { $seat } gewinnt { $against ->
        [0] mit { $strength } gegen einen kahlen Baum
       *[other] { $strength } zu { $against }
    } und hängt das { $signs ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    } Kultzeichen { $place }.
    .you =
        { $colour }: Du gewinnst { $against ->
            [0] mit { $strength } gegen einen kahlen Baum
           *[other] { $strength } zu { $against }
        } und hängst das { $signs ->
            [1] erste
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
           *[6] sechste
        } Kultzeichen { $place }.

## Das Ende

druidenwalzer-end-title = Gewonnene Bäume, einer nach dem anderen
druidenwalzer-end-trees = Bäume
druidenwalzer-end-signs = Kultzeichen
druidenwalzer-end-shared = Der Sieg wird geteilt: gleich viele Bäume und Kultzeichen an der Zuggrenze.
druidenwalzer-end-won-two-trees =
    { $seat } hat gewonnen: { $rival-is ->
        [you] Du hast zwei Bäume verloren
       *[other] { $rival } hat zwei Bäume verloren
    }.
    .you = Du hast gewonnen: { $rival } hat zwei Bäume verloren.
druidenwalzer-end-won-limit-trees =
    { $seat } gewinnt an der Zuggrenze: { $rival-is ->
        [you] Du hast mehr Bäume verloren
       *[other] { $rival } hat mehr Bäume verloren
    }.
    .you = Du gewinnst an der Zuggrenze: { $rival } hat mehr Bäume verloren.
druidenwalzer-end-won-limit-signs =
    { $seat } gewinnt an der Zuggrenze bei gleich vielen Bäumen: { $rival-is ->
        [you] Du hast weniger Kultzeichen gehängt
       *[other] { $rival } hat weniger Kultzeichen gehängt
    }.
    .you = Du gewinnst an der Zuggrenze bei gleich vielen Bäumen: { $rival } hat weniger Kultzeichen gehängt.
druidenwalzer-end-fell = { $tree } im { $turn }. Zug
druidenwalzer-end-why =
    { $count ->
        [0] Keinen Baum gewonnen
       *[other] Gewonnen: { $trees }
    }
druidenwalzer-end-blow = { $colour }: { $seat } gewann { $strength } zu { $against } und hängte im { $turn }. Zug das sechste Kultzeichen an { $tree }.
    .you = { $colour }: Du gewannst { $strength } zu { $against } und hängtest im { $turn }. Zug das sechste Kultzeichen an { $tree }.
druidenwalzer-end-blow-bare = { $tree } blieb im { $turn }. Zug kahl, und { $seat } verlor den Baum.
    .you = { $tree } blieb im { $turn }. Zug kahl, und du verlorst den Baum.
druidenwalzer-end-otherwise = Mit einer { $strength } auf der anderen Seite wäre es unentschieden gewesen, und { $tree } stünde noch.
druidenwalzer-end-dance = Der längste Tanz
druidenwalzer-end-dance-says =
    { $seat } legte eine { $spirit } { $place }, und { $count ->
        [one] ein Baumgeist tanzte
       *[other] { $count } Baumgeister tanzten
    }.
    .you =
        Du legtest eine { $spirit } { $place }, und { $count ->
            [one] ein Baumgeist tanzte
           *[other] { $count } Baumgeister tanzten
        }.
druidenwalzer-end-fights = Die Kämpfe
druidenwalzer-end-fights-says =
    { $seat } gewann { $won }, { $rival-is ->
        [you] du
       *[other] { $rival }
    } { $lost }; unentschieden: { $drawn }.
    .you = Du gewannst { $won }, { $rival } { $lost }; unentschieden: { $drawn }.
druidenwalzer-end-clearest = Der klarste Kampf
druidenwalzer-end-clearest-says = { $colour }: { $seat } gewann { $strength } zu { $against }.
    .you = { $colour }: Du gewannst { $strength } zu { $against }.

## Tipps: was eine Wahl bringt

druidenwalzer-gain-fights = Sichere Kämpfe: gewonnen { $won }, verloren { $lost }.
