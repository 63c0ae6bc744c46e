"""HTTP: how people come in and stay in: accounts, passwords, sessions, tokens, and letters that ask them something."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.errors import NotAllowed, NotSignedIn
from tafelrunde.server.http import profiles, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.limits import LETTERS, SIGN_IN, SIGN_UP
from tafelrunde.server.people.devices import device_of
from tafelrunde.server.people.people import Entrance, ended
from tafelrunde.server.storage import learned
from tafelrunde.server.storage import sessions as works
from tafelrunde.server.storage.practice import follow_practice
from tafelrunde.server.storage.statistics import follow_statistics
from tafelrunde.server.tables.doors import let_go


async def let_in(ask: Ask, entrance: Entrance) -> wire.Me:
    return await profiles.me(ask.server.hall.storage, ask.let_in(entrance))


async def make_account(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.Credentials)
    guest = await ask.by_cookie()
    ask.server.limits.check("sign-up", ask.network, SIGN_UP)
    entrance = await ask.server.people.make_account(guest, asked.name, asked.password, ask.network, ask.agent)
    let_go(ask.server.hall, ended(guest.row.id))
    return await let_in(ask, entrance)


async def sign_in(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.Credentials)
    ask.server.limits.check("sign-in", ask.network, SIGN_IN)
    guest = await guest_before(ask)
    entrance = await ask.server.people.sign_in(asked.name, asked.password, ask.network, ask.agent)
    ask.server.limits.give_back("sign-in", ask.network)
    if guest:
        await follow(ask, guest, entrance.somebody.row.id)
    return await let_in(ask, entrance)


async def follow(ask: Ask, guest: str, account: str) -> None:
    """What a guest has learnt, their statistics and their own exercises go with them into their account."""
    for work in (learned.follow, follow_statistics, follow_practice):
        await ask.server.hall.storage.write(work(guest, account))


async def guest_before(ask: Ask) -> str:
    """The guest on whose page somebody signs in; nobody if it was that of an account."""
    try:
        known = await ask.known()
    except NotSignedIn:
        return ""
    return known.row.id if known is not None and known.row.account is None and not known.by_token else ""


async def sign_out(ask: Ask) -> None:
    somebody = await ask.newcomer()
    if somebody.by_token:
        raise NotAllowed("server-error-cookie-only", "A token cannot do this.")
    if ask.new_cookie is None:  # otherwise nobody was signed in
        let_go(ask.server.hall, await ask.server.people.sign_out(somebody))
        ask.new_guest()


# Passwords


async def change_password(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.NewPassword)
    somebody, people = await ask.by_cookie(), ask.server.people
    entrance = await people.change_password(somebody, asked.old, asked.new, ask.network, ask.agent)
    let_go(ask.server.hall, ended(somebody.row.id, but=entrance.somebody.door))
    return await let_in(ask, entrance)


async def forgot_password(ask: Ask) -> None:
    """The same answer, as fast, whether anybody has this address or not."""
    asked = await ask.body(wire.Forgotten)
    ask.server.limits.check("letter", ask.network, LETTERS)
    ask.server.letters.begin(ask.server.letters.offer_new_password(asked.email, ask.network))


async def reset_password(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.ResetPassword)
    ask.server.limits.check("letter", ask.network, LETTERS)
    entrance = await ask.server.people.reset_password(asked.key, asked.password, ask.network, ask.agent)
    let_go(ask.server.hall, ended(entrance.somebody.row.id, but=entrance.somebody.door))
    return await let_in(ask, entrance)


# E-mail


async def send_confirmation(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    ask.server.limits.check("letter", ask.network, LETTERS)
    await ask.server.letters.ask_again(somebody.row, ask.network)


async def confirm_email(ask: Ask) -> wire.Confirmed:
    asked = await ask.body(wire.ConfirmEmail)
    ask.server.limits.check("letter", ask.network, LETTERS)
    return wire.Confirmed(await ask.server.letters.confirm(asked.key))


async def end_letters(ask: Ask) -> None:
    """The link of every letter; programs that read mail send it on their own. It opens nothing else."""
    await ask.server.letters.end(ask.request.query_params.get("key", "")[:200])


# Sessions and tokens


async def sessions(ask: Ask) -> list[wire.SessionJson]:
    somebody = await ask.by_cookie()
    rows = await ask.server.hall.storage.read(works.sessions_of(somebody.row.id))
    return [
        wire.SessionJson(row.id, *device_of(row.agent), row.created, row.seen, row.id == somebody.door) for row in rows
    ]


async def end_session(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    let_go(ask.server.hall, await ask.server.people.end_session(somebody, ask.word("id")))


async def end_other_sessions(ask: Ask) -> None:
    somebody, people = await ask.by_cookie(), ask.server.people
    if somebody.session is None:  # its cookie is that of the others too
        somebody = ask.let_in(await people.renew(somebody, ask.agent))
    let_go(ask.server.hall, await people.end_other_sessions(somebody))


async def tokens(ask: Ask) -> list[wire.Token]:
    person, now = (await ask.somebody()).row.id, ask.server.hall.now()
    rows = await ask.server.hall.storage.read(works.tokens_of(person, now))
    return [wire.Token(row.id, row.name, row.scope, row.created, row.expires, None) for row in rows]


async def new_token(ask: Ask) -> wire.Token:
    asked = await ask.body(wire.NewToken)
    somebody = await ask.server.people.keep(await ask.by_cookie())
    token, secret = await ask.server.people.make_token(somebody, asked.name, asked.scope, asked.days)
    return wire.Token(token.id, token.name, token.scope, token.created, token.expires, secret)


async def end_token(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    let_go(ask.server.hall, await ask.server.people.end_token(somebody, ask.word("id")))


ACCOUNTS: Final = (
    Route("POST", "/api/me/account", make_account, "Turn your guest into an account.", wire.Credentials, wire.Me),
    Route("POST", "/api/sign-in", sign_in, "Become the person of an account.", wire.Credentials, wire.Me),
    Route("POST", "/api/sign-out", sign_out, "Become a new guest; this session ends, and a guest with it."),
    Route("POST", "/api/me/password", change_password, "Change your password.", wire.NewPassword, wire.Me),
    Route("POST", "/api/password/forgot", forgot_password, "Ask for a letter with a link.", wire.Forgotten),
    Route(
        "POST", "/api/password/reset", reset_password, "Choose a new password by the link of a letter.",
        wire.ResetPassword, wire.Me,
    ),
    Route("POST", "/api/me/email/letter", send_confirmation, "Send the letter that confirms your address again."),
    Route("POST", "/api/email/confirm", confirm_email, "Confirm an address.", wire.ConfirmEmail, wire.Confirmed),
    Route("POST", "/letters", end_letters, "End letters by the link in one of them.", None, None, ("key",)),
    Route("GET", "/api/sessions", sessions, "Where you are signed in.", None, list[wire.SessionJson]),
    Route("DELETE", "/api/sessions/{id}", end_session, "Sign out there."),
    Route("POST", "/api/sessions/end-others", end_other_sessions, "Sign out everywhere but here."),
    Route("GET", "/api/tokens", tokens, "Your tokens, without their secrets.", None, list[wire.Token]),
    Route("POST", "/api/tokens", new_token, "Make a token; its secret is shown once.", wire.NewToken, wire.Token),
    Route("DELETE", "/api/tokens/{id}", end_token, "End a token."),
)  # fmt: skip
