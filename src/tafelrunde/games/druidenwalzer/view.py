"""What a seat of Druid knows. Like every view it stays uncompiled.

Made from `state.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import Bag
from tafelrunde.core.restoring import rows
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.looks import deck_sizes, face_down, hidden_spirits, seen_spirits
from tafelrunde.games.druidenwalzer.state import DruidTable


@final
@dataclass(frozen=True)
class DruidView(View):
    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""

    turns: int  # that are over
    handicaps: tuple[int, ...]  # the strength to put back into the box, 0 for none
    boxed: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool: tuple[int, ...]  # first deck and unseen ones
    hidden: tuple[tuple[int, ...], ...]  # [D38] What each seat's hand, deck and unseen spirits contain, taken together
    deck_sizes: tuple[int, ...]  # How many spirits each seat can still draw before its board is shuffled
    deck: tuple[int, ...]  # once the board has been shuffled into it
    boards: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]  # the top spirit of each board
    seen: tuple[tuple[int, ...], ...]  # [D37] The part of every pile that everybody has seen, from bottom to top
    unseen: tuple[int, ...]  # How many spirits lie face down below them
    signs: tuple[int, ...]  # of the rival, by place
    captured: tuple[int, ...]  # places of trees
    druids: tuple[tuple[int, ...], ...]  # the place of each druid, three a seat
    ring_at: int
    pending: tuple[int, ...]  # colours still to fight
    bare: tuple[int, ...]  # the trees of the seat on turn that were bare when its turn began


def look(state: DruidTable, seat: Seat) -> DruidView:
    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    return DruidView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        turns=state.turns,
        handicaps=tuple(state.handicaps),
        boxed=tuple(state.boxed),
        hand=() if seat == ONLOOKER else tuple(state.hands[seat]),
        hand_sizes=tuple([each.size() for each in state.hands]),
        pool=() if seat == ONLOOKER else tuple(state.pools[seat]),
        hidden=hidden_spirits(state),
        deck_sizes=deck_sizes(state),
        deck=() if seat == ONLOOKER else tuple(state.decks[seat]),
        boards=tuple([tuple(each) for each in state.boards]),
        tops=tuple(state.tops),
        seen=seen_spirits(state),
        unseen=face_down(state),
        signs=tuple(state.signs),
        captured=tuple(Bag(state.captured)),
        druids=rows(tuple(state.druids), 3),
        ring_at=state.ring_at,
        pending=tuple(Bag(state.pending)),
        bare=tuple(Bag(state.bare)),
    )
