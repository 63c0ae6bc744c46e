"""Draws the map of Macht & Ohnmacht from the game's own data.

Run it from `web/` after a change of `components.toml`: `PYTHONPATH=../src python src/games/macht/make_map.py`.
Its output, `map.json` beside it, is committed. Every edge is roughened once, keyed by its two ends, so that borders
never gap; coasts are rougher than borders."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tafelrunde.games.macht.components import BOX

Point = tuple[float, float]

WIDE: Final = 5.4
HIGH: Final = 4.0
LEFT: Final = 22
TOP: Final = 6
SIZE: Final = (592, 572)
ROUGH: Final = {"coast": 0.085, "border": 0.04}
FINEST: Final = 9.0
ASIDE: Final = {"wessex": (24.0, 10.0)}
"""How far a name moves over, where that of its neighbour would run into it on a small map."""


def at(spot: list[float]) -> Point:
    """A spot of the data's grid on the drawing, which is stretched in width."""
    return spot[0] * WIDE + LEFT, spot[1] * HIGH + TOP


def key_of(one: list[float], other: list[float]) -> tuple[tuple[float, ...], ...]:
    return tuple(sorted((tuple(one), tuple(other))))


def roughen(one: Point, other: Point, rough: float, dice: random.Random) -> list[Point]:
    """The spots of a line after its start, by midpoint displacement."""
    length = math.dist(one, other)
    if length < FINEST:
        return [other]
    away = (dice.random() - 0.5) * 2 * rough * length
    middle = (
        (one[0] + other[0]) / 2 - (other[1] - one[1]) / length * away,
        (one[1] + other[1]) / 2 + (other[0] - one[0]) / length * away,
    )
    return roughen(one, middle, rough, dice) + roughen(middle, other, rough, dice)


def edges_of(polygon: list[list[float]]) -> list[tuple[list[float], list[float]]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def outline(polygon: list[list[float]], shared: Counter[Any]) -> str:
    """The path of a region: each edge drawn in one direction, and turned round for the region on its other side."""
    spots: list[Point] = []
    for one, other in edges_of(polygon):
        key = key_of(one, other)
        first, last = at(list(key[0])), at(list(key[1]))
        rough = ROUGH["border" if shared[key] > 1 else "coast"]
        line = [first, *roughen(first, last, rough, random.Random(repr(key)))]
        spots += (line if tuple(one) == key[0] else line[::-1])[:-1]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z"


def label(region: dict[str, Any]) -> list[float]:
    x, y = at(region["label_at"])
    right, down = ASIDE.get(region["id"], (0.0, 0.0))
    return [round(x + right, 1), round(y + down, 1)]


def draw() -> dict[str, Any]:
    regions = BOX["region"]
    shared = Counter(key_of(*edge) for region in regions for edge in edges_of(region["polygon"]))
    return {
        "width": SIZE[0],
        "height": SIZE[1],
        "lands": [{"at": label(region), "path": outline(region["polygon"], shared)} for region in regions],
    }


if __name__ == "__main__":
    goal = Path(__file__).with_name("map.json")
    goal.write_text(json.dumps(draw(), indent=1) + "\n", encoding="utf-8")
