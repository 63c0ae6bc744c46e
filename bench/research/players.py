"""Who plays in the baselines: our bots, a search that knows nothing of the game, and the ISMCTS of OpenSpiel. All of
them by their number of simulations, with the cap on their time lifted, so that a busy machine changes no result."""

from __future__ import annotations

from functools import lru_cache
from time import process_time
from typing import Any, Protocol

import numpy as np

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.levels import LEVELS, Level
from tafelrunde.core.dealer import FastDealer
from tafelrunde.lab.entrants import Entrant, Judgement, Searcher, Sitting, read_entrant
from tafelrunde.research.table import Setting, box_of

PATIENT = 600.0
"""Seconds for a decision: nobody needs them."""

TRIED = {"plain": 100, "ismcts": 4}
"""With how many simulations a search is timed."""

FEWEST = {"plain": 1, "ismcts": 2}
"""With fewer simulations it has not tried any action."""

DECISIONS = 24
"""How many decisions are timed."""


class Player(Protocol):
    """Somebody who plays one seat of a match within OpenSpiel's state, so that its bots can play too."""

    def act(self, state: Any, seat: int) -> int: ...


class HouseBot:
    """A bot that is given the view of its seat."""

    def __init__(self, bot: Bot, key: str, seats: int) -> None:
        self.game = box_of(Setting(key, seats)).game
        self.bot = bot

    def act(self, state: Any, seat: int) -> int:
        truth = state.course.state
        action = self.bot.decide(truth.view(seat), self.game.legal_actions(truth, seat))
        return self.game.catalogue.number(action)


class SpielBot:
    """ISMCTS of OpenSpiel with random playouts."""

    def __init__(self, simulations: int, game: Any, seed: int) -> None:
        from open_spiel.python.algorithms import ismcts, mcts

        random = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, simulations, random_state=random)

    def act(self, state: Any, seat: int) -> int:
        legal = state.legal_actions()
        return int(legal[0] if len(legal) == 1 else self.bot.step(state))


def spiel_game(key: str, seats: int) -> Any:
    import pyspiel

    import tafelrunde.research.openspiel  # noqa: F401  (registers the games)

    return pyspiel.load_game(f"python_tafelrunde_{key}", {"players": seats})


def entrant_of(name: str, key: str, seats: int) -> Entrant:
    """One of our players: `plain:N`, `guided:N`, or whatever enters the arena."""
    kind, _, many = name.partition(":")
    if kind == "plain":
        return Searcher(name, Level(int(many), PATIENT, 0.0), Judgement(is_plain=True))
    if kind == "guided":
        return Searcher(name, LEVELS["master"]._replace(simulations=int(many), seconds=PATIENT))
    entrant = read_entrant(name, box_of(Setting(key, seats)).game)
    if isinstance(entrant, Searcher):
        return Searcher(name, entrant.level._replace(seconds=PATIENT), entrant.judgement)
    return entrant


def sit(name: str, key: str, seats: int, seat: int, seed: int) -> Player:
    """A player for one match. `plain=LEVEL` and `ismcts=LEVEL` have as many simulations as take the time of a level."""
    kind, _, level = name.partition("=")
    if level:
        name = f"{kind}:{as_many_as(kind, level, key, seats)}"
    if name.startswith("ismcts:"):
        return SpielBot(int(name.removeprefix("ismcts:")), spiel_game(key, seats), seed)
    bot = entrant_of(name, key, seats).sit(Sitting(box_of(Setting(key, seats)).game, seats, seat, seed, None))
    return HouseBot(bot, key, seats)


@lru_cache
def as_many_as(kind: str, level: str, key: str, seats: int) -> int:
    """How many simulations of this kind take as much CPU time for a decision as a level; never too few to decide."""
    if level not in LEVELS:
        raise ValueError(f"There is no level '{level}'.")
    tried = TRIED[kind]
    each = seconds(f"{kind}:{tried}", key, seats) / tried
    return max(FEWEST[kind], round(seconds(level, key, seats) / each))


@lru_cache
def seconds(name: str, key: str, seats: int) -> float:
    """The mean CPU time of a decision that is one, in matches between squires."""
    spent, count, deal = 0.0, 0, 0
    while count < DECISIONS:
        deal += 1
        squires = [sit("squire", key, seats, seat, deal) for seat in range(seats)]
        timed, state, dealer, met = sit(name, key, seats, 0, deal), dealt(key, seats), FastDealer(deal), 0
        while not state.is_terminal() and count < DECISIONS:
            if chance(state, dealer):
                continue
            seat = state.current_player()
            if len(state.legal_actions()) > 1:
                met += 1
                if met % 5 == 0:  # some of every part of a match
                    begin = process_time()
                    timed.act(state, seat)
                    spent, count = spent + process_time() - begin, count + 1
            state.apply_action(squires[seat].act(state, seat))
    return spent / count


def dealt(key: str, seats: int) -> Any:
    return spiel_game(key, seats).new_initial_state()


def chance(state: Any, dealer: FastDealer) -> bool:
    """Whether chance was asked; then it has answered."""
    if not state.is_chance_node():
        return False
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(drawn(outcomes, odds, dealer))
    return True


def drawn(outcomes: tuple[int, ...], odds: tuple[float, ...], dealer: FastDealer) -> int:
    target = dealer.pick(1 << 30) / (1 << 30)
    for outcome, share in zip(outcomes, odds, strict=True):
        target -= share
        if target < 0:
            return outcome
    return outcomes[-1]
