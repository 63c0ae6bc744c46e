"""Random matches of the engine, compared at every decision with the reference."""

from __future__ import annotations

from random import Random

import pytest

from examples.bazaar.events import Drew, Filled, Won
from examples.bazaar.game import Bazaar, BazaarState
from examples.bazaar.notation import card_name
from examples.bazaar.tests.reference import Reference
from tafelrunde.core.events import Event
from tafelrunde.core.match import Match


def drawn(events: list[Event]) -> list[str]:
    return [card_name(event.card) for event in events if isinstance(event, Drew | Filled)]


def winner(events: list[Event]) -> int:
    return next((int(event.seat) for event in events if isinstance(event, Won)), -1)


def check_same(match: Match, reference: Reference) -> None:
    state = match.state
    assert isinstance(state, BazaarState)
    assert [{card_name(card) for card in hand} for hand in state.hands] == reference.hands
    assert {card_name(card) for card in state.stall} == reference.stall
    assert list(state.points) == reference.points
    assert set(match.to_act()) == reference.asked()
    for seat in match.to_act():
        assert {match.game.action_name(action) for action in match.legal(seat)} == reference.allowed(seat)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_reference_agree(seats: int, seed: int) -> None:
    match = Match.new(Bazaar(), seats, seed=seed)
    chance = Random(f"{seats} {seed}")
    (dealt,) = match.told
    hands = [[card_name(event.card) for event in dealt if isinstance(event, Drew) and event.seat == seat] for seat in range(seats)]  # fmt: skip  # noqa: E501
    reference = Reference(hands, [card_name(event.card) for event in dealt if isinstance(event, Filled)])
    while match.to_act():
        check_same(match, reference)
        seat = chance.choice(match.to_act())
        action = chance.choice(sorted(reference.allowed(seat)))
        match.play(seat, action)
        told = list(match.told[-1])
        reference.act(seat, action, drawn(told), winner(told))
    check_same(match, reference)
    standings = match.standings()
    assert standings is not None and list(standings.places) == reference.places()
