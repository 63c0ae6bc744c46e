# Miről szól a játék (maginor), és a segédlap címei.

web-maginor-glance-theme = Szerezd meg a Mindentudók szavazatait, mielőtt az öreg Maginor begyűjti őket.
web-maginor-glance-aim = Neked legyen a legtöbb szavazatod, amikor a Székházat kiértékelik.
web-maginor-glance-end = A Székházzal, amikor Maginor rálép.
web-maginor-turn-1 = Kártyák és varázslatok
web-maginor-turn-1-says = játssz ki annyit, amennyit akarsz, vagy egyet sem.
web-maginor-turn-1-rules = M32 M111
web-maginor-turn-2 = Lépés vagy dobás
web-maginor-turn-2-says = lépj a varázslóddal, vagy dobj: a szimbólum szabad mezőt szerez, vagy párbajjal foglaltat.
web-maginor-turn-2-rules = M112 M125 M14
web-maginor-turn-3 = Maginor lép
web-maginor-turn-3-says = ha a kocka őt mutatja, lép egyet; az elhagyott Mindentudót kiértékelik.
web-maginor-turn-3-rules = M16 M128
web-maginor-part-spells = Varázslatok, és hol vannak
web-maginor-part-symbols = Kártyák és kocka
web-maginor-part-duel = Párbaj és kiértékelés
