"""Root parallelism: several processes search from the same view, each on its own, and their counts are added up."""

from __future__ import annotations

from concurrent.futures import Future, wait
from typing import Final, NamedTuple

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.pool import Lost, Pool
from tafelrunde.bots.search import LOOKS, Search, Thought, Watch
from tafelrunde.core.game import Game, OptionValue
from tafelrunde.core.registry import edition_of, make_game
from tafelrunde.core.view import View

HANGS: Final = 10.0
"""Seconds beyond its time after which a thinking process is given up."""


class Task(NamedTuple):
    """What one process should find out: a view, never a state."""

    game: str
    options: dict[str, OptionValue]
    view: View
    seed: int
    simulations: int
    seconds: float
    instinct: bool


def carry_out(task: Task) -> Thought:
    """Runs in a process of its own; its time starts when it does."""
    game = make_game(task.game, task.options)
    search = Search(game, judge_of(game), task.view, task.seed, use_instinct=task.instinct)
    search.think(task.simulations, task.seconds)
    return search.thought()


def think_together(
    pool: Pool,
    game: Game,
    view: View,
    seed: int,
    simulations: int,
    seconds: float,
    instinct: bool = False,
    watch: Watch | None = None,
) -> list[Thought]:
    """Share the simulations out among the processes; the same seed and size give the same answer, if time allows. A
    part whose process was not available is missing."""
    part = -(-simulations // pool.size)
    name = edition_of(game)
    tasks = [
        Task(name, game.chosen, view, seed * pool.size + place, part, seconds, instinct) for place in range(pool.size)
    ]
    running: list[Future[Thought]] = [pool.submit(carry_out, task, patience=seconds + HANGS) for task in tasks]
    while wait(running, LOOKS).not_done:
        if watch is not None:
            watch()
    thoughts: list[Thought] = []
    for future in running:
        try:
            thoughts.append(future.result())
        except Lost:
            pass
    return thoughts
