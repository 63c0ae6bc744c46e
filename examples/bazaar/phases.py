"""The phases of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIDDING: Final[i64] = 1
TAKING: Final[i64] = 2
SELLING: Final[i64] = 3
