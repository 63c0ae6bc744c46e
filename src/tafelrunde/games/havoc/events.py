"""What can happen in Havoc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.components import Card


@mypyc_attr(acyclic=True)
class SeatEvent(Event):
    """Something that a seat did or that befell it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class CardEvent(Event):
    """Something that happened to a seat and a card; NONE where there is no seat, or where the card is secret."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class BattleEvent(Event):
    """Something that happened to a seat and a battle."""

    def __init__(self, seat: Seat, battle: i64) -> None:
        self.seat: Final[i64] = seat
        self.battle: Final[i64] = battle


@mypyc_attr(acyclic=True)
class CountEvent(Event):
    """Something that a seat did in a certain number."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dealt(CardEvent):
    """[H1, H34, H36] A card was dealt to a hand; its owner alone knows it."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Dealt(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealtDog(SeatEvent):
    """[H1] A seat got its first dog, which everybody knows of."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recruiting(SeatEvent):
    """[H109] A seat chose to recruit."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PeaceTurned(CountEvent):
    """[H110] The peace card was turned to this number; 0 where it shows none yet."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class YearOfPeace(BattleEvent):
    """[H111] The next battle was removed."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discarded(CardEvent):
    """[H7] A card was given up for a year of peace."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Skipped(SeatEvent):
    """[H18] A seat could neither recruit nor fight."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(CardEvent):
    """[H112, H21, H129] A card came from the pile into a hand; its owner alone knows it."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Took(CardEvent):
    """[H112] A recruit went into a hand, for all to see."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fetched(SeatEvent):
    """[H113] A dog was discarded to get one more card."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Looting(SeatEvent):
    """[H54] Two dogs were discarded; the seat looks through the discards."""

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Looted(CardEvent):
    """[H14] A card went from the discards into a hand, for all to see."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PutDown(CardEvent):
    """[H112] A card of the hand became a recruit."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refilled(CardEvent):
    """[H15] A card came from the pile to the recruits."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reshuffled(CountEvent):
    """[H16] The discards became the new pile."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CriedHavoc(BattleEvent):
    """[H115] A battle was begun."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(CardEvent):
    """[H116] A card was laid in the battle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stood(SeatEvent):
    """[H116] A seat ended the laying of this visit."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Declined(SeatEvent):
    """[H21] A seat stayed out of the battle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Passed(SeatEvent):
    """[H21] A seat lays nothing more in this battle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SatOut(CountEvent):
    """[H119] Some of a seat's dogs did not count."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Showed(Event):
    """[H118] What a seat's cards were worth in the end, and the place that it took."""

    def __init__(self, seat: Seat, strength: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.strength: Final[i64] = strength
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Won(BattleEvent):
    """[H124] A seat won the battle and keeps its card."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scored(CountEvent):
    """[H124] A seat got points."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scavenged(CardEvent):
    """[H125] A laid dog was discarded; the card went from the battlefield or the recruits into the hand."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stopped(SeatEvent):
    """[H51] A seat uses no more dogs after this battle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cleared(Event):
    """[H34] The battlefield went to the discards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoseBattle(BattleEvent):
    """[H134] The winner chose the next battle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BecamePeacekeeper(SeatEvent):
    """[H128] The winner took the peace card at 1."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LastDeal(Event):
    """[H36] There are no more turns; the recruits went to the discards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Swapped(CountEvent):
    """[H129] A seat discarded some dogs for as many cards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LaidAtCastillon(CardEvent):
    """[H37] A card of the strongest lay was shown in the last battle."""

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrewJohn(SeatEvent):
    """[J102] John of Gaunt was drawn and sits at the left of this seat."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnRemoved(SeatEvent):
    """[J5] John of Gaunt came too late and was removed."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnCriedHavoc(BattleEvent):
    """[J103] John of Gaunt began Chevauchées in the place of this battle, or of none."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SideTurned(Event):
    """[J104] A card was turned up and discarded; it chose the side of Chevauchées."""

    def __init__(self, card: Card, battle: i64) -> None:
        self.card: Final[i64] = card
        self.battle: Final[i64] = battle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JohnLeft(Event):
    """[J9, J10, J14] John of Gaunt left the match."""
