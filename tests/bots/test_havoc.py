"""The judge of Havoc prefers what is plainly better, sees what can still be laid, and adds up."""

from __future__ import annotations

import pytest

from tafelrunde import FastDealer
from tafelrunde.bots.havoc.judge import HavocJudge, best_of
from tafelrunde.bots.judge import fortunes
from tafelrunde.core.game import Standings
from tafelrunde.core.registry import make_game
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.phases import ADDING, SCAVENGING, SWAPPING
from tafelrunde.games.havoc.ranking import TWO_PAIRS, combination, values
from tests.games.havoc.table import cards, table

JUDGE = HavocJudge()
GAME = make_game("havoc", {})


def parts(state: HavocState, seat: int = 0) -> dict[str, float]:
    return {reason.id.removeprefix("havoc-judge-"): reason.worth for reason in JUDGE.reasons(state, seat)}


def battle(own: str, theirs: str, hand: str = "", rivals_hand: str = "", rival_passed: bool = True) -> HavocState:
    """Sluys under way: both seats have laid, and seat 0 is asked whether to add."""
    state = table(hand, rivals_hand)
    state.battle, state.initiator, state.keeper = 0, 1, -1
    state.laid = [cards(own), cards(theirs)]
    state.fighting = 0b11
    state.adding = 0b01 if rival_passed else 0b11
    state.outs[0] = state.outs[1] = -1
    state.ask(ADDING, 0)
    return state


def test_points_and_office_count() -> None:
    state = table("b1 o3 g5", "r2 y4 n6", keeper=1)
    before = JUDGE.estimate(state, 0)
    state.points[0] += 5
    assert JUDGE.estimate(state, 0) == pytest.approx(before + 5)
    state.keeper = 0
    assert JUDGE.estimate(state, 0) > before + 5


def test_hands_are_better_with_stronger_lays_a_second_lay_dogs_and_more_cards() -> None:
    worths = [parts(table(hand, "r2 y4 n6"))["hand"] for hand in ("b1 o3 g6", "b1 o3 g8", "b8 o8 g1", "b8 o8 g8")]
    assert worths == sorted(worths) and len(set(worths)) == len(worths)
    hand = "b8 o8 g8 r8 y8 b7"
    plain = parts(table(f"{hand} o1 g2 r3", "n1"))["hand"]
    assert parts(table(f"{hand} o1 g1 r1", "n1"))["hand"] > plain
    assert parts(table(f"{hand} o1 g2", "n1"))["hand"] < plain
    assert parts(table("b8 dog", "n1"))["hand"] > parts(table("b8", "n1"))["hand"]


def test_a_hand_is_worth_more_the_more_battles_are_ahead() -> None:
    early, late = (parts(table("b8 o8 g8", "n1", fought=fought))["hand"] for fought in (0, 7))
    assert early > late > 0


def test_the_battle_belongs_to_the_stronger_lay() -> None:
    assert parts(battle("b8 o8", "r2 y2"))["battle"] == 5
    assert parts(battle("b2 o2", "r8 y8"))["battle"] == 0
    assert parts(battle("b8 o8", "r2 y2", rivals_hand="g1 b3", rival_passed=False))["battle"] > 3


def test_what_a_rival_can_still_lay_is_a_danger() -> None:
    safe = parts(battle("b8 o8", "r2 y2", rivals_hand="g2 b2", rival_passed=True))["battle"]
    harmless = parts(battle("b8 o8", "r2 y2", rivals_hand="g1 b3", rival_passed=False))["battle"]
    danger = parts(battle("b8 o8", "r2 y2", rivals_hand="g2 b2", rival_passed=False))["battle"]
    assert safe == 5 and harmless > danger > 0


def test_what_the_seat_itself_can_still_lay_is_a_hope() -> None:
    """Two eights in the hand win the battle for a single eight; a seven does not, and keeps its hand."""
    state = battle("b8 o1", "r2 y2", hand="o8 g8")
    assert parts(state)["battle"] == 5
    hopeless = battle("b8 o1", "r2 y2", hand="o7 g6")
    assert parts(hopeless)["battle"] == 0
    assert parts(hopeless)["hand"] == pytest.approx(JUDGE.holding(hopeless, hopeless.hands[0]))
    state.adding = 0
    assert parts(state)["battle"] == 0


def test_laying_the_first_card_of_a_strong_lay_loses_nothing() -> None:
    """Otherwise a search that looks only at the next card would never begin."""
    before = battle("b8 o1", "r7 y7", hand="o8 g8 r4")
    good, bad = before.clone(), before.clone()
    number = GAME.catalogue.number
    good.apply(0, number(GAME.parse_action("lay o8")), FastDealer(1))
    bad.apply(0, number(GAME.parse_action("lay r4")), FastDealer(1))
    assert JUDGE.estimate(good, 0) >= JUDGE.estimate(before, 0) > JUDGE.estimate(bad, 0)


def test_a_laid_dog_is_still_of_use_until_its_seat_stops() -> None:
    without, with_dog = battle("b8 o8", "r2 y2"), battle("b8 o8 dog", "r2 y2")
    assert JUDGE.estimate(with_dog, 0) > JUDGE.estimate(without, 0)
    with_dog.ask(SCAVENGING, 0)
    waiting = JUDGE.estimate(with_dog, 0)
    with_dog.stopped = 0b01
    assert JUDGE.estimate(with_dog, 0) < waiting


def test_the_initiator_may_expect_its_extra_cards() -> None:
    state = battle("b8 o8", "r2 y2")
    before = JUDGE.estimate(state, 0)
    state.initiator = 0
    assert JUDGE.estimate(state, 0) > before


def test_before_castillon_the_better_hand_has_its_points() -> None:
    state = table("b8 o8 g8", "r2 y2", fought=8)
    state.ask(SWAPPING, 0)
    assert parts(state)["battle"] > 10 and 5 <= parts(state, 1)["battle"] < 6


def test_the_best_lay_needs_no_spare_cards() -> None:
    strength, rest = best_of(cards("b8 dog"), cards("o8 g3 dog"))
    assert combination(strength) == TWO_PAIRS and values(strength)[:2] == (8, 0)
    assert (rest.size(), rest.dogs) == (1, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_add_up_and_worths_are_shares(seats: int) -> None:
    chance = FastDealer(seats)
    state = GAME.new(seats, chance)
    whole = sum(fortunes(Standings(tuple(range(1, seats + 1)), "")))
    while state.owing != 0:
        seat = state.next_seat()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.pick(len(legal))], chance)
        if state.owing != 0:
            for each in range(seats):
                added = sum(reason.worth for reason in JUDGE.reasons(state, each))
                assert added == pytest.approx(JUDGE.estimate(state, each))
            assert sum(JUDGE.worths(state)) == pytest.approx(whole)
