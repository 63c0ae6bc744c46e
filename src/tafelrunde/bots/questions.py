"""What a worker process is asked about bots, and how it answers. It is told a view and the legal actions, never a
state."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.bots import hints
from tafelrunde.bots.hints import Advice
from tafelrunde.bots.levels import LEVELS, LevelName, SearchBot, planned
from tafelrunde.core.game import OptionValue
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View


class Question(NamedTuple):
    """What would a bot of this level do? Actions by their numbers."""

    game: str
    options: dict[str, OptionValue]
    view: View
    legal: tuple[int, ...]
    level: LevelName
    seed: int
    clock: float
    step: int = 0
    """How many decisions of the same turn came before, or since a person decided."""


class Decision(NamedTuple):
    """The number of an action, and how many simulations are behind it."""

    number: int
    simulations: int


def decide(question: Question) -> Decision:
    game = make_game(question.game, question.options)
    actions = game.catalogue.actions
    bot = SearchBot(game, planned(LEVELS[question.level], question.step), question.seed)
    chosen = bot.decide(question.view, [actions[number] for number in question.legal], question.clock)
    return Decision(game.catalogue.number(chosen), bot.simulations)


def advise(question: Question) -> Advice:
    """The same, with what speaks for it."""
    game = make_game(question.game, question.options)
    legal = [game.catalogue.actions[number] for number in question.legal]
    return hints.advise(game, question.view, legal, LEVELS[question.level], question.clock)
