"""The rulebook, paragraph by paragraph: turn, cards, wands, moving, rolling. Chance is scripted."""

from __future__ import annotations

import pytest

from tafelrunde.core.outcomes import preview
from tafelrunde.games.maginor import components, phases
from tafelrunde.games.maginor.actions import PLAY
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    DOOM,
)
from tafelrunde.games.maginor.events import NothingHappened
from tafelrunde.games.maginor.state import ABSENT, ALL_YOURS
from tests.games.maginor.table import (
    FIRE,
    GAME,
    HAT,
    WATER,
    act,
    hand,
    heard,
    in_circle,
    legal,
    oracle,
    owners,
    some,
    table,
    where_maginor_is,
)

# The turn


def test_m32_cards_and_spells_in_any_order_then_move_or_roll() -> None:
    state = table("fox eagle", spells={0: "teleport telekinesis"})
    act(state, "0 play air", "0 put 4", "0 cast teleport", "0 aim eagle", "0 play water", "0 put 2")
    act(state, "0 cast telekinesis", "0 aim bear", "0 put 13", "0 move owl")
    assert (owners(state, "fox"), owners(state, "eagle"), owners(state, "bear")) == (
        "...0..", ".0........", "............0",
    )  # fmt: skip
    assert state.to_act() == [1] and state.phase == phases.FREE_PHASE


def test_m111_nothing_need_be_played_and_a_card_is_put_aside() -> None:
    state = table("fox fox")
    assert {"move hall", "roll"} < set(legal(state))
    act(state, "0 play fire", "0 put 1")
    assert "fire" not in hand(state, 0) and "fire" not in some(state, "play")


def test_m112_move_or_roll_but_not_both() -> None:
    state = table("fox fox")
    act(state, "0 move owl")
    assert state.to_act() == [1]
    act(state, "1 roll", "1 put 3", picks=[WATER])
    assert state.to_act() == [0]
    assert {"done", "pass"}.isdisjoint(legal(state))


def test_m53_the_free_phase_goes_on_after_a_wand_or_a_teleport() -> None:
    state = table("fox fox", spells={0: "teleport"})
    act(state, "0 play wand", "0 aim eagle", "0 put 2", picks=[WATER])
    assert state.phase == phases.FREE_PHASE and state.to_act() == [0]
    act(state, "0 cast teleport", "0 aim eagle")
    assert {"play fire", "play wand", "roll", "move fox"} <= set(legal(state))
    act(state, "0 play wand", "0 aim fox", "0 put 1", "0 roll", "0 put 5", picks=[FIRE, WATER])
    assert state.to_act() == [1]


def test_m24_an_evaluation_ends_the_turn_at_once() -> None:
    state = table("frog fox eagle", frog="111.1")
    act(state, "0 play air", "0 put 4")
    assert state.to_act() == [1], "first at the oracle"
    act(state, "1 claim oracle")
    assert state.phase == phases.FREE_PHASE and state.to_act() == [1], "the turn after seat 0"
    assert not in_circle(state, "frog")


def test_m24_the_turn_ends_whoever_profits() -> None:
    state = table("frog fox eagle", frog="222.2", turn=1, spells={1: "telekinesis"})
    act(state, "1 cast telekinesis", "1 aim frog", "1 put 4", "2 claim spell")
    assert state.to_act() == [2] and state.phase == phases.FREE_PHASE


def quiet_table() -> list[str]:
    return [f"{turn % 2} move {goal}" for turn, goal in enumerate(["owl", "owl", "fox", "fox", "owl", "owl"])]


def test_m40_after_three_quiet_rounds_a_wizard_must_roll() -> None:
    state = table("fox fox")
    act(state, *quiet_table()[:5])
    assert "move hall" in legal(state, 1), "five quiet turns are not three rounds"
    act(state, quiet_table()[5])
    assert not some(state, "move") and {"roll", "play fire", "play wand"} <= set(legal(state))
    act(state, "0 roll", "0 put 2", picks=[FIRE])
    assert some(state, "move")


def test_m40_a_card_is_enough_to_be_allowed_to_move() -> None:
    state = table("fox fox")
    act(state, *quiet_table(), "0 play doom", "0 put 6")
    assert "move hall" in legal(state)
    act(state, "0 move hall")
    assert "move hall" in legal(state)
    assert state.quiet == 0, "a turn with a card is not a quiet one"
    act(state, "1 move hall")
    assert state.quiet == 1


def test_m40_a_spell_breaks_the_quiet_too() -> None:
    state = table("fox fox", spells={0: "teleport"})
    act(state, *quiet_table(), "0 cast teleport", "0 aim bear")
    assert "move hall" in legal(state)


def test_m40_a_wizard_in_the_middle_moves_even_then() -> None:
    state = table("fox -")
    state.quiet = 6
    state.ask(phases.FREE_PHASE, 1)
    state.turn = 1
    assert "move hall" in legal(state) and "roll" not in legal(state)
    act(state, "1 move hall")
    assert state.to_act() == [0] and not some(state, "move")


# Symbol cards


def test_m113_a_symbol_card_is_for_the_oracle_of_the_wizard() -> None:
    state = table("unicorn eagle")
    act(state, "0 play earth", "0 put 6")
    assert owners(state, "unicorn") == ".....0..."
    assert state.supply[0] == 14 and state.to_act() == [0]


def test_m13_a_free_slot_of_the_symbol_and_the_choice_is_free() -> None:
    state = table("eagle eagle", eagle="1.........")
    act(state, "0 play air")
    assert legal(state) == ["put 3", "put 8", "put 10"]
    act(state, "0 put 10")
    assert owners(state, "eagle") == "1........0"


def test_m14_all_taken_means_a_duel_with_another_seat() -> None:
    state = table("eagle fox fox", eagle="1.2....2.1")
    act(state, "0 play air")
    assert legal(state) == ["challenge 1", "challenge 3", "challenge 8", "challenge 10"]
    act(state, "0 challenge 8")
    assert state.to_act() == [0, 2]


def test_m54_only_the_others_tokens_are_challenged() -> None:
    state = table("raven fox", raven="0.1....0")
    act(state, "0 play fire", "0 put 6", "0 play air")
    assert legal(state) == ["challenge 3"]


def test_m15_all_slots_yours() -> None:
    state = table("raven fox", raven="..0....0")
    events = act(state, "0 play air")
    assert heard(events) == ["Played", "NothingHappened"]
    assert isinstance(events[1], NothingHappened) and events[1].why == ALL_YOURS
    assert state.phase == phases.FREE_PHASE and state.supply[0] == 13


def test_m11_a_symbol_that_is_not_there() -> None:
    state = table("serpent fox")
    events = act(state, "0 play air")
    assert isinstance(events[1], NothingHappened) and events[1].why == ABSENT
    assert "air" not in hand(state, 0) and state.to_act() == [0]


def test_m41_a_card_may_be_played_for_nothing_and_the_preview_says_so() -> None:
    state = table("serpent -", hall="0" * 15)
    assert some(state, "play") == ["fire", "water", "earth", "air", "doom", "wand"]
    told = preview(GAME, state.view(0), PLAY.of(FIRE))
    assert heard(told) == ["Played", "NothingHappened"]
    act(state, "0 play fire", "0 move hall")
    assert some(state, "play") == ["wand"], "not from the middle"


def test_m12_doom_is_doom_where_there_is_doom() -> None:
    state = table("eagle fox", eagle="......1...")
    act(state, "0 play doom")
    assert legal(state) == ["challenge 7"]
    state = table("eagle fox", eagle="......0...")
    assert heard(act(state, "0 play doom")) == ["Played", "NothingHappened"]


def test_m12_doom_is_a_joker_where_there_is_none() -> None:
    for name in ("fox", "unicorn", "stag", "dragon"):
        assert components.slots_of(oracle(name), DOOM) == 0
    state = table("fox eagle", fox="1...1.")
    act(state, "0 play doom")
    assert legal(state) == ["name fire", "name water", "name earth", "name air"]
    act(state, "0 name fire")
    assert legal(state) == ["challenge 1", "challenge 5"]
    state = table("fox eagle", fox="1.....")
    act(state, "0 play doom", "0 name fire")
    assert legal(state) == ["put 5"]


def test_m47_a_joker_cannot_be_declined_and_may_come_to_nothing() -> None:
    state = table("fox eagle", fox="0...0.")
    act(state, "0 play doom")
    assert legal(state) == ["name fire", "name water", "name earth", "name air"]
    events = act(state, "0 name fire")
    assert heard(events) == ["Named", "NothingHappened"]
    assert state.phase == phases.FREE_PHASE


def test_m114_water_at_the_grey_eagle() -> None:
    state = table("eagle fox", eagle=".1........")
    act(state, "0 play water")
    assert legal(state) == ["put 5", "put 9"]
    act(state, "0 put 9")
    assert owners(state, "eagle") == ".1......0."
    state = table("eagle fox fox", eagle=".1..2...1.")
    act(state, "0 play water")
    assert legal(state) == ["challenge 2", "challenge 5", "challenge 9"]
    act(state, "0 challenge 5")
    assert state.to_act() == [0, 2] and state.phase == phases.DUELLING


# Wands


def test_m17_a_wand_rolls_at_any_oracle_and_the_turn_goes_on() -> None:
    state = table("fox eagle", circle="hall fox eagle bear")
    act(state, "0 play wand")
    assert sorted(some(state, "aim")) == ["bear", "eagle", "fox", "hall"]
    act(state, "0 aim bear", "0 put 8", picks=[4])
    assert owners(state, "bear") == ".......0....." and state.wizards[0] == oracle("fox")
    assert {"roll", "move bear", "play wand"} <= set(legal(state))
    assert hand(state, 0).count("wand") == 4


# Moving


def test_m124_the_wizard_moves_to_any_other_oracle_in_the_circle() -> None:
    state = table("fox eagle", circle="hall fox eagle bear")
    assert some(state, "move") == ["eagle", "bear", "hall"]
    act(state, "0 move bear")
    assert state.wizards[0] == oracle("bear") and state.to_act() == [1]


def test_m9_the_wizard_may_not_stay_and_on_the_last_oracle_must_roll() -> None:
    state = table("hall hall", circle="hall", maginor=">hall")
    assert not some(state, "move") and "roll" in legal(state)


def test_m8_a_wizard_in_the_middle() -> None:
    every = "recall restore superiority persuasion telekinesis teleport summon"
    state = table("- fox", played={0: "fire wand"}, spells={0: every}, fox="1.....")
    assert some(state, "play") == ["wand"]
    assert some(state, "cast") == ["recall", "restore", "telekinesis", "teleport", "summon"]
    assert "roll" not in legal(state) and len(some(state, "move")) == 11
    act(state, "0 cast teleport", "0 aim fox")
    assert {"roll", "cast superiority", "cast persuasion", "play water"} <= set(legal(state))


# Rolling


def test_m125_a_rolled_symbol_works_like_a_card() -> None:
    state = table("serpent fox", serpent=".1...1....1.")
    act(state, "0 roll", "0 put 5", picks=[WATER])
    assert owners(state, "serpent") == ".1..01....1."
    state = table("serpent fox", serpent=".1...1....1.")
    act(state, "0 roll", picks=[FIRE])
    assert legal(state) == ["challenge 2", "challenge 6", "challenge 11"]
    state = table("serpent fox")
    assert heard(act(state, "0 roll", picks=[3])) == ["Rolled", "NothingHappened", "TurnBegan"]
    state = table("fox serpent")
    act(state, "0 roll", picks=[4])
    assert legal(state) == ["name fire", "name water", "name earth", "name air"]


def test_m126_fire_at_the_unicorn() -> None:
    state = table("unicorn fox", unicorn="1........")
    act(state, "0 roll", picks=[FIRE])
    assert legal(state) == ["put 4", "put 8"]
    act(state, "0 put 4")
    assert owners(state, "unicorn") == "1..0....." and state.to_act() == [1]
    state = table("unicorn fox", unicorn="1..1...1.")
    act(state, "0 roll", picks=[FIRE])
    assert legal(state) == ["challenge 1", "challenge 4", "challenge 8"]


def test_m16_maginors_face_a_symbol_first_then_his_step() -> None:
    state = table("eagle fox", maginor=">owl")
    act(state, "0 roll", picks=[HAT])
    assert state.phase == phases.NAMING and where_maginor_is(state) == ">owl"
    act(state, "0 name water", "0 put 2")
    assert where_maginor_is(state) == "owl" and state.to_act() == [1]


def test_m16_with_a_wand_the_chosen_oracle_counts() -> None:
    state = table("eagle fox", maginor=">owl")
    act(state, "0 play wand", "0 aim bear", "0 name doom", "0 put 8", picks=[HAT])
    assert owners(state, "bear") == ".......0....."
    assert where_maginor_is(state) == "owl" and state.to_act() == [0] and state.phase == phases.FREE_PHASE


def test_m16_the_step_comes_after_a_duel_too() -> None:
    state = table("eagle fox", eagle="...1......", maginor=">owl")
    act(state, "0 roll", "0 name fire", "0 challenge 4", "0 send earth", picks=[HAT])
    assert where_maginor_is(state) == ">owl"
    act(state, "1 send water")
    assert where_maginor_is(state) == "owl" and state.to_act() == [1]


def test_m46_any_of_five_symbols_for_maginors_face() -> None:
    state = table("serpent fox")
    act(state, "0 roll", picks=[HAT])
    assert some(state, "name") == ["fire", "water", "earth", "air", "doom"]
    assert heard(act(state, "0 name air")) == ["Named", "NothingHappened", "MaginorStepped", "TurnBegan"]
    state = table("fox serpent")
    act(state, "0 roll", "0 name doom", picks=[HAT])
    assert some(state, "name") == ["fire", "water", "earth", "air"]
    state = table("raven fox", raven="..0....0")
    events = act(state, "0 roll", "0 name air", picks=[HAT])
    assert heard(events) == ["Rolled", "Named", "NothingHappened", "MaginorStepped", "TurnBegan"]


def test_m44_without_tokens_no_symbol_is_asked_for() -> None:
    state = table("fox eagle", hall="0" * 15, maginor=">owl")
    events = act(state, "0 play doom")
    assert heard(events) == ["Played", "NothingHappened"], "no joker is named"
    events = act(state, "0 play wand", "0 aim fox", picks=[HAT])
    assert heard(events) == ["Played", "Rolled", "NothingHappened", "MaginorStepped"]
    assert where_maginor_is(state) == "owl" and state.to_act() == [0]
    act(state, "0 roll", picks=[HAT])
    assert where_maginor_is(state) == ">raven"


def test_cards_are_never_more_than_the_box_holds() -> None:
    state = table()
    state.hands[CARD_KINDS - 1] += 1
    with pytest.raises(AssertionError, match="A card is missing or duplicated"):
        GAME.check_components(state)
