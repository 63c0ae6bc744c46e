"""What a seat of Havoc knows. Like every view it stays uncompiled.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import Bag
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View
from tafelrunde.games.havoc.state import HavocTable


@final
@dataclass(frozen=True)
class HavocView(View):
    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""

    pile: int  # how many cards, not counting John
    discards: tuple[int, ...]
    recruits: tuple[int, ...]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]  # the part of each hand that everybody has seen go there
    laid: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    wins: tuple[int, ...]
    at_castillon: tuple[int, ...]
    order: tuple[int, ...]  # the battles in the order in which they will come
    fates: tuple[int, ...]  # by battle: the winner, or AHEAD, REMOVED, REPLACED
    fought: int  # how many battles of the order are over or gone
    turn: int
    keeper: int
    peace: int  # the number on the peace card
    has_turned: bool  # the peace card, in this turn
    is_first_turn_free: bool  # the Peacekeeper need not turn it yet
    draws: int
    dogs_used: int
    battle: int
    initiator: int
    winner: int
    unasked: tuple[int, ...]  # seats not yet asked to join,
    fighting: tuple[int, ...]  # in the battle,
    adding: tuple[int, ...]  # in the battle and not passed,
    stopped: tuple[int, ...]  # done with their dogs
    visit: int  # cards laid in this visit
    last_laid: int
    outs: tuple[int, ...]  # dogs that sit out
    dogs_after: tuple[int, ...]  # dogs used after the battle
    john: int
    john_right: int  # the seat that drew him
    peace_max: int
    recruits_max: int
    is_small_table: bool


def look(state: HavocTable, seat: Seat) -> HavocView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return HavocView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        pile=state.pile.size(),
        discards=tuple(state.discards),
        recruits=tuple(state.recruits),
        hand=() if seat == ONLOOKER else tuple(state.hands[seat]),
        sizes=tuple([each.size() for each in state.hands]),
        seen=tuple([tuple(each) for each in state.seen]),
        laid=tuple([tuple(each) for each in state.laid]),
        points=tuple(state.points),
        wins=tuple(state.wins),
        at_castillon=tuple(state.at_castillon),
        order=tuple(state.order),
        fates=tuple(state.fates),
        fought=state.fought,
        turn=state.turn,
        keeper=state.keeper,
        peace=state.peace,
        has_turned=state.has_turned,
        is_first_turn_free=state.is_first_turn_free,
        draws=state.draws,
        dogs_used=state.dogs_used,
        battle=state.battle,
        initiator=state.initiator,
        winner=state.winner,
        unasked=tuple(Bag(state.unasked)),
        fighting=tuple(Bag(state.fighting)),
        adding=tuple(Bag(state.adding)),
        stopped=tuple(Bag(state.stopped)),
        visit=state.visit,
        last_laid=state.last_laid,
        outs=tuple(state.outs),
        dogs_after=tuple(state.dogs_after),
        john=state.john,
        john_right=state.john_right,
        peace_max=state.peace_max,
        recruits_max=state.recruits_max,
        is_small_table=state.is_small_table,
    )
