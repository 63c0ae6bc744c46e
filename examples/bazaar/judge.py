"""The judge of the bazaar: points, what the hand would sell for, and what it could bid."""

from __future__ import annotations

from typing import Final, final

from examples.bazaar.components import KIND, value
from examples.bazaar.game import BazaarState
from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat


@final
class BazaarJudge(Judge):
    """Weights stand in `weights.toml`, where the arena can tune them."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("bazaar", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.wares_weight: Final = chosen["wares"]
        self.pair: Final = chosen["pair"]
        self.bids_weight: Final = chosen["bids"]
        self.open: Final = chosen["open"]

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        return self.open

    def estimate(self, state: State, seat: Seat) -> float:
        return sum([reason.worth for reason in self.reasons(state, seat)])

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        assert isinstance(state, BazaarState)
        return [
            Reason("bazaar-judge-points", float(state.points[seat])),
            Reason("bazaar-judge-wares", self.wares(state, seat)),
            Reason("bazaar-judge-bids", self.bids(state, seat)),
        ]

    def wares(self, state: BazaarState, seat: Seat) -> float:
        """The best set counts most, for one kind is sold at a time; the others may grow."""
        counts = [int((state.hands[seat] & cards).size()) for cards in KIND]
        pairs = sum([count * (count - 1) // 2 for count in counts])
        return self.wares_weight * max(counts) ** 2 + self.pair * pairs

    def bids(self, state: BazaarState, seat: Seat) -> float:
        """High cards win bids."""
        return self.bids_weight * sum([int(value(card)) for card in state.hands[seat]])
