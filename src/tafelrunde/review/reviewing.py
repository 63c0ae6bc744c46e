"""The review of a finished match: luck and choices in figures at once, then decision after decision, the most telling
ones first; whatever is known so far can be read at any time."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tafelrunde.bots.search import Watch
from tafelrunde.core.match import Match
from tafelrunde.review.deciding import PARTS, Weighed, weigh
from tafelrunde.review.luck import Account, Passage, Stroke, account
from tafelrunde.review.value import Value, grain, measured_trust

Depth: TypeAlias = Literal["quick", "deep"]
Grade: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]

BUDGETS: Final[dict[Depth, int]] = {"quick": 1_000_000, "deep": 12_000_000}
"""Simulations for a whole match: about ten seconds and two minutes on one core, compiled."""

LEAST: Final = PARTS * 4
MOST: Final = 60_000
"""Simulations of one search about a decision."""

GRADES: Final[tuple[tuple[Grade, float], ...]] = (("blunder", 0.15), ("mistake", 0.07), ("slip", 0.03))
"""From which cost on; and only if the noise could not explain it."""

TURNINGS: Final = 5
FEWEST_TURNINGS: Final = 3
TURNS: Final = 0.03
BARELY: Final = 0.01
"""A turning point moves a chance by this much; if there are few, by at least that much."""


class Reviewed(NamedTuple):
    """A decision: in which chapter, whose, what was chosen, and what was found out about it."""

    chapter: int
    seat: int
    number: int
    weighed: Weighed
    grade: Grade


class Balance(NamedTuple):
    """Why a match ended for a seat as it did: start + luck + skill + hidden + others = result, all as parts of a win.

    `skill` is what its choices cost by what it knew, as far as that is beyond the noise; `hidden` is what they moved
    besides: by cards that it could not see, and by what the judge had not foreseen. `adjusted` is the result without
    the luck, of which as much is taken off as was measured to explain results."""

    start: float
    luck: float
    skill: float
    hidden: float
    others: float
    result: float
    adjusted: float


class Turning(NamedTuple):
    """A turning point: a costly decision or a stroke of chance, whom it concerns, and what it moved for that seat."""

    chapter: int
    seat: int
    worth: float
    decision: Reviewed | None
    stroke: Stroke | None


class Review:
    """What can be said about a finished match. `go_on` adds decision after decision; leaving it early keeps what there
    is. A slow machine thinks only a share of the usual simulations. IllegalAction if the match is still running."""

    def __init__(
        self,
        match: Match,
        depth: Depth = "quick",
        simulations: int | None = None,
        value: Value | None = None,
        share: float = 1.0,
    ) -> None:
        self.match: Final = match
        self.depth: Final[Depth] = depth
        self.account: Final[Account] = account(match, value)
        self.decisions: Final[dict[int, Reviewed]] = {}
        self.open: Final = [passage for passage in self.account.passages if len(passage.legal) > 1]
        planned = planned_simulations(depth, len(self.open), share)
        self.simulations: Final = planned if simulations is None else simulations

    def total(self) -> int:
        """How many decisions there are to review."""
        return len(self.open)

    def is_complete(self) -> bool:
        return len(self.decisions) == len(self.open)

    def order(self) -> list[Passage]:
        """The decisions still to be reviewed, those first that moved their seat's chance most. The order may know all
        cards; what is found out about a decision never does."""
        left = [passage for passage in self.open if passage.chapter not in self.decisions]
        return sorted(left, key=lambda passage: (-abs(moved(passage)), passage.chapter))

    def go_on(self, watch: Watch | None = None) -> Generator[Reviewed, None, None]:
        """Review what is left; each decision is kept before it is told."""
        for passage in self.order():
            assert passage.view is not None
            found = weigh(self.match.game, passage.view, passage.number, self.simulations, passage.chapter, watch)
            yield self.take(passage, found)

    def take(self, passage: Passage, found: Weighed) -> Reviewed:
        reviewed = Reviewed(passage.chapter, passage.seat, passage.number, found, grade(passage.number, found))
        self.decisions[passage.chapter] = reviewed
        return reviewed

    def finish(self, watch: Watch | None = None) -> Review:
        for _ in self.go_on(watch):
            pass
        return self

    def balance(self, seat: int) -> Balance:
        told = self.account
        own, luck = told.own(seat), told.luck(seat)
        skill = sum([-grain(counted_cost(one.weighed)) for one in self.decisions.values() if one.seat == seat])
        trust = measured_trust(self.match.game.key, self.match.seats)
        return Balance(
            start=told.start[seat],
            luck=luck,
            skill=skill,
            hidden=own - skill,
            others=told.others(seat),
            result=told.result[seat],
            adjusted=told.result[seat] - trust * luck,
        )

    def known_line(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance by what it knew, at each of its decisions reviewed so far."""
        own = sorted([one for one in self.decisions.values() if one.seat == seat])
        return [(one.chapter, one.weighed.chance) for one in own]

    def open_line(self, seat: int) -> list[float]:
        """The seat's chance with all cards open: before the deal, then after each chapter."""
        return [self.account.start[seat], *[passage.after[seat] for passage in self.account.passages]]

    def ledger(self, seat: int, most: int = 8) -> list[Stroke]:
        """The strokes of chance that moved most for this seat, the largest first."""
        strokes = sorted(self.account.strokes(), key=lambda stroke: -abs(stroke.worth[seat]))
        return [stroke for stroke in strokes[:most] if abs(stroke.worth[seat]) >= BARELY / 2]

    def costly(self) -> list[Reviewed]:
        """Decisions with a grade below good, the costliest first."""
        graded = [one for one in self.decisions.values() if is_costly(one.grade)]
        return sorted(graded, key=lambda one: -one.weighed.cost)

    def turnings(self) -> list[Turning]:
        """Three to five turning points, in the order in which they came; fewer in a match that had fewer."""
        found = [Turning(one.chapter, one.seat, -one.weighed.cost, one, None) for one in self.costly()]
        for stroke in self.account.strokes():
            seat = stroke.concerned()
            found.append(Turning(stroke.chapter, seat, stroke.worth[seat], None, stroke))
        return [found[place] for place in most_telling([(one.chapter, one.worth) for one in found])]


def most_telling(moved: Sequence[tuple[int, float]]) -> list[int]:
    """Which of these, each a chapter and what it moved, are turning points: at most one of a chapter; in the order in
    which they came."""
    chosen: list[int] = []
    for place in sorted(range(len(moved)), key=lambda place: -abs(moved[place][1])):
        chapter, worth = moved[place]
        least = TURNS if len(chosen) >= FEWEST_TURNINGS else BARELY
        is_new = all(chapter != moved[other][0] for other in chosen)
        if is_new and abs(worth) >= least and len(chosen) < TURNINGS:
            chosen.append(place)
    return sorted(chosen, key=lambda place: moved[place][0])


def planned_simulations(depth: Depth, decisions: int, share: float = 1.0) -> int:
    """Simulations for each decision: it depends on how many there are and on nothing else, least of all on hidden
    cards. A comparison takes as many again, and about half of the decisions need one."""
    return max(LEAST, min(MOST, int(share * BUDGETS[depth]) * 2 // (3 * max(1, decisions))))


def moved(passage: Passage) -> float:
    return passage.chosen[passage.seat] - passage.before[passage.seat]


def grade(chosen: int, found: Weighed) -> Grade:
    if chosen == found.best:
        return "best"
    if found.is_certain():
        for name, cost in GRADES:
            if found.cost >= cost:
                return name
    return "good"


def is_costly(grade: str) -> bool:
    return grade not in ("best", "good")


def counted_cost(found: Weighed) -> float:
    return found.cost if found.is_certain() else 0.0
