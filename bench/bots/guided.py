"""A master with its instinct and its hunch against searches without, at equal time: the same judges, duplicate deals,
one such master at each table, until a sequential test (equal against ten points better, errors of 5 %) has its verdict,
or 400 matches. Every match is kept in `bench/bots/results`; a run that was stopped goes on there.

GAMES, SEATS, FRACTION, MATCHES, LEAST, JOBS and KEPT as with `learned`; the thinking is a sixteenth of a master's
unless FRACTION says otherwise, and RATIO=1.4 is how many more simulations those without get."""

from __future__ import annotations

import os
from fractions import Fraction

from bench.bots.learned import TABLES, played
from bench.bots.strength import chosen
from tafelrunde.bots.levels import LEVELS
from tafelrunde.lab.entrants import Searcher

FRACTION = Fraction(os.environ.get("FRACTION", "1/16"))
RATIOS = {("druidenwalzer", 2): 1.5, ("macht", 2): 1.5, ("havoc", 2): 1.75, ("maginor", 2): 1.3, ("havoc", 4): 1.15}
"""How much longer a guided simulation takes, measured in matches."""


def show() -> None:
    print(f"One master ({FRACTION} of its simulations) with instinct and hunch, all others without, at equal time:\n")
    print("| game | seats | simulations | ms a decision | matches | first places | 95 % interval | equal | verdict |")
    print("|---|---:|---|---|---:|---:|---:|---:|---|")
    for key in chosen():
        for seats in TABLES:
            ratio = float(os.environ.get("RATIO", RATIOS[key, seats]))
            level = LEVELS["master"]._replace(
                simulations=round(LEVELS["master"].simulations * FRACTION), seconds=3600.0
            )
            longer = level._replace(simulations=round(level.simulations * ratio), instinct=False)
            table = "" if seats == 2 else f"-{seats}"
            file = f"guided-{key}{table}-{FRACTION}.json".replace("/", "_")
            others = [Searcher("unguided", longer)] * (seats - 1)
            print(played(key, (Searcher("guided", level), *others), file, "guided"), flush=True)
    print()
