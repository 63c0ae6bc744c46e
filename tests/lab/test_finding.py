"""Finding exercises: a hunt is repeatable, and its file grows without twins."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.search import Tally, Thought
from tafelrunde.cli import main
from tafelrunde.core.errors import TableError
from tafelrunde.lab import finding
from tafelrunde.lab.exercise_files import ExerciseFile, exercise_text, fill
from tafelrunde.lab.finding import CLEAR, Find, Hunt, Worths, examine, hunt_in, laid_together, stand_out, worths_of
from tafelrunde.learn.exercises import exercises, read_exercises
from tafelrunde.learn.lessons import lessons
from tafelrunde.learn.tutor import Tutor


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that nearly anything stands out."""
    monkeypatch.setattr(finding, "GLANCE", 40)
    monkeypatch.setattr(finding, "LOOK", 40)
    monkeypatch.setattr(finding, "SIMULATIONS", 60)
    monkeypatch.setattr(finding, "PROBE", 20)
    monkeypatch.setattr(finding, "BEHIND", 40)
    monkeypatch.setattr(finding, "SEEDS", (1,))
    monkeypatch.setattr(finding, "CLEAR", 0.04)
    monkeypatch.setattr(finding, "TRIES", 1)
    monkeypatch.setattr(finding, "LONGEST_LINE", 3)
    level = LEVELS["baron"]._replace(simulations=20)
    monkeypatch.setattr(finding, "LEVELS", {"squire": level, "knight": level, "baron": level})


def thought(**worths: float) -> Thought:
    return Thought(300, [Tally(int(name[1:]), 100.0, 100 * worth, 0.0) for name, worth in worths.items()])


def test_one_action_must_be_ahead_by_far() -> None:
    assert stand_out(worths_of([thought(a1=0.6, a2=0.47, a3=0.2)], 2), 3)
    assert not stand_out(worths_of([thought(a1=0.6, a2=0.49, a3=0.2)], 2), 3)


def test_actions_that_are_as_good_count_as_one() -> None:
    worths = worths_of([thought(a1=0.6, a2=0.59, a3=0.4, a4=0.3)], 2)
    assert worths.best == (1, 2) and stand_out(worths, 4)
    assert not stand_out(worths, 3)  # half of the choices would be right


def test_nothing_stands_out_where_all_are_alike() -> None:
    assert not stand_out(worths_of([thought(a1=0.6, a2=0.6)], 2), 2)


def test_cards_of_one_lay_are_one_choice() -> None:
    """Two twelves make the pair, whichever is laid first; the order is only how a lay is written down."""
    match = Tutor(lessons("havoc")[0], "Anna").match
    game, view = match.game, match.view(0)
    laid = laid_together(game, view, game.catalogue.number(game.parse_action("lay b12")))
    assert {game.action_name(game.catalogue.actions[number]) for number in laid} >= {"lay b12", "lay g12"}
    decline = game.catalogue.number(game.parse_action("decline"))
    assert laid_together(game, view, decline) == []
    together = worths_of([thought(a1=0.6, a2=0.55, a3=0.3, a4=0.2)], 2)
    assert not stand_out(together, 4) and stand_out(together, 4, laid=(1, 2))


@pytest.fixture
def clear_capture() -> Find:
    """A tree that is captured by one spirit; every other choice leaves the fight open."""
    (exercise,) = [each for each in exercises("druidenwalzer") if each.name == "druidenwalzer-2c0a69"]
    game, start = exercise.lesson.game, exercise.lesson.steps[0].start
    assert start is not None
    return Find(game, judge_of(game), start.view, 2)


def test_the_best_action_stays_ahead_when_others_are_searched_as_deeply(quick: None, clear_capture: Find) -> None:
    best, *others = sorted(clear_capture.look.chances, key=lambda number: -clear_capture.chance_behind(number, 60))
    even = dict.fromkeys(others, 0.5)
    assert clear_capture.stays_ahead(Worths({**even, best: 0.9}, (best,)), 200, CLEAR)
    flattered = others[0]
    assert not clear_capture.stays_ahead(Worths({**even, best: 0.6, flattered: 0.9}, (flattered,)), 200, CLEAR)


def test_what_another_choice_comes_close_to_is_no_exercise(
    quick: None, clear_capture: Find, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However clear the search is: it may only think too little of the others."""
    asked = (clear_capture.game, clear_capture.judge, clear_capture.view, 2)
    assert examine(*asked) is not None
    monkeypatch.setattr(Find, "chance_behind", lambda prospect, number, simulations: 0.5)
    assert examine(*asked) is None


def test_easier_ones_are_left_if_somebody_wants_harder_ones(
    quick: None, clear_capture: Find, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (clear_capture.game, clear_capture.judge, clear_capture.view, 2)
    best = clear_capture.right(clear_capture.look)[0]
    monkeypatch.setattr(finding, "tries", lambda game, view, legal: Counter({best: 1}))
    told = examine(*asked)
    assert told is not None and told["difficulty"] == 1
    assert examine(*asked, difficulty=2) is None


def test_a_hunt_is_repeatable_and_its_exercises_can_be_read(quick: None, tmp_path: Path) -> None:
    hunts = [hunt_in(Hunt("druidenwalzer", 2, "1"), number) for number in range(3)]
    assert hunts[0] == hunt_in(Hunt("druidenwalzer", 2, "1"), 0)
    found = [told for hunted in hunts for told in hunted.finds]
    assert found
    text = "\n".join([exercise_text(told) for told in found])
    assert len(read_exercises("druidenwalzer", text)) == len(found)
    assert [each["found"] for each in tomllib.loads(text)["exercise"]] == [told["found"] for told in found]


def test_a_file_goes_on_where_it_stopped(quick: None, tmp_path: Path) -> None:
    path = tmp_path / "more.toml"
    hunt = Hunt("druidenwalzer", 2, "1")
    shown: list[tuple[int, int, int]] = []
    fill(ExerciseFile(path), hunt, 1, 1, lambda *told: shown.append(told))
    first = ExerciseFile(path)
    assert len(first.told) == 1 and shown[0] == (0, 1, 0) and shown[-1][:2] == (1, 1)
    fill(ExerciseFile(path), hunt, 1, 1, lambda *told: None)
    both = ExerciseFile(path)
    assert both.told[:1] == first.told and len(both.told) == 2
    assert first.next_match("1") == int(first.told[0]["found"].partition("/")[2]) + 1
    assert both.next_match("another") == 0


def test_what_is_nearly_the_same_is_not_wanted_again(tmp_path: Path) -> None:
    file = ExerciseFile(tmp_path / "some.toml")
    view = {f"field{place}": [place] for place in range(10)}
    one: dict[str, Any] = {"name": "a", "theme": "turn", "difficulty": 1, "seats": 2, "view": view}
    assert file.wants(one, 10)
    file.add(one)
    assert not file.wants({**one, "name": "b", "view": {**view, "field0": [99]}}, 10)
    other = {name: [99] for name in view}
    assert file.wants({**one, "name": "b", "view": other}, 10)
    assert not file.wants({**one, "name": "b", "view": other}, 2)  # one of this kind is enough among two


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(TableError, match="does not hold exercises"):
        ExerciseFile(path)


def test_the_command_finds_more_and_says_where_they_are(
    quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "found.toml"
    command = ["exercises", "--game", "druidenwalzer", "--count", "1", "--write", str(path), "--lang", "en"]
    assert main(command) == 0
    assert f"New exercises: 1, in '{path}'." in " ".join(capsys.readouterr().out.split())
    assert len(read_exercises("druidenwalzer", path.read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize("difficulty", ["0", "4"])
def test_only_the_difficulties_that_there_are_can_be_asked_for(
    difficulty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["exercises", "--game", "havoc", "--difficulty", difficulty, "--write", str(tmp_path / "x.toml")]
    assert main([*command, "--lang", "en"]) == 2
    assert f"--difficulty must be 1, 2 or 3, not {difficulty}." in capsys.readouterr().err


def test_what_was_found_stays_when_somebody_stops_it(
    quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "found.toml"
    add = ExerciseFile.add

    def add_and_stop(file: ExerciseFile, told: dict[str, Any]) -> None:
        add(file, told)
        raise KeyboardInterrupt

    monkeypatch.setattr(ExerciseFile, "add", add_and_stop)
    assert main(["exercises", "--game", "druidenwalzer", "--write", str(path), "--lang", "en"]) == 130
    assert "New exercises: 1," in capsys.readouterr().out
    assert len(ExerciseFile(path).told) == 1
