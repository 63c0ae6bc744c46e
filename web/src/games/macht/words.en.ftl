# Words of the board of Macht & Ohnmacht.

web-macht-heading = cycle { $cycle } · { $kind ->
    [magic] magic
   *[sword] sword
} · { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
web-macht-over = the end, cycle { $cycle }
web-macht-facts = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $active } active
web-macht-map = Map
web-macht-orange = Orange
web-macht-white = White
web-macht-knight = knight
web-macht-mage = mage
web-macht-way = Path to victory
web-macht-way-note = Victory points and active regions ✦; twelve to win.
web-macht-magic-cycle = Magic cycle
web-macht-sword-cycle = Sword cycle
web-macht-magic-note = Regions with the same symbol are neighbours; mages are active.
web-macht-sword-note = Bordering regions are neighbours; knights are active.
web-macht-of = of { $of }
web-macht-glass-note = When it is empty, the cycle ends, and whoever has more active regions scores a point.
web-macht-display = Face-up markers
web-macht-display-none = No marker is face up any more.
web-macht-reserve-of = Reserve: { $name }
web-macht-markers-of = Markers: { $colour }
web-macht-your-markers = Your markers
web-macht-your-reserve = Your reserve
web-macht-no-markers = none yet
web-macht-played = In force
web-macht-spares = Spare markers
web-macht-bowl = Bowl · discards
web-macht-sum = Takeover
web-macht-sum-of = Takeover of { $region }
web-macht-sum-none = Point at a region that somebody holds to see how a takeover would turn out.
web-macht-sum-number = Number markers
web-macht-sum-attack = Attack, { $colour }
web-macht-sum-inside = Pieces in { $region }
web-macht-sum-defence = Defence, { $colour }
web-macht-sum-note = The attack must be greater.
web-macht-auction = Sealed auction
web-macht-lot-victory-point = The winner scores it at once.
web-macht-lot-uprising = The winner may remove up to two of the rival’s pieces from one region.
web-macht-lot-region-swap = The winner may give a region another symbol.
web-macht-against = against
web-macht-sealed = sealed
web-macht-purse = Reserve: { $pieces }
web-macht-your-bid = Your bid
web-macht-with-bid = With { $pieces }
web-macht-if-less = rival bids less
web-macht-if-equal = rival bids the same
web-macht-if-more = rival bids more
web-macht-then-less = you win and pay { $count }
web-macht-then-equal = discarded, nobody pays
web-macht-then-more = the rival wins and pays
web-macht-seal = Seal: { $pieces }
web-macht-how-many-knights = How many knights?
web-macht-how-many-mages = How many mages?
web-macht-which-removed = Which piece goes?
web-macht-which-retreats = Which piece retreats?
web-macht-which-spare = Which symbol?
web-macht-then-region = Then choose the region.
web-macht-unless = It will happen unless you stop it.
web-macht-cost = Cost
web-macht-glass-after = Hourglass { $before } → { $after }
web-macht-kinds = Kinds of action
web-macht-action-take = Take a marker
web-macht-action-deploy = Deploy
web-macht-action-resupply = Resupply
web-macht-action-play = Play markers
web-macht-action-of = { $colour }: { $left ->
    [one] one action left
   *[other] { $left } actions left
}
web-macht-pick = Play: { $marker }
web-macht-confirm-deploy = Deploy to { $region }
web-macht-confirm-reinforce = Reinforce { $region }
web-macht-confirm-take-over = Take over { $region }
web-macht-use-number = Play it for the bonus +1
web-macht-use-resupply = Resupply: { $pieces }
web-macht-hint-influence = { $marker }: choose a lit region to reinforce or take over.
web-macht-hint-number = { $marker }: a bonus until the end of the cycle, or resupply.
web-macht-hint-movement = { $marker }: choose the region to move pieces from, or resupply.
web-macht-hint-sea-movement = { $marker }: choose the coast to move pieces from, or resupply.
web-macht-hint-merlin = { $marker }: choose a lit region to reinforce or take over, or resupply.
web-macht-hint-snake = { $marker }: in your own turn it only gives resupply; keep it to stop one of your rival’s markers.
