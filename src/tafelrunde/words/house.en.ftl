# What the house says beside its pages: letters, and at the start

house-mail-text = It is your turn in { $game }:
house-page-title = Tafelrunde
house-page-text = The tables are open, but the browser client is not part of this build. You can play in the terminal:
house-error-database-empty = The database { $file } is empty. Restore a backup, or remove the file to begin anew.
house-error-database-foreign = { $file } is not a database of this server.
house-error-database-damaged = The database { $file } is damaged ({ $why }). Restore a backup.
house-error-database-closed = The database { $file } cannot be opened: { $why }
house-error-database-away = PostgreSQL cannot be reached: { $why }
house-letter-confirm-subject = Tafelrunde: is this your address?
house-letter-confirm = Somebody at Tafelrunde gave this address as theirs. If that was you, confirm it here within three days. If not, you need do nothing: we will send nothing else.
house-letter-reset-subject = Tafelrunde: a new password
house-letter-reset = You can choose a new password here within an hour; the link works once. If you did not ask for it, you need do nothing.
house-letter-turn-subject = { $game }: it is your turn
house-letter-off = No more letters to this address:
