"""Speed of the rules on one core, compiled and interpreted, next to other engines in the same run.

CPU time, the best of many short slices: fit for a noisy machine. Compare ratios, not figures of different runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tafelrunde.core import playout as playout_module
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.match import Match
from tafelrunde.core.playout import playout
from tafelrunde.core.registry import find_game

IS_COMPILED = str(playout_module.__file__).endswith((".so", ".pyd"))


class Measure(NamedTuple):
    """One line of the table: what was measured, nanoseconds per unit, and what a unit is."""

    name: str
    nanoseconds: float
    unit: str

    def per_second(self) -> float:
        return 1e9 / self.nanoseconds


def best(slice_of_work: Callable[[], int], seconds: float) -> float:
    """Nanoseconds per unit of work in the fastest slice, after this much CPU time."""
    fastest = float("inf")
    end = process_time() + seconds
    while process_time() < end:
        begin = process_time()
        units = slice_of_work()
        fastest = min(fastest, (process_time() - begin) / units)
    return fastest * 1e9


def measure_game(game: Game, seats: int, seconds: float) -> Iterator[Measure]:
    """The engine from the inside, from Python, and as a table uses it."""
    dealer = FastDealer(1)
    roots = [game.new(seats, dealer) for _ in range(50 if IS_COMPILED else 2)]
    view = roots[0].view(0)
    yield Measure("playout", best(lambda: sum([playout(root.clone(), dealer) for root in roots]), seconds), "action")
    yield Measure(
        "numbers", best(lambda: sum([drive_numbers(root.clone(), dealer) for root in roots]), seconds), "action"
    )
    yield Measure(
        "actions", best(lambda: sum([drive_actions(game, root.clone(), dealer) for root in roots]), seconds), "action"
    )
    yield Measure("live", best(lambda: play_live(game, seats, dealer), seconds), "action")
    yield Measure("clone", best(lambda: len([root.clone() for root in roots]), seconds / 4), "state")
    yield Measure("view", best(lambda: len([root.view(0) for root in roots]), seconds / 4), "view")
    yield Measure("imagine", best(lambda: len([game.imagine(view, dealer) for _ in roots]), seconds / 4), "state")


def drive_numbers(state: State, dealer: FastDealer) -> int:
    """A match between random players driven from Python by catalogue numbers."""
    count = 0
    while state.owing:
        seat = state.next_seat()
        legal = state.legal(seat)
        state.apply(seat, legal[dealer.pick(len(legal))], dealer)
        count += 1
    return count


def drive_actions(game: Game, state: State, dealer: FastDealer) -> int:
    """The same with typed actions."""
    count = 0
    number = game.catalogue.number
    while to_act := state.to_act():
        seat = to_act[0]
        legal = game.legal_actions(state, seat)
        state.apply(seat, number(legal[dealer.pick(len(legal))]), dealer)
        count += 1
    return count


def play_live(game: Game, seats: int, dealer: FastDealer) -> int:
    """A match as a table plays it: legality checked, picks from a seed, events and entries kept."""
    match = Match.new(game, seats, seed=b"bench")
    while to_act := match.to_act():
        legal = match.legal(to_act[0])
        match.play(to_act[0], legal[dealer.pick(len(legal))])
    return len(match.entries)


def measure_open_spiel(name: str, seconds: float) -> float | None:
    """Nanoseconds per action of a C++ game of OpenSpiel driven from Python, its chance nodes counted as actions too;
    None if it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    dealer = FastDealer(1)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[dealer.pick(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[dealer.pick(len(legal))])
            count += 1
        return count

    return best(play, seconds)


def measure_rlcard(name: str, seconds: float) -> float | None:
    """Nanoseconds per action of a game of RLCard, through its game object; None if it is not installed."""
    try:
        import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    game = rlcard.make(name).game
    dealer = FastDealer(1)

    def play() -> int:
        game.init_game()
        count = 0
        while not game.is_over():
            legal = list(game.judge.get_legal_actions() if name == "gin-rummy" else game.get_legal_actions())
            game.step(legal[dealer.pick(len(legal))])
            count += 1
        return count

    return best(play, seconds)


PEERS: tuple[tuple[str, Callable[[str, float], float | None]], ...] = (
    ("hearts", measure_open_spiel),
    ("gin_rummy", measure_open_spiel),
    ("gin-rummy", measure_rlcard),
    ("uno", measure_rlcard),
)


def measure_interpreted(key: str, seats: int, seconds: float) -> list[Measure]:
    """The same sources without their extension modules, in a process of their own."""
    package = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as directory:
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(directory, "tafelrunde"), ignore=ignore)
        done = subprocess.run(
            [sys.executable, "-m", "tafelrunde.lab.bench", key, str(seats), str(seconds)],
            env={**os.environ, "PYTHONPATH": directory},
            capture_output=True,
            text=True,
            check=True,
        )
    return [Measure(*line) for line in json.loads(done.stdout)]


if __name__ == "__main__":
    print(json.dumps(list(measure_game(find_game(sys.argv[1])(), int(sys.argv[2]), float(sys.argv[3])))))  # type: ignore[call-arg]
