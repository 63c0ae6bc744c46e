"""Formigny and Castillon: the last deal, the dog swap, the last battle, the end of the match."""

from __future__ import annotations

import pytest

from tafelrunde.core.game import Standings
from tafelrunde.games.havoc.events import Dealt, Drew, LaidAtCastillon
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.notation import card_name
from tafelrunde.games.havoc.phases import SWAPPING
from tests.games.havoc.table import asked, fight, hand, legal, play, stop_all, table, text, told

DEALT_NOTHING = Havoc(small_table=False)


def last(*hands: str, keeper: int = 0, pile: str = "", discards: str = "") -> HavocState:
    """The dog swap begins; nothing has been dealt before."""
    state = table(*hands, keeper=keeper, fought=8, pile=pile, discards=discards, game=DEALT_NOTHING)
    state.ask(SWAPPING, keeper)
    return state


def castillon(*hands: str, keeper: int = 0) -> HavocState:
    """The match is over after Castillon was fought with exactly these hands."""
    state = last(*hands, keeper=keeper)
    for step in range(len(hands)):
        play(state, f"{(keeper + step) % len(hands)} swap 0")
    assert state.to_act() == []
    return state


def final(state: HavocState) -> Standings:
    standings = state.standings()
    assert standings is not None
    return standings


def end_with(points: list[int], wins: list[int], order: list[int]) -> tuple[int, ...]:
    """The final places, given these points, battles won and places at Castillon."""
    state = castillon(*["b1"] * len(points))
    for seat in range(len(points)):
        state.points[seat], state.wins[seat], state.at_castillon[seat] = points[seat], wins[seat], order[seat]
    return final(state).places


def test_h36_h46_after_the_eighth_battle_it_is_wound_up_then_recruits_go_and_two_cards_come() -> None:
    state = table("b1 b2 dog", "g5 g6", "n1 n2", recruits="y6 y7 y8", fought=7)
    fight(state, {0: "b1 b2 dog", 1: "g5 g6"})
    kinds = told(play(state, "0 scavenge y6 | *"))
    assert kinds == [
        *["Scavenged", "Cleared", "Refilled", "Dealt", "Dealt", "BecamePeacekeeper"],
        *["LastDeal", *["Dealt"] * 6],
    ]
    assert state.recruits.size() == 0 and {"y7", "y8"} <= set(text(state.discards).split())
    assert [state.hands[seat].size() for seat in range(3)] == [1 + 2 + 2, 2, 4 + 1]
    assert (state.phase, asked(state), state.keeper) == (SWAPPING, 1, 1)


def test_h36_no_more_turns_after_the_eighth_battle() -> None:
    state = table("b1 b2", "g5 g6", recruits="y6 y7 y8", fought=7)
    fight(state, {0: "b1 b2", 1: "g5 g6"})
    assert legal(state) <= {"swap 0", "swap 1", "swap 2"}
    for _ in range(2):
        play(state, f"{asked(state)} swap 0")
    assert state.to_act() == [] and final(state).reason == "havoc-reason-points"


@pytest.mark.parametrize("keeper", [0, 1, 2])
def test_h47_the_last_deal_goes_card_by_card_and_serves_the_peacekeeper_last(keeper: int) -> None:
    state = table("b1", "g1", "n1", recruits="y6 y7 y8", peace=3, fought=7, turn=keeper, keeper=keeper)
    others = [(keeper + 1) % 3, (keeper + 2) % 3]
    play(state, f"{keeper} recruit")
    play(state, f"{others[0]} {min(legal(state))}")
    events = play(state, f"{others[1]} {min(legal(state))} | *")
    assert [int(event.seat) for event in events if isinstance(event, Dealt)] == [*others, keeper] * 2


def test_h36_h16_the_last_deal_reshuffles_the_discards_with_the_recruits_and_may_fall_short() -> None:
    state = table("b1", "g1", "", recruits="y6", pile="", discards="n1", peace=3, fought=7)
    play(state, "0 recruit")
    events = play(state, "1 discard g1 | n1 y6 g1")
    assert told(events) == ["Discarded", "LastDeal", "Reshuffled", "Dealt", "Dealt", "Dealt"]
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("b1 g1", "n1", "y6")


def test_h129_up_to_two_dogs_for_as_many_cards_the_peacekeeper_first() -> None:
    state = last("b1", "g1 dog dog dog", "n1 dog", keeper=1, pile="o1 o2 o3 o4")
    assert asked(state) == 1 and legal(state) == {"swap 0", "swap 1", "swap 2"}
    events = play(state, "1 swap 2 | o3 o1")
    assert told(events) == ["Swapped", "Drew", "Drew"] and hand(state, 1) == "o1 o3 g1 dog"
    assert state.discards.dogs == 2 and asked(state) == 2
    assert legal(state) == {"swap 0", "swap 1"}
    play(state, "2 swap 1 | o2")
    assert asked(state) == 0


def test_h129_nothing_can_be_looted_any_more() -> None:
    state = last("b1 dog dog", "g1", discards="o1 o2 o3", pile="o4")
    assert not any(name.startswith(("loot", "fetch", "take")) for name in legal(state))


def test_h129_h16_the_swap_reshuffles_the_discards_dogs_included() -> None:
    state = last("b1 dog dog", "g1", pile="o1", discards="o2")
    events = play(state, "0 swap 2 | o1 dog")
    assert told(events) == ["Swapped", "Drew", "Reshuffled", "Drew"]
    assert hand(state, 0) == "b1 o1 dog" and text(state.pile) == "o2 dog"


def test_h48_the_number_is_named_before_any_card_is_drawn() -> None:
    state = last("b1 dog dog", "g1", pile="o1 o2")
    events = play(state, "0 swap 1 | o1")
    assert told(events) == ["Swapped", "Drew"] and asked(state) == 1
    assert isinstance(events[1], Drew) and "card=-1" in repr(events[1].seen_by(1))


def test_h48_every_seat_is_asked_also_without_a_dog_or_a_card() -> None:
    state = last("b1", "", "dog")
    assert legal(state) == {"swap 0"}
    play(state, "0 swap 0")
    assert asked(state) == 1 and legal(state) == {"swap 0"}


def test_h37_each_lays_its_strongest_and_nobody_is_asked() -> None:
    state = castillon("b1 g2 o3 r4 y5 n6 n8", "b8 g8 o8 r2", "g4 o4")
    assert (text(state.laid[0]), text(state.laid[1])) == ("b1 o3 g2 r4 y5 n6", "b8 o8 g8 r2")
    assert hand(state, 0) == "n8" and list(state.at_castillon) == [0, 1, 2]


def test_h37_dogs_may_be_laid_but_must_fight() -> None:
    state = castillon("b5 b6 b7 b8 b4 dog", "b1 dog dog dog")
    assert (text(state.laid[0]), hand(state, 0)) == ("b4 b5 b6 b7 b8", "dog")
    assert list(state.outs) == [0, 0] and text(state.laid[1]) == "b1 dog dog dog"


def test_h37_of_equally_strong_lays_the_one_with_most_cards() -> None:
    assert text(castillon("b1 g1 o3 r4 y6 n8 dog", "g2").laid[0]) == "b1 o3 g1 r4 y6 n8"
    assert text(castillon("b1 g1 dog", "g2").laid[0]) == "b1 g1 dog"


def test_h37_the_laid_cards_come_to_light() -> None:
    state = last("b1", "g2 dog")
    play(state, "0 swap 0")
    events = play(state, "1 swap 0")
    shown = [(int(e.seat), card_name(e.card)) for e in events if isinstance(e, LaidAtCastillon)]
    assert sorted(shown) == [(0, "b1"), (1, "dog"), (1, "g2")]
    assert all(event.reveals() for event in events if isinstance(event, LaidAtCastillon))


def test_h38_a_seat_without_cards_is_last() -> None:
    state = castillon("", "dog", "b1")
    assert list(state.at_castillon) == [2, 1, 0] and list(state.points) == [5, 8, 11]
    assert list(castillon("", "", "b1").at_castillon) == [1, 1, 0]


def test_h130_castillon_pays_six_places() -> None:
    hands = ["b8 g8", "b7 g7", "b6 g6", "b5 g5", "b4 g4", "b3 g3"]
    assert list(castillon(*hands).points) == [11, 8, 5, 3, 1, 0]
    assert list(castillon(*hands[::-1], keeper=3).points) == [0, 1, 3, 5, 8, 11]


def test_h130_h28_ties_go_to_fewer_cards_left_and_then_share() -> None:
    straight, other, third = "b1 g2 o3 r4 y5 n6", "g1 o2 r3 y4 n5 b6", "o1 r2 y3 n4 b5 g6"
    fewer = castillon(f"{straight} b8", other, f"{third} g8")
    assert list(fewer.at_castillon) == [1, 0, 1] and list(fewer.points) == [6, 11, 6]  # (8 + 5) / 2
    assert list(castillon(straight, other, third).points) == [8, 8, 8]  # (11 + 8 + 5) / 3
    assert list(castillon(straight, other, "b8", "b7").points) == [9, 9, 5, 3]  # (11 + 8) / 2


@pytest.mark.parametrize(("keeper", "holder"), [(0, 0), (1, 2), (2, 2)])
def test_h49_at_castillon_the_order_begins_with_the_peacekeeper(keeper: int, holder: int) -> None:
    state = castillon("b5 g5", "b1", "o5 r5", keeper=keeper)
    assert (state.winner, state.fates[8]) == (holder, holder)
    assert list(state.wins) == [1, 0, 1]


def test_h49_a_shared_first_place_counts_as_a_battle_won_for_each() -> None:
    state = table("b5 g5", "o5 r5", "b1 b2", recruits="y6 y7 y8")
    fight(state, {0: "b5 g5", 1: "o5 r5", 2: "b1 b2"})
    assert list(state.wins) == [1, 1, 0]


def test_h131_most_points_win() -> None:
    assert end_with([3, 9, 5], [8, 0, 1], [0, 2, 1]) == (3, 1, 2)
    assert final(castillon("b8", "b7")).points == (11, 8)


def test_h40_then_more_battles_won_then_the_order_at_castillon_then_shared() -> None:
    assert end_with([9, 9, 9], [1, 3, 2], [0, 2, 1]) == (3, 1, 2)
    assert end_with([9, 9, 9], [2, 2, 3], [1, 0, 2]) == (3, 2, 1)
    assert end_with([9, 9, 9], [2, 2, 1], [0, 0, 2]) == (1, 1, 3)
    assert end_with([9, 9, 10], [2, 2, 1], [1, 1, 0]) == (2, 2, 1)


def test_h40_h130_winning_castillon_counts_as_a_battle_card() -> None:
    state = castillon("b8 g8", "b7 g7")
    assert list(state.wins) == [1, 0] and final(state).places == (1, 2)


def test_h8_h36_stopping_after_the_eighth_battle_leads_to_the_last_deal() -> None:
    state = table("b1 b2 dog", "g5 g6 dog", recruits="y6 y7 y8", fought=7)
    fight(state, {0: "b1 b2 dog", 1: "g5 g6 dog"})
    stop_all(state)
    assert state.phase == SWAPPING
