"""What the tests of the environments share: the tables they sit at."""

from __future__ import annotations

from typing import Final

TABLES: Final = (("havoc", 2), ("havoc", 4), ("druidenwalzer", 2), ("maginor", 3), ("macht", 2))
KEYS: Final = ("havoc", "druidenwalzer", "maginor", "macht")
