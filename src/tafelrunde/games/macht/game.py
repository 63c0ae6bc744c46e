"""The game as the rest of the house knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bag_of, bit
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, Option, OptionValue, State
from tafelrunde.core.heap import Heap
from tafelrunde.core.messages import Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.macht import notation, rules, telling
from tafelrunde.games.macht.actions import CATALOGUE
from tafelrunde.games.macht.components import (
    EVERYWHERE,
    GLASS_COUNTS,
    KINDS,
    MARKER_COUNTS,
    MARKERS,
    NUMBER_OF,
    PIECES,
    REGION_MARKERS,
    REGIONS,
    SYMBOLS,
)
from tafelrunde.games.macht.regions import active_kind
from tafelrunde.games.macht.state import MachtState, empty_table
from tafelrunde.games.macht.view import MachtView

OPTIONS: Final = (
    Option("starter_tiebreak_cycle", ("new", "old"), "P2"),
    Option("move_into_empty", (True, False), "P24"),
)


@final
class Macht(Game):
    """Magic and sword cycles over one map. Options: which cycle's active regions break a tie for the start [P2], and
    whether a movement may enter an empty region [P24]."""

    def __init__(self, starter_tiebreak_cycle: OptionValue = "new", move_into_empty: OptionValue = True) -> None:
        super().__init__(
            "macht", 1, range(2, 3), CATALOGUE, OPTIONS,
            {"starter_tiebreak_cycle": starter_tiebreak_cycle, "move_into_empty": move_into_empty},
        )  # fmt: skip
        self.tiebreak_by_old: Final = starter_tiebreak_cycle == "old"
        self.move_into_empty: Final = move_into_empty is True

    def table(self) -> MachtState:
        """A table with these options on which nothing lies yet."""
        return empty_table(self.tiebreak_by_old, self.move_into_empty)

    def new(self, seats: int, dealer: Dealer) -> MachtState:
        state = self.table()
        rules.set_up(state, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> MachtState:
        """[P55] All is open but a sealed bid of the rival, which may be any."""
        assert isinstance(view, MachtView)
        state = self.table()
        state.phase = view.phase
        state.owing = bag_of(view.to_act).low
        state.cycle = view.cycle
        state.hourglass = view.hourglass
        state.cubes = view.cubes
        state.turn = view.turn
        state.actions = view.actions
        state.resupplied = view.resupplied
        state.points = vec[i64](view.points)
        for region in range(REGIONS):
            state.regions_of[view.symbols[region]] |= bit(region)
            if view.owners[region] != NONE:
                state.held[view.owners[region]] |= bit(region)
        state.pieces = vec[i64](view.knights + view.mages)
        state.reserve = vec[i64](view.reserve[0] + view.reserve[1])
        state.stock = vec[i64](view.stock[0] + view.stock[1])
        state.bonuses = vec[i64](view.bonuses[0] + view.bonuses[1])
        state.markers = [Heap(vec[i64](view.markers[0])), Heap(vec[i64](view.markers[1]))]
        state.display = Heap(vec[i64](view.display))
        state.bowl = Heap(vec[i64](view.bowl))
        state.discards = Heap(vec[i64](view.discards))
        state.spares = Heap(vec[i64](view.spares))
        state.glasses = Heap(vec[i64](view.glasses))
        state.marker = view.marker
        state.declared = view.declared
        state.goal = view.goal
        state.moving_knights = view.moving_knights
        state.moving_mages = view.moving_mages
        state.rising_at = view.rising_at
        state.risen_knights = view.risen_knights
        state.risen_mages = view.risen_mages
        for seat in range(2):
            if seat == view.seat:
                state.bids[seat] = view.bid
            else:
                guess_bid(state, seat, dealer)
        return state

    def check_components(self, state: State) -> None:
        """[P9, P32, P102, P103] Every piece and marker is in one place; no region holds pieces of both seats."""
        assert isinstance(state, MachtState)
        check_pieces(state)
        check_markers(state)
        check_region_markers(state)
        for value in range(len(GLASS_COUNTS)):
            assert 0 <= state.glasses.count(value) <= GLASS_COUNTS[value], "an hourglass marker is there twice"
        assert 0 <= state.cubes <= state.hourglass, "the hourglass holds too many cubes"

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> MachtState:
        """[P55] A sealed bid of the rival becomes another one."""
        assert isinstance(state, MachtState)
        twin = state.clone()
        for rival in range(2):
            if rival != seat:
                guess_bid(twin, rival, dealer)
        return twin

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def position(self, view: View) -> str:
        assert isinstance(view, MachtView)
        return notation.position(view)

    def tell_event(self, event: Event) -> Sentence:
        return telling.tell_event(event)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, MachtView)
        return telling.tell_action(view, action)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, MachtView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, MachtView)
        return telling.tell_position(view)


def guess_bid(state: MachtState, seat: Seat, dealer: Dealer) -> None:
    """A bid of this seat that is sealed already may be any that its reserve allows."""
    if state.phase == rules.BIDDING and state.owing & bit(seat) == 0:
        state.bids[seat] = dealer.pick(state.reserve[seat * KINDS + active_kind(state)] + 1)


def check_pieces(state: MachtState) -> None:
    """[P9, P32] Sixteen knights and sixteen mages of each seat on map, reserve and stock."""
    assert state.held[0] & state.held[1] == 0, "both seats are in one region"
    for region in range(REGIONS):
        there = state.pieces[region] + state.pieces[REGIONS + region] > 0
        assert there == ((state.held[0] | state.held[1]) & bit(region) != 0), "a region has the wrong owner"
    for seat in range(2):
        for kind in range(KINDS):
            here = seat * KINDS + kind
            count = state.reserve[here] + state.stock[here]
            for region in range(REGIONS):
                if state.held[seat] & bit(region) != 0:
                    count += state.pieces[kind * REGIONS + region]
            assert count == PIECES[kind], "a piece is missing or there twice"
            assert state.reserve[here] >= 0 and state.stock[here] >= 0, "a piece was used that is not there"
    assert min([int(count) for count in state.pieces]) >= 0, "a piece was moved that is not there"


def check_markers(state: MachtState) -> None:
    """[P103] Forty action markers in bowl, display, discards, reserves, as bonuses or being carried out."""
    heaps = [state.bowl, state.display, state.discards, state.markers[0], state.markers[1]]
    for marker in range(MARKERS):
        count = sum([int(heap.count(marker)) for heap in heaps]) + (1 if state.marker == marker else 0)
        if NUMBER_OF <= marker < NUMBER_OF + SYMBOLS:
            symbol = marker - NUMBER_OF
            count += state.bonuses[symbol] + state.bonuses[SYMBOLS + symbol]
        assert count == MARKER_COUNTS[marker], "a marker is missing or there twice"
        assert min([int(heap.count(marker)) for heap in heaps]) >= 0, "a marker was used that is not there"


def check_region_markers(state: MachtState) -> None:
    """[P103, P43] Every region has one region marker, and eighteen are there in all."""
    covered: i64 = 0
    for symbol in range(SYMBOLS):
        regions = state.regions_of[symbol]
        assert covered & regions == 0, "a region has two region markers"
        covered |= regions
        count = state.spares.count(symbol) + int(regions).bit_count()
        assert count == REGION_MARKERS[symbol], "a region marker is missing or there twice"
    assert covered == EVERYWHERE, "a region has no region marker"
