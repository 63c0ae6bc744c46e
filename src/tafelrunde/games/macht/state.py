"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.declared import By, Counts, Own, Rows, Unseen
from tafelrunde.core.game import NO_NUMBERS, State
from tafelrunde.core.heap import Heap, empty_heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.components import (
    GLASS_COUNTS,
    KINDS,
    MARKER_COUNTS,
    MARKERS,
    PIECES,
    REGION_MARKERS,
    REGIONS,
    SYMBOLS,
    Kind,
    Region,
)

NO_HEAP: Final = Heap(NO_NUMBERS)
NO_HEAPS: Final[list[Heap]] = []


@mypyc_attr(acyclic=True)
class MachtTable(State):
    """[P33, P55] Seat 0 is orange, seat 1 white; all is open but a sealed bid. Amounts of both seats are at
    `seat * KINDS + kind`, bonuses at `seat * SYMBOLS + symbol`, pieces on the map at `kind * REGIONS + region`;
    `held` says whose they are."""

    cycle: i64 = 0
    hourglass: i64 = 0  # cubes at the beginning of the cycle
    cubes: i64 = 0
    turn: i64 = 0
    actions: i64 = 0  # left in this turn
    resupplied: bool = False  # in this cycle, by either seat
    points: vec[i64] = NO_NUMBERS
    regions_of: Annotated[vec[i64], By("symbols", "symbols", "mark")] = NO_NUMBERS  # by region
    held: Annotated[vec[i64], By("owners", "owners", "settle")] = NO_NUMBERS  # by region: a seat, or -1
    pieces: Annotated[vec[i64], By("knights", "knights", "put_knights"), By("mages", "mages", "put_mages")] = (
        NO_NUMBERS  # by region
    )
    reserve: Annotated[vec[i64], Rows(KINDS)] = NO_NUMBERS  # knights and mages of each seat
    stock: Annotated[vec[i64], Rows(KINDS)] = NO_NUMBERS  # knights and mages of each seat
    markers: Annotated[list[Heap], Counts()] = NO_HEAPS  # of each seat, by marker
    bonuses: Annotated[vec[i64], Rows(SYMBOLS)] = NO_NUMBERS  # of each seat, by symbol
    display: Annotated[Heap, Counts()] = NO_HEAP  # by marker
    bowl: Annotated[Heap, Counts()] = NO_HEAP  # by marker
    discards: Annotated[Heap, Counts()] = NO_HEAP  # by marker
    spares: Annotated[Heap, Counts()] = NO_HEAP  # region markers by symbol
    glasses: Annotated[Heap, Counts()] = NO_HEAP  # hourglass markers by value, the smallest first
    marker: i64 = NONE  # being auctioned or carried out
    declared: i64 = NONE  # the action that the marker is played for
    goal: i64 = NONE  # of the declared movement
    moving_knights: i64 = 0
    moving_mages: i64 = 0  # below zero: they come back
    rising_at: i64 = NONE  # the region of the uprising
    risen_knights: i64 = 0
    risen_mages: i64 = 0
    bids: Annotated[vec[i64], Own("bid")] = NO_NUMBERS  # sealed by the seat that looks, or -1
    tiebreak_by_old: Annotated[bool, Unseen()] = False
    move_into_empty: Annotated[bool, Unseen()] = True

    @final
    def put(self, seat: Seat, kind: Kind, region: Region, count: i64) -> None:
        """Pieces of a seat come into a region."""
        self.pieces[kind * REGIONS + region] += count
        self.held[seat] |= bit(region)

    @final
    def lift(self, seat: Seat, kind: Kind, region: Region, count: i64) -> None:
        """Pieces of a seat leave a region; without a piece it is no longer the seat's own."""
        self.pieces[kind * REGIONS + region] -= count
        if self.pieces[region] + self.pieces[REGIONS + region] == 0:
            self.held[seat] &= ~bit(region)

    @final
    def place(self, seat: Seat, kind: Kind, region: Region) -> None:
        """[P102] One piece goes from the reserve to a region."""
        self.reserve[seat * KINDS + kind] -= 1
        self.put(seat, kind, region, 1)


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])


def clear_table(state: MachtTable) -> None:
    """All pieces in the stock, all markers in the bowl, all region markers next to the map."""
    state.points = zeros(2)
    state.regions_of = zeros(SYMBOLS)
    state.held = zeros(2)
    state.pieces = zeros(KINDS * REGIONS)
    state.reserve = zeros(2 * KINDS)
    state.stock = vec[i64]([PIECES[0], PIECES[1], PIECES[0], PIECES[1]])
    state.markers = [empty_heap(MARKERS), empty_heap(MARKERS)]
    state.bonuses = zeros(2 * SYMBOLS)
    state.display = empty_heap(MARKERS)
    state.bowl = Heap(MARKER_COUNTS[:])
    state.discards = empty_heap(MARKERS)
    state.spares = Heap(REGION_MARKERS[:])
    state.glasses = Heap(GLASS_COUNTS[:])
    state.bids = vec[i64]([NONE, NONE])
