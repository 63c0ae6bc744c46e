"""What can happen in Macht.

Made from `chronicle.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionMarked(Event):
    """[P107] A region received its region marker."""

    def __init__(self, region: i64, symbol: i64) -> None:
        self.region: Final[i64] = region
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CycleBegan(Event):
    """[P37, P104] A cycle began; its number and the kind of piece that is active."""

    def __init__(self, cycle: i64, kind: i64) -> None:
        self.cycle: Final[i64] = cycle
        self.kind: Final[i64] = kind


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IncomeReceived(Event):
    """[P110] A seat received its income."""

    def __init__(self, seat: i64, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HourglassFilled(Event):
    """[P111] Cubes were put on the hourglass."""

    def __init__(self, cubes: i64) -> None:
        self.cubes: Final[i64] = cubes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HourglassMarkersMixed(Event):
    """[P5] All hourglass markers were used and are mixed again."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkersMixed(Event):
    """[P44] The discards became the new bowl."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerLaidOpen(Event):
    """[P112] A marker came out of the bowl into the display."""

    def __init__(self, marker: i64) -> None:
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StarterFound(Event):
    """[P113] A seat begins the cycle, because of points (0), active regions (1) or chance (2), with this many
    actions."""

    def __init__(self, seat: i64, because: i64, actions: i64) -> None:
        self.seat: Final[i64] = seat
        self.because: Final[i64] = because
        self.actions: Final[i64] = actions


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerTaken(Event):
    """[P115] A seat took a marker from the display."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deployed(Event):
    """[P10] A seat deployed a piece."""

    def __init__(self, seat: i64, kind: i64, region: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.region: Final[i64] = region
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resupplied(Event):
    """[P117, P121] A seat took pieces from the stock into the reserve."""

    def __init__(self, seat: i64, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CubeLeft(Event):
    """[P122] A cube left the hourglass; this many remain."""

    def __init__(self, cubes: i64) -> None:
        self.cubes: Final[i64] = cubes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BidSealed(Event):
    """[P11, P55] A seat sealed its bid; it alone knows how much."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else BidSealed(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BidShown(Event):
    """[P55] A bid was shown."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AuctionTied(Event):
    """[P11] The bids were equal; nobody got the marker."""

    def __init__(self, marker: i64) -> None:
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AuctionWon(Event):
    """[P11] A seat won the marker and paid this many active pieces."""

    def __init__(self, seat: i64, marker: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PointWon(Event):
    """[P12] A seat won a victory point at an auction; how many it now has."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PieceRemoved(Event):
    """[P13] An uprising returned a piece of this seat to the stock."""

    def __init__(self, seat: i64, kind: i64, region: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.region: Final[i64] = region
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionSwapped(Event):
    """[P14] A seat gave a region another symbol."""

    def __init__(self, seat: i64, region: i64, before: i64, symbol: i64) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region
        self.before: Final[i64] = before
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectDeclined(Event):
    """[P13, P14] A seat made no use, or no further use, of the marker it won."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectLapsed(Event):
    """[P47, P43] A seat won a marker whose effect is impossible."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReinforcementDeclared(Event):
    """[P120] A seat played a marker to reinforce a region."""

    def __init__(self, seat: i64, marker: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeOverDeclared(Event):
    """[P20] A seat played a marker to take over a region: attack against defence."""

    def __init__(self, seat: i64, marker: i64, region: i64, attack: i64, defence: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker
        self.region: Final[i64] = region
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NumberDeclared(Event):
    """[P22] A seat played a number marker."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MovementDeclared(Event):
    """[P24, P41] A seat played a movement marker; mages below zero go the other way."""

    def __init__(self, seat: i64, start: i64, goal: i64, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SeaMovementDeclared(Event):
    """[P25] A seat played a sea movement marker."""

    def __init__(self, seat: i64, start: i64, goal: i64, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ResupplyDeclared(Event):
    """[P121] A seat played a marker for resupply: the knights and mages that it gives."""

    def __init__(self, seat: i64, marker: i64, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerStopped(Event):
    """[P19, P18] A seat stopped this marker of the rival with a snake."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerAllowed(Event):
    """[P19] A seat kept its snake and let this marker of the rival happen."""

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reinforced(Event):
    """[P120] A seat reinforced a region."""

    def __init__(self, seat: i64, kind: i64, region: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.region: Final[i64] = region
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreated(Event):
    """[P27] A piece of this seat retreated."""

    def __init__(self, seat: i64, kind: i64, start: i64, goal: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PiecesLost(Event):
    """[P27] Pieces of this seat went from a lost region to the stock."""

    def __init__(self, seat: i64, knights: i64, mages: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Occupied(Event):
    """[P28] The attacker put a piece into the region taken over."""

    def __init__(self, seat: i64, kind: i64, region: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.region: Final[i64] = region
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LeftEmpty(Event):
    """[P28] The attacker left the region empty."""

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BonusGained(Event):
    """[P22] A seat has a bonus for this symbol until the end of the cycle; this many in all."""

    def __init__(self, seat: i64, symbol: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.symbol: Final[i64] = symbol
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PiecesMoved(Event):
    """[P24, P25] Pieces of one kind moved from region to region."""

    def __init__(self, seat: i64, kind: i64, start: i64, goal: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkersDone(Event):
    """[P118] A seat plays no more markers with this action."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CycleEnded(Event):
    """[P122] The last cube was gone, and the cycle with it."""

    def __init__(self, cycle: i64) -> None:
        self.cycle: Final[i64] = cycle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionsCounted(Event):
    """[P29] How many active regions a seat has at the end of a cycle."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PointScored(Event):
    """[P29] A seat scored a victory point; how many it now has."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TotalsEqual(Event):
    """[P31] Both seats have this total of twelve or more: the next cycle decides."""

    def __init__(self, total: i64) -> None:
        self.total: Final[i64] = total


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatchWon(Event):
    """[P30, P31] A seat won the match with this total."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatchShared(Event):
    """[P42] The match ended with this total on both sides."""

    def __init__(self, total: i64) -> None:
        self.total: Final[i64] = total
