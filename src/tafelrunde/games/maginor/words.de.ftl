maginor-title = Maginor
maginor-about = Zauberer werben um die Stimmen von elf Orakeln, ehe Maginor sie einsammelt: mit Karten, Zaubern und geheimen Duellen.

maginor-option-spell-gap = Das Orakel ohne Zauber
maginor-option-spell-gap-random = zufällig eines von neun
maginor-option-spell-gap-first-small = immer das erste nach der Halle

maginor-reason-votes = Die Halle ist gewertet; wer die meisten Stimmen hat, gewinnt.
maginor-reason-highest-oracle = Die Halle ist gewertet; bei gleich vielen Stimmen entscheidet das höchste Orakel.
maginor-reason-shared = Die Halle ist gewertet; gleich viele Stimmen und kein Orakel, das entscheidet: Der erste Rang wird geteilt.

# Dinge. Ein Orakel hat die Formen, die ein Satz brauchen kann.

maginor-name-frog = Gefleckter Frosch
maginor-name-fox = Roter Fuchs
maginor-name-owl = Weise Eule
maginor-name-raven = Schwarzer Rabe
maginor-name-unicorn = Einhorn
maginor-name-eagle = Grauer Adler
maginor-name-stag = Weißer Hirsch
maginor-name-serpent = Silberne Schlange
maginor-name-bear = Steinbär
maginor-name-dragon = Alter Drache
maginor-name-hall = Halle

maginor-oracle-frog = der Gefleckte Frosch
maginor-oracle-fox = der Rote Fuchs
maginor-oracle-owl = die Weise Eule
maginor-oracle-raven = der Schwarze Rabe
maginor-oracle-unicorn = das Einhorn
maginor-oracle-eagle = der Graue Adler
maginor-oracle-stag = der Weiße Hirsch
maginor-oracle-serpent = die Silberne Schlange
maginor-oracle-bear = der Steinbär
maginor-oracle-dragon = der Alte Drache
maginor-oracle-hall = die Halle

maginor-object-frog = den Gefleckten Frosch
maginor-object-fox = den Roten Fuchs
maginor-object-owl = die Weise Eule
maginor-object-raven = den Schwarzen Raben
maginor-object-unicorn = das Einhorn
maginor-object-eagle = den Grauen Adler
maginor-object-stag = den Weißen Hirsch
maginor-object-serpent = die Silberne Schlange
maginor-object-bear = den Steinbären
maginor-object-dragon = den Alten Drachen
maginor-object-hall = die Halle

maginor-at-frog = beim Gefleckten Frosch
maginor-at-fox = beim Roten Fuchs
maginor-at-owl = bei der Weisen Eule
maginor-at-raven = beim Schwarzen Raben
maginor-at-unicorn = beim Einhorn
maginor-at-eagle = beim Grauen Adler
maginor-at-stag = beim Weißen Hirsch
maginor-at-serpent = bei der Silbernen Schlange
maginor-at-bear = beim Steinbären
maginor-at-dragon = beim Alten Drachen
maginor-at-hall = bei der Halle

maginor-onto-frog = auf den Gefleckten Frosch
maginor-onto-fox = auf den Roten Fuchs
maginor-onto-owl = auf die Weise Eule
maginor-onto-raven = auf den Schwarzen Raben
maginor-onto-unicorn = auf das Einhorn
maginor-onto-eagle = auf den Grauen Adler
maginor-onto-stag = auf den Weißen Hirsch
maginor-onto-serpent = auf die Silberne Schlange
maginor-onto-bear = auf den Steinbären
maginor-onto-dragon = auf den Alten Drachen
maginor-onto-hall = auf die Halle

maginor-before-frog = vor dem Gefleckten Frosch
maginor-before-fox = vor dem Roten Fuchs
maginor-before-owl = vor der Weisen Eule
maginor-before-raven = vor dem Schwarzen Raben
maginor-before-unicorn = vor dem Einhorn
maginor-before-eagle = vor dem Grauen Adler
maginor-before-stag = vor dem Weißen Hirsch
maginor-before-serpent = vor der Silbernen Schlange
maginor-before-bear = vor dem Steinbären
maginor-before-dragon = vor dem Alten Drachen
maginor-before-hall = vor der Halle

maginor-symbol-fire = Feuer
maginor-symbol-water = Wasser
maginor-symbol-earth = Erde
maginor-symbol-air = Luft
maginor-symbol-doom = Verhängnis
maginor-face-maginor = Maginor

maginor-card-fire = eine Feuerkarte
maginor-card-water = eine Wasserkarte
maginor-card-earth = eine Erdkarte
maginor-card-air = eine Luftkarte
maginor-card-doom = eine Verhängniskarte
maginor-card-wand = einen Zauberstab

maginor-spell-recall = Rückruf
maginor-spell-restore = Wiederherstellung
maginor-spell-superiority = Übermacht
maginor-spell-persuasion = Überredung
maginor-spell-telekinesis = Telekinese
maginor-spell-teleport = Teleport
maginor-spell-summon = Herbeirufung
maginor-spell-reversal = Umkehrung
maginor-spell-golden-cauldron = Ritual des Goldenen Kessels
maginor-spell-high-wizard = Ritual des Erzmagiers

maginor-spell-object-recall = den Zauber „Rückruf“
maginor-spell-object-restore = den Zauber „Wiederherstellung“
maginor-spell-object-superiority = den Zauber „Übermacht“
maginor-spell-object-persuasion = den Zauber „Überredung“
maginor-spell-object-telekinesis = den Zauber „Telekinese“
maginor-spell-object-teleport = den Zauber „Teleport“
maginor-spell-object-summon = den Zauber „Herbeirufung“
maginor-spell-object-reversal = den Zauber „Umkehrung“
maginor-spell-object-golden-cauldron = den Zauber „Ritual des Goldenen Kessels“
maginor-spell-object-high-wizard = den Zauber „Ritual des Erzmagiers“

maginor-elemental-earth = Erde
maginor-elemental-water = Wasser
maginor-elemental-fire = Feuer
maginor-elemental-object-earth = den Erdelementar
maginor-elemental-object-water = den Wasserelementar
maginor-elemental-object-fire = den Feuerelementar

maginor-person =
    { $name-is ->
        [you] du
       *[other] { $name }
    }

# Ereignisse

maginor-event-laid = Als Nächstes im Kreis liegt { $oracle }, daneben: { $spell }.
maginor-event-laid-alone = Als Nächstes im Kreis liegt { $oracle }, ohne Zauber daneben.
maginor-event-turn-began = { $seat } ist am Zug.
    .you = Du bist am Zug.
maginor-event-played = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
maginor-event-cast = { $seat } wirkt { $spell }.
    .you = Du wirkst { $spell }.
maginor-event-took-back = { $seat } nimmt { $card } zurück.
    .you = Du nimmst { $card } zurück.
maginor-event-moved = { $seat } zieht { $oracle }.
    .you = Du ziehst { $oracle }.
maginor-event-teleported = { $seat } gelangt per Teleport { $oracle }.
    .you = Du gelangst per Teleport { $oracle }.
maginor-event-rolled = { $seat } würfelt { $oracle }: { $face }.
    .you = Du würfelst { $oracle }: { $face }.
maginor-event-named = { $seat } nennt { $symbol }.
    .you = Du nennst { $symbol }.
maginor-event-placed = { $seat } legt { $oracle } einen Marker auf Feld { $slot } ({ $symbol }).
    .you = Du legst { $oracle } einen Marker auf Feld { $slot } ({ $symbol }).
maginor-event-replaced =
    { $seat } ersetzt { $oracle } { $rival-is ->
        [you] deinen Marker
       *[other] den Marker von { $rival }
    } auf Feld { $slot } ({ $symbol }).
    .you = Du ersetzt { $oracle } den Marker von { $rival } auf Feld { $slot } ({ $symbol }).
maginor-event-nothing-happened-no-token = Es geschieht nichts { $oracle }: { $seat } hat keinen Marker mehr.
    .you = Es geschieht nichts { $oracle }: Du hast keinen Marker mehr.
maginor-event-nothing-happened-absent = { $seat } bewirkt nichts: { $symbol } gibt es { $oracle } nicht.
    .you = Das bewirkt nichts: { $symbol } gibt es { $oracle } nicht.
maginor-event-nothing-happened-all-yours = Das bewirkt nichts: { $seat } hält { $oracle } schon alle Felder mit { $symbol }.
    .you = Das bewirkt nichts: Du hältst { $oracle } schon alle Felder mit { $symbol }.
maginor-event-challenged =
    { $seat } fordert { $rival-is ->
        [you] dich
       *[other] { $rival }
    } { $oracle } auf Feld { $slot } ({ $symbol }) heraus.
    .you = Du forderst { $rival } { $oracle } auf Feld { $slot } ({ $symbol }) heraus.
maginor-event-sealed-secret = { $seat } hat geheim einen Elementar gewählt.
    .you = Du hast geheim einen Elementar gewählt.
maginor-event-sealed = { $seat } hat geheim { $elemental } gewählt.
    .you = Du hast geheim { $elemental } gewählt.
maginor-event-revealed = { $seat } schickt { $elemental }.
    .you = Du schickst { $elemental }.
maginor-event-declined = { $seat } behält die Umkehrung und lässt das Ergebnis gelten.
    .you = Du behältst die Umkehrung und lässt das Ergebnis gelten.
maginor-event-duel-won =
    { $seat } gewinnt { $oracle } das Duell gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    } um Feld { $slot } ({ $symbol }).
    .you = Du gewinnst { $oracle } das Duell gegen { $rival } um Feld { $slot } ({ $symbol }).
maginor-event-duel-drawn =
    Das Duell zwischen { $challenger-is ->
        [you] dir
       *[other] { $challenger }
    } und { $defender-is ->
        [you] dir
       *[other] { $defender }
    } { $oracle } endet unentschieden: Beide Marker gehen zurück, Feld { $slot } ({ $symbol }) ist frei.
maginor-event-maginor-stepped-gap = Maginor steht nun in der Lücke { $oracle }.
maginor-event-maginor-stepped = Maginor geht { $oracle }.
maginor-event-step-lost = Maginors eigener Schritt verfällt.
maginor-event-evaluated-filled = Alle Felder sind besetzt: Gewertet wird { $oracle }. { $ranking }
maginor-event-evaluated-left = Maginor ist weitergegangen: Gewertet wird { $oracle }. { $ranking }
maginor-event-evaluated-summoned = Die Herbeirufung wirkt: Gewertet wird { $oracle }. { $ranking }
maginor-event-evaluated-reached = Maginor ist angekommen: Gewertet wird { $oracle }. { $ranking }
maginor-ranking-none = Dort liegt kein Marker.
maginor-ranking-one = Rang 1: { $first }. Sonst hat niemand dort einen Marker.
maginor-ranking-two = Rang 1: { $first }. Rang 2: { $second }.
maginor-event-won-oracle = { $seat } gewinnt { $oracle }: { $votes } Stimmen.
    .you = Du gewinnst { $oracle }: { $votes } Stimmen.
maginor-event-won-spell = { $seat } gewinnt { $spell }.
    .you = Du gewinnst { $spell }.
maginor-event-oracle-lost = Ohne Gewinner ist { $oracle } aus dem Spiel.
maginor-event-spell-lost = { $spell } ist aus dem Spiel.
maginor-event-tokens-returned = { $seat } bekommt { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } zurück.
    .you = Du bekommst { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } zurück.
maginor-event-went-to-middle = Der Zauberer von { $seat } kommt in die Mitte.
    .you = Dein Zauberer kommt in die Mitte.
maginor-event-game-ended = Die Halle war das letzte Orakel: Die Partie ist zu Ende.

# Was zu wählen ist

maginor-action-play = { $card } spielen
maginor-action-cast-recall = { $spell }: zwei Symbolkarten zurücknehmen
maginor-action-cast-restore = { $spell }: zwei Zauberstäbe zurücknehmen
maginor-action-cast-superiority = { $spell }: hier ein oder zwei Marker auf freie Felder
maginor-action-cast-persuasion = { $spell }: hier einen fremden Marker ersetzen
maginor-action-cast-telekinesis = { $spell }: ein Marker an ein beliebiges Orakel
maginor-action-cast-teleport = { $spell }: dein Zauberer auf ein anderes Orakel
maginor-action-cast-summon = { $spell }: das nächste Orakel auf Maginors Weg werten
maginor-action-cast-reversal = { $spell }: dieses Duell gewinnen
maginor-action-move = { $onto } ziehen
maginor-action-roll = { $at } würfeln
maginor-action-teleport = Per Teleport { $onto } gehen
maginor-action-aim-wand = { $at } würfeln
maginor-action-aim-telekinesis = { $at } einen Marker legen
maginor-action-name = { $symbol } nennen
maginor-action-put = Einen Marker auf Feld { $slot } ({ $symbol }) legen
maginor-action-challenge = { $rival } herausfordern, Feld { $slot } ({ $symbol })
maginor-action-replace = Den Marker von { $rival } ersetzen, Feld { $slot } ({ $symbol })
maginor-action-send-earth = Erde
maginor-action-send-water = Wasser
maginor-action-send-fire = Feuer
maginor-action-take = { $card } zurücknehmen
maginor-action-claim-oracle = { $oracle } nehmen ({ $votes } Stimmen)
maginor-action-claim-spell = { $spell } nehmen
maginor-action-done = Ein Marker genügt
maginor-action-pass = Umkehrung behalten, das Ergebnis gilt

# Fragen

maginor-prompt-over = Die Partie ist zu Ende.
maginor-prompt-waiting = Warten auf { $names }.
maginor-prompt-free = Dein Zauberer steht { $at }: Spiele Karten, wirke Zauber, dann ziehe oder würfle.
maginor-prompt-free-middle = Dein Zauberer ist in der Mitte: Spiele Zauberstäbe, wirke Zauber, dann ziehe auf ein Orakel.
maginor-prompt-free-must-roll = Drei Runden lang ist nichts geschehen: Ziehen darfst du jetzt nicht. Spiele eine Karte, wirke einen Zauber oder würfle.
maginor-prompt-free-hall = Nur die Halle ist übrig, und dein Zauberer steht auf ihr: Spiele Karten, wirke Zauber, dann würfle.
maginor-prompt-no-token = Du hast keinen Marker mehr, kannst also nichts legen und niemanden herausfordern.
maginor-prompt-place = Wähle { $at } ein freies Feld mit { $symbol }.
maginor-prompt-place-any = Wähle { $at } ein beliebiges freies Feld.
maginor-prompt-step-lost = Dieser Marker besetzt das letzte Feld: Das Orakel wird gewertet, dein Zug endet, und Maginors eigener Schritt verfällt.
maginor-prompt-fills = Dieser Marker besetzt das letzte Feld: Das Orakel wird gewertet, und dein Zug endet.
maginor-prompt-step-due = Danach macht Maginor einen Schritt.
maginor-prompt-challenge = Alle Felder mit { $symbol } { $at } sind besetzt: Wähle den Marker, den du herausforderst.
maginor-prompt-reversal = Du hast dieses Duell nicht gewonnen. Wirkst du den Zauber „Umkehrung“ und gewinnst es doch?
maginor-prompt-duel-table = Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. Zweimal Erde: Der Verteidiger gewinnt. Zweimal Wasser oder zweimal Feuer: Beide Marker gehen zurück.
maginor-prompt-duel-challenger = Du forderst { $rival } { $at } heraus: Wähle geheim einen Elementar.
maginor-prompt-duel-defender = { $rival } fordert dich { $at } heraus: Wähle geheim einen Elementar.
maginor-prompt-wand = Wähle das Orakel, an dem du würfelst.
maginor-prompt-name = Du hast Maginor gewürfelt: Nenne das Symbol, das { $at } gilt. Danach macht Maginor einen Schritt.
maginor-prompt-joker = Verhängnis ist { $at } ein Joker: Nenne ein Symbol dieses Orakels.
maginor-prompt-prize = Du hast { $at } den ersten Rang: Wähle deinen Preis. Wer den zweiten Rang hat, falls es einen gibt, bekommt den anderen.
maginor-prompt-recall-first = Wähle die erste von zwei Symbolkarten, die du zurücknimmst.
maginor-prompt-recall-second = Wähle die zweite Symbolkarte, die du zurücknimmst.
maginor-prompt-superiority-first = Wähle { $at } ein freies Feld für den ersten Marker.
maginor-prompt-superiority-second = Wähle { $at } ein freies Feld für einen zweiten Marker oder lass es bei einem.
maginor-prompt-persuasion = Wähle { $at } den Marker, den du ersetzt.
maginor-prompt-telekinesis = Wähle das Orakel, an das du einen Marker legst.
maginor-prompt-teleport = Wähle das Orakel für deinen Zauberer.

# Warum etwas nicht erlaubt ist

maginor-why-not-free = Jetzt kannst du Karten spielen oder Zauber wirken, oder du ziehst oder würfelst.
maginor-why-not-first = Zuerst musst du entscheiden, wonach du gefragt bist.
maginor-why-not-card-spent = Du kannst { $card } nicht spielen: Davon hast du nichts mehr auf der Hand.
maginor-why-not-card-middle = Dein Zauberer ist in der Mitte: Für eine Symbolkarte muss er auf einem Orakel stehen.
maginor-why-not-spell-lacking = Diesen Zauber hast du nicht: { $spell }.
maginor-why-not-ritual = Ein Ritual wird nie gewirkt; es zählt Stimmen.
maginor-why-not-only-reversal = In einem Duell kann nur die Umkehrung gewirkt werden.
maginor-why-not-reversal = Die Umkehrung gilt einem Duell, das du verloren hast oder das unentschieden ausging.
maginor-why-not-no-token = Für diesen Zauber fehlt dir ein Marker im Vorrat.
maginor-why-not-spell-middle = Dein Zauberer ist in der Mitte: Für diesen Zauber muss er auf einem Orakel stehen.
maginor-why-not-recall = Du hast noch keine Symbolkarte gespielt, die du zurücknehmen könntest.
maginor-why-not-restore = Du hast noch keinen Zauberstab gespielt, den du zurücknehmen könntest.
maginor-why-not-superiority = Wo dein Zauberer steht, ist kein Feld frei.
maginor-why-not-persuasion = Wo dein Zauberer steht, liegt kein fremder Marker.
maginor-why-not-telekinesis = Kein Orakel hat ein freies Feld.
maginor-why-not-teleport = Es gibt kein anderes Orakel mehr im Kreis.
maginor-why-not-summon = Nur die Halle ist übrig, und die Herbeirufung wertet nie die Halle.
maginor-why-not-gone = Dieses Orakel ist nicht mehr im Kreis: { $oracle }.
maginor-why-not-there-already = Dein Zauberer steht schon { $at }.
maginor-why-not-must-roll = Drei Runden lang ist nichts geschehen: Ziehen darfst du erst wieder, wenn eine Karte gespielt, ein Zauber gewirkt oder gewürfelt wurde.
maginor-why-not-roll-middle = Dein Zauberer ist in der Mitte und kann dort nicht würfeln: Ziehe auf ein Orakel.
maginor-why-not-full = Kein Feld ist { $at } frei.
maginor-why-not-symbol = Dieses Symbol gibt es { $at } nicht: { $symbol }.
maginor-why-not-take-wand = Der Rückruf holt Symbolkarten zurück, keine Zauberstäbe.
maginor-why-not-take-unplayed = Diese Karte hast du nicht gespielt.
maginor-why-not-take-order = Die zwei Karten werden in der Reihenfolge Feuer, Wasser, Erde, Luft, Verhängnis genannt.
maginor-why-not-done = Die Übermacht legt mindestens einen Marker.
maginor-why-not-slot = Es gibt { $at } nur { $count } Felder.
maginor-why-not-slot-symbol = Dieses Feld trägt { $symbol }, gefragt ist aber { $wanted }.
maginor-why-not-slot-taken = Auf diesem Feld liegt schon ein Marker.
maginor-why-not-slot-earlier = Das zweite Feld muss in der Randfolge nach dem ersten kommen.
maginor-why-not-slot-free = Auf diesem Feld liegt kein Marker.
maginor-why-not-slot-yours = Der Marker auf diesem Feld ist dein eigener.

# Stellung

maginor-position-maginor = Maginor
maginor-position-maginor-on = { $at }
maginor-position-maginor-gap = in der Lücke { $before }
maginor-position-maginor-arrived = zurück in der Halle
maginor-position-quiet = Stille Züge in Folge
maginor-position-duel = Duell
maginor-position-duel-between = Herausforderer { $challenger }, Verteidiger { $defender } { $at }, Feld { $slot } ({ $symbol })
maginor-position-elemental =
    { $name-is ->
        [you] Dein Elementar
       *[other] Elementar von { $name }
    }
maginor-position-evaluated = In Wertung
maginor-position-step = Maginors Schritt
maginor-position-step-due = steht noch aus
maginor-position-seat = Spieler
maginor-position-name = { $name }
maginor-position-votes = Stimmen
maginor-position-wizard = Zauberer
maginor-position-supply = Marker
maginor-position-cards = Karten
maginor-position-spells = Zauber
maginor-position-won = Orakel
maginor-position-in-the-middle = in der Mitte
maginor-position-wands = { $count ->
        [one] ein Zauberstab
       *[other] { $count } Zauberstäbe
    }
maginor-position-oracle = { $oracle } ({ $votes } Stimmen)
maginor-position-slots = { $slots }; kein Zauber{ $count ->
        [0] {""}
       *[other] {""}; bei einer Wertung jetzt: { $order }
    }
maginor-position-slots-and-spell = { $slots }; Zauber: { $spell }{ $count ->
        [0] {""}
       *[other] {""}; bei einer Wertung jetzt: { $order }
    }
maginor-position-slot = { $slot } { $symbol }
maginor-position-slot-taken = { $slot } { $symbol } [{ $owner }]

# Warum zu etwas geraten wird

maginor-judge-votes = Das bringt dir Stimmen.
maginor-judge-oracles = Das verbessert deine Aussichten bei den Orakeln im Kreis.
maginor-judge-wizard = Das nutzt deinen Zauberer oder deinen Zug gut.
maginor-judge-cards = Das hebt Karten deiner Hand für später auf.
maginor-judge-spells = Das bringt dir Zauber oder hebt sie für später auf.
maginor-judge-tokens = Das bringt dir Marker in den Vorrat oder lässt sie dort.

# Chronik: Überschriften, und Zeilen, die von mehreren Ereignissen erzählen

maginor-turn-of = { $seat }
    .you = Du
maginor-line-placed =
    { $seat } { $by ->
        [card] spielt { $what }
       *[roll] würfelt { $what }
    } und legt einen Marker { $oracle }, Feld { $slot } ({ $symbol }).
    .you =
        Du { $by ->
            [card] spielst { $what }
           *[roll] würfelst { $what }
        } und legst einen Marker { $oracle }, Feld { $slot } ({ $symbol }).
maginor-line-tokens = { $seat } { $count }
    .you = du { $count }
maginor-line-returned = Marker kommen zurück: { $tokens }.

# Das Ende

maginor-end-title = Stimmen, Orakel für Orakel
maginor-end-oracles = Orakel
maginor-end-won = { $seat } hat mit { $votes } Stimmen gewonnen.
    .you = Du hast mit { $votes } Stimmen gewonnen.
maginor-end-shared = Der erste Platz wird geteilt, mit je { $votes } Stimmen: { $winners }.
maginor-end-tie = Ebenso viele Stimmen: { $rivals }. Das höchste Orakel entscheidet: { $oracle } gehört { $seat }.
    .you = Ebenso viele Stimmen: { $rivals }. Das höchste Orakel entscheidet: { $oracle } gehört dir.
maginor-end-why =
    { $count ->
        [0] Nichts
       *[other] { $prizes }
    }
maginor-end-blow = Mit diesem Orakel ging { $seat } endgültig in Führung: { $oracle }, { $votes } Stimmen.
    .you = Mit diesem Orakel gingst du endgültig in Führung: { $oracle }, { $votes } Stimmen.
maginor-end-otherwise =
    Mit diesem Orakel auf der anderen Seite stünde es { $other } für { $rival-is ->
        [you] dich
       *[other] { $rival }
    } und { $own } für { $seat }.
    .you = Mit diesem Orakel auf der anderen Seite stünde es { $other } für { $rival } und { $own } für dich.
maginor-end-tokens =
    { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    }
maginor-end-closest = Das knappste Orakel
maginor-end-closest-says =
    { $oracle }: { $seat } { $own }, { $rival-is ->
        [you] du
       *[other] { $rival }
    } { $other } Marker.
    .you = { $oracle }: du { $own }, { $rival } { $other } Marker.
maginor-end-closest-rim =
    { $oracle }, { $own } zu { $other } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    }: Der erste Marker am Rand gehörte { $seat }.
    .you = { $oracle }, { $own } zu { $other } gegen { $rival }: Der erste Marker am Rand war deiner.
maginor-end-duels = Duelle
maginor-end-duels-says =
    { $count ->
        [one] Ein Duell
       *[other] { $count } Duelle
    }; die meisten gewann { $seat }: { $won }.
    .you =
        { $count ->
            [one] Ein Duell
           *[other] { $count } Duelle
        }; die meisten gewannst du: { $won }.
maginor-end-steps = Maginors Weg
maginor-end-steps-says =
    { $count ->
        [one] Maginor ging einen Schritt.
       *[other] Maginor ging { $count } Schritte.
    }
maginor-end-blow-most = { $seat } lag immer vorn und gewann am meisten mit einem Orakel: { $oracle }, { $votes } Stimmen.
    .you = Du lagst immer vorn und gewannst am meisten mit einem Orakel: { $oracle }, { $votes } Stimmen.

# Tipps: was eine Wahl bringt

maginor-gain-tokens = Marker { $oracle }: du { $own }, { $rival } { $other }.
