bazaar-title = Bazár
bazaar-about = Licitálj titokban, végy nyíltan, adj el készletben: kis piac 2–4 játékosnak.

bazaar-option-stall = Nyílt lapok a standon
bazaar-option-stall-3 = három
bazaar-option-stall-4 = négy
bazaar-option-stall-5 = öt

bazaar-reason-empty-bag = A zsákban már nincs elég lap egy újabb fordulóra; a legtöbb pont nyer.

# Dolgok. A lapnak van egy második alakja, amelyben történik vele valami.

bazaar-kind-amber = borostyán
bazaar-kind-dates = datolya
bazaar-kind-glass = üveg
bazaar-kind-ivory = elefántcsont
bazaar-kind-salt = só
bazaar-kind-zinc = cink
bazaar-the-amber = a borostyán
bazaar-the-dates = a datolya
bazaar-the-glass = az üveg
bazaar-the-ivory = az elefántcsont
bazaar-the-salt = a só
bazaar-the-zinc = a cink
bazaar-card =
    { $kind } { $value ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $value }-es
    }
bazaar-card-object =
    { $kind } { $value ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
        [8] 8-ast
       *[other] { $value }-est
    }
bazaar-person = { $seat }
    .you = te

# Események

bazaar-event-drew = { $seat } felhúzta { $card }.
    .you = Felhúztad { $card }.
bazaar-event-drew-secret = { $seat } húzott egy lapot.
    .you = Húztál egy lapot.
bazaar-event-filled = Új lap a standon: { $card }.
bazaar-event-sealed = { $seat } titokban felajánlotta { $card }.
    .you = Titokban felajánlottad { $card }.
bazaar-event-sealed-secret = { $seat } titokban licitált.
    .you = Titokban licitáltál.
bazaar-event-revealed = { $seat } { $card } ajánlotta fel.
    .you = Te { $card } ajánlottad fel.
bazaar-event-won = { $seat } megnyerte a licitet, és elköltötte { $card }.
    .you = Megnyerted a licitet, és elköltötted { $card }.
bazaar-event-took = { $seat } elvette a standról { $card }.
    .you = Elvetted a standról { $card }.
bazaar-event-sold = { $seat } { $points } pontért eladta { $card }.
    .you = Eladtad { $points } pontért { $card }.

# Lehetőségek

bazaar-action-bid = ajánld fel { $card }
bazaar-action-take = vedd el { $card }
bazaar-action-sell = add el { $points } pontért { $card }
bazaar-action-done = zárd le az eladást

# Kérések

bazaar-prompt-bid = Licitálj titokban egy lappal. A legnagyobb érték nyer, és a gazdája elkölti.
bazaar-prompt-take = Végy el egy lapot a standról.
bazaar-prompt-sell = Adj el lapokat egyféle áruból, növekvő sorrendben. A következő ára { $points } pont.
bazaar-prompt-done = Nincs több eladható lapod: zárd le az eladást.
bazaar-prompt-wait-bidding = A többiek még licitálnak.
bazaar-prompt-wait-taking = { $seat } éppen elvesz egy lapot a standról.
bazaar-prompt-wait-selling = { $seat } éppen elad.
bazaar-prompt-over = Első hely, { $points } ponttal: { $winners }.

# Miért nem lehet

bazaar-why-not-bid-now = Licitálni csak a forduló elején lehet.
bazaar-why-not-take-now = Csak a licit nyertese vehet el lapot, az eladás előtt.
bazaar-why-not-sell-now = Eladni csak azután lehet, hogy elvettél egy lapot a standról.
bazaar-why-not-done-now = Most nincs lezárható eladásod.
bazaar-why-not-hand = Ez a lap nincs a kezedben.
bazaar-why-not-stall = Ez a lap nincs a standon.
bazaar-why-not-kind = Egy eladás csak egyféle áruból állhat; most ebből: { $kind }.
bazaar-why-not-rising = Egy eladáson belül minden lapnak nagyobbnak kell lennie az előzőnél.

# Az állás

bazaar-position-rounds = hátralévő fordulók
bazaar-position-bag = lapok a zsákban
bazaar-position-stall = stand
bazaar-position-seat = játékos
bazaar-position-points = pontok
bazaar-position-cards = lapok
bazaar-position-known = ebből ismert
bazaar-position-hand = a kezed
bazaar-position-sales = eladhatnád
bazaar-position-sale = { $cards } × { $kind }, { $points } pont
bazaar-position-bid = a licited

# Egy tipp okai

bazaar-judge-points = Pontot hoz neked.
bazaar-judge-wares = A kezedből jobb készletek állnak össze.
bazaar-judge-bids = Megőrzi a nagy lapokat a licitre.

# A vége

bazaar-end-title = Pontok fordulóról fordulóra
bazaar-end-round = { $number }.{"\u00A0"}forduló
bazaar-end-cards = Maradt lapok
bazaar-end-why =
    { $count ->
        [0] Nincs eladás
        [one] Egy eladás
       *[other] { $count } eladás
    }
bazaar-end-sale = A legjobb eladás
bazaar-end-sale-says = { $seat } egy fordulóban { $points } pontot szerzett.
    .you = Egy fordulóban { $points } pontot szereztél.
