"""What follows from a view and is shown with it. Like views it stays uncompiled."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.bag import NONE, Bag, bit
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Message
from tafelrunde.games.macht.actions import MOVE, NUMBER, REINFORCE, RESUPPLY_WITH, SAIL, TAKE_OVER
from tafelrunde.games.macht.chronicle import CHRONICLE
from tafelrunde.games.macht.components import REGIONS, RESUPPLY_FIRST, RESUPPLY_LATER, USES
from tafelrunde.games.macht.copies import restore
from tafelrunde.games.macht.events import (
    MovementDeclared,
    NumberDeclared,
    ReinforcementDeclared,
    ResupplyDeclared,
    SeaMovementDeclared,
    TakeOverDeclared,
)
from tafelrunde.games.macht.influence import attack, bonus, defence
from tafelrunde.games.macht.phases import SNAKE_ASKED
from tafelrunde.games.macht.regions import (
    active_kind,
    active_pieces,
    active_regions,
    is_active,
    neighbours,
    owner_of,
    pieces_in,
    rival_of,
)
from tafelrunde.games.macht.rules import total
from tafelrunde.games.macht.state import MachtTable, clear_table
from tafelrunde.games.macht.view import MachtView


@dataclass(frozen=True)
class Support:
    """Active pieces in a neighbour of a region that count in its take-over."""

    region: int
    count: int


@dataclass(frozen=True)
class Sums:
    """[P20, P23] A take-over of a region if the rival of its owner tried it now: attack against defence, and what they
    are made of."""

    region: int
    attacker: int
    defender: int
    attack: int
    defence: int
    forces: tuple[Support, ...]
    attack_bonus: int
    inside: int
    helpers: tuple[Support, ...]
    defence_bonus: int


@dataclass(frozen=True)
class MachtShown:
    """[P104, P106, P20, P30] The active kind of piece; active regions and totals of each seat; of every region whether
    it is active, and the sums of its take-over, if it has an owner. Of what is declared, the region that sends pieces,
    the one that is taken over or the one that is reinforced. What a snake would stop, and how many cubes it would
    leave; how many pieces the next resupply gives."""

    active_kind: int
    active_regions: tuple[int, ...]
    totals: tuple[int, ...]
    active: tuple[bool, ...]
    sums: tuple[Sums | None, ...]
    start: int
    target: int
    reinforced: int
    to_stop: Message | None
    cubes_after_snake: int
    next_resupply: int


def shown(view: MachtView) -> MachtShown:
    """All that is shown with a view, by the rules themselves."""
    state = table_of(view)
    kind = active_kind(state)
    return MachtShown(
        active_kind=kind,
        active_regions=(active_regions(state, 0, kind), active_regions(state, 1, kind)),
        totals=(total(state, 0), total(state, 1)),
        active=tuple([is_active(state, region, kind) for region in range(REGIONS)]),
        sums=tuple([sums_of(state, region) for region in range(REGIONS)]),
        start=start_of(view),
        target=target_of(view),
        reinforced=int(REINFORCE.where(view.declared)) if view.declared in REINFORCE else int(NONE),
        to_stop=CHRONICLE.tell(declared_event(view)).message if view.phase == SNAKE_ASKED else None,
        cubes_after_snake=cubes_after_snake(view),
        next_resupply=next_resupply(view),
    )


def table_of(view: MachtView) -> MachtTable:
    """The table as far as it is open: all but the bids."""
    state = MachtTable(2)
    clear_table(state)
    restore(state, view)
    return state


def sums_of(state: MachtTable, region: int) -> Sums | None:
    """[P20] The sums of a region; None if nobody is there."""
    defender = owner_of(state, region)
    if defender == NONE:
        return None
    attacker = rival_of(defender)
    return Sums(
        region=region,
        attacker=attacker,
        defender=defender,
        attack=attack(state, attacker, region),
        defence=defence(state, defender, region),
        forces=supports(state, attacker, region),
        attack_bonus=bonus(state, attacker, region),
        inside=pieces_in(state, region),
        helpers=supports(state, defender, region),
        defence_bonus=bonus(state, defender, region),
    )


def supports(state: MachtTable, seat: int, region: int) -> tuple[Support, ...]:
    """[P20, P105] The neighbours of a region in which active pieces of a seat stand."""
    around = [(at, active_pieces(state, seat, bit(at))) for at in Bag(neighbours(state, region))]
    return tuple([Support(at, count) for at, count in around if count > 0])


def start_of(view: MachtView) -> int:
    """[P24, P25] The region from which the declared movement starts, or NONE."""
    if view.declared in MOVE:
        return int(MOVE.what(view.declared))
    return int(SAIL.what(view.declared)) if view.declared in SAIL else int(NONE)


def target_of(view: MachtView) -> int:
    """[P20] The region of the declared take-over, or NONE."""
    return int(TAKE_OVER.where(view.declared)) if view.declared in TAKE_OVER else int(NONE)


def declared_event(view: MachtView) -> Event:
    """[P40] What is declared and can still be stopped, as it was told."""
    number, seat, marker = view.declared, view.turn, view.marker
    if number in TAKE_OVER:
        region = TAKE_OVER.where(number)
        sums = sums_of(table_of(view), region)
        assert sums is not None
        return TakeOverDeclared(seat, marker, region, sums.attack, sums.defence)
    if number in REINFORCE:
        return ReinforcementDeclared(seat, marker, REINFORCE.where(number))
    if number in NUMBER:
        return NumberDeclared(seat, marker)
    if number in MOVE:
        return MovementDeclared(seat, start_of(view), view.goal, view.moving_knights, view.moving_mages)
    if number in SAIL:
        return SeaMovementDeclared(seat, start_of(view), view.goal, view.moving_knights, view.moving_mages)
    _, knights, mages = USES[RESUPPLY_WITH.what(number)]
    return ResupplyDeclared(seat, marker, knights, mages)


def cubes_after_snake(view: MachtView) -> int:
    """[P18] How many cubes a snake would leave, as it costs one too; NONE if nobody is asked for it."""
    return view.cubes - 1 if view.phase == SNAKE_ASKED else int(NONE)


def next_resupply(view: MachtView) -> int:
    """[P117] How many pieces the next resupply action gives, if the stock has them."""
    return int(RESUPPLY_LATER if view.resupplied else RESUPPLY_FIRST)
