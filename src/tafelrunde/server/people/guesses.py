"""Passwords are guessed slowly: tries count for the pair of an account and an address, so that a stranger who guesses
never keeps the owner out; and they are hashed two at a time, addresses in turn, however many ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.server.errors import TooFast, Unavailable

FREE: Final = 5
"""This many wrong passwords cost nothing; then each doubles the wait."""
LONGEST_WAIT: Final = 900.0
MEMORY: Final = 2 * 3600.0
"""After this long tries are forgotten."""
MOST_PAIRS: Final = 50_000


class Tries(NamedTuple):
    """How often a pair has tried, when last, and when it may again."""

    number: int
    last: float
    until: float


class Guesses:
    """Who has tried what. `scale` multiplies what is free; 0 lifts all limits."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self.scale: Final = scale
        self.clock: Final = clock
        self.tries: Final[OrderedDict[tuple[str, str], Tries]] = OrderedDict()

    def begin(self, account: str, network: str) -> None:
        """Count a try before its password is looked at, so that many at once count too; TooFast while one must wait."""
        if self.scale == 0:
            return
        now, pair = self.clock(), (account, network)
        before = self.tries.get(pair, Tries(0, now, now))
        if now - before.last > MEMORY:
            before = Tries(0, now, now)
        if before.until > now:
            seconds = int(before.until - now) + 1
            raise TooFast("server-error-guesses", f"Too many wrong passwords; wait {seconds} seconds.", seconds=seconds)
        number = before.number + 1
        beyond = number - max(1, int(FREE * self.scale))
        wait = min(LONGEST_WAIT, 2.0 ** min(beyond, 20)) if beyond >= 0 else 0.0
        self.tries[pair] = Tries(number, now, now + wait)
        self.tries.move_to_end(pair)
        if len(self.tries) > MOST_PAIRS:
            self.tries.popitem(last=False)

    def forget(self, account: str, network: str) -> None:
        """The password was right."""
        self.tries.pop((account, network), None)

    def give_back(self, account: str, network: str) -> None:
        """The password was not looked at."""
        if (tries := self.tries.get((account, network))) is not None:
            self.tries[account, network] = Tries(tries.number - 1, tries.last, tries.last)


class Turns:
    """Only so many at a time; the others wait, each network in its turn. When too many wait, the network with the most
    of them loses its last."""

    def __init__(self, at_once: int = 2, most: int = 400) -> None:
        self.free: int = at_once
        self.most: Final = most
        self.lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, network: str) -> AsyncIterator[None]:
        await self.wait(network)
        try:
            yield
        finally:
            self.next()

    async def wait(self, network: str) -> None:
        if self.free:
            self.free -= 1
            return
        if sum([len(line) for line in self.lines.values()]) >= self.most:
            self.refuse_one(network)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(network, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.next()
            raise

    def refuse_one(self, network: str) -> None:
        """Make room in the longest line; Unavailable if that is the asker's own."""
        longest = max(self.lines, key=lambda name: len(self.lines[name]))
        if longest == network or len(self.lines[longest]) < 2:
            raise busy()
        turn = self.lines[longest].pop()
        if not turn.done():
            turn.set_exception(busy())

    def next(self) -> None:
        """Somebody is done: the next network has its turn."""
        while self.lines:
            network, line = self.lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self.lines[network] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


def busy() -> Unavailable:
    return Unavailable("server-error-busy", "The server is too busy; try again.")
