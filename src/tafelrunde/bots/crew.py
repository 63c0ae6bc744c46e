"""Root parallelism: several processes search from the same view, each on its own, and what they counted is added up."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from os import cpu_count
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.search import LOOKS, Search, Tally, Watch
from tafelrunde.core.game import Game, OptionValue
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View


class Task(NamedTuple):
    """What one process is to find out: a view, never a state."""

    game: str
    options: dict[str, OptionValue]
    view: View
    seed: int
    simulations: int
    deadline: float


def leave_interruptions() -> None:
    """Who presses a key to interrupt means the process that asks."""
    signal(SIGINT, SIG_IGN)


def wake() -> None:
    """The first thing a process does."""
    import tafelrunde.games  # noqa: F401  (registers the games)


def carry_out(task: Task) -> list[Tally]:
    """In a process of its own."""
    wake()
    game = make_game(task.game, task.options)
    search = Search(game, judge_of(game), task.view, task.seed)
    search.think(task.simulations, task.deadline - monotonic())
    return search.tallies()


class Crew:
    """So many processes, as many as there are cores if nobody says; they are kept until `close`."""

    def __init__(self, size: int = 0) -> None:
        self.size: Final = size or cpu_count() or 1
        self.pool: Final = ProcessPoolExecutor(self.size, get_context("spawn"), leave_interruptions)
        for _ in range(self.size):
            self.pool.submit(wake)  # so that the first thought need not wait for them

    def think(
        self,
        game: Game,
        view: View,
        seed: int,
        simulations: int,
        seconds: float,
        watch: Watch | None = None,
    ) -> list[list[Tally]]:
        """The simulations shared out among the processes; the same seed and size, the same answer, if time allows."""
        part = -(-simulations // self.size)
        deadline = monotonic() + seconds  # processes of one machine share this clock
        tasks = [
            Task(game.key, game.chosen, view, seed * self.size + place, part, deadline) for place in range(self.size)
        ]
        running: list[Future[list[Tally]]] = [self.pool.submit(carry_out, task) for task in tasks]
        while wait(running, LOOKS).not_done:
            if watch is not None:
                watch()
        return [future.result() for future in running]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
