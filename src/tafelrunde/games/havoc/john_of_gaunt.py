"""John of Gaunt: his raid, Chevauchées, and his office as Peacekeeper."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.games.havoc.components import (
    CALAIS_TO_TOURS,
    JOHN_AWAY,
    JOHN_KEEPING,
    JOHN_SEAT,
    TOURS_TO_BORDEAUX,
    value,
)
from tafelrunde.games.havoc.events import JohnLeft, SideTurned
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.supply import draw_top


def turn_side_up(state: HavocTable, dealer: Dealer) -> i64:
    """[J104, J17] The top card of the pile chooses the side and is discarded: odd; or else even, a dog or no card."""
    card = draw_top(state, dealer)
    side = TOURS_TO_BORDEAUX
    if card != NONE:
        state.discards.add(card)
        if value(card) % 2 == 1:
            side = CALAIS_TO_TOURS
    dealer.tell(SideTurned(card, side))
    return side


def settle(state: HavocTable, dealer: Dealer) -> None:
    """[J9, J10] If John won he stays as Peacekeeper; otherwise he leaves at once."""
    if state.winner == JOHN_SEAT:
        state.john = JOHN_KEEPING
    else:
        go_home(state, dealer)


def go_home(state: HavocTable, dealer: Dealer) -> None:
    """[J9, J10, J14] John leaves the match."""
    state.john = JOHN_AWAY
    dealer.tell(JohnLeft())
