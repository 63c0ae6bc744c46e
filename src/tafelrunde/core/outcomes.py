"""What an action can lead to: all its outcomes with their odds, and what is certain about it before chance speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer, FastDealer, RecordingDealer, ScriptedDealer, Unscripted
from tafelrunde.core.errors import IllegalAction
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
    found = outcomes_after(state, seat, number, [], NO_LIMIT)
    assert found is not None
    return found


NO_LIMIT: Final = 1 << 60


def outcomes_after(state: State, seat: Seat, number: Number, picks: list[int], most: int) -> list[Outcome] | None:
    """The same once these first picks are known; None if there are more outcomes than `most`."""
    found: list[Outcome] = []
    scripts: list[tuple[list[int], float]] = [(picks, 1.0)]
    while scripts:
        if len(found) + len(scripts) > most:
            return None
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
@mypyc_attr(acyclic=True)
class ContinuingDealer(Dealer):
    """Picks as written, then fast ones: one of the many ways in which an action could have gone on from there."""

    def __init__(self, script: list[int], seed: i64) -> None:
        self.script: Final = script
        self.count: i64 = 0
        self.chance: Final = FastDealer(seed)

    def pick(self, n: i64) -> i64:
        if self.count < len(self.script):
            picked: i64 = self.script[self.count]
            self.count += 1
            return picked
        return self.chance.pick(n)


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


class Foretold(NamedTuple):
    """What is certain about actions: their events, and what the seat sees after them; no view if chance or something
    hidden has a say in it."""

    events: list[Event]
    view: View | None


def foretell(game: Game, view: View, numbers: Sequence[Number]) -> Foretold:
    """What is certain about actions, one after the other, for the seat of this view: all up to the first thing it
    cannot know. Told in several imagined worlds; only what happens in all of them is certain. IllegalAction if the seat
    may not play them so."""
    seat = view.seat
    worlds = [game.imagine(view, FastDealer(world)) for world in range(WORLDS)]
    events: list[Event] = []
    for number in numbers:
        check_step(game, worlds[0], seat, number)
        tellings: list[list[Event]] = []
        is_certain = True
        for state in worlds:
            dealer = CautiousDealer()
            try:
                state.apply(seat, number, dealer)
            except Unscripted:
                is_certain = False
            tellings.append([event.seen_by(seat) for event in dealer.events])
        certain = common(tellings)
        events += certain
        if not is_certain or any(len(told) > len(certain) for told in tellings):
            return Foretold(events, None)
        view = worlds[0].view(seat)
        if any(state.view(seat) != view for state in worlds[1:]):
            return Foretold(events, None)
    return Foretold(events, view)


def check_step(game: Game, state: State, seat: Seat, number: Number) -> None:
    if seat not in state.to_act():
        raise IllegalAction(
            "error-not-together", "Something is decided in between, so this cannot be played in one go."
        )
    if number not in state.legal(seat):
        name = game.action_name(game.catalogue.actions[number])
        raise IllegalAction("error-not-legal", f"Seat {seat} may not play '{name}' now.", seat=seat, action=name)


def common(tellings: list[list[Event]]) -> list[Event]:
    """The events with which all tellings begin."""
    certain: list[Event] = []
    for told in zip(*tellings, strict=False):
        if len({repr(event) for event in told}) > 1:
            break
        certain.append(told[0])
    return certain


def preview(game: Game, view: View, number: Number) -> list[Event]:
    """What is certain about one action for the seat of this view: the events up to the first thing it cannot know."""
    return foretell(game, view, [number]).events


def joining(game: Game, view: View, numbers: Sequence[Number]) -> list[Number]:
    """What more the seat of this view could play together with these actions, all in rising order."""
    start = game.imagine(view, FastDealer(0))
    end = played(start, view.seat, sorted(numbers))
    if end is None:
        return []
    more = {*start.legal(view.seat), *end.legal(view.seat)}
    return [number for number in sorted(more) if is_playable(start, view.seat, sorted([*numbers, number]))]


def is_playable(start: State, seat: Seat, numbers: list[Number]) -> bool:
    before = played(start, seat, numbers[:-1])
    return before is not None and numbers[-1] in before.legal(seat)


def played(start: State, seat: Seat, numbers: list[Number]) -> State | None:
    """The state after these actions; None if one is not legal, or anything but the seat's own will has a say in it."""
    state = start.clone()
    for number in numbers:
        if number not in state.legal(seat):
            return None
        try:
            state.apply(seat, number, CautiousDealer())
        except Unscripted:
            return None
        if seat not in state.to_act():
            return None
    return state
