"""Which games there are: each is a package, known by its last name and imported only when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, OptionValue, check_options

SETTING: Final = "TAFELRUNDE_GAMES"
"""The environment variable that names packages of games from elsewhere, separated by commas."""

_PACKAGES: Final[dict[str, str]] = {}


def register(package: str) -> None:
    """Register the game in this package: its key is the package's last name, its class the one in `game.py`."""
    key = package.rpartition(".")[2]
    if _PACKAGES.setdefault(key, package) != package:
        raise ValueError(f"'{package}' has the same key as '{_PACKAGES[key]}'.")


def keys() -> list[str]:
    return list(_PACKAGES)


def games() -> dict[str, type[Game]]:
    """Every game by its key."""
    return {key: find_game(key) for key in _PACKAGES}


def package_of(key: str) -> str:
    """The package of a game; ImpossibleTable if there is no such game."""
    if key not in _PACKAGES:
        known = ", ".join(_PACKAGES)
        raise ImpossibleTable(
            "error-game-unknown", f"There is no game '{key}'; there are: {known}.", game=key, known=known
        )
    return _PACKAGES[key]


def find_game(key: str) -> type[Game]:
    """The class of a game; ImpossibleTable if there is none."""
    package = package_of(key)
    try:
        found: type[Game] = class_in(f"{package}.game", Game)
    except ModuleNotFoundError as error:
        if not f"{package}.game".startswith(str(error.name)):
            raise  # the game is there, but something it needs is not
        raise ImpossibleTable(
            "error-game-package", f"There is no game in the package '{package}'.", package=package
        ) from None
    return found


def class_in(module: str, base: type) -> Any:
    """The one class in this module that derives from the base."""
    named = vars(import_module(module)).values()
    kinds = [thing for thing in named if isinstance(thing, type) and issubclass(thing, base)]
    (found,) = [kind for kind in kinds if getattr(kind, "__module__", "") == module]
    return found


def make_game(key: str, options: dict[str, OptionValue]) -> Game:
    """The game with these options; ImpossibleTable if it has no such option or no such choice."""
    kind: object = find_game(key)
    assert callable(kind)
    plain = kind()
    assert isinstance(plain, Game)
    check_options(key, plain.options, options)  # before a compiled class refuses a wrong type in its own words
    made = kind(**options)
    assert isinstance(made, Game)
    return made
