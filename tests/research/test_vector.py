"""Many tables at once: the same matches as one by one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from tafelrunde.bots.simple import GreedyBot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import IllegalAction, ImpossibleTable
from tafelrunde.research.engine.batch import APART
from tafelrunde.research.engine.observer import rewards
from tafelrunde.research.vector import SEEDS, VectorTables
from tests.research.tables import TABLES


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_table_plays_the_match_of_its_seed(key: str, seats: int) -> None:
    """Beside each table the same match is played by the rules alone; all buffers must agree with it."""
    tables, seed = 3, 17
    vector = VectorTables(key, tables, seats, seed)
    box, player = vector.box, FastDealer(1)
    dealers = [FastDealer(seed + APART * table) for table in range(tables)]
    states = [box.game.new(seats, dealer) for dealer in dealers]
    over = 0
    for _ in range(1000):
        for table, state in enumerate(states):
            seat = state.next_seat()
            assert vector.to_act[table] == seat
            assert np.array_equal(vector.observations[table], box.observation(state, seat))
            assert np.array_equal(vector.masks[table], box.mask(state, seat))
        actions = vector.random_actions(player)
        vector.step(np.array(actions))
        for table, action in enumerate(actions):
            state = states[table]
            state.apply(state.next_seat(), action, dealers[table])
            expected = rewards(state.standings()) or [0.0] * seats
            assert np.allclose(vector.rewards[table], expected)
            assert vector.ended[table] == (state.owing == 0)
            if state.owing == 0:
                over += 1
                states[table] = box.game.new(seats, dealers[table])
        if over >= tables:
            return
    pytest.fail("Too few matches ended.")


def rollout(vector: VectorTables, steps: int) -> bytes:
    player = FastDealer(3)
    found = []
    for _ in range(steps):
        vector.step(vector.random_actions(player))
        found += [vector.observations.tobytes(), vector.masks.tobytes(), vector.rewards.tobytes()]
    return b"".join(found)


def test_the_same_seed_gives_the_same_matches() -> None:
    vector = VectorTables("maginor", 4, 3, seed=5)
    first = rollout(vector, 60)
    vector.reset(5)
    assert rollout(vector, 60) == first
    vector.reset(6)
    assert rollout(vector, 60) != first


def test_an_illegal_action_changes_no_table() -> None:
    vector = VectorTables("macht", 3, seed=5)
    actions = vector.random_actions(FastDealer(1))
    before = vector.observations.tobytes()
    actions[2] = int(np.flatnonzero(vector.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="at table 2"):
        vector.step(actions)
    assert vector.observations.tobytes() == before
    with pytest.raises(ValueError, match="3 tables, and 2 actions"):
        vector.step(actions[:2])
    for wrong in (np.array(actions, float), [float(each) for each in actions], np.array([actions]), None):
        with pytest.raises(TypeError, match="actions: a whole number for each table"):
            vector.step(wrong)  # type: ignore[arg-type]
    assert vector.observations.tobytes() == before


@pytest.mark.parametrize(
    "kind", [np.array, tuple, partial(np.array, dtype=np.int32), lambda row: [*map(np.int64, row)]]
)
def test_actions_may_be_any_row_of_whole_numbers(kind: Callable[[list[int]], Any]) -> None:
    """A list of numpy's numbers is what a learner has who chooses table by table."""
    one, other = VectorTables("macht", 3, seed=5), VectorTables("macht", np.int64(3), seed=np.int64(5))  # type: ignore[arg-type]
    actions = one.random_actions(FastDealer(1))
    one.step(actions)
    other.step(kind(actions))
    assert one.observations.tobytes() == other.observations.tobytes()


def test_any_whole_number_is_a_seed() -> None:
    first = VectorTables("macht", 2, seed=5).observations.tobytes()
    for seed in (5 + SEEDS, 5 - SEEDS, 5 + 2**40 * SEEDS):
        assert VectorTables("macht", 2, seed=seed).observations.tobytes() == first


def test_tables_that_cannot_be_say_so() -> None:
    for wrong, kind, says in ((0, ValueError, "one at least"), (2.0, TypeError, "tables: a whole number, not 2.0")):
        with pytest.raises(kind, match=says):
            VectorTables("macht", wrong)  # type: ignore[arg-type]
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            copied(VectorTables("macht", 2))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_seats_that_play_at_random_are_never_asked(key: str, seats: int) -> None:
    asked = seats - 1
    vector = VectorTables(key, 4, seats, 2, players=["random"] * asked + ["self"])
    player, ended = FastDealer(4), 0
    for _ in range(400):
        assert set(vector.to_act.tolist()) == {asked}
        vector.step(vector.random_actions(player))
        ended += int(vector.ended.sum())
    assert ended > 0


def test_somebody_must_be_asked() -> None:
    for players in (["random", "random"], ["self"], ["self", "self", "self"]):
        with pytest.raises(ValueError, match="players"):
            VectorTables("macht", 2, players=players)
    with pytest.raises(ImpossibleTable, match="no level 'emperor'"):
        VectorTables("macht", 2, players=["self", "emperor"])


def test_bots_play_some_of_the_seats() -> None:
    """What happens is what the same bot would do at a table of its own."""
    seed, tables = 9, 2
    vector = VectorTables("druidenwalzer", tables, seed=seed, players=["greedy", "self"])
    box, player = vector.box, FastDealer(2)
    dealers = [FastDealer(seed + APART * table) for table in range(tables)]
    states = [box.game.new(2, dealer) for dealer in dealers]
    bots = [GreedyBot(box.game, seed + table * 2) for table in range(tables)]
    for _ in range(8):
        for table, state in enumerate(states):
            while state.to_act() == [0]:
                chosen = bots[table].decide(state.view(0), box.game.legal_actions(state, 0))
                state.apply(0, box.game.catalogue.number(chosen), dealers[table])
            assert np.array_equal(vector.observations[table], box.observation(state, 1))
        actions = vector.random_actions(player)
        vector.step(actions)
        assert not vector.ended.any()
        for table, state in enumerate(states):
            state.apply(1, actions[table], dealers[table])


def test_bots_can_choose_for_the_seats_that_are_asked() -> None:
    vector = VectorTables("druidenwalzer", 2, seed=1)
    actions = vector.bot_actions("greedy")
    assert all(vector.masks[table][action] == 1 for table, action in enumerate(actions))
