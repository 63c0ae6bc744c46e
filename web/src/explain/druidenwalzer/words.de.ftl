# Worum es in druidenwalzer geht, und die Überschriften der Übersicht.

web-druidenwalzer-glance-theme = Leg einen Baumgeist aus, und alle seinesgleichen tanzen um die Bäume; dann kämpfen die Druiden.
web-druidenwalzer-glance-aim = Häng dein sechstes Kultzeichen an einen gegnerischen Baum, und er ist erobert: Zwei Bäume gewinnen.
web-druidenwalzer-glance-end = Sofort, wenn ein Kult seinen zweiten Baum verloren hat.
web-druidenwalzer-turn-1 = Auslegen
web-druidenwalzer-turn-1-says = Leg einen Baumgeist an einen deiner Bäume; der Bannring kommt dorthin.
web-druidenwalzer-turn-1-rules = D109 D110
web-druidenwalzer-turn-2 = Der Tanz
web-druidenwalzer-turn-2-says = Alle offenen Geister gleicher Stärke ziehen so weit, wie der Baum Druidenzeichen hat, in Drehrichtung.
web-druidenwalzer-turn-2-rules = D111 D112
web-druidenwalzer-turn-3 = Die Kämpfe
web-druidenwalzer-turn-3-says = Druiden einer Farbe vergleichen ihre Baumgeister; der stärkere hängt ein Kultzeichen auf.
web-druidenwalzer-turn-3-rules = D12 D115
web-druidenwalzer-part-actions = Drei Aktionen
web-druidenwalzer-part-dance = Tanz und Kämpfe
web-druidenwalzer-part-trees = Bäume und Hand
web-druidenwalzer-part-circle = Der Kreis der Plätze im Uhrzeigersinn, mit der Weite jedes Baums
web-druidenwalzer-part-left = links: im Uhrzeigersinn
web-druidenwalzer-part-right = rechts: gegen ihn
