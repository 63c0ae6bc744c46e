"""The parallel environments: PettingZoo's own test, and the same matches as one agent after the other."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import parallel_api_test

from tafelrunde.core.errors import IllegalAction
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.pettingzoo.together import TogetherEnv
from tafelrunde.research.versions import name_of
from tests.research.tables import TABLES


def make(key: str, seats: int) -> TogetherEnv:
    made: TogetherEnv = import_module(f"tafelrunde.research.pettingzoo.{name_of(key)}").parallel_env(seats=seats)
    return made


def chosen(seen: dict[str, Any], chance: np.random.Generator) -> dict[str, int | None]:
    """A legal action of everybody who owes one; of the others something that nobody reads."""
    legal = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
    return {agent: int(chance.choice(numbers)) if len(numbers) else -7 for agent, numbers in legal.items()}


def play_on(env: TogetherEnv, seen: dict[str, Any], seed: int) -> list[object]:
    """Random actions until the match is over: everything that the agents are told."""
    chance, told = np.random.default_rng(seed), list[object]()
    while env.agents:
        seen, *rest = env.step(chosen(seen, chance))
        told.append(([(each["observation"].tobytes(), each["action_mask"].tobytes()) for each in seen.values()], rest))
    return told


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pettingzoos_own_test(key: str, seats: int) -> None:
    parallel_api_test(make(key, seats), num_cycles=1000)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_is_the_same_match_as_one_after_the_other(key: str, seats: int) -> None:
    env, turns, chance = make(key, seats), TableEnv(key, seats), np.random.default_rng(1)
    seen, _ = env.reset(seed=6)
    turns.reset(seed=6)
    sealed = 0
    while env.agents:
        actions = chosen(seen, chance)
        asked = [agent for agent, each in seen.items() if each["action_mask"].any()]
        sealed += len(asked) > 1
        for agent in asked:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        seen, rewards, over, cut, _ = env.step(actions)
        for agent, each in seen.items():
            alone = turns.observe(agent)
            assert np.array_equal(each["observation"], alone["observation"])
            assert np.array_equal(each["action_mask"], alone["action_mask"])
        assert rewards == turns.rewards and over == turns.terminations and cut == turns.truncations
    assert (sealed > 0) == (key in ("maginor", "macht")) and sum(rewards.values()) == 0


@pytest.mark.parametrize(("key", "seats"), [("havoc", 3), ("macht", 2)])
def test_a_match_goes_on_alike_after_a_copy_and_after_a_pickle(key: str, seats: int) -> None:
    env, chance = make(key, seats), np.random.default_rng(1)
    seen, _ = env.reset(seed=11)
    for _ in range(20):
        seen, *_ = env.step(chosen(seen, chance))
    twins = [copy.deepcopy(env), copy.copy(env), pickle.loads(pickle.dumps(env))]
    told = play_on(env, seen, 2)
    first, _ = env.reset()
    for twin in twins:
        assert play_on(twin, seen, 2) == told
        assert twin.reset()[0]["seat_0"]["observation"].tobytes() == first["seat_0"]["observation"].tobytes()


def test_wrong_use_is_told_and_changes_nothing() -> None:
    env = make("macht", 2)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step({})
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    while not all(each["action_mask"].any() for each in seen.values()):  # until both bid
        seen, *_ = env.step(chosen(seen, chance))
    before, actions = env.table.match.numbers[:], chosen(seen, chance)
    with pytest.raises(ValueError, match="seat_1 owes an answer"):
        env.step({"seat_0": actions["seat_0"]})
    with pytest.raises(IllegalAction, match="Seat 1 may not play action 344"):
        env.step({**actions, "seat_1": 344})
    assert env.table.match.numbers == before
    play_on(env, seen, 1)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(actions)
