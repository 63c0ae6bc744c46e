"""`python -m bench.review NAME`, with a name of TABLES: prints a table of docs/review.md in Markdown."""

from __future__ import annotations

import sys

import tafelrunde.games  # noqa: F401  (registers the games)
from bench.review import decisions, luck

TABLES = {
    "measures": luck.show_measures,
    "luck": luck.show,
    "chances": luck.show_chances,
    "blunders": decisions.show_blunders,
    "masters": decisions.show_masters,
    "time": decisions.show_time,
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
