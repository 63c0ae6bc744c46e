# Wie Übungen heißen und was sie fragen, nach der Art der Entscheidung.

maginor-exercise-turn = Karte, Zug oder Würfel
maginor-exercise-turn-asks = Du bist am Zug: Spiele eine Karte, wirke einen Zauber, ziehe oder würfle.
maginor-exercise-wand = Wohin der Stab zeigt
maginor-exercise-wand-asks = Du spielst einen Zauberstab: Wähle das Orakel, bei dem du würfelst.
maginor-exercise-symbol = Ein Symbol nennen
maginor-exercise-symbol-asks = Du darfst das Symbol nennen: Wähle es.
maginor-exercise-slot = Welches Feld
maginor-exercise-slot-asks = Mehrere Felder sind frei: Wähle das für deinen Marker.
maginor-exercise-challenge = Wen du herausforderst
maginor-exercise-challenge-asks = Kein Feld dieses Symbols ist frei: Wähle, wen du herausforderst.
maginor-exercise-prize = Orakel oder Zauber
maginor-exercise-prize-asks = An diesem Orakel bist du Erster: Wähle deinen Preis.
maginor-exercise-spell = Einen Zauber nutzen
maginor-exercise-spell-asks = Ein Zauber wirkt: Wähle, was er tut.
maginor-exercise-duel = Das Duell
maginor-exercise-duel-asks = Ein Duell: Wähle geheim deinen Elementar.
