"""What can happen in Druidenwalzer. A seat is a cult: 0 is Moon, 1 is Sun. NONE stands for what is not there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import Colour, Place, Spirit


@mypyc_attr(acyclic=True)
class SpiritEvent(Event):
    """Something happened to a spirit of a seat."""

    def __init__(self, seat: Seat, spirit: Spirit) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Boxed(SpiritEvent):
    """[D30] A spirit went back into the box."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Started(SpiritEvent):
    """[D3] The first spirit was laid on a board."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(SpiritEvent):
    """[D106, D21] A spirit came from the deck into a hand; its owner alone knows it."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, NONE)


@mypyc_attr(acyclic=True)
class PileEvent(Event):
    """Something happened to a spirit at a tree of a seat."""

    def __init__(self, seat: Seat, spirit: Spirit, place: Place) -> None:
        self.seat: Final[i64] = seat
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnedUp(PileEvent):
    """[D113] An unseen spirit on top of a pile was turned up."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(PileEvent):
    """[D109] A spirit was laid from the hand at a tree: a waltz began."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CameHome(PileEvent):
    """[D16] The spirit that won a fight went from its tree to the winner's board."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Withdrew(PileEvent):
    """[D25] A spirit went to the own board, from a tree, or from the hand if there is no place."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Shown(PileEvent):
    """[D36] An unseen spirit of a captured tree was shown."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RingLaid(Event):
    """[D110] The ring came to a tree, round the druid of this colour if there is one."""

    def __init__(self, seat: Seat, colour: Colour, place: Place) -> None:
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

    def __init__(self, spirit: Spirit, place: Place, goal: Place) -> None:
        self.spirit: Final[i64] = spirit
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FightWon(Event):
    """[D115] The druid of this colour won for this seat, with one strength against another."""

    def __init__(self, seat: Seat, colour: Colour, strength: i64, against: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.strength: Final[i64] = strength
        self.against: Final[i64] = against


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FightDrawn(Event):
    """[D116] The druids of this colour were equally strong."""

    def __init__(self, colour: Colour, strength: i64) -> None:
        self.colour: Final[i64] = colour
        self.strength: Final[i64] = strength


@mypyc_attr(acyclic=True)
class TreeEvent(Event):
    """Something happened to a tree; `count` says how many of it there are or were."""

    def __init__(self, seat: Seat, place: Place, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SignHung(TreeEvent):
    """[D115] A seat hung its sign on a tree of the rival, which has so many now."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TreeCaptured(TreeEvent):
    """[D119] A seat captured a tree of the rival, who has lost so many now."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BareTreeLost(TreeEvent):
    """[D20] A seat lost its own tree, because it stayed bare; it has lost so many now."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SignsReturned(TreeEvent):
    """[D18] So many signs went from a lost tree back to their seat."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PileCleared(TreeEvent):
    """[D18] The pile of a lost tree, so many spirits, went to the board of its owner."""


@mypyc_attr(acyclic=True)
class DruidEvent(Event):
    """A druid came to a tree."""

    def __init__(self, seat: Seat, colour: Colour, place: Place, goal: Place) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidPlaced(DruidEvent):
    """[D107] A druid was placed during set-up."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidJumped(DruidEvent):
    """[D26] A druid jumped to the tree that had none."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidMoved(DruidEvent):
    """[D19] The druid of a lost tree moved to the tree that had none."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reshuffled(Event):
    """[D22] A board, so many spirits, became the new deck of its owner."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnSkipped(Event):
    """[D24] A seat could do nothing at all."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat
