"""Which judge belongs to which game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in

_WHERE: Final = {
    "druidenwalzer": "tafelrunde.bots.druidenwalzer:DruidenwalzerJudge",
    "havoc": "tafelrunde.bots.havoc:HavocJudge",
    "macht": "tafelrunde.bots.macht:MachtJudge",
    "maginor": "tafelrunde.bots.maginor:MaginorJudge",
}


def judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The judge of this game; for one from elsewhere the judge in its package, if it has any, else one that knows
    nothing."""
    if game.key in _WHERE:
        module, _, name = _WHERE[game.key].partition(":")
        made = getattr(import_module(module), name)(weights)
        assert isinstance(made, Judge)
        return made
    own = f"{type(game).__module__.rpartition('.')[0]}.judge"
    if find_spec(own) is None:
        return Judge()
    judge: Judge = class_in(own, Judge)(weights)
    return judge
