"""Whether chances come true: what was said in matches, tenth by tenth, against what came; and corrections with few
numbers, fitted to some matches so that they can be looked at in others. Fitting needs numpy and scipy."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from tafelrunde.lab.fitting import load_numpy
from tafelrunde.lab.ratings import Z
from tafelrunde.review.value import PLAIN, Correction, segments

TENTHS: Final = 10
LEAST: Final = 0.05
"""No part of a correction is flatter than this: a better position stays a better one."""

POINTS: Final = (0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5)
"""Where the line that corrects what a search says is written down; and as far from the other end."""


MANY: Final = 300
"""Of a match with this many positions every second one is looked at, with twice as many every third."""


class Heard(NamedTuple):
    """Chances that were said in one match, and for each whether it came true (a shared first place in part)."""

    said: list[float]
    came: list[float]


class Tenth(NamedTuple):
    """Chances between two tenths: how many, in how many matches, their mean, how many came true, and half of the 95 %
    interval of the gap between both; chances of one match are not independent of each other."""

    many: int
    matches: int
    said: float
    came: float
    spread: float

    def beyond(self) -> float:
        """By how much the gap is more than its interval explains; below zero if it is less."""
        return abs(self.came - self.said) - self.spread


def tenths(matches: Sequence[Heard]) -> list[Tenth]:
    """What was said against what came, tenth by tenth; an empty one is left out."""
    table: list[Tenth] = []
    for tenth in range(TENTHS):
        sums = [own for own in [in_tenth(match, tenth) for match in matches] if own[0]]
        count = sum([many for many, _, _ in sums])
        if count:
            said, came = sum([said for _, said, _ in sums]) / count, sum([came for _, _, came in sums]) / count
            gap = came - said
            spread = Z * sqrt(sum([(own - gap * many - other) ** 2 for many, other, own in sums])) / count
            table.append(Tenth(count, len(sums), said, came, spread))
    return table


def in_tenth(match: Heard, tenth: int) -> tuple[int, float, float]:
    """How many chances of a match lie there, their sum, and how many of them came true."""
    chosen = [place for place, said in enumerate(match.said) if min(TENTHS - 1, int(said * TENTHS)) == tenth]
    return len(chosen), sum([match.said[place] for place in chosen]), sum([match.came[place] for place in chosen])


def mean_gap(table: Sequence[Tenth]) -> float:
    return sum([tenth.many * abs(tenth.said - tenth.came) for tenth in table]) / sum([tenth.many for tenth in table])


def told_tenths(table: Sequence[Tenth]) -> str:
    """In hundredths, with the 95 % interval of each gap."""
    return ", ".join([f"{100 * one.said:.0f} → {100 * one.came:.0f} (± {100 * one.spread:.0f})" for one in table])


def fitted_correction(odds: Sequence[Sequence[Sequence[float]]], came: Sequence[Sequence[float]]) -> Correction:
    """The lean and the steepness between one bend and the next that make the results of these matches likeliest; for
    each match the odds of all seats at every position, and its result. Every match counts alike."""
    numpy, _ = load_numpy()
    features, results, weights = [], [], []
    for own, result in zip(odds, came, strict=True):
        looked_at = own[:: 1 + len(own) // MANY]
        for position in looked_at:
            features.append([[float(seat == 0), *parts] for seat, parts in enumerate(segments(position))])
            results.append(result)
            weights.append(1 / len(looked_at) / len(odds))
    plain = [PLAIN.lean, *PLAIN.steepness]
    found = likeliest(numpy.array(features), numpy.array(results), numpy.array(weights), plain, free=1)
    lean, *steepness = [round(number, 3) for number in found]
    return Correction(lean, tuple(steepness))


def fitted_line(matches: Sequence[Heard]) -> tuple[list[float], list[float]]:
    """A line that corrects chances: points of the likeliest curve with three numbers, a lean, a steepness near the
    middle and another one beyond BEND. Every match counts alike."""
    numpy, _ = load_numpy()
    features, results, weights = [], [], []
    for match in matches:
        for said, came in zip(match.said, match.came, strict=True):
            features.append(parts(said))
            results.append([came, 1 - came])
            weights.append(1 / len(match.said) / len(matches))
    pairs = numpy.array(features)
    both = numpy.stack([pairs / 2, -pairs / 2], axis=1)
    found = likeliest(both, numpy.array(results), numpy.array(weights), [0.0, 1.0, 1.0], free=1)
    points = [*POINTS, *[1 - point for point in reversed(POINTS[:-1])]]
    curve = [sum([number * part for number, part in zip(found, parts(point), strict=True)]) for point in points]
    return [round(point, 4) for point in points], [round(1 / (1 + exp(-lead)), 4) for lead in curve]


BEND: Final = 0.85
"""The logarithm of the odds of a chance of seventy percent."""


def parts(said: float) -> list[float]:
    lead = log(max(said, 1e-4) / max(1 - said, 1e-4))
    near = max(-BEND, min(BEND, lead))
    return [1.0, near, lead - near]


def likeliest(features: Any, results: Any, weights: Any, start: list[float], free: int = 0) -> list[float]:
    """The numbers with which features of all seats (position × seat × number) explain results best; all but the first
    `free` of them at least LEAST."""
    numpy, _ = load_numpy()
    from scipy.optimize import minimize  # type: ignore[import-untyped, import-not-found, unused-ignore]

    def loss(numbers: Any) -> tuple[float, Any]:
        leads = features @ numbers
        leads = leads - leads.max(axis=1, keepdims=True)
        powers = numpy.exp(leads)
        total = powers.sum(axis=1, keepdims=True)
        lost = weights @ (results * (numpy.log(total) - leads)).sum(axis=1)
        slope = numpy.einsum("p,ps,psk->k", weights, powers / total - results, features)
        return float(lost), slope

    bounds = [(None, None)] * free + [(LEAST, None)] * (len(start) - free)
    return [float(number) for number in minimize(loss, start, jac=True, bounds=bounds, method="L-BFGS-B").x]
