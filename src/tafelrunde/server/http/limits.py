"""Limits: how often somebody may ask. A bucket holds some requests and fills again with time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.server.errors import TooFast


class Limit(NamedTuple):
    """This many at once, and this many per second in the long run."""

    burst: float
    each_second: float


HTTP: Final = Limit(120, 20)
WRITES: Final = Limit(30, 2)
HTTP_OF_ALL: Final = Limit(4000, 40)
WRITES_OF_ALL: Final = Limit(600, 10)
"""Of everybody behind one address: a hundred newcomers of a club may come in at once, each with thirty requests."""
NEW_GUESTS: Final = Limit(150, 0.5)
SIGN_IN: Final = Limit(150, 0.5)
"""Of all accounts behind one address, wrong passwords alone; one account's own are counted by `people.guesses`."""
SIGN_UP: Final = Limit(150, 0.2)
LETTERS: Final = Limit(150, 0.1)
NEW_TABLES: Final = Limit(20, 0.5)
MESSAGES: Final = Limit(60, 20)
MESSAGES_OF_ALL: Final = Limit(600, 200)
"""Of everybody behind one address: a club plays there at many tables."""
RECALLS: Final = Limit(10, 2)
REPORTS: Final = Limit(5, 0.02)
CHAT: Final = Limit(6, 0.7)
EVERYTHING: Final = Limit(3, 1 / 600)
HINTS: Final = Limit(8, 0.5)
HINTS_OF_ALL: Final = Limit(40, 2)
CONTROL: Final = Limit(30, 2)
"""Pings and pongs of one socket."""
MOST_BUCKETS: Final = 50_000


MOST_IN_LINE: Final = 200


class AddressLine:
    """Those of one address who wait for long work."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.count: int = 0


class Limits:
    """Buckets by what is asked and by whom. `scale` multiplies all limits; 0 lifts them."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale: Final = scale
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.lines: Final[dict[str, AddressLine]] = {}

    def allows(self, what: str, who: str, limit: Limit) -> bool:
        if self.scale == 0:
            return True
        now = monotonic()
        most = limit.burst * self.scale
        left, at = self.buckets.get((what, who), (most, now))
        left = min(most, left + (now - at) * limit.each_second * self.scale)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()  # better a moment without limits than memory without limits
        self.buckets[what, who] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def give_back(self, what: str, who: str) -> None:
        """One request that turned out to be fine does not count."""
        if (found := self.buckets.get((what, who))) is not None:
            self.buckets[what, who] = (found[0] + 1, found[1])

    def check(self, what: str, who: str, limit: Limit) -> None:
        """TooFast if there were too many."""
        if not self.allows(what, who, limit):
            raise TooFast("server-error-too-fast", "That was too fast; wait a moment.")

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Long work is done for one address piece by piece, so that others come in between; TooFast if too much of it
        waits."""
        line = self.lines.setdefault(who, AddressLine())
        if line.count >= MOST_IN_LINE:
            raise TooFast("server-error-too-fast", "That was too fast; wait a moment.")
        line.count += 1
        try:
            async with line.lock:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self.lines[who]
