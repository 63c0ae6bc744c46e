# Havoc auf Deutsch. Die Wörter sind die des Verzeichnisses in rulebook.de.md.

havoc-title = Havoc: Der Hundertjährige Krieg
havoc-about = Söldnerführer werben an, bluffen und kämpfen um neun Schlachten des Hundertjährigen Krieges.
havoc-reason-points = Der Krieg ist zu Ende; wer die meisten Punkte hat, gewinnt.
havoc-reason-battles = Der Krieg ist zu Ende; bei gleichen Punkten entscheidet die Zahl der gewonnenen Schlachten.
havoc-reason-castillon = Der Krieg ist zu Ende; bei gleichen Punkten und gleich vielen Siegen entscheidet der Rang bei Castillon.
havoc-reason-shared = Der Krieg ist zu Ende; der erste Platz wird geteilt.

## Optionen

havoc-option-battle-order = Folge der Schlachten
havoc-option-battle-order-historical = historisch
havoc-option-battle-order-random = zufällig
havoc-option-battle-order-winner = vom Sieger gewählt
havoc-option-peace-card = Friedenskarte
havoc-option-peace-card-seats = nach der Zahl der Spieler
havoc-option-peace-card-fast = schnell, mit den Zahlen 1 und 2
havoc-option-small-table = Wertung für kleine Runden, zu zweit oder zu dritt
havoc-option-small-table-on = an
havoc-option-small-table-off = aus
havoc-option-john-of-gaunt = John of Gaunt
havoc-option-john-of-gaunt-off = ohne ihn
havoc-option-john-of-gaunt-replaces = ersetzt eine Schlacht
havoc-option-john-of-gaunt-extra = als zusätzliche Schlacht

## Namen

havoc-john = John of Gaunt
havoc-person = { $seat }
    .you = du
havoc-side-calais-tours = Chevauchées, Calais–Tours
havoc-side-tours-bordeaux = Chevauchées, Tours–Bordeaux

havoc-suit-blue = Blau
havoc-suit-orange = Orange
havoc-suit-green = Grün
havoc-suit-grey = Grau
havoc-suit-yellow = Gelb
havoc-suit-brown = Braun

# Eine Karte in einer Liste, dann eine, mit der etwas geschieht.
havoc-card = { $suit } { $value }
havoc-card-dog = Hund
havoc-card-object = { $suit } { $value }

# Die Werte einer Kombination; 0 sind die Hunde.
havoc-values =
    { $value ->
        [0] Hunde
       *[other] { $value }er
    }
havoc-values-of = { havoc-values }
havoc-values-kind = { havoc-values }

havoc-combination-empty = nichts
havoc-combination-high-card =
    { $value ->
        [0] höchste Karte ein Hund
       *[other] höchste Karte { $value }
    }
havoc-combination-pair = Paar { $of }
havoc-combination-two-pairs = zwei Paare, { $high } und { $low }
havoc-combination-triplet = Drilling { $of }
havoc-combination-straight-of-five = Fünfer-Straße bis { $value }
havoc-combination-three-pairs = drei Paare, { $high }, { $middle } und { $low }
havoc-combination-flush-of-five = Fünfer-Flush, höchste { $value }
havoc-combination-straight-of-six = Sechser-Straße bis { $value }
havoc-combination-full-house = Full House, { $high } über { $low }
havoc-combination-flush-of-six = Sechser-Flush, höchste { $value }
havoc-combination-two-triplets = zwei Drillinge, { $high } und { $low }
havoc-combination-four-of-a-kind = Vierling { $kind }
havoc-combination-big-house = großes Full House, { $high } über { $low }
havoc-combination-five-of-a-kind = Fünfling { $kind }
havoc-combination-straight-flush-of-five = Fünfer-Straight-Flush bis { $value }
havoc-combination-six-of-a-kind = Sechsling { $kind }
havoc-combination-straight-flush-of-six = Sechser-Straight-Flush bis { $value }

## Was geschah

havoc-event-dealt = { $seat } bekommt { $card }.
    .you = Du bekommst { $card }.
havoc-event-dealt-a-dog = { $seat } bekommt einen Hund.
    .you = Du bekommst einen Hund.
havoc-event-dealt-secret = { $seat } bekommt eine Karte.
    .you = Du bekommst eine Karte.
havoc-event-dealt-dog = { $seat } beginnt mit einem Hund.
    .you = Du beginnst mit einem Hund.
havoc-event-recruiting = { $seat } wirbt an.
    .you = Du wirbst an.
havoc-event-peace-turned = { $seat } dreht die Friedenskarte auf { $count }.
    .you = Du drehst die Friedenskarte auf { $count }.
havoc-event-year-of-peace = { $seat } ruft ein Friedensjahr aus: { $battle } entfällt.
    .you = Du rufst ein Friedensjahr aus: { $battle } entfällt.
havoc-event-discarded = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
havoc-event-discarded-a-dog = { $seat } wirft einen Hund ab.
    .you = Du wirfst einen Hund ab.
havoc-event-skipped = { $seat } kann weder anwerben noch kämpfen; der Zug entfällt.
    .you = Du kannst weder anwerben noch kämpfen; dein Zug entfällt.
havoc-event-drew = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
havoc-event-drew-a-dog = { $seat } zieht einen Hund.
    .you = Du ziehst einen Hund.
havoc-event-drew-secret = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
havoc-event-took = { $seat } nimmt { $card } aus den Rekruten.
    .you = Du nimmst { $card } aus den Rekruten.
havoc-event-took-a-dog = { $seat } nimmt einen Hund aus den Rekruten.
    .you = Du nimmst einen Hund aus den Rekruten.
havoc-event-fetched = { $seat } wirft einen Hund ab, um noch eine Karte zu apportieren.
    .you = Du wirfst einen Hund ab, um noch eine Karte zu apportieren.
havoc-event-looting = { $seat } wirft zwei Hunde ab, um die Ablage zu plündern.
    .you = Du wirfst zwei Hunde ab, um die Ablage zu plündern.
havoc-event-looted = { $seat } nimmt { $card } aus der Ablage.
    .you = Du nimmst { $card } aus der Ablage.
havoc-event-put-down = { $seat } gibt { $card } zu den Rekruten ab.
    .you = Du gibst { $card } zu den Rekruten ab.
havoc-event-put-down-a-dog = { $seat } gibt einen Hund zu den Rekruten ab.
    .you = Du gibst einen Hund zu den Rekruten ab.
havoc-event-refilled = Neu unter den Rekruten: { $card }.
havoc-event-refilled-a-dog = Neu unter den Rekruten: ein Hund.
havoc-event-reshuffled =
    { $count ->
        [one] Die einzige Karte der Ablage wird zum neuen Zugstapel.
       *[other] Die { $count } Karten der Ablage werden zum neuen Zugstapel gemischt.
    }
havoc-event-cried-havoc = { $seat } ruft Havoc! Die Schlacht ist { $battle }.
    .you = Du rufst Havoc! Die Schlacht ist { $battle }.
havoc-event-laid = { $seat } legt { $card } aus.
    .you = Du legst { $card } aus.
havoc-event-laid-a-dog = { $seat } legt einen Hund aus.
    .you = Du legst einen Hund aus.
havoc-event-stood = { $seat } legt vorerst nichts mehr aus.
    .you = Du legst vorerst nichts mehr aus.
havoc-event-declined = { $seat } bleibt der Schlacht fern.
    .you = Du bleibst der Schlacht fern.
havoc-event-passed = { $seat } passt.
    .you = Du passt.
havoc-event-sat-out =
    { $count ->
        [one] Ein von { $seat } ausgelegter Hund bleibt draußen.
       *[other] { $count } von { $seat } ausgelegte Hunde bleiben draußen.
    }
    .you =
        { $count ->
            [one] Einer deiner Hunde bleibt draußen.
           *[other] { $count } deiner Hunde bleiben draußen.
        }
havoc-event-showed = { $seat } kommt auf Rang { $place }: { $combination }.
    .you = Du kommst auf Rang { $place }: { $combination }.
havoc-event-won = { $seat } gewinnt die Schlacht: { $battle }.
    .you = Du gewinnst die Schlacht: { $battle }.
havoc-event-scored =
    { $seat } bekommt { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
    .you =
        Du bekommst { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }.
havoc-event-scavenged = { $seat } wirft einen ausgelegten Hund ab und stöbert { $card } auf.
    .you = Du wirfst einen ausgelegten Hund ab und stöberst { $card } auf.
havoc-event-stopped = { $seat } setzt nach dieser Schlacht keine Hunde mehr ein.
    .you = Du setzt nach dieser Schlacht keine Hunde mehr ein.
havoc-event-cleared = Das Schlachtfeld wird geräumt, seine Karten kommen auf die Ablage.
havoc-event-chose-battle = { $seat } wählt die nächste Schlacht: { $battle }.
    .you = Du wählst die nächste Schlacht: { $battle }.
havoc-event-became-peacekeeper = { $seat } wird Friedenshüter; die Friedenskarte zeigt 1.
    .you = Du wirst Friedenshüter; die Friedenskarte zeigt 1.
havoc-event-last-deal = Es gibt keine Züge mehr: Die Rekruten kommen auf die Ablage, das letzte Austeilen beginnt.
havoc-event-swapped =
    { $seat } tauscht { $count ->
        [0] keinen Hund
        [one] einen Hund
       *[other] { $count } Hunde
    }.
    .you =
        Du tauschst { $count ->
            [0] keinen Hund
            [one] einen Hund
           *[other] { $count } Hunde
        }.
havoc-event-laid-at-castillon = { $seat } legt bei Castillon { $card } aus.
    .you = Du legst bei Castillon { $card } aus.
havoc-event-laid-at-castillon-a-dog = { $seat } legt bei Castillon einen Hund aus.
    .you = Du legst bei Castillon einen Hund aus.
havoc-event-drew-john = { $seat } zieht John of Gaunt; er nimmt links von { $seat } Platz.
    .you = Du ziehst John of Gaunt; er nimmt links von dir Platz.
havoc-event-john-removed = { $seat } zieht John of Gaunt; er kommt zu spät und ist aus dem Spiel.
    .you = Du ziehst John of Gaunt; er kommt zu spät und ist aus dem Spiel.
havoc-event-john-cried-havoc-extra = John of Gaunt ruft Havoc! Sein Raubzug, Chevauchées, kommt als Schlacht hinzu.
havoc-event-john-cried-havoc = John of Gaunt ruft Havoc! Sein Raubzug, Chevauchées, ersetzt { $battle }.
havoc-event-side-turned = Aufgedeckt wird { $card }; der Raubzug ist { $battle }.
havoc-event-side-turned-empty = Es gibt keine Karte zum Aufdecken; der Raubzug ist { $battle }.
havoc-event-john-left = John of Gaunt scheidet aus.

## Was zu wählen ist

havoc-action-recruit = Anwerben
havoc-action-havoc = Havoc rufen
havoc-action-draw = Vom Zugstapel ziehen
havoc-action-take = { $card } nehmen
havoc-action-take-a-dog = Einen Hund nehmen
havoc-action-take-loot = { $card }
havoc-action-fetch = Apportieren (1 Hund)
havoc-action-loot = Plündern (2 Hunde)
havoc-action-put = { $card } abgeben
havoc-action-put-a-dog = Einen Hund abgeben
havoc-action-discard = { $card }
havoc-action-lay = { $card }
havoc-action-stand = Vorerst genug
havoc-action-decline = Fernbleiben und eine Karte ziehen
havoc-action-pass = Passen
havoc-action-out =
    { $count ->
        [0] Kein Hund bleibt draußen
        [one] Ein Hund bleibt draußen
       *[other] { $count } Hunde bleiben draußen
    }: { $combination }
havoc-action-scavenge = { $card }, ausgelegt von { $seat }
    .you = { $card }, von dir ausgelegt
havoc-action-scavenge-recruit = { $card } aus den Rekruten
havoc-action-stop = Keine Hunde mehr einsetzen
havoc-action-battle = { $number } { $name }, { $year }, Punkte: { $points }
havoc-action-swap =
    { $count ->
        [0] Keinen Hund tauschen
        [one] Einen Hund tauschen
       *[other] { $count } Hunde tauschen
    }

## Was gefragt ist

havoc-prompt-turn = Wirb an oder rufe Havoc.
havoc-prompt-turn-recruit = Wirb an: Mit weniger als zwei Karten kannst du nicht Havoc rufen.
havoc-prompt-turn-havoc = Rufe Havoc: Zum Anwerben gibt es zu wenige Karten.
havoc-prompt-next = Die nächste Schlacht ist { $battle }; Punkte gibt es so: { $points }.
havoc-prompt-peace-stays = Die Friedenskarte ist schon gedreht: Wirbst du jetzt an, bleibt sie auf 1.
havoc-prompt-peace-free = In diesem allerersten Zug wird die Friedenskarte nicht gedreht.
havoc-prompt-peace-turns = Wirbst du an, drehst du die Friedenskarte auf { $peace }.
havoc-prompt-year-of-peace = Wirbst du an, rufst du ein Friedensjahr aus: { $battle } entfällt, und jeder andere wirft eine Karte ab.
havoc-prompt-last-year-of-peace = Wirbst du an, rufst du ein Friedensjahr aus: { $battle } entfällt, jeder andere wirft eine Karte ab, und statt deines Anwerbens folgt das letzte Austeilen.
havoc-prompt-recruit-first = Hol dir die erste von zwei Karten: Ziehe sie vom Zugstapel oder nimm einen Rekruten.
havoc-prompt-recruit-full = Nimm die erste von zwei Karten aus den Rekruten, denn sie sind vollzählig.
havoc-prompt-recruit-second = Hol dir die zweite Karte: Ziehe sie vom Zugstapel oder nimm einen Rekruten.
havoc-prompt-recruit-no-pile = Nimm einen Rekruten: Zugstapel und Ablage sind leer.
havoc-prompt-put = Gib eine Handkarte zu den Rekruten ab.
havoc-prompt-dogs-fetch = Ein Hund kann dir noch eine Karte apportieren.
havoc-prompt-dogs-loot = Ein Hund kann dir noch eine Karte apportieren; zwei Hunde können die Ablage plündern.
havoc-prompt-fetch = Hol dir die Karte, die dein Hund apportiert: Ziehe sie vom Zugstapel oder nimm einen Rekruten.
havoc-prompt-loot = Nimm eine Karte aus der Ablage; alle werden sie sehen.
havoc-prompt-peace = Wirf für das Friedensjahr eine Karte ab.
havoc-prompt-open = Du hast Havoc gerufen: Lege mindestens zwei Karten aus ({ $battle }).
havoc-prompt-join = Tritt mit mindestens zwei Karten in die Schlacht ein oder bleib fern und ziehe eine: { $battle }.
havoc-prompt-join-raid = Tritt mit mindestens zwei Karten gegen John of Gaunt an; fernbleiben darf niemand.
havoc-prompt-lay-second = Lege mindestens noch eine Karte aus.
havoc-prompt-lay-or-stand = Lege weitere Karten aus oder lass es vorerst genug sein.
havoc-prompt-add = Lege Karten nach oder passe.
havoc-prompt-room =
    { $room ->
        [one] Du darfst noch eine Karte auslegen
       *[other] Du darfst noch { $room } Karten auslegen
    }; bisher { $laid } von 6.
havoc-prompt-room-dogs =
    { $count ->
        [one] Dazu darfst du noch einen Hund auslegen: Die ersten zwei zählen nicht zu den 6.
       *[other] Dazu darfst du noch { $count } Hunde auslegen: Die ersten zwei zählen nicht zu den 6.
    }
havoc-prompt-no-room = Mehr geht nicht: Alle 6 liegen aus.
havoc-prompt-order = Ausgelegt wird in der Reihenfolge deiner Hand; was vor { $card } steht, kannst du beim nächsten Mal nachlegen.
havoc-prompt-order-dogs = Hunde kommen zuletzt; andere Karten kannst du beim nächsten Mal nachlegen.
havoc-prompt-makes = Deine Karten ergeben: { $combination }. Damit stehst du vorerst auf Rang { $place }.
havoc-prompt-out = Sag, wie viele deiner Hunde draußen bleiben.
havoc-prompt-scavenge = Stöbere mit einem ausgelegten Hund eine Karte auf oder hör auf.
havoc-prompt-dogs-left =
    { $count ->
        [one] Du darfst noch einen Hund einsetzen.
       *[other] Du darfst { $count } Hunde einsetzen.
    }
havoc-prompt-or-loot = Mit zwei Hunden auf einmal darfst du stattdessen die Ablage plündern.
havoc-prompt-choose = Wähle die nächste Schlacht.
havoc-prompt-swap = Tausche bis zu zwei Hunde gegen Karten vom Zugstapel; danach kommt Castillon.
havoc-prompt-castillon = Das Beste auf deiner Hand ist jetzt: { $combination }.
havoc-prompt-wait-turn = Warten auf { $seat }: anwerben oder Havoc rufen.
havoc-prompt-wait-recruiting = Warten auf { $seat }: anwerben.
havoc-prompt-wait-fetching = Warten auf { $seat }: eine Karte apportieren.
havoc-prompt-wait-looting = Warten auf { $seat }: die Ablage plündern.
havoc-prompt-wait-peace = Warten auf { $seat }: eine Karte für das Friedensjahr abwerfen.
havoc-prompt-wait-joining = Warten auf { $seat }: in die Schlacht eintreten oder fernbleiben.
havoc-prompt-wait-laying = Warten auf { $seat }: Karten auslegen.
havoc-prompt-wait-adding = Warten auf { $seat }: nachlegen oder passen.
havoc-prompt-wait-sitting-out = Warten auf { $seat }: sagen, wie viele Hunde draußen bleiben.
havoc-prompt-wait-scavenging = Warten auf { $seat }: aufstöbern oder aufhören.
havoc-prompt-wait-choosing = Warten auf { $seat }: die nächste Schlacht wählen.
havoc-prompt-wait-swapping = Warten auf { $seat }: vor Castillon Hunde tauschen.
havoc-prompt-won =
    { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } und wird zum König von Frankreich gekrönt.
    .you =
        Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } und wirst zum König von Frankreich gekrönt.
havoc-prompt-shared =
    Der Sieg ist geteilt, mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $winners }.
havoc-prompt-decided-battles = Bei gleichen Punkten entschied die Zahl der gewonnenen Schlachten.
havoc-prompt-decided-castillon = Bei gleichen Punkten und gleich vielen gewonnenen Schlachten entschied der Rang bei Castillon.
havoc-prompt-placed =
    Du kommst auf Rang { $place }, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## Die Stellung

havoc-position-battle = Schlacht
havoc-position-next-battle = Nächste Schlacht
havoc-position-battle-of = { $number } von { $count }: { $name }, { $year }, Punkte: { $points }
havoc-position-raid = { $battle }, Punkte: { $points }
havoc-position-fought = Vorüber
havoc-position-ahead = Noch offen
havoc-position-won = { $number } { $name }: { $seat }
    .you = { $number } { $name }: du
havoc-position-removed = { $number } { $name }: Frieden
havoc-position-replaced = { $number } { $name }: dafür Chevauchées
havoc-position-coming = { $number } { $name } ({ $points })
havoc-position-name = { $seat }
    .you = { $seat }, du
havoc-position-seat = Spieler
havoc-position-points = Punkte
havoc-position-wins = Siege
havoc-position-cards = Handkarten
havoc-position-in-battle = In dieser Schlacht
havoc-position-laid = Ausgelegt
havoc-position-standing = Stand
havoc-position-at-castillon = Bei Castillon
havoc-position-final = Ergebnis
havoc-position-stayed-out = ferngeblieben
havoc-position-not-asked = noch nicht dabei
havoc-position-is-winner = Sieger
havoc-position-is-beaten = geschlagen
havoc-position-place = Rang { $place }
havoc-position-place-passed = Rang { $place }, gepasst
havoc-position-dogs-left =
    { $count ->
        [one] noch ein Hund einsetzbar
       *[other] noch { $count } Hunde einsetzbar
    }
havoc-position-no-dogs-left = kein Hund einsetzbar
havoc-position-recruits = Rekruten, { $count } von höchstens { $most }
havoc-position-pile = Zugstapel
havoc-position-discards = Ablage
havoc-position-havoc-card = Havoc-Karte
havoc-position-keeper = Friedenshüter
havoc-position-peace = { $keeper }, Friedenskarte auf { $peace } von { $most }
havoc-position-no-peace = { $keeper }, Friedenskarte noch ohne Zahl
havoc-position-john-in-pile = im Zugstapel
havoc-position-john-fights = kämpft in seinem Raubzug
havoc-position-john-keeps = hütet den Frieden links von { $seat }
    .you = hütet den Frieden links von dir
havoc-position-john-waits = links von { $seat }, ruft gleich Havoc
    .you = links von dir, ruft gleich Havoc
havoc-position-known = Bekannte Handkarten
havoc-position-known-cards = { $seat } ({ $cards })
havoc-position-hand = Deine Hand

## Was für eine Aktion spricht

havoc-judge-points = Das bringt dir Punkte.
havoc-judge-hand = Deine Hand verspricht mehr für die kommenden Schlachten.
havoc-judge-battle = Du stehst in dieser Schlacht besser da.
havoc-judge-keeper = Du bist Friedenshüter oder wirst es eher.

## Warum eine Aktion nicht geht

havoc-why-not-now-recruit = Anwerben kannst du nur zu Beginn deines Zuges.
havoc-why-not-now-havoc = Havoc rufen kannst du nur zu Beginn deines Zuges.
havoc-why-not-now-draw = Vom Zugstapel ziehst du nur beim Anwerben.
havoc-why-not-now-take = Rekruten nimmst du nur beim Anwerben.
havoc-why-not-now-fetch = Ein Hund apportiert nur, während du anwirbst.
havoc-why-not-now-loot = Plündern kannst du nur beim Anwerben oder nach einer Schlacht mit ausgelegten Hunden.
havoc-why-not-now-put = Eine Karte gibst du nur am Ende des Anwerbens ab.
havoc-why-not-now-discard = Eine Karte wirfst du nur in einem Friedensjahr ab.
havoc-why-not-now-lay = Karten legst du nur in einer Schlacht aus, wenn du an der Reihe bist.
havoc-why-not-now-stand = Gerade gibt es kein Auslegen, das du beenden könntest.
havoc-why-not-now-decline = Fernbleiben kannst du nur, wenn du nach dem Eintritt in eine Schlacht gefragt wirst.
havoc-why-not-now-pass = Passen kannst du nur in einer Schlacht, an der du teilnimmst.
havoc-why-not-now-out = Gerade wird nicht gefragt, welche Hunde draußen bleiben.
havoc-why-not-now-scavenge = Aufstöbern kannst du nur nach einer Schlacht, mit einem ausgelegten Hund.
havoc-why-not-now-stop = Gerade sind keine Hunde einzusetzen.
havoc-why-not-now-battle = Die nächste Schlacht wählst du nur, nachdem du eine gewonnen hast.
havoc-why-not-now-swap = Hunde werden nur vor Castillon getauscht.
havoc-why-not-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
havoc-why-not-lay-two = In eine Schlacht trittst du mit mindestens zwei Karten ein.
havoc-why-not-lay-one = Lege erst mindestens eine Karte aus.
havoc-why-not-lay-in-order = Wer mehrere Karten nacheinander auslegt, legt sie in aufsteigender Reihenfolge, Hunde zuletzt.
havoc-why-not-lay-no-room = Es liegen schon sechs Karten aus; darüber hinaus dürfen es nur zwei Hunde sein.
havoc-why-not-loot-dog = Hunde können nicht geplündert werden.
havoc-why-not-not-discarded = Diese Karte liegt nicht in der Ablage.
havoc-why-not-draw-first = Hol dir zuerst deine zwei Karten.
havoc-why-not-two-drawn = Du hast schon beide Karten; gib jetzt eine ab.
havoc-why-not-not-a-recruit = Diese Karte liegt nicht bei den Rekruten.
havoc-why-not-no-pile = Zugstapel und Ablage sind leer: Nimm einen Rekruten.
havoc-why-not-recruits-full = Die Rekruten sind vollzählig: Die erste Karte muss einer von ihnen sein.
havoc-why-not-dogs-used = Es dürfen höchstens zwei Hunde eingesetzt werden.
havoc-why-not-no-dog = Dafür hast du keinen Hund.
havoc-why-not-two-dogs = Zum Plündern brauchst du zwei Hunde.
havoc-why-not-nothing-to-loot = In der Ablage liegt nichts außer Hunden.
havoc-why-not-too-few-to-recruit = Zum Anwerben sind zu wenige Karten übrig.
havoc-why-not-too-few-to-fight = Wer Havoc ruft, muss zwei Karten auslegen können.
havoc-why-not-laying = Du legst gerade aus: Beende das mit „Vorerst genug“.
havoc-why-not-initiator = Wer Havoc gerufen hat, kämpft mit.
havoc-why-not-raid = Dem Raubzug von John of Gaunt bleibt niemand fern, der zwei Karten auslegen kann.
havoc-why-not-outs = So viele deiner Hunde können nicht draußen bleiben.
havoc-why-not-not-on-the-field = Diese Karte liegt weder auf dem Schlachtfeld noch bei den Rekruten.
havoc-why-not-dogs-to-swap = So viele Hunde hast du nicht.
havoc-why-not-battle-gone = Diese Schlacht ist vorbei.

## Chronik: Überschriften, und Zeilen, die von mehreren Ereignissen erzählen

havoc-card-listed-dog = einen Hund
havoc-turn-recruiting = { $seat } rekrutiert
    .you = Du rekrutierst
havoc-turn-of = { $seat }
    .you = Du
havoc-turn-battle = Schlacht: { $battle }
havoc-turn-raid = Chevauchées
havoc-line-dealt = { $seat } bekommt { $cards }.
    .you = Du bekommst { $cards }.
havoc-line-dealt-secret = { $seat } bekommt { $count } Karten.
    .you = Du bekommst { $count } Karten.
havoc-line-recruited =
    { $seat } { $taken-count ->
        [0] zieht { $unseen ->
            [0] { $drawn }
            [one] eine Karte
           *[other] { $unseen } Karten
        }
       *[other] { $drawn-count ->
            [0] nimmt { $taken } aus den Rekruten
           *[other] zieht { $unseen ->
                [0] { $drawn }
                [one] eine Karte
               *[other] { $unseen } Karten
            }, nimmt { $taken } aus den Rekruten
        }
    }{ $down-count ->
        [0] { "" }
       *[other] { " " }und gibt { $down } ab
    }.
    .you =
        Du { $taken-count ->
            [0] ziehst { $unseen ->
                [0] { $drawn }
                [one] eine Karte
               *[other] { $unseen } Karten
            }
           *[other] { $drawn-count ->
                [0] nimmst { $taken } aus den Rekruten
               *[other] ziehst { $unseen ->
                    [0] { $drawn }
                    [one] eine Karte
                   *[other] { $unseen } Karten
                }, nimmst { $taken } aus den Rekruten
            }
        }{ $down-count ->
            [0] { "" }
           *[other] { " " }und gibst { $down } ab
        }.
havoc-line-laid =
    { $seat } { $begins ->
        [cried] ruft Havoc und legt { $cards } aus
       *[no] legt { $cards } aus
    }{ $ends ->
        [stood] { " " }und lässt es vorerst dabei
       *[no] { "" }
    }.
    .you =
        Du { $begins ->
            [cried] rufst Havoc und legst { $cards } aus
           *[no] legst { $cards } aus
        }{ $ends ->
            [stood] { " " }und lässt es vorerst dabei
           *[no] { "" }
        }.
havoc-line-castillon = { $seat } legt bei Castillon { $cards } aus.
    .you = Du legst bei Castillon { $cards } aus.
havoc-line-refilled = Neu unter den Rekruten: { $cards }.
havoc-line-showed =
    { $seat } kommt auf Rang { $place }: { $combination }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du kommst auf Rang { $place }: { $combination }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.

## Das Ende

havoc-end-title = Punkte, Schlacht für Schlacht
havoc-end-battles = Schlachten
havoc-end-battle = { $battle }
havoc-end-why =
    { $count ->
        [0] Keine Schlacht gewonnen
       *[other] { $battles }
    }; Rang { $place } bei Castillon
havoc-end-tie-battles = Ebenfalls { $points } Punkte: { $rivals }. { $seat } hat mehr Schlachten gewonnen: { $battles }.
    .you = Ebenfalls { $points } Punkte: { $rivals }. Du hast mehr Schlachten gewonnen: { $battles }.
havoc-end-tie-castillon = Ebenfalls { $points } Punkte und { $battles } gewonnene Schlachten: { $rivals }. Der Rang bei Castillon entscheidet für { $seat }.
    .you = Ebenfalls { $points } Punkte und { $battles } gewonnene Schlachten: { $rivals }. Der Rang bei Castillon entscheidet für dich.
havoc-end-blow =
    Bei { $battle } ging { $seat } endgültig in Führung, mit { $points ->
        [0] keinem Punkt
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
    .you =
        Bei { $battle } gingst du endgültig in Führung, mit { $points ->
            [0] keinem Punkt
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
havoc-end-otherwise =
    Mit dort vertauschten Rängen von { $seat } und { $rival-is ->
        [you] dir
       *[other] { $rival }
    } stünde es { $own } zu { $other }.
    .you = Mit dort vertauschten Rängen von dir und { $rival } stünde es { $own } zu { $other }.
havoc-end-swapped = Für Hunde eingetauscht: { $cards } ({ $seat }).
    .you = Du hattest für Hunde eingetauscht: { $cards }.
havoc-end-closest = Die knappste Schlacht
havoc-end-closest-says =
    { $battle }: { $combination } ({ $seat }) schlug { $other } ({ $rival-is ->
        [you] du
       *[other] { $rival }
    }).
    .you = { $battle }: { $combination } (du) schlug { $other } ({ $rival }).
havoc-end-dogs = Die meisten Hunde
havoc-end-dogs-says =
    { $seat } hat { $count ->
        [one] einen Hund
       *[other] { $count } Hunde
    } losgeschickt, mehr als alle anderen.
    .you =
        Du hast { $count ->
            [one] einen Hund
           *[other] { $count } Hunde
        } losgeschickt, mehr als alle anderen.
havoc-end-peace = Das Friedensjahr
havoc-end-peace-says = { $seat } ließ { $battle } ausfallen; { $points } Punkte bekam niemand.
    .you = Du hast { $battle } ausfallen lassen; { $points } Punkte bekam niemand.
havoc-end-cheapest = Der billigste Sieg
havoc-end-strongest = Die stärkste Auslage
havoc-end-made = { $seat }, bei { $battle }: { $combination }.
    .you = Du, bei { $battle }: { $combination }.
havoc-end-blow-most = { $seat } lag immer vorn und gewann am meisten bei { $battle }: { $points } Punkte.
    .you = Du lagst immer vorn und gewannst am meisten bei { $battle }: { $points } Punkte.

## Tipps: was eine Wahl bringt

havoc-gain-makes = Deine Karten ergeben dann: { $combination }.
havoc-gain-beats = Deine Karten ergeben dann: { $combination }. Das schlägt { $other } ({ $rival }).
havoc-gain-behind = Deine Karten ergeben dann: { $combination }. Vorn bleibt { $other } ({ $rival }).
havoc-gain-hand = Das Beste, was deine Hand dann legen kann: { $combination } (jetzt: { $before }).
