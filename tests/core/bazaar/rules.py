"""The rules of Bazaar, as its docstrings say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, Bag
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tests.core.bazaar.actions import BID, DONE, SELL, TAKE
from tests.core.bazaar.components import KIND, Card, kind, value
from tests.core.bazaar.events import Drew, Filled, Revealed, Sealed, Sold, Took, Won

if TYPE_CHECKING:
    from tests.core.bazaar.state import BazaarState

BIDDING: Final[i64] = 1
TAKING: Final[i64] = 2
SELLING: Final[i64] = 3


def set_up(state: BazaarState, hand: i64, stall: i64, dealer: Dealer) -> None:
    """[B1] Every seat is dealt a hand; some cards lie open on the stall."""
    for seat in range(state.seats):
        for _ in range(hand):
            draw(state, seat, dealer)
    for _ in range(stall):
        fill(state, dealer)
    state.ask_all(BIDDING)


def legal_bids(state: BazaarState, seat: Seat) -> vec[i64]:
    """[B2] Any card of the hand may be a bid."""
    return BID.of_each(state.hands[seat])


def bid(state: BazaarState, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B2] Every seat seals one card of its hand as a bid. The last bid reveals them all."""
    state.bids[seat] = card
    dealer.tell(Sealed(seat, card))
    if state.all_answered(seat):
        reveal(state, dealer)


def reveal(state: BazaarState, dealer: Dealer) -> None:
    """[B3] The bid of the highest value wins; among equals chance decides. The winner's bid is spent; the others
    go back to their hands, where everybody has seen them now."""
    for seat in range(state.seats):
        state.seen.add(state.bids[seat])
        dealer.tell(Revealed(seat, state.bids[seat]))
    winner = dealer.choose(highest_bidders(state))
    state.hands[winner].remove(state.bids[winner])
    dealer.tell(Won(winner, state.bids[winner]))
    for seat in range(state.seats):
        state.bids[seat] = NONE
    state.ask(TAKING, winner)


def highest_bidders(state: BazaarState) -> Bag:
    """[B3] The seats whose bid no other bid exceeds."""
    highest: i64 = 0
    bidders = Bag()
    for seat in range(state.seats):
        offer = value(state.bids[seat])
        if offer > highest:
            highest = offer
            bidders = Bag()
        if offer == highest:
            bidders.add(seat)
    return bidders


def legal_takes(state: BazaarState) -> vec[i64]:
    """[B4] Any card of the stall may be taken."""
    return TAKE.of_each(state.stall)


def take(state: BazaarState, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B4] The winner takes a card from the stall into the hand, for all to see. The stall is filled up at once."""
    state.stall.remove(card)
    state.hands[seat].add(card)
    dealer.tell(Took(seat, card))
    fill(state, dealer)
    state.ask(SELLING, seat)


def legal_sells(state: BazaarState, seat: Seat) -> vec[i64]:
    """[B5] Any card may be sold first; then only higher ones of the same kind. The seat may be done at any time."""
    wares = state.hands[seat]
    if state.sold != NONE:
        wares = (wares & KIND[kind(state.sold)]).above(state.sold)
    return append(SELL.of_each(wares), DONE.of(0))


def sell(state: BazaarState, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B5] In one sale the first card earns 1 point, the second 3, the third 5, and so on: n cards earn n times n."""
    state.hands[seat].remove(card)
    state.seen.add(card)
    state.points[seat] += state.price
    state.price += 2
    state.sold = card
    dealer.tell(Sold(seat, card))


def done(state: BazaarState, winner: Seat, dealer: Dealer) -> None:
    """[B6] When the sale is done every seat draws a card, the winner first.
    [B7] The game ends when the bag cannot serve another round."""
    state.sold = NONE
    state.price = 1
    for turn in range(state.seats):
        draw(state, (winner + turn) % state.seats, dealer)
    if state.bag.size() > state.seats:
        state.ask_all(BIDDING)
    else:
        state.end()


def draw(state: BazaarState, seat: Seat, dealer: Dealer) -> None:
    """[B1, B6] A card drawn from the bag is seen by its new owner only."""
    card = dealer.draw(state.bag)
    state.hands[seat].add(card)
    dealer.tell(Drew(seat, card))


def fill(state: BazaarState, dealer: Dealer) -> None:
    """[B1, B4] A card for the stall is drawn from the bag, for all to see."""
    card = dealer.draw(state.bag)
    state.stall.add(card)
    state.seen.add(card)
    dealer.tell(Filled(NONE, card))
