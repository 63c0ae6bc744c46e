# Worum es in macht geht, und die Überschriften der Übersicht.

web-macht-glance-theme = Ritter herrschen über Grenzen, Magier über Symbole: zweierlei Nachbarschaft auf einer Karte Britanniens.
web-macht-glance-aim = Hab am Ende eines Zyklus zwölf: Siegpunkte plus aktive Gebiete.
web-macht-glance-end = Nach einem Zyklus, mit zwölf oder mehr; haben beide so viele, gewinnt die höhere Summe.
web-macht-turn-1 = Zwei von vier Aktionen
web-macht-turn-1-says = Marker nehmen, Einsetzen, Nachschub, Marker spielen.
web-macht-turn-1-rules = P114
web-macht-turn-2 = Einfluss
web-macht-turn-2-says = Ein Marker verstärkt, oder er übernimmt, wo dein Angriff größer ist.
web-macht-turn-2-rules = P119 P20
web-macht-turn-3 = Die Sanduhr
web-macht-turn-3-says = Würfel gehen weg; mit dem letzten endet der Zyklus, und es wird gewertet.
web-macht-turn-3-rules = P118 P122 P29
web-macht-part-actions = Aktionen A bis D
web-macht-part-markers = Marker
web-macht-part-cycle = Zyklus, Übernahme, zwölf
