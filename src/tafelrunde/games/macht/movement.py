"""Movement and sea movement, in small steps: the region that sends, the other region, the knights, the mages.

[P41] The first region sends knights, or mages if no knight moves: every movement can be expressed in only one way.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import bit, lowest
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import KNIGHTS, MAGES, MAGES_BACK, MOVE, SAIL, TO, add_each, add_range
from tafelrunde.games.macht.components import COAST, KNIGHT, MAGE, REGIONS, Kind, Region, Regions
from tafelrunde.games.macht.events import PiecesMoved
from tafelrunde.games.macht.regions import neighbours, open_regions
from tafelrunde.games.macht.state import MachtTable


def legal_moves(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P24, P16] A movement starts in one of the seat's own regions with a neighbour to move to."""
    own = state.held[seat]
    starts: i64 = 0
    while own != 0:
        region = lowest(own)
        if move_goals(state, seat, region) != 0:
            starts |= bit(region)
        own &= own - 1
    return add_each(numbers, MOVE.first, starts)


def move_goals(state: MachtTable, seat: Seat, start: Region) -> Regions:
    """[P24] Neighbours in the current cycle that are the seat's own or empty; by option only its own."""
    allowed = open_regions(state, seat) if state.move_into_empty else state.held[seat]
    return neighbours(state, start) & allowed


def legal_sails(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P25, P16] A sea movement starts in one of the seat's regions with a coast, if there is another to land on."""
    harbours = open_regions(state, seat) & COAST
    if harbours & (harbours - 1) == 0:
        return numbers
    return add_each(numbers, SAIL.first, state.held[seat] & COAST)


def sail_goals(state: MachtTable, seat: Seat, start: Region) -> Regions:
    """[P25] Any other region with a coast that is empty or the seat's own; it need not be a neighbour."""
    return open_regions(state, seat) & COAST & ~bit(start)


def legal_goals(state: MachtTable, seat: Seat) -> vec[i64]:
    """[P24, P25] Where the declared movement may go."""
    start = declared_start(state)
    goals = sail_goals(state, seat, start) if state.declared in SAIL else move_goals(state, seat, start)
    return add_each(vec[i64](capacity=16), TO.first, goals)


def declared_start(state: MachtTable) -> Region:
    """The region from which the declared movement starts."""
    return SAIL.what(state.declared) if state.declared in SAIL else MOVE.what(state.declared)


def fewest_knights(state: MachtTable) -> i64:
    """[P41, P48] At least one piece moves: without mages to send, a knight."""
    return 0 if state.pieces[REGIONS + declared_start(state)] > 0 else 1


def most_knights(state: MachtTable) -> i64:
    """[P24, P25] All knights of the first region may go."""
    return state.pieces[declared_start(state)]


def legal_knights(state: MachtTable) -> vec[i64]:
    """[P41] How many knights go."""
    most = most_knights(state)
    return add_range(vec[i64](capacity=most + 1), KNIGHTS.of(fewest_knights(state)), KNIGHTS.of(most))


def fewest_mages(state: MachtTable) -> i64:
    """[P41, P48] Without a knight at least one mage goes; with one, none need go, and in a movement mages may come
    back (below zero)."""
    if state.moving_knights == 0:
        return 1
    return 0 if state.declared in SAIL else -state.pieces[REGIONS + state.goal]


def most_mages(state: MachtTable) -> i64:
    """[P24, P25] All mages of the first region may go."""
    return state.pieces[REGIONS + declared_start(state)]


def legal_mages(state: MachtTable) -> vec[i64]:
    """[P41] How many mages go or come back."""
    fewest = fewest_mages(state)
    most = most_mages(state)
    numbers = vec[i64](capacity=most + 20)
    numbers = add_range(numbers, MAGES.of(max(fewest, 0)), MAGES.of(most))
    return add_range(numbers, MAGES_BACK.of(1), MAGES_BACK.of(-fewest)) if fewest < 0 else numbers


def move(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P24, P25] The declared pieces change places; a region may be left empty, and may become as full as you like."""
    start = declared_start(state)
    carry(state, seat, KNIGHT, start, state.goal, state.moving_knights, dealer)
    if state.moving_mages >= 0:
        carry(state, seat, MAGE, start, state.goal, state.moving_mages, dealer)
    else:
        carry(state, seat, MAGE, state.goal, start, -state.moving_mages, dealer)


def carry(
    state: MachtTable, seat: Seat, kind: Kind, start: Region, goal: Region, count: i64, dealer: Dealer
) -> None:  # fmt: skip
    """This many pieces of one kind go from one region to the other."""
    if count > 0:
        state.lift(seat, kind, start, count)
        state.put(seat, kind, goal, count)
        dealer.tell(PiecesMoved(seat, kind, start, goal, count))
