"""How strong the bots are: every pairing of docs/bots.md, played in the arena. What is done is kept in
`build/strength`, so that a stopped run can go on; delete that directory to start over."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.registry import games, make_game
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import read_entrant
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.tournament import Setup

KEPT = Path("build/strength")
FRACTION = Fraction(os.environ.get("FRACTION", "1/16"))
MATCHES = int(os.environ.get("MATCHES", "200"))
LEAST = int(os.environ.get("LEAST", "0"))
"""So many matches are played even if an interval has left its bar before: a share from few is an extreme one."""


class Pairing(NamedTuple):
    """Who plays whom, and the share of first places that the first should clear."""

    game: str
    players: str
    bar: float
    fraction: Fraction = FRACTION


EQUAL = {"havoc": "1/3", "druidenwalzer": "3/5", "maginor": "1/12", "macht": "1/5"}
"""How many of a master's simulations plain search does in the time of a master, by `speed`, rounded up."""


def pairings(key: str) -> Iterator[Pairing]:
    """All of one game: two seats, and four where four can sit."""
    yield Pairing(key, "master,random", 0.9)
    yield Pairing(key, "master,greedy+hand", 0.85)
    yield Pairing(key, f"master,plain@{EQUAL[key]}", 0.8)
    yield Pairing(key, "knight,squire", 0.6)
    yield Pairing(key, "baron,knight", 0.6)
    yield Pairing(key, "master,baron", 0.6)
    yield Pairing(key, "grandmaster,master", 0.6)
    if 4 in make_game(key, {}).seats:
        yield Pairing(key, "master,knight,knight,knight", 0.25)


def rungs(key: str) -> Iterator[Pairing]:
    """The skill ladder: twice the simulations against the single number."""
    for base in ("1/4", "1", "4"):
        yield Pairing(key, f"knight@{Fraction(base) * 2},knight@{base}", 0.5, Fraction(1, 4))


def show() -> None:
    print(f"{FRACTION} of the simulations of each level, at most {MATCHES} matches on doubled deals:\n")
    show_table([pairing for key in chosen() for pairing in pairings(key)])


def show_ladder() -> None:
    print(f"Doubled simulations against single ones, at most {MATCHES} matches on doubled deals:\n")
    show_table([pairing for key in chosen() for pairing in rungs(key)])


def chosen() -> list[str]:
    asked = os.environ.get("GAMES", "")
    return asked.split(",") if asked else list(games())


def show_table(wanted: list[Pairing]) -> None:
    print("| game | players | simulations | matches | first places (first player) | 95% interval | bar |  |")
    print("|---|---|---|---:|---:|---:|---:|---|")
    for pairing in wanted:
        print(row(pairing), flush=True)
    print()


def row(pairing: Pairing) -> str:
    game = make_game(pairing.game, {})
    names = pairing.players.split(",")
    players = tuple([read_entrant(name, game, pairing.fraction) for name in names])
    setup = Setup(pairing.game, len(names), players)
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{pairing.game}-{pairing.players.replace('/', '_')}-{str(pairing.fraction).replace('/', '_')}.json"
    arena = Arena(setup, LEAST or MATCHES, None if LEAST else pairing.bar, file)
    if not arena.run(make_runner(int(os.environ.get("JOBS", "2"))), tell_progress):
        sys.exit(130)
    name = setup.names()[0]
    score = next(found for found in arena.scores() if found.name == name)
    searched = [str(player.facts().get("simulations", "–")) for player in players[:2]]
    verdict = "above" if score.low > pairing.bar else "below" if score.high < pairing.bar else "open"
    return (
        f"| {pairing.game} | {pairing.players} | {' / '.join(searched)} | {score.matches} | {score.share:.0%} | "
        f"{score.low:.0%}–{score.high:.0%} | {pairing.bar:.0%} | {verdict} |"
    )


def tell_progress(arena: Arena) -> None:
    if sys.stderr.isatty():
        print(
            f"\r{arena.setup.game} {arena.setup.names()}: {len(arena.outcomes)}", end="  ", file=sys.stderr, flush=True
        )
