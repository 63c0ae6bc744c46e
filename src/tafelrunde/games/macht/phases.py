"""The phases, named as in the rulebook and in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ACTING: Final[i64] = 1
PLAYING: Final[i64] = 2
MOVING_TO: Final[i64] = 3
MOVING_KNIGHTS: Final[i64] = 4
MOVING_MAGES: Final[i64] = 5
SNAKE_ASKED: Final[i64] = 6
RETREATING: Final[i64] = 7
OCCUPYING: Final[i64] = 8
BIDDING: Final[i64] = 9
RISING: Final[i64] = 10
SWAPPING: Final[i64] = 11
