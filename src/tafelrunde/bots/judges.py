"""Which judge belongs to which game."""

from __future__ import annotations

from importlib.util import find_spec

from tafelrunde.bots.judge import Judge
from tafelrunde.bots.kept import is_earlier, kept_judge
from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in


def judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The judge of this game: the house's own in `bots/<key>`, the one in the package of a game from elsewhere, or one
    that knows nothing."""
    if is_earlier(game):
        return kept_judge(game)
    package = type(game).__module__.rpartition(".")[0]
    for place in (f"tafelrunde.bots.{game.key}", package):
        if find_spec(place) is not None and find_spec(f"{place}.judge") is not None:
            judge: Judge = class_in(f"{place}.judge", Judge)(weights)
            return judge
    return Judge()
