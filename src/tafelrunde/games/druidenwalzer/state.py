"""What lies on the table of Druidenwalzer."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit, lowest, popcount
from tafelrunde.core.declared import Bits, By, Fixed, Kinds, Own, Rows, Size
from tafelrunde.core.game import NO_NUMBERS, State
from tafelrunde.core.heap import Heap, empty_heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import (
    COLOURS,
    KINDS,
    PLACES,
    SPIRITS,
    SUN,
    TREES,
    Colour,
    Place,
    Spirit,
    copies,
    tree_of,
    trees_of,
)
from tafelrunde.games.druidenwalzer.piles import NOTHING, Piles, is_empty, no_piles

NO_HEAPS: Final[list[Heap]] = []


@mypyc_attr(acyclic=True)
class DruidTable(State):
    """[D31, D37, D38] Seat 0 is Moon, seat 1 is Sun; lists go by seat, those of ten by place, clockwise from Moon's
    tree 1. Spirits are seen as kinds, in rising order where they have no order of their own.

    A pool holds the spirits of a cult that nobody has seen since they were shuffled at the start: those face down at
    its trees and, `undealt`, those of its first deck. Nobody knows which is where, so each is drawn from the pool
    when needed. A reshuffled deck is kept apart in `decks`."""

    turns: i64 = 0  # that are over
    handicaps: Annotated[vec[i64], Fixed()] = NO_NUMBERS  # the strength to put back into the box, 0 for none
    boxed: vec[i64] = NO_NUMBERS
    hands: Annotated[list[Heap], Own("hand"), Size("hand_sizes")] = NO_HEAPS
    pools: Annotated[list[Heap], Own("pool"), By("hidden", "hidden_spirits")] = NO_HEAPS  # first deck and unseen ones
    undealt: Annotated[vec[i64], By("deck_sizes", "deck_sizes")] = NO_NUMBERS
    decks: Annotated[list[Heap], Own("deck")] = NO_HEAPS  # once the board has been shuffled into it
    boards: Annotated[list[Heap], Kinds(KINDS)] = NO_HEAPS
    tops: vec[i64] = NO_NUMBERS  # the top spirit of each board
    piles: Annotated[Piles, By("seen", "seen_spirits", "lay_seen"), By("unseen", "face_down", "lay_down")] = NOTHING
    signs: vec[i64] = NO_NUMBERS  # of the rival, by place
    captured: Annotated[i64, Bits()] = 0  # places of trees
    druids: Annotated[vec[i64], Rows(COLOURS)] = NO_NUMBERS  # the place of each druid, three a seat
    ring_at: i64 = NONE
    pending: Annotated[i64, Bits()] = 0  # colours still to fight
    bare: Annotated[i64, Bits()] = 0  # the trees of the seat on turn that were bare when its turn began

    @final
    def druid_at(self, seat: Seat, colour: Colour) -> Place:
        """Where this druid stands."""
        return self.druids[seat * COLOURS + colour]

    @final
    def druid_on(self, tree: Place) -> Colour:
        """The colour of the druid at this tree, or NONE."""
        for n in range(COLOURS * 2):
            if self.druids[n] == tree:
                return n % COLOURS
        return NONE

    @final
    def move_druid(self, seat: Seat, colour: Colour, tree: Place) -> None:
        self.druids[seat * COLOURS + colour] = tree

    @final
    def free_tree(self, seat: Seat) -> Place:
        """The tree of this seat that has no druid and is not captured; there is one as long as four or three stand."""
        free = self.standing_trees(seat)
        for colour in range(COLOURS):
            free &= ~bit(self.druid_at(seat, colour))
        return lowest(free)

    @final
    def standing_trees(self, seat: Seat) -> i64:
        """The trees of this seat that are not captured, one bit for each place."""
        return trees_of(seat) & ~self.captured

    @final
    def is_captured(self, place: Place) -> bool:
        return (self.captured >> place) & 1 != 0

    @final
    def trees_lost(self, seat: Seat) -> i64:
        """[D121] How many trees this seat has lost."""
        return popcount(self.captured & trees_of(seat))

    @final
    def signs_of(self, seat: Seat) -> i64:
        """How many signs of this seat hang on trees of the rival."""
        total: i64 = 0
        for tree in range(TREES):
            total += self.signs[tree_of(SUN - seat, tree)]
        return total

    @final
    def deck_size(self, seat: Seat) -> i64:
        return self.undealt[seat] + self.decks[seat].size()

    @final
    def has_no_deck(self, seat: Seat) -> bool:
        return self.undealt[seat] == 0 and is_empty(self.decks[seat])

    @final
    def put_on_board(self, seat: Seat, spirit: Spirit) -> None:
        self.boards[seat].add(spirit)
        self.tops[seat] = spirit


def clear_table(state: DruidTable) -> None:
    """All spirits in the pools, no druid placed."""
    state.handicaps = vec[i64]([0, 0])
    state.boxed = vec[i64]([NONE, NONE])
    state.pools = [full_pool(), full_pool()]
    state.undealt = vec[i64]([SPIRITS, SPIRITS])
    state.decks = [empty_heap(KINDS), empty_heap(KINDS)]
    state.hands = [empty_heap(KINDS), empty_heap(KINDS)]
    state.boards = [empty_heap(KINDS), empty_heap(KINDS)]
    state.tops = vec[i64]([NONE, NONE])
    state.piles = no_piles()
    state.signs = vec[i64]([0 for _ in range(PLACES)])
    state.druids = vec[i64]([NONE for _ in range(COLOURS * 2)])


def full_pool() -> Heap:
    return Heap(vec[i64]([copies(spirit) for spirit in range(KINDS)]))
