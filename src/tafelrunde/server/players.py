"""Bots by their level, as tables ask for them."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.levels import IS_COMPILED, make_bot
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.game import Game
from tafelrunde.server.wire import Level


def make_player(game: Game, level: Level, seed: int) -> Bot:
    """A bot of this level. Where the search is not compiled, squires play at random and the others look one action
    ahead, so that nobody has to wait."""
    if IS_COMPILED:
        return make_bot(game, level, seed)
    return RandomBot(seed) if level == "squire" else GreedyBot(game, seed)
