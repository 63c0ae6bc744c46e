"""A table as research sees it: one seat is asked at a time, and the match can be copied and pickled at any point."""

from __future__ import annotations

from functools import lru_cache
from operator import index
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

import tafelrunde.games  # noqa: F401  (registers the games)
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import IllegalAction, ImpossibleTable
from tafelrunde.core.game import Game, OptionValue, State
from tafelrunde.core.messages import Grid
from tafelrunde.core.registry import class_in, make_game, package_of
from tafelrunde.core.view import View
from tafelrunde.research.engine.observer import Observer, layout, mask, observation, rewards
from tafelrunde.research.engine.sheet import LayoutRow
from tafelrunde.research.small import SMALL, small_game, small_observer
from tafelrunde.words import Words

Bytes: TypeAlias = npt.NDArray[np.uint8]
Signs: TypeAlias = npt.NDArray[np.int8]


RENDER_MODES: Final = ("ansi", "human")
"""A text, given back or printed."""


class Setting(NamedTuple):
    """Which game is played, by how many, under which options: as plain data."""

    key: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()


class Box:
    """Everything about a setting that does not change from match to match."""

    def __init__(self, setting: Setting) -> None:
        game = game_of(setting.key, dict(setting.options))
        check_seats(game, setting.seats)
        self.setting: Final = setting
        self.game: Final = game
        self.seats: Final = setting.seats
        self.observer: Final = observer_of(setting.key)
        self.rows: Final[list[LayoutRow]] = layout(self.observer, game.new(setting.seats, FastDealer(0)))
        self.width: Final = sum([row.width for row in self.rows])
        self.actions: Final = len(game.catalogue.actions)
        self.blank: Final = bytes(self.actions)

    def observation(self, state: State, seat: int) -> Bytes:
        """What this seat may know, in numbers."""
        return np.frombuffer(bytearray(observation(self.observer, self.width, state, seat)), np.uint8)

    def mask(self, state: State, seat: int) -> Signs:
        """1 for every action that this seat may take now; nothing but zeros if it is not asked."""
        return np.frombuffer(bytearray(mask(state, seat, self.blank)), np.int8)

    def named(self, found: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """An observation, or several in the last dimension, taken apart by the names of its layout."""
        return {row.name: found[..., row.first : row.first + row.width] for row in self.rows}

    def action_names(self) -> list[str]:
        """Every action in the notation of the game, by number."""
        return [self.game.action_name(action) for action in self.game.catalogue.actions]


def setting_of(key: str, seats: int | None, options: dict[str, OptionValue]) -> Setting:
    """The setting with these options; the fewest seats unless it says how many."""
    game = game_of(key, options)
    count = min(game.seats) if seats is None else check_seats(game, whole(seats, "seats"))
    return Setting(key, count, tuple(sorted(options.items())))


def whole(number: Any, name: str) -> int:
    """A whole number of any kind, such as numpy's; TypeError for anything else, as half an action is no action."""
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{name}: a whole number, not {number!r}.") from None


@lru_cache(maxsize=64)
def box_of(setting: Setting) -> Box:
    """The box of a setting; ImpossibleTable if there is no such table."""
    return Box(setting)


def game_of(key: str, options: dict[str, OptionValue]) -> Game:
    """A game by its key, or one of the small games, which have no options."""
    return small_game(key) if key in SMALL and not options else make_game(key, options)


def observer_of(key: str) -> Observer:
    """The observer of a game: from `tafelrunde.research.engine`, or for a game from elsewhere from the module
    `observer` in its package. ImpossibleTable if it has none."""
    if key in SMALL:
        return small_observer(key)
    package = package_of(key)
    name = f"tafelrunde.research.engine.{key}" if package == f"tafelrunde.games.{key}" else f"{package}.observer"
    try:
        made: Observer = class_in(name, Observer)()
    except ModuleNotFoundError as error:
        if not name.startswith(str(error.name)):
            raise  # the observer is there, but something it needs is not
        raise ImpossibleTable("error-game-package", f"There is no module '{name}'.", package=name) from None
    return made


class Play:
    """One match. Its seed and its actions say all about it."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.box: Final = box_of(setting)
        self.seed: Final = seed
        self.dealer: Final = FastDealer(seed)
        self.state: State = self.box.game.new(setting.seats, self.dealer)
        self.numbers: list[int] = []

    @property
    def is_over(self) -> bool:
        return self.state.owing == 0

    @property
    def seat(self) -> int:
        """The seat that is asked: the first that owes a decision. Where several owe one, none sees the answers of the
        others, so their order does not matter."""
        return self.state.next_seat()

    def play(self, number: int) -> None:
        """The seat that is asked acts; IllegalAction if it may not do that."""
        state, seat = self.state, self.state.next_seat()
        if number not in state.legal(seat):
            raise not_legal(seat, number)
        state.apply(seat, number, self.dealer)
        self.numbers.append(number)

    def rewards(self) -> list[float]:
        """What each seat gets; nothing at all while the match is running."""
        return rewards(self.state.standings())

    def copy(self) -> Play:
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__, dealer=FastDealer(0), state=self.state.clone(), numbers=self.numbers[:])
        twin.dealer.x = self.dealer.x
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __copy__(self) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (replayed, (self.box.setting, self.seed, self.numbers))


def check_render_mode(mode: str | None) -> str | None:
    """ValueError if there is no such way to render."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {' or '.join(RENDER_MODES)}, not {mode!r}.")
    return mode


def check_legal(state: State, seat: int, number: int) -> None:
    """IllegalAction if this seat may not do that now."""
    if number not in state.legal(seat):
        raise not_legal(seat, number)


def not_legal(seat: int, number: int) -> IllegalAction:
    says = f"Seat {seat} may not play action {number} now."
    return IllegalAction("error-not-legal", says, seat=seat, action=str(number))


def replayed(setting: Setting, seed: int, numbers: list[int]) -> Play:
    """The match with this seed after these actions."""
    play = Play(setting, seed)
    for number in numbers:
        play.state.apply(play.state.next_seat(), number, play.dealer)
    play.numbers = numbers
    return play


def in_words(game: Game, view: View, seats: int) -> str:
    """The view of a seat or an onlooker, told in English."""
    words = Words("en", [f"Seat {seat}" for seat in range(seats)], view.seat if view.seat >= 0 else None)
    lines: list[str] = []
    for part in game.tell_position(view):
        if isinstance(part, Grid):
            lines.append(" | ".join([words.text(head) for head in part.heads]))
            lines += [" | ".join([words.text(cell) for cell in row]) for row in part.rows]
        else:
            lines.append(f"{words.text(part.label)}: {words.text(part.says)}")
    return "\n".join(lines)
