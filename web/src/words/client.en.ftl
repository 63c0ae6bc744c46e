# What the browser client says. Ids begin with web-. Words of the games come from their own catalogues.

web-close = Close

## The bar

web-bar-pages = Pages
web-bar-games = Games
web-bar-rules = Rules
web-bar-about = About
web-bar-settings = Settings
web-bar-account = Account
web-bar-menu = Menu
web-bar-invite = Invite
web-bar-language = Language
web-bar-candlelight = Candlelight
web-bar-daylight = Daylight

## Titles of pages

web-title-new = New table
web-title-rulebook = Rules
web-title-profile = Profile
web-title-statistics = Luck and skill
web-title-settings = Settings
web-title-account = Account
web-title-sign-in = Sign in
web-title-reset = A new password
web-title-confirm = Your e-mail address
web-title-letters = Letters
web-title-about = About
web-title-lost = Page not found

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
    { $span ->
        [0] { $few } players
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
web-home-open-count =
    { $count ->
        [0] {""}
        [one] one table waiting
       *[other] { $count } tables waiting
    }
web-home-open-none = Nobody is waiting just now.
web-home-set-table = Set up a table of your own
web-home-with = with { $names }
web-home-waits = waiting for players
web-home-finished = finished { $when }
web-home-thinks = { $name } is thinking
web-home-open = Go to table
web-home-seated = { $seated } of { $seats }

web-clock-live-line = live, { $minutes } min each
web-clock-slow-line = a move a day
web-clock-none-line = no clock

## A new table

web-new-title = Set up a table.
web-new-lead = Sensible defaults throughout: just press the red button.
web-new-game = Game
web-new-seats = Seats
web-new-you = you (host)
web-new-shuffle = Shuffle the seats
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
web-new-clock-more = plus per move
web-new-clock-minutes = { $minutes } min
web-new-clock-seconds = { $seconds } s
web-new-clock-note = When time runs out, a bot takes over.
web-new-clock-none-note = Nobody is in a hurry.
web-new-stake = What is at stake
web-new-friendly = Friendly
web-new-friendly-note = For honour only.
web-new-rated = Rated
web-new-rated-note = No hints; the match counts for your rating.
web-new-door = Who can find this table
web-new-public = Everybody
web-new-public-note = Listed under open tables.
web-new-private = Only with the link
web-new-private-note = Anyone with the invitation.
web-new-set = Set up the table
web-new-summary = { $game }, { $seats } seats

web-chair-bot = Bot
web-chair-open = Open
web-chair-invited = Invited
web-chair-person = Guest
web-chair-empty = Empty seat

web-level-squire = Squire
web-level-knight = Knight
web-level-baron = Baron
web-level-master = Master
web-level-grandmaster = Grandmaster

## Before the match

web-waiting-sit = Sit down
web-waiting-stand = Leave the table
web-waiting-start = Start with bots
web-waiting-begin = Start
web-waiting-swap = Swap seats
web-waiting-close = Close the table
web-waiting-bot = Bot
web-waiting-open = Free this seat
web-invite-title = Invitation
web-invite-copy = Copy
web-invite-copied = The link is copied.
web-invite-note = Anyone who opens it takes a seat while one is free, and can watch after that. No account needed.

## At the table

web-table-board = Board
web-table-position = The position in words
web-table-shelf = Hand and reserve
web-table-news = What happened
web-table-joining = Setting up the table …
web-table-lost = Connection lost. Reconnecting; none of your moves are lost.
web-table-gone = Table not found
web-table-earlier = This match is played by version { NUMBER($version, useGrouping: 0) } of the rules, with which it began. There is no board for it: what lies on the table stands here in words.
web-table-refused-why = The server ended the connection. Please come back in a while.
web-table-ended = You are no longer signed in here.
web-table-ended-why = This session has ended: you signed out, or ended it from another device. Sign in again to go on.
web-table-home = All games
web-table-away = A bot is playing for you.
web-table-return = Take over again
web-table-offered = Offer from { $names }: end the match here as a draw.
web-table-agree = Agree

web-seats = Seats
web-seat-you = you
web-seat-you-name = You
web-seat-bot = bot
web-seat-simulations = { $done } of { $wanted } simulations
web-seat-away = bot standing in
web-seat-gone = not here
web-seat-turn = to move:

web-rubric-your-turn = Your turn
web-rubric-interrupt = Your response?
web-rubric-waiting = Waiting for others
web-rubric-bot-waits = { $name } has been waiting { $seconds } s for its turn to think.
web-rubric-looking-on = You are watching
web-rubric-over = End of the match
web-rubric-choices = What you may do

web-tools = Tools
web-tool-undo = Undo
web-tool-hint = Hint
web-tool-rules = Rules
web-tool-record = Record
web-tool-verify = Verify the deal
web-hint-why = Why this choice:

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
web-resign-two = The match ends at once, and your rival wins.
web-resign-many = A bot plays on for you, and you come last.
web-resign-stay = Keep playing

web-end-standings = Standings
web-end-points = Points
web-end-replay = Replay
web-end-review = Review
web-end-rematch = Rematch
web-end-rematch-asked = { $seat } would like a rematch.
    .you = You asked for a rematch.

web-verify-title-fair = The deal was fair
web-verify-title-unfair = This deal could not be verified
web-verify-fair =
    { $picks ->
        [one] The one random draw follows from the seed that was sealed before the match. Your browser worked it out itself.
       *[other] All { $picks } random draws follow from the seed that was sealed before the match. Your browser worked it out itself.
    }
web-verify-insecure = Your browser can check this only on secure pages (https). Download the record and run: tafelrunde verify.
web-verify-no-seed = The seed is published when the match is over.
web-verify-commitment = The seed is not the one that was sealed before the match.
web-verify-pick = Random draw { $count } ({ $pick }) does not follow from the seed.

## Replay

web-replay-title = Replay
web-replay-entry = Entry { $number } of { $count }
web-replay-eyes = View as
web-replay-open = all hands open
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
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
web-settings-saved = Saved.
web-settings-language = Language
web-settings-light = Theme
web-settings-day = Daylight
web-settings-candle = Candlelight
web-settings-table = At the table
web-settings-sound = A bell when it is your turn
web-settings-motion = Animate pieces
web-settings-keys = Keyboard shortcuts: U undo, H hint, T position in words, L what happened last
web-settings-in-words = Tell the position in words too, for screen readers
web-settings-account = Account
web-settings-account-note = You play as a guest. An account only keeps your history and rating.
web-settings-account-of = Signed in as { $name }.
web-settings-account-more = Name, e-mail, password, devices and tokens
web-settings-profile = Ratings and results
web-settings-forget = Forget me
web-settings-forget-note = Name, password and e-mail are deleted; wherever you played or talked, it was “a guest”.
web-settings-forget-sure = Really forget me
web-settings-forgotten = Your data are deleted; you are a new guest.

web-profile-since = here since { $day }
web-profile-ratings = Ratings
web-profile-ratings-none = No rated match yet.
web-profile-rating = { $rating } after { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
web-profile-results = Results
web-profile-results-none = No finished match yet.
web-profile-statistics = Luck and skill in my matches
web-profile-place = place { $place } of { $seats }

web-about-title = About Tafelrunde
web-about-lead = Four games that nobody can buy any more, back at the table: free, open, no ads, on any machine.
web-about-games = The games
web-about-games-note = The games belong to their designers and publishers. The rules are retold in our own words and all pictures are our own; nothing from the originals is used here.
web-about-fair = Fair play
web-about-fair-note = All random draws follow from a secret seed by a published construction (HMAC-SHA-256). You see its hash when the match begins and the seed when it is over, and your browser can check both. Nobody is ever sent anything they may not know.
web-about-licences = Licences
web-about-licence-code = Tafelrunde is free software under the MIT licence.
web-about-licence-fonts = Alegreya and Alegreya Sans by Juan Pablo del Peral and Uncial Antiqua by Brian J. Bonislawsky are under the SIL Open Font License.
web-about-licence-parts = Built with Svelte (MIT), Project Fluent (Apache 2.0) and uqr (MIT).
web-about-version = Version { $version }

web-lost-title = There is no such page
web-lost-note = The address may be misspelt, or the page has gone.

## What went wrong

web-error-unreachable = The server cannot be reached. Please try again.
web-error-unknown = Something unexpected went wrong. Please try again.

## Invitation and lobby

web-lobby-title =
    { $count ->
        [0] Everybody sits.
        [one] One chair waits for a guest.
        [2] Two chairs wait for guests.
        [3] Three chairs wait for guests.
        [4] Four chairs wait for guests.
       *[other] { $count } chairs wait for guests.
    }
web-lobby-lead = The match begins as soon as all sit.
web-lobby-lead-host = The host begins the match.
web-lobby-here = here
web-lobby-ready = ready
web-lobby-host = host
web-lobby-you-host = you, the host
web-lobby-invited = Invited guest
web-lobby-invited-note = not here yet
web-lobby-open = Open chair
web-lobby-open-note = anyone with the link
web-lobby-open-note-public = anyone
web-lobby-link = Link to chair { $number }
web-lobby-show = Link and QR code of chair { $number }
web-lobby-copy = Copy link
web-lobby-send = Send …
web-lobby-note = Every invited guest has a link of their own, for this one chair. No account needed.
web-lobby-expects =
    { $count ->
        [one] Waiting for one guest
        [2] Waiting for two guests
       *[other] Waiting for { $count } guests
    }
web-lobby-early-title = Begin without your guests?
web-lobby-early-note = Bots take their chairs. Whoever comes later can only watch.
web-lobby-early-wait = Wait
web-lobby-of = { $game } for { $seats }

web-invited-title = { $name } asks you to the table.
web-invited-title-nobody = You are asked to the table.
web-invited-lead =
    { $game } for { $seats } players. { $taken ->
        [0] No chair is taken yet.
        [one] One chair is taken.
       *[other] { $taken } chairs are taken.
    }
web-invited-who = Who sits at the table
web-invited-sits = sits
web-invited-yours = Your chair
web-invited-yours-note = kept for you
web-invited-yours-open = open to whoever comes first
web-invited-rules-printed = As printed, without variants.
web-invited-clock-live = Live: { $minutes } min each, plus { $seconds } s per move
web-invited-clock-live-bare = Live: { $minutes } min each
web-invited-clock-slow = { $hours } hours for every move
web-invited-clock-none = No clock
web-invited-hints = You may ask for hints.
web-invited-name = What shall we call you?
web-invited-last = No account needed. The match begins as soon as you sit.
web-invited-more = No account needed. The match begins as soon as all sit.
web-invited-leave = If you leave, a bot plays for you until you return.
web-invited-look = Look on
web-invited-rules = Rules first
web-invited-taken = { $name } already sits on your chair.
web-invited-other = Take the open chair
web-invited-full = All chairs are taken.
web-invited-running = The match has begun, and all chairs are taken.
web-invited-over = The match is over.
web-invited-over-look = See how it ended
web-invited-closed = This table has been cleared away.
web-invited-gone = This invitation no longer holds.
web-invited-gone-note = The table is gone, or your chair went to somebody else. Ask for a new link, or open a table of your own.

## Offers to end, resigning, the chronicle beside the rules

web-offer-title = Offer to end the match here?
web-offer-note = It ends in a draw if everybody agrees. Anyone may decline, and you may withdraw the offer.
web-offer-alone = Only bots sit here with you: the match ends at once, in a draw.
web-offer-send = Make the offer
web-offer-end = End the match
web-offer-own = You offer a draw. Still to answer: { $names }.
web-offer-decline = Play on
web-offer-declined = No draw. { $name } wants to play on.
web-table-resigned = You have resigned. A bot plays to the end for you.
web-seat-resigned = resigned
web-remark-resigned = { $seat } resigned; a bot plays on.
    .you = You resigned; a bot plays on.
web-remark-left = { $seat } is away; a bot plays on.
    .you = You were away too long; a bot plays on.
web-remark-returned = { $seat } is back.
    .you = You are back.
web-remark-declined = { $seat } declined a draw.
    .you = You declined a draw.

## The bots one likes to play against

web-home-bots = Bots

web-rubric-unfold = Read all of it
web-error-moved-on = That is no longer possible: the table has moved on.
web-error-not-your-turn = It is no longer your turn.
web-error-no-undo = There is nothing more to take back.

## The end

web-end-after = What next
web-end-why = Why
web-end-blow = The deciding blow: { $round }
web-end-facts = To remember
web-end-disc = A disc marks a round won.
web-end-won-it = won it
web-tool-share = Share

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
web-steps-go-on = Go on
web-steps-by-hand = Without motion, steps wait for a key or a press.
web-replay-jump = Jump to …
web-replay-turn = Turn { $number }: { $name }

# Who is who

web-a-guest = a guest
web-who-account = with an account
web-who-guest = guest
web-who-alike = the name looks like another account’s
web-who-onlooker = spectator
web-settings-everything = Your data
web-settings-everything-note = All that this house has of you in one file: profile, settings, tables, results, chat, records.
web-settings-everything-get = Download
web-profile-private = private, seen only by you

## People at the table, fair play

web-title-keeper = Keeping the house
web-menu-people = People at the table
web-chat-removed = removed by a keeper
web-claim = Claim the win
web-claim-gone = Gone: { $names }.
web-rated-account = Rated matches need an account. Friendly ones do not.
web-rated-sign-in = Create an account or sign in

## Learning

web-bar-learn = Learn
web-title-learn = Learn
web-home-learn = Nobody knows these games before the first match. Learn one by playing it: two minutes a lesson.
web-home-learn-go = Learn by playing
web-home-daily = Today’s exercise
web-home-daily-note = { $game }, the same for everybody
web-home-daily-go = Solve it
web-home-way = Your way: { $done } of { $lessons } lessons done, { $solved } of { $exercises } exercises solved
web-home-way-go = Go on
web-menu-companion = Call the companion

## Explaining

web-tool-card = Reference card
web-tool-glance = At a glance
web-tool-what = What is what?
