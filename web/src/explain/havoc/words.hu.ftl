# Miről szól a játék (havoc), és a segédlap címei.

web-havoc-glance-theme = Zsoldosokat vezetsz a százéves háborún át, legfeljebb hatlapos pókerkombinációkkal és ebekkel.
web-havoc-glance-aim = Kilenc csata után neked legyen a legtöbb pontod.
web-havoc-glance-end = Nyolc csata után mindenki Castillonnál harcol a keze legerősebb hat lapjával. Tarts meg tehát néhányat.
web-havoc-turn-1 = Újoncozás
web-havoc-turn-1-says = két lapot kapsz, egyet leteszel.
web-havoc-turn-1-rules = H112
web-havoc-turn-2 = Vagy Havoc!
web-havoc-turn-2-says = rakj le legalább két lapot; a többiek beszállnak vagy kimaradnak.
web-havoc-turn-2-rules = H115 H21
web-havoc-turn-3 = Az érmék
web-havoc-turn-3-says = a legjobb kombinációk pontot kapnak, aztán az ebek lapokat hoznak vissza.
web-havoc-turn-3-rules = H124 H125
web-havoc-part-dogs = Amit itt kikereshetsz
web-havoc-part-spare = Sornál és flösnél nem lehet felesleges lap. Egyenlő kombinációknál a felesleges lapok döntenek.
web-havoc-part-yours = a lapjaiddal
