# Was die Seiten rund um das eigene Konto sagen.

web-account-you = Name und Sprache
web-account-name = Dein Name
web-account-name-note = Alle am Tisch sehen ihn.
web-account-save = Speichern

## Ein Gast

web-account-make-title = Ergebnisse behalten
web-account-make = Konto anlegen
web-account-made = Dein Konto ist angelegt.
web-account-has = Ich habe schon eines
web-account-no-account = Noch kein Konto?
web-account-guest-end = Diesen Gast beenden
web-account-guest-end-note = Du wirst ein neuer Gast. Tische und Ergebnisse von diesem sind dann von nirgendwo mehr zu erreichen.
web-account-guest-end-sure = Endgültig beenden

## Anmelden und abmelden

web-account-password = Passwort
web-account-password-note = mindestens 8 Zeichen
web-account-signed-in = Angemeldet als { $name }.
web-account-signed-out = Du bist abgemeldet.
web-account-sign-out = Hier abmelden
web-account-forgot = Passwort vergessen?
web-account-forgot-open = E-Mail mit einem Link bekommen
web-account-forgot-note = Die E-Mail geht an die Adresse, die du für dein Konto bestätigt hast.
web-account-forgot-send = E-Mail anfordern
web-account-forgot-sent = Wenn ein Konto diese Adresse hat, ist eine E-Mail unterwegs. Ihr Link gilt eine Stunde.
web-account-forgot-no-mail = Dieses Haus verschickt keine E-Mails. Wende dich an die Leute, die es betreiben.

## E-Mail

web-account-email = E-Mail
web-account-email-address = E-Mail-Adresse
web-account-email-note = Für ein neues Passwort, falls du deines vergisst, und um dir zu sagen, dass du am Zug bist. Niemand sonst sieht sie.
web-account-confirmed = bestätigt
web-account-unconfirmed = Noch nicht bestätigt. Öffne den Link in der E-Mail, die wir an { $email } geschickt haben.
web-account-letter-sent = Eine E-Mail ist unterwegs. Öffne ihren Link, um die Adresse zu bestätigen.
web-account-letter-again = E-Mail noch einmal schicken
web-account-mail-turns = E-Mail, wenn ich in einer Partie mit einem Zug am Tag dran bin
web-account-confirm-note = Jemand hat diese Adresse als die eigene angegeben. Wenn du das warst, bestätige sie: Dann erfährst du dort, dass du am Zug bist, und bekommst ein neues Passwort, falls du deines vergisst.
web-account-confirm = Meine Adresse bestätigen
web-account-confirmed-now = Danke. { $email } ist bestätigt.
web-account-letters-note = Möchtest du an diese Adresse keine E-Mails von Tafelrunde mehr bekommen?
web-account-letters-end = Keine E-Mails mehr
web-account-letters-ended = Es kommen keine E-Mails mehr. In deinem Konto kannst du sie wieder einschalten.

## Passwort

web-account-password-now = Dein jetziges Passwort
web-account-password-new = Neues Passwort
web-account-password-change = Passwort ändern
web-account-password-ends = Alle anderen Geräte werden abgemeldet.
web-account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.

## Geräte und Token

web-account-sessions = Wo du angemeldet bist
web-account-device = { $browser } auf { $system }
web-account-device-unknown = Unbekanntes Gerät
web-account-here = dieses Gerät
web-account-since = seit { $day }
web-account-seen = zuletzt benutzt { $when }
web-account-end = Beenden
web-account-end-of = Beenden: { $what }
web-account-end-others = Überall sonst abmelden
web-account-session-ended = Jenes Gerät ist abgemeldet.
web-account-others-ended = Alle anderen Geräte sind abgemeldet.
web-account-tokens = Token für Programme
web-account-tokens-note = Mit einem Token kommt dein Bot oder Skript in deinem Namen an die Tische.
web-account-token-new = Neuer Token
web-account-token-name = Wofür ist er?
web-account-token-make = Token anlegen
web-account-token-made = Dein Token „{ $name }“
web-account-token-once = Er wird nur jetzt gezeigt. Verwahre ihn so sicher wie ein Passwort.
web-account-token-ended = Der Token gilt nicht mehr.
web-account-copied = Kopiert.
web-account-scope = Er darf
web-account-scope-play = zusehen und spielen
web-account-scope-read = nur zusehen
web-account-days = Er gilt
web-account-days-count = { $days } Tage
web-account-expires = bis { $day }
