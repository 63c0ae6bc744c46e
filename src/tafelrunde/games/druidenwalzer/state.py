"""What lies on the table of Druidenwalzer."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER, Standings, State, places
from tafelrunde.core.heap import Heap, empty_heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer import rules, set_up
from tafelrunde.games.druidenwalzer.actions import BOX, FIGHT, JUMP, PLACE, START, WALTZ, WITHDRAW, WITHDRAW_TREE
from tafelrunde.games.druidenwalzer.components import (
    COLOURS,
    KINDS,
    PLACES,
    SPIRITS,
    SUN,
    TREES,
    TREES_TO_LOSE,
    Colour,
    Place,
    Spirit,
    copies,
    tree_of,
    trees_of,
)
from tafelrunde.games.druidenwalzer.phases import FIGHTING, PLACING, PLAYING, STARTING
from tafelrunde.games.druidenwalzer.piles import Piles, is_empty, no_piles
from tafelrunde.games.druidenwalzer.view import DruidView, look


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidState(State):
    """Seat 0 is Moon, seat 1 is Sun; lists go by seat.

    A `pool` holds the spirits of a cult that nobody has seen since they were shuffled at the start: those face down at
    its trees and, `undealt`, those of its first deck. Nobody knows which is where, so each is drawn from the pool at
    need. A reshuffled deck lies apart in `decks`."""

    def __init__(
        self,
        handicaps: vec[i64],
        boxed: vec[i64],
        pools: list[Heap],
        undealt: vec[i64],
        decks: list[Heap],
        hands: list[Heap],
        boards: list[Heap],
        tops: vec[i64],
        piles: Piles,
        signs: vec[i64],
        druids: vec[i64],
    ) -> None:
        super().__init__(2)
        self.handicaps: vec[i64] = handicaps  # the strength to put back into the box, 0 for none
        self.boxed: vec[i64] = boxed
        self.pools: list[Heap] = pools
        self.undealt: vec[i64] = undealt
        self.decks: list[Heap] = decks
        self.hands: list[Heap] = hands
        self.boards: list[Heap] = boards
        self.tops: vec[i64] = tops  # the top spirit of each board
        self.piles: Piles = piles
        self.signs: vec[i64] = signs  # of the rival, by place
        self.druids: vec[i64] = druids  # the place of each druid, three a seat
        self.captured: i64 = 0  # a bit for each place
        self.ring_at: i64 = NONE
        self.pending: i64 = 0  # a bit for each colour that still has to fight
        self.bare: i64 = 0  # the trees of the seat on turn that were bare when its turn began
        self.turns: i64 = 0  # that are over

    def clone(self) -> DruidState:
        twin = DruidState(
            self.handicaps,  # never changed
            self.boxed[:],
            [heap.copy() for heap in self.pools],
            self.undealt[:],
            [heap.copy() for heap in self.decks],
            [heap.copy() for heap in self.hands],
            [heap.copy() for heap in self.boards],
            self.tops[:],
            self.piles.copy(),
            self.signs[:],
            self.druids[:],
        )
        twin.phase = self.phase
        twin.owing = self.owing
        twin.captured = self.captured
        twin.ring_at = self.ring_at
        twin.pending = self.pending
        twin.bare = self.bare
        twin.turns = self.turns
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        if self.phase == PLAYING:
            return rules.legal_actions(self, seat)
        if self.phase == FIGHTING:
            return rules.legal_fights(self)
        if self.phase == PLACING:
            return set_up.legal_places(self, seat)
        if self.phase == STARTING:
            return set_up.legal_starts()
        return set_up.legal_boxes(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in WALTZ:
            rules.waltz(self, seat, WALTZ.what(number), WALTZ.where(number), dealer)
        elif number in JUMP:
            rules.jump(self, seat, JUMP.what(number), dealer)
        elif number in WITHDRAW:
            rules.withdraw(self, seat, WITHDRAW.what(number), dealer)
        elif number in WITHDRAW_TREE:
            rules.withdraw_from_tree(self, seat, WITHDRAW_TREE.what(number), dealer)
        elif number in FIGHT:
            rules.choose_fight(self, seat, FIGHT.what(number), dealer)
        elif number in PLACE:
            set_up.place_druid(self, seat, PLACE.what(number), PLACE.where(number), dealer)
        elif number in START:
            set_up.start(self, seat, START.what(number), dealer)
        else:
            set_up.box(self, seat, BOX.what(number), dealer)

    def view(self, seat: Seat) -> DruidView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        """[D121] Whoever has lost two trees has lost the match.
        [D29, D45] At the turn limit fewer lost trees win, then more signs on the rival's trees; equals share it."""
        if self.phase != OVER:
            return None
        ranks = [(-int(self.trees_lost(seat)), int(self.signs_of(seat))) for seat in range(2)]
        moon, sun = ranks
        if min(moon[0], sun[0]) == -TREES_TO_LOSE:
            return Standings((1, 2) if moon[0] > sun[0] else (2, 1), "druidenwalzer-reason-two-trees")
        if moon[0] != sun[0]:
            return Standings(places(ranks), "druidenwalzer-reason-limit-trees")
        if moon[1] != sun[1]:
            return Standings(places(ranks), "druidenwalzer-reason-limit-signs")
        return Standings(places(ranks), "druidenwalzer-reason-limit-shared")

    def druid_at(self, seat: Seat, colour: Colour) -> Place:
        """Where this druid stands."""
        return self.druids[seat * COLOURS + colour]

    def druid_on(self, tree: Place) -> Colour:
        """The colour of the druid at this tree, or NONE."""
        for n in range(COLOURS * 2):
            if self.druids[n] == tree:
                return n % COLOURS
        return NONE

    def move_druid(self, seat: Seat, colour: Colour, tree: Place) -> None:
        self.druids[seat * COLOURS + colour] = tree

    def free_tree(self, seat: Seat) -> Place:
        """The tree of this seat that has no druid and is not captured; there is one as long as four or three stand."""
        free = self.standing_trees(seat)
        for colour in range(COLOURS):
            free &= ~bit(self.druid_at(seat, colour))
        return lowest(free)

    def standing_trees(self, seat: Seat) -> i64:
        """The trees of this seat that are not captured, a bit for each place."""
        return trees_of(seat) & ~self.captured

    def is_captured(self, place: Place) -> bool:
        return (self.captured >> place) & 1 != 0

    def trees_lost(self, seat: Seat) -> i64:
        return rules.trees_lost(self.captured, seat)

    def signs_of(self, seat: Seat) -> i64:
        """How many signs of this seat hang on trees of the rival."""
        total: i64 = 0
        for tree in range(TREES):
            total += self.signs[tree_of(SUN - seat, tree)]
        return total

    def hidden(self, seat: Seat) -> list[int]:
        """[D38] What hand, deck and unseen spirits of this seat hold together, kinds rising."""
        found: list[int] = []
        for spirit in range(KINDS):
            many = self.hands[seat].count(spirit) + self.decks[seat].count(spirit) + self.pools[seat].count(spirit)
            while many > 0:
                found.append(spirit)
                many -= 1
        return found

    def deck_size(self, seat: Seat) -> i64:
        return self.undealt[seat] + self.decks[seat].size()

    def has_no_deck(self, seat: Seat) -> bool:
        return self.undealt[seat] == 0 and is_empty(self.decks[seat])

    def put_on_board(self, seat: Seat, spirit: Spirit) -> None:
        self.boards[seat].add(spirit)
        self.tops[seat] = spirit


def empty_table(moon_boxes: i64, sun_boxes: i64) -> DruidState:
    """All spirits in the pools, no druid placed."""
    zeros = [0 for _ in range(PLACES)]
    return DruidState(
        vec[i64]([moon_boxes, sun_boxes]),
        vec[i64]([NONE, NONE]),
        [full_pool(), full_pool()],
        vec[i64]([SPIRITS, SPIRITS]),
        [empty_heap(KINDS), empty_heap(KINDS)],
        [empty_heap(KINDS), empty_heap(KINDS)],
        [empty_heap(KINDS), empty_heap(KINDS)],
        vec[i64]([NONE, NONE]),
        no_piles(),
        vec[i64](zeros),
        vec[i64]([NONE for _ in range(COLOURS * 2)]),
    )


def full_pool() -> Heap:
    return Heap(vec[i64]([copies(spirit) for spirit in range(KINDS)]))
