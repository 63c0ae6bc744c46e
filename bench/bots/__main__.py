"""`python -m bench.bots NAME`, with a name of TABLES: prints a table of docs/bots.md in Markdown."""

from __future__ import annotations

import sys

import tafelrunde.games  # noqa: F401  (registers the games)
from bench.bots import calibration, clock, learned, secrets, speed, strength

TABLES = {
    "speed": speed.show,
    "clock": clock.show,
    "secrets": secrets.show,
    "strength": strength.show,
    "ladder": strength.show_ladder,
    "learned": learned.show,
    "calibration": calibration.show,
}


def main() -> int:
    asked = sys.argv[1:] or list(TABLES)
    for name in asked:
        if name not in TABLES:
            print(f"There is no table '{name}'; there are: {', '.join(TABLES)}.", file=sys.stderr)
            return 2
    for name in asked:
        TABLES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
