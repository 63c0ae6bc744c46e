# Wie Übungen heißen und was sie fragen, nach der Art der Entscheidung.

druidenwalzer-exercise-place = Aufstellung
druidenwalzer-exercise-place-asks = Vor dem ersten Walzer: Wähle, wie du beginnst.
druidenwalzer-exercise-signs = Ein Kultzeichen gewinnen
druidenwalzer-exercise-signs-asks = Du bist am Zug: Wähle, was in den Kämpfen am meisten bringt.
druidenwalzer-exercise-capture = Einen Baum erobern
druidenwalzer-exercise-capture-asks = An einem Baum deines Gegners hängen viele deiner Kultzeichen: Wähle, wie du weitermachst.
druidenwalzer-exercise-save = Einen Baum retten
druidenwalzer-exercise-save-asks = An einem deiner Bäume hängen viele gegnerische Kultzeichen: Wähle, wie du weitermachst.
druidenwalzer-exercise-bare = Ein kahler Baum
druidenwalzer-exercise-bare-asks = Einer deiner Bäume ist kahl und geht verloren, wenn er es bleibt: Wähle, wie du weitermachst.
druidenwalzer-exercise-fights = Reihenfolge der Kämpfe
druidenwalzer-exercise-fights-asks = Wähle, welche Druiden als Nächstes kämpfen.
