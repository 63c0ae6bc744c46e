"""Maginor as the rest of the house knows it."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.bag import NONE, bag_of, bit, popcount
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, Option, State
from tafelrunde.core.messages import Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.maginor import notation, telling
from tafelrunde.games.maginor.actions import CATALOGUE
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    COPIES,
    ELEMENTAL_COUNT,
    HALL,
    ORACLE_COUNT,
    SEATS,
    SLOTS,
    SPELL_COUNT,
    TOKENS,
)
from tafelrunde.games.maginor.rules import CHOOSING_PRIZE, DUELLING, FILLED, REVERSING, set_up
from tafelrunde.games.maginor.state import MaginorState, empty_table
from tafelrunde.games.maginor.view import MaginorView

OPTIONS: Final = (Option("spell_gap", ("random", "first_small"), "M1"),)


@final
class Maginor(Game):
    """[M101] Two to four wizards win the votes of the oracles. Option [M1]: which oracle has no spell beside it."""

    def __init__(self, spell_gap: str = "random") -> None:
        super().__init__("maginor", 1, range(2, 5), CATALOGUE, OPTIONS, {"spell_gap": spell_gap})
        self.gap_is_first: Final = spell_gap == "first_small"

    def new(self, seats: int, dealer: Dealer) -> MaginorState:
        state = empty_table(seats)
        set_up(state, self.gap_is_first, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> MaginorState:
        """[M134] All lies open but the elemental that a rival has chosen already in a running duel: it may be any."""
        assert isinstance(view, MaginorView)
        state = rebuild(view)
        if state.phase == DUELLING:
            defender = state.owner(state.oracle, state.slot)
            if view.seat != state.turn and state.turn not in view.to_act:
                state.challengers = dealer.pick(ELEMENTAL_COUNT)
            if view.seat != defender and defender not in view.to_act:
                state.defenders = dealer.pick(ELEMENTAL_COUNT)
        return state

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> MaginorState:
        """Another elemental than the one that a rival of this seat, or of the onlooker, has chosen in secret."""
        assert isinstance(state, MaginorState)
        twin = state.clone()
        if twin.phase == DUELLING:
            shift = 1 + dealer.pick(ELEMENTAL_COUNT - 1)
            if twin.challengers != NONE and seat != twin.turn:
                twin.challengers = (twin.challengers + shift) % ELEMENTAL_COUNT
            if twin.defenders != NONE and seat != twin.owner(twin.oracle, twin.slot):
                twin.defenders = (twin.defenders + shift) % ELEMENTAL_COUNT
        return twin

    def check_components(self, state: State) -> None:
        """[M38, M39, M103] Every token is in a supply, at one slot or in a duel; oracles, spells and cards are there
        once at most, and nothing lies at an oracle that has left the circle."""
        assert isinstance(state, MaginorState)
        check_tokens(state)
        check_oracles(state)
        check_spells(state)
        for seat in range(state.seats):
            for card in range(CARD_KINDS):
                assert 0 <= state.hands[seat * CARD_KINDS + card] <= COPIES[card], "A card is missing or there twice."

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def position(self, view: View) -> str:
        assert isinstance(view, MaginorView)
        return notation.position(view)

    def tell_event(self, event: Event) -> Sentence:
        return telling.tell_event(event)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, MaginorView)
        return telling.tell_action(view, action)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, MaginorView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, MaginorView)
        return telling.tell_position(view)


def rebuild(view: MaginorView) -> MaginorState:
    """The state as far as it is in the view."""
    state = empty_table(len(view.supply))
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    for oracle in range(ORACLE_COUNT):
        state.circle[oracle] = view.circle[oracle]
        state.beside[oracle] = view.beside[oracle]
        for slot, seat in enumerate(view.slots[oracle]):
            if seat != NONE:
                state.lay_token(oracle, slot, seat)
    for seat in range(state.seats):
        for card in range(CARD_KINDS):
            state.hands[seat * CARD_KINDS + card] = view.hands[seat][card]
        state.supply[seat] = view.supply[seat]
        state.wizards[seat] = view.wizards[seat]
        state.spells[seat] = bag_of(view.spells[seat]).low
        state.won[seat] = bag_of(view.won[seat]).low
    state.in_circle = bag_of(view.in_circle).low
    state.maginor = view.maginor
    state.in_gap = view.in_gap
    state.turn = view.turn
    state.quiet = view.quiet
    state.is_last_roll = view.is_last_roll
    state.step_due = view.step_due
    state.oracle = view.oracle
    state.symbol = view.symbol
    state.slot = view.slot
    state.challengers = view.challengers
    state.defenders = view.defenders
    state.card = view.card
    state.cause = view.cause
    return state


def check_tokens(state: MaginorState) -> None:
    """[M103, M133] Fifteen tokens a seat, one at most at a slot; a challenger has one in the duel."""
    for seat in range(state.seats):
        count = state.supply[seat]
        for oracle in range(ORACLE_COUNT):
            count += popcount(state.tokens_of(oracle, seat))
        if state.phase in (DUELLING, REVERSING) and seat == state.turn:
            count += 1
        assert count == TOKENS and state.supply[seat] >= 0, f"Seat {seat} has {count} tokens instead of {TOKENS}."
    for oracle in range(ORACLE_COUNT):
        taken = sum([int(popcount(state.tokens_of(oracle, seat))) for seat in range(SEATS)])
        assert taken == popcount(SLOTS[oracle] & ~state.free(oracle)), "Two tokens lie at one slot."
        assert taken == 0 or state.in_circle & bit(oracle), "Tokens lie at an oracle that has gone."
        being_filled = state.phase == CHOOSING_PRIZE and state.oracle == oracle and state.cause == FILLED
        assert oracle == HALL or not state.in_circle & bit(oracle) or state.free(oracle) or being_filled, (
            "An oracle is filled and was not evaluated."
        )


def check_oracles(state: MaginorState) -> None:
    """[M2, M23, M131] Each oracle is in the circle, won once, or out of the game; figures stand on those in the
    circle."""
    assert sorted(state.circle) == list(range(ORACLE_COUNT)) and state.circle[0] == HALL, "The circle is not complete."
    seen = state.in_circle
    for seat in range(state.seats):
        assert not seen & state.won[seat], "An oracle is there twice."
        seen |= state.won[seat]
        wizard = state.wizards[seat]
        assert wizard == NONE or state.in_circle & bit(wizard), "A wizard stands on an oracle that has gone."
    assert state.owing == 0 or state.in_circle & bit(state.maginor), "Maginor is at an oracle that has gone."


def check_spells(state: MaginorState) -> None:
    """[M105] Each spell lies beside an oracle in the circle, is owned once, or is out of the game."""
    found: list[int] = []
    for oracle in range(ORACLE_COUNT):
        if state.beside[oracle] != NONE:
            assert state.in_circle & bit(oracle), "A spell lies beside an oracle that has gone."
            found.append(state.beside[oracle])
    for seat in range(state.seats):
        found += [spell for spell in range(SPELL_COUNT) if state.has_spell(seat, spell)]
    assert len(found) == len(set(found)), "A spell is there twice."
