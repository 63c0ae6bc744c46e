"""Chances and what came of them: counted by tenths and matches, and corrected by lines that rise."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path

import pytest

from tafelrunde import FastDealer, Match
from tafelrunde.bots.net import Calibration
from tafelrunde.core.registry import make_game
from tafelrunde.lab import watching
from tafelrunde.lab.calibrating import LEAST, Heard, fitted_correction, fitted_line, mean_gap, tenths, told_tenths
from tafelrunde.lab.watching import Watched, kept_matches, watch_match
from tafelrunde.review.value import Correction, Value
from tests.judge_positions import made_up

PLAN = Watched("druidenwalzer", 2, 4, "seed", deeper=6, rarely=10)


def test_chances_are_counted_by_tenths_and_matches() -> None:
    matches = [Heard([0.62, 0.64, 0.1], [1.0, 1.0, 0.0]), Heard([0.66], [0.0]), Heard([1.0], [1.0])]
    low, middle, high = tenths(matches)
    assert (low.many, low.came, high.said, high.spread) == (1, 0.0, 1.0, 0.0)
    assert (middle.many, middle.matches) == (3, 2)
    assert middle.said == pytest.approx(0.64) and middle.came == pytest.approx(2 / 3)
    assert mean_gap([low, middle, high]) == pytest.approx((0.1 + 3 * (2 / 3 - 0.64)) / 5)
    assert middle.spread == pytest.approx(1.96 * 2**0.5 * 0.6867 / 3, rel=0.01), "two matches, not three chances"
    assert low.beyond() == pytest.approx(0.1 - low.spread) and middle.beyond() < 0
    assert told_tenths([high]) == "100 → 100 (± 0)"


def drawn(true_lead: float, dealer: FastDealer) -> float:
    return float(int(dealer.pick(1 << 20)) < (1 << 20) / (1 + exp(-true_lead)))


def test_the_line_that_corrects_chances_rises_and_makes_them_come_true() -> None:
    pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")
    dealer = FastDealer(3)
    matches: list[Heard] = []
    for _ in range(600):
        leads = [int(dealer.pick(600)) / 100 - 3 for _ in range(4)]
        said = [1 / (1 + exp(-lead)) for lead in leads]
        matches.append(Heard(said, [drawn(2 * lead + 0.3, dealer) for lead in leads]))
    said, came = fitted_line(matches)
    assert said == sorted(said) and came == sorted(came) and 0 <= came[0] < came[-1] <= 1
    line = Calibration(said, came)
    told = [Heard([line.corrected(chance) for chance in one.said], one.came) for one in matches]
    assert mean_gap(tenths(told)) < 0.03 < 0.05 < mean_gap(tenths(matches))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_lean_and_a_steepness_for_each_part_of_a_lead_are_found(seats: int) -> None:
    pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")
    dealer = FastDealer(5)
    game = make_game("havoc", {})
    truth = Value(game, seats, Correction(0.4, (0.5, 1.0, 1.5, 2.0)))
    odds: list[list[list[float]]] = []
    came: list[list[float]] = []
    for _ in range(2000):
        position = [int(dealer.pick(500)) / 100 for _ in range(seats)]
        target = int(dealer.pick(1 << 20)) / (1 << 20)
        chances = truth.judged(position)
        winner = next((seat for seat in range(seats) if sum(chances[: seat + 1]) > target), seats - 1)
        odds.append([position])
        came.append([float(seat == winner) for seat in range(seats)])
    correction = fitted_correction(odds, came)
    assert correction.lean == pytest.approx(0.4, abs=0.2)
    found = Value(game, seats, correction)
    for position in ([0.0, 0.4], [0.0, 1.5], [3.0, 0.5]):
        whole = [*position, *[1.0] * (seats - 2)]
        assert found.judged(whole) == pytest.approx(truth.judged(whole), abs=0.08)


def test_a_correction_never_turns_a_lead_round() -> None:
    pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")
    assert min(fitted_correction([[[0.0, 3.0]], [[3.0, 0.0]]], [[1.0, 0.0], [0.0, 1.0]]).steepness) == LEAST


def test_a_watched_match_says_who_won() -> None:
    seen = watch_match(PLAN, 1)
    assert len(seen.said) > 10 and 0 < len(seen.deeper) < len(seen.said) <= len(seen.odds)
    assert sum(seen.came) == 1 and {one.seat for one in seen.said} == {0, 1}
    assert all(0 <= one.chance <= 1 for one in seen.said)
    assert Match.load(seen.record).standings() is not None
    assert watch_match(PLAN, 1) == seen
    net = made_up(make_game("druidenwalzer", {}), [2])
    assert watch_match(PLAN._replace(net=net), 1) != seen


def test_secret_choices_have_no_single_chance() -> None:
    seen = watch_match(Watched("macht", 2, 4, "seed"), 0)
    match = Match.load(seen.record)
    assert any(entry.action.verb == "bid" for entry in match.entries)
    assert len(seen.said) < len(seen.odds) == len(match.entries)


def test_kept_matches_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept" / "matches.jsonl"
    two = list(kept_matches(PLAN, 2, file))
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(two[0])[:30])  # the run was stopped in the middle of a line
    played: list[int] = []

    def play(plan: Watched, number: int) -> watching.Witnessed:
        played.append(number)
        return watch_match(plan, number)

    monkeypatch.setattr(watching, "watch_match", play)
    three = list(kept_matches(PLAN, 3, file))
    assert played == [2] and three[:2] == two
    assert list(kept_matches(PLAN, 3, file)) == three and played == [2]
