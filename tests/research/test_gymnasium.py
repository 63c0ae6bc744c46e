"""One seat against bots, by Gymnasium's own check and to the end of a match."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from tafelrunde.bots.levels import NAMES, make_bot
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.research.gymnasium import FORFEIT, SeatEnv, dealer_of
from tafelrunde.research.versions import VERSIONS, name_of
from tests.research.tables import TABLES


def play(env: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    """A whole match by random actions: what was seen, and the reward."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = [seen["observation"].tobytes()]
    while True:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated and not info
        told.append(seen["observation"].tobytes())
        if over:
            return told, reward
        assert reward == 0.0 and seen["action_mask"].any()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_gymnasiums_own_check(key: str, seats: int) -> None:
    """As it is made by name, with every way to render; a warning fails the test too."""
    check_env(gymnasium.make(f"tafelrunde/{name_of(key)}", seats=seats, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(("key", "seats", "level"), [(*table, "random") for table in TABLES] + [("havoc", 2, "greedy")])
def test_a_match_against_bots(key: str, seats: int, level: str) -> None:
    env = SeatEnv(key, seats, seat=seats - 1, level=level)
    told, reward = play(env, 3)
    assert -1.0 <= reward <= 1.0
    assert play(SeatEnv(key, seats, seat=seats - 1, level=level), 3) == (told, reward)


def play_on(env: SeatEnv, seed: int, most: int) -> list[object]:
    """Random actions, at most so many: everything that the seat is told."""
    chance, told = np.random.default_rng(seed), list[object]()
    seen, over = env.observe(), False
    while not over and len(told) < most:
        seen, reward, over, _, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over))
    return told


@pytest.mark.parametrize(
    ("key", "seats", "level"),
    [(*table, "random") for table in TABLES] + [("havoc", 3, "greedy"), ("macht", 2, "greedy")],
)
def test_a_match_goes_on_alike_after_a_copy_and_after_a_pickle(key: str, seats: int, level: str) -> None:
    """Also where others answer under a seal before the seat does, and before the first match."""
    unused = pickle.loads(pickle.dumps(SeatEnv(key, seats, level=level)))
    env = SeatEnv(key, seats, level=level)
    env.reset(seed=5)
    unused.reset(seed=5)
    play_on(env, 1, 12)
    play_on(unused, 1, 12)
    twins = [copy.deepcopy(env), copy.copy(env), pickle.loads(pickle.dumps(env)), unused]
    told = play_on(env, 2, 30)
    first, _ = env.reset()
    for twin in twins:
        assert play_on(twin, 2, 30) == told
        assert twin.reset()[0]["observation"].tobytes() == first["observation"].tobytes()


def test_bots_of_every_level_can_be_copied() -> None:
    for level in NAMES:
        env = SeatEnv("druidenwalzer", level=level)
        env.bots = [make_bot(env.box.game, level, 7)]
        twin = copy.deepcopy(env)
        assert [dealer_of(bot).x for bot in twin.bots] == [dealer_of(bot).x for bot in env.bots]
        assert [type(bot) for bot in twin.bots] == [type(bot) for bot in env.bots]


def test_an_action_that_the_mask_forbids_loses() -> None:
    env = SeatEnv("macht")
    seen, _ = env.reset(seed=1)
    *_, reward, over, _, info = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (FORFEIT, True, {"illegal": True})
    with pytest.raises(ResetNeeded, match="match is over"):  # though the position would go on
        env.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))


def test_a_step_outside_a_match_is_told_and_is_no_defeat() -> None:
    env = SeatEnv("druidenwalzer")
    for use in (partial(env.step, np.int64(0)), env.render, env.action_masks):
        with pytest.raises(ResetNeeded, match="call reset"):
            use()
    play(env, 2)
    with pytest.raises(ResetNeeded, match="match is over"):
        env.step(np.int64(0))
    with pytest.raises(ResetNeeded, match="match is over"):
        pickle.loads(pickle.dumps(env)).step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(TypeError, match="action: a whole number"):
        env.step(1.5)  # type: ignore[arg-type]


def test_the_mask_is_there_for_learners_that_ask_for_it() -> None:
    env = SeatEnv("macht")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


@pytest.mark.parametrize("key", VERSIONS)
def test_the_games_are_known_by_name(key: str) -> None:
    """Also as Gymnasium itself writes versions."""
    for name in (name_of(key), f"{key}-v{VERSIONS[key]}"):
        env = gymnasium.make(f"tafelrunde/{name}", seat=1, level="random")
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        assert env.spec is not None and gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()) == env.spec


def test_many_of_them_are_a_vector_of_gymnasium() -> None:
    envs, chance = gymnasium.make_vec("tafelrunde/druidenwalzer_v1", num_envs=3), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(60):  # after the end of a match, the next step begins another, whatever is asked
        seen, _, over, _, infos = envs.step(
            np.array([chance.choice(np.flatnonzero(mask) if mask.any() else [0]) for mask in seen["action_mask"]])
        )
        ended += int(over.sum())
        assert infos == {}
    assert ended > 0


@pytest.mark.parametrize(
    ("wrong", "kind", "says"),
    [
        ({"level": "emperor"}, ImpossibleTable, "no level 'emperor'; there are: squire"),
        ({"seat": 2}, ValueError, "no seat 2"),
        ({"seat": 0.5}, TypeError, "seat: a whole number"),
        ({"render_mode": "rgb_array"}, ValueError, "ansi or human"),
    ],
)
def test_levels_seats_and_modes_are_checked_at_once(wrong: dict[str, Any], kind: type[Exception], says: str) -> None:
    with pytest.raises(kind, match=says):
        SeatEnv("havoc", **wrong)
