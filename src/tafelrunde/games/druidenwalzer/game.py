"""Druidenwalzer as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.catalogue import Action, Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, Standings, State, places
from tafelrunde.core.heap import Heap, heap_of
from tafelrunde.core.messages import Argument, Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer import notation, position, rules, set_up, telling, why_not
from tafelrunde.games.druidenwalzer.actions import (
    BOX,
    CATALOGUE,
    FIGHT,
    JUMP,
    PLACE,
    START,
    WALTZ,
    WITHDRAW,
    WITHDRAW_TREE,
)
from tafelrunde.games.druidenwalzer.chronicle import CHRONICLE
from tafelrunde.games.druidenwalzer.components import (
    COLOURS,
    KINDS,
    MOON,
    PLACES,
    SIGNS,
    SIGNS_TO_CAPTURE,
    SUN,
    TREES,
    TREES_TO_LOSE,
    copies,
    is_board,
    owner,
    tree_of,
)
from tafelrunde.games.druidenwalzer.copies import copy, restore
from tafelrunde.games.druidenwalzer.ending import ending, round_over
from tafelrunde.games.druidenwalzer.handicap import HANDICAPS, rematch_handicap
from tafelrunde.games.druidenwalzer.phases import FIGHTING, PLACING, PLAYING, STARTING
from tafelrunde.games.druidenwalzer.shown import DruidShown, shown
from tafelrunde.games.druidenwalzer.state import DruidTable, clear_table
from tafelrunde.games.druidenwalzer.view import DruidView, look

OPTIONS: Final = (Option("handicap", tuple(HANDICAPS), "D44"),)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DruidState(DruidTable):
    """A table of Druidenwalzer under its rules."""

    def clone(self) -> DruidState:
        twin = DruidState(2)
        copy(self, twin)
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
        """[D121] A seat that has lost two trees has lost the match.
        [D29, D45] At the turn limit fewer lost trees win, then more signs on the rival's trees; else it is shared."""
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


def empty_table(moon_boxes: i64, sun_boxes: i64) -> DruidState:
    """All spirits in the pools, no druid placed."""
    state = DruidState(2)
    clear_table(state)
    state.handicaps = vec[i64]([moon_boxes, sun_boxes])
    return state


@final
class Druidenwalzer(Game):
    """Two cults, eight trees, a ring of dancing spirits. Option: which spirits Moon and Sun put back into the box."""

    def __init__(self, handicap: str = "none") -> None:
        super().__init__("druidenwalzer", 1, range(2, 3), CATALOGUE, CHRONICLE, OPTIONS, {"handicap": handicap})
        self.handicap: Final = handicap
        moon, sun = HANDICAPS[handicap]
        self.empty_table: Final = empty_table(moon, sun)

    def new(self, seats: int, dealer: Dealer) -> DruidState:
        state = self.empty_table.clone()
        set_up.set_up(state)
        return state

    def rematch(self, standings: Standings) -> Druidenwalzer:
        """[D43] The next game of a series, in which the players swap cults."""
        return Druidenwalzer(rematch_handicap(self.handicap, standings))

    def rematch_seats(self, seats: int) -> list[int] | None:
        """[D43] In each rematch the players swap cults."""
        return [SUN, MOON]

    def imagine(self, view: View, dealer: Dealer) -> DruidState:
        """[D38] What lies open stays as it is, and so does the seat's own side. What a rival hides is dealt again:
        a hand; the rest is deck and unseen spirits together, drawn when needed."""
        assert isinstance(view, DruidView)
        state = self.empty_table.clone()
        restore(state, view)
        for seat in range(2):
            if seat == view.seat:
                state.hands[seat] = heap_of(KINDS, view.hand)
                state.decks[seat] = heap_of(KINDS, view.deck)
                state.pools[seat] = heap_of(KINDS, view.pool)
            else:
                state.pools[seat] = heap_of(KINDS, view.hidden[seat])
                for _ in range(view.hand_sizes[seat]):
                    state.hands[seat].add(dealer.draw_kind(state.pools[seat]))
            state.undealt[seat] = view.deck_sizes[seat] - state.decks[seat].size()
        return state

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def parse_piece(self, text: str) -> int:
        return notation.parse_piece(text)

    def position(self, view: View) -> str:
        assert isinstance(view, DruidView)
        return notation.position(view)

    def check_components(self, state: State) -> None:
        """[D101] Every spirit, druid and sign is somewhere, and only once."""
        assert isinstance(state, DruidState)
        check_spirits(state)
        check_druids(state)
        for seat in range(2):
            assert state.signs_of(seat) <= SIGNS, f"Cult {seat} has more signs on trees than there are."
        for place in range(PLACES):
            most = SIGNS_TO_CAPTURE if state.phase == OVER else SIGNS_TO_CAPTURE - 1
            assert 0 <= state.signs[place] <= most, f"Place {place} has {state.signs[place]} signs."

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> State:
        """[D38] Spirits in a rival's hand and deck, and its unseen ones, change places."""
        assert isinstance(state, DruidState)
        twin = state.clone()
        for other in range(2):
            if other != seat:
                swap_one(twin.hands[other], twin.pools[other], dealer)
                swap_one(twin.hands[other], twin.decks[other], dealer)
                swap_one(twin.decks[other], twin.pools[other], dealer)
        return twin

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, DruidView)
        return telling.tell_action(view, action)

    def tell_gain(self, view: View, events: list[Event], after: View | None) -> list[Message]:
        assert isinstance(view, DruidView) and (after is None or isinstance(after, DruidView))
        return telling.tell_gain(view, events, after)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, DruidView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, DruidView)
        return position.tell_position(view)

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        assert isinstance(view, DruidView)
        return ending(seats, events, view, standings)

    def tell_round(self, event: Event) -> Argument | None:
        return round_over(event)

    def shown(self, view: View) -> DruidShown:
        assert isinstance(view, DruidView)
        return shown(view)

    def refuse(self, view: View, action: Action) -> Sentence:
        assert isinstance(view, DruidView)
        return why_not.refuse(view, action)


def swap_one(here: Heap, there: Heap, dealer: Dealer) -> None:
    """One spirit of each heap changes places with one of the other."""
    if here.size() > 0 and there.size() > 0:
        coming, going = dealer.draw_kind(there), dealer.draw_kind(here)
        here.add(coming)
        there.add(going)


def check_spirits(state: DruidTable) -> None:
    """[D102] Both cults together have as many spirits of each kind as the box. The pools hold the unseen ones."""
    for spirit in range(KINDS):
        found = 0
        for heaps in (state.pools, state.decks, state.hands, state.boards):
            for heap in heaps:
                found += int(heap.count(spirit))
        for place in range(PLACES):
            found += state.piles.seen(place).count(spirit)
        found += [int(boxed) for boxed in state.boxed].count(spirit)
        assert found == 2 * copies(spirit), f"There are {found} spirits of kind {spirit}."
    for seat in range(2):
        unseen = sum([int(state.piles.unseen[tree_of(seat, tree)]) for tree in range(TREES)])
        assert state.pools[seat].size() == unseen + state.undealt[seat], f"The pool of cult {seat} does not fit."
        top = state.tops[seat]
        assert (state.boards[seat].count(top) > 0) if top != NONE else (state.boards[seat].size() == 0)
    for place in range(PLACES):
        empty = state.piles.unseen[place] == 0 and state.piles.heights[place] == 0
        assert empty or not is_board(place), f"A pile lies on board {place}."


def check_druids(state: DruidTable) -> None:
    """[D107] Every druid is at a standing tree of its cult, and at most one at each; only the tree whose loss
    ended the match may keep its druid."""
    standing = [int(place) for place in state.druids if place != NONE]
    assert len(set(standing)) == len(standing), "Two druids stand at one tree."
    assert state.phase <= PLACING or len(standing) == 2 * COLOURS, "A druid is missing."
    for seat in range(2):
        for colour in range(COLOURS):
            place = state.druid_at(seat, colour)
            if place != NONE:
                assert owner(place) == seat and not is_board(place), f"A druid of cult {seat} stands at {place}."
                if state.trees_lost(seat) < TREES_TO_LOSE:
                    assert state.captured & bit(place) == 0, f"A druid stands at the captured tree {place}."
