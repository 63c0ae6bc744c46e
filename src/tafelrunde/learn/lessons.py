"""Lessons: data in a game's `lessons/`, one file each, read here. See `docs/learn.md` for what a file holds.

A step shows a position and asks for something. What the learner may try is written down as lines of play: those that
are right end the step, the others are answered, shown to their end and taken back."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files
from typing import Any, Final, NamedTuple, get_type_hints

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Pick, ScriptedDealer
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.record import RecordReader, read_entry
from tafelrunde.core.registry import make_game, package_of
from tafelrunde.core.view import View

YOU: Final = 0
"""The seat of the learner."""


class Move(NamedTuple):
    """An entry of a line: who does what, and how chance answers."""

    seat: int
    action: Action
    picks: tuple[Pick, ...]


class Line(NamedTuple):
    """What a learner may do, move by move, and what follows by itself. `answer` is said then."""

    moves: tuple[Move, ...]
    then: tuple[Move, ...]
    answer: str
    rules: tuple[str, ...]


class Step(NamedTuple):
    """One thing to find. `asks` is said at `place` of the board, `otherwise` after what nobody foresaw."""

    start: View | None  # None: it goes on where the step before ended
    asks: str
    otherwise: str
    rules: tuple[str, ...]
    place: str
    right: tuple[Line, ...]
    other: tuple[Line, ...]


class Lesson(NamedTuple):
    """A few steps that teach one thing. `tip` is said at its end."""

    game: Game
    number: int
    title: str
    tip: str
    teaches: tuple[str, ...]
    is_short_way: bool
    names: tuple[str, ...]
    steps: tuple[Step, ...]


class BrokenLesson(ValueError):
    """A file of a lesson does not say what it should."""


def lessons(key: str) -> list[Lesson]:
    """All lessons of a game, in their order."""
    folder = files(package_of(key)).joinpath("lessons")
    if not folder.is_dir():
        return []
    named = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return [read_lesson(key, number, file.read_text(encoding="utf-8")) for number, file in enumerate(named, 1)]


def read_lesson(key: str, number: int, text: str) -> Lesson:
    """The lesson that this file tells; BrokenLesson says where it does not fit the game."""
    told = tomllib.loads(text)
    game = make_game(key, told.get("options", {}))
    id = f"{key}-lesson-{number}"
    steps: list[Step] = []
    for place, step in enumerate(told["step"], 1):
        try:
            steps.append(read_step(game, told["seats"], f"{id}-{place}", step))
        except (KeyError, TableError, ValueError) as error:
            raise BrokenLesson(f"Lesson {number} of {key}, step {place}: {error}") from error
    if not steps or steps[0].start is None:
        raise BrokenLesson(f"Lesson {number} of {key} does not say where it begins.")
    return Lesson(
        game, number, id, f"{id}-tip", tuple(told["teaches"]), bool(told.get("short_way")), tuple(told["names"]),
        tuple(steps),
    )  # fmt: skip


def read_step(game: Game, seats: int, id: str, told: dict[str, Any]) -> Step:
    return Step(
        start=read_start(game, seats, told["from"]) if "from" in told else None,
        asks=id,
        otherwise=f"{id}-else",
        rules=tuple(told["rules"]),
        place=told["place"],
        right=tuple([read_line(game, f"{id}-right", n, line) for n, line in enumerate(told["right"], 1)]),
        other=tuple([read_line(game, f"{id}-other", n, line) for n, line in enumerate(told.get("other", []), 1)]),
    )


def read_line(game: Game, id: str, number: int, told: dict[str, Any]) -> Line:
    """The first line of its kind is said by the plain id, the others by one with their number."""
    return Line(
        moves=tuple([read_move(game, f"{YOU}: {move}") for move in told["do"]]),
        then=tuple([read_move(game, move) for move in told.get("then", [])]),
        answer=id if number == 1 else f"{id}-{number}",
        rules=tuple(told.get("rules", [])),
    )


def read_move(game: Game, text: str) -> Move:
    """An entry as a record has it: `0: draw | 7/30`."""
    line = read_entry(RecordReader(text))
    return Move(line.seat, game.parse_action(line.action), line.picks)


def read_start(game: Game, seats: int, told: dict[str, Any]) -> View:
    """What the learner sees at the start: a deal, what was played since, and then whatever else lies on the table."""
    match = Match.new(game, seats, seed=told["seed"])
    for text in told.get("entries", []):
        move = read_move(game, text)
        match.play(move.seat, move.action)
    view = match.view(YOU)
    changes = {name: number_of(game, value) for name, value in told.get("view", {}).items()}
    unknown = changes.keys() - get_type_hints(type(view)).keys()
    if unknown:
        raise ValueError(f"a view has no {', '.join(sorted(unknown))}")
    return replace(view, **changes)


def number_of(game: Game, value: Any) -> Any:
    """A piece or place is written as in the notation of the game."""
    if isinstance(value, list):
        return tuple([number_of(game, part) for part in value])
    return game.parse_piece(value) if isinstance(value, str) else value


def begin(lesson: Lesson, step: Step) -> Match:
    """The table at the start of a step that has a position of its own. Hidden pieces do not matter; the first that fit
    are taken."""
    assert step.start is not None
    return Match.begin(lesson.game, step.start, ScriptedDealer([0] * MOST_HIDDEN), names=lesson.names)


MOST_HIDDEN: Final = 500
