"""Why an illegal action is not allowed, in the terms of the person who asks, with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE, bit
from tafelrunde.core.catalogue import Action
from tafelrunde.core.messages import Argument, Message, Sentence, message
from tafelrunde.games.macht import movement
from tafelrunde.games.macht.actions import (
    ALLOW,
    BID,
    BY_MERLIN,
    DEPLOY,
    DONE,
    KNIGHTS,
    LEAVE,
    MAGES,
    MAGES_BACK,
    MOVE,
    NO_RETREAT,
    NUMBER,
    OCCUPY,
    PLAY_SNAKE,
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
from tafelrunde.games.macht.components import (
    COAST,
    DEPLOY_LIMIT,
    KINDS,
    KNIGHT,
    MERLIN,
    MOVEMENT,
    NUMBER_OF,
    SEA_MOVEMENT,
    USES,
)
from tafelrunde.games.macht.names import cycle_word, label_of, marker_label, region_name, symbol_name
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
from tafelrunde.games.macht.regions import active_kind, kind_in, neighbours, pieces_in
from tafelrunde.games.macht.shown import start_of, sums_of, table_of, target_of
from tafelrunde.games.macht.state import MachtTable
from tafelrunde.games.macht.view import MachtView

PLAYS: Final = (REINFORCE.name, TAKE_OVER.name, NUMBER.name, MOVE.name, SAIL.name, RESUPPLY_WITH.name)

ASKED: Final[dict[int, tuple[tuple[str, ...], str, str]]] = {
    int(ACTING): ((TAKE.name, DEPLOY.name, RESUPPLY.name, *PLAYS), "macht-why-not-acting", "P114"),
    int(PLAYING): ((*PLAYS, DONE.name), "macht-why-not-playing", "P118"),
    int(MOVING_TO): ((TO.name,), "macht-why-not-moving-to", "P41"),
    int(MOVING_KNIGHTS): ((KNIGHTS.name,), "macht-why-not-moving-knights", "P41"),
    int(MOVING_MAGES): ((MAGES.name, MAGES_BACK.name), "macht-why-not-moving-mages", "P41"),
    int(SNAKE_ASKED): ((PLAY_SNAKE.name, ALLOW.name), "macht-why-not-snake", "P19"),
    int(RETREATING): ((RETREAT.name, NO_RETREAT.name), "macht-why-not-retreating", "P27"),
    int(OCCUPYING): ((OCCUPY.name, LEAVE.name), "macht-why-not-occupying", "P28"),
    int(BIDDING): ((BID.name,), "macht-why-not-bidding", "P11"),
    int(RISING): ((REMOVE.name, STOP.name), "macht-why-not-rising", "P13"),
    int(SWAPPING): ((SWAP.name, STOP.name), "macht-why-not-swapping", "P14"),
}
"""For each phase the verbs that it asks for, and what is said about all others."""


def refuse(view: MachtView, action: Action, move_into_empty: bool) -> Sentence:
    """Why this seat may not do this now."""
    verbs, id, rule = ASKED[view.phase]
    if action.verb not in verbs:
        return Sentence(message(id), (rule,))
    state = table_of(view)
    state.move_into_empty = move_into_empty
    for find in (refuse_basic, refuse_influence, refuse_movement, refuse_step, refuse_retreat, refuse_lightning):
        found = find(view, state, action)
        if found is not None:
            return found
    raise ValueError(f"Nothing forbids {action}.")


def why(said: Message, *rules: str) -> Sentence:
    return Sentence(said, rules)


def of_region(id: str, region: int, **args: Argument) -> Message:
    return message(id, region=region_name(region), **args)


def lacks(view: MachtView, marker: int, *rules: str) -> Sentence | None:
    """[P118] Only markers from the seat's own reserve can be played."""
    if view.markers[view.seat][marker] > 0:
        return None
    return why(message("macht-why-not-marker", marker=marker_label(marker)), *rules)


def is_rivals(view: MachtView, region: int) -> bool:
    return view.owners[region] == 1 - view.seat


def refuse_basic(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P115, P10, P22, P121] The actions A and B; number markers and resupply with markers."""
    verb, what = action.verb, action.what
    if verb == TAKE.name:
        return why(message("macht-why-not-display", marker=marker_label(what)), "P115")
    if verb == DEPLOY.name:
        if is_rivals(view, what):
            return why(of_region("macht-why-not-rivals", what), "P10", "P9")
        if pieces_in(state, what) > DEPLOY_LIMIT:
            return why(of_region("macht-why-not-full", what, limit=int(DEPLOY_LIMIT)), "P10")
        return why(message("macht-why-not-reserve", kind=cycle_word(int(active_kind(state)))), "P10")
    if verb == NUMBER.name:
        return lacks(view, what + int(NUMBER_OF), "P22")
    if verb == RESUPPLY_WITH.name:
        return lacks(view, USES[what][0], "P121")
    return None


def refuse_influence(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P119, P26, P120, P20] Influence markers and Merlin."""
    verb, by, region = action
    if verb not in (REINFORCE.name, TAKE_OVER.name):
        return None
    missing = lacks(view, int(MERLIN), "P26") if by == BY_MERLIN else lacks(view, view.symbols[region], "P119")
    if missing is not None:
        return missing
    if verb == REINFORCE.name:
        if is_rivals(view, region):
            return why(of_region("macht-why-not-rivals", region), "P120", "P9")
        return why(message("macht-why-not-reserve", kind=cycle_word(int(active_kind(state)))), "P120")
    sums = sums_of(state, region)
    if sums is None or sums.defender == view.seat:
        return why(of_region("macht-why-not-not-rivals", region), "P20")
    return why(of_region("macht-why-not-weak", region, attack=sums.attack, defence=sums.defence), "P20")


def refuse_movement(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P24, P25, P16] The marker and the region from which a movement starts."""
    verb, start = action.verb, action.what
    if verb not in (MOVE.name, SAIL.name):
        return None
    marker, rule = (SEA_MOVEMENT, "P25") if verb == SAIL.name else (MOVEMENT, "P24")
    missing = lacks(view, int(marker), rule)
    if missing is not None:
        return missing
    if view.owners[start] != view.seat:
        return why(of_region("macht-why-not-not-own", start), rule)
    if verb == SAIL.name and COAST & bit(start) == 0:
        return why(of_region("macht-why-not-coast", start), rule)
    return why(of_region("macht-why-not-no-goal", start), rule, "P16")


def refuse_step(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P24, P25, P41, P48] Where a declared movement goes, and with how many pieces."""
    if action.verb == TO.name:
        return refuse_goal(view, state, action.what)
    if action.verb not in (KNIGHTS.name, MAGES.name, MAGES_BACK.name):
        return None
    by_sea = view.declared in SAIL
    start, rule = start_of(view), "P25" if by_sea else "P24"
    if action.verb == KNIGHTS.name:
        if action.what > movement.most_knights(state):
            return why(of_region("macht-why-not-fewer", start, pieces=label_of(0, view.knights[start])), rule)
        return why(message("macht-why-not-nothing-moves"), "P41", "P48")
    if action.verb == MAGES.name:
        if action.what > movement.most_mages(state):
            return why(of_region("macht-why-not-fewer", start, pieces=label_of(1, view.mages[start])), rule)
        return why(message("macht-why-not-nothing-moves"), "P41", "P48")
    if by_sea:
        return why(message("macht-why-not-back-by-sea"), "P25")
    if action.what == 0 or view.moving_knights == 0:
        return why(message("macht-why-not-nothing-back"), "P41")
    return why(of_region("macht-why-not-fewer", view.goal, pieces=label_of(1, view.mages[view.goal])), rule)


def refuse_goal(view: MachtView, state: MachtTable, goal: int) -> Sentence:
    """[P24, P25, P105] The region into which a declared movement may not go."""
    start = start_of(view)
    by_sea = view.declared in SAIL
    rule = "P25" if by_sea else "P24"
    if goal == start:
        return why(of_region("macht-why-not-same-region", goal), rule)
    if is_rivals(view, goal):
        return why(of_region("macht-why-not-rivals", goal), rule, "P9")
    if by_sea:
        return why(of_region("macht-why-not-coast", goal), rule)
    if neighbours(state, start) & bit(goal) == 0:
        return not_neighbours(view, start, goal, rule)
    return why(of_region("macht-why-not-into-empty", goal), rule)


def not_neighbours(view: MachtView, one: int, other: int, rule: str) -> Sentence:
    """[P105] Two regions that are not neighbours in this cycle."""
    kind = cycle_word(int(kind_in(view.cycle)))
    return why(of_region("macht-why-not-neighbour", one, goal=region_name(other), kind=kind), rule, "P105")


def refuse_retreat(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P27] A retreat with a piece that is not there, or into a region that is not a refuge."""
    verb, kind, goal = action
    if verb != RETREAT.name:
        return None
    region = target_of(view)
    if goal == region:
        return why(of_region("macht-why-not-same-region", goal), "P27")
    if is_rivals(view, goal):
        return why(of_region("macht-why-not-rivals", goal), "P27", "P9")
    if neighbours(state, region) & bit(goal) == 0:
        return not_neighbours(view, region, goal, "P27")
    return no_such_piece(region, kind, "P27")


def no_such_piece(region: int, kind: int, rule: str) -> Sentence:
    """No piece of this kind is in a region."""
    id = "macht-why-not-no-knight" if kind == KNIGHT else "macht-why-not-no-mage"
    return why(of_region(id, region), rule)


def refuse_lightning(view: MachtView, state: MachtTable, action: Action) -> Sentence | None:
    """[P11, P13, P52, P14, P43] Bids, uprising and region swap."""
    verb, what, where = action
    if verb == BID.name:
        kind = active_kind(state)
        most = label_of(int(kind), int(state.reserve[view.seat * KINDS + kind]))
        return why(message("macht-why-not-bid", pieces=most), "P11")
    if verb == REMOVE.name:
        if view.rising_at not in (NONE, where):
            return why(of_region("macht-why-not-one-region", view.rising_at), "P13", "P52")
        if not is_rivals(view, where):
            return why(of_region("macht-why-not-not-rivals", where), "P13")
        if what == KNIGHT and view.risen_mages > 0:
            return why(message("macht-why-not-knights-first"), "P52")
        return no_such_piece(where, what, "P13")
    if view.symbols[what] == where:
        return why(of_region("macht-why-not-same-symbol", what, symbol=symbol_name(where)), "P14")
    return why(message("macht-why-not-spare", symbol=symbol_name(where)), "P43")
