"""What lies on the table."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER, Standings, State
from tafelrunde.core.heap import Heap, empty_heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht import auction, influence, movement, playing, rules
from tafelrunde.games.macht.actions import (
    ALLOW,
    BID,
    DEPLOY,
    DONE,
    KNIGHTS,
    LEAVE,
    MAGES,
    MAGES_BACK,
    NO_RETREAT,
    OCCUPY,
    PLAY_SNAKE,
    REMOVE,
    RESUPPLY,
    RETREAT,
    SWAP,
    TAKE,
    TAKE_OVER,
    TO,
    add_range,
)
from tafelrunde.games.macht.components import (
    GLASS_COUNTS,
    KINDS,
    MARKER_COUNTS,
    MARKERS,
    PIECES,
    REGION_MARKERS,
    REGIONS,
    SYMBOLS,
    WIN_TOTAL,
    Kind,
    Region,
)
from tafelrunde.games.macht.view import MachtView, look


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MachtState(State):
    """Seat 0 is orange, seat 1 white. Amounts of both seats stand at `seat * KINDS + kind`, bonuses at
    `seat * SYMBOLS + symbol`, pieces on the map at `kind * REGIONS + region`; whose they are says `held`."""

    def __init__(
        self,
        held: vec[i64],
        pieces: vec[i64],
        reserve: vec[i64],
        stock: vec[i64],
        points: vec[i64],
        bids: vec[i64],
        bonuses: vec[i64],
        regions_of: vec[i64],
        spares: Heap,
        glasses: Heap,
        bowl: Heap,
        display: Heap,
        discards: Heap,
        markers: list[Heap],
    ) -> None:
        super().__init__(2)
        self.held: vec[i64] = held
        self.pieces: vec[i64] = pieces
        self.reserve: vec[i64] = reserve
        self.stock: vec[i64] = stock
        self.points: vec[i64] = points
        self.bids: vec[i64] = bids
        self.bonuses: vec[i64] = bonuses
        self.regions_of: vec[i64] = regions_of
        self.spares: Heap = spares
        self.glasses: Heap = glasses
        self.bowl: Heap = bowl
        self.display: Heap = display
        self.discards: Heap = discards
        self.markers: list[Heap] = markers
        self.tiebreak_by_old: bool = False
        self.move_into_empty: bool = True
        self.cycle: i64 = 0
        self.hourglass: i64 = 0
        self.cubes: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.resupplied: bool = False
        self.marker: i64 = NONE
        self.declared: i64 = NONE
        self.goal: i64 = NONE
        self.moving_knights: i64 = 0
        self.moving_mages: i64 = 0
        self.rising_at: i64 = NONE
        self.risen_knights: i64 = 0
        self.risen_mages: i64 = 0

    def clone(self) -> MachtState:
        twin = MachtState(
            self.held[:], self.pieces[:], self.reserve[:], self.stock[:], self.points[:], self.bids[:],
            self.bonuses[:], self.regions_of[:], self.spares.copy(), self.glasses.copy(), self.bowl.copy(),
            self.display.copy(), self.discards.copy(), [self.markers[0].copy(), self.markers[1].copy()],
        )  # fmt: skip
        twin.phase = self.phase
        twin.owing = self.owing
        twin.tiebreak_by_old = self.tiebreak_by_old
        twin.move_into_empty = self.move_into_empty
        twin.cycle = self.cycle
        twin.hourglass = self.hourglass
        twin.cubes = self.cubes
        twin.turn = self.turn
        twin.actions = self.actions
        twin.resupplied = self.resupplied
        twin.marker = self.marker
        twin.declared = self.declared
        twin.goal = self.goal
        twin.moving_knights = self.moving_knights
        twin.moving_mages = self.moving_mages
        twin.rising_at = self.rising_at
        twin.risen_knights = self.risen_knights
        twin.risen_mages = self.risen_mages
        return twin

    def put(self, seat: Seat, kind: Kind, region: Region, count: i64) -> None:
        """Pieces of a seat come into a region."""
        self.pieces[kind * REGIONS + region] += count
        self.held[seat] |= bit(region)

    def lift(self, seat: Seat, kind: Kind, region: Region, count: i64) -> None:
        """Pieces of a seat leave a region; without a piece it is no longer the seat's own."""
        self.pieces[kind * REGIONS + region] -= count
        if self.pieces[region] + self.pieces[REGIONS + region] == 0:
            self.held[seat] &= ~bit(region)

    def place(self, seat: Seat, kind: Kind, region: Region) -> None:
        """[P102] One piece goes from the reserve to a region."""
        self.reserve[seat * KINDS + kind] -= 1
        self.put(seat, kind, region, 1)

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == rules.ACTING:
            return playing.legal_plays(self, seat, rules.legal_basic_actions(self, seat, vec[i64](capacity=48)))
        if phase == rules.PLAYING:
            return playing.legal_next_plays(self, seat)
        if phase == rules.BIDDING:
            return auction.legal_bids(self, seat)
        if phase == rules.MOVING_TO:
            return movement.legal_goals(self, seat)
        if phase == rules.MOVING_KNIGHTS:
            return movement.legal_knights(self)
        if phase == rules.MOVING_MAGES:
            return movement.legal_mages(self)
        if phase == rules.SNAKE_ASKED:
            return add_range(vec[i64](capacity=2), PLAY_SNAKE.of(), ALLOW.of())
        if phase == rules.RETREATING:
            return influence.legal_retreats(self, seat, TAKE_OVER.where(self.declared))
        if phase == rules.OCCUPYING:
            return add_range(vec[i64](capacity=2), OCCUPY.of(), LEAVE.of())
        if phase == rules.RISING:
            return auction.legal_removals(self, seat)
        return auction.legal_swaps(self)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in TAKE:
            rules.take(self, seat, TAKE.what(number), dealer)
        elif number in DEPLOY:
            rules.deploy(self, seat, DEPLOY.what(number), dealer)
        elif number in RESUPPLY:
            rules.resupply(self, seat, dealer)
        elif number < DONE.first:
            playing.play(self, seat, number, dealer)
        elif number in DONE:
            playing.done(self, seat, dealer)
        elif number in TO:
            playing.move_to(self, seat, TO.what(number), dealer)
        elif number in KNIGHTS:
            playing.move_knights(self, seat, KNIGHTS.what(number), dealer)
        elif number in MAGES:
            playing.move_mages(self, seat, MAGES.what(number), dealer)
        elif number in MAGES_BACK:
            playing.move_mages(self, seat, -MAGES_BACK.what(number), dealer)
        else:
            self.apply_answer(seat, number, dealer)

    def apply_answer(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        """Answers to what was begun: snake, retreat, occupation, auction."""
        if number in PLAY_SNAKE:
            playing.stop_marker(self, seat, dealer)
        elif number in ALLOW:
            playing.allow(self, seat, dealer)
        elif number in RETREAT:
            playing.retreat(self, seat, RETREAT.what(number), RETREAT.where(number), dealer)
        elif number in NO_RETREAT:
            playing.no_retreat(self, dealer)
        elif number in OCCUPY:
            playing.occupy(self, seat, dealer)
        elif number in LEAVE:
            playing.leave(self, seat, dealer)
        elif number in BID:
            auction.bid(self, seat, BID.what(number), dealer)
        elif number in REMOVE:
            auction.remove(self, seat, REMOVE.what(number), REMOVE.where(number), dealer)
        elif number in SWAP:
            auction.swap(self, seat, SWAP.what(number), SWAP.where(number), dealer)
        else:
            auction.stop(self, seat, dealer)

    def view(self, seat: Seat) -> MachtView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        """[P30, P31, P42] Twelve win, of two such the higher total; equal totals after the last cycle share."""
        if self.phase != OVER:
            return None
        totals = (int(rules.total(self, 0)), int(rules.total(self, 1)))
        if totals[0] == totals[1]:
            return Standings((1, 1), "macht-reason-shared", totals)
        places = (1, 2) if totals[0] > totals[1] else (2, 1)
        both = min(totals) >= WIN_TOTAL
        return Standings(places, "macht-reason-higher-total" if both else "macht-reason-twelve", totals)


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])


def empty_table(tiebreak_by_old: bool = False, move_into_empty: bool = True) -> MachtState:
    """All pieces in the stock, all markers in the bowl, all region markers beside the map."""
    stock = vec[i64]([PIECES[0], PIECES[1], PIECES[0], PIECES[1]])
    state = MachtState(
        zeros(2), zeros(KINDS * REGIONS), zeros(2 * KINDS), stock, zeros(2), vec[i64]([NONE, NONE]),
        zeros(2 * SYMBOLS), zeros(SYMBOLS), Heap(REGION_MARKERS[:]), Heap(GLASS_COUNTS[:]), Heap(MARKER_COUNTS[:]),
        empty_heap(MARKERS), empty_heap(MARKERS), [empty_heap(MARKERS), empty_heap(MARKERS)],
    )  # fmt: skip
    state.tiebreak_by_old = tiebreak_by_old
    state.move_into_empty = move_into_empty
    return state
