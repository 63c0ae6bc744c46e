"""Two simple opponents: one plays at random, the other looks one action ahead."""

from __future__ import annotations

from time import monotonic
from typing import Final

from tafelrunde.bots.judge import Judge, fortunes
from tafelrunde.bots.judges import judge_of
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.playout import playout
from tafelrunde.core.view import View

WORLDS: Final = 6
PLAYOUTS: Final = 24
"""How many worlds are imagined for each action; how many matches are played out for one decision without a judge."""


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.dealer: Final = FastDealer(seed)

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        return legal[self.dealer.pick(len(legal))]


class GreedyBot:
    """Tries each action in a few imagined worlds and takes the one after which its prospects are best on average."""

    def __init__(self, game: Game, seed: int = 0, judge: Judge | None = None) -> None:
        self.game: Final = game
        self.dealer: Final = FastDealer(seed)
        self.judge: Final = judge if judge is not None else judge_of(game)

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        if len(legal) == 1:
            return legal[0]
        start = monotonic()
        totals = [0.0] * len(legal)
        worlds = WORLDS if self.judge.is_wise() else max(1, PLAYOUTS // len(legal))
        for _ in range(worlds):
            seed = self.dealer.pick(1 << 30)  # the same luck for every action of a world
            world = self.game.imagine(view, FastDealer(seed))
            for place, action in enumerate(legal):
                state = world.clone()
                chance = FastDealer(seed + 1)
                state.apply(view.seat, self.game.catalogue.number(action), chance)
                answer_together(state, world.owing, chance)
                totals[place] += self.worth(state, view.seat, chance)
            if clock is not None and monotonic() - start > clock / 2:
                break
        return legal[totals.index(max(totals))]

    def worth(self, state: State, seat: int, chance: FastDealer) -> float:
        """How good an imagined state is for the seat: as the judge says, or as random play ends."""
        if not self.judge.is_wise():
            playout(state, chance)
        standings = state.standings()
        return (self.judge.worths(state) if standings is None else fortunes(standings))[seat]


def answer_together(state: State, owing: int, chance: FastDealer) -> None:
    """Rivals who choose at the same time do so at random: what a sealed bid is worth shows once all are open."""
    for seat in range(state.seats):
        if owing & state.owing & BITS[seat] and owing & (owing - 1):
            legal = state.legal(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance)


BITS: Final = tuple([1 << seat for seat in range(8)])
