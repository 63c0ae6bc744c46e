"""Learned judges against hand-written ones at equal time: one learned player among hand-written ones on the same deals,
until a sequential test (fishtest's, equal against ten points better, errors of 5 %) has its verdict, or 400 matches.
Every match is kept in `bench/bots/results`; a run that was stopped goes on there.

GAMES=maginor,havoc chooses games, LEVEL=knight another level, FRACTION=1/8 how much of its simulations, NET=FILE
another judge than the shipped one, AGAINST=FILE another one for the others than the hand-written, RATIO=1.1 how many
more simulations they get, so that both take as long; the seconds of both are in the table. LEAST=40 plays so many
matches even if the verdict is known before. There is no cap on the time, so that a busy machine changes nothing."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from bench.bots.strength import chosen, tell_progress
from tafelrunde.core.registry import make_game
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import Entrant, Searcher, read_entrant
from tafelrunde.lab.ratings import Score
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.sequential import worth_having
from tafelrunde.lab.tournament import Setup

RESULTS = Path(__file__).parent / "results"
MATCHES = int(os.environ.get("MATCHES", "400"))
LEAST = int(os.environ.get("LEAST", "0"))
LEVEL = os.environ.get("LEVEL", "baron")
FRACTION = Fraction(os.environ.get("FRACTION", "1"))
AGAINST = os.environ.get("AGAINST", "hand")
TABLES = [int(seats) for seats in os.environ.get("SEATS", "2").split(",")]
RATIOS = {
    ("druidenwalzer", 2): "1.2", ("macht", 2): "1.25", ("havoc", 2): "1.2", ("havoc", 4): "1.25",
    ("maginor", 2): "1.25", ("maginor", 3): "1.6", ("maginor", 4): "1.85",
}  # fmt: skip
"""How much longer a simulation with the learned judge takes, measured in matches."""


def show() -> None:
    thinking = LEVEL if FRACTION == 1 else f"{LEVEL} ({FRACTION} of its simulations)"
    others = "the hand-written one" if AGAINST == "hand" else AGAINST
    print(f"One {thinking} with a learned judge, all others with {others} and simulations for as much time:\n")
    print("| game | seats | simulations | ms a decision | matches | first places | 95 % interval | equal | verdict |")
    print("|---|---:|---|---|---:|---:|---:|---:|---|")
    for key in chosen():
        for seats in TABLES:
            if seats in make_game(key, {}).seats:
                print(row(key, seats), flush=True)
    print()


def row(key: str, seats: int) -> str:
    game = make_game(key, {})
    ratio = os.environ.get("RATIO", RATIOS.get((key, seats), "1.2"))
    net = os.environ.get("NET", "")
    names = [f"{LEVEL}+{net}" if net else LEVEL, *[f"{LEVEL}@{ratio}+{AGAINST}"] * (seats - 1)]
    players = tuple([unhurried(read_entrant(name, game, FRACTION)) for name in names])
    part = "" if FRACTION == 1 else f"-{FRACTION}".replace("/", "_")
    met = "" if AGAINST == "hand" else f"-against-{Path(AGAINST).stem}"
    return played(key, players, f"learned-{key}-{seats}-{LEVEL}{part}{met}.json", os.environ.get("SEED", "learned"))


def played(key: str, players: tuple[Entrant, ...], file: str, seed: str) -> str:
    """The first player among the others: a row of the table. The matches are kept in this file."""
    seats = len(players)
    test = worth_having(seats)
    setup = Setup(key, seats, players, seed=seed)
    kept = Path(os.environ.get("KEPT", RESULTS)) / file
    kept.parent.mkdir(parents=True, exist_ok=True)
    arena = Arena(setup, LEAST or MATCHES, None if LEAST else test, kept)
    if not arena.run(make_runner(int(os.environ.get("JOBS", "1"))), tell_progress):
        sys.exit(130)
    found = {score.name: score for score in arena.scores()}
    first, other = found[setup.names()[0]], found[setup.names()[1]]
    searched = [str(player.facts()["simulations"]) for player in players[:2]]
    return (
        f"| {key} | {seats} | {' : '.join(searched)} | {shown_time(first)} : {shown_time(other)} | {first.matches} | "
        f"{first.share:.1%} | {first.low:.1%}–{first.high:.1%} | {1 / seats:.0%} | "
        f"{test.verdict(first.firsts, first.matches)} |"
    )


def unhurried(player: Entrant) -> Entrant:
    assert isinstance(player, Searcher)
    return replace(player, level=player.level._replace(seconds=3600.0))


def shown_time(score: Score) -> str:
    return f"{1000 * score.seconds:.1f}"
