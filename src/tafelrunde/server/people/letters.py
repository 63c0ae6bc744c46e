"""Letters to people: only so many in a day, and to an address that nobody has confirmed nothing but the question
whether it is theirs. Every letter brings a link that ends them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tafelrunde.core.messages import Message, message
from tafelrunde.server.errors import NotFound, Refusal, TooFast, Unavailable
from tafelrunde.server.people.mail import Post
from tafelrunde.server.people.people import hashed
from tafelrunde.server.storage import Storage, work
from tafelrunde.server.storage import letters as works
from tafelrunde.server.storage.letters import A_DAY, Ration
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.words import Words

CONFIRM_WITHIN: Final = 3 * A_DAY
RESET_WITHIN: Final = 3600 * 1000
MOST_QUESTIONS: Final = 3
"""In a day, to one address, to confirm it; a victim of somebody else's jokes is not asked more often."""
MOST_RESETS: Final = 4
MOST_ASKED: Final = 6
"""In a day by one person, to however many addresses."""
MOST_OF_NETWORK: Final = 120
MOST_TURNS: Final = 50


class Letters:
    """What is sent, to whom, how often. The secret signs the links that end letters."""

    def __init__(self, storage: Storage, post: Post, now: Callable[[], int]) -> None:
        self.storage: Final = storage
        self.post: Final = post
        self.now: Final = now
        self.secret: bytes = b""
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def is_open(self) -> bool:
        return self.post.is_open()

    def begin(self, sending: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for a letter to be sent."""
        task = asyncio.create_task(sending)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def counts(self, **rations: tuple[str, int]) -> bool:
        """Whether one more letter may go out; each ration by what is counted and how many there may be."""
        told = [Ration(self.sealed(f"{kind} {who}"), most) for kind, (who, most) in rations.items()]
        return await self.storage.write(works.count_letter(told, self.now()))

    def sealed(self, text: str) -> str:
        """Nobody reads addresses of people or networks out of what is counted."""
        return urlsafe_b64encode(hmac.digest(self.secret, f"letter:{text}".encode(), "sha256")[:18]).decode()

    async def new_key(self, kind: str, row: PersonRow, span: int) -> str:
        key = secrets.token_urlsafe(24)
        await self.storage.write(works.keep_key(hashed(key), kind, row, self.now(), span))
        return key

    # Is this your address?

    async def may_confirm(self, person: str, email: str, network: str) -> None:
        """TooFast if too many letters went out today."""
        if not self.is_open():
            raise Unavailable("server-error-no-mail", "This server sends no letters.")
        fine = await self.counts(
            confirm=(folded(email), MOST_QUESTIONS), asker=(person, MOST_ASKED), network=(network, MOST_OF_NETWORK)
        )
        if not fine:
            raise TooFast("server-error-letters", "Too many letters today; try again tomorrow.")

    async def ask_to_confirm(self, row: PersonRow) -> None:
        """It says nothing that the asker chose but the address itself: it goes to people who did not ask for it."""
        key = await self.new_key("confirm", row, CONFIRM_WITHIN)
        self.begin(self.send(row, "confirm", [message("house-letter-confirm")], f"/confirm#{key}"))

    async def ask_again(self, row: PersonRow, network: str) -> None:
        if not row.email:
            raise Refusal("server-error-email", "This is not an e-mail address.")
        if not await is_confirmed(self.storage, row):
            await self.may_confirm(row.id, row.email, network)
            await self.ask_to_confirm(row)

    async def confirm(self, key: str) -> str:
        """The address that is confirmed by this key; NotFound if it is not valid any more."""
        row = await self.storage.read(works.person_of_key(hashed(key), "confirm", self.now()))
        if row is not None:
            row = await self.storage.write(works.confirm_email(hashed(key), folded(row.email), self.now()))
        if row is None:
            raise NotFound("server-error-key", "This link is no longer valid.")
        return row.email

    # What is told to confirmed addresses

    async def offer_new_password(self, email: str, network: str) -> None:
        """A link for each account with this address. It is sent to the address as its owner wrote it."""
        if not self.is_open():
            return
        rows = await self.storage.read(works.accounts_at(folded(email)))
        rows = [row for row in rows if folded(row.email) == folded(email)]
        if rows and await self.counts(reset=(folded(email), MOST_RESETS), network=(network, MOST_OF_NETWORK)):
            keys = [await self.new_key("reset", row, RESET_WITHIN) for row in rows]
            links = [f"{row.name}: {self.post.link(f'/reset#{key}')}" for row, key in zip(rows, keys, strict=True)]
            await self.send(rows[0], "reset", [message("house-letter-reset")], *links)

    async def your_turn(self, row: PersonRow, game: str, table: str) -> None:
        if not row.email or not row.mail_turns or not await is_confirmed(self.storage, row):
            return
        if await self.counts(turns=(row.id, MOST_TURNS), turns_to=(folded(row.email), MOST_TURNS)):
            title = Words(row.language).text(message(f"{game}-title"))
            await self.send(row, "turn", [message("house-mail-text", game=title)], f"/t/{table}", game=title)

    async def send(self, row: PersonRow, kind: str, says: list[Message], *links: str, **about: str) -> None:
        words = Words(row.language)
        off = self.post.link(f"/letters?key={self.off_key(row)}")
        parts = [*[words.text(said) for said in says], "\n".join([self.post.link(link) for link in links])]
        parts.append(f"{words.text(message('house-letter-off'))}\n{off}")
        subject = words.text(message(f"house-letter-{kind}-subject", **about))
        await self.post.deliver(row.email, subject, "\n\n".join(parts) + "\n", off)

    # No more letters

    def off_key(self, row: PersonRow) -> str:
        said = f"{row.id}.{hashlib.sha256(row.email.encode()).hexdigest()[:12]}"
        return f"{said}.{self.sealed(f'off {said}')}"

    async def end(self, key: str) -> None:
        """The link works for ever and without signing in; all it does is to end letters to the address it was sent to.
        An address that nobody confirmed is removed."""
        said, _, signature = key.rpartition(".")
        if not said or not hmac.compare_digest(signature.encode(), self.sealed(f"off {said}").encode()):
            raise NotFound("server-error-key", "This link is no longer valid.")
        row = await self.storage.read(work.person(said.rpartition(".")[0]))
        if row is not None and self.off_key(row) == key:
            removes = not await is_confirmed(self.storage, row)
            await self.storage.write(works.end_letters(row.id, row.email, removes))


async def is_confirmed(storage: Storage, row: PersonRow) -> bool:
    return bool(row.email) and await storage.read(works.confirmed_email(row.id)) == folded(row.email)


def folded(email: str) -> str:
    """An address as it is compared."""
    return email.strip().casefold()
