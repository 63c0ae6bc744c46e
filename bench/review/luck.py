"""What is known about the open value: how sure the judges should be (measures), whether its chances come true
(chances), whether luck is zero on average, and how many matches results without it save (luck).
TABLES=havoc-2,havoc-4 MATCHES=1000 SIMULATIONS=12 SEED=chances JOBS=1; matches are kept in `build/watched`.

The matches are parted in two halves by their numbers. What is shown of one half was corrected by what was fitted to the
other; what is shipped was fitted to both."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple

from bench.watched import watched_matches
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game
from tafelrunde.lab.calibrating import Heard, Tenth, fitted_correction, mean_gap, tenths, told_tenths
from tafelrunde.lab.runners import spread
from tafelrunde.lab.watching import Witnessed
from tafelrunde.review.luck import account
from tafelrunde.review.value import PLAIN, Correction, Value

TABLES = os.environ.get("TABLES", "havoc-2,havoc-4,druidenwalzer-2,maginor-2,maginor-4,macht-2").split(",")
MATCHES = int(os.environ.get("MATCHES", "1000"))
SIMULATIONS = int(os.environ.get("SIMULATIONS", "12"))
SEED = os.environ.get("SEED", "chances")
JOBS = int(os.environ.get("JOBS", "1"))
Z = 1.959964
GROUPS = 20


class Lucky(NamedTuple):
    """What luck was worth to each seat of a match, and the result."""

    number: int
    luck: list[float]
    result: list[float]


class Weighing(NamedTuple):
    game: str
    seats: int
    records: dict[int, str]
    correction: Correction | None = None


def weigh_luck(weighing: Weighing, number: int) -> Lucky:
    match = Match.load(weighing.records[number])
    value = Value(make_game(weighing.game, {}), weighing.seats, weighing.correction)
    told = account(match, value)
    return Lucky(number, [told.luck(seat) for seat in range(weighing.seats)], list(told.result))


def show_measures() -> None:
    """The figures of review/measured.toml."""
    print("| table | matches | lean | steepness | log loss as it was | with that of the other half | trust |")
    print("|---|---:|---:|---|---:|---:|---:|")
    for table in TABLES:
        seen = watched(table)
        found = correction_of(seen)
        halves = crossed(seen)
        value = value_of(table)
        before = mean([loss(one, value(PLAIN)) for one in seen])
        after = mean([loss(one, value(halves[one.number % 2])) for one in seen])
        trust = fitted_trust(lucky(table, seen, found))
        told = ", ".join([f"{slope:g}" for slope in found.steepness])
        print(
            f"| {table} | {len(seen)} | {found.lean:g} | {told} | {before:.4f} | {after:.4f} | {trust:.2f} |",
            flush=True,
        )


def show_chances() -> None:
    """How the chances of the open value come true, tenth by tenth, and by how much the worst is off beyond its
    interval."""
    print("| table | matches | mean gap | outside | worst beyond | said → came (± 95 %) |")
    print("|---|---:|---:|---:|---:|---|")
    for table in TABLES:
        seen = watched(table)
        halves = crossed(seen)
        value = value_of(table)
        told = tenths([heard(one, value(halves[one.number % 2])) for one in seen])
        print(f"| {table} | {len(seen)} | {columns(told)} |", flush=True)


def columns(told: Sequence[Tenth]) -> str:
    outside = sum([one.beyond() > 0 for one in told])
    worst = max([one.beyond() for one in told])
    return f"{100 * mean_gap(told):.1f} | {outside} | {100 * worst:.1f} | {told_tenths(told)}"


def show() -> None:
    """The mean luck of each seat, the mean result with and without luck, and the ratio of their variances. How much of
    the luck is taken off in one half of the matches is fitted to the other half."""
    print("| table | matches | mean luck (± SE) | mean result | without luck | trust | times fewer matches (95 %) |")
    print("|---|---:|---|---|---|---:|---:|")
    for table in TABLES:
        seen = lucky(table, watched(table), None)
        trusts = [fitted_trust([one for one in seen if one.number % 2 != half]) for half in range(2)]
        seats = range(len(seen[0].result))
        shown = seats if len(seats) > 2 else range(1)  # of two seats the other has the rest
        told = [seat_line(seen, seat, trusts) for seat in shown]
        rows = [", ".join([line[place] for line in told]) for place in range(3)]
        low, middle, high = saving(seen, trusts)
        trust = fitted_trust(seen)
        print(
            f"| {table} | {len(seen)} | {' | '.join(rows)} | {trust:.2f} | {middle:.2f} ({low:.2f}–{high:.2f}) |",
            flush=True,
        )


def watched(table: str) -> list[Witnessed]:
    key, seats = named(table)
    return list(watched_matches(key, seats, SIMULATIONS, SEED, MATCHES))


def lucky(table: str, seen: Sequence[Witnessed], correction: Correction | None) -> list[Lucky]:
    key, seats = named(table)
    records = {one.number: one.record for one in seen}
    weighing = Weighing(key, seats, records, correction)
    return list(spread(weigh_luck, weighing, sorted(records), JOBS))


class Maker(NamedTuple):
    """Makes the value of a table with another correction."""

    key: str
    seats: int

    def __call__(self, correction: Correction) -> Value:
        return Value(make_game(self.key, {}), self.seats, correction)


def value_of(table: str) -> Maker:
    return Maker(*named(table))


def correction_of(seen: Sequence[Witnessed]) -> Correction:
    return fitted_correction([one.odds for one in seen], [one.came for one in seen])


def crossed(seen: Sequence[Witnessed]) -> list[Correction]:
    """For the matches with even numbers what was fitted to the odd ones, and the other way round."""
    return [correction_of([one for one in seen if one.number % 2 != half]) for half in range(2)]


def heard(one: Witnessed, value: Value) -> Heard:
    """What was said about every seat and whether it came true; of two seats about the first, since the other has the
    rest."""
    seats = len(one.came)
    said = [chance for odds in one.odds for chance in value.judged(odds)[: seats if seats > 2 else 1]]
    came = [share for _ in one.odds for share in one.came[: seats if seats > 2 else 1]]
    return Heard(said, came)


def loss(one: Witnessed, value: Value) -> float:
    return mean(list(lost(one, value)))


def lost(one: Witnessed, value: Value) -> Iterator[float]:
    for odds in one.odds:
        chances = value.judged(odds)
        yield -sum([share * log(max(chance, 1e-12)) for share, chance in zip(one.came, chances, strict=True)])


def seat_line(seen: Sequence[Lucky], seat: int, trusts: Sequence[float]) -> tuple[str, str, str]:
    luck = [one.luck[seat] for one in seen]
    results = [one.result[seat] for one in seen]
    return told_mean(luck), told_mean(results), told_mean(without(seen, seat, trusts))


def without(seen: Sequence[Lucky], seat: int, trusts: Sequence[float]) -> list[float]:
    return [one.result[seat] - trusts[one.number % 2] * one.luck[seat] for one in seen]


def told_mean(numbers: Sequence[float]) -> str:
    return f"{100 * mean(numbers):.2f} ± {100 * sqrt(variance(numbers) / len(numbers)):.2f}"


def saving(seen: Sequence[Lucky], trusts: Sequence[float]) -> tuple[float, float, float]:
    """How many times fewer matches: the ratio of the variances over all seats, with its interval by leaving out one of
    twenty groups of matches at a time."""
    whole = ratio(seen, trusts)
    parts = [ratio([one for place, one in enumerate(seen) if place % GROUPS != left], trusts) for left in range(GROUPS)]
    middle = mean(parts)
    spread_out = Z * sqrt((GROUPS - 1) / GROUPS * sum([(part - middle) ** 2 for part in parts]))
    return whole - spread_out, whole, whole + spread_out


def ratio(seen: Sequence[Lucky], trusts: Sequence[float]) -> float:
    seats = range(len(seen[0].result))
    raw = sum([variance([one.result[seat] for one in seen]) for seat in seats])
    return raw / sum([variance(without(seen, seat, trusts)) for seat in seats])


def fitted_trust(seen: Sequence[Lucky]) -> float:
    """The part of the luck that explains most of the results."""
    seats = range(len(seen[0].result))
    means = [mean([one.result[seat] for one in seen]) for seat in seats]
    pairs = [(one.luck[seat], one.result[seat] - means[seat]) for seat in seats for one in seen]
    squares = sum([luck * luck for luck, _ in pairs])
    return sum([luck * result for luck, result in pairs]) / squares if squares > 0 else 0.0


def named(table: str) -> tuple[str, int]:
    key, _, seats = table.partition("-")
    return key, int(seats)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def variance(numbers: Sequence[float]) -> float:
    middle = mean(numbers)
    return sum([(number - middle) ** 2 for number in numbers]) / max(1, len(numbers) - 1)
