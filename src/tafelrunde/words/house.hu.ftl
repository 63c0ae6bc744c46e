# Amit a ház az oldalain kívül mond: levelek, és induláskor

house-mail-text = Rád várnak egy asztalnál ({ $game }):
house-page-title = Tafelrunde
house-page-text = Az asztalok nyitva állnak, de a böngészős oldal nem része ennek a csomagnak. A terminálban játszhatsz:
house-error-database-empty = Üres az adatbázis ({ $file }). Állíts vissza egy biztonsági mentést, vagy töröld a fájlt, ha elölről akarod kezdeni.
house-error-database-foreign = Ez nem ennek a szervernek az adatbázisa: { $file }
house-error-database-damaged = Megsérült az adatbázis ({ $file }: { $why }). Állíts vissza egy biztonsági mentést.
house-error-database-closed = Nem nyitható meg az adatbázis ({ $file }): { $why }
house-error-database-away = A PostgreSQL nem érhető el: { $why }
house-letter-confirm-subject = Tafelrunde: a te címed ez?
house-letter-confirm = Valaki a Tafelrundén ezt a címet adta meg sajátjaként. Ha te voltál, erősítsd meg itt három napon belül. Ha nem, nincs teendőd: több levelet nem küldünk.
house-letter-reset-subject = Tafelrunde: új jelszó
house-letter-reset = Itt egy órán belül új jelszót választhatsz; a link egyszer használható. Ha nem te kérted, nincs teendőd.
house-letter-turn-subject = { $game }: te jössz
house-letter-off = Nem kérek több levelet erre a címre:
