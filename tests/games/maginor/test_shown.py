"""What the board is shown besides the view of Maginor follows from it, and from the facts of the box."""

from __future__ import annotations

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.conformance import positions
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.maginor import phases, rules
from tafelrunde.games.maginor.components import (
    GOLDEN_CAULDRON,
    ORACLE_COUNT,
    SPELLS,
    TARGETS,
    VALUE,
    box,
    symbol_of,
)
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.words import Words
from tests.games.maginor.table import GAME, HAT, act, oracle, table


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_agrees_with_the_state(seats: int) -> None:
    """Votes, leaders and tokens as the rules count them, for every viewer."""
    for match in positions(GAME, seats, 11 * seats):
        state = match.state
        assert isinstance(state, MaginorState)
        shown = GAME.shown(state.view(ONLOOKER))
        assert shown == GAME.shown(state.view(0))
        assert list(shown.votes) == [state.votes(seat) for seat in range(seats)]
        for one in range(ORACLE_COUNT):
            first, second = rules.leaders(state, one)
            assert (*shown.winners[one], NONE, NONE)[:2] == (first, second)
            assert list(shown.tokens[one]) == [state.owners(one).count(seat) for seat in range(seats)]
            assert shown.order[one][:2] == shown.winners[one]
            assert set(shown.order[one]) == set(state.owners(one)) - {NONE}


def test_the_defender_is_shown_while_a_duel_runs() -> None:
    state = table("fox bear owl", fox="2...2.", spells={0: "reversal"})
    assert GAME.shown(state.view(1)).defender == NONE
    act(state, "0 play fire", "0 challenge 5")
    assert GAME.shown(state.view(1)).defender == 2
    act(state, "0 send earth", "2 send earth")
    assert state.phase == phases.REVERSING and GAME.shown(state.view(ONLOOKER)).defender == 2
    act(state, "0 pass")
    assert GAME.shown(state.view(2)).defender == NONE


def test_where_maginor_stands_is_told() -> None:
    words = Words("en")
    state = table("fox bear", maginor=">fox")
    assert words.text(GAME.shown(state.view(0)).maginor) == "in the gap before the Red Fox"
    act(state, "0 roll", "0 name fire", "0 put 1", picks=[HAT])
    assert words.text(GAME.shown(state.view(0)).maginor) == "at the Red Fox"
    state = table("hall hall", circle="hall", maginor=">hall")
    act(state, "0 roll", "0 name fire", "0 put 1", "0 claim oracle", picks=[HAT])
    assert words.text(GAME.shown(state.view(0)).maginor) == "back in the Hall"


@pytest.mark.parametrize("spell", range(GOLDEN_CAULDRON - 1))
def test_a_spell_with_a_target_asks_for_it(spell: int) -> None:
    """The board lets the seat that casts it choose; a spell without a choice works at once."""
    state = table("eagle fox", played={0: "fire water earth wand"}, spells={0: SPELLS[spell]}, eagle="1.........")
    act(state, f"0 cast {SPELLS[spell]}")
    aims = {"cards": "take", "here": "put replace", "oracle": "aim", "": ""}[TARGETS[spell]].split()
    verbs = {action.verb for action in GAME.legal_actions(state, state.to_act()[0])}
    assert verbs <= set(aims) if aims else state.phase in (phases.FREE_PHASE, phases.CHOOSING_PRIZE)


def test_the_box_holds_every_rim() -> None:
    oracles = box()["ORACLES"]
    assert isinstance(oracles, list) and len(oracles) == ORACLE_COUNT
    for number, one in enumerate(oracles):
        assert one["votes"] == VALUE[number] == len(one["slots"])
        assert one["slots"] == [symbol_of(number, slot) for slot in range(VALUE[number])]
    assert oracles[oracle("fox")]["id"] == "fox"
