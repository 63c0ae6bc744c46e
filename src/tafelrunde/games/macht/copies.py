"""A state of Macht copied, and put together again from what a seat has seen of it.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from tafelrunde.core.bag import bag_of
from tafelrunde.core.heap import Heap
from tafelrunde.core.restoring import flat, vec_of
from tafelrunde.games.macht.looks import mark, put_knights, put_mages, settle
from tafelrunde.games.macht.state import MachtTable
from tafelrunde.games.macht.view import MachtView


def copy(state: MachtTable, twin: MachtTable) -> None:
    """Make the twin equal to the state."""
    twin.phase = state.phase
    twin.owing = state.owing
    twin.cycle = state.cycle
    twin.hourglass = state.hourglass
    twin.cubes = state.cubes
    twin.turn = state.turn
    twin.actions = state.actions
    twin.resupplied = state.resupplied
    twin.points = state.points[:]
    twin.regions_of = state.regions_of[:]
    twin.held = state.held[:]
    twin.pieces = state.pieces[:]
    twin.reserve = state.reserve[:]
    twin.stock = state.stock[:]
    twin.markers = [each.copy() for each in state.markers]
    twin.bonuses = state.bonuses[:]
    twin.display = state.display.copy()
    twin.bowl = state.bowl.copy()
    twin.discards = state.discards.copy()
    twin.spares = state.spares.copy()
    twin.glasses = state.glasses.copy()
    twin.marker = state.marker
    twin.declared = state.declared
    twin.goal = state.goal
    twin.moving_knights = state.moving_knights
    twin.moving_mages = state.moving_mages
    twin.rising_at = state.rising_at
    twin.risen_knights = state.risen_knights
    twin.risen_mages = state.risen_mages
    twin.bids = state.bids[:]
    twin.tiebreak_by_old = state.tiebreak_by_old
    twin.move_into_empty = state.move_into_empty


def restore(state: MachtTable, view: MachtView) -> None:
    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.cycle = view.cycle
    state.hourglass = view.hourglass
    state.cubes = view.cubes
    state.turn = view.turn
    state.actions = view.actions
    state.resupplied = view.resupplied
    state.points = vec_of(view.points)
    mark(state, view.symbols)
    settle(state, view.owners)
    put_knights(state, view.knights)
    put_mages(state, view.mages)
    state.reserve = flat(view.reserve)
    state.stock = flat(view.stock)
    state.markers = [Heap(vec_of(each)) for each in view.markers]
    state.bonuses = flat(view.bonuses)
    state.display = Heap(vec_of(view.display))
    state.bowl = Heap(vec_of(view.bowl))
    state.discards = Heap(vec_of(view.discards))
    state.spares = Heap(vec_of(view.spares))
    state.glasses = Heap(vec_of(view.glasses))
    state.marker = view.marker
    state.declared = view.declared
    state.goal = view.goal
    state.moving_knights = view.moving_knights
    state.moving_mages = view.moving_mages
    state.rising_at = view.rising_at
    state.risen_knights = view.risen_knights
    state.risen_mages = view.risen_mages
