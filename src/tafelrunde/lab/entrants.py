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
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import hand_judge_of, judge_from, judge_of
from tafelrunde.bots.levels import LEVELS, Level, SearchBot
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.view import View
from tafelrunde.lab.faults import Fault
from tafelrunde.lab.programs import ProgramBot

GREEDY: Final = "greedy"
RANDOM: Final = "random"
HAND: Final = "hand"
"""After a plus: with the hand-written judge of the game, also where it has a learned one."""

PLAIN: Final = "plain"
"""A search that knows nothing of the game: random actions to the end, with the simulations and time of a master."""

KNOWN: Final = ", ".join(
    [*LEVELS, GREEDY, RANDOM, PLAIN, "LEVEL@2", "LEVEL+hand", "LEVEL+FILE.net", "LEVEL+FILE.toml", "MODULE:CLASS",
     "cmd:COMMAND"]
)  # fmt: skip


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
class Chance:
    """Plays at random."""

    name: str

    def sit(self, sitting: Sitting) -> Bot:
        return RandomBot(sitting.seed)

    def facts(self) -> dict[str, object]:
        return {}

    def cap(self) -> float | None:
        return None


@dataclass(frozen=True)
class Judgement:
    """Which judge a bot relies on: that of the game, the hand-written one with these weights, a learned one from a file
    by this name, or one that knows nothing."""

    weights: dict[str, float] | None = None
    net: bytes = b""
    name: str = ""
    is_plain: bool = False

    def judge(self, game: Game) -> Judge:
        if self.is_plain:
            return Judge()
        if self.net:
            return judge_from(self.net, self.name, game)
        return judge_of(game) if self.weights is None else hand_judge_of(game, self.weights)

    def facts(self) -> dict[str, object]:
        if self.net:
            return {"net": sha256(self.net).hexdigest()}
        return {} if self.weights is None else {"weights": self.weights}


USUAL: Final = Judgement()


@dataclass(frozen=True)
class Looker:
    """Looks one action ahead."""

    name: str
    judgement: Judgement = USUAL

    def sit(self, sitting: Sitting) -> Bot:
        return GreedyBot(sitting.game, sitting.seed, self.judgement.judge(sitting.game))

    def facts(self) -> dict[str, object]:
        return self.judgement.facts()

    def cap(self) -> float | None:
        return None


@dataclass(frozen=True)
class Searcher:
    """A bot that searches."""

    name: str
    level: Level
    judgement: Judgement = USUAL

    def sit(self, sitting: Sitting) -> Bot:
        return SearchBot(sitting.game, self.level, sitting.seed, self.judgement.judge(sitting.game))

    def facts(self) -> dict[str, object]:
        limits: dict[str, object] = {"simulations": self.level.simulations, "seconds": self.level.seconds}
        guided = {"instinct": True} if self.level.instinct else {}
        return {**limits, **guided, **self.judgement.facts()}

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
    if text == RANDOM:
        return Chance(text)
    found = re.fullmatch(r"([a-z]+)(?:@([0-9./]+))?(?:\+(.+))?", text)
    name = found[1] if found else ""
    factor = read_fraction(found[2]) if found and found[2] else Fraction(1)
    is_known = (
        name in LEVELS or (name == PLAIN and found and not found[3]) or (name == GREEDY and found and not found[2])
    )
    if not found or factor is None or not is_known:
        raise ImpossibleTable("lab-error-player", f"There is no player '{text}'.", name=text, known=KNOWN)
    if name == PLAIN:
        return Searcher(text, scaled(LEVELS["master"], fraction, factor), Judgement(is_plain=True))
    judgement = read_judgement(found[3], game) if found[3] else USUAL
    return (
        Looker(text, judgement) if name == GREEDY else Searcher(text, scaled(LEVELS[name], fraction, factor), judgement)
    )


def read_judgement(text: str, game: Game) -> Judgement:
    """What comes after the plus: `hand`, weights for the hand-written judge (`.toml`), or a learned judge."""
    if text == HAND:
        return Judgement(weights={})
    path = Path(text)
    if path.suffix == ".toml":
        return Judgement(weights=read_weights(path, game))
    try:
        net = path.read_bytes()
    except OSError as error:
        raise no_weights(path, game, error) from None
    judge_from(net, text, game)
    return Judgement(net=net, name=text)


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
        hand_judge_of(game, weights)
    except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError) as error:
        raise no_weights(path, game, error) from None
    return weights


def no_weights(path: Path, game: Game, error: Exception) -> ImpossibleTable:
    return ImpossibleTable(
        "lab-error-weights", f"'{path}' has no weights for {game.key} ({described(error)}).",
        path=str(path), game=game.key, reason=described(error),
    )  # fmt: skip


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
