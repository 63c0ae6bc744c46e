"""Whether the storage takes what is written to it: asked by writing something, and not more often than every few
seconds, however often anybody wants to know."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from tafelrunde.server.errors import Unavailable
from tafelrunde.server.storage.backend import Storage, away
from tafelrunde.server.storage.work import keep_fact

PATIENCE: Final = 3.0
GOOD_FOR: Final = 5.0


class Probe:
    """The last answer, and the one that is under way."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.asked: asyncio.Task[bool] | None = None
        self.at: float = 0.0

    async def check(self) -> None:
        """Unavailable if nothing can be written."""
        if self.asked is None or (self.asked.done() and monotonic() - self.at > GOOD_FOR):
            self.asked = asyncio.create_task(self.ask())
        if not await asyncio.shield(self.asked):
            raise away()

    async def ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.storage.write(keep_fact("probe", "written"))
            return True
        except (Unavailable, TimeoutError):
            return False
        finally:
            self.at = monotonic()
