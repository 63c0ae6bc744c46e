"""Lightning markers: the sealed auction, victory point, uprising and region swap."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import BID, REMOVE, STOP, SWAP, add_range
from tafelrunde.games.macht.components import (
    KINDS,
    KNIGHT,
    MAGE,
    REGION_SWAP,
    REGIONS,
    SYMBOLS,
    UPRISING,
    UPRISING_LIMIT,
    VICTORY_POINT,
    Kind,
    Region,
    Symbol,
)
from tafelrunde.games.macht.events import (
    AuctionTied,
    AuctionWon,
    BidSealed,
    BidShown,
    EffectDeclined,
    EffectLapsed,
    PieceRemoved,
    PointWon,
    RegionSwapped,
)
from tafelrunde.games.macht.phases import RISING, SWAPPING
from tafelrunde.games.macht.regions import active_kind, rival_of, symbol_of
from tafelrunde.games.macht.rules import end_action, remove_cube
from tafelrunde.games.macht.state import MachtTable


def legal_bids(state: MachtTable, seat: Seat) -> vec[i64]:
    """[P11, P46, P56] Any number of active pieces from the reserve, even none; a bid is always asked for."""
    most = state.reserve[seat * KINDS + active_kind(state)]
    return add_range(vec[i64](capacity=most + 1), BID.of(0), BID.of(most))


def bid(state: MachtTable, seat: Seat, count: i64, dealer: Dealer) -> None:
    """[P11, P33, P55] Both seats seal a bid; the second one opens both."""
    state.bids[seat] = count
    dealer.tell(BidSealed(seat, count))
    if state.all_answered(seat):
        open_bids(state, dealer)


def open_bids(state: MachtTable, dealer: Dealer) -> None:
    """[P11, P55] The higher bid pays into the stock and wins the marker. With equal bids nobody pays or wins."""
    first = state.bids[0]
    second = state.bids[1]
    dealer.tell(BidShown(0, first))
    dealer.tell(BidShown(1, second))
    state.bids[0] = NONE
    state.bids[1] = NONE
    if first == second:
        dealer.tell(AuctionTied(state.marker))
        finish_lightning(state, dealer)
        return
    seat: Seat = 0 if first > second else 1
    price = max(first, second)
    purse = seat * KINDS + active_kind(state)
    state.reserve[purse] -= price
    state.stock[purse] += price
    dealer.tell(AuctionWon(seat, state.marker, price))
    carry_out_lightning(state, seat, dealer)


def carry_out_lightning(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P12, P13, P14] The winner gets a victory point at once, or is asked what to do.
    [P43, P47] An impossible effect lapses."""
    if state.marker == VICTORY_POINT:
        state.points[seat] += 1
        dealer.tell(PointWon(seat, state.points[seat]))
        finish_lightning(state, dealer)
    elif state.marker == UPRISING and state.held[rival_of(seat)] != 0:
        state.ask(RISING, seat)
    elif state.marker == REGION_SWAP and can_swap(state):
        state.ask(SWAPPING, seat)
    else:
        dealer.tell(EffectLapsed(seat, state.marker))
        finish_lightning(state, dealer)


def finish_lightning(state: MachtTable, dealer: Dealer) -> None:
    """[P15, P54, P116] The marker is discarded and a cube leaves, no matter who won; the taker's action is spent."""
    state.discards.add(state.marker)
    state.marker = NONE
    remove_cube(state, dealer)
    end_action(state, dealer)


# Uprising


def legal_removals(state: MachtTable, seat: Seat) -> vec[i64]:
    """[P13, P52] One piece of the rival at a time, all in one region, knights before mages; or stop."""
    numbers = vec[i64](capacity=32)
    regions = state.held[rival_of(seat)] if state.rising_at == NONE else bit(state.rising_at)
    for kind in range(MAGE if state.risen_mages > 0 else KNIGHT, KINDS):
        left = regions
        while left != 0:
            region = lowest(left)
            if state.pieces[kind * REGIONS + region] > 0:
                numbers = append(numbers, REMOVE.of(kind, region))
            left &= left - 1
    return append(numbers, STOP.of())


def remove(state: MachtTable, seat: Seat, kind: Kind, region: Region, dealer: Dealer) -> None:
    """[P13, P52] The piece goes to the stock; the region may become empty. At most two are removed."""
    rival = rival_of(seat)
    state.lift(rival, kind, region, 1)
    state.stock[rival * KINDS + kind] += 1
    dealer.tell(PieceRemoved(rival, kind, region, 1))
    state.rising_at = region
    if kind == KNIGHT:
        state.risen_knights += 1
    else:
        state.risen_mages += 1
    if state.risen_knights + state.risen_mages == UPRISING_LIMIT or not can_remove(state):
        finish_uprising(state, dealer)
    else:
        state.ask(RISING, seat)


def can_remove(state: MachtTable) -> bool:
    """[P52] Whether the region of the uprising still holds a piece that may be removed."""
    mages = state.pieces[REGIONS + state.rising_at]
    return mages > 0 or (state.risen_mages == 0 and state.pieces[state.rising_at] > 0)


def finish_uprising(state: MachtTable, dealer: Dealer) -> None:
    """[P52] The uprising is over."""
    state.rising_at = NONE
    state.risen_knights = 0
    state.risen_mages = 0
    finish_lightning(state, dealer)


# Region swap


def legal_swaps(state: MachtTable) -> vec[i64]:
    """[P14, P43] Any region may get a spare with another symbol; or the winner declines."""
    numbers = vec[i64](capacity=48)
    for region in range(REGIONS):
        old = symbol_of(state, region)
        for symbol in range(SYMBOLS):
            if symbol != old and state.spares.counts[symbol] > 0:
                numbers = append(numbers, SWAP.of(region, symbol))
    return append(numbers, STOP.of())


def can_swap(state: MachtTable) -> bool:
    """[P43] Whether some region can get another symbol."""
    return len(legal_swaps(state)) > 1


def swap(state: MachtTable, seat: Seat, region: Region, symbol: Symbol, dealer: Dealer) -> None:
    """[P14] The spare replaces the old region marker, which joins the spares."""
    old = symbol_of(state, region)
    state.spares.remove(symbol)
    state.spares.add(old)
    state.regions_of[old] &= ~bit(region)
    state.regions_of[symbol] |= bit(region)
    dealer.tell(RegionSwapped(seat, region, old, symbol))
    finish_lightning(state, dealer)


def stop(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P13, P14, P52] The winner makes no further use of the marker."""
    dealer.tell(EffectDeclined(seat, state.marker))
    if state.marker == UPRISING:
        finish_uprising(state, dealer)
    else:
        finish_lightning(state, dealer)
