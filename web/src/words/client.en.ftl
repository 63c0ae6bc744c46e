# What the browser client says. Ids begin with web-. Words of the games come from their own catalogues.

web-close = Close

## The bar

web-bar-pages = Pages
web-bar-games = Games
web-bar-rules = Rules
web-bar-about = About
web-bar-settings = Settings
web-bar-menu = Menu
web-bar-invite = Invite
web-bar-language = Language
web-bar-candlelight = Candlelight
web-bar-daylight = Daylight

## Titles of pages

web-title-new = New table
web-title-rulebook = Rules
web-title-profile = Profile
web-title-settings = Settings
web-title-about = About
web-title-lost = No such page

## The games, in short

web-game-havoc = Havoc
web-game-druidenwalzer = Druidenwalzer
web-game-maginor = Maginor
web-game-macht = Macht & Ohnmacht
web-game-havoc-minutes = 50–90 min
web-game-druidenwalzer-minutes = 30–40 min
web-game-maginor-minutes = 20–60 min
web-game-macht-minutes = 45 min
web-game-havoc-about = Cry havoc, lay poker hands and let slip the dogs: nine battles of the Hundred Years War.
web-game-druidenwalzer-about = Lay one spirit and all its equals dance around the trees. Then the druids fight.
web-game-maginor-about = Win the oracles’ votes before old Maginor comes by to collect them.
web-game-macht-about = Knights by land, mages by sign: two ways of being neighbours on one map of Britain.
web-game-seats =
    { $few ->
        [2] { $many ->
            [2] 2 players
           *[other] 2–{ $many } players
        }
       *[other] { $few }–{ $many } players
    }

## Home

web-home-title =
    { $count ->
        [one] One game that had left the table.
        [2] Two games that had left the table.
        [3] Three games that had left the table.
        [4] Four games that had left the table.
       *[other] Games that had left the table.
    }
web-home-lead = Sit down and play: with friends via a link, or against bots that are real opponents. No account, no form. Auf Deutsch, magyarul, in English.
web-home-play = Play now
web-home-invite = Invite
web-home-mine = My tables
web-home-mine-none = None yet. One click on “Play now” sets up the first.
web-home-open-tables = Open tables
web-home-open-count = { $count } waiting for players
web-home-open-none = Nobody is waiting just now.
web-home-set-table = Set a table of your own
web-home-with = with { $names }
web-home-waits = waiting for players
web-home-finished = finished { $when }
web-home-thinks = { $name } is thinking
web-home-open = Open
web-home-seated = { $seated } of { $seats }

web-clock-live-line = live, { $minutes } min each
web-clock-slow-line = a move a day
web-clock-none-line = no clock

## A new table

web-new-title = Lay a new table.
web-new-lead = Everything has a sensible default: the red button works at once.
web-new-game = Game
web-new-seats = Seats
web-new-you = you, and host
web-new-shuffle = Assign seats at random
web-new-leaver = If somebody leaves, a bot of similar strength plays on until they return.
web-new-who = Who sits here
web-new-strength = Strength
web-new-rules = Rules of this table
web-new-rules-none = This game has no variants.
web-new-hints = Hints
web-new-hints-note = Anyone may ask what the strongest bot would do.
web-new-clock = Clock
web-new-clock-live = live
web-new-clock-slow = a move a day
web-new-clock-none = none
web-new-clock-each = Time per player
web-new-clock-more = plus, per move
web-new-clock-minutes = { $minutes } min
web-new-clock-seconds = { $seconds } s
web-new-clock-note = Out of time: a bot takes the seat.
web-new-clock-none-note = Nobody is in a hurry.
web-new-stake = What is at stake
web-new-friendly = Friendly
web-new-friendly-note = Only honour.
web-new-rated = Rated
web-new-rated-note = No hints; it counts for your rating.
web-new-door = Who may find it
web-new-public = Everybody
web-new-public-note = Listed under open tables.
web-new-private = Only with the link
web-new-private-note = Anyone with the invitation.
web-new-set = Set the table
web-new-summary = { $game }, { $seats } seats

web-chair-bot = Bot
web-chair-open = Open
web-chair-invited = Invited
web-chair-person = Guest
web-chair-empty = Empty chair

web-level-squire = Squire
web-level-knight = Knight
web-level-baron = Baron
web-level-master = Master

## Before the match

web-waiting-title = The table is set
web-waiting-sit = Sit down
web-waiting-stand = Give the chair back
web-waiting-start = Start with bots
web-waiting-begin = Start
web-waiting-swap = Swap seats
web-waiting-close = Close the table
web-waiting-bot = Bot
web-waiting-open = Open
web-invite-title = Invitation
web-invite-copy = Copy
web-invite-copied = The link is copied.
web-invite-note = Anyone who opens it sits down while a chair is free; after that they look on. No account needed.

## At the table

web-table-board = Board
web-table-position = The position in words
web-table-shelf = Hand and reserve
web-table-news = What happened
web-table-joining = The table is being laid …
web-table-lost = The connection is lost. Trying again; nothing you have done is lost.
web-table-gone = There is no such table for you
web-table-gone-why = It does not exist, or it is private and this link lacks its key.
web-table-refused-why = The server ended the connection. Please come back in a while.
web-table-home = To all games
web-table-away = A bot is playing for you.
web-table-return = Take my seat back
web-table-offered = Offered to end the match here as a draw: { $names }.
web-table-agree = Agree

web-seats = Seats
web-seat-you = you
web-seat-you-name = You
web-seat-bot = bot
web-seat-simulations = { $done } of { $wanted } simulations
web-seat-away = away, a bot plays
web-seat-gone = not here
web-seat-turn = to move:

web-rubric-your-turn = Your turn
web-rubric-interrupt = Interrupt
web-rubric-waiting = Others to move
web-rubric-looking-on = You are looking on
web-rubric-over = End of the match
web-rubric-choices = What you may do

web-tools = Tools
web-tool-undo = Undo
web-tool-hint = Hint
web-tool-rules = Rules
web-tool-record = Record
web-tool-verify = Verify the deal
web-hint-why = Why this rather than something else:

web-log = Chronicle and chat
web-log-chronicle = Chronicle
web-log-chat = Chat
web-log-deal = The deal
web-chat-write = Write to the table …
web-chat-empty = Nobody has said anything yet.

web-menu-text = Position in words
web-menu-board = Back to the board
web-menu-sound-on = Sound on
web-menu-sound-off = Sound off
web-menu-offer = Offer to end here
web-menu-offer-back = Withdraw the offer
web-menu-resign = Resign

web-resign-title = Resign this match?
web-resign-two = The match ends at once, and your rival has won.
web-resign-many = A bot plays on for you, and you come last.
web-resign-stay = Play on

web-end-standings = Standings
web-end-points = Points
web-end-replay = Replay
web-end-rematch = Rematch

web-verify-title-fair = The deal was fair
web-verify-title-unfair = This deal could not be verified
web-verify-fair =
    { $picks ->
        [one] The one pick of chance follows from the seed that was sealed before the match. Your browser worked it out itself.
       *[other] All { $picks } picks of chance follow from the seed that was sealed before the match. Your browser worked it out itself.
    }
web-verify-insecure = Your browser computes such proofs only on secure pages (https). Download the record and run: tafelrunde verify.
web-verify-no-seed = The seed is published when the match is over.
web-verify-commitment = The seed is not the one that was sealed before the match.
web-verify-pick = Pick { $count } ({ $pick }) does not follow from the seed.

## Replay

web-replay-title = Replay
web-replay-entry = Entry { $number } of { $count }
web-replay-eyes = Seen by
web-replay-open = all hands open
web-replay-first = To the deal
web-replay-back = One step back
web-replay-play = Play on
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-link = Copy the link to this moment
web-replay-scrub = Moment of the match
web-replay-running = The match is still running; it can be replayed when it is over.
web-replay-table = Back to the table

## Rules

web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
web-rules-book = Rulebook
web-rules-chapters = Chapters
web-rules-ruling = Ruling
web-rules-number-note = follows the printed rules
web-rules-ruling-note = ruling: where the printed rules are silent
web-rules-rule-number = Rule { $number }
web-rules-ruling-number = Ruling { $number }
web-rules-in-book = In the rulebook

## Settings, profile, about

web-settings-title = Settings
web-settings-name = Your name
web-settings-name-note = Everybody at the table sees it.
web-settings-save = Save
web-settings-saved = Saved.
web-settings-language = Language
web-settings-light = Light
web-settings-day = Daylight
web-settings-candle = Candlelight
web-settings-table = At the table
web-settings-sound = A bell when it is your turn
web-settings-motion = Pieces move
web-settings-keys = Letters as keys: U undo, H hint, T position in words, L what was last
web-settings-in-words = Tell the position in words too, for screen readers
web-settings-account = Account
web-settings-account-note = You play as a guest. An account only keeps your history and rating.
web-settings-password = Password
web-settings-make = Create an account
web-settings-sign-in = Sign in
web-settings-sign-out = Sign out
web-settings-account-of = Signed in as { $name }.
web-settings-email = E-mail
web-settings-mail = E-mail me when it is my turn at a slow table
web-settings-profile = Ratings and results
web-settings-forget = Forget me
web-settings-forget-note = Name, password and e-mail are deleted; results stay without a name.
web-settings-forget-sure = Really forget me

web-profile-since = here since { $day }
web-profile-guest = guest
web-profile-ratings = Ratings
web-profile-ratings-none = No rated match yet.
web-profile-rating = { $rating } after { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
web-profile-results = Results
web-profile-results-none = No finished match yet.
web-profile-place = place { $place } of { $seats }

web-about-title = About Tafelrunde
web-about-lead = Four games that nobody can buy any more, back at the table: free, open, without advertisements, on any machine.
web-about-games = The games
web-about-games-note = The games belong to their designers and publishers. The rules are retold in our own words and all pictures are our own; nothing from the originals is used here.
web-about-fair = Fair play
web-about-fair-note = Every pick of chance follows from a secret seed by a published construction (HMAC-SHA-256). Its hash is shown when the match begins, the seed when it is over, and your browser can prove the deal. No seat is ever sent what it may not know.
web-about-licences = Licences
web-about-licence-code = Tafelrunde is free software under the MIT licence.
web-about-licence-fonts = Alegreya and Alegreya Sans by Juan Pablo del Peral and Uncial Antiqua by Brian J. Bonislawsky are under the SIL Open Font License.
web-about-licence-parts = Built with Svelte (MIT) and Project Fluent (Apache 2.0).
web-about-version = Version { $version }

web-lost-title = There is no such page
web-lost-note = The address may be misspelt, or the page has gone.

## What went wrong

web-error-unreachable = The server cannot be reached. Please try again.
web-error-unknown = Something unexpected went wrong. Please try again.

## Others' turns, step by step

web-steps = What the others do
web-steps-turn = { $name }’s turn
web-steps-count = step { $number } of { $count }
web-steps-back = One step back
web-steps-pause = Pause
web-steps-on = One step on
web-steps-skip = Skip
web-steps-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-none = at once
web-since = Since your last turn
web-since-short = { $number } of { $count }
web-since-next = The next one
web-since-again = Play again
web-since-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-settings-pace = Others’ turns are shown
web-replay-jump = Jump to …
web-replay-turn = Turn { $number }: { $name }
