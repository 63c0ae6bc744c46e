"""The waltz and the dance, paragraph by paragraph, and the printed example."""

from __future__ import annotations

import pytest

from tests.games.druidenwalzer.table import MOON, SUN, act, board, hand, legal, lost, pile, signs, table, those

CALM = "M1 1L, M2 1L, M3 1L, M4 1L, S1 1L, S2 1L, S3 1L, S4 1L"
"""All trees are alike: every fight is a draw."""


def calm(**trees: str) -> str:
    """A 1L everywhere, unless told otherwise: `calm(M1="#2 5L")`."""
    places = {part.split()[0]: part for part in CALM.split(", ")}
    return ", ".join([f"{name} {trees[name]}" if name in trees else part for name, part in places.items()])


def dances(events: list[str]) -> list[str]:
    return [
        event.replace("Danced goal=", "to ").replace("place=", "from ").replace("spirit=", "")
        for event in those(events, "Danced")
    ]


def test_d109_a_spirit_of_the_hand_at_an_own_tree_with_or_without_druid() -> None:
    state = table(calm(M2="", M3="2R 3L"), hands=("5L 4R", "1L"), druids=("124", "123"))
    assert [text for text in legal(state) if text.startswith("waltz")] == [
        f"waltz {spirit} {tree}" for spirit in ("4R", "5L") for tree in (1, 2, 3, 4)
    ]
    bare, free = state.clone(), state.clone()
    assert act(bare, "waltz 5L 2", picks=[])[0] == "Laid place=M2 seat=moon spirit=5L"
    assert (pile(bare, "M2"), hand(bare, MOON)) == ("5L", "4R")
    act(free, "waltz 4R 3")
    assert pile(free, "M3") == "2R 3L 4R"


def test_d4_only_the_top_spirit_is_in_play() -> None:
    """A five under a one neither dances nor fights."""
    state = table(calm(S2="5L 1L", M2="5R 1L"), hands=("5L 4R", "1L"), druids=("123", "124"))
    events = act(state, "waltz 5L 4")
    assert dances(events) == []
    assert those(events, "FightWon") == []


def test_d5_nobody_dances_but_the_druids_fight() -> None:
    state = table(calm(S1="2L"), hands=("5L 4R", "1L"))
    events = act(state, "waltz 5L 4")
    assert "NobodyDanced strength=5" in events
    assert those(events, "FightWon") == ["FightWon against=1 colour=black seat=sun strength=2"]
    assert len(those(events, "FightDrawn")) == 2


def test_d27_nothing_can_be_laid_at_a_captured_tree() -> None:
    state = table(calm(M3=""), lost="M3", druids=("124", "123"), hands=("5L", "1L"))
    assert legal(state) == [
        *["waltz 5L 1", "waltz 5L 2", "waltz 5L 4"],
        "withdraw 5L",
        *["withdraw tree 1", "withdraw tree 2", "withdraw tree 4"],
    ]


@pytest.mark.parametrize(("tree", "ring"), [(2, "orange"), (4, "none")])
def test_d110_the_ring_goes_to_the_tree_or_round_its_druid(tree: int, ring: str) -> None:
    state = table(CALM, hands=("5L 4R", "1L"))
    assert act(state, f"waltz 5L {tree}")[1] == f"RingLaid colour={ring} place=M{tree} seat=moon"


def test_d111_equals_at_trees_of_both_cults_dance() -> None:
    """Neither the laid spirit nor any on a board."""
    trees = calm(M2="1L 5L", S3="1L 5R")
    state = table(trees, hands=("5R 4R", "1L"), boards=("5L", "5R"), druids=("124", "123"))
    events = act(state, "waltz 5R 1")
    assert dances(events) == ["to S4 from S3 5R", "to M1 from M2 5L"]
    assert (board(state, "MB"), board(state, "SB")) == ("5L", "5R")


def test_d6_spirits_uncovered_in_the_dance_do_not_join() -> None:
    """M2 loses a five and shows another one; S4 shows a back until the dance is over."""
    state = table(calm(M2="5R 5L", S4="#1 5L"), hands=("5R 4R", "1L"), pools=("", "5R"), druids=("134", "123"))
    events = act(state, "waltz 5R 1", picks=(0,))
    assert dances(events) == ["to SB from S4 5L", "to M1 from M2 5L"]
    assert (pile(state, "M2"), pile(state, "S4")) == ("5R", "5R")
    assert events.index("TurnedUp place=S4 seat=sun spirit=5R") > events.index("Danced goal=M1 place=M2 spirit=5L")


def test_d6_an_unseen_spirit_uncovered_and_covered_again_stays_unknown() -> None:
    """The dancer of M2 leaves a back, the one of M1 lands on it: no pick is asked for."""
    state = table(calm(M1="1R 5L", M2="#1 5R"), turn=SUN, hands=("4R", "5L 4R"), druids=("134", "123"))
    events = act(state, "waltz 5L 1")
    assert dances(events) == ["to M2 from M1 5L", "to M3 from M2 5R"]
    assert (pile(state, "M1"), pile(state, "M2")) == ("1R", "#1 5L")


def test_d7_an_equal_spirit_under_the_laid_one_stays() -> None:
    state = table(calm(M4="5R"), hands=("5L 4R", "1L"))
    assert dances(act(state, "waltz 5L 4")) == []
    assert pile(state, "M4") == "5R 5L"


@pytest.mark.parametrize(
    ("tree", "left", "right"), [(1, "S2", "S4"), (2, "S1", "SB"), (3, "MB", "M4"), (4, "M1", "M3")]
)
def test_d112_direction_by_the_spirit_and_distance_by_the_tree(tree: int, left: str, right: str) -> None:
    """A five at S3 dances as many places as the tree has, left clockwise, right anticlockwise."""
    state = table(calm(S3="1L 5R"), hands=("5L 5R 4R", "1L"), druids=("124", "124"))
    for spirit, goal in (("5L", left), ("5R", right)):
        assert dances(act(state.clone(), f"waltz {spirit} {tree}")) == [f"to {goal} from S3 5R"]


def test_d8_in_order_from_the_laid_spirit_and_whoever_is_landed_on_keeps_its_turn() -> None:
    """All eight tops are equal and the distance is 1: each moves on by one, none twice."""
    fives = "M1 1L, M2 5R, M3 5L, M4 5R, S4 5L, S3 5L, S2 5R, S1 5R"
    state = table(fives, hands=("5L 4R", "1L"), druids=("234", "234"))
    events = act(state, "waltz 5L 1")
    assert dances(events) == [
        *["to M3 from M2 5R", "to M4 from M3 5L", "to SB from M4 5R"],
        *["to S3 from S4 5L", "to S2 from S3 5L", "to S1 from S2 5R", "to MB from S1 5R"],
    ]


def test_d8_the_order_begins_on_the_other_side_when_the_dance_goes_right() -> None:
    state = table(calm(M2="5L", S3="5R", M4="5R"), hands=("5L 4R 5R", "1L"), druids=("124", "123"))
    assert [text.split()[3] for text in dances(act(state.clone(), "waltz 5L 1"))] == ["M2", "M4", "S3"]
    assert [text.split()[3] for text in dances(act(state.clone(), "waltz 5R 1"))] == ["S3", "M4", "M2"]


def test_d9_a_dancer_may_end_on_the_laid_spirit() -> None:
    state = table(calm(M2="5R"), hands=("5R 4R", "1L"), druids=("134", "123"))
    act(state, "waltz 5R 1")
    assert pile(state, "M1") == "1L 5R 5R"


def test_d10_captured_trees_are_jumped_over_bare_ones_count() -> None:
    """From Sun 1, two places right: Sun 2 is bare and counts, Sun 3 is captured, so it ends at Sun 4."""
    state = table(calm(S1="5L", S2="", S3=""), turn=MOON, lost="S3", hands=("5R 4R", "1L"), druids=("124", "124"))
    assert dances(act(state, "waltz 5R 2")) == ["to S4 from S1 5L"]
    eight = table(calm(S4="5L", S3="", M1=""), lost="S3 M1", hands=("5L 4R", "1L"), druids=("234", "124"))
    assert dances(act(eight, "waltz 5L 4")) == ["to M2 from S4 5L"]


def test_d11_a_dancer_stays_on_the_board_where_it_ends() -> None:
    """No matter who owns it: Moon's waltz brings a spirit of Moon to Sun's board."""
    state = table(calm(M4="5L", S1="5R"), hands=("5L 4R", "1L"), boards=("2R", "3R"), druids=("123", "234"))
    act(state, "waltz 5L 1")
    assert (board(state, "SB"), board(state, "MB")) == ("3R 5L", "2R 5R")
    assert list(state.tops) == [9, 8]


def test_d113_backs_are_turned_up_after_the_dance_and_a_bare_tree_stays_bare() -> None:
    state = table(calm(S2="#2 5L", S4="5R"), hands=("5L 4R", "1L"), pools=("", "2L 4R"), druids=("124", "134"))
    events = act(state, "waltz 5L 3", picks=(1,))
    assert events[2:5] == [
        "Danced goal=S1 place=S4 spirit=5R",
        "Danced goal=M1 place=S2 spirit=5L",
        "TurnedUp place=S2 seat=sun spirit=4R",
    ]
    assert (pile(state, "S2"), pile(state, "S4")) == ("#1 4R", "")


def test_d114_a_spirit_serves_the_cult_where_it_lies() -> None:
    """Sun's four dances to Moon's orange druid and wins there for Moon."""
    state = table(calm(S1="1L 4L"), hands=("4L 3R", "1L"), druids=("134", "123"))
    events = act(state, "waltz 4L 4")
    assert dances(events) == ["to M3 from S1 4L"]
    assert those(events, "FightWon") == ["FightWon against=1 colour=orange seat=moon strength=4"]
    assert board(state, "MB") == "4L"


EXAMPLE = "M1 2L 5L, M2 1L, M3 3R, M4 3L 5R, S1 3L, S2 2R, S3 1R, S4 2L"


def test_d122_d32_the_printed_example_of_a_waltz() -> None:
    """A five that turns left at Sun's tree 4; fives on Moon's board, at Moon 1 and Moon 4."""
    state = table(EXAMPLE, turn=SUN, hands=("1L", "5L 1R"), boards=("1L 5R", "1R"), druids=("342", "124"))
    events = act(state, "waltz 5L 4")
    assert events[:4] == [
        "Laid place=S4 seat=sun spirit=5L",
        "RingLaid colour=purple place=S4 seat=sun",
        "Danced goal=SB place=M1 spirit=5L",
        "Danced goal=S2 place=M4 spirit=5R",
    ]
    assert board(state, "MB") == "1L 5R"
    assert state.ring_at == -1
    other_way = table(EXAMPLE, turn=SUN, hands=("1L", "5R 1R"), druids=("342", "124"))
    assert dances(act(other_way, "waltz 5R 4")) != ["to SB from M1 5L", "to S2 from M4 5R"]


def test_d123_the_printed_example_of_the_fights() -> None:
    """Orange: five against three, a sign on Moon 4, the five home. Black: three against three. Purple has the ring."""
    state = table(EXAMPLE, turn=SUN, hands=("1L", "5L 1R"), boards=("1L 5R", "1R"), druids=("342", "124"))
    events = act(state, "waltz 5L 4")
    assert events[4:] == [
        "FightDrawn colour=black strength=3",
        "FightWon against=3 colour=orange seat=sun strength=5",
        "SignHung count=1 place=M4 seat=sun",
        "CameHome place=S2 seat=sun spirit=5R",
        "RingReturned",
    ]
    assert signs(state) == {"M4": 1}
    assert (board(state, "SB"), pile(state, "S2"), pile(state, "S4")) == ("1R 5L 5R", "2R", "2L 5L")
    assert (lost(state), state.to_act()) == ([], [MOON])
