"""From where people were last seen, so that a ban by address can follow them. It is written down once an hour at most,
and forgotten after the days of a setting."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import moderation as works

AGAIN: Final = 3600 * 1000
MOST: Final = 5_000
"""So many people are remembered; who did nothing for longest is forgotten, and written down again when they do."""


class Whereabouts:
    """Of the people who did something in this process."""

    def __init__(self, storage: Storage, now: Callable[[], int], days: int) -> None:
        self.storage: Final = storage
        self.now: Final = now
        self.keeps: Final = days > 0
        self.noted: Final[OrderedDict[str, tuple[str, int]]] = OrderedDict()

    async def note(self, person: str, network: str) -> None:
        now, kept = self.now(), network if self.keeps else ""
        before = self.noted.get(person)
        if before is not None and before[0] == kept and now - before[1] < AGAIN:
            self.noted.move_to_end(person)
            return
        self.noted[person] = kept, now
        if len(self.noted) > MOST:
            self.noted.popitem(last=False)
        await self.storage.write(works.note_seen(person, kept, now))
