"""What a seat of Druidenwalzer knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.components import COLOURS, MOON, PLACES, SUN
from tafelrunde.games.druidenwalzer.piles import listed

if TYPE_CHECKING:
    from tafelrunde.games.druidenwalzer.state import DruidState


@final
@dataclass(frozen=True)
class DruidView(View):
    """Pairs go by seat, Moon first; tuples of ten by place, clockwise from Moon's tree 1. Spirits are kinds, rising,
    where they have no order, and from bottom to top in a pile."""

    phase: int
    to_act: tuple[int, ...]
    turns: int
    handicaps: tuple[int, ...]
    boxed: tuple[int, ...]
    hand: tuple[int, ...]
    pool: tuple[int, ...]
    """[D38] The own first deck and the own unseen spirits together."""
    deck: tuple[int, ...]
    """[D38] The own deck, once the board has been shuffled into it."""
    hidden: tuple[tuple[int, ...], ...]
    """[D38] All that hand, deck and unseen spirits of each seat hold together."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    """[D37] The seen part of every pile."""
    unseen: tuple[int, ...]
    signs: tuple[int, ...]
    captured: tuple[int, ...]
    druids: tuple[tuple[int, ...], ...]
    ring_at: int
    pending: tuple[int, ...]
    bare: tuple[int, ...]


def look(state: DruidState, seat: Seat) -> DruidView:
    """[D31, D37, D38] Build the view of a seat, or of an ONLOOKER, from what it has seen."""
    watching = seat == ONLOOKER
    druids = tuple(state.druids)
    return DruidView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        turns=state.turns,
        handicaps=tuple(state.handicaps),
        boxed=tuple(state.boxed),
        hand=() if watching else tuple(listed(state.hands[seat])),
        pool=() if watching else tuple(listed(state.pools[seat])),
        deck=() if watching else tuple(listed(state.decks[seat])),
        hidden=(tuple(state.hidden(MOON)), tuple(state.hidden(SUN))),
        hand_sizes=(state.hands[MOON].size(), state.hands[SUN].size()),
        deck_sizes=(state.deck_size(MOON), state.deck_size(SUN)),
        boards=(tuple(listed(state.boards[MOON])), tuple(listed(state.boards[SUN]))),
        tops=tuple(state.tops),
        seen=tuple([tuple(state.piles.seen(place)) for place in range(PLACES)]),
        unseen=tuple(state.piles.unseen),
        signs=tuple(state.signs),
        captured=places_in(state.captured),
        druids=(druids[:COLOURS], druids[COLOURS:]),
        ring_at=state.ring_at,
        pending=places_in(state.pending),
        bare=places_in(state.bare),
    )


def places_in(mask: int) -> tuple[int, ...]:
    return tuple([n for n in range(mask.bit_length()) if mask >> n & 1])
