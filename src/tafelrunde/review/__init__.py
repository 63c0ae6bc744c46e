"""Review: why a finished match went as it did. Winning chances, what luck was worth, what decisions cost."""

from __future__ import annotations

import sys
from types import ModuleType

from tafelrunde.core.match import Match
from tafelrunde.review.reviewing import Depth, Review


def reviewed(match: Match, depth: Depth = "quick", simulations: int | None = None) -> Review:
    """The whole review of a finished match; `Review(match).go_on()` gives it decision by decision."""
    return Review(match, depth, simulations).finish()


class _Review(ModuleType):
    """`tafelrunde.review` is both this package and, called, the review of a match: `review(match).balance(0)`."""

    def __call__(self, match: Match, depth: Depth = "quick", simulations: int | None = None) -> Review:
        return reviewed(match, depth, simulations)


sys.modules[__name__].__class__ = _Review
