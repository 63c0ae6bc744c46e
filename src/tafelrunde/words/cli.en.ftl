# What the terminal says.

## The command line

cli-about = Play out-of-print board games in the terminal, alone against bots or together at one keyboard.
cli-usage = usage:
cli-usage-options = options
cli-usage-commands = commands
cli-name-command = COMMAND
cli-name-game = GAME
cli-name-file = FILE
cli-name-directory = DIRECTORY
cli-name-address = ADDRESS
cli-name-option = NAME=VALUE
cli-name-wanted = RULE|WORD
cli-play-about = Play a match against bots; it is saved after every step and can be resumed.
cli-replay-about = Replay a recorded match, entry by entry.
cli-verify-about = Prove that in a recorded match the deck was not stacked and every rule was kept.
cli-rules-about = Print the rulebook of a game, one rule, or every rule that mentions a word.
cli-bench-about = Measure how fast the rules are on this machine.
cli-arena-about = Let bots play each other on the same deals and measure how strong they are.
cli-tune-about = Look for better evaluation weights for a game, by playing against the current ones.
cli-train-about = Let the judge of a game learn by playing against itself, and test what it learned.
cli-option-help = show this help and exit
cli-option-version = show the version and exit
cli-option-lang = language; otherwise the environment decides
cli-option-plain = no columns, lines or colours: one thing per line, for screen readers
cli-option-game = the game; without it you are asked
cli-option-seats = how many sit at the table
cli-option-seat = your seat, counted from 1 (default: 1)
cli-option-humans = the seats of all people who share this keyboard, such as 1,3
cli-option-bots = how the other seats play: squire, knight, baron, master or grandmaster (default: knight); greedy and random for comparison
cli-option-option = an option of the game, such as john_of_gaunt=extra; can be given several times
cli-option-names = a name for every seat, separated by commas
cli-option-seed = a seed of your own instead of fresh chance: the same seed deals the same cards
cli-option-save = keep the match in this file instead of the usual place
cli-option-load = continue the match in this file
cli-option-file = a recorded match (.tafel)
cli-option-replay-seat = as this seat saw it, counted from 1; otherwise as a spectator saw it
cli-option-open = with all cards face up: everything that happened
cli-option-step = stop after every entry; Enter continues, v shows the position
cli-option-rules-game = the game
cli-option-wanted = the number of a rule such as H22, or a word
cli-option-bench = the game to measure (all of them if none is named)
cli-option-seconds = how long to measure each thing
cli-option-players = who plays, separated by commas: squire, knight, baron, master, grandmaster, greedy, random, plain (a search that knows nothing), master@2 (twice the simulations), master+hand (the hand-written judge), master+FILE.net (a learned one), master+FILE.toml (other weights), MODULE:CLASS, or cmd:COMMAND for a program in any language
cli-option-arena-seats = how many sit at the table (default: as few as the game allows); with more players than seats every selection of them plays
cli-option-matches = how many matches, rounded up to whole deals (default: 100)
cli-option-until = stop as soon as the 95% interval of the first player’s share lies above or below this one
cli-option-fraction = give every level this fraction of its simulations
cli-option-clock = seconds that everybody has for a decision (default: by level for bots, ten for programs)
cli-option-arena-seed = another seed: different deals and different luck (default: 1)
cli-option-jobs = how many processes play (default: 1)
cli-option-ray = play on the Ray cluster at this address; local starts one here
cli-option-json = keep the results in this file; if it exists already, continue from it
cli-option-records = keep the record of every match in this directory
cli-option-plot = draw the results into this SVG file
cli-option-study = keep the trials in this file; if it exists already, continue from it
cli-option-trials = how many sets of weights are tried (default: 100)
cli-option-deals = deals for each trial, every one with each rotation of the seats (default: 20)
cli-option-simulations = simulations per decision for both sides (default: 60)
cli-option-train-seats = for how many seats it learns, such as 2, or 3,4 for one judge of both (default: the fewest)
cli-option-train-study = keep everything in this directory; if it exists already, continue from it
cli-option-train-start = begin with the judge in this file instead of the hand-written one
cli-option-train-instinct = learn what a search should think about first, for the judge in --start or the one that comes with the game
cli-option-train-hunch = learn what rivals probably hold, for the judge in --start or the one that comes with the game
cli-option-train-rounds = how many rounds of playing and learning
cli-option-train-matches = how many matches a round
cli-option-train-simulations = simulations per decision while learning; 0 looks one action ahead
cli-option-train-hand = the share of the hand-written judge below what is learned, from 0 (none) to 1
cli-option-train-mix = how much of a label is what came later instead of what was thought at the time, up to 1
cli-option-train-rate = how far a step of learning goes
cli-option-train-habits = habits that a seat has in some of the matches, so that the judge sees what comes of them
cli-version-compiled = tafelrunde { $version }, rules compiled
cli-version-interpreted = tafelrunde { $version }, rules interpreted
cli-usage-unknown = '{ $text }' is not understood here; '{ $command } --help' shows what is.
cli-usage-value-missing = { $text } needs a value; '{ $command } --help' explains it.
cli-usage-value-unwanted = { $text } takes no value; '{ $command } --help' explains it.
cli-usage-number = '{ $text }' is not a number; '{ $command } --help' shows what is expected.
cli-usage-command = There is no command '{ $text }'; 'tafelrunde --help' shows those there are.
cli-usage-missing = Missing: { $text }; '{ $command } --help' shows what is expected.
cli-usage-other = The command line is not understood ({ $text }); '{ $command } --help' explains it.
cli-error-number = { $option } needs a number, not '{ $text }'.
cli-error-option = An option is given as NAME=VALUE, not as '{ $text }'. There are: { $known }.
cli-error-bots = There are no bots called '{ $level }'; there are: { $known }.
cli-error-together = { $one } and { $other } exclude each other.
cli-error-read = The file '{ $path }' cannot be read ({ $reason }).
cli-error-write = The file '{ $path }' cannot be written ({ $reason }).
cli-error-taken = The file '{ $path }' holds something else already; choose another name.
cli-error-paragraph = '{ $title }' has no rule { $number }; its rules are numbered { $known }.
cli-error-no-rule = No rule and no glossary entry mentions '{ $text }'.
cli-error-count = '{ $text }' is not a number of lines.

## Before the match

cli-games = Which game?
cli-game =
    { $title }, { $span ->
        [0] { $few }
       *[other] { $few } to { $many }
    } seats. { $about }
cli-game-prompt = game>{ " " }
cli-game-unknown =
    { $count ->
        [one] Type 1, or the beginning of the name.
       *[other] Type a number from 1 to { $count }, or the beginning of a name.
    }
cli-unfinished = There is an unfinished match: { $game }, { $seats } seats, { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries, useGrouping: 0) } entries
}, last played { $when }.
cli-resume-prompt = Continue it? [Y/n]{ " " }
cli-yes = yes
cli-no = no
cli-yes-or-no = Please type { $yes } or { $no }.
cli-guest = Guest
cli-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
cli-sits-human = Seat { $seat }: { $name }
cli-sits-squire = Seat { $seat }: { $name }, a bot (squire)
cli-sits-knight = Seat { $seat }: { $name }, a bot (knight)
cli-sits-baron = Seat { $seat }: { $name }, a bot (baron)
cli-sits-master = Seat { $seat }: { $name }, a bot (master)
cli-sits-grandmaster = Seat { $seat }: { $name }, a bot (grandmaster)
cli-sits-greedy = Seat { $seat }: { $name }, a bot (greedy)
cli-sits-random = Seat { $seat }: { $name }, a bot (random)
cli-kept = The match is kept after every step in { $path }.
cli-commitment = Hash of the secret seed, fixed before the deal: { $commitment }
cli-welcome = Choose by typing a number. h tells you more, r shows the rules behind what is asked.
cli-hand-over = { $name } is next. Press Enter when only { $name } can see the screen.{ " " }

## At the table

cli-prompt = choose>{ " " }
cli-your-turn = YOUR TURN
cli-since = Since your last turn
cli-times = { $text } ({ $count } times)
cli-key-undo = undo
cli-key-hint = hint
cli-key-rules = rules
cli-key-save = save
cli-key-log = log
cli-key-view = view
cli-key-help = help
cli-key-quit = leave
cli-help-choose = Choose by number, or type what is in brackets below, such as '{ $example }', or the beginning of a choice.
cli-help-preview = A question mark after it, such as '1?', shows what is certain to follow without choosing it.
cli-help-undo = undo: take your last step back, as long as nobody has learned anything from it
cli-help-hint = hint: what a master would do here, how likely that is to win, and why
cli-help-rules = rules: r alone shows the rules behind what is asked, r H22 one rule, r peace all that mention a word
cli-help-save = save: s alone says where the match is kept, s FILE writes it to another file as well
cli-help-log = log: what has happened so far; l 100 shows the last hundred events
cli-help-view = view: the whole position and your choices again
cli-help-help = help: this page
cli-thinks = { $name } is thinking
cli-hint-thinks = A master is thinking
cli-simulations = { $names }: { $done } of { $wanted } simulations in the time there is
cli-help-quit = leave: the match is kept and can be resumed
cli-empty =
    { $count ->
        [one] Nothing was chosen; type 1, or h for help.
       *[other] Nothing was chosen; type a number from 1 to { $count }, or h for help.
    }
cli-no-such-number =
    { $count ->
        [one] There is no choice { $number }; the only one is 1.
       *[other] There is no choice { $number }; they go from 1 to { $count }.
    }
cli-ambiguous = '{ $text }' fits { $count } choices: { $choices }
cli-not-understood = '{ $text }' is not one of the choices; type a number, or h for help.
cli-not-now = '{ $text }' cannot be done now.
cli-no-undo = There is nothing to take back: what you did last is final.
cli-undone = Taken back.
cli-preview = Certain to follow:
cli-preview-nothing = Nothing is certain about it before it is done.
cli-rules-hint = r H22 shows a rule, r WORD looks for a word; 'tafelrunde rules { $game }' prints the whole book.
cli-saved = Saved in { $path }.
cli-log-earlier =
    { $count ->
        [one] One earlier event is left out; l { $all } shows all.
       *[other] { $count } earlier events are left out; l { $all } shows all.
    }
cli-left = The match is kept. Continue with: tafelrunde play --load { $path }

## After the match

cli-over = The match is over.
cli-standings-place = place
cli-standings-seat = name
cli-standings-points = points
cli-seed = The seed: { $seed }
cli-record = The record is in { $path }; 'tafelrunde verify' checks it, 'tafelrunde replay' replays it.

## Replay and verify

cli-replay-open = told with all cards face up
cli-replay-onlooker = as a spectator saw it
cli-replay-seat = as { $name } saw it
cli-replay-nothing = { $name } did something that is not told.
cli-replay-prompt = { $chapter } of { $last }; Enter, number, v, q>{ " " }
cli-replay-keys = '{ $text }' means nothing here: Enter continues, a number up to { $last } goes to that entry, v shows the position, q leaves.
cli-replay-running = The match is not over yet.
cli-verify-commitment = The seed is the one committed to at the start: { $commitment }
cli-verify-picks =
    { $count ->
        [one] The one random draw follows from the seed.
       *[other] All { $count } random draws follow from the seed.
    }
cli-verify-rules =
    { $count ->
        [one] The one entry keeps the rules, and the standings follow from it.
       *[other] All { $count } entries keep the rules, and the standings follow from them.
    }
cli-verify-good = The record is valid.

cli-bench-head = { $game }, { $seats } seats, random play, one core
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-playout = inside the engine, actions per second
cli-bench-numbers = driven from Python by numbers, actions per second
cli-bench-actions = driven from Python by typed actions, actions per second
cli-bench-live = as a table plays, actions per second
cli-bench-clone = clone, microseconds
cli-bench-view = view, microseconds
cli-bench-imagine = imagine, microseconds
cli-bench-peers = Other engines driven from Python in this run, and how many times as fast { $game } is when driven by numbers
cli-bench-no-peers = OpenSpiel and RLCard are not installed, so nothing is compared (pip install tafelrunde[bench]).

## The server

cli-serve-about = Open the tables to browsers and bots: lobby, live and slow play.
cli-backup-about = Copy the database of a running server to a file.
cli-export-about = Write all tables, people and ratings to a file.
cli-import-about = Read tables, people and ratings from such a file, or a match from a record.
cli-option-settings = settings in TOML; the environment (TAFELRUNDE_PORT=9000) takes precedence
cli-option-host = where to listen (default: 127.0.0.1)
cli-option-port = the port (default: 8000)
cli-option-database = an SQLite file or postgresql://…
cli-option-open-browser = open the browser
cli-option-backup = the file to write; it must not exist yet
cli-option-export = the file to write, one JSON object per line; it must not exist yet
cli-option-import = the file to read: an export, or a record (.tafel)
cli-serving = Tafelrunde is running at { $address }
cli-serving-end = Press Ctrl+C to stop it.
cli-serving-failed = The server could not start; the lines above say why.
cli-port-taken = Port { $port } is already in use. Choose another: --port { $other }
cli-backed-up = The database was copied to { $file }.
cli-exported = { $tables ->
    [one] One table was
   *[other] { NUMBER($tables, useGrouping: 0) } tables were
} written to { $file }.
cli-imported = { $tables ->
    [one] One table was
   *[other] { NUMBER($tables, useGrouping: 0) } tables were
} read; { $known ->
    [one] one was there already
   *[other] { NUMBER($known, useGrouping: 0) } were there already
}.
cli-error-backup-shared = A PostgreSQL database is backed up with its own tools, such as pg_dump.
cli-freeze-about = Keep today’s rules, so that tables can go on under them after an upgrade; a server does this itself when it starts.
cli-versions-about = Say which versions of the rules are here, and which of them tables still need.
cli-doctor-about = Look at a set-up and say what is wrong with it.
cli-frozen = { $game }, version { NUMBER($version, useGrouping: 0) } of the rules: kept in { $directory }.
cli-frozen-before = { $game }, version { NUMBER($version, useGrouping: 0) } of the rules: kept already in { $directory }.
cli-edition-today = { $game }, version { NUMBER($version, useGrouping: 0) }: today’s rules. Tables not over: { $open }; matches over: { $over }.
cli-edition-kept = { $game }, version { NUMBER($version, useGrouping: 0) }: kept. Tables not over: { $open }; matches over: { $over }.
cli-edition-missing = { $game }, version { NUMBER($version, useGrouping: 0) }: missing. Tables that wait for it: { $open }; matches over that cannot be replayed: { $over }.
cli-edition-unneeded = { $over ->
    [0] Nothing needs it any more; its file can be removed.
    [one] No table needs it any more; without its file one match can no longer be replayed.
   *[other] No table needs it any more; without its file { $over } matches can no longer be replayed.
}

## The end

cli-end-won-by = won by
cli-end-blow = The deciding blow: { $round }

## Keeping the house

cli-people-about = Look for people, warn, mute, ban or rename them, and say who keeps the house.
cli-tables-about = Look for tables, read their chat, close them and remove lines.
cli-name-person = PERSON
cli-name-table = TABLE
cli-name-text = TEXT
cli-option-people-act = what to do
cli-option-person = the name of an account, or an id; for search a part of a name, for close-report the id of a report
cli-option-new-name = the new name for rename; without it one is made up
cli-option-why = the reason, for the person and for the audit log
cli-option-hours = for how many hours (default: until it is lifted)
cli-option-ban-address = ban or unban an address or a network such as 203.0.113.0/24
cli-option-keeper-off = no longer a keeper
cli-option-tables-act = what to do
cli-option-table = the id of a table; for search a part of it, or the id of a person
cli-option-lines = numbers of the lines to remove; without them chat shows the lines
cli-error-why = Give a reason: --why TEXT
cli-error-no-person = Say who: by the name of an account or by id.
cli-error-no-table = Say which table: by its id.
cli-error-people-several = Several people are called '{ $name }'; say which id: { $ids }
cli-error-people-nobody = Nobody is called '{ $name }' or has this id.
cli-error-line = '{ $text }' is not the number of a line.
cli-keeping-done = Done. It holds at once and stands in the audit log.
cli-people-none = Nobody was found.
cli-people-account = account
cli-people-guest = guest
cli-people-since = here since { $day }
cli-people-seen = last seen { $day }, address { $address }
cli-people-keeper = keeps the house
cli-people-tables = Tables:
cli-people-sanctions = Warnings, mutes and bans:
cli-people-until = until { $day }
cli-people-settled = settled { $day }
cli-people-reports = Reports:
cli-people-no-reports = none
cli-people-audit = Audit log:
cli-people-no-audit = nothing yet
cli-tables-none = No table was found.
cli-tables-removed = removed by a keeper

## Lessons

cli-learn-about = Learn a game at its own table: list the lessons, or play one.
cli-name-lesson = NUMBER
cli-option-learn-game = the game; without it all lessons are listed
cli-option-learn-number = the number of the lesson; without it the lessons of the game are listed
cli-error-no-lessons = There are no lessons for { $game }.
cli-error-lesson =
    { $count ->
        [one] There is no lesson { $number }; there is only lesson 1.
       *[other] There is no lesson { $number }; they go from 1 to { $count }.
    }
cli-lessons = Lessons: { $game }
cli-lessons-short = short way
cli-lessons-done = done
cli-lessons-begin = The short way is enough for a first match. Begin with: { $command }
cli-lessons-over = That was the last lesson.
cli-lesson-title = Lesson { $number }: { $title }
cli-lesson-step = Step { $number } of { $count }
cli-lesson-scripted = Everything legal may be done here. Chance and the others follow a script.
cli-lesson-meant = Meant here: { $number }) { $choice }
cli-lesson-back = Taken back: the table lies as before.
cli-lesson-tip = TIP
cli-lesson-next-step = Enter: next, step { $number }; q leaves>{ " " }
cli-lesson-next = Enter: next, { $title }; q leaves>{ " " }
cli-lesson-wait = '{ $text }' means nothing here: Enter goes on, q leaves.
cli-lesson-no-undo = There is nothing to take back: this step has only begun.
cli-lesson-left = Lessons that you finished stay noted. Go on with: tafelrunde learn { $game }
cli-help-lesson-undo = undo: begin this step again
cli-help-lesson-quit = leave: lessons that you finished stay noted

cli-a-guest = a guest

## Exercises.

cli-exercises-about = Solve exercises at the table of a game, or find new ones in matches of bots.
cli-option-exercises-play = play exercises; without it they are counted, or with --game new ones are found
cli-option-exercises-game = the game to play; without it the exercise of the day
cli-option-exercises-number = the number of the exercise; without it the first one that you have not solved
cli-option-exercises-find = find new exercises for this game
cli-option-exercises-count = how many to find (default: 10)
cli-option-exercises-difficulty = only those of this difficulty or harder: 1 to 3 (default: 1)
cli-option-exercises-seed = seed of the matches in which they are looked for (default: 1)
cli-option-exercises-write = the file they are added to; the same command goes on where it stopped
cli-exercises-row = difficulty { $difficulty }: exercises { $first } to { $last }, solved: { $done }
cli-exercises-begin = Go on with: { $command }
cli-exercise-title = Exercise { $number }: { $title } (difficulty { $difficulty } of 3)
cli-exercise-next = Enter: next, exercise { $number }; q leaves>{ " " }
cli-error-exercise = There is no exercise { $number }; there are 1 to { $count }.
cli-error-no-exercises = There are no exercises for { $game } yet.
cli-error-no-exercise-today = There are no exercises here yet.

## Reviews

cli-review-about = Review a recorded match that is over: chances, luck, and what decisions cost.
cli-option-review-seat = told to this seat, counted from 1
cli-option-review-json = write the review into this file
cli-option-review-svg = draw the chances into this SVG file
cli-option-quick = about ten seconds (default)
cli-option-deep = about two minutes
cli-option-review-simulations = simulations for each decision instead
cli-option-adjusted = also print shares of first places without luck
