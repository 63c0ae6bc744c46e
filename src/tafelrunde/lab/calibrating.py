"""Whether chances come true: matches of bots with themselves, and next to what the search said at every decision
whether that seat won."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tafelrunde.bots.hints import winning_chance
from tafelrunde.bots.judges import judge_from, judge_of
from tafelrunde.bots.search import Search
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.registry import make_game
from tafelrunde.lab.lessons import mixed, seed_of
from tafelrunde.lab.ratings import Z

TENTHS: Final = 10
FEWEST: Final = 30
"""Chances in a tenth, at least, before it is a point of the line that corrects them."""


class Watched(NamedTuple):
    """Who plays: the judge of the game, or the net of a file, with this many simulations a decision."""

    game: str
    seats: int
    simulations: int
    seed: str
    net: bytes = b""


class Heard(NamedTuple):
    """Chances that were said in one match, and for each whether it came true (a shared first place in part)."""

    said: list[float]
    came: list[float]


class Tenth(NamedTuple):
    """Chances between two tenths: how many, their mean, how many came true, and half of the 95 % interval of the gap
    between both; chances of one match are not independent of each other."""

    many: int
    said: float
    came: float
    spread: float


def watch_match(watched: Watched, number: int) -> Heard:
    game = make_game(watched.game, {})
    judge = judge_from(watched.net, "net", game) if watched.net else judge_of(game)
    luck = FastDealer(seed_of(watched.seed, number))
    dealer = FastDealer(luck.pick(1 << 30))
    state = game.new(watched.seats, dealer)
    said: list[tuple[int, float]] = []
    while state.owing:
        seat = int(state.next_seat())
        legal = state.legal(seat)
        number = int(legal[0])
        if len(legal) > 1:
            search = Search(game, judge, state.view(seat), luck.pick(1 << 30))
            search.think(watched.simulations)
            found = search.findings()
            is_secret = state.owing & (state.owing - 1) != 0
            number = mixed(found, luck) if is_secret else found[0].number
            if not is_secret:
                said.append((seat, winning_chance(found[0].worth, watched.seats)))
        state.apply(seat, number, dealer)
    standings = state.standings()
    assert standings is not None
    winners = standings.places.count(1)
    firsts = [1 / winners if place == 1 else 0.0 for place in standings.places]
    return Heard([chance for _, chance in said], [firsts[seat] for seat, _ in said])


def tenths(matches: Sequence[Heard]) -> list[Tenth]:
    """What was said against what came, tenth by tenth; an empty one is left out."""
    table: list[Tenth] = []
    for tenth in range(TENTHS):
        sums = [in_tenth(match, tenth) for match in matches]
        count = sum([many for many, _, _ in sums])
        if count:
            said, came = sum([said for _, said, _ in sums]) / count, sum([came for _, _, came in sums]) / count
            gap = came - said
            spread = Z * sqrt(sum([(own - gap * many - other) ** 2 for many, other, own in sums])) / count
            table.append(Tenth(count, said, came, spread))
    return table


def in_tenth(match: Heard, tenth: int) -> tuple[int, float, float]:
    """How many chances of a match lie there, their sum, and how many of them came true."""
    chosen = [place for place, said in enumerate(match.said) if min(TENTHS - 1, int(said * TENTHS)) == tenth]
    return len(chosen), sum([match.said[place] for place in chosen]), sum([match.came[place] for place in chosen])


def mean_gap(table: Sequence[Tenth]) -> float:
    return sum([tenth.many * abs(tenth.said - tenth.came) for tenth in table]) / sum([tenth.many for tenth in table])


def line(table: Sequence[Tenth]) -> tuple[list[float], list[float]]:
    """The points of a rising line through what came: neighbours that would make it fall are taken together."""
    joined: list[Tenth] = []
    for tenth in table:
        if tenth.many < FEWEST:
            continue
        joined.append(tenth)
        while len(joined) > 1 and joined[-2].came >= joined[-1].came:
            later, before = joined.pop(), joined.pop()
            count = before.many + later.many
            said = (before.said * before.many + later.said * later.many) / count
            came = (before.came * before.many + later.came * later.many) / count
            joined.append(Tenth(count, said, came, 0.0))
    return [round(tenth.said, 4) for tenth in joined], [round(tenth.came, 4) for tenth in joined]
