"""The game as the rest of the house knows it."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.bag import NONE, bag_of, bit
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, Standings, State
from tafelrunde.core.heap import Heap, heap_of
from tafelrunde.core.messages import Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer import notation, telling
from tafelrunde.games.druidenwalzer.actions import CATALOGUE
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
from tafelrunde.games.druidenwalzer.handicap import HANDICAPS, rematch_handicap
from tafelrunde.games.druidenwalzer.phases import PLACING
from tafelrunde.games.druidenwalzer.set_up import set_up
from tafelrunde.games.druidenwalzer.state import DruidState, empty_table
from tafelrunde.games.druidenwalzer.view import DruidView

OPTIONS: Final = (Option("handicap", tuple(HANDICAPS), "D44"),)


@final
class Druidenwalzer(Game):
    """Two cults, eight trees, a ring of dancing spirits. Option: which spirits Moon and Sun put back into the box."""

    def __init__(self, handicap: str = "none") -> None:
        super().__init__("druidenwalzer", 1, range(2, 3), CATALOGUE, OPTIONS, {"handicap": handicap})
        self.handicap: Final = handicap
        moon, sun = HANDICAPS[handicap]
        self.empty_table: Final = empty_table(moon, sun)

    def new(self, seats: int, dealer: Dealer) -> DruidState:
        state = self.empty_table.clone()
        set_up(state)
        return state

    def rematch(self, standings: Standings) -> Druidenwalzer:
        """[D43] The next game of a series, in which the players swap cults."""
        return Druidenwalzer(rematch_handicap(self.handicap, standings))

    def rematch_seats(self, seats: int) -> list[int] | None:
        """[D43] In each rematch the players swap cults."""
        return [SUN, MOON]

    def imagine(self, view: View, dealer: Dealer) -> DruidState:
        """[D38] What lies open is as it is, and so is the own side. Of a rival's side all that is hidden is dealt anew:
        a hand; the rest is deck and unseen spirits together, to be drawn at need."""
        assert isinstance(view, DruidView)
        state = self.empty_table.clone()
        state.phase = view.phase
        state.owing = bag_of(view.to_act).low
        state.turns = view.turns
        state.ring_at = view.ring_at
        state.pending = bag_of(view.pending).low
        state.bare = bag_of(view.bare).low
        state.captured = bag_of(view.captured).low
        for seat in range(2):
            state.boxed[seat] = view.boxed[seat]
            state.boards[seat] = heap_of(KINDS, view.boards[seat])
            state.tops[seat] = view.tops[seat]
            for colour in range(COLOURS):
                state.move_druid(seat, colour, view.druids[seat][colour])
            if seat == view.seat:
                state.hands[seat] = heap_of(KINDS, view.hand)
                state.decks[seat] = heap_of(KINDS, view.deck)
                state.pools[seat] = heap_of(KINDS, view.pool)
            else:
                state.pools[seat] = heap_of(KINDS, view.hidden[seat])
                for _ in range(view.hand_sizes[seat]):
                    state.hands[seat].add(dealer.draw_kind(state.pools[seat]))
            state.undealt[seat] = view.deck_sizes[seat] - state.decks[seat].size()
        for place in range(PLACES):
            state.signs[place] = view.signs[place]
            state.piles.unseen[place] = view.unseen[place]
            for spirit in view.seen[place]:
                state.piles.lay(place, spirit)
        return state

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

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
        """[D38] Spirits of a rival's hand, deck and unseen ones change places."""
        assert isinstance(state, DruidState)
        twin = state.clone()
        for other in range(2):
            if other != seat:
                swap_one(twin.hands[other], twin.pools[other], dealer)
                swap_one(twin.hands[other], twin.decks[other], dealer)
                swap_one(twin.decks[other], twin.pools[other], dealer)
        return twin

    def tell_event(self, event: Event) -> Sentence:
        return telling.tell_event(event)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, DruidView)
        return telling.tell_action(view, action)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, DruidView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, DruidView)
        return telling.tell_position(view)


def swap_one(here: Heap, there: Heap, dealer: Dealer) -> None:
    """One spirit of each heap changes places with one of the other."""
    if here.size() > 0 and there.size() > 0:
        coming, going = dealer.draw_kind(there), dealer.draw_kind(here)
        here.add(coming)
        there.add(going)


def check_spirits(state: DruidState) -> None:
    """[D102] Both cults together have as many spirits of each kind as the box. The pools hold what lies unseen."""
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


def check_druids(state: DruidState) -> None:
    """[D107] Every druid stands at a tree of its cult that stands, and at most one at each; only the tree whose loss
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
