"""Which games there are: each package of a game registers where its class is to be found."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, OptionValue, check_options

_WHERE: Final[dict[str, str]] = {}


def register(key: str, where: str) -> None:
    """A game of this key is the class at `where`: "package.module:Class". It is imported only when asked for."""
    _WHERE[key] = where


def games() -> dict[str, type[Game]]:
    """Every game by its key."""
    return {key: find_game(key) for key in _WHERE}


def find_game(key: str) -> type[Game]:
    if key not in _WHERE:
        known = ", ".join(_WHERE)
        raise ImpossibleTable(
            "error-game-unknown", f"There is no game '{key}'; there are: {known}.", game=key, known=known
        )
    module, _, name = _WHERE[key].partition(":")
    found: type[Game] = getattr(import_module(module), name)
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
