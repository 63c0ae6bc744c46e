"""A master with its instinct, and where it has one its hunch, against one without, at equal time: two seats, the same
judges, duplicate deals, until a sequential test (equal against ten points better, errors of 5 %) has its verdict, or
400 matches. Every match is kept in `bench/bots/results`; a run that was stopped goes on there.

GAMES, FRACTION, MATCHES, LEAST, JOBS and KEPT as with `learned`; the thinking is a sixteenth of a master's
unless FRACTION says otherwise, and RATIO=1.4 is how many more simulations those without get."""

from __future__ import annotations

import os
from fractions import Fraction

from bench.bots.learned import played
from bench.bots.strength import chosen
from tafelrunde.bots.levels import LEVELS
from tafelrunde.lab.entrants import Searcher

FRACTION = Fraction(os.environ.get("FRACTION", "1/16"))
RATIOS = {"druidenwalzer": 1.5, "macht": 1.5, "havoc": 1.75, "maginor": 1.3}
"""How much longer a guided simulation takes, measured in matches."""


def show() -> None:
    print(f"Master ({FRACTION} of its simulations) with and without instinct and hunch, at equal time:\n")
    print("| game | seats | simulations | ms a decision | matches | first places | 95 % interval | equal | verdict |")
    print("|---|---:|---|---|---:|---:|---:|---:|---|")
    for key in chosen():
        ratio = float(os.environ.get("RATIO", RATIOS[key]))
        level = LEVELS["master"]._replace(simulations=round(LEVELS["master"].simulations * FRACTION), seconds=3600.0)
        longer = level._replace(simulations=round(level.simulations * ratio), instinct=False)
        file = f"guided-{key}-{FRACTION}.json".replace("/", "_")
        print(played(key, (Searcher("guided", level), Searcher("unguided", longer)), file, "guided"), flush=True)
    print()
