"""What generated code needs to turn states into views and back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import bag_of


def rows(numbers: tuple[int, ...], length: int) -> tuple[tuple[int, ...], ...]:
    """Numbers in rows of this length. Views are not compiled, and a vec that they hand to compiled code is never freed
    (docs/decisions/0011)."""
    return tuple([numbers[start : start + length] for start in range(0, len(numbers), length)])


def flat(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """The numbers of all rows, one after the other."""
    numbers = vec[i64]()
    for row in rows:
        for number in row:
            numbers = append(numbers, number)
    return numbers


def vec_of(numbers: tuple[int, ...]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def words_of(sets: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """A word for each set of numbers, with their bits."""
    found = vec[i64](capacity=len(sets))
    for numbers in sets:
        found = append(found, bag_of(numbers).low)
    return found
