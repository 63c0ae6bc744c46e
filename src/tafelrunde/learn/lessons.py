"""Lessons: data in a game's `lessons/`, one file each, read here. See `docs/learn.md` for what a file holds.

A step shows a position and asks for something. What the learner may try is written down as attempts: those that
are right end the step, the others are answered, shown to their end and taken back."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final, NamedTuple, get_type_hints

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer, Pick, ScriptedDealer, SeededDealer
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Argument, Message
from tafelrunde.core.record import RecordReader, read_entry
from tafelrunde.core.registry import make_game, package_of
from tafelrunde.core.view import View

YOU: Final = 0
"""The seat of the learner, but in exercises of one's own: those are played in the seat where one sat."""

MANY_PICKS: Final = 500
"""More than chance is ever asked in one action."""


class Move(NamedTuple):
    """An entry of an attempt: who does what, and how chance answers. Of several actions each will do. What is not left
    to the learner happens by itself, even if it is the learner's seat that acts."""

    seat: int
    actions: tuple[Action, ...]
    picks: tuple[Pick, ...]
    is_left_to_learner: bool


class Attempt(NamedTuple):
    """What a learner may do, with all that happens between and after it. `answer` is said then, with these arguments,
    and whatever else speaks for it."""

    moves: tuple[Move, ...]
    answer: str
    rules: tuple[str, ...]
    args: dict[str, Argument] = {}  # noqa: RUF012  (never changed)
    reasons: tuple[Message, ...] = ()


class Start(NamedTuple):
    """What the learner sees, what was done then, and the seed from which the rest is imagined."""

    view: View
    seed: int
    entries: tuple[Move, ...]


class Step(NamedTuple):
    """One thing to find. `asks` is said at `place` of the board, `otherwise` after what nobody foresaw."""

    start: Start | None  # None: it goes on where the step before ended
    asks: str
    otherwise: str
    rules: tuple[str, ...]
    place: str
    right: tuple[Attempt, ...]
    other: tuple[Attempt, ...]


class Lesson(NamedTuple):
    """A few steps that teach one thing. `about` says which, `tip` is said at the end; `rivals` are names in the order
    of their seats; the learner has the `seat` between them."""

    game: Game
    number: int
    title: str
    about: str
    tip: str
    is_short_way: bool
    rivals: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int = YOU

    def names(self, learner: str) -> tuple[str, ...]:
        """Of everybody at the table, seat by seat."""
        return (*self.rivals[: self.seat], learner, *self.rivals[self.seat :])

    def rules(self) -> tuple[str, ...]:
        """All rules that it names, in the order in which a learner meets them."""
        named: list[str] = []
        for step in self.steps:
            named += step.rules
            for attempt in step.right + step.other:
                named += attempt.rules
        return tuple(dict.fromkeys(named))

    def verbs(self) -> set[str]:
        """The kinds of decisions that are left to the learner."""
        attempts = [attempt for step in self.steps for attempt in step.right + step.other]
        moves = [move for attempt in attempts for move in attempt.moves if move.is_left_to_learner]
        return {action.verb for move in moves for action in move.actions}


class BrokenLesson(ValueError):
    """A file of a lesson does not say what it should."""


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order."""
    folder = files(package_of(key)).joinpath("lessons")
    if not folder.is_dir():
        return ()
    named = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return tuple([read_lesson(key, number, file.read_text(encoding="utf-8")) for number, file in enumerate(named, 1)])


def read_lesson(key: str, number: int, text: str) -> Lesson:
    """The lesson that this file tells; BrokenLesson says where it does not fit the game."""
    try:
        told = tomllib.loads(text)
        game = make_game(key, told.get("options", {}))
        rivals = tuple(told["names"])
        steps_told = told["step"]
    except (LookupError, TableError, TypeError, ValueError) as error:
        raise BrokenLesson(f"Lesson {number} of {key}: {reason(error)}") from error
    id = f"{key}-lesson-{number}"
    steps: list[Step] = []
    ends: list[Match] = []
    for place, step_told in enumerate(steps_told, 1):
        try:
            step = read_step(game, len(rivals) + 1, f"{id}-{place}", step_told, steps)
            ends = make_attempts(game, step, ends)
        except (AssertionError, AttributeError, LookupError, TableError, TypeError, ValueError) as error:
            raise BrokenLesson(f"Lesson {number} of {key}, step {place}: {reason(error)}") from error
        steps.append(step)
    is_short_way = bool(told.get("short_way"))
    return Lesson(game, number, id, f"{id}-about", f"{id}-tip", is_short_way, rivals, tuple(steps))


def reason(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def read_step(game: Game, seats: int, id: str, told: dict[str, Any], before: list[Step]) -> Step:
    if "from" not in told and not before:
        raise ValueError("it does not say where it begins")
    return Step(
        start=read_start(game, seats, told["from"], before) if "from" in told else None,
        asks=id,
        otherwise=f"{id}-else",
        rules=tuple(told["rules"]),
        place=read_place(game, told["place"]),
        right=read_attempts(game, f"{id}-right", told["right"]),
        other=read_attempts(game, f"{id}-other", told.get("other", [])),
    )


def read_place(game: Game, text: str) -> str:
    """A spot of the board such as `pile`, `seat:1` or `card:b12`, where the board has the number of the piece."""
    kind, _, what = text.partition(":")
    return text if not what or what.isdecimal() else f"{kind}:{game.parse_piece(what)}"


def read_attempts(game: Game, id: str, told: list[dict[str, Any]]) -> tuple[Attempt, ...]:
    return tuple([read_attempt(game, id, number, each) for number, each in enumerate(told, 1)])


def read_attempt(game: Game, id: str, number: int, told: dict[str, Any]) -> Attempt:
    """The first attempt of its kind is said by the plain id, the others by one with their number; `as` is the number of
    an earlier attempt that is answered in the same words."""
    said = told.get("as", number)
    moves = tuple([read_move(game, text) for text in told["do"]])
    if not any(move.is_left_to_learner for move in moves):
        raise ValueError(f"the learner does nothing in {told['do']}")
    return Attempt(moves, id if said == 1 else f"{id}-{said}", tuple(told.get("rules", [])))


def read_move(game: Game, text: str) -> Move:
    """An entry as a record has it, `1: draw | 7/30`. Without a seat it is left to the learner, and then there may be
    several: `put b9 or put n2`."""
    is_left = not text[:1].isdecimal()
    line = read_entry(RecordReader(f"{YOU}: {text}" if is_left else text))
    actions = [game.parse_action(part) for part in line.action.split(" or ")]
    return Move(line.seat, tuple(actions), line.picks, is_left)


def read_start(game: Game, seats: int, told: dict[str, Any], before: list[Step]) -> Start:
    """The deal, or the start of an earlier step, with whatever lies on the table otherwise, and what is done then."""
    view: View = game.new(seats, FastDealer(0)).view(YOU)
    seed: int = 0
    entries: tuple[Move, ...] = ()
    if "step" in told:
        earlier = before[told["step"] - 1].start
        if earlier is None:
            raise ValueError(f"step {told['step']} has no start of its own")
        view, seed, entries = earlier.view, earlier.seed, earlier.entries
    changes = {name: number_of(game, value) for name, value in told.get("view", {}).items()}
    unknown = changes.keys() - get_type_hints(type(view)).keys()
    if unknown:
        raise ValueError(f"a view has no {', '.join(sorted(unknown))}")
    if "entries" in told:
        entries = tuple([read_move(game, text) for text in told["entries"]])
    return Start(replace(view, **changes), told.get("seed", seed), entries)


def number_of(game: Game, value: Any) -> Any:
    """A piece or place is written as in the notation of the game."""
    if isinstance(value, list):
        return tuple([number_of(game, part) for part in value])
    return game.parse_piece(value) if isinstance(value, str) else value


def begin(game: Game, start: Start, names: tuple[str, ...] = ()) -> Match:
    """The table at the start of a step. What the learner does not see, and what chance answered until then, comes from
    the seed."""
    match = Match.begin(game, start.view, SeededDealer(str(start.seed).encode()), names=names)
    for move in start.entries:
        match.play(move.seat, move.actions[0])
    return match


def play(match: Match, move: Move, action: Action) -> None:
    """Chance answers as it is written, and where nothing is written, the same way every time."""
    match.dealer = ScriptedDealer([*[pick.pick for pick in move.picks], *[0] * MANY_PICKS])
    match.play(move.seat, action)


def make_attempts(game: Game, step: Step, before: list[Match]) -> list[Match]:
    """The tables at the ends of the right attempts. ValueError or TableError if one cannot be played, wherever the step
    before ended, or if chance is asked otherwise than it says."""
    ends: list[Match] = []
    for table in [begin(game, step.start)] if step.start is not None else before:
        if YOU not in table.to_act():
            raise ValueError("the learner has nothing to decide")
        for attempt in step.right + step.other:
            for actions in product(*[move.actions for move in attempt.moves]):
                match = table.at(len(table.entries))
                for move, action in zip(attempt.moves, actions, strict=True):
                    play(match, move, action)
                    asked = match.entries[-1].picks
                    if asked != move.picks:
                        said = " ".join([f"{pick.pick}/{pick.of}" for pick in asked])
                        raise ValueError(f"chance answers '{game.action_name(action)}' with '{said}'")
                if attempt in step.right:
                    ends.append(match)
    return ends
