"""`tafelrunde train`: what it says while it learns, when it is stopped, and in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.bots.nets import facts_of
from tafelrunde.core.registry import make_game
from tafelrunde.lab import training
from tafelrunde.lab.training import Training
from tafelrunde.words import LANGUAGES
from tests.cli.conftest import Run
from tests.judge_positions import made_up

pytest.importorskip("numpy", reason="numpy is not installed: pip install tafelrunde[train]")
pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")

TINY = "train --game druidenwalzer --rounds 1 --matches 2 --simulations 2"


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(training, "CHECKED", 2)
    monkeypatch.setattr(training, "CONFIRMED", 2)
    monkeypatch.setattr(training, "THINKING", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_learns_and_says_where_the_result_is(run: Run, tmp_path: Path, language: str) -> None:
    told = run(f"{TINY} --lang {language}")
    assert told.code == 0 and told.err == ""
    assert "druidenwalzer-2.study/proposal.net" in told.out and "%" in told.out
    assert facts_of((tmp_path / "druidenwalzer-2.study" / "proposal.net").read_bytes(), "x")[0]["hand"] == 0.0


def test_what_it_learned_plays_in_the_arena(run: Run, tmp_path: Path) -> None:
    assert run(f"{TINY} --study {tmp_path}/mine --hand 1/2 --jobs 2").code == 0
    assert facts_of((tmp_path / "mine" / "proposal.net").read_bytes(), "x")[0]["hand"] == 0.5
    told = run(f"arena --game druidenwalzer --players squire+{tmp_path}/mine/proposal.net,squire+hand --matches 2")
    assert told.code == 0 and "squire+hand" in told.out


def test_how_it_learns_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own_habits.py").write_text(
        "class First:\n    def decide(self, view, legal, clock=None):\n        return legal[0]\n", encoding="utf-8"
    )
    assert run(f"{TINY} --study {tmp_path}/mine --mix 0.75 --rate 1/1000 --habits own_habits:First").code == 0
    trained = facts_of((tmp_path / "mine" / "proposal.net").read_bytes(), "x")[0]["trained"]
    assert (trained["mix"], trained["rate"], trained["habits"]) == (0.75, 0.001, ["own_habits:First"])


def test_ctrl_c_keeps_finished_rounds(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(self: Training, round: int, told: object) -> None:
        raise KeyboardInterrupt

    assert run(TINY).code == 0
    monkeypatch.setattr(Training, "play_round", stop)
    told = run(TINY.replace("--rounds 1", "--rounds 2"))
    assert told.code == 130
    assert told.out.startswith("Stopped; one finished round is kept in 'druidenwalzer-2.study', and the same command")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("--hand 2", "--hand needs a share above 0 and up to 1"),
        ("--hand none", "--hand needs a share above 0 and up to 1"),
        ("--mix 2", "--mix needs a share above 0 and up to 1"),
        ("--rate fast", "--rate needs a share above 0 and up to 1"),
        ("--habits nowhere:Habit", "'nowhere:Habit' cannot be loaded"),
        ("--rounds 0", "--rounds must be at least 1"),
        ("--seats 3", "2"),
        ("--seats two", "two"),
        ("--start nowhere.net", "nowhere.net' cannot be read"),
        ("--start file", "'file' is not a file of a learned judge."),
        ("--instinct --start file", "'file' is not a file of a learned judge."),
        ("--hunch --start havoc.net", "was learned for havoc, not for druidenwalzer."),
        ("--hunch --instinct", "not allowed with argument"),
        ("--instinct --simulations 0", "--simulations must be at least 1, not 0."),
        ("--start havoc.net", "was learned for havoc, not for druidenwalzer."),
        ("--study file", "file' cannot be written"),
    ],
)
def test_what_can_be_wrong(run: Run, tmp_path: Path, options: str, says: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "havoc.net").write_bytes(made_up(make_game("havoc", {}), [2]))
    told = run(f"train --game druidenwalzer {options}")
    assert told.code in (1, 2) and says in told.err and told.err.count("\n") == 1
