"""The value of an open position: every seat's chance to win, as the judge of the game sees it when all cards are face
up. No search: it is fixed beforehand and quick, so that every pick of chance can be weighed against all others."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from tafelrunde.bots.judge import clipped
from tafelrunde.bots.judges import judge_of
from tafelrunde.core.game import Game, Standings, State

GRAIN: Final = 1 << 32
"""Chances are whole multiples of one part in this many. Sums and differences of such numbers are exact, so the terms of
a review add up to the last digit."""


BENDS: Final = (0.5, 1.0, 2.0)
"""Leads, as logarithms of odds, where how sure the judge should be of them may change."""


class Correction(NamedTuple):
    """What matches taught about the odds of a judge: by how much too little it thinks of the first seat, and how much
    surer it should be of a lead up to the first bend, between two and beyond the last."""

    lean: float
    steepness: tuple[float, ...]


PLAIN: Final = Correction(0.0, (1.0, 1.0, 1.0, 1.0))
"""Odds as the judge has them."""


class Value:
    """Chances of all seats at tables of one game, each from 0 to 1; together they are 1."""

    def __init__(self, game: Game, seats: int, correction: Correction | None = None) -> None:
        self.judge: Final = judge_of(game)
        self.correction: Final = measured_correction(game.key, seats) if correction is None else correction

    def chances(self, state: State) -> list[float]:
        standings = state.standings()
        if standings is not None:
            return shares(standings)
        return self.judged(self.judge.odds(state))

    def judged(self, odds: Sequence[float]) -> list[float]:
        """What the odds of the judge amount to."""
        lean, steepness = self.correction
        leads = [dot(steepness, parts) for parts in segments(odds)]
        leads[0] += lean
        best = max(leads)
        powers = [exp(clipped(lead - best)) for lead in leads]
        total = sum(powers)
        return [power / total for power in powers]


def segments(odds: Sequence[float]) -> list[list[float]]:
    """Each seat's lead over the mean of the others, cut at the bends; times what makes plain steepness leave the odds
    as they are."""
    seats = len(odds)
    mean = sum(odds) / seats
    part = (seats - 1) / seats
    return [[part * one for one in cut((own - mean) / part)] for own in odds]


def cut(lead: float) -> list[float]:
    """A lead as the sum of its part up to the first bend, those between two, and that beyond the last."""
    sign, size = (1.0, lead) if lead >= 0 else (-1.0, -lead)
    parts: list[float] = []
    low = 0.0
    for high in BENDS:
        parts.append(sign * (min(size, high) - low) if size > low else 0.0)
        low = high
    parts.append(sign * (size - low) if size > low else 0.0)
    return parts


def dot(steepness: Sequence[float], parts: Sequence[float]) -> float:
    return sum([slope * part for slope, part in zip(steepness, parts, strict=True)])


def shares(standings: Standings) -> list[float]:
    """What the match brought each seat: its share of first place."""
    winners = standings.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in standings.places]


def grained(chances: list[float]) -> tuple[float, ...]:
    return tuple([grain(chance) for chance in chances])


def grain(chance: float) -> float:
    return round(chance * GRAIN) / GRAIN


def measured_correction(key: str, seats: int) -> Correction:
    """By how matches went; PLAIN where nobody counted."""
    counted = measures().get(key, {})
    lean = counted.get(f"lean-{seats}", PLAIN.lean)
    steepness = counted.get(f"steepness-{seats}", PLAIN.steepness)
    assert isinstance(lean, float) and isinstance(steepness, Sequence)
    return Correction(lean, tuple([float(slope) for slope in steepness]))


def measured_trust(key: str, seats: int) -> float:
    """How much of the luck that was counted is taken off a result: less where the judge makes too much of luck, more
    where it makes too little of it, so that the corrected result is not noisier than the plain one."""
    counted = measures().get(key, {}).get(f"trust-{seats}", 1.0)
    assert isinstance(counted, float)
    return counted


@cache
def measures() -> dict[str, dict[str, float | list[float]]]:
    read: dict[str, dict[str, float | list[float]]] = tomllib.loads(
        files("tafelrunde.review").joinpath("measured.toml").read_text(encoding="utf-8")
    )
    return read
