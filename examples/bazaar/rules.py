"""The rules of the bazaar, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from examples.bazaar.actions import BID, DONE, SELL, TAKE
from examples.bazaar.components import KIND, Card, kind, value
from examples.bazaar.events import Drew, Filled, Revealed, Sealed, Sold, Took, Won
from examples.bazaar.phases import BIDDING, SELLING, TAKING
from examples.bazaar.state import BazaarTable
from tafelrunde.core.bag import NONE, Bag
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import Standings, places
from tafelrunde.core.seats import Seat


def legal_bids(state: BazaarTable, seat: Seat) -> vec[i64]:
    """[B102] Any card of the hand may be a bid."""
    return BID.of_each(state.hands[seat])


def bid(state: BazaarTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B102] Every seat seals one card of its hand as a bid. The last bid reveals them all."""
    state.bids[seat] = card
    dealer.tell(Sealed(seat, card))
    if state.all_answered(seat):
        reveal(state, dealer)


def reveal(state: BazaarTable, dealer: Dealer) -> None:
    """[B103] The bid of the highest value wins; among equals chance decides. The winner's bid is spent; the others
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


def highest_bidders(state: BazaarTable) -> Bag:
    """[B103] The seats whose bid no other bid exceeds."""
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


def legal_takes(state: BazaarTable) -> vec[i64]:
    """[B104] Any card of the stall may be taken."""
    return TAKE.of_each(state.stall)


def take(state: BazaarTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B104] The winner takes a card from the stall into the hand, for all to see. The stall is filled up at once."""
    state.stall.remove(card)
    state.hands[seat].add(card)
    dealer.tell(Took(seat, card))
    fill(state, dealer)
    state.ask(SELLING, seat)


def legal_sells(state: BazaarTable, seat: Seat) -> vec[i64]:
    """[B105] Any card may be sold first; then only higher ones of the same kind. The seat may be done at any time."""
    return append(SELL.of_each(wares(state.hands[seat], state.sold)), DONE.of(0))


def wares(hand: Bag, sold: Card) -> Bag:
    """[B105] What may be sold of a hand after this card, or after NONE."""
    return hand if sold == NONE else (hand & KIND[kind(sold)]).above(sold)


def earnings(cards: int, price: int) -> int:
    """[B105] What so many cards earn together when the first of them earns this."""
    return cards * (price + cards - 1)


def sell(state: BazaarTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[B105] In one sale the first card earns 1 point, the second 3, the third 5, and so on: n cards earn n times n."""
    state.hands[seat].remove(card)
    state.seen.add(card)
    state.points[seat] += state.price
    state.sold = card
    dealer.tell(Sold(seat, card, state.price))
    state.price += 2


def done(state: BazaarTable, winner: Seat, dealer: Dealer) -> None:
    """[B106] When the sale is done every seat draws a card, the winner first.
    [B107] The game ends when the bag cannot serve another round."""
    state.sold = NONE
    state.price = 1
    for turn in range(state.seats):
        draw(state, (winner + turn) % state.seats, dealer)
    if state.bag.size() > state.seats:
        state.ask_all(BIDDING)
    else:
        state.end()


def draw(state: BazaarTable, seat: Seat, dealer: Dealer) -> None:
    """[B101, B106] A card drawn from the bag is seen by its new owner only."""
    card = dealer.draw(state.bag)
    state.hands[seat].add(card)
    dealer.tell(Drew(seat, card))


def fill(state: BazaarTable, dealer: Dealer) -> None:
    """[B101, B104] A card for the stall is drawn from the bag, for all to see."""
    card = dealer.draw(state.bag)
    state.stall.add(card)
    state.seen.add(card)
    dealer.tell(Filled(card))


def final_standings(state: BazaarTable) -> Standings:
    """[B108] The places, once the bag is too empty."""
    points = tuple([int(points) for points in state.points])
    sizes = [int(hand.size()) for hand in state.hands]
    return Standings(places_by(points, sizes), "bazaar-reason-empty-bag", points)


def places_by(points: Sequence[int], sizes: Sequence[int]) -> tuple[int, ...]:
    """[B108] Most points win; among equals fewer cards in hand; still equal seats share the place."""
    return places([(own, -size) for own, size in zip(points, sizes, strict=True)])
