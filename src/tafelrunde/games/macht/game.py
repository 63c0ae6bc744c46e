"""The game as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import bit
from tafelrunde.core.catalogue import Action, Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, OptionValue, Standings, State
from tafelrunde.core.messages import Argument, Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.macht import auction, influence, movement, notation, playing, rules, telling
from tafelrunde.games.macht.actions import (
    ALLOW,
    BID,
    CATALOGUE,
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
from tafelrunde.games.macht.chronicle import CHRONICLE
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
    WIN_TOTAL,
)
from tafelrunde.games.macht.copies import copy, restore
from tafelrunde.games.macht.ending import ending, round_over
from tafelrunde.games.macht.phases import (
    ACTING,
    BIDDING,
    MOVING_KNIGHTS,
    MOVING_MAGES,
    MOVING_TO,
    OCCUPYING,
    PLAYING,
    RETREATING,
    RISING,
    SNAKE_ASKED,
)
from tafelrunde.games.macht.position import tell_position
from tafelrunde.games.macht.regions import active_kind
from tafelrunde.games.macht.set_up import set_up
from tafelrunde.games.macht.shown import MachtShown, shown
from tafelrunde.games.macht.state import MachtTable, clear_table
from tafelrunde.games.macht.view import MachtView, look
from tafelrunde.games.macht.why_not import refuse

OPTIONS: Final = (
    Option("starter_tiebreak_cycle", ("new", "old"), "P2"),
    Option("move_into_empty", (True, False), "P24"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MachtState(MachtTable):
    """A table of Macht & Ohnmacht under its rules."""

    def clone(self) -> MachtState:
        twin = MachtState(2)
        copy(self, twin)
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == ACTING:
            return playing.legal_plays(self, seat, rules.legal_basic_actions(self, seat, vec[i64](capacity=48)))
        if phase == PLAYING:
            return playing.legal_next_plays(self, seat)
        if phase == BIDDING:
            return auction.legal_bids(self, seat)
        if phase == MOVING_TO:
            return movement.legal_goals(self, seat)
        if phase == MOVING_KNIGHTS:
            return movement.legal_knights(self)
        if phase == MOVING_MAGES:
            return movement.legal_mages(self)
        if phase == SNAKE_ASKED:
            return add_range(vec[i64](capacity=2), PLAY_SNAKE.of(), ALLOW.of())
        if phase == RETREATING:
            return influence.legal_retreats(self, seat, TAKE_OVER.where(self.declared))
        if phase == OCCUPYING:
            return add_range(vec[i64](capacity=2), OCCUPY.of(), LEAVE.of())
        if phase == RISING:
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
        """Responses to what was begun: snake, retreat, occupation, auction."""
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
        """[P30, P31, P42] Twelve wins, or the higher of two such totals; equal totals after the last cycle share."""
        if self.phase != OVER:
            return None
        totals = (int(rules.total(self, 0)), int(rules.total(self, 1)))
        if totals[0] == totals[1]:
            return Standings((1, 1), "macht-reason-shared", totals)
        places = (1, 2) if totals[0] > totals[1] else (2, 1)
        both = min(totals) >= WIN_TOTAL
        return Standings(places, "macht-reason-higher-total" if both else "macht-reason-twelve", totals)


@final
class Macht(Game):
    """Magic and sword cycles over one map. Options: which cycle's active regions break a tie for the start [P2], and
    whether a movement may enter an empty region [P24]."""

    def __init__(self, starter_tiebreak_cycle: OptionValue = "new", move_into_empty: OptionValue = True) -> None:
        super().__init__(
            "macht", 1, range(2, 3), CATALOGUE, CHRONICLE, OPTIONS,
            {"starter_tiebreak_cycle": starter_tiebreak_cycle, "move_into_empty": move_into_empty},
        )  # fmt: skip
        self.tiebreak_by_old: Final = starter_tiebreak_cycle == "old"
        self.move_into_empty: Final = move_into_empty is True

    def table(self) -> MachtState:
        """A table with these options on which nothing lies yet."""
        state = MachtState(2)
        clear_table(state)
        state.tiebreak_by_old = self.tiebreak_by_old
        state.move_into_empty = self.move_into_empty
        return state

    def new(self, seats: int, dealer: Dealer) -> MachtState:
        state = self.table()
        set_up(state, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> MachtState:
        """[P55] Everything is open but a sealed bid of the rival, which may be any."""
        assert isinstance(view, MachtView)
        state = self.table()
        restore(state, view)
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
            assert 0 <= state.glasses.count(value) <= GLASS_COUNTS[value], "an hourglass marker exists twice"
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

    def parse_piece(self, text: str) -> int:
        return notation.parse_piece(text)

    def position(self, view: View) -> str:
        assert isinstance(view, MachtView)
        return notation.position(view)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, MachtView)
        return telling.tell_action(view, action)

    def tell_gain(self, view: View, events: list[Event], after: View | None) -> list[Message]:
        assert isinstance(view, MachtView) and (after is None or isinstance(after, MachtView))
        return telling.tell_gain(view, events, after)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, MachtView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, MachtView)
        return tell_position(view)

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        assert isinstance(view, MachtView)
        return ending(seats, events, view, standings)

    def tell_round(self, event: Event) -> Argument | None:
        return round_over(event)

    def shown(self, view: View) -> MachtShown:
        assert isinstance(view, MachtView)
        return shown(view)

    def refuse(self, view: View, action: Action) -> Sentence:
        assert isinstance(view, MachtView)
        return refuse(view, action, self.move_into_empty)


def guess_bid(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """A bid of this seat that is sealed already may be any that its reserve allows."""
    if state.phase == BIDDING and state.owing & bit(seat) == 0:
        state.bids[seat] = dealer.pick(state.reserve[seat * KINDS + active_kind(state)] + 1)


def check_pieces(state: MachtTable) -> None:
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
            assert count == PIECES[kind], "a piece is missing or duplicated"
            assert state.reserve[here] >= 0 and state.stock[here] >= 0, "a piece was used that does not exist"
    assert min([int(count) for count in state.pieces]) >= 0, "a piece was moved that does not exist"


def check_markers(state: MachtTable) -> None:
    """[P103] Forty action markers in bowl, display, discards, reserves, as bonuses or being carried out."""
    heaps = [state.bowl, state.display, state.discards, state.markers[0], state.markers[1]]
    for marker in range(MARKERS):
        count = sum([int(heap.count(marker)) for heap in heaps]) + (1 if state.marker == marker else 0)
        if NUMBER_OF <= marker < NUMBER_OF + SYMBOLS:
            symbol = marker - NUMBER_OF
            count += state.bonuses[symbol] + state.bonuses[SYMBOLS + symbol]
        assert count == MARKER_COUNTS[marker], "a marker is missing or duplicated"
        assert min([int(heap.count(marker)) for heap in heaps]) >= 0, "a marker was used that does not exist"


def check_region_markers(state: MachtTable) -> None:
    """[P103, P43] Every region has one region marker, and there are eighteen in all."""
    covered: i64 = 0
    for symbol in range(SYMBOLS):
        regions = state.regions_of[symbol]
        assert covered & regions == 0, "a region has two region markers"
        covered |= regions
        count = state.spares.count(symbol) + int(regions).bit_count()
        assert count == REGION_MARKERS[symbol], "a region marker is missing or duplicated"
    assert covered == EVERYWHERE, "a region has no region marker"
