"""What a seat of Havoc knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from tafelrunde.core.bag import Bag
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View

if TYPE_CHECKING:
    from tafelrunde.core.seats import Seat
    from tafelrunde.games.havoc.state import HavocState


@final
@dataclass(frozen=True)
class HavocView(View):
    """[H20, H42, H56] Cards are tuples of numbers, rising, dogs last. Of a rival's hand it holds the size and the part
    that everybody has seen go there; of the pile the size. The discards were all played openly."""

    phase: int
    to_act: tuple[int, ...]
    turn: int
    keeper: int
    peace: int
    peace_max: int
    has_turned: bool
    is_first_turn_free: bool
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    recruits: tuple[int, ...]
    recruits_max: int
    pile: int
    discards: tuple[int, ...]
    points: tuple[int, ...]
    wins: tuple[int, ...]
    order: tuple[int, ...]
    fates: tuple[int, ...]
    fought: int
    draws: int
    dogs_used: int
    battle: int
    initiator: int
    winner: int
    unasked: tuple[int, ...]
    fighting: tuple[int, ...]
    adding: tuple[int, ...]
    stopped: tuple[int, ...]
    visit: int
    last_laid: int
    outs: tuple[int, ...]
    dogs_after: tuple[int, ...]
    at_castillon: tuple[int, ...]
    john: int
    john_right: int
    is_small_table: bool


def look(state: HavocState, seat: Seat) -> HavocView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return HavocView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        turn=state.turn,
        keeper=state.keeper,
        peace=state.peace,
        peace_max=state.peace_max,
        has_turned=state.has_turned,
        is_first_turn_free=state.is_first_turn_free,
        hand=() if seat == ONLOOKER else tuple(state.hands[seat]),
        sizes=tuple([int(hand.size()) for hand in state.hands]),
        seen=tuple([tuple(cards) for cards in state.seen]),
        laid=tuple([tuple(cards) for cards in state.laid]),
        recruits=tuple(state.recruits),
        recruits_max=state.recruits_max,
        pile=state.pile.size(),
        discards=tuple(state.discards),
        points=tuple(state.points),
        wins=tuple(state.wins),
        order=tuple(state.order),
        fates=tuple(state.fates),
        fought=state.fought,
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
        at_castillon=tuple(state.at_castillon),
        john=state.john,
        john_right=state.john_right,
        is_small_table=state.is_small_table,
    )
