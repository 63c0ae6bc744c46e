"""The map as it is seen region by region, and restored."""

from __future__ import annotations

from tafelrunde.core.bag import NONE, bit
from tafelrunde.games.macht.components import REGIONS
from tafelrunde.games.macht.regions import owner_of, symbol_of
from tafelrunde.games.macht.state import MachtTable


def symbols(state: MachtTable) -> tuple[int, ...]:
    """The symbol of every region."""
    return tuple([int(symbol_of(state, region)) for region in range(REGIONS)])


def mark(state: MachtTable, seen: tuple[int, ...]) -> None:
    for region in range(REGIONS):
        state.regions_of[seen[region]] |= bit(region)


def owners(state: MachtTable) -> tuple[int, ...]:
    """[P9] The owner of every region, or NONE."""
    return tuple([int(owner_of(state, region)) for region in range(REGIONS)])


def settle(state: MachtTable, seen: tuple[int, ...]) -> None:
    for region in range(REGIONS):
        if seen[region] != NONE:
            state.held[seen[region]] |= bit(region)


def knights(state: MachtTable) -> tuple[int, ...]:
    """How many knights stand in every region."""
    return tuple([int(count) for count in state.pieces[:REGIONS]])


def put_knights(state: MachtTable, seen: tuple[int, ...]) -> None:
    for region in range(REGIONS):
        state.pieces[region] = seen[region]


def mages(state: MachtTable) -> tuple[int, ...]:
    """How many mages stand in every region."""
    return tuple([int(count) for count in state.pieces[REGIONS:]])


def put_mages(state: MachtTable, seen: tuple[int, ...]) -> None:
    for region in range(REGIONS):
        state.pieces[REGIONS + region] = seen[region]
