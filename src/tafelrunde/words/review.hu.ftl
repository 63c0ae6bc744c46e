# Amit egy elemzés egy befejezett játszmáról mond.

review-error-running = Csak végigjátszott játszmát lehet elemezni.
review-title = elemzés · { $depth ->
    [deep] alapos
   *[quick] gyors
  } · döntések: { $done } / { $total }, szimulációk döntésenként: { $simulations }
review-stopped = Megszakítva; ellenőrzött döntések: { $done } / { $total }. Eddig ennyi ismert.
review-heading-balance = Miért ez lett a vége
review-note-balance = Egy győzelem századrészeiben: kezdet + szerencse + tudás + rejtett + többiek = eredmény. Tudás az, amibe a saját döntések a saját ismeretek szerint kerültek; rejtett az, amit ezen felül mozdítottak.
review-seat = Hely
review-start = Kezdet
review-luck-sum = Szerencse
review-skill = Tudás
review-hidden = Rejtett
review-others = Többiek
review-result = Eredmény
review-adjusted = Szerencse nélkül
review-heading-turnings = Fordulópontok
review-no-turnings = Ebben a játszmában semmi sem mozdította a győzelmi esélyt akár egyetlen ponttal sem.
review-heading-decisions = Döntések, amelyek valamibe kerültek
review-no-decisions = Egyetlen döntés sem került többe, mint amennyit a becslés pontatlansága megmagyaráz.
review-heading-luck = A legnagyobb fordulatok a sorsolásban
review-heading-chances = Győzelmi esélyek a játszma során
review-note-chances = Nyílt lapokkal; zárójelben az, amit a hely a döntésekor maga tudhatott.
review-entry = Bejegyzés
review-axis = a játszma bejegyzései
review-plot = { $game }: győzelmi esélyek
review-chosen = Választás
review-best = Jobb
review-cost = Ár
review-grade = Értékelés
review-grade-best = legjobb
review-grade-good = jó
review-grade-slip = pontatlanság
review-grade-mistake = hiba
review-grade-blunder = durva hiba
review-chose = { $seat }: „{ $action }”. { $grade ->
    [blunder] Durva hiba
    [mistake] Hiba
    [slip] Pontatlanság
   *[other] Döntés
  }, ára { $cost } ± { $noise } pont győzelmi esély.
    .you = Te: „{ $action }”. { $grade ->
    [blunder] Durva hiba
    [mistake] Hiba
    [slip] Pontatlanság
   *[other] Döntés
  }, ára { $cost } ± { $noise } pont győzelmi esély.
review-better = Jobb lett volna: „{ $action }” (győzelmi esély: { $chance }%).
review-why = Ami mellette szól ({ $seat } szemével):
    .you = Ami mellette szól:
review-deal = A kezdőállás.
review-draw = Sorsolás: { $seat }.
    .you = Sorsolás: te.
review-luck = Szerencse: { $seat }, { $points } pont ({ $before }% → { $after }%).
    .you = Szerencséd volt: { $points } pont ({ $before }% → { $after }%).
review-bad-luck = Balszerencse: { $seat }, { $points } pont ({ $before }% → { $after }%).
    .you = Balszerencséd volt: { $points } pont ({ $before }% → { $after }%).
review-sampled = a lehetőségek mintájából becsülve
