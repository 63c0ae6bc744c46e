"""Influence: reinforcement and the arithmetic of the take-over, retreat and occupation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit, lowest
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
    owner_of,
    pieces_in,
    rival_of,
    symbol_of,
)

if TYPE_CHECKING:
    from tafelrunde.games.macht.state import MachtState

Support = tuple[int, int]
"""A region and how many active pieces stand in it."""

Breakdown = tuple[tuple[Support, ...], int, int, tuple[Support, ...], int]
"""Supports and bonus of the attack; pieces inside, supports and bonus of the defence."""


def legal_influences(state: MachtState, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P16, P119] Each influence marker in the regions of its symbol, and [P26, P50] Merlin in any region: to reinforce
    what is empty or own, to take over what is the rival's, if that is possible."""
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


def marked_regions(state: MachtState, seat: Seat) -> Regions:
    """[P119] The regions that show the symbol of an influence marker in the reserve."""
    marked: i64 = 0
    hand = state.markers[seat].counts
    for symbol in range(SYMBOLS):
        if hand[symbol] > 0:
            marked |= state.regions_of[symbol]
    return marked


def weak_regions(state: MachtState, seat: Seat, regions: Regions) -> Regions:
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


def attack(state: MachtState, seat: Seat, region: Region) -> i64:
    """[P20, P35] Own active pieces in neighbours of the region, plus bonus; the bonus may be all there is."""
    return active_pieces(state, seat, neighbours(state, region)) + bonus(state, seat, region)


def defence(state: MachtState, seat: Seat, region: Region) -> i64:
    """[P20] All own pieces in the region, own active pieces in its neighbours, plus bonus."""
    around = active_pieces(state, seat, neighbours(state, region))
    return pieces_in(state, region) + around + bonus(state, seat, region)


def sums(state: MachtState) -> list[tuple[int, int]]:
    """[P20] Attack and defence of every region if the rival of its owner took it over now; 0 : 0 for empty ones."""
    found: list[tuple[int, int]] = []
    for region in range(REGIONS):
        owner = owner_of(state, region)
        if owner == NONE:
            found.append((0, 0))
        else:
            found.append((attack(state, rival_of(owner), region), defence(state, owner, region)))
    return found


def supports(state: MachtState, seat: Seat, region: Region) -> list[Support]:
    """[P20, P105] The neighbours of a region from which active pieces of a seat have a say in its take-over, and how
    many stand in each."""
    first = active_kind(state) * REGIONS
    rest = neighbours(state, region) & state.held[seat]
    found: list[Support] = []
    while rest != 0:
        at = lowest(rest)
        if state.pieces[first + at] > 0:
            found.append((at, state.pieces[first + at]))
        rest &= rest - 1
    return found


def breakdown(state: MachtState) -> list[Breakdown]:
    """[P20, P23] What the sums of every region are made of: supports and bonus of the attack, then pieces inside,
    supports and bonus of the defence. Nothing for empty ones."""
    found: list[Breakdown] = []
    for region in range(REGIONS):
        owner = owner_of(state, region)
        if owner == NONE:
            found.append(((), 0, 0, (), 0))
            continue
        rival = rival_of(owner)
        found.append(
            (
                tuple(supports(state, rival, region)),
                bonus(state, rival, region),
                pieces_in(state, region),
                tuple(supports(state, owner, region)),
                bonus(state, owner, region),
            )
        )
    return found


def bonus(state: MachtState, seat: Seat, region: Region) -> i64:
    """[P22, P23] One for each number marker of the region's present symbol that the seat has played in this cycle."""
    return state.bonuses[seat * SYMBOLS + symbol_of(state, region)]


def reinforce(state: MachtState, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P120] One active piece goes from the reserve to the region, however many stand there."""
    kind = active_kind(state)
    state.place(seat, kind, region)
    dealer.tell(Reinforced(seat, kind, region, 1))


# Retreat and occupation


def refuges(state: MachtState, seat: Seat, region: Region) -> Regions:
    """[P27] Neighbours by the current cycle that are empty or the defender's own, however full."""
    return neighbours(state, region) & open_regions(state, seat)


def legal_retreats(state: MachtState, seat: Seat, region: Region) -> vec[i64]:
    """[P27] One piece of either kind to a refuge, or none at all."""
    numbers = vec[i64](capacity=32)
    for kind in range(KINDS):
        if state.pieces[kind * REGIONS + region] > 0:
            numbers = add_each(numbers, RETREAT.of(kind, 0), refuges(state, seat, region))
    return append(numbers, NO_RETREAT.of())


def retreat(state: MachtState, seat: Seat, kind: Kind, region: Region, goal: Region, dealer: Dealer) -> None:
    """[P27] One piece of the defender goes to the refuge."""
    state.lift(seat, kind, region, 1)
    state.put(seat, kind, goal, 1)
    dealer.tell(Retreated(seat, kind, region, goal))


def disperse(state: MachtState, seat: Seat, region: Region, dealer: Dealer) -> None:
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


def occupy(state: MachtState, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P28] The attacker puts exactly one active piece from the reserve into the region."""
    kind = active_kind(state)
    state.place(seat, kind, region)
    dealer.tell(Occupied(seat, kind, region, 1))


def leave(seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P28] The region stays empty; the attacking pieces do not move."""
    dealer.tell(LeftEmpty(seat, region))
