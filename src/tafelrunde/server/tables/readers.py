"""Readers: open pages. What they are told waits in a queue of their own, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tafelrunde.server.tables.table import ChatLine

LONGEST_QUEUE: Final = 400
LARGEST_QUEUE: Final = 1_000_000
"""This many messages, and bytes, may wait for a page."""


class Pass(NamedTuple):
    """How somebody came in: the id of a session or a token, what it allows, and when it ends."""

    id: str = ""
    by_token: bool = False
    may_act: bool = True
    until: int | None = None


class Asked(NamedTuple):
    """The kind of a message, and when it arrived."""

    kind: str
    arrived: float


class Letter(NamedTuple):
    """Something to be told; what it answers, if anything."""

    text: bytes
    asked: Asked | None


class Reader:
    """One page at one table. It is `lost` when it was let go, and `overrun` if that was because it could not keep up;
    the page comes back and resumes. One that `wants_words` is told the position in words too. `key` is that of the
    invitation it came with; the people in `unheard` say nothing to it."""

    def __init__(
        self, person: str, address: str, wants_words: bool = False, key: str = "", door: Pass | None = None
    ) -> None:  # fmt: skip
        self.person: Final = person
        self.address: Final = address
        self.key: Final = key
        self.door, self.by_token, self.may_act, self.until = door or Pass()
        self.wants_words: bool = wants_words
        self.unheard: frozenset[str] = frozenset()
        self.has_account: bool = False
        self.note: Callable[[], Awaitable[object]] | None = None  # writes down somebody who is not known yet
        self.network: str = ""
        self.viewer: int | None = None  # as whom the page was told last
        self.queue: Final[asyncio.Queue[Letter | None]] = asyncio.Queue()
        self.waiting: int = 0
        self.is_lost: bool = False
        self.was_overrun: bool = False
        self.overrun: Callable[[], object] = lambda: None
        self.is_ended: bool = False

    def hears(self, line: ChatLine) -> bool:
        """Whether this page is told a line; one whose words have expired is told to nobody."""
        return line.person not in self.unheard and (bool(line.text) or line.removed)

    def send(self, text: bytes, asked: Asked | None = None) -> None:
        """Text that is already encoded, because many may be told the same; an answer with what was asked."""
        if self.is_lost:
            return
        if self.queue.qsize() >= LONGEST_QUEUE or (self.waiting and self.waiting + len(text) > LARGEST_QUEUE):
            self.give_up()
        else:
            self.waiting += len(text)
            self.queue.put_nowait(Letter(text, asked))

    async def next(self) -> Letter | None:
        """What has waited longest; None when the page was let go."""
        letter = await self.queue.get()
        if letter is not None:
            self.waiting = max(0, self.waiting - len(letter.text))
        return letter

    def give_up(self) -> None:
        """It does not listen: nothing is kept for it any longer."""
        self.was_overrun = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.waiting = 0
        self.drop()
        self.overrun()

    def drop(self) -> None:
        """Let the page go when it has been told what waits."""
        self.is_lost = True
        self.queue.put_nowait(None)

    def end(self) -> None:
        """Let the page go because its session or token is over; it hears nothing that still waits."""
        self.is_ended = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.drop()
