"""Which judge belongs to which game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tafelrunde.bots.judge import Judge
from tafelrunde.core.game import Game

_WHERE: Final = {
    "druidenwalzer": "tafelrunde.bots.druidenwalzer.judge:DruidenwalzerJudge",
    "havoc": "tafelrunde.bots.havoc.judge:HavocJudge",
    "macht": "tafelrunde.bots.macht.judge:MachtJudge",
    "maginor": "tafelrunde.bots.maginor:MaginorJudge",
}


def judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The judge of this game; one that knows nothing where there is none."""
    if game.key not in _WHERE:
        return Judge()
    module, _, name = _WHERE[game.key].partition(":")
    made = getattr(import_module(module), name)(weights)
    assert isinstance(made, Judge)
    return made
