"""The view of a seat in words."""

from __future__ import annotations

from examples.bazaar.names import card_told, cards_told, kind_told
from examples.bazaar.shown import shown
from examples.bazaar.view import BazaarView
from tafelrunde.core.bag import NONE
from tafelrunde.core.messages import Grid, Item, Person, Position, message
from tafelrunde.core.seats import ONLOOKER


def tell_position(view: BazaarView) -> Position:
    """The stall first, then the seats, then what is one's own."""
    derived = shown(view)
    told: Position = [
        Item(message("bazaar-position-rounds"), derived.rounds),
        Item(message("bazaar-position-bag"), view.bag),
        Item(message("bazaar-position-stall"), cards_told(view.stall)),
        tell_seats(view),
    ]
    if view.seat != ONLOOKER:
        told.append(Item(message("bazaar-position-hand"), cards_told(view.hand)))
        sales = [
            message("bazaar-position-sale", kind=kind_told(sale.kind), cards=sale.cards, points=sale.points)
            for sale in derived.sales
        ]
        told.append(Item(message("bazaar-position-sales"), tuple(sales)))
        if view.bid != NONE:
            told.append(Item(message("bazaar-position-bid"), card_told(view.bid)))
    return told


def tell_seats(view: BazaarView) -> Grid:
    """A row for each seat; that of the reader is marked."""
    heads = ("bazaar-position-seat", "bazaar-position-points", "bazaar-position-cards", "bazaar-position-known")
    rows = [
        (Person(seat), view.points[seat], view.sizes[seat], cards_told(view.known[seat]))
        for seat in range(len(view.sizes))
    ]
    return Grid(tuple([message(head) for head in heads]), tuple(rows), view.seat)
