# What macht is about, and the headings of its reference card.

web-macht-glance-theme = Knights rule by land, mages by sign: two ways to be neighbours on one map of Britain.
web-macht-glance-aim = Have twelve at the end of a cycle: victory points plus active regions.
web-macht-glance-end = After any cycle, with twelve or more; if both have them, the higher total wins.
web-macht-turn-1 = Two actions of four
web-macht-turn-1-says = take a marker, deploy, resupply, play markers.
web-macht-turn-1-rules = P114
web-macht-turn-2 = Influence
web-macht-turn-2-says = a marker reinforces, or takes over where your attack is greater.
web-macht-turn-2-rules = P119 P20
web-macht-turn-3 = The hourglass
web-macht-turn-3-says = cubes leave it; the last one ends the cycle and scores.
web-macht-turn-3-rules = P118 P122 P29
web-macht-part-actions = Actions A to D
web-macht-part-markers = Markers
web-macht-part-cycle = Cycle, takeover, twelve
