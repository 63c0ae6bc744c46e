"""Clocks of a table, computed from the times in its ledger, so that any process shows and judges the same time."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
RETURN_SHARE: Final = 5
"""Somebody who takes the seat back after running out of time gets this part of the initial time again, and every time
half as much."""
MOST_RETURNS: Final = 5
"""Whoever runs out of time more often than this has left."""


class LiveClock(Struct, frozen=True, gc=False, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """This many seconds for the whole match, and some more whenever a decision is passed on. Whoever runs out of time
    is replaced by a bot."""

    seconds: Annotated[int, Meta(ge=30, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SlowClock(Struct, frozen=True, gc=False, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """This many hours for every decision."""

    hours: Annotated[int, Meta(ge=1, le=720)] = 24


class NoClock(Struct, frozen=True, gc=False, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """No hurry; only a very long silence counts as leaving."""


Clock: TypeAlias = LiveClock | SlowClock | NoClock


class SeatClock(Struct, frozen=True, gc=False):
    """The time a seat has left, in milliseconds, at the moment it is told, and whether its clock is running."""

    left: int
    running: bool


def wall_clock() -> int:
    """As the machine's clock says; it may be set forward or back at any time."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """The time of the house: it begins with the machine's clock and from then on only passes. If somebody sets that
    clock, nobody at a table loses or gains time by it."""

    def __init__(self) -> None:
        self.ahead: int = wall_clock() - passed()

    def __call__(self) -> int:
        return self.ahead + passed()

    def begin_at(self, at: int) -> None:
        """Not before this moment: the machine's clock was set back while no server ran."""
        self.ahead = max(self.ahead, at - passed())


def passed() -> int:
    return time.monotonic_ns() // 1_000_000


class Outages:
    """Spans in which no server ran: nobody's clock was running either."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self.spans: Final = spans or []

    def running(self, since: int, until: int) -> int:
        """How long the clocks ran between two moments."""
        lost = sum([max(0, min(until, end) - max(since, begin)) for begin, end in self.spans])
        return max(0, until - since - lost)


class Clocks:
    """The time each seat has left. Others see it as of the last moment when nothing was open, so that a clock never
    tells whether a sealed answer has been given."""

    def __init__(self, clock: Clock, seats: int, at: int, silence: int, outages: Outages) -> None:
        self.clock: Final = clock
        self.outages: Final = outages
        self.first: Final = first_time(clock, silence)
        self.left: list[int] = [self.first] * seats
        self.returned: list[int] = [0] * seats
        self.since: int = at
        self.shown: list[int] = list(self.left)
        self.shown_since: int = at

    def charge(self, at: int, thinking: Collection[int]) -> None:
        """The seats that were thinking until now have that much less."""
        spent = self.outages.running(self.since, at)
        for seat in thinking:
            self.left[seat] -= spent
        self.since = at

    def settle(self, at: int, before: list[int], after: list[int], acted: Collection[int]) -> None:
        """Something became final: decisions were passed on, and those who owe the next one may begin to think."""
        if isinstance(self.clock, LiveClock):
            for seat in before:
                if seat not in after:
                    self.left[seat] += self.clock.increment * SECOND
        else:
            for seat in range(len(self.left)):
                if seat in acted or seat not in before:
                    self.left[seat] = self.first
        self.shown = list(self.left)
        self.shown_since = at

    def give_back(self, seat: int) -> None:
        """Somebody comes back and needs some time to go on."""
        least = max(60 * SECOND, self.first // RETURN_SHARE) >> self.returned[seat]
        self.returned[seat] += 1
        self.left[seat] = max(self.left[seat], least if isinstance(self.clock, LiveClock) else self.first)
        self.shown[seat] = self.left[seat]

    def due(self, thinking: Collection[int]) -> int | None:
        """When the first of these seats will have run out of time."""
        return min([self.since + self.left[seat] for seat in thinking], default=None)

    def told(self, viewer: int, now: int, thinking: Collection[int]) -> list[SeatClock]:
        """As a seat may see it; `thinking` as far as it knows. Nothing where there is no clock."""
        if not isinstance(self.clock, LiveClock | SlowClock):
            return []
        told: list[SeatClock] = []
        for seat in range(len(self.left)):
            left, since = (self.left, self.since) if seat == viewer else (self.shown, self.shown_since)
            running = seat in thinking
            spent = self.outages.running(since, now) if running else 0
            told.append(SeatClock(max(0, left[seat] - spent), running))
        return told


def first_time(clock: Clock, silence: int) -> int:
    if isinstance(clock, LiveClock):
        return clock.seconds * SECOND
    return clock.hours * HOUR if isinstance(clock, SlowClock) else silence
