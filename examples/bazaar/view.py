"""What a seat of Bazaar knows. Like every view it stays uncompiled.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from examples.bazaar.looks import known
from examples.bazaar.state import BazaarTable
from tafelrunde.core.bag import NONE
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View


@final
@dataclass(frozen=True)
class BazaarView(View):
    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""

    bag: int  # how many cards are still to come
    stall: tuple[int, ...]
    seen: tuple[int, ...]  # every card that was open once
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]  # The part of each hand that everybody has seen
    bid: int
    points: tuple[int, ...]
    sold: int  # the card sold last in this sale
    price: int  # what the next card sold earns


def look(state: BazaarTable, seat: Seat) -> BazaarView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return BazaarView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        bag=state.bag.size(),
        stall=tuple(state.stall),
        seen=tuple(state.seen),
        hand=() if seat == ONLOOKER else tuple(state.hands[seat]),
        sizes=tuple([each.size() for each in state.hands]),
        known=known(state),
        bid=NONE if seat == ONLOOKER else state.bids[seat],
        points=tuple(state.points),
        sold=state.sold,
        price=state.price,
    )
