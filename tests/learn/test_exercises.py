"""Every exercise, played as a learner plays it: the best choice ends it, every other one is told what it costs."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from tafelrunde.bots.judges import judge_of
from tafelrunde.core.messages import Argument, Message
from tafelrunde.core.registry import keys
from tafelrunde.lab.finding import CLEAR, SIMULATIONS, searched, worths_of
from tafelrunde.learn.exercises import DIFFICULTIES, PLACES, Exercise, daily, exercises, otherwise, read_exercises
from tafelrunde.learn.lessons import YOU, BrokenLesson, lessons
from tafelrunde.learn.tutor import Tutor
from tafelrunde.words import LANGUAGES, Words
from tafelrunde.words.rulebook import read_rulebook
from tests.words.catalogue_files import game_package

GAMES = [key for key in keys() if exercises(key)]
ALL = [exercise for key in GAMES for exercise in exercises(key)]
MOST_BYTES = 150_000

each_exercise = pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.name)


def test_every_game_has_thirty_in_three_difficulties() -> None:
    assert list(keys()) == GAMES
    assert len({exercise.name for exercise in ALL}) == len(ALL)
    for key in GAMES:
        assert len(exercises(key)) >= 30
        assert {exercise.difficulty for exercise in exercises(key)} == set(DIFFICULTIES)


@each_exercise
def test_each_best_choice_ends_it(exercise: Exercise) -> None:
    (step,) = exercise.lesson.steps
    for attempt in step.right:
        tutor = Tutor(exercise.lesson, "Anna")
        reply = tutor.act(attempt.moves[0].actions[0])
        assert (reply.kind, reply.says, reply.reasons) == ("right", "exercise-right", attempt.reasons)
        assert tutor.step is None


@each_exercise
def test_every_other_choice_is_answered_with_its_cost_and_taken_back(exercise: Exercise) -> None:
    """Whatever is legal was measured, and none comes close to the best; what follows is shown as it was played."""
    (step,) = exercise.lesson.steps
    right = {action for attempt in step.right for action in attempt.moves[0].actions}
    begun = Tutor(exercise.lesson, "Anna")
    before = begun.match.record()
    assert begun.match.to_act() == [YOU]
    for action in begun.legal():
        if action in right:
            continue
        tutor = Tutor(exercise.lesson, "Anna")
        reply = tutor.act(action)
        assert (reply.kind, reply.says) == ("other", "exercise-other")
        assert number(reply.args["cost"]) >= 100 * CLEAR - 2  # each of three searches, rounded here
        assert number(reply.args["cost"]) == number(reply.args["best"]) - number(reply.args["chance"])
        assert tutor.match.record() == before and tutor.step is step
        assert all(entry.seat == YOU for entry in reply.shown.entries[reply.shown.final_entries :])


def number(argument: Argument) -> int:
    assert isinstance(argument, int)
    return argument


@each_exercise
def test_chance_is_asked_exactly_as_it_is_written(exercise: Exercise) -> None:
    (step,) = exercise.lesson.steps
    for attempt in [each for each in step.right + step.other if len(each.moves) > 1 or each.moves[0].picks]:
        reply = Tutor(exercise.lesson, "Anna").act(attempt.moves[0].actions[0])
        assert [entry.picks for entry in reply.shown.entries] == [move.picks for move in attempt.moves]


@each_exercise
def test_the_position_is_what_the_seat_may_know(exercise: Exercise) -> None:
    """Whatever world the seed gives, the learner sees the same."""
    (step,) = exercise.lesson.steps
    assert step.start is not None and step.start.view.seat == YOU
    match = Tutor(exercise.lesson, "Anna").match
    match.game.check_components(match.state)
    assert match.view(YOU) == step.start.view
    assert match.names == ["Anna", *exercise.lesson.rivals]


@each_exercise
def test_every_rule_it_names_is_in_the_rulebook(exercise: Exercise) -> None:
    there = {paragraph.number for paragraph in read_rulebook(exercise.lesson.game.key, "en").paragraphs()}
    assert exercise.lesson.rules() and set(exercise.lesson.rules()) <= there


@pytest.mark.parametrize("language", LANGUAGES)
@each_exercise
def test_everything_is_said(exercise: Exercise, language: str) -> None:
    (step,) = exercise.lesson.steps
    words = Words(language, ("Anna", *exercise.lesson.rivals), YOU)
    lesson = exercise.lesson
    for id in (lesson.title, lesson.about, lesson.tip, step.asks, step.otherwise):
        assert words.text(Message(id))
    for attempt in step.right + step.other:
        assert str(attempt.args["chance"]) in words.text(Message(attempt.answer, attempt.args))
        assert all(words.text(reason) for reason in attempt.reasons)


@each_exercise
def test_no_reason_speaks_against_what_it_explains(exercise: Exercise) -> None:
    (step,) = exercise.lesson.steps
    told = [reason.args for attempt in step.right for reason in attempt.reasons if "won" in reason.args]
    assert all(0 < args["won"] >= args["lost"] for args in told)  # type: ignore[operator]


@pytest.mark.parametrize("language", LANGUAGES)
@each_exercise
def test_what_happens_otherwise_is_told_with_what_rivals_do_then(exercise: Exercise, language: str) -> None:
    (step,) = exercise.lesson.steps
    words = Words(language, ("Anna", *exercise.lesson.rivals), YOU)
    told = otherwise(exercise.lesson)
    assert 1 <= len(told) <= 3 and len(told) == min(3, len(step.other))
    best = number(step.right[0].args["chance"])
    for row, attempt in zip(told, step.other, strict=False):
        assert words.text(row.action) and row.chance == number(attempt.args["chance"]) < best
        rivals = [move for move in attempt.moves if move.seat != YOU]
        assert len(row.follows) == min(2, len(rivals))
        assert all(words.text(sentence.message) for sentence in row.follows)


def test_a_lesson_is_no_exercise() -> None:
    assert otherwise(lessons("havoc")[0]) == []


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_place_for_what_is_asked_and_a_small_file(key: str) -> None:
    assert key in PLACES
    assert (game_package(key) / "exercises.toml").stat().st_size < MOST_BYTES


def test_a_day_has_one_exercise_and_games_and_difficulties_take_turns() -> None:
    first = date(2026, 11, 16)
    days = [daily(first + timedelta(days=count)) for count in range(12 * len(GAMES))]
    assert daily(first) == days[0]
    shown = [each for each in days if each is not None]
    assert len(shown) == len(days)
    for one, other in pairwise(shown):
        assert len(GAMES) == 1 or one.lesson.game.key != other.lesson.game.key
    for key in GAMES:
        of_game = [each.difficulty for each in shown if each.lesson.game.key == key]
        assert set(of_game) == {each.difficulty for each in exercises(key)} & set(DIFFICULTIES)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[exercise]]", "'theme' is missing"),
        ("exercise = [", "Exercises of havoc"),
        ('[[exercise]]\nname = "x"\ntheme = "turn"\nseats = 2\nseed = 1\nview = { hat = 1 }', "a view has no hat"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(text: str, why: str) -> None:
    with pytest.raises(BrokenLesson, match=why):
        read_exercises("havoc", text)


@pytest.mark.slow
@each_exercise
def test_it_holds_with_another_seed(exercise: Exercise) -> None:
    (step,) = exercise.lesson.steps
    assert step.start is not None
    game, seats = exercise.lesson.game, len(exercise.lesson.rivals) + 1
    found = worths_of([searched(game, judge_of(game), step.start.view, 4_711, SIMULATIONS)], seats)
    right = {game.catalogue.number(action) for attempt in step.right for action in attempt.moves[0].actions}
    others = [chance for number, chance in found.chances.items() if number not in right]
    assert found.best[0] in right
    assert found.chances[found.best[0]] - max(others) >= CLEAR
