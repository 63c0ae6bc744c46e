"""The commands that measure: they run, and count right."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.research import players
from bench.research.__main__ import Speed, report, step_aec, step_vector
from bench.research.baselines import (
    PAGES,
    RESULTS,
    Contest,
    Marks,
    Results,
    interval,
    made,
    mark_of,
    marks_of,
    score,
    table,
)
from bench.research.curve import Curve, Point, is_due
from bench.research.curve import drawn as drawn_curve
from bench.research.curve import table as curve_table
from bench.research.exact import drawn as drawn_line
from bench.research.players import drawn
from tafelrunde.bots.levels import LEVELS
from tafelrunde.core.dealer import FastDealer
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.vector import VectorTables
from tafelrunde.research.versions import VERSIONS

pytestmark = pytest.mark.once


def test_a_score_is_a_mean_with_its_interval() -> None:
    found = score([1.0, -1.0, 0.0, 1.0])
    assert (found.mean, found.matches) == (0.25, 4) and -1 < found.low < found.mean < found.high < 1


def test_an_interval_holds_its_mean_and_is_never_empty() -> None:
    low, high = interval(0.0, 100)
    assert -0.21 < low < -0.18 and abs(low + high) < 1e-9
    low, high = interval(1.0, 12)
    assert 0.4 < low < 0.6 and abs(high - 1) < 1e-9


@pytest.mark.parametrize("name", ["ismcts:2", "ismcts=squire", "plain:3", "plain=squire", "squire+hand"])
def test_everybody_can_enter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "DECISIONS", 1)
    assert -1 <= Contest("druidenwalzer", 2, name, "random", 1).play(0) <= 1


def test_a_deal_is_played_from_every_seat() -> None:
    """Between players who do the same, one wins what the other loses."""
    contest = Contest("druidenwalzer", 2, "greedy", "greedy", 2)
    assert contest.play(0) == -contest.play(1) != 0


def test_what_was_played_is_kept_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, file = Contest("druidenwalzer", 2, "greedy", "random", 6), tmp_path / "kept" / "baselines.json"
    first = Results(file)
    first.run(contest, 2)
    again = Results(file)
    assert again.rewards == {contest.name: first.rewards[contest.name]} and len(again.rewards[contest.name]) == 2
    monkeypatch.setattr(Contest, "play", lambda self, number: float(number))
    again.run(contest, 100)
    assert again.rewards[contest.name][2:] == [2.0, 3.0, 4.0, 5.0]


def test_other_bots_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only at their own table."""
    results, table = Results(tmp_path / "baselines.json"), "macht_v1, 2 seats"
    results.rewards = {f"{table}: squire against random": [1.0], "havoc_v1, 2 seats: squire against random": [1.0]}
    results.simulations = {f"{table}: plain=knight": 30}
    results.bots = {table: "old", "havoc_v1, 2 seats": "old"}
    results.masters = {table: "old"}
    results.meet(table, Marks("old", "old"))
    assert len(results.rewards) == 2
    monkeypatch.setattr("bench.research.baselines.marks_of", lambda key, seats: Marks("new", "new"))
    results.run(Contest("macht", 2, "squire", "random", 2), 0)
    assert results.rewards == {
        "havoc_v1, 2 seats: squire against random": [1.0],
        f"{table}: squire against random": [],
    }
    assert results.simulations == {} and results.bots == {table: "new", "havoc_v1, 2 seats": "old"}


def test_other_masters_begin_anew_and_nobody_else(tmp_path: Path) -> None:
    results, table = Results(tmp_path / "baselines.json"), "macht_v1, 2 seats"
    results.bots, results.masters = {table: "old"}, {table: "old"}
    stays = {f"{table}: squire against random": [1.0], "havoc_v1, 2 seats: master against random": [1.0]}
    goes = {f"{table}: master against random": [1.0], f"{table}: ismcts=master against master": [1.0]}
    results.rewards = {**stays, **goes}
    results.simulations = {f"{table}: plain=knight": 30, f"{table}: ismcts=master": 9}
    results.meet(table, Marks("old", "new"))
    assert results.rewards == stays and results.simulations == {f"{table}: plain=knight": 30}
    results.keep()
    assert Results(results.file).masters == {table: "new"}


def test_bots_are_known_by_how_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters too, who are known apart from the others: an instinct changes what they play, and only that."""
    mark_of.cache_clear()
    marks = marks_of("druidenwalzer", 2)
    mark_of.cache_clear()
    assert marks_of("druidenwalzer", 2) == marks and len(marks.bots) == len(marks.masters) == 8
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(instinct=False))
    mark_of.cache_clear()
    assert (others := marks_of("druidenwalzer", 2)).bots == marks.bots and others.masters != marks.masters
    monkeypatch.setitem(LEVELS, "squire", LEVELS["squire"]._replace(simulations=20))
    mark_of.cache_clear()
    assert marks_of("druidenwalzer", 2).bots != marks.bots
    mark_of.cache_clear()


def test_what_was_not_played_is_said(tmp_path: Path) -> None:
    results = Results(tmp_path / "baselines.json")
    results.rewards = {"macht_v1, 2 seats: master against random": [1.0, 1.0]}
    lines = table(results, "macht").splitlines()
    assert "| 2 | `master` | +1.00 (-0.32 to +1.00), 2 | not played |  |  |  |" in lines
    assert "| 2 | `ismcts=master` |  |  |  |  | not played |" in lines


def test_a_contest_stops_at_its_time_but_not_within_a_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.research.baselines.marks_of", lambda key, seats: Marks("new", "new"))
    monkeypatch.setattr(Contest, "play", lambda self, number: 1.0)
    contest, results = Contest("havoc", 4, "greedy", "random", 200), Results(tmp_path / "baselines.json")
    results.run(contest, 40, end=0.0)
    assert results.rewards[contest.name] == []
    results.run(contest, 3)
    assert len(results.rewards[contest.name]) == 4


def test_a_curve_is_kept_told_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "curve.json"
    curve = Curve("macht", file)
    assert curve.last == -1.0 and is_due(curve.last, 0.0)
    curve.add(Point(0.5, 0.1, 8192, 1, [0.25, -1.0, -0.5]))
    curve.add(Point(9.0, 8.1, 90_000, 4, [0.5, -0.9, -0.4]))
    again = Curve("macht", file)
    assert again.points == curve.points and again.last == 9.0
    assert not is_due(9.0, 13.0) and is_due(9.0, 14.0) and is_due(0.5, 1.0)
    assert "| 9.0 | 8.1 | 90,000 | +0.50 | -0.90 | -0.40 |" in curve_table(again.points)
    assert drawn_curve(again.points).count("<polyline") == 3
    with pytest.raises(ValueError, match="macht"):
        Curve("havoc", file)


@pytest.mark.parametrize("key", VERSIONS)
def test_the_baselines_on_the_pages_are_those_that_were_played(key: str) -> None:
    """If they are not: `python -m bench.research.baselines --only-write`. Names carry the version of an environment, so
    an older one's results are not shown."""
    page = (PAGES / f"{key}.md").read_text(encoding="utf-8")
    assert made(Results(RESULTS), key, page) == page
    assert "| 2 | `greedy` |" in page


def test_chance_is_drawn_by_its_odds() -> None:
    dealer = FastDealer(1)
    found = [drawn((3, 5), (0.25, 0.75), dealer) for _ in range(400)]
    assert set(found) == {3, 5} and 70 < found.count(3) < 130


def test_steps_are_counted() -> None:
    env = TableEnv("macht")
    assert step_aec(env, FastDealer(1)) == len(env.play.numbers if env.play else [])
    assert step_vector(VectorTables("macht", 3), FastDealer(1)) == 48


def test_the_report_says_which_aims_are_met() -> None:
    found = [Speed("AEC", "x", 600.0), Speed("vector, 256", "x", 900.0), Speed("PettingZoo classic", "a", 100.0)]
    found += [Speed("RLCard", "gin-rummy", 400.0), Speed("OpenSpiel rl_environment", "hearts", 500.0)]
    told = report(found)
    assert "PettingZoo classic: **met** (times the best of them: x 6.0)" in told
    assert "like size: **met** (times the best of them: x 1.2)" in told
    assert "batch 256: **met by 0 of 1** (times the best of them: x 1.8)" in told
    assert "not measured" in report(found[:2])


def test_a_line_is_drawn() -> None:
    assert "<polyline" in drawn_line([(0, 0.5), (10, 0.1)])
