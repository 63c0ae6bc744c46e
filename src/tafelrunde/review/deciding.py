"""What a decision was worth by what its seat knew: a search from its view alone, as a bot in that seat would do it.

First a search about all choices: the chance to win, and the best choices. Then, if something else was chosen, two
searches of equal length that compare it with the best one, each about what comes after that action. What they differ by
is the cost, with the noise of that difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tafelrunde.bots.hints import winning_chance
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.search import Finding, Search, Watch
from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.view import View

PARTS: Final = 24
SETTLING: Final = 4
"""A search is thought in this many parts, a comparison in half as many on either side. Their spread is the noise; the
first few do not count, because the tree is still growing."""

QUANTILE: Final = 2.26
"""Student's, for a 95 % interval from ten parts."""

CERTAIN: Final = 1.5
"""One decision in forty would cost more than half its interval by chance alone; a match has a hundred of them."""

SHOWN: Final = 4
"""This many of the best choices are told."""


class Candidate(NamedTuple):
    """A choice, the seat's chance to win with it, its share of the thinking, and half of the 95 % interval of the
    chance; 1 where it was thought about too little to say."""

    number: int
    chance: float
    share: float
    noise: float = 1.0


class Weighed(NamedTuple):
    """What was found out about one decision. `chance` is the seat's before it chose, by what it knew; `cost` is what
    the choice lost against the best one, never less than nothing, and `noise` half of its 95 % interval."""

    simulations: int
    chance: float
    candidates: tuple[Candidate, ...]
    best: int
    cost: float
    noise: float

    def is_certain(self) -> bool:
        """Whether the cost is more than the noise could explain, of a hundred decisions too."""
        return self.cost > CERTAIN * self.noise


class Part(NamedTuple):
    """What came of one part of a search: for the seat, and by action how often it was tried and what came of that."""

    fared: float
    tried: dict[int, tuple[float, float]]


def weigh(game: Game, view: View, chosen: int, simulations: int, seed: int, watch: Watch | None = None) -> Weighed:
    """It depends on the view and nothing else, so it cannot know more than the seat did."""
    weighing = Weighing(game, view, simulations, seed, watch)
    return weighing.joint(chosen) if weighing.is_joint else weighing.alone(chosen)


class Weighing:
    """One decision on the scales."""

    def __init__(self, game: Game, view: View, simulations: int, seed: int, watch: Watch | None) -> None:
        self.game: Final = game
        self.judge: Final = judge_of(game)
        self.view: Final = view
        self.part: Final = max(1, simulations // PARTS)
        self.seed: Final = seed
        self.watch: Final = watch
        self.done: int = 0
        world = game.imagine(view, FastDealer(seed))
        self.seats: Final = int(world.seats)
        self.is_joint: Final = world.owing & (world.owing - 1) != 0

    def alone(self, chosen: int) -> Weighed:
        """A choice that the others see before they answer."""
        search = self.search()
        parts = self.think_in_parts(search)
        found = search.findings()
        best = found[0].number
        chance, candidates = self.chance(found[0].worth), self.candidates(found, chosen, parts)
        if chosen == best:
            return Weighed(self.done, chance, candidates, chosen, 0.0, 0.0)
        cost, noise = mean_and_noise(
            [better - own for better, own in zip(self.parts(best), self.parts(chosen), strict=True)]
        )
        return Weighed(self.done, chance, candidates, best if cost > 0 else chosen, max(0.0, cost), noise)

    def parts(self, number: int) -> list[float]:
        """The chance after this action, part by part of a search that takes it for settled."""
        search = self.search(1, number)
        self.think(search, SETTLING // 2)
        told: list[float] = []
        for _ in range((PARTS - SETTLING) // 2):
            fared = search.fared
            self.think(search, 1)
            told.append(self.chance((search.fared - fared) / self.part))
        return told

    def joint(self, chosen: int) -> Weighed:
        """A choice that the others cannot see, and so cannot answer: each is worth what it brings against how they mix
        theirs, and none that belongs into the mixture is much worse than the mixture."""
        search = self.search()
        parts = self.think_in_parts(search)
        told: list[float] = []
        for part in parts:
            visits, worth = part.tried.get(chosen, (0.0, 0.0))
            if visits > 0:
                told.append(self.chance(part.fared / self.part) - self.chance(worth / visits))
        found = search.findings()
        cost, noise = mean_and_noise(told)
        best = max(found, key=lambda finding: finding.mixture).number
        chance = self.chance(search.fared / search.simulations)
        candidates = self.candidates(found, chosen, parts)
        return Weighed(self.done, chance, candidates, best if cost > noise else chosen, max(0.0, cost), noise)

    def search(self, more: int = 0, only: int = NONE) -> Search:
        return Search(self.game, self.judge, self.view, self.seed + more, only=only)

    def think_in_parts(self, search: Search) -> list[Part]:
        """A whole search; what came of each of its parts once the tree has grown a little."""
        self.think(search, SETTLING)
        parts: list[Part] = []
        for _ in range(PARTS - SETTLING):
            fared, before = search.fared, tallied(search)
            self.think(search, 1)
            tried: dict[int, tuple[float, float]] = {}
            for number, (visits, worth) in tallied(search).items():
                visits_before, worth_before = before.get(number, (0.0, 0.0))
                tried[number] = (visits - visits_before, worth - worth_before)
            parts.append(Part(search.fared - fared, tried))
        return parts

    def think(self, search: Search, parts: int) -> None:
        search.think(parts * self.part, watch=self.watch)
        self.done += parts * self.part

    def chance(self, worth: float) -> float:
        """A chance to win, corrected as far as the judge was counted."""
        return self.judge.told_chance(winning_chance(worth, self.seats), self.seats)

    def candidates(self, found: Sequence[Finding], chosen: int, parts: Sequence[Part]) -> tuple[Candidate, ...]:
        """The best choices, and the one that was made."""
        shown = [one for place, one in enumerate(found) if place < SHOWN or one.number == chosen]
        return tuple(
            [Candidate(one.number, self.chance(one.worth), one.mixture, self.noise(one.number, parts)) for one in shown]
        )

    def noise(self, number: int, parts: Sequence[Part]) -> float:
        """Half of the 95 % interval of an action's chance, from what came of it in the parts of a search: the more it
        was tried in one of them, the more that counts."""
        tried = [part.tried[number] for part in parts if part.tried.get(number, (0.0, 0.0))[0] > 0]
        if len(tried) < FEWEST:
            return 1.0
        total = sum([visits for visits, _ in tried])
        mean = self.chance(sum([worth for _, worth in tried]) / total)
        spread = sum([(visits / total * (self.chance(worth / visits) - mean)) ** 2 for visits, worth in tried])
        return min(1.0, QUANTILE * sqrt(spread * len(tried) / (len(tried) - 1)))


def tallied(search: Search) -> dict[int, tuple[float, float]]:
    """How often the searching seat tried each action, and the sum of what came of it."""
    return {tally.number: (tally.visits, tally.worth) for tally in search.thought().tallies}


def mean_and_noise(differences: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval; of too few nothing is known."""
    count = len(differences)
    if count < FEWEST:
        return 0.0, 1.0
    mean = sum(differences) / count
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    return mean, QUANTILE * sqrt(spread / count)


FEWEST: Final = 4
