"""What a seat of Havoc sees, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.core.bag import NONE, WORD
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import BATTLES, CASTILLON, DOG, JOHN_SEAT, KINDS
from tafelrunde.games.havoc.phases import SWAPPING
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.research.engine.observer import Observer
from tafelrunde.research.engine.sheet import COUNTS, ONE_OF, Sheet

PHASES: Final[i64] = SWAPPING + 1
ALL_BATTLES: Final[i64] = i64(len(BATTLES))
FATES: Final[i64] = 4
"""A battle was won by John, lies ahead, was removed, or was replaced; or a seat won it."""


def cards(sheet: Sheet, name: str, found: Cards) -> None:
    """One entry for each regular card, and one for the number of dogs."""
    put_cards(sheet, sheet.take(name, KINDS, COUNTS), found)


def cards_by_seat(sheet: Sheet, name: str, found: list[Cards]) -> None:
    at = sheet.take(name, KINDS * sheet.seats, COUNTS)
    for place in range(sheet.seats):
        put_cards(sheet, at + place * KINDS, found[sheet.nth_seat(place)])


def put_cards(sheet: Sheet, at: i64, found: Cards) -> None:
    sheet.put_bits(at, found.low)
    sheet.put_bits(at + WORD, found.high)
    sheet.put(at + DOG, found.dogs)


def seat_or_john(sheet: Sheet, name: str, seat: i64) -> None:
    """One entry for each seat, and one for John of Gaunt."""
    at = sheet.take(name, sheet.seats + 1, ONE_OF)
    if seat != NONE:
        sheet.out[at + (sheet.seats if seat == JOHN_SEAT else sheet.turned(seat))] = u8(1)


def fates(sheet: Sheet, found: vec[i64]) -> None:
    """For each battle one entry for each seat that may have won it, then John, ahead, removed, replaced."""
    entries = sheet.seats + FATES
    at = sheet.take("fates", entries * (CASTILLON + 1), ONE_OF)
    for battle in range(CASTILLON + 1):
        fate = found[battle]
        if fate < 0:
            sheet.out[at + sheet.seats - fate] = u8(1)
        else:
            sheet.out[at + (sheet.seats if fate == JOHN_SEAT else sheet.turned(fate))] = u8(1)
        at += entries


@final
class HavocObserver(Observer):
    """[H20, H42, H56] The own hand, what everybody has seen of the others, and all that lies open."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        assert isinstance(state, HavocTable)
        sheet.one_of("phase", state.phase, PHASES)
        sheet.seats_of("to_act", state.owing)
        sheet.number("pile", state.pile.size())
        cards(sheet, "discards", state.discards)
        cards(sheet, "recruits", state.recruits)
        cards(sheet, "hand", state.hands[seat])
        at = sheet.take("sizes", state.seats, COUNTS)
        for place in range(state.seats):
            sheet.put(at + place, state.hands[sheet.nth_seat(place)].size())
        cards_by_seat(sheet, "seen", state.seen)
        cards_by_seat(sheet, "laid", state.laid)
        sheet.by_seat("points", state.points)
        sheet.by_seat("wins", state.wins)
        sheet.by_seat("at_castillon", state.at_castillon)
        sheet.each_one_of("order", state.order, CASTILLON + 1)
        fates(sheet, state.fates)
        sheet.number("fought", state.fought)
        sheet.seat_of("turn", state.turn)
        seat_or_john(sheet, "keeper", state.keeper)
        sheet.number("peace", state.peace)
        sheet.flag("has_turned", state.has_turned)
        sheet.flag("is_first_turn_free", state.is_first_turn_free)
        sheet.number("draws", state.draws)
        sheet.number("dogs_used", state.dogs_used)
        sheet.one_of("battle", state.battle, ALL_BATTLES)
        seat_or_john(sheet, "initiator", state.initiator)
        seat_or_john(sheet, "winner", state.winner)
        sheet.seats_of("unasked", state.unasked)
        sheet.seats_of("fighting", state.fighting)
        sheet.seats_of("adding", state.adding)
        sheet.seats_of("stopped", state.stopped)
        sheet.number("visit", state.visit)
        sheet.one_of("last_laid", state.last_laid, KINDS)
        sheet.by_seat("outs", state.outs, NONE)
        sheet.by_seat("dogs_after", state.dogs_after)
        sheet.one_of("john", state.john, 5)
        sheet.seat_of("john_right", state.john_right)
        sheet.number("peace_max", state.peace_max)
        sheet.number("recruits_max", state.recruits_max)
        sheet.flag("is_small_table", state.is_small_table)
