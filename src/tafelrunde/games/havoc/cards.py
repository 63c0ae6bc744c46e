"""Sets of Havoc cards: regular cards by number, and how many dogs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, WORD, Bag, bit, lowest, nth_bit, popcount
from tafelrunde.core.catalogue import Verb
from tafelrunde.games.havoc.components import DOG, SUITS, VALUES, Card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """A hand, the pile, the discards, the recruits, a lay: all are cards. The dogs are one kind with a count."""

    def __init__(self, low: i64 = 0, high: i64 = 0, dogs: i64 = 0) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.dogs: i64 = dogs

    def copy(self) -> Cards:
        return Cards(self.low, self.high, self.dogs)

    def add(self, card: Card) -> None:
        if card < WORD:
            self.low |= bit(card)
        elif card == DOG:
            self.dogs += 1
        else:
            self.high |= bit(card - WORD)

    def remove(self, card: Card) -> None:
        if card < WORD:
            self.low &= ~bit(card)
        elif card == DOG:
            self.dogs -= 1
        else:
            self.high &= ~bit(card - WORD)

    def __contains__(self, card: Card) -> bool:
        if card == DOG:
            return self.dogs > 0
        word = self.low >> card if card < WORD else self.high >> (card - WORD)
        return word & 1 != 0

    def add_all(self, others: Cards) -> None:
        self.low |= others.low
        self.high |= others.high
        self.dogs += others.dogs

    def remove_all(self, others: Cards) -> None:
        self.low &= ~others.low
        self.high &= ~others.high
        self.dogs -= others.dogs

    def clear(self) -> None:
        self.low = 0
        self.high = 0
        self.dogs = 0

    def regular(self) -> Bag:
        """The cards that are not dogs."""
        return Bag(self.low, self.high)

    def regular_size(self) -> i64:
        return popcount(self.low) + popcount(self.high)

    def has_regular(self) -> bool:
        return self.low != 0 or self.high != 0

    def size(self) -> i64:
        return popcount(self.low) + popcount(self.high) + self.dogs

    def nth(self, n: i64) -> Card:
        """The card with exactly n before it; dogs come last."""
        below = popcount(self.low)
        if n < below:
            return nth_bit(self.low, n)
        n -= below
        return WORD + nth_bit(self.high, n) if n < popcount(self.high) else DOG

    def after(self, card: Card) -> Card:
        """The next regular card after this one, or NONE; `after(NONE)` is the first."""
        if card < WORD - 1:
            rest = self.low >> (card + 1)
            if rest != 0:
                return card + 1 + lowest(rest)
            card = WORD - 1
        rest = self.high >> (card - WORD + 1)
        return card + 1 + lowest(rest) if rest != 0 else NONE

    def __iter__(self) -> Iterator[int]:
        card = self.after(NONE)
        while card != NONE:
            yield card
            card = self.after(card)
        for _ in range(self.dogs):
            yield DOG

    def __repr__(self) -> str:
        return f"cards_of({list(self)})"


def cards_of(numbers: Iterable[int]) -> Cards:
    cards = Cards()
    for number in numbers:
        cards.add(number)
    return cards


def whole_deck(max_value: i64, dogs: i64) -> Cards:
    """[H105] Every suit from 1 to the highest value of this table, and the dogs."""
    cards = Cards(dogs=dogs)
    for suit in range(i64(len(SUITS))):
        for value in range(max_value):
            cards.add(suit * VALUES + value)
    return cards


def said_of_each(verb: Verb, cards: Cards, numbers: vec[i64]) -> vec[i64]:
    """The numbers, plus this verb for each regular card and once for the dogs."""
    card = cards.after(NONE)
    while card != NONE:
        numbers = append(numbers, verb.first + card)
        card = cards.after(card)
    if cards.dogs > 0:
        numbers = append(numbers, verb.first + DOG)
    return numbers
