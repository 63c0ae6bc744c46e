"""What a review says about one seat in few figures: the sum of the match, and its decisions by their kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from tafelrunde.review.reviewing import is_costly

ENOUGH: Final = 10
"""Of fewer decisions nothing is said."""


class KindSum(NamedTuple):
    """The decisions of one kind: how many there were, how many were graded below good, and what they cost together by
    what the seat knew, beyond the noise, as parts of a win."""

    decisions: int
    graded: int
    cost: float


class SeatSum(NamedTuple):
    """Of one seat: the terms of its sum by their names, and its decisions by kind."""

    terms: dict[str, float]
    kinds: dict[str, KindSum]


def seat_sum(facts: Mapping[str, Any], seat: int) -> SeatSum:
    """From all facts of a review, as `review.facts` tells them."""
    kinds: dict[str, KindSum] = {}
    for one in facts["decisions"]:
        if one["seat"] == seat:
            before = kinds.get(one["theme"], KindSum(0, 0, 0.0))
            kinds[one["theme"]] = KindSum(
                before.decisions + 1, before.graded + is_costly(one["grade"]), before.cost + one["counted"]
            )
    return SeatSum(dict(facts["balance"][seat]), kinds)


def all_kinds(sums: Iterable[Mapping[str, KindSum]]) -> dict[str, KindSum]:
    """The decisions of several matches together, those first that cost most for each decision."""
    whole: dict[str, KindSum] = {}
    for kinds in sums:
        for theme, one in kinds.items():
            before = whole.get(theme, KindSum(0, 0, 0.0))
            whole[theme] = KindSum(
                before.decisions + one.decisions, before.graded + one.graded, before.cost + one.cost
            )  # fmt: skip
    return dict(sorted(whole.items(), key=lambda each: (-mean_cost(each[1]), each[0])))


def mean_cost(kind: KindSum) -> float:
    return kind.cost / kind.decisions


def extremes(kinds: Mapping[str, KindSum]) -> tuple[str, str]:
    """The kinds of decision in which least and most is lost for each decision; empty where too few were taken, or where
    they do not differ."""
    known = sorted([(mean_cost(one), theme) for theme, one in kinds.items() if one.decisions >= ENOUGH])
    if len(known) < 2 or known[0][0] == known[-1][0]:
        return "", ""
    return known[0][1], known[-1][1]
