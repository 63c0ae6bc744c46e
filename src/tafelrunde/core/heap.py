"""Heaps: pieces that nobody can tell apart, counted by kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Heap:
    """How many pieces of each kind lie here. Kinds are numbered from 0."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts

    def copy(self) -> Heap:
        return Heap(self.counts[:])

    def add(self, kind: i64, many: i64 = 1) -> None:
        self.counts[kind] += many

    def remove(self, kind: i64) -> None:
        self.counts[kind] -= 1

    def count(self, kind: i64) -> i64:
        return self.counts[kind]

    def __contains__(self, kind: i64) -> bool:
        return self.counts[kind] > 0

    def size(self) -> i64:
        total: i64 = 0
        for count in self.counts:
            total += count
        return total

    def nth(self, n: i64) -> i64:
        """The kind of the piece with exactly n before it, kinds in ascending order."""
        kind: i64 = 0
        while n >= self.counts[kind]:
            n -= self.counts[kind]
            kind += 1
        return kind

    def __iter__(self) -> Iterator[int]:
        """Every piece by its kind, in ascending order."""
        found: list[int] = []
        for kind in range(len(self.counts)):
            many = self.counts[kind]
            while many > 0:
                found.append(kind)
                many -= 1
        return iter(found)

    def __repr__(self) -> str:
        return f"heap_of({len(self.counts)}, {list(self)})"


def empty_heap(kinds: int) -> Heap:
    return Heap(vec[i64]([0 for _ in range(kinds)]))


def heap_of(kinds: int, pieces: Iterable[int]) -> Heap:
    """A heap that has room for this many kinds, with these pieces in it."""
    heap = empty_heap(kinds)
    for piece in pieces:
        heap.add(piece)
    return heap
