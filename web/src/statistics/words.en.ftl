# What reviews say about a person: luck and skill over time.
web-statistics-title = Luck and skill
web-statistics-lead = What the reviews of your matches say about you, in points: hundredths of a win. Nobody else sees this page.
web-statistics-none = No match of yours has been reviewed yet.
web-statistics-none-play = Play one to its end; its review counts here.
web-statistics-play = To the games
web-statistics-unreviewed = Not reviewed yet
web-statistics-review = Review { $game }, { $when }
web-statistics-mean = { $matches ->
    [one] One reviewed match: luck { $luck }, own decisions { $skill }. Result { $result }, without luck { $adjusted }.
   *[other] { $matches } reviewed matches. On average for each: luck { $luck }, own decisions { $skill }. Result { $result }, without luck { $adjusted }.
}
web-statistics-trend = Own decisions in the later half of these matches: { $later }; in the earlier half: { $earlier }.
web-statistics-strongest = Strongest: { $theme }, { $cost } points for each decision.
web-statistics-weakest = Weakest: { $theme }, { $cost } points for each decision.
web-statistics-too-few = Your strongest and weakest kinds of decision are told when there are ten decisions each of two kinds.
web-statistics-luck = luck
web-statistics-skill = own decisions
web-statistics-chart = Luck and own decisions match by match, the earliest on the left
web-statistics-axis-first = match { $number }
web-statistics-as-table = As a table
web-statistics-as-lines = As lines
web-statistics-match = Match
web-statistics-seats = Seats
web-statistics-depth = Review
web-statistics-depth-quick = quick
web-statistics-depth-deep = deep
web-statistics-term-luck = Luck
web-statistics-term-skill = Own decisions
web-statistics-term-hidden = Hidden cards
web-statistics-term-others = The others
web-statistics-term-result = Result
web-statistics-term-adjusted = Without luck
web-statistics-kinds = Kinds of decision
web-statistics-kind = Kind
web-statistics-kind-decisions = Decisions
web-statistics-kind-graded = Graded
web-statistics-kind-cost = Points for each
web-statistics-kind-other = other decisions
web-statistics-note = Own decisions never stand above zero: they count what your choices cost by what you knew, beyond the noise of the estimate. Of each game the latest hundred matches count; matches that began in the middle or in which a bot played for you do not.
web-statistics-practise = Exercises
