"""What can be asked of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 1
RECRUITING: Final[i64] = 2
FETCHING: Final[i64] = 3
LOOTING: Final[i64] = 4
PEACE: Final[i64] = 5
JOINING: Final[i64] = 6
ADDING: Final[i64] = 7
SITTING_OUT: Final[i64] = 8
SCAVENGING: Final[i64] = 9
LOOTING_AFTER: Final[i64] = 10
CHOOSING: Final[i64] = 11
SWAPPING: Final[i64] = 12
