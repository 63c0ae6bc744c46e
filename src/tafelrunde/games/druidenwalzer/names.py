"""What the things of Druidenwalzer are called, as messages: spirits, trees, boards, druids."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.messages import Message, message
from tafelrunde.games.druidenwalzer.components import (
    COLOUR_NAMES,
    CULTS,
    Place,
    Spirit,
    is_board,
    is_left,
    number_of,
    owner,
    strength,
)

SIDES: Final = ("left", "right")


def side(spirit: Spirit) -> str:
    return SIDES[0] if is_left(spirit) else SIDES[1]


def spirit_subject(spirit: Spirit) -> Message:
    """A spirit as the subject of a sentence."""
    return message(f"druidenwalzer-spirit-{side(spirit)}", strength=strength(spirit))


def spirit_object(spirit: Spirit) -> Message:
    """A spirit as the object of a sentence."""
    return message(f"druidenwalzer-spirit-object-{side(spirit)}", strength=strength(spirit))


def spirit_short(spirit: Spirit) -> Message:
    """A spirit in a list."""
    return message(f"druidenwalzer-spirit-short-{side(spirit)}", strength=strength(spirit))


def spirit_list(spirits: tuple[int, ...]) -> Message | tuple[Message, ...]:
    """Spirits in their order."""
    return tuple([spirit_short(spirit) for spirit in spirits]) or message("druidenwalzer-none")


def spirit_counts(spirits: tuple[int, ...]) -> Message | tuple[Message, ...]:
    """Spirits without an order, each kind once with its count."""
    kinds = sorted(set(spirits))
    return tuple([spirit_many(kind, spirits.count(kind)) for kind in kinds]) or message("druidenwalzer-none")


def spirit_many(spirit: Spirit, count: int) -> Message:
    if count == 1:
        return spirit_short(spirit)
    return message(f"druidenwalzer-spirit-many-{side(spirit)}", strength=strength(spirit), count=count)


CASES: Final = ("name", "at", "from", "to", "lay", "hang", "off", "taken")
"""A tree by its name, and in a sentence: at it, from it, to it, laid at it, hung on it, off it, captured."""


def tree_in(case: str, tree: Place) -> Message:
    assert case in CASES
    return message(f"druidenwalzer-tree-{case}-{CULTS[owner(tree)]}", number=number_of(tree) + 1)


def to_place(place: Place) -> Message:
    """Where a dancer or a druid goes."""
    return message(f"druidenwalzer-board-to-{CULTS[owner(place)]}") if is_board(place) else tree_in("to", place)


def colour_name(colour: int) -> Message:
    return message(f"druidenwalzer-colour-{COLOUR_NAMES[colour]}")


def druid_object(colour: int) -> Message:
    return message(f"druidenwalzer-druid-object-{COLOUR_NAMES[colour]}")
