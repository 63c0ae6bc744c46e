"""Who enters the arena: from a text such as `master`, `baron@2`, `plain`, `my_bots:Careful` or `cmd:./bot` to a bot.

An entrant is plain data and can be sent to wherever matches are played; there it sits down as a bot."""

from __future__ import annotations

import inspect
import os
import re
import shlex
import shutil
import sys
import tomllib
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS, Level, SearchBot, make_bot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.view import View
from tafelrunde.lab.faults import Fault
from tafelrunde.lab.programs import ProgramBot

SIMPLE: Final = ("greedy", "random")
PLAIN: Final = "plain"
"""A search that knows nothing of the game: random actions to the end, with the simulations and time of a master."""

KNOWN: Final = ", ".join([*LEVELS, *SIMPLE, PLAIN, "LEVEL@2", "LEVEL+FILE.toml", "MODULE:CLASS", "cmd:COMMAND"])


class Sitting(NamedTuple):
    """Where a bot sits down: one seat of one match. `clock` is how many seconds it has for a decision, if that is
    limited."""

    game: Game
    seats: int
    seat: int
    seed: int
    clock: float | None


class Entrant(Protocol):
    """Somebody who can sit down at any number of matches."""

    @property
    def name(self) -> str: ...

    def sit(self, sitting: Sitting) -> Bot:
        """A fresh bot for one match; a Fault if it cannot come."""
        ...

    def facts(self) -> dict[str, object]:
        """What its strength depends on, for the results file."""
        ...

    def cap(self) -> float | None:
        """Seconds after which it stops thinking, if it does."""
        ...


@dataclass(frozen=True)
class Simple:
    """A bot that does not search."""

    name: str

    def sit(self, sitting: Sitting) -> Bot:
        return make_bot(sitting.game, self.name, sitting.seed)

    def facts(self) -> dict[str, object]:
        return {}

    def cap(self) -> float | None:
        return None


@dataclass(frozen=True)
class Searcher:
    """A bot that searches: with the judge of the game, with other weights for it, or without a judge."""

    name: str
    level: Level
    weights: dict[str, float] | None = None
    is_plain: bool = False

    def sit(self, sitting: Sitting) -> Bot:
        judge = Judge() if self.is_plain else judge_of(sitting.game, self.weights)
        return SearchBot(sitting.game, self.level, sitting.seed, judge)

    def facts(self) -> dict[str, object]:
        limits: dict[str, object] = {"simulations": self.level.simulations, "seconds": self.level.seconds}
        return limits if self.weights is None else {**limits, "weights": self.weights}

    def cap(self) -> float | None:
        return self.level.seconds


@dataclass(frozen=True)
class PythonClass:
    """Somebody else's class: `module:Class`, with a bot's method `decide`."""

    name: str

    def sit(self, sitting: Sitting) -> Bot:
        """The constructor gets what it names: any of game, seats, seat, seed and clock."""
        made = find_class(self.name)
        offered = sitting._asdict()
        try:
            wanted = [name for name in inspect.signature(made).parameters if name in offered]
            bot = made(**{name: offered[name] for name in wanted})
        except (Exception, SystemExit) as error:
            raise Fault("lab-fault-raised", name=self.name, what=described(error)) from error
        return GuardedBot(self.name, bot)

    def facts(self) -> dict[str, object]:
        return {}

    def cap(self) -> float | None:
        return None


class GuardedBot:
    """Whatever goes wrong in somebody else's class is its fault, not the arena's."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name: Final = name
        self.bot: Final = bot

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        try:
            return self.bot.decide(view, list(legal), clock)
        except (Exception, SystemExit) as error:
            raise Fault("lab-fault-raised", name=self.name, what=described(error)) from error


@dataclass(frozen=True)
class Program:
    """A program in any language, spoken to line by line."""

    name: str
    command: tuple[str, ...]

    def sit(self, sitting: Sitting) -> Bot:
        return ProgramBot(self.name, self.command, sitting.game, sitting.seats, sitting.seat, sitting.seed)

    def facts(self) -> dict[str, object]:
        return {}

    def cap(self) -> float | None:
        return None


def read_entrant(text: str, game: Game, fraction: Fraction = Fraction(1)) -> Entrant:
    """The entrant of this text; ImpossibleTable if there is none."""
    if text.startswith("cmd:"):
        return Program(text, read_command(text))
    if ":" in text:
        find_class(text)
        return PythonClass(text)
    if text in SIMPLE:
        return Simple(text)
    found = re.fullmatch(r"([a-z]+)(?:@([0-9./]+))?(?:\+(.+))?", text)
    name = found[1] if found else ""
    factor = read_fraction(found[2]) if found and found[2] else Fraction(1)
    is_plain = name == PLAIN
    if not found or factor is None or (name not in LEVELS and not is_plain) or (is_plain and found[3]):
        raise ImpossibleTable("lab-error-player", f"There is no player '{text}'.", name=text, known=KNOWN)
    weights = read_weights(Path(found[3]), game) if found[3] else None
    return Searcher(text, scaled(LEVELS["master" if is_plain else name], fraction, factor), weights, is_plain)


def scaled(level: Level, fraction: Fraction, factor: Fraction) -> Level:
    """A level with a part or a multiple of its simulations. A fraction leaves the cap on the time as it is, so that it
    is the simulations that count; a factor applies to the time as well."""
    simulations = max(1, round(level.simulations * fraction * factor))
    return level._replace(simulations=simulations, seconds=level.seconds * float(factor))


def read_fraction(text: str) -> Fraction | None:
    """`1/16`, `2` or `0.5`; None if it is not a number above 0."""
    if re.fullmatch(r"[0-9]{1,9}([./][0-9]{1,9})?", text) is None or re.search("/0+$", text):
        return None
    return Fraction(text) or None


def read_weights(path: Path, game: Game) -> dict[str, float]:
    """The weights of a game's judge from a file like those that `tafelrunde tune` proposes."""
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))[game.key]
        weights = {str(name): float(weight) for name, weight in read.items()}
        judge_of(game, weights)
    except (OSError, ValueError, KeyError, AttributeError, TypeError) as error:
        raise ImpossibleTable(
            "lab-error-weights", f"'{path}' has no weights for {game.key} ({described(error)}).",
            path=str(path), game=game.key, reason=described(error),
        ) from None  # fmt: skip
    return weights


def read_command(text: str) -> tuple[str, ...]:
    try:
        command = shlex.split(text.removeprefix("cmd:"))
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise ImpossibleTable("lab-error-command", f"'{text}' cannot be run.", name=text)
    return tuple(command)


def find_class(text: str) -> type[Bot]:
    """The class of `module:Class`; modules in the current directory are found too."""
    module, _, name = text.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: type[Bot] = getattr(import_module(module), name)
    except Exception as error:
        raise ImpossibleTable(
            "lab-error-class", f"'{text}' cannot be loaded ({described(error)}).", name=text, reason=described(error)
        ) from error
    if not callable(getattr(found, "decide", None)):
        raise ImpossibleTable("lab-error-no-bot", f"'{text}' has no method decide.", name=text)
    return found


def described(error: BaseException) -> str:
    """An exception in one line."""
    said = str(error).strip().splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__
