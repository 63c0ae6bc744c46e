"""What a board of the bazaar shows beside the view, worked out from the view alone. Like every view it stays
uncompiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from examples.bazaar.components import KIND, kind
from examples.bazaar.phases import SELLING
from examples.bazaar.rules import earnings, places_by, wares
from examples.bazaar.view import BazaarView
from tafelrunde.core.bag import bag_of
from tafelrunde.core.game import OVER


@final
@dataclass(frozen=True)
class Sale:
    """So many cards of a kind, and what they would earn if they were sold now [B105]."""

    kind: int
    cards: int
    points: int


@final
@dataclass(frozen=True)
class BazaarShown:
    """What the seat could sell, kind by kind; how many rounds there are still to play, this one among them [B107]; the
    places of the seats if it were over now [B108]."""

    sales: tuple[Sale, ...]
    rounds: int
    places: tuple[int, ...]


def shown(view: BazaarView) -> BazaarShown:
    return BazaarShown(sales(view), rounds(view), places_by(view.points, view.sizes))


def sales(view: BazaarView) -> tuple[Sale, ...]:
    """[B105] Kind by kind, as far as it may be sold now."""
    open_wares = wares(bag_of(view.hand), view.sold)
    counts = {kind(card): int((open_wares & KIND[kind(card)]).size()) for card in open_wares}
    return tuple([Sale(int(kind), count, earnings(count, view.price)) for kind, count in counts.items()])


def rounds(view: BazaarView) -> int:
    """[B107] Every round takes a card for the stall and one for each seat out of the bag."""
    if view.phase == OVER:
        return 0
    each = len(view.sizes) + 1
    left = view.bag + (1 if view.phase == SELLING else 0)  # the stall of this round is filled already
    return left // each
