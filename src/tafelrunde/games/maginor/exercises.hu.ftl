# A feladványok neve és kérdése a döntés fajtája szerint.

maginor-exercise-turn = Kártya, lépés vagy kocka
maginor-exercise-turn-asks = Te jössz: játssz ki kártyát, varázsolj, lépj vagy dobj.
maginor-exercise-wand = Hová mutasson a pálca
maginor-exercise-wand-asks = Varázspálcát játszol ki: válaszd ki, melyik Mindentudónál dobsz.
maginor-exercise-symbol = Szimbólum megnevezése
maginor-exercise-symbol-asks = Te nevezed meg a szimbólumot: válaszd ki.
maginor-exercise-slot = Melyik mező
maginor-exercise-slot-asks = Több mező is szabad: válaszd ki a jelződ helyét.
maginor-exercise-challenge = Kit hívj párbajra
maginor-exercise-challenge-asks = Ennek a szimbólumnak nincs szabad mezője: válaszd ki, kit hívsz párbajra.
maginor-exercise-prize = Mindentudó vagy varázslat
maginor-exercise-prize-asks = Ennél a Mindentudónál te vagy az első: válaszd ki a jutalmadat.
maginor-exercise-spell = Varázslat használata
maginor-exercise-spell-asks = Kijátszottál egy varázslatot: válaszd ki, mit tegyen.
maginor-exercise-duel = A párbaj
maginor-exercise-duel-asks = Párbaj: válaszd ki titokban az elementálodat.
