"""An observation while it is written: bytes, entry after entry, each under the name of what it shows."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from tafelrunde.core.bag import lowest
from tafelrunde.core.heap import Heap

MOST: Final[i64] = 255
"""Larger numbers are written as this one."""

NUMBER: Final = "number"
FLAG: Final = "flag"
ONE_OF: Final = "one of"
SET: Final = "set"
COUNTS: Final = "counts"


class LayoutRow(NamedTuple):
    """Some entries of a layout: their name, where they begin, how many there are, and how they are to be read."""

    name: str
    first: int
    width: int
    manner: str


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """What a seat sees, as numbers from 0 to 255. Seats are counted from the one that looks: it is always number 0.

    Several observations can be written one after the other; there is room for as many as it was made for, which stays
    in its place. The first sheet of a kind is written with `rows`, to learn its layout; all others begin as zeros of
    that width, so that only what is not zero has to be written."""

    def __init__(self, width: i64 = 0, many: i64 = 1) -> None:
        self.blank: Final = vec[u8](bytes(width))
        self.nothing: Final = vec[u8](capacity=width * many)
        self.out: vec[u8] = self.nothing
        self.at: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = 0
        self.is_layout: bool = width == 0
        self.rows: list[LayoutRow] = []

    def clear(self) -> None:
        """Nothing is written; what comes next is written to the same room."""
        self.out = self.nothing

    def begin(self, seat: i64, seats: i64) -> None:
        """A new observation follows, of this seat."""
        self.at = len(self.out)
        self.seat = seat
        self.seats = seats
        self.out = extend(self.out, self.blank)

    def take(self, name: str, width: i64, manner: str) -> i64:
        """The first of this many further entries. Entries of one name that follow each other are one row."""
        at = self.at
        self.at = at + width
        if self.is_layout:
            self.note(name, at, width, manner)
        return at

    def note(self, name: str, at: i64, width: i64, manner: str) -> None:
        """Add entries to the layout."""
        self.out = extend(self.out, bytes(width))
        last = self.rows[-1] if self.rows else None
        if last is not None and last.name == name:
            self.rows[-1] = LayoutRow(name, last.first, last.width + width, manner)
        else:
            self.rows.append(LayoutRow(name, at, width, manner))

    def put(self, at: i64, value: i64) -> None:
        if value != 0:
            self.out[at] = u8(MOST if value > MOST else value)

    def put_row(self, at: i64, values: vec[i64], first: i64, count: i64) -> None:
        """Some of the values, from the first on."""
        out = self.out
        for n in range(count):
            value = values[first + n]
            if value != 0:
                out[at + n] = u8(MOST if value > MOST else value)

    def put_bits(self, at: i64, word: i64, apart: i64 = 1) -> None:
        """1 for every bit of a word; the entries of two bits lie so far apart."""
        out = self.out
        while word != 0:
            out[at + lowest(word) * apart] = u8(1)
            word &= word - 1

    def number(self, name: str, value: i64) -> None:
        self.put(self.take(name, 1, NUMBER), value)

    def flag(self, name: str, value: bool) -> None:
        at = self.take(name, 1, FLAG)
        if value:
            self.out[at] = u8(1)

    def one_of(self, name: str, value: i64, count: i64) -> None:
        """One entry for each value; none is set if there is no value."""
        at = self.take(name, count, ONE_OF)
        if 0 <= value < count:
            self.out[at + value] = u8(1)

    def each_one_of(self, name: str, values: vec[i64], count: i64) -> None:
        """For each of the values one entry for each value that it can be."""
        many: i64 = len(values)
        at = self.take(name, many * count, ONE_OF)
        out = self.out
        for n in range(many):
            value = values[n]
            if 0 <= value < count:
                out[at + value] = u8(1)
            at += count

    def seat_of(self, name: str, seat: i64) -> None:
        """One entry for each seat; none is set if it is nobody, or not a seat."""
        self.one_of(name, self.turned(seat) if 0 <= seat < self.seats else -1, self.seats)

    def set_of(self, name: str, word: i64, count: i64) -> None:
        """One entry for each bit of a word."""
        self.put_bits(self.take(name, count, SET), word)

    def seats_of(self, name: str, word: i64) -> None:
        """One entry for each seat that has a bit in the word."""
        at = self.take(name, self.seats, SET)
        seat: i64 = 0
        while word != 0:
            if word & 1 == 1:
                self.out[at + self.turned(seat)] = u8(1)
            word >>= 1
            seat += 1

    def numbers(self, name: str, values: vec[i64]) -> None:
        count: i64 = len(values)
        self.put_row(self.take(name, count, NUMBER), values, 0, count)

    def by_seat(self, name: str, values: vec[i64], least: i64 = 0) -> None:
        """A number for each seat, counted from the least that it can be."""
        at = self.take(name, self.seats, NUMBER)
        for place in range(self.seats):
            self.put(at + place, values[self.nth_seat(place)] - least)

    def heap(self, name: str, heap: Heap) -> None:
        """How many pieces there are of each kind."""
        counts = heap.counts
        kinds: i64 = len(counts)
        self.put_row(self.take(name, kinds, COUNTS), counts, 0, kinds)

    def nth_seat(self, n: i64) -> i64:
        """The seat that sits n places to the left of the one that looks."""
        seat = self.seat + n
        return seat - self.seats if seat >= self.seats else seat

    def turned(self, seat: i64) -> i64:
        """How many places to the left of the one that looks this seat sits."""
        place = seat - self.seat
        return place + self.seats if place < 0 else place
