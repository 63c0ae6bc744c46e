"""What can happen in Macht & Ohnmacht."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.components import Kind, Marker, Region, Symbol


@mypyc_attr(acyclic=True)
class AtRegion(Event):
    """Something that a seat did in a region with so many pieces of a kind."""

    def __init__(self, seat: Seat, kind: Kind, region: Region, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.region: Final[i64] = region
        self.count: Final[i64] = count


@mypyc_attr(acyclic=True)
class OfMarker(Event):
    """Something that a seat did with an action marker."""

    def __init__(self, seat: Seat, marker: Marker) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker


@mypyc_attr(acyclic=True)
class OfCount(Event):
    """A number of something that a seat has or gets."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count


@mypyc_attr(acyclic=True)
class OfSupply(Event):
    """Knights and mages that came to a seat's reserve or left the map."""

    def __init__(self, seat: Seat, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


@mypyc_attr(acyclic=True)
class OfWay(Event):
    """Knights and mages declared to go from one region to another; mages below zero go the other way."""

    def __init__(self, seat: Seat, start: Region, goal: Region, knights: i64, mages: i64) -> None:
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


# Set-up and the beginning of a cycle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionMarked(Event):
    """[P107] A region received its region marker."""

    def __init__(self, region: Region, symbol: Symbol) -> None:
        self.region: Final[i64] = region
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CycleBegan(Event):
    """[P37] A cycle began; its number and the kind of piece that is active."""

    def __init__(self, cycle: i64, kind: Kind) -> None:
        self.cycle: Final[i64] = cycle
        self.kind: Final[i64] = kind


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IncomeReceived(OfSupply):
    """[P110] A seat received its income."""


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

    def __init__(self, marker: Marker) -> None:
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StarterFound(Event):
    """[P113] A seat begins the cycle, because of points (0), active regions (1) or chance (2), with so many actions."""

    def __init__(self, seat: Seat, because: i64, actions: i64) -> None:
        self.seat: Final[i64] = seat
        self.because: Final[i64] = because
        self.actions: Final[i64] = actions


# The four actions


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerTaken(OfMarker):
    """[P115, P116] A seat took a marker from the display."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deployed(AtRegion):
    """[P10] A seat deployed a piece."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resupplied(OfSupply):
    """[P117, P121] A seat took pieces from the stock into the reserve."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CubeLeft(Event):
    """[P122] A cube left the hourglass; so many are left."""

    def __init__(self, cubes: i64) -> None:
        self.cubes: Final[i64] = cubes


# Auction


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BidSealed(OfCount):
    """[P11, P55] A seat sealed its bid; it alone knows how much."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else BidSealed(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BidShown(OfCount):
    """[P55] A bid was shown."""

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AuctionTied(Event):
    """[P11] The bids were equal; nobody got the marker."""

    def __init__(self, marker: Marker) -> None:
        self.marker: Final[i64] = marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AuctionWon(Event):
    """[P11] A seat won the marker and paid so many active pieces."""

    def __init__(self, seat: Seat, marker: Marker, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.marker: Final[i64] = marker
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PointWon(OfCount):
    """[P12] A seat won a victory point at an auction; how many it has now."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PieceRemoved(AtRegion):
    """[P13] An uprising returned a piece of this seat to the stock."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionSwapped(Event):
    """[P14] A seat gave a region another symbol."""

    def __init__(self, seat: Seat, region: Region, before: Symbol, symbol: Symbol) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region
        self.before: Final[i64] = before
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectDeclined(OfMarker):
    """[P13, P14] A seat made no use, or no further use, of the marker it won."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectLapsed(OfMarker):
    """[P43, P47] A seat won a marker whose effect is impossible."""


# Playing markers: what is declared


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReinforcementDeclared(OfMarker):
    """[P120] A seat played a marker to reinforce a region."""

    def __init__(self, seat: Seat, marker: Marker, region: Region) -> None:
        super().__init__(seat, marker)
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeOverDeclared(OfMarker):
    """[P20] A seat played a marker to take over a region: attack against defence."""

    def __init__(self, seat: Seat, marker: Marker, region: Region, attack: i64, defence: i64) -> None:
        super().__init__(seat, marker)
        self.region: Final[i64] = region
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NumberDeclared(OfMarker):
    """[P22] A seat played a number marker."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MovementDeclared(OfWay):
    """[P24] A seat played a movement marker."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SeaMovementDeclared(OfWay):
    """[P25] A seat played a sea movement marker."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ResupplyDeclared(OfMarker):
    """[P121] A seat played a marker for resupply: knights and mages that it gives."""

    def __init__(self, seat: Seat, marker: Marker, knights: i64, mages: i64) -> None:
        super().__init__(seat, marker)
        self.knights: Final[i64] = knights
        self.mages: Final[i64] = mages


# Playing markers: what came of it


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerStopped(OfMarker):
    """[P19] A seat stopped this marker of the rival with a snake."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerAllowed(OfMarker):
    """[P19] A seat kept its snake and let this marker of the rival happen."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reinforced(AtRegion):
    """[P120] A seat reinforced a region."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreated(Event):
    """[P27] A piece of this seat retreated."""

    def __init__(self, seat: Seat, kind: Kind, start: Region, goal: Region) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PiecesLost(OfSupply):
    """[P27] Pieces of this seat went from a lost region to the stock."""

    def __init__(self, seat: Seat, knights: i64, mages: i64, region: Region) -> None:
        super().__init__(seat, knights, mages)
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Occupied(AtRegion):
    """[P28] The attacker put a piece into the region taken over."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LeftEmpty(Event):
    """[P28] The attacker left the region empty."""

    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BonusGained(Event):
    """[P22] A seat has a bonus for this symbol until the end of the cycle; so many in all."""

    def __init__(self, seat: Seat, symbol: Symbol, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.symbol: Final[i64] = symbol
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PiecesMoved(Event):
    """[P24, P25] Pieces of one kind moved from region to region."""

    def __init__(self, seat: Seat, kind: Kind, start: Region, goal: Region, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkersDone(Event):
    """[P118] A seat plays no further marker with this action."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat


# The end of a cycle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CycleEnded(Event):
    """[P122] The last cube was gone, and the cycle with it."""

    def __init__(self, cycle: i64) -> None:
        self.cycle: Final[i64] = cycle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RegionsCounted(OfCount):
    """[P29] How many active regions a seat has at the end of a cycle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PointScored(OfCount):
    """[P29] A seat scored a victory point; how many it has now."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TotalsEqual(Event):
    """[P31] Both seats have this total of twelve or more: the next cycle decides."""

    def __init__(self, total: i64) -> None:
        self.total: Final[i64] = total


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatchWon(OfCount):
    """[P30] A seat won the match with this total."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatchShared(Event):
    """[P42] The match ended with this total on both sides."""

    def __init__(self, total: i64) -> None:
        self.total: Final[i64] = total
