"""What can be asked of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FREE_PHASE: Final[i64] = 1
AIMING_WAND: Final[i64] = 2
NAMING: Final[i64] = 3
NAMING_JOKER: Final[i64] = 4
PLACING: Final[i64] = 5
CHALLENGING: Final[i64] = 6
DUELLING: Final[i64] = 7
REVERSING: Final[i64] = 8
CHOOSING_PRIZE: Final[i64] = 9
RECALLING: Final[i64] = 10
PLACING_SUPERIORITY: Final[i64] = 11
PERSUADING: Final[i64] = 12
AIMING_TELEKINESIS: Final[i64] = 13
TELEPORTING: Final[i64] = 14
