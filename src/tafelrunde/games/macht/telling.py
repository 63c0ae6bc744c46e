"""Choices and prompts as messages; the sentences are in the Fluent catalogues."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Message, Person, Sentence, message
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
from tafelrunde.games.macht.chronicle import CHRONICLE
from tafelrunde.games.macht.components import KNIGHT, MERLIN, UPRISING, UPRISING_LIMIT, USES
from tafelrunde.games.macht.events import TakeOverDeclared
from tafelrunde.games.macht.names import (
    counted_symbols,
    label_of,
    marker_label,
    one_of,
    pieces_label,
    region_name,
    symbol_name,
    the_marker,
)
from tafelrunde.games.macht.phases import (
    ACTING,
    BIDDING,
    MOVING_KNIGHTS,
    MOVING_MAGES,
    MOVING_TO,
    OCCUPYING,
    PLAYING,
    RETREATING,
    RISING,
    SNAKE_ASKED,
    SWAPPING,
)
from tafelrunde.games.macht.regions import kind_in
from tafelrunde.games.macht.shown import (
    cubes_after_snake,
    declared_event,
    next_resupply,
    start_of,
    sums_of,
    table_of,
    target_of,
)
from tafelrunde.games.macht.shown import shown as shown_of
from tafelrunde.games.macht.view import MachtView

# Choices


def tell_action(view: MachtView, action: Action) -> Message:
    """What a choice is called and, where it can be foreseen, what it brings."""
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
        return message("macht-action-deploy", pieces=one_of(int(kind_in(view.cycle))), region=region_name(what))
    if verb == RESUPPLY.name:
        kind = 1 - int(kind_in(view.cycle))
        count = min(next_resupply(view), view.stock[view.seat][kind])
        return message("macht-action-resupply", pieces=label_of(kind, count), count=count)
    if verb == NUMBER.name:
        return message("macht-action-number", symbol=symbol_name(what))
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
        sums = sums_of(table_of(view), where)
        assert sums is not None
        return message(
            "macht-action-take-over", region=region, marker=influence_label(view, what, where),
            attack=sums.attack, defence=sums.defence,
        )  # fmt: skip
    if verb == RETREAT.name:
        return message("macht-action-retreat", pieces=label_of(what, 1), region=region)
    if verb == OCCUPY.name:
        return message("macht-action-occupy", pieces=one_of(int(kind_in(view.cycle))))
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
        return message("macht-action-remove", pieces=one_of(what), region=region_name(where))
    if verb == SWAP.name:
        return message("macht-action-swap", region=region_name(what), symbol=symbol_name(where))
    if verb == STOP.name:
        return message("macht-action-stop-uprising" if view.marker == UPRISING else "macht-action-stop-swap")
    return None


# Prompts


def tell_prompt(view: MachtView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, or whom it is waiting for."""
    if view.phase == OVER:
        return [Sentence(message("macht-prompt-over"), ("P30",))]
    if view.seat not in view.to_act:
        waiting = tuple([message("macht-person", seat=Person(seat)) for seat in view.to_act])
        return [Sentence(message("macht-prompt-waiting", waiting=waiting, count=len(waiting)), WAITING[view.phase])]
    told = prompt_turn(view) or prompt_movement(view, legal) or prompt_answer(view) or prompt_auction(view)
    if not told:
        raise ValueError(f"Macht & Ohnmacht has no phase {view.phase}.")
    return told


WAITING: Final[dict[int, tuple[str, ...]]] = {
    int(ACTING): ("P114",),
    int(PLAYING): ("P118",),
    int(MOVING_TO): ("P41",),
    int(MOVING_KNIGHTS): ("P41",),
    int(MOVING_MAGES): ("P41",),
    int(SNAKE_ASKED): ("P19",),
    int(RETREATING): ("P27",),
    int(OCCUPYING): ("P28",),
    int(BIDDING): ("P11", "P55"),
    int(RISING): ("P13",),
    int(SWAPPING): ("P14",),
}


def prompt_turn(view: MachtView) -> list[Sentence]:
    """The actions of a turn."""
    if view.phase == ACTING:
        asked = [Sentence(message("macht-prompt-acting", actions=view.actions), ("P114", "P8"))]
        return [*asked, last_cube_hint()] if view.cubes == 1 else asked
    if view.phase == PLAYING:
        asked = [Sentence(message("macht-prompt-playing"), ("P118", "P16"))]
        return [*asked, last_cube_hint()] if view.cubes == 1 else asked
    return []


def last_cube_hint() -> Sentence:
    """With one cube left, anything that costs a cube ends the cycle."""
    return Sentence(message("macht-prompt-last-cube"), ("P122", "P17"))


def prompt_movement(view: MachtView, legal: list[Action]) -> list[Sentence]:
    """The steps of a movement."""
    rule = "P25" if view.declared in SAIL else "P24"
    if view.phase == MOVING_TO:
        return [Sentence(message("macht-prompt-moving-to", start=start_name(view)), (rule,))]
    if view.phase == MOVING_KNIGHTS:
        told = message("macht-prompt-moving-knights", start=start_name(view), goal=region_name(view.goal))
        return [Sentence(told, (rule, "P41"))]
    if view.phase == MOVING_MAGES:
        told = message("macht-prompt-moving-mages", start=start_name(view), goal=region_name(view.goal))
        hint = Sentence(message("macht-prompt-mages-back", goal=region_name(view.goal)), ("P41",))
        can_come_back = MAGES_BACK.name in [action.verb for action in legal]
        return [Sentence(told, (rule, "P41")), *([hint] if can_come_back else [])]
    return []


def start_name(view: MachtView) -> str:
    return region_name(start_of(view))


def prompt_answer(view: MachtView) -> list[Sentence]:
    """Snake, retreat and occupation."""
    if view.phase == SNAKE_ASKED:
        told = message("macht-prompt-snake", marker=the_marker(view.marker))
        cost = message("macht-prompt-snake-cost", cubes=cubes_after_snake(view))
        return [Sentence(told, ("P19",)), CHRONICLE.tell(declared_event(view)), Sentence(cost, ("P18",))]
    if view.phase == RETREATING:
        return [Sentence(message("macht-prompt-retreating", region=target_name(view)), ("P27",))]
    if view.phase == OCCUPYING:
        told = message("macht-prompt-occupying", region=target_name(view), pieces=one_of(int(kind_in(view.cycle))))
        return [Sentence(told, ("P28",))]
    return []


def target_name(view: MachtView) -> str:
    return region_name(target_of(view))


def prompt_auction(view: MachtView) -> list[Sentence]:
    """Bids and the effects of lightning markers."""
    if view.phase == BIDDING:
        kind = "knights" if int(kind_in(view.cycle)) == KNIGHT else "mages"
        told = message("macht-prompt-bidding", kind=kind, marker=the_marker(view.marker))
        rival = 1 - view.seat
        news = "macht-prompt-rival-owes" if rival in view.to_act else "macht-prompt-rival-sealed"
        return [Sentence(told, ("P11", "P55")), Sentence(message(news, seat=Person(rival)), ("P55",))]
    if view.phase == RISING:
        told = message("macht-prompt-rising", count=int(UPRISING_LIMIT) - view.risen_knights - view.risen_mages)
        return [Sentence(told, ("P13", "P52"))]
    if view.phase == SWAPPING:
        told = message("macht-prompt-swapping", spares=counted_symbols(view.spares))
        return [Sentence(told, ("P14", "P43"))]
    return []


def tell_gain(view: MachtView, events: list[Event], after: MachtView | None) -> list[Message]:
    """[P20, P29] The sums of a take-over, and how many active regions the seat then has."""
    told = [
        message(
            "macht-gain-attack", region=region_name(int(event.region)), attack=int(event.attack),
            defence=int(event.defence),
        )
        for event in events
        if isinstance(event, TakeOverDeclared)
    ]  # fmt: skip
    if after is not None:
        now, then = shown_of(view).active_regions, shown_of(after).active_regions
        if then != now:
            told.append(message("macht-gain-regions", own=then[view.seat], other=then[1 - view.seat]))
    return told
