# Wie Übungen heißen und was sie fragen, nach der Art der Entscheidung.

macht-exercise-action = Die beste Aktion
macht-exercise-action-asks = Du bist am Zug: Wähle deine nächste Aktion.
macht-exercise-snake = Die Schlange
macht-exercise-snake-asks = Dein Gegner spielt einen Marker, den deine Schlange aufhalten könnte: Wähle.
macht-exercise-retreat = Rückzug
macht-exercise-retreat-asks = Ein Gebiet von dir wird übernommen: Wähle, was aus seinen Steinen wird.
macht-exercise-occupy = Besetzen oder leer lassen
macht-exercise-occupy-asks = Du hast ein Gebiet übernommen: Wähle, ob ein Stein hineinkommt.
macht-exercise-march = Einen Marker ausführen
macht-exercise-march-asks = Du führst einen Marker aus: Wähle, wie.
macht-exercise-bid = Das verdeckte Gebot
macht-exercise-bid-asks = Eine Versteigerung: Gib verdeckt dein Gebot ab.
