"""What lies in the box, read from `components.toml`: cards of six kinds, one for each value from 1 to 12."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.core.bag import Bag, bag_of

Card = i64
"""A card by its number: kinds one after another, values rising within a kind."""

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("examples.bazaar").joinpath("components.toml").read_text(encoding="utf-8")
)

KINDS: Final[tuple[str, ...]] = tuple(BOX["kinds"])
VALUES: Final[i64] = BOX["values"]
CARDS: Final[i64] = len(KINDS) * VALUES
HAND: Final[i64] = BOX["hand"]
STALLS: Final[tuple[int, ...]] = tuple(BOX["stall"])


def value(card: Card) -> i64:
    return card % VALUES + 1


def kind(card: Card) -> i64:
    return card // VALUES


KIND: Final[list[Bag]] = [bag_of(range(first, first + VALUES)) for first in range(0, CARDS, VALUES)]
"""The cards of each kind."""


def box() -> dict[str, object]:
    """What a board has to know of it."""
    return {"KINDS": KINDS, "VALUES": VALUES}
