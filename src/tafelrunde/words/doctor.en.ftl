# What the doctor finds when it looks at a set-up.

doctor-sound = Nothing is wrong.
doctor-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
doctor-games = { $games ->
    [one] One game can be played.
   *[other] { $games } games can be played.
}
doctor-games-fault = A game cannot be loaded: { $why }
doctor-compiled = The rules are compiled.
doctor-interpreted = The rules are not compiled: bots think less in their time. Install where there is a C compiler.
doctor-client = The browser client is there.
doctor-no-client = There is no browser client in this installation; only programs can play.
doctor-address = People come by { $address }.
doctor-no-address = 'address' is not set: people can only play on this machine. Set 'address' before others come.
doctor-address-missing = The server listens to the network, but has no 'address': cookies are not Secure, and requests from other sites are harder to refuse.
doctor-address-fault = 'address' is '{ $address }'; it must be https:// and a name, nothing after it.
doctor-address-plain = 'address' is { $address }, without TLS: whoever listens on the way can take over every guest and account.
doctor-no-proxies = 'address' is { $address }, so a proxy is in front of the server, but 'proxies' names none: all visitors seem to come from one address, and the limits hit them together.
doctor-proxy-fault = 'proxies' names '{ $proxy }', which is not an address or a network.
doctor-proxy-any = 'proxies' is '*': everybody can pretend to come from any address. Name the proxy.
doctor-files = { NUMBER($allowed, useGrouping: 0) } files may be open at once; { NUMBER($needed, useGrouping: 0) } are needed.
doctor-files-fault = Only { NUMBER($allowed, useGrouping: 0) } files may be open at once, but 'connections' needs { NUMBER($needed, useGrouping: 0) }. Raise LimitNOFILE (systemd) or ulimit -n, or lower 'connections'.
doctor-space = { NUMBER($megabytes, useGrouping: 0) } MB are free in { $directory }.
doctor-space-fault = Only { NUMBER($megabytes, useGrouping: 0) } MB are free in { $directory }: too little for the database and a backup.
doctor-readable = Others on this machine can read { $file }, which holds the secrets of running matches: chmod 600.
doctor-mail = The mail server { $server } answers.
doctor-no-mail = No mail is sent.
doctor-mail-half = Mail needs both 'smtp_host' and 'mail_from'; only one is set.
doctor-mail-address = Mail needs 'address', for the links in it.
doctor-mail-fault = The mail server { $server } does not take letters: { $why }
doctor-new-database = There is no { $file } yet; the server will create it.
doctor-database-fault = The database cannot be read: { $why }
doctor-schema = The database fits this release.
doctor-schema-older = The database is of an earlier release; the next start changes it ({ $names }). Make a backup first.
doctor-schema-newer = The database was changed by a newer release ({ $names }). Run that release, or restore a backup from before.
doctor-whole = The database is undamaged.
doctor-damaged = The database is damaged: { $why } Restore a backup.
doctor-clock = The clock is not behind what the database has seen.
doctor-clock-fault = The clock of this machine is { NUMBER($seconds, useGrouping: 0) } seconds behind what the database has seen; it was set back.
doctor-versions = Every table has the rules by which it is played.
doctor-version-missing = Version { NUMBER($version, useGrouping: 0) } of the rules of { $game } is missing. Tables that wait for it: { $open }; matches over that cannot be replayed: { $over }. Put { $game }_{ NUMBER($version, useGrouping: 0) }.zip back into 'versions'.
doctor-versions-nowhere = 'versions' is not set: with PostgreSQL nobody knows where to keep the rules, and tables could not go on after a change of them.
doctor-writable = The database can be written.
doctor-read-only = The database is read-only: a standby, or set so.
doctor-write-fault = The database cannot be written: { $why }
