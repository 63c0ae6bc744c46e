# What the arena and the tuning say.

## Progress and results

lab-done = { $done } of { $total }
lab-left = { $time } left
lab-percent = { $number }%
lab-player = player
lab-matches = matches
lab-firsts = first places (95%)
lab-place = mean place
lab-rating = rating (95%)
lab-seconds = seconds per decision
lab-deals =
    { $matches ->
        [one] { $seats } seats, one match
       *[other] { $seats } seats, { $matches } matches on { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }, every deal with each rotation of the players
    }
lab-equal = Equal players would come first in { $share } of their matches. Ratings by Plackett and Luce (openskill).
lab-above = The 95% interval of { $name } lies above { $share } after { $matches } matches.
lab-below = The 95% interval of { $name } lies below { $share } after { $matches } matches.
lab-open = The 95% interval of { $name } still contains { $share } after { $matches } matches.
lab-hurried = { $name } reached the cap on its time in { $share } of its decisions, so its strength depended on this machine; --fraction or fewer --jobs help.
lab-stopped = Stopped after { $done } of { $total } matches.
lab-resume = What was played is kept; the same command continues from here.
lab-resume-not = Nothing was kept; with --json FILE the same command would continue from here.
lab-faults =
    { $count ->
        [one] { $name } lost one match through a fault:
       *[other] { $name } lost { $count } matches through faults; the first:
    }
lab-plot = { $game }, { $seats } seats, { $matches } matches
lab-axis = share of first places, with 95% intervals
lab-mark-equal = equal players

## Tuning

lab-tuned =
    { $trials ->
        [one] Weights for { $game } after one trial.
       *[other] Weights for { $game } after { $trials } trials.
    }
lab-confirmed = Better: they came first in { $share } of { $matches } fresh matches against the current ones.
lab-unconfirmed = Not proven better: they came first in { $share } of { $matches } fresh matches against the current ones.
lab-tune-resume = Stopped; the finished trials are kept, and the same command continues from here.
lab-tune-resume-not = Stopped; with --study FILE the same command would continue from here.
## Learning

lab-train-round = round { $round } of { $rounds }, { $share } against the start
lab-train-stopped =
    { $rounds ->
        [one] Stopped; one finished round is kept in '{ $path }', and the same command continues from here.
       *[other] Stopped; { $rounds } finished rounds are kept in '{ $path }', and the same command continues from here.
    }
lab-trained-better = Better: after { $rounds } rounds the new judge came first in { $share } of { $matches } fresh matches against the start.
lab-trained-equal = Not better: after { $rounds } rounds the new judge came first in { $share } of { $matches } fresh matches against the start.
lab-trained-open = Not proven better: after { $rounds } rounds the new judge came first in { $share } of { $matches } fresh matches against the start.
lab-trained = It is in '{ $path }'; as LEVEL+{ $path } it plays in the arena.

## What other people’s bots do wrong

lab-fault-raised = { $name } raised an exception: { $what }
lab-fault-start = { $name } could not be started: { $what }
lab-fault-hello = { $name } did not answer the greeting with a line such as {"{"}"kind": "hello"{"}"}.
lab-fault-late = { $name } did not answer within { $seconds } seconds.
lab-fault-ended = { $name } ended in the middle of the match: { $what }
lab-fault-nonsense = { $name } answered with something that is not a JSON object: { $line }
lab-fault-illegal = { $name } chose something that is not among the legal actions: { $action }

## What can be wrong on the command line

lab-error-player = There is no player '{ $name }'; there are: { $known }.
lab-error-players = { $seats } seats need at least { $seats } players; named: { $players }. One may be named several times.
lab-error-weights = The file '{ $path }' has no weights for { $game } ({ $reason }).
lab-error-command = The program of '{ $name }' cannot be found or may not be run.
lab-error-class = '{ $name }' cannot be loaded ({ $reason }).
lab-error-no-bot = '{ $name }' is not a bot: it has no method decide(view, legal, clock).
lab-error-least = { $option } must be at least 1, not { $text }.
lab-error-difficulty = { $option } must be 1, 2 or 3, not { $text }.
lab-error-share = { $option } needs a share above 0 and up to 1, such as 0.6 or 1/16, not '{ $text }'.
lab-error-seconds = { $option } needs a number of seconds above 0, not '{ $text }'.
lab-error-place = '{ $path }' cannot be written: there is no such directory, or it is itself a directory.
lab-error-foreign = The file '{ $path }' was not written by the arena; choose another name.
lab-error-setup = The file '{ $path }' was made with another setup: its '{ $what }' is { $was }, not { $now }. Choose another name.
lab-error-ray-missing = Ray is not installed; 'pip install tafelrunde[ray]' installs it.
lab-error-ray = No Ray cluster answers at '{ $address }' ({ $reason }).
lab-error-untuned = There are no weights to tune for { $game }.
lab-error-instinct = What a search should think about first is learned for a judge of two seats; { $game } has none there. Name one with --start.
lab-error-hunch = What rivals hold is learned for a learned judge; { $game } has none for such a table. Name one with --start.
lab-error-study = The file '{ $path }' does not hold a study; choose another name.
lab-error-tune-missing = Optuna is not installed; 'pip install tafelrunde[tune]' installs it.
lab-error-train-missing = numpy or scipy is not installed; 'pip install tafelrunde[train]' installs both.
lab-error-worker = A process that played matches has died; perhaps one of your bots ended it. What was played before is kept in the file, if there is one.

## Finding exercises.

lab-exercises-matches = matches: { $matches }
lab-exercises-found = New exercises: { $count }, in '{ $path }'.
lab-error-exercises = '{ $path }' does not hold exercises: { $why }

## Without luck

lab-adjusted-deals = deals
lab-adjusted = without luck
lab-saving = saving
lab-adjusted-note = Without luck: first places less what draws were worth, with a 95% interval over whole deals. Saving: how many times as many matches the plain share needs for an interval as narrow.
