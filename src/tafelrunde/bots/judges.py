"""Which judge belongs to which game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.util import find_spec

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in, edition_of


def judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The judge of this game: the house's own in `bots/<key>`, the one in the package of a game from elsewhere, or one
    that knows nothing."""
    package = type(game).__module__.rpartition(".")[0]
    if edition_of(game) != game.key:
        return kept_judge(game.key, package, weights or {})
    for place in (f"tafelrunde.bots.{game.key}", package):
        if find_spec(place) is not None and find_spec(f"{place}.judge") is not None:
            judge: Judge = class_in(f"{place}.judge", Judge)(weights)
            return judge
    return Judge()


def kept_judge(key: str, package: str, weights: dict[str, float]) -> Judge:
    """The judge of an earlier version of a game, kept with its rules and its weights; one that knows nothing if it does
    not fit into this house any more."""
    try:
        kept = tomllib.loads(files(package).joinpath("weights.toml").read_text(encoding="utf-8"))[key]
        judge: Judge = class_in(f"{package}.judge", Judge)({**kept, **weights})
        return judge
    except (ImportError, AttributeError, LookupError, OSError, TypeError, ValueError):
        return Judge()
