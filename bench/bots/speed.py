"""Simulations per second, next to OpenSpiel's C++ ISMCTS in the same run. CPU time of one core."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import process_time
from typing import Any

from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import hand_judge_of, judge_of
from tafelrunde.bots.search import USES, Search
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.view import View
from tafelrunde.lab.bench import IS_COMPILED

SIMULATIONS = 1_000
SECONDS = 4.0
PEERS = (("hearts(pass_cards=false)", 2), ("gin_rummy", 1_000))
"""Games of OpenSpiel, and how many decisions of each deal are measured: its sampling of worlds in hearts crashes the
process (2.0.2) from the third decision on."""


def show() -> None:
    print(f"Search on one core, {SIMULATIONS} simulations per decision, {'' if IS_COMPILED else 'NOT '}compiled:\n")
    print("| game | how | simulations/s | actions simulated/s |")
    print("|---|---|---:|---:|")
    for key in games():
        game = make_game(key, {})
        row(key, "master: its judge speaks early", *measure(game, judge_of(game), USES))
        row(key, "with the hand-written judge", *measure(game, hand_judge_of(game), USES))
        row(key, "and a new world every time", *measure(game, hand_judge_of(game), 1))
        row(key, "plain: to the end", *measure(game, Judge(), USES))
    for name, decisions in PEERS:
        with ProcessPoolExecutor(1, get_context("spawn")) as apart:
            try:
                row(
                    f"OpenSpiel {name}", "C++ ISMCTS, to the end", *apart.submit(measure_peer, name, decisions).result()
                )
            except ImportError:
                print("OpenSpiel is not installed (pip install open_spiel).")
            except BrokenProcessPool:
                print(f"OpenSpiel crashed in {name}.")
    print()


def row(game: str, how: str, simulations: float, actions: float) -> None:
    print(f"| {game} | {how} | {simulations:,.0f} | {actions:,.0f} |", flush=True)


def positions(game: Game) -> Iterator[View]:
    """What the seats see before their choices in matches between random players."""
    for seed in range(1_000):
        match = Match.new(game, seed=seed)
        chance = FastDealer(seed)
        while owing := match.to_act():
            seat = owing[chance.pick(len(owing))]
            legal = match.legal(seat)
            if len(legal) > 1:
                yield match.view(seat)
            match.play(seat, legal[chance.pick(len(legal))])


def measure(game: Game, judge: Judge, uses: int) -> tuple[float, float]:
    """Simulations and simulated actions per second."""
    spent, simulations, actions = 0.0, 0, 0
    for view in positions(game):
        search = Search(game, judge, view, 1, uses=uses)
        begin = process_time()
        search.think(SIMULATIONS)
        spent += process_time() - begin
        simulations += search.simulations
        actions += search.actions
        if spent > SECONDS:
            break
    return simulations / spent, actions / spent


def measure_peer(name: str, decisions: int) -> tuple[float, float]:
    """The same for a game of OpenSpiel. Its bot does not count actions: those left in a random match from the same
    positions are counted instead, which is what a simulation plays."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game(name)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, rollouts, 1.4, SIMULATIONS, -1, policy, False, False)
    chance = FastDealer(1)
    spent, simulations, actions = 0.0, 0, 0.0
    while spent < SECONDS:
        state = game.new_initial_state()
        left = decisions
        while not state.is_terminal() and left > 0 and spent < SECONDS:
            if state.is_chance_node():
                state.apply_action(any_outcome(state, chance))
                continue
            if len(state.legal_actions()) > 1:
                begin = process_time()
                bot.step(state)
                spent += process_time() - begin
                simulations += SIMULATIONS
                left -= 1
                actions += SIMULATIONS * rest_of(state, chance)
            legal = state.legal_actions()
            state.apply_action(legal[chance.pick(len(legal))])
    return simulations / spent, actions / spent


def any_outcome(state: Any, chance: FastDealer) -> int:
    outcomes = state.chance_outcomes()
    return int(outcomes[chance.pick(len(outcomes))][0])


def rest_of(state: Any, chance: FastDealer, matches: int = 3) -> float:
    """How many more actions, including those of chance, a random match takes on average."""
    count = 0
    for _ in range(matches):
        rest = state.clone()
        while not rest.is_terminal():
            legal = rest.legal_actions()
            number = any_outcome(rest, chance) if rest.is_chance_node() else legal[chance.pick(len(legal))]
            rest.apply_action(number)
            count += 1
    return count / matches
