"""The rulebook, paragraph by paragraph: the spells."""

from __future__ import annotations

import pytest

from tafelrunde.games.maginor import phases
from tests.games.maginor.table import (
    CIRCLE,
    WATER,
    act,
    hand,
    has_spell,
    has_won,
    heard,
    in_circle,
    legal,
    oracle,
    owners,
    some,
    table,
    where_maginor_is,
)


def test_m115_a_spell_is_cast_once_in_the_own_free_phase() -> None:
    state = table("fox fox", spells={0: "teleport", 1: "telekinesis"})
    assert some(state, "cast") == ["teleport"]
    act(state, "0 cast teleport", "0 aim eagle")
    assert not has_spell(state, 0, "teleport") and not some(state, "cast")
    act(state, "0 move hall")
    assert some(state, "cast") == ["telekinesis"]


def test_m31_a_spell_just_won_is_ready_in_the_next_turn() -> None:
    state = table("owl fox", owl="0.00000", turn=1, played={1: "fire"})
    act(state, "1 play wand", "1 aim owl", "1 put 2", "0 claim spell", picks=[0])
    assert has_spell(state, 0, "superiority") and has_won(state, 1, "owl")
    assert state.to_act() == [0] and state.phase == phases.FREE_PHASE
    assert not some(state, "cast"), "the wizard is in the middle"
    act(state, "0 move eagle", "1 move eagle")
    assert some(state, "cast") == ["superiority"]


def test_m31_reversal_is_ready_at_once() -> None:
    state = table("- fox fox", circle="hall serpent fox", fox="01...1", serpent="11111111111.", turn=0)
    act(state, "0 play wand", "0 aim serpent", "0 put 12", "1 claim spell", picks=[WATER])
    act(state, "1 move hall", "2 play fire", "2 put 5", "2 play earth", "2 challenge 2")
    act(state, "2 send earth", "1 send water")
    assert state.to_act() == [1] and legal(state) == ["cast reversal", "pass"]


@pytest.mark.parametrize(
    ("spell", "idle", "useful"),
    [
        ("recall", {}, {"played": {0: "fire"}}),
        ("recall", {"played": {0: "wand"}}, {"played": {0: "doom"}}),
        ("restore", {"played": {0: "fire"}}, {"played": {0: "wand"}}),
        ("persuasion", {"eagle": "0........."}, {"eagle": "1........."}),
        ("superiority", {"wizards": "hall fox", "hall": "1" * 15}, {"wizards": "hall fox", "hall": "1" * 14 + "."}),
        ("telekinesis", {"circle": "hall", "wizards": "hall hall", "maginor": ">hall", "hall": "1" * 15},
         {"circle": "hall", "wizards": "hall hall", "maginor": ">hall", "hall": "1" * 14 + "."}),
        ("teleport", {"circle": "hall", "wizards": "hall hall", "maginor": ">hall"},
         {"circle": "hall", "wizards": "- hall", "maginor": ">hall"}),
        ("summon", {"circle": "hall", "wizards": "hall hall", "maginor": ">hall"},
         {"circle": "hall frog", "wizards": "hall hall"}),
    ],
)  # fmt: skip
def test_m42_a_spell_that_can_do_nothing_is_not_cast(
    spell: str, idle: dict[str, object], useful: dict[str, object]
) -> None:
    assert not some(table(**{"spells": {0: spell}, **idle}), "cast")  # type: ignore[arg-type]
    assert some(table(**{"spells": {0: spell}, **useful}), "cast") == [spell]  # type: ignore[arg-type]


def test_m42_summon_may_evaluate_an_empty_oracle() -> None:
    state = table("eagle fox", spells={0: "summon"})
    assert some(state, "cast") == ["summon"]


def test_m116_recall_takes_two_symbol_cards_back() -> None:
    state = table(played={0: "fire earth doom wand"}, spells={0: "recall"})
    act(state, "0 cast recall")
    assert legal(state) == ["take fire", "take earth"]
    act(state, "0 take fire")
    assert legal(state) == ["take earth", "take doom"]
    act(state, "0 take doom")
    assert hand(state, 0) == ["fire", "water", "air", "doom", *["wand"] * 4]
    assert state.phase == phases.FREE_PHASE and state.to_act() == [0]


def test_m117_restore_takes_two_wands_back() -> None:
    state = table(played={0: "fire wand wand wand"}, spells={0: "restore"})
    act(state, "0 cast restore")
    assert hand(state, 0) == ["water", "earth", "air", "doom", *["wand"] * 4]
    assert state.phase == phases.FREE_PHASE and state.to_act() == [0]


def test_m28_fewer_than_two_and_played_again_in_the_same_turn() -> None:
    state = table("eagle fox", played={0: "fire wand"}, spells={0: "recall restore"})
    act(state, "0 cast recall", "0 cast restore")
    assert len(hand(state, 0)) == 10
    act(state, "0 play fire", "0 put 4", "0 play wand")
    assert state.phase == phases.AIMING_WAND


def test_m45_exactly_two_this_turns_cards_included() -> None:
    state = table("eagle fox", spells={0: "recall"}, played={0: "doom"})
    act(state, "0 play fire", "0 put 4", "0 cast recall")
    assert hand(state, 0)[:5] == ["fire", "water", "earth", "air", "doom"], "with two there is nothing to choose"
    state = table("eagle fox", spells={0: "recall"}, played={0: "fire water earth air doom"})
    act(state, "0 cast recall")
    assert some(state, "take") == ["fire", "water", "earth", "air"]
    act(state, "0 take air")
    assert some(state, "take") == ["doom"]


def test_m118_superiority_places_one_or_two_tokens_here() -> None:
    state = table("fox eagle", spells={0: "superiority"})
    act(state, "0 cast superiority", "0 put 2", "0 put 5")
    assert owners(state, "fox") == ".0..0." and state.supply[0] == 13
    assert state.phase == phases.FREE_PHASE and state.to_act() == [0]
    state = table("fox eagle", spells={0: "superiority"})
    act(state, "0 cast superiority", "0 put 2", "0 done")
    assert owners(state, "fox") == ".0...." and state.to_act() == [0]


def test_m25_superiority_and_telekinesis_are_about_free_slots() -> None:
    state = table("fox eagle", spells={0: "superiority telekinesis"}, fox="1.1.1.")
    act(state, "0 cast superiority")
    assert legal(state) == ["put 2", "put 4", "put 6"]
    act(state, "0 put 6")
    assert state.phase == phases.FREE_PHASE, "no later slot is free"
    act(state, "0 cast telekinesis", "0 aim fox")
    assert legal(state) == ["put 2", "put 4"]


def test_m50_slots_in_rim_order() -> None:
    state = table("fox eagle", spells={0: "superiority"}, fox="1.....")
    act(state, "0 cast superiority")
    assert legal(state) == ["put 2", "put 3", "put 4", "put 5", "put 6"]
    act(state, "0 put 4")
    assert legal(state) == ["put 5", "put 6", "done"]


def test_m50_with_one_token_left_there_is_no_second() -> None:
    state = table("fox eagle", spells={0: "superiority"}, hall="0" * 14 + ".")
    act(state, "0 cast superiority", "0 put 1")
    assert state.supply[0] == 0 and state.phase == phases.FREE_PHASE


def test_m26_superiority_is_carried_out_before_the_evaluation() -> None:
    state = table("fox eagle", spells={0: "superiority"}, fox="1.11.1")
    events = act(state, "0 cast superiority", "0 put 2", "0 put 5")
    assert heard(events) == ["Cast", "Placed", "Placed", "Evaluated"]
    assert state.to_act() == [1], "four tokens against two"
    act(state, "1 claim oracle")
    assert state.to_act() == [1] and not in_circle(state, "fox")
    state = table("fox eagle", spells={0: "superiority"}, fox="1.1111")
    assert heard(act(state, "0 cast superiority", "0 put 2"))[-1] == "Evaluated"


def test_m119_m27_persuasion_replaces_a_rivals_token_without_a_duel() -> None:
    state = table("fox eagle eagle", spells={0: "persuasion"}, fox="1.20..")
    act(state, "0 cast persuasion")
    assert legal(state) == ["replace 1", "replace 3"], "never a token of its own"
    act(state, "0 replace 3")
    assert owners(state, "fox") == "1.00.."
    assert list(state.supply) == [13, 14, 15]
    assert state.phase == phases.FREE_PHASE and state.to_act() == [0]


def test_m120_telekinesis_reaches_any_oracle() -> None:
    state = table("- fox", spells={0: "telekinesis"}, circle="hall fox eagle", hall="1" * 15)
    act(state, "0 cast telekinesis")
    assert some(state, "aim") == ["fox", "eagle"], "the Hall is full"
    act(state, "0 aim eagle")
    assert len(legal(state)) == 10
    act(state, "0 put 10")
    assert owners(state, "eagle") == ".........0" and state.to_act() == [0]


def test_m120_telekinesis_can_fill_an_oracle() -> None:
    state = table("- fox", spells={0: "telekinesis"}, fox="00000.")
    act(state, "0 cast telekinesis", "0 aim fox", "0 put 6", "0 claim oracle")
    assert has_won(state, 0, "fox") and state.to_act() == [1]


def test_m121_m43_teleport_to_any_other_oracle() -> None:
    state = table("fox eagle", spells={0: "teleport"}, circle="hall fox eagle bear")
    act(state, "0 cast teleport")
    assert some(state, "aim") == ["eagle", "bear", "hall"]
    assert heard(act(state, "0 aim hall")) == ["Teleported"]
    assert state.wizards[0] == oracle("hall") and state.to_act() == [0]


def test_m122_summon_evaluates_the_first_oracle_and_ends_the_turn() -> None:
    state = table("eagle owl", spells={0: "summon"}, circle="hall owl eagle bear", maginor=">owl", owl="1..0...")
    act(state, "0 cast summon")
    assert state.to_act() == [1] and state.phase == phases.CHOOSING_PRIZE
    assert where_maginor_is(state) == ">owl", "he goes on when the prizes are given"
    act(state, "1 claim oracle")
    assert has_won(state, 1, "owl") and has_spell(state, 0, "superiority")
    assert where_maginor_is(state) == ">eagle" and state.to_act() == [1]
    assert list(state.wizards) == [oracle("eagle"), -1]


def test_m29_summon_takes_the_oracle_under_maginor() -> None:
    state = table("eagle bear", spells={0: "summon"}, circle="hall eagle bear", maginor="eagle")
    act(state, "0 cast summon")
    assert not in_circle(state, "eagle") and where_maginor_is(state) == ">bear"
    assert state.wizards[0] == -1


def test_m29_after_the_tenth_oracle_maginor_waits_before_the_hall() -> None:
    state = table("hall hall", spells={0: "summon"}, circle="hall bear", maginor=">bear")
    act(state, "0 cast summon")
    assert where_maginor_is(state) == ">hall" and in_circle(state, "hall")
    state = table("hall hall", spells={0: "summon"}, circle="hall", maginor=">hall")
    assert not some(state, "cast"), "never the Hall"


def test_m30_summon_while_maginor_is_still_on_the_hall() -> None:
    state = table("eagle eagle", spells={0: "summon"})
    act(state, "0 cast summon")
    first, second = CIRCLE.split()[1:3]
    assert not in_circle(state, first) and where_maginor_is(state) == f">{second}"
    assert state.to_act() == [1]


@pytest.mark.parametrize(
    ("holder", "challengers", "defenders", "is_asked"),
    [
        (0, "earth", "fire", True),
        (0, "earth", "water", False),
        (0, "water", "water", True),
        (0, "fire", "fire", True),
        (0, "earth", "earth", True),
        (1, "earth", "fire", False),
        (1, "earth", "water", True),
        (1, "water", "water", True),
        (1, "fire", "fire", True),
        (1, "earth", "earth", False),
        (2, "earth", "water", False),
        (2, "water", "water", False),
    ],
)
def test_m20_m52_who_has_not_won_and_holds_reversal_is_asked(
    holder: int, challengers: str, defenders: str, is_asked: bool
) -> None:
    state = table("fox eagle eagle", spells={holder: "reversal"}, fox="1...1.")
    act(state, "0 roll", "0 challenge 1", f"1 send {defenders}", f"0 send {challengers}", picks=[0])
    assert (state.phase == phases.REVERSING) == is_asked
    if is_asked:
        assert state.to_act() == [holder] and legal(state) == ["cast reversal", "pass"]
        act(state, f"{holder} cast reversal")
        assert owners(state, "fox") == f"{holder}...1." and not has_spell(state, holder, "reversal")
        assert list(state.supply) == ([14, 14, 15] if holder == 0 else [15, 13, 15])
    assert state.phase == phases.FREE_PHASE and state.to_act() == [1]


def test_m20_reversal_may_be_kept() -> None:
    state = table("fox eagle", spells={1: "reversal"}, fox="1...1.")
    act(state, "0 play fire", "0 challenge 1", "1 send water", "0 send water", "1 pass")
    assert owners(state, "fox") == "....1." and has_spell(state, 1, "reversal")
    assert list(state.supply) == [15, 14] and state.to_act() == [0]


def test_m123_reversal_wins_the_duel_in_another_seats_turn() -> None:
    state = table("fox eagle", spells={1: "reversal"}, fox="1...1.")
    assert not some(state, "cast")
    act(state, "0 play fire", "0 challenge 1", "1 send water", "0 send earth", "1 cast reversal")
    assert owners(state, "fox") == "1...1." and list(state.supply) == [15, 13]
    act(state, "0 move hall")
    assert not some(state, "cast")


def test_m123_reversal_is_not_cast_in_the_free_phase() -> None:
    state = table("fox eagle", spells={0: "reversal"}, fox="1...1.")
    assert not some(state, "cast")


def test_m33_rituals_are_never_cast_and_are_worth_votes() -> None:
    state = table("eagle fox", spells={0: "golden_cauldron high_wizard", 1: "recall"})
    assert not some(state, "cast")
    assert (state.votes(0), state.votes(1)) == (8, 0)
