"""Pinned trees: how many ways there are to go on from the printed position, counted decision by decision, by the engine
and by the second referee. A change of these numbers is a change of the rules. The count stops where a cycle ends."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.core.dealer import ScriptedDealer, Unscripted
from tafelrunde.games.macht.components import SYMBOL_KEYS
from tafelrunde.games.macht.game import MachtState
from tafelrunde.games.macht.notation import region_name
from tests.games.macht.example import printed_position
from tests.games.macht.reference import Table
from tests.games.macht.table import MAGIC, SWORD, WHITE, give, names, reserve, show


def leaves(state: MachtState, depth: int) -> int:
    """The number of different sequences of this many decisions; two seats answer in the order of the seats."""
    if depth == 0 or not state.owing:
        return 1
    seat = state.next_seat()
    count = 0
    for number in state.legal(seat):
        after = state.clone()
        try:
            after.apply(seat, number, ScriptedDealer([]))
        except Unscripted:
            count += 1
            continue
        count += leaves(after, depth - 1)
    return count


def referee_leaves(cycle: int, depth: int, path: tuple[tuple[int, str], ...] = ()) -> int:
    """The same by the second referee, who tells the whole story again for every path."""
    if len(path) == depth:
        return 1
    story = table_of(rich(cycle)).turns(0, 2)
    try:
        asked = next(story)
        for step in path:
            asked = story.send(step)
    except StopIteration:
        return 1
    seat = min(asked)
    return sum(referee_leaves(cycle, depth, (*path, (seat, said))) for said in sorted(asked[seat]))


def table_of(state: MachtState) -> Table:
    """The position as the second referee lays it out."""
    view = state.view(0)
    table = Table(lambda _: 0, old_tiebreak=False, into_empty=True)
    for at in range(15):
        land = table.lands[region_name(at)]
        land.sign, land.owner = SYMBOL_KEYS[view.symbols[at]], view.owners[at]
        land.pieces = {"knight": view.knights[at], "mage": view.mages[at]}
    for seat in (0, 1):
        table.reserve[seat] = Counter(knight=view.reserve[seat][0], mage=view.reserve[seat][1])
        table.hand[seat] = Counter(names(state.markers[seat]))
    table.display, table.bowl = names(state.display), names(state.bowl)
    table.spares = [SYMBOL_KEYS[at] for at in state.spares]
    table.cycle, table.cubes, table.points = view.cycle, view.cubes, list(view.points)
    return table


def rich(cycle: int) -> MachtState:
    """The printed position with every kind of marker in reach, snakes for white, and three cubes."""
    state = printed_position(cycle)
    give(state, 0, "merlin", "sea-movement", "number-tent", "influence-tent")
    give(state, WHITE, "snake", "snake")
    show(state, "uprising", "region-swap", "victory-point", "influence-key")
    reserve(state, 0, mages=2)
    reserve(state, WHITE, knights=1, mages=1)
    state.cubes = 3
    return state


@pytest.mark.parametrize(
    ("cycle", "depth", "count"),
    [(SWORD, 1, 51), (SWORD, 2, 829), (SWORD, 3, 5898), (MAGIC, 1, 49), (MAGIC, 2, 804), (MAGIC, 3, 5698)],
)
def test_trees_of_the_printed_position(cycle: int, depth: int, count: int) -> None:
    assert leaves(rich(cycle), depth) == count
    if depth < 3:
        assert referee_leaves(cycle, depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("cycle", "count"), [(SWORD, 45400), (MAGIC, 43601)])
def test_four_decisions_deep_both_count_alike(cycle: int, count: int) -> None:
    assert leaves(rich(cycle), 4) == count
    assert referee_leaves(cycle, 4) == count
