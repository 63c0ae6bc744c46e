"""Why an action of Havoc is not allowed: said about every action that is not, and about no other."""

from __future__ import annotations

from itertools import islice

import pytest

from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.games.havoc.actions import CATALOGUE
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.notation import parse_action
from tafelrunde.words import Words
from tests.games.havoc.table import asked, play, table

GAME = Havoc()


@pytest.mark.parametrize(("seats", "game"), [(2, GAME), (4, Havoc(john_of_gaunt="extra", battle_order="winner"))])
def test_exactly_what_is_not_legal_is_refused(seats: int, game: Havoc) -> None:
    for match in islice(positions(game, seats, 3), 0, None, 7):
        check_why_not(match)


def refused(state: HavocState, action: str) -> tuple[str, str]:
    """What is said to the seat being asked, and the rules behind it."""
    seat = asked(state)
    said = GAME.why_not(state.view(seat), CATALOGUE.number(parse_action(action)))
    assert said is not None
    words = Words("en", [], seat)
    return words.sentence(said), words.rules(said)


def test_h10_full_recruits_come_first() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1 o2 o3 o4")
    play(state, "0 recruit")
    said = "The recruits are full: the first card must be one of them."
    assert refused(state, "draw") == (said, "H10")


def test_h22_no_room_for_a_seventh_card() -> None:
    state = table("b1 b2 b3 b4 b5 b6 b7", "g1 g2")
    play(state, "0 havoc", *[f"0 lay b{value}" for value in range(1, 7)])
    said = "Six cards are already laid; only two dogs may go beyond them."
    assert refused(state, "lay b7") == (said, "H22")


def test_h22_no_room_for_a_third_dog_besides_six() -> None:
    """Dogs come last, but a dog may follow a dog: it is the room that is missing."""
    state = table("b1 b2 b3 b4 b5 b6 dog dog dog", "g1 g2")
    play(state, "0 havoc", *[f"0 lay b{value}" for value in range(1, 7)], "0 lay dog", "0 lay dog")
    said = "Six cards are already laid; only two dogs may go beyond them."
    assert refused(state, "lay dog") == (said, "H22")


def test_h116_a_visit_lays_in_rising_order() -> None:
    state = table("b1 b2 b3 b4", "g1 g2")
    play(state, "0 havoc", "0 lay b2", "0 lay b4")
    said = "Each time round, cards are laid in rising order, the dogs last."
    assert refused(state, "lay b3") == (said, "H116")
    assert refused(state, "lay g1") == ("You do not have this card in your hand.", "H21")


def test_h115_the_initiator_fights() -> None:
    state = table("b1 b2 b3", "g1 g2")
    play(state, "0 havoc")
    assert refused(state, "decline") == ("You cried Havoc, so you fight.", "H115")
    assert refused(state, "stand") == ("You join a battle with at least two cards.", "H21")


def test_h12_dogs_and_loot() -> None:
    state = table("b1 dog", "g1 g2", recruits="o1 o2 o3", discards="y1")
    play(state, "0 recruit")
    assert refused(state, "loot") == ("Looting takes two dogs.", "H114")
    assert refused(state, "put b1") == ("First get your two cards.", "H112")
    assert refused(state, "recruit") == ("You can choose to recruit only at the beginning of your turn.", "H109")
