"""The box, the set-up and the handicaps, paragraph by paragraph."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Standings
from tafelrunde.games.druidenwalzer.components import (
    BOX,
    COLOUR_NAMES,
    DISTANCE,
    KINDS,
    PLACE_NAMES,
    PLACES,
    SIGNS,
    SPIRITS,
    TREES,
    board_of,
    copies,
    is_board,
    is_left,
    owner,
    strength,
    tree_of,
)
from tafelrunde.games.druidenwalzer.game import Druidenwalzer, DruidState
from tafelrunde.games.druidenwalzer.handicap import HANDICAPS
from tafelrunde.games.druidenwalzer.notation import parse_place
from tafelrunde.games.druidenwalzer.phases import PLACING, STARTING
from tests.games.druidenwalzer.table import GAME, MOON, SUN, act, board, druid, hand, legal, pile, table, those, told

STARTS = ("start 1L", "start 1R")
DEAL = [0] * 14


def placed(state: DruidState) -> DruidState:
    for tree in "123" * 2:
        colour = COLOUR_NAMES["123".index(tree)]
        act(state, f"place {colour} {tree}")
    return state


def test_d101_what_each_cult_has() -> None:
    assert (TREES, SPIRITS, SIGNS, COLOUR_NAMES) == (4, 30, 20, ("black", "orange", "purple"))
    assert BOX["box"]["rings"] == 1
    state = placed(started())
    GAME.check_components(state)
    assert sorted(state.druids) == sorted([tree_of(seat, tree) for seat in (MOON, SUN) for tree in range(3)])


def started(game: Druidenwalzer = GAME) -> DruidState:
    """After the first choices; the druids are to be placed."""
    state = game.new(2, FastDealer(1))
    dealer = FastDealer(7)
    while state.phase != PLACING:
        state.apply(state.next_seat(), state.legal(state.next_seat())[0], dealer)
    return state


def test_d1_one_board_each() -> None:
    assert [owner(place) for place in range(PLACES) if is_board(place)] == [SUN, MOON]
    assert BOX["box"]["boards_per_cult"] == 1


def test_d102_six_of_each_strength_three_left_three_right() -> None:
    for number in range(1, 6):
        kinds = [kind for kind in range(KINDS) if strength(kind) == number]
        assert [(is_left(kind), copies(kind)) for kind in kinds] == [(True, 3), (False, 3)]
    fresh = GAME.new(2, FastDealer(1))
    assert list(fresh.pools[MOON]) == list(fresh.pools[SUN])
    assert fresh.pools[MOON].size() == 30


def test_d39_equal_spirits_are_the_same_to_everybody() -> None:
    """Two fives that turn left are one choice, no matter which cult is printed on them."""
    state = table("M1 1L, M2 1L, M3 1L, M4 1L, S1 1L, S2 1L, S3 1L, S4 1L", hands=("5L 5L 4R", "1L"))
    assert [text for text in legal(state) if text.startswith("waltz")] == [
        *[f"waltz 4R {tree}" for tree in (1, 2, 3, 4)],
        *[f"waltz 5L {tree}" for tree in (1, 2, 3, 4)],
    ]


def test_d103_the_distance_of_a_tree_is_its_number() -> None:
    for seat in (MOON, SUN):
        assert [DISTANCE[tree_of(seat, tree)] for tree in range(4)] == [1, 2, 3, 4]


def test_d2_moon_places_first_then_sun_and_moon_begins() -> None:
    state = started()
    assert state.to_act() == [MOON]
    act(state, "place black 4", "place orange 2", "place purple 1")
    assert state.to_act() == [SUN]
    assert state.view(SUN).druids[MOON] == tuple(parse_place(name) for name in ("M4", "M2", "M1"))
    act(state, "place black 1", "place orange 3", "place purple 4")
    assert state.to_act() == [MOON]
    assert "jump black" in legal(state)


def test_d104_the_circle() -> None:
    assert " ".join(PLACE_NAMES) == "M1 M2 M3 M4 SB S4 S3 S2 S1 MB"
    assert [PLACE_NAMES[tree_of(MOON, tree)] for tree in range(4)] == ["M1", "M2", "M3", "M4"]
    assert [PLACE_NAMES[tree_of(SUN, tree)] for tree in range(4)] == ["S1", "S2", "S3", "S4"]
    assert [PLACE_NAMES[board_of(seat)] for seat in (MOON, SUN)] == ["MB", "SB"]
    assert [owner(place) for place in range(PLACES)] == [MOON] * 4 + [SUN] * 5 + [MOON]


def test_d3_each_lays_a_one_of_his_choice_on_his_board() -> None:
    state = GAME.new(2, FastDealer(1))
    assert (state.phase, state.to_act(), tuple(legal(state))) == (STARTING, [MOON], STARTS)
    assert act(state, "start 1R") == ["Started seat=moon spirit=1R"]
    assert (state.to_act(), tuple(legal(state))) == ([SUN], STARTS)
    act(state, "start 1L", picks=DEAL)
    assert (board(state, "MB"), board(state, "SB")) == ("1R", "1L")


def test_d40_first_the_boxes_then_the_boards_moon_before_sun() -> None:
    state = Druidenwalzer("moon-1-sun-3").new(2, FastDealer(1))
    asked = []
    for text in ("box 1L", "box 3R", "start 1R", "start 1R"):
        asked.append((state.to_act()[0], legal(state)))
        act(state, text, picks=DEAL if len(asked) == 4 else ())
    assert asked == [
        (MOON, ["box 1L", "box 1R"]),
        (SUN, ["box 3L", "box 3R"]),
        (MOON, ["start 1L", "start 1R"]),
        (SUN, ["start 1L", "start 1R"]),
    ]


def test_d105_five_spirits_at_each_tree_and_nine_in_the_deck() -> None:
    state = GAME.new(2, FastDealer(1))
    act(state, "start 1L")
    events = act(state, "start 1L", picks=DEAL)
    assert len(those(events, "TurnedUp")) == 8
    for seat in (MOON, SUN):
        for tree in range(4):
            place = tree_of(seat, tree)
            assert (state.piles.unseen[place], state.piles.heights[place]) == (4, 1)
        assert state.deck_size(seat) + state.hands[seat].size() == 9


def test_d106_a_hand_of_three_that_the_rival_does_not_see() -> None:
    state = started()
    assert [hand.size() for hand in state.hands] == [3, 3]
    assert state.view(SUN).hand == tuple(state.hands[SUN])
    dealer = ScriptedDealer(DEAL)
    fresh = GAME.new(2, dealer)
    for _ in range(2):
        fresh.apply(fresh.next_seat(), fresh.legal(fresh.next_seat())[0], dealer)
    heard = those([told(event.seen_by(SUN)) for event in dealer.events], "Drew")
    assert heard[:3] == ["Drew seat=moon spirit=none"] * 3
    assert "none" not in " ".join(heard[3:])


def test_d47_order_of_the_set_up() -> None:
    state = GAME.new(2, FastDealer(1))
    act(state, "start 1L")
    events = act(state, "start 1R", picks=DEAL)
    order = [(event.split()[0], [part for part in event.split() if "=" in part and "spirit" not in part][-1])
             for event in events]  # fmt: skip
    assert order == [
        ("Started", "seat=sun"),
        *[("TurnedUp", "seat=moon")] * 4,
        *[("TurnedUp", "seat=sun")] * 4,
        *[("Drew", "seat=moon")] * 3,
        *[("Drew", "seat=sun")] * 3,
    ]
    assert [event.split()[1] for event in those(events, "TurnedUp")] == [
        f"place={name}" for name in ["M1", "M2", "M3", "M4", "S1", "S2", "S3", "S4"]
    ]
    colours = []
    while state.phase == PLACING:
        text = legal(state)[0]
        colours.append((int(state.next_seat()), text.split()[1]))
        act(state, text)
    assert colours == [(seat, colour) for seat in (MOON, SUN) for colour in COLOUR_NAMES]


def test_d107_three_druids_at_three_trees_the_ring_in_the_middle() -> None:
    state = started()
    assert legal(state) == [f"place black {tree}" for tree in (1, 2, 3, 4)]
    act(state, "place black 2")
    assert legal(state) == [f"place orange {tree}" for tree in (1, 3, 4)]
    events = act(state, "place orange 4")
    assert events == ["DruidPlaced colour=orange goal=M4 place=none seat=moon"]
    act(state, "place purple 1", "place black 1", "place orange 2", "place purple 4")
    assert [druid(state, SUN, colour) for colour in COLOUR_NAMES] == ["S1", "S2", "S4"]
    assert (state.free_tree(MOON), state.free_tree(SUN)) == (parse_place("M3"), parse_place("S3"))
    assert state.ring_at == -1


def test_d30_the_boxed_spirit_makes_the_deck_shorter() -> None:
    state = Druidenwalzer("sun-2").new(2, FastDealer(1))
    assert act(state, "box 2R") == ["Boxed seat=sun spirit=2R"]
    assert state.pools[SUN].count(3) == 2
    act(state, "start 1L", "start 1L", picks=DEAL)
    assert [state.deck_size(seat) for seat in (MOON, SUN)] == [6, 5]
    assert [state.hands[seat].size() for seat in (MOON, SUN)] == [3, 3]
    assert state.view(MOON).boxed == (-1, 3)
    Druidenwalzer("sun-2").check_components(state)


MOON_WON = Standings((1, 2), "druidenwalzer-reason-two-trees")
SUN_WON = Standings((2, 1), "druidenwalzer-reason-two-trees")


def test_d30_a_two_after_the_first_win_a_three_after_the_second() -> None:
    """The winner swaps cults, so the handicap now belongs to the other cult."""
    second = GAME.rematch(MOON_WON)
    assert second.handicap == "sun-2"
    assert second.rematch(SUN_WON).handicap == "moon-3"


def test_d43_a_series_of_rematches() -> None:
    third = GAME.rematch(MOON_WON).rematch(SUN_WON)
    assert third.rematch(MOON_WON).handicap == "sun-3"
    assert third.rematch(SUN_WON).handicap == "moon-2"
    shared = Standings((1, 1), "druidenwalzer-reason-limit-shared")
    assert third.rematch(shared).handicap == "sun-3"
    assert GAME.rematch(shared).handicap == "none"
    assert Druidenwalzer("moon-1-sun-3").rematch(SUN_WON).handicap == "moon-3-sun-1"


def test_d44_the_handicaps_there_are() -> None:
    assert set(HANDICAPS.values()) == {
        *[(0, 0), (2, 0), (3, 0), (0, 2), (0, 3)],
        *[(1, 2), (1, 3), (2, 1), (3, 1)],
    }
    for wrong in ("moon-1", "sun-1", "moon-2-sun-2", "moon-4", "sun-2-moon-1", ""):
        with pytest.raises(ImpossibleTable, match="Option 'handicap' must be one of: none, moon-2"):
            Druidenwalzer(wrong)


def test_d44_a_refill_can_straddle_a_reshuffle() -> None:
    """Two spirits of the first deck, then one of the shuffled board."""
    state = table("M1 1L, M2 1L, M3 1L, M4 1L, S1 1L, S2 1L, S3 1L, S4 1L",
                  hands=("3L", "1L"), pools=("4L 4R", ""), decks=("", ""), boards=("5L", ""))  # fmt: skip
    events = act(state, "withdraw 3L", picks=(0, 0, 1))
    assert those(events, "Drew", "Reshuffled") == [
        "Drew seat=moon spirit=4L",
        "Drew seat=moon spirit=4R",
        "Reshuffled count=2 seat=moon",
        "Drew seat=moon spirit=5L",
    ]
    assert (hand(state, MOON), state.deck_size(MOON), board(state, "MB")) == ("4L 4R 5L", 1, "")
    assert pile(state, "M1") == "1L"
