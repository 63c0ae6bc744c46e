"""What can happen in Druid.

Made from `chronicle.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Boxed(Event):
    """[D30] A spirit went back into the box."""

    def __init__(self, seat: i64, spirit: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Started(Event):
    """[D3] The first spirit was laid on a board."""

    def __init__(self, seat: i64, spirit: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Event):
    """[D21] A spirit came from the deck into a hand; its owner alone knows it."""

    def __init__(self, seat: i64, spirit: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnedUp(Event):
    """[D113] An unseen spirit on top of a pile was turned up."""

    def __init__(self, seat: i64, spirit: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(Event):
    """[D109] A spirit was laid from the hand at a tree: a waltz began."""

    def __init__(self, seat: i64, spirit: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CameHome(Event):
    """[D16] The spirit that won a fight went from its tree to the winner's board."""

    def __init__(self, seat: i64, spirit: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Withdrew(Event):
    """[D25] A spirit went to its owner's board from a tree, or from the hand if there is no place."""

    def __init__(self, seat: i64, spirit: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Shown(Event):
    """[D36] An unseen spirit of a captured tree was shown."""

    def __init__(self, seat: i64, spirit: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RingLaid(Event):
    """[D110, D12] The ring came to a tree, around the druid of this colour if there is one."""

    def __init__(self, seat: i64, colour: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RingReturned(Event):
    """[D117] The ring went back to the middle: the waltz is over."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NobodyDanced(Event):
    """[D5] No other visible spirit had this strength."""

    def __init__(self, strength: i64) -> None:
        self.strength: Final[i64] = strength


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Danced(Event):
    """[D8] A spirit danced from a tree to a tree or a board."""

    def __init__(self, spirit: i64, place: i64, goal: i64) -> None:
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FightWon(Event):
    """[D115] The druid of this colour won for this seat, with one strength against another."""

    def __init__(self, seat: i64, colour: i64, strength: i64, against: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.strength: Final[i64] = strength
        self.against: Final[i64] = against


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FightDrawn(Event):
    """[D116] The druids of this colour were equally strong."""

    def __init__(self, colour: i64, strength: i64) -> None:
        self.colour: Final[i64] = colour
        self.strength: Final[i64] = strength


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SignHung(Event):
    """[D115] A seat hung its sign on a tree of the rival, which now has this many."""

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TreeCaptured(Event):
    """[D119] A seat captured a tree of the rival, who has now lost this many."""

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BareTreeLost(Event):
    """[D20] A seat lost its own tree, because it stayed bare; it has now lost this many."""

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SignsReturned(Event):
    """[D18] This many signs went from a lost tree back to their seat."""

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PileCleared(Event):
    """[D18] The pile of a lost tree, this many spirits, went to the board of its owner."""

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidPlaced(Event):
    """[D107] A druid was placed during set-up."""

    def __init__(self, seat: i64, colour: i64, place: i64, goal: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidJumped(Event):
    """[D26] A druid jumped to the tree without one."""

    def __init__(self, seat: i64, colour: i64, place: i64, goal: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidMoved(Event):
    """[D19] The druid of a lost tree moved to the tree without one."""

    def __init__(self, seat: i64, colour: i64, place: i64, goal: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reshuffled(Event):
    """[D22] A board of this many spirits became its owner's new deck."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnSkipped(Event):
    """[D24] A seat could do nothing at all."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
