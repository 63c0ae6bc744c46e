"""Learning over HTTP: the lessons of a game, and one of them step by step."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Final, NamedTuple, TypeVar

import msgspec

from tafelrunde.core.registry import games, make_game
from tafelrunde.learn.exercises import Exercise, daily, exercises
from tafelrunde.learn.lessons import BrokenLesson, Lesson, lessons
from tafelrunde.learn.own import OWN, own_lesson
from tafelrunde.server.errors import NotFound, Unreadable
from tafelrunde.server.http import learned, lesson, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.lesson import full
from tafelrunde.server.http.limits import LEARNING
from tafelrunde.server.http.practice import own_card
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.learned import learned_of, matches_of, note_learned, unlearn
from tafelrunde.server.storage.practice import practice_cards, practice_told

A = TypeVar("A")
STATIONS: Final = ("glance", "lesson-", "exercise-")
"""What somebody did in order to learn; what the companion of a match said is not."""

TOGETHER: Final = 24
"""As many actions as a table takes at once."""


def known_game(ask: Ask) -> str:
    key = ask.word("game")
    if key not in games():
        raise NotFound("server-error-no-page", "There is no such page.")
    return key


async def exercise_asked(ask: Ask) -> Lesson:
    """One of the game's, or one of the asker's own."""
    name, hall = ask.word("name"), ask.server.hall
    if name.startswith(OWN):
        told = await hall.storage.read(practice_told((await ask.somebody()).row.id, known_game(ask), name))
        if told is not None:
            return await own_asked(ask, told)
    there = await ask.server.hall.aside(partial(exercises, known_game(ask)))
    for exercise in there:
        if exercise.name == name:
            return exercise.lesson
    raise no_exercise(name)


async def own_asked(ask: Ask, told: str) -> Lesson:
    try:
        return await ask.server.hall.aside(lambda: own_lesson(msgspec.json.decode(told)))
    except BrokenLesson:
        raise no_exercise(ask.word("name")) from None  # the rules have changed since


def no_exercise(name: str) -> NotFound:
    return NotFound("server-error-no-exercise", f"There is no exercise '{name[:40]}'.", name=name[:40])


async def lesson_asked(ask: Ask) -> Lesson:
    """The lesson of the address, or the one that an exercise is."""
    if "name" in ask.request.path_params:
        return await exercise_asked(ask)
    number = ask.word("number")
    there = await ask.server.hall.aside(partial(lessons, known_game(ask)))
    if not number.isdecimal() or len(number) > 3 or not 1 <= int(number) <= len(there):
        raise NotFound("server-error-no-lesson", f"There is no lesson '{number[:20]}'.", number=number[:20])
    return there[int(number) - 1]


class LearntSoFar(NamedTuple):
    """What somebody has learnt, with its time, how many matches of each game they have finished, and the exercises of
    their own."""

    rows: list[Row]
    matches: dict[str, int]
    own: list[Row]


async def progress_of(ask: Ask, person: str) -> LearntSoFar:
    storage = ask.server.hall.storage
    return LearntSoFar(
        await storage.read(learned_of(person)),
        await storage.read(matches_of(person)),
        await storage.read(practice_cards(person)),
    )


async def learning(ask: Ask) -> learned.LearningJson:
    """All games of the house."""
    person, hall = (await ask.somebody()).row.id, ask.server.hall
    ask.server.limits.check("learning", person, LEARNING)
    progress = await progress_of(ask, person)
    today = day_of(hall.now())
    chosen = await hall.aside(partial(daily, today))
    solved = {day_of(row["at"]) for row in progress.rows if row["what"].startswith("exercise-")}
    return learned.LearningJson(
        games=[await learnt(ask, progress, key) for key in games()],
        daily=None if chosen is None else exercise_card(chosen),
        days=[today - timedelta(days=ago) in solved for ago in range(6, -1, -1)],
    )


async def learning_today(ask: Ask) -> learned.LearningToday:
    """No more than the first page shows: it is asked by everybody who comes."""
    person, hall = (await ask.somebody()).row.id, ask.server.hall
    ask.server.limits.check("learning", person, LEARNING)
    progress = await progress_of(ask, person)
    chosen = await hall.aside(partial(daily, day_of(hall.now())))
    name = "" if chosen is None else chosen.name
    return learned.LearningToday(
        way=await way_on(ask, progress),
        is_new=not progress.matches,
        game="" if chosen is None else chosen.lesson.game.key,
        exercise=name,
        is_solved=any(row["what"] == f"exercise-{name}" for row in progress.rows),
    )


async def way_on(ask: Ask, progress: LearntSoFar) -> learned.WayOn | None:
    """In the game that was learnt last and has something left."""
    for key in dict.fromkeys([row["game"] for row in reversed(progress.rows) if row["what"].startswith(STATIONS)]):
        if key not in games():
            continue
        one = await learnt(ask, progress, key)
        known = set(one.learned)
        done = len([lesson for lesson in one.lessons if f"lesson-{lesson.number}" in known])
        solved = len([exercise for exercise in one.exercises if f"exercise-{exercise.name}" in known])
        if done < len(one.lessons) or solved < len(one.exercises):
            return learned.WayOn(key, done, len(one.lessons), solved, len(one.exercises))
    return None


def day_of(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()


def lesson_card(one: Lesson) -> learned.LessonCard:
    return learned.LessonCard(one.number, full(one.title), full(one.about), len(one.steps), one.is_short_way)


def exercise_card(exercise: Exercise) -> learned.ExerciseCard:
    return learned.ExerciseCard(
        exercise.lesson.game.key, exercise.name, full(exercise.theme), exercise.difficulty
    )  # fmt: skip


async def learning_game(ask: Ask) -> learned.LearntGame:
    person = (await ask.somebody()).row.id
    return await learnt(ask, await progress_of(ask, person), known_game(ask))


async def learnt(ask: Ask, progress: LearntSoFar, key: str) -> learned.LearntGame:
    """Reading lessons and exercises for the first time takes a while."""
    there, hard = await ask.server.hall.aside(lambda: (lessons(key), exercises(key)))
    version = make_game(key, {}).version
    return learned.LearntGame(
        key,
        [lesson_card(one) for one in there],
        [exercise_card(one) for one in hard],
        [own_card(row) for row in progress.own if (row["game"], row["rules"]) == (key, version)],
        [row["what"] for row in progress.rows if row["game"] == key],
        progress.matches.get(key, 0),
    )


async def note(ask: Ask) -> learned.LearntGame:
    """Something that somebody says about themselves."""
    key, asked = known_game(ask), await ask.body(learned.NoteLearned)
    person = (await ask.kept()).row.id
    hall = ask.server.hall
    if asked.on:
        await hall.storage.write(note_learned(person, key, [asked.what], hall.now()))
    else:
        await hall.storage.write(unlearn(person, key, asked.what))
    return await learnt(ask, await progress_of(ask, person), key)


async def finish_lesson(ask: Ask) -> learned.LearntGame:
    """It counts if what was done leads to the end."""
    asked = await ask.body(learned.DoneLesson)
    somebody = await ask.kept()
    found = await lesson_asked(ask)
    if not await aside(ask, lambda one: lesson.is_done(one, asked.did)):
        raise lesson.gone_astray()
    key, hall = found.game.key, ask.server.hall
    name = ask.request.path_params.get("name")
    what = f"lesson-{found.number}" if name is None else f"exercise-{name}"
    await hall.storage.write(note_learned(somebody.row.id, key, [what], hall.now()))
    return await learnt(ask, await progress_of(ask, somebody.row.id), key)


def numbers_in(ask: Ask, name: str, most: int) -> list[int]:
    """Numbers of actions in the address, with dots between them; Unreadable if they are not."""
    parts = ask.request.query_params.get(name, "").split(".")
    if parts == [""]:
        return []
    if len(parts) > most or not all(part.isdecimal() and part.isascii() and len(part) < 8 for part in parts):
        raise Unreadable("server-error-actions", f"'{name}' is not a list of actions, such as 3.14.", name=name)
    return [int(part) for part in parts]


async def aside(ask: Ask, work: Callable[[Lesson], A]) -> A:
    """Work on a lesson: it is gone through from its beginning, for one after another of the same address."""
    somebody = await ask.somebody()
    ask.server.limits.check("learning", somebody.row.id, LEARNING)
    found = await lesson_asked(ask)
    async with ask.turn():
        return await ask.server.hall.aside(partial(work, found))


async def in_lesson(ask: Ask) -> learned.LessonMoment:
    did, actions, undo = done_before(ask), numbers_in(ask, "actions", TOGETHER), numbers_in(ask, "undo", 1)
    words = ask.request.query_params.get("words") == "1"
    return await aside(
        ask, lambda found: lesson.moment(found, did, actions, min(TOGETHER, sum(undo)), words)
    )  # fmt: skip


def done_before(ask: Ask) -> list[int]:
    return numbers_in(ask, "did", learned.MOST_DONE)


async def lesson_preview(ask: Ask) -> wire.Preview:
    did, actions = done_before(ask), numbers_in(ask, "actions", TOGETHER)
    if not actions:
        raise Unreadable("server-error-actions", "'actions' is not a list of actions, such as 3.14.", name="actions")
    after = ask.request.query_params.get("after") == "1"
    return await aside(ask, lambda found: lesson.preview(found, did, actions, after))


async def lesson_why(ask: Ask) -> wire.Why:
    did, actions = done_before(ask), numbers_in(ask, "action", 1)
    if not actions:
        raise Unreadable("server-error-actions", "'action' is not a list of actions, such as 3.14.", name="action")
    return await aside(ask, lambda found: lesson.why(found, did, actions[0]))


def played(path: str, what: str) -> tuple[Route, ...]:
    """The addresses of something that is learnt at a table."""
    asked = ("did", "actions", "undo", "words")
    return (
        Route("GET", path, in_lesson, f"Where you are in {what}; what is said to what you do there.", None,
              learned.LessonMoment, asked),
        Route("POST", path, finish_lesson, f"You have done {what}.", learned.DoneLesson, learned.LearntGame),
        Route("GET", f"{path}/preview", lesson_preview, f"What is certain about actions in {what}.", None, wire.Preview,
              ("did", "actions", "after")),
        Route("GET", f"{path}/why", lesson_why, f"Why an action is not allowed in {what}.", None, wire.Why,
              ("did", "action")),
    )  # fmt: skip


LEARN: Final = (
    Route("GET", "/api/learn", learning, "How far you are with each game.", None, learned.LearningJson),
    Route(
        "GET",
        "/api/learn/today",
        learning_today,
        "The way on and the exercise of the day.",
        None,
        learned.LearningToday,
    ),
    Route("GET", "/api/learn/{game}", learning_game, "The lessons of a game.", None, learned.LearntGame),
    Route(
        "POST",
        "/api/learn/{game}/notes",
        note,
        "You have had a look at a game, or want no companion.",
        learned.NoteLearned,
        learned.LearntGame,
    ),
    *played("/api/learn/{game}/{number}", "a lesson"),
    *played("/api/learn/{game}/exercises/{name}", "an exercise"),
)
