"""The judges of earlier versions of games, kept with their rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in, edition_of


def is_earlier(game: Game) -> bool:
    """Whether these are not today's rules; then no judge of today knows what a position is worth."""
    return edition_of(game) != game.key


def kept_judge(game: Game) -> Judge:
    """The judge of an earlier version, with the weights of its time; one that knows nothing if it does not fit into
    this house any more."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        weights = tomllib.loads(files(package).joinpath("weights.toml").read_text(encoding="utf-8"))[game.key]
        judge: Judge = class_in(f"{package}.judge", Judge)(weights)
        return judge
    except (ImportError, AttributeError, LookupError, OSError, TypeError, ValueError):
        return Judge()
