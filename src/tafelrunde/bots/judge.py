"""Judges: what a position is worth to each seat, as the search needs it and as people can be told."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.game import Standings, State
from tafelrunde.core.seats import Seat

TO_THE_END: Final = 1 << 30


class Reason(NamedTuple):
    """A part of an estimate: the message that names it, and how much it counts."""

    id: str
    worth: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """What a seat feels drawn to at first sight. It serves one search: it remembers the position it looked at last.
    Where `anew`, rivals are asked again in every world, because what draws them depends on what they hold there."""

    def __init__(self, anew: bool = False) -> None:
        self.anew: Final = anew

    def look(self, state: State, seat: Seat) -> None:
        """Through the eyes of the seat that owes a decision."""

    def pull(self, number: i64) -> float:
        """How much a long search of this position would look at this action, compared with the other legal ones."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Hunch:
    """What a seat believes its rivals to hold. It serves one search."""

    def likely(self, state: State, seat: Seat) -> float:
        """How well an imagined world explains what the rivals did, compared with others: twice as much, twice as
        likely."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judge estimates each seat in the game's own points, and knows how a search makes the best of it: after
    how many random steps it should be asked, and how eagerly actions that look worse should be tried. The plain one
    knows nothing: with it every simulation is played to the end."""

    def __init__(self, depth: float = TO_THE_END, exploration: float = 0.7) -> None:
        self.depth: Final = int(depth)
        self.exploration: Final = exploration

    def is_wise(self) -> bool:
        """Whether there is anything to be said before the end."""
        return False

    def depth_at(self, seats: int) -> int:
        """After how many random steps it should be asked at such a table."""
        return self.depth

    def estimate(self, state: State, seat: Seat) -> float:
        """What this seat has and may hope for, in points."""
        return 0.0

    def scale(self, state: State) -> float:
        """How big a difference in points still leaves things open."""
        return 1.0

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        """The parts of the estimate."""
        return []

    def odds(self, state: State) -> list[float]:
        """The estimate of each seat as a logarithm of odds: what a difference of points is worth here."""
        scale = self.scale(state)
        return [self.estimate(state, seat) / scale for seat in range(state.seats)]

    def worths(self, state: State) -> list[float]:
        """What each seat's prospects are worth, from 0 to 1, measured like `fortunes`."""
        odds = self.odds(state)
        if len(odds) == 2:
            first = 1.0 / (1.0 + exp(clipped(odds[1] - odds[0])))
            return [first, 1.0 - first]
        best = max(odds)
        powers = [exp(clipped(own - best)) for own in odds]
        total = sum(powers)
        rivals = len(odds) - 1
        return [
            FIRST * powers[seat] / total
            + (1.0 - FIRST) * (sum([1.0 / (1.0 + exp(clipped(other - odds[seat]))) for other in odds]) - 0.5) / rivals
            for seat in range(len(odds))
        ]

    def sensible(self, state: State, seat: Seat, legal: vec[i64]) -> vec[i64]:
        """Of choices that several seats make at once, those that are worth a thought: without any that another one
        beats whatever the others choose."""
        return legal

    def instinct(self, seats: int) -> Instinct | None:
        """What guides a search at such a table, where that was learned."""
        return None

    def hunch(self, seats: int) -> Hunch | None:
        """Which worlds a search at such a table should rather play in, where that was learned."""
        return None

    def told_chance(self, chance: float, seats: int) -> float:
        """A chance to win that a search found, as people are told it: corrected by how such chances came true, where
        that was counted."""
        return chance


FIRST = 0.7
"""With more than two seats, how much first place counts next to every rival left behind."""


def clipped(difference: float) -> float:
    return max(-40.0, min(40.0, difference))


def fortunes(standings: Standings) -> list[float]:
    """What the final places are worth: the share of first place and, with more than two seats, a little for every rival
    left behind."""
    places = standings.places
    rivals = len(places) - 1
    winners = places.count(1)
    worths: list[float] = []
    for place in places:
        first = 1.0 / winners if place == 1 else 0.0
        behind = sum([1.0 if other > place else 0.5 if other == place else 0.0 for other in places]) - 0.5
        worths.append(first if rivals == 1 else FIRST * first + (1.0 - FIRST) * behind / rivals)
    return worths
