"""Hints: what a master would do, how likely it wins, and why, from nothing but what the seat knows."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.bots.crew import Crew
from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS, Level, SearchBot
from tafelrunde.bots.search import Watch
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.view import View

WORLDS: Final = 40
"""In how many imagined worlds the reasons are weighed."""

REASONS: Final = 3


class Advice(NamedTuple):
    """The action advised, the chance of the seat with it (0 to 1), and the message ids of the largest reasons."""

    action: Action
    chance: float
    reasons: list[str]


def advise(
    game: Game,
    view: View,
    level: Level = LEVELS["master"],
    clock: float | None = None,
    crew: Crew | None = None,
    watch: Watch | None = None,
) -> Advice | None:
    """The same advice for the same view, unless the time runs out first; None where there is nothing to choose."""
    found = SearchBot(game, level, crew=crew, watch=watch).ponder(view, clock)
    if not found:
        return None
    best, *others = found
    reasons = explain(game, judge_of(game), view, best.number, [finding.number for finding in others])
    return Advice(game.catalogue.actions[best.number], best.worth, [reason.id for reason in reasons])


def explain(game: Game, judge: Judge, view: View, best: int, others: list[int]) -> list[Reason]:
    """In which parts of the estimate the seat stands better after this action than after the others on average, the
    largest first."""
    gains: dict[str, float] = {}
    for seed in range(WORLDS):
        world = game.imagine(view, FastDealer(seed))
        for number in [best, *others]:
            part = 1.0 if number == best else -1.0 / len(others)
            state = world.clone()
            state.apply(view.seat, number, FastDealer(seed))
            for reason in judge.reasons(state, view.seat):
                gains[reason.id] = gains.get(reason.id, 0.0) + part * reason.worth / WORLDS
    told = [Reason(id, gain) for id, gain in gains.items() if gain > LEAST]
    return sorted(told, key=by_worth, reverse=True)[:REASONS]


def by_worth(reason: Reason) -> float:
    return reason.worth


LEAST: Final = 0.05
"""A part that gains less is no reason."""
