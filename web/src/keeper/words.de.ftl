# Die Seite der Moderation.

web-keeper-reports = Meldungen
web-keeper-people = Leute
web-keeper-tables = Tische
web-keeper-networks = Adressen
web-keeper-audit = Eingriffe
web-keeper-reports-none = Es gibt keine offenen Meldungen.
web-keeper-none = Keine.
web-keeper-reported-by = { $name }, { $moment }
web-keeper-chat-then = Die Unterhaltung, wie sie war
web-keeper-close-report = Meldung schließen
web-keeper-open = offen
web-keeper-closed = geschlossen
web-keeper-search = Suchen
web-keeper-search-people = Name oder ID
web-keeper-search-tables = Tisch oder ID einer Person
web-keeper-found =
    { $count ->
        [0] Nichts gefunden
       *[other] { $count } gefunden
    }
web-keeper-seen = zuletzt gesehen { $when }
web-keeper-is-keeper = Moderation
web-keeper-why = Grund
web-keeper-for = Dauer
web-keeper-hours =
    { $hours ->
        [one] 1 Stunde
        [24] 1 Tag
       *[other] { $days } Tage
    }
web-keeper-for-good = bis zur Aufhebung
web-keeper-until = bis { $moment }
web-keeper-done = Erledigt. Es steht unter „Eingriffe“.
web-keeper-act = Was zu tun ist
web-keeper-do-warn = Verwarnen
web-keeper-do-mute = Stummschalten
web-keeper-do-unmute = Wieder reden lassen
web-keeper-do-ban = Sperren
web-keeper-do-unban = Sperre aufheben
web-keeper-do-ban-network = Adresse sperren
web-keeper-do-rename = Umbenennen
web-keeper-note-warn = Die Person liest den Grund einmal und muss ihn bestätigen.
web-keeper-note-mute = Für diese Zeit kann die Person an keinem Tisch etwas schreiben.
web-keeper-note-unmute = Die Person darf wieder schreiben.
web-keeper-note-ban = Die Person muss sofort gehen; Bots spielen ihre Partien weiter. Sie liest Grund und Ende.
web-keeper-note-unban = Die Person darf zurückkommen.
web-keeper-note-ban-network = Von der Adresse, von der diese Person zuletzt kam, kommt niemand ohne Konto herein.
web-keeper-note-rename = Die Person liest den Grund einmal. Ohne neuen Namen wird einer erfunden.
web-keeper-new-name = Neuer Name
web-keeper-sanctions = Verwarnungen, Stummschaltungen und Sperren
web-keeper-kind-warn = Verwarnung
web-keeper-kind-rename = Neuer Name
web-keeper-kind-mute = Stummschaltung
web-keeper-kind-ban = Sperre
web-keeper-confirmed = bestätigt
web-keeper-unconfirmed = noch nicht bestätigt
web-keeper-lifted = aufgehoben
web-keeper-status-waiting = wartet
web-keeper-status-running = läuft
web-keeper-status-over = zu Ende
web-keeper-status-closed = geschlossen
web-keeper-close-table = Tisch schließen
web-keeper-remove-chat =
    { $count ->
        [one] 1 Zeile entfernen
       *[other] { $count } Zeilen entfernen
    }
web-keeper-network = Adresse oder Netz
web-keeper-networks-note = Eine gesperrte Adresse hält die fern, die kein Konto haben: Hinter einer Adresse kann ein ganzer Verein sein.
web-keeper-more = Frühere
web-keeper-act-warn = Verwarnt
web-keeper-act-mute = Stummgeschaltet
web-keeper-act-ban = Gesperrt
web-keeper-act-lift = Aufgehoben
web-keeper-act-rename = Umbenannt
web-keeper-act-keeper = In die Moderation aufgenommen
web-keeper-act-no-keeper = Nicht mehr in der Moderation
web-keeper-act-close-table = Tisch geschlossen
web-keeper-act-remove-chat = Zeilen entfernt
web-keeper-act-close-report = Meldung geschlossen
