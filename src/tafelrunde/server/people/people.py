"""People: guests by a signed cookie, accounts with a password, tokens for programs."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec.structs import replace

from tafelrunde.server.errors import NotSignedIn, Refusal
from tafelrunde.server.people import names
from tafelrunde.server.people.skeleton import checked_name
from tafelrunde.server.storage import Storage, Taken
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.server.tables.seating import Visitor

COOKIE: Final = "tafelrunde"
TOKEN: Final = "tafel_"
MOST_TOKENS: Final = 20
NOT_IN_EMAIL: Final = ' ,;:<>()[]"\\'


@dataclass(frozen=True)
class Somebody:
    """The person who sent a request. A guest is kept only once they do something; `is_kept` says whether they have."""

    row: PersonRow
    is_kept: bool
    by_token: bool = False

    def visitor(self) -> Visitor:
        return Visitor(self.row.id, self.row.name or names.guest_name(self.row.id))


class Issued(NamedTuple):
    """A new token. Its secret is known only now; what is kept is a hash."""

    id: str
    name: str
    created: int
    secret: str


class People:
    """Who is who. Passwords are hashed by argon2, two at a time, away from the event loop."""

    def __init__(self, storage: Storage, secret: bytes, now: Callable[[], int]) -> None:
        self.storage: Final = storage
        self.secret: Final = secret
        self.now: Final = now
        self.hasher: Final = PasswordHasher()
        self.hashing: Final = asyncio.Semaphore(2)
        self.nobody: Final = self.hasher.hash(secrets.token_hex(16))
        self.show_faces: Callable[[list[str]], Awaitable[None]] = show_nobody

    # Cookies and tokens

    def sign(self, text: str) -> str:
        digest = hmac.digest(self.secret, f"cookie:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    def cookie(self, row: PersonRow) -> str:
        said = f"{row.id}.{row.session}"
        return f"{said}.{self.sign(said)}"

    async def of_cookie(self, cookie: str) -> Somebody | None:
        """Whose cookie this is; None if it was not signed here, or its session is over."""
        said, _, signature = cookie.rpartition(".")
        if not said or not hmac.compare_digest(signature.encode(), self.sign(said).encode()):
            return None
        id, _, session = said.rpartition(".")
        row = await self.storage.read(works.person(id))
        if row is None:
            return Somebody(self.stranger(id), is_kept=False) if session == "0" else None
        return Somebody(row, is_kept=True) if str(row.session) == session else None

    async def of_token(self, token: str) -> Somebody:
        row = await self.storage.read(works.person_of_token(token_hash(token))) if token.startswith(TOKEN) else None
        if row is None:
            raise NotSignedIn("server-error-token", "This token is not valid.")
        return Somebody(row, is_kept=True, by_token=True)

    def new_guest(self) -> Somebody:
        return Somebody(self.stranger(secrets.token_urlsafe(12)), is_kept=False)

    def stranger(self, id: str) -> PersonRow:
        return PersonRow(id, "", None, None, "en", "", False, 0, self.now())

    async def keep(self, somebody: Somebody) -> Somebody:
        """Make sure that somebody is written down before something refers to them."""
        if not somebody.is_kept:
            await self.storage.write(works.keep_person(somebody.row))
        return Somebody(somebody.row, is_kept=True, by_token=somebody.by_token)

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
            row = replace(row, name=own_name(name, row.name))
            if row.account is not None:
                row = replace(row, account=account_key(row.name))
        if email is not None:
            row = replace(row, email=checked_email(email))
        if language is not None:
            row = replace(row, language=language)
        if mail_turns is not None:
            row = replace(row, mail_turns=mail_turns)
        return await self.write(row)

    async def write(self, row: PersonRow) -> Somebody:
        try:
            await self.show_faces(await self.storage.write(works.keep_person(row)))
        except Taken:
            raise Refusal("server-error-name-taken", f"The name '{row.name}' is taken.", name=row.name) from None
        return Somebody(row, is_kept=True)

    async def make_account(self, somebody: Somebody, name: str, password: str) -> Somebody:
        """The guest becomes an account and keeps everything."""
        if somebody.row.account is not None:
            raise Refusal("server-error-has-account", "You have an account already.")
        name = own_name(name, somebody.row.name)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        return await self.write(replace(somebody.row, name=name, account=account_key(name), password=hashed))

    async def sign_in(self, name: str, password: str) -> Somebody:
        """It takes just as long for a name that nobody has."""
        row = await self.storage.read(works.person_of_account(account_key(name)))
        hashed = row.password if row is not None and row.password is not None else self.nobody
        async with self.hashing:
            fits = await asyncio.to_thread(self.fits, hashed, password)
        if row is None or not fits:
            raise NotSignedIn("server-error-sign-in", "This name and password do not match.")
        return Somebody(row, is_kept=True)

    def fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def sign_out(self, somebody: Somebody) -> None:
        """All cookies of this person end."""
        if somebody.is_kept and somebody.row.account is not None:
            await self.write(replace(somebody.row, session=somebody.row.session + 1))

    async def forget(self, somebody: Somebody) -> None:
        """Name, password, e-mail and tokens go; wherever they were, there was a guest. That holds for somebody who was
        never written down too: they may have talked somewhere."""
        row = replace(self.stranger(somebody.row.id), session=somebody.row.session + 1)
        await self.storage.write(works.forget_person(row))
        await self.show_faces([row.id])

    async def make_token(self, somebody: Somebody, name: str) -> Issued:
        if len(await self.storage.read(works.tokens_of(somebody.row.id))) >= MOST_TOKENS:
            raise Refusal("server-error-tokens", f"You have {MOST_TOKENS} tokens already.", count=MOST_TOKENS)
        secret = TOKEN + secrets.token_urlsafe(32)
        token = Issued(secrets.token_hex(8), checked_name(name), self.now(), secret)
        await self.storage.write(
            works.keep_token(token.id, somebody.row.id, token.name, token_hash(secret), token.created)
        )
        return token


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


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
