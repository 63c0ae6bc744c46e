"""John of Gaunt: his raid, Chevauchées, and his office as Peacekeeper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.games.havoc import battle, rules
from tafelrunde.games.havoc.components import CALAIS_TO_TOURS, TOURS_TO_BORDEAUX, value
from tafelrunde.games.havoc.events import JohnCriedHavoc, JohnLeft, SideTurned
from tafelrunde.games.havoc.phases import JOHN_AWAY, JOHN_FIGHTING, JOHN_KEEPING, JOHN_SEAT, REPLACED
from tafelrunde.games.havoc.supply import draw_top

if TYPE_CHECKING:
    from tafelrunde.games.havoc.state import HavocState


def cry_havoc(state: HavocState, dealer: Dealer) -> None:
    """[J103, J3, J4] John begins Chevauchées in the place of the next battle, or beside the battles where it is extra.
    His left neighbour comes next."""
    replaced: i64 = NONE
    if not state.is_john_extra:
        replaced = state.order[state.fought]
        state.fates[replaced] = REPLACED
    state.john = JOHN_FIGHTING
    dealer.tell(JohnCriedHavoc(state.john_right, replaced))
    state.battle = turn_side_up(state, dealer)
    battle.muster(state, JOHN_SEAT)
    battle.next_visit(state, state.john_right, dealer)


def turn_side_up(state: HavocState, dealer: Dealer) -> i64:
    """[J104, J17] The top card of the pile chooses the side and is discarded: odd, or else even, a dog or none."""
    card = draw_top(state, dealer)
    side = TOURS_TO_BORDEAUX
    if card != NONE:
        state.discards.add(card)
        if value(card) % 2 == 1:
            side = CALAIS_TO_TOURS
    dealer.tell(SideTurned(card, side))
    return side


def settle(state: HavocState, dealer: Dealer) -> None:
    """[J9, J10] If John won he stays as Peacekeeper; otherwise he leaves at once."""
    if state.winner == JOHN_SEAT:
        state.john = JOHN_KEEPING
    else:
        go_home(state, dealer)


def keep_peace(state: HavocState, dealer: Dealer) -> None:
    """[J9, J20] John's turn: he only turns the peace card. His year of peace costs every seat a card."""
    left = state.left_of(state.john_right)
    if rules.turn_peace_card(state, JOHN_SEAT, dealer):
        rules.begin_turn(state, left, False, dealer)
    else:
        rules.declare_peace(state, JOHN_SEAT, left, dealer)


def go_home(state: HavocState, dealer: Dealer) -> None:
    """[J9, J10, J14] John leaves the match."""
    state.john = JOHN_AWAY
    dealer.tell(JohnLeft())
