# Words of the server: what it refuses, how a match can end outside its rules, mail, the plain page.

server-error-away = A bot plays for you. Take your seat back first.
server-error-body = The request cannot be read: { $why }.
server-error-busy = The server is too busy. Please try again.
server-error-chairs = { $seats } seats need { $seats } chairs, not { $chairs }.
server-error-chat = The message is empty.
server-error-closed = This table has been closed.
server-error-cookie-only = A token cannot do this.
server-error-email = This is not an e-mail address.
server-error-has-account = You have an account already.
server-error-host = Only the host may do this.
server-error-import-line = Line { NUMBER($number, useGrouping: 0) } of { $file } is not a line of an export.
server-error-inside = Something went wrong on the server.
server-error-ledger = The ledger of table { $table } does not fit the rules.
server-error-message = The message cannot be read: { $why }.
server-error-name = A name has 1 to 40 printable characters.
server-error-name-taken = The name “{ $name }” is taken, or looks like one that is.
server-error-no-free-chair = There is no free seat for you here.
server-error-no-hint-now = You have nothing to decide right now.
server-error-review-one = Another review that you asked for is still under way.
server-error-again = Nobody can play on from this moment.
server-error-no-review = There is no such review yet.
server-error-no-hints = There are no hints at this table.
server-error-no-page = There is no such page.
server-error-no-person = Nobody here is known by this id.
server-error-no-table = There is no table “{ $table }”, or it is private.
server-error-no-token = You have no such token.
server-error-not-json = The request must be JSON.
server-error-not-over = The match is not over yet.
server-error-not-started = The match has not started yet.
server-error-one-chair = You can take only one seat.
server-error-onlooker = You are watching. Only those who sit here may do this.
server-error-origin = This request comes from another site.
server-error-record-running = The record becomes public when the match is over.
server-error-resigned = You have resigned already.
server-error-setting = Setting “{ $setting }”: { $why }.
server-error-sign-in = Wrong name or password.
server-error-sockets = There are too many connections.
server-error-started = The match has started. The seats are taken.
server-error-storage = The server cannot write at the moment. Please try again.
server-error-token = This token is not valid.
server-error-tokens = You have { $count } tokens already.
server-error-too-fast = That was too fast. Wait a moment.
server-error-too-long = That is too long: at most { $most } bytes.
server-error-version = Table { $table } is played by version { NUMBER($version, useGrouping: 0) } of the rules, which this server does not have at the moment. Nothing is lost: the match goes on as soon as whoever runs the server has put it back.
server-error-undone = You have taken back { $most } steps at this decision; decide now.
server-error-full = Too much has happened at this table; set a new one.
server-error-tables = You have { $most } tables that are not over; finish or clear one first.
server-error-returned = You have run out of time too often to come back.

server-reason-resigned = { $seat } resigned.
    .you = You resigned.
server-reason-agreed = Everybody agreed to end the match here.

server-goodbye = The server is restarting.

# Invitations

server-error-chair-taken = Somebody else sits on this chair by now.

# Signing in, sessions, letters

server-error-ended = You are no longer signed in here.
server-error-guesses = { $seconds ->
        [one] Too many wrong passwords. Wait one second.
       *[other] Too many wrong passwords. Wait { $seconds } seconds.
    }
server-error-password = This is not your password.
server-error-no-account = You have no account, and so no password.
server-error-no-session = You are not signed in there.
server-error-read-only = This token may only look.
server-error-key = This link is no longer valid. Ask for a new letter.
server-error-no-mail = This server sends no letters.
server-error-letters = Too many letters today. Try again tomorrow.

# Names

server-error-name-hidden = A name has no invisible letters, and none that turn the writing around.
server-error-name-mixed = A name is written in one alphabet; this one mixes several.
server-error-name-reserved = The house keeps the name “{ $name }” for itself; choose another one.

# Moderation and fair play

server-error-banned = You are banned from this house until { $end }. Reason: { $why }
server-error-banned-for-good = You are banned from this house. Reason: { $why }
server-error-muted = You may not chat in this house until { $end }. Reason: { $why }
server-error-muted-for-good = You may not chat in this house. Reason: { $why }
server-error-silenced = The host has muted you at this table.
server-error-blocked = Somebody at this table does not want to play with you.
server-error-seated = Whoever plays keeps their seat until the end.
server-error-yourself = You cannot do this to yourself.
server-error-regards = You have muted or blocked too many people.
server-error-reported = You have already reported this person at this table.
server-error-reports = You have made { $most } reports today. Please wait until tomorrow.
server-error-nobody-there = This person has not been at this table.
server-error-no-report = There is no such open report.
server-error-no-warning = There is no such warning for you.
server-error-no-line = This chat has no line { $line }.
server-error-no-network = It is not known where this person came from.
server-error-network = “{ $network }” is neither an address nor a small network.
server-error-nothing-to-lift = There is nothing to lift.
server-error-table-over = This table is over or closed already.
server-error-is-keeper = This person is a keeper too.
server-error-keeper-guest = A keeper needs an account.
server-error-why = Please give a reason.
server-error-rated-account = A rated match needs an account; friendly ones do not.
server-error-claim = Not everybody else has been gone long enough.
server-error-claim-bots = Bots are still playing here. Play on.
server-reason-left = Everybody else was gone.
server-reason-closed = A keeper closed this table.

server-error-actions = These are not numbers of actions with dots between them, such as 3.14: “{ $name }”.
server-error-no-lesson = There is no lesson { $number } of this game.
server-error-lesson-over = This lesson is over.
server-error-lesson-way = The lesson does not go this way. Begin it again.
server-error-no-exercise = There is no exercise “{ $name }” of this game.
server-error-practice = Only a costly decision of your own can be practised.
server-error-practice-full = You keep { $count } exercises of your own already; give one up first.
