"""After the battle: dogs, clearing, dealing, the winner's new turn; and what a seat knows about other hands."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.havoc.events import Dealt
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.phases import LOOTING_AFTER, RECRUITING, SCAVENGING, TURN
from tests.games.havoc.table import asked, fight, hand, legal, play, stop_all, table, text, told


def fought_out(
    *lays: str, first: int = 0, fought: int = 0, discards: str = "", recruits: str = "y6 y7 y8", pile: str | None = None
) -> HavocState:
    """A battle in which every seat laid all it had; the dogs come next."""
    state = table(*lays, recruits=recruits, discards=discards, turn=first, fought=fought, pile=pile)
    order = [*range(first, len(lays)), *range(first)]
    fight(state, {seat: lays[seat] for seat in order})
    return state


def dealt(events: list[object]) -> list[int]:
    return [int(event.seat) for event in events if isinstance(event, Dealt)]


def test_h125_a_laid_dog_gives_any_regular_card_of_the_battlefield_or_the_recruits() -> None:
    state = fought_out("b1 b2 dog", "g1 g2", "n1 n2")
    targets = "b1 b2 g1 g2 n1 n2 y6 y7 y8"
    assert legal(state) == {f"scavenge {card}" for card in targets.split()} | {"stop"}
    for card in ("b1", "g2", "y7"):
        twin = state.clone()
        play(twin, f"0 scavenge {card} | *")
        assert card in hand(twin, 0).split() and card not in text(twin.discards).split()


def test_h125_the_dog_and_the_card_leave_the_battlefield() -> None:
    state = fought_out("b1 b2 dog dog", "g1 g2")
    play(state, "0 scavenge g1")
    assert (text(state.laid[0]), text(state.laid[1]), text(state.discards)) == ("b1 b2 dog", "g2", "dog")
    assert "scavenge g1" not in legal(state)


def test_h33_never_from_the_pile_or_the_discards() -> None:
    state = fought_out("b1 b2 dog", "g1 g2", discards="o1 o2", pile="o3 o4 o5 o6")
    assert not {f"scavenge o{value}" for value in range(1, 7)} & legal(state)


def test_h126_h54_two_laid_dogs_loot_in_two_steps() -> None:
    state = fought_out("b1 b2 dog dog", "g1 g2", discards="o1 o2 dog")
    assert "loot" in legal(state)
    play(state, "0 loot")
    assert (state.phase, text(state.laid[0])) == (LOOTING_AFTER, "b1 b2")
    assert legal(state) == {"take o1", "take o2"}
    play(state, "0 take o2 | *")
    assert "o2" in hand(state, 0).split() and state.view(1).seen[0] == (19,)


@pytest.mark.parametrize(("laid", "discards"), [("b1 b2 dog", "o1"), ("b1 b2 dog dog", ""), ("b1 b2 dog dog", "dog")])
def test_h126_h13_no_loot_with_one_dog_or_without_a_regular_discard(laid: str, discards: str) -> None:
    assert "loot" not in legal(fought_out(laid, "g1 g2", discards=discards))


def test_h126_h32_no_loot_after_a_scavenge() -> None:
    state = fought_out("b1 b2 dog dog dog", "g1 g2", discards="o1")
    play(state, "0 scavenge b1")
    assert "loot" not in legal(state)


def test_h32_from_the_initiator_clockwise_one_thing_a_visit_two_dogs_at_most() -> None:
    state = fought_out("b1 b2 dog", "g1 g2 dog dog", "n1 n2 dog dog dog", first=1)
    play(state, "1 scavenge b1", "2 scavenge b2", "0 scavenge g1", "1 scavenge n1")
    assert asked(state) == 2
    play(state, "2 scavenge g2 | *")
    assert state.phase == TURN  # the third dog of seat 2 stays unused


def test_h32_dogs_that_sat_out_may_be_used_too() -> None:
    state = fought_out("b1 b3 b5 g5 o5 r5 dog dog", "g1 g2")
    assert state.outs[0] == 2
    play(state, "0 scavenge r5", "0 scavenge g5 | *")
    assert {"r5", "g5"} <= set(hand(state, 0).split())


def test_h32_who_laid_no_dog_or_declined_is_not_asked() -> None:
    state = table("b1 b2 b3", "g1 g2 dog", "n1 n2 dog dog", recruits="y6 y7 y8")
    fight(state, {0: "b1 b2", 1: "g1 g2 dog"})
    assert (asked(state), state.phase) == (1, SCAVENGING)
    play(state, "1 scavenge b1 | *")
    assert state.phase == TURN and {"n1", "n2"} <= set(hand(state, 2).split())


def test_h51_who_stops_has_stopped_though_others_go_on() -> None:
    state = fought_out("b1 b2 dog dog", "g1 g2 dog dog")
    play(state, "0 stop", "1 scavenge b1")
    assert asked(state) == 1
    play(state, "1 scavenge b2 | *")
    assert state.phase == TURN


def test_h34_points_dogs_clearing_filling_up_dealing_and_the_peace_card() -> None:
    state = table("b1 b2 dog", "g5 g6", "n1 n2", recruits="y6 y7 y8")
    before = told(fight(state, {0: "b1 b2 dog", 1: "g5 g6"}))
    assert before[-2:] == ["Scored", "Won"]
    events = play(state, "0 scavenge y6 | *")
    kinds = told(events)
    assert kinds == ["Scavenged", "Cleared", "Refilled", *["Dealt"] * 4, "BecamePeacekeeper"]
    assert dealt(list(events)) == [2, 0, 1, 0]  # everyone from the left of the winner, then the initiator
    assert (state.keeper, state.peace, asked(state), state.phase) == (1, 1, 1, TURN)
    assert [cards.size() for cards in state.laid] == [0, 0, 0]


def test_h34_the_whole_battlefield_goes_to_the_discards() -> None:
    state = fought_out("b1 b2 dog", "g1 g2", fought=1)
    play(state, "0 stop | *")
    assert text(state.discards) == "b1 b2 g1 g2 dog"


@pytest.mark.parametrize(
    ("fought", "everyone", "extra"), [(0, 1, 1), (1, 0, 2), (2, 1, 1), (3, 0, 2), (4, 1, 1), (5, 0, 2), (6, 1, 1)]
)
def test_h127_the_dealing_of_each_battle_card(fought: int, everyone: int, extra: int) -> None:
    state = table("b1 b2", "g5 g6", "n1 n2", recruits="y6 y7 y8", fought=fought)
    events = fight(state, {0: "b1 b2", 1: "g5 g6"})
    assert dealt(list(events)) == [2, 0, 1] * everyone + [0] * extra


def test_h127_the_initiator_gets_its_extra_card_also_as_winner() -> None:
    state = table("b7 b8", "g5 g6", "n1 n2", recruits="y6 y7 y8")
    assert dealt(list(fight(state, {0: "b7 b8", 1: "g5 g6"}))) == [1, 2, 0, 0]


def test_h35_h16_if_cards_run_short_they_are_dealt_in_order_as_far_as_they_go() -> None:
    state = table("b1 b2 y1", "g5 g6 y2", "n1 n2", recruits="y6 y7 y8", pile="o1 o2")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 lay g5", "1 lay g6", "1 stand", "2 decline | o1")
    play(state, "0 pass")
    events = play(state, "1 pass | o2 b1 b2 g5")  # the cleared battlefield is shuffled for the second card
    assert dealt(list(events)) == [2, 0, 1, 0] and text(state.pile) == "g6"


def test_h35_nothing_is_dealt_when_all_is_gone() -> None:
    state = table("b1 b2 dog dog", "g5 y2", recruits="", pile="", fought=1)
    fight(state, {0: "b1 b2 dog dog"})
    events = play(state, "0 scavenge b1", "0 scavenge b2 | *")
    assert told(events)[-4:] == ["Reshuffled", "Refilled", "Refilled", "BecamePeacekeeper"]
    assert (hand(state, 0), hand(state, 1), text(state.recruits)) == ("b1 b2", "g5 y2", "dog dog")


def test_h128_the_winner_has_its_turn_at_once_and_its_left_neighbour_follows() -> None:
    state = fought_out("b1 b2", "g5 g6", "n1 n2")
    assert (asked(state), state.phase, legal(state)) == (1, TURN, {"recruit"})
    play(state, "1 recruit")
    assert state.phase == RECRUITING
    play(state, "1 draw | *", "1 take y6", "1 put y6")
    assert asked(state) == 2


def test_h128_the_winner_may_cry_havoc_again() -> None:
    state = table("b1 b2", "g5 g6 g7", recruits="y6 y7 y8")
    fight(state, {0: "b1 b2", 1: "g5 g6"})
    assert legal(state) == {"recruit", "havoc"}
    play(state, "1 havoc")
    assert (state.battle, state.initiator) == (1, 1)


def seen(state: HavocState, seat: int) -> str:
    """What everybody knows about a hand; the same for each rival and for an onlooker."""
    views = {state.view(viewer).seen[seat] for viewer in range(ONLOOKER, state.seats)}
    (known,) = views
    return text(known)


def test_h20_h1_at_the_start_the_first_dog_of_each_seat_is_known_and_nothing_else() -> None:
    state = Havoc().new(4, FastDealer(5))
    assert [seen(state, seat) for seat in range(4)] == ["dog"] * 4
    assert state.view(ONLOOKER).hand == () and len(state.view(2).hand) == 8


def test_h112_taken_cards_stay_known_until_they_leave_the_hand_and_drawn_ones_never() -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8")
    play(state, "0 recruit", "0 take y6", "0 draw | n1")
    assert seen(state, 0) == "y6"
    play(state, "0 put b1")
    assert seen(state, 0) == "y6"
    play(state, "1 recruit", "1 take y7", "1 draw | n2", "1 put y7", "0 havoc", "0 lay b2", "0 lay y6", "0 stand")
    assert seen(state, 0) == "" and seen(state, 1) == ""


def test_h14_looted_cards_are_known() -> None:
    state = table("b1 dog dog", "g1", recruits="y6 y7 y8", discards="n1 n2")
    play(state, "0 recruit", "0 loot", "0 take n2")
    assert seen(state, 0) == "n2"


def test_h125_scavenged_cards_are_known_also_ones_own() -> None:
    state = fought_out("b1 b2 dog dog", "g1 g2")
    play(state, "0 scavenge b1", "0 scavenge g2 | *")
    assert seen(state, 0) == "b1 g2"


def test_h7_a_known_card_that_is_discarded_is_known_no_more() -> None:
    state = table("b1", "g1", recruits="y6 y7 y8", turn=1)
    play(state, "1 recruit", "1 take y6", "1 take y7", "1 put g1 | *")
    state.peace = 3
    play(state, "0 recruit", "1 discard y6")
    assert seen(state, 1) == "y7"


def test_h103_known_dogs_are_a_count_and_a_dog_that_leaves_counts_as_a_known_one() -> None:
    state = table("b1 dog", "g1", recruits="y6 dog dog")
    play(state, "0 recruit", "0 take dog", "0 take dog")
    assert seen(state, 0) == "dog dog" and state.hands[0].dogs == 3
    play(state, "0 fetch", "0 draw | dog")
    assert seen(state, 0) == "dog" and state.hands[0].dogs == 3
    play(state, "0 put dog | *")
    assert seen(state, 0) == "" and state.hands[0].dogs == 2


def test_h20_h112_a_drawn_or_dealt_card_is_told_to_its_owner_alone() -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8")
    (drawn,) = play(state, "0 recruit", "0 draw | n1")[-1:]
    assert [repr(drawn.seen_by(seat)) for seat in (ONLOOKER, 0, 1)] == [
        "Drew(card=-1, seat=0)",
        "Drew(card=90, seat=0)",
        "Drew(card=-1, seat=0)",
    ]
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8", fought=1)
    (given, _) = [event for event in fight(state, {0: "b1 b2"}) if isinstance(event, Dealt)]
    assert "card=-1" in repr(given.seen_by(1)) and "card=-1" not in repr(given.seen_by(0))


def test_h20_a_rival_sees_the_size_of_a_hand_and_never_its_cards() -> None:
    state = table("b1 b2 dog", "g1 g2", recruits="y6 y7 y8")
    twin = table("n1 n2 r8", "g1 g2", recruits="y6 y7 y8")
    assert repr(state.view(1)) == repr(twin.view(1))
    assert repr(state.view(0)) != repr(twin.view(0))


def test_h34_stopping_all_round_ends_the_battle() -> None:
    state = fought_out("b1 b2 dog", "g5 g6 dog", "n1 n2 dog")
    stop_all(state)
    assert (state.phase, asked(state), state.fought) == (TURN, 1, 1)
