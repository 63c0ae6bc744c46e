"""What can happen in Havoc.

Made from `chronicle.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dealt(Event):
    """[H1, H34, H36] A card was dealt to a hand; its owner alone knows it."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Dealt(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealtDog(Event):
    """[H1] A seat got its first dog, which everybody knows about."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recruiting(Event):
    """[H109] A seat chose to recruit."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PeaceTurned(Event):
    """[H110] The peace card was turned to this number."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class YearOfPeace(Event):
    """[H111] The next battle was removed."""

    def __init__(self, seat: i64, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discarded(Event):
    """[H7] A card was given up for a year of peace."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Skipped(Event):
    """[H18] A seat could neither recruit nor fight."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Event):
    """[H112, H21, H129] A card came from the pile into a hand; its owner alone knows it."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Took(Event):
    """[H112] A recruit went into a hand, for all to see."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fetched(Event):
    """[H113] A dog was discarded to get one more card."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Looting(Event):
    """[H54] Two dogs were discarded; the seat looks through the discards."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Looted(Event):
    """[H14] A card went from the discards into a hand, for all to see."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PutDown(Event):
    """[H112] A card from the hand became a recruit."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refilled(Event):
    """[H15] A card came from the pile to the recruits."""

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reshuffled(Event):
    """[H16] The discards, this many cards, became the new pile."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CriedHavoc(Event):
    """[H115] A battle was begun."""

    def __init__(self, seat: i64, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(Event):
    """[H116] A card was laid in the battle."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stood(Event):
    """[H116] A seat ended the laying of this visit."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Declined(Event):
    """[H21] A seat stayed out of the battle."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Passed(Event):
    """[H21] A seat lays nothing more in this battle."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SatOut(Event):
    """[H119] Some of a seat's dogs did not count."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Showed(Event):
    """[H118] What a seat's cards were worth in the end, and the place that it took."""

    def __init__(self, seat: i64, strength: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.strength: Final[i64] = strength
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Won(Event):
    """[H124] A seat won the battle and keeps its card."""

    def __init__(self, seat: i64, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scored(Event):
    """[H124] A seat got points."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scavenged(Event):
    """[H125] A laid dog was discarded; the card went from the battlefield or the recruits into the hand."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stopped(Event):
    """[H51] A seat uses no more dogs after this battle."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cleared(Event):
    """[H34] The battlefield went to the discards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoseBattle(Event):
    """[H134] The winner chose the next battle."""

    def __init__(self, seat: i64, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BecamePeacekeeper(Event):
    """[H128] The winner took the peace card at 1."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LastDeal(Event):
    """[H36] There are no more turns; the recruits went to the discards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Swapped(Event):
    """[H129] A seat discarded some dogs for the same number of cards."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LaidAtCastillon(Event):
    """[H37] A card of the strongest lay was shown in the last battle."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrewJohn(Event):
    """[J102] John of Gaunt was drawn and sits to the left of this seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnRemoved(Event):
    """[J5] John of Gaunt came too late and was removed."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnCriedHavoc(Event):
    """[J103, J4] John of Gaunt began Chevauchées in the place of this battle, or of none."""

    def __init__(self, seat: i64, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SideTurned(Event):
    """[J104, J17] A card was turned up and discarded; it chose the side of Chevauchées."""

    def __init__(self, card: i64, battle: i64) -> None:
        self.card: Final[i64] = card
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnLeft(Event):
    """[J9, J10, J14] John of Gaunt left the match."""
