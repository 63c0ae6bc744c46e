"""The printed examples, sentence by sentence and move by move."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.games.macht import influence, phases, rules
from tafelrunde.games.macht.components import COLOURS, SYMBOL_KEYS
from tests.games.macht.example import PRINTED_CYCLE, PRINTED_SUMS, printed_position, region_of
from tests.games.macht.table import (
    GAME,
    MAGIC,
    ORANGE,
    SWORD,
    WHITE,
    act,
    give,
    in_reserve,
    in_stock,
    legal,
    marker,
    names,
    owner,
    pieces,
    region,
    reserve,
)


def test_p53_the_printed_position() -> None:
    state = printed_position(SWORD)
    GAME.check_components(state)
    assert list(state.spares.counts) == [0, 3, 0, 0]
    view = state.view(ORANGE)
    letters = {region_of(letter) for letter in "ABCDEFGH"}
    others = sorted(SYMBOL_KEYS[view.symbols[at]] for at in range(15) if at not in letters)
    assert others == ["castle"] * 3 + ["key"] * 3 + ["tent"]
    assert all(view.owners[at] == -1 for at in range(15) if at not in letters)
    assert pieces(state, "lindsey") == (1, 1) and pieces(state, "elmet") == (3, 0) and owner(state, "elmet") == ORANGE
    assert pieces(state, "bernicia") == (1, 2) and owner(state, "bernicia") == WHITE


@pytest.mark.parametrize("check", PRINTED_SUMS, ids=lambda check: f"{check['cycle']} {check['target']}")
def test_p123_the_printed_sums(check: dict[str, str | int]) -> None:
    state = printed_position(MAGIC if check["cycle"] == "magic" else SWORD)
    seat = COLOURS.index(str(check["attacker"]))
    target = region_of(str(check["target"]))
    symbol = state.view(0).symbols[target]
    if check.get("bonus_attacker"):
        give(state, seat, f"number-{SYMBOL_KEYS[symbol]}")
        act(state, f"{seat} number {SYMBOL_KEYS[symbol]}")
    else:
        state.turn = seat
        state.ask(phases.ACTING, seat)
    assert influence.attack(state, seat, target) == check["attack"]
    assert influence.defence(state, 1 - seat, target) == check["defence"]
    give(state, seat, f"influence-{SYMBOL_KEYS[symbol]}")
    possible = int(check["attack"]) > int(check["defence"])
    assert (f"take-over {target_name(str(check['target']))}" in legal(state, seat)) == possible


def target_name(letter: str) -> str:
    return GAME.action_name(GAME.catalogue.actions[GAME.catalogue.verbs["deploy"].first + region_of(letter)]).split()[1]


def test_p123_orange_takes_over_d_and_white_retreats_to_b_or_c() -> None:
    state = printed_position(SWORD)
    act(state, "0 take-over rheged")
    assert legal(state, WHITE) == ["retreat knight bernicia", "retreat knight deira", "no-retreat"]


def test_p123_orange_cannot_take_over_b() -> None:
    state = printed_position(SWORD)
    give(state, ORANGE, "influence-tent")
    assert legal(state, ORANGE, "take-over") == ["take-over rheged"]


def test_p34_p123_white_takes_over_f_and_the_orange_piece_cannot_retreat() -> None:
    state = printed_position(MAGIC)
    give(state, WHITE, "influence-armour", "influence-tent")
    state.turn = WHITE
    state.ask(phases.ACTING, WHITE)
    assert legal(state, WHITE, "take-over") == ["take-over gwynedd"], "neither A nor G"
    told = act(state, "1 take-over gwynedd")
    assert "PiecesLost(knights=0, mages=1, region=6, seat=0)" in told, "orange's mage; orange is not asked"
    assert owner(state, "gwynedd") == -1


def test_p34_p23_the_tents_number_and_influence_marker_take_two_cubes() -> None:
    state = printed_position(MAGIC)
    give(state, ORANGE, "influence-tent", "number-tent")
    assert "take-over deira" not in legal(state, ORANGE)
    told = act(state, "0 number tent", "0 take-over deira")
    assert "TakeOverDeclared(attack=3, defence=2, marker=2, region=3, seat=0)" in told
    assert state.cubes == 2


def test_p24_the_printed_movement_of_white() -> None:
    """Two mages go from C to D, the knight from D to C; declared from D, which sends the knight."""
    state = printed_position(SWORD)
    give(state, WHITE, "movement")
    state.turn = WHITE
    state.ask(phases.ACTING, WHITE)
    act(state, "1 move rheged", "1 to bernicia", "1 mages-back 2")
    assert (pieces(state, "bernicia"), pieces(state, "rheged")) == ((2, 0), (0, 2))


def test_p25_the_printed_sea_movement_of_orange() -> None:
    state = printed_position(SWORD)
    give(state, ORANGE, "sea-movement")
    act(state, "0 sail lindsey", "0 to gwynedd", "0 knights 1", "0 mages 0")
    assert (pieces(state, "lindsey"), pieces(state, "gwynedd")) == ((0, 1), (1, 1))
    mage = printed_position(MAGIC)
    give(mage, ORANGE, "sea-movement")
    act(mage, "0 sail lindsey", "0 to gwynedd", "0 knights 0")
    assert (pieces(mage, "lindsey"), pieces(mage, "gwynedd")) == ((1, 0), (0, 2)), "the one mage is not asked about"


def test_p121_the_printed_resupply_with_a_sea_movement() -> None:
    state = printed_position(SWORD)
    give(state, ORANGE, "sea-movement")
    act(state, "0 resupply-with sea-movement")
    assert in_reserve(state, ORANGE) == (2 + 1, 1)


def test_p113_p4_the_printed_start() -> None:
    """Two points each, four active regions against two: orange begins, with one action."""
    state = printed_position(MAGIC)
    state.points[0] = state.points[1] = 2
    for seat, many in ((ORANGE, 2), (WHITE, 4)):
        for at in range(15):
            if state.held[seat] >> at & 1:
                for kind in range(2):
                    state.lift(seat, kind, at, state.pieces[kind * 15 + at])
        for at in range(many):
            state.put(seat, 0, at + 5 * seat, 1)
    rules.begin_cycle(state, ScriptedDealer([0] * 8))
    assert (state.turn, state.actions) == (ORANGE, 1)


def test_p124_the_printed_sword_cycle_move_by_move() -> None:
    state = printed_position(3)
    glass, armour = 1, 4
    dealer = ScriptedDealer([glass, armour, *[0] * 6])
    rules.begin_cycle(state, dealer)
    assert (state.cycle, state.cubes, state.display.size()) == (4, 4, 7)
    assert in_reserve(state, ORANGE) == (2 + 2, 0) and in_reserve(state, WHITE) == (2, 0)
    assert (state.turn, state.actions) == (ORANGE, 2), "two points against three"
    moves = iter([f"{seat} {said}" for seat, said in PRINTED_CYCLE])

    def go(count: int) -> list[str]:
        return act(state, *[next(moves) for _ in range(count)])

    go(2)
    assert names(state.markers[ORANGE]) == ["influence-castle", "influence-armour", "movement"]
    assert pieces(state, "strathclyde") == (1, 1) and state.cubes == 4 and state.to_act() == [WHITE]
    go(1)
    assert in_reserve(state, WHITE) == (2, 3) and state.cubes == 3, "three, because it is the first resupply"
    go(1)
    assert pieces(state, "deira") == (1, 2) and state.to_act() == [ORANGE]
    go(1)
    assert pieces(state, "strathclyde") == (2, 1)
    told = go(1)
    assert "TakeOverDeclared(attack=5, defence=3, marker=0, region=2, seat=0)" in told and state.cubes == 2
    assert legal(state, WHITE) == ["retreat knight bernicia", "retreat knight deira", "no-retreat"]
    go(2)
    assert pieces(state, "bernicia") == (2, 2) and pieces(state, "rheged") == (1, 0)
    assert owner(state, "rheged") == ORANGE and state.phase == phases.PLAYING
    go(3)
    assert pieces(state, "rheged") == (4, 0) and owner(state, "elmet") == -1 and state.cubes == 1
    told = go(1)
    assert "TakeOverDeclared(attack=6, defence=5, marker=1, region=1, seat=0)" in told and state.cubes == 0
    assert {text.split()[-1] for text in legal(state, WHITE)} == {"deira", "no-retreat"}
    stock = in_stock(state, WHITE)
    go(1)
    assert in_stock(state, WHITE) == (stock[0] + 2, stock[1] + 1), "the others go to the stock"
    finish_the_cycle(state_after=act(state, next(moves)))
    assert next(moves, None) is None
    assert list(state.points) == [3, 3]
    assert (state.cycle, state.turn, state.actions) == (5, WHITE, 1), "white has fewer active regions"


def finish_the_cycle(state_after: list[str]) -> None:
    assert state_after[0] == f"Occupied(count=1, kind=0, region={region('bernicia')}, seat=0)"
    assert "RegionsCounted(count=3, seat=0)" in state_after and "RegionsCounted(count=0, seat=1)" in state_after
    assert "PointScored(count=3, seat=0)" in state_after and "CycleBegan(cycle=5, kind=1)" in state_after
    assert "StarterFound(actions=1, because=1, seat=1)" in state_after


@pytest.mark.parametrize("option", ["new", "old"])
def test_p2_p124_white_begins_by_either_reading(option: str) -> None:
    state = printed_position(3)
    state.tiebreak_by_old = option == "old"
    rules.begin_cycle(state, ScriptedDealer([1, 4, *[0] * 6]))
    act(state, *[f"{seat} {said}" for seat, said in PRINTED_CYCLE])
    assert (state.turn, state.actions) == (WHITE, 1)


def test_p6_the_extended_example_needs_markers_of_an_earlier_cycle() -> None:
    """Orange plays three markers but has taken only one: the others were kept."""
    state = printed_position(3)
    assert [marker(name) for name in names(state.markers[ORANGE])] == [0, 8]
    reserve(state, WHITE, mages=1)
    rules.begin_cycle(state, ScriptedDealer([1, 4, *[0] * 6]))
    assert names(state.markers[ORANGE]) == ["influence-castle", "movement"]
