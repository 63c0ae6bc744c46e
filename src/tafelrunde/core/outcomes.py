"""What an action can lead to: all its outcomes with their odds, and what is certain about it before chance speaks."""

from __future__ import annotations

from typing import NamedTuple, final

from mypy_extensions import i64

from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import FastDealer, RecordingDealer, ScriptedDealer, Unscripted
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, State
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View


class Outcome(NamedTuple):
    """One way in which chance can answer an action."""

    picks: tuple[int, ...]
    odds: float
    state: State


def outcomes(state: State, seat: Seat, number: Number) -> list[Outcome]:
    """Every way in which chance can answer an action, with its odds. The rule runs again with ever longer scripts, so
    no rule has to be cut into pieces where it draws a card."""
    found: list[Outcome] = []
    scripts: list[tuple[list[int], float]] = [([], 1.0)]
    while scripts:
        script, odds = scripts.pop()
        child = state.clone()
        try:
            child.apply(seat, number, ScriptedDealer(script))
            found.append(Outcome(tuple(script), odds, child))
        except Unscripted as unknown:
            n = unknown.outcomes
            scripts += [([*script, pick], odds / n) for pick in reversed(range(n))]
    return found


@final
class CautiousDealer(RecordingDealer):
    """Hears what happens until chance is asked or something hidden comes to light."""

    def next_pick(self, n: i64) -> i64:
        raise Unscripted(n)

    def tell(self, event: Event) -> None:
        if event.reveals():
            raise Unscripted(1)
        self.events.append(event)


WORLDS = 3


def preview(game: Game, view: View, number: Number) -> list[Event]:
    """What is certain about an action for the seat of this view: the events up to the first thing it cannot know.
    Told in several imagined worlds; only what happens in all of them is certain."""
    tellings: list[list[Event]] = []
    for world in range(WORLDS):
        state = game.imagine(view, FastDealer(world))
        dealer = CautiousDealer()
        try:
            state.apply(view.seat, number, dealer)
        except Unscripted:
            pass
        tellings.append([event.seen_by(view.seat) for event in dealer.events])
    certain: list[Event] = []
    for told in zip(*tellings, strict=False):
        if len({repr(event) for event in told}) > 1:
            break
        certain.append(told[0])
    return certain
