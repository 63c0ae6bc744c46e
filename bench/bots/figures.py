"""What strong bots do: figures of good play from matches of bots with themselves, for `docs/bots.md`. GAMES, MATCHES,
SIMULATIONS and JOBS as elsewhere; a match is the same for the same number."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from bench.bots.strength import chosen
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.components import strength as spirit_strength
from tafelrunde.games.druidenwalzer.view import DruidView
from tafelrunde.games.havoc.cards import cards_of
from tafelrunde.games.havoc.components import BATTLES, CASTILLON
from tafelrunde.games.havoc.phases import ADDING, JOINING
from tafelrunde.games.havoc.ranking import combination, strongest
from tafelrunde.games.havoc.view import HavocView
from tafelrunde.games.macht.components import MARKER_KEYS
from tafelrunde.games.macht.phases import BIDDING
from tafelrunde.games.macht.view import MachtView
from tafelrunde.games.maginor.components import CARDS, HALL, ORACLES
from tafelrunde.games.maginor.view import MaginorView
from tafelrunde.lab.runners import spread

MATCHES = int(os.environ.get("MATCHES", "40"))
SIMULATIONS = int(os.environ.get("SIMULATIONS", "1600"))
TABLES = [int(seats) for seats in os.environ.get("SEATS", "2").split(",")]


class Moment(NamedTuple):
    """One decision: who, what was seen, what was chosen."""

    seat: int
    view: View
    action: Action
    choices: int


class Played(NamedTuple):
    moments: list[Moment]
    last: View
    winner: int  # the lowest of those who came first


Figures = dict[str, list[float]]
"""By name: a sum and a count, so that those of several matches can be added up."""


def show() -> None:
    for key in chosen():
        for seats in TABLES:
            if seats in make_game(key, {}).seats:
                show_figures(key, seats)


def show_figures(key: str, seats: int) -> None:
    total: Figures = {}
    for figures in spread(watch, f"{key}/{seats}/{SIMULATIONS}", range(MATCHES), int(os.environ.get("JOBS", "1"))):
        for name, (value, count) in figures.items():
            before = total.setdefault(name, [0.0, 0.0])
            before[0] += value
            before[1] += count
    print(f"{key}, {seats} seats, {MATCHES} matches at {SIMULATIONS} simulations:\n")
    for name in sorted(total):
        value, count = total[name]
        print(f"- {name}: {value / count:.3f} (of {count:.0f})")
    print()


def watch(what: str, number: int) -> Figures:
    key, seats, simulations = what.split("/")
    played = play(key, int(seats), int(simulations), number)
    figures: Figures = {}
    WATCHERS[key](played, lambda name, value: note(figures, name, value))
    note(figures, "decisions with a choice", len([one for one in played.moments if one.choices > 1]))
    note(figures, "the first on turn wins", played.moments[0].seat == played.winner)
    return figures


def note(figures: Figures, name: str, value: float) -> None:
    one = figures.setdefault(name, [0.0, 0.0])
    one[0] += float(value)
    one[1] += 1


def play(key: str, seats: int, simulations: int, number: int) -> Played:
    match = Match.new(key, seats, f"figures/{number}")
    judge = judge_of(match.game)
    bots = [SearchBot(match.game, Level(simulations, 3600.0, 0.0), 100 * number + seat, judge) for seat in range(seats)]
    moments: list[Moment] = []
    while to_act := match.to_act():
        seat = to_act[0]
        legal, view = match.legal(seat), match.view(seat)
        action = bots[seat].decide(view, legal)
        moments.append(Moment(seat, view, action, len(legal)))
        match.play(seat, action)
    standings = match.standings()
    assert standings is not None
    return Played(moments, match.view(0), list(standings.places).index(1))


Note = Callable[[str, float], None]


def watch_havoc(played: Played, note: Note) -> None:
    last = played.last
    assert isinstance(last, HavocView)
    for battle, fate in enumerate(last.fates):
        name = BATTLES[battle].name
        if battle < CASTILLON:
            note(f"{name} is fought, not burnt", fate >= 0)
        if fate >= 0:
            note(f"the winner of {name} wins the match", fate == played.winner)
    note("points of the winner", last.points[played.winner])
    note("battles won by the winner", last.wins[played.winner])
    for seat, view, action, choices in played.moments:
        assert isinstance(view, HavocView)
        name = BATTLES[view.order[min(view.fought, CASTILLON)]].name
        if choices < 2:
            continue
        if action.verb in ("havoc", "recruit"):
            note(f"cries Havoc on its turn before {name}", action.verb == "havoc")
        if view.phase == JOINING and view.visit == 0 and seat != view.initiator:
            note(f"declines {name}", action.verb == "decline")
        if view.phase in (JOINING, ADDING) and action.verb == "stand":
            laid = cards_of(view.laid[seat])
            note(f"cards on the first visit in {name}", int(laid.size()))
            note(
                f"more than a pair on the first visit in {name}",
                combination(strongest(laid.regular(), laid.dogs)[0]) > 2,
            )
        if action.verb == "put":
            note("value of the card put among the recruits", 0 if action.what >= 108 else action.what % 18 + 1)


def watch_druid(played: Played, note: Note) -> None:
    first = None
    for _, view, action, _ in played.moments:
        assert isinstance(view, DruidView)
        if view.turns > 0 or action.verb in ("waltz", "jump", "withdraw", "withdraw-tree"):
            for verb in ("waltz", "jump", "withdraw", "withdraw-tree"):
                note(f"an action is: {verb}", action.verb == verb)
        if action.verb == "waltz":
            note(f"a waltz is at tree {action.where + 1}", 1)
            note("strength of a laid spirit", float(spirit_strength(action.what)))
            note(f"strength of a spirit laid at tree {action.where + 1}", float(spirit_strength(action.what)))
        if view.captured and first is None:
            first = 0 if view.captured[0] > 4 else 1
    if first is not None:
        note("who takes the first tree wins", first == played.winner)
    assert isinstance(played.last, DruidView)
    note("turns", played.last.turns)


def watch_maginor(played: Played, note: Note) -> None:
    last = played.last
    assert isinstance(last, MaginorView)
    note("oracles of the winner", len(last.won[played.winner]))
    note("the winner has the Hall", HALL in last.won[played.winner])
    for oracle, name in enumerate(ORACLES):
        if any(oracle in won for won in last.won):
            note(f"who has {name} wins", oracle in last.won[played.winner])
    for seat, view, action, choices in played.moments:
        assert isinstance(view, MaginorView)
        left = len(view.in_circle)
        part = "early" if left > 8 else "middle" if left > 4 else "late"
        if action.verb in ("move", "roll") and choices > 1:
            note(f"rolls instead of moving, {part}", action.verb == "roll")
        if action.verb == "play":
            note("oracles left when a card is played", left)
            note(f"a played card is a {CARDS[action.what]}", 1)
        if action.verb == "claim":
            note("the first chooses the spell", action.what == 1)
        if action.verb == "send":
            for kind, elemental in enumerate(("earth", "water", "fire")):
                role = "challenger" if seat == view.turn else "defender"
                note(f"{role} sends {elemental}", action.what == kind)
        if action.verb == "move":
            order = [
                one for one in (*view.circle[view.circle.index(view.maginor) :], *view.circle) if one in view.in_circle
            ]
            note(f"steps ahead of Maginor that a wizard moves to, {part}", order.index(action.what))


def watch_macht(played: Played, note: Note) -> None:
    last = played.last
    assert isinstance(last, MachtView)
    note("cycles", last.cycle)
    note("victory points of the winner", last.points[played.winner])
    note("victory points of the loser", last.points[1 - played.winner])
    note("regions of the winner", last.owners.count(played.winner))
    note("regions of the loser", last.owners.count(1 - played.winner))
    verbs = Counter([one.action.verb for one in played.moments if one.view.phase == 1])
    for verb, count in verbs.items():
        note(f"actions a match: {verb}", count)
    for seat, view, action, choices in played.moments:
        assert isinstance(view, MachtView)
        if view.phase == BIDDING and choices > 1:
            reserve, other = view.reserve[seat][view.cycle % 2], view.reserve[1 - seat][view.cycle % 2]
            marker = MARKER_KEYS[view.marker]
            note(f"bid for {marker}", action.what)
            note(f"bid for {marker}, part of the reserve", action.what / reserve)
            note(f"bids more than the rival could match for {marker}", action.what > other + 1)
            note(f"bids nothing for {marker}", action.what == 0)
        if action.verb == "take":
            note(f"takes {MARKER_KEYS[action.what]}", 1)


WATCHERS: dict[str, Callable[[Played, Note], None]] = {
    "havoc": watch_havoc, "druidenwalzer": watch_druid, "maginor": watch_maginor, "macht": watch_macht,
}  # fmt: skip
