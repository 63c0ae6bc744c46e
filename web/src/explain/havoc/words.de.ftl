# Worum es in havoc geht, und die Überschriften der Übersicht.

web-havoc-glance-theme = Du führst Söldner durch den Hundertjährigen Krieg, mit Pokerblättern aus bis zu sechs Karten und mit Hunden.
web-havoc-glance-aim = Hab nach neun Schlachten die meisten Punkte.
web-havoc-glance-end = Nach acht Schlachten kämpfen alle bei Castillon mit den stärksten sechs Karten der Hand. Heb also welche auf.
web-havoc-turn-1 = Anwerben
web-havoc-turn-1-says = Du bekommst zwei Karten und gibst eine ab.
web-havoc-turn-1-rules = H112
web-havoc-turn-2 = Oder Havoc rufen
web-havoc-turn-2-says = Leg zwei oder mehr Karten aus; die anderen treten ein oder bleiben fern.
web-havoc-turn-2-rules = H115 H21
web-havoc-turn-3 = Münzen nehmen
web-havoc-turn-3-says = Die besten Kombinationen bekommen Punkte, dann bringen Hunde Karten zurück.
web-havoc-turn-3-rules = H124 H125
web-havoc-part-dogs = Zum Nachschlagen
web-havoc-part-spare = Bei Straßen und Flushs darf keine Karte überzählig sein. Sind Kombinationen gleich, entscheiden die überzähligen Karten.
web-havoc-part-yours = mit deinen Karten
