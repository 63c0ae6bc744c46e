"""What a seat of Maginor knows. Like every view it stays uncompiled.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import Bag
from tafelrunde.core.restoring import rows
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.maginor.looks import challengers_seen, defenders_seen, owners_seen
from tafelrunde.games.maginor.state import MaginorTable


@final
@dataclass(frozen=True)
class MaginorView(View):
    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""

    circle: tuple[int, ...]  # the oracles clockwise from the Hall, as they were laid
    in_circle: tuple[int, ...]  # those that have not been evaluated
    beside: tuple[int, ...]  # the spell beside each oracle, or NONE
    slots: tuple[tuple[int, ...], ...]  # Whose token lies at each slot, oracle by oracle in rim order
    hands: tuple[tuple[int, ...], ...]  # how many cards of each kind each seat holds
    supply: tuple[int, ...]  # tokens of each seat that lie nowhere else
    wizards: tuple[int, ...]  # the oracle, or NONE in the middle
    spells: tuple[tuple[int, ...], ...]  # that each seat holds
    won: tuple[tuple[int, ...], ...]  # the oracles that each seat has won
    maginor: int  # the oracle on which, or before which, he stands
    in_gap: bool
    turn: int
    quiet: int  # quiet turns in a row, BUSY once the current turn is not quiet
    is_last_roll: bool  # the second part of the turn has begun
    step_due: bool  # Maginor's face was rolled, his step is still to come
    oracle: int  # the chain is about this oracle,
    symbol: int  # this symbol
    slot: int  # and this slot: the one challenged, or the first of Superiority
    challengers: int  # [M134] While a duel is running, only the challenger knows which elemental it has sent
    defenders: int  # [M134] While a duel is running, only the defender knows which elemental it has sent
    card: int  # the first card taken back by Recall
    cause: int  # why the oracle is evaluated


def look(state: MaginorTable, seat: Seat) -> MaginorView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return MaginorView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        circle=tuple(state.circle),
        in_circle=tuple(Bag(state.in_circle)),
        beside=tuple(state.beside),
        slots=owners_seen(state),
        hands=rows(tuple(state.hands), 6),
        supply=tuple(state.supply),
        wizards=tuple(state.wizards),
        spells=tuple([tuple(Bag(each)) for each in state.spells]),
        won=tuple([tuple(Bag(each)) for each in state.won]),
        maginor=state.maginor,
        in_gap=state.in_gap,
        turn=state.turn,
        quiet=state.quiet,
        is_last_roll=state.is_last_roll,
        step_due=state.step_due,
        oracle=state.oracle,
        symbol=state.symbol,
        slot=state.slot,
        challengers=challengers_seen(state, seat),
        defenders=defenders_seen(state, seat),
        card=state.card,
        cause=state.cause,
    )
