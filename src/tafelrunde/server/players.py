"""Bots by their level, wherever the house keeps them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.game import Game
from tafelrunde.server.wire import Level

HAS_LEVELS: Final = find_spec("tafelrunde.bots.levels") is not None


def make_player(game: Game, level: Level, seed: int) -> Bot:
    """A bot of this level. Without a module of levels, squires play at random and the others look one action ahead."""
    if HAS_LEVELS:
        made: Bot = import_module("tafelrunde.bots.levels").make_bot(game, level, seed)
        return made
    return RandomBot(seed) if level == "squire" else GreedyBot(game, seed)
