"""From where people were last seen, so that a ban by address can follow them. It is written down once an hour at most,
and forgotten after the days of a setting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import moderation as works

AGAIN: Final = 3600 * 1000
MOST: Final = 20_000


class Whereabouts:
    """Of the people who did something in this process."""

    def __init__(self, storage: Storage, now: Callable[[], int], days: int) -> None:
        self.storage: Final = storage
        self.now: Final = now
        self.keeps: Final = days > 0
        self.noted: dict[str, tuple[str, int]] = {}

    async def note(self, person: str, network: str) -> None:
        now, kept = self.now(), network if self.keeps else ""
        known, at = self.noted.get(person, ("", 0))
        if known == kept and now - at < AGAIN:
            return
        if len(self.noted) >= MOST:
            self.noted.clear()
        self.noted[person] = kept, now
        await self.storage.write(works.note_seen(person, kept, now))
