"""The map as the rules see it: who owns a region, which are neighbours, which are active."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.components import (
    BORDERS,
    EVERYWHERE,
    KNIGHT,
    MAGE,
    REGIONS,
    Kind,
    Region,
    Regions,
    Symbol,
)
from tafelrunde.games.macht.state import MachtTable


def rival_of(seat: Seat) -> Seat:
    return 1 - seat


def kind_in(cycle: i64) -> Kind:
    """[P104, P37] Mages are active in magic cycles, the odd ones, knights in sword cycles, the even ones."""
    return MAGE if cycle & 1 == 1 else KNIGHT


def active_kind(state: MachtTable) -> Kind:
    return kind_in(state.cycle)


def passive_kind(state: MachtTable) -> Kind:
    """[P104] Pieces that are not active are passive."""
    return KNIGHT if state.cycle & 1 == 1 else MAGE


def open_regions(state: MachtTable, seat: Seat) -> Regions:
    """[P9] The regions that are empty or the seat's own: all but the rival's."""
    return EVERYWHERE & ~state.held[rival_of(seat)]


def owner_of(state: MachtTable, region: Region) -> Seat:
    """[P9] The seat with a piece in the region, or NONE."""
    if state.held[0] & bit(region) != 0:
        return 0
    return 1 if state.held[1] & bit(region) != 0 else NONE


def pieces_in(state: MachtTable, region: Region) -> i64:
    """All pieces in a region, which belong to one seat."""
    return state.pieces[region] + state.pieces[REGIONS + region]


def symbol_of(state: MachtTable, region: Region) -> Symbol:
    """What the region marker of a region shows."""
    symbol: i64 = 0
    while state.regions_of[symbol] & bit(region) == 0:
        symbol += 1
    return symbol


def neighbours(state: MachtTable, region: Region) -> Regions:
    """[P105] Neighbours have a common border in a sword cycle, the same symbol in a magic cycle. No region is its own
    neighbour."""
    if active_kind(state) == KNIGHT:
        return BORDERS[region]
    return state.regions_of[symbol_of(state, region)] & ~bit(region)


def active_pieces(state: MachtTable, seat: Seat, regions: Regions) -> i64:
    """The active pieces of a seat in these regions."""
    first = active_kind(state) * REGIONS
    own = regions & state.held[seat]
    pieces = state.pieces
    total: i64 = 0
    while own != 0:
        total += pieces[first + lowest(own)]
        own &= own - 1
    return total


def is_active(state: MachtTable, region: Region, kind: Kind) -> bool:
    """[P106] A region is active if more pieces of the active kind stand in it than of the other."""
    surplus = state.pieces[region] - state.pieces[REGIONS + region]
    return surplus > 0 if kind == KNIGHT else surplus < 0


def active_regions(state: MachtTable, seat: Seat, kind: Kind) -> i64:
    """[P106] How many active regions a seat has if this kind of piece is active."""
    own = state.held[seat]
    count: i64 = 0
    while own != 0:
        if is_active(state, lowest(own), kind):
            count += 1
        own &= own - 1
    return count
