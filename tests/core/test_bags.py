"""Bag against set, Heap against Counter."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.bag import NONE, Bag, bag_of, bit, lowest, nth_bit, popcount
from tafelrunde.core.heap import empty_heap, heap_of

pieces = st.integers(0, 123)
sets = st.sets(pieces)
kinds = st.lists(st.integers(0, 9), max_size=40)


@given(sets)
def test_a_bag_holds_what_a_set_holds(held: set[int]) -> None:
    bag = bag_of(held)
    assert list(bag) == sorted(held) and bag.size() == len(held) and bag.is_empty() == (not held)
    assert {piece for piece in range(124) if piece in bag} == held
    assert [bag.nth(n) for n in range(len(held))] == sorted(held)


@given(sets, sets)
def test_bags_combine_like_sets(one: set[int], other: set[int]) -> None:
    left, right = bag_of(one), bag_of(other)
    assert set(left & right) == one & other
    assert set(left | right) == one | other
    assert set(left - right) == one - other


@given(sets, pieces)
def test_add_remove_and_copy(held: set[int], piece: int) -> None:
    bag = bag_of(held)
    twin = bag.copy()
    twin.add(piece)
    assert set(twin) == held | {piece} and set(bag) == held
    twin.remove(piece)
    assert set(twin) == held - {piece} and piece not in twin


@given(sets, st.integers(-1, 123))
def test_after_and_above(held: set[int], piece: int) -> None:
    bag = bag_of(held)
    greater = sorted(other for other in held if other > piece)
    assert bag.after(piece) == (greater[0] if greater else NONE)
    assert list(bag.above(piece)) == greater


@given(sets)
def test_the_text_of_a_bag_makes_it_again(held: set[int]) -> None:
    again = eval(repr(bag_of(held)), {"bag_of": bag_of})
    assert isinstance(again, Bag) and set(again) == held


@given(st.integers(0, 61))
def test_single_bits(n: int) -> None:
    assert bit(n) == 2**n and lowest(bit(n)) == n and popcount(bit(n)) == 1


@given(st.integers(0, 2**62 - 1))
def test_words(word: int) -> None:
    ones = [n for n in range(62) if word >> n & 1]
    assert popcount(word) == len(ones)
    assert [nth_bit(word, n) for n in range(len(ones))] == ones


def test_a_bag_at_its_edges() -> None:
    bag = bag_of([0, 61, 62, 123])
    assert list(bag) == [0, 61, 62, 123] and bag.after(61) == 62 and bag.after(123) == NONE
    assert list(bag_of([]).above(NONE)) == [] and bag_of([]).after(NONE) == NONE


@given(kinds)
def test_a_heap_holds_what_a_counter_holds(held: list[int]) -> None:
    heap, counter = heap_of(10, held), Counter(held)
    assert heap.size() == len(held) and list(heap) == sorted(held)
    assert [heap.count(kind) for kind in range(10)] == [counter[kind] for kind in range(10)]
    assert [kind in heap for kind in range(10)] == [counter[kind] > 0 for kind in range(10)]
    assert [heap.nth(n) for n in range(len(held))] == sorted(held)


@given(kinds, st.integers(0, 9), st.integers(1, 5))
def test_a_heap_grows_and_shrinks_and_its_copy_is_apart(held: list[int], kind: int, many: int) -> None:
    heap = heap_of(10, held)
    twin = heap.copy()
    twin.add(kind, many)
    assert twin.count(kind) == held.count(kind) + many and list(heap) == sorted(held)
    twin.remove(kind)
    assert twin.size() == len(held) + many - 1


@given(kinds)
def test_the_text_of_a_heap_makes_it_again(held: list[int]) -> None:
    assert list(eval(repr(heap_of(10, held)), {"heap_of": heap_of})) == sorted(held)
    assert empty_heap(3).size() == 0
