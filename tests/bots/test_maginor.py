"""The judge of Maginor prefers what is plainly better, adds up, and can say why."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde import FastDealer
from tafelrunde.bots.judge import fortunes
from tafelrunde.bots.judges import hand_judge_of
from tafelrunde.bots.maginor.judge import MaginorJudge
from tafelrunde.core.game import Standings
from tafelrunde.games.maginor import phases
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.words import LANGUAGES
from tafelrunde.words.catalogues import catalogue
from tests.games.maginor.table import FIRE, GAME, HAT, WATER, act, table

JUDGE = MaginorJudge()
LATE = "hall dragon"
"""The circle when one oracle is left next to the Hall."""


def parts(state: MaginorState, seat: int = 0) -> dict[str, float]:
    return {reason.id.removeprefix("maginor-judge-"): reason.worth for reason in JUDGE.reasons(state, seat)}


def lead(state: MaginorState) -> float:
    return JUDGE.estimate(state, 0) - JUDGE.estimate(state, 1)


def promise(state: MaginorState, oracle: int, seat: int) -> float:
    JUDGE.weigh(state)
    return JUDGE.promise(state, oracle, seat, 0.0)


def test_votes_count_as_they_are() -> None:
    poor, rich = table("- -", circle="hall frog owl"), table("- -", circle="hall frog owl", won={0: "fox"})
    assert parts(rich)["votes"] == 6 and parts(poor)["votes"] == 0
    assert lead(rich) == pytest.approx(lead(poor) + 6)
    assert parts(table(spells={0: "high_wizard"}))["votes"] == 5


def test_more_tokens_than_the_rival_are_better() -> None:
    ahead, even, behind = table(eagle="000......."), table(eagle="01........"), table(eagle="111.......")
    assert lead(ahead) > lead(even) > lead(behind)
    assert parts(ahead)["oracles"] > parts(even)["oracles"] > parts(behind)["oracles"]


def test_the_first_token_in_rim_order_breaks_a_tie() -> None:
    first, last = table("- -", eagle="01........"), table("- -", eagle="10........")
    assert lead(first) > 0 > lead(last)


def test_a_lead_is_surer_the_nearer_maginor_is() -> None:
    far, near, there = (
        table("- -", maginor=maginor, circle="hall stag eagle", eagle="00.......1")
        for maginor in (">stag", ">eagle", "eagle")
    )
    near.in_circle = there.in_circle = near.in_circle & ~(1 << 6)
    assert promise(far, 5, 0) < promise(near, 5, 0) < promise(there, 5, 0)


def test_a_lead_is_surer_the_fewer_slots_are_free() -> None:
    open_, full = table("- -", eagle="001......."), table("- -", eagle="001010101.")
    assert promise(full, 5, 0) > promise(open_, 5, 0)


def test_a_single_token_takes_an_oracle_that_nobody_else_wants() -> None:
    alone, nobody = table("- -", maginor="dragon", circle=LATE, dragon="0............."), table("- -", circle=LATE)
    assert parts(alone)["oracles"] > parts(nobody)["oracles"] + 3


def test_the_second_place_is_worth_a_spell() -> None:
    """Before Maginor leaves the serpent, one more token than a third seat wins Reversal, not the oracle."""
    second = table("- - -", circle="hall serpent", maginor="serpent", serpent="111101......")
    third = table("- - -", circle="hall serpent", maginor="serpent", serpent="11110122....")
    assert promise(second, 7, 0) > promise(third, 7, 0) > 0


def test_whoever_is_first_when_prizes_are_chosen_has_them() -> None:
    state = table("serpent -", circle="hall serpent", maginor="serpent", serpent="0001........")
    act(state, "0 roll", "0 name fire", "0 put 6", picks=[HAT])
    assert state.phase == phases.CHOOSING_PRIZE
    assert promise(state, 7, 0) == 12 and 0 < promise(state, 7, 1) < 12


def test_a_wizard_is_better_on_an_oracle_than_in_the_middle() -> None:
    assert lead(table("eagle eagle")) > lead(table("- eagle"))
    assert parts(table("- eagle"))["wizard"] == 0


def test_a_wizard_is_best_where_a_token_matters_most() -> None:
    decided = "00000000.."
    there, elsewhere = (
        table(f"{wizard} -", circle="hall eagle dragon", maginor=">eagle", eagle=decided, dragon="01............")
        for wizard in ("dragon", "eagle")
    )
    assert parts(there)["wizard"] > parts(elsewhere)["wizard"]


def test_the_turn_is_worth_something() -> None:
    assert lead(table(turn=0)) > lead(table(turn=1))


def test_a_token_about_to_be_placed_counts() -> None:
    before = table("eagle -", circle="hall eagle", maginor=">eagle", eagle="1.........", turn=0)
    rolled = before.clone()
    act(rolled, "0 roll", picks=[WATER])
    assert rolled.phase == phases.PLACING
    assert parts(rolled)["oracles"] > parts(before)["oracles"]


def test_a_duel_is_a_chance_for_the_challenger_and_a_danger_for_the_defender() -> None:
    before = table("eagle -", circle="hall eagle", maginor=">eagle", eagle="...1......", turn=0)
    duelling = before.clone()
    act(duelling, "0 roll", "0 challenge 4", picks=[FIRE])
    assert duelling.phase == phases.DUELLING
    assert parts(duelling)["oracles"] > parts(before)["oracles"]
    assert parts(duelling, 1)["oracles"] < parts(before, 1)["oracles"]


def test_about_to_aim_a_wand_there_is_an_oracle_to_hope_for() -> None:
    state = table("- -", eagle="01........")
    before = parts(state)
    act(state, "0 play wand")
    assert parts(state)["wizard"] > before["wizard"] and parts(state)["cards"] < before["cards"]


def test_cards_and_spells_are_worth_keeping_while_there_is_time() -> None:
    whole, spent = table(), table(played={0: "fire wand"})
    assert parts(whole)["cards"] > parts(table(played={0: "fire"}))["cards"] > parts(spent)["cards"] > 0
    assert parts(table(spells={0: "persuasion"}))["spells"] > parts(whole)["spells"] == 0
    late = table(circle="hall", maginor=">hall", wizards="hall hall", spells={0: "persuasion"})
    assert 0 < parts(late)["cards"] < parts(whole)["cards"] / 4
    assert 0 < parts(late)["spells"] < parts(table(spells={0: "persuasion"}))["spells"] / 4


def test_the_last_tokens_are_the_dearest() -> None:
    state = table()
    worths = []
    for supply in range(16):
        state.supply[0] = supply
        worths.append(parts(state)["tokens"])
    gains = [after - before for before, after in pairwise(worths)]
    assert worths[0] == 0 and min(gains) > 0 and gains == sorted(gains, reverse=True)
    state.supply[0] = 0
    assert parts(state)["wizard"] == 0


def test_the_end_leaves_less_open_than_the_beginning() -> None:
    assert JUDGE.scale(table()) > JUDGE.scale(table("hall hall", circle="hall", maginor=">hall")) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_add_up_and_worths_are_shares(seats: int) -> None:
    chance = FastDealer(seats)
    state = GAME.new(seats, chance)
    whole = sum(fortunes(Standings(tuple(range(1, seats + 1)), "")))
    while state.owing != 0:
        seat = state.next_seat()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.pick(len(legal))], chance)
        if state.owing != 0 and chance.pick(8) == 0:
            for each in range(seats):
                added = sum(reason.worth for reason in JUDGE.reasons(state, each))
                assert added == pytest.approx(JUDGE.estimate(state, each))
            worths = JUDGE.worths(state)
            assert sum(worths) == pytest.approx(whole) and all(0 <= worth <= 1 for worth in worths)


@pytest.mark.once
def test_every_reason_has_its_sentence() -> None:
    assert isinstance(hand_judge_of(GAME), MaginorJudge)
    for reason in JUDGE.reasons(table(), 0):
        told = {catalogue(language).text(reason.id, {}) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES) and all(sentence.endswith(".") for sentence in told)
