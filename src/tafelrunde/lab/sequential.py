"""Wald's sequential test: as many matches as it takes to tell a better player from an equal one, and no more."""

from __future__ import annotations

from math import log
from typing import Final, Literal, NamedTuple

ERROR: Final = 0.05
"""How often either verdict may be wrong."""


class Sequential(NamedTuple):
    """Between two shares of first places: that of equal players, and one that is worth having."""

    equal: float
    better: float

    def weight(self, firsts: float, matches: int) -> float:
        """How much more likely this many first places are from the better player: a logarithm."""
        lost = matches - firsts
        return firsts * log(self.better / self.equal) + lost * log((1 - self.better) / (1 - self.equal))

    def verdict(self, firsts: float, matches: int) -> Literal["better", "equal", "open"]:
        weight = self.weight(firsts, matches)
        bound = log((1 - ERROR) / ERROR)
        return "better" if weight >= bound else "equal" if weight <= -bound else "open"


def worth_having(seats: int) -> Sequential:
    """The test for a new judge at one seat against present ones at all others: ten points above an equal share."""
    return Sequential(1 / seats, 1 / seats + 0.1)
