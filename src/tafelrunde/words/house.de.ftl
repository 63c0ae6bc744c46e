# Was das Haus neben seinen Seiten sagt: Briefe, und beim Start

house-mail-text = Du bist bei { $game } am Zug:
house-page-title = Tafelrunde
house-page-text = Die Tische sind gedeckt, aber die Seite für den Browser gehört nicht zu diesem Paket. Im Terminal kannst du spielen:
house-error-database-empty = Die Datenbank { $file } ist leer. Spiele eine Sicherung zurück, oder entferne die Datei, um neu anzufangen.
house-error-database-foreign = { $file } ist keine Datenbank dieses Servers.
house-error-database-damaged = Die Datenbank { $file } ist beschädigt ({ $why }). Spiele eine Sicherung zurück.
house-error-database-closed = Die Datenbank { $file } lässt sich nicht öffnen: { $why }
house-error-database-away = PostgreSQL ist nicht erreichbar: { $why }
house-letter-confirm-subject = Tafelrunde: Ist das deine Adresse?
house-letter-confirm = Jemand hat bei Tafelrunde diese Adresse als die eigene angegeben. Wenn du das warst, bestätige sie hier innerhalb von drei Tagen. Wenn nicht, brauchst du nichts zu tun: Weitere E-Mails kommen dann nicht.
house-letter-reset-subject = Tafelrunde: ein neues Passwort
house-letter-reset = Hier kannst du innerhalb einer Stunde ein neues Passwort wählen; der Link gilt einmal. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
house-letter-turn-subject = { $game }: Du bist am Zug
house-letter-off = Keine E-Mails mehr an diese Adresse:
