# A feladványok neve és kérdése a döntés fajtája szerint.

havoc-exercise-turn = Újoncozás vagy csata
havoc-exercise-turn-asks = Te jössz: újoncozz, vagy kiálts Havocot a soron következő csatára.
havoc-exercise-recruit = Honnan jöjjön a lap
havoc-exercise-recruit-asks = Újoncozol: válaszd ki, honnan jöjjön a következő lap.
havoc-exercise-put = Mit kell letenni
havoc-exercise-put-asks = Megvan a két lapod: tégy le egyet, vagy küldj ebet.
havoc-exercise-join = Beszállni vagy kimaradni
havoc-exercise-join-asks = Elkezdődött egy csata, és te jössz: szállj be egy első lappal, vagy maradj ki.
havoc-exercise-add = Lapok a csatába
havoc-exercise-add-asks = A csatában vagy: rakj le még egy lapot, vagy hagyd annyiban.
havoc-exercise-scavenge = A csata után
havoc-exercise-scavenge-asks = Vége a csatának, indulhatnak az ebeid: válaszd ki, mit hozzanak.
havoc-exercise-peace = Egy év béke
havoc-exercise-peace-asks = Egy év béke jön: válaszd ki, melyik lapot dobod el.
havoc-exercise-choose = A következő csata
havoc-exercise-choose-asks = Te mondod meg, melyik csata következik: válaszd ki.
havoc-exercise-swap = Ebek Castillon előtt
havoc-exercise-swap-asks = Castillon következik: cserélj be legfeljebb két ebet, vagy tartsd meg őket.
