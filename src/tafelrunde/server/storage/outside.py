"""A database beside the server that uses it: commands write to it, and the server hears of it at once. PostgreSQL
carries such news by itself; for an SQLite file they are left in it, and the one process that serves it looks there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeVar

from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.backend import Listener, Storage, Work

T = TypeVar("T")
LOOK: Final = 0.5
log = logging.getLogger("tafelrunde.storage")


class Outside:
    """The storage of a command. What is news goes into the transaction that makes it so."""

    def __init__(self, inner: Storage, *, is_shared: bool) -> None:
        self.inner: Final = inner
        self.is_shared: Final = is_shared

    async def open(self, listener: Listener) -> None:
        await self.inner.open(listener)

    async def close(self) -> None:
        await self.inner.close()

    async def write(self, work: Work[T], news: str | None = None) -> T:
        if news is None or self.is_shared:
            return await self.inner.write(work, news)
        return await self.inner.write(leaving(work, news))

    async def read(self, work: Work[T]) -> T:
        return await self.inner.read(work)

    async def tell(self, news: str) -> None:
        if self.is_shared:
            await self.inner.tell(news)
        else:
            await self.inner.write(works.leave_news(news))


def leaving(work: Work[T], news: str) -> Work[T]:
    value = yield from work
    yield from works.leave_news(news)
    return value


async def look_for_news(storage: Storage, hear: Callable[[str], None]) -> None:
    """For as long as the server runs: one small read twice a second, away from the event loop."""
    last, can_read = await storage.read(works.last_news()), True
    while True:
        await asyncio.sleep(LOOK)
        try:
            for number, said in await storage.read(works.news_after(last)):
                last = number
                hear(said)
            can_read = True
        except Exception:
            if can_read:
                log.warning("news could not be read", exc_info=True)
            can_read = False  # said once, not twice a second
