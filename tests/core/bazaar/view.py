"""What a seat of the bazaar knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from tafelrunde.core.bag import NONE
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View

if TYPE_CHECKING:
    from tests.core.bazaar.state import BazaarState


@final
@dataclass(frozen=True)
class BazaarView(View):
    """Cards are tuples of numbers, rising. A rival's hand is its size and the part that everybody has seen."""

    phase: int
    to_act: tuple[int, ...]
    hand: tuple[int, ...]
    bid: int
    sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    stall: tuple[int, ...]
    sold: int
    price: int
    points: tuple[int, ...]


def look(state: BazaarState, seat: Seat) -> BazaarView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return BazaarView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        hand=() if seat == ONLOOKER else tuple(state.hands[seat]),
        bid=NONE if seat == ONLOOKER else state.bids[seat],
        sizes=tuple([int(hand.size()) for hand in state.hands]),
        known=tuple([tuple(hand & state.seen) for hand in state.hands]),
        seen=tuple(state.seen),
        stall=tuple(state.stall),
        sold=state.sold,
        price=state.price,
        points=tuple(state.points),
    )
