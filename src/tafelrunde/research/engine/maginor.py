"""What a seat of Maginor sees, as numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    ELEMENTAL_COUNT,
    KINDS,
    MOST_SLOTS,
    ORACLE_COUNT,
    SPELL_COUNT,
    VALUE,
)
from tafelrunde.games.maginor.phases import DUELLING, TELEPORTING
from tafelrunde.games.maginor.state import CAUSES, MaginorTable
from tafelrunde.research.engine.observer import Observer
from tafelrunde.research.engine.sheet import COUNTS, SET, Sheet

PHASES: Final[i64] = TELEPORTING + 1
ALL_SLOTS: Final[i64] = sum([int(value) for value in VALUE])


@final
class MaginorObserver(Observer):
    """[M38, M134] All lies open but the elemental of a rival in a running duel."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        assert isinstance(state, MaginorTable)
        sheet.one_of("phase", state.phase, PHASES)
        sheet.seats_of("to_act", state.owing)
        sheet.each_one_of("circle", state.circle, ORACLE_COUNT)
        sheet.set_of("in_circle", state.in_circle, ORACLE_COUNT)
        sheet.each_one_of("beside", state.beside, SPELL_COUNT)
        self.write_slots(sheet, state)
        at = sheet.take("hands", CARD_KINDS * state.seats, COUNTS)
        for place in range(state.seats):
            sheet.put_row(at + place * CARD_KINDS, state.hands, sheet.nth_seat(place) * CARD_KINDS, CARD_KINDS)
        sheet.by_seat("supply", state.supply)
        for place in range(state.seats):
            sheet.one_of("wizards", state.wizards[sheet.nth_seat(place)], ORACLE_COUNT)
        for place in range(state.seats):
            sheet.set_of("spells", state.spells[sheet.nth_seat(place)], SPELL_COUNT)
        for place in range(state.seats):
            sheet.set_of("won", state.won[sheet.nth_seat(place)], ORACLE_COUNT)
        sheet.one_of("maginor", state.maginor, ORACLE_COUNT)
        sheet.flag("in_gap", state.in_gap)
        sheet.seat_of("turn", state.turn)
        sheet.number("quiet", state.quiet + 1)
        sheet.flag("is_last_roll", state.is_last_roll)
        sheet.flag("step_due", state.step_due)
        sheet.one_of("oracle", state.oracle, ORACLE_COUNT)
        sheet.one_of("symbol", state.symbol, KINDS)
        sheet.one_of("slot", state.slot, MOST_SLOTS)
        in_duel = state.phase == DUELLING
        challenger = state.turn
        defender = state.owner(state.oracle, state.slot) if in_duel else NONE
        hides = in_duel and seat != challenger
        sheet.one_of("challengers", NONE if hides else state.challengers, ELEMENTAL_COUNT)
        hides = in_duel and seat != defender
        sheet.one_of("defenders", NONE if hides else state.defenders, ELEMENTAL_COUNT)
        sheet.one_of("card", state.card, CARD_KINDS)
        sheet.one_of("cause", state.cause, i64(len(CAUSES)))

    def write_slots(self, sheet: Sheet, state: MaginorTable) -> None:
        """Oracle by oracle and seat by seat, at which slots the tokens of the seat lie."""
        at = sheet.take("slots", ALL_SLOTS * state.seats, SET)
        for oracle in range(ORACLE_COUNT):
            for place in range(state.seats):
                sheet.put_bits(at, state.tokens_of(oracle, sheet.nth_seat(place)))
                at += VALUE[oracle]
