"""Dealers: the only source of chance, and the only ones a rule tells what happened."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import Bag
from tafelrunde.core.events import Event
from tafelrunde.core.heap import Heap


class Pick(NamedTuple):
    """One answer of chance: `pick` out of `of` equally likely ones."""

    pick: int
    of: int


class Unscripted(Exception):
    """The script of a dealer ended where chance had this many equally likely outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"The script ends before a pick of one out of {outcomes}.")
        self.outcomes: Final = outcomes


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Dealer:
    """Chance for a rule: `pick(n)` is any of 0 … n-1, equally likely."""

    def pick(self, n: i64) -> i64:
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Something happened. Most dealers do not listen."""

    def draw(self, bag: Bag) -> i64:
        """Take one piece out of the bag, unseen."""
        piece = bag.nth(self.pick(bag.size()))
        bag.remove(piece)
        return piece

    def draw_kind(self, heap: Heap) -> i64:
        """Take one piece out of the heap, unseen; its kind."""
        kind = heap.nth(self.pick(heap.size()))
        heap.remove(kind)
        return kind

    def choose(self, bag: Bag) -> i64:
        """One piece of the bag, which stays there. If there is only one, chance is not asked."""
        size = bag.size()
        return bag.nth(self.pick(size) if size > 1 else 0)

    def roll(self, sides: i64) -> i64:
        """A die: any of 0 … sides-1."""
        return self.pick(sides)


@final
@mypyc_attr(acyclic=True)
class FastDealer(Dealer):
    """For search: a Lehmer generator, quiet, the same picks in both builds. The seed is scrambled first: neighbouring
    seeds would give a Lehmer generator nearly the same first pick."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed % 2147483647 * 1103515245 + 12345) % 2147483646 + 1

    def pick(self, n: i64) -> i64:
        self.x = self.x * 48271 % 2147483647
        return (self.x * n) >> 31


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordingDealer(Dealer):
    """For the table: counts all picks, and keeps the picks and events of the current action."""

    def __init__(self, count: int = 0) -> None:
        self.count: int = count
        self.picks: list[Pick] = []
        self.events: list[Event] = []

    def next_action(self) -> None:
        self.picks = []
        self.events = []

    def pick(self, n: i64) -> i64:
        picked = self.next_pick(n)
        self.count += 1
        self.picks.append(Pick(picked, n))
        return picked

    def next_pick(self, n: i64) -> i64:
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        self.events.append(event)


@final
class ScriptedDealer(RecordingDealer):
    """For replays, tests and probing: picks as written, then `Unscripted`."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script: Final = script

    def next_pick(self, n: i64) -> i64:
        if self.count == len(self.script):
            raise Unscripted(n)
        picked = self.script[self.count]
        if not 0 <= picked < n:
            raise ValueError(f"Pick {picked} is not one of {n}.")
        return picked


@final
class SeededDealer(RecordingDealer):
    """For live play, provably fair: pick k depends on the seed and k alone, so that a restarted table goes on from its
    record, and every pick can be checked by itself."""

    def __init__(self, seed: bytes, count: int = 0) -> None:
        super().__init__(count)
        self.seed: Final = seed

    def next_pick(self, n: i64) -> i64:
        return fair_pick(self.seed, self.count, n)


SPAN: Final[i64] = 1 << 32


def fair_pick(seed: bytes, count: int, n: i64) -> i64:
    """Pick number `count` of a match, out of n: the first four bytes of HMAC-SHA-256(seed, "count.0") modulo n, or of
    "count.1" and so on where that would favour low numbers."""
    fair = SPAN - SPAN % n
    number = fair
    attempt = 0
    while number >= fair:
        digest = hmac.digest(seed, f"{count}.{attempt}".encode(), "sha256")
        number = int.from_bytes(digest[:4], "big")
        attempt += 1
    return number % n


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the match is over: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()
