# Wörter des Spielplans von Druidenwalzer.

web-druidenwalzer-heading-moon = Mond gegen Sonne · Zug { $number }
web-druidenwalzer-heading-sun = Sonne gegen Mond · Zug { $number }
web-druidenwalzer-over = beendete Partie
web-druidenwalzer-seat = { $cult } · { $signs }
web-druidenwalzer-signs = { $count } Kultzeichen
web-druidenwalzer-colour-black = schwarzer
web-druidenwalzer-colour-orange = orangefarbener
web-druidenwalzer-colour-purple = violetter
web-druidenwalzer-druid-moon = { $colour } Druide des Mondkults
web-druidenwalzer-druid-sun = { $colour } Druide des Sonnenkults
web-druidenwalzer-ring = Der Bannring, in der Mitte
web-druidenwalzer-lost = verloren
web-druidenwalzer-top = obenauf: { $spirit }
web-druidenwalzer-look =
    { $count ->
        [one] { $place }: 1 Baumgeist, durchsehen
       *[other] { $place }: { $count } Baumgeister, durchsehen
    }
web-druidenwalzer-from-top =
    { $count ->
        [0] Alle Baumgeister, von oben.
        [one] Von oben; einer liegt noch verdeckt.
       *[other] Von oben; { $count } liegen noch verdeckt.
    }
web-druidenwalzer-nothing = Keine.
web-druidenwalzer-deck-moon = Zugstapel des Mondkults
web-druidenwalzer-deck-sun = Zugstapel des Sonnenkults
web-druidenwalzer-deck-you = Dein Zugstapel
web-druidenwalzer-deck-short = Stapel
web-druidenwalzer-left = noch { $count }
web-druidenwalzer-hand-of = { $count } auf der Hand
web-druidenwalzer-hand-empty = Deine Hand ist leer.
web-druidenwalzer-refill = Du ziehst erst wieder drei, wenn deine Hand leer ist.
web-druidenwalzer-action = Aktion
web-druidenwalzer-kind-waltz = Walzer
web-druidenwalzer-kind-jump = Sprung
web-druidenwalzer-kind-withdraw = Rückzug
web-druidenwalzer-how-waltz = Wähle einen Baumgeist aus deiner Hand, dann einen deiner Bäume.
web-druidenwalzer-how-tree = Wähle nun den Baum. Zeig auf einen, um zu sehen, wer tanzt und wer kämpft.
web-druidenwalzer-how-jump = Wähle den Druiden, der zu deinem Baum ohne Druiden geht.
web-druidenwalzer-how-withdraw = Wähle einen Baumgeist aus deiner Hand oder den obersten an einem Baum: Er kommt auf deine Kulttafel.
web-druidenwalzer-do-waltz = Tanzen
web-druidenwalzer-do-jump = Springen
web-druidenwalzer-do-withdraw = Zurückziehen
web-druidenwalzer-do-withdraw-tree = Zurückziehen
web-druidenwalzer-do-place = Aufstellen
web-druidenwalzer-do-start = Beginnen
web-druidenwalzer-do-box = In die Schachtel
web-druidenwalzer-do-fight = Kämpfen
web-druidenwalzer-dance-left = { $strength } ↻ { $at }: { $count ->
        [0] Niemand tanzt.
        [one] Ein Baumgeist tanzt { $places ->
            [one] einen Platz
           *[other] { $places } Plätze
        } weit im Uhrzeigersinn.
       *[other] { $count } Baumgeister tanzen { $places ->
            [one] einen Platz
           *[other] { $places } Plätze
        } weit im Uhrzeigersinn.
    }
web-druidenwalzer-dance-right = { $strength } ↺ { $at }: { $count ->
        [0] Niemand tanzt.
        [one] Ein Baumgeist tanzt { $places ->
            [one] einen Platz
           *[other] { $places } Plätze
        } weit gegen den Uhrzeigersinn.
       *[other] { $count } Baumgeister tanzen { $places ->
            [one] einen Platz
           *[other] { $places } Plätze
        } weit gegen den Uhrzeigersinn.
    }
web-druidenwalzer-you-take-line = Du eroberst { $tree }.
web-druidenwalzer-you-lose-line = Du verlierst { $tree }.
web-druidenwalzer-fights = Kämpfe
web-druidenwalzer-rests = ruht im Bannring
web-druidenwalzer-draw = unentschieden
web-druidenwalzer-open = hängt von einem verdeckten Baumgeist ab
web-druidenwalzer-sign = ein Kultzeichen { $on }
web-druidenwalzer-you-take = sechstes Kultzeichen: Du eroberst { $tree }
web-druidenwalzer-you-lose = sechstes Kultzeichen: Du verlierst { $tree }
web-druidenwalzer-you = du
web-druidenwalzer-hand-short = Hand
web-druidenwalzer-board-moon = Kulttafel
web-druidenwalzer-board-sun = Kulttafel
