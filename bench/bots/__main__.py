"""`python -m bench.bots speed|clock|secrets`: prints a table in Markdown, as it stands in docs/bots.md."""

from __future__ import annotations

import sys

import tafelrunde.games  # noqa: F401  (registers the games)
from bench.bots import clock, secrets, speed

TABLES = {"speed": speed.show, "clock": clock.show, "secrets": secrets.show}


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
