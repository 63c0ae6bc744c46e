# Miről szól a játék (macht), és a segédlap címei.

web-macht-glance-theme = A lovagok a határokon át uralkodnak, a mágusok a jeleken át: kétféle szomszédság Britannia egyetlen térképén.
web-macht-glance-aim = A ciklus végén legyen tizenkettőd: győzelmi pontok és aktív régiók együtt.
web-macht-glance-end = Bármelyik ciklus után, tizenkettővel vagy többel; ha mindkettőnek megvan, a nagyobb összeg nyer.
web-macht-turn-1 = Két akció négyből
web-macht-turn-1-says = lapka elvétele, egység felrakása, toborzás, lapkák kijátszása.
web-macht-turn-1-rules = P114
web-macht-turn-2 = Befolyás
web-macht-turn-2-says = a lapka erősít, vagy megszerez, ahol a támadásod nagyobb.
web-macht-turn-2-rules = P119 P20
web-macht-turn-3 = A homokóra
web-macht-turn-3-says = kockák kerülnek le róla; az utolsóval véget ér a ciklus, és értékelés jön.
web-macht-turn-3-rules = P118 P122 P29
web-macht-part-actions = Akciók A-tól D-ig
web-macht-part-markers = Lapkák
web-macht-part-cycle = Ciklus, megszerzés, tizenkettő
