"""A state of Havoc copied, and put together again from what a seat has seen of it.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from tafelrunde.core.bag import bag_of
from tafelrunde.core.restoring import vec_of
from tafelrunde.games.havoc.cards import cards_of
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.view import HavocView


def copy(state: HavocTable, twin: HavocTable) -> None:
    """Make the twin equal to the state."""
    twin.phase = state.phase
    twin.owing = state.owing
    twin.pile = state.pile.copy()
    twin.discards = state.discards.copy()
    twin.recruits = state.recruits.copy()
    twin.hands = [each.copy() for each in state.hands]
    twin.seen = [each.copy() for each in state.seen]
    twin.laid = [each.copy() for each in state.laid]
    twin.points = state.points[:]
    twin.wins = state.wins[:]
    twin.at_castillon = state.at_castillon[:]
    twin.order = state.order[:]
    twin.fates = state.fates[:]
    twin.fought = state.fought
    twin.turn = state.turn
    twin.keeper = state.keeper
    twin.peace = state.peace
    twin.has_turned = state.has_turned
    twin.is_first_turn_free = state.is_first_turn_free
    twin.draws = state.draws
    twin.dogs_used = state.dogs_used
    twin.battle = state.battle
    twin.initiator = state.initiator
    twin.winner = state.winner
    twin.unasked = state.unasked
    twin.fighting = state.fighting
    twin.adding = state.adding
    twin.stopped = state.stopped
    twin.visit = state.visit
    twin.last_laid = state.last_laid
    twin.outs = state.outs[:]
    twin.dogs_after = state.dogs_after[:]
    twin.john = state.john
    twin.john_right = state.john_right
    twin.peace_max = state.peace_max
    twin.recruits_max = state.recruits_max
    twin.is_small_table = state.is_small_table
    twin.winners_choose = state.winners_choose
    twin.is_john_extra = state.is_john_extra


def restore(state: HavocTable, view: HavocView) -> None:
    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.discards = cards_of(view.discards)
    state.recruits = cards_of(view.recruits)
    state.seen = [cards_of(each) for each in view.seen]
    state.laid = [cards_of(each) for each in view.laid]
    state.points = vec_of(view.points)
    state.wins = vec_of(view.wins)
    state.at_castillon = vec_of(view.at_castillon)
    state.order = vec_of(view.order)
    state.fates = vec_of(view.fates)
    state.fought = view.fought
    state.turn = view.turn
    state.keeper = view.keeper
    state.peace = view.peace
    state.has_turned = view.has_turned
    state.is_first_turn_free = view.is_first_turn_free
    state.draws = view.draws
    state.dogs_used = view.dogs_used
    state.battle = view.battle
    state.initiator = view.initiator
    state.winner = view.winner
    state.unasked = bag_of(view.unasked).low
    state.fighting = bag_of(view.fighting).low
    state.adding = bag_of(view.adding).low
    state.stopped = bag_of(view.stopped).low
    state.visit = view.visit
    state.last_laid = view.last_laid
    state.outs = vec_of(view.outs)
    state.dogs_after = vec_of(view.dogs_after)
    state.john = view.john
    state.john_right = view.john_right
    state.peace_max = view.peace_max
    state.recruits_max = view.recruits_max
    state.is_small_table = view.is_small_table
