"""Hunches: what rivals really held is noted beside what might have been imagined, a layer of units learns to tell them
apart, and a search that has one imagines the likely more often."""

from __future__ import annotations

from array import array
from math import exp, log
from pathlib import Path

import pytest

from tafelrunde import FastDealer, ImpossibleTable
from tafelrunde.bots.judge import Hunch, Judge
from tafelrunde.bots.judges import encoder_of, judge_from, judge_of
from tafelrunde.bots.nets import facts_of, parts_of, weights_of, write_net
from tafelrunde.bots.search import Search
from tafelrunde.core.game import State
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.lab import hunches, instincts, training
from tafelrunde.lab.hunches import RECIPE, HunchTraining, WorldPlan, needed_judge, play_worlds, without_hunch
from tests.judge_positions import made_up, with_hunch, with_instinct

GAME = make_game("havoc", {})


def begun(seats: int = 2) -> State:
    return GAME.new(seats, FastDealer(4))


class Knowing(Hunch):
    """A world is nine times as likely where the rival holds one card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def likely(self, state: State, seat: Seat) -> float:
        return 9.0 if holds(state, 1 - seat, self.card) else 1.0


class Believer(Judge):
    def __init__(self, card: int) -> None:
        super().__init__(depth=0)
        self.card = card

    def hunch(self, seats: int) -> Hunch | None:
        return Knowing(self.card)


def holds(state: State, seat: int, card: int) -> bool:
    assert isinstance(state, HavocTable)
    return card in state.hands[seat]


def imagined(judge: Judge, state: State, worlds: int, use_instinct: bool = True) -> list[State]:
    """Those that a search plays in, one simulation in each."""
    search = Search(GAME, judge, state.view(0), 1, uses=1, use_instinct=use_instinct)
    found: list[State] = []
    for _ in range(worlds):
        search.think(1)
        assert search.world is not None
        found.append(search.world)
    return found


def unseen(state: State) -> int:
    """A card that the seat 0 cannot know of."""
    assert isinstance(state, HavocTable)
    return next(card for card in range(40) if card in state.pile)


# Searching


def test_likely_worlds_are_played_in_as_much_more_often() -> None:
    state = begun()
    card = unseen(state)
    plain = imagined(Judge(0), state, 3000)
    share = sum([holds(world, 1, card) for world in plain]) / len(plain)
    assert 0 < share < 0.4
    trusted = imagined(Believer(card), state, 6000)
    said = sum([holds(world, 1, card) for world in trusted]) / len(trusted)
    assert said == pytest.approx(9 * share / (9 * share + 1 - share), abs=0.06)


def test_a_world_that_is_kept_is_played_in_as_it_was() -> None:
    """Whatever was played in it before."""
    state = begun()
    search = Search(GAME, Believer(unseen(state)), state.view(0), 1, use_instinct=True)
    for _ in range(400):
        search.think(1)
        assert search.world is not None
        assert search.world.view(0) == state.view(0)


def test_without_an_instinct_nobody_asks_it() -> None:
    state = begun()
    card = unseen(state)
    with_it = imagined(Believer(card), state, 50, use_instinct=False)
    without = imagined(Judge(0), state, 50, use_instinct=False)
    assert [world.view(1) for world in with_it] == [world.view(1) for world in without]
    assert Judge().hunch(2) is None


def test_a_hunch_says_what_plain_arithmetic_says() -> None:
    """Row by row, in whole numbers, through the eyes of every rival."""
    data = with_hunch(GAME, [2, 3])
    facts, _ = facts_of(data, "x")
    weights = parts_of(data, "x", GAME).belief
    rows = int(facts["rows"])
    table, bias = weights[: rows * 32], weights[rows * 32 : rows * 32 + 32]
    outer, constant = weights[rows * 32 + 32 : -1], weights[-1]
    encoder = encoder_of(GAME)
    assert encoder is not None
    for seats in (2, 3):
        state = begun(seats)
        hunch = judge_from(data, "x", GAME).hunch(seats)
        assert hunch is not None
        encoder.look(state)
        total = 0.0
        for rival in range(seats):
            if rival != 1:
                active = encoder.listed(state, rival, 1)
                levels = [bias[unit] + sum([table[row * 32 + unit] for row in active]) for unit in range(32)]
                units = [min(max(level, 0), int(facts["top"])) for level in levels]
                whole = constant * int(facts["scale"]) + sum([outer[unit] * units[unit] for unit in range(32)])
                total += whole / (int(facts["scale"]) * 4096)
        assert hunch.likely(state, 1) == pytest.approx(exp(total))
    assert judge_from(data, "x", GAME).hunch(4) is None


def test_what_a_rival_really_holds_changes_nothing() -> None:
    """The same view, the same search, whichever cards were swapped behind its back."""
    state = begun()
    twin = GAME.swap_hidden(state, 0, FastDealer(9))
    assert twin.view(0) == state.view(0) and twin.view(1) != state.view(1)
    thoughts = []
    for true in (state, twin):
        search = Search(GAME, judge_of(GAME), true.view(0), 3, use_instinct=True)
        search.think(200)
        thoughts.append(search.thought())
    assert thoughts[0] == thoughts[1] and search.hunch is not None


# Files


@pytest.mark.parametrize("key", games())
def test_hunches_are_shipped_where_they_won_at_equal_time(key: str) -> None:
    assert (judge_of(make_game(key, {})).hunch(2) is not None) == (key == "havoc")


def test_a_file_whose_weights_are_not_all_there_is_refused() -> None:
    data = with_hunch(GAME, [2])
    facts, _ = facts_of(data, "x")
    weights = weights_of(data, "x")
    plain = {name: value for name, value in facts.items() if name != "hunch"}
    for told, kept in ((facts, weights[:-1]), (plain, weights), (facts, parts_of(data, "x", GAME).net)):
        with pytest.raises(ImpossibleTable) as caught:
            judge_from(write_net(told, kept), "x", GAME)
        assert caught.value.message_id == "error-net-damaged"


# Learning


def test_worlds_are_noted_and_the_same_wherever_they_are_played() -> None:
    plan = WorldPlan("havoc", 2, with_instinct(GAME), 6, "seed")
    told = play_worlds(plan, 3)
    assert told == play_worlds(plan, 3) != play_worlds(plan, 4)
    assert len(told.sizes) > 50 and len(told.sizes) % 5 == 0
    assert sum(told.sizes) == len(told.rows)
    more = play_worlds(plan._replace(seats=3, net=made_up(GAME, [3]), simulations=2), 3)
    assert len(more.sizes) % (2 * 5) == 0 < len(more.sizes)


def numpy_is_there() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed: pip install tafelrunde[train]")
    pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")


def test_what_is_always_so_is_learned(tmp_path: Path) -> None:
    """In worlds made up here the real one has the row 2 more often than what is imagined."""
    numpy_is_there()
    import numpy

    chance = FastDealer(1)
    rows, sizes = array("H"), array("B")
    for _ in range(3000):
        for world in range(5):
            rows.append(2 if world == 0 and chance.pick(10) else chance.pick(6))
            sizes.append(1)
    numpy.savez(tmp_path / "worlds-001.npz", rows=numpy.array(rows), sizes=numpy.array(sizes))
    seen = hunches.Worlds([tmp_path / "worlds-001.npz"], 8)
    assert seen.decisions == 3000 and list(seen.often) == [True] * 6 + [False] * 2
    fitting = hunches.HunchFitting(8, 1)
    assert fitting.learn(seen, 0, 1e-2, 0.0) == pytest.approx(log(5), abs=0.05)
    assert fitting.learn(seen, 20, 1e-2, 0.0) < 0.8
    weights = fitting.whole_weights(seen)
    assert len(weights) == 8 * 32 + 32 + 32 + 1 and not any(weights[6 * 32 : 8 * 32])


@pytest.fixture
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHECKED", 2)
    monkeypatch.setattr(training, "CONFIRMED", 4)
    monkeypatch.setattr(hunches, "THINKING", 4)
    monkeypatch.setattr(instincts, "THINKING", 4)


@pytest.mark.usefixtures("few_matches")
def test_a_study_learns_goes_on_and_proposes(tmp_path: Path) -> None:
    numpy_is_there()
    tiny = RECIPE._replace(simulations=4, rounds=2, matches=3, passes=1)
    start = with_instinct(GAME)

    def study(name: str) -> HunchTraining:
        return HunchTraining("havoc", (2,), tiny, "1", tmp_path / name, start)

    def stop(done: int, total: int, share: str) -> None:
        if total == 3 and done == 2 and stopped.finished() == 1:
            raise KeyboardInterrupt

    whole, stopped = study("whole"), study("stopped")
    assert whole.run() and not stopped.run(stop) and stopped.finished() == 1
    again = study("stopped")
    assert again.run()
    assert whole.net_after(2) == again.net_after(2) != whole.net_after(1)
    assert whole.propose().matches == 4
    data = (tmp_path / "whole" / "proposal.net").read_bytes()
    told = facts_of(data, "proposal")[0]["hunch"]
    assert told["matches"] == 3 and told["rounds"] == 2 and told["strength"][0]["verdict"] == "open"
    assert told["strength"][0]["simulations"] == 4
    parts = parts_of(data, "proposal", GAME)
    assert parts.net + parts.urge == weights_of(start, "start"), "judge and instinct are what they were"
    assert judge_from(data, "proposal", GAME).hunch(2) is not None
    assert without_hunch(data, GAME) == start


def test_a_hunch_is_learned_for_a_judge_of_such_tables() -> None:
    for seats, given in (((2,), b""), ((3, 4), b""), ((5,), made_up(GAME, [4, 5]))):
        assert set(seats) <= set(facts_of(needed_judge(GAME, seats, given), "x")[0]["seats"])
    with pytest.raises(ImpossibleTable) as caught:
        needed_judge(GAME, (2,), made_up(GAME, [4, 5]))
    assert caught.value.message_id == "lab-error-hunch"


@pytest.mark.usefixtures("few_matches")
def test_an_instinct_that_is_learned_anew_leaves_the_hunch_as_it_was(tmp_path: Path) -> None:
    numpy_is_there()
    tiny = instincts.RECIPE._replace(simulations=4, rounds=1, matches=2, passes=1)
    start = with_hunch(GAME, [2])
    study = instincts.InstinctTraining("havoc", (2,), tiny, "1", tmp_path, start)
    assert study.run()
    before, after = parts_of(start, "start", GAME), parts_of(study.net_after(1), "learned", GAME)
    assert after.belief == before.belief and after.net == before.net and after.urge and not before.urge
