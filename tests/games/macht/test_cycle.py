"""The rulebook from the beginning to the end of a cycle: income, display, starter, turn, deploy, resupply, scoring."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer, ScriptedDealer, SeededDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.heap import empty_heap
from tafelrunde.core.playout import playout
from tafelrunde.games.macht import phases, rules
from tafelrunde.games.macht.game import Macht, MachtState
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
    marker,
    names,
    pieces,
    reserve,
    show,
)


def begun(state: MachtState, picks: list[int] | None = None) -> list[str]:
    """Begin the next cycle; returns what was told."""
    dealer = SeededDealer(b"any") if picks is None else ScriptedDealer(picks)
    rules.begin_cycle(state, dealer)
    return [repr(event) for event in dealer.events]


# The beginning of a cycle


def test_p1_income_hourglass_markers_starter_in_this_order() -> None:
    dealer = ScriptedDealer([0] * 23)
    GAME.new(2, dealer)
    order = [type(event).__name__ for event in dealer.events if type(event).__name__ != "RegionMarked"]
    expected = ["CycleBegan", "IncomeReceived", "IncomeReceived", "HourglassFilled"]
    assert order == [*expected, *["MarkerLaidOpen"] * 7, "StarterFound"]
    later = begun(clean(MAGIC))
    assert [event.split("(")[0] for event in later[:4]] == expected and later[-1].startswith("StarterFound")


def test_p110_two_active_pieces_once_a_cycle() -> None:
    state = clean(MAGIC)
    begun(state)
    assert in_reserve(state, ORANGE) == in_reserve(state, WHITE) == (2, 0)
    state = clean(SWORD)
    begun(state)
    assert in_reserve(state, ORANGE) == (0, 2)
    seat = state.turn
    act(state, f"{seat} resupply")
    assert in_reserve(state, 1 - seat) == (0, 2)


def test_p32_what_the_stock_lacks_is_not_received() -> None:
    state = clean(MAGIC)
    reserve(state, ORANGE, knights=15)
    reserve(state, WHITE, knights=16)
    told = begun(state)
    assert "IncomeReceived(knights=1, mages=0, seat=0)" in told
    assert "IncomeReceived(knights=0, mages=0, seat=1)" in told
    assert (in_reserve(state, ORANGE)[0], in_reserve(state, WHITE)[0]) == (16, 16)
    state = clean(SWORD)
    reserve(state, ORANGE, mages=14)
    act(state, "0 resupply")
    assert in_reserve(state, ORANGE) == (0, 16) and in_stock(state, ORANGE) == (16, 0)


def test_p49_nobody_takes_less() -> None:
    state = clean(SWORD)
    give(state, ORANGE, "movement", "snake")
    assert legal(state, ORANGE, "resupply") == ["resupply"]
    assert legal(state, ORANGE, "resupply-with") == [
        "resupply-with movement", "resupply-with snake knights", "resupply-with snake mages",
    ]  # fmt: skip
    act(state, "0 resupply")
    assert in_reserve(state, ORANGE) == (0, 3)


@pytest.mark.parametrize(("pick", "cubes"), [(0, 3), (1, 4), (2, 4), (10, 8)])
def test_p111_as_many_cubes_as_the_hourglass_marker_says(pick: int, cubes: int) -> None:
    state = clean(MAGIC)
    told = begun(state, [pick, *[0] * (cubes + 3), 0])
    assert (state.cubes, state.hourglass, state.glasses.size()) == (cubes, cubes, 10)
    assert f"HourglassFilled(cubes={cubes})" in told


def test_p5_hourglass_markers_are_mixed_when_all_are_used() -> None:
    state = clean(MAGIC)
    state.cycle = 1
    seen = []
    for _ in range(11):
        told = begun(state)
        assert not has(told, "HourglassMarkersMixed")
        seen.append(state.cubes)
    assert sorted(seen) == [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8] and state.glasses.size() == 0
    assert state.cycle == 12
    assert has(begun(state), "HourglassMarkersMixed") and state.glasses.size() == 10


def test_p112_three_markers_more_than_cubes() -> None:
    state = clean(MAGIC)
    begun(state, [7, *[0] * 10, 0])
    assert (state.cubes, state.display.size()) == (7, 10)


def test_p6_the_old_display_is_discarded_and_hands_stay() -> None:
    state = clean(MAGIC)
    show(state, "merlin", "snake")
    give(state, ORANGE, "uprising", "movement")
    begun(state, [0, *[0] * 6, 0])
    assert names(state.discards) == ["merlin", "snake"] and names(state.markers[ORANGE]) == ["movement", "uprising"]
    before = state.display.size()
    act(state, f"{state.turn} take influence-castle")
    assert state.display.size() == before - 1


def test_p6_with_too_few_markers_fewer_are_laid_open() -> None:
    state = clean(MAGIC)
    for at in range(15):
        while state.bowl.size() > 4 and at in state.bowl:
            state.bowl.remove(at)
            state.markers[ORANGE].add(at)
    begun(state)
    assert (state.display.size(), state.bowl.size(), state.discards.size()) == (4, 0, 0)


def test_p44_the_bowl_first_then_the_discards_with_the_last_display() -> None:
    state = clean(MAGIC)
    left = empty_heap(15)
    while state.bowl.size() > 2:
        at = state.bowl.nth(0)
        state.bowl.remove(at)
        left.add(at)
    last = [names(left)[0]] * 2
    for name in last:
        left.remove(marker(name))
        state.display.add(marker(name))
    state.discards = left
    bowl = names(state.bowl)
    told = begun(state, [0, 0, 0, *[37, 36, 35, 34], 0])
    mixed = told.index("MarkersMixed()")
    laid = [at for at, event in enumerate(told) if event.startswith("MarkerLaidOpen")]
    assert len(laid) == 6 and laid[1] < mixed < laid[2]
    assert all(name in names(state.display) for name in bowl)
    assert state.bowl.count(marker(last[0])) == 5, "the last display was mixed in as well"
    assert state.discards.size() == 0


def test_p44_expired_number_markers_are_mixed_in() -> None:
    state = clean(SWORD, cubes=2)
    give(state, ORANGE, "number-tent")
    act(state, "0 number tent")
    rules.pour(state.bowl, state.markers[WHITE])
    act(state, "0 resupply")
    assert names(state.display) == ["number-tent"]


@pytest.mark.parametrize(("orange", "white", "starter"), [(1, 2, ORANGE), (2, 1, WHITE)])
def test_p113_fewer_points_begin(orange: int, white: int, starter: int) -> None:
    state = clean(MAGIC)
    state.points[0], state.points[1] = orange, white
    hold(state, ORANGE, "kent", knights=1)
    told = begun(state)
    assert (state.turn, state.to_act(), state.actions) == (starter, [starter], 2)
    assert f"StarterFound(actions=2, because=0, seat={starter})" in told


def test_p113_then_fewer_active_regions() -> None:
    state = clean(MAGIC)
    state.points[0] = state.points[1] = 2
    for name in ("kent", "dyfed"):
        hold(state, ORANGE, name, knights=1)
    for name in ("deira", "elmet", "powys", "wessex"):
        hold(state, WHITE, name, knights=1)
    assert "StarterFound(actions=1, because=1, seat=0)" in begun(state)


@pytest.mark.parametrize(("option", "starter"), [("new", WHITE), ("old", ORANGE)])
def test_p2_the_active_regions_of_the_new_cycle_break_the_tie(option: str, starter: int) -> None:
    """After the magic cycle orange is active in two regions by knights, white in two by mages and one by knights."""
    state = clean(MAGIC)
    state.tiebreak_by_old = Macht(starter_tiebreak_cycle=option).table().tiebreak_by_old
    hold(state, ORANGE, "kent", knights=1)
    hold(state, ORANGE, "dyfed", knights=1)
    hold(state, WHITE, "deira", mages=1)
    hold(state, WHITE, "powys", mages=1)
    hold(state, WHITE, "elmet", knights=1)
    begun(state)
    assert state.turn == starter
    with pytest.raises(ImpossibleTable, match="one of: new, old"):
        Macht(starter_tiebreak_cycle="both")


@pytest.mark.parametrize("pick", [0, 1])
def test_p3_chance_decides_and_always_in_the_first_cycle(pick: int) -> None:
    state = clean(MAGIC)
    begun(state, [0, *[0] * 6, pick])
    assert state.turn == pick
    assert GAME.new(2, ScriptedDealer([*[0] * 22, pick])).turn == pick


def test_p4_one_action_with_equal_points_but_only_in_the_first_turn() -> None:
    state = clean(MAGIC)
    hold(state, ORANGE, "kent", knights=1)
    begun(state)
    assert (state.turn, state.actions) == (WHITE, 1)
    act(state, "1 deploy elmet")
    assert (state.turn, state.actions) == (ORANGE, 2)
    act(state, "0 deploy kent", "0 deploy kent")
    assert (state.turn, state.actions) == (WHITE, 2)


def test_p45_points_are_compared_at_the_start_of_the_cycle() -> None:
    """A victory point won in the starter's only action does not give a second one."""
    state = clean(MAGIC)
    hold(state, ORANGE, "kent", knights=1)
    rules.pour(state.bowl, state.discards)
    state.bowl.add(marker("victory-point"))
    state.discards.remove(marker("victory-point"))
    begun(state)
    act(state, "1 take victory-point", "1 bid 1", "0 bid 0")
    assert list(state.points) == [0, 1] and state.turn == ORANGE


# A turn


def test_p114_two_actions_of_four_then_the_rival() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=2)
    give(state, ORANGE, "number-key")
    show(state, "snake")
    verbs = {text.split()[0] for text in legal(state, ORANGE)}
    assert verbs == {"take", "deploy", "resupply", "number", "resupply-with"}
    act(state, "0 deploy kent")
    assert state.to_act() == [ORANGE]
    act(state, "0 take snake")
    assert state.to_act() == [WHITE] and state.actions == 2


def test_p7_the_same_action_twice() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=2)
    act(state, "0 deploy kent", "0 deploy kent")
    assert pieces(state, "kent") == (2, 0)
    act(state, "1 resupply", "1 resupply")
    assert in_reserve(state, WHITE) == (0, 5)


def test_p8_no_passing_but_resupply_is_always_there() -> None:
    state = clean(SWORD)
    assert legal(state, ORANGE) == ["resupply"]
    reserve(state, ORANGE, knights=1)
    assert "done" not in legal(state, ORANGE)


def test_p36_take_and_play_in_one_turn() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=1)
    show(state, "influence-key")
    act(state, "0 take influence-key", "0 reinforce elmet")
    assert pieces(state, "elmet") == (1, 0) and state.to_act() == [WHITE]


def test_p115_a_marker_goes_into_the_reserve() -> None:
    state = clean(SWORD)
    show(state, "movement", "movement", "influence-key")
    assert legal(state, ORANGE, "take") == ["take influence-key", "take movement"]
    act(state, "0 take movement")
    assert names(state.markers[ORANGE]) == ["movement"] and names(state.display) == ["influence-key", "movement"]
    assert state.cubes == 4


# B and C


def test_p10_deploy_to_empty_or_own_with_at_most_three() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=3, mages=1)
    hold(state, ORANGE, "kent", knights=2, mages=1)
    hold(state, ORANGE, "deira", knights=2, mages=2)
    hold(state, WHITE, "elmet", knights=1)
    deploys = legal(state, ORANGE, "deploy")
    assert "deploy kent" in deploys and "deploy wessex" in deploys and len(deploys) == 13
    assert "deploy deira" not in deploys and "deploy elmet" not in deploys
    told = act(state, "0 deploy kent")
    assert told == ["Deployed(count=1, kind=0, region=13, seat=0)"]
    assert pieces(state, "kent") == (3, 1) and state.cubes == 4
    assert "deploy kent" not in legal(state, ORANGE)


def test_p117_passive_pieces_and_a_cube() -> None:
    state = clean(MAGIC)
    told = act(state, "0 resupply")
    assert told == ["Resupplied(knights=3, mages=0, seat=0)", "CubeLeft(cubes=3)"]
    state = clean(MAGIC)
    reserve(state, ORANGE, knights=16)
    act(state, "0 resupply")
    assert in_reserve(state, ORANGE) == (16, 0) and state.cubes == 3


def test_p21_three_at_first_then_two_for_either_seat() -> None:
    state = clean(SWORD, actions=1)
    act(state, "0 resupply", "1 resupply")
    assert (in_reserve(state, ORANGE), in_reserve(state, WHITE)) == ((0, 3), (0, 2))
    short = clean(SWORD, actions=1)
    reserve(short, ORANGE, mages=15)
    act(short, "0 resupply", "1 resupply")
    assert in_reserve(short, WHITE) == (0, 2)
    by_marker = clean(SWORD, actions=1)
    give(by_marker, ORANGE, "movement")
    act(by_marker, "0 resupply-with movement", "1 resupply")
    assert in_reserve(by_marker, WHITE) == (0, 3)


def test_p21_the_next_cycle_gives_three_again() -> None:
    state = clean(MAGIC, cubes=1)
    state.resupplied = True
    act(state, "0 resupply")
    seat = state.turn
    before = in_reserve(state, seat)[1]
    act(state, f"{seat} resupply")
    assert in_reserve(state, seat)[1] == before + 3


# The end of a cycle


def test_p122_the_cycle_ends_with_the_last_cube_in_the_middle_of_a_turn() -> None:
    state = clean(SWORD, cubes=1)
    hold(state, ORANGE, "kent", knights=1)
    told = act(state, "0 resupply")
    assert "CycleEnded(cycle=4)" in told and state.cycle == 5
    assert told.index("Resupplied(knights=0, mages=3, seat=0)") < told.index("CycleEnded(cycle=4)")


@pytest.mark.parametrize(
    ("orange", "white", "points"), [(["kent"], [], [1, 0]), ([], ["kent"], [0, 1]), (["elmet"], ["kent"], [1, 1])]
)
def test_p29_more_active_regions_score_and_equals_both(orange: list[str], white: list[str], points: list[int]) -> None:
    state = clean(SWORD, cubes=1)
    for name in orange:
        hold(state, ORANGE, name, knights=1)
    for name in white:
        hold(state, WHITE, name, knights=1)
    hold(state, WHITE, "dyfed", mages=1)
    act(state, "0 resupply")
    assert list(state.points) == points


def test_p29_nothing_against_nothing_scores_for_both() -> None:
    state = clean(SWORD, cubes=1)
    act(state, "0 resupply")
    assert list(state.points) == [1, 1]


def test_p30_twelve_win_even_with_fewer_points() -> None:
    state = clean(SWORD, cubes=1)
    state.points[0], state.points[1] = 8, 9
    for name in ("kent", "elmet", "deira"):
        hold(state, ORANGE, name, knights=1)
    told = act(state, "0 resupply")
    assert "MatchWon(count=12, seat=0)" in told and state.to_act() == []
    standings = state.standings()
    assert standings is not None
    assert (standings.places, standings.reason, standings.points) == ((1, 2), "macht-reason-twelve", (12, 9))


def test_p30_eleven_do_not_win() -> None:
    state = clean(SWORD, cubes=1)
    state.points[0] = 8
    for name in ("kent", "elmet"):
        hold(state, ORANGE, name, knights=1)
    act(state, "0 resupply")
    assert state.standings() is None and state.cycle == 5


def test_p31_the_higher_of_two_wins_and_equal_ones_play_on() -> None:
    state = clean(SWORD, cubes=1)
    state.points[0], state.points[1] = 12, 11
    hold(state, WHITE, "kent", knights=1)
    hold(state, WHITE, "elmet", knights=1)
    act(state, "0 resupply")
    standings = state.standings()
    assert standings is not None and standings.places == (2, 1) and standings.points == (12, 14)
    assert standings.reason == "macht-reason-higher-total"
    state = clean(SWORD, cubes=1)
    state.points[0], state.points[1] = 11, 11
    told = act(state, "0 resupply")
    assert "TotalsEqual(total=12)" in told and state.standings() is None and state.cycle == 5


def test_p42_shared_after_the_thirtieth_cycle() -> None:
    state = clean(30, cubes=1)
    state.points[0] = state.points[1] = 20
    assert "MatchShared(total=21)" in act(state, "0 resupply")
    standings = state.standings()
    assert standings is not None and standings.places == (1, 1) and standings.reason == "macht-reason-shared"
    state = clean(29, cubes=1)
    state.points[0] = state.points[1] = 20
    act(state, "0 resupply")
    assert state.standings() is None


def test_p38_every_match_ends() -> None:
    for seed in range(30):
        dealer = FastDealer(seed)
        state = GAME.new(2, dealer)
        playout(state, dealer)
        assert state.cycle <= 23 or state.points[0] + state.points[1] >= 24
        assert state.standings() is not None


def test_p38_without_a_cube_only_deploying_and_taking_go_on() -> None:
    """Everything else removes a cube, so a cycle cannot last for ever."""
    dealer = FastDealer(5)
    state = GAME.new(2, dealer)
    while state.owing:
        seat = state.next_seat()
        choices = state.legal(seat)
        number = choices[dealer.pick(len(choices))]
        was_acting, cubes, cycle = state.phase == phases.ACTING, state.cubes, state.cycle
        verb = GAME.catalogue.actions[number].verb
        state.apply(seat, number, dealer)
        if was_acting and state.cycle == cycle and verb not in ("take", "deploy", "move", "sail"):
            assert state.cubes < cubes
