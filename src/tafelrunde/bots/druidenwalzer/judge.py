"""What a position of Druidenwalzer is worth to a seat: captured trees, signs, the fights it would win now, and how many
spirits are left at its trees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.bag import bit
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import COLOURS, SIGNS_TO_CAPTURE, TREES, TREES_TO_LOSE, tree_of
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.games.druidenwalzer.rules import rival, strength_at


@final
class DruidenwalzerJudge(Judge):
    """Weights are in `weights.toml`, where the arena can tune them. They are logarithms of odds."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("druidenwalzer", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.captured: Final = chosen["captured"]
        self.first: Final = chosen["first"]
        self.second: Final = chosen["second"]
        self.other: Final = chosen["other"]
        self.fight: Final = chosen["fight"]
        self.finish: Final = chosen["finish"]
        self.bare: Final = chosen["bare"]
        self.thin: Final = chosen["thin"]
        self.low: Final = chosen["low"]
        self.turn: Final = chosen["turn"]
        self.open: Final = chosen["open"]

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        return self.open

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, DruidState)
        return (
            self.captures(state, seat)
            + self.signs(state, seat)
            + self.fights(state, seat)
            + self.decision(state, seat)
            + self.piles(state, seat)
            + self.tempo(state, seat)
        )

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        """All but the one for piles speak for the seat."""
        assert isinstance(state, DruidState)
        found = [
            Reason("druidenwalzer-judge-captured", self.captures(state, seat)),
            Reason("druidenwalzer-judge-signs", self.signs(state, seat)),
            Reason("druidenwalzer-judge-fights", self.fights(state, seat)),
            Reason("druidenwalzer-judge-finish", self.decision(state, seat)),
            Reason("druidenwalzer-judge-piles", self.piles(state, seat)),
            Reason("druidenwalzer-judge-turn", self.tempo(state, seat)),
        ]
        return [reason for reason in found if reason.worth != 0.0]

    def captures(self, state: DruidState, seat: Seat) -> float:
        """Trees taken from the rival: two win the match."""
        return self.captured * float(int(state.trees_lost(rival(seat))))

    def signs(self, state: DruidState, seat: Seat) -> float:
        """Signs on the rival's trees. Two trees decide, so those on its two fullest trees count more."""
        first: i64 = 0
        second: i64 = 0
        total: i64 = 0
        for tree in range(TREES):
            hung = state.signs[tree_of(rival(seat), tree)]
            total += hung
            if hung > first:
                second = first
                first = hung
            elif hung > second:
                second = hung
        return (
            self.first * float(int(first))
            + self.second * float(int(second))
            + self.other * float(int(total - first - second))
        )

    def fights(self, state: DruidState, seat: Seat) -> float:
        """The druids whose spirit is the stronger one as the trees stand now."""
        won: i64 = 0
        for colour in range(COLOURS):
            own, other = state.druid_at(seat, colour), state.druid_at(rival(seat), colour)
            if own >= 0 and other >= 0 and strength_at(state, own) > strength_at(state, other):
                won += 1
        return self.fight * float(int(won))

    def decision(self, state: DruidState, seat: Seat) -> float:
        """Whether one of these fights would capture the tree that decides the match."""
        losing = rival(seat)
        if state.trees_lost(losing) < TREES_TO_LOSE - 1:
            return 0.0
        for colour in range(COLOURS):
            own, other = state.druid_at(seat, colour), state.druid_at(losing, colour)
            if state.signs[other] == SIGNS_TO_CAPTURE - 1 and strength_at(state, own) > strength_at(state, other):
                return self.finish
        return 0.0

    def piles(self, state: DruidState, seat: Seat) -> float:
        """Bare trees are soon lost, and low piles are soon bare."""
        worth = 0.0
        for tree in range(TREES):
            place = tree_of(seat, tree)
            if state.captured & bit(place) != 0:
                continue
            height = state.piles.heights[place] + state.piles.unseen[place]
            if height == 0:
                worth -= self.bare
            elif height == 1:
                worth -= self.thin
            elif height == 2:
                worth -= self.low
        return worth

    def tempo(self, state: DruidState, seat: Seat) -> float:
        return self.turn if state.owing & bit(seat) != 0 else 0.0
