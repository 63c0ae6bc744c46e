"""Maginor keeps the laws of every game; and its own: nothing is secret but the elementals of a running duel."""

from __future__ import annotations

import pytest

from tafelrunde.core.conformance import check_leaks, check_match, check_outcomes, check_sealed_answers_commute, facts
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.core.match import Match
from tafelrunde.games.maginor import events, phases
from tafelrunde.games.maginor.game import Maginor, MaginorState
from tafelrunde.games.maginor.state import CAUSES
from tests.games.maginor.table import GAME, act, legal, table
from tests.games.maginor.transcripts import SCENARIOS

EVENTS = "tafelrunde.games.maginor.events"


@pytest.mark.parametrize(("seats", "spell_gap"), [(2, "first_small"), (4, "random")])
def test_laws_of_every_game(seats: int, spell_gap: str) -> None:
    match = check_match(Maginor(spell_gap=spell_gap), seats, seed=seats)
    assert match.standings() is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws_of_every_game_in_many_matches(seats: int, seed: int) -> None:
    check_match(GAME, seats, seed=100 + seed)


def in_duel() -> Match:
    """A match up to the moment when both sides of a duel owe an elemental."""
    for seed in range(99):
        match = Match.new(GAME, 3, seed=seed)
        player = FastDealer(seed)
        while match.to_act():
            if match.state.phase == phases.DUELLING:
                return match
            seat = match.to_act()[0]
            choices = match.legal(seat)
            match.play(seat, choices[player.pick(len(choices))])
    raise AssertionError("No match had a duel.")


@pytest.mark.parametrize("first", [0, 1])
def test_the_moment_between_two_sealed_answers_tells_nothing(first: int) -> None:
    """No matter who answers first, and what: the others see the same view, prompt, position and events."""
    match = in_duel()
    seat = match.to_act()[first]
    check_sealed_answers_commute(match)
    seen = []
    for elemental in ("send earth", "send water", "send fire"):
        again = Match.load(match.record())
        again.play(seat, elemental)
        check_leaks(again, FastDealer(7))
        others = [other for other in range(-1, 3) if other != seat]
        seen.append([(repr(again.state.view(s)), repr(again.view(s)), repr(again.events(s))) for s in others])
        assert isinstance(again.state, MaginorState)
        view = again.state.view(seat)
        assert {view.challengers, view.defenders} == {-1, ("send earth", "send water", "send fire").index(elemental)}
    assert seen[0] == seen[1] == seen[2]


def test_a_sealed_answer_can_be_taken_back_until_the_other_is_there() -> None:
    match = in_duel()
    first, second = match.to_act()
    match.play(first, "send earth")
    match.undo(first)
    match.play(first, "send fire")
    match.play(second, "send earth")
    assert not match.can_undo(first) and not match.can_undo(second)


def test_an_imagined_rival_may_have_sent_anything() -> None:
    state = table("fox bear", fox="1...1.")
    act(state, "0 play fire", "0 challenge 5", "1 send fire")
    dealer = FastDealer(1)
    imagined = [GAME.imagine(state.view(0), dealer).defenders for _ in range(60)]
    assert set(imagined) == {0, 1, 2}


def test_a_wand_can_be_taken_back_until_the_die_is_rolled() -> None:
    match = Match.new(GAME, 2, seed=1)
    seat = match.to_act()[0]
    match.play(seat, "play wand")
    assert match.can_undo(seat)
    match.undo(seat)
    match.play(seat, "play wand")
    match.play(seat, "aim hall")
    assert not match.can_undo(seat)


def test_probing_a_roll_lists_six_faces() -> None:
    state = table("eagle fox")
    before = facts(state)
    roll = GAME.catalogue.number(GAME.parse_action("roll"))
    assert check_outcomes(state, 0, roll) == 6 and facts(state) == before


def test_notation_round_trips() -> None:
    for action in GAME.catalogue.actions:
        assert GAME.parse_action(GAME.action_name(action)) == action
    assert GAME.parse_action("  put   3 ") == GAME.parse_action("put 3")
    with pytest.raises(UnknownNotation, match="There is no action 'put 16' in Maginor"):
        GAME.parse_action("put 16")


def test_positions_are_short_texts() -> None:
    state = table("fox -", circle="hall fox bear", maginor=">fox", fox="1...1.", spells={1: "recall"}, won={0: "owl"})
    assert GAME.position(state.view(0)) == (
        "hall:...............+high_wizard >fox:1...1.+restore bear:............. | "
        "0@fox,15,FWEAD5,-,owl 1@-,13,FWEAD5,recall,- | 0 free 0 q0"
    )
    act(state, "0 roll", "0 name fire", "0 challenge 5", "0 send earth", picks=[5])
    assert GAME.position(state.view(0)).endswith("| 0 duel 1 fox fire 5 c:earth last ! q-1")
    assert GAME.position(state.view(1)).endswith("| 0 duel 1 fox fire 5 last ! q-1")
    assert legal(state, 1) == ["send earth", "send water", "send fire"]
    state = table("fox -", played={0: "fire water earth"}, spells={0: "recall"})
    act(state, "0 cast recall", "0 take fire")
    assert GAME.position(state.view(0)).endswith("| 0 recall 0 fire q-1")


def test_golden_matches_hold_every_event_and_every_spell() -> None:
    """So that a change of any rule shows in the transcripts."""
    kinds = {name for name, thing in vars(events).items() if isinstance(thing, type) and thing.__module__ == EVENTS}
    told = [event for play in SCENARIOS.values() for chapter in play().told for event in chapter]
    assert {type(event).__name__ for event in told} == kinds
    assert {event.spell for event in told if isinstance(event, events.Cast)} == set(range(8))
    assert {event.cause for event in told if isinstance(event, events.Evaluated)} == set(range(len(CAUSES)))
