"""A state of Bazaar copied, and put together again from what a seat has seen of it.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from examples.bazaar.state import BazaarTable
from examples.bazaar.view import BazaarView
from tafelrunde.core.bag import bag_of
from tafelrunde.core.restoring import vec_of


def copy(state: BazaarTable, twin: BazaarTable) -> None:
    """Make the twin equal to the state."""
    twin.phase = state.phase
    twin.owing = state.owing
    twin.bag = state.bag.copy()
    twin.stall = state.stall.copy()
    twin.seen = state.seen.copy()
    twin.hands = [each.copy() for each in state.hands]
    twin.bids = state.bids[:]
    twin.points = state.points[:]
    twin.sold = state.sold
    twin.price = state.price


def restore(state: BazaarTable, view: BazaarView) -> None:
    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.stall = bag_of(view.stall)
    state.seen = bag_of(view.seen)
    state.points = vec_of(view.points)
    state.sold = view.sold
    state.price = view.price
