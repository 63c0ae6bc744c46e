"""What is in the box. All figures come from `components.toml`, where the owner of a copy can correct them.

A spirit is a number, its kind: weakest first, left before right. Nobody can tell two of the same kind apart [D39].
A place is a number too: the circle clockwise, from Moon's tree 1 to Moon's board [D104]."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.seats import Seat

Spirit = i64
Place = i64
Tree = i64
"""A tree by its number within a cult, counted from 0; `tree_of` gives its place."""
Colour = i64

BOX: Final = tomllib.loads(files("tafelrunde.games.druidenwalzer").joinpath("components.toml").read_text("utf-8"))

MOON: Final[i64] = 0
SUN: Final[i64] = 1
CULTS: Final = ("moon", "sun")

COLOURS: Final[i64] = 3
COLOUR_NAMES: Final = ("black", "orange", "purple")
ALL_COLOURS: Final[i64] = 7

STRENGTHS: Final[i64] = 5
KINDS: Final[i64] = 10
SPIRITS: Final[i64] = int(BOX["box"]["spirits_per_cult"])
SIGNS: Final[i64] = int(BOX["box"]["signs_per_cult"])

TREES: Final[i64] = 4
PLACES: Final[i64] = 10
BOARD_OF_SUN: Final[i64] = 4
BOARD_OF_MOON: Final[i64] = 9
PLACE_NAMES: Final = ("M1", "M2", "M3", "M4", "SB", "S4", "S3", "S2", "S1", "MB")
TREES_OF_MOON: Final[i64] = 0b0_0000_0_1111
TREES_OF_SUN: Final[i64] = 0b0_1111_0_0000

FIRST_ON_BOARD: Final[i64] = int(BOX["set_up"]["first_on_board"])
AT_EACH_TREE: Final[i64] = int(BOX["set_up"]["at_each_tree"])
HAND: Final[i64] = int(BOX["set_up"]["hand"])

SIGNS_TO_CAPTURE: Final[i64] = int(BOX["rules"]["signs_to_capture"])
TREES_TO_LOSE: Final[i64] = int(BOX["rules"]["trees_to_lose"])
TURN_LIMIT: Final[i64] = int(BOX["rules"]["turn_limit"])


def strength(spirit: Spirit) -> i64:
    """[D102] From 1 to 5."""
    return (spirit >> 1) + 1


def is_left(spirit: Spirit) -> bool:
    """[D102] Whether it makes others dance to the left, that is clockwise."""
    return spirit & 1 == 0


def spirit_of(strength: i64, left: bool) -> Spirit:
    return strength * 2 - (2 if left else 1)


def copies(spirit: Spirit) -> i64:
    """[D102] How many of a kind each cult has; the sets of both are alike."""
    return TURNING_LEFT if is_left(spirit) else TURNING_RIGHT


TURNING_LEFT: Final[i64] = int(BOX["spirits"]["turning_left"])
TURNING_RIGHT: Final[i64] = int(BOX["spirits"]["turning_right"])


def tree_of(cult: Seat, tree: Tree) -> Place:
    """[D104] Clockwise come Moon's trees 1 to 4, Sun's board, Sun's trees 4 to 1, Moon's board."""
    return tree if cult == MOON else 8 - tree


def number_of(place: Place) -> Tree:
    """The number of the tree at this place within its cult, counted from 0."""
    return place if place < BOARD_OF_SUN else 8 - place


def owner(place: Place) -> Seat:
    """[D1, D104] The cult to which a tree or a board belongs. Each cult has one board, at the right end of its row."""
    return SUN if BOARD_OF_SUN <= place < BOARD_OF_MOON else MOON


def is_board(place: Place) -> bool:
    return place in (BOARD_OF_SUN, BOARD_OF_MOON)


def board_of(cult: Seat) -> Place:
    return BOARD_OF_MOON if cult == MOON else BOARD_OF_SUN


def trees_of(cult: Seat) -> i64:
    """The four trees of a cult, one bit for each place."""
    return TREES_OF_MOON if cult == MOON else TREES_OF_SUN


def distances() -> vec[i64]:
    """[D103] By place, how far the dance goes when a spirit is laid at the tree there."""
    listed = [int(distance) for distance in BOX["circle"]["distances"]]
    return vec[i64]([0 if is_board(place) else listed[number_of(place)] for place in range(PLACES)])


DISTANCE: Final[vec[i64]] = distances()


def box() -> dict[str, object]:
    """The facts that a board is drawn from."""
    return {
        "NONE": NONE,
        "CULTS": CULTS,
        "COLOURS": COLOUR_NAMES,
        "SIGNS_TO_CAPTURE": SIGNS_TO_CAPTURE,
        "TREES_TO_LOSE": TREES_TO_LOSE,
        "SPIRITS": [{"strength": strength(spirit), "isLeft": is_left(spirit)} for spirit in range(KINDS)],
        "PLACES": [
            {
                "owner": owner(place),
                "isBoard": is_board(place),
                "number": 0 if is_board(place) else number_of(place) + 1,
                "distance": DISTANCE[place],
            }
            for place in range(PLACES)
        ],
        "TREES": [[tree_of(cult, tree) for tree in range(TREES)] for cult in range(2)],
        "BOARDS": [board_of(cult) for cult in range(2)],
    }


def check_box() -> None:
    """[D101] Four trees, thirty spirits, one board, twenty signs and three druids for each cult; one ring."""
    box, spirits = BOX["box"], BOX["spirits"]
    assert (box["trees_per_cult"], box["boards_per_cult"], box["rings"]) == (TREES, 1, 1)
    assert tuple(box["druids"]) == COLOUR_NAMES
    assert spirits["strengths"] == list(range(1, STRENGTHS + 1))
    assert spirits["of_each_strength"] == TURNING_LEFT + TURNING_RIGHT
    assert sum([copies(spirit) for spirit in range(KINDS)]) == SPIRITS
    assert SPIRITS >= 2 + TREES * AT_EACH_TREE + HAND
    assert tuple(BOX["circle"]["clockwise"]) == PLACE_NAMES
    assert len(BOX["circle"]["distances"]) == TREES
    assert sum([bit(tree_of(SUN, tree)) for tree in range(TREES)]) == TREES_OF_SUN
    assert SIGNS == TREES * (SIGNS_TO_CAPTURE - 1)


check_box()
