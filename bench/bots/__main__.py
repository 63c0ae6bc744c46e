"""`python -m bench.bots NAME`, with a name of TABLES: prints a table of docs/bots.md in Markdown. `--game KEY` is the
same as GAMES=KEY."""

from __future__ import annotations

import argparse
import os
import sys

import tafelrunde.games  # noqa: F401  (registers the games)
from bench.bots import advice, calibration, clock, exploits, figures, guided, league, learned, secrets, speed, strength

TABLES = {
    "speed": speed.show,
    "clock": clock.show,
    "secrets": secrets.show,
    "strength": strength.show,
    "ladder": strength.show_ladder,
    "learned": learned.show,
    "guided": guided.show,
    "calibration": calibration.show,
    "exploiters": exploits.show,
    "habits": exploits.show_habits,
    "league": league.show,
    "figures": figures.show,
    "advice": advice.show,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--game")
    told = parser.parse_args()
    if told.game:
        os.environ["GAMES"] = told.game
    asked = told.names or list(TABLES)
    for name in asked:
        if name not in TABLES:
            print(f"There is no table '{name}'; there are: {', '.join(TABLES)}.", file=sys.stderr)
            return 2
    for name in asked:
        TABLES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
