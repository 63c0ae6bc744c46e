"""What a board of Havoc shows besides the view, worked out from the view alone. Like every view it stays uncompiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tafelrunde.core.bag import NONE
from tafelrunde.core.game import OVER, places
from tafelrunde.core.messages import Message
from tafelrunde.games.havoc.cards import cards_of
from tafelrunde.games.havoc.components import (
    BATTLES,
    CASTILLON,
    DOG,
    DOGS_AFTER_BATTLE,
    JOHN_IN_PILE,
    JOHN_SEAT,
    pays,
)
from tafelrunde.games.havoc.names import battle_told, combination_told
from tafelrunde.games.havoc.phases import LOOTING_AFTER, PEACE, SCAVENGING
from tafelrunde.games.havoc.ranking import JOHN_OF_GAUNT, Strength, strength, strongest
from tafelrunde.games.havoc.view import HavocView


@final
@dataclass(frozen=True)
class Camp:
    """How a seat stands in the battle. `made` is what its cards make and `place` the place that this would be now, 0
    without cards; `part` is "not-asked", "stayed-out", "in", "winner" or "beaten"; `dogs` are those that it may still
    use after the battle."""

    part: str
    made: Message | None
    place: int
    dogs: int


@final
@dataclass(frozen=True)
class HavocShown:
    """The cards in the pile, John among them [J19]; what the places of each battle pay at this table; the camps of
    the seats, and John's after them while he fights; his raid by its name; whether a year of peace is being kept; the
    final places, once the match is over."""

    pile: int
    pays: tuple[tuple[int, ...], ...]
    camps: tuple[Camp, ...]
    raid: Message | None
    is_year_of_peace: bool
    places: tuple[int, ...]


PAYS: Final = {
    (seats, is_small): tuple([pays(battle, seats, is_small) for battle in range(len(BATTLES))])
    for seats in range(2, 7)
    for is_small in (False, True)
}
"""[H39] What the places of each battle pay, by the number of seats and whether it is a small table."""


def shown(view: HavocView) -> HavocShown:
    seats = len(view.sizes)
    camps = [camp(view, seat) for seat in range(seats)] if view.battle != NONE else []
    if camps and view.initiator == JOHN_SEAT:
        camps.append(camp(view, int(JOHN_SEAT)))
    raid = battle_told(view.battle) if view.battle > CASTILLON else None
    return HavocShown(
        pile=pile_size(view),
        pays=PAYS[seats, view.is_small_table],
        camps=tuple(camps),
        raid=raid if isinstance(raid, Message) else None,
        is_year_of_peace=view.phase == PEACE,
        places=final_places(view) if view.phase == OVER else (),
    )


def pile_size(view: HavocView) -> int:
    """[J19] John counts as a card of the pile."""
    return view.pile + (1 if view.john == JOHN_IN_PILE else 0)


def camp(view: HavocView, seat: int) -> Camp:
    """[H118, H32] How somebody stands; once the lays are compared, cards leave the battlefield and make nothing."""
    made = None if is_decided(view) or not has_laid(view, seat) else combination_told(strength_now(view, seat))
    return Camp(part(view, seat), made, place_now(view, seat) if made is not None else 0, dogs_left(view, seat))


def part(view: HavocView, seat: int) -> str:
    """How somebody takes part in the battle."""
    if is_decided(view) and (seat == JOHN_SEAT or seat in view.fighting):
        return "winner" if seat == view.winner else "beaten"
    if has_laid(view, seat):
        return "in"
    return "not-asked" if seat in view.unasked else "stayed-out"


def has_laid(view: HavocView, seat: int) -> bool:
    """[J6] John fights with cards of his own, which nobody has to lay."""
    return seat == JOHN_SEAT or bool(view.laid[seat])


def is_decided(view: HavocView) -> bool:
    """Whether the lays have been compared: from then on dogs and cards leave the battlefield."""
    return view.phase in (SCAVENGING, LOOTING_AFTER)


def dogs_left(view: HavocView, seat: int) -> int:
    """[H32, H51] How many laid dogs a seat may still use after the battle."""
    if not is_decided(view) or seat == JOHN_SEAT or seat not in view.fighting or seat in view.stopped:
        return 0
    return min(view.laid[seat].count(int(DOG)), int(DOGS_AFTER_BATTLE) - view.dogs_after[seat])


def strength_now(view: HavocView, seat: int) -> Strength:
    """[H24, H119, J6] What a seat's laid cards are worth, with dogs sitting out as it said or as is best for it."""
    if seat == JOHN_SEAT:
        return JOHN_OF_GAUNT
    laid = cards_of(view.laid[seat])
    if view.outs[seat] == NONE:
        return strongest(laid.regular(), laid.dogs)[0]
    return strength(laid.regular(), laid.dogs - view.outs[seat])


def place_now(view: HavocView, seat: int) -> int:
    """[H28, H124, J6] The place that a seat would take if the battle ended now: one more than did better."""
    rivals = [rival for rival in range(len(view.sizes)) if view.laid[rival]]
    if view.initiator == JOHN_SEAT:
        rivals.append(int(JOHN_SEAT))
    own = rank_now(view, seat)
    return 1 + sum([rank_now(view, rival) > own for rival in rivals])


def rank_now(view: HavocView, seat: int) -> tuple[int, int]:
    """Stronger is better, then fewer cards in hand."""
    in_hand = 0 if seat == JOHN_SEAT else view.sizes[seat]
    return int(strength_now(view, seat)), -in_hand


def final_places(view: HavocView) -> tuple[int, ...]:
    """[H131, H40] Most points, then battles won, then the order at Castillon."""
    seats = range(len(view.points))
    return places([(view.points[seat], view.wins[seat], -view.at_castillon[seat]) for seat in seats])
