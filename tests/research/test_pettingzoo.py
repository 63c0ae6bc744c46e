"""The AEC environments: PettingZoo's own tests, copies, pickles, and the position in words."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tafelrunde.core.errors import IllegalAction, ImpossibleTable
from tafelrunde.research.pettingzoo import havoc_v1
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.versions import VERSIONS, name_of
from tests.research.tables import KEYS, TABLES

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What api_test says about every environment whose observations have a mask, and about agents that are done."""


def make(key: str) -> Callable[..., TableEnv]:
    made: Callable[..., TableEnv] = import_module(f"tafelrunde.research.pettingzoo.{name_of(key)}").env
    return made


def play_on(env: TableEnv, seed: int, most: int = 10_000) -> list[object]:
    """Random actions until the match is over: everything that the agents are told."""
    chance = np.random.default_rng(seed)
    told: list[object] = []
    for agent in env.agent_iter(most):
        seen, reward, over, _, _ = env.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over))
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return told


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pettingzoos_own_tests(key: str, seats: int) -> None:
    with warnings.catch_warnings():
        for expected in EXPECTED:
            warnings.filterwarnings("ignore", message=expected)
        api_test(make(key)(seats=seats), num_cycles=60)
    seed_test(partial(make(key), seats=seats), num_cycles=30)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_goes_on_alike_after_a_copy_and_after_a_pickle(key: str, seats: int) -> None:
    env = make(key)(seats=seats)
    env.reset(seed=11)
    play_on(env, 1, most=25)
    twins = [copy.deepcopy(env), copy.copy(env), pickle.loads(pickle.dumps(env))]
    told = play_on(env, 2)
    assert len(told) > seats
    for twin in twins:
        assert play_on(twin, 2) == told
        twin.reset()
    env.reset()
    assert [twin.play.seed for twin in twins if twin.play] == [env.play.seed if env.play else None] * 3


def test_a_seed_fixes_this_match_and_those_after_it() -> None:
    one, other, third = make("havoc")(), make("havoc")(), make("havoc")()
    for env, seed in ((one, 3), (other, 3), (third, 4)):
        env.reset(seed=seed)
    first = [play_on(env, 9) for env in (one, other, third)]
    assert first[0] == first[1] != first[2]
    one.reset()
    other.reset()
    second = play_on(one, 9)
    assert second == play_on(other, 9)
    assert second != first[0]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_rewards_come_at_the_end_and_sum_to_zero(key: str, seats: int) -> None:
    env = make(key)(seats=seats)
    env.reset(seed=2)
    chance = np.random.default_rng(1)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
    assert env.play is not None
    standings = env.play.state.standings()
    assert standings is not None
    assert abs(sum(env.rewards.values())) < 1e-9
    best = max(env.rewards.values())
    winners = [seat for seat, place in enumerate(standings.places) if place == 1]
    assert [seat for agent, seat in env.seat_of.items() if env.rewards[agent] == best] == winners


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = make("macht")()
    env.reset(seed=2)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal}"):
        env.step(illegal)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before["observation"].tobytes()


@pytest.mark.parametrize(
    ("wrong", "kind", "says"),
    [
        ({"seats": 7}, ImpossibleTable, "for 2 to 6 seats, not for 7"),
        ({"seats": "3"}, TypeError, "seats: a whole number, not '3'"),
        ({"john": "extra"}, ImpossibleTable, "no option 'john'; it has: .*john_of_gaunt"),
        ({"john_of_gaunt": "never"}, ImpossibleTable, "must be one of: off, replaces, extra"),
        ({"render_mode": "rgb_array"}, ValueError, "ansi or human, not 'rgb_array'"),
    ],
)
def test_seats_options_and_modes_are_checked(wrong: dict[str, Any], kind: type[Exception], says: str) -> None:
    for made in (make("havoc"), havoc_v1.parallel_env):
        with pytest.raises(kind, match=says):
            made(**wrong)
        assert made(seats=np.int64(3), john_of_gaunt="extra").box.seats == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("use", ["step(0)", "last()", "observe('seat_0')", "render()"])
def test_who_forgets_to_reset_is_told(use: str) -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        eval(f"env.{use}", {"env": make("macht")()})


def test_after_the_end_there_is_nothing_to_do() -> None:
    env = make("macht")()
    env.reset(seed=np.int64(2))  # type: ignore[arg-type]
    play_on(env, 1)
    for use in (partial(env.step, 0), partial(env.step, None), env.last):
        with pytest.raises(ResetNeeded, match="call reset"):
            use()
    assert not env.observe("seat_0")["action_mask"].any() and env.render()


@pytest.mark.parametrize("action", [0.5, "0", np.array([0]), 10**30, -1])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = make("macht")()
    env.reset(seed=2)
    with pytest.raises((TypeError, IllegalAction), match="action"):
        env.step(action)
    assert env.play is not None and env.play.numbers == []


@pytest.mark.parametrize("key", KEYS)
def test_the_position_is_told_in_words(key: str) -> None:
    env = make(key)(render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None and len(told.splitlines()) > 3
    assert "-" + key not in told and "{" not in told


def test_every_environment_has_a_module_of_its_name() -> None:
    assert {str(make(key)()) for key in VERSIONS} == {name_of(key) for key in VERSIONS}


def test_pettingzoos_wrappers_fit() -> None:
    """One that ends the match at an illegal action, and one that asks the agents together."""
    env = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(make("macht")(), illegal_reward=-1))
    env.reset(seed=1)
    seen, *_ = env.last()
    loser = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.terminations[loser] and env.rewards[loser] == -1
    together = turn_based_aec_to_parallel(make("macht")())
    told, _ = together.reset(seed=1)
    agent = next(agent for agent, each in told.items() if each["action_mask"].any())
    together.step({agent: int(told[agent]["action_mask"].argmax())})
    assert len(together.aec_env.play.numbers) == 1
