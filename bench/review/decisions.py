"""Whether decisions are judged right: blunders put into matches on purpose, moves of a much stronger bot, and the time
a review takes (QUICK=1: only the quick one). TABLES=havoc-2 MATCHES=20 SIMULATIONS=800 DEEP=20"""

from __future__ import annotations

import os
from time import process_time
from typing import NamedTuple

from bench.review.luck import named
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.bots.search import Search
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game
from tafelrunde.review.deciding import weigh
from tafelrunde.review.reviewing import Depth, Review, grade, planned_simulations

TABLES = os.environ.get("TABLES", "havoc-2,druidenwalzer-2,maginor-2,macht-2").split(",")
MATCHES = int(os.environ.get("MATCHES", "20"))
SIMULATIONS = int(os.environ.get("SIMULATIONS", "800"))
"""Of the review for each decision."""

COSTS = 0.15
DEEP = int(os.environ.get("DEEP", "20"))
"""How many times as long the truth is looked for."""


class Blunders(NamedTuple):
    put: int
    found: int
    as_blunder: int


def show_blunders() -> None:
    """The worst action by a deep search, put where it costs at least 15 points, and whether the review grades it."""
    print("| table | review's simulations | blunders put | found and graded | graded as a blunder |")
    print("|---|---:|---:|---:|---:|")
    for table in TABLES:
        told = [put_blunders(table, number) for number in range(MATCHES)]
        put, found, as_blunder = (sum(column) for column in zip(*told, strict=True))
        shown = f"{100 * found / max(1, put):.1f} % | {100 * as_blunder / max(1, put):.1f} %"
        print(f"| {table} | {SIMULATIONS} | {put} | {shown} |", flush=True)


def put_blunders(table: str, number: int) -> Blunders:
    """In a match of bots, at every fifth decision the worst action is weighed by twenty times the simulations. The
    match goes on with the bot's own action: a blunder in it is looked at, not played."""
    key, seats = named(table)
    game = make_game(key, {})
    match = Match.new(game, seats, f"blunders/{number}")
    bots = [SearchBot(game, Level(100, 60.0, 0.0), 64 * number + seat) for seat in range(seats)]
    put = found = as_blunder = decided = 0
    while to_act := match.to_act():
        seat = to_act[0]
        legal = match.legal(seat)
        view = match.view(seat)
        if len(legal) > 1 and len(to_act) == 1:
            decided += 1
            if decided % 5 == 0:
                worst = worst_action(match, seat)
                deep = weigh(game, view, worst, SIMULATIONS * DEEP, 7)
                if deep.cost >= COSTS and deep.is_certain():
                    told = weigh(game, view, worst, SIMULATIONS, decided)
                    name = grade(worst, told)
                    put += 1
                    found += name not in ("best", "good")
                    as_blunder += name == "blunder"
        match.play(seat, bots[seat].decide(view, legal))
    return Blunders(put, found, as_blunder)


def worst_action(match: Match, seat: int) -> int:
    search = Search(match.game, judge_of(match.game), match.view(seat), 5)
    search.think(SIMULATIONS)
    return min(search.findings(), key=lambda finding: finding.worth).number


def show_masters() -> None:
    """Matches of bots with twenty times the review's simulations: what their moves lose in the review."""
    print("| table | review's simulations | decisions | mean cost in points | beyond the noise | graded |")
    print("|---|---:|---:|---:|---:|---:|")
    for table in TABLES:
        key, seats = named(table)
        costs: list[float] = []
        certain: list[float] = []
        graded = 0
        for number in range(MATCHES):
            game = make_game(key, {})
            match = Match.new(game, seats, f"masters/{number}")
            bots = [SearchBot(game, Level(SIMULATIONS * DEEP, 60.0, 0.0), 64 * number + seat) for seat in range(seats)]
            while to_act := match.to_act():
                seat = to_act[0]
                match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
            for one in Review(match, simulations=SIMULATIONS).go_on():
                costs.append(one.weighed.cost)
                certain.append(one.weighed.cost if one.weighed.is_certain() else 0.0)
                graded += one.grade not in ("best", "good")
        print(
            f"| {table} | {SIMULATIONS} | {len(costs)} | {100 * sum(costs) / len(costs):.2f} |"
            f" {100 * sum(certain) / len(certain):.2f} | {graded} |",
            flush=True,
        )


def show_time() -> None:
    """Seconds of one core; the match is one between bots with a hundred simulations."""
    print("| table | decisions | quick: simulations, seconds | deep: simulations, seconds |\n|---|---:|---|---|")
    for table in TABLES:
        key, seats = named(table)
        game = make_game(key, {})
        match = Match.new(game, seats, "time")
        bots = [SearchBot(game, Level(100, 60.0, 0.0), seat) for seat in range(seats)]
        while to_act := match.to_act():
            seat = to_act[0]
            match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
        told: list[str] = []
        depths: tuple[Depth, ...] = ("quick",) if os.environ.get("QUICK") else ("quick", "deep")
        for depth in depths:
            begin = process_time()
            review = Review(match, depth).finish()
            told.append(f"{planned_simulations(depth, review.total())}, {process_time() - begin:.0f}")
        print(f"| {table} | {review.total()} | {' | '.join(told)} |", flush=True)
