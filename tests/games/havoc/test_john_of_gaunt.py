"""John of Gaunt and his Chevauchées."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.games.havoc.components import (
    BATTLES,
    CALAIS_TO_TOURS,
    JOHN_AWAY,
    JOHN_FIGHTING,
    JOHN_IN_PILE,
    JOHN_KEEPING,
    JOHN_SEAT,
    JOHN_WAITING,
    REPLACED,
    TOURS_TO_BORDEAUX,
)
from tafelrunde.games.havoc.events import Dealt, DrewJohn, JohnRemoved, Showed
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.phases import ADDING, JOINING, PEACE, SCAVENGING, SITTING_OUT, SWAPPING, TURN
from tests.games.havoc.table import asked, fight, hand, lay, legal, play, stop_all, table, text, told

EXTRA = Havoc(john_of_gaunt="extra")
LARGE = Havoc(john_of_gaunt="replaces", small_table=False)


def raid(*hands: str, drawer: int = 0, side: str = "even", fought: int = 0, game: Havoc | None = None) -> HavocState:
    """A seat drew John while recruiting; Chevauchées has begun, its side chosen by r2 or r1."""
    state = table(*hands, recruits="y6 y7 y8", turn=drawer, keeper=-1, fought=fought, john="pile", game=game)
    play(state, f"{drawer} recruit", f"{drawer} draw | john {'r2' if side == 'even' else 'r1'} *")
    return state


def raided(*lays: str, drawer: int = 0, side: str = "even", fought: int = 0, game: Havoc | None = None) -> HavocState:
    """A Chevauchées in which every seat laid all it had, or declined with fewer than two cards."""
    state = raid(*lays, drawer=drawer, side=side, fought=fought, game=game)
    seats = len(lays)
    order = [(drawer + 1 + step) % seats for step in range(seats)]
    fight(state, {seat: lays[seat] for seat in order})
    return state


def test_j101_john_goes_into_the_pile_with_the_remaining_dogs() -> None:
    assert Havoc(john_of_gaunt="replaces").new(3, FastDealer(1)).john == JOHN_IN_PILE
    assert Havoc().new(3, FastDealer(1)).john == JOHN_AWAY
    assert BATTLES[CALAIS_TO_TOURS].name != BATTLES[TOURS_TO_BORDEAUX].name


def test_j101_he_is_as_likely_as_any_card_of_the_pile() -> None:
    state = table("b1", "g1", recruits="y6 y7 y8", john="pile", pile="o1 o2 o3 dog")
    play(state, "0 recruit")
    twin = state.clone()
    play(twin, "0 draw | dog")
    play(state, "0 draw | john *")  # the fifth of five
    assert state.john != JOHN_IN_PILE and twin.john == JOHN_IN_PILE


def test_j102_he_is_laid_at_the_left_of_who_drew_him_and_never_comes_into_a_hand() -> None:
    state = table("b1 b2", "g1 g2", "n1 n2", recruits="y6 y7 y8", turn=1, john="pile")
    events = play(state, "1 recruit", "1 draw | john *")
    drawn = [event for event in events if isinstance(event, DrewJohn)]
    assert [(int(event.seat), repr(event.seen_by(2))) for event in drawn] == [(1, "DrewJohn(seat=1)")]
    assert state.john_right == 1 and hand(state, 1) == "g1 g2"


def test_j2_who_draws_him_in_recruiting_ends_the_turn_with_nothing_more() -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8", keeper=1, john="pile")
    events = play(state, "0 recruit", "0 take y6", "0 draw | john r5 r2")
    assert told(events)[2:6] == ["DrewJohn", "Refilled", "JohnCriedHavoc", "SideTurned"]
    assert hand(state, 0) == "b1 b2 y6" and text(state.recruits) == "r5 y7 y8"


def test_j19_drawn_by_a_fetch_the_turn_ends_and_the_dog_is_spent() -> None:
    state = table("b1 b2 dog", "g1 g2", recruits="y6 y7 y8", keeper=1, john="pile")
    play(state, "0 recruit", "0 take y6", "0 fetch", "0 draw | john r5 r2")
    assert hand(state, 0) == "b1 b2 y6" and text(state.discards) == "r2 dog" and state.john == JOHN_FIGHTING


def test_j19_in_the_pile_he_counts_as_a_card() -> None:
    assert legal(table("b1 b2", "g1", recruits="y6", pile="", john="pile")) == {"recruit", "havoc"}
    assert legal(table("b1 b2", "g1", recruits="", pile="", john="pile")) == {"havoc"}
    state = table("b1 b2", "g1 g2", recruits="y6", pile="", keeper=1, john="pile")
    play(state, "0 recruit", "0 take y6")
    assert legal(state) == {"draw"}
    play(state, "0 draw | john")
    assert state.john == JOHN_FIGHTING and state.battle == TOURS_TO_BORDEAUX


def test_j1_as_the_draw_of_a_declining_seat_another_card_comes() -> None:
    state = table("b1 b2 b3", "g1 g2", "n1 n2", recruits="y6 y7 y8", john="pile")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | john r5")
    assert hand(state, 1) == "g1 g2 r5" and (state.john, state.john_right) == (JOHN_WAITING, 1)


def test_j1_in_a_dealing_another_card_comes() -> None:
    state = table("b1 b2 b3", "g1 g2", "n1 n2", recruits="y6 y7 y8", john="pile")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | r3", "2 decline | r4")
    events = play(state, "0 pass | r5 john r6 r7 r8 r2")
    assert [int(event.seat) for event in events if isinstance(event, Dealt)] == [1, 2, 0, 0]
    assert (state.john_right, hand(state, 2)) == (2, "r4 r6 n1 n2")


def test_j1_when_recruits_are_filled_up_in_recruiting_the_seat_on_turn_drew_him() -> None:
    state = table("b1 b2", "g1 g2", "n1 n2", recruits="y6 y7 y8", turn=1, john="pile")
    play(state, "1 recruit", "1 take y6", "1 take y7", "1 put g1 | john r5 r2")
    assert (state.john_right, state.john, text(state.recruits)) == (1, JOHN_FIGHTING, "g1 r5 y8")


def test_j12_when_recruits_are_filled_up_after_a_battle_the_initiator_drew_him() -> None:
    state = table("b1 b2 dog", "g5 g6 g7 g8", "n1 n2", recruits="y6 y7 y8", fought=1, john="pile")
    fight(state, {0: "b1 b2 dog", 1: "g5 g6"})
    play(state, "0 scavenge y6 | john r5 r6 r7 r2")
    assert (state.winner, state.john_right) == (1, 0)
    assert asked(state) == 1  # John's left neighbour


def test_j1_if_no_other_card_is_left_nobody_gets_one() -> None:
    state = table("b1 b2 b3", "g1 g2", recruits="y6 y7 y8", pile="", john="pile")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | john")
    assert hand(state, 1) == "g1 g2" and state.john == JOHN_WAITING


def test_j3_he_acts_before_the_next_turn_and_between_the_drawer_and_its_left_neighbour() -> None:
    state = raid("b1 b2", "g1 g2", "n1 n2", drawer=1)
    assert (asked(state), state.phase, state.initiator) == (2, JOINING, JOHN_SEAT)


def test_j3_drawn_in_a_battle_he_acts_after_the_dealing_and_before_the_winners_turn() -> None:
    state = table("b1 b2 b3", "g1 g2", "n5 n6 n7", recruits="y6 y7 y8", john="pile")
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | john r5")
    lay(state, 2, "n5 n6")
    play(state, "0 pass")
    kinds = told(play(state, "2 pass | *"))
    assert kinds.index("Dealt") < kinds.index("BecamePeacekeeper") < kinds.index("JohnCriedHavoc")
    assert (asked(state), state.phase) == (2, JOINING)  # the left neighbour of seat 1, which drew him


def test_j103_he_takes_the_peace_card_and_begins_and_his_left_neighbour_follows() -> None:
    state = raid("b1 b2 b3", "g1 g2 g3", "n1 n2 n3", drawer=2)
    assert (state.initiator, state.keeper, asked(state)) == (JOHN_SEAT, -1, 0)
    lay(state, 0, "b1 b2")
    lay(state, 1, "g1 g2")
    lay(state, 2, "n1 n2")
    assert (asked(state), state.phase) == (0, ADDING)


def test_j4_chevauchees_replaces_the_next_battle_and_counts_in_its_place() -> None:
    state = raid("b1 b2", "g1 g2", "n1 n2", fought=3)
    assert state.fates[3] == REPLACED
    fight(state, {1: "g1 g2", 2: "n1 n2", 0: "b1 b2"})
    assert (state.fought, state.fates[3], state.phase) == (4, REPLACED, TURN)


def test_j4_as_the_eighth_battle_it_is_followed_by_the_last_deal() -> None:
    assert raided("b1 b2", "g1 g2", "n1 n2", fought=7).phase == SWAPPING


def test_j4_with_the_option_extra_no_battle_is_replaced() -> None:
    state = raided("b1 b2", "g1 g2", "n1 n2", fought=7, game=EXTRA)
    assert (state.fought, state.phase, list(state.fates)) == (7, TURN, [-1] * 9)


@pytest.mark.parametrize("game", [EXTRA, LARGE])
def test_j5_j13_drawn_in_the_eighth_battle_he_is_removed_and_replaced(game: Havoc) -> None:
    state = table("b1 b2 b3", "g1 g2", recruits="y6 y7 y8", fought=7, john="pile", game=game)
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand")
    events = play(state, "1 decline | john r5")
    assert [type(event) for event in events[1:2]] == [JohnRemoved]
    assert (hand(state, 1), state.john) == ("g1 g2 r5", JOHN_AWAY)
    play(state, "0 pass | *")
    assert state.phase == SWAPPING


def test_j5_in_the_dealing_and_filling_up_of_the_eighth_battle_too() -> None:
    state = table("b1 b2 dog", "g1", recruits="y6 y7 y8", fought=7, john="pile")
    fight(state, {0: "b1 b2 dog"})
    kinds = told(play(state, "0 scavenge y6 | john *"))
    assert "JohnRemoved" in kinds and "JohnCriedHavoc" not in kinds


@pytest.mark.parametrize("game", [EXTRA, LARGE])
def test_j5_j13_in_the_last_deal_and_in_the_dog_swap_he_is_removed(game: Havoc) -> None:
    state = table("b1 dog", "g1", recruits="y6 y7 y8", peace=3, fought=7, john="pile", game=game)
    play(state, "0 recruit")
    swap = state.clone()
    kinds = told(play(state, "1 discard g1 | r1 john r3 r4 r5"))
    assert kinds == ["Discarded", "LastDeal", "Dealt", "JohnRemoved", "Dealt", "Dealt", "Dealt"]
    play(swap, "1 discard g1 | r1 r2 r3 r4")
    assert told(play(swap, "0 swap 1 | john r6")) == ["Swapped", "JohnRemoved", "Drew"]
    assert (hand(swap, 0), swap.john) == ("b1 r2 r4 r6", JOHN_AWAY)


def test_j4_j5_drawn_in_a_turn_before_the_eighth_battle_he_still_acts() -> None:
    assert raid("b1 b2", "g1 g2", fought=7).john == JOHN_FIGHTING


@pytest.mark.parametrize(
    ("card", "side"), [("r1", CALAIS_TO_TOURS), ("r2", TOURS_TO_BORDEAUX), ("dog", TOURS_TO_BORDEAUX)]
)
def test_j104_the_top_card_chooses_the_side_and_is_discarded(card: str, side: int) -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8", keeper=1, john="pile")
    play(state, "0 recruit", f"0 draw | john {card}")
    assert (state.battle, text(state.discards)) == (side, card)


def test_j104_h16_the_discards_are_shuffled_if_the_pile_is_empty() -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8", pile="", discards="n1 n4", keeper=1, john="pile")
    play(state, "0 recruit", "0 draw | john n1")
    assert (state.battle, text(state.pile), text(state.discards)) == (CALAIS_TO_TOURS, "n4", "n1")


def test_j17_without_a_card_it_is_tours_to_bordeaux() -> None:
    state = table("b1 b2", "g1 g2", recruits="y6 y7 y8", pile="", keeper=1, john="pile")
    play(state, "0 recruit", "0 draw | john")
    assert (state.battle, state.discards.size()) == (TOURS_TO_BORDEAUX, 0)


@pytest.mark.parametrize(("side", "points"), [("odd", [6, 0, 0, 0]), ("even", [0, 6, 0, 0])])
def test_j105_points_and_dealing_of_both_sides(side: str, points: list[int]) -> None:
    lays = ["b10 g10 o10", "b9 g9 o9 r5", "b8 g8 o8 r6", "b7 g7"]  # John's three nines come third
    state = raid(*lays, side=side)
    events = fight(state, {1: lays[1], 2: lays[2], 3: lays[3], 0: lays[0]})
    assert list(state.points) == points
    assert [int(event.seat) for event in events if isinstance(event, Dealt)] == [1, 2, 3, 0]


def test_j105_third_place_of_calais_to_tours_and_second_of_tours_to_bordeaux() -> None:
    lays = ("b10 g10 o10", "b9 g9 o9 r5", "r9 y9 n9 r6", "b7 g7")
    assert list(raided(*lays, side="odd").points) == [6, 3, 0, 0]
    assert list(raided(*lays, side="even").points) == [0, 0, 6, 0]


def test_j6_john_has_three_nines_no_spare_card_and_takes_a_place_whose_points_are_lost() -> None:
    state = raid("b10 g10 o10", "b8 g8 o8 r10", "b5 g5", side="even", game=LARGE)
    events = fight(state, {1: "b8 g8 o8 r10", 2: "b5 g5", 0: "b10 g10 o10"})
    assert {int(e.seat): int(e.place) for e in events if isinstance(e, Showed)} == {0: 1, 1: 3, 2: 4}
    assert list(state.points) == [0, 0, 0]


def test_j6_a_spare_card_beats_him_and_a_card_in_hand_loses_to_him() -> None:
    assert raided("b9 g9 o9 b1", "b2 b3", "n1 n2").winner == 0
    state = raid("b9 g9 o9 b1", "b2 b3", "n1 n2")
    fight(state, {1: "b2 b3", 2: "n1 n2", 0: "b9 g9 o9"})
    assert state.winner == JOHN_SEAT and state.wins[0] == 0


def test_j6_he_passes_at_once() -> None:
    state = raid("b1 b2 b3", "g1 g2 g3")
    lay(state, 1, "g1 g2")
    lay(state, 0, "b1 b2")
    play(state, "1 pass", "0 pass | *")
    assert state.winner == JOHN_SEAT


def test_j7_who_has_two_cards_must_join_the_others_decline_and_draw() -> None:
    state = raid("b1 b2", "g1", "n1 n2 n3", "", drawer=3)
    assert "decline" not in legal(state)
    play(state, "0 lay b1", "0 lay b2", "0 stand | r5")
    assert hand(state, 1) == "g1 r5" and asked(state) == 2
    assert legal(state) == {"lay n1", "lay n2"}


def test_j7_when_nobody_can_join_john_wins() -> None:
    state = table("b1", "g1", recruits="y6 y7 y8", keeper=1, john="pile")
    play(state, "0 recruit", "0 draw | john r2 r4 r6 *")
    assert (state.winner, state.phase, asked(state)) == (JOHN_SEAT, TURN, 1)
    assert [cards.size() for cards in state.hands] == [3, 3]


def test_j18_h24_who_has_a_choice_says_openly_from_johns_left_how_many_dogs_sit_out() -> None:
    state = raid("b1 b2 dog", "g1 g2", "n1 n2 dog dog", drawer=1)
    fight(state, {2: "n1 n2 dog dog", 0: "b1 b2 dog", 1: "g1 g2"})
    assert (asked(state), state.phase, legal(state)) == (2, SITTING_OUT, {"out 0", "out 1", "out 2"})
    play(state, "2 out 2")
    assert asked(state) == 0 and state.view(0).outs[2] == 2 == state.view(-1).outs[2]
    assert legal(state) == {"out 0", "out 1"}
    play(state, "0 out 0")
    assert (list(state.outs), state.phase) == ([0, 0, 2], SCAVENGING)


def test_j18_the_declaration_is_told_when_it_is_made() -> None:
    state = raid("b1 b2 dog", "n1 n2 dog dog", drawer=0)
    fight(state, {1: "n1 n2 dog dog", 0: "b1 b2 dog"})
    assert told(play(state, "1 out 2")) == ["SatOut"]


@pytest.mark.parametrize(
    ("laid", "choices"),
    [
        ("b1 b2 b3 b5 g5 o5 dog dog", None),
        ("b1 b2 b3 b5 g5 o5 dog", None),
        ("b1 b2 b3 b5 g5 dog dog", {"out 1", "out 2"}),
        ("b1 b2 b3 b5 dog dog dog", {"out 1", "out 2"}),
        ("b1 b2", None),
    ],
)
def test_j18_h24_only_a_seat_with_a_choice_is_asked(laid: str, choices: set[str] | None) -> None:
    state = raid(laid, "g1 g2", drawer=1)
    fight(state, {0: laid, 1: "g1 g2"})
    assert (legal(state) if state.phase == SITTING_OUT else None) == choices


def test_j8_dogs_afterwards_begin_at_johns_left_and_his_nines_are_no_cards() -> None:
    state = raided("b1 b2 b4 b5 g5 o5 dog", "g1 g2 g4 g6 r6 y6 dog", "n1 n2", drawer=0)
    assert (asked(state), state.phase) == (1, SCAVENGING)
    targets = ["b1", "b2", "b4", "b5", "g5", "o5", "g1", "g2", "g4", "g6", "r6", "y6", "n1", "n2", "y7", "y8"]
    assert legal(state) == {"scavenge " + card for card in targets} | {"stop"}


def test_j10_if_he_does_not_win_he_leaves_and_the_winner_keeps_the_peace() -> None:
    state = raided("b1 b2", "b10 g10 o10", "n1 n2", drawer=0)
    assert (state.john, state.keeper, state.peace, asked(state), state.phase) == (JOHN_AWAY, 1, 1, 1, TURN)
    play(state, "1 recruit")
    assert state.peace == 1


def kept(*hands: str, peace: int = 1, turn: int = 0, fought: int = 0, john_right: int = 0) -> HavocState:
    """John keeps the peace to the left of a seat whose turn is coming or has come."""
    recruits = "y6 y7 y8"
    return table(
        *hands, recruits=recruits, john="keeping", john_right=john_right, peace=peace, turn=turn, fought=fought
    )


def recruit(state: HavocState, seat: int) -> list[str]:
    """A seat recruits and puts down what it took; returns what happened then."""
    play(state, f"{seat} recruit")
    card = text(state.recruits).split()[0]
    play(state, f"{seat} take {card}", f"{seat} draw | *")
    return told(play(state, f"{seat} put {card} | *"))


def test_j9_if_he_wins_the_cards_are_dealt_from_his_left_and_he_is_the_peacekeeper() -> None:
    state = raid("b1 b2", "g1 g2", "n1 n2", drawer=1)
    events = fight(state, {2: "n1 n2", 0: "b1 b2", 1: "g1 g2"})
    assert [int(event.seat) for event in events if isinstance(event, Dealt)] == [2, 0, 1]
    assert (state.john, state.keeper, state.peace, list(state.wins)) == (JOHN_KEEPING, JOHN_SEAT, 1, [0, 0, 0])


def test_j9_j20_play_goes_on_at_his_left_and_he_turns_to_2_when_it_comes_round() -> None:
    state = raided("b1 b2", "g1 g2", "n1 n2", drawer=1)
    assert (asked(state), state.phase, state.peace) == (2, TURN, 1)
    assert "PeaceTurned" not in recruit(state, 2) + recruit(state, 0)
    assert recruit(state, 1)[-1] == "PeaceTurned"
    assert (state.peace, asked(state), state.phase, state.keeper) == (2, 2, TURN, JOHN_SEAT)


def test_j9_in_his_turn_he_only_turns_the_card() -> None:
    state = kept("b1 b2", "g1 g2", peace=2)
    recruit(state, 0)
    assert (state.peace, asked(state), state.fought) == (3, 1, 0)


def test_j9_his_year_of_peace_costs_every_seat_a_card_and_he_does_not_recruit() -> None:
    state = kept("b1 b2", "g1 g2", "", "n1 n2", peace=3, john_right=0)
    assert recruit(state, 0)[-1] == "YearOfPeace"
    assert (state.fates[0], state.fought, asked(state), state.phase) == (-2, 1, 1, PEACE)
    play(state, "1 discard g1")
    assert asked(state) == 3  # seat 2 has no cards
    play(state, "3 discard n1", "0 discard b1")
    assert (state.peace, state.keeper, asked(state), state.phase) == (1, JOHN_SEAT, 1, TURN)


def test_j9_the_drawer_without_cards_is_passed_over_too() -> None:
    state = table("b1", "g1 g2", recruits="y6 y7 y8", john="keeping", john_right=0, peace=3, turn=0)
    state.hands[0].clear()
    play(state, "0 recruit", "0 take y6", "0 take y7", "0 put y6 | *", "1 discard g1", "0 discard y7")
    assert (asked(state), state.phase, state.fought) == (1, TURN, 1)


def test_j9_as_soon_as_a_seat_cries_havoc_he_leaves() -> None:
    state = kept("b1 b2", "g5 g6")
    assert told(play(state, "0 havoc"))[0] == "JohnLeft"
    assert (state.john, state.initiator) == (JOHN_AWAY, 0)
    fight(state, {0: "b1 b2", 1: "g5 g6"})
    assert state.keeper == 1


def test_j14_if_he_is_peacekeeper_at_the_last_deal_his_left_neighbour_takes_his_place() -> None:
    state = raid("b1 b2", "g1 g2", "n1 n2", drawer=0, fought=7)
    events = fight(state, {1: "g1 g2", 2: "n1 n2", 0: "b1 b2"})
    assert "JohnLeft" in told(events) and (state.keeper, asked(state), state.john) == (1, 1, JOHN_AWAY)
    assert [int(event.seat) for event in events if isinstance(event, Dealt)][3:] == [2, 0, 1] * 2


def test_j14_h8_also_when_his_year_of_peace_removes_the_eighth_battle() -> None:
    state = kept("b1 b2", "g1 g2", peace=3, fought=7)
    recruit(state, 0)
    play(state, "1 discard g1")
    assert "JohnLeft" in told(play(state, "0 discard b1 | *"))
    assert (state.phase, asked(state), state.keeper) == (SWAPPING, 1, 1)


def test_j15_if_he_shares_first_place_he_keeps_card_and_office_and_his_share_is_lost() -> None:
    state = raided("b9 g9 o9", "b1 b5", "n1 n2", side="odd", game=LARGE)
    assert (state.winner, state.keeper, list(state.points)) == (JOHN_SEAT, JOHN_SEAT, [3, 3, 0])
    assert list(state.wins) == [1, 0, 0]


def test_j15_three_share() -> None:
    state = raided("b9 g9 o9", "r9 y9 n9", "n1 n2", side="odd", game=LARGE)
    assert (state.winner, list(state.points), list(state.wins)) == (JOHN_SEAT, [3, 3, 0], [1, 1, 0])  # (6 + 0 + 3) / 3


@pytest.mark.parametrize("side", ["odd", "even"])
def test_j16_a_won_chevauchees_counts_as_a_battle_card(side: str) -> None:
    assert list(raided("b10 g10 o10", "b1 b2", "n1 n2", side=side).wins) == [1, 0, 0]


@pytest.mark.parametrize(("side", "points"), [("odd", [6, 3, 0]), ("even", [0, 0, 0])])
def test_j11_small_table_scoring_does_not_apply(side: str, points: list[int]) -> None:
    lays = ("b10 g10 o10", "b5 g5", "n1 n2")
    assert list(raided(*lays, side=side).points) == points  # John is second
    assert list(raided(*lays, side=side, game=LARGE).points) == points
    second = raided("b10 g10 o10", "b9 g9 o9 r5", "n1 n2", side="even")
    assert list(second.points) == [0, 6, 0]


def test_j8_h51_stopping_ends_chevauchees_too() -> None:
    state = raided("b1 b3 b5 g5 o5 r5 dog", "g1 g2 g4 g6 r6 y5 dog")
    stop_all(state)
    assert state.phase == TURN
