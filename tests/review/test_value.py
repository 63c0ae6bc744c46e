"""The value of an open position: chances that add up, corrected by what was counted, and the result at the end."""

from __future__ import annotations

from math import exp

import pytest

from tafelrunde import FastDealer, Standings, games
from tafelrunde.core.registry import make_game
from tafelrunde.review.value import (
    BENDS,
    PLAIN,
    Correction,
    Value,
    cut,
    grain,
    measured_correction,
    measured_trust,
    measures,
    shares,
)
from tests.review.test_luck import at_random


@pytest.mark.parametrize("key", list(games()))
def test_the_chances_of_all_seats_are_one(key: str) -> None:
    game = make_game(key, {})
    for seats in game.seats:
        chances = Value(game, seats).chances(game.new(seats, FastDealer(1)))
        assert len(chances) == seats and sum(chances) == pytest.approx(1) and min(chances) > 0


def test_at_the_end_the_value_is_the_result() -> None:
    match = at_random("havoc", 3, 2)
    standings = match.standings()
    assert standings is not None
    assert Value(match.game, 3).chances(match.state) == shares(standings)
    assert shares(Standings((1, 3, 1), "tie")) == [0.5, 0.0, 0.5]


def test_what_was_counted_is_used_where_it_was_counted() -> None:
    assert set(measures()) == set(games())
    for key in measures():
        found = measured_correction(key, 2)
        assert found.lean != 0 and found.steepness != PLAIN.steepness and measured_trust(key, 2) != 1.0
        assert len(found.steepness) == len(PLAIN.steepness) and min(found.steepness) > 0
    assert measured_correction("havoc", 99) == PLAIN and measured_trust("elsewhere", 2) == 1.0


def test_the_first_seat_is_thought_more_of_where_it_won_more() -> None:
    match = at_random("havoc", 3, 2).at(1)
    plain, leaning = [Value(match.game, 3, correction).chances(match.state) for correction in (PLAIN, LEANING)]
    assert leaning[0] > plain[0] and leaning[1] / leaning[2] == pytest.approx(plain[1] / plain[2])


LEANING = Correction(0.5, PLAIN.steepness)


def test_a_steeper_value_is_surer() -> None:
    match = at_random("maginor", 2, 4).at(300)
    modest, sure = [Value(match.game, 2, Correction(0.0, (slope,) * 4)).chances(match.state) for slope in (0.5, 2.0)]
    assert max(sure) > max(modest) > 0.5 and sure.index(max(sure)) == modest.index(max(modest))


def test_sums_of_grains_are_exact() -> None:
    third = grain(1 / 3)
    assert third + third + third - third - third - third == 0.0 and abs(third - 1 / 3) < 1e-9


def test_a_lead_is_the_sum_of_its_parts() -> None:
    assert len(PLAIN.steepness) == len(BENDS) + 1
    for lead in (-3.0, -0.7, 0.0, 0.2, 0.5, 1.4, 9.0):
        assert sum(cut(lead)) == pytest.approx(lead) and sum([abs(part) for part in cut(lead)]) == abs(lead)
    assert cut(-1.5) == [-0.5, -0.5, -0.5, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_odds_that_nobody_corrects_stay_as_they_are(seats: int) -> None:
    game = make_game("havoc", {})
    odds = [0.3 * seat * seat - 1 for seat in range(seats)]
    powers = [exp(own) for own in odds]
    assert Value(game, seats, PLAIN).judged(odds) == pytest.approx([power / sum(powers) for power in powers])
    bent = Value(game, seats, Correction(0.0, (0.4, 2.0, 0.3, 5.0))).judged(odds)
    assert bent == sorted(bent) and sum(bent) == pytest.approx(1)
