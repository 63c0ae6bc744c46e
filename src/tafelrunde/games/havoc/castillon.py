"""The end of the war: the last deal, the dog swap, Castillon and the final order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import Standings, places
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc import battle, john_of_gaunt
from tafelrunde.games.havoc.actions import SWAP
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import CASTILLON, DOG, JOHN_SEAT, LAST_DEAL, SWAP_MAX, Card
from tafelrunde.games.havoc.events import LaidAtCastillon, LastDeal, Swapped
from tafelrunde.games.havoc.phases import SWAPPING
from tafelrunde.games.havoc.ranking import strongest_lay
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.supply import deal_to_hand, discard_dogs, draw_to_hand, leave


def last_deal(state: HavocTable, dealer: Dealer) -> None:
    """[H36, H46, H47, J14] The recruits go to the discards and every seat gets two cards, card by card, the Peacekeeper
    last. If that is John, his left neighbour takes his place."""
    if state.keeper == JOHN_SEAT:
        john_of_gaunt.go_home(state, dealer)
        state.keeper = state.left_of(state.john_right)
    state.discards.add_all(state.recruits)
    state.recruits.clear()
    dealer.tell(LastDeal())
    for dealt in range(LAST_DEAL):
        seat = state.keeper
        for step in range(state.seats):
            seat = state.left_of(seat)
            deal_to_hand(state, seat, dealer)
    state.ask(SWAPPING, state.keeper)


def legal_swaps(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H129, H48] No dog, one or two; a seat without a dog is asked too."""
    numbers = vec[i64](capacity=3)
    most = min(SWAP_MAX, state.hands[seat].dogs)
    count: i64 = 0
    while count <= most:
        numbers = append(numbers, SWAP.of(count))
        count += 1
    return numbers


def swap(state: HavocTable, seat: Seat, count: i64, dealer: Dealer) -> None:
    """[H129, H48] The number is named, then that many cards are drawn. When all have swapped, Castillon is fought."""
    discard_dogs(state, seat, count)
    dealer.tell(Swapped(seat, count))
    for drawn in range(count):
        draw_to_hand(state, seat, dealer)
    following = state.left_of(seat)
    if following == state.keeper:
        fight(state, dealer)
    else:
        state.ask(SWAPPING, following)


def fight(state: HavocTable, dealer: Dealer) -> None:
    """[H37, H38, H41, H130, H49] Every seat shows its strongest lay, with no dog sitting out, and takes its place."""
    state.battle = CASTILLON
    battle.muster(state, state.keeper)
    state.fighting = state.unasked
    state.unasked = 0
    for seat in range(state.seats):
        lay_strongest(state, seat, dealer)
        state.outs[seat] = 0
    battle.place_all(state, dealer)
    standing = battle.merits(state)
    for seat in range(state.seats):
        state.at_castillon[seat] = battle.place_of(standing, seat)
    state.fought += 1
    state.end()


def lay_strongest(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H37] The strongest lay of one to six cards is worked out; nobody is asked."""
    hand = state.hands[seat]
    found = strongest_lay(hand.regular(), hand.dogs)
    lay = Cards(found[1], found[2], found[3])
    state.laid[seat] = lay
    card = lay.after(NONE)
    while card != NONE:
        show(state, seat, card, dealer)
        card = lay.after(card)
    for dog in range(lay.dogs):
        show(state, seat, DOG, dealer)


def show(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    leave(state, seat, card)
    dealer.tell(LaidAtCastillon(seat, card))


def final_standings(state: HavocTable) -> Standings:
    """[H131, H40] Most points win; then more battles won; then the order at Castillon; seats still equal share."""
    ranks = [
        (int(state.points[seat]), int(state.wins[seat]), -int(state.at_castillon[seat])) for seat in range(state.seats)
    ]
    points = tuple([int(state.points[seat]) for seat in range(state.seats)])
    return Standings(places(ranks), reason(sorted(ranks, reverse=True)), points)


def reason(ranks: list[tuple[int, int, int]]) -> str:
    """[H131, H40] What set the first seat apart from the second."""
    first, second = ranks[0], ranks[1]
    if first[0] != second[0]:
        return "havoc-reason-points"
    if first[1] != second[1]:
        return "havoc-reason-battles"
    return "havoc-reason-castillon" if first[2] != second[2] else "havoc-reason-shared"
