"""Which judge belongs to which game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game


def judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The judge of this game: that of the house in `bots/<key>`, that in the package of a game from elsewhere, or one
    that knows nothing."""
    package = type(game).__module__.rpartition(".")[0]
    for module in (f"tafelrunde.bots.{game.key}", package):
        if find_spec(module) is not None and find_spec(f"{module}.judge") is not None:
            made = judge_in(f"{module}.judge")(weights)
            assert isinstance(made, Judge)
            return made
    return Judge()


def judge_in(module: str) -> type:
    """The one judge that a module defines."""
    (found,) = [
        thing
        for thing in vars(import_module(module)).values()
        if isinstance(thing, type) and issubclass(thing, Judge) and thing.__module__ == module
    ]
    return found
