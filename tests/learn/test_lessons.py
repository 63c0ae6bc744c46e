"""Every lesson of every game is played: the right attempts end their steps, the others are answered and taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.registry import keys, make_game
from tafelrunde.learn.lessons import YOU, Attempt, Lesson, lessons
from tafelrunde.learn.tutor import PATIENCE, Reply, Tutor, asked
from tafelrunde.words.rulebook import read_rulebook

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [key for key in keys() if lessons(key)]
LESSONS = [lesson for key in GAMES for lesson in lessons(key)]
NOT_TAUGHT = {
    "havoc": {"out", "battle"},
    "druidenwalzer": {"box", "start", "place", "fight"},
    "maginor": {"take", "done", "pass"},
    "macht": {
        "move",
        "sail",
        "to",
        "knights",
        "mages",
        "mages-back",
        "retreat",
        "no-retreat",
        "remove",
        "swap",
        "stop",
    },
}
"""Decisions that only options of a game bring, and those that are left to the companion of a first match, or to whoever
meets them: the rare order of two deciding fights, what Recall, Superiority and Reversal ask for."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.number}")


def choices(attempt: Attempt) -> Iterator[tuple[Action, ...]]:
    """Everything that a learner may do in this attempt."""
    yield from product(*[move.actions for move in asked(attempt)])


def at_step(lesson: Lesson, number: int) -> Tutor:
    """A tutor at this step, found by doing what is meant."""
    tutor = Tutor(lesson, "Anna")
    while tutor.number < number:
        meant = tutor.meant()
        assert meant is not None
        tutor.act(meant)
    return tutor


def do(tutor: Tutor, actions: tuple[Action, ...]) -> Reply:
    replies = [tutor.act(action) for action in actions]
    assert all(reply.kind == "on" and not reply.says for reply in replies[:-1])
    return replies[-1]


def test_there_are_lessons() -> None:
    assert "havoc" in GAMES and len(lessons("havoc")) == 8
    assert lessons("druidenwalzer") == () or "druidenwalzer" in GAMES


@each_lesson
def test_each_right_attempt_ends_its_step(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        assert step.right
        for attempt in step.right:
            for actions in choices(attempt):
                tutor = at_step(lesson, number)
                reply = do(tutor, actions)
                assert (reply.kind, reply.says, reply.rules) == ("right", attempt.answer, attempt.rules)
                assert tutor.number == number + 1 and tutor.tries == 0
                assert reply.shown.entries[-1].seat == attempt.moves[-1].seat
                assert any(chapter.events for chapter in reply.happened)


@each_lesson
def test_each_foreseen_other_attempt_is_answered_and_taken_back(lesson: Lesson) -> None:
    """It is shown to its end, and then the table is as it was."""
    for number, step in enumerate(lesson.steps):
        for attempt in step.other:
            for actions in choices(attempt):
                tutor = at_step(lesson, number)
                before = tutor.match.record()
                reply = do(tutor, actions)
                assert (reply.kind, reply.says, reply.rules) == ("other", attempt.answer, attempt.rules)
                assert tutor.match.record() == before and tutor.number == number and tutor.tries == 1
                shown = [entry.action for entry in reply.shown.entries[-len(attempt.moves) :]]
                assert all(action in move.actions for action, move in zip(shown, attempt.moves, strict=True))
                assert tutor.meant() == asked(step.right[0])[0].actions[0]


@each_lesson
def test_whatever_else_is_legal_gets_the_general_answer(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        foreseen = {action for attempt in step.right + step.other for action in asked(attempt)[0].actions}
        for action in at_step(lesson, number).legal():
            if action in foreseen:
                continue
            tutor = at_step(lesson, number)
            before = tutor.match.record()
            reply = tutor.act(action)
            assert (reply.kind, reply.says, reply.rules) == ("other", step.otherwise, step.rules)
            assert reply.shown.entries[-1].action == action
            assert tutor.match.record() == before and tutor.number == number and tutor.tries == 1


def test_something_unforeseen_in_the_middle_begins_the_step_again() -> None:
    tutor = Tutor(lessons("havoc")[0], "Anna")
    before = tutor.match.record()
    parse = tutor.lesson.game.parse_action
    assert tutor.act(parse("lay b12")).kind == "on"
    assert tutor.act(parse("lay g12")).kind == "on"
    reply = tutor.act(parse("lay y7"))
    assert (reply.kind, reply.says) == ("other", "havoc-lesson-1-1-else")
    assert tutor.match.record() == before and tutor.actions == []


def test_what_the_rules_do_not_have_changes_nothing() -> None:
    tutor = Tutor(lessons("havoc")[0], "Anna")
    with pytest.raises(IllegalAction):
        tutor.act(tutor.lesson.game.parse_action("lay b13"))
    assert (tutor.tries, tutor.actions) == (0, [])


def test_patience_ends_after_three_tries() -> None:
    tutor = Tutor(lessons("havoc")[0], "Anna")
    for _ in range(PATIENCE):
        assert tutor.is_patient()
        tutor.act(tutor.lesson.game.parse_action("decline"))
    assert not tutor.is_patient()
    assert tutor.lesson.game.action_name(tutor.meant() or Action("")) == "lay b12"


def test_a_step_can_be_begun_again() -> None:
    tutor = Tutor(lessons("havoc")[0], "Anna")
    before = tutor.match.record()
    tutor.act(tutor.lesson.game.parse_action("lay b12"))
    tutor.begin_again()
    assert tutor.match.record() == before and tutor.tries == 0


@each_lesson
def test_chance_is_asked_exactly_as_it_is_written(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for attempt in step.right + step.other:
            for actions in choices(attempt):
                reply = do(at_step(lesson, number), actions)
                played = reply.shown.entries[-len(attempt.moves) :]
                assert [entry.picks for entry in played] == [move.picks for move in attempt.moves]


@each_lesson
def test_all_that_is_shown_is_told(lesson: Lesson) -> None:
    """What a rival could still take back, the learner does not hear of: no attempt ends there."""
    for number, step in enumerate(lesson.steps):
        for attempt in step.right + step.other:
            for actions in choices(attempt):
                shown = do(at_step(lesson, number), actions).shown
                assert all(entry.seat == YOU for entry in shown.entries[shown.final_entries :])


@each_lesson
def test_every_position_is_one_of_the_game(lesson: Lesson) -> None:
    """The pieces are all there, the learner has to decide, and sees nothing that a rival would hide."""
    for number in range(len(lesson.steps)):
        match = at_step(lesson, number).match
        match.game.check_components(match.state)
        assert match.to_act() == [YOU] and match.names == ["Anna", *lesson.rivals]


@each_lesson
def test_every_rule_it_names_is_in_the_rulebook(lesson: Lesson) -> None:
    there = {paragraph.number for paragraph in read_rulebook(lesson.game.key, "en").paragraphs()}
    assert lesson.rules() and set(lesson.rules()) <= there
    for step in lesson.steps:
        assert step.rules and all(attempt.rules for attempt in step.right + step.other)


@each_lesson
def test_places_are_spots_of_the_board(lesson: Lesson) -> None:
    files = [*(WEB / "games" / lesson.game.key).glob("*.svelte"), WEB / "table" / "Seats.svelte"]
    spots = {spot for file in files for spot in re.findall(r'data-spot="([^"]+)"', file.read_text(encoding="utf-8"))}
    patterns = [re.sub(r"\\\{[^}]*\}", "[0-9]+", re.escape(spot)) for spot in spots]
    for step in lesson.steps:
        assert any(re.fullmatch(pattern, step.place) for pattern in patterns), step.place


@each_lesson
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) <= 4


@pytest.mark.parametrize("key", GAMES)
def test_learners_meet_every_kind_of_decision(key: str) -> None:
    verbs = {action.verb for action in make_game(key, {}).catalogue.actions}
    met = set().union(*[lesson.verbs() for lesson in lessons(key)])
    assert verbs - met == NOT_TAUGHT.get(key, set())
    assert 3 <= len([lesson for lesson in lessons(key) if lesson.is_short_way]) <= 4
