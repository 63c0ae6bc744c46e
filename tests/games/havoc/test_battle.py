"""Battle: laying, dogs that sit out, combinations and their ties, the outcome."""

from __future__ import annotations

import pytest

from tafelrunde.games.havoc.events import Scored, Showed
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.phases import ADDING, JOINING, SCAVENGING, TURN
from tafelrunde.games.havoc.ranking import FLUSH_OF_SIX, STRAIGHT_FLUSH_OF_FIVE, combination
from tests.games.havoc.table import asked, fight, hand, lay, legal, play, table, text, told


def battle(*hands: str, first: int = 0, fought: int = 0) -> HavocState:
    """A seat has cried Havoc; there are three recruits, so that nothing has to be filled up."""
    state = table(*hands, recruits="y6 y7 y8", turn=first, fought=fought)
    play(state, f"{first} havoc")
    return state


def lays(state: HavocState) -> set[str]:
    return {name.removeprefix("lay ") for name in legal(state) if name.startswith("lay")}


def places(*lays: str, left: str = "") -> dict[int, int]:
    """The place of each seat when these cards are laid, seat 0 being the initiator. `left` says how many
    cards each seat keeps."""
    spare = [[f"y{value}" for value in (1, 2, 3)], [f"n{value}" for value in (1, 2, 3)], ["r1", "r2", "r3"]]
    kept = [int(count) for count in left.split()] or [0] * len(lays)
    hands = [f"{laid} {' '.join(spare[seat][: kept[seat]])}" for seat, laid in enumerate(lays)]
    state = table(*hands, recruits="y6 y7 y8", fought=1)
    events = fight(state, dict(enumerate(lays)))
    return {int(event.seat): int(event.place) for event in events if isinstance(event, Showed)}


def test_h115_the_initiator_takes_the_card_fights_the_next_battle_and_lays_two() -> None:
    state = battle("b1 b2 b3", "g1 g2", first=1, fought=4)
    assert (state.initiator, state.battle, state.keeper, asked(state)) == (1, 4, -1, 1)
    assert legal(state) == {"lay g1"}  # within a visit cards are laid in rising order
    play(state, "1 lay g1")
    assert legal(state) == {"lay g2"}
    play(state, "1 lay g2")
    assert legal(state) == {"stand"}


def test_h21_clockwise_join_with_two_or_decline_and_draw_then_add_or_pass() -> None:
    state = battle("b1 b2 b3 b4", "g1 g2 g3", "o1 o2 o3", "n1 n2 n3", first=1)
    assert "decline" not in legal(state)
    lay(state, 1, "g1 g2")
    assert (asked(state), state.phase) == (2, JOINING) and legal(state) == {"lay o1", "lay o2", "decline"}
    play(state, "2 lay o1")
    assert legal(state) == {"lay o2", "lay o3"}
    play(state, "2 lay o2", "2 stand", "3 decline | r9")
    assert hand(state, 3) == "r9 n1 n2 n3"
    lay(state, 0, "b1 b2")
    assert (asked(state), state.phase) == (1, ADDING) and legal(state) == {"lay g3", "pass"}
    play(state, "1 pass", "2 lay o3")
    assert legal(state) == {"stand"}
    play(state, "2 stand")
    assert asked(state) == 0 and legal(state) == {"lay b3", "lay b4", "pass"}
    play(state, "0 lay b3", "0 stand")
    assert asked(state) == 0  # seat 1 has passed for good, seat 3 is out, seat 2 has no cards left


def test_h21_who_passed_is_not_asked_again_though_others_add() -> None:
    state = battle("b1 b2 b3 b4 b5", "g1 g2 g3")
    lay(state, 0, "b1 b2")
    lay(state, 1, "g1 g2")
    play(state, "0 lay b3", "0 stand", "1 pass", "0 lay b4", "0 stand")
    assert (asked(state), state.phase) == (0, ADDING)


def test_h116_one_by_one_as_many_as_fit_and_need_not_be_stronger() -> None:
    state = battle("b8 o8 g8 b7", "g1 g2 g3 g4")
    lay(state, 0, "b8 o8 g8")
    play(state, "1 lay g1", "1 lay g3")
    assert legal(state) == {"lay g4", "stand"}
    play(state, "1 stand")
    assert text(state.laid[1]) == "g1 g3" and asked(state) == 0


def test_h116_each_set_of_cards_can_be_laid_in_one_way_only() -> None:
    state = battle("b1 b2 b3 dog dog", "g1 g2")
    found: list[str] = []
    ahead = [state]
    while ahead:
        here = ahead.pop()
        for name in legal(here):
            child = here.clone()
            play(child, f"0 {name}")
            if name == "stand":
                found.append(text(child.laid[0]))
            else:
                ahead.append(child)
    assert len(found) == len(set(found)) == 2**3 * 3 - 1 - 4  # every set of two or more


@pytest.mark.parametrize("cards", ["", "b1", "dog"])
def test_h19_with_fewer_than_two_cards_no_havoc_and_no_joining(cards: str) -> None:
    assert legal(table(cards, "g1 g2", recruits="o1 o2 o3")) == {"recruit"}
    state = battle(cards, "g1 g2 g3", "o1 o2", first=2)
    play(state, "2 lay o1", "2 lay o2")
    events = play(state, "2 stand | r9")
    assert told(events)[:3] == ["Stood", "Declined", "Drew"]
    assert set(hand(state, 0).split()) == {*cards.split(), "r9"} and asked(state) == 1


@pytest.mark.parametrize(
    ("laid", "rest", "fitting"),
    [
        ("b1 b2 b3 b4 b5", "g1 dog dog dog", {"g1", "dog"}),
        ("b1 b2 b3 b4 b5 b6", "g1 dog dog dog", {"dog"}),
        ("b1 b2 b3 b4 b5 b6 dog", "g1 dog dog", {"dog"}),
        ("b1 b2 b3 b4 b5 dog dog", "g1 dog", {"g1", "dog"}),
        ("b1 b2 b3 b4 dog dog", "g1 dog dog", {"g1", "dog"}),
        ("b1 b2 b3 b4 dog dog dog", "g1 dog", {"g1", "dog"}),
        ("dog dog dog dog dog dog dog", "g1 dog", {"g1", "dog"}),
    ],
)
def test_h22_six_cards_and_two_dogs_beside_them(laid: str, rest: str, fitting: set[str]) -> None:
    state = battle(f"{laid} {rest}", "n1 n2 n3", "r1 r2 r3", "o9 o8")
    lay(state, 0, laid)
    for rival, cards in ((1, "n1 n2"), (2, "r1 r2"), (3, "o8 o9")):
        lay(state, rival, cards)
    assert lays(state) == fitting


@pytest.mark.parametrize(
    "laid", ["b1 b2 b3 b4 b5 b6 dog dog", "b1 b2 b3 b4 b5 dog dog dog", "b1 b2 dog dog dog dog dog dog"]
)
def test_h22_h23_eight_cards_are_the_limit_and_pass_by_themselves(laid: str) -> None:
    state = battle(f"{laid} g1 dog", "n1 n2 n3", "r1 r2", "o8 o9")
    for name in laid.split():
        play(state, f"0 lay {name}")
    assert legal(state) == {"stand"}
    play(state, "0 stand")
    lay(state, 1, "n1 n2")
    play(state, "2 decline | *")
    assert "Passed" in told(play(state, "3 decline | *"))
    assert asked(state) == 1 and not state.adding & 1


def test_h22_more_than_two_on_the_first_visit() -> None:
    state = battle("b1 b2 b3 b4 b5 b6 b7", "g1 g2")
    lay(state, 0, "b1 b2 b3 b4 b5 b6")
    assert state.laid[0].size() == 6 and asked(state) == 1


def test_h117_dogs_are_laid_like_other_cards_and_act_only_after_the_battle() -> None:
    state = battle("b1 dog dog", "g1 g2 g3")
    play(state, "0 lay dog", "0 lay dog", "0 stand")
    lay(state, 1, "g1 g2")
    assert legal(state) == {"lay b1", "pass"}
    play(state, "0 pass", "1 pass")
    assert state.phase == SCAVENGING and asked(state) == 0


def test_h23_an_empty_hand_passes_by_itself() -> None:
    state = battle("b1 b2", "g1 g2 g3")
    lay(state, 0, "b1 b2")
    play(state, "1 lay g1", "1 lay g2")
    assert "Passed" in told(play(state, "1 stand"))
    assert asked(state) == 1


def test_h53_six_regular_cards_laid_and_no_dog_is_still_asked() -> None:
    state = battle("b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3")
    lay(state, 0, "b1 b2 b3 b4 b5 b6")
    lay(state, 1, "g1 g2")
    assert asked(state) == 0 and legal(state) == {"pass"}


def test_h53_seven_cards_laid_and_no_dog_is_still_asked() -> None:
    state = battle("b1 b2 b3 b4 b5 b6 b7 dog", "g1 g2 g3")
    lay(state, 0, "b1 b2 b3 b4 b5 b6 dog")
    lay(state, 1, "g1 g2")
    assert asked(state) == 0 and legal(state) == {"pass"}


def test_h118_passed_seats_stay_in_and_when_all_have_passed_they_are_compared() -> None:
    state = battle("b8 o8 b1", "g1 g2 g3", "n1 n2 n3")
    lay(state, 0, "b8 o8")
    lay(state, 1, "g1 g2")
    lay(state, 2, "n1 n2")
    play(state, "0 pass", "1 lay g3", "1 stand")
    assert state.points[0] == 0
    play(state, "2 pass | *")
    assert (state.winner, state.points[0], state.phase, asked(state)) == (0, 5, TURN, 0)


def test_h119_h24_dogs_sit_out_where_that_is_stronger_and_nobody_is_asked() -> None:
    state = table("b5 b6 b7 b8 dog b4", "g1 g2", recruits="o1 o2 o3")
    events = fight(state, {0: "b4 b5 b6 b7 b8 dog", 1: "g1 g2"})
    assert next(combination(e.strength) for e in events if isinstance(e, Showed)) == STRAIGHT_FLUSH_OF_FIVE
    assert (state.outs[0], "SatOut" in told(events)) == (1, True)


def test_h24_as_many_as_are_above_six_sit_out_by_force() -> None:
    state = table("b1 b3 g3 b5 b6 b7 dog", "g1 g2", recruits="o1 o2 o3")
    fight(state, {0: "b1 b3 g3 b5 b6 b7 dog"})
    assert state.outs[0] == 1


def test_h25_a_third_dog_fights_as_a_0() -> None:
    assert places("b3 g3 b5 dog dog dog", "b1 g1 b4 g4 b6 g6") == {0: 1, 1: 2}  # full house of 0 and 3
    state = table("b2 b4 b6 b8 b7 dog dog dog", "g1 g2", recruits="o1 o2 o3")
    events = fight(state, {0: "b2 b4 b6 b7 b8 dog dog dog"})
    assert [combination(e.strength) for e in events if isinstance(e, Showed)] == [FLUSH_OF_SIX]


def test_h50_two_dogs_alone_may_both_sit_out_only_where_a_seat_is_asked() -> None:
    state = table("dog dog", "b1 g1", "b8 g8", john="waiting", john_right=2, turn=2, recruits="o1 o2 o3")
    play(state, "2 recruit", "2 draw | *", "2 draw | *", "2 put b8 | *")
    fight(state, {0: "dog dog", 1: "b1 g1", 2: text(list(state.hands[2])[:2])})
    assert asked(state) == 0 and legal(state) == {"out 0", "out 1", "out 2"}
    events = play(state, "0 out 2")
    shown = {int(e.seat): (int(e.strength), int(e.place)) for e in events if isinstance(e, Showed)}
    assert shown[0][0] == 0 and shown[0][1] == 4


STRAIGHT = "g1 g2 o3 o4 b5"


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("b5 g5", "b1 g1"),  # equal combinations: the higher value
        ("b2 g2 o2 b1 g1", "r1 y1 n1 b7 g7"),  # full house: the triplet first
        ("b1 g1 o1 b8 b3 b2", "r1 y1 n1 b7 g6 b5"),  # spare cards, high to low
        ("b5 g5 dog", "o5 r5"),  # a missing spare card is weaker than a 0
        ("dog dog dog", "b8 g8 o7 r7"),  # three dogs are a triplet
        ("dog dog b8 g8 o8", "b1 g2 o3 r4 y5 n6"),  # two dogs and a triplet are a full house
        ("dog b1 b2 b3 b4", "g8 o8 r8 y8"),  # a dog is the lowest of a straight flush
        ("b1 g2 o3 r4 y5 dog", "o1 r2 y3 n4 b5"),  # a straight of six with a dog beats one of five
    ],
)
def test_h120_h122_h27_h123_stronger_lays_are_placed_higher_whoever_began(stronger: str, weaker: str) -> None:
    assert places(stronger, weaker) == {0: 1, 1: 2}
    assert places(weaker, stronger) == {0: 2, 1: 1}


def test_h121_h26_a_regular_card_too_many_spoils_a_straight_but_a_dog_may_sit_out() -> None:
    assert places(f"{STRAIGHT} b7", "r2 n2") == {0: 2, 1: 1}
    assert places(f"{STRAIGHT} dog", "b8 g8 o8") == {0: 1, 1: 2}
    assert places("b4 b5 b6 b7 b8 dog", "r7 g7 o7 y7") == {0: 1, 1: 2}


def test_h28_a_tie_goes_to_the_seat_with_fewer_cards_in_hand() -> None:
    assert places("b5 g5", "o5 r5", left="2 1") == {0: 2, 1: 1}
    assert places("b5 g5", "o5 r5", left="1 2") == {0: 1, 1: 2}
    assert places("b5 g5", "o5 r5", left="2 2") == {0: 1, 1: 1}


def test_h28_dogs_that_sit_out_have_left_the_hand() -> None:
    kept_a_dog = table("b4 b5 b6 b7 b8 dog", "g4 g5 g6 g7 g8 dog", recruits="o1 o2 o3")
    events = fight(kept_a_dog, {0: "b4 b5 b6 b7 b8", 1: "g4 g5 g6 g7 g8 dog"})
    assert {int(e.seat): int(e.place) for e in events if isinstance(e, Showed)} == {0: 2, 1: 1}


def test_h28_counted_before_scavenging_so_the_points_are_given_first() -> None:
    state = table("b5 g5 dog y1", "o5 r5 dog n1", recruits="o1 o2 o3")
    fight(state, {0: "b5 g5 dog", 1: "o5 r5 dog"})
    assert state.phase == SCAVENGING and list(state.points) == [2, 2]


@pytest.mark.parametrize(
    ("lays", "fought", "points"),
    [
        (("b5 g5", "o5 r5", "b1 g2", "b2 g3"), 0, [4, 4, 0, 0]),  # (5 + 3) / 2
        (("b5 g5", "o5 r5", "y5 n5", "b2 g3"), 0, [2, 2, 2, 0]),  # (5 + 3 + 0) / 3, rounded down
        (("b5 g5", "o4 r4", "y4 n4", "b2 g3"), 1, [5, 2, 2, 0]),  # (3 + 1) / 2
        (("b5 g5", "o4 r4", "y3 n3", "b3 g3"), 3, [7, 4, 1, 1]),  # (2 + 0) / 2
        (("b5 g5", "o5 r5", "y5 n5", "b2 g3"), 5, [6, 6, 6, 0]),  # (9 + 6 + 3) / 3
        (("b5 g5", "o5 r5", "y4 n4", "b2 g3"), 1, [4, 4, 1, 0]),  # (5 + 3) / 2, and third place is third
        (("b5 g5", "o5 r5", "y4 n4", "b2 g3"), 4, [4, 4, 0, 0]),  # (8 + 0) / 2
    ],
)
def test_h28_shared_places_share_their_points_rounded_down(
    lays: tuple[str, ...], fought: int, points: list[int]
) -> None:
    state = table(*lays, recruits="y6 y7 y8", fought=fought)
    fight(state, dict(enumerate(lays)))
    assert list(state.points) == points


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_h29_of_sharers_the_first_in_battle_order_wins_deals_and_keeps_the_peace(first: int, winner: int) -> None:
    lays = ["b1 g2", "b5 g5", "b2 g3", "o5 r5"]
    state = table(*lays, recruits="y6 y7 y8", turn=first)
    order = [*range(first, 4), *range(first)]
    events = fight(state, {seat: lays[seat] for seat in order})
    dealt = [int(getattr(event, "seat", -1)) for event in events if type(event).__name__ == "Dealt"]
    assert (state.winner, state.keeper, state.fates[0], asked(state)) == (winner, winner, winner, winner)
    assert list(state.points) == [0, 4, 0, 4] and list(state.wins) == [0, 1, 0, 1]
    assert dealt == [*[(winner + step) % 4 for step in (1, 2, 3, 4)], first]


def test_h30_an_initiator_alone_wins_may_add_first_and_scavenge_its_own_cards() -> None:
    state = battle("b1 b2 b3 dog", "g1 g2", "r1 r2", "n1 n2", fought=1)
    lay(state, 0, "b1 b2")
    play(state, "1 decline | *", "2 decline | *", "3 decline | *")
    assert legal(state) == {"lay b3", "lay dog", "pass"}
    play(state, "0 lay dog", "0 stand")
    assert legal(state) == {"lay b3", "pass"}
    play(state, "0 pass")
    assert list(state.points) == [5, 0, 0, 0] and {"scavenge b1", "scavenge b2"} <= legal(state)
    play(state, "0 scavenge b2 | *")
    assert "b2" in hand(state, 0).split() and list(state.points) == [5, 0, 0, 0]


def test_h31_h124_with_fewer_seats_than_places_the_rest_is_lost() -> None:
    state = table("b5 g5", "b1 g1", "n1 n2", "r1 r2", recruits="y6 y7 y8", fought=3)
    events = fight(state, {0: "b5 g5", 1: "b1 g1"})
    assert list(state.points) == [7, 4, 0, 0]
    assert [(int(e.seat), int(e.count)) for e in events if isinstance(e, Scored)] == [(0, 7), (1, 4)]


def test_h124_the_first_takes_the_battle_card_and_all_points_are_open() -> None:
    state = table("b5 g5", "b1 g1", "o8 r8", "r1 r2", recruits="y6 y7 y8", fought=7)
    fight(state, {0: "b5 g5", 1: "b1 g1", 2: "o8 r8", 3: "r1 r2"})
    assert [state.view(seat).points for seat in (-1, 0, 3)] == [(7, 4, 10, 0)] * 3
    assert state.view(3).fates[7] == 2 and state.view(3).wins == (0, 0, 1, 0)
