"""Luck: the terms of a match add up to the last digit, luck is zero on average, and a running match stays closed."""

from __future__ import annotations

from math import sqrt

import pytest

from tafelrunde import FastDealer, IllegalAction, Match, games
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.core.outcomes import outcomes_after
from tafelrunde.core.registry import make_game
from tafelrunde.review import luck
from tafelrunde.review.luck import Account, account
from tafelrunde.review.value import GRAIN, Value

TABLES = [(key, seats) for key in games() for seats in make_game(key, {}).seats]


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)


def at_random(key: str, seats: int, seed: int) -> Match:
    match = Match.new(key, seats, seed)
    chance = FastDealer(seed)
    while to_act := match.to_act():
        seat = to_act[chance.pick(len(to_act))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])
    return match


def by_bots(key: str, seats: int, seed: int, simulations: int = 6) -> Match:
    match = Match.new(key, seats, seed)
    bots = [SearchBot(match.game, Level(simulations, 60.0, 0.0), seed + seat) for seat in range(seats)]
    while to_act := match.to_act():
        seat = to_act[0]
        match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
    return match


def check_law(match: Match, told: Account) -> None:
    for seat in range(match.seats):
        assert told.result[seat] - told.start[seat] == told.luck(seat) + told.own(seat) + told.others(seat)
        strokes = sum([stroke.worth[seat] for stroke in told.strokes()])
        assert strokes == told.luck(seat)
    assert sum(told.result) == pytest.approx(1, abs=8 / GRAIN)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_terms_of_a_random_match_add_up(key: str, seats: int) -> None:
    match = at_random(key, seats, 3)
    check_law(match, account(match))


@pytest.mark.parametrize("key", list(games()))
def test_the_terms_of_a_match_of_bots_add_up(key: str) -> None:
    match = by_bots(key, 2, 4)
    check_law(match, account(match))


def test_a_draw_is_weighed_against_all_others() -> None:
    """One pick out of so many that all are weighed: on average over them it is worth nothing."""
    match = at_random("maginor", 2, 1)
    value = Value(match.game, 2)
    told = account(match, value)
    rolls = [stroke for stroke in told.strokes() if stroke.of == 6 and not stroke.is_sampled]
    assert rolls and all(stroke.place == 0 for stroke in rolls)
    chapter = max(rolls, key=lambda stroke: abs(stroke.worth[0])).chapter
    passage, state = told.passages[chapter], match.at(chapter - 1).state
    found = outcomes_after(state, passage.seat, passage.number, [], 6)
    assert found is not None and len(found) == 6
    mean = sum([value.chances(outcome.state)[0] / 6 for outcome in found])
    assert passage.chosen[0] == pytest.approx(mean, abs=2 / GRAIN)
    assert passage.after[0] == pytest.approx(value.chances(match.at(chapter).state)[0], abs=2 / GRAIN)


def test_a_choice_made_at_once_is_shared_whoever_answers_last() -> None:
    """The same duels, answered in either order, move the same for each seat."""
    match = at_random("maginor", 2, 3)
    joint = [passage for passage in account(match).passages if len(passage.sharers) > 1]
    assert joint and all(passage.sharers == (0, 1) for passage in joint)
    for passage in joint:
        assert passage.own(0) == pytest.approx(passage.others(0), abs=2 / GRAIN)


def test_the_same_match_is_always_weighed_alike() -> None:
    match = at_random("havoc", 3, 5)
    again = Match.load(match.record())
    assert account(match).passages == account(again).passages


@pytest.mark.parametrize("key", list(games()))
def test_nothing_of_a_running_match_is_weighed(key: str) -> None:
    match = at_random(key, 2, 2)
    running = match.at(len(match.entries) - 1)
    with pytest.raises(IllegalAction) as refused:
        account(running)
    assert refused.value.message_id == "review-error-running"


def test_a_match_that_begins_in_the_middle_adds_up_too() -> None:
    earlier = at_random("druidenwalzer", 2, 6)
    view = earlier.at(len(earlier.entries) // 2)
    match = Match.begin(earlier.game, view.view(view.to_act()[0]), seed=3)
    chance = FastDealer(1)
    while to_act := match.to_act():
        legal = match.legal(to_act[0])
        match.play(to_act[0], legal[chance.pick(len(legal))])
    check_law(match, account(match))


@pytest.mark.slow
@pytest.mark.parametrize("key", list(games()))
def test_luck_is_nothing_on_average(key: str) -> None:
    """Over many matches, within three standard errors; `python -m bench.review luck` counts a thousand."""
    lucks = [account(at_random(key, 2, seed)).luck(0) for seed in range(60)]
    mean = sum(lucks) / len(lucks)
    spread = sum([(one - mean) ** 2 for one in lucks]) / (len(lucks) - 1)
    assert abs(mean) < 3 * sqrt(spread / len(lucks))
