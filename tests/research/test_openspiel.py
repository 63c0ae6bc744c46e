"""The games within OpenSpiel: its own tests, its ISMCTS, resampling without leaks, and exact algorithms on a small
game."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from bench.research.exact import exploitabilities
from tafelrunde.core.errors import IllegalAction, ImpossibleTable
from tafelrunde.core.game import OptionValue
from tafelrunde.core.registry import keys
from tafelrunde.research.openspiel import AskingDealer, SpielState
from tafelrunde.research.small import SMALL
from tafelrunde.research.table import Play, Setting, box_of
from tests.research.tables import KEYS

SMALL_GAME = "python_tafelrunde_macht_small"


def load(key: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"python_tafelrunde_{key}", {"players": players})


def states(key: str, players: int, seed: int) -> Iterator[SpielState]:
    """A random match, yielded at every decision and at its end."""
    chance = np.random.RandomState(seed)
    state = load(key, players).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        else:
            yield state
            state.apply_action(int(chance.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("key", [*KEYS, *SMALL])
def test_openspiels_random_simulation(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", ["havoc", "maginor"])
def test_openspiels_random_simulation_with_more_players(key: str) -> None:
    pyspiel.random_sim_test(load(key, 4), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("key", "players"), [("maginor", 3), ("macht", 2)])
def test_sealed_answers_can_be_given_together(key: str, players: int) -> None:
    """The same match as when the seats are asked one after the other."""
    game = load(f"{key}_simultaneous", players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    chance, state, turns = np.random.RandomState(2), game.new_initial_state(), load(key, players).new_initial_state()
    sealed = 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            sealed += 1
            legal = [state.legal_actions(player) for player in range(players)]
            actions = [int(chance.choice(each)) if each else 0 for each in legal]
            state.apply_actions(actions)
            for player in [player for player in range(players) if legal[player]]:
                assert turns.current_player() == player and turns.legal_actions() == legal[player]
                turns.apply_action(actions[player])
        else:
            assert turns.legal_actions() == state.legal_actions()
            action = int(chance.choice(state.legal_actions()))
            state.apply_action(action)
            turns.apply_action(action)
    assert sealed > 0 and turns.is_terminal() and turns.returns() == state.returns()


def check_api(key: str, base: type[unittest.TestCase]) -> None:
    """All tests of a class of OpenSpiel's own, which it makes for each game that it knows."""
    name = f"python_tafelrunde_{key}"
    kind = type(f"Api{key}", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 3
    assert [text for _, text in [*result.errors, *result.failures]] == []


@pytest.mark.parametrize("key", [*KEYS, *SMALL])
def test_openspiels_api_test(key: str) -> None:
    """The part that is for all games."""
    check_api(key, api_test.EnforceAPIOnPartialTreeBase)


def test_openspiels_api_test_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The part that is for games whose whole tree can be walked through. It knows how large the trees are."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALL_GAME, (1, 1373, 940))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALL_GAME, 1356)
    check_api("macht_small", api_test.EnforceAPIOnFullTreeBase)


@pytest.mark.parametrize("key", KEYS)
def test_its_ismcts_plays(key: str) -> None:
    game = load(key)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 4, random_state=random)
    for number, state in enumerate(states(key, 2, 3)):
        if number % 9 == 0 and not state.is_terminal():
            assert bot.step(state) in state.legal_actions()
        if number > 30:
            return


@pytest.mark.parametrize(("key", "players"), [("havoc", 3), ("druidenwalzer", 2), ("maginor", 3), ("macht", 2)])
def test_a_resampled_state_is_the_same_to_its_player(key: str, players: int) -> None:
    """Byte by byte: both strings and both tensors. What the others have heard before is not in it."""
    chance = np.random.RandomState(5)
    changed = 0
    for number, state in enumerate(states(key, players, 6)):
        if number % 5 or state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.uniform)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        rivals = [rival for rival in range(players) if rival != player]
        assert all(other.course.heard[rival] == [] for rival in rivals)
        changed += any(other.observation_string(rival) != state.observation_string(rival) for rival in rivals)
        twin = pickle.loads(pickle.dumps(other))
        assert str(twin) == str(other)
        for copied in (other, twin, other.clone()):
            copied.apply_action(state.legal_actions()[0])
    assert changed > 0 or key in ("maginor", "macht")  # there only a sealed answer is hidden


def test_a_player_remembers_what_it_has_heard_and_nobody_hears_a_secret() -> None:
    *_, last = states("macht", 2, 4)
    for player in range(2):
        told = last.information_state_string(player)
        assert told.endswith(last.observation_string(player))
        hidden = [line for line in last.course.words_to(player) if line.startswith("BidSealed")]
        assert hidden
        for line in hidden:
            assert (f"seat={player}" in line) != ("count=-1" in line), line


def test_every_state_can_be_copied_and_goes_on_alike() -> None:
    for number, state in enumerate(states("druidenwalzer", 2, 2)):
        if number == 20:
            twins = [state.clone(), pickle.loads(pickle.dumps(state))]
            for twin in twins:
                assert twin.history() == state.history()
                assert twin.information_state_string(0) == state.information_state_string(0)
            return


def test_chance_asks_about_kinds_not_pieces() -> None:
    """Of markers that nobody can tell apart there is one outcome, as likely as there are of them."""
    state = load("macht").new_initial_state()
    assert state.is_chance_node()
    assert dict(state.chance_outcomes()) == {0: 5 / 18, 1: 5 / 18, 2: 4 / 18, 3: 4 / 18}
    assert AskingDealer([]).pick(1) == 0


@pytest.mark.parametrize("key", ["havoc", "macht_simultaneous"])
def test_what_is_not_legal_is_refused_and_changes_nothing(key: str) -> None:
    """OpenSpiel itself refuses -1 only."""
    chance, state = np.random.RandomState(1), load(key).new_initial_state()
    while not state.is_terminal():
        before, history = str(state), state.history()
        if state.is_simultaneous_node():
            actions = [int(state.legal_actions(player)[0]) for player in range(2)]
            with pytest.raises(IllegalAction, match="Seat 1 may not play action -2"):
                state.apply_actions([actions[0], -2])
            assert (str(state), state.history()) == (before, history)
            state.apply_actions(actions)
            continue
        for wrong in (-2, 10**6):
            with pytest.raises(ValueError, match=f"{wrong}"):
                state.apply_action(wrong)
        assert (str(state), state.history()) == (before, history)
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(chance.choice(outcomes or state.legal_actions())))


def test_nobody_sees_what_is_private_to_all() -> None:
    assert load("macht").make_py_observer().tensor is not None
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="private to all players"):
        load("macht").make_py_observer(kind)


def test_a_game_has_its_options() -> None:
    game = pyspiel.load_game("python_tafelrunde_havoc(players=3,john_of_gaunt=extra,small_table=False)")
    options: dict[str, OptionValue] = {
        "battle_order": "historical",
        "peace_card": "seats",
        "john_of_gaunt": "extra",
        "small_table": False,
    }
    assert game.box.setting == Setting("havoc", 3, tuple(sorted(options.items())))
    assert pyspiel.load_game(str(game)).box is game.box
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(ImpossibleTable, match="must be one of: off, replaces, extra"):
        pyspiel.load_game("python_tafelrunde_havoc", {"john_of_gaunt": "never"})
    with pytest.raises(ImpossibleTable, match="for 2 to 6 seats, not for 7"):
        load("havoc", 7)


@pytest.mark.parametrize("name", ["macht", "macht_simultaneous"])
def test_openspiels_environment_for_learners_plays(name: str) -> None:
    env = rl_environment.Environment(f"python_tafelrunde_{name}")
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"]
        asked = [step.observations["current_player"]] if env.is_turn_based else range(2)
        step = env.step([legal[player][0] if legal[player] else 0 for player in asked])
    assert sum(step.rewards) == 0


def test_actions_have_names_and_parts() -> None:
    for state in states("macht", 2, 1):
        names = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(names)) == len(names)
        struct = state.action_to_struct(state.current_player(), state.legal_actions()[0])
        assert set(struct.to_dict()) == {"verb", "what", "where"}
        return


def test_the_small_game_is_the_same_code_with_other_figures_and_no_table_offers_it() -> None:
    small, whole = box_of(Setting("macht_small", 2)), box_of(Setting("macht", 2))
    assert small.action_names() == whole.action_names()
    assert [row.name for row in small.rows] == [row.name for row in whole.rows]
    views = [vars(Play(Setting(key, 2), 1).state.view(0)) for key in ("macht", "macht_small")]
    assert [(view["cubes"], view["reserve"]) for view in views] == [(4, ((3, 5), (3, 5))), (1, ((0, 1), (0, 1)))]
    assert "macht_small" not in keys()


@pytest.mark.once
def test_an_interpreter_that_knows_the_games_ends_in_peace() -> None:
    """OpenSpiel lets go of them when there is no interpreter any more."""
    code = "import tafelrunde.research.openspiel as known; known.pyspiel.load_game('python_tafelrunde_macht')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.once
def test_mccfr_makes_the_small_game_less_exploitable() -> None:
    (_, before), (_, after) = exploitabilities(SMALL_GAME, 60, 60, seed=1)
    assert after < before / 2
