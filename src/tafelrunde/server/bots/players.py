"""Bots by their level, as tables ask for them, and what they advise."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.bots import hints
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import IS_COMPILED, LevelName, make_bot
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.view import View

WORLDS: Final = 24
COMPARED: Final = 5
REASONS: Final = 3
LEAST: Final = 0.05
"""In how many imagined worlds advice is weighed, against how many other actions; how many reasons are given, and what
gains less than this is none."""


class Answer(NamedTuple):
    """The number of an action; how likely the seat wins with it, if that was asked; the message ids of the reasons."""

    number: int
    chance: float | None = None
    reasons: tuple[str, ...] = ()


def make_player(game: Game, level: LevelName, seed: int) -> Bot:
    """A bot of this level. Where the search is not compiled, squires play at random and the others look one action
    ahead, so that nobody has to wait."""
    if IS_COMPILED:
        return make_bot(game, level, seed)
    return RandomBot(seed) if level == "squire" else GreedyBot(game, seed)


def advise(game: Game, view: View, legal: list[Action], level: LevelName, seed: int, clock: float) -> Answer:
    """What a bot of this level would do, how likely that wins, and in what it is better than the rest."""
    if IS_COMPILED and (found := hints.advise(game, view, clock=clock)) is not None:
        return Answer(game.catalogue.number(found.action), found.chance, tuple(found.reasons))
    chosen = make_player(game, level, seed).decide(view, legal, clock)
    number = game.catalogue.number(chosen)
    others = [game.catalogue.number(action) for action in legal if action != chosen]
    step = max(1, len(others) // COMPARED)
    return Answer(number, *weigh(game, view, number, others[::step][:COMPARED], seed, clock))


def weigh(
    game: Game, view: View, best: int, others: list[int], seed: int, clock: float
) -> tuple[float, tuple[str, ...]]:
    """How the seat fares on average over imagined worlds, and the largest gains against the other actions."""
    judge, greedy, start = judge_of(game), GreedyBot(game, seed), monotonic()
    gains: dict[str, float] = {}
    total, worlds = 0.0, 0
    while worlds < WORLDS and (not worlds or monotonic() - start < clock):
        world = game.imagine(view, FastDealer(seed + worlds))
        for number in [best, *others]:
            state, chance = world.clone(), FastDealer(seed + worlds)
            state.apply(view.seat, number, chance)
            part = 1.0 if number == best else -1.0 / len(others)
            for reason in judge.reasons(state, view.seat):
                gains[reason.id] = gains.get(reason.id, 0.0) + part * reason.worth
            if number == best:
                total += greedy.worth(state, view.seat, chance)
        worlds += 1
    told = sorted([(-gain, id) for id, gain in gains.items() if gain > LEAST * worlds])
    return total / worlds, tuple([id for _, id in told[:REASONS]])
