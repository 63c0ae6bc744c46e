"""A position of Havoc in words: battles, seats, what lies in the middle, the seat's own hand."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, message
from tafelrunde.games.havoc.components import (
    BATTLES,
    CASTILLON,
    JOHN_AWAY,
    JOHN_FIGHTING,
    JOHN_IN_PILE,
    JOHN_KEEPING,
    JOHN_SEAT,
    REMOVED,
    REPLACED,
)
from tafelrunde.games.havoc.names import battle_told, cards_told, combination_told, points_told, who
from tafelrunde.games.havoc.phases import LOOTING, LOOTING_AFTER, SITTING_OUT
from tafelrunde.games.havoc.ranking import JOHN_OF_GAUNT
from tafelrunde.games.havoc.shown import dogs_left, final_places, is_decided, part, pile_size, place_now, strength_now
from tafelrunde.games.havoc.view import HavocView

PARTS: Final = {"not-asked": "not-asked", "stayed-out": "stayed-out", "winner": "is-winner", "beaten": "is-beaten"}


def tell_position(view: HavocView) -> Position:
    """Everything that the seat may know, in the order in which a person would look."""
    told: Position = []
    tell_battles(view, told)
    if view.phase == OVER:
        told.append(end_table(view))
    else:
        told.append(seats_table(view) if view.battle == NONE else battle_table(view))
        tell_middle(view, told)
        tell_peace_card(view, told)
    tell_hands(view, told)
    return told


def tell_battles(view: HavocView, told: Position) -> None:
    """[H42, H107, H39] The current battle, those that are over with their winners, those ahead with what they pay."""
    ahead = view.order[view.fought :]
    if view.battle > CASTILLON:
        label = message("havoc-position-battle")
        told.append(
            Item(label, message("havoc-position-raid", battle=battle_told(view.battle), points=pays(view, view.battle)))
        )
        if view.fates[ahead[0]] == REPLACED:
            ahead = ahead[1:]
    elif view.phase != OVER:
        label = message("havoc-position-next-battle" if view.battle == NONE else "havoc-position-battle")
        card = BATTLES[ahead[0]]
        said = message(
            "havoc-position-battle-of",
            number=view.fought + 1,
            count=len(view.order),
            name=card.name,
            year=str(card.year),
            points=pays(view, ahead[0]),
        )
        told.append(Item(label, said))
        ahead = ahead[1:]
    if view.fought > 0:
        over = tuple([battle_over(view, battle) for battle in view.order[: view.fought]])
        told.append(Item(message("havoc-position-fought"), over))
    if ahead:
        coming = tuple([battle_ahead(view, battle) for battle in ahead])
        told.append(Item(message("havoc-position-ahead"), coming))


def pays(view: HavocView, battle: int) -> str:
    return points_told(battle, len(view.sizes), view.is_small_table)


def battle_over(view: HavocView, battle: int) -> Message:
    number, name, fate = battle + 1, BATTLES[battle].name, view.fates[battle]
    if fate == REMOVED:
        return message("havoc-position-removed", number=number, name=name)
    if fate == REPLACED:
        return message("havoc-position-replaced", number=number, name=name)
    return message("havoc-position-won", number=number, name=name, seat=Person(fate))


def battle_ahead(view: HavocView, battle: int) -> Message:
    return message("havoc-position-coming", number=battle + 1, name=BATTLES[battle].name, points=pays(view, battle))


def seat_told(seat: int) -> Message:
    """A seat by its name; the reader's own is marked."""
    return message("havoc-position-name", seat=Person(seat))


def seats_table(view: HavocView) -> Grid:
    """Between battles: points, battles won and cards in hand of each seat."""
    heads = (
        message("havoc-position-seat"),
        message("havoc-position-points"),
        message("havoc-position-wins"),
        message("havoc-position-cards"),
    )
    rows: list[tuple[Argument, ...]] = [
        (seat_told(seat), view.points[seat], view.wins[seat], view.sizes[seat]) for seat in range(len(view.sizes))
    ]
    return Grid(heads, tuple(rows), view.to_act[0])


def battle_table(view: HavocView) -> Grid:
    """In a battle: also what each seat's cards make, what they are, and how it stands. John has a row of his own."""
    heads = (
        message("havoc-position-seat"),
        message("havoc-position-points"),
        message("havoc-position-cards"),
        message("havoc-position-in-battle"),
        message("havoc-position-laid"),
        message("havoc-position-standing"),
    )
    rows: list[tuple[Argument, ...]] = [
        (
            seat_told(seat),
            view.points[seat],
            view.sizes[seat],
            in_battle(view, seat),
            cards_told(view.laid[seat]),
            standing(view, seat),
        )
        for seat in range(len(view.sizes))
    ]
    if view.initiator == JOHN_SEAT:
        place = message("havoc-position-place-passed", place=place_now(view, int(JOHN_SEAT)))
        standing_told: Argument = "" if is_decided(view) else place
        rows.append((message("havoc-john"), "", 0, combination_told(JOHN_OF_GAUNT), (), standing_told))
    return Grid(heads, tuple(rows), view.to_act[0])


def in_battle(view: HavocView, seat: int) -> Message:
    """What the laid cards of a seat make, or how else it takes part."""
    taken = part(view, seat)
    return combination_told(strength_now(view, seat)) if taken == "in" else message(f"havoc-position-{PARTS[taken]}")


def standing(view: HavocView, seat: int) -> Argument:
    """The place that a seat would take now; after the battle how many dogs it may still use."""
    taken = part(view, seat)
    if taken in ("winner", "beaten"):
        left = dogs_left(view, seat)
        return message("havoc-position-dogs-left", count=left) if left else message("havoc-position-no-dogs-left")
    if taken != "in":
        return ""
    has_passed = seat in view.fighting and seat not in view.adding and view.phase != SITTING_OUT
    id = "havoc-position-place-passed" if has_passed else "havoc-position-place"
    return message(id, place=place_now(view, seat))


def end_table(view: HavocView) -> Grid:
    """After Castillon: what each seat showed there, and the final order."""
    final = final_places(view)
    heads = (
        message("havoc-position-seat"),
        message("havoc-position-points"),
        message("havoc-position-wins"),
        message("havoc-position-at-castillon"),
        message("havoc-position-laid"),
        message("havoc-position-final"),
    )
    rows: list[tuple[Argument, ...]] = [
        (
            seat_told(seat),
            view.points[seat],
            view.wins[seat],
            combination_told(strength_now(view, seat)),
            cards_told(view.laid[seat]),
            message("havoc-position-place", place=final[seat]),
        )
        for seat in range(len(view.sizes))
    ]
    return Grid(heads, tuple(rows), final.index(1))


def tell_middle(view: HavocView, told: Position) -> None:
    """[H14, H56] The recruits, the pile, and the discards, which are listed only while the seat is looting."""
    if view.fought < CASTILLON:
        limit = message("havoc-position-recruits", count=len(view.recruits), most=view.recruits_max)
        told.append(Item(limit, cards_told(view.recruits)))
    told.append(Item(message("havoc-position-pile"), pile_size(view)))
    if view.phase in (LOOTING, LOOTING_AFTER) and view.seat in view.to_act:
        told.append(Item(message("havoc-position-discards"), cards_told(view.discards)))
    else:
        told.append(Item(message("havoc-position-discards"), len(view.discards)))


def tell_peace_card(view: HavocView, told: Position) -> None:
    """[H115, H110, H2, J3] Who has the peace card and what it shows; and where John of Gaunt is."""
    if view.battle != NONE:
        told.append(Item(message("havoc-position-havoc-card"), named(view.initiator)))
    elif view.peace > 0:
        shows = message("havoc-position-peace", keeper=named(view.keeper), peace=view.peace, most=view.peace_max)
        told.append(Item(message("havoc-position-keeper"), shows))
    else:
        told.append(
            Item(message("havoc-position-keeper"), message("havoc-position-no-peace", keeper=named(view.keeper)))
        )
    if view.john != JOHN_AWAY:
        told.append(Item(message("havoc-john"), john_told(view)))


def named(seat: int) -> Argument:
    return who(seat) if seat == JOHN_SEAT else seat_told(seat)


def john_told(view: HavocView) -> Message:
    if view.john == JOHN_IN_PILE:
        return message("havoc-position-john-in-pile")
    if view.john == JOHN_FIGHTING:
        return message("havoc-position-john-fights")
    id = "havoc-position-john-keeps" if view.john == JOHN_KEEPING else "havoc-position-john-waits"
    return message(id, seat=Person(view.john_right))


def tell_hands(view: HavocView, told: Position) -> None:
    """[H20] What everybody has seen go into the hands of others, and the seat's own hand by suits."""
    known = tuple(
        [
            message("havoc-position-known-cards", seat=Person(seat), cards=cards_told(view.seen[seat]))
            for seat in range(len(view.seen))
            if view.seen[seat] and seat != view.seat
        ]
    )
    if known:
        told.append(Item(message("havoc-position-known"), known))
    if view.seat >= 0:
        told.append(Item(message("havoc-position-hand"), cards_told(view.hand)))
