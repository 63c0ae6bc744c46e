# Was Analysen über jemanden sagen: Glück und Können im Lauf der Zeit.
web-statistics-title = Glück und Können
web-statistics-lead = Was die Analysen deiner Partien über dich sagen, in Punkten: Hundertsteln eines Sieges. Diese Seite sieht niemand sonst.
web-statistics-none = Noch keine deiner Partien ist analysiert.
web-statistics-none-play = Spiel eine zu Ende; ihre Analyse zählt hier.
web-statistics-play = Zu den Spielen
web-statistics-unreviewed = Noch nicht analysiert
web-statistics-review = { $game } analysieren, { $when }
web-statistics-mean = { $matches ->
    [one] Eine analysierte Partie: Glück { $luck }, eigene Entscheidungen { $skill }. Ergebnis { $result }, ohne Glück { $adjusted }.
   *[other] { $matches } analysierte Partien. Im Schnitt je Partie: Glück { $luck }, eigene Entscheidungen { $skill }. Ergebnis { $result }, ohne Glück { $adjusted }.
}
web-statistics-trend = Eigene Entscheidungen in der späteren Hälfte dieser Partien: { $later }; in der früheren: { $earlier }.
web-statistics-strongest = Am stärksten: { $theme }, { $cost } Punkte je Entscheidung.
web-statistics-weakest = Am schwächsten: { $theme }, { $cost } Punkte je Entscheidung.
web-statistics-too-few = Deine stärkste und deine schwächste Art von Entscheidung stehen hier, sobald es von zwei Arten je zehn gibt.
web-statistics-luck = Glück
web-statistics-skill = eigene Entscheidungen
web-statistics-chart = Glück und eigene Entscheidungen Partie für Partie, die früheste links
web-statistics-axis-first = Partie { $number }
web-statistics-as-table = Als Tabelle
web-statistics-as-lines = Als Linien
web-statistics-match = Partie
web-statistics-seats = Plätze
web-statistics-depth = Analyse
web-statistics-depth-quick = schnell
web-statistics-depth-deep = gründlich
web-statistics-term-luck = Glück
web-statistics-term-skill = Eigene Entscheidungen
web-statistics-term-hidden = Verdeckte Karten
web-statistics-term-others = Die anderen
web-statistics-term-result = Ergebnis
web-statistics-term-adjusted = Ohne Glück
web-statistics-kinds = Arten von Entscheidungen
web-statistics-kind = Art
web-statistics-kind-decisions = Entscheidungen
web-statistics-kind-graded = Fehler
web-statistics-kind-cost = Punkte je Entscheidung
web-statistics-kind-other = andere Entscheidungen
web-statistics-note = Eigene Entscheidungen stehen nie über null: Sie zählen, was deine Wahl nach deinem Wissen gekostet hat, jenseits der Ungenauigkeit der Schätzung. Von jedem Spiel zählen die letzten hundert Partien; solche, die mittendrin begannen oder in denen ein Bot für dich spielte, zählen nicht.
web-statistics-practise = Übungen
