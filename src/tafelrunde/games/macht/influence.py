"""Influence: reinforcement and the arithmetic of the take-over, retreat and occupation."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import bit, lowest
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import BY_INFLUENCE, BY_MERLIN, NO_RETREAT, REINFORCE, RETREAT, TAKE_OVER, add_each
from tafelrunde.games.macht.components import (
    EVERYWHERE,
    KINDS,
    KNIGHT,
    MAGE,
    MERLIN,
    REGIONS,
    SYMBOLS,
    Kind,
    Region,
    Regions,
)
from tafelrunde.games.macht.events import LeftEmpty, Occupied, PiecesLost, Reinforced, Retreated
from tafelrunde.games.macht.regions import (
    active_kind,
    active_pieces,
    neighbours,
    open_regions,
    pieces_in,
    rival_of,
    symbol_of,
)
from tafelrunde.games.macht.state import MachtTable


def legal_influences(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P16, P119] Each influence marker in the regions of its symbol, and [P26, P50] Merlin in any region: to reinforce
    an empty region or the seat's own, or to take over the rival's, if that is possible."""
    marked = marked_regions(state, seat)
    anywhere = EVERYWHERE if MERLIN in state.markers[seat] else 0
    if marked | anywhere == 0:
        return numbers
    homes = open_regions(state, seat) if state.reserve[seat * KINDS + active_kind(state)] > 0 else 0
    targets = weak_regions(state, seat, marked | anywhere)
    numbers = add_each(numbers, REINFORCE.of(BY_INFLUENCE, 0), marked & homes)
    numbers = add_each(numbers, REINFORCE.of(BY_MERLIN, 0), anywhere & homes)
    numbers = add_each(numbers, TAKE_OVER.of(BY_INFLUENCE, 0), marked & targets)
    return add_each(numbers, TAKE_OVER.of(BY_MERLIN, 0), anywhere & targets)


def marked_regions(state: MachtTable, seat: Seat) -> Regions:
    """[P119] The regions that show the symbol of an influence marker in the reserve."""
    marked: i64 = 0
    hand = state.markers[seat].counts
    for symbol in range(SYMBOLS):
        if hand[symbol] > 0:
            marked |= state.regions_of[symbol]
    return marked


def weak_regions(state: MachtTable, seat: Seat, regions: Regions) -> Regions:
    """[P20] Those regions of the rival in which the attack is greater than the defence."""
    rest = regions & state.held[rival_of(seat)]
    weak: i64 = 0
    while rest != 0:
        region = lowest(rest)
        strength = attack(state, seat, region)
        # Most attacks fail against the pieces in the region alone.
        if strength > pieces_in(state, region) and strength > defence(state, rival_of(seat), region):
            weak |= bit(region)
        rest &= rest - 1
    return weak


def attack(state: MachtTable, seat: Seat, region: Region) -> i64:
    """[P20, P35] The seat's active pieces in neighbours of the region, plus bonus; the bonus may be all there is."""
    return active_pieces(state, seat, neighbours(state, region)) + bonus(state, seat, region)


def defence(state: MachtTable, seat: Seat, region: Region) -> i64:
    """[P20] All the seat's pieces in the region, its active pieces in the neighbours, plus bonus."""
    around = active_pieces(state, seat, neighbours(state, region))
    return pieces_in(state, region) + around + bonus(state, seat, region)


def bonus(state: MachtTable, seat: Seat, region: Region) -> i64:
    """[P22, P23] One for each number marker of the region's current symbol that the seat has played in this cycle."""
    return state.bonuses[seat * SYMBOLS + symbol_of(state, region)]


def reinforce(state: MachtTable, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P120] One active piece goes from the reserve to the region, however many stand there."""
    kind = active_kind(state)
    state.place(seat, kind, region)
    dealer.tell(Reinforced(seat, kind, region, 1))


# Retreat and occupation


def refuges(state: MachtTable, seat: Seat, region: Region) -> Regions:
    """[P27] Neighbours by the current cycle that are empty or the defender's own, however full."""
    return neighbours(state, region) & open_regions(state, seat)


def legal_retreats(state: MachtTable, seat: Seat, region: Region) -> vec[i64]:
    """[P27] One piece of either kind to a refuge, or none at all."""
    numbers = vec[i64](capacity=32)
    for kind in range(KINDS):
        if state.pieces[kind * REGIONS + region] > 0:
            numbers = add_each(numbers, RETREAT.of(kind, 0), refuges(state, seat, region))
    return append(numbers, NO_RETREAT.of())


def retreat(state: MachtTable, seat: Seat, kind: Kind, region: Region, goal: Region, dealer: Dealer) -> None:
    """[P27] One piece of the defender goes to the refuge."""
    state.lift(seat, kind, region, 1)
    state.put(seat, kind, goal, 1)
    dealer.tell(Retreated(seat, kind, region, goal))


def disperse(state: MachtTable, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P27] All pieces of the defender that are left in the region go to the stock."""
    knights = state.pieces[region]
    mages = state.pieces[REGIONS + region]
    if knights + mages == 0:
        return
    state.lift(seat, KNIGHT, region, knights)
    state.lift(seat, MAGE, region, mages)
    state.stock[seat * KINDS + KNIGHT] += knights
    state.stock[seat * KINDS + MAGE] += mages
    dealer.tell(PiecesLost(seat, knights, mages, region))


def occupy(state: MachtTable, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P28] The attacker puts exactly one active piece from the reserve into the region."""
    kind = active_kind(state)
    state.place(seat, kind, region)
    dealer.tell(Occupied(seat, kind, region, 1))


def leave(seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P28] The region stays empty; the attacking pieces do not move."""
    dealer.tell(LeftEmpty(seat, region))
