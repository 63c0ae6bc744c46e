"""The judge of Druidenwalzer: it prefers what is plainly better, and says why."""

from __future__ import annotations

import pytest

from tafelrunde.bots.druidenwalzer.judge import DruidenwalzerJudge
from tafelrunde.bots.simple import GreedyBot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import OVER
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.words import LANGUAGES, Words
from tests.games.druidenwalzer.table import GAME, MOON, SUN, act, table

JUDGE = DruidenwalzerJudge()
EVEN = "M1 #2 3L, M2 #2 3L, M3 #2 3L, M4 #2 3L, S1 #2 3L, S2 #2 3L, S3 #2 3L, S4 #2 3L"


def prospects(state: DruidState, seat: int = MOON) -> float:
    return JUDGE.worths(state)[seat]


def test_only_the_turn_makes_equal_sides_unequal() -> None:
    state = table(EVEN, turn=SUN)
    assert prospects(state, SUN) > 0.5
    assert DruidenwalzerJudge({"turn": 0.0}).worths(state) == [0.5, 0.5]


def test_a_captured_tree_is_worth_more_than_its_signs() -> None:
    signs, captured = table(EVEN, signs="S1 5"), table(EVEN, lost="S1", druids=("123", "234"))
    assert prospects(captured) > prospects(table(EVEN))
    assert prospects(captured) > prospects(signs)


@pytest.mark.parametrize("signs", ["S1 1", "S1 3, S2 1", "S1 3, S2 3, S3 1", "S1 3, S2 3, S3 1, S4 1"])
def test_signs_are_for_the_one_who_hung_them(signs: str) -> None:
    """One sign more, at the end of the list, is better for Moon wherever it hangs."""
    name, count = signs.split(", ")[-1].split()
    fewer = ", ".join([*signs.split(", ")[:-1], f"{name} {int(count) - 1}"])
    assert prospects(table(EVEN, signs=signs)) > prospects(table(EVEN, signs=fewer))
    assert prospects(table(EVEN, signs=signs), SUN) < prospects(table(EVEN, signs=fewer), SUN)


def test_signs_on_few_trees_are_better_than_spread_ones() -> None:
    assert prospects(table(EVEN, signs="S1 4, S2 4")) > prospects(table(EVEN, signs="S1 2, S2 2, S3 2, S4 2"))


def test_a_druid_with_the_stronger_spirit_is_an_advantage() -> None:
    strong = table(EVEN.replace("M1 #2 3L", "M1 #2 4L"))
    assert prospects(strong) > prospects(table(EVEN)) > prospects(table(EVEN.replace("M1 #2 3L", "M1 #2 2L")))
    idle = table(EVEN.replace("M4 #2 3L", "M4 #2 4L"))
    assert prospects(idle) == prospects(table(EVEN)), "No druid stands there."


def test_a_fight_that_decides_the_match_counts_more() -> None:
    trees, lost, druids = EVEN.replace("M1 #2 3L", "M1 #2 4L"), "S4", ("123", "123")
    threat = table(trees, lost=lost, druids=druids, signs="S1 5")
    elsewhere = table(trees, lost=lost, druids=druids, signs="S2 5")
    assert prospects(threat) > prospects(elsewhere)
    early = table(trees, druids=druids, signs="S1 5")
    assert "druidenwalzer-judge-finish" not in [reason.id for reason in JUDGE.reasons(early, MOON)]


def test_the_fewer_spirits_at_a_tree_the_worse() -> None:
    piles = ["M4 #2 3L", "M4 #1 3L", "M4 3L", "M4"]
    falling = [prospects(table(EVEN.replace("M4 #2 3L", pile))) for pile in piles]
    assert falling == sorted(falling, reverse=True) and len(set(falling)) == len(falling)
    lost = JUDGE.piles(table(EVEN.replace(", M4 #2 3L", ""), lost="M4"), MOON)
    assert lost == 0.0, "A captured tree can no longer run bare."


def test_before_the_druids_stand_nobody_is_ahead_by_fights() -> None:
    state = GAME.new(2, FastDealer(1))
    assert isinstance(state, DruidState) and JUDGE.fights(state, MOON) == 0.0


def test_worths_add_up_and_reasons_make_the_estimate() -> None:
    state = table(EVEN.replace("M1 #2 3L", "M1 4L"), lost="S4", signs="S1 5, S2 2, M3 4")
    assert sum(JUDGE.worths(state)) == pytest.approx(1)
    for seat in (MOON, SUN):
        reasons = JUDGE.reasons(state, seat)
        assert sum(reason.worth for reason in reasons) == pytest.approx(JUDGE.estimate(state, seat))
        assert len({reason.id for reason in reasons}) == len(reasons) >= 1
    assert len(JUDGE.reasons(state, MOON)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    state = table(EVEN.replace("M1 #2 3L", "M1 4L"), lost="S4", signs="S1 5, S2 2, M3 4")
    told = [Words(language).catalogue.text(reason.id, {}) for reason in JUDGE.reasons(state, MOON)]
    assert len(set(told)) == 6 and all(text.endswith(".") for text in told)


def test_a_greedy_bot_with_this_judge_wins_where_it_can() -> None:
    """Any waltz but the one that lays the ring round the deciding pair captures the second tree."""
    state = table(EVEN.replace("M1 #2 3L", "M1 #2 5L"), lost="S4", signs="S1 5", hands=("1L", "1L 2L 2R"))
    action = GreedyBot(GAME, 1, JUDGE).decide(state.view(MOON), GAME.legal_actions(state, MOON))
    act(state, GAME.action_name(action))
    assert state.phase == OVER and state.trees_lost(SUN) == 2
