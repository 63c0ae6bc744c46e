"""Shares of first places without luck: what the picks of chance were worth to a player is taken off its results.

Luck is zero on average whatever the judge thinks, so this moves no share on average; it takes away noise as far as the
judge knows what luck is. How much of it is taken off is fitted on other deals than those it is taken off from, so that
it never follows the results themselves."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tafelrunde.lab.ratings import Z
from tafelrunde.lab.tournament import MatchResult, Setup
from tafelrunde.review.value import measured_trust

FOLDS: Final = 5
FEWEST: Final = 20
"""The deals are parted into this many groups; with fewer deals than this, what was measured before is used instead."""


class Adjusted(NamedTuple):
    """A player's share of first places without luck and its interval, which is taken over whole deals; and how many
    times as many matches the plain share would need for an interval as narrow."""

    name: str
    deals: int
    share: float
    low: float
    high: float
    saving: float


class DealSum(NamedTuple):
    """One deal as it went for a player: its mean share of first places, and its mean luck."""

    deal: int
    share: float
    luck: float


def adjusted(setup: Setup, outcomes: Sequence[MatchResult]) -> list[Adjusted]:
    """A line for each player in their order; only whole deals with counted luck are used."""
    return [adjust(setup, player, name, outcomes) for player, name in enumerate(setup.names())]


def adjust(setup: Setup, player: int, name: str, outcomes: Sequence[MatchResult]) -> Adjusted:
    deals = sums(setup, player, outcomes)
    if not deals:
        return Adjusted(name, 0, 0.0, 0.0, 1.0, 1.0)
    usual = measured_trust(setup.game, setup.seats)
    shares = [one.share - trust(deals, one.deal, usual) * one.luck for one in deals]
    mean = sum(shares) / len(shares)
    noise, plain = variance(shares), variance([one.share for one in deals])
    spread = Z * sqrt(noise / len(shares)) if len(shares) > 1 else 1.0
    return Adjusted(
        name, len(deals), mean, max(0.0, mean - spread), min(1.0, mean + spread), plain / noise if noise > 0 else 1.0
    )


def sums(setup: Setup, player: int, outcomes: Sequence[MatchResult]) -> list[DealSum]:
    whole = setup.matches_of_a_deal()
    by_deal: dict[int, list[MatchResult]] = {}
    for outcome in outcomes:
        if outcome.luck:
            by_deal.setdefault(outcome.number // whole, []).append(outcome)
    found: list[DealSum] = []
    for deal, matches in sorted(by_deal.items()):
        sat = [(outcome, outcome.seating.index(player)) for outcome in matches if player in outcome.seating]
        if len(matches) == whole and sat:
            share = sum([outcome.shares()[seat] for outcome, seat in sat]) / len(sat)
            found.append(DealSum(deal, share, sum([outcome.luck[seat] for outcome, seat in sat]) / len(sat)))
    return found


def trust(deals: Sequence[DealSum], deal: int, usual: float) -> float:
    """How much of the luck counts for this deal, as the deals of other groups say."""
    others = [one for one in deals if one.deal % FOLDS != deal % FOLDS]
    return fitted(others) if len(deals) >= FEWEST else usual


def fitted(deals: Sequence[DealSum]) -> float:
    """The part of the luck that explains most of the results."""
    luck = sum([one.luck for one in deals]) / len(deals)
    share = sum([one.share for one in deals]) / len(deals)
    spread = sum([(one.luck - luck) ** 2 for one in deals])
    together = sum([(one.luck - luck) * (one.share - share) for one in deals])
    return together / spread if spread > 0 else 0.0


def variance(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sum([(number - mean) ** 2 for number in numbers]) / (len(numbers) - 1)
