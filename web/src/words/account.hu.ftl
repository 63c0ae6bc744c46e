# Amit a fiókról szóló oldalak mondanak.

web-account-you = Név és nyelv
web-account-name = A neved
web-account-name-note = Az asztalnál mindenki látja.
web-account-save = Mentés

## Vendég

web-account-make-title = Az eredményeid megőrzése
web-account-make = Fiók létrehozása
web-account-made = Elkészült a fiókod.
web-account-has = Már van fiókom
web-account-no-account = Még nincs fiókod?
web-account-guest-end = Vendégség befejezése
web-account-guest-end-note = Új vendég lesz belőled. A mostani asztalaid és eredményeid ezután sehonnan sem érhetők el.
web-account-guest-end-sure = Végleges befejezés

## Be- és kijelentkezés

web-account-password = Jelszó
web-account-password-note = legalább 8 karakter
web-account-signed-in = Bejelentkezve: { $name }.
web-account-signed-out = Kijelentkeztél.
web-account-sign-out = Kijelentkezés itt
web-account-forgot = Elfelejtetted a jelszavad?
web-account-forgot-open = Levelet kérek egy linkkel
web-account-forgot-note = A levél arra a címre megy, amelyet a fiókodhoz megerősítettél.
web-account-forgot-send = Levél kérése
web-account-forgot-sent = Ha ez a cím egy fiókhoz tartozik, úton van a levél. A benne lévő link egy óráig érvényes.
web-account-forgot-no-mail = Ez a ház nem küld levelet. Fordulj az üzemeltetőjéhez.

## E-mail

web-account-email = E-mail
web-account-email-address = E-mail-cím
web-account-email-note = Új jelszóhoz, ha elfelejtenéd, és hogy szóljunk, ha te jössz. Senki más nem látja.
web-account-confirmed = megerősítve
web-account-unconfirmed = Még nincs megerősítve. Nyisd meg a linket abban a levélben, amelyet ide küldtünk: { $email }.
web-account-letter-sent = Úton van a levél. A benne lévő linkkel erősítheted meg a címet.
web-account-letter-again = Levél újraküldése
web-account-mail-turns = E-mail, ha napi egylépéses játszmában én jövök
web-account-confirm-note = Valaki ezt a címet adta meg sajátjaként. Ha te voltál, erősítsd meg: ide szólunk, ha te jössz, és ide kérhetsz új jelszót.
web-account-confirm = Megerősítem a címemet
web-account-confirmed-now = Köszönjük. Megerősítve: { $email }.
web-account-letters-note = Nem kérsz több levelet a Tafelrundétől erre a címre?
web-account-letters-end = Nem kérek több levelet
web-account-letters-ended = Nem jön több levél. A fiókodban újra bekapcsolhatod őket.

## Jelszó

web-account-password-now = A mostani jelszavad
web-account-password-new = Új jelszó
web-account-password-change = Jelszó módosítása
web-account-password-ends = Minden más eszközt kijelentkeztetünk.
web-account-password-changed = A jelszó megváltozott. Minden más eszközt kijelentkeztettünk.

## Eszközök és tokenek

web-account-sessions = Ahol be vagy jelentkezve
web-account-device = { $browser }, { $system }
web-account-device-unknown = Ismeretlen eszköz
web-account-here = ez az eszköz
web-account-since = { $day } óta
web-account-seen = utoljára: { $when }
web-account-end = Befejezés
web-account-end-of = Befejezés: { $what }
web-account-end-others = Kijelentkezés mindenhol máshol
web-account-session-ended = Azt az eszközt kijelentkeztettük.
web-account-others-ended = Minden más eszközt kijelentkeztettünk.
web-account-tokens = Tokenek programoknak
web-account-tokens-note = Egy tokennel a programod a te nevedben ül az asztalokhoz.
web-account-token-new = Új token
web-account-token-name = Mire való?
web-account-token-make = Token létrehozása
web-account-token-made = Az új token: „{ $name }”
web-account-token-once = Csak most látható. Őrizd olyan gondosan, mint egy jelszót.
web-account-token-ended = A token már nem érvényes.
web-account-copied = Kimásolva.
web-account-scope = Mire jogosít
web-account-scope-play = nézni és játszani
web-account-scope-read = csak nézni
web-account-days = Meddig érvényes
web-account-days-count = { $days }{"\u00A0"}nap
web-account-expires = érvényes eddig: { $day }
