"""Components and setting up."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.havoc.cards import whole_deck
from tafelrunde.games.havoc.components import BATTLES, CASTILLON, DOG, JOHN_IN_PILE, suit, value
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.notation import card_name
from tests.games.havoc.table import hand, legal, play, table, told

TABLES = {2: (8, 6, 4, 3), 3: (10, 6, 4, 3), 4: (13, 8, 5, 3), 5: (15, 10, 5, 2), 6: (18, 12, 5, 2)}
"""For each number of seats: the highest value, the dogs, the most recruits, the highest number of peace."""


def new(seats: int, game: Havoc | None = None, seed: int = 1) -> HavocState:
    return (game or Havoc()).new(seats, FastDealer(seed))


def test_h101_eight_battles_then_castillon_end_the_match() -> None:
    state = table("b1 b2", "g1 g2", fought=7)
    play(state, "0 havoc", "0 lay b1", "0 lay b2", "0 stand", "1 decline | *", "0 swap 0", "1 swap 0")
    assert state.to_act() == [] and state.fought == 9 and state.standings() is not None


def test_h101_h105_between_two_and_six_seats() -> None:
    assert list(Havoc().seats) == [2, 3, 4, 5, 6]


def test_h102_six_suits_with_every_value_from_1_to_18_once() -> None:
    regular = list(whole_deck(18, 0))
    assert len(regular) == 108
    assert {(suit(card), value(card)) for card in regular} == {(s, v) for s in range(6) for v in range(1, 19)}
    assert [card_name(s * 18) for s in range(6)] == ["b1", "o1", "g1", "r1", "y1", "n1"]


def test_h103_twelve_dogs_of_value_0_all_alike() -> None:
    state = new(6)
    dogs = [card for cards in [state.pile, state.recruits, *state.hands] for card in cards if value(card) == 0]
    assert dogs == [DOG] * 12
    assert legal_puts("dog dog b1 b2") == {"put dog", "put b1", "put b2"}


def legal_puts(cards: str) -> set[str]:
    """What may be put down by a seat that had these cards and took two more."""
    state = table(cards, "o1 o2", recruits="g1 g2 g3", keeper=1)
    play(state, "0 recruit", "0 take g1", "0 take g2")
    return {name for name in legal(state) if name.startswith("put")} - {"put g1", "put g2"}


PRINTED = [
    ("Sluys", 1340, [5, 3], 1, 1),
    ("Crécy", 1346, [5, 3, 1], 0, 2),
    ("Poitiers", 1356, [6, 4], 1, 1),
    ("Nájera", 1367, [7, 4, 2], 0, 2),
    ("Agincourt", 1415, [8], 1, 1),
    ("Orléans", 1429, [9, 6, 3], 0, 2),
    ("Patay", 1429, [8, 5], 1, 1),
    ("Formigny", 1450, [10, 7, 4], 0, 2),
    ("Castillon", 1453, [11, 8, 5, 3, 1, 0], 0, 0),
]


def test_h104_nine_battle_cards_and_fifteen_tokens() -> None:
    battles = [(card.name, card.year, list(card.points), card.deal_all, card.deal_initiator) for card in BATTLES[:9]]
    assert battles == PRINTED
    assert sum(len([points for points in card[2][1:] if points]) for card in PRINTED) == 15


@pytest.mark.parametrize("seats", TABLES)
def test_h105_cards_in_play_by_the_number_of_seats(seats: int) -> None:
    top, dogs, most, _ = TABLES[seats]
    state = new(seats)
    lying = [card for cards in [state.pile, state.recruits, *state.hands] for card in cards]
    regular = {(suit(card), value(card)) for card in lying if card != DOG}
    assert regular == {(s, v) for s in range(6) for v in range(1, top + 1)}
    assert (len(lying), lying.count(DOG), state.recruits_max) == (6 * top + dogs, dogs, most)


@pytest.mark.parametrize("seats", TABLES)
def test_h106_the_peace_card_by_the_number_of_seats(seats: int) -> None:
    assert new(seats).peace_max == TABLES[seats][3]
    assert new(seats, Havoc(peace_card="fast")).peace_max == 2


def test_h107_h42_all_battles_lie_open_in_their_order() -> None:
    for seat in (ONLOOKER, 0, 3):
        view = new(4).view(seat)
        assert view.order == (0, 1, 2, 3, 4, 5, 6, 7, 8) and view.fought == 0 and view.order[-1] == CASTILLON


def test_h107_the_first_battle_left_in_the_row_is_the_next() -> None:
    state = table("b1 b2", "g1", fought=3)
    play(state, "0 havoc")
    assert state.battle == 3


@pytest.mark.parametrize("seats", TABLES)
def test_h1_seven_regular_cards_and_a_dog_for_each_and_three_regular_recruits(seats: int) -> None:
    for seed in range(5):
        state = new(seats, seed=seed)
        assert [(cards.regular_size(), cards.dogs) for cards in state.hands] == [(7, 1)] * seats
        assert (state.recruits.regular_size(), state.recruits.dogs) == (3, 0)
        assert state.pile.dogs == TABLES[seats][1] - seats


def test_h1_the_other_dogs_and_john_go_into_the_pile_only_after_the_recruits() -> None:
    dealer = ScriptedDealer([47 - dealt for dealt in range(17)])
    state = Havoc(john_of_gaunt="extra").new(2, dealer)
    assert [pick.of for pick in dealer.picks] == list(range(48, 31, -1))
    assert state.pile.dogs == 4 and state.john == JOHN_IN_PILE and state.recruits.dogs == 0


def test_h108_the_first_seat_is_the_peacekeeper_and_begins() -> None:
    state = new(3)
    assert (state.keeper, state.turn, state.to_act()) == (0, 0, [0])
    assert legal(state) == {"recruit", "havoc"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_h2_the_peace_card_shows_no_number_until_the_first_recruiting_sets_1(seats: int) -> None:
    state = new(seats)
    assert state.view(0).peace == 0
    assert told(play(state, "0 recruit")) == ["Recruiting", "PeaceTurned"]
    assert state.peace == 1


@pytest.mark.parametrize("seats", [5, 6])
def test_h2_also_with_five_or_six_seats_no_number_is_shown_at_the_start(seats: int) -> None:
    assert new(seats).view(0).peace == 0


def test_h20_any_number_of_cards_and_their_count_is_open() -> None:
    many = " ".join(f"b{v} o{v} g{v}" for v in range(1, 9))
    state = table(many, "n1", recruits="n2 n3 n4")
    play(state, "0 recruit", "0 take n2", "0 take n3", "0 put n2 | *")
    assert state.view(1).sizes == (25, 1) == state.view(ONLOOKER).sizes
    assert state.view(1).hand == (90,) and hand(state, 1) == "n1"


def test_h138_every_figure_of_the_battle_cards_says_where_it_comes_from() -> None:
    facts = tomllib.loads(files("tafelrunde.games.havoc").joinpath("components.toml").read_text(encoding="utf-8"))
    by_number = {battle["number"]: battle["origin"] for battle in facts["battle"]}
    certain = {1: "rb", 2: "rb", 3: "rb", 4: "rec", 5: "rb", 6: "rec", 7: "rec", 8: "rb", 9: "rb"}
    assert {number: origin["name"] for number, origin in by_number.items()} == certain
    assert by_number[1] == {"name": "rb", "vp": ["rb", "rb"], "deal": "rb"}
    assert by_number[2]["vp"] == ["rb", "rec", "rb"] and by_number[5]["vp"] == ["web"]
    assert all(by_number[number]["vp"][0] == "inf" for number in (3, 4, 6, 7, 8))
    assert all(by_number[number]["vp"][1] == "rec" for number in (2, 3, 4, 6, 7, 8))
    assert {number for number, origin in by_number.items() if origin["deal"] == "rb"} == {1, 9}
    assert [side["origin"] for side in facts["john_of_gaunt"]["side"]] == ["places rb, values rec"] * 2
