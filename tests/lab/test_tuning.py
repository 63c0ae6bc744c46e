"""Tuning: the optimiser finds what wins, goes on where it stopped, and proposes nothing that was merely lucky."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from math import log
from pathlib import Path

import pytest

from tafelrunde import ImpossibleTable
from tafelrunde.bots import weights
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.registry import make_game
from tafelrunde.lab import tuning
from tafelrunde.lab.entrants import Searcher, read_weights
from tafelrunde.lab.runners import Outcomes, play_here
from tafelrunde.lab.tournament import MatchResult, Setup
from tafelrunde.lab.tuning import Tuning, as_toml, present_weights

pytest.importorskip("optuna", reason="Optuna is not installed: pip install tafelrunde[tune]")
pytest.importorskip("cmaes", reason="cmaes is not installed: pip install tafelrunde[tune]")

WANTED = {name: 2 * weight for name, weight in load_weights("havoc").items() if name not in tuning.FIXED}


def favouring(plan: Setup, numbers: Sequence[int]) -> Outcomes:
    """Made-up matches: the closer the weights are to those wanted, the more of them are won."""
    new = plan.players[0]
    assert isinstance(new, Searcher) and new.judgement.weights is not None
    away = sum([abs(log(new.judgement.weights[name] / weight)) for name, weight in WANTED.items()])
    won = len(numbers) / (1 + away)
    for number in numbers:
        seating = plan.fixture(number).seating
        first = 0 if number < won else 1
        places = tuple([1 if player == first else 2 for player in seating])
        yield MatchResult(number, seating, places, {}, (1, 1), (0, 0), (0.0, 0.0))


def distance(weights: dict[str, float]) -> float:
    return sum([abs(log(weights[name] / weight)) for name, weight in WANTED.items()])


def study(file: Path | None = None, deals: int = 50, seed: str = "1") -> Tuning:
    return Tuning("havoc", 2, 4, deals, seed, favouring, file)


def test_it_finds_better_weights() -> None:
    found = study()
    assert found.proposal() is None
    assert found.run(80)
    proposal = found.proposal()
    assert proposal is not None and distance(proposal) < 0.6 * distance(load_weights("havoc"))
    assert {name: proposal[name] for name in tuning.FIXED} == {"depth": load_weights("havoc")["depth"]}
    assert found.confirm(proposal).matches == 500


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "study.log"

    def interrupted(plan: Setup, numbers: Sequence[int]) -> Outcomes:
        yield from favouring(plan, numbers[:5])
        raise KeyboardInterrupt

    assert study(file).run(4)
    stopped = Tuning("havoc", 2, 4, 50, "1", interrupted, file)
    assert not stopped.run(8) and len(stopped.finished()) == 4
    resumed = study(file)
    assert len(resumed.finished()) == 4 and resumed.run(8)
    assert len(study(file).finished()) == 8 and study(file).proposal() == resumed.proposal()


def test_a_study_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "study.log"
    study(file)
    with pytest.raises(ImpossibleTable) as caught:
        study(file, deals=3)
    assert caught.value.message_id == "lab-error-setup" and caught.value.args_told["what"] == "deals"
    for text in ("a letter\n", "a letter"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ImpossibleTable) as caught:
            study(file)
        assert caught.value.message_id == "lab-error-study"


def test_a_game_without_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImpossibleTable) as caught:
        present_weights("chess")
    assert caught.value.message_id == "error-game-unknown"
    monkeypatch.delitem(weights._ALL, "havoc")
    with pytest.raises(ImpossibleTable) as caught:
        present_weights("havoc")
    assert caught.value.message_id == "lab-error-untuned"


def test_weights_that_are_not_above_zero_are_looked_for_around_themselves() -> None:
    found = study()
    low = found.range_of(-2.0)
    assert (low.low, low.high, low.log) == (-5.0, 1.0, False)
    assert (found.range_of(8.0).low, found.range_of(8.0).high, found.range_of(8.0).log) == (2.0, 32.0, True)
    assert tuning.middle([1.0, 4.0]) == 2.0 and tuning.middle([-1.0, 4.0]) == 1.5


def test_the_proposal_is_a_file_of_weights(tmp_path: Path) -> None:
    text = as_toml("havoc", {"hand": 8.123456, "dog": 0.3})
    assert tomllib.loads(text) == {"havoc": {"hand": 8.123, "dog": 0.3}}
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert read_weights(tmp_path / "mine.toml", make_game("havoc", {})) == {"hand": 8.123, "dog": 0.3}


def test_real_matches_decide() -> None:
    found = Tuning("havoc", 2, 1, 1, "1", play_here)
    share = found.play(load_weights("havoc"), "trial 0", 1)
    assert share.matches == 2 and 0 <= share.firsts <= 2
