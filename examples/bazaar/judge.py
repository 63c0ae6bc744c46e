"""The judge of the bazaar: points, what the hand would sell for, and what it could bid."""

from __future__ import annotations

from typing import Final, final

from examples.bazaar.components import KIND, value
from examples.bazaar.game import BazaarState
from examples.bazaar.phases import BIDDING
from examples.bazaar.rules import earnings, wares
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
        self.share: Final = chosen["wares"]
        self.late: Final = chosen["late"]
        self.high: Final = chosen["bids"]
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
        """[B105] Whoever sells now earns its best set in full; all others are hopes that fade with the rounds left."""
        hand = state.hands[seat]
        rounds = int(state.bag.size()) / (state.seats + 1)
        hope = self.share * rounds / (rounds + self.late)
        hoped = [hope * int((hand & cards).size()) ** 2 for cards in KIND]
        if state.phase == BIDDING or seat not in state.to_act():
            return sum(hoped)
        now = [earnings(int((wares(hand, state.sold) & cards).size()), int(state.price)) for cards in KIND]
        return sum(hoped) + max([sold - hope for sold, hope in zip(now, hoped, strict=True)])

    def bids(self, state: BazaarState, seat: Seat) -> float:
        """High cards win bids."""
        return self.high * sum([int(value(card)) for card in state.hands[seat]])
