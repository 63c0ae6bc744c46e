"""Exercises in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tafelrunde.learn.exercises import exercises
from tafelrunde.learn.lessons import YOU
from tafelrunde.learn.tutor import Tutor
from tests.cli.conftest import Run


def choice(number: int, is_right: bool) -> str:
    """What to type for the best choice of an exercise of Havoc, or for another one."""
    tutor = Tutor(exercises("havoc")[number - 1].lesson, "Anna")
    meant = tutor.meant()
    assert meant is not None
    (step,) = tutor.lesson.steps
    action = meant if is_right else step.other[0].moves[0].actions[0]
    return str(tutor.match.legal(YOU).index(action) + 1)


def test_exercises_are_counted(run: Run) -> None:
    told = run("exercises")
    assert told.code == 0 and told.err == ""
    assert "difficulty 3: exercises" in told.out and "Go on with: tafelrunde exercises play havoc" in told.out


def test_an_exercise_with_a_mistake_on_the_way(run: Run, saves: Path) -> None:
    told = run("exercises play havoc 1", choice(1, False), choice(1, True), "q")
    words = told.words()
    assert told.code == 0 and told.err == ""
    asked, other = words.index("Exercise 1:"), words.index("Legal, but from here you win about")
    assert asked < other < words.index("Taken back") < words.index("Right: from here you win about")
    assert json.loads((saves / "learned.json").read_text()) == {"havoc exercises": [exercises("havoc")[0].name]}


def test_the_exercise_of_the_day_is_played_without_a_game(run: Run) -> None:
    told = run("exercises play", "q")
    assert told.code == 0 and "Exercise " in told.out


def test_what_is_not_there_is_said(run: Run) -> None:
    count = len(exercises("havoc"))
    told = run("exercises play havoc 999")
    assert told.code == 2 and f"There is no exercise 999; there are 1 to {count}." in told.err
    assert run("exercises play chess").code == 2
    assert run("exercises --game havoc --count 0").code == 2
