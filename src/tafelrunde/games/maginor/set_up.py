"""Setting up the table of Maginor."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bag_of
from tafelrunde.core.dealer import Dealer
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    COPIES,
    GOLDEN_CAULDRON,
    HALL,
    HIGH_WIZARD,
    LARGE,
    ORACLE_COUNT,
    SMALL,
    TOKENS,
)
from tafelrunde.games.maginor.events import Laid, TurnBegan
from tafelrunde.games.maginor.rules import begin_free_phase
from tafelrunde.games.maginor.state import MaginorTable


def set_up(state: MaginorTable, gap_is_first: bool, dealer: Dealer) -> None:
    """[M37, M103, M109, M110] All cards in hand, all tokens in the supply, Maginor and the wizards on the Hall; chance
    decides who begins."""
    lay_circle(state, dealer)
    lay_spells(state, gap_is_first, dealer)
    for oracle in state.circle:
        dealer.tell(Laid(oracle, state.beside[oracle]))
    for seat in range(state.seats):
        state.supply[seat] = TOKENS
        state.wizards[seat] = HALL
        for card in range(CARD_KINDS):
            state.hands[seat * CARD_KINDS + card] = COPIES[card]
    state.turn = dealer.pick(state.seats)
    dealer.tell(TurnBegan(state.turn))
    begin_free_phase(state)


def lay_circle(state: MaginorTable, dealer: Dealer) -> None:
    """[M2, M10] Clockwise: the Hall, the two small oracles in random order, the others in random order."""
    state.circle[0] = HALL
    place: i64 = 1
    for bag in (bag_of(SMALL), bag_of(LARGE)):
        while not bag.is_empty():
            state.circle[place] = dealer.draw(bag)
            place += 1


def lay_spells(state: MaginorTable, gap_is_first: bool, dealer: Dealer) -> None:
    """[M1, M108] A ritual beside the Hall, the other beside the last oracle; eight spells beside the nine oracles
    between them, so that one is left without: a random one, or the first."""
    no_spell = GOLDEN_CAULDRON  # not among the eight that are dealt, so its number can stand for an empty place
    bag = bag_of(range(no_spell if gap_is_first else no_spell + 1))
    for place in range(i64(1), ORACLE_COUNT - 1):
        spell: i64 = no_spell if gap_is_first and place == 1 else dealer.draw(bag)
        state.beside[state.circle[place]] = NONE if spell == no_spell else spell
    state.beside[state.circle[ORACLE_COUNT - 1]] = GOLDEN_CAULDRON
    state.beside[HALL] = HIGH_WIZARD
