"""A state of Maginor copied, and put together again from what a seat has seen of it.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from tafelrunde.core.bag import bag_of
from tafelrunde.core.restoring import flat, vec_of, words_of
from tafelrunde.games.maginor.looks import lay_tokens
from tafelrunde.games.maginor.state import MaginorTable
from tafelrunde.games.maginor.view import MaginorView


def copy(state: MaginorTable, twin: MaginorTable) -> None:
    """Make the twin equal to the state."""
    twin.phase = state.phase
    twin.owing = state.owing
    twin.circle = state.circle
    twin.in_circle = state.in_circle
    twin.beside = state.beside[:]
    twin.tokens = state.tokens[:]
    twin.hands = state.hands[:]
    twin.supply = state.supply[:]
    twin.wizards = state.wizards[:]
    twin.spells = state.spells[:]
    twin.won = state.won[:]
    twin.maginor = state.maginor
    twin.in_gap = state.in_gap
    twin.turn = state.turn
    twin.quiet = state.quiet
    twin.is_last_roll = state.is_last_roll
    twin.step_due = state.step_due
    twin.oracle = state.oracle
    twin.symbol = state.symbol
    twin.slot = state.slot
    twin.challengers = state.challengers
    twin.defenders = state.defenders
    twin.card = state.card
    twin.cause = state.cause


def restore(state: MaginorTable, view: MaginorView) -> None:
    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.circle = vec_of(view.circle)
    state.in_circle = bag_of(view.in_circle).low
    state.beside = vec_of(view.beside)
    lay_tokens(state, view.slots)
    state.hands = flat(view.hands)
    state.supply = vec_of(view.supply)
    state.wizards = vec_of(view.wizards)
    state.spells = words_of(view.spells)
    state.won = words_of(view.won)
    state.maginor = view.maginor
    state.in_gap = view.in_gap
    state.turn = view.turn
    state.quiet = view.quiet
    state.is_last_roll = view.is_last_roll
    state.step_due = view.step_due
    state.oracle = view.oracle
    state.symbol = view.symbol
    state.slot = view.slot
    state.card = view.card
    state.cause = view.cause
