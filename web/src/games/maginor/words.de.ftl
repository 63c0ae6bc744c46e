# Wörter des Spielplans von Maginor.

web-maginor-over = beendete Partie
web-maginor-heading = Maginor { $where }
web-maginor-tokens = { $count } Marker
web-maginor-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-maginor-votes =
    { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
web-maginor-wands-count =
    { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }
web-maginor-card-fire = Feuerkarte
web-maginor-card-water = Wasserkarte
web-maginor-card-earth = Erdkarte
web-maginor-card-air = Luftkarte
web-maginor-card-doom = Verhängniskarte
web-maginor-card-wand = Zauberstab
web-maginor-spent = { $card }, ausgespielt
web-maginor-symbol-cards = Symbolkarten
web-maginor-wands = Zauberstäbe
web-maginor-no-spells-yet = Noch keiner gewonnen.
web-maginor-short-golden-cauldron = Goldener Kessel: { $votes }
web-maginor-short-high-wizard = Erzmagier: { $votes }
web-maginor-power-recall = zwei Symbolkarten zurück
web-maginor-power-restore = zwei Zauberstäbe zurück
web-maginor-power-superiority = ein oder zwei Marker, wo dein Zauberer steht
web-maginor-power-persuasion = einen Marker ersetzen, wo dein Zauberer steht
web-maginor-power-telekinesis = ein Marker an ein beliebiges Orakel
web-maginor-power-teleport = dein Zauberer auf ein beliebiges Orakel
web-maginor-power-summon = das nächste Orakel auf Maginors Weg werten
web-maginor-power-reversal = ein verlorenes Duell gewinnen, auch ein unentschiedenes
web-maginor-power-ritual = zählt { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
web-maginor-if-evaluated = Bei einer Wertung jetzt:
web-maginor-nobody = Hier liegt kein Marker.
web-maginor-no-spell = kein Zauber
web-maginor-oracle-heard = { $slots } { $oracle }: { $taken } von { $slots } Feldern besetzt; { $spell }
web-maginor-won-by =
    { $name-is ->
        [you] { $oracle }, von dir gewonnen
       *[other] { $oracle }, gewonnen von { $name }
    }
web-maginor-gone = { $oracle }, aus dem Spiel
web-maginor-wizard-of =
    { $name-is ->
        [you] Dein Zauberer
       *[other] Zauberer von { $name }
    }
web-maginor-die = Würfel
web-maginor-last-roll =
    { $name-is ->
        [you] Würfel. Letzter Wurf, deiner: { $face }
       *[other] Würfel. Letzter Wurf, { $name }: { $face }
    }
web-maginor-name = Nenne ein Symbol
web-maginor-holdings = Karten und Zauber der anderen
web-maginor-duel-for = Duell · { $oracle } · { $symbol }
web-maginor-challenger = Herausforderer
web-maginor-defender = Verteidiger
web-maginor-sealed = versiegelt
web-maginor-chooses = Wahl steht aus
web-maginor-seal = Versiegeln: { $elemental }
web-maginor-first-chooses = Der erste Rang wählt, der zweite bekommt den anderen Preis.
