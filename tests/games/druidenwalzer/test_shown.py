"""What is drawn besides the view, on tables set up by hand and in random matches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.conformance import positions
from tafelrunde.core.game import OVER
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.druidenwalzer.components import PLACE_NAMES, TREES, is_board, strength, tree_of
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.games.druidenwalzer.notation import parse_place, parse_spirit
from tests.games.druidenwalzer.table import GAME, MOON, SUN, act, table
from tests.games.druidenwalzer.test_waltz import calm


def at(numbers: tuple[int, ...], name: str) -> int:
    return numbers[parse_place(name)]


def named(places: tuple[int, ...]) -> list[str]:
    return [PLACE_NAMES[place] for place in places]


def test_tops_heights_strengths_and_druids_by_place() -> None:
    state = table(calm(M1="#2 3L 5R", M3=""), boards=("1L 4R 2L", ""), druids=("134", "123"))
    shown = GAME.shown(state.view(SUN))
    assert (at(shown.tops, "M1"), at(shown.tops, "M3"), at(shown.tops, "MB")) == (parse_spirit("5R"), NONE, 2)
    assert (at(shown.heights, "M1"), at(shown.heights, "M3"), at(shown.heights, "MB")) == (4, 0, 3)
    assert (at(shown.strengths, "M1"), at(shown.strengths, "M3"), at(shown.strengths, "S1")) == (5, 0, 1)
    assert [at(shown.druids, name) for name in ("M1", "M2", "M3", "M4", "S3")] == [0, NONE, 1, 2, 2]
    assert (at(shown.tops, "SB"), at(shown.heights, "SB")) == (NONE, 0)


def test_the_dance_jumps_over_captured_trees() -> None:
    shown = GAME.shown(table(calm(M3=""), lost="M3 S4", druids=("124", "123")).view(MOON))
    assert (PLACE_NAMES[at(shown.left, "M2")], PLACE_NAMES[at(shown.right, "M4")]) == ("M4", "M2")
    assert (PLACE_NAMES[at(shown.left, "SB")], PLACE_NAMES[at(shown.right, "S3")]) == ("S3", "SB")
    assert (PLACE_NAMES[at(shown.left, "MB")], PLACE_NAMES[at(shown.right, "M1")]) == ("M1", "MB")


@pytest.mark.parametrize(
    ("place", "captured", "left", "right"),
    [
        ("M4", "", "SB", "M3"), ("MB", "", "M1", "S1"), ("SB", "S4", "S3", "M4"), ("S3", "S4 M4", "S2", "SB"),
        ("S1", "M1 M2", "MB", "S2"), ("MB", "M1 M2", "M3", "S1"), ("M1", "M2 S3 S2", "M3", "MB"),
    ],
)  # fmt: skip
def test_the_next_place_to_either_side(place: str, captured: str, left: str, right: str) -> None:
    lost = tuple([parse_place(name) for name in captured.split()])
    shown = GAME.shown(replace(table(calm()).view(MOON), captured=lost))
    assert [PLACE_NAMES[at(places, place)] for places in (shown.left, shown.right)] == [left, right]


def test_bare_and_captured_trees_and_what_hangs_on_the_others() -> None:
    state = table(calm(M3="", M4=""), lost="M4", signs="M1 4, M2 1, S3 2")
    shown = GAME.shown(state.view(ONLOOKER))
    assert (named(shown.bare), named(shown.gone)) == (["M3"], ["M4"])
    assert (shown.trees_left, shown.signs) == ((3, 4), (5, 2))


def test_nothing_is_bare_before_the_deal() -> None:
    match = next(iter(positions(GAME, 2, 1)))
    assert GAME.shown(match.state.view(MOON)).bare == ()


def test_the_tree_that_decided_the_match_keeps_what_it_bears() -> None:
    state = table(
        calm(M1="5L", S1="2L", S4=""), hands=("1L 4R", "1L"), boards=("1L", "1L"), lost="S4", signs="S1 5"
    )  # fmt: skip
    act(state, "waltz 4R 4")
    assert state.phase == OVER
    shown = GAME.shown(state.view(MOON))
    assert named(state.view(MOON).captured) == ["S4", "S1"]
    assert named(shown.gone) == ["S4"]


def test_in_random_matches_it_is_what_lies_on_the_table_whoever_looks() -> None:
    for seed in range(3):
        for match in positions(GAME, 2, seed):
            state = match.state
            assert isinstance(state, DruidState)
            shown = GAME.shown(state.view(MOON))
            assert shown == GAME.shown(state.view(SUN)) == GAME.shown(state.view(ONLOOKER))
            for place in range(len(PLACE_NAMES)):
                if not is_board(place):
                    top = state.piles.top(place)
                    assert (shown.tops[place], shown.strengths[place]) == (top, 0 if top == NONE else strength(top))
                    assert shown.heights[place] == state.piles.heights[place] + state.piles.unseen[place]
            for seat in (MOON, SUN):
                trees = [tree_of(seat, tree) for tree in range(TREES)]
                assert shown.signs[seat] == sum([state.signs[tree] for tree in trees])
                assert shown.trees_left[seat] == len([tree for tree in trees if not state.is_captured(tree)])
