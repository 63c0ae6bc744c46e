"""The judge of Macht & Ohnmacht: it prefers what is plainly better, and says why."""

from __future__ import annotations

import pytest

from tafelrunde.bots.macht.judge import MachtJudge, remaining
from tafelrunde.bots.search import Search
from tafelrunde.bots.simple import GreedyBot
from tafelrunde.games.macht.actions import BID
from tafelrunde.games.macht.components import VICTORY_POINT
from tafelrunde.games.macht.game import MachtState
from tafelrunde.games.macht.phases import BIDDING
from tafelrunde.words import LANGUAGES, Words
from tests.games.macht.table import GAME, MAGIC, ORANGE, SWORD, WHITE, act, clean, give, hold, region, reserve

JUDGE = MachtJudge()


def level(cycle: int = SWORD, cubes: int = 4, turn: int = ORANGE) -> MachtState:
    """Both seats have the same, far from each other: a knight in one region and a mage in another."""
    state = clean(cycle, cubes, turn)
    hold(state, ORANGE, "strathclyde", knights=1)
    hold(state, ORANGE, "gwynedd", mages=1)
    hold(state, WHITE, "kent", knights=1)
    hold(state, WHITE, "dumnonia", mages=1)
    return state


def prospects(state: MachtState, seat: int = ORANGE) -> float:
    return JUDGE.worths(state)[seat]


def better(state: MachtState, than: MachtState) -> bool:
    """For orange, and so worse for white."""
    return prospects(state) > prospects(than) and prospects(state, WHITE) < prospects(than, WHITE)


def test_whose_turn_it_is_counts_a_little() -> None:
    assert better(level(), level(turn=WHITE))
    assert prospects(level()) + prospects(level(turn=WHITE)) == pytest.approx(1)


def test_victory_points_count_and_most_of_all_near_the_end() -> None:
    gains = []
    for points in (2, 8):
        few, many = level(), level()
        few.points[ORANGE], many.points[ORANGE] = points, points + 1
        assert better(many, few)
        gains.append(JUDGE.estimate(many, ORANGE) - JUDGE.estimate(few, ORANGE))
    assert gains[1] > gains[0]


@pytest.mark.parametrize("cycle", [MAGIC, SWORD])
def test_active_regions_count_now_and_for_the_next_cycle(cycle: int) -> None:
    state, knights, mages, both = level(cycle), level(cycle), level(cycle), level(cycle)
    hold(knights, ORANGE, "rheged", knights=1)
    hold(mages, ORANGE, "rheged", mages=1)
    hold(both, ORANGE, "rheged", knights=1, mages=1)
    assert better(knights, state) and better(mages, state)
    for active in (knights, mages):
        assert JUDGE.regions(active, ORANGE) > JUDGE.regions(both, ORANGE), "Equally many of both are never active."


def test_more_pieces_on_the_map_are_better() -> None:
    state = level()
    hold(state, ORANGE, "strathclyde", knights=1)
    assert JUDGE.regions(state, ORANGE) > JUDGE.regions(level(), ORANGE)


def test_the_lead_in_active_regions_counts_more_as_the_cubes_run_out() -> None:
    early, late = level(cubes=4), level(cubes=1)
    for state in (early, late):
        assert JUDGE.leadership(state, ORANGE) == 0.0
        hold(state, ORANGE, "rheged", knights=1)
    assert JUDGE.leadership(late, ORANGE) > JUDGE.leadership(early, ORANGE) > 0.0
    assert JUDGE.leadership(late, WHITE) == 0.0
    one = JUDGE.leadership(late, ORANGE)
    hold(late, ORANGE, "powys", knights=1)
    assert JUDGE.leadership(late, ORANGE) > one, "A lead of two is safer."


def test_a_region_is_safer_with_more_defenders_and_fewer_attackers() -> None:
    state, defended, attacked = level(), level(), level()
    hold(defended, ORANGE, "strathclyde", knights=1)
    hold(attacked, WHITE, "bernicia", knights=3)
    assert JUDGE.safety(defended, ORANGE) > JUDGE.safety(state, ORANGE) > JUDGE.safety(attacked, ORANGE)
    only_weak = MachtJudge({"safe": 0.0})
    assert only_weak.safety(attacked, ORANGE) < only_weak.safety(state, ORANGE) == 0.0


def test_pieces_in_reserve_are_an_advantage() -> None:
    for knights, mages in ((1, 0), (0, 1)):
        richer = level()
        reserve(richer, ORANGE, knights, mages)
        assert better(richer, level())


@pytest.mark.parametrize(
    "marker", ["influence-castle", "number-key", "movement", "sea-movement", "merlin", "snake"], ids=str
)
def test_markers_are_an_advantage(marker: str) -> None:
    state = level()
    give(state, ORANGE, marker)
    assert better(state, level())


def test_influence_without_an_open_region_is_worth_nothing() -> None:
    state = level()
    give(state, ORANGE, "influence-armour")
    assert JUDGE.markers(state, ORANGE) > 0.0
    for place in ("bernicia", "gwynedd"):
        assert state.regions_of[1] >> region(place) & 1
    blocked = clean()
    hold(blocked, WHITE, "bernicia", knights=1)
    hold(blocked, WHITE, "gwynedd", knights=1)
    give(blocked, ORANGE, "influence-armour")
    assert JUDGE.markers(blocked, ORANGE) == 0.0


def test_a_region_that_is_being_taken_over_is_as_good_as_lost() -> None:
    """White is asked for a retreat: the pieces still stand there, but not for the judge."""
    state = clean()
    hold(state, WHITE, "rheged", knights=1)
    hold(state, ORANGE, "elmet", knights=3)
    give(state, ORANGE, "influence-castle")
    before = JUDGE.regions(state, WHITE)
    act(state, "0 take-over rheged")
    assert state.to_act() == [WHITE] and state.held[WHITE] >> region("rheged") & 1
    assert remaining(state, WHITE) == 0 and JUDGE.regions(state, WHITE) == 0.0 < before
    assert remaining(state, ORANGE) == state.held[ORANGE]


def test_worths_add_up_and_reasons_make_the_estimate() -> None:
    state = level()
    hold(state, ORANGE, "rheged", knights=2)
    reserve(state, ORANGE, 1, 1)
    give(state, ORANGE, "merlin")
    state.points[ORANGE] = 3
    assert sum(JUDGE.worths(state)) == pytest.approx(1)
    for seat in (ORANGE, WHITE):
        reasons = JUDGE.reasons(state, seat)
        assert sum(reason.worth for reason in reasons) == pytest.approx(JUDGE.estimate(state, seat))
        assert len({reason.id for reason in reasons}) == len(reasons) >= 2
    assert len(JUDGE.reasons(state, ORANGE)) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    state = level()
    hold(state, ORANGE, "rheged", knights=2)
    reserve(state, ORANGE, 1, 1)
    give(state, ORANGE, "merlin")
    state.points[ORANGE] = 3
    told = [Words(language).catalogue.text(reason.id, {}) for reason in JUDGE.reasons(state, ORANGE)]
    assert len(set(told)) == 7 and all(text.endswith(".") for text in told)


def test_a_greedy_bot_with_this_judge_takes_over_what_it_can() -> None:
    """With the last cube the take-over also decides who has more active regions."""
    state = clean(cubes=1)
    hold(state, WHITE, "rheged", knights=1)
    hold(state, ORANGE, "elmet", knights=3)
    give(state, ORANGE, "influence-castle")
    action = GreedyBot(GAME, 1, JUDGE).decide(state.view(ORANGE), GAME.legal_actions(state, ORANGE))
    assert GAME.action_name(action) == "take-over rheged"


def test_no_bid_beyond_what_beats_the_whole_reserve_of_the_rival() -> None:
    state = level()
    reserve(state, ORANGE, knights=6)
    reserve(state, WHITE, knights=2)
    state.marker = VICTORY_POINT
    state.ask_all(BIDDING)
    assert [BID.what(number) for number in JUDGE.sensible(state, ORANGE, state.legal(ORANGE))] == [0, 1, 2, 3]
    assert [BID.what(number) for number in JUDGE.sensible(state, WHITE, state.legal(WHITE))] == [0, 1, 2]
    search = Search(GAME, JUDGE, state.view(ORANGE), 1)
    search.think(200)
    assert max([finding.number for finding in search.findings()]) == BID.of(3)
