# Worte, die den Tisch erklären.

web-explain-why-not = Warum nicht jetzt
web-explain-card = { $game }: Übersicht
web-explain-print = Drucken
web-explain-turn = Dein Zug
web-explain-yours = hast du
web-explain-glance = { $game } auf einen Blick
web-explain-aim = Ziel
web-explain-end = Wie es endet
web-explain-pictures = Ein Zug in drei Bildern
web-explain-never = Nie wieder zeigen
web-explain-play = Losspielen
web-explain-teach = Zeig es mir
