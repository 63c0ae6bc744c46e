"""What a seat of Macht & Ohnmacht sees, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import CATALOGUE
from tafelrunde.games.macht.components import KINDS, MARKERS, MOST, REGIONS, SYMBOLS
from tafelrunde.games.macht.phases import SWAPPING
from tafelrunde.games.macht.state import MachtTable
from tafelrunde.research.engine.observer import Observer
from tafelrunde.research.engine.sheet import NUMBER, ONE_OF, Sheet

PHASES: Final[i64] = SWAPPING + 1
AMOUNTS: Final[i64] = MOST + 1
DECLARABLE: Final[i64] = i64(len(CATALOGUE.actions))


def rows(sheet: Sheet, name: str, values: vec[i64], length: i64) -> None:
    """As many numbers for each seat, its own first."""
    at = sheet.take(name, length * 2, NUMBER)
    sheet.put_row(at, values, sheet.seat * length, length)
    sheet.put_row(at + length, values, (1 - sheet.seat) * length, length)


@final
class MachtObserver(Observer):
    """[P33, P55] All is open but a sealed bid."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        assert isinstance(state, MachtTable)
        sheet.one_of("phase", state.phase, PHASES)
        sheet.seats_of("to_act", state.owing)
        sheet.number("cycle", state.cycle)
        sheet.flag("is_magic", state.cycle & 1 == 1)
        sheet.number("hourglass", state.hourglass)
        sheet.number("cubes", state.cubes)
        sheet.seat_of("turn", state.turn)
        sheet.number("actions", state.actions)
        sheet.flag("resupplied", state.resupplied)
        sheet.by_seat("points", state.points)
        self.write_map(sheet, state, seat)
        rows(sheet, "reserve", state.reserve, KINDS)
        rows(sheet, "stock", state.stock, KINDS)
        sheet.heap("markers", state.markers[seat])
        sheet.heap("markers", state.markers[1 - seat])
        rows(sheet, "bonuses", state.bonuses, SYMBOLS)
        sheet.heap("display", state.display)
        sheet.heap("bowl", state.bowl)
        sheet.heap("discards", state.discards)
        sheet.heap("spares", state.spares)
        sheet.heap("glasses", state.glasses)
        sheet.one_of("marker", state.marker, MARKERS)
        sheet.one_of("declared", state.declared, DECLARABLE)
        sheet.one_of("goal", state.goal, REGIONS)
        sheet.number("moving_knights", state.moving_knights)
        sheet.number("moving_mages", state.moving_mages + MOST)
        sheet.one_of("rising_at", state.rising_at, REGIONS)
        sheet.number("risen_knights", state.risen_knights)
        sheet.number("risen_mages", state.risen_mages)
        sheet.one_of("bid", state.bids[seat], AMOUNTS)

    def write_map(self, sheet: Sheet, state: MachtTable, seat: Seat) -> None:
        """Region by region: its symbol, whether it is the seat's own or the rival's, and the pieces in it."""
        at = sheet.take("symbols", REGIONS * SYMBOLS, ONE_OF)
        for symbol in range(SYMBOLS):
            sheet.put_bits(at + symbol, state.regions_of[symbol], SYMBOLS)
        at = sheet.take("owners", REGIONS * 2, ONE_OF)
        sheet.put_bits(at, state.held[seat], 2)
        sheet.put_bits(at + 1, state.held[1 - seat], 2)
        sheet.put_row(sheet.take("knights", REGIONS, NUMBER), state.pieces, 0, REGIONS)
        sheet.put_row(sheet.take("mages", REGIONS, NUMBER), state.pieces, REGIONS, REGIONS)
