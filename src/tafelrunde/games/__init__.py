"""The games, each in its package: the rulebooks as code."""

from __future__ import annotations

import sys
from types import ModuleType

from tafelrunde.core import registry
from tafelrunde.core.game import Game

for _package in ("havoc", "druidenwalzer", "maginor", "macht"):
    registry.register(f"tafelrunde.games.{_package}")


class _Games(ModuleType):
    """`tafelrunde.games` is both this package and, called, the list of games: `games()["havoc"]`."""

    def __call__(self) -> dict[str, type[Game]]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
