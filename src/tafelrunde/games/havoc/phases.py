"""What can be asked of a seat, and where John of Gaunt is."""

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

JOHN_SEAT: Final[i64] = 6
"""John of Gaunt where a seat is named: as initiator, winner or Peacekeeper."""

JOHN_AWAY: Final[i64] = 0
JOHN_IN_PILE: Final[i64] = 1
JOHN_WAITING: Final[i64] = 2
JOHN_FIGHTING: Final[i64] = 3
JOHN_KEEPING: Final[i64] = 4

AHEAD: Final[i64] = -1
REMOVED: Final[i64] = -2
REPLACED: Final[i64] = -3
"""What became of a battle: not yet fought, removed by a year of peace, replaced by Chevauchées; or who won it."""
