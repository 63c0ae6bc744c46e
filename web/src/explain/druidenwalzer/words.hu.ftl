# Miről szól a játék (druidenwalzer), és a segédlap címei.

web-druidenwalzer-glance-theme = Tégy le egy faszellemet, és minden vele egyenlő körbetáncolja a fákat; aztán a druidák harcolnak.
web-druidenwalzer-glance-aim = Tedd hatodik jelződet az ellenfél egyik fájára, és a tiéd: két fa kell a győzelemhez.
web-druidenwalzer-glance-end = Azonnal, amint egy kultusz elvesztette második fáját.
web-druidenwalzer-turn-1 = Letétel
web-druidenwalzer-turn-1-says = tégy egy faszellemet egyik fádhoz; a varázsgyűrű oda kerül.
web-druidenwalzer-turn-1-rules = D109 D110
web-druidenwalzer-turn-2 = A tánc
web-druidenwalzer-turn-2-says = minden nyílt egyenlő szellem annyit mozog, ahány jel a fa tövében van, a letett irányában.
web-druidenwalzer-turn-2-rules = D111 D112
web-druidenwalzer-turn-3 = A harcok
web-druidenwalzer-turn-3-says = az azonos színű druidák összemérik faszellemeiket; az erősebb jelzőt tesz le.
web-druidenwalzer-turn-3-rules = D12 D115
web-druidenwalzer-part-actions = Három cselekedet
web-druidenwalzer-part-dance = Tánc és harcok
web-druidenwalzer-part-trees = Fák és kéz
web-druidenwalzer-part-circle = A helyek köre az óramutató járása szerint, a fák távolságával
web-druidenwalzer-part-left = bal: óramutató szerint
web-druidenwalzer-part-right = jobb: azzal szemben
