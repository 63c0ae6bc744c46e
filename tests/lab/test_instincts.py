"""Instincts: what searches looked at is noted, a layer of units learns it, and a search that is guided by it looks
there first and still finds out what is better."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from tafelrunde import FastDealer, ImpossibleTable
from tafelrunde.bots.judge import Instinct, Judge
from tafelrunde.bots.judges import encoder_of, judge_from, judge_of
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.net import NetJudge
from tafelrunde.bots.nets import facts_of, net_size, weights_of, write_net
from tafelrunde.bots.search import FULL, Search
from tafelrunde.bots.tree import ROOT
from tafelrunde.core.bag import NONE
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import games, make_game
from tafelrunde.lab import instincts, training
from tafelrunde.lab.instincts import RECIPE, ChoicePlan, InstinctTraining, MatchChoices, needed_start, play_choices
from tests.judge_positions import made_up, with_instinct

GAME = make_game("druidenwalzer", {})
ACTIONS = len(GAME.catalogue.actions)


def guided(liked: int = -1, game: Game = GAME) -> bytes:
    """A file whose instinct likes one action above all others; the rest of it says nothing."""
    start = made_up(game, [2])
    facts, _ = facts_of(start, "x")
    actions = len(game.catalogue.actions)
    more = array("h", [0] * (int(facts["rows"]) * 32 + 32 + actions * 32))
    more.extend([20_000 if number == liked else 0 for number in range(actions)])
    return write_net({**facts, "instinct": {"matches": 0}}, weights_of(start, "x") + more)


def asked(game: Game, seed: int = 1, steps: int = 8) -> State:
    """A position in which one seat has several choices."""
    chance = FastDealer(seed)
    state = game.new(2, chance)
    while steps > 0 or len(state.legal(state.next_seat())) < 4 or state.owing & (state.owing - 1):
        seat = state.next_seat()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.pick(len(legal))], chance)
        steps -= 1
    return state


def shares(judge: Judge, state: State, simulations: int, use_instinct: bool = True) -> dict[int, float]:
    seat = state.next_seat()
    search = Search(GAME, judge, state.view(seat), 1, use_instinct=use_instinct)
    search.think(simulations)
    return {finding.number: finding.share for finding in search.findings()}


# Searching


def test_a_search_looks_first_where_its_instinct_draws_it() -> None:
    state = asked(GAME)
    legal = [int(number) for number in state.legal(state.next_seat())]
    for liked in legal[:3]:
        looked = shares(judge_from(guided(liked), "x", GAME), state, 12)
        assert max(looked, key=lambda number: looked[number]) == liked and looked[liked] > 0.7


def test_what_is_found_counts_more_in_the_end() -> None:
    """However much a bad action draws."""
    state = asked(GAME)
    fair = shares(judge_from(guided(), "x", GAME), state, 600)
    worst, best = min(fair, key=lambda number: fair[number]), max(fair, key=lambda number: fair[number])
    looked = shares(judge_from(guided(worst), "x", GAME), state, 5000)
    assert looked[best] > looked[worst]


def test_without_an_instinct_a_search_is_as_it_was() -> None:
    state = asked(GAME)
    with_file, without = judge_from(guided(3), "x", GAME), judge_from(made_up(GAME, [2]), "x", GAME)
    assert shares(with_file, state, 300, use_instinct=False) == shares(without, state, 300)
    assert without.instinct(2) is None and with_file.instinct(3) is None


class Drawn(Instinct):
    """Drawn to nothing, and remembers who was asked."""

    def __init__(self, anew: bool) -> None:
        super().__init__(anew)
        self.asked: list[int] = []

    def look(self, state: State, seat: int) -> None:
        self.asked.append(int(seat))


class Guide(Judge):
    def __init__(self, instinct: Instinct) -> None:
        super().__init__(depth=0)
        self.given = instinct

    def instinct(self, seats: int) -> Instinct | None:
        return self.given


def test_what_draws_a_rival_is_asked_in_every_world_where_it_depends_on_its_hand() -> None:
    game = make_game("havoc", {})
    state = asked(game)
    seat = int(state.next_seat())
    looks: dict[bool, int] = {}
    for anew in (True, False):
        drawn = Drawn(anew)
        search = Search(game, Guide(drawn), state.view(seat), 1, use_instinct=True)
        search.think(400)
        tree = search.tree
        looks[anew] = drawn.asked.count(1 - seat)
        visits = sum([tree.visits[node] for node in range(1, tree.size) if tree.seat[node] == 1 - seat])
        assert (looks[anew] == visits) is anew
    assert looks[True] > looks[False] > 0


def test_a_guided_tree_stops_growing_before_it_takes_all_memory() -> None:
    state = asked(GAME)
    seat = state.next_seat()
    search = Search(GAME, judge_from(guided(), "x", GAME), state.view(seat), 1, use_instinct=True)
    elsewhere = search.tree.add(ROOT, NONE, 0)
    for number in range(FULL):
        search.tree.add(elsewhere, seat, number)
    known = search.tree.size
    search.think(200)
    assert search.tree.size <= known + len(state.legal(seat))
    assert sum([tally.visits for tally in search.thought().tallies]) == 200


@pytest.mark.parametrize("key", ["druidenwalzer", "macht"])
def test_a_full_guided_tree_does_not_grow_where_it_has_been_either(key: str) -> None:
    """Other worlds have other legal actions, and sealed choices ever new answers."""
    game = make_game(key, {})
    state = game.new(2, FastDealer(5))
    seat = state.next_seat()
    search = Search(game, judge_of(game), state.view(seat), 1, use_instinct=True)
    search.think(1500)
    elsewhere = search.tree.add(search.tree.children(ROOT, seat)[0], NONE, 1 << 40)
    for number in range(FULL - search.tree.size):
        search.tree.add(elsewhere, seat, number)
    known = search.tree.size
    search.think(1500)
    assert search.instinct is not None and search.simulations == 3000
    assert search.tree.size == known


def test_an_instinct_says_what_plain_arithmetic_says() -> None:
    """Row by row, in whole numbers, as the file has them."""
    data = with_instinct(GAME)
    facts, _ = facts_of(data, "x")
    weights = list(weights_of(data, "x"))[net_size(facts) :]
    size = int(facts["rows"]) * 32
    table, bias, outer, constants = (
        weights[:size],
        weights[size : size + 32],
        weights[size + 32 : -ACTIONS],
        weights[-ACTIONS:],
    )
    instinct = judge_from(data, "x", GAME).instinct(2)
    encoder = encoder_of(GAME)
    assert instinct is not None and encoder is not None
    state = asked(GAME)
    seat = int(state.next_seat())
    instinct.look(state, seat)
    encoder.look(state)
    active = encoder.listed(state, seat, 1 - seat)
    units = [
        min(max(bias[unit] + sum([table[row * 32 + unit] for row in active]), 0), int(facts["top"]))
        for unit in range(32)
    ]
    for number in range(ACTIONS):
        total = constants[number] * int(facts["scale"])
        total += sum([outer[number * 32 + unit] * units[unit] for unit in range(32)])
        lead = max(-40.0, min(40.0, total / (int(facts["scale"]) * 4096)))
        assert instinct.pull(number) == pytest.approx(2.718281828459045**lead)


# Files


@pytest.mark.parametrize("key", games())
def test_instincts_are_shipped_where_they_won_at_equal_time(key: str) -> None:
    judge = judge_of(make_game(key, {}))
    assert isinstance(judge, NetJudge)
    instinct = judge.instinct(2)
    assert (instinct is not None) == (key in ("druidenwalzer", "havoc", "macht"))
    assert instinct is None or instinct.anew == (key == "havoc")


def test_a_file_whose_weights_are_not_all_there_is_refused() -> None:
    facts, _ = facts_of(guided(), "x")
    weights = weights_of(guided(), "x")
    plain = {name: value for name, value in facts.items() if name != "instinct"}
    for told, kept in (
        (facts, weights[:-1]), (facts, weights[: net_size(facts)]), (plain, weights), ({**facts, "seats": [3]}, weights)
    ):  # fmt: skip
        with pytest.raises(ImpossibleTable) as caught:
            judge_from(write_net(told, kept), "x", GAME)
        assert caught.value.message_id == "error-net-damaged"


# Learning


def test_choices_are_noted_and_the_same_wherever_they_are_played() -> None:
    plan = ChoicePlan("macht", made_up(make_game("macht", {}), [2]), 6, 0.2, "seed")
    told = play_choices(plan, 3)
    assert told == play_choices(plan, 3) != play_choices(plan, 4)
    assert len(told.sizes) == len(told.counts) > 20 and min(told.counts) > 1
    assert sum(told.sizes) == len(told.rows) and sum(told.counts) == len(told.legal) == len(told.shares)
    at = 0
    for count in told.counts:
        assert sum(told.shares[at : at + count]) == pytest.approx(1, abs=1e-5)
        at += count


def numpy_is_there() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed: pip install tafelrunde[train]")
    pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")


def test_what_is_always_looked_at_is_learned(tmp_path: Path) -> None:
    """In lessons made up here a search looks at the action with the number of the first active row."""
    numpy_is_there()
    chance = FastDealer(1)
    told = MatchChoices(0, array("H"), array("B"), array("H"), array("H"), array("f"))
    for _ in range(3000):
        wanted = chance.pick(4)
        told.rows.extend([wanted, 4 + chance.pick(3)])
        told.sizes.append(2)
        told.legal.extend([0, 1, 2, 3])
        told.counts.append(4)
        told.shares.extend([float(number == wanted) for number in range(4)])
    instincts.keep_choices(tmp_path / "choices-001.npz", [told])
    noted = instincts.Noted([tmp_path / "choices-001.npz"], 8)
    fitting = instincts.InstinctFitting(8, 4, 1)
    before = fitting.learn(noted, 0, 1e-2, 0.0)
    assert fitting.learn(noted, 30, 1e-2, 0.0) < 0.1 < before
    batch = noted.batch(list(range(100)))
    _, _, share = fitting.said(batch)
    assert share[batch.share == 1].min() > 0.5
    weights = fitting.whole_weights(noted)
    assert len(weights) == 8 * 32 + 32 + 4 * 32 + 4
    assert not any(weights[7 * 32 : 8 * 32]), "a row that never was active says nothing"


@pytest.fixture
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHECKED", 2)
    monkeypatch.setattr(training, "CONFIRMED", 4)
    monkeypatch.setattr(instincts, "THINKING", 4)


@pytest.mark.usefixtures("few_matches")
def test_a_study_learns_goes_on_and_proposes(tmp_path: Path) -> None:
    numpy_is_there()
    tiny = RECIPE._replace(simulations=4, rounds=2, matches=3, passes=1)
    start = made_up(GAME, [2])

    def study(name: str) -> InstinctTraining:
        return InstinctTraining("druidenwalzer", (2,), tiny, "1", tmp_path / name, start)

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
    facts, _ = facts_of(data, "proposal")
    first, _ = facts_of(start, "start")
    told = facts.pop("instinct")
    assert told["matches"] == 3 and told["rounds"] == 2 and told["strength"][0]["verdict"] == "open"
    assert {**facts, "sha256": ""} == {**first, "sha256": ""}, "the judge itself is what it was"
    assert weights_of(data, "x")[: net_size(facts)] == weights_of(start, "x")
    assert judge_from(data, "proposal", GAME).instinct(2) is not None


def test_an_instinct_is_learned_for_a_judge_of_two_seats() -> None:
    start = made_up(GAME, [2])
    assert needed_start(GAME, (2,), start) == start
    assert facts_of(needed_start(GAME, (2,), b""), "x")[0]["seats"] == [2]
    for game, seats, given in ((make_game("havoc", {}), (4,), b""), (GAME, (2,), made_up(GAME, [3]))):
        with pytest.raises(ImpossibleTable) as caught:
            needed_start(game, seats, given)
        assert caught.value.message_id == "lab-error-instinct"


def test_deep_thinkers_have_it_and_others_do_not() -> None:
    for name, has in (("squire", False), ("knight", False), ("baron", False), ("master", True), ("grandmaster", True)):
        assert LEVELS[name].instinct is has
