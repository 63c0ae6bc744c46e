"""The view of a seat in words."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Grid, Item, Message, Person, Position, message
from tafelrunde.games.druidenwalzer.components import CULTS, MOON, SUN
from tafelrunde.games.druidenwalzer.names import colour_name, spirit_counts, spirit_list, spirit_short, tree_in
from tafelrunde.games.druidenwalzer.phases import BOXING, STARTING
from tafelrunde.games.druidenwalzer.shown import DruidShown, shown, trees_of_seat
from tafelrunde.games.druidenwalzer.view import DruidView


def tell_position(view: DruidView) -> Position:
    """The whole view in words: the turn, the cults, the trees, the ring, the seat's own hand, what is hidden."""
    derived = shown(view)
    told: Position = [Item(message("druidenwalzer-position-turn"), view.turns + 1), cult_table(view, derived)]
    if view.phase not in (BOXING, STARTING):
        told.append(tree_table(view, derived))
    if view.ring_at != NONE:
        told.append(Item(message("druidenwalzer-position-ring"), tree_in("name", view.ring_at)))
    if view.pending:
        fights = tuple([colour_name(colour) for colour in view.pending])
        told.append(Item(message("druidenwalzer-position-fights"), fights))
    for seat in (MOON, SUN):
        told.append(Item(message(f"druidenwalzer-position-board-{CULTS[seat]}"), spirit_counts(view.boards[seat])))
    for seat in (MOON, SUN):
        if seat != view.seat:
            told.append(Item(message(f"druidenwalzer-position-hidden-{CULTS[seat]}"), spirit_counts(view.hidden[seat])))
        else:
            told.append(Item(message("druidenwalzer-position-pool"), spirit_counts(view.pool)))
            if view.deck:
                told.append(Item(message("druidenwalzer-position-deck"), spirit_counts(view.deck)))
    for seat in (MOON, SUN):
        if view.boxed[seat] != NONE:
            label = message(f"druidenwalzer-position-boxed-{CULTS[seat]}")
            told.append(Item(label, spirit_short(view.boxed[seat])))
    if view.seat in (MOON, SUN):
        told.append(Item(message("druidenwalzer-position-hand"), spirit_counts(view.hand)))
    return told


def cult_table(view: DruidView, derived: DruidShown) -> Grid:
    """The cults: who plays them, trees left, spirits in hand and deck, spirits on the board and the top one."""
    heads = (
        message("druidenwalzer-position-cult"),
        message("druidenwalzer-position-player"),
        message("druidenwalzer-position-trees-left"),
        message("druidenwalzer-position-hand-size"),
        message("druidenwalzer-position-deck-size"),
        message("druidenwalzer-position-board-size"),
        message("druidenwalzer-position-top"),
    )
    rows = tuple(
        [
            (
                message(f"druidenwalzer-cult-{CULTS[seat]}"),
                message("druidenwalzer-position-name", seat=Person(seat)),
                derived.trees_left[seat],
                view.hand_sizes[seat],
                view.deck_sizes[seat],
                len(view.boards[seat]),
                message("druidenwalzer-none") if view.tops[seat] == NONE else spirit_short(view.tops[seat]),
            )
            for seat in (int(MOON), int(SUN))
        ]
    )
    return Grid(heads, rows, marked=view.to_act[0] if view.to_act else -1)


def tree_table(view: DruidView, derived: DruidShown) -> Grid:
    """The trees, Moon's before Sun's: top spirit, druid, signs of the rival, spirits below it, unseen ones."""
    heads = (
        message("druidenwalzer-position-tree"),
        message("druidenwalzer-position-top"),
        message("druidenwalzer-position-druid"),
        message("druidenwalzer-position-signs"),
        message("druidenwalzer-position-below"),
        message("druidenwalzer-position-unseen"),
    )
    trees = [*trees_of_seat(MOON), *trees_of_seat(SUN)]
    return Grid(heads, tuple([tree_row(view, derived, tree) for tree in trees]))


def tree_row(view: DruidView, derived: DruidShown, tree: int) -> tuple[Message | int | tuple[Message, ...], ...]:
    nothing = message("druidenwalzer-none")
    if tree in view.captured and view.phase != OVER:
        return (tree_in("name", tree), message("druidenwalzer-captured"), nothing, nothing, nothing, nothing)
    top, colour = derived.tops[tree], derived.druids[tree]
    if tree in view.captured:
        covered = message("druidenwalzer-captured")
    else:
        covered = message("druidenwalzer-bare") if top == NONE else spirit_short(top)
    return (
        tree_in("name", tree),
        covered,
        nothing if colour == NONE else colour_name(colour),
        view.signs[tree],
        spirit_list(tuple(reversed(view.seen[tree][:-1]))),
        view.unseen[tree],
    )
