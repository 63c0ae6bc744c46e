"""The pile and what it supplies: cards for hands and recruits, and John of Gaunt."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import DOG, JOHN, JOHN_AWAY, JOHN_IN_PILE, JOHN_WAITING, RECRUITS_MIN, Card
from tafelrunde.games.havoc.events import Dealt, Drew, DrewJohn, JohnRemoved, Refilled, Reshuffled
from tafelrunde.games.havoc.state import HavocTable


def pile_size(state: HavocTable) -> i64:
    """[J19] John counts as a card of the pile."""
    return state.pile.size() + (1 if state.john == JOHN_IN_PILE else 0)


def draw_top(state: HavocTable, dealer: Dealer) -> Card:
    """[H16, H58] The top card of the pile, John included. An empty pile is renewed from the discards only now; if both
    are empty there is none."""
    size = pile_size(state)
    if size == 0:
        size = state.discards.size()
        if size == 0:
            return NONE
        state.pile = state.discards
        state.discards = Cards()
        dealer.tell(Reshuffled(size))
    place = dealer.pick(size)
    if place == state.pile.size():
        return JOHN
    card = state.pile.nth(place)
    state.pile.remove(card)
    return card


def draw_card(state: HavocTable, drawer: Seat, dealer: Dealer) -> Card:
    """[J1] The top card of the pile; if it is John, he counts as drawn by this seat and the next card follows."""
    card = draw_top(state, dealer)
    if card == JOHN:
        meet_john(state, drawer, dealer)
        card = draw_top(state, dealer)
    return card


def meet_john(state: HavocTable, drawer: Seat, dealer: Dealer) -> None:
    """[J102, J5, J13] John sits down to the left of the seat that drew him; from the eighth battle on he is removed."""
    if state.fought >= 8 or (state.fought == 7 and state.battle != NONE):
        state.john = JOHN_AWAY
        dealer.tell(JohnRemoved(drawer))
    else:
        state.john = JOHN_WAITING
        state.john_right = drawer
        dealer.tell(DrewJohn(drawer))


def draw_to_hand(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H16, H21] A seat draws a card, if there is one."""
    card = draw_card(state, seat, dealer)
    if card != NONE:
        state.hands[seat].add(card)
        dealer.tell(Drew(seat, card))


def deal_to_hand(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H35] A seat is dealt a card, if there is one."""
    card = draw_card(state, seat, dealer)
    if card != NONE:
        state.hands[seat].add(card)
        dealer.tell(Dealt(seat, card))


def refill(state: HavocTable, drawer: Seat, dealer: Dealer) -> None:
    """[H15] The recruits are filled up to three from the pile, as far as there are cards."""
    while state.recruits.size() < RECRUITS_MIN:
        card = draw_card(state, drawer, dealer)
        if card == NONE:
            return
        state.recruits.add(card)
        dealer.tell(Refilled(card))


def gain(state: HavocTable, seat: Seat, card: Card) -> None:
    """A card goes into a hand for all to see: from now on everybody knows that it is there."""
    state.hands[seat].add(card)
    state.seen[seat].add(card)


def leave(state: HavocTable, seat: Seat, card: Card) -> None:
    """A card leaves a hand openly. Dogs are alike, so one that leaves may be one that was seen."""
    state.hands[seat].remove(card)
    seen = state.seen[seat]
    if card in seen:
        seen.remove(card)


def discard_dogs(state: HavocTable, seat: Seat, count: i64) -> None:
    """Dogs go from a hand to the discards."""
    for paid in range(count):
        leave(state, seat, DOG)
        state.discards.add(DOG)
