"""What a seat of Macht knows. Like every view it stays uncompiled.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import NONE
from tafelrunde.core.restoring import rows
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View
from tafelrunde.games.macht.looks import knights, mages, owners, symbols
from tafelrunde.games.macht.state import MachtTable


@final
@dataclass(frozen=True)
class MachtView(View):
    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""

    cycle: int
    hourglass: int  # cubes at the beginning of the cycle
    cubes: int
    turn: int
    actions: int  # left in this turn
    resupplied: bool  # in this cycle, by either seat
    points: tuple[int, ...]
    symbols: tuple[int, ...]  # The symbol of every region
    owners: tuple[int, ...]  # [P9] The owner of every region, or NONE
    knights: tuple[int, ...]  # How many knights stand in every region
    mages: tuple[int, ...]  # How many mages stand in every region
    reserve: tuple[tuple[int, ...], ...]  # knights and mages of each seat
    stock: tuple[tuple[int, ...], ...]  # knights and mages of each seat
    markers: tuple[tuple[int, ...], ...]  # of each seat, by marker
    bonuses: tuple[tuple[int, ...], ...]  # of each seat, by symbol
    display: tuple[int, ...]  # by marker
    bowl: tuple[int, ...]  # by marker
    discards: tuple[int, ...]  # by marker
    spares: tuple[int, ...]  # region markers by symbol
    glasses: tuple[int, ...]  # hourglass markers by value, the smallest first
    marker: int  # being auctioned or carried out
    declared: int  # the action that the marker is played for
    goal: int  # of the declared movement
    moving_knights: int
    moving_mages: int  # below zero: they come back
    rising_at: int  # the region of the uprising
    risen_knights: int
    risen_mages: int
    bid: int  # sealed by the seat that looks, or -1


def look(state: MachtTable, seat: Seat) -> MachtView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return MachtView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        cycle=state.cycle,
        hourglass=state.hourglass,
        cubes=state.cubes,
        turn=state.turn,
        actions=state.actions,
        resupplied=state.resupplied,
        points=tuple(state.points),
        symbols=symbols(state),
        owners=owners(state),
        knights=knights(state),
        mages=mages(state),
        reserve=rows(tuple(state.reserve), 2),
        stock=rows(tuple(state.stock), 2),
        markers=tuple([tuple(each.counts) for each in state.markers]),
        bonuses=rows(tuple(state.bonuses), 4),
        display=tuple(state.display.counts),
        bowl=tuple(state.bowl.counts),
        discards=tuple(state.discards.counts),
        spares=tuple(state.spares.counts),
        glasses=tuple(state.glasses.counts),
        marker=state.marker,
        declared=state.declared,
        goal=state.goal,
        moving_knights=state.moving_knights,
        moving_mages=state.moving_mages,
        rising_at=state.rising_at,
        risen_knights=state.risen_knights,
        risen_mages=state.risen_mages,
        bid=NONE if seat == ONLOOKER else state.bids[seat],
    )
