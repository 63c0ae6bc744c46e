"""The phases in which a seat owes a decision, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BOXING: Final[i64] = 1
STARTING: Final[i64] = 2
PLACING: Final[i64] = 3
PLAYING: Final[i64] = 4
FIGHTING: Final[i64] = 5
