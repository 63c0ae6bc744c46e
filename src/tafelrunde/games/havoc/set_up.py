"""Setting up: the battles, the deal, the first recruits, the pile."""

from __future__ import annotations

from tafelrunde.core.bag import bag_of
from tafelrunde.core.dealer import Dealer
from tafelrunde.games.havoc.cards import whole_deck
from tafelrunde.games.havoc.components import (
    CASTILLON,
    DOG,
    HAND_DOGS,
    HAND_REGULAR,
    JOHN_IN_PILE,
    RECRUITS_START,
    deck_for,
)
from tafelrunde.games.havoc.events import DealtDog
from tafelrunde.games.havoc.rules import begin_turn
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.supply import deal_to_hand, gain, refill


def set_up(state: HavocTable, is_random_order: bool, has_john: bool, dealer: Dealer) -> None:
    """[H1, H107, H108, J101] Seven regular cards and a dog for each seat, three regular recruits; then the other dogs,
    and John, go into the pile. The first seat is the Peacekeeper and begins."""
    deck = deck_for(state.seats)
    if is_random_order:
        shuffle_battles(state, dealer)
    state.pile = whole_deck(deck.max_value, 0)
    for seat in range(state.seats):
        for dealt in range(HAND_REGULAR):
            deal_to_hand(state, seat, dealer)
        for given in range(HAND_DOGS):
            gain(state, seat, DOG)
            dealer.tell(DealtDog(seat))
    while state.recruits.size() < RECRUITS_START:
        refill(state, 0, dealer)
    state.pile.dogs = deck.dogs - HAND_DOGS * state.seats
    if has_john:
        state.john = JOHN_IN_PILE
    state.is_first_turn_free = deck.first_turn_free
    begin_turn(state, 0, False, dealer)


def shuffle_battles(state: HavocTable, dealer: Dealer) -> None:
    """[H133, H41] The first eight battles come in random order; Castillon stays the last."""
    ahead = bag_of(range(CASTILLON))
    for place in range(CASTILLON):
        state.order[place] = dealer.draw(ahead)
