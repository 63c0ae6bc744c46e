# Worum es in maginor geht, und die Überschriften der Übersicht.

web-maginor-glance-theme = Gewinne die Stimmen der Orakel, bevor der alte Maginor vorbeikommt und sie einsammelt.
web-maginor-glance-aim = Hab die meisten Stimmen, wenn die Halle gewertet wird.
web-maginor-glance-end = Mit der Halle, sobald Maginor sie betritt.
web-maginor-turn-1 = Karten und Zauber
web-maginor-turn-1-says = Spiele und wirke so viele, wie du willst, oder keine.
web-maginor-turn-1-rules = M32 M111
web-maginor-turn-2 = Ziehen oder würfeln
web-maginor-turn-2-says = Zieh deinen Zauberer oder würfle: Das Symbol bringt dir ein Feld, frei oder durch ein Duell.
web-maginor-turn-2-rules = M112 M125 M14
web-maginor-turn-3 = Maginor geht
web-maginor-turn-3-says = Zeigt der Würfel ihn, macht er einen Schritt; das Orakel, das er verlässt, wird gewertet.
web-maginor-turn-3-rules = M16 M128
web-maginor-part-spells = Zauber, und wo sie liegen
web-maginor-part-symbols = Karten und Würfel
web-maginor-part-duel = Duell und Wertung
