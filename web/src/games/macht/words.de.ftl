# Worte des Spielplans von Macht & Ohnmacht.

web-macht-heading = { $cycle }. Zyklus · { $kind ->
    [magic] Magie
   *[sword] Schwert
} · { $actions ->
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
web-macht-over = Ende, { $cycle }. Zyklus
web-macht-facts = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $active } aktiv
web-macht-map = Landkarte
web-macht-orange = Orange
web-macht-white = Weiß
web-macht-knight = Ritter
web-macht-mage = Magier
web-macht-way = Weg zum Sieg
web-macht-way-note = Siegpunkte und aktive Gebiete ✦; zwölf Punkte zum Sieg.
web-macht-magic-cycle = Magiezyklus
web-macht-sword-cycle = Schwertzyklus
web-macht-magic-note = Gebiete mit gleichem Symbol sind benachbart; Magier sind aktiv.
web-macht-sword-note = Angrenzende Gebiete sind benachbart; Ritter sind aktiv.
web-macht-of = von { $of }
web-macht-glass-note = Ist sie leer, endet der Zyklus, und wer mehr aktive Gebiete hat, bekommt einen Siegpunkt.
web-macht-display = Offene Aktionsmarker
web-macht-display-none = Es liegt kein Marker mehr offen.
web-macht-reserve-of = Reserve: { $name }
web-macht-markers-of = Marker: { $colour }
web-macht-your-markers = Deine Marker
web-macht-your-reserve = Deine Reserve
web-macht-no-markers = noch keine
web-macht-played = Gilt
web-macht-spares = Ersatzmarker
web-macht-bowl = Schale · Ablage
web-macht-sum = Übernahme
web-macht-sum-of = Übernahme von { $region }
web-macht-sum-none = Zeige auf ein besetztes Gebiet, um zu sehen, wie eine Übernahme ausginge.
web-macht-sum-number = Zahlenmarker
web-macht-sum-attack = Angriff, { $colour }
web-macht-sum-inside = Steine in { $region }
web-macht-sum-defence = Verteidigung, { $colour }
web-macht-sum-note = Der Angriff muss größer sein.
web-macht-auction = Geheime Versteigerung
web-macht-lot-victory-point = Wer gewinnt, erhält ihn sofort.
web-macht-lot-uprising = Wer gewinnt, darf aus einem Gebiet bis zu zwei gegnerische Steine entfernen.
web-macht-lot-region-swap = Wer gewinnt, darf einem Gebiet ein anderes Symbol geben.
web-macht-against = gegen
web-macht-sealed = versiegelt
web-macht-purse = Reserve: { $pieces }
web-macht-your-bid = Dein Gebot
web-macht-with-bid = Gebot: { $pieces }
web-macht-if-less = Gegner bietet weniger
web-macht-if-equal = Gegner bietet gleich viel
web-macht-if-more = Gegner bietet mehr
web-macht-then-less = du gewinnst und zahlst { $count }
web-macht-then-equal = abgelegt, niemand zahlt
web-macht-then-more = Gegner gewinnt und zahlt
web-macht-seal = Versiegeln: { $pieces }
web-macht-how-many-knights = Wie viele Ritter?
web-macht-how-many-mages = Wie viele Magier?
web-macht-which-removed = Welcher Stein geht?
web-macht-which-retreats = Welcher Stein zieht sich zurück?
web-macht-which-spare = Welches Symbol?
web-macht-then-region = Dann wähle das Gebiet.
web-macht-unless = So geschieht es, wenn du es nicht aufhältst.
web-macht-cost = Kosten
web-macht-glass-after = Sanduhr { $before } → { $after }
web-macht-kinds = Arten von Aktionen
web-macht-action-take = Marker nehmen
web-macht-action-deploy = Einsetzen
web-macht-action-resupply = Nachschub
web-macht-action-play = Marker spielen
web-macht-action-of = { $colour }: { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
web-macht-pick = Spielen: { $marker }
web-macht-confirm-deploy = In { $region } einsetzen
web-macht-confirm-reinforce = { $region } verstärken
web-macht-confirm-take-over = { $region } übernehmen
web-macht-use-number = Für den Bonus +1 spielen
web-macht-use-resupply = Nachschub: { $pieces }
web-macht-hint-influence = { $marker }: Wähle ein leuchtendes Gebiet zum Verstärken oder Übernehmen.
web-macht-hint-number = { $marker }: ein Bonus bis zum Ende des Zyklus; oder nimm Nachschub.
web-macht-hint-movement = { $marker }: Wähle das Gebiet, aus dem Steine ziehen, oder nimm Nachschub.
web-macht-hint-sea-movement = { $marker }: Wähle das Küstengebiet, aus dem Steine ziehen, oder nimm Nachschub.
web-macht-hint-merlin = { $marker }: Wähle ein leuchtendes Gebiet zum Verstärken oder Übernehmen, oder nimm Nachschub.
web-macht-hint-snake = { $marker }: Im eigenen Zug bringt sie nur Nachschub; behalte sie, um einen Marker aufzuhalten.
