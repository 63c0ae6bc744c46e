"""What a seat may not know is in nothing that an environment gives it: two states that are equal for a seat are the
same to it in every wrapper, byte by byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
import pytest

import tafelrunde.research.openspiel
from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import State
from tafelrunde.research.gymnasium import SeatEnv
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.pettingzoo.together import TogetherEnv
from tafelrunde.research.table import Setting, box_of
from tafelrunde.research.vector import VectorTables
from tests.research.tables import TABLES

Told = Callable[[State, int], object]
"""Everything that a wrapper tells a seat about a state."""

KINDS = [
    pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    for recall in (False, True)
    for public in (False, True)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
]


def pettingzoo(key: str, seats: int) -> Told:
    env = TableEnv(key, seats, render_mode="ansi")
    env.reset(seed=1)

    def told(state: State, seat: int) -> object:
        assert env.play is not None
        env.play.state = state
        env.agent_selection = env.possible_agents[state.next_seat()]
        seen = env.observe(f"seat_{seat}")
        words = env.render() if seat == state.next_seat() else None
        return seen["observation"].tobytes(), seen["action_mask"].tobytes(), words, env.infos, env.rewards

    return told


def parallel(key: str, seats: int) -> Told:
    env = TogetherEnv(key, seats, render_mode="ansi")
    env.reset(seed=1)

    def told(state: State, seat: int) -> object:
        env.table.match.state = state
        seen = env.observe_all()[f"seat_{seat}"]
        words = env.render() if seat == state.next_seat() else None
        return seen["observation"].tobytes(), seen["action_mask"].tobytes(), words

    return told


def gymnasium(key: str, seats: int) -> Told:
    envs = [SeatEnv(key, seats, seat=seat, render_mode="ansi") for seat in range(seats)]
    for env in envs:
        env.reset(seed=1)

    def told(state: State, seat: int) -> object:
        env = envs[seat]
        assert env.play is not None
        env.play.state = state
        seen = env.observe()
        return seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.render()

    return told


def vector(key: str, seats: int) -> Told:
    """One table for each seat, at which nobody else is asked; what is not its turn to see, it does not see."""
    tables = [
        VectorTables(key, 1, seats, players=["self" if each == seat else "random" for each in range(seats)])
        for seat in range(seats)
    ]

    def told(state: State, seat: int) -> object:
        if seat not in state.to_act():
            return None
        table = tables[seat]
        table.batch.states[0] = state
        table.batch.sheet.clear()
        table.batch.look(0)
        return table.observations.tobytes(), table.masks.tobytes(), table.to_act.tobytes()

    return told


def openspiel(key: str, seats: int, name: str = "") -> Told:
    game = pyspiel.load_game(f"python_tafelrunde_{key}{name}", {"players": seats})
    spiel, observers = game.new_initial_state(), [game.make_py_observer(kind) for kind in KINDS]

    def told(state: State, seat: int) -> object:
        course = spiel.course
        course.state, course.decision, course.script, course.weights = state, None, [], []
        found: list[Any] = [spiel.current_player(), spiel.legal_actions(seat)]
        found += [spiel.information_state_string(seat), spiel.observation_string(seat)]
        found += [spiel.information_state_tensor(seat), spiel.observation_tensor(seat)]
        for observer in observers:
            observer.set_from(spiel, seat)
            tensor = b"" if observer.tensor is None else observer.tensor.tobytes()
            found += [observer.string_from(spiel, seat), tensor]
        return found

    return told


def wrappers(key: str, seats: int) -> Iterator[tuple[str, Told]]:
    yield "PettingZoo", pettingzoo(key, seats)
    yield "PettingZoo, parallel", parallel(key, seats)
    yield "Gymnasium", gymnasium(key, seats)
    yield "vector", vector(key, seats)
    yield "OpenSpiel", openspiel(key, seats)
    if key in tafelrunde.research.openspiel.SEALED:
        yield "OpenSpiel, simultaneous", openspiel(key, seats, "_simultaneous")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_wrapper_tells_a_seat_what_it_may_not_know(key: str, seats: int) -> None:
    """The pairs of the leak test, whose hidden pieces have changed places, and states imagined from the view alone."""
    game, dealer, tells = box_of(Setting(key, seats)).game, FastDealer(11), dict(wrappers(key, seats))
    looked, differed, was_sealed = dict.fromkeys(tells, 0), 0, False
    for number, match in enumerate(positions(game, seats, 9)):
        is_chosen, was_sealed = number % 5 == 0 or was_sealed, len(match.to_act()) > 1
        if not is_chosen or not match.to_act():
            continue
        if looked["PettingZoo"] > 80 and differed > 0:
            break
        for seat in range(seats):
            swapped = game.swap_hidden(match.state, seat, dealer)
            imagined = game.imagine(match.state.view(seat), dealer)
            for name, told in tells.items():
                seen = told(match.state, seat)
                assert told(swapped, seat) == seen, name
                assert told(imagined, seat) == seen, name
                looked[name] += seen is not None
            rivals = [rival for rival in range(seats) if rival != seat]
            differed += any(swapped.view(rival) != match.state.view(rival) for rival in rivals)
    assert min(looked.values()) > 5
    assert differed > 0, "No pair differed for anybody: the test sees nothing."
