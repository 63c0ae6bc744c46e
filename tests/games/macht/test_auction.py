"""The rulebook on lightning markers: auction, victory point, uprising, region swap."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.games.macht import phases
from tafelrunde.games.macht.actions import BID
from tafelrunde.games.macht.game import MachtState
from tests.games.macht.table import (
    GAME,
    MAGIC,
    ORANGE,
    SWORD,
    WHITE,
    act,
    clean,
    give,
    has,
    hold,
    in_reserve,
    in_stock,
    legal,
    names,
    owner,
    pieces,
    region,
    reserve,
    show,
    symbol,
)


def auction(name: str, cycle: int = SWORD, cubes: int = 4) -> MachtState:
    """Orange takes a lightning marker; both have three active pieces and one passive in reserve."""
    state = clean(cycle, cubes)
    for seat in (ORANGE, WHITE):
        many = (3, 1) if cycle == SWORD else (1, 3)
        reserve(state, seat, *many)
    show(state, name)
    hold(state, WHITE, "kent", knights=2, mages=2)
    hold(state, WHITE, "dyfed", mages=1)
    hold(state, ORANGE, "elmet", knights=1)
    act(state, f"0 take {name}")
    return state


def test_p116_lightning_is_auctioned_at_once_and_costs_a_cube() -> None:
    state = auction("victory-point")
    assert state.phase == phases.BIDDING and names(state.markers[ORANGE]) == [] and state.cubes == 4
    act(state, "0 bid 1", "1 bid 0")
    assert names(state.discards) == ["victory-point"] and state.cubes == 3
    assert state.to_act() == [ORANGE] and state.actions == 1, "the second action follows"


def test_p11_both_bid_active_pieces_and_the_higher_pays() -> None:
    state = auction("victory-point")
    assert state.to_act() == [ORANGE, WHITE]
    assert legal(state, ORANGE) == legal(state, WHITE) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    told = act(state, "1 bid 3", "0 bid 2")
    assert "AuctionWon(count=3, marker=12, seat=1)" in told
    assert (in_reserve(state, ORANGE), in_reserve(state, WHITE)) == ((3, 1), (0, 1))
    assert in_stock(state, WHITE)[0] == 16 - 2
    assert list(state.points) == [0, 1]


@pytest.mark.parametrize("count", [0, 2])
def test_p11_equal_bids_pay_nothing_and_nobody_wins(count: int) -> None:
    state = auction("victory-point")
    told = act(state, f"0 bid {count}", f"1 bid {count}")
    assert "AuctionTied(marker=12)" in told and list(state.points) == [0, 0]
    assert in_reserve(state, ORANGE) == in_reserve(state, WHITE) == (3, 1)
    assert (names(state.discards), state.cubes, state.actions) == (["victory-point"], 3, 1)


def test_p11_bids_are_of_the_active_kind() -> None:
    state = auction("uprising", MAGIC)
    act(state, "0 bid 2", "1 bid 1", "0 stop")
    assert in_reserve(state, ORANGE) == (1, 1)


def test_p46_without_active_pieces_the_bid_is_nought() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, mages=2)
    show(state, "uprising")
    assert legal(state, ORANGE, "take") == ["take uprising"]
    act(state, "0 take uprising")
    assert legal(state, ORANGE) == ["bid 0"] and state.to_act() == [ORANGE, WHITE]


def test_p12_a_point_at_once_but_the_match_goes_on() -> None:
    state = auction("victory-point")
    state.points[0] = 11
    told = act(state, "0 bid 1", "1 bid 0")
    assert "PointWon(count=12, seat=0)" in told and list(state.points) == [12, 0]
    assert state.standings() is None and state.cycle == SWORD


def test_p13_up_to_two_pieces_of_the_rival_in_one_region() -> None:
    state = auction("uprising")
    act(state, "0 bid 1", "1 bid 0")
    assert legal(state, ORANGE) == ["remove knight kent", "remove mage dyfed", "remove mage kent", "stop"]
    act(state, "0 remove knight kent")
    assert legal(state, ORANGE) == ["remove knight kent", "remove mage kent", "stop"]
    act(state, "0 remove mage kent")
    assert pieces(state, "kent") == (1, 1) and in_stock(state, WHITE) == (16 - 3 - 1, 16 - 1 - 2)
    assert state.phase == phases.ACTING and state.cubes == 3


def test_p13_none_may_be_removed_and_a_region_may_become_empty() -> None:
    state = auction("uprising")
    told = act(state, "0 bid 1", "1 bid 0", "0 stop")
    assert has(told, "EffectDeclined") and pieces(state, "kent") == (2, 2) and state.cubes == 3
    state = auction("uprising")
    act(state, "0 bid 1", "1 bid 0", "0 remove mage dyfed")
    assert owner(state, "dyfed") == -1 and state.phase == phases.ACTING


def test_p13_the_winner_removes_even_in_the_rivals_turn() -> None:
    state = auction("uprising")
    act(state, "0 bid 1", "1 bid 2")
    assert state.to_act() == [WHITE] and legal(state, WHITE) == ["remove knight elmet", "stop"]
    act(state, "1 remove knight elmet")
    assert owner(state, "elmet") == -1 and state.to_act() == [ORANGE] and state.actions == 1


def test_p52_one_at_a_time_knights_before_mages() -> None:
    state = auction("uprising")
    act(state, "0 bid 1", "1 bid 0", "0 remove mage kent")
    assert legal(state, ORANGE) == ["remove mage kent", "stop"]
    act(state, "0 stop")
    assert pieces(state, "kent") == (2, 1) and (state.rising_at, state.risen_mages) == (-1, 0)


def test_p52_an_uprising_ends_where_nothing_may_follow() -> None:
    """After the only mage no knight may follow; the question is not asked."""
    state = auction("uprising")
    act(state, "0 bid 1", "1 bid 0", "0 remove mage kent", "0 stop")
    state.discards.remove(13)
    state.display.add(13)
    act(state, "0 take uprising", "0 bid 1", "1 bid 0", "0 remove mage kent")
    assert pieces(state, "kent") == (2, 0) and state.to_act() == [WHITE]


def test_p14_any_region_gets_another_symbol_from_the_spares() -> None:
    state = auction("region-swap", MAGIC)
    act(state, "0 bid 1", "1 bid 0")
    swaps = legal(state, ORANGE, "swap")
    assert "swap kent armour" in swaps and "swap elmet armour" in swaps and "swap wessex armour" in swaps
    assert len(swaps) == 13, "armour for every region but the two that show it"
    told = act(state, "0 swap kent armour")
    assert told[0] == f"RegionSwapped(before=0, region={region('kent')}, seat=0, symbol={symbol('armour')})"
    assert list(state.spares.counts) == [1, 2, 0, 0]
    assert state.view(ORANGE).symbols[region("kent")] == symbol("armour")


def test_p14_neighbours_and_bonuses_follow_the_new_symbol() -> None:
    """White's single mage in Gwynedd stands against two mages in Kent; the swap makes them neighbours."""
    state = clean(MAGIC, cubes=6)
    reserve(state, ORANGE, mages=2)
    hold(state, ORANGE, "kent", mages=2)
    hold(state, WHITE, "gwynedd", mages=1)
    give(state, ORANGE, "influence-armour", "number-castle")
    show(state, "region-swap")
    assert "take-over gwynedd" not in legal(state, ORANGE)
    act(state, "0 take region-swap", "0 bid 1", "1 bid 0", "0 swap kent armour")
    assert "take-over gwynedd" in legal(state, ORANGE)
    act(state, "0 number castle")
    sums = GAME.shown(state.view(0)).sums[region("gwynedd")]
    assert sums is not None and (sums.attack, sums.defence) == (2, 1)


def test_p14_the_winner_may_decline() -> None:
    state = auction("region-swap")
    before = state.view(0).symbols
    act(state, "0 bid 1", "1 bid 0", "0 stop")
    assert state.view(0).symbols == before and state.cubes == 3


def test_p43_without_a_fitting_spare_the_swap_lapses() -> None:
    state = auction("region-swap")
    state.regions_of[0], state.regions_of[1], state.regions_of[2], state.regions_of[3] = 0, 0x7FFF, 0, 0
    for seat, count in ((ORANGE, 1), (WHITE, 0)):
        state.apply(seat, BID.of(count), ScriptedDealer([]))
    assert state.phase == phases.ACTING and state.cubes == 3 and state.regions_of[1] == 0x7FFF
    assert in_reserve(state, ORANGE) == (2, 1)


def test_p43_a_region_is_never_bare() -> None:
    state = auction("region-swap")
    act(state, "0 bid 1", "1 bid 0", "0 swap kent armour")
    assert sum(state.regions_of) == 0x7FFF


def test_p47_an_impossible_uprising_is_paid_and_lapses() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=2)
    show(state, "uprising")
    told = act(state, "0 take uprising", "0 bid 2", "1 bid 0")
    assert "EffectLapsed(marker=13, seat=0)" in told
    assert in_reserve(state, ORANGE) == (0, 0) and state.cubes == 3 and state.to_act() == [ORANGE]


def test_p15_effect_then_cube_and_the_last_one_ends_the_cycle() -> None:
    state = auction("uprising", cubes=1)
    act(state, "0 bid 1", "1 bid 0")
    told = act(state, "0 remove knight kent", "0 remove knight kent")
    order = [event.split("(")[0] for event in told]
    assert order[:4] == ["PieceRemoved", "PieceRemoved", "CubeLeft", "CycleEnded"]
    assert state.cycle == SWORD + 1, "the second action is lost"


def test_p15_the_action_is_spent_even_if_the_rival_wins() -> None:
    state = auction("victory-point")
    act(state, "0 bid 0", "1 bid 1", "0 resupply")
    assert state.to_act() == [WHITE]


def test_p54_lightning_pays_its_cube_after_the_effect() -> None:
    told = act(auction("victory-point"), "0 bid 1", "1 bid 0")
    order = [event.split("(")[0] for event in told]
    assert order.index("PointWon") < order.index("CubeLeft")
