"""What a seat of the bazaar sees, as numbers: for those who do research with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from examples.bazaar.components import CARDS
from examples.bazaar.phases import SELLING
from examples.bazaar.state import BazaarTable
from tafelrunde.core.bag import WORD, Bag
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.research.engine.observer import Observer
from tafelrunde.research.engine.sheet import SET, Sheet

PHASES: Final[i64] = SELLING + 1


def cards(sheet: Sheet, name: str, found: Bag) -> None:
    """One entry for each card."""
    at = sheet.take(name, CARDS, SET)
    sheet.put_bits(at, found.low)
    sheet.put_bits(at + WORD, found.high)


@final
class BazaarObserver(Observer):
    """Every field of the view under its name, seats counted from the one that looks."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        assert isinstance(state, BazaarTable)
        sheet.one_of("phase", state.phase, PHASES)
        sheet.seats_of("to_act", state.owing)
        sheet.number("bag", state.bag.size())
        cards(sheet, "stall", state.stall)
        cards(sheet, "seen", state.seen)
        cards(sheet, "hand", state.hands[seat])
        for place in range(state.seats):
            sheet.number("sizes", state.hands[sheet.nth_seat(place)].size())
        for place in range(state.seats):
            cards(sheet, "known", state.hands[sheet.nth_seat(place)] & state.seen)
        sheet.one_of("bid", state.bids[seat], CARDS)
        sheet.by_seat("points", state.points)
        sheet.one_of("sold", state.sold, CARDS)
        sheet.number("price", state.price)
