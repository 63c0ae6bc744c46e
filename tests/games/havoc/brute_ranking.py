"""The combinations of Havoc again, written as simply as possible and sharing nothing with `ranking.py`.

A card is a pair (suit, value); a dog is (DOG, 0). A rank is a tuple (place in COMBINATIONS, deciding values). Python
compares two of them as the rulebook does: a tuple that ends earlier is the smaller one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from random import Random

Card = tuple[int, int]
Rank = tuple[int, tuple[int, ...]]

DOG = -1
A_DOG: Card = (DOG, 0)

COMBINATIONS = [
    "empty",
    "high card",
    "pair",
    "two pairs",
    "triplet",
    "straight of 5",
    "three pairs",
    "flush of 5",
    "straight of 6",
    "full house",
    "flush of 6",
    "two triplets",
    "four of a kind",
    "big house",
    "five of a kind",
    "straight flush of 5",
    "six of a kind",
    "straight flush of 6",
]

OF_EQUALS = {
    (6,): "six of a kind",
    (5, 1): "five of a kind",
    (5,): "five of a kind",
    (4, 2): "big house",
    (4, 1, 1): "four of a kind",
    (4, 1): "four of a kind",
    (4,): "four of a kind",
    (3, 3): "two triplets",
    (3, 2, 1): "full house",
    (3, 2): "full house",
    (3, 1, 1, 1): "triplet",
    (3, 1, 1): "triplet",
    (3, 1): "triplet",
    (3,): "triplet",
    (2, 2, 2): "three pairs",
    (2, 2, 1, 1): "two pairs",
    (2, 2, 1): "two pairs",
    (2, 2): "two pairs",
    (2, 1, 1, 1, 1): "pair",
    (2, 1, 1, 1): "pair",
    (2, 1, 1): "pair",
    (2, 1): "pair",
    (2,): "pair",
    (1, 1, 1, 1, 1, 1): "high card",
    (1, 1, 1, 1, 1): "high card",
    (1, 1, 1, 1): "high card",
    (1, 1, 1): "high card",
    (1, 1): "high card",
    (1,): "high card",
    (): "empty",
}


def rank(lay: Iterable[Card]) -> Rank:
    """The best of everything that these cards are."""
    return max((COMBINATIONS.index(name), deciding) for name, deciding in readings(list(lay)))


def readings(lay: list[Card]) -> Iterator[tuple[str, tuple[int, ...]]]:
    assert len(lay) <= 6
    high_to_low = tuple(sorted((value for _, value in lay), reverse=True))
    groups = sorted(((count, value) for value, count in Counter(high_to_low).items()), reverse=True)
    yield OF_EQUALS[tuple(count for count, _ in groups)], tuple(value for _, value in groups)
    if len(lay) not in (5, 6):
        return
    is_flush = len({suit for suit, _ in lay} - {DOG}) <= 1
    is_straight = all(upper == lower + 1 for upper, lower in pairwise(high_to_low))
    if is_flush:
        yield f"flush of {len(lay)}", high_to_low
    if is_straight:
        yield f"straight of {len(lay)}", high_to_low[:1]
    if is_flush and is_straight:
        yield f"straight flush of {len(lay)}", high_to_low[:1]


def strongest(lay: list[Card]) -> tuple[Rank, int]:
    """The best rank with none, one or two dogs sitting out, and how many do: the fewest that give it."""
    regular = [card for card in lay if card != A_DOG]
    dogs = len(lay) - len(regular)
    outs = [out for out in (0, 1, 2) if out <= dogs and len(lay) - out <= 6]
    return max(((rank(regular + [A_DOG] * (dogs - out)), out) for out in outs), key=lambda made: (made[0], -made[1]))


def strongest_lay(hand: list[Card]) -> tuple[Rank, list[Card]]:
    """The best of all lays of one to six cards; then the one with most cards; then the one with the first suits."""
    lays = [lay for size in range(7) for lay in combinations(hand, size)]
    best = max(lays, key=lambda lay: (rank(lay), len(lay), -sum(suit for suit, _ in lay)))
    return rank(best), sorted(best)


def random_cards(rng: Random, most: int) -> list[Card]:
    """At most this many cards, often of few suits or of few neighbouring values, so that combinations are common."""
    suits = rng.sample(range(6), rng.choice((1, 1, 2, 2, 3, 4, 5, 6)))
    span = rng.choice((1, 2, 3, 4, 5, 6, 7, 8, 12, 18))
    bottom = rng.randint(1, 19 - span)
    if rng.random() < 0.4:
        bottom = 1
    pool = [(suit, value) for suit in suits for value in range(bottom, bottom + span)]
    dogs = min(rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5, 6)), most)
    regular = min(rng.randint(0, most) if rng.random() < 0.5 else most, most - dogs, len(pool))
    return rng.sample(pool, regular) + [A_DOG] * dogs
