"""The table before the first round."""

from __future__ import annotations

from mypy_extensions import i64

from examples.bazaar.components import HAND
from examples.bazaar.phases import BIDDING
from examples.bazaar.rules import draw, fill
from examples.bazaar.state import BazaarTable
from tafelrunde.core.dealer import Dealer


def set_up(state: BazaarTable, stall: i64, dealer: Dealer) -> None:
    """[B101] Every seat is dealt a hand; some cards lie open on the stall."""
    for seat in range(state.seats):
        for _ in range(HAND):
            draw(state, seat, dealer)
    for _ in range(stall):
        fill(state, dealer)
    state.ask_all(BIDDING)
