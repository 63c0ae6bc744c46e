"""An observation holds what the view of a seat holds, and nothing else."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import State
from tafelrunde.core.registry import make_game
from tafelrunde.research.engine.observer import observation, rewards
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.table import Box, Play, Setting, box_of
from tests.research.tables import KEYS, TABLES

DERIVED = {"druidenwalzer": {"seat"}, "macht": {"is_magic"}}
"""Entries that are not a field of the view, but follow from it."""


def entry(box: Box, state: State, seat: int, name: str) -> list[int]:
    return [int(number) for number in box.named(box.observation(state, seat))[name]]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_two_states_that_are_equal_for_a_seat_give_equal_observations(key: str, seats: int) -> None:
    """The pairs of the leak test, whose hidden pieces have changed places; and a state that was imagined from the view
    alone, in which there is nothing else to be seen."""
    game, box, dealer = make_game(key, {}), box_of(Setting(key, seats)), FastDealer(7)
    looked = different = 0
    for number, match in enumerate(positions(game, seats, 8)):
        if number % 3 == 0 or len(match.to_act()) > 1:
            for seat in range(seats):
                swapped = game.swap_hidden(match.state, seat, dealer)
                imagined = game.imagine(match.state.view(seat), dealer)
                seen = observation(box.observer, box.width, match.state, seat)
                for other in (swapped, imagined):
                    assert observation(box.observer, box.width, other, seat) == seen
                    assert box.mask(other, seat).tobytes() == box.mask(match.state, seat).tobytes()
                looked += 1
                rivals = [rival for rival in range(seats) if rival != seat]
                different += any(
                    box.observation(swapped, rival).tobytes() != box.observation(match.state, rival).tobytes()
                    for rival in rivals
                )
    assert looked > 20
    assert different > 0, "No pair differed for anybody: the test sees nothing."


@pytest.mark.parametrize("key", KEYS)
def test_every_field_of_the_view_has_its_entries(key: str) -> None:
    for seats in make_game(key, {}).seats:
        box = box_of(Setting(key, seats))
        view = Play(Setting(key, seats), 1).state.view(0)
        names = [row.name for row in box.rows]
        assert len(set(names)) == len(names), "A name stands for two places of the layout."
        assert {*vars(view)} - {"seat"} == {*names} - DERIVED.get(key, set())
        assert [row.first for row in box.rows] == [sum([row.width for row in box.rows[:n]]) for n in range(len(names))]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_different_views_give_different_observations(key: str, seats: int) -> None:
    """Nothing that happens goes by unseen: whenever a seat's view changes, so does its observation."""
    box = box_of(Setting(key, seats))
    for seat in range(seats):
        before: tuple[object, bytes] | None = None
        for number, match in enumerate(positions(box.game, seats, 4)):
            if number > 60:
                break
            now = (match.state.view(seat), box.observation(match.state, seat).tobytes())
            if before is not None:
                assert (now[0] == before[0]) == (now[1] == before[1])
            before = now


def test_seats_are_counted_from_the_one_that_looks() -> None:
    play = Play(Setting("havoc", 4), 3)
    turn = play.state.view(0).to_act[0]
    for seat in range(4):
        place = (turn - seat) % 4
        assert entry(play.box, play.state, seat, "turn") == [int(n == place) for n in range(4)]
        assert entry(play.box, play.state, seat, "to_act") == [int(n == place) for n in range(4)]


def test_a_hand_is_written_card_by_card() -> None:
    play = Play(Setting("havoc", 2), 3)
    for seat in range(2):
        view = play.state.view(seat)
        counts = entry(play.box, play.state, seat, "hand")
        assert [card for card, count in enumerate(counts) for _ in range(count)] == sorted(vars(view)["hand"])


def test_a_sealed_bid_is_seen_by_its_owner_alone() -> None:
    """[P33]"""
    actions = import_module("tafelrunde.games.macht.actions")
    box = box_of(Setting("macht", 2))
    for seed in range(40):
        play, player = Play(Setting("macht", 2), seed), FastDealer(seed)
        while not play.is_over:
            legal = list(play.state.legal(play.seat))
            if legal[0] in actions.BID and len(play.state.to_act()) == 2:
                first = play.seat
                play.play(legal[-1])
                bid = actions.BID.what(legal[-1])
                assert entry(box, play.state, first, "bid").index(1) == bid
                assert entry(box, play.state, 1 - first, "bid") == [0] * len(entry(box, play.state, first, "bid"))
                return
            play.play(legal[player.pick(len(legal))])
    pytest.fail("Nobody ever bid.")


def test_rewards_follow_the_standings() -> None:
    standings = import_module("tafelrunde.core.game").Standings
    assert rewards(None) == []
    assert rewards(standings((1, 2), "x")) == [1.0, -1.0]
    assert rewards(standings((1, 1), "x")) == [0.0, 0.0]
    assert rewards(standings((2, 1, 4, 2), "x")) == [0.0, 1.0, -1.0, 0.0]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_environment_shows_exactly_that(key: str, seats: int) -> None:
    env = TableEnv(key, seats)
    env.reset(seed=5)
    assert env.play is not None
    for agent, seat in env.seat_of.items():
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], env.box.observation(env.play.state, seat))
        assert seen["action_mask"].sum() == (len(env.play.state.legal(seat)) if seat in env.play.state.to_act() else 0)
