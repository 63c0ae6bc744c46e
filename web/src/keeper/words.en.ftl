# The keeper's page.

web-keeper-reports = Reports
web-keeper-people = People
web-keeper-tables = Tables
web-keeper-networks = Addresses
web-keeper-audit = Audit log
web-keeper-reports-none = There are no open reports.
web-keeper-none = None.
web-keeper-reported-by = { $name }, { $moment }
web-keeper-chat-then = The chat as it was
web-keeper-close-report = Close the report
web-keeper-open = open
web-keeper-closed = closed
web-keeper-search = Search
web-keeper-search-people = Name or id
web-keeper-search-tables = Table, or id of a person
web-keeper-found =
    { $count ->
        [0] Nothing found
        [one] 1 found
       *[other] { $count } found
    }
web-keeper-seen = last seen { $when }
web-keeper-is-keeper = keeper
web-keeper-why = Reason
web-keeper-for = For
web-keeper-hours =
    { $hours ->
        [one] 1 hour
        [24] 1 day
       *[other] { $days } days
    }
web-keeper-for-good = until it is lifted
web-keeper-until = until { $moment }
web-keeper-done = Done. It stands in the audit log.
web-keeper-act = What to do
web-keeper-do-warn = Warn
web-keeper-do-mute = Mute
web-keeper-do-unmute = Unmute
web-keeper-do-ban = Ban
web-keeper-do-unban = Lift the ban
web-keeper-do-ban-network = Ban the address
web-keeper-do-rename = Rename
web-keeper-note-warn = The person reads the reason once and has to confirm it.
web-keeper-note-mute = No chat at any table for that time.
web-keeper-note-unmute = The person may chat again.
web-keeper-note-ban = The person has to leave at once; bots play on in their matches. They read the reason and the end.
web-keeper-note-unban = The person may come back.
web-keeper-note-ban-network = Nobody without an account comes in from the address where this person was last seen.
web-keeper-note-rename = The person reads the reason once. Without a new name one is made up.
web-keeper-new-name = New name
web-keeper-sanctions = Warnings, mutes and bans
web-keeper-kind-warn = Warning
web-keeper-kind-rename = New name
web-keeper-kind-mute = Mute
web-keeper-kind-ban = Ban
web-keeper-confirmed = confirmed
web-keeper-unconfirmed = not confirmed yet
web-keeper-lifted = lifted
web-keeper-status-waiting = waiting
web-keeper-status-running = running
web-keeper-status-over = over
web-keeper-status-closed = closed
web-keeper-close-table = Close the table
web-keeper-remove-chat =
    { $count ->
        [one] Remove 1 line
       *[other] Remove { $count } lines
    }
web-keeper-network = Address or network
web-keeper-networks-note = A banned address keeps out those who have no account: behind one address there may be a whole club.
web-keeper-more = Earlier ones
web-keeper-act-warn = Warned
web-keeper-act-mute = Muted
web-keeper-act-ban = Banned
web-keeper-act-lift = Lifted
web-keeper-act-rename = Renamed
web-keeper-act-keeper = Made a keeper
web-keeper-act-no-keeper = No longer a keeper
web-keeper-act-close-table = Closed a table
web-keeper-act-remove-chat = Removed chat
web-keeper-act-close-report = Closed a report
