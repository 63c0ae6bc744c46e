"""Bags: unordered sets of numbered pieces. A hand, a market and a draw bag are all bags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1
"""No piece at all."""

WORD: Final[i64] = 62
TOP: Final[i64] = 1 << 61


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bag:
    """A set of at most 124 pieces in two words, cheap to copy and to search."""

    def __init__(self, low: i64 = 0, high: i64 = 0) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def copy(self) -> Bag:
        return Bag(self.low, self.high)

    def add(self, piece: i64) -> None:
        if piece < WORD:
            self.low |= bit(piece)
        else:
            self.high |= bit(piece - WORD)

    def remove(self, piece: i64) -> None:
        if piece < WORD:
            self.low &= ~bit(piece)
        else:
            self.high &= ~bit(piece - WORD)

    def __contains__(self, piece: i64) -> bool:
        word = self.low >> piece if piece < WORD else self.high >> (piece - WORD)
        return word & 1 != 0

    def __and__(self, other: Bag) -> Bag:
        return Bag(self.low & other.low, self.high & other.high)

    def __or__(self, other: Bag) -> Bag:
        return Bag(self.low | other.low, self.high | other.high)

    def __sub__(self, other: Bag) -> Bag:
        return Bag(self.low & ~other.low, self.high & ~other.high)

    def size(self) -> i64:
        return popcount(self.low) + popcount(self.high)

    def is_empty(self) -> bool:
        return self.low == 0 and self.high == 0

    def nth(self, n: i64) -> i64:
        """The piece that has exactly n smaller ones in the bag."""
        below = popcount(self.low)
        return nth_bit(self.low, n) if n < below else WORD + nth_bit(self.high, n - below)

    def after(self, piece: i64) -> i64:
        """The smallest piece greater than this one, or NONE; `after(NONE)` is the smallest of all."""
        if piece < WORD - 1:
            rest = self.low >> (piece + 1)
            if rest != 0:
                return piece + 1 + lowest(rest)
            piece = WORD - 1
        rest = self.high >> (piece - WORD + 1)
        return piece + 1 + lowest(rest) if rest != 0 else NONE

    def above(self, piece: i64) -> Bag:
        """All pieces greater than this one."""
        if piece < WORD - 1:
            return Bag(self.low >> (piece + 1) << (piece + 1), self.high)
        return Bag(0, self.high >> (piece - WORD + 1) << (piece - WORD + 1))

    def __iter__(self) -> Iterator[int]:
        piece = self.after(NONE)
        while piece != NONE:
            yield piece
            piece = self.after(piece)

    def __repr__(self) -> str:
        return f"bag_of({list(self)})"


def bag_of(pieces: Iterable[int]) -> Bag:
    bag = Bag()
    for piece in pieces:
        bag.add(piece)
    return bag


def bit(n: i64) -> i64:
    """Two to the power of n; a shift of TOP, because mypyc compiles `1 << n` as a 32-bit shift."""
    return TOP >> (61 - n)


def popcount(word: i64) -> i64:
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def lowest(word: i64) -> i64:
    if word == 0:
        return NONE
    return popcount((word & -word) - 1)


def nth_bit(word: i64, n: i64) -> i64:
    while n > 0:
        word &= word - 1
        n -= 1
    return lowest(word)
