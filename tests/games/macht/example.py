"""The printed examples: their position, their sums and the sword cycle played from there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.core.bag import bit
from tafelrunde.games.macht.components import (
    BOX,
    COLOURS,
    KINDS,
    KNIGHT,
    MAGE,
    MOVEMENT,
    REGION_KEYS,
    SYMBOL_KEYS,
    Region,
)
from tafelrunde.games.macht.game import Macht, MachtState
from tafelrunde.games.macht.phases import ACTING

EXAMPLE: Final[dict[str, Any]] = BOX["example"]

PRINTED_SUMS: Final[list[dict[str, Any]]] = EXAMPLE["check"]
"""[P123] Who attacks which region in which cycle, with which bonus, and the resulting sums."""

PRINTED_CYCLE: Final = (
    (0, "take influence-armour"),
    (0, "deploy strathclyde"),
    (1, "resupply"),
    (1, "deploy deira"),
    (0, "deploy strathclyde"),
    (0, "take-over rheged"),
    (1, "retreat knight bernicia"),
    (0, "occupy"),
    (0, "move elmet"),
    (0, "to rheged"),
    (0, "knights 3"),
    (0, "take-over bernicia"),
    (1, "retreat mage deira"),
    (0, "occupy"),
)
"""[P124] The printed sword cycle, decision by decision; it begins with the cycle after `printed_position(3)`."""


def region_of(letter: str) -> Region:
    """The region that bears this letter in the printed picture."""
    return REGION_KEYS.index(EXAMPLE[letter])


def printed_position(cycle: i64) -> MachtState:
    """[P53, P34] The printed position in a cycle of this number, orange to act. Orange has two knights in the reserve,
    the castle's influence marker and a movement; two points against three."""
    state = Macht().table()
    for letter, symbol in EXAMPLE["symbols"].items():
        mark(state, region_of(letter), symbol)
    for key, symbol in EXAMPLE["others"].items():
        mark(state, REGION_KEYS.index(key), symbol)
    for letter, (colour, knights, mages) in EXAMPLE["pieces"].items():
        seat = COLOURS.index(colour)
        state.stock[seat * KINDS + KNIGHT] -= knights
        state.stock[seat * KINDS + MAGE] -= mages
        state.put(seat, KNIGHT, region_of(letter), knights)
        state.put(seat, MAGE, region_of(letter), mages)
    state.stock[KNIGHT] -= 2
    state.reserve[KNIGHT] += 2
    for marker in (SYMBOL_KEYS.index("castle"), MOVEMENT):
        state.bowl.remove(marker)
        state.markers[0].add(marker)
    state.points[0] = 2
    state.points[1] = 3
    state.cycle = cycle
    state.hourglass = 4
    state.cubes = 4
    state.actions = 2
    state.ask(ACTING, 0)
    return state


def mark(state: MachtState, region: Region, symbol: str) -> None:
    """The region gets a region marker of this symbol."""
    state.spares.remove(SYMBOL_KEYS.index(symbol))
    state.regions_of[SYMBOL_KEYS.index(symbol)] |= bit(region)
