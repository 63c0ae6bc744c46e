"""What a seat knows: everything but the rival's sealed bid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from tafelrunde.core.bag import NONE
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View
from tafelrunde.games.macht.components import KINDS, REGIONS, SYMBOLS
from tafelrunde.games.macht.influence import Breakdown, breakdown, sums
from tafelrunde.games.macht.regions import active_kind, active_regions, actives, owners, symbols

if TYPE_CHECKING:
    from tafelrunde.games.macht.state import MachtState


@final
@dataclass(frozen=True)
class MachtView(View):
    """[P33, P55] Tuples of regions have fifteen entries, those of markers one count for each kind, pairs one entry for
    each seat. `active`, `attack`, `defence` and `breakdown` say what follows for each region in the current cycle;
    the breakdown [P20] is what attack and defence are made of, neighbour by neighbour."""

    phase: int
    to_act: tuple[int, ...]
    cycle: int
    active_kind: int
    hourglass: int
    cubes: int
    turn: int
    actions: int
    resupplied: bool
    points: tuple[int, ...]
    active_regions: tuple[int, ...]
    symbols: tuple[int, ...]
    owners: tuple[int, ...]
    knights: tuple[int, ...]
    mages: tuple[int, ...]
    active: tuple[bool, ...]
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    breakdown: tuple[Breakdown, ...]
    reserve: tuple[tuple[int, ...], ...]
    stock: tuple[tuple[int, ...], ...]
    markers: tuple[tuple[int, ...], ...]
    bonuses: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    bowl: tuple[int, ...]
    discards: tuple[int, ...]
    spares: tuple[int, ...]
    glasses: tuple[int, ...]
    marker: int
    declared: int
    goal: int
    moving_knights: int
    moving_mages: int
    rising_at: int
    risen_knights: int
    risen_mages: int
    bid: int


def look(state: MachtState, seat: Seat) -> MachtView:
    """[P33, P55] Build the view of a seat, or of an ONLOOKER: of the bids it holds the seat's own alone."""
    kind = active_kind(state)
    pieces = tuple(state.pieces)
    attack, defence = zip(*sums(state), strict=True)
    return MachtView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        cycle=state.cycle,
        active_kind=kind,
        hourglass=state.hourglass,
        cubes=state.cubes,
        turn=state.turn,
        actions=state.actions,
        resupplied=state.resupplied,
        points=tuple(state.points),
        active_regions=(active_regions(state, 0, kind), active_regions(state, 1, kind)),
        symbols=tuple(symbols(state)),
        owners=tuple(owners(state)),
        knights=pieces[:REGIONS],
        mages=pieces[REGIONS:],
        active=tuple(actives(state)),
        attack=attack,
        defence=defence,
        breakdown=tuple(breakdown(state)),
        reserve=(tuple(state.reserve[:KINDS]), tuple(state.reserve[KINDS:])),
        stock=(tuple(state.stock[:KINDS]), tuple(state.stock[KINDS:])),
        markers=(tuple(state.markers[0].counts), tuple(state.markers[1].counts)),
        bonuses=(tuple(state.bonuses[:SYMBOLS]), tuple(state.bonuses[SYMBOLS:])),
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
        bid=int(NONE) if seat == ONLOOKER else state.bids[seat],
    )
