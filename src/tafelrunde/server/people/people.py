"""People: guests by a signed cookie, accounts with a password, tokens for programs."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tafelrunde.server.errors import NotFound, NotSignedIn, Refusal, Unavailable
from tafelrunde.server.people import names
from tafelrunde.server.people.devices import shortened
from tafelrunde.server.people.guesses import Guesses, Turns
from tafelrunde.server.people.skeleton import checked_name
from tafelrunde.server.storage import Storage, Taken, letters, sessions
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.sessions import SessionRow, TokenRow
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.server.tables.seating import Visitor

COOKIE: Final = "tafelrunde"
TOKEN: Final = "tafel_"
MOST_TOKENS: Final = 20
LONGEST_TOKEN: Final = 365
"""A token ends after at most this many days."""
A_DAY: Final = 24 * 3600 * 1000
SEEN_EVERY: Final = 5 * 60 * 1000
"""That a session was used is written down at most this often."""
NOT_IN_EMAIL: Final = ' ,;:<>()[]"\\'


@dataclass(frozen=True)
class Somebody:
    """The person who sent a request. A guest is kept only once they do something; `is_kept` says whether they have.
    `door` is how they came in: the id of a session or a token, or the number of a cookie from before sessions."""

    row: PersonRow
    is_kept: bool
    by_token: bool = False
    door: str = ""
    session: SessionRow | None = None
    may_act: bool = True
    until: int | None = None

    def visitor(self) -> Visitor:
        return Visitor(self.row.id, self.row.name or names.guest_name(self.row.id), self.row.account is not None)


class Entrance(NamedTuple):
    """Somebody with a new session, and the cookie that opens it."""

    somebody: Somebody
    cookie: str


class Issued(NamedTuple):
    """A new token. Its secret is known only now; what is kept is a hash."""

    token: TokenRow
    secret: str


class People:
    """Who is who. Passwords are hashed by argon2, two at a time, away from the event loop."""

    def __init__(self, storage: Storage, secret: bytes, now: Callable[[], int], scale: float = 1.0) -> None:
        self.storage: Final = storage
        self.secret: Final = secret
        self.now: Final = now
        self.guesses: Final = Guesses(scale)
        self.turns: Final = Turns()
        self.hasher: Final = PasswordHasher()
        self.nobody: Final = self.hasher.hash(secrets.token_hex(16))
        self.show_faces: Callable[[list[str]], Awaitable[None]] = show_nobody

    # Cookies and tokens

    def sign(self, text: str) -> str:
        digest = hmac.digest(self.secret, f"cookie:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    def is_ours(self, cookie: str) -> bool:
        said, _, signature = cookie.rpartition(".")
        return bool(said) and hmac.compare_digest(signature.encode(), self.sign(said).encode())

    def enter(self, row: PersonRow, agent: str, is_kept: bool = True) -> Entrance:
        """A new session of this person, not yet written down."""
        key = secrets.token_urlsafe(24)
        said = f"{row.id}.{key}"
        session = SessionRow(hashed(key), row.id, shortened(agent), self.now(), self.now())
        return Entrance(Somebody(row, is_kept, door=session.id, session=session), f"{said}.{self.sign(said)}")

    async def of_cookie(self, cookie: str, agent: str = "") -> Somebody | None:
        """Whose cookie this is; None if it was not signed here, or its session is over."""
        if not self.is_ours(cookie):
            return None
        id, _, key = cookie.rpartition(".")[0].rpartition(".")
        if key.isdecimal():
            return await self.of_old_cookie(id, key)
        agent = shortened(agent)
        row, session = await self.storage.read(sessions.person_of_session(id, hashed(key), self.now()))
        if row is None:
            session = SessionRow(hashed(key), id, agent, self.now(), self.now())
            return Somebody(self.stranger(id), is_kept=False, door=session.id, session=session)
        if session is None:
            return None
        if self.now() - session.seen > SEEN_EVERY:
            await self.storage.write(sessions.see_session(session.id, agent or session.agent, self.now()))
        return Somebody(row, is_kept=True, door=session.id, session=session)

    async def of_old_cookie(self, id: str, number: str) -> Somebody | None:
        """One from before sessions had ids: all devices of a person have the same."""
        row = await self.storage.read(works.person(id))
        if row is None:
            return Somebody(self.stranger(id), is_kept=False, door=number) if number == "0" else None
        return Somebody(row, is_kept=True, door=number) if str(row.session) == number else None

    async def renew(self, somebody: Somebody, agent: str) -> Entrance:
        """A session of its own for somebody who came with an old cookie."""
        entrance = self.enter(somebody.row, agent, somebody.is_kept)
        if somebody.is_kept:
            await self.begin(entrance)
        return entrance

    async def begin(self, entrance: Entrance) -> None:
        assert entrance.somebody.session is not None
        await self.storage.write(sessions.begin_session(entrance.somebody.session))

    async def of_token(self, secret: str) -> Somebody:
        work = sessions.person_of_token(hashed(secret), self.now())
        found = await self.storage.read(work) if secret.startswith(TOKEN) else None
        if found is None:
            raise NotSignedIn("server-error-token", "This token is not valid.")
        row, token = found
        may_act = token.scope == "play"
        return Somebody(row, is_kept=True, by_token=True, door=token.id, may_act=may_act, until=token.expires or None)

    def new_guest(self, agent: str = "") -> Entrance:
        return self.enter(self.stranger(names.person_id()), agent, is_kept=False)

    def stranger(self, id: str) -> PersonRow:
        return PersonRow(id, "", None, None, "en", "", False, 0, self.now())

    async def keep(self, somebody: Somebody) -> Somebody:
        """Make sure that somebody is written down before something refers to them."""
        if not somebody.is_kept:
            await self.storage.write(sessions.keep_newcomer(somebody.row, somebody.session))
        return replace(somebody, is_kept=True)

    # Yourself

    async def change(
        self,
        somebody: Somebody,
        *,
        name: str | None = None,
        language: str | None = None,
        email: str | None = None,
        mail_turns: bool | None = None,
    ) -> Somebody:
        """What is None stays as it is."""
        row = somebody.row
        if name is not None and name != somebody.visitor().name:  # a made-up name stays one
            row = msgspec.structs.replace(row, name=own_name(name, row.name))
            if row.account is not None:
                row = msgspec.structs.replace(row, account=account_key(row.name))
        if email is not None:
            row = msgspec.structs.replace(row, email=checked_email(email))
        if language is not None:
            row = msgspec.structs.replace(row, language=language)
        if mail_turns is not None:
            row = msgspec.structs.replace(row, mail_turns=mail_turns)
        return await self.write(somebody, row)

    async def rename(self, somebody: Somebody, name: str) -> Somebody:
        """By a keeper; without a name they get the one that the house gives. An account signs in by it."""
        row = somebody.row
        if row.account is None:
            return await self.write(somebody, msgspec.structs.replace(row, name=own_name(name, "") if name else ""))
        given = own_name(name, "") if name else names.guest_name(row.id)
        return await self.write(somebody, msgspec.structs.replace(row, name=given, account=account_key(given)))

    async def write(self, somebody: Somebody, row: PersonRow) -> Somebody:
        """Refusal if somebody else has the name."""
        try:
            changed = await self.storage.write(sessions.change_person(row, row.email != somebody.row.email))
        except Taken:
            raise name_taken(row.name) from None
        await self.show_faces(changed)
        return replace(somebody, row=row, is_kept=True)

    async def make_account(
        self, somebody: Somebody, name: str, password: str, network: str, agent: str
    ) -> Entrance:  # fmt: skip
        """The guest becomes an account and keeps everything but its cookie and tokens."""
        if somebody.row.account is not None:
            raise has_account()
        name = own_name(name, somebody.row.name)
        secret = await self.hash(password, network)
        row = msgspec.structs.replace(somebody.row, name=name, account=account_key(name), password=secret)
        entrance = self.enter(row, agent)
        assert entrance.somebody.session is not None
        work = sessions.make_account(row, entrance.somebody.session)
        try:
            changed = await self.storage.write(work, ended(row.id))
        except Taken:
            raise name_taken(name) from None
        if not changed:
            raise has_account()
        await self.show_faces(changed)
        return entrance

    async def sign_in(self, name: str, password: str, network: str, agent: str) -> Entrance:
        """It takes just as long for a name that nobody has."""
        account = account_key(name)
        row = await self.storage.read(works.person_of_account(account))
        fits = await self.fits(account, row.password if row is not None else None, password, network)
        if row is None or not fits:
            raise NotSignedIn("server-error-sign-in", "This name and password do not match.")
        entrance = self.enter(row, agent)
        await self.begin(entrance)
        return entrance

    async def check_password(self, somebody: Somebody, password: str, network: str) -> None:
        """NotAllowed unless this is the password of the account."""
        row = somebody.row
        if row.account is None:
            raise Refusal("server-error-no-account", "You have no account, and so no password.")
        if not await self.fits(row.account, row.password, password, network):
            raise NotSignedIn("server-error-password", "This is not your password.")

    async def change_password(
        self, somebody: Somebody, old: str, new: str, network: str, agent: str
    ) -> Entrance:  # fmt: skip
        """All other sessions end; this one goes on under a new cookie."""
        await self.check_password(somebody, old, network)
        secret = await self.hash(new, network)
        entrance = self.enter(somebody.row, agent)
        session = entrance.somebody.session
        assert session is not None
        work = sessions.change_password(somebody.row.id, somebody.row.password, secret, session)
        if not await self.storage.write(work, ended(somebody.row.id, but=session.id)):
            raise NotSignedIn("server-error-password", "This is not your password.")
        return entrance

    async def reset_password(self, key: str, password: str, network: str, agent: str) -> Entrance:
        """With a key that came by letter; it is used up."""
        id = hashed(key)
        row = await self.storage.read(letters.person_of_key(id, "reset", self.now()))
        if row is not None:
            entrance = self.enter(row, agent)
            session = entrance.somebody.session
            assert session is not None
            secret = await self.hash(password, network)
            work = letters.reset_password(id, secret, session, self.now())
            if await self.storage.write(work, ended(row.id, but=session.id)) is not None:
                return entrance
        raise NotFound("server-error-key", "This link is no longer valid.")

    async def fits(self, account: str, secret: str | None, password: str, network: str) -> bool:
        """Whether this is the password behind a hash. A wrong one counts as a guess."""
        self.guesses.begin(account, network)
        try:
            async with self.turns.of(network):
                fits = await asyncio.to_thread(self.verify, secret or self.nobody, password)
        except Unavailable:
            self.guesses.give_back(account, network)
            raise
        if fits and secret is not None:
            self.guesses.forget(account, network)
        return fits and secret is not None

    def verify(self, secret: str, password: str) -> bool:
        try:
            return self.hasher.verify(secret, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def hash(self, password: str, network: str) -> str:
        async with self.turns.of(network):
            return await asyncio.to_thread(self.hasher.hash, password)

    # Ends

    async def sign_out(self, somebody: Somebody) -> str:
        """This session ends; of a guest everything ends. Returns the news of it."""
        row = somebody.row
        if row.account is None:
            news = ended(row.id)
            await self.storage.write(sessions.end_guest(row), news)
        elif somebody.session is None:
            news = ended(row.id, only=somebody.door)
            await self.storage.write(sessions.end_old_cookies(row.id), news)
        else:
            news = ended(row.id, only=somebody.door)
            await self.storage.write(sessions.end_session(somebody.door, row.id), news)
        return news

    async def end_session(self, somebody: Somebody, id: str) -> str:
        news = ended(somebody.row.id, only=id)
        if not await self.storage.write(sessions.end_session(id, somebody.row.id), news):
            raise NotFound("server-error-no-session", "You are not signed in there.")
        return news

    async def end_other_sessions(self, somebody: Somebody) -> str:
        """All but the one that asks. Tokens are ended one by one."""
        news = ended(somebody.row.id, but=somebody.door)
        await self.storage.write(sessions.end_sessions(somebody.row.id, somebody.door), news)
        return news

    async def end_token(self, somebody: Somebody, id: str) -> str:
        news = ended(somebody.row.id, only=id)
        if not await self.storage.write(sessions.end_token(id, somebody.row.id), news):
            raise NotFound("server-error-no-token", "You have no such token.")
        return news

    async def forget(self, somebody: Somebody) -> str:
        """Name, password, e-mail, sessions and tokens go; wherever they were, there was a guest. So it is for somebody
        who was never written down too: they may have talked somewhere."""
        id = somebody.row.id
        row = msgspec.structs.replace(self.stranger(id), session=somebody.row.session + 1)
        await self.storage.write(sessions.forget_person(row), ended(id))
        await self.show_faces([id])
        return ended(id)

    async def make_token(
        self, somebody: Somebody, name: str, scope: Literal["read", "play"], days: int
    ) -> Issued:  # fmt: skip
        if len(await self.storage.read(sessions.tokens_of(somebody.row.id, self.now()))) >= MOST_TOKENS:
            raise Refusal("server-error-tokens", f"You have {MOST_TOKENS} tokens already.", count=MOST_TOKENS)
        secret, now = TOKEN + secrets.token_urlsafe(32), self.now()
        token = TokenRow(
            secrets.token_hex(8), somebody.row.id, checked_name(name), hashed(secret), scope, now, now + days * A_DAY
        )
        await self.storage.write(sessions.keep_token(token))
        return Issued(token, secret)


def ended(person: str, *, only: str = "", but: str = "") -> str:
    """The news, as processes tell it each other, that somebody is no longer here: by no door, not by this one, or by
    no session but this one."""
    return f"ended - {person} " + (f"only {only}" if only else f"but {but}" if but else "all")


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def name_taken(name: str) -> Refusal:
    return Refusal("server-error-name-taken", f"The name '{name}' is taken.", name=name)


def has_account() -> Refusal:
    return Refusal("server-error-has-account", "You have an account already.")


def account_key(name: str) -> str:
    """Names that look alike are one."""
    return unicodedata.normalize("NFKC", " ".join(name.replace("\0", "").split())).casefold()


def own_name(name: str, before: str) -> str:
    """A name that somebody chooses; Refusal if it is none, or one that the house keeps. Who has one already may keep
    it."""
    said = checked_name(name)
    if said != before and names.is_reserved(said):
        raise Refusal("server-error-name-reserved", f"The house keeps the name '{said}' for itself.", name=said)
    return said


async def show_nobody(people: list[str]) -> None:
    """Before there is anybody to show a new face to."""


def checked_email(email: str) -> str:
    said = email.strip()
    user, _, host = said.rpartition("@")
    if said and (not user or "." not in host or not said.isprintable() or any(sign in said for sign in NOT_IN_EMAIL)):
        raise Refusal("server-error-email", "This is not an e-mail address.")
    return said
