"""What can happen in the bazaar."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat
from tests.core.bazaar.components import Card


class BazaarEvent(Event):
    """Something that happened to a seat and a card; NONE where there is none, or where it is secret."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
class Sealed(BazaarEvent):
    """[B2] A bid was sealed; its owner alone knows the card."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Sealed(self.seat, NONE)


@final
class Revealed(BazaarEvent):
    """[B3] A bid was turned up."""

    def reveals(self) -> bool:
        return True


@final
class Won(BazaarEvent):
    """[B3] A bid won and was spent."""


@final
class Took(BazaarEvent):
    """[B4] A card went from the stall into a hand."""


@final
class Filled(BazaarEvent):
    """[B1, B4] A card came out of the bag onto the stall."""


@final
class Sold(BazaarEvent):
    """[B5] A card was sold."""


@final
class Drew(BazaarEvent):
    """[B1, B6] A card came out of the bag into a hand; its owner alone knows it."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)
