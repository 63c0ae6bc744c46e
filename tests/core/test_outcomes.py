"""All outcomes of an action with their odds, and what is certain about it beforehand."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import Action, IllegalAction, Match, outcomes, preview
from tafelrunde.core.conformance import facts
from tafelrunde.core.outcomes import foretell, joining
from tafelrunde.games.havoc.game import Havoc, HavocState


def recruiting() -> Match:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "recruit")
    return match


def number(match: Match, text: str) -> int:
    return match.game.catalogue.number(match.game.parse_action(text))


def test_a_draw_has_an_outcome_for_every_card_of_the_pile_all_alike() -> None:
    match = recruiting()
    before = facts(match.state)
    found = outcomes(match.state, 0, number(match, "draw"))
    assert len(found) == 54 - 16 - 3 and {outcome.picks for outcome in found} == {(n,) for n in range(35)}
    assert all(outcome.odds == pytest.approx(1 / 35) for outcome in found)
    assert facts(match.state) == before


def test_dogs_in_the_pile_are_as_many_outcomes_as_there_are_dogs() -> None:
    match = recruiting()
    gained: Counter[int] = Counter()
    for outcome in outcomes(match.state, 0, number(match, "draw")):
        assert isinstance(outcome.state, HavocState)
        gained[int(outcome.state.hands[0].dogs)] += 1
    assert gained == {1: 31, 2: 4}


def test_without_chance_there_is_one_outcome() -> None:
    match = recruiting()
    (only,) = outcomes(match.state, 0, number(match, "fetch"))
    assert (only.picks, only.odds) == ((), 1.0)


def test_two_picks_multiply() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "recruit")
    takes = [action for action in match.legal(0) if action.verb == "take"]
    match.play(0, takes[0])
    match.play(0, takes[1])
    match.play(0, "fetch")
    match.play(0, takes[2])
    put = next(action for action in match.legal(0) if action.verb == "put")
    found = outcomes(match.state, 0, match.game.catalogue.number(put))
    assert len(found) == 35 * 34 and sum(outcome.odds for outcome in found) == pytest.approx(1)
    assert len({outcome.picks for outcome in found}) == len(found)


def test_a_preview_tells_what_is_certain_and_stops_where_chance_is_asked() -> None:
    match = recruiting()
    view = match.view(0)
    assert preview(match.game, view, number(match, "draw")) == []
    assert [type(event).__name__ for event in preview(match.game, view, number(match, "fetch"))] == ["Fetched"]
    take = next(action for action in match.legal(0) if action.verb == "take")
    told = preview(match.game, view, match.game.catalogue.number(take))
    assert [type(event).__name__ for event in told] == ["Took"]


def test_a_preview_never_looks_into_another_hand() -> None:
    game = Havoc()
    match = Match.new(game, 2, seed=1)
    assert Action("havoc") in match.legal(0)
    told = preview(game, match.view(0), number(match, "havoc"))
    assert [type(event).__name__ for event in told] == ["CriedHavoc"]


def laying() -> tuple[Match, list[int]]:
    """Seat 0 has cried Havoc; the numbers of its lays."""
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "havoc")
    return match, [match.game.catalogue.number(action) for action in match.legal(0)]


def test_actions_are_foretold_one_after_the_other() -> None:
    match, lays = laying()
    view = match.view(0)
    events, after = foretell(match.game, view, lays[:3])
    assert [type(event).__name__ for event in events] == ["Laid"] * 3
    for number in lays[:3]:
        match.play(0, match.game.catalogue.actions[number])
    assert after == match.view(0) != view


def test_what_may_not_be_played_is_not_foretold() -> None:
    match, lays = laying()
    with pytest.raises(IllegalAction) as falling:
        foretell(match.game, match.view(0), [lays[1], lays[0]])
    assert falling.value.message_id == "error-not-legal"
    with pytest.raises(IllegalAction) as too_many:
        foretell(match.game, match.view(0), [*lays[:2], number(match, "stand"), lays[2]])
    assert too_many.value.message_id == "error-not-together"


def test_nothing_is_foretold_after_chance() -> None:
    match = recruiting()
    draw = number(match, "draw")
    assert foretell(match.game, match.view(0), [draw]) == ([], None)
    assert foretell(match.game, match.view(0), [draw, draw]) == ([], None)


def test_what_can_be_played_together_is_played_in_rising_order() -> None:
    match, lays = laying()
    game, view = match.game, match.view(0)
    stand = number(match, "stand")
    assert stand not in joining(game, view, [lays[2]])
    fitting = joining(game, view, [lays[0], lays[2]])
    assert stand in fitting and {lays[1], lays[3]} < set(fitting)
    for more in fitting:
        foretell(game, view, sorted([lays[0], lays[2], more]))
    dog = number(match, "lay dog")
    six = lays[:6]
    assert set(joining(game, view, six)) == {dog, stand}, "[H22] Six cards are laid; a dog is none."
    assert joining(game, view, [lays[0], lays[2], stand]) == []
