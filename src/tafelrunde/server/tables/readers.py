"""Readers: open pages. What they are told waits in a queue of their own, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
from typing import Final

LONGEST_QUEUE: Final = 400
LARGEST_QUEUE: Final = 4_000_000
"""This many messages, and bytes, may wait for a page."""


class Reader:
    """One page at one table. It is `lost` when it cannot keep up; the page comes back and resumes. One that
    `wants_words` is told the position in words too. `key` is that of the invitation it came with."""

    def __init__(self, person: str, address: str, wants_words: bool = False, key: str = "") -> None:
        self.person: Final = person
        self.address: Final = address
        self.key: Final = key
        self.wants_words: bool = wants_words
        self.viewer: int | None = None  # as whom the page was told last
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.waiting: int = 0
        self.is_lost: bool = False

    def send(self, text: bytes) -> None:
        """Text that is already encoded, because many may be told the same."""
        if self.is_lost:
            return
        if self.queue.qsize() >= LONGEST_QUEUE or (self.waiting and self.waiting + len(text) > LARGEST_QUEUE):
            self.drop()
        else:
            self.waiting += len(text)
            self.queue.put_nowait(text)

    async def next(self) -> bytes | None:
        """What has waited longest; None when the page was let go."""
        text = await self.queue.get()
        self.waiting -= len(text or b"")
        return text

    def drop(self) -> None:
        """Let the page go when it has been told what waits."""
        self.is_lost = True
        self.queue.put_nowait(None)
