"""Rematch and handicap: who puts which spirit back into the box."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.game import Standings
from tafelrunde.games.druidenwalzer.components import BOX, CULTS, MOON, SUN

NOVICE: Final[int] = BOX["handicap"]["novice"]
EXPERT: Final[tuple[int, ...]] = tuple(BOX["handicap"]["expert"])
WINNER: Final[tuple[int, ...]] = tuple(BOX["handicap"]["rematch_winner"])

HANDICAPS: Final[dict[str, tuple[int, int]]] = {
    "none": (0, 0),
    "moon-2": (2, 0),
    "moon-3": (3, 0),
    "sun-2": (0, 2),
    "sun-3": (0, 3),
    "moon-1-sun-2": (1, 2),
    "moon-1-sun-3": (1, 3),
    "moon-2-sun-1": (2, 1),
    "moon-3-sun-1": (3, 1),
}
"""[D44] All possible handicaps: the strengths that Moon and Sun put back, 0 for none."""


def handicap_name(boxes: tuple[int, int]) -> str:
    return "-".join([f"{cult}-{boxed}" for cult, boxed in zip(CULTS, boxes, strict=True) if boxed]) or "none"


def check_handicaps() -> None:
    """[D30, D44] The winner of the last match puts back a 2 or a 3; or a novice a 1 and an expert a 2 or a 3."""
    pairs = [(0, 0), *[(boxed, 0) for boxed in WINNER], *[(boxed, NOVICE) for boxed in EXPERT]]
    mirrored = [(sun, moon) for moon, sun in pairs]
    assert {*pairs, *mirrored} == set(HANDICAPS.values())
    assert all(handicap_name(boxes) == name for name, boxes in HANDICAPS.items())


check_handicaps()


def rematch_handicap(handicap: str, standings: Standings) -> str:
    """[D30, D43] The handicap of the rematch, in which the players swap cults. The winner puts back a 2, or a 3 if he
    had won before; the loser plays with all spirits. A shared win, and a novice against an expert, change nothing."""
    boxes = HANDICAPS[handicap]
    if NOVICE not in boxes and standings.places != (1, 1):
        winner = standings.places.index(1)
        first, again = WINNER
        boxed = again if boxes[winner] else first
        boxes = (boxed, 0) if winner == MOON else (0, boxed)
    return handicap_name((boxes[SUN], boxes[MOON]))
