"""Limits: how often somebody may ask. A bucket holds some requests and fills again with time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
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
LEARNING: Final = Limit(60, 10)
RECALLS: Final = Limit(10, 2)
REPORTS: Final = Limit(5, 0.02)
CHAT: Final = Limit(6, 0.7)
EVERYTHING: Final = Limit(3, 1 / 600)
REVIEWS: Final = Limit(6, 1 / 60)
LINES: Final = Limit(12, 0.2)
HINTS: Final = Limit(8, 0.5)
HINTS_OF_ALL: Final = Limit(40, 2)
CONTROL: Final = Limit(30, 2)
"""Pings and pongs of one socket."""
SOCKETS: Final = Limit(60, 0.5)
SOCKETS_OF_ALL: Final = Limit(600, 10)
"""Opened by one person, and by everybody behind one address: all tabs of a club come back at once after a restart."""
OFFENCES: Final = Limit(20, 0.2)
"""Connections of one address that had to be cut off; no browser ever does what they did."""
MOST_BUCKETS: Final = 50_000
LOOKED_AT: Final = 2
"""At each request this many buckets are looked at in their turn, and forgotten if they are full again."""
MOST_IN_LINE: Final = 200


class Bucket(NamedTuple):
    """So many are left in it at this time, and when it will be full."""

    left: float
    at: float
    full: float


class AddressLine:
    """Those of one address who wait for long work."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.count: int = 0


class Limits:
    """Buckets by what is asked and by whom. `scale` multiplies all limits; 0 lifts them."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale: Final = scale
        self.buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()
        self.lines: Final[dict[str, AddressLine]] = {}

    def allows(self, what: str, who: str, limit: Limit) -> bool:
        if self.scale == 0:
            return True
        left, now = self.left(what, who, limit), monotonic()
        kept = left - 1 if left >= 1 else left
        missing = limit.burst * self.scale - kept
        self.buckets[what, who] = Bucket(kept, now, now + missing / (limit.each_second * self.scale))
        self.forget_full(now)
        return left >= 1

    def forget_full(self, now: float) -> None:
        """A full bucket is as good as none. If too many are kept, those looked at longest ago are given up."""
        for _ in range(min(LOOKED_AT, len(self.buckets))):
            key, bucket = next(iter(self.buckets.items()))
            if bucket.full <= now or len(self.buckets) > MOST_BUCKETS:
                del self.buckets[key]
            else:
                self.buckets.move_to_end(key)

    def would_allow(self, what: str, who: str, limit: Limit) -> bool:
        """Whether one more would be allowed; asking does not count."""
        return self.scale == 0 or self.left(what, who, limit) >= 1

    def left(self, what: str, who: str, limit: Limit) -> float:
        now = monotonic()
        most = limit.burst * self.scale
        bucket = self.buckets.get((what, who))
        if bucket is None:
            return most
        return min(most, bucket.left + (now - bucket.at) * limit.each_second * self.scale)

    def give_back(self, what: str, who: str) -> None:
        """One request that turned out to be fine does not count."""
        if (found := self.buckets.get((what, who))) is not None:
            self.buckets[what, who] = found._replace(left=found.left + 1)

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
