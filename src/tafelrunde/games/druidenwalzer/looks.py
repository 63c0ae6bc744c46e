"""How a seat sees what is not simply a field of the state, and how that is restored."""

from __future__ import annotations

from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import KINDS, MOON, PLACES, SUN
from tafelrunde.games.druidenwalzer.state import DruidTable


def hidden_spirits(state: DruidTable) -> tuple[tuple[int, ...], ...]:
    """[D38] What each seat's hand, deck and unseen spirits contain, taken together."""
    return (hidden_of(state, MOON), hidden_of(state, SUN))


def hidden_of(state: DruidTable, seat: Seat) -> tuple[int, ...]:
    found: list[int] = []
    for spirit in range(KINDS):
        many = state.hands[seat].count(spirit) + state.decks[seat].count(spirit) + state.pools[seat].count(spirit)
        while many > 0:
            found.append(spirit)
            many -= 1
    return tuple(found)


def deck_sizes(state: DruidTable) -> tuple[int, ...]:
    """How many spirits each seat can still draw before its board is shuffled."""
    return (state.deck_size(MOON), state.deck_size(SUN))


def seen_spirits(state: DruidTable) -> tuple[tuple[int, ...], ...]:
    """[D37] The part of every pile that everybody has seen, from bottom to top."""
    return tuple([tuple(state.piles.seen(place)) for place in range(PLACES)])


def lay_seen(state: DruidTable, seen: tuple[tuple[int, ...], ...]) -> None:
    for place in range(PLACES):
        for spirit in seen[place]:
            state.piles.lay(place, spirit)


def face_down(state: DruidTable) -> tuple[int, ...]:
    """How many spirits lie face down below them."""
    return tuple(state.piles.unseen)


def lay_down(state: DruidTable, unseen: tuple[int, ...]) -> None:
    for place in range(PLACES):
        state.piles.unseen[place] = unseen[place]
