"""Lessons in the terminal: somebody who has never played, and types numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import YOU, Lesson, lessons
from tafelrunde.learn.tutor import Tutor
from tafelrunde.words import LANGUAGES
from tests.cli.conftest import Run

LESSONS = [lesson for key in keys() for lesson in lessons(key)]


def numbers(lesson: Lesson) -> list[str]:
    """What to type for everything that is meant; Enter after each step."""
    tutor = Tutor(lesson, "Anna")
    typed: list[str] = []
    while tutor.step is not None:
        meant = tutor.meant()
        assert meant is not None
        typed.append(str(tutor.match.legal(YOU).index(meant) + 1))
        if tutor.act(meant).kind == "right":
            typed.append("")
    return typed


def test_all_lessons_are_listed(run: Run) -> None:
    told = run("learn")
    assert told.code == 0 and told.err == ""
    assert "Lessons: Havoc: The Hundred Years War" in told.out
    assert "\n  1  A pair wins (short way)\n     What cards make together, and how a battle is won.\n" in told.out
    assert "\n  4  Dogs while you recruit\n     What one dog and two dogs bring you" in told.out
    assert "Begin with: tafelrunde learn havoc 1" in told.out
    taught = [key for key in keys() if lessons(key)]
    assert "".join([run(f"learn {key}").out for key in taught]) == told.out


def test_a_lesson_with_a_mistake_on_the_way(run: Run, saves: Path) -> None:
    """12 and 7 are legal: they are shown to their end, answered and taken back."""
    told = run("learn havoc 1", "1", "3", *numbers(lessons("havoc")[0]), "q")
    words = told.words()
    assert told.code == 0 and told.err == ""
    assert "LESSON 1: A PAIR WINS" in words and "Chance and the others follow a script." in words
    assert "Konrad cried Havoc and laid orange 9 and brown 9, and stood." in words
    wrong = words.index("You came second: high card, 12, 3 points.")
    answer = words.index("Legal, but two different cards are only a high card", wrong)
    back = words.index("Taken back: the table lies as before.", answer)
    right = words.index("Right: a pair of twelves beats a pair of nines.", back)
    assert right < words.index("You came first: pair of twelves, 5 points.") < words.index("Step 3 of 4")
    assert words.index("TIP Look at the name beside the cards") < words.index("Enter: next, You need not fight")
    assert json.loads((saves / "learned.json").read_text()) == {"havoc": [1]}
    assert "\n  1  A pair wins (short way, done)\n" in run("learn havoc").out
    assert "Begin with: tafelrunde learn havoc 2" in run("learn havoc").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.number}")
def test_every_lesson_in_every_language(run: Run, saves: Path, lesson: Lesson, language: str) -> None:
    key, number = lesson.game.key, lesson.number
    told = run(f"learn {key} {number} --lang {language}", *numbers(lesson), "q")
    assert told.code == 0 and told.err == ""
    assert json.loads((saves / "learned.json").read_text()) == {key: [number]}
    assert [line for line in told.out.splitlines() if len(line) > 100] == []
    assert f"{key}-" not in told.out


def test_all_lessons_in_a_row(run: Run, saves: Path) -> None:
    there = lessons("havoc")
    typed = [line for lesson in there for line in numbers(lesson)]
    told = run("learn havoc 1", *typed)
    assert told.code == 0 and "That was the last lesson." in told.out
    assert json.loads((saves / "learned.json").read_text()) == {"havoc": list(range(1, len(there) + 1))}


def test_after_three_tries_what_is_meant_is_pointed_at(run: Run) -> None:
    told = run("learn havoc 1", "5", "5", "5", "1")
    before, after = told.out.split("Meant here: 1) Blue 12")
    assert before.count("Legal, but Konrad is alone in the battle") == 3
    assert "Meant here: 2) Green 12" in after


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["99"], "There is no choice 99; they go from 1 to 5."),
        (["dance"], "'dance' is not one of the choices; type a number, or h for help."),
        (["u"], "There is nothing to take back: this step has only begun."),
        (["1", "u"], "Taken back."),
        (["r H999"], "has no rule H999"),
        (["r qqq"], "No rule and no glossary entry mentions 'qqq'."),
        (["r"], "H116 Cards are laid face up"),
        (["1?"], "Certain to follow: You lay blue 12."),
        (["h"], "u undo: begin this step again"),
        (["1", "2", "3", "hello"], "'hello' means nothing here: Enter goes on, q leaves."),
        (["1", "2", "3", "q"], "Lessons that you finished stay noted."),
    ],
)
def test_keys_and_bad_input(run: Run, saves: Path, typed: list[str], sentence: str) -> None:
    told = run("learn havoc 1", *typed)
    assert told.code == 0 and sentence in told.words().replace("¶ ", "")
    assert not (saves / "learned.json").exists()


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("learn havoc 9", "There is no lesson 9; they go from 1 to 8."),
        ("learn havoc 0", "There is no lesson 0; they go from 1 to 8."),
        ("learn havoc first", "NUMBER needs a number, not 'first'."),
        ("learn chess", "There is no game 'chess'"),
        ("learn --lang de havoc 9", "Lektion 9 gibt es nicht; sie gehen von 1 bis 8."),
    ],
)
def test_what_there_is_no_lesson_for(run: Run, command: str, sentence: str) -> None:
    told = run(command)
    assert told.code in (1, 2) and told.out == "" and sentence in told.err and told.err.count("\n") == 1


def test_a_game_without_lessons_says_so(run: Run) -> None:
    without = [key for key in keys() if not lessons(key)]
    for key in without:
        assert run(f"learn {key}").err.startswith("There are no lessons for ")


def test_plain_has_no_lines_columns_or_colours(run: Run) -> None:
    told = run("learn havoc 1 --plain", "5", "q")
    assert told.code == 0 and not set("─¶\x1b") & set(told.out)
    assert "Legal, but Konrad is alone in the battle and wins with two nines." in told.words()


@pytest.mark.parametrize("noted", ["", "{", "[]", '{"havoc": 3}', '{"havoc": ["one"]}'])
def test_a_damaged_note_of_what_was_learned_harms_nothing(run: Run, saves: Path, noted: str) -> None:
    saves.mkdir(parents=True)
    (saves / "learned.json").write_text(noted)
    assert "Begin with: tafelrunde learn havoc 1" in run("learn havoc").out
    assert run("learn havoc 5", *numbers(lessons("havoc")[4]), "q").code == 0
    assert json.loads((saves / "learned.json").read_text())["havoc"] == [5]


def test_where_nothing_can_be_noted_the_lesson_ends_all_the_same(run: Run, saves: Path) -> None:
    saves.parent.mkdir(parents=True, exist_ok=True)
    saves.write_text("not a directory")
    told = run("learn havoc 5", *numbers(lessons("havoc")[4]), "q")
    assert told.code == 0 and "cannot be written" in told.words() and "TIP" in told.out
