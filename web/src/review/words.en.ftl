# The review of a match that is over.
web-review-title = Review
web-review-why-won = Why did I win?
web-review-why-lost = Why did I only come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
  }?
web-review-why-all = What decided this match?
web-review-verdict = { $mostly ->
    [luck] Mostly luck
    [own] Mostly your own decisions
   *[others] Mostly the decisions of the others
  }. In points: luck { $luck }, own decisions { $own }, the others { $others }.
web-review-verdict-other = { $name }, in points: luck { $luck }, own decisions { $own }, the others { $others }.
web-review-depth = How deep
web-review-quick = quick
web-review-deep = deep
web-review-growing = { $done } of { $total } decisions are weighed, the most telling first.
web-review-reading = The match is being read.
web-review-whole = All { $total } decisions are weighed.
web-review-again-later = The page asks again by itself.
web-review-chance = Chance of winning
web-review-lines = What the lines show
web-review-open = all cards open
web-review-known = as each seat saw it
web-review-as-table = As a table
web-review-as-lines = As lines
web-review-knew = What { $name } could know
web-review-turnings = Turning points
web-review-turnings-none = Nothing in this match moved a chance by as much as one point.
web-review-turnings-wait = Costly decisions appear here as they are found.
web-review-luck = Luck ledger
web-review-luck-none = No draw moved this seat by as much as half a point.
web-review-of-seat = Seat
web-review-term-start = At the start
web-review-term-luck = Luck
web-review-term-skill = Own decisions
web-review-term-hidden = Hidden cards
web-review-term-others = The others’ decisions
web-review-term-result = Result
web-review-term-adjusted = Without luck
web-review-adds-up = It adds up exactly, in hundredths of a win. Own decisions: what they cost by what the seat knew. Hidden cards: what they moved besides; nobody is blamed for that.
web-review-still-growing = Own decisions and hidden cards still change until all decisions are weighed.
web-review-seats = Every seat
web-review-decisions = Decisions
web-review-decisions-none = No decision cost more than the noise of the estimate could explain.
web-review-decisions-all = all of them
web-review-decisions-costly = costly ones
web-review-entry = Entry
web-review-nobody = The match begins.
web-review-end = The match is over.
web-review-chose = { $seat }: “{ $action }”
    .you = You: “{ $action }”
web-review-only = { $seat } had no choice.
    .you = You had no choice.
web-review-unweighed = This decision is not weighed yet.
web-review-choices = Choices of { $seat }, by what could be known
    .you = Your choices, as you saw them
web-review-better = better
web-review-played = played
web-review-simulations = { $simulations } simulations of what the seat could not tell from the truth. Nothing is called a mistake that the noise of the comparison could explain.
web-review-too-little = too little tried
web-review-noise = ± { $noise }%
web-review-reasons = Why
web-review-drawn = What chance did
web-review-sampled = estimated
web-review-board = The table at that moment
web-review-eyes = Seen
web-review-eyes-seat = as the seat saw it
web-review-enlarge = Larger
web-review-reduce = Smaller
web-review-forward = Play it forward
web-review-forward-step = Better line, step { $step } of { $steps }
web-review-forward-note = The same hidden cards, chance newly drawn; every seat does what a short search finds.
web-review-forward-back = Back to the match
web-review-try = Try again from here
web-review-practise = Keep as an exercise
web-review-practise-go = Practise it
web-review-practise-kept = Kept among your exercises.
web-review-statistics = All your reviews: luck and skill over time
web-review-try-title = Try again
web-review-try-note = A private table against bots begins at entry { $number } of { $count }.
web-review-try-level = Bots
web-review-try-seat = Your seat
web-review-try-hidden = Hidden cards
web-review-try-same = the same as then
web-review-try-imagined = newly imagined
web-review-try-go = Begin
web-review-cancel = Cancel
web-review-earlier = Entry before
web-review-later = Next entry
web-review-table = Back to the table
web-review-replay = Replay
web-review-running = The match is still running; it can be reviewed when it is over.
web-review-file-title = Review a record
web-review-file-says = Bring a record (.tafel) of a finished match, from this house or another one. It is read and reviewed here, shown to nobody else and not kept.
web-review-file-choose = Choose a record …
web-review-file-drop = or drop it here
web-review-file-large = This is larger than a record can be.
web-review-file-unread = This file cannot be read.
web-review-file-foreign = This is not the record of a match.
web-review-file-damaged = This record is damaged; line { NUMBER($line, useGrouping: 0) } is not what it should be.
web-review-file-gone = This review is not there any more; bring the record again.
