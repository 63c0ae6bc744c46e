"""Which judge belongs to which game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game

_WHERE: Final = {
    "druidenwalzer": "tafelrunde.bots.druidenwalzer.judge:DruidenwalzerJudge",
    "havoc": "tafelrunde.bots.havoc.judge:HavocJudge",
    "macht": "tafelrunde.bots.macht.judge:MachtJudge",
    "maginor": "tafelrunde.bots.maginor.judge:MaginorJudge",
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
    (kind,) = [thing for thing in vars(import_module(own)).values() if is_judge(thing, own)]
    return kind(weights)


def is_judge(thing: Any, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Judge) and thing.__module__ == module
