"""The tree of a search: its nodes are numbers, and what is known of each stands in columns.

A match is searched thousands of times a second, and a tree has a node for every simulation: objects would cost more
than all that is counted in them, and the garbage collector would look through them again and again."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.seats import Seat

Node: TypeAlias = i64
"""What came of an action of a seat. Children are chained, the newest first; those of a joint choice are under seat
NONE."""

ROOT: Final[Node] = 0
NO_NODE: Final[Node] = 0
"""The root is nobody's child."""

BEGIN: Final[i64] = 128
"""Nodes that there is room for at first."""


@final
class Tree:
    """Counts are floats: they are only ever divided. Columns may be replaced by `grow`, so none is held across it."""

    def __init__(self) -> None:
        room = BEGIN
        self.room: i64 = room
        self.size: i64 = 1
        self.seat: vec[i64] = vec[i64]([0] * room)
        self.number: vec[i64] = vec[i64]([0] * room)
        self.first: vec[i64] = vec[i64]([0] * room)
        self.following: vec[i64] = vec[i64]([0] * room)
        self.visits: vec[float] = vec[float]([0.0] * room)
        self.available: vec[float] = vec[float]([0.0] * room)
        self.worth: vec[float] = vec[float]([0.0] * room)  # summed, for `seat`
        self.pull: vec[float] = vec[float]([0.0] * room)  # of an instinct; 0 where it was not asked
        self.regret: vec[float] = vec[float]([0.0] * room)
        self.mixed: vec[float] = vec[float]([0.0] * room)  # summed probabilities of regret matching
        self.worths: dict[int, list[float]] = {}  # of joint choices: summed for each seat
        self.seat[ROOT] = NONE
        self.number[ROOT] = NONE

    def child(self, node: Node, seat: Seat, number: i64) -> Node:
        """The child for this action, or NO_NODE."""
        numbers, seats, following = self.number, self.seat, self.following
        child = self.first[node]
        while child != NO_NODE and (numbers[child] != number or seats[child] != seat):
            child = following[child]
        return child

    def grow(self, node: Node, seat: Seat, number: i64) -> Node:
        """The child for this action, made if it does not exist yet."""
        child = self.child(node, seat, number)
        return child if child != NO_NODE else self.add(node, seat, number)

    def add(self, node: Node, seat: Seat, number: i64) -> Node:
        if self.size == self.room:
            self.make_room()
        new = self.size
        self.size = new + 1
        self.seat[new] = seat
        self.number[new] = number
        self.following[new] = self.first[node]
        self.first[node] = new
        return new

    def make_room(self) -> None:
        """Twice as many as before."""
        whole = vec[i64]([0] * self.room)
        parts = vec[float]([0.0] * self.room)
        self.seat = extend(self.seat, whole)
        self.number = extend(self.number, whole)
        self.first = extend(self.first, whole)
        self.following = extend(self.following, whole)
        self.visits = extend(self.visits, parts)
        self.available = extend(self.available, parts)
        self.worth = extend(self.worth, parts)
        self.pull = extend(self.pull, parts)
        self.regret = extend(self.regret, parts)
        self.mixed = extend(self.mixed, parts)
        self.room *= 2

    def children(self, node: Node, seat: Seat) -> list[int]:
        found: list[int] = []
        child = self.first[node]
        while child != NO_NODE:
            if self.seat[child] == seat:
                found.append(int(child))
            child = self.following[child]
        return found
