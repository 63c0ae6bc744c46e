# A feladványok neve és kérdése a döntés fajtája szerint.

druidenwalzer-exercise-place = Előkészületek
druidenwalzer-exercise-place-asks = Az első keringő előtt: döntsd el, hogyan kezdesz.
druidenwalzer-exercise-signs = Jelző szerzése
druidenwalzer-exercise-signs-asks = Te jössz: válaszd azt, ami a harcokban a legtöbbet hozza.
druidenwalzer-exercise-capture = Egy fa megszerzése
druidenwalzer-exercise-capture-asks = Az ellenfél egyik fáján sok jelződ van: válaszd ki, hogyan tovább.
druidenwalzer-exercise-save = Egy fa megmentése
druidenwalzer-exercise-save-asks = Az egyik fádon az ellenfélnek sok jelzője van: válaszd ki, hogyan tovább.
druidenwalzer-exercise-bare = Kopár fa
druidenwalzer-exercise-bare-asks = Az egyik fád kopár, és elvész, ha az is marad: válaszd ki, hogyan tovább.
druidenwalzer-exercise-fights = A harcok sorrendje
druidenwalzer-exercise-fights-asks = Válaszd ki, mely druidák harcolnak következőként.
