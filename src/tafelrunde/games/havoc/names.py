"""What the things of Havoc are called: seats, cards, combinations, battles, as messages for `telling`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.messages import Argument, Message, Person, message
from tafelrunde.games.havoc.components import (
    BATTLES,
    CALAIS_TO_TOURS,
    CASTILLON,
    DOG,
    JOHN_SEAT,
    SUITS,
    Card,
    pays,
    suit,
    value,
)
from tafelrunde.games.havoc.ranking import (
    BIG_HOUSE,
    EMPTY,
    FIVE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    PAIR,
    SIX_OF_A_KIND,
    THREE_PAIRS,
    TRIPLET,
    TWO_PAIRS,
    TWO_TRIPLETS,
    Strength,
    combination,
    values,
)

COMBINATIONS: Final = (
    "empty",
    "high-card",
    "pair",
    "two-pairs",
    "triplet",
    "straight-of-five",
    "three-pairs",
    "flush-of-five",
    "straight-of-six",
    "full-house",
    "flush-of-six",
    "two-triplets",
    "four-of-a-kind",
    "big-house",
    "five-of-a-kind",
    "straight-flush-of-five",
    "six-of-a-kind",
    "straight-flush-of-six",
)
"""The combinations by their number in `ranking`."""


def who(seat: i64) -> Argument:
    """Somebody at the table, or John of Gaunt, who has no seat of his own."""
    return message("havoc-john") if seat == JOHN_SEAT else Person(int(seat))


def card_told(card: Card) -> Message:
    """A card as it appears in a list: blue 9, dog."""
    if card == DOG:
        return message("havoc-card-dog")
    return message("havoc-card", suit=suit_told(card), value=int(value(card)))


def card_as_object(card: Card) -> Message:
    """A regular card as an object: Hungarian puts it in the accusative."""
    return message("havoc-card-object", suit=suit_told(card), value=int(value(card)))


def card_listed(card: Card) -> Message:
    """A card among several that a sentence is about: blue 9, a dog."""
    return message("havoc-card-listed-dog") if card == DOG else card_told(card)


def suit_told(card: Card) -> Message:
    return message(f"havoc-suit-{SUITS[suit(card)]}")


def cards_told(cards: Iterable[int]) -> tuple[Message, ...]:
    return tuple([card_told(card) for card in cards])


def combination_told(strength: Strength) -> Message:
    """[H120] What cards make together: its name, and the values that identify it."""
    made = combination(strength)
    id = f"havoc-combination-{COMBINATIONS[made]}"
    if made == EMPTY:
        return message(id)
    told = values(strength)
    if made in (PAIR, TRIPLET):
        return message(id, of=message("havoc-values-of", value=told[0]))
    if made in (FOUR_OF_A_KIND, FIVE_OF_A_KIND, SIX_OF_A_KIND):
        return message(id, kind=message("havoc-values-kind", value=told[0]))
    if made in (TWO_PAIRS, FULL_HOUSE, TWO_TRIPLETS, BIG_HOUSE):
        return message(id, high=values_told(told[0]), low=values_told(told[1]))
    if made == THREE_PAIRS:
        return message(id, high=values_told(told[0]), middle=values_told(told[1]), low=values_told(told[2]))
    return message(id, value=told[0])


def values_told(value: int) -> Message:
    return message("havoc-values", value=value)


def battle_told(battle: i64) -> Argument:
    """[H104, J104] A battle by its name, which is the same in every language; Chevauchées with its side."""
    if battle <= CASTILLON:
        return BATTLES[battle].name
    return message("havoc-side-calais-tours" if battle == CALAIS_TO_TOURS else "havoc-side-tours-bordeaux")


def points_told(battle: i64, seats: i64, small_table: bool) -> str:
    """[H39] What the places of a battle pay at this table."""
    return ", ".join([str(points) for points in pays(battle, seats, small_table)])
