"""How much of their search bots get done in the time they have, as far as a table may be told."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.bots.levels import LEVELS, planned

DECISIONS: Final = 10
"""A single number would tell how hard a bot found its secret decision: time is the same for all of them, so the
simulations done in it are what is left to see. So only the mean over this many decisions is told, for all bots of a
level in a game together, and it stays the same until that many more have been made."""


class Hurry(NamedTuple):
    """Only this many of the wanted simulations get done."""

    simulations: int
    wanted: int


class Pace:
    """What the bots of each game and level did lately."""

    def __init__(self) -> None:
        self.counted: Final[dict[tuple[str, str], list[int]]] = {}
        self.means: Final[dict[tuple[str, str], int]] = {}

    def note(self, game: str, level: str, simulations: int, step: int = 0) -> bool:
        """A decision was made with this many simulations, none if there was nothing to search, after `step` others of
        the same turn; returns whether there is something new to tell."""
        if simulations == 0:
            return False
        counted = self.counted.setdefault((game, level), [])
        whole, part = LEVELS[level].simulations, planned(LEVELS[level], step).simulations
        counted.append(min(simulations, part) * whole // part)
        if len(counted) < DECISIONS:
            return False
        before = self.hurry(game, level)
        self.means[game, level] = rounded(sum(counted) // DECISIONS)
        counted.clear()
        return self.hurry(game, level) != before

    def hurry(self, game: str, level: str) -> Hurry | None:
        """What such bots get done here; None if it is everything they should, or not known yet."""
        wanted = LEVELS[level].simulations
        mean = self.means.get((game, level), wanted)
        return Hurry(mean, wanted) if mean < wanted else None


def rounded(number: int) -> int:
    """To two digits: a machine's speed is not finer than that."""
    step = int(10 ** max(0, len(str(number)) - 2))
    return (number + step // 2) // step * step
