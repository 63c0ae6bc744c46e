"""A game from elsewhere with an observer of its own is an environment like those of the house."""

from __future__ import annotations

from collections.abc import Iterator

import pyspiel
import pytest
from pettingzoo.test import parallel_api_test

from tafelrunde.core import registry
from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.research.gymnasium import SeatEnv
from tafelrunde.research.openspiel import register
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.pettingzoo.together import TogetherEnv
from tafelrunde.research.table import Setting, box_of, observer_of
from tafelrunde.research.vector import VectorTables


@pytest.fixture
def bazaar() -> Iterator[str]:
    """The example, registered for the time of a test."""
    registry.register("examples.bazaar")
    yield "bazaar"
    del registry._PACKAGES["bazaar"]


def test_the_example_is_an_environment(bazaar: str) -> None:
    env = TableEnv(bazaar, 3)
    env.reset(seed=1)
    assert str(env) == "bazaar_v1"
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(seen["action_mask"].argmax()))
    assert SeatEnv(bazaar, 3).reset(seed=1)[0]["action_mask"].any()
    tables = VectorTables(bazaar, 4, 3)
    tables.step(tables.random_actions(FastDealer(1)))
    parallel_api_test(TogetherEnv(bazaar, 3), num_cycles=50)


def test_the_example_is_a_game_of_openspiel(bazaar: str) -> None:
    register(bazaar)
    pyspiel.random_sim_test(pyspiel.load_game("python_tafelrunde_bazaar(stall=3)"), 1, serialize=True, verbose=False)


def test_its_observations_are_its_views(bazaar: str) -> None:
    box, dealer = box_of(Setting(bazaar, 3)), FastDealer(5)
    for match in positions(box.game, 3, 2):
        view = match.state.view(0)
        assert {row.name for row in box.rows} == {*vars(view)} - {"seat"}
        for seat in range(3):
            seen = box.observation(match.state, seat).tobytes()
            for other in (
                box.game.swap_hidden(match.state, seat, dealer),
                box.game.imagine(match.state.view(seat), dealer),
            ):
                assert box.observation(other, seat).tobytes() == seen


def test_a_game_without_an_observer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._PACKAGES, "chess", "examples.chess")
    with pytest.raises(ImpossibleTable, match=r"examples\.chess\.observer"):
        observer_of("chess")
