# What a review says about a finished match.

review-error-running = Only a match that was played to its end can be reviewed.
review-title = review · { $depth ->
    [deep] deep
   *[quick] quick
  } · { $done } of { $total } decisions, { $simulations } simulations each
review-stopped = Stopped: { $done } of { $total } decisions are reviewed; this is what is known so far.
review-heading-balance = Why it ended like this
review-note-balance = In hundredths of a win: start + luck + skill + hidden + others = result. Skill is what your choices cost by what you knew; hidden is what they moved besides.
review-seat = Seat
review-start = Start
review-luck-sum = Luck
review-skill = Skill
review-hidden = Hidden
review-others = Others
review-result = Result
review-adjusted = Without luck
review-heading-turnings = Turning points
review-no-turnings = Nothing in this match moved a chance by as much as one point.
review-heading-decisions = Decisions that cost something
review-no-decisions = No decision cost more than the noise of the estimate could explain.
review-heading-luck = The luckiest draws
review-heading-chances = Chances over the match
review-note-chances = With all cards open; in brackets what the seat itself could know at its decision.
review-entry = Entry
review-axis = entries of the match
review-plot = { $game }: chances of winning
review-chosen = Chosen
review-best = Better
review-cost = Cost
review-grade = Grade
review-grade-best = best
review-grade-good = good
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-chose = { $seat }: “{ $action }”. { $grade ->
    [blunder] A blunder
    [mistake] A mistake
    [slip] A slip
   *[other] A choice
  }: it cost { $cost } ± { $noise } points of winning chance.
    .you = You: “{ $action }”. { $grade ->
    [blunder] A blunder
    [mistake] A mistake
    [slip] A slip
   *[other] A choice
  }: it cost { $cost } ± { $noise } points of winning chance.
review-better = Better: “{ $action }” (chance of winning: { $chance }%).
review-why = What speaks for it, told to { $seat }:
    .you = What speaks for it:
review-deal = The deal.
review-draw = Chance answers { $seat }.
    .you = Chance answers you.
review-luck = Luck for { $seat }: { $points } points, from { $before }% to { $after }%.
    .you = Luck for you: { $points } points, from { $before }% to { $after }%.
review-bad-luck = Bad luck for { $seat }: { $points } points, from { $before }% to { $after }%.
    .you = Bad luck for you: { $points } points, from { $before }% to { $after }%.
review-sampled = estimated from a sample of outcomes
