"""Which games there are: each is a package, known by its last name and imported only when asked for.

Earlier versions of games are packages too, within `tafelrunde_versions`: `havoc_1` is Havoc by version 1 of its rules.
They are there if somebody has put them on the path (`server/versions.py`), and run like games from elsewhere."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, OptionValue, check_options

SETTING: Final = "TAFELRUNDE_GAMES"
"""The environment variable that names packages of games from elsewhere, separated by commas."""

VERSIONS: Final = "tafelrunde_versions"
"""The package in which earlier versions of games are found, if any are kept here."""

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
    """The package of a game, or of an edition of it; ImpossibleTable if there is no such game."""
    if key not in _PACKAGES:
        if is_kept(key):
            return f"{VERSIONS}.{key}"
        known = ", ".join(_PACKAGES)
        raise ImpossibleTable(
            "error-game-unknown", f"There is no game '{key}'; there are: {known}.", game=key, known=known
        )
    return _PACKAGES[key]


def is_kept(edition: str) -> bool:
    """Whether this earlier version of a game is here."""
    if re.fullmatch(r"[a-z]+_[0-9]{1,9}", edition) is None:
        return False
    return find_spec(VERSIONS) is not None and find_spec(f"{VERSIONS}.{edition}") is not None


def edition(key: str, version: int) -> str:
    """The name of a game under this version of its rules: its key if that is today's. ImpossibleTable if the version is
    not here."""
    if key in _PACKAGES and make_game(key, {}).version == version:
        return key
    name = f"{key}_{version}"
    if not is_kept(name):
        package_of(key)  # a game that nobody knows has no versions either
        raise ImpossibleTable(
            "error-version-missing",
            f"Version {version} of the rules of {key} is not kept here.",
            game=key,
            version=version,
        )
    return name


def edition_of(game: Game) -> str:
    """The name of this game's edition."""
    package, _, name = type(game).__module__.rpartition(".")[0].rpartition(".")
    return name if package == VERSIONS else game.key


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
    """The game, or an edition of it, with these options; ImpossibleTable if it has no such option or no such choice."""
    kind: object = find_game(key)
    assert callable(kind)
    plain = kind()
    assert isinstance(plain, Game)
    check_options(key, plain.options, options)  # before a compiled class refuses a wrong type in its own words
    made = kind(**options)
    assert isinstance(made, Game)
    return made
