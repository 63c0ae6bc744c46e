# What the pages about one's account say.

web-account-you = Name and language
web-account-name = Your name
web-account-name-note = Everybody at the table sees it.
web-account-save = Save

## A guest

web-account-make-title = Keep your results
web-account-make = Create an account
web-account-made = Your account is ready.
web-account-has = I have one already
web-account-no-account = No account yet?
web-account-guest-end = End this guest
web-account-guest-end-note = You become a new guest. Tables and results of this one can then no longer be reached from anywhere.
web-account-guest-end-sure = End it for good

## Signing in and out

web-account-password = Password
web-account-password-note = at least 8 characters
web-account-signed-in = Signed in as { $name }.
web-account-signed-out = You are signed out.
web-account-sign-out = Sign out here
web-account-forgot = Forgot your password?
web-account-forgot-open = Get a letter with a link
web-account-forgot-note = The letter goes to the address that you have confirmed for your account.
web-account-forgot-send = Ask for a letter
web-account-forgot-sent = If an account has this address, a letter is on its way. Its link works for an hour.
web-account-forgot-no-mail = This house sends no letters. Ask whoever runs it.

## E-mail

web-account-email = E-mail
web-account-email-address = E-mail address
web-account-email-note = For a new password, should you forget yours, and to tell you that it is your turn. Nobody else sees it.
web-account-confirmed = confirmed
web-account-unconfirmed = Not confirmed yet. Open the link in the letter that we sent to { $email }.
web-account-letter-sent = A letter is on its way. Open its link to confirm the address.
web-account-letter-again = Send the letter again
web-account-mail-turns = E-mail me when it is my turn in a move-a-day game
web-account-confirm-note = Somebody gave this address as theirs. If it was you, confirm it: your turns and a forgotten password can then be told to you there.
web-account-confirm = Confirm my address
web-account-confirmed-now = Thank you. { $email } is confirmed.
web-account-letters-note = Do you want no more letters from Tafelrunde at this address?
web-account-letters-end = No more letters
web-account-letters-ended = No more letters will come. You can turn them on again in your account.

## Password

web-account-password-now = Your password now
web-account-password-new = New password
web-account-password-change = Change password
web-account-password-ends = All other devices will be signed out.
web-account-password-changed = The password is changed. All other devices are signed out.

## Devices and tokens

web-account-sessions = Where you are signed in
web-account-device = { $browser } on { $system }
web-account-device-unknown = Unknown device
web-account-here = this device
web-account-since = since { $day }
web-account-seen = last used { $when }
web-account-end = End
web-account-end-of = End: { $what }
web-account-end-others = Sign out everywhere else
web-account-session-ended = That device is signed out.
web-account-others-ended = All other devices are signed out.
web-account-tokens = Tokens for programs
web-account-tokens-note = With a token your bot or script comes to the tables in your name.
web-account-token-new = New token
web-account-token-name = What is it for?
web-account-token-make = Make the token
web-account-token-made = Your token “{ $name }”
web-account-token-once = It is shown only now. Keep it as safe as a password.
web-account-token-ended = The token is no longer valid.
web-account-copied = Copied.
web-account-scope = It may
web-account-scope-play = look and play
web-account-scope-read = only look
web-account-days = It is valid for
web-account-days-count = { $days } days
web-account-expires = until { $day }
