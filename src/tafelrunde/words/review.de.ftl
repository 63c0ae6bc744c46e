# Was eine Analyse über eine beendete Partie sagt.

review-error-running = Analysieren lässt sich nur eine Partie, die zu Ende gespielt wurde.
review-title = Analyse · { $depth ->
    [deep] gründlich
   *[quick] schnell
  } · { $done } von { $total } Entscheidungen, je { $simulations } Simulationen
review-stopped = Abgebrochen: { $done } von { $total } Entscheidungen sind geprüft; so viel ist bisher bekannt.
review-heading-balance = Warum es so ausging
review-note-balance = In Hundertsteln eines Sieges: Start + Glück + Können + Verdecktes + andere = Ergebnis. Können ist, was die eigenen Entscheidungen nach eigenem Wissen gekostet haben; Verdecktes, was sie sonst bewegt haben.
review-seat = Platz
review-start = Start
review-luck-sum = Glück
review-skill = Können
review-hidden = Verdecktes
review-others = Andere
review-result = Ergebnis
review-adjusted = Ohne Glück
review-heading-turnings = Wendepunkte
review-no-turnings = Nichts in dieser Partie hat eine Siegchance auch nur um einen Punkt bewegt.
review-heading-decisions = Entscheidungen, die etwas gekostet haben
review-no-decisions = Keine Entscheidung kostete mehr, als die Ungenauigkeit der Schätzung erklären könnte.
review-heading-luck = Das größte Glück und Pech
review-heading-chances = Siegchancen im Verlauf der Partie
review-note-chances = Bei offenen Karten; in Klammern, was der Platz bei seiner Entscheidung selbst wissen konnte.
review-entry = Eintrag
review-axis = Einträge der Partie
review-plot = { $game }: Siegchancen
review-chosen = Gewählt
review-best = Besser
review-cost = Kosten
review-grade = Urteil
review-grade-best = am besten
review-grade-good = gut
review-grade-slip = ungenau
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-chose = { $seat }: „{ $action }“. { $grade ->
    [blunder] Ein grober Fehler
    [mistake] Ein Fehler
    [slip] Eine Ungenauigkeit
   *[other] Eine Entscheidung
  }, { $cost } ± { $noise } Punkte Siegchance teuer.
    .you = Du: „{ $action }“. { $grade ->
    [blunder] Ein grober Fehler
    [mistake] Ein Fehler
    [slip] Eine Ungenauigkeit
   *[other] Eine Entscheidung
  }, { $cost } ± { $noise } Punkte Siegchance teuer.
review-better = Besser: „{ $action }“ (Siegchance: { $chance } %).
review-why = Was dafür spricht, für { $seat } gesagt:
    .you = Was dafür spricht:
review-deal = Die Ausgangslage.
review-draw = Der Zufall antwortet { $seat }.
    .you = Der Zufall antwortet dir.
review-luck = Glück für { $seat }: { $points } Punkte, von { $before } % auf { $after } %.
    .you = Glück für dich: { $points } Punkte, von { $before } % auf { $after } %.
review-bad-luck = Pech für { $seat }: { $points } Punkte, von { $before } % auf { $after } %.
    .you = Pech für dich: { $points } Punkte, von { $before } % auf { $after } %.
review-sampled = aus einer Stichprobe der Möglichkeiten geschätzt
