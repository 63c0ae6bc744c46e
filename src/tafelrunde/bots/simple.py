"""Two simple opponents: one plays at random, the other looks one action ahead."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from tafelrunde.bots import havoc
from tafelrunde.bots.bot import Bot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.playout import playout
from tafelrunde.core.view import View

VALUES: Final[dict[str, Callable[[View], float]]] = {"havoc": havoc.value}
"""By game: how good a view is for its seat. A game without one is judged by random play to the end."""

WORLDS: Final = 6
PLAYOUTS: Final = 24
"""How many worlds are imagined for each action; how many matches are played out for one decision."""


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, seed: int = 0) -> None:
        self.dealer: Final = FastDealer(seed)

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        return legal[self.dealer.pick(len(legal))]


class GreedyBot:
    """Tries each action in a few imagined worlds and takes the one after which it stands best on average."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game: Final = game
        self.dealer: Final = FastDealer(seed)
        self.value: Final = VALUES.get(game.key)

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        if len(legal) == 1:
            return legal[0]
        start = monotonic()
        judged: dict[View, float] = {}  # where nothing is left to chance, every world gives the same view
        totals = [0.0] * len(legal)
        worlds = WORLDS if self.value is not None else max(1, PLAYOUTS // len(legal))
        for _ in range(worlds):
            seed = self.dealer.pick(1 << 30)  # the same luck for every action of a world
            world = self.game.imagine(view, FastDealer(seed))
            for place, action in enumerate(legal):
                state = world.clone()
                chance = FastDealer(seed + 1)
                state.apply(view.seat, self.game.catalogue.number(action), chance)
                totals[place] += self.worth(state, view.seat, chance, judged)
            if clock is not None and monotonic() - start > clock / 2:
                break
        return legal[totals.index(max(totals))]

    def worth(self, state: State, seat: int, chance: FastDealer, judged: dict[View, float]) -> float:
        """How good an imagined state is for the seat: by the value of its view, or by how random play ends."""
        if self.value is not None:
            seen = state.view(seat)
            if seen not in judged:
                judged[seen] = self.value(seen)
            return judged[seen]
        playout(state, chance)
        standings = state.standings()
        assert standings is not None
        return -float(standings.places[seat])


LEVELS: Final = ("greedy", "random")


def make_bot(level: str, game: Game, seed: int = 0) -> Bot:
    """The bot of this level, one of LEVELS."""
    return RandomBot(seed) if level == "random" else GreedyBot(game, seed)
