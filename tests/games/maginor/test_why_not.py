"""Why something is not allowed in Maginor: exactly what is illegal is refused, in words that answer the question."""

from __future__ import annotations

import pytest

from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.words import LANGUAGES, Words
from tests.games.maginor.table import GAME, HAT, act, table
from tests.words.catalogue_files import messages


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_what_is_illegal_is_refused(seats: int) -> None:
    """Every number of the catalogue, for everybody, in every fourth position of a match."""
    for step, match in enumerate(positions(GAME, seats, 5 * seats)):
        if step % 4 == 0:
            check_why_not(match)


def why_not(state: MaginorState, name: str) -> str:
    """The refusal as the acting seat reads it; an empty text if the action is allowed."""
    refused = GAME.why_not(state.view(state.to_act()[0]), GAME.catalogue.number(GAME.parse_action(name)))
    if refused is None:
        return ""
    texts = [Words(language, ["Anna", "Béla"]).text(refused.message) for language in LANGUAGES]
    assert all(text[0].isupper() and text.endswith(".") and "{" not in text for text in texts), texts
    assert len(set(texts)) == len(LANGUAGES)
    heard.add(refused.message.id)
    return f"{texts[0]} [{', '.join(refused.rules)}]"


heard: set[str] = set()


def test_cards_moves_and_rolls() -> None:
    state = table("- bear", circle="hall fox bear", played={0: "fire"})
    assert why_not(state, "play wand") == ""
    assert why_not(state, "play fire") == "You cannot play a fire card: you have none left in your hand. [M104]"
    assert why_not(state, "play air").startswith("Your wizard is in the middle: to play a symbol card")
    assert why_not(state, "roll").endswith("cannot roll there: move to an oracle. [M8]")
    assert why_not(state, "move owl") == "This oracle is no longer in the circle: Wise Owl. [M124]"
    assert why_not(state, "put 1").startswith("Now you play cards or cast spells")
    state = table("fox bear")
    assert why_not(state, "move fox") == "Your wizard already stands at the Red Fox. [M9]"
    state.quiet = 6
    assert why_not(state, "move owl").endswith("[M40]") and why_not(state, "roll") == ""


def test_spells_that_can_do_nothing() -> None:
    held = "recall restore superiority persuasion telekinesis teleport summon"
    state = table("hall hall", circle="hall", spells={0: held, 1: "reversal"}, maginor=">hall", hall="0" * 14 + ".")
    assert why_not(state, "cast recall").startswith("You have played no symbol card")
    assert why_not(state, "cast restore").startswith("You have played no wand")
    assert why_not(state, "cast persuasion").startswith("No token of a rival lies where")
    assert why_not(state, "cast teleport") == "There is no other oracle in the circle. [M42, M43]"
    assert why_not(state, "cast summon").endswith("never scores the Hall. [M29]")
    assert why_not(state, "cast reversal") == "You do not hold this spell: Reversal. [M115]"
    state = table("hall hall", circle="hall", spells={0: held}, maginor=">hall", hall="0" * 9 + "1" * 6)
    assert why_not(state, "cast superiority") == "No slot is free where your wizard stands. [M42, M25]"
    assert why_not(state, "cast telekinesis") == "No oracle has a free slot. [M42, M25]"
    state = table("- hall", spells={0: held + " golden_cauldron reversal"})
    assert why_not(state, "cast superiority").startswith("Your wizard is in the middle: for this spell")
    assert why_not(state, "cast golden_cauldron") == "A ritual is never cast; it is worth votes. [M33]"
    assert why_not(state, "cast reversal") == "Reversal is for a duel that you have lost or drawn. [M20, M123]"
    state = table("fox hall", spells={0: held}, hall="0" * 15)
    assert why_not(state, "cast telekinesis") == "You have no token left for this spell. [M18]"


def test_slots() -> None:
    state = table("fox bear", fox="1.0...")
    act(state, "0 play earth")
    assert why_not(state, "put 7") == "There are only 6 slots at the Red Fox. [M102]"
    assert why_not(state, "put 4") == "This slot bears air, but earth is asked for. [M13]"
    assert why_not(state, "challenge 1") == "First you have to answer what you are asked. [M13]"
    state = table("fox bear", fox="1...0.")
    act(state, "0 play fire")
    assert why_not(state, "challenge 5") == "The token on this slot is your own. [M14]"
    assert why_not(state, "challenge 2") == "This slot bears earth, but fire is asked for. [M14]"
    state = table("fox bear", fox="1.0...", spells={0: "superiority persuasion"})
    act(state, "0 cast superiority")
    assert why_not(state, "done") == "Superiority places at least one token. [M118]"
    assert why_not(state, "put 1") == "A token already lies on this slot. [M133]"
    act(state, "0 put 4")
    assert why_not(state, "put 2").startswith("The second slot must come later in rim order")
    act(state, "0 done", "0 cast persuasion")
    assert why_not(state, "replace 2") == "No token lies on this slot. [M27]"
    assert why_not(state, "replace 3") == "The token on this slot is your own. [M27]"


def test_aims_names_cards_taken_back_and_duels() -> None:
    state = table("fox bear", circle="hall fox bear", spells={0: "telekinesis teleport"}, hall="0" * 9 + "1" * 6)
    act(state, "0 play wand")
    assert why_not(state, "aim owl") == "This oracle is no longer in the circle: Wise Owl. [M17]"
    act(state, "0 aim fox", "0 name doom", picks=[HAT])
    assert why_not(state, "name doom") == "There is no doom at the Red Fox. [M47]"
    act(state, "0 name fire", "0 put 1", "0 cast teleport")
    assert why_not(state, "aim fox") == "Your wizard already stands at the Red Fox. [M43]"
    act(state, "0 aim bear", "0 cast telekinesis")
    assert why_not(state, "aim hall") == "No slot is free at the Hall. [M25, M120]"
    state = table("fox bear", played={0: "fire water earth wand"}, spells={0: "recall"})
    act(state, "0 cast recall")
    assert why_not(state, "take wand") == "Recall takes symbol cards back, not wands. [M116]"
    assert why_not(state, "take air") == "This card is not among those that you have played. [M116]"
    assert why_not(state, "take earth").startswith("The two cards are named in the order fire, water")
    state = table("fox bear", fox="1...1.", spells={0: "reversal recall"})
    act(state, "0 play fire", "0 challenge 5", "0 send earth", "1 send earth")
    assert why_not(state, "cast recall") == "In a duel only Reversal can be cast. [M20, M115]"


def test_every_refusal_was_heard() -> None:
    """The catalogue has no sentence that none of the situations above calls for."""
    for scene in (
        test_cards_moves_and_rolls, test_spells_that_can_do_nothing, test_slots,
        test_aims_names_cards_taken_back_and_duels,
    ):  # fmt: skip
        scene()
    assert {id for id in messages("maginor", "en") if id.startswith("maginor-why-not-")} == heard
