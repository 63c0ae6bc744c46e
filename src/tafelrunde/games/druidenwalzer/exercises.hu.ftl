# A feladványok neve és kérdése a döntés fajtája szerint.

druidenwalzer-exercise-place = Felállás
druidenwalzer-exercise-place-asks = Az első keringő előtt: döntsd el, hogyan kezdesz.
druidenwalzer-exercise-signs = Jel nyerése
druidenwalzer-exercise-signs-asks = Te jössz: válaszd azt, ami a harcokban a legtöbbet hozza.
druidenwalzer-exercise-capture = Egy fa megszerzése
druidenwalzer-exercise-capture-asks = Az ellenfél egyik fáján sok jeled függ: válaszd ki, hogyan tovább.
druidenwalzer-exercise-save = Egy fa megmentése
druidenwalzer-exercise-save-asks = Az egyik fádon az ellenfél sok jele függ: válaszd ki, hogyan tovább.
druidenwalzer-exercise-bare = Kopár fa
druidenwalzer-exercise-bare-asks = Az egyik fád kopár, és elvész, ha az is marad: válaszd ki, hogyan tovább.
druidenwalzer-exercise-fights = A harcok sorrendje
druidenwalzer-exercise-fights-asks = Válaszd ki, mely druidák harcolnak következőként.
