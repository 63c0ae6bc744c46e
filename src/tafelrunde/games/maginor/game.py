"""Maginor as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit, lowest, popcount
from tafelrunde.core.catalogue import Action, Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, Standings, State, places
from tafelrunde.core.messages import Argument, Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.maginor import duels, notation, position, rules, spells, telling, why_not
from tafelrunde.games.maginor.actions import (
    AIM,
    CAST,
    CATALOGUE,
    CHALLENGE,
    CLAIM,
    DONE,
    MOVE,
    NAME,
    PLAY,
    PUT,
    REPLACE,
    ROLL,
    SEND,
    TAKE,
)
from tafelrunde.games.maginor.chronicle import CHRONICLE
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
    VALUE,
    Oracle,
    Slot,
    Spell,
)
from tafelrunde.games.maginor.copies import copy, restore
from tafelrunde.games.maginor.ending import ending, round_over
from tafelrunde.games.maginor.phases import (
    AIMING_TELEKINESIS,
    AIMING_WAND,
    CHALLENGING,
    CHOOSING_PRIZE,
    DUELLING,
    FREE_PHASE,
    NAMING,
    NAMING_JOKER,
    PERSUADING,
    PLACING,
    PLACING_SUPERIORITY,
    RECALLING,
    REVERSING,
)
from tafelrunde.games.maginor.set_up import set_up
from tafelrunde.games.maginor.shown import MaginorShown, shown
from tafelrunde.games.maginor.state import FILLED, MaginorTable, clear_table
from tafelrunde.games.maginor.view import MaginorView, look

OPTIONS: Final = (Option("spell_gap", ("random", "first_small"), "M1"),)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaginorState(MaginorTable):
    """A table of Maginor under its rules."""

    def clone(self) -> MaginorState:
        twin = MaginorState(self.seats)
        copy(self, twin)
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == FREE_PHASE:
            return spells.legal_free_phase(self, seat)
        if phase == PLACING:
            return rules.legal_places(self)
        if phase == CHALLENGING:
            return duels.legal_challenges(self, seat)
        if phase == DUELLING:
            return duels.legal_elementals()
        if phase == NAMING:
            return rules.legal_names()
        if phase == NAMING_JOKER:
            return rules.legal_jokers(self)
        if phase == AIMING_WAND:
            return rules.legal_aims(self)
        if phase == CHOOSING_PRIZE:
            return rules.legal_claims()
        if phase == REVERSING:
            return duels.legal_reversals()
        if phase == RECALLING:
            return spells.legal_recalls(self, seat)
        if phase == PLACING_SUPERIORITY:
            return spells.legal_superiority(self)
        if phase == PERSUADING:
            return spells.legal_replacements(self, seat)
        if phase == AIMING_TELEKINESIS:
            return spells.legal_telekinesis(self)
        return spells.legal_teleports(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in PLAY:
            rules.play(self, seat, PLAY.what(number), dealer)
        elif number in MOVE:
            rules.move(self, seat, MOVE.what(number), dealer)
        elif number in ROLL:
            rules.roll(self, seat, dealer)
        elif number in PUT:
            self.apply_put(seat, PUT.what(number), dealer)
        elif number in SEND:
            duels.send(self, seat, SEND.what(number), dealer)
        elif number in CHALLENGE:
            duels.challenge(self, seat, CHALLENGE.what(number), dealer)
        elif number in NAME:
            rules.name(self, seat, NAME.what(number), dealer)
        elif number in AIM:
            self.apply_aim(seat, AIM.what(number), dealer)
        elif number in CLAIM:
            rules.claim(self, seat, CLAIM.what(number), dealer)
        elif number in CAST:
            self.apply_cast(seat, CAST.what(number), dealer)
        elif number in TAKE:
            spells.take_recalled(self, seat, TAKE.what(number), dealer)
        elif number in REPLACE:
            spells.replace(self, seat, REPLACE.what(number), dealer)
        elif number in DONE:
            spells.finish_superiority(self, dealer)
        else:
            duels.keep_reversal(self, seat, dealer)

    def apply_put(self, seat: Seat, slot: Slot, dealer: Dealer) -> None:
        if self.phase == PLACING_SUPERIORITY:
            spells.place_superiority(self, seat, slot, dealer)
        else:
            rules.place(self, seat, slot, dealer)

    def apply_aim(self, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
        if self.phase == AIMING_WAND:
            rules.aim_wand(self, seat, oracle, dealer)
        elif self.phase == AIMING_TELEKINESIS:
            spells.aim_telekinesis(self, seat, oracle)
        else:
            spells.teleport(self, seat, oracle, dealer)

    def apply_cast(self, seat: Seat, spell: Spell, dealer: Dealer) -> None:
        if self.phase == REVERSING:
            duels.reverse(self, seat, dealer)
        else:
            spells.cast(self, seat, spell, dealer)

    def view(self, seat: Seat) -> MaginorView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        """[M36, M48, M101, M137] Most votes win; among equals the owner of the highest oracle; without one the place is
        shared. All places are decided this way."""
        if self.phase != OVER:
            return None
        votes = [int(self.votes(seat)) for seat in range(self.seats)]
        ranks = [(votes[seat], highest_oracle(self.won[seat])) for seat in range(self.seats)]
        found = places(ranks)
        if votes.count(max(votes)) == 1:
            reason = "maginor-reason-votes"
        elif found.count(1) == 1:
            reason = "maginor-reason-highest-oracle"
        else:
            reason = "maginor-reason-shared"
        return Standings(found, reason, tuple(votes))


def highest_oracle(won: i64) -> int:
    """[M36] The highest number among these oracles; 0 if there is none."""
    highest = 0
    while won != 0:
        highest = max(highest, int(VALUE[lowest(won)]))
        won &= won - 1
    return highest


def empty_table(seats: i64) -> MaginorState:
    state = MaginorState(seats)
    clear_table(state)
    return state


@final
class Maginor(Game):
    """[M101] Two to four wizards win the votes of the oracles. Option [M1]: which oracle has no spell beside it."""

    def __init__(self, spell_gap: str = "random") -> None:
        super().__init__("maginor", 1, range(2, 5), CATALOGUE, CHRONICLE, OPTIONS, {"spell_gap": spell_gap})
        self.gap_is_first: Final = spell_gap == "first_small"

    def new(self, seats: int, dealer: Dealer) -> MaginorState:
        state = empty_table(seats)
        set_up(state, self.gap_is_first, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> MaginorState:
        """[M134] Everything is open but the elemental that a rival has already chosen in a duel: it may be any."""
        assert isinstance(view, MaginorView)
        state = empty_table(len(view.supply))
        restore(state, view)
        state.challengers = view.challengers
        state.defenders = view.defenders
        if state.phase == DUELLING:
            defender = state.owner(state.oracle, state.slot)
            if view.seat != state.turn and state.turn not in view.to_act:
                state.challengers = dealer.pick(ELEMENTAL_COUNT)
            if view.seat != defender and defender not in view.to_act:
                state.defenders = dealer.pick(ELEMENTAL_COUNT)
        return state

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> MaginorState:
        """An elemental other than the one that a rival of this seat, or of the onlooker, has chosen in secret."""
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
        """[M38, M39, M103] Every token is in a supply, at one slot or in a duel; oracles, spells and cards exist at
        most once, and nothing lies at an oracle that has left the circle."""
        assert isinstance(state, MaginorState)
        check_tokens(state)
        check_oracles(state)
        check_spells(state)
        for seat in range(state.seats):
            for card in range(CARD_KINDS):
                assert 0 <= state.hands[seat * CARD_KINDS + card] <= COPIES[card], "A card is missing or duplicated."

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def parse_piece(self, text: str) -> int:
        return notation.parse_piece(text)

    def position(self, view: View) -> str:
        assert isinstance(view, MaginorView)
        return notation.position(view)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, MaginorView)
        return telling.tell_action(view, action)

    def tell_gain(self, view: View, events: list[Event], after: View | None) -> list[Message]:
        assert isinstance(view, MaginorView) and (after is None or isinstance(after, MaginorView))
        return telling.tell_gain(view, events, after)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, MaginorView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, MaginorView)
        return position.tell_position(view)

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        assert isinstance(view, MaginorView)
        return ending(seats, events, view, standings)

    def tell_round(self, event: Event) -> Argument | None:
        return round_over(event)

    def shown(self, view: View) -> MaginorShown:
        assert isinstance(view, MaginorView)
        return shown(view)

    def refuse(self, view: View, action: Action) -> Sentence:
        assert isinstance(view, MaginorView)
        return why_not.refuse(view, action)


def check_tokens(state: MaginorState) -> None:
    """[M103, M133] Fifteen tokens per seat, at most one at a slot; a challenger has one in the duel."""
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
            "An oracle is full but was not evaluated."
        )


def check_oracles(state: MaginorState) -> None:
    """[M2, M23, M131] Each oracle is in the circle, won once, or out of the game; figures stand on those in the
    circle."""
    assert sorted(state.circle) == list(range(ORACLE_COUNT)) and state.circle[0] == HALL, "The circle is not complete."
    seen = state.in_circle
    for seat in range(state.seats):
        assert not seen & state.won[seat], "An oracle exists twice."
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
    assert len(found) == len(set(found)), "A spell exists twice."
