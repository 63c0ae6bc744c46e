"""What the cards are called, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from examples.bazaar.components import KINDS, Card, kind, value
from tafelrunde.core.messages import Message, message


def kind_told(kind: int) -> Message:
    return message(f"bazaar-kind-{KINDS[kind]}")


def card_told(card: Card) -> Message:
    return message("bazaar-card", kind=kind_told(kind(card)), value=int(value(card)))


def card_as_object(card: Card) -> Message:
    """The card as something is done with it: in Hungarian that is another form, with an article."""
    return message("bazaar-card-object", kind=message(f"bazaar-the-{KINDS[kind(card)]}"), value=int(value(card)))


def cards_told(cards: Iterable[int]) -> tuple[Message, ...]:
    return tuple([card_told(card) for card in cards])
