"""Why an action is not allowed: said of every action that is not, and of no other."""

from __future__ import annotations

from itertools import islice

import pytest

from examples.bazaar.game import Bazaar, BazaarState
from examples.bazaar.tests.table import play, table
from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.words import LANGUAGES, Words

GAME = Bazaar()


@pytest.mark.parametrize("seats", [2, 4])
def test_exactly_what_is_not_legal_is_refused(seats: int) -> None:
    for match in islice(positions(GAME, seats, 3), 0, None, 9):
        check_why_not(match)


def refused(state: BazaarState, seat: int, action: str) -> tuple[str, str]:
    """The sentence in English, which there is in every language, and the rules."""
    said = GAME.why_not(state.view(seat), GAME.catalogue.number(GAME.parse_action(action)))
    assert said is not None
    told = [Words(language).sentence(said) for language in LANGUAGES]
    return told[0], Words("en").rules(said)


def test_a_reason_is_given_with_its_rule() -> None:
    state = table("a12 d2 d5 s4", "g3")
    assert refused(state, 0, "bid g3") == ("That card is not in your hand.", "B102")
    assert refused(state, 0, "take z1")[1] == "B104"
    assert refused(state, 0, "done") == ("There is no sale to close.", "B106")
    play(state, 0, "bid a12")
    assert refused(state, 0, "bid d2") == ("It is not your turn.", "")
    play(state, 1, "bid g3")
    assert refused(state, 0, "bid d2") == ("You bid only at the start of a round.", "B102")
    assert refused(state, 0, "take a1") == ("That card is not on the stall.", "B104")
    assert refused(state, 0, "sell d2")[1] == "B105"
    play(state, 0, "take z1", 0)
    play(state, 0, "sell d5")
    assert refused(state, 0, "sell s4") == ("A sale is of one kind, and this one is of dates.", "B105")
    assert refused(state, 0, "sell d2") == ("Within a sale, each card must be higher than the one before.", "B105")
