"""What a board shows beside the view."""

from __future__ import annotations

from examples.bazaar.game import Bazaar, BazaarState
from examples.bazaar.shown import Sale, shown
from examples.bazaar.tests.table import play, table
from tafelrunde.core.conformance import positions


def test_b105_a_set_is_worth_what_selling_it_earns() -> None:
    state = table("a12 d2 d5 d9 s4", "g3")
    assert shown(state.view(0)).sales == (Sale(0, 1, 1), Sale(1, 3, 9), Sale(4, 1, 1))
    for seat, bid in enumerate(("a12", "g3")):
        play(state, seat, f"bid {bid}")
    play(state, 0, "take z1", 0)
    foreseen = shown(state.view(0)).sales
    play(state, 0, "sell d2")
    assert foreseen[0] == Sale(1, 3, 9) and shown(state.view(0)).sales == (Sale(1, 2, 8),)


def test_b107_the_rounds_ahead_are_as_many_as_are_played() -> None:
    for seats in (2, 3, 4):
        ahead = []
        for match in positions(Bazaar(), seats, 7):
            assert isinstance(match.state, BazaarState)
            ahead.append(shown(match.state.view(0)).rounds)
        assert ahead == sorted(ahead, reverse=True) and ahead[-1] == 0
        assert set(ahead) == set(range(ahead[0] + 1))


def test_b108_the_places_if_it_were_over_now() -> None:
    state = table("a1 a2", "d1", "g1")
    state.points[2] = 4
    assert shown(state.view(0)).places == (3, 2, 1)
