"""`python -m bench.research [--seconds 2] [--write FILE]`: steps a second with observation and mask, on one core,
beside PettingZoo classic, RLCard, OpenSpiel's Python environment and Pgx in the same run. What is not installed is left
out and named. Random legal actions everywhere, chosen in the same way; CPU time, the best of several slices.

    pip install "pettingzoo[classic]" rlcard open_spiel pgx
    PYTHONPATH=build/compiled python -m bench.research"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from tafelrunde.core.dealer import FastDealer
from tafelrunde.lab.bench import IS_COMPILED
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.vector import VectorTables

TABLES = (("havoc", 2), ("havoc", 4), ("druidenwalzer", 2), ("maginor", 3), ("macht", 2))
BATCHES = (1, 16, 256, 4096)
SLICE = 0.25
"""Seconds of CPU time in a slice."""


ONE_CORE = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


class Speed(NamedTuple):
    """What was measured, and its steps a second; none if it could not be."""

    group: str
    name: str
    steps: float | None
    why: str = ""


def chosen(mask: Any, dealer: FastDealer) -> int:
    """One of the actions that a mask allows, all equally likely."""
    legal = np.flatnonzero(mask)
    return int(legal[dealer.pick(len(legal))])


def fastest(work: Callable[[], int], seconds: float) -> float:
    """Steps a second in the best slice. The first call only warms up."""
    work()
    best, end = 0.0, process_time() + seconds
    while process_time() < end:
        begin, steps = process_time(), 0
        while process_time() - begin < SLICE:
            steps += work()
        best = max(best, steps / (process_time() - begin))
    return best


def step_aec(env: Any, dealer: FastDealer) -> int:
    """One match through `last` and `step`, as every AEC learner does it."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(chosen(mask, dealer))
        steps += 1
    return steps


def step_vector(vector: VectorTables, dealer: FastDealer) -> int:
    """Sixteen steps of every table."""
    for _ in range(16):
        vector.step(vector.random_actions(dealer))
    return 16 * vector.tables


def classic(name: str, seconds: float) -> float:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    return fastest(partial(step_aec, env, FastDealer(1)), seconds)


def rlcard_game(name: str, seconds: float) -> float:
    """Its environment with the state that an agent gets: observation and legal actions."""
    import rlcard

    env, dealer = rlcard.make(name), FastDealer(1)

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[dealer.pick(len(legal))])
            steps += 1
        return steps

    return fastest(work, seconds)


def open_spiel_game(name: str, seconds: float) -> float:
    """Its Python environment, which gives the tensor and the legal actions of the player that is asked."""
    from open_spiel.python import rl_environment

    env, dealer = rl_environment.Environment(name), FastDealer(1)

    def work() -> int:
        step = env.reset()
        steps = 0
        while not step.last():
            player = step.observations["current_player"]
            legal = step.observations["legal_actions"][player]
            step = env.step([legal[dealer.pick(len(legal))]])
            steps += 1
        return steps

    return fastest(work, seconds)


def pgx_game(name: str, batch: int, seconds: float) -> float:
    """Compiled by XLA for one core: actions drawn from the mask, a step, and the next match where one is over."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, acting, stepping = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(acting, logits, axis=-1)
        return step(state, actions, jax.random.split(stepping, batch)), key

    run = jax.jit(advance)
    state, key = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)

    def work() -> int:
        nonlocal state, key
        for _ in range(16):
            state, key = run(state, key)
        jax.block_until_ready(state)
        return 16 * batch

    return fastest(work, seconds)


def measured(group: str, name: str, measure: Callable[[], float]) -> Speed:
    try:
        return Speed(group, name, measure())
    except ImportError as error:
        return Speed(group, name, None, f"not installed: {error.name}")


def speeds(seconds: float) -> Iterator[Speed]:
    for key, seats in TABLES:
        env = TableEnv(key, seats)
        env.reset(seed=1)
        yield Speed("AEC", f"{key}, {seats} seats", fastest(partial(step_aec, env, FastDealer(1)), seconds))
    for batch in BATCHES:
        for key, seats in TABLES:
            work = partial(step_vector, VectorTables(key, batch, seats), FastDealer(1))
            yield Speed(f"vector, {batch}", f"{key}, {seats} seats", fastest(work, seconds))
    for name in ("connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4"):
        yield measured("PettingZoo classic", name, partial(classic, name, seconds))
    for name in ("gin-rummy", "uno", "leduc-holdem"):
        yield measured("RLCard", name, partial(rlcard_game, name, seconds))
    for name in ("gin_rummy", "hearts", "leduc_poker"):
        yield measured("OpenSpiel rl_environment", name, partial(open_spiel_game, name, seconds))
    for batch in BATCHES:
        for name in ("backgammon", "leduc_holdem"):
            yield measured(f"Pgx on CPU, {batch}", name, partial(pgx_game, name, batch, seconds))


def best(found: list[Speed], group: str, *names: str) -> float | None:
    steps = [one.steps for one in found if one.group == group and one.steps and (not names or one.name in names)]
    return max(steps, default=None)


def verdicts(found: list[Speed]) -> list[str]:
    """Which aims are met: each of our tables against the best of the others."""
    lines: list[str] = []
    like = best(found, "RLCard", "gin-rummy"), best(found, "OpenSpiel rl_environment", "gin_rummy", "hearts")
    others = [best(found, group) for group in ("PettingZoo classic", "RLCard", "OpenSpiel rl_environment")]
    aims = [
        ("AEC at least 5 times PettingZoo classic", "AEC", 5.0, [others[0]]),
        ("AEC not slower than RLCard and OpenSpiel on games of like size", "AEC", 1.0, [*like]),
        ("vector at least 5 times all of them, batch 256", "vector, 256", 5.0, others),
    ]
    for says, group, factor, rivals in aims:
        known = [rival for rival in rivals if rival is not None]
        if len(known) < len(rivals):
            lines.append(f"- {says}: not measured, something is not installed.")
            continue
        ratios = [(one.name, (one.steps or 0) / max(known)) for one in found if one.group == group]
        met = [name for name, ratio in ratios if ratio >= factor]
        told = ", ".join([f"{name} {ratio:.1f}" for name, ratio in ratios])
        verdict = "met" if len(met) == len(ratios) else f"met by {len(met)} of {len(ratios)}"
        lines.append(f"- {says}: **{verdict}** (times the best of them: {told}).")
    return lines


def report(found: list[Speed]) -> str:
    build = "compiled" if IS_COMPILED else "interpreted"
    lines = [f"Steps a second on one core with observation and mask, our rules {build}, all in one run.", ""]
    lines += ["| | | steps a second |", "|---|---|---:|"]
    lines += [f"| {one.group} | {one.name} | {f'{one.steps:,.0f}' if one.steps else one.why} |" for one in found]
    return "\n".join([*lines, "", *verdicts(found), ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    os.environ.update(ONE_CORE)
    found: list[Speed] = []
    for one in speeds(asked.seconds):
        found.append(one)
        print(one.group, one.name, f"{one.steps:,.0f}" if one.steps else one.why, flush=True)
    told = report(found)
    print(told)
    if asked.write is not None:
        asked.write.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
