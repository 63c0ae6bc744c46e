"""What the outcomes of a tournament say about its players: shares of first places and ratings, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tafelrunde.core.messages import Message
from tafelrunde.lab.tournament import MatchResult, Setup

Z: Final = 1.959964
"""Standard deviations on either side of a 95 % interval."""


class Score(NamedTuple):
    """One line of the results. `share` is that of first places (a shared one counts in part), with its interval from
    `low` to `high`; `mu` and `sigma` are the rating by Plackett and Luce."""

    name: str
    matches: int
    firsts: float
    share: float
    low: float
    high: float
    mean_place: float
    mu: float
    sigma: float
    seconds: float  # per decision
    hurried: float  # share of decisions cut short by the cap on the time
    faults: int

    def spread(self) -> float:
        """Half of the 95 % interval of the rating."""
        return Z * self.sigma


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share counted over this many matches."""
    if count == 0:
        return 0.0, 1.0
    square = Z * Z / count
    middle = (share + square / 2) / (1 + square)
    spread = Z / (1 + square) * sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def share_of(player: int, outcomes: Sequence[MatchResult]) -> tuple[float, int]:
    """First places of a player, and how many matches it played."""
    shares = [outcome.shares()[outcome.seating.index(player)] for outcome in outcomes if player in outcome.seating]
    return sum(shares), len(shares)


def scores(setup: Setup, outcomes: Sequence[MatchResult]) -> list[Score]:
    """The results, the best first."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    ratings = rate(len(setup.players), ordered)
    table: list[Score] = []
    for player, name in enumerate(setup.names()):
        firsts, count = share_of(player, ordered)
        share = firsts / count if count else 0.0
        sat = [(outcome, outcome.seating.index(player)) for outcome in ordered if player in outcome.seating]
        decisions = sum([outcome.decisions[seat] for outcome, seat in sat])
        table.append(
            Score(
                name=name,
                matches=count,
                firsts=firsts,
                share=share,
                low=wilson(share, count)[0],
                high=wilson(share, count)[1],
                mean_place=sum([outcome.places[seat] for outcome, seat in sat]) / max(1, count),
                mu=ratings[player][0],
                sigma=ratings[player][1],
                seconds=sum([outcome.seconds[seat] for outcome, seat in sat]) / max(1, decisions),
                hurried=sum([outcome.hurried[seat] for outcome, seat in sat]) / max(1, decisions),
                faults=sum([seat in outcome.faults for outcome, seat in sat]),
            )
        )
    return sorted(table, key=lambda score: (-score.share, -score.mu))


def rate(players: int, outcomes: Sequence[MatchResult]) -> list[tuple[float, float]]:
    """The rating of each player after these matches, in their order. Bots do not learn, so skill does not drift."""
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(players)]
    for outcome in outcomes:
        teams = [[ratings[player]] for player in outcome.seating]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for player, (rating,) in zip(outcome.seating, rated, strict=True):
            ratings[player] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def faults(outcomes: Sequence[MatchResult]) -> dict[int, list[Message]]:
    """What each player did wrong."""
    found: dict[int, list[Message]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        for seat, message in outcome.faults.items():
            found.setdefault(outcome.seating[seat], []).append(message)
    return found
