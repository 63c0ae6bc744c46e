"""The fights, captured trees and the end of the match, paragraph by paragraph."""

from __future__ import annotations

import pytest

from tafelrunde.core.game import Standings
from tafelrunde.games.druidenwalzer.components import SIGNS, SIGNS_TO_CAPTURE, TREES
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.games.druidenwalzer.phases import FIGHTING
from tests.games.druidenwalzer.table import (
    GAME,
    MOON,
    SUN,
    act,
    board,
    druid,
    hand,
    legal,
    lost,
    pile,
    signs,
    table,
    those,
)
from tests.games.druidenwalzer.test_waltz import calm

ONLY_TWO_TREES = "druidenwalzer-reason-two-trees"


def fights(events: list[str]) -> list[str]:
    """Who fought and who won: `orange sun`, `black draw`."""
    told = []
    for event in those(events, "FightWon", "FightDrawn"):
        parts = dict(part.split("=") for part in event.split()[1:])
        told.append(f"{parts['colour']} {parts.get('seat', 'draw')}")
    return told


@pytest.mark.parametrize(
    ("tree", "fought"),
    [(1, ["orange", "purple"]), (2, ["black", "purple"]), (3, ["black", "orange"]), (4, ["black", "orange", "purple"])],
)
def test_d12_all_colours_fight_but_the_one_in_the_ring(tree: int, fought: list[str]) -> None:
    state = table(calm(), hands=("5L 4R", "1L"))
    assert [text.split()[0] for text in fights(act(state, f"waltz 5L {tree}"))] == fought


def test_d12_after_a_capture_there_are_still_three_colours() -> None:
    state = table(calm(M4=""), lost="M4", hands=("5L 4R", "1L"), druids=("123", "124"))
    assert [text.split()[0] for text in fights(act(state, "waltz 5L 2"))] == ["black", "purple"]


def test_d115_the_stronger_spirit_hangs_a_sign_on_the_losers_tree() -> None:
    state = table(calm(M1="4L", S3="3R"), hands=("5L 4R", "1L"), druids=("123", "321"), signs="S3 2, S1 1")
    events = act(state, "waltz 5L 4")
    assert "FightWon against=3 colour=black seat=moon strength=4" in events
    assert "SignHung count=3 place=S3 seat=moon" in events
    assert signs(state) == {"S3": 3, "S1": 1}


def test_d13_a_bare_tree_fights_with_strength_nought() -> None:
    state = table(calm(M1="", S1="2L 1R"), hands=("1L", "5L 4R"), turn=SUN)
    events = act(state, "waltz 5L 4")
    assert "FightWon against=0 colour=black seat=sun strength=1" in events
    assert (signs(state), board(state, "SB"), pile(state, "S1")) == ({"M1": 1}, "1R", "2L")


def test_d13_two_bare_trees_draw() -> None:
    state = table(calm(M1="", S1=""), hands=("5L 4R", "1L"))
    assert "FightDrawn colour=black strength=0" in act(state, "waltz 5L 4")
    assert signs(state) == {}


def test_d16_the_winning_spirit_goes_to_the_winners_board_the_other_one_stays() -> None:
    """It does not matter what is printed on the two spirits, only where they lie."""
    state = table(calm(M1="2L 4L", S1="2R 3R"), hands=("5L 4R", "1L"), boards=("1L", "1R"))
    events = act(state, "waltz 5L 4")
    assert "CameHome place=M1 seat=moon spirit=4L" in events
    assert (board(state, "MB"), board(state, "SB")) == ("1L 4L", "1R")
    assert (pile(state, "M1"), pile(state, "S1")) == ("2L", "2R 3R")


def test_d116_a_draw_changes_nothing() -> None:
    state = table(calm(M1="4L", S1="4R"), hands=("5L 4R", "1L"))
    events = act(state, "waltz 5L 4")
    assert "FightDrawn colour=black strength=4" in events
    assert (signs(state), pile(state, "M1"), pile(state, "S1")) == ({}, "4L", "4R")


def test_d15_the_next_spirit_is_turned_up_at_once_and_does_not_fight_again() -> None:
    """Black uncovers a five before orange fights; it stays out of the fights."""
    state = table(calm(M1="#1 4L"), hands=("5L 4R", "1L"), pools=("5R", ""))
    events = act(state, "waltz 5L 4", picks=(0,))
    turned = events.index("TurnedUp place=M1 seat=moon spirit=5R")
    assert turned == events.index("CameHome place=M1 seat=moon spirit=4L") + 1
    assert turned < events.index("FightDrawn colour=orange strength=1")
    assert (signs(state), pile(state, "M1")) == ({"S1": 1}, "5R")


def test_d46_d18_d19_d36_the_sixth_sign_step_by_step() -> None:
    """Sign; druid, signs, pile with the unseen spirits top first; winning spirit home; next one up."""
    state = table(
        calm(M1="#1 4L", S1="#2 2L 3R"),
        hands=("5L 4R", "1L"), pools=("5R", "2L 4R"), boards=("", "1L"), signs="S1 5, M2 3",
    )  # fmt: skip
    events = act(state, "waltz 5L 4", picks=(1, 0, 0))
    first = events.index("FightWon against=3 colour=black seat=moon strength=4")
    assert events[first + 1 : first + 10] == [
        "SignHung count=6 place=S1 seat=moon",
        "TreeCaptured count=1 place=S1 seat=moon",
        "DruidMoved colour=black goal=S4 place=S1 seat=sun",
        "SignsReturned count=6 place=S1 seat=moon",
        "Shown place=S1 seat=sun spirit=4R",
        "Shown place=S1 seat=sun spirit=2L",
        "PileCleared count=4 place=S1 seat=sun",
        "CameHome place=M1 seat=moon spirit=4L",
        "TurnedUp place=M1 seat=moon spirit=5R",
    ]
    assert (lost(state), signs(state), pile(state, "S1")) == (["S1"], {"M2": 3}, "")
    assert board(state, "SB") == "1L 2L 2L 3R 4R"
    assert state.tops[SUN] == 5, "the old top of the pile, 3R, is the new top of the board"
    assert board(state, "MB") == "4L"


def test_d119_the_sixth_sign_captures() -> None:
    for before, captured in ((4, []), (5, ["S2"])):
        state = table(calm(M2="4L"), hands=("5L 4R", "1L"), signs=f"S2 {before}")
        act(state, "waltz 5L 4")
        assert lost(state) == captured


def test_d18_the_pile_goes_to_the_board_of_the_tree_s_owner() -> None:
    state = table(calm(M2="4L", S2="2R 3R"), hands=("5L 4R", "1L"), signs="S2 5")
    act(state, "waltz 5L 4")
    assert (board(state, "SB"), board(state, "MB")) == ("2R 3R", "4L")
    assert signs(state) == {}


def test_d19_the_druid_goes_to_the_tree_without_a_druid() -> None:
    state = table(calm(M1="4L"), hands=("5L 4R", "1L"), druids=("123", "143"), signs="S1 5")
    act(state, "waltz 5L 4")
    assert [druid(state, SUN, colour) for colour in ("black", "orange", "purple")] == ["S2", "S4", "S3"]


def test_d19_d20_a_bare_tree_without_a_druid_is_lost_without_a_move() -> None:
    state = table(calm(M4=""), hands=("5L 4R", "1L"))
    events = act(state, "withdraw 4R")
    assert those(events, "BareTreeLost", "DruidMoved") == ["BareTreeLost count=1 place=M4 seat=moon"]
    assert druid(state, MOON, "black") == "M1"


def test_d36_unseen_spirits_of_a_lost_tree_are_public() -> None:
    state = table(calm(M2="4L", S2="#1 3R"), hands=("5L 4R", "1L"), pools=("", "5R"), signs="S2 5")
    act(state, "waltz 5L 4", picks=(0,))
    assert state.view(MOON).boards[SUN] == (5, 9)
    assert state.tops[SUN] == 5


def test_d48_the_ringed_pair_cannot_fight_and_a_moved_druid_fights_once() -> None:
    """Black loses its tree and moves to S4, where a five lies; it does not fight with it."""
    state = table(calm(M1="4L", M2="3L", S4="5R", S2="1L"), hands=("2L 4R", "1L"), signs="S1 5")
    events = act(state, "waltz 2L 3")
    assert fights(events) == ["black moon", "orange moon"]
    assert druid(state, SUN, "black") == "S4"


def double(turn: int = MOON, signs: str = "M1 5, S2 5") -> DruidState:
    """Both have lost a tree; Sun wins black and Moon wins orange, each for the second tree. Purple draws."""
    return table(
        calm(M1="1L", S1="3L", M2="4L", S2="2L", M4="", S4=""),
        turn=turn, lost="M4 S4", hands=("5L 4R", "5L 4R"), druids=("123", "123"), signs=signs,
    )  # fmt: skip


@pytest.mark.parametrize(("chosen", "places"), [("fight black", (2, 1)), ("fight orange", (1, 2))])
@pytest.mark.parametrize("turn", [MOON, SUN])
def test_d14_the_order_of_fights_decides_a_double_knock_out(chosen: str, places: tuple[int, int], turn: int) -> None:
    state = double(turn=turn)
    act(state, "waltz 5L 3")
    assert (state.phase, state.to_act(), legal(state)) == (FIGHTING, [turn], ["fight black", "fight orange"])
    act(state, chosen)
    assert state.standings() == Standings(places, ONLY_TWO_TREES)


def test_d14_each_result_is_seen_before_the_next_choice() -> None:
    """Moon needs two sixth signs, Sun one. After the first capture the question is still open, and asked again."""
    state = table(
        calm(M1="3L", S1="1L", M2="3R", S2="1R", M3="1L", S3="2L", M4=""),
        turn=SUN, lost="M4", hands=("5L 4R", "5L 4R"), signs="S1 5, S2 5, M3 5",
    )  # fmt: skip
    act(state, "waltz 5L 4")
    assert legal(state) == ["fight black", "fight orange", "fight purple"]
    events = act(state, "fight orange")
    assert "TreeCaptured count=1 place=S2 seat=moon" in events
    assert (state.to_act(), legal(state)) == ([SUN], ["fight black", "fight purple"])
    act(state, "fight purple")
    assert state.standings() == Standings((2, 1), ONLY_TWO_TREES)


def test_d34_the_order_is_asked_only_when_both_could_take_their_second_tree() -> None:
    """With one sign less on either side the fights run black, orange, purple by themselves."""
    for signs_on_trees in ("M1 4, S2 5", "M1 5, S2 4", "S2 5", ""):
        state = double(signs=signs_on_trees)
        events = act(state, "waltz 5L 3")
        assert state.phase != FIGHTING
        assert [text.split()[0] for text in fights(events)][:1] == ["black"]


def test_d34_two_captures_in_one_turn_count_as_reaching_the_second_tree() -> None:
    """Sun has lost none yet: with one sixth sign in sight Moon cannot finish, with two it can."""
    for signs_on_trees, asked in (("S1 5, S2 4, M3 5", False), ("S1 5, S2 5, M3 5", True)):
        state = table(
            calm(M1="3L", S1="1L", M2="3R", S2="1R", M3="1L", S3="2L", M4=""),
            turn=SUN, lost="M4", hands=("5L 4R", "5L 4R"), signs=signs_on_trees,
        )  # fmt: skip
        act(state, "waltz 5L 4")
        assert (state.phase == FIGHTING) == asked


def test_d17_a_tree_is_captured_even_if_no_sign_is_left() -> None:
    """Five signs on each of four trees make up all twenty."""
    assert SIGNS == TREES * (SIGNS_TO_CAPTURE - 1)
    state = table(calm(M1="4L"), hands=("5L 4R", "1L"), signs="S1 5, S2 5, S3 5, S4 5")
    assert state.signs_of(MOON) == SIGNS
    act(state, "waltz 5L 4")
    assert lost(state) == ["S1"]
    assert state.signs_of(MOON) == 15


def test_d28_both_lose_a_tree_in_one_turn() -> None:
    state = table(calm(M1="4L", S2="3L"), hands=("5L 4R", "1L"), signs="S1 5, M2 5")
    act(state, "waltz 5L 4")
    assert lost(state) == ["M2", "S1"]
    assert state.standings() is None


def test_d117_after_the_fights_the_ring_goes_back() -> None:
    state = table(calm(), hands=("5L 4R", "1L"))
    assert act(state, "waltz 5L 1")[-1] == "RingReturned"
    assert (state.ring_at, state.to_act()) == (-1, [SUN])


def test_d121_two_lost_trees_lose_the_match() -> None:
    for turn, places in ((MOON, (1, 2)), (SUN, (1, 2))):
        state = table(calm(M1="4L", S4=""), turn=turn, hands=("5L 4R", "5L 4R"), signs="S1 5", lost="S4")
        assert state.standings() is None
        act(state, "waltz 5L 2")
        assert state.standings() == Standings(places, ONLY_TWO_TREES)
        assert state.to_act() == []


def test_d35_nothing_moves_after_the_second_lost_tree() -> None:
    """Sign and loss, then nothing: no druid, no pile, no spirit home, no orange fight, no card for the empty hand."""
    state = table(calm(M1="4L", S1="#1 2L", M2="3L", S4=""), hands=("5L", "1L"), signs="S1 5", lost="S4")
    events = act(state, "waltz 5L 3")
    assert events[-3:] == [
        "FightWon against=2 colour=black seat=moon strength=4",
        "SignHung count=6 place=S1 seat=moon",
        "TreeCaptured count=2 place=S1 seat=moon",
    ]
    assert (lost(state), signs(state), druid(state, SUN, "black")) == (["S4", "S1"], {"S1": 6}, "S1")
    assert (pile(state, "M1"), pile(state, "S1"), hand(state, MOON), board(state, "MB")) == ("4L", "#1 2L", "", "")
    assert GAME.position(state.view(MOON)).startswith("0 over")
