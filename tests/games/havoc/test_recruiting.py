"""Recruiting: two cards, dogs, putting down, filling up, and what to do when cards run out."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.havoc.actions import LOOT
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.phases import LOOTING, RECRUITING, TURN
from tests.games.havoc.table import asked, fight, hand, legal, play, stop_all, table, text, told


def recruiting(*hands: str, recruits: str = "o1 o2 o3", discards: str = "", pile: str | None = None) -> HavocState:
    """Seat 0, which is not the Peacekeeper, has begun to recruit."""
    state = table(*hands, recruits=recruits, discards=discards, pile=pile, keeper=1)
    play(state, "0 recruit")
    return state


def verbs(state: HavocState) -> set[str]:
    return {name.split()[0] for name in legal(state)}


def test_h112_two_cards_from_pile_and_recruits_in_any_mix_then_one_is_put_down() -> None:
    for first, second in [("draw | g7", "draw | g8"), ("draw | g7", "take o1"), ("take o1", "draw | g7")]:
        state = recruiting("b1 b2", "y1 y2")
        assert legal(state) == {"draw", "take o1", "take o2", "take o3"}
        play(state, f"0 {first}", f"0 {second}")
        assert state.hands[0].size() == 4 and verbs(state) == {"put"}
        play(state, "0 put b1 | *")
        assert (asked(state), state.phase, "b1" in text(state.recruits)) == (1, TURN, True)


def test_h9_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    state = recruiting("b1 b2", "y1 y2")
    play(state, "0 draw | g7")
    assert hand(state, 0) == "b1 b2 g7" == text(state.view(0).hand)
    assert legal(state) == {"draw", "take o1", "take o2", "take o3"}


@pytest.mark.parametrize(
    ("hands", "full"),
    [(2, "o1 o2 o3 o4"), (3, "o1 o2 o3 o4"), (4, "o1 o2 o3 o4 o5"), (5, "o1 o2 o3 o4 o5"), (6, "o1 o2 o3 o4 o5")],
)
def test_h10_at_their_limit_the_first_card_must_be_a_recruit(hands: int, full: str) -> None:
    state = recruiting("b1 b2", *["y1"] * (hands - 1), recruits=full)
    assert legal(state) == {f"take {card}" for card in full.split()}
    play(state, "0 take o1")
    assert "draw" in legal(state)
    assert "draw" in legal(recruiting("b1 b2", *["y1"] * (hands - 1), recruits=full[3:]))


def test_h10_only_the_first_card_is_bound() -> None:
    state = recruiting("b1 b2", "y1", recruits="o1 o2 o3 o4")
    play(state, "0 take o1", "0 draw | g7", "0 put b1")
    assert text(state.recruits) == "b1 o2 o3 o4"


def test_h10_recruits_never_exceed_their_limit() -> None:
    state = recruiting("b1 b2", "y1", recruits="o1 o2 o3")
    play(state, "0 draw | g6", "0 draw | g7", "0 put b1", "1 recruit")
    assert "draw" not in legal(state)


def test_h52_after_a_fetch_the_recruits_may_no_longer_be_at_their_limit() -> None:
    state = recruiting("b1 dog", "y1", recruits="o1 o2 o3 o4")
    assert "draw" not in legal(state)
    play(state, "0 fetch", "0 take o1")
    assert "draw" in legal(state)


def test_h52_a_fetch_from_the_pile_leaves_them_at_their_limit() -> None:
    state = recruiting("b1 dog", "y1", recruits="o1 o2 o3 o4")
    play(state, "0 fetch", "0 draw | g7")
    assert "draw" not in legal(state) and "take o1" in legal(state)


def test_h113_a_fetch_costs_a_dog_and_gives_a_recruit_or_a_card_of_the_pile() -> None:
    for choice, got in [("take o2", "o2"), ("draw | g7", "g7")]:
        state = recruiting("b1 dog", "y1")
        play(state, "0 fetch")
        assert hand(state, 0) == "b1" and text(state.discards) == "dog"
        assert legal(state) == {"draw", "take o1", "take o2", "take o3"}
        play(state, f"0 {choice}")
        assert set(hand(state, 0).split()) == {"b1", got}


def test_h114_h54_a_loot_costs_two_dogs_first_and_then_gives_a_regular_discard() -> None:
    state = recruiting("b1 dog dog", "y1", discards="n1 n2 dog")
    events = play(state, "0 loot")
    assert told(events) == ["Looting"] and state.phase == LOOTING
    assert hand(state, 0) == "b1" and state.discards.dogs == 3
    assert legal(state) == {"take n1", "take n2"}
    play(state, "0 take n2")
    assert hand(state, 0) == "b1 n2" and text(state.discards) == "n1 dog dog dog"
    assert (state.phase, asked(state)) == (RECRUITING, 0)


def test_h54_the_commitment_is_one_action_for_any_discard_and_there_is_no_way_back() -> None:
    state = recruiting("b1 dog dog", "y1", discards="n1 n2")
    assert {name for name in legal(state) if "loot" in name} == {"loot"}
    dealer = ScriptedDealer([])
    state.apply(0, LOOT.of(), dealer)
    assert [event.reveals() for event in dealer.events] == [True]


@pytest.mark.parametrize("dogs", ["dog", "dog dog", "dog dog dog"])
def test_h12_at_most_two_dogs_in_a_turn_at_any_moment_before_putting_down(dogs: str) -> None:
    state = recruiting(f"b1 {dogs}", "y1 y2", discards="n1 n2")
    count = len(dogs.split())
    for moment in ("draw | g6", "draw | g7", ""):
        assert ("fetch" in legal(state), "loot" in legal(state)) == (True, count > 1)
        play(state, *([f"0 {moment}"] if moment else []))
    play(state, "0 fetch", "0 draw | g8")
    assert ("fetch" in legal(state), "loot" in legal(state)) == (count > 1, False)
    if count > 1:
        play(state, "0 fetch", "0 take o1")
        assert verbs(state) == {"put"}


def test_h12_after_a_loot_no_dog_is_left_to_use() -> None:
    state = recruiting("b1 dog dog dog dog", "y1", discards="n1 n2 n3")
    play(state, "0 loot", "0 take n1")
    assert verbs(state) == {"draw", "take"}


def test_h12_gained_cards_come_on_top_of_the_two() -> None:
    state = recruiting("b1 dog dog", "y1", discards="n1")
    play(state, "0 fetch", "0 take o1", "0 fetch", "0 take o2", "0 draw | g7")
    assert verbs(state) == {"draw", "take"}
    play(state, "0 draw | g8")
    assert verbs(state) == {"put"} and hand(state, 0) == "b1 o1 o2 g7 g8"


def test_h12_a_fetch_may_draw_though_the_recruits_are_at_their_limit() -> None:
    state = recruiting("b1 dog", "y1", recruits="o1 o2 o3 o4")
    play(state, "0 fetch")
    assert "draw" in legal(state)


def test_h12_a_dog_gained_in_this_turn_may_be_used_and_the_count_begins_anew_in_the_next() -> None:
    state = recruiting("b1", "y1 y2", recruits="o1 o2 dog")
    assert "fetch" not in legal(state)
    play(state, "0 take dog", "0 fetch", "0 draw | g6", "0 draw | dog", "0 fetch", "0 draw | dog")
    assert verbs(state) == {"put"}
    play(state, "0 put b1 | *", "1 recruit", "1 draw | g7", "1 draw | g8", "1 put y1 | *", "0 recruit")
    assert "fetch" in legal(state)


@pytest.mark.parametrize("discards", ["", "dog", "dog dog"])
def test_h13_no_loot_without_a_regular_card_among_the_discards(discards: str) -> None:
    state = recruiting("b1 dog dog", "y1", discards=discards)
    assert "loot" not in legal(state) and "fetch" in legal(state)


def test_h14_the_looted_card_is_shown_to_all() -> None:
    state = recruiting("b1 dog dog", "y1", discards="n1 n2")
    play(state, "0 loot")
    (looted,) = play(state, "0 take n2")
    assert [repr(looted.seen_by(seat)) for seat in (ONLOOKER, 0, 1)] == ["Looted(card=91, seat=0)"] * 3
    assert state.view(1).seen[0] == (91,)


def test_h56_every_view_holds_the_discards() -> None:
    state = table("b1 dog dog", "y1", discards="n1 n2 dog")
    assert [state.view(seat).discards for seat in (ONLOOKER, 0, 1)] == [(90, 91, 108)] * 3


def test_h55_fetching_from_an_empty_pile_the_dog_is_drawn_back() -> None:
    state = recruiting("b1 dog", "y1", recruits="o1 o2 o3", pile="")
    play(state, "0 fetch")
    assert "draw" in legal(state)
    events = play(state, "0 draw | dog")
    assert told(events) == ["Reshuffled", "Drew"]
    assert hand(state, 0) == "b1 dog" and state.discards.size() == state.pile.size() == 0


def test_h11_any_card_may_be_put_down_also_one_just_gained_also_a_dog() -> None:
    state = recruiting("b1 dog dog", "y1")
    play(state, "0 draw | g7", "0 take o1")
    assert {name for name in legal(state) if name.startswith("put")} == {"put b1", "put g7", "put o1", "put dog"}
    play(state, "0 put dog")
    assert text(state.recruits) == "o2 o3 dog" and hand(state, 0) == "b1 o1 g7 dog"


def test_h11_a_dog_among_the_recruits_may_be_taken_or_fetched() -> None:
    state = recruiting("b1 dog", "y1", recruits="o1 dog dog")
    assert "take dog" in legal(state)
    play(state, "0 fetch")
    assert "take dog" in legal(state)
    play(state, "0 take dog", "0 take dog")
    assert state.hands[0].dogs == 2


def test_h11_a_dog_is_never_scavenged() -> None:
    state = table("b1 dog", "y1 dog", recruits="o1 dog dog")
    fight(state, {0: "b1 dog", 1: "y1 dog"})
    assert legal(state) == {"scavenge b1", "scavenge y1", "scavenge o1", "stop"}


@pytest.mark.parametrize(("taken", "refilled"), [((), 0), (("o1",), 0), (("o1", "o2"), 1)])
def test_h15_after_recruiting_the_recruits_are_filled_up_to_three_only(taken: tuple[str, ...], refilled: int) -> None:
    state = recruiting("b1 b2", "y1")
    play(state, *[f"0 take {card}" for card in taken], *["0 draw | *"] * (2 - len(taken)))
    assert told(play(state, "0 put b1 | *")).count("Refilled") == refilled
    assert state.recruits.size() == max(3, 3 - len(taken) + 1)


def test_h15_with_fetches_more_than_one_card_is_filled_up() -> None:
    state = recruiting("b1 dog dog", "y1")
    play(state, "0 fetch", "0 take o1", "0 fetch", "0 take o2", "0 take o3", "0 draw | g7")
    play(state, "0 put b1 | n1 n2")
    assert text(state.recruits) == "b1 n1 n2"


def test_h15_after_a_battle_only_once_dogs_are_done_and_the_battlefield_is_cleared() -> None:
    order = told(play(table_with_dog_left(), "0 stop | *"))
    assert order.index("Stopped") < order.index("Cleared") < order.index("Refilled") < order.index("Dealt")


def table_with_dog_left() -> HavocState:
    """Seat 0 has won, may still use a second dog, and there are two recruits."""
    state = table("b1 b2 dog dog", "y1", recruits="o1 o2 o3", fought=1)
    fight(state, {0: "b1 b2 dog dog"})
    assert "Refilled" not in told(play(state, "0 scavenge o1"))
    assert text(state.recruits) == "o2 o3"
    return state


def test_h16_a_draw_from_an_empty_pile_shuffles_the_discards() -> None:
    state = recruiting("b1", "y1", discards="n1 n2 dog", pile="")
    events = play(state, "0 draw | n2")
    assert told(events) == ["Reshuffled", "Drew"]
    assert text(state.pile) == "n1 dog" and state.discards.size() == 0


def test_h16_the_last_card_of_the_pile_does_not_shuffle_yet_h58() -> None:
    state = recruiting("b1", "y1", discards="n1 n2", pile="g1")
    assert told(play(state, "0 draw | g1")) == ["Drew"]
    assert text(state.discards) == "n1 n2" and state.pile.size() == 0


def test_h58_a_loot_finds_the_discards_though_the_pile_is_empty() -> None:
    state = recruiting("b1 dog dog", "y1", discards="n1 n2", pile="g1")
    play(state, "0 draw | g1")
    assert "loot" in legal(state)
    play(state, "0 loot", "0 take n1")
    assert text(state.discards) == "n2 dog dog"


def test_h16_a_fetch_from_an_empty_pile_shuffles_the_dog_in_too() -> None:
    state = recruiting("b1 dog", "y1", discards="n1", pile="")
    play(state, "0 fetch", "0 draw | dog")
    assert text(state.pile) == "n1"


def test_h16_filling_up_shuffles_the_discards_and_stops_when_all_are_gone() -> None:
    state = recruiting("b1 b2", "y1 y2", recruits="o1 o2", discards="n1", pile="")
    play(state, "0 take o1", "0 take o2")
    assert told(play(state, "0 put b1 | n1")) == ["PutDown", "Reshuffled", "Refilled"]
    assert text(state.recruits) == "b1 n1" and asked(state) == 1


def test_h16_without_pile_and_discards_only_recruits_can_be_got() -> None:
    state = recruiting("b1", "y1", pile="")
    assert legal(state) == {"take o1", "take o2", "take o3"}
    play(state, "0 take o1")
    assert legal(state) == {"take o2", "take o3"}


def test_h16_declining_in_mid_battle_shuffles_the_discards_but_not_the_battlefield() -> None:
    state = table("b1 b2 b3", "y1 y2", discards="n1 n2", recruits="o1 o2 o3", pile="")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | n2")
    assert hand(state, 1) == "y1 y2 n2" and text(state.pile) == "n1" and text(state.laid[0]) == "b1 b2"


def test_h16_whoever_declines_when_all_is_gone_gets_nothing() -> None:
    state = table("b1 b2 b3", "y1 y2", pile="")
    events = play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline")
    assert told(events)[-1] == "Declined" and hand(state, 1) == "y1 y2"


def test_h16_the_cleared_battlefield_can_be_shuffled_and_filled_up_from() -> None:
    state = table("b1 b2 b3", "y1 y2", "g1", pile="", fought=1)
    fight(state, {0: "b1 b2", 1: "y1 y2"})
    stop_all(state)
    assert state.recruits.size() == 3
    assert state.hands[0].size() == 2 and state.pile.size() + state.discards.size() == 0
