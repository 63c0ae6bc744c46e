# Amit az elemzések valakiről mondanak: szerencse és tudás az idő múlásával.
web-statistics-title = Szerencse és tudás
web-statistics-lead = Amit a játszmáid elemzései rólad mondanak, pontban: egy győzelem századrészeiben. Ezt az oldalt senki más nem látja.
web-statistics-none = Még egyetlen játszmádat sem elemezted.
web-statistics-none-play = Játssz le egyet a végéig; az elemzése itt számít.
web-statistics-play = A játékokhoz
web-statistics-unreviewed = Még nincs elemezve
web-statistics-review = { $game } elemzése, { $when }
web-statistics-mean = { $matches ->
    [one] Egy elemzett játszma: szerencse { $luck }, saját döntések { $skill }. Eredmény { $result }, szerencse nélkül { $adjusted }.
   *[other] { $matches } elemzett játszma. Átlagosan egyenként: szerencse { $luck }, saját döntések { $skill }. Eredmény { $result }, szerencse nélkül { $adjusted }.
}
web-statistics-trend = Saját döntések e játszmák későbbi felében: { $later }; a korábbi felében: { $earlier }.
web-statistics-strongest = A legerősebb: { $theme }, döntésenként { $cost } pont.
web-statistics-weakest = A leggyengébb: { $theme }, döntésenként { $cost } pont.
web-statistics-too-few = A legerősebb és a leggyengébb döntésfajtád akkor jelenik meg, ha két fajtából is legalább tíz-tíz döntésed van.
web-statistics-luck = szerencse
web-statistics-skill = saját döntések
web-statistics-chart = Szerencse és saját döntések játszmáról játszmára, balra a legkorábbi
web-statistics-axis-first = { $number }.{"\u00A0"}játszma
web-statistics-as-table = Táblázatként
web-statistics-as-lines = Vonalakként
web-statistics-match = Játszma
web-statistics-seats = Helyek
web-statistics-depth = Elemzés
web-statistics-depth-quick = gyors
web-statistics-depth-deep = alapos
web-statistics-term-luck = Szerencse
web-statistics-term-skill = Saját döntések
web-statistics-term-hidden = Rejtett lapok
web-statistics-term-others = A többiek
web-statistics-term-result = Eredmény
web-statistics-term-adjusted = Szerencse nélkül
web-statistics-kinds = Döntésfajták
web-statistics-kind = Fajta
web-statistics-kind-decisions = Döntések
web-statistics-kind-graded = Hibák
web-statistics-kind-cost = Pont döntésenként
web-statistics-kind-other = egyéb döntések
web-statistics-note = A saját döntések sosem állnak nulla fölött: azt számolják, amibe a választásaid a saját ismereteid szerint kerültek, a becslés pontatlanságán túl. Minden játékból az utolsó száz játszma számít; ami félúton kezdődött, vagy amiben gép játszott helyetted, nem számít.
web-statistics-practise = Feladványok
