# Az asztalt magyarázó szavak.

web-explain-why-not = Miért nem most
web-explain-card = { $game }: segédlap
web-explain-print = Nyomtatás
web-explain-turn = A köröd
web-explain-yours = a tiéd
web-explain-glance = { $game } egy pillantásra
web-explain-aim = Cél
web-explain-end = Hogyan ér véget
web-explain-pictures = Egy kör három képben
web-explain-never = Ne mutasd többet
web-explain-play = Játszani szeretnék
web-explain-teach = Taníts meg rá
