# Wie Übungen heißen und was sie fragen, nach der Art der Entscheidung.

havoc-exercise-turn = Anwerben oder kämpfen
havoc-exercise-turn-asks = Du bist am Zug: Wirb an, oder rufe Havoc zur nächsten Schlacht.
havoc-exercise-recruit = Eine Karte zum Anwerben
havoc-exercise-recruit-asks = Du wirbst an: Wähle, woher die nächste Karte kommt.
havoc-exercise-put = Was du abgibst
havoc-exercise-put-asks = Du hast deine zwei Karten: Gib eine ab, oder setze einen Hund ein.
havoc-exercise-join = Eintreten oder fernbleiben
havoc-exercise-join-asks = Eine Schlacht hat begonnen, und du bist gefragt: Tritt mit einer ersten Karte ein, oder bleib fern.
havoc-exercise-add = Karten für die Schlacht
havoc-exercise-add-asks = Du bist in der Schlacht: Lege noch eine Karte aus, oder lass es dabei.
havoc-exercise-scavenge = Nach der Schlacht
havoc-exercise-scavenge-asks = Die Schlacht ist vorbei, und deine Hunde dürfen laufen: Wähle, was sie bringen.
havoc-exercise-peace = Ein Friedensjahr
havoc-exercise-peace-asks = Ein Friedensjahr kostet dich eine Karte: Wähle, welche.
havoc-exercise-choose = Die nächste Schlacht
havoc-exercise-choose-asks = Du darfst sagen, welche Schlacht als Nächstes kommt: Wähle sie.
havoc-exercise-swap = Hunde vor Castillon
havoc-exercise-swap-asks = Castillon kommt als Nächstes: Tausche bis zu zwei Hunde, oder behalte sie.
