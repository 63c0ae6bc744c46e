"""Exercises: positions with one action that is clearly the best, data in a game's `exercises.toml`, read here. See
`docs/learn.md` for what a file holds, and `tafelrunde exercises` for what finds them.

Each is a lesson of one step, so whoever plays lessons plays exercises."""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import Game
from tafelrunde.core.messages import Argument, Message, Sentence
from tafelrunde.core.outcomes import foretell
from tafelrunde.core.registry import keys, make_game, package_of
from tafelrunde.learn.lessons import Attempt, BrokenLesson, Lesson, Start, Step, read_move, read_start, reason
from tafelrunde.learn.tutor import Tutor

RIVALS: Final = ("Konrad", "Ilona", "Bertrand", "Magda", "Ambrus")
DIFFICULTIES: Final = (1, 2, 3)
REASONS: Final = 3

ABOUT: Final = "exercise-about"
OWN_ABOUT: Final = "exercise-own-about"
"""What all exercises are about, and what those of one's own are."""

OTHERWISE: Final = 3
FOLLOWING: Final = 2
"""What so many other choices lead to is told when an exercise is solved, in so many sentences each."""

PLACES: Final = {"havoc": "pile", "druidenwalzer": "ring", "maginor": "die", "macht": "hourglass"}
"""The spot of each board at which an exercise is asked."""


class Exercise(NamedTuple):
    """A position with one clearly best action. `name` stays the same whatever is added; the `theme` is the message that
    names the kind of decision; `solved` of a hundred bots that think little find it."""

    name: str
    difficulty: int
    theme: str
    solved: int
    lesson: Lesson


class Otherwise(NamedTuple):
    """What happens with another choice than the best one: its chance to win, and what rivals do then."""

    action: Message
    chance: int
    follows: tuple[Sentence, ...]


@cache
def exercises(key: str) -> tuple[Exercise, ...]:
    """All exercises of a game, the easy ones first."""
    file = files(package_of(key)).joinpath("exercises.toml")
    return read_exercises(key, file.read_text(encoding="utf-8")) if file.is_file() else ()


def daily(day: date) -> Exercise | None:
    """The exercise of a day, the same for everybody: games take turns, then difficulties. None if there are none."""
    taught = [key for key in keys() if exercises(key)]
    if not taught:
        return None
    number = day.toordinal()
    there = exercises(taught[number % len(taught)])
    wanted = DIFFICULTIES[number // len(taught) % len(DIFFICULTIES)]
    fitting = [exercise for exercise in there if exercise.difficulty == wanted] or list(there)
    return fitting[number // len(taught) // len(DIFFICULTIES) % len(fitting)]


def read_exercises(key: str, text: str) -> tuple[Exercise, ...]:
    """The exercises that this file tells; BrokenLesson says which one does not fit the game."""
    try:
        told = tomllib.loads(text).get("exercise", [])
    except ValueError as error:
        raise BrokenLesson(f"Exercises of {key}: {error}") from error
    ordered = sorted(told, key=lambda each: (each.get("difficulty", 0), -each.get("solved", 0)))
    return tuple([read_exercise(key, number, each) for number, each in enumerate(ordered, 1)])


def read_exercise(key: str, number: int, told: dict[str, Any]) -> Exercise:
    name = told.get("name", str(number))
    try:
        game = make_game(key, {})
        theme = f"{key}-exercise-{told['theme']}"
        rivals = RIVALS[: told["seats"] - 1]
        step = read_question(game, theme, told)
        lesson = Lesson(game, number, theme, ABOUT, "exercise-tip", False, rivals, (step,))
        return Exercise(f"{key}-{told['name']}", told["difficulty"], theme, told["solved"], lesson)
    except (AssertionError, AttributeError, LookupError, TableError, TypeError, ValueError) as error:
        raise BrokenLesson(f"Exercise {name} of {key}: {reason(error)}") from error


def read_question(game: Game, theme: str, told: dict[str, Any]) -> Step:
    """The step that an exercise is: whatever may be done there is either right or costs something."""
    start = read_start(game, told["seats"], {"view": told["view"], "seed": told["seed"]}, [])
    rules = tuple(told["rules"])
    best = told["right"][0]
    action = game.parse_action(best["do"][0].partition(" | ")[0])
    reasons = (*figures(game, start, action), *[Message(id) for id in told["reasons"]])[:REASONS]
    next_best = max([each["chance"] for each in told["other"]])
    right = [
        read_choice(game, each, "exercise-right", rules, {"next": next_best}, reasons) for each in told["right"]
    ]  # fmt: skip
    known: dict[str, Argument] = {"best": best["chance"], "action": game.tell_action(start.view, action)}
    other = [
        read_choice(game, each, "exercise-other", rules, {**known, "cost": best["chance"] - each["chance"]}, reasons)
        for each in told["other"]
    ]
    place = PLACES.get(game.key, "seat:0")
    return Step(start, f"{theme}-asks", "exercise-else", rules, place, tuple(right), tuple(other))


def read_choice(
    game: Game,
    told: dict[str, Any],
    answer: str,
    rules: tuple[str, ...],
    args: dict[str, Argument],
    reasons: tuple[Message, ...],
) -> Attempt:
    moves = tuple([read_move(game, text) for text in told["do"]])
    return Attempt(moves, answer, tuple(told.get("rules", rules)), {**args, "chance": told["chance"]}, reasons)


def figures(game: Game, start: Start, action: Action) -> list[Message]:
    """What the best action brings for certain, in figures of the position, as a hint tells it."""
    events, after = foretell(game, start.view, [game.catalogue.number(action)])
    return game.tell_gain(start.view, events, after)


def otherwise(lesson: Lesson) -> list[Otherwise]:
    """The other choices that are most plausible, as the file has them first; none if this is no exercise."""
    if lesson.about not in (ABOUT, OWN_ABOUT):
        return []
    (step,) = lesson.steps
    assert step.start is not None
    view = step.start.view
    told: list[Otherwise] = []
    for attempt in step.other[:OTHERWISE]:
        action, chance = attempt.moves[0].actions[0], attempt.args["chance"]
        assert isinstance(chance, int)
        happened = Tutor(lesson, "you").act(action).happened
        answers = [part.events[0] for part in happened if part.seat != lesson.seat and part.events]
        follows = [lesson.game.tell_event(event) for event in answers[:FOLLOWING]]
        told.append(Otherwise(lesson.game.tell_action(view, action), chance, tuple(follows)))
    return told
