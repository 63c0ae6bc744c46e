"""What lies on the table of the bazaar."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, Bag, bag_of
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER, Standings, State, places
from tafelrunde.core.seats import Seat
from tests.core.bazaar import rules
from tests.core.bazaar.actions import BID, SELL, TAKE
from tests.core.bazaar.components import CARDS
from tests.core.bazaar.view import BazaarView, look


@final
class BazaarState(State):
    """Every card lies in the bag, on the stall, in a hand, or is spent. `seen` are those that everybody has seen."""

    def __init__(
        self, seats: i64, bag: Bag, stall: Bag, seen: Bag, hands: list[Bag], bids: vec[i64], points: vec[i64]
    ) -> None:
        super().__init__(seats)
        self.bag: Bag = bag
        self.stall: Bag = stall
        self.seen: Bag = seen
        self.hands: list[Bag] = hands
        self.bids: vec[i64] = bids
        self.points: vec[i64] = points
        self.sold: i64 = NONE
        self.price: i64 = 1

    def clone(self) -> BazaarState:
        hands = [hand.copy() for hand in self.hands]
        twin = BazaarState(
            self.seats, self.bag.copy(), self.stall.copy(), self.seen.copy(), hands, self.bids[:], self.points[:]
        )
        twin.phase = self.phase
        twin.owing = self.owing
        twin.sold = self.sold
        twin.price = self.price
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        if self.phase == rules.BIDDING:
            return rules.legal_bids(self, seat)
        if self.phase == rules.TAKING:
            return rules.legal_takes(self)
        return rules.legal_sells(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in BID:
            rules.bid(self, seat, BID.what(number), dealer)
        elif number in TAKE:
            rules.take(self, seat, TAKE.what(number), dealer)
        elif number in SELL:
            rules.sell(self, seat, SELL.what(number), dealer)
        else:
            rules.done(self, seat, dealer)

    def view(self, seat: Seat) -> BazaarView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        """[B8] Most points win; among equals fewer cards in hand; still equal seats share the place."""
        if self.phase != OVER:
            return None
        ranks = [(int(self.points[seat]), -int(self.hands[seat].size())) for seat in range(self.seats)]
        return Standings(places(ranks), "bazaar-reason-empty-bag")


def empty_table(seats: i64) -> BazaarState:
    """All cards in the bag."""
    hands = [Bag() for _ in range(seats)]
    bids = vec[i64]([NONE for _ in range(seats)])
    points = vec[i64]([0 for _ in range(seats)])
    return BazaarState(seats, bag_of(range(CARDS)), Bag(), Bag(), hands, bids, points)
