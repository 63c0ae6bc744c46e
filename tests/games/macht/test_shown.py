"""What is shown with a view follows from it alone, and agrees with what the rules do."""

from __future__ import annotations

from tafelrunde.core.conformance import positions
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.macht import events as ev
from tafelrunde.games.macht.shown import MachtShown
from tests.games.macht.table import GAME, MAGIC, ORANGE, SWORD, WHITE, act, clean, give, hold, region


def test_everybody_is_shown_the_same() -> None:
    """[P33] All that follows from a view is open; a sealed bid is not part of it."""
    for match in positions(GAME, 2, 3):
        shown = [GAME.shown(match.state.view(seat)) for seat in (ONLOOKER, 0, 1)]
        assert shown[0] == shown[1] == shown[2]


def test_the_sums_shown_are_those_that_are_declared() -> None:
    """Before a take-over is declared, and while it can still be stopped."""
    declared = 0
    for seed in range(4):
        before: MachtShown | None = None
        for match in positions(GAME, 2, seed):
            now = GAME.shown(match.state.view(0))
            for event in match.told[-1]:
                if isinstance(event, ev.TakeOverDeclared) and before is not None:
                    sums = before.sums[event.region]
                    assert sums is not None
                    assert (sums.attacker, sums.attack, sums.defence) == (event.seat, event.attack, event.defence)
                    declared += 1
                    if now.to_stop is not None:
                        assert now.to_stop == GAME.tell_event(event).message and now.target == event.region
            before = now
    assert declared > 5


def test_totals_are_the_points_of_the_end() -> None:
    for match in positions(GAME, 2, 5):
        pass
    standings = match.standings()
    assert standings is not None and GAME.shown(match.state.view(ONLOOKER)).totals == standings.points


def test_what_is_declared_and_what_a_snake_would_leave() -> None:
    state = clean(SWORD, cubes=4)
    hold(state, ORANGE, "kent", knights=2)
    give(state, ORANGE, "movement", "number-tent")
    give(state, WHITE, "snake")
    act(state, "0 move kent")
    shown = GAME.shown(state.view(ORANGE))
    assert (shown.start, shown.target, shown.to_stop, shown.cubes_after_snake) == (region("kent"), -1, None, -1)
    act(state, "0 to wessex", "0 knights 1")
    shown = GAME.shown(state.view(WHITE))
    assert (shown.start, shown.cubes_after_snake) == (region("kent"), 2)
    assert shown.to_stop is not None and shown.to_stop.id == "macht-event-movement-declared"


def test_p117_the_next_resupply() -> None:
    state = clean(MAGIC)
    assert GAME.shown(state.view(ORANGE)).next_resupply == 3
    act(state, "0 resupply")
    assert GAME.shown(state.view(ORANGE)).next_resupply == 2
