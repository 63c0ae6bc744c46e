"""The turn and keeping the peace."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.games.havoc.components import AHEAD, REMOVED
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.phases import PEACE, RECRUITING, SWAPPING, TURN
from tests.games.havoc.table import asked, fight, hand, legal, play, stop_all, table, told


def recruit_round(state: HavocState) -> list[int]:
    """Every seat recruits once, the one on turn first; the numbers on the peace card after each choice to recruit.
    Discards for a year of peace are the first card of each hand."""
    shown: list[int] = []
    for _ in range(state.seats):
        seat = asked(state)
        play(state, f"{seat} recruit")
        while state.phase == PEACE:
            play(state, f"{asked(state)} {min(legal(state))}")
        if state.phase != RECRUITING:
            return shown
        shown.append(int(state.peace))
        while state.phase == RECRUITING and asked(state) == seat:
            choice = next(name for name in sorted(legal(state)) if name.startswith(("put", "take")))
            play(state, f"{seat} {choice} | *")
    return shown


def peace_run(seats: int, rounds: int, game: Havoc | None = None) -> list[int]:
    """What the peace card shows as the Peacekeeper recruits, round after round, in a new match."""
    state = (game or Havoc()).new(seats, FastDealer(3))
    return [recruit_round(state)[0] for _ in range(rounds)]


def test_h109_turns_go_clockwise_and_each_recruits_or_cries_havoc() -> None:
    state = table("b1 b2", "g1 g2", "y1 y2", recruits="o1 o2 o3", turn=2)
    assert legal(state) == {"recruit", "havoc"}
    play(state, "2 recruit", "2 take o1", "2 take o2", "2 put o1 | *")
    assert (asked(state), state.phase) == (0, TURN)


@pytest.mark.parametrize(("recruits", "discards", "pile"), [("o1", "", ""), ("", "o1", ""), ("", "", "o1"), ("",) * 3])
def test_h17_with_fewer_than_two_cards_left_havoc_must_be_cried(recruits: str, discards: str, pile: str) -> None:
    assert legal(table("b1 b2", "g1", recruits=recruits, discards=discards, pile=pile)) == {"havoc"}


@pytest.mark.parametrize(("recruits", "discards", "pile"), [("o1", "o2", ""), ("", "o1", "o2"), ("o1", "", "dog")])
def test_h17_two_cards_in_all_three_places_together_are_enough(recruits: str, discards: str, pile: str) -> None:
    state = table("b1 b2", "g1", recruits=recruits, discards=discards, pile=pile)
    assert legal(state) == {"recruit", "havoc"}


def test_h17_recruiting_with_the_last_two_cards() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1", discards="o2", pile="", keeper=1)
    play(state, "0 recruit", "0 take o1", "0 draw | o2", "0 put b1")
    assert hand(state, 0) == "b2 o1 o2" and legal(state) == {"havoc"}


def test_h18_a_seat_that_can_neither_recruit_nor_fight_is_skipped_and_turns_nothing() -> None:
    state = table("b1 b2", "g1", "", "y1 y2", recruits="o1", discards="o2", pile="", keeper=1, peace=2)
    events = play(state, "0 recruit", "0 take o1", "0 draw | o2", "0 put b1")
    assert told(events)[-2:] == ["Skipped", "Skipped"]
    assert (asked(state), state.phase, state.peace, state.keeper, state.fought) == (3, TURN, 2, 1, 0)
    assert legal(state) == {"havoc"}


def test_h110_the_peacekeeper_turns_to_the_next_number_before_anything_else() -> None:
    state = table("b1", "g1", recruits="o1 o2 o3", peace=1)
    assert told(play(state, "0 recruit")) == ["Recruiting", "PeaceTurned"]
    assert (state.peace, state.phase) == (2, RECRUITING)


def test_h110_h6_no_other_seat_turns_the_card() -> None:
    state = table("b1", "g1", recruits="o1 o2 o3", keeper=1, peace=2)
    assert told(play(state, "0 recruit")) == ["Recruiting"]
    assert state.peace == 2


def test_h6_crying_havoc_turns_nothing_and_avoids_the_year_of_peace() -> None:
    state = table("b1 b2", "g1", recruits="o1 o2 o3", peace=3)
    assert "YearOfPeace" not in told(play(state, "0 havoc"))
    assert (state.fought, state.battle, list(state.fates)) == (0, 0, [AHEAD] * 9)


def test_h3_the_winner_recruits_at_1_and_turns_to_2_only_in_its_next_turn() -> None:
    state = table("b5 b6", "g1 g2", recruits="o1 o2 o3")
    fight(state, {0: "b5 b6"})
    assert (state.keeper, state.peace, asked(state)) == (0, 1, 0)
    assert recruit_round(state) == [1, 1]
    play(state, "0 recruit")
    assert state.peace == 2


def test_h3_the_turning_is_spent_even_if_the_card_was_turned_before_the_battle() -> None:
    state = table("b1 b2", "g5 o5 y1", recruits="o1 o2 o3", peace=3)
    fight(state, {0: "b1 b2", 1: "g5 o5"})
    assert told(play(state, "1 recruit")) == ["Recruiting"]
    assert (state.keeper, state.peace) == (1, 1)


@pytest.mark.parametrize("seats", [5, 6])
def test_h5_with_five_or_six_seats_the_turns_run_none_1_2_peace(seats: int) -> None:
    assert peace_run(seats, 5) == [0, 1, 2, 1, 2]
    assert peace_run(seats, 4, Havoc(peace_card="fast")) == [0, 1, 2, 1]


def test_h5_in_the_first_turn_the_card_is_not_turned_and_nothing_is_told_of_it() -> None:
    state = Havoc().new(5, FastDealer(3))
    assert told(play(state, "0 recruit")) == ["Recruiting"]


def test_h5_the_exception_is_the_first_turn_of_the_match_alone() -> None:
    state = Havoc().new(5, FastDealer(3))
    first_two = " ".join(hand(state, 0).split()[:2])
    fight(state, {0: first_two})
    assert [recruit_round(state)[0] for _ in range(3)] == [1, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_h43_the_fast_peace_card_with_two_to_four_seats_runs_1_2_peace(seats: int) -> None:
    assert peace_run(seats, 4, Havoc(peace_card="fast")) == [1, 2, 1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_h4_h2_the_slow_peace_card_runs_1_2_3_peace(seats: int) -> None:
    assert peace_run(seats, 7) == [1, 2, 3, 1, 2, 3, 1]


def test_h111_a_year_of_peace_removes_the_next_battle_and_its_points() -> None:
    state = table("b1 b2", "g1 g2", "y1 y2", recruits="o1 o2 o3", peace=3, fought=2)
    events = play(state, "0 recruit")
    assert told(events) == ["Recruiting", "YearOfPeace"]
    assert (state.fought, state.fates[2], list(state.points)) == (3, REMOVED, [0, 0, 0])
    play(state, "1 discard g1", "2 discard y2")
    assert (state.keeper, state.phase, asked(state)) == (0, RECRUITING, 0)


def test_h7_the_others_discard_clockwise_one_card_of_their_choice() -> None:
    state = table("b1", "g1 g2 dog dog", "y1", "n1 n2", recruits="o1 o2 o3", peace=3, turn=2, keeper=2)
    play(state, "2 recruit")
    assert asked(state) == 3 and legal(state) == {"discard n1", "discard n2"}
    play(state, "3 discard n2", "0 discard b1")
    assert asked(state) == 1 and legal(state) == {"discard g1", "discard g2", "discard dog"}
    play(state, "1 discard dog")
    assert (hand(state, 0), hand(state, 1), hand(state, 2), hand(state, 3)) == ("", "g1 g2 dog", "y1", "n1")
    assert sorted(state.discards) == sorted([0, 91, 108])


def test_h7_a_seat_without_cards_discards_nothing() -> None:
    state = table("b1", "", "y1 y2", "", recruits="o1 o2 o3", peace=3)
    play(state, "0 recruit")
    assert asked(state) == 2
    play(state, "2 discard y1")
    assert (asked(state), state.phase) == (0, RECRUITING)


def test_h7_nobody_has_cards() -> None:
    state = table("b1", "", "", recruits="o1 o2 o3", peace=3)
    play(state, "0 recruit")
    assert (asked(state), state.phase, state.peace) == (0, RECRUITING, 1)


def test_h4_the_card_goes_back_to_1_only_after_the_discards() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1 o2 o3", peace=3)
    play(state, "0 recruit")
    assert state.view(1).peace == 3
    play(state, "1 discard g1")
    assert state.view(1).peace == 1


def test_h4_back_at_1_the_peacekeeper_recruits_and_turns_to_2_next_time() -> None:
    state = table("b1 b2", "g1 g2 g3", recruits="o1 o2 o3", peace=3)
    play(state, "0 recruit", "1 discard g1", "0 take o1", "0 take o2", "0 put b1 | *")
    play(state, "1 recruit", "1 take o3", "1 draw | y1", "1 put y1 | *", "0 recruit")
    assert (state.peace, state.phase, state.fought) == (2, RECRUITING, 1)


def test_h8_when_the_eighth_battle_is_removed_the_others_discard_and_nobody_recruits() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1 o2 o3", peace=3, fought=7)
    play(state, "0 recruit")
    assert (asked(state), state.phase) == (1, PEACE)
    play(state, "1 discard g1 | *")
    assert (asked(state), state.phase, state.fought) == (0, SWAPPING, 8)
    assert state.fates[7] == REMOVED
    assert [state.hands[seat].size() for seat in (0, 1)] == [4, 3]
    assert "o1" not in hand(state, 0) and state.recruits.size() == 0


def test_h8_h7_nobody_left_to_discard_before_the_last_deal() -> None:
    state = table("b1 b2", "", recruits="o1 o2 o3", peace=3, fought=7)
    play(state, "0 recruit | *")
    assert (asked(state), state.phase) == (0, SWAPPING)


def test_h3_h4_a_win_and_a_year_of_peace_in_one_match_keep_their_own_count() -> None:
    state = table("b5 b6 b7 b8", "g1 g2", recruits="o1 o2 o3", peace=2)
    fight(state, {0: "b5 b6"})
    stop_all(state)
    shown = [recruit_round(state)[0] for _ in range(4)]
    assert (shown, state.fought) == ([1, 2, 3, 1], 2)
