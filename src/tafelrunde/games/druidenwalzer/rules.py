"""The rules of Druidenwalzer, in the order of the rulebook. The chapter on setting up is in `set_up.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER
from tafelrunde.core.heap import empty_heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.actions import FIGHT, JUMP, WALTZ, WITHDRAW, WITHDRAW_TREE
from tafelrunde.games.druidenwalzer.components import (
    ALL_COLOURS,
    COLOURS,
    DISTANCE,
    HAND,
    KINDS,
    MOON,
    PLACES,
    SIGNS_TO_CAPTURE,
    SUN,
    TREES,
    TREES_TO_LOSE,
    TURN_LIMIT,
    Colour,
    Place,
    Spirit,
    Tree,
    is_board,
    is_left,
    owner,
    strength,
    tree_of,
)
from tafelrunde.games.druidenwalzer.events import (
    BareTreeLost,
    CameHome,
    Danced,
    Drew,
    DruidJumped,
    DruidMoved,
    FightDrawn,
    FightWon,
    Laid,
    NobodyDanced,
    PileCleared,
    Reshuffled,
    RingLaid,
    RingReturned,
    Shown,
    SignHung,
    SignsReturned,
    TreeCaptured,
    TurnedUp,
    TurnSkipped,
    Withdrew,
)
from tafelrunde.games.druidenwalzer.phases import FIGHTING, PLAYING
from tafelrunde.games.druidenwalzer.piles import is_empty
from tafelrunde.games.druidenwalzer.state import DruidTable

MOST_ACTIONS: Final[i64] = 24
"""No seat ever has more to choose from: three spirits at four trees, three jumps, seven withdrawals."""


def rival(seat: Seat) -> Seat:
    return SUN - seat


# The turn


def begin_turn(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D108, D24] The seat must carry out one action. If it can do nothing at all, its turn is skipped.
    [D20] Which of its trees are bare now decides their fate at the end of the turn."""
    state.bare = bare_trees(state, seat)
    if not is_empty(state.hands[seat]) or len(legal_actions(state, seat)) > 0:
        state.ask(PLAYING, seat)
    else:
        dealer.tell(TurnSkipped(seat))
        end_turn(state, seat, dealer)


def legal_actions(state: DruidTable, seat: Seat) -> vec[i64]:
    """[D108] A waltz, a jump or a withdrawal.
    [D109, D27] Any spirit from the hand at any tree of its own that is not captured.
    [D26] Any druid may jump, unless only three trees are left.
    [D25] Any spirit in the hand and the top spirit of any tree of its own may be withdrawn."""
    held = state.hands[seat].counts
    numbers = vec[i64](capacity=MOST_ACTIONS)
    lost = state.trees_lost(seat)
    for spirit in range(KINDS):
        if held[spirit] > 0:
            for tree in range(TREES):
                if lost == 0 or not state.is_captured(tree_of(seat, tree)):
                    numbers = append(numbers, WALTZ.of(spirit, tree))
    if lost == 0:
        for colour in range(COLOURS):
            numbers = append(numbers, JUMP.of(colour))
    for spirit in range(KINDS):
        if held[spirit] > 0:
            numbers = append(numbers, WITHDRAW.of(spirit))
    for tree in range(TREES):
        place = tree_of(seat, tree)
        if state.piles.top(place) != NONE and not state.is_captured(place):
            numbers = append(numbers, WITHDRAW_TREE.of(tree))
    return numbers


def end_turn(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D42] Refill, check of bare trees, check of the turn limit; then it is the rival's turn.
    [D45] Every turn counts, skipped ones too."""
    refill(state, seat, dealer)
    lose_bare_trees(state, seat, dealer)
    if state.phase == OVER:
        return
    state.turns += 1
    if state.turns == TURN_LIMIT:
        state.end()
    else:
        begin_turn(state, rival(seat), dealer)


# The waltz


def waltz(state: DruidTable, seat: Seat, spirit: Spirit, tree: Tree, dealer: Dealer) -> None:
    """[D109, D4] Lay a spirit from your hand at one of your trees; its equals dance, then the druids fight.
    [D5] It may be laid even if it has no equals."""
    place = tree_of(seat, tree)
    state.hands[seat].remove(spirit)
    state.piles.lay(place, spirit)
    dealer.tell(Laid(seat, spirit, place))
    lay_ring(state, seat, place, dealer)
    dance(state, spirit, place, dealer)
    fight_on(state, seat, dealer)


def lay_ring(state: DruidTable, seat: Seat, tree: Place, dealer: Dealer) -> None:
    """[D110] The ring goes to that tree, around the druid if there is one.
    [D12, D48] All colours but the one in the ring are going to fight."""
    colour = state.druid_on(tree)
    state.ring_at = tree
    state.pending = ALL_COLOURS if colour == NONE else ALL_COLOURS & ~bit(colour)
    dealer.tell(RingLaid(seat, colour, tree))


# The dance


def dance(state: DruidTable, music: Spirit, tree: Place, dealer: Dealer) -> None:
    """[D8, D112, D122] One after the other, beginning next to the laid spirit, all dancers move as far as the tree says
    and as the spirit turns. All leave before any lands: the same as laying aside any spirit that is landed on.
    [D9, D11] They may end at the tree of the laid spirit, or on a board, and lie on top there."""
    step = step_of(music)
    dancers = find_dancers(state, music, tree, step)
    if len(dancers) == 0:
        dealer.tell(NobodyDanced(strength(music)))
        return
    aloft = vec[i64](capacity=8)
    for place in dancers:
        aloft = append(aloft, state.piles.lift(place))
    for n in range(len(dancers)):
        goal = place_after(state, dancers[n], step, DISTANCE[tree])
        if is_board(goal):
            state.put_on_board(owner(goal), aloft[n])
        else:
            state.piles.lay(goal, aloft[n])
        dealer.tell(Danced(aloft[n], dancers[n], goal))
    for place in dancers:
        if state.piles.shows_back(place):
            turn_up(state, place, dealer)


def find_dancers(state: DruidTable, music: Spirit, tree: Place, step: i64) -> vec[i64]:
    """[D111, D6, D7] The trees where another visible spirit has the strength of the laid one, in the order of the
    dance. Spirits on boards, covered ones and those uncovered later do not dance."""
    dancers = vec[i64](capacity=8)
    place = next_place(tree, step)
    while place != tree:
        if not is_board(place) and equals(state.piles.top(place), music):
            dancers = append(dancers, place)
        place = next_place(place, step)
    return dancers


def equals(spirit: Spirit, music: Spirit) -> bool:
    """[D111] Whether a top spirit, if there is one, has the strength of the laid one."""
    return spirit != NONE and strength(spirit) == strength(music)


def step_of(music: Spirit) -> i64:
    """[D112] One place to the left or to the right in the circle."""
    if is_left(music):
        return 1
    return -1


def place_after(state: DruidTable, place: Place, step: i64, distance: i64) -> Place:
    """[D112, D10, D11] This many places further around the circle. Boards, bare trees and trees without a druid count;
    captured trees are jumped over."""
    while distance > 0:
        place = next_place(place, step)
        if not state.is_captured(place):
            distance -= 1
    return place


def next_place(place: Place, step: i64) -> Place:
    """[D104] The next place of the whole circle: step 1 is left, clockwise; -1 is right.
    [D32] The word left decides, not the picture of the printed example."""
    place += step
    if place == PLACES:
        return 0
    return place if place >= 0 else PLACES - 1


def turn_up(state: DruidTable, tree: Place, dealer: Dealer) -> None:
    """[D113, D15, D118] The unseen spirit on top is turned up: after the dance, after a fight, after a withdrawal."""
    spirit = unseen_spirit(state, tree, dealer)
    state.piles.lay(tree, spirit)
    dealer.tell(TurnedUp(owner(tree), spirit, tree))


def unseen_spirit(state: DruidTable, tree: Place, dealer: Dealer) -> Spirit:
    """[D31] Nobody knows it, so only now is it drawn from everything that it could be."""
    state.piles.unseen[tree] -= 1
    return dealer.draw_kind(state.pools[owner(tree)])


# The fights


def fight_on(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D14, D34] The fights take place one by one. The seat on turn is asked for the next one where the order can
    matter; otherwise they run in the order black, orange, purple.
    [D117] After the last the ring goes back and the action is over."""
    while state.pending != 0:
        if order_matters(state):
            state.ask(FIGHTING, seat)
            return
        fight(state, lowest(state.pending), dealer)
        if state.phase == OVER:
            return
    state.ring_at = NONE
    dealer.tell(RingReturned())
    end_turn(state, seat, dealer)


def order_matters(state: DruidTable) -> bool:
    """[D34] Whether both cults could capture their second tree in the fights still to come. While no tree is captured,
    that would take four fights."""
    return state.captured != 0 and can_finish(state, MOON) and can_finish(state, SUN)


def can_finish(state: DruidTable, seat: Seat) -> bool:
    """[D34] Whether the fights that this seat is going to win would capture the trees it needs."""
    losing = rival(seat)
    captures = state.trees_lost(losing)
    for colour in range(COLOURS):
        if state.pending & bit(colour) != 0:
            tree = state.druid_at(losing, colour)
            if state.signs[tree] == SIGNS_TO_CAPTURE - 1 and winner_of(state, colour) == seat:
                captures += 1
    return captures >= TREES_TO_LOSE


def legal_fights(state: DruidTable) -> vec[i64]:
    """[D14, D48] Any colour that has not fought yet, but not the one in the ring."""
    numbers = vec[i64](capacity=COLOURS)
    for colour in range(COLOURS):
        if state.pending & bit(colour) != 0:
            numbers = append(numbers, FIGHT.of(colour))
    return numbers


def choose_fight(state: DruidTable, seat: Seat, colour: Colour, dealer: Dealer) -> None:
    """[D14] The chosen fight takes place; it may end the match."""
    fight(state, colour, dealer)
    if state.phase != OVER:
        fight_on(state, seat, dealer)


def winner_of(state: DruidTable, colour: Colour) -> Seat:
    """[D115, D114, D116] The cult at whose tree the stronger spirit lies, wherever it came from; NONE if they are
    equal."""
    moon = strength_at(state, state.druid_at(MOON, colour))
    sun = strength_at(state, state.druid_at(SUN, colour))
    if moon == sun:
        return NONE
    return MOON if moon > sun else SUN


def strength_at(state: DruidTable, tree: Place) -> i64:
    """[D13] The strength of the top spirit; 0 at a bare tree."""
    top = state.piles.top(tree)
    if top == NONE:
        return 0
    return strength(top)


def fight(state: DruidTable, colour: Colour, dealer: Dealer) -> None:
    """[D115, D46, D123] The winner hangs a sign on the loser's tree, and the spirit that won goes home.
    [D116] A draw changes nothing.
    [D48] Each colour fights once."""
    state.pending &= ~bit(colour)
    winner = winner_of(state, colour)
    if winner == NONE:
        dealer.tell(FightDrawn(colour, strength_at(state, state.druid_at(MOON, colour))))
        return
    winning, losing = state.druid_at(winner, colour), state.druid_at(rival(winner), colour)
    dealer.tell(FightWon(winner, colour, strength_at(state, winning), strength_at(state, losing)))
    hang_sign(state, winner, losing, dealer)
    if state.phase != OVER:
        come_home(state, winner, winning, dealer)


def hang_sign(state: DruidTable, winner: Seat, tree: Place, dealer: Dealer) -> None:
    """[D115, D119] The sixth sign captures the tree.
    [D17] There are enough signs for five on each tree; the sixth counts even if none is left."""
    state.signs[tree] += 1
    dealer.tell(SignHung(winner, tree, state.signs[tree]))
    if state.signs[tree] == SIGNS_TO_CAPTURE:
        state.captured |= bit(tree)
        dealer.tell(TreeCaptured(winner, tree, state.trees_lost(owner(tree))))
        clear_tree(state, tree, dealer)


def come_home(state: DruidTable, winner: Seat, tree: Place, dealer: Dealer) -> None:
    """[D16] The spirit that won goes to the winner's board, whatever is printed on it; the other one stays.
    [D15] An unseen spirit below it is turned up at once."""
    spirit = state.piles.lift(tree)
    state.put_on_board(winner, spirit)
    dealer.tell(CameHome(winner, spirit, tree))
    if state.piles.shows_back(tree):
        turn_up(state, tree, dealer)


# The jump


def jump(state: DruidTable, seat: Seat, colour: Colour, dealer: Dealer) -> None:
    """[D26] A druid moves to the tree without a druid. Signs stay; nobody fights."""
    place, goal = state.druid_at(seat, colour), state.free_tree(seat)
    state.move_druid(seat, colour, goal)
    dealer.tell(DruidJumped(seat, colour, place, goal))
    end_turn(state, seat, dealer)


# The withdrawal


def withdraw(state: DruidTable, seat: Seat, spirit: Spirit, dealer: Dealer) -> None:
    """[D25] A spirit from the hand goes openly to the seat's own board."""
    state.hands[seat].remove(spirit)
    state.put_on_board(seat, spirit)
    dealer.tell(Withdrew(seat, spirit, NONE))
    end_turn(state, seat, dealer)


def withdraw_from_tree(state: DruidTable, seat: Seat, tree: Tree, dealer: Dealer) -> None:
    """[D25, D118] The top spirit of one of the seat's trees goes to its board; an unseen one below it is turned up."""
    place = tree_of(seat, tree)
    spirit = state.piles.lift(place)
    state.put_on_board(seat, spirit)
    dealer.tell(Withdrew(seat, spirit, place))
    if state.piles.shows_back(place):
        turn_up(state, place, dealer)
    end_turn(state, seat, dealer)


# Hand and deck


def refill(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D21, D41] Only an empty hand is refilled, at the very end of the action, with three spirits.
    [D23] If there are fewer, with what there is."""
    if not is_empty(state.hands[seat]):
        return
    wanted = HAND
    while wanted > 0:
        if state.has_no_deck(seat):
            reshuffle(state, seat, dealer)
        if state.has_no_deck(seat):
            return
        draw(state, seat, dealer)
        wanted -= 1


def reshuffle(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D22] Only when a spirit must be drawn from an empty deck does the seat's own board become the new one, including
    the rival's spirits on it."""
    count = state.boards[seat].size()
    if count > 0:
        state.decks[seat] = state.boards[seat]
        state.boards[seat] = empty_heap(KINDS)
        state.tops[seat] = NONE
        dealer.tell(Reshuffled(seat, count))


def draw(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D106, D44] The last spirits of the first deck come before those of the reshuffled board."""
    if state.undealt[seat] > 0:
        state.undealt[seat] -= 1
        spirit = dealer.draw_kind(state.pools[seat])
    else:
        spirit = dealer.draw_kind(state.decks[seat])
    state.hands[seat].add(spirit)
    dealer.tell(Drew(seat, spirit))


# Capturing a tree


def clear_tree(state: DruidTable, tree: Place, dealer: Dealer) -> None:
    """[D121, D35] The second lost tree ends the match at once, and nothing else moves.
    [D18] When the first is lost, its druid, its signs and its pile leave the tree, in this order."""
    seat = owner(tree)
    if state.trees_lost(seat) == TREES_TO_LOSE:
        state.end()
        return
    free_druid(state, seat, tree, dealer)
    if state.signs[tree] > 0:
        dealer.tell(SignsReturned(rival(seat), tree, state.signs[tree]))
        state.signs[tree] = 0
    if not state.piles.is_bare(tree):
        clear_pile(state, seat, tree, dealer)


def free_druid(state: DruidTable, seat: Seat, tree: Place, dealer: Dealer) -> None:
    """[D19] The druid of the lost tree moves to its owner's tree without a druid."""
    colour = state.druid_on(tree)
    if colour != NONE:
        goal = state.free_tree(seat)
        state.move_druid(seat, colour, goal)
        dealer.tell(DruidMoved(seat, colour, tree, goal))


def clear_pile(state: DruidTable, seat: Seat, tree: Place, dealer: Dealer) -> None:
    """[D18, D36] The whole pile goes to the board of the tree's owner. Unseen spirits are shown from top to bottom; the
    old top of the pile is the new top of the board."""
    top = state.piles.top(tree)
    count = state.piles.heights[tree] + state.piles.unseen[tree]
    while state.piles.heights[tree] > 0:
        state.put_on_board(seat, state.piles.lift(tree))
    while state.piles.unseen[tree] > 0:
        spirit = unseen_spirit(state, tree, dealer)
        state.put_on_board(seat, spirit)
        dealer.tell(Shown(seat, spirit, tree))
    state.tops[seat] = top
    dealer.tell(PileCleared(seat, tree, count))


# Bare trees


def bare_trees(state: DruidTable, seat: Seat) -> i64:
    """The trees of this seat that hold no spirit and are not captured, one bit for each place."""
    bare: i64 = 0
    for tree in range(TREES):
        place = tree_of(seat, tree)
        if state.piles.is_bare(place):
            bare |= bit(place)
    return bare & ~state.captured


def lose_bare_trees(state: DruidTable, seat: Seat, dealer: Dealer) -> None:
    """[D20, D120] A tree that was bare when its owner's turn began and is bare at the end is lost, even if it was
    filled in between.
    [D33, D28, D49] It counts as captured by the rival; the lower number goes first. This comes after all fights, and a
    tree captured in them is not lost again."""
    if state.bare == 0:
        return
    lost = state.bare & bare_trees(state, seat)
    state.bare = 0
    for tree in range(TREES):
        place = tree_of(seat, tree)
        if lost & bit(place) != 0 and state.trees_lost(seat) < TREES_TO_LOSE:
            state.captured |= bit(place)
            dealer.tell(BareTreeLost(seat, place, state.trees_lost(seat)))
            clear_tree(state, place, dealer)
