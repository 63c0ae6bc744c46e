"""What lies on the table of the bazaar."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from examples.bazaar.components import CARDS
from tafelrunde.core.bag import NONE, Bag, bag_of
from tafelrunde.core.declared import By, Own, Size
from tafelrunde.core.game import NO_NUMBERS, State

NO_CARDS: Final = Bag()
NO_HANDS: Final[list[Bag]] = []


@mypyc_attr(acyclic=True)
class BazaarTable(State):
    """[B101] Every card lies in the bag, on the stall, in a hand, or is spent."""

    bag: Annotated[Bag, Size()] = NO_CARDS  # how many cards are still to come
    stall: Bag = NO_CARDS
    seen: Bag = NO_CARDS  # every card that was open once
    hands: Annotated[list[Bag], Own("hand"), Size("sizes"), By("known", "known")] = NO_HANDS
    bids: Annotated[vec[i64], Own("bid")] = NO_NUMBERS
    points: vec[i64] = NO_NUMBERS
    sold: i64 = NONE  # the card sold last in this sale
    price: i64 = 1  # what the next card sold earns


def clear_table(state: BazaarTable) -> None:
    """All cards in the bag."""
    state.bag = bag_of(range(CARDS))
    state.stall = Bag()
    state.seen = Bag()
    state.hands = [Bag() for _ in range(state.seats)]
    state.bids = vec[i64]([NONE for _ in range(state.seats)])
    state.points = vec[i64]([0 for _ in range(state.seats)])
