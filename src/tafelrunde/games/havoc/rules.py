"""The rules of Havoc up to the cry of Havoc, in the order of the rulebook: setting up, the turn, peace, recruiting.

[H137, H57] The printed example is played through in the tests, with the slip in it put right."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc import battle, castillon
from tafelrunde.games.havoc.actions import DISCARD, DRAW, FETCH, HAVOC, LOOT, PUT, RECRUIT, TAKE
from tafelrunde.games.havoc.cards import said_of_each
from tafelrunde.games.havoc.components import (
    CASTILLON,
    DOGS_IN_RECRUITING,
    DRAWS,
    JOHN,
    JOHN_KEEPING,
    JOHN_SEAT,
    JOHN_WAITING,
    JOIN_MIN,
    REMOVED,
    Card,
)
from tafelrunde.games.havoc.events import (
    Discarded,
    Drew,
    Fetched,
    Looted,
    Looting,
    PeaceTurned,
    PutDown,
    Recruiting,
    Skipped,
    Took,
    YearOfPeace,
)
from tafelrunde.games.havoc.phases import FETCHING, LOOTING, PEACE, RECRUITING, TURN
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.supply import (
    discard_dogs,
    draw_top,
    gain,
    leave,
    meet_john,
    pile_size,
    refill,
)


def end_turn(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H109, J3, J9] The next turn is the left neighbour's, unless John sits there."""
    if state.john == JOHN_WAITING:
        battle.raid(state, dealer)
    elif state.john == JOHN_KEEPING and state.john_right == seat:
        keep_peace(state, dealer)
    else:
        begin_turn(state, state.left_of(seat), False, dealer)


def begin_turn(state: HavocTable, seat: Seat, has_turned: bool, dealer: Dealer) -> None:
    """[H109, H18] The seat is asked what it does; if it can do nothing, its turn is skipped."""
    state.turn = seat
    state.has_turned = has_turned
    if can_recruit(state) or can_fight(state, seat):
        state.ask(TURN, seat)
    else:
        dealer.tell(Skipped(seat))
        end_turn(state, seat, dealer)


def keep_peace(state: HavocTable, dealer: Dealer) -> None:
    """[J9, J20] John's turn: he only turns the peace card. His year of peace costs every seat a card."""
    left = state.left_of(state.john_right)
    if turn_peace_card(state, JOHN_SEAT, dealer):
        begin_turn(state, left, False, dealer)
    else:
        declare_peace(state, JOHN_SEAT, left, dealer)


def go_on(state: HavocTable, dealer: Dealer) -> None:
    """[H128, H36, H3, J3, J20] After the eighth battle the last deal; otherwise John, if he was drawn, or the turn of
    the winner, whose peace card counts as turned."""
    if state.fought == CASTILLON:
        castillon.last_deal(state, dealer)
    elif state.john == JOHN_WAITING:
        battle.raid(state, dealer)
    elif state.winner == JOHN_SEAT:
        begin_turn(state, state.left_of(state.john_right), False, dealer)
    else:
        begin_turn(state, state.winner, True, dealer)


def can_recruit(state: HavocTable) -> bool:
    """[H17] Pile, recruits and discards together must hold two cards."""
    return pile_size(state) + state.recruits.size() + state.discards.size() >= DRAWS


def can_fight(state: HavocTable, seat: Seat) -> bool:
    """[H19] A seat that fights must be able to lay two cards."""
    return state.hands[seat].size() >= JOIN_MIN


def legal_turns(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H109, H17, H19] Recruit or cry Havoc."""
    numbers = vec[i64](capacity=2)
    if can_recruit(state):
        numbers = append(numbers, RECRUIT.of())
    if can_fight(state, seat):
        numbers = append(numbers, HAVOC.of())
    return numbers


def recruit(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H6, H110, H3] Only a Peacekeeper who recruits turns the peace card, and only once per turn."""
    dealer.tell(Recruiting(seat))
    if seat != state.keeper or state.has_turned or turn_peace_card(state, seat, dealer):
        begin_recruiting(state, seat)
    else:
        declare_peace(state, seat, state.left_of(seat), dealer)


def turn_peace_card(state: HavocTable, keeper: Seat, dealer: Dealer) -> bool:
    """[H2, H5, H43, H110] The card goes to the next higher number, but not in the very first turn with 5 or 6 seats.
    False if there is no higher number."""
    if state.is_first_turn_free:
        state.is_first_turn_free = False
        return True
    if state.peace == state.peace_max:
        return False
    state.peace += 1
    state.has_turned = True
    dealer.tell(PeaceTurned(keeper, state.peace))
    return True


def declare_peace(state: HavocTable, keeper: Seat, first: Seat, dealer: Dealer) -> None:
    """[H111, J9] A year of peace: the next battle is removed, and the other seats discard."""
    battle = state.order[state.fought]
    state.fates[battle] = REMOVED
    state.fought += 1
    dealer.tell(YearOfPeace(keeper, battle))
    ask_for_discard(state, first, dealer)


def ask_for_discard(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H7, J9] The seats discard clockwise, all but the Peacekeeper; one without cards discards nothing. John's year of
    peace ends when it comes around to his left neighbour."""
    last = state.keeper if state.keeper != JOHN_SEAT else state.john_right
    while seat != state.keeper and state.hands[seat].size() == 0:
        if seat == last:
            end_peace(state, dealer)
            return
        seat = state.left_of(seat)
    if seat == state.keeper:
        end_peace(state, dealer)
    else:
        state.ask(PEACE, seat)


def legal_discards(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H7] One card of the seat's own choice."""
    hand = state.hands[seat]
    return said_of_each(DISCARD, hand, vec[i64](capacity=hand.size() + 1))


def discard(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H7, H56] A card is discarded openly."""
    leave(state, seat, card)
    state.discards.add(card)
    dealer.tell(Discarded(seat, card))
    if state.keeper == JOHN_SEAT and seat == state.john_right:
        end_peace(state, dealer)
    else:
        ask_for_discard(state, state.left_of(seat), dealer)


def end_peace(state: HavocTable, dealer: Dealer) -> None:
    """[H4, H8, J9] The card goes back to 1, which counts as turning it this turn. Now the Peacekeeper recruits, unless
    the eighth battle is gone. John does not recruit."""
    state.peace = 1
    state.has_turned = True
    if state.fought == CASTILLON:
        castillon.last_deal(state, dealer)
    elif state.keeper == JOHN_SEAT:
        begin_turn(state, state.left_of(state.john_right), False, dealer)
    else:
        begin_recruiting(state, state.keeper)


def begin_recruiting(state: HavocTable, seat: Seat) -> None:
    """[H112] Two cards to get, then one to put down."""
    state.draws = 0
    state.dogs_used = 0
    state.ask(RECRUITING, seat)


def legal_recruitings(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H112, H10, H52, H12] Get the two cards, the first from the recruits if they are at their limit; put down; use
    dogs at any moment."""
    hand = state.hands[seat]
    numbers = vec[i64](capacity=hand.size() + state.recruits.size() + 4)
    if state.draws < DRAWS:
        is_full = state.draws == 0 and state.recruits.size() >= state.recruits_max
        if not is_full and pile_size(state) + state.discards.size() > 0:
            numbers = append(numbers, DRAW.of())
        numbers = said_of_each(TAKE, state.recruits, numbers)
    else:
        numbers = said_of_each(PUT, hand, numbers)
    if hand.dogs > 0 and state.dogs_used < DOGS_IN_RECRUITING:
        numbers = append(numbers, FETCH.of())
    if hand.dogs > 1 and state.dogs_used == 0 and state.discards.has_regular():
        numbers = append(numbers, LOOT.of())
    return numbers


def draw(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H112, H9, J2, J19] A card from the pile, seen by its new owner before anything else is chosen. John ends the
    turn at once."""
    card = draw_top(state, dealer)
    if card == JOHN:
        meet_john(state, seat, dealer)
        end_recruiting(state, seat, dealer)
        return
    state.hands[seat].add(card)
    dealer.tell(Drew(seat, card))
    count_draw(state, seat)


def take(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H112, H11] A recruit, even a dog, goes into the hand for all to see."""
    state.recruits.remove(card)
    gain(state, seat, card)
    dealer.tell(Took(seat, card))
    count_draw(state, seat)


def count_draw(state: HavocTable, seat: Seat) -> None:
    """[H12] A fetched card comes on top of the two from recruiting."""
    if state.phase == RECRUITING:
        state.draws += 1
    state.ask(RECRUITING, seat)


def fetch(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H113, H55] A dog is discarded first; then the seat gets one more card."""
    discard_dogs(state, seat, 1)
    state.dogs_used += 1
    dealer.tell(Fetched(seat))
    state.ask(FETCHING, seat)


def legal_fetches(state: HavocTable) -> vec[i64]:
    """[H113, H12] From the pile or the recruits, full or not."""
    numbers = append(vec[i64](capacity=8), DRAW.of())
    return said_of_each(TAKE, state.recruits, numbers)


def loot(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H114, H54] Two dogs are discarded; only then does the seat look through the discards."""
    discard_dogs(state, seat, 2)
    state.dogs_used += 2
    dealer.tell(Looting(seat))
    state.ask(LOOTING, seat)


def legal_loots(state: HavocTable) -> vec[i64]:
    """[H114, H13] Any card among the discards that is not a dog."""
    return TAKE.of_each(state.discards.regular())


def take_loot(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H14] The looted card is shown to all."""
    state.discards.remove(card)
    gain(state, seat, card)
    dealer.tell(Looted(seat, card))


def put(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H11, H112] Any card from the hand becomes a recruit; that ends recruiting."""
    leave(state, seat, card)
    state.recruits.add(card)
    dealer.tell(PutDown(seat, card))
    end_recruiting(state, seat, dealer)


def end_recruiting(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H15] The recruits are filled up to three, and the turn is over."""
    refill(state, seat, dealer)
    end_turn(state, seat, dealer)
