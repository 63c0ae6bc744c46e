"""Spirits that lie somewhere: in the piles at the trees, in their order, or in a heap."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tafelrunde.core.bag import NONE
from tafelrunde.core.heap import Heap
from tafelrunde.games.druidenwalzer.components import KINDS, PLACES, Place, Spirit

ROOM: Final[i64] = 64
"""More than the spirits of both cults together."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles:
    """The spirits at every tree. At the bottom of a pile lie the unseen ones, which are only counted; above them those
    that everybody has seen, in their order [D37]. All piles share one block of memory, so that a copy is cheap."""

    def __init__(self, unseen: vec[i64], heights: vec[i64], spirits: vec[u8]) -> None:
        self.unseen: vec[i64] = unseen
        self.heights: vec[i64] = heights
        self.spirits: vec[u8] = spirits

    def copy(self) -> Piles:
        return Piles(self.unseen[:], self.heights[:], self.spirits[:])

    def top(self, tree: Place) -> Spirit:
        """[D4] The one spirit of the pile that is in play, or NONE."""
        height = self.heights[tree]
        return i64(self.spirits[tree * ROOM + height - 1]) if height > 0 else NONE

    def lay(self, tree: Place, spirit: Spirit) -> None:
        """[D4] The spirit covers everything that lies there."""
        height = self.heights[tree]
        self.spirits[tree * ROOM + height] = u8(spirit)
        self.heights[tree] = height + 1

    def lift(self, tree: Place) -> Spirit:
        """Take the top spirit, which lies face up, off the pile."""
        height = self.heights[tree] - 1
        spirit = i64(self.spirits[tree * ROOM + height])
        self.spirits[tree * ROOM + height] = 0
        self.heights[tree] = height
        return spirit

    def shows_back(self, tree: Place) -> bool:
        """Whether an unseen spirit is on top."""
        return self.heights[tree] == 0 and self.unseen[tree] > 0

    def is_bare(self, tree: Place) -> bool:
        return self.heights[tree] == 0 and self.unseen[tree] == 0

    def seen(self, tree: Place) -> list[int]:
        """The part of the pile that everybody has seen, from bottom to top."""
        return [int(self.spirits[tree * ROOM + n]) for n in range(self.heights[tree])]


NOTHING: Final = Piles(
    vec[i64]([0 for _ in range(PLACES)]),
    vec[i64]([0 for _ in range(PLACES)]),
    vec[u8]([u8(0) for _ in range(PLACES * ROOM)]),
)


def is_empty(heap: Heap) -> bool:
    """Whether no spirit is left. Most heaps show at once that one is, so this is quicker than computing the size."""
    kind: i64 = 0
    while kind < KINDS and heap.count(kind) == 0:
        kind += 1
    return kind == KINDS


def no_piles() -> Piles:
    return NOTHING.copy()
