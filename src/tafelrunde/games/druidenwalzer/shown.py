"""What follows from the view of a seat and is drawn on the board. Like every view it stays uncompiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import Bag
from tafelrunde.core.game import OVER
from tafelrunde.games.druidenwalzer.components import MOON, PLACES, SUN, TREES, is_board, owner, tree_of
from tafelrunde.games.druidenwalzer.copies import restore
from tafelrunde.games.druidenwalzer.phases import BOXING, STARTING
from tafelrunde.games.druidenwalzer.rules import bare_trees, place_after, strength_at
from tafelrunde.games.druidenwalzer.state import DruidTable, clear_table
from tafelrunde.games.druidenwalzer.view import DruidView


@final
@dataclass(frozen=True)
class DruidShown:
    """Tuples of ten go by place, pairs by seat; the others list places."""

    tops: tuple[int, ...]  # the open spirit on top of each pile or board, NONE if there is none
    heights: tuple[int, ...]  # how many spirits lie in each
    strengths: tuple[int, ...]  # the strength with which a druid fights there, 0 if bare
    druids: tuple[int, ...]  # the colour of the druid, NONE if there is none
    left: tuple[int, ...]  # the next place of a dance to the left; captured trees are jumped over
    right: tuple[int, ...]
    bare: tuple[int, ...]  # trees without a spirit
    gone: tuple[int, ...]  # captured trees with nothing left of them
    trees_left: tuple[int, ...]
    signs: tuple[int, ...]  # of the rival, on all trees of the seat together


def shown(view: DruidView) -> DruidShown:
    table = table_of(view)
    places = range(PLACES)
    heights = [len(view.boards[owner(place)]) if is_board(place) else pile_height(view, place) for place in places]
    return DruidShown(
        tops=tuple([table.tops[owner(place)] if is_board(place) else table.piles.top(place) for place in places]),
        heights=tuple(heights),
        strengths=tuple([strength_at(table, place) for place in places]),
        druids=tuple([table.druid_on(place) for place in places]),
        left=tuple([place_after(table, place, 1, 1) for place in places]),
        right=tuple([place_after(table, place, -1, 1) for place in places]),
        bare=() if view.phase in (BOXING, STARTING) else tuple(Bag(bare_trees(table, MOON) | bare_trees(table, SUN))),
        gone=tuple([place for place in view.captured if is_gone(view, table, place)]),
        trees_left=(TREES - table.trees_lost(MOON), TREES - table.trees_lost(SUN)),
        signs=(table.signs_of(SUN), table.signs_of(MOON)),
    )


def table_of(view: DruidView) -> DruidTable:
    """What everybody sees, set up so that the rules can be asked about it; hands, decks and pools stay empty."""
    table = DruidTable(2)
    clear_table(table)
    restore(table, view)
    return table


def trees_of_seat(seat: int) -> list[int]:
    """The places of a seat's trees in the order of their numbers."""
    return [int(tree_of(seat, tree)) for tree in range(TREES)]


def pile_height(view: DruidView, tree: int) -> int:
    return len(view.seen[tree]) + view.unseen[tree]


def is_gone(view: DruidView, table: DruidTable, tree: int) -> bool:
    """[D18, D35] Nothing is left of a captured tree; only the one that decided the match keeps what it bears."""
    bears = view.signs[tree] > 0 or pile_height(view, tree) > 0 or table.druid_on(tree) >= 0
    return view.phase != OVER or not bears
