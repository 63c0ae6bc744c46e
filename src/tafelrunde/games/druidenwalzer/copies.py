"""A state of Druid copied, and put together again from what a seat has seen of it.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from tafelrunde.core.bag import bag_of
from tafelrunde.core.heap import heap_of
from tafelrunde.core.restoring import flat, vec_of
from tafelrunde.games.druidenwalzer.looks import lay_down, lay_seen
from tafelrunde.games.druidenwalzer.state import DruidTable
from tafelrunde.games.druidenwalzer.view import DruidView


def copy(state: DruidTable, twin: DruidTable) -> None:
    """Make the twin equal to the state."""
    twin.phase = state.phase
    twin.owing = state.owing
    twin.turns = state.turns
    twin.handicaps = state.handicaps
    twin.boxed = state.boxed[:]
    twin.hands = [each.copy() for each in state.hands]
    twin.pools = [each.copy() for each in state.pools]
    twin.undealt = state.undealt[:]
    twin.decks = [each.copy() for each in state.decks]
    twin.boards = [each.copy() for each in state.boards]
    twin.tops = state.tops[:]
    twin.piles = state.piles.copy()
    twin.signs = state.signs[:]
    twin.captured = state.captured
    twin.druids = state.druids[:]
    twin.ring_at = state.ring_at
    twin.pending = state.pending
    twin.bare = state.bare


def restore(state: DruidTable, view: DruidView) -> None:
    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.turns = view.turns
    state.handicaps = vec_of(view.handicaps)
    state.boxed = vec_of(view.boxed)
    state.boards = [heap_of(10, each) for each in view.boards]
    state.tops = vec_of(view.tops)
    lay_seen(state, view.seen)
    lay_down(state, view.unseen)
    state.signs = vec_of(view.signs)
    state.captured = bag_of(view.captured).low
    state.druids = flat(view.druids)
    state.ring_at = view.ring_at
    state.pending = bag_of(view.pending).low
    state.bare = bag_of(view.bare).low
