"""Hints: what a master would do, how likely that is to win, and why, from nothing but what the seat knows; and how it
is told, wherever somebody asks."""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.bots.judge import FIRST, Judge, Reason
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS, Level, SearchBot
from tafelrunde.bots.pool import Pool
from tafelrunde.bots.search import Watch
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.messages import Message, message
from tafelrunde.core.outcomes import foretell
from tafelrunde.core.view import View

WORLDS: Final = 40
SECONDS: Final = 1.0
"""In how many imagined worlds the reasons are weighed, and for how long at most."""

REASONS: Final = 3


class Advice(NamedTuple):
    """The action advised, the seat's chance with it (0 to 1), the message ids of the main reasons, and how many
    simulations out of how many it is based on. If there is nothing to choose there was no search, and there is no
    chance."""

    action: Action
    chance: float | None
    reasons: tuple[str, ...]
    simulations: int
    wanted: int


def advise(
    game: Game,
    view: View,
    legal: list[Action],
    level: Level = LEVELS["master"],
    clock: float | None = None,
    pool: Pool | None = None,
    watch: Watch | None = None,
) -> Advice:
    """The same advice for the same view, unless the time runs out first."""
    if len(legal) == 1:
        return Advice(legal[0], None, (), 0, 0)
    bot = SearchBot(game, level, pool=pool, watch=watch)
    best, *others = bot.ponder(view, clock)
    judge = judge_of(game)
    reasons = explain(game, judge, view, best.number, [finding.number for finding in others])
    told = tuple([reason.id for reason in reasons])
    seats = int(game.imagine(view, FastDealer(0)).seats)
    chance = judge.told_chance(winning_chance(best.worth, seats), seats)
    return Advice(game.catalogue.actions[best.number], chance, told, bot.simulations, level.simulations)


def tell(game: Game, view: View, advice: Advice) -> tuple[Message, ...]:
    """The advice in one sentence, and another one if the search had less time than it wanted."""
    action = game.tell_action(view, advice.action)
    if advice.chance is None:
        return (message("hint-only", action=action),)
    says = message("hint-says", action=action, chance=round(100 * advice.chance))
    if advice.simulations >= advice.wanted:
        return (says,)
    return (says, message("hint-simulations", done=advice.simulations, wanted=advice.wanted))


def tell_reasons(game: Game, view: View, advice: Advice) -> tuple[Message, ...]:
    """What speaks for it: what it brings in figures of this position, then the strongest parts of the estimate."""
    if advice.chance is None:
        return ()
    events, after = foretell(game, view, [game.catalogue.number(advice.action)])
    figures = game.tell_gain(view, events, after)
    return (*figures, *[Message(id) for id in advice.reasons])[:REASONS]


def winning_chance(worth: float, seats: int) -> float:
    """How likely a seat is to win whose prospects are worth this much. With more than two seats those also count rivals
    left behind, so the chance is that of a seat with equal rivals whose prospects are worth the same."""
    if seats == 2:
        return worth
    low, high = -40.0, 40.0
    for _ in range(60):
        lead = (low + high) / 2
        ahead = 1.0 / (1.0 + exp(-lead))
        if FIRST * first_of(lead, seats) + (1.0 - FIRST) * ahead < worth:
            low = lead
        else:
            high = lead
    return first_of(low, seats)


def first_of(lead: float, seats: int) -> float:
    """The chance of a seat that leads all others by this much."""
    return 1.0 / (1.0 + (seats - 1) * exp(-lead))


def explain(game: Game, judge: Judge, view: View, best: int, others: list[int]) -> list[Reason]:
    """In which parts of the estimate the seat stands better after this action than after the others on average, the
    largest first."""
    if not others:
        return []
    gains: dict[str, float] = {}
    begin = monotonic()
    worlds = 0
    while worlds < WORLDS and (worlds == 0 or monotonic() - begin < SECONDS):
        seed = worlds
        worlds += 1
        world = game.imagine(view, FastDealer(seed))
        for number in [best, *others]:
            part = 1.0 if number == best else -1.0 / len(others)
            state = world.clone()
            state.apply(view.seat, number, FastDealer(seed))
            for reason in judge.reasons(state, view.seat):
                gains[reason.id] = gains.get(reason.id, 0.0) + part * reason.worth
    told = [Reason(id, gain / worlds) for id, gain in gains.items() if gain / worlds > LEAST]
    return sorted(told, key=by_worth, reverse=True)[:REASONS]


def by_worth(reason: Reason) -> float:
    return reason.worth


LEAST: Final = 0.05
"""A part that gains less is not a reason."""
