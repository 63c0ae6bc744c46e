"""What can happen in Bazaar.

Made from `chronicle.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Event):
    """[B101, B106] A card came out of the bag into a hand; its owner alone knows it."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Filled(Event):
    """[B101, B104] A card came out of the bag onto the stall."""

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sealed(Event):
    """[B102] A bid was sealed; its owner alone knows the card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Sealed(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Revealed(Event):
    """[B103] A bid was turned up."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Won(Event):
    """[B103] A bid won and was spent."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Took(Event):
    """[B104] A card went from the stall into a hand."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sold(Event):
    """[B105] A card was sold for so many points."""

    def __init__(self, seat: i64, card: i64, points: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.points: Final[i64] = points
