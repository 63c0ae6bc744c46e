"""The rulebook, paragraph by paragraph."""

from __future__ import annotations

import pytest

from examples.bazaar.events import Drew, Filled, Revealed, Sealed, Sold, Took, Won
from examples.bazaar.game import Bazaar, BazaarState
from examples.bazaar.phases import BIDDING, SELLING, TAKING
from examples.bazaar.tests.table import names, play, table
from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER


def legal(state: BazaarState, seat: int) -> list[str]:
    game = Bazaar()
    return [game.action_name(action) for action in game.legal_actions(state, seat)]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def bid_all(state: BazaarState, *cards: str, picks: tuple[int, ...] = ()) -> list[Event]:
    """Every seat bids; what the last bid led to."""
    events: list[Event] = []
    for seat, card in enumerate(cards):
        events = play(state, seat, f"bid {card}", *(picks if seat == len(cards) - 1 else ()))
    return events


@pytest.mark.parametrize("stall", [3, 4, 5])
def test_b101_four_cards_each_and_as_many_on_the_stall_as_the_table_chose(stall: int) -> None:
    state = Bazaar(stall).new(3, FastDealer(1))
    assert [hand.size() for hand in state.hands] == [4, 4, 4]
    assert (state.stall.size(), state.bag.size()) == (stall, 72 - 12 - stall)
    assert (state.phase, state.to_act()) == (BIDDING, [0, 1, 2])


def test_b102_every_seat_bids_a_card_of_its_hand_unseen_by_the_others() -> None:
    state = table("a1 d2", "g3 i4")
    assert legal(state, 0) == ["bid a1", "bid d2"]
    (sealed,) = play(state, 1, "bid i4")
    assert isinstance(sealed, Sealed) and sealed.seen_by(1) is sealed
    secret = sealed.seen_by(0)
    assert isinstance(secret, Sealed) and (secret.seat, secret.card) == (1, NONE)
    assert state.to_act() == [0] and state.view(0).bid == NONE and state.view(1).bid != NONE


def test_b103_the_highest_bid_wins_and_is_spent_and_the_others_go_back_known_to_all() -> None:
    state = table("a9 d2", "g3 i4", "s8 z12")
    assert kinds(bid_all(state, "d2", "i4", "s8")) == [Sealed, Revealed, Revealed, Revealed, Won]
    assert (state.phase, state.to_act()) == (TAKING, [2])
    assert [names(hand) for hand in state.hands] == ["a9 d2", "g3 i4", "z12"]
    assert [len(known) for known in state.view(0).known] == [1, 1, 0]


@pytest.mark.parametrize("pick", [0, 1])
def test_b103_among_equal_bids_chance_decides(pick: int) -> None:
    state = table("a9", "g9", "s8")
    bid_all(state, "a9", "g9", "s8", picks=(pick,))
    assert state.to_act() == [pick]


def test_b104_the_winner_takes_from_the_stall_which_is_filled_up() -> None:
    state = table("a9", "g3", stall="z1 z2 z3", bag="s1 s2 s3 s4")
    bid_all(state, "a9", "g3")
    assert legal(state, 0) == ["take z1", "take z2", "take z3"]
    assert kinds(play(state, 0, "take z2", 3)) == [Took, Filled]
    assert (names(state.hands[0]), names(state.stall)) == ("z2", "s4 z1 z3")
    assert (state.phase, state.to_act()) == (SELLING, [0])


def selling(hand: str, bag: str | None = None) -> BazaarState:
    """Seat 0 has taken z1 and may sell."""
    state = table(f"a12 {hand}", "g3", bag=bag)
    bid_all(state, "a12", "g3")
    play(state, 0, "take z1", 0)
    return state


def test_b105_cards_of_one_kind_in_rising_order_for_1_3_5_points() -> None:
    state = selling("d2 d5 d9 s4")
    assert legal(state, 0) == ["sell d2", "sell d5", "sell d9", "sell s4", "sell z1", "done"]
    for card, left in (("d2", ["sell d5", "sell d9", "done"]), ("d5", ["sell d9", "done"]), ("d9", ["done"])):
        (sold,) = play(state, 0, f"sell {card}")
        assert isinstance(sold, Sold) and legal(state, 0) == left
    assert list(state.points) == [9, 0] and names(state.hands[0]) == "s4 z1"


def test_b106_when_the_sale_is_closed_every_seat_draws_the_winner_first_and_unseen() -> None:
    state = selling("d2")
    events = play(state, 0, "done", 0, 0)
    assert kinds(events) == [Drew, Drew]
    drew = events[1]
    assert isinstance(drew, Drew) and drew.seat == 1
    secret = drew.seen_by(0)
    assert isinstance(secret, Drew) and secret.card == NONE
    assert (state.phase, state.sold, state.price) == (BIDDING, NONE, 1)


@pytest.mark.parametrize(("bag", "phase"), [("s1 s2 s3 s4 s5 s6", BIDDING), ("s1 s2 s3 s4 s5", OVER)])
def test_b107_another_round_needs_a_card_for_every_seat_and_one_for_the_stall(bag: str, phase: int) -> None:
    state = selling("d2", bag)
    play(state, 0, "done", 0, 0)
    assert state.phase == phase


@pytest.mark.parametrize(
    ("points", "hands", "places"),
    [((9, 4), ("a1", "d1"), (1, 2)), ((4, 4), ("a1 a2", "d1"), (2, 1)), ((4, 4), ("a1", "d1"), (1, 1))],
)
def test_b108_most_points_then_fewer_cards_then_a_shared_place(
    points: tuple[int, int], hands: tuple[str, str], places: tuple[int, int]
) -> None:
    state = table(*hands)
    assert state.standings() is None
    for seat in range(2):
        state.points[seat] = points[seat]
    state.end()
    standings = state.standings()
    assert standings is not None and (standings.places, standings.points) == (places, points)
