# A feladványok neve és kérdése a döntés fajtája szerint.

macht-exercise-action = A legjobb akció
macht-exercise-action-asks = Te jössz: válaszd ki a következő akciódat.
macht-exercise-snake = A kígyó
macht-exercise-snake-asks = Az ellenfél olyan lapkát játszik ki, amelyet a kígyód semlegesíthet: válassz.
macht-exercise-retreat = Visszavonulás
macht-exercise-retreat-asks = Az ellenfél megszerzi egy régiódat: válaszd ki, mi legyen az egységeivel.
macht-exercise-occupy = Elfoglalni vagy üresen hagyni
macht-exercise-occupy-asks = Megszereztél egy régiót: döntsd el, kerüljön-e oda egység.
macht-exercise-march = Lapka végrehajtása
macht-exercise-march-asks = Egy lapkát hajtasz végre: válaszd ki, hogyan.
macht-exercise-bid = A titkos licit
macht-exercise-bid-asks = Licit következik: add be titokban a licitedet.
