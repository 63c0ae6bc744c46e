"""The whole view in words."""

from __future__ import annotations

from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, message
from tafelrunde.games.macht.components import GLASS_VALUES, WIN_TOTAL
from tafelrunde.games.macht.names import (
    counted,
    counted_markers,
    counted_symbols,
    cycle_word,
    marker_label,
    pieces_label,
    region_name,
    symbol_name,
)
from tafelrunde.games.macht.phases import MOVING_KNIGHTS, MOVING_MAGES, MOVING_TO, OCCUPYING, RETREATING
from tafelrunde.games.macht.shown import MachtShown, shown
from tafelrunde.games.macht.view import MachtView


def tell_position(view: MachtView) -> Position:
    """The whole view in words: the cycle, the seats, the map, the markers."""
    derived = shown(view)
    kind = cycle_word(derived.active_kind)
    told: Position = [
        Item(message("macht-position-cycle"), message("macht-position-cycle-is", cycle=view.cycle, kind=kind)),
        Item(
            message("macht-position-hourglass"),
            message("macht-position-hourglass-is", cubes=view.cubes, of=view.hourglass),
        ),
        Item(
            message("macht-position-turn"),
            message("macht-position-turn-is", seat=Person(view.turn), actions=view.actions),
        ),
        seats_table(view, derived),
        *[region_item(view, derived, region) for region in range(len(view.symbols))],
        Item(message("macht-position-display"), counted_markers(view.display)),
        Item(message("macht-position-spares"), counted_symbols(view.spares)),
        Item(message("macht-position-bowl"), counted_markers(view.bowl)),
        Item(message("macht-position-discards"), counted_markers(view.discards)),
        Item(message("macht-position-glasses"), glasses_list(view)),
        Item(message("macht-position-resupply"), derived.next_resupply),
    ]
    return told + current_items(view, derived)


def current_items(view: MachtView, derived: MachtShown) -> Position:
    """What is going on in the middle of an action."""
    items: Position = []
    if view.marker >= 0:
        items.append(Item(message("macht-position-marker"), marker_label(view.marker)))
    label = message("macht-position-declared")
    if derived.to_stop is not None:
        items.append(Item(label, derived.to_stop))
    if view.phase in (RETREATING, OCCUPYING):
        items.append(Item(label, message("macht-position-taking-over", region=region_name(derived.target))))
    if view.phase in (MOVING_TO, MOVING_KNIGHTS, MOVING_MAGES):
        items.append(Item(label, way_so_far(view, derived)))
    if view.rising_at >= 0:
        risen = message(
            "macht-position-risen", region=region_name(view.rising_at),
            pieces=pieces_label(view.risen_knights, view.risen_mages),
        )  # fmt: skip
        items.append(Item(message("macht-position-uprising"), risen))
    if view.bid >= 0:
        items.append(Item(message("macht-position-bid"), view.bid))
    return items


def way_so_far(view: MachtView, derived: MachtShown) -> Message:
    """What has been chosen of a movement."""
    start = region_name(derived.start)
    if view.goal < 0:
        return message("macht-position-way-from", start=start)
    goal = region_name(view.goal)
    if view.moving_knights == 0:
        return message("macht-position-way-to", start=start, goal=goal)
    return message("macht-position-way", start=start, goal=goal, pieces=pieces_label(view.moving_knights, 0))


def seats_table(view: MachtView, derived: MachtShown) -> Grid:
    """One row per seat: points, active regions and their sum, reserve, stock, markers, bonuses."""
    heads = (
        message("macht-position-seat"),
        message("macht-position-points"),
        message("macht-position-active"),
        message("macht-position-total", win=int(WIN_TOTAL)),
        message("macht-position-reserve"),
        message("macht-position-stock"),
        message("macht-position-markers"),
        message("macht-position-bonuses"),
    )
    rows: list[tuple[Argument, ...]] = []
    for seat in range(2):
        colour = message("macht-position-orange" if seat == 0 else "macht-position-white", seat=Person(seat))
        reserve, stock = view.reserve[seat], view.stock[seat]
        rows.append(
            (
                colour, view.points[seat], derived.active_regions[seat], derived.totals[seat],
                pieces_label(reserve[0], reserve[1]), pieces_label(stock[0], stock[1]),
                counted_markers(view.markers[seat]), counted_symbols(view.bonuses[seat]),
            )
        )  # fmt: skip
    return Grid(heads, tuple(rows), view.turn)


def region_item(view: MachtView, derived: MachtShown, region: int) -> Item:
    """A region with its symbol, and who stands there."""
    label = message("macht-position-region", region=region_name(region), symbol=symbol_name(view.symbols[region]))
    owner = view.owners[region]
    if owner < 0:
        return Item(label, message("macht-position-empty"))
    pieces = pieces_label(view.knights[region], view.mages[region])
    active = "yes" if derived.active[region] else "no"
    return Item(label, message("macht-position-held", seat=Person(owner), pieces=pieces, active=active))


def glasses_list(view: MachtView) -> tuple[Message, ...]:
    """The hourglass markers still to come."""
    labels = [message("macht-position-glass", value=int(value)) for value in GLASS_VALUES]
    return counted(labels, view.glasses)
