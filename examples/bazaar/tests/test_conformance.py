"""The laws of every game, kept by the bazaar at every size of table and with every stall."""

from __future__ import annotations

from itertools import islice

import pytest

from examples.bazaar.actions import DONE
from examples.bazaar.game import Bazaar
from tafelrunde.core.conformance import check_match, check_outcomes, positions


@pytest.mark.parametrize(("seats", "stall"), [(2, 3), (3, 4), (4, 5)])
def test_a_match_keeps_all_laws(seats: int, stall: int) -> None:
    assert check_match(Bazaar(stall), seats, seats).standings() is not None


def test_the_odds_of_every_action_sum_to_one() -> None:
    checked = 0
    for match in islice(positions(Bazaar(), 2, 5), 0, None, 3):
        for seat in match.to_act():
            number = match.state.legal(seat)[0]
            if number not in DONE:  # after which two cards are drawn, in too many ways to list
                checked += check_outcomes(match.state, seat, number)
    assert checked > 100
