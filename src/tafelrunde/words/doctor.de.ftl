# Was der Doktor findet, wenn er eine Einrichtung prüft.

doctor-sound = Alles in Ordnung.
doctor-faults = { $count ->
    [one] Eines stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
doctor-games = { $games ->
    [one] Ein Spiel lässt sich spielen.
   *[other] { $games } Spiele lassen sich spielen.
}
doctor-games-fault = Ein Spiel lässt sich nicht laden: { $why }
doctor-compiled = Die Regeln sind übersetzt.
doctor-interpreted = Die Regeln sind nicht übersetzt: Bots denken in ihrer Zeit weniger. Installiere dort, wo es einen C-Compiler gibt.
doctor-client = Die Seiten für den Browser sind da.
doctor-no-client = In dieser Installation fehlen die Seiten für den Browser; nur Programme können spielen.
doctor-address = Gespielt wird unter { $address }.
doctor-no-address = Es gibt keine Adresse: Gespielt werden kann nur auf diesem Rechner. Setze 'address', bevor andere kommen.
doctor-address-missing = Der Server lauscht ins Netz, hat aber keine 'address': Cookies sind nicht Secure, und Anfragen von fremden Seiten lassen sich schlechter abweisen.
doctor-address-fault = 'address' ist '{ $address }'; erlaubt sind https:// und ein Name, nichts dahinter.
doctor-address-plain = 'address' ist { $address }, ohne TLS: Wer unterwegs mithört, kann jeden Gast und jedes Konto übernehmen.
doctor-no-proxies = 'address' ist { $address }, also steht ein Proxy vor dem Server, aber 'proxies' nennt keinen: Alle Besucher scheinen von einer Adresse zu kommen, und die Grenzen treffen sie gemeinsam.
doctor-proxy-fault = 'proxies' nennt '{ $proxy }'; das ist weder eine Adresse noch ein Netz.
doctor-proxy-any = 'proxies' ist '*': Jeder kann vorgeben, von irgendeiner Adresse zu kommen. Nenne den Proxy.
doctor-files = { NUMBER($allowed, useGrouping: 0) } Dateien dürfen gleichzeitig offen sein; { NUMBER($needed, useGrouping: 0) } werden gebraucht.
doctor-files-fault = Nur { NUMBER($allowed, useGrouping: 0) } Dateien dürfen gleichzeitig offen sein, 'connections' braucht aber { NUMBER($needed, useGrouping: 0) }. Erhöhe LimitNOFILE (systemd) oder ulimit -n, oder senke 'connections'.
doctor-space = In { $directory } sind { NUMBER($megabytes, useGrouping: 0) } MB frei.
doctor-space-fault = In { $directory } sind nur { NUMBER($megabytes, useGrouping: 0) } MB frei: zu wenig für die Datenbank und eine Sicherung.
doctor-readable = Andere auf diesem Rechner können { $file } lesen; darin stehen die Geheimnisse laufender Partien: chmod 600.
doctor-mail = Der Mailserver { $server } antwortet.
doctor-no-mail = Es werden keine Mails verschickt.
doctor-mail-half = Für Mails braucht es 'smtp_host' und 'mail_from'; nur eines davon ist gesetzt.
doctor-mail-address = Für Mails braucht es 'address', wegen der Links darin.
doctor-mail-fault = Der Mailserver { $server } nimmt keine Briefe an: { $why }
doctor-new-database = { $file } gibt es noch nicht; der Server legt sie an.
doctor-database-fault = Die Datenbank lässt sich nicht lesen: { $why }
doctor-schema = Die Datenbank passt zu dieser Ausgabe.
doctor-schema-older = Die Datenbank stammt von einer früheren Ausgabe; der nächste Start ändert sie ({ $names }). Mach vorher eine Sicherung.
doctor-schema-newer = Die Datenbank wurde von einer neueren Ausgabe geändert ({ $names }). Starte diese, oder spiele eine Sicherung von davor zurück.
doctor-whole = Die Datenbank ist unbeschädigt.
doctor-damaged = Die Datenbank ist beschädigt: { $why } Spiele eine Sicherung zurück.
doctor-clock = Die Uhr geht nicht hinter dem, was die Datenbank gesehen hat.
doctor-clock-fault = Die Uhr dieses Rechners geht { NUMBER($seconds, useGrouping: 0) } Sekunden hinter dem, was die Datenbank gesehen hat; sie wurde zurückgestellt.
doctor-versions = Jeder Tisch hat die Regeln, nach denen an ihm gespielt wird.
doctor-version-missing = Fassung { NUMBER($version, useGrouping: 0) } der Regeln von { $game } fehlt. Tische, die darauf warten: { $open }; beendete Partien, die sich nicht nachspielen lassen: { $over }. Lege { $game }_{ NUMBER($version, useGrouping: 0) }.zip wieder in 'versions'.
doctor-versions-nowhere = 'versions' ist nicht gesetzt: Mit PostgreSQL weiß niemand, wo die Regeln aufbewahrt werden sollen, und nach einer Regeländerung könnten Tische nicht weitergehen.
doctor-writable = Die Datenbank lässt sich beschreiben.
doctor-read-only = Die Datenbank darf nur gelesen werden: eine Kopie im Wartestand, oder so eingestellt.
doctor-write-fault = Die Datenbank lässt sich nicht beschreiben: { $why }
