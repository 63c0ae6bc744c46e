"""The rulebook on what lies on the table: pieces, regions, the two cycles, set-up."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.games.macht import regions
from tafelrunde.games.macht.components import KNIGHT, MAGE, REGION_KEYS
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
    hold,
    in_reserve,
    in_stock,
    legal,
    marker,
    names,
    owner,
    pieces,
    region,
    reserve,
    show,
)

# On the table


def test_p102_sixteen_of_each_and_only_the_reserve_is_used() -> None:
    state = clean(SWORD)
    assert in_stock(state, ORANGE) == in_stock(state, WHITE) == (16, 16)
    assert legal(state, ORANGE, "deploy") == []
    reserve(state, ORANGE, knights=1)
    act(state, "0 deploy kent")
    assert (pieces(state, "kent"), in_reserve(state, ORANGE), in_stock(state, ORANGE)) == ((1, 0), (0, 0), (15, 16))


def test_p9_a_region_belongs_to_whoever_has_a_piece_there() -> None:
    state = clean(SWORD)
    hold(state, WHITE, "kent", mages=1)
    hold(state, ORANGE, "dyfed", mages=1)
    reserve(state, ORANGE, knights=1)
    assert (owner(state, "kent"), owner(state, "dyfed"), owner(state, "wessex")) == (WHITE, ORANGE, NONE)
    assert regions.open_regions(state, ORANGE) == 0x7FFF & ~(1 << region("kent")), "all but the rival's"
    deploys = legal(state, ORANGE, "deploy")
    assert "deploy kent" not in deploys and "deploy dyfed" in deploys and len(deploys) == 14


def test_p33_p55_all_is_open_but_a_sealed_bid() -> None:
    state = clean(MAGIC)
    reserve(state, ORANGE, mages=3)
    reserve(state, WHITE, mages=3)
    give(state, WHITE, "snake")
    show(state, "uprising")
    act(state, "0 take uprising", "1 bid 2")
    view = state.view(ORANGE)
    assert view.markers[WHITE][marker("snake")] == 1 and view.reserve[WHITE] == (0, 3)
    assert view.bowl == tuple(state.bowl.counts) and view.discards == tuple(state.discards.counts)
    assert view.spares == (0, 3, 0, 0) and sum(view.glasses) == 11
    assert (view.bid, state.view(WHITE).bid, state.view(-1).bid) == (NONE, 2, NONE)
    told = act(state, "0 bid 1")
    assert "BidShown(count=1, seat=0)" in told and "BidShown(count=2, seat=1)" in told


def test_p55_a_bid_is_told_to_its_owner_only() -> None:
    state = clean(MAGIC)
    reserve(state, WHITE, mages=3)
    show(state, "uprising")
    act(state, "0 take uprising")
    dealer = ScriptedDealer([])
    state.apply(WHITE, GAME.catalogue.number(GAME.parse_action("bid 3")), dealer)
    (event,) = dealer.events
    assert repr(event.seen_by(WHITE)) == "BidSealed(count=3, seat=1)"
    assert repr(event.seen_by(ORANGE)) == repr(event.seen_by(-1)) == "BidSealed(count=-1, seat=1)"


# The two cycles


def test_p104_mages_are_active_in_magic_knights_in_sword() -> None:
    assert (regions.active_kind(clean(MAGIC)), regions.passive_kind(clean(MAGIC))) == (MAGE, KNIGHT)
    assert (regions.active_kind(clean(SWORD)), regions.passive_kind(clean(SWORD))) == (KNIGHT, MAGE)
    state = clean(MAGIC)
    reserve(state, ORANGE, knights=2, mages=1)
    act(state, "0 deploy kent")
    assert pieces(state, "kent") == (0, 1)


def test_p105_neighbours_by_border_or_by_symbol() -> None:
    def around(state: MachtState, name: str) -> set[str]:
        mask = regions.neighbours(state, region(name))
        return {REGION_KEYS[at] for at in range(15) if mask >> at & 1}

    assert around(clean(SWORD), "kent") == {"east_anglia", "wessex"}
    assert around(clean(MAGIC), "kent") == {"strathclyde", "rheged", "east_anglia", "mercia"}
    assert around(clean(MAGIC), "deira") == {"lindsey", "powys", "dumnonia"}
    for cycle in (MAGIC, SWORD):
        assert all(not regions.neighbours(clean(cycle), at) >> at & 1 for at in range(15))


def test_p106_more_active_than_passive_pieces() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "kent", knights=2, mages=1)
    hold(state, ORANGE, "deira", knights=2, mages=2)
    hold(state, ORANGE, "elmet", mages=1)
    assert regions.active_regions(state, ORANGE, KNIGHT) == 1
    assert regions.active_regions(state, ORANGE, MAGE) == 1
    shown = GAME.shown(state.view(ORANGE))
    assert [at for at in range(15) if shown.active[at]] == [region("kent")]
    assert shown.active_regions == (1, 0)


def test_p37_cycles_alternate_and_all_stays() -> None:
    state = GAME.new(2, FastDealer(1))
    assert regions.active_kind(state) == MAGE
    state = clean(MAGIC, cubes=1)
    hold(state, ORANGE, "kent", knights=1)
    reserve(state, WHITE, knights=2, mages=3)
    give(state, WHITE, "snake")
    told = act(state, "0 resupply")
    assert "CycleBegan(cycle=4, kind=0)" in told
    assert regions.active_kind(state) == KNIGHT
    assert pieces(state, "kent") == (1, 0) and names(state.markers[WHITE]) == ["snake"]
    assert in_reserve(state, WHITE) == (2 + 2, 3)


# Setting up


def test_p107_every_region_gets_a_marker_and_three_are_spare() -> None:
    state = GAME.new(2, FastDealer(3))
    assert sum(state.regions_of) == 0x7FFF and state.spares.size() == 3
    first = GAME.new(2, ScriptedDealer([0] * 23))
    last = GAME.new(2, ScriptedDealer([*[17 - n for n in range(15)], *[0] * 8]))
    assert (first.view(0).symbols[0], last.view(0).symbols[0]) == (0, 3)


def test_p108_three_knights_and_three_mages_and_no_points() -> None:
    state = GAME.new(2, FastDealer(1))
    assert in_reserve(state, ORANGE) == in_reserve(state, WHITE) == (3, 3 + 2)
    assert list(state.points) == [0, 0] and list(state.held) == [0, 0]


def test_p109_seven_markers_four_cubes_no_hourglass_marker() -> None:
    state = GAME.new(2, FastDealer(1))
    assert (state.cycle, state.cubes, state.display.size(), state.bowl.size()) == (1, 4, 7, 33)
    assert state.glasses.size() == 11
