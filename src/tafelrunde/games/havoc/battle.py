"""The rules of battle, in the order of the rulebook: laying, comparing, points, dogs, dealing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc import john_of_gaunt
from tafelrunde.games.havoc.actions import BATTLE, DECLINE, LAY, LOOT, OUT, PASS, SCAVENGE, STAND, STOP
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import (
    BATTLES,
    CASTILLON,
    DOG,
    DOGS_AFTER_BATTLE,
    DOGS_OUT_MAX,
    JOHN_FIGHTING,
    JOHN_KEEPING,
    JOHN_SEAT,
    JOIN_MIN,
    LAID_MAX,
    REPLACED,
    Card,
    paid,
)
from tafelrunde.games.havoc.events import (
    BecamePeacekeeper,
    ChoseBattle,
    Cleared,
    CriedHavoc,
    Declined,
    JohnCriedHavoc,
    Laid,
    Looting,
    Passed,
    SatOut,
    Scavenged,
    Scored,
    Showed,
    Stood,
    Stopped,
    Won,
)
from tafelrunde.games.havoc.phases import ADDING, CHOOSING, JOINING, LOOTING_AFTER, SCAVENGING, SITTING_OUT
from tafelrunde.games.havoc.ranking import JOHN_OF_GAUNT, legal_outs, strength, strongest
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.supply import deal_to_hand, draw_to_hand, gain, leave, refill

MOST_CARDS: Final[i64] = 128
"""More than any hand can hold."""


def cry_havoc(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H115, J9] The initiator opens the next battle and lays first. John, if he kept the peace, leaves."""
    if state.john == JOHN_KEEPING:
        john_of_gaunt.go_home(state, dealer)
    state.battle = state.order[state.fought]
    dealer.tell(CriedHavoc(seat, state.battle))
    muster(state, seat)
    ask_to_lay(state, JOINING, seat)


def raid(state: HavocTable, dealer: Dealer) -> None:
    """[J103, J3, J4] John begins Chevauchées in place of the next battle, or in addition to the battles where it is
    extra. His left neighbour comes next."""
    replaced: i64 = NONE
    if not state.is_john_extra:
        replaced = state.order[state.fought]
        state.fates[replaced] = REPLACED
    state.john = JOHN_FIGHTING
    dealer.tell(JohnCriedHavoc(state.john_right, replaced))
    state.battle = john_of_gaunt.turn_side_up(state, dealer)
    muster(state, JOHN_SEAT)
    next_visit(state, state.john_right, dealer)


def muster(state: HavocTable, initiator: Seat) -> None:
    """[H115] The peace card lies Havoc side up before the initiator; nobody has been asked yet."""
    state.initiator = initiator
    state.keeper = NONE
    state.is_first_turn_free = False
    state.unasked = bit(state.seats) - 1
    state.fighting = 0
    state.adding = 0
    state.stopped = 0
    for seat in range(state.seats):
        state.dogs_after[seat] = 0
        state.outs[seat] = NONE


def ask_to_lay(state: HavocTable, phase: i64, seat: Seat) -> None:
    state.visit = 0
    state.last_laid = NONE
    state.ask(phase, seat)


def legal_lays(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H21, H116, J7] Lay cards one by one; on the first visit at least two, or decline; on a later one at least one,
    or pass. The initiator cannot decline, nor anybody in Chevauchées."""
    numbers = lays(state, seat)
    if state.phase == ADDING:
        return append(numbers, PASS.of() if state.visit == 0 else STAND.of())
    if state.visit >= JOIN_MIN:
        return append(numbers, STAND.of())
    if state.visit == 0 and seat != state.initiator and state.initiator != JOHN_SEAT:
        return append(numbers, DECLINE.of())
    return numbers


def lays(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H22, H116] The cards that still fit, in rising order within a visit, so that a set can be laid in only one way.
    The first of two that must be laid leaves one to follow."""
    hand = state.hands[seat]
    laid = state.laid[seat]
    numbers = vec[i64](capacity=hand.size() + 2)
    must_lay_two = state.phase == JOINING and state.visit == 0
    regular = laid.regular_size()
    if regular + max(0, laid.dogs - DOGS_OUT_MAX) < LAID_MAX:
        card = hand.after(state.last_laid)
        while card != NONE:
            following = hand.after(card)
            if following != NONE or hand.dogs > 0 or not must_lay_two:
                numbers = append(numbers, LAY.of(card))
            card = following
    if hand.dogs > (1 if must_lay_two else 0) and regular + max(0, laid.dogs + 1 - DOGS_OUT_MAX) <= LAID_MAX:
        numbers = append(numbers, LAY.of(DOG))
    return numbers


def lay(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H116, H117] A card, even a dog, goes face up onto the battlefield."""
    leave(state, seat, card)
    state.laid[seat].add(card)
    state.visit += 1
    state.last_laid = card
    dealer.tell(Laid(seat, card))
    state.ask(state.phase, seat)


def stand(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H116] The laying of this visit is over; the seat is in the battle and may add on its next visit."""
    state.unasked &= ~bit(seat)
    state.fighting |= bit(seat)
    state.adding |= bit(seat)
    dealer.tell(Stood(seat))
    next_visit(state, seat, dealer)


def decline(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H21, H19] The seat stays out and draws a card."""
    state.unasked &= ~bit(seat)
    dealer.tell(Declined(seat))
    draw_to_hand(state, seat, dealer)


def pass_for_good(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H21, H118] The seat adds no more, but stays in the battle."""
    state.adding &= ~bit(seat)
    dealer.tell(Passed(seat))


def next_visit(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H21, H118, H30] The next seat clockwise that is neither out nor has passed, even if it is alone in the battle;
    if there is none, the lays are compared."""
    for step in range(state.seats):
        seat = state.left_of(seat)
        if state.unasked & bit(seat) != 0:
            if state.hands[seat].size() >= JOIN_MIN:
                ask_to_lay(state, JOINING, seat)
                return
            decline(state, seat, dealer)
        elif state.adding & bit(seat) != 0:
            if not passes_by_itself(state, seat):
                ask_to_lay(state, ADDING, seat)
                return
            pass_for_good(state, seat, dealer)
    compare(state, dealer)


def passes_by_itself(state: HavocTable, seat: Seat) -> bool:
    """[H23, H53] Only at the true limit of eight cards or with an empty hand, which all can see."""
    return state.hands[seat].size() == 0 or state.laid[seat].size() == LAID_MAX + DOGS_OUT_MAX


def compare(state: HavocTable, dealer: Dealer) -> None:
    """[H24, J18] The strongest choice of dogs to sit out is made for each seat. In Chevauchées a seat is asked if its
    choice can matter, because a weaker lay can earn more."""
    seat = first_in_battle(state)
    for step in range(state.seats):
        if state.fighting & bit(seat) != 0 and state.outs[seat] == NONE:
            laid = state.laid[seat]
            if state.initiator == JOHN_SEAT and has_choice_of_outs(laid):
                state.ask(SITTING_OUT, seat)
                return
            state.outs[seat] = strongest(laid.regular(), laid.dogs)[1]
            if state.outs[seat] > 0:
                dealer.tell(SatOut(seat, state.outs[seat]))
        seat = state.left_of(seat)
    place_all(state, dealer)
    begin_scavenging(state, dealer)


def has_choice_of_outs(laid: Cards) -> bool:
    """[H24, J18] Whether there is more than one possible number of dogs to sit out."""
    fewest, most = legal_outs(laid.regular(), laid.dogs)
    return fewest < most


def legal_sittings_out(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H24, H50, J18] From those beyond six cards up to two, or up to all dogs laid."""
    laid = state.laid[seat]
    fewest, most = legal_outs(laid.regular(), laid.dogs)
    numbers = vec[i64](capacity=3)
    while fewest <= most:
        numbers = append(numbers, OUT.of(fewest))
        fewest += 1
    return numbers


def sit_out(state: HavocTable, seat: Seat, count: i64, dealer: Dealer) -> None:
    """[H119, J18] The seat says openly how many of its dogs sit out."""
    state.outs[seat] = count
    dealer.tell(SatOut(seat, count))
    compare(state, dealer)


def first_in_battle(state: HavocTable) -> Seat:
    """[H32, J8] The seat with which every round of a battle begins: the initiator, or John's left neighbour."""
    return state.left_of(state.john_right) if state.initiator == JOHN_SEAT else state.initiator


def strength_of(state: HavocTable, seat: Seat) -> i64:
    """[H119] What a seat's cards are worth without the dogs that sit out."""
    laid = state.laid[seat]
    return strength(laid.regular(), laid.dogs - state.outs[seat])


def merits(state: HavocTable) -> vec[i64]:
    """[H28, J6] One number for each seat, and John's after them: the stronger lay is greater; of equal ones, that with
    fewer cards in hand; John has none. A seat that is not in the battle has the least."""
    found = vec[i64](capacity=state.seats + 1)
    for seat in range(state.seats):
        is_fighting = state.fighting & bit(seat) != 0
        merit = strength_of(state, seat) * MOST_CARDS - state.hands[seat].size() if is_fighting else -MOST_CARDS
        found = append(found, merit)
    return append(found, JOHN_OF_GAUNT * MOST_CARDS if state.initiator == JOHN_SEAT else -MOST_CARDS)


def place_all(state: HavocTable, dealer: Dealer) -> None:
    """[H118, H124, H29, J6, J15] Every seat in the battle takes its place and its points. The first in battle order
    among those who did best is the winner."""
    standing = merits(state)
    winner: i64 = NONE
    if state.initiator == JOHN_SEAT and place_of(standing, state.seats) == 0:
        winner = JOHN_SEAT
    seat = first_in_battle(state)
    for step in range(state.seats):
        if state.fighting & bit(seat) != 0:
            if winner == NONE and place_of(standing, seat) == 0:
                winner = seat
            place(state, standing, seat, dealer)
        seat = state.left_of(seat)
    state.winner = winner
    if state.battle <= CASTILLON:
        state.fates[state.battle] = winner
    dealer.tell(Won(winner, state.battle))


def place(state: HavocTable, standing: vec[i64], seat: Seat, dealer: Dealer) -> None:
    """[H28, H31, H49, J16] The points of shared places are added up and divided, rounded down. A shared first place
    counts as a battle won for each."""
    better = place_of(standing, seat)
    dealer.tell(Showed(seat, strength_of(state, seat), better + 1))
    sharing = sharers(standing, seat)
    points: i64 = 0
    for shared in range(sharing):
        points += paid(state.battle, better + shared, state.is_small_table)
    points //= sharing
    if better == 0:
        state.wins[seat] += 1
    if points > 0:
        state.points[seat] += points
        dealer.tell(Scored(seat, points))


def place_of(standing: vec[i64], seat: i64) -> i64:
    """[H124, J6] How many did better; John takes a place like a seat."""
    better: i64 = 0
    for merit in standing:
        if merit > standing[seat]:
            better += 1
    return better


def sharers(standing: vec[i64], seat: i64) -> i64:
    """[H28, J15] How many did exactly as well, the seat itself included."""
    equal: i64 = 0
    for merit in standing:
        if merit == standing[seat]:
            equal += 1
    return equal


def begin_scavenging(state: HavocTable, dealer: Dealer) -> None:
    """[H32, J8] Once the points are given, the dogs are used, the initiator or John's left neighbour first."""
    next_scavenger(state, (first_in_battle(state) + state.seats - 1) % state.seats, dealer)


def next_scavenger(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H32, J8] The next seat clockwise that may still use a dog; when there is none, the battle is wound up."""
    for step in range(state.seats):
        seat = state.left_of(seat)
        if can_use_dogs(state, seat):
            state.ask(SCAVENGING, seat)
            return
    clear_battlefield(state, dealer)


def can_use_dogs(state: HavocTable, seat: Seat) -> bool:
    """[H32, H51] Two dogs each at most, and not after stopping; there must be something to get."""
    if state.fighting & ~state.stopped & bit(seat) == 0 or state.laid[seat].dogs == 0:
        return False
    if state.dogs_after[seat] >= DOGS_AFTER_BATTLE:
        return False
    return face_up(state).has_regular() or can_loot(state, seat)


def can_loot(state: HavocTable, seat: Seat) -> bool:
    """[H126, H13] With two laid dogs, if there is anything but dogs among the discards."""
    return state.dogs_after[seat] == 0 and state.laid[seat].dogs > 1 and state.discards.has_regular()


def face_up(state: HavocTable) -> Cards:
    """[H33, H11] What can be scavenged: every card on the battlefield and among the recruits, but no dog."""
    cards = Cards(state.recruits.low, state.recruits.high)
    for seat in range(state.seats):
        cards.low |= state.laid[seat].low
        cards.high |= state.laid[seat].high
    return cards


def legal_scavengings(state: HavocTable, seat: Seat) -> vec[i64]:
    """[H125, H126, H32] One scavenge or one loot per visit, or stop."""
    numbers = SCAVENGE.of_each(face_up(state).regular())
    if can_loot(state, seat):
        numbers = append(numbers, LOOT.of())
    return append(numbers, STOP.of())


def scavenge(state: HavocTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[H125, H33] A laid dog is discarded; the card goes into the hand, whoever laid it."""
    release_dogs(state, seat, 1)
    state.recruits.remove(card)
    for owner in range(state.seats):
        state.laid[owner].remove(card)
    gain(state, seat, card)
    dealer.tell(Scavenged(seat, card))
    next_scavenger(state, seat, dealer)


def loot(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H126, H54] Two laid dogs are discarded; only then does the seat look through the discards."""
    release_dogs(state, seat, 2)
    dealer.tell(Looting(seat))
    state.ask(LOOTING_AFTER, seat)


def release_dogs(state: HavocTable, seat: Seat, count: i64) -> None:
    state.laid[seat].dogs -= count
    state.discards.dogs += count
    state.dogs_after[seat] += count


def stop(state: HavocTable, seat: Seat, dealer: Dealer) -> None:
    """[H51] The seat uses no more dogs after this battle."""
    state.stopped |= bit(seat)
    dealer.tell(Stopped(seat))
    next_scavenger(state, seat, dealer)


def clear_battlefield(state: HavocTable, dealer: Dealer) -> None:
    """[H34, H46, J12] The laid cards go to the discards, the recruits are filled up, the winner deals."""
    for seat in range(state.seats):
        state.discards.add_all(state.laid[seat])
        state.laid[seat].clear()
    dealer.tell(Cleared())
    refill(state, state.initiator, dealer)
    deal(state, dealer)
    end_battle(state, dealer)


def deal(state: HavocTable, dealer: Dealer) -> None:
    """[H34, H35, H127, J9] First everyone, clockwise from the winner's left, then the initiator's extra cards."""
    card = BATTLES[state.battle]
    before = state.john_right if state.winner == JOHN_SEAT else state.winner
    for dealt in range(card.deal_all):
        seat = before
        for step in range(state.seats):
            seat = state.left_of(seat)
            deal_to_hand(state, seat, dealer)
    if state.initiator != JOHN_SEAT:
        for extra in range(card.deal_initiator):
            deal_to_hand(state, state.initiator, dealer)


def end_battle(state: HavocTable, dealer: Dealer) -> None:
    """[H34, H128, H134, H44, H45, J4, J10] The winner takes the peace card at 1 and, where winners choose, names the
    next battle while there is a choice."""
    if state.initiator != JOHN_SEAT or not state.is_john_extra:
        state.fought += 1
    state.battle = NONE
    state.keeper = state.winner
    state.peace = 1
    state.fighting = 0
    if state.initiator == JOHN_SEAT:
        john_of_gaunt.settle(state, dealer)
    dealer.tell(BecamePeacekeeper(state.winner))
    if state.winners_choose:
        sort_battles(state)
    if state.winners_choose and state.winner != JOHN_SEAT and state.fought < CASTILLON - 1:
        state.ask(CHOOSING, state.winner)
    else:
        state.go_on(dealer)


def sort_battles(state: HavocTable) -> None:
    """[H44] After a battle the lowest number left is next, whatever was chosen before, unless a seat chooses again."""
    ahead = sorted([int(state.order[place]) for place in range(state.fought, CASTILLON)])
    for place in range(state.fought, CASTILLON):
        state.order[place] = ahead[place - state.fought]


def legal_choices(state: HavocTable) -> vec[i64]:
    """[H134, H41] Any battle still ahead; Castillon is always the last."""
    numbers = vec[i64](capacity=8)
    place = state.fought
    while place < CASTILLON:
        numbers = append(numbers, BATTLE.of(state.order[place]))
        place += 1
    return numbers


def choose_battle(state: HavocTable, seat: Seat, battle: i64, dealer: Dealer) -> None:
    """[H134] The chosen battle comes next; after it come the others from the lowest number on."""
    place = state.fought
    while state.order[place] != battle:
        place += 1
    while place > state.fought:
        state.order[place] = state.order[place - 1]
        place -= 1
    state.order[place] = battle
    dealer.tell(ChoseBattle(seat, battle))
    state.go_on(dealer)
