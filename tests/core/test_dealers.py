"""Dealers: fair picks recomputed from the published construction, scripts, and the fast one."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde import FastDealer, ScriptedDealer, SeededDealer
from tafelrunde.core.bag import bag_of
from tafelrunde.core.dealer import Pick, Unscripted, commitment, fair_pick
from tafelrunde.core.heap import heap_of


def published(seed: bytes, count: int, n: int) -> tuple[int, int]:
    """The pick by the published construction, and how many numbers were rejected before it: HMAC-SHA-256 of
    "count.attempt", its first four bytes as a big-endian number, rejected in the last incomplete run of n numbers."""
    attempt = 0
    while True:
        digest = hmac.new(seed, f"{count}.{attempt}".encode("ascii"), hashlib.sha256).digest()
        number = digest[0] * 2**24 + digest[1] * 2**16 + digest[2] * 2**8 + digest[3]
        if number < 2**32 // n * n:
            return number % n, attempt
        attempt += 1


@given(st.binary(max_size=40), st.integers(0, 10**6), st.integers(1, 200))
def test_every_pick_follows_from_seed_and_count_alone(seed: bytes, count: int, n: int) -> None:
    assert fair_pick(seed, count, n) == published(seed, count, n)[0]


@given(st.integers(0, 10**4), st.sampled_from([2**31 + 1, 3 * 2**30 + 7, 2**32 - 1, 2**32]))
def test_numbers_that_would_favour_low_picks_are_rejected(count: int, n: int) -> None:
    assert fair_pick(b"seed", count, n) == published(b"seed", count, n)[0]


def test_rejection_does_happen_in_these_tests() -> None:
    attempts = Counter(published(b"seed", count, 2**31 + 1)[1] for count in range(100))
    assert attempts[0] > 0 and attempts[1] > 0 and max(attempts) > 1
    for count in range(100):
        assert fair_pick(b"seed", count, 2**31 + 1) == published(b"seed", count, 2**31 + 1)[0]


def test_known_picks() -> None:
    assert [fair_pick(b"tafelrunde", count, 108) for count in range(4)] == [
        int.from_bytes(hmac.digest(b"tafelrunde", f"{count}.0".encode(), "sha256")[:4], "big") % 108
        for count in range(4)
    ]
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seeded_dealer_goes_on_from_any_count() -> None:
    whole, rest = SeededDealer(b"seed"), SeededDealer(b"seed", 3)
    picks = [whole.pick(50) for _ in range(8)]
    assert [rest.pick(50) for _ in range(5)] == picks[3:]
    assert whole.picks == [Pick(pick, 50) for pick in picks] and whole.count == rest.count == 8


def test_a_seeded_dealer_picks_all_alike() -> None:
    dealer = SeededDealer(b"seed")
    counts = Counter(dealer.pick(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 0.1 % of fair dealers are worse


@pytest.mark.parametrize("n", [2, 8, 52, 108])
def test_a_fast_dealer_picks_all_alike_also_first_and_with_small_seeds(n: int) -> None:
    counts = Counter(FastDealer(seed).pick(n) for seed in range(100 * n))
    assert set(counts) == set(range(n))


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_a_fast_dealer_stays_in_range_and_repeats_itself(seed: int, n: int) -> None:
    one, other = FastDealer(seed), FastDealer(seed)
    picks = [one.pick(n) for _ in range(20)]
    assert picks == [other.pick(n) for _ in range(20)] and all(0 <= pick < n for pick in picks)


def test_a_script_is_followed_and_its_end_says_how_many_outcomes_there_were() -> None:
    dealer = ScriptedDealer([2, 0])
    assert (dealer.pick(3), dealer.pick(1)) == (2, 0)
    with pytest.raises(Unscripted, match="one out of 7") as caught:
        dealer.pick(7)
    assert caught.value.outcomes == 7 and dealer.picks == [Pick(2, 3), Pick(0, 1)]


@pytest.mark.parametrize("pick", [-1, 3, 99])
def test_a_script_that_cannot_be(pick: int) -> None:
    with pytest.raises(ValueError, match=rf"^Pick {pick} is not one of 3\.$"):
        ScriptedDealer([pick]).pick(3)


def test_drawing_takes_the_piece_out_and_choosing_leaves_it() -> None:
    bag, heap = bag_of([5, 70, 100]), heap_of(3, [0, 2, 2])
    dealer = ScriptedDealer([1, 2, 0])
    assert dealer.draw(bag) == 70 and list(bag) == [5, 100]
    assert dealer.draw_kind(heap) == 2 and list(heap) == [0, 2]
    assert dealer.choose(bag) == 5 and list(bag) == [5, 100]
    assert ScriptedDealer([]).choose(bag_of([9])) == 9  # with one piece, nothing is left to chance
