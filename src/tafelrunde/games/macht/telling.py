"""Choices, prompts and positions as messages; the sentences stand in the Fluent catalogues."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, Sentence, message
from tafelrunde.games.macht import events as ev
from tafelrunde.games.macht import rules
from tafelrunde.games.macht.actions import (
    BID,
    BY_MERLIN,
    DEPLOY,
    KNIGHTS,
    MAGES,
    MAGES_BACK,
    MOVE,
    NUMBER,
    OCCUPY,
    REINFORCE,
    REMOVE,
    RESUPPLY,
    RESUPPLY_WITH,
    RETREAT,
    SAIL,
    STOP,
    SWAP,
    TAKE,
    TAKE_OVER,
    TO,
)
from tafelrunde.games.macht.chronicle import cycle_word, tell_event
from tafelrunde.games.macht.components import (
    GLASS_VALUES,
    KNIGHT,
    MERLIN,
    RESUPPLY_FIRST,
    RESUPPLY_LATER,
    UPRISING,
    UPRISING_LIMIT,
    USES,
    WIN_TOTAL,
)
from tafelrunde.games.macht.phrases import (
    counted,
    counted_markers,
    counted_symbols,
    label_of,
    marker_label,
    pieces_label,
    region_name,
    some_of,
    symbol,
    the_marker,
)
from tafelrunde.games.macht.view import MachtView

__all__ = ["tell_action", "tell_event", "tell_position", "tell_prompt"]

# Choices


def tell_action(view: MachtView, action: Action) -> Message:
    """What a choice is called; where it can be foreseen, what it brings."""
    for tell in (tell_basic_choice, tell_influence_choice, tell_movement_choice, tell_auction_choice):
        told = tell(view, action)
        if told is not None:
            return told
    return message(f"macht-action-{action.verb}")  # done, snake, allow, no-retreat, leave


def tell_basic_choice(view: MachtView, action: Action) -> Message | None:
    """The actions A to C, number markers and resupply with markers."""
    verb, what = action.verb, action.what
    if verb == TAKE.name:
        return message("macht-action-take", marker=the_marker(what))
    if verb == DEPLOY.name:
        return message("macht-action-deploy", pieces=some_of(view.active_kind, 1), region=region_name(what))
    if verb == RESUPPLY.name:
        kind = 1 - view.active_kind
        count = min(int(RESUPPLY_LATER if view.resupplied else RESUPPLY_FIRST), view.stock[view.seat][kind])
        return message("macht-action-resupply", pieces=label_of(kind, count))
    if verb == NUMBER.name:
        return message("macht-action-number", symbol=symbol(what))
    if verb == RESUPPLY_WITH.name:
        marker, knights, mages = USES[what]
        stock = view.stock[view.seat]
        label, shown = marker_label(marker), pieces_label(knights, mages)
        if stock[0] >= knights and stock[1] >= mages:
            return message("macht-action-resupply-with", marker=label, shown=shown)
        pieces = pieces_label(min(knights, stock[0]), min(mages, stock[1]))
        return message("macht-action-resupply-with-short", marker=label, shown=shown, pieces=pieces)
    return None


def tell_influence_choice(view: MachtView, action: Action) -> Message | None:
    """Influence markers and what follows a take-over."""
    verb, what, where = action
    region = region_name(where)
    if verb == REINFORCE.name:
        return message("macht-action-reinforce", region=region, marker=influence_label(view, what, where))
    if verb == TAKE_OVER.name:
        return message(
            "macht-action-take-over", region=region, marker=influence_label(view, what, where),
            attack=view.attack[where], defence=view.defence[where],
        )  # fmt: skip
    if verb == RETREAT.name:
        return message("macht-action-retreat", pieces=label_of(what, 1), region=region)
    if verb == OCCUPY.name:
        return message("macht-action-occupy", pieces=some_of(view.active_kind, 1))
    return None


def influence_label(view: MachtView, by: int, region: int) -> Message:
    """The marker that the influence takes: Merlin, or the influence marker of the region's symbol."""
    return marker_label(int(MERLIN) if by == BY_MERLIN else view.symbols[region])


def tell_movement_choice(view: MachtView, action: Action) -> Message | None:
    """The steps of a movement."""
    verb, what = action.verb, action.what
    if verb == MOVE.name:
        return message("macht-action-move", region=region_name(what))
    if verb == SAIL.name:
        return message("macht-action-sail", region=region_name(what))
    if verb == TO.name:
        return message("macht-action-to", region=region_name(what))
    if verb == KNIGHTS.name:
        return message("macht-action-knights", count=what)
    if verb == MAGES.name:
        return message("macht-action-mages", count=what)
    if verb == MAGES_BACK.name:
        return message("macht-action-mages-back", count=what)
    return None


def tell_auction_choice(view: MachtView, action: Action) -> Message | None:
    """Bids and the effects of lightning markers."""
    verb, what, where = action
    if verb == BID.name:
        return message("macht-action-bid", count=what)
    if verb == REMOVE.name:
        return message("macht-action-remove", pieces=some_of(what, 1), region=region_name(where))
    if verb == SWAP.name:
        return message("macht-action-swap", region=region_name(what), symbol=symbol(where))
    if verb == STOP.name:
        return message("macht-action-stop-uprising" if view.marker == UPRISING else "macht-action-stop-swap")
    return None


# Prompts


def tell_prompt(view: MachtView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, or whom it waits for."""
    if view.phase == OVER:
        return [Sentence(message("macht-prompt-over"), ("P30",))]
    if view.seat not in view.to_act:
        waiting = tuple([message("macht-person", seat=Person(seat)) for seat in view.to_act])
        return [Sentence(message("macht-prompt-waiting", waiting=waiting, count=len(waiting)), WAITING[view.phase])]
    for tell in (prompt_turn, prompt_movement, prompt_answer, prompt_auction):
        told = tell(view)
        if told:
            return told
    raise ValueError(f"Macht & Ohnmacht has no phase {view.phase}.")


WAITING: Final[dict[int, tuple[str, ...]]] = {
    int(rules.ACTING): ("P114",),
    int(rules.PLAYING): ("P118",),
    int(rules.MOVING_TO): ("P41",),
    int(rules.MOVING_KNIGHTS): ("P41",),
    int(rules.MOVING_MAGES): ("P41",),
    int(rules.SNAKE_ASKED): ("P19",),
    int(rules.RETREATING): ("P27",),
    int(rules.OCCUPYING): ("P28",),
    int(rules.BIDDING): ("P11", "P55"),
    int(rules.RISING): ("P13",),
    int(rules.SWAPPING): ("P14",),
}


def prompt_turn(view: MachtView) -> list[Sentence]:
    """The actions of a turn."""
    if view.phase == rules.ACTING:
        asked = [Sentence(message("macht-prompt-acting", actions=view.actions), ("P114", "P8"))]
        return [*asked, last_cube_hint(view)] if view.cubes == 1 else asked
    if view.phase == rules.PLAYING:
        asked = [Sentence(message("macht-prompt-playing"), ("P118", "P16"))]
        return [*asked, last_cube_hint(view)] if view.cubes == 1 else asked
    return []


def last_cube_hint(view: MachtView) -> Sentence:
    """With one cube left whatever costs a cube ends the cycle."""
    return Sentence(message("macht-prompt-last-cube"), ("P122", "P17"))


def prompt_movement(view: MachtView) -> list[Sentence]:
    """The steps of a movement."""
    by_sea = view.declared in SAIL
    rule = "P25" if by_sea else "P24"
    if view.phase == rules.MOVING_TO:
        return [Sentence(message("macht-prompt-moving-to", start=start_name(view)), (rule,))]
    if view.phase == rules.MOVING_KNIGHTS:
        told = message("macht-prompt-moving-knights", start=start_name(view), goal=region_name(view.goal))
        return [Sentence(told, (rule, "P41"))]
    if view.phase == rules.MOVING_MAGES:
        told = message("macht-prompt-moving-mages", start=start_name(view), goal=region_name(view.goal))
        hint = Sentence(message("macht-prompt-mages-back", goal=region_name(view.goal)), ("P41",))
        return [Sentence(told, (rule, "P41")), *([] if by_sea or view.moving_knights == 0 else [hint])]
    return []


def start_name(view: MachtView) -> str:
    return region_name(int(SAIL.what(view.declared) if view.declared in SAIL else MOVE.what(view.declared)))


def prompt_answer(view: MachtView) -> list[Sentence]:
    """Snake, retreat and occupation."""
    if view.phase == rules.SNAKE_ASKED:
        told = message("macht-prompt-snake", marker=the_marker(view.marker))
        cost = message("macht-prompt-snake-cost", cubes=view.cubes - 1)
        return [Sentence(told, ("P19",)), tell_event(declared_event(view)), Sentence(cost, ("P18",))]
    if view.phase == rules.RETREATING:
        return [Sentence(message("macht-prompt-retreating", region=target_name(view)), ("P27",))]
    if view.phase == rules.OCCUPYING:
        told = message("macht-prompt-occupying", region=target_name(view), pieces=some_of(view.active_kind, 1))
        return [Sentence(told, ("P28",))]
    return []


def target_name(view: MachtView) -> str:
    return region_name(int(TAKE_OVER.where(view.declared)))


def declared_event(view: MachtView) -> Event:
    """What the rival has declared, as it was told."""
    number, seat, marker = view.declared, view.turn, view.marker
    if number in TAKE_OVER:
        region = TAKE_OVER.where(number)
        return ev.TakeOverDeclared(seat, marker, region, view.attack[region], view.defence[region])
    if number in REINFORCE:
        return ev.ReinforcementDeclared(seat, marker, REINFORCE.where(number))
    if number in NUMBER:
        return ev.NumberDeclared(seat, marker)
    if number in MOVE:
        return ev.MovementDeclared(seat, MOVE.what(number), view.goal, view.moving_knights, view.moving_mages)
    if number in SAIL:
        return ev.SeaMovementDeclared(seat, SAIL.what(number), view.goal, view.moving_knights, view.moving_mages)
    _, knights, mages = USES[RESUPPLY_WITH.what(number)]
    return ev.ResupplyDeclared(seat, marker, knights, mages)


def prompt_auction(view: MachtView) -> list[Sentence]:
    """Bids and the effects of lightning markers."""
    if view.phase == rules.BIDDING:
        kind = "knights" if view.active_kind == KNIGHT else "mages"
        told = message("macht-prompt-bidding", kind=kind, marker=the_marker(view.marker))
        rival = 1 - view.seat
        news = "macht-prompt-rival-owes" if rival in view.to_act else "macht-prompt-rival-sealed"
        return [Sentence(told, ("P11", "P55")), Sentence(message(news, seat=Person(rival)), ("P55",))]
    if view.phase == rules.RISING:
        told = message("macht-prompt-rising", count=int(UPRISING_LIMIT) - view.risen_knights - view.risen_mages)
        return [Sentence(told, ("P13", "P52"))]
    if view.phase == rules.SWAPPING:
        told = message("macht-prompt-swapping", spares=counted_symbols(view.spares))
        return [Sentence(told, ("P14", "P43"))]
    return []


# Positions


def tell_position(view: MachtView) -> Position:
    """The whole view in words: the cycle, the seats, the map, the markers."""
    kind = cycle_word(view.active_kind)
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
        seats_table(view),
        *[region_item(view, region) for region in range(len(view.symbols))],
        Item(message("macht-position-display"), counted_markers(view.display)),
        Item(message("macht-position-spares"), counted_symbols(view.spares)),
        Item(message("macht-position-bowl"), counted_markers(view.bowl)),
        Item(message("macht-position-discards"), counted_markers(view.discards)),
        Item(message("macht-position-glasses"), glasses_list(view)),
        Item(message("macht-position-resupply"), int(RESUPPLY_LATER if view.resupplied else RESUPPLY_FIRST)),
    ]
    return told + current_items(view)


def current_items(view: MachtView) -> Position:
    """What is going on in the middle of an action."""
    items: Position = []
    if view.marker >= 0:
        items.append(Item(message("macht-position-marker"), marker_label(view.marker)))
    if view.phase in (rules.SNAKE_ASKED, rules.RETREATING, rules.OCCUPYING):
        label = message("macht-position-declared")
        items.append(Item(label, tell_event(declared_event(view)).message if view.phase == rules.SNAKE_ASKED
                          else message("macht-position-taking-over", region=target_name(view))))  # fmt: skip
    if view.phase in (rules.MOVING_TO, rules.MOVING_KNIGHTS, rules.MOVING_MAGES):
        goal: Argument = region_name(view.goal) if view.goal >= 0 else ()
        way = message(
            "macht-position-way", start=start_name(view), goal=goal, pieces=pieces_label(view.moving_knights, 0)
        )
        items.append(Item(message("macht-position-declared"), way))
    if view.rising_at >= 0:
        risen = message(
            "macht-position-risen", region=region_name(view.rising_at),
            pieces=pieces_label(view.risen_knights, view.risen_mages),
        )  # fmt: skip
        items.append(Item(message("macht-position-uprising"), risen))
    if view.bid >= 0:
        items.append(Item(message("macht-position-bid"), view.bid))
    return items


def seats_table(view: MachtView) -> Grid:
    """One row a seat: points, active regions and their sum, reserve, stock, markers, bonuses."""
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
        points, active = view.points[seat], view.active_regions[seat]
        colour = message("macht-position-orange" if seat == 0 else "macht-position-white", seat=Person(seat))
        reserve, stock = view.reserve[seat], view.stock[seat]
        rows.append(
            (
                colour, points, active, points + active, pieces_label(reserve[0], reserve[1]),
                pieces_label(stock[0], stock[1]), counted_markers(view.markers[seat]),
                counted_symbols(view.bonuses[seat]),
            )
        )  # fmt: skip
    return Grid(heads, tuple(rows), view.turn)


def region_item(view: MachtView, region: int) -> Item:
    """A region with its symbol, and who stands there."""
    label = message("macht-position-region", region=region_name(region), symbol=symbol(view.symbols[region]))
    owner = view.owners[region]
    if owner < 0:
        return Item(label, message("macht-position-empty"))
    pieces = pieces_label(view.knights[region], view.mages[region])
    active = "yes" if view.active[region] else "no"
    return Item(label, message("macht-position-held", seat=Person(owner), pieces=pieces, active=active))


def glasses_list(view: MachtView) -> tuple[Message, ...]:
    """The hourglass markers still to come."""
    labels = [message("macht-position-glass", value=int(value)) for value in GLASS_VALUES]
    return counted(labels, view.glasses)
