"""What a position of Havoc is worth to a seat: its points, its chances in the battle, and what its hand can do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.bag import bit
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import CASTILLON, JOIN_MIN, LAID_MAX, paid
from tafelrunde.games.havoc.phases import SCAVENGING
from tafelrunde.games.havoc.ranking import combination, strongest, strongest_lay, values
from tafelrunde.games.havoc.state import HavocState

STANDS: Final = (0.0, 0.01, 0.04, 0.12, 0.2, 0.3, 0.36, 0.45, 0.52, 0.6, 0.7, 0.77, 0.84, 0.9, 0.94, 0.97, 0.99, 1.0)
"""For each combination, how likely it is to hold against a rival who may still lay."""


@final
class HavocJudge(Judge):
    """Weights stand in `weights.toml`, where the arena can tune them."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("havoc", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.hand: Final = chosen["hand"]
        self.second: Final = chosen["second"]
        self.dog: Final = chosen["dog"]
        self.card: Final = chosen["card"]
        self.last: Final = chosen["last"]
        self.keeper: Final = chosen["keeper"]
        self.open: Final = chosen["open"]
        self.steps: Final = chosen["steps"]

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        assert isinstance(state, HavocState)
        return self.open + self.steps * float(int(CASTILLON - state.fought))

    def estimate(self, state: State, seat: Seat) -> float:
        return sum([reason.worth for reason in self.reasons(state, seat)])

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        assert isinstance(state, HavocState)
        found = [
            Reason("havoc-judge-points", float(int(state.points[seat]))),
            Reason("havoc-judge-hand", self.holding(state, state.hands[seat])),
        ]
        if state.fighting & bit(seat) != 0 and state.phase < SCAVENGING and state.battle >= 0:
            found.append(Reason("havoc-judge-battle", self.promise(state, seat)))
        if state.keeper == seat:
            found.append(Reason("havoc-judge-keeper", self.keeper))
        return found

    def holding(self, state: HavocState, hand: Cards) -> float:
        """What a hand promises: its best lay, part of what the rest can do, its dogs and its size."""
        best, low, high, dogs = strongest_lay(hand.regular(), hand.dogs)
        if state.fought >= CASTILLON:
            return self.last * firmness(best)
        rest = hand.copy()
        rest.remove_all(Cards(low, high, dogs))
        second = strongest_lay(rest.regular(), rest.dogs)[0]
        return (
            self.hand * (firmness(best) + self.second * firmness(second))
            + self.dog * float(int(hand.dogs))
            + self.card * float(int(hand.size()))
        )

    def promise(self, state: HavocState, seat: Seat) -> float:
        """The points of the running battle: the place held now, and how firmly it is held."""
        laid = state.laid[seat]
        own = strongest(laid.regular(), laid.dogs)[0]
        better: i64 = 0
        threats: i64 = 0
        for rival in range(state.seats):
            if rival == seat:
                continue
            if state.fighting & bit(rival) != 0:
                theirs = state.laid[rival]
                if strongest(theirs.regular(), theirs.dogs)[0] > own:
                    better += 1
                elif state.adding & bit(rival) != 0 and theirs.size() < LAID_MAX and state.hands[rival].size() > 0:
                    threats += 1
            elif state.unasked & bit(rival) != 0 and state.hands[rival].size() >= JOIN_MIN:
                threats += 1
        held = float(int(paid(state.battle, better, state.is_small_table)))
        beaten = float(int(paid(state.battle, better + 1, state.is_small_table)))
        holds = 1.0
        danger = 0.6 * (1.0 - firmness(own))
        while threats > 0:
            holds *= 1.0 - danger
            threats -= 1
        return holds * held + (1.0 - holds) * beaten


def firmness(strength: i64) -> float:
    """How likely such a lay is to hold, from 0 to 1: by its combination and, a little, by its highest value."""
    made = int(combination(strength))
    if made == 0:
        return 0.0
    above = STANDS[made + 1] if made + 1 < len(STANDS) else 1.0
    return STANDS[made] + (above - STANDS[made]) * values(strength)[0] / 19.0
