# Words of the house: said in every game.

none = none
number = { NUMBER($number) }
list-last = { $list } and { $last }
seat-name = Seat { $number }

## What went wrong. `error-in-line` comes before every sentence about a record.

error-in-line = Line { NUMBER($line, useGrouping: 0) }: { $sentence }
error-language = There is no language '{ $language }'; there are: { $known }.
error-game-unknown = There is no game '{ $game }'; there are: { $known }.
error-game-package = There is no game in the package '{ $package }'.
error-version-missing = Version { NUMBER($version, useGrouping: 0) } of the rules of { $game } is not kept here.
error-option-unknown = { $game } has no option '{ $option }'; it has: { $known }.
error-option-value = Option '{ $option }' must be one of: { $known }; it is '{ $value }'.
error-options-beside-object = A Game object has its options already; give them with its key only.
error-seats =
    { $span ->
        [0] { $game } is for { $few } seats, not for { $seats }.
       *[other] { $game } is for { $few } to { $many } seats, not for { $seats }.
    }
error-names = { $seats } seats need { $seats } names, but there are { $names }.
error-name = '{ $name }' is not a name: it must be 1 to 60 printable characters on one line.
error-position = There is no such position in { $game }: { $why }.
error-position-text = The position cannot be read: { $why }.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }.
error-match-over = The match is over.
error-not-your-turn = It is seat { $owing }’s turn, not seat { $seat }’s.
error-not-legal = Seat { $seat } may not play '{ $action }' now.
error-no-such-action = The game has no action { $action }.
error-no-such-card = There is no card '{ $text }'.
error-notation = There is no action '{ $text }'.
error-no-undo = Seat { $seat } has nothing to take back.
error-not-together = Something is decided in between, so this cannot be played in one go.
error-no-seed = This record holds no seed, so the match cannot go on.
error-record-foreign = this is not a Tafelrunde record; one begins with '{ $title }'.
error-record-truncated = the record breaks off here; its closing line 'entries: …' is missing.
error-record-expected = expected '{ $key }: …', but got '{ $text }'.
error-record-line = '{ $text }' cannot be read.
error-record-count =
    there should be { NUMBER($count, useGrouping: 0) } entries, but there are { NUMBER($found, useGrouping: 0) }.
error-record-more = the record has ended; nothing may follow.
error-record-version =
    this is a record of { $game } by version { NUMBER($version, useGrouping: 0) } of its rules, which is not kept here.
error-record-commitment = the seed is not the one that was committed to at the start.
error-record-no-seed = the seed is not published yet, so the deal cannot be verified.
error-record-pick = random draw { NUMBER($count, useGrouping: 0) } ({ $pick }) does not follow from the seed.
error-record-picks = the random draws are not those that the rules ask for.
error-record-standings = the standings are not those that follow from the entries.
error-level-unknown = There is no level '{ $level }'; there are: { $known }.
error-net-foreign = '{ $name }' is not a file of a learned judge.
error-net-game = '{ $name }' was learned for { $other }, not for { $game }.
error-net-rules = '{ $name }' was learned for version { $was } of the rules; these are version { $now }.
error-net-encoding = '{ $name }' was learned from other features of the position than this version sees.
error-net-damaged = '{ $name }' is damaged or not complete.
error-net-none = A judge of { $game } cannot learn: nobody wrote down which features of the position it would see.

## Why something cannot be done.

why-not-over = The match is over.
why-not-turn = It is not your turn.

## Hints: what the strongest bot would do, and why.

hint-only = There is only one choice: { $action }.
hint-says = A master would choose: { $action } (chance of winning: { $chance }%)
hint-simulations = In the time there was, { $done } of { $wanted } simulations were done.

## Exercises: positions with one clearly best choice.

exercise-about = One choice is clearly better than all the others here: find it.
exercise-tip = Chances come from three searches with 20,000 simulations each. What follows a choice is what strong bots play in one deal that fits what you see.
exercise-right = Right: from here you win about { $chance } of 100 matches, and { $next } with the next best choice.
exercise-other = Legal, but from here you win about { $chance } of 100 matches instead of { $best }, which costs { $cost }. The best choice was: { $action }.
exercise-else = Legal, but another choice is clearly better.
exercise-own-about = A decision that cost you something in a match: find the better choice.
exercise-own-same = That is what you chose in the match: from here you win about { $chance } of 100 matches instead of { $best }, which costs { $cost }. The best choice was: { $action }.
exercise-own-else = Legal, but the review thought more of other choices.
exercise-own-tip = Chances come from the review of your match, by what you knew. What you could not see is newly imagined here.
