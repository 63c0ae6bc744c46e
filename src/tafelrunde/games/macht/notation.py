"""Short, parsable text for actions and positions: `deploy deira`, `take-over deira by merlin`, `mages-back 2`."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.games.macht.actions import (
    BID,
    BY_MERLIN,
    CATALOGUE,
    DEPLOY,
    KNIGHTS,
    MAGES,
    MAGES_BACK,
    MOVE,
    NUMBER,
    REINFORCE,
    REMOVE,
    RESUPPLY_WITH,
    RETREAT,
    SAIL,
    SWAP,
    TAKE,
    TAKE_OVER,
    TO,
)
from tafelrunde.games.macht.components import (
    COLOURS,
    KIND_NAMES,
    MARKER_KEYS,
    REGION_KEYS,
    SYMBOL_KEYS,
    USES,
)
from tafelrunde.games.macht.names import cycle_word
from tafelrunde.games.macht.regions import kind_in
from tafelrunde.games.macht.view import MachtView

OF_REGION: Final = (DEPLOY.name, MOVE.name, SAIL.name, TO.name)
OF_PIECE: Final = (RETREAT.name, REMOVE.name)
OF_INFLUENCE: Final = (REINFORCE.name, TAKE_OVER.name)
OF_AMOUNT: Final = (KNIGHTS.name, MAGES.name, MAGES_BACK.name, BID.name)


def region_name(region: int) -> str:
    return REGION_KEYS[region].replace("_", "-")


def use_name(use: int) -> str:
    """`movement`, or `merlin knights` where the marker leaves a choice."""
    marker, knights, mages = USES[use]
    choice = "" if knights and mages else " knights" if knights else " mages"
    return MARKER_KEYS[marker] + choice


def action_name(action: Action) -> str:
    verb, what, where = action
    if verb in OF_REGION:
        return f"{verb} {region_name(what)}"
    if verb in OF_INFLUENCE:
        return f"{verb} {region_name(where)}" + (" by merlin" if what == BY_MERLIN else "")
    if verb in OF_PIECE:
        return f"{verb} {KIND_NAMES[what]} {region_name(where)}"
    if verb in OF_AMOUNT:
        return f"{verb} {what}"
    if verb == TAKE.name:
        return f"{verb} {MARKER_KEYS[what]}"
    if verb == NUMBER.name:
        return f"{verb} {SYMBOL_KEYS[what]}"
    if verb == RESUPPLY_WITH.name:
        return f"{verb} {use_name(what)}"
    if verb == SWAP.name:
        return f"{verb} {region_name(what)} {SYMBOL_KEYS[where]}"
    return verb


ACTIONS_BY_NAME: Final[dict[str, Action]] = {action_name(action): action for action in CATALOGUE.actions}


def parse_action(text: str) -> Action:
    """The action written this way, in any case and with any spaces; UnknownNotation if there is none."""
    action = ACTIONS_BY_NAME.get(" ".join(text.lower().split()))
    if action is None:
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Macht & Ohnmacht.", text=text)
    return action


PIECES: Final[dict[str, int]] = {
    name: number
    for names in (SYMBOL_KEYS, MARKER_KEYS, [region_name(region) for region in range(len(REGION_KEYS))])
    for number, name in enumerate(names)
}


def parse_piece(text: str) -> int:
    """The region, marker or sign written this way; UnknownNotation if there is none."""
    if text not in PIECES:
        raise UnknownNotation("error-notation", f"There is nothing called '{text}' in Macht & Ohnmacht.", text=text)
    return PIECES[text]


def position(view: MachtView) -> str:
    """Cycle, cubes, turn, points, every region with its symbol and pieces, reserves and display, in one line:
    `1 magic 4/4 orange:1 0-0 | strathclyde castle o1k2m, … | o 3k5m: snake | w 3k5m: | merlin movement*2`."""
    cycle = cycle_word(int(kind_in(view.cycle)))
    head = f"{view.cycle} {cycle} {view.cubes}/{view.hourglass} {COLOURS[view.turn]}:{view.actions} "
    points = f"{view.points[0]}-{view.points[1]}"
    regions = ", ".join([region_text(view, region) for region in range(len(view.symbols))])
    seats = " | ".join([reserve_text(view, seat) for seat in range(2)])
    return f"{head}{points} | {regions} | {seats} | {markers_text(view.display)}".rstrip()


def region_text(view: MachtView, region: int) -> str:
    named = f"{region_name(region)} {SYMBOL_KEYS[view.symbols[region]]}"
    owner = view.owners[region]
    if owner < 0:
        return named
    return f"{named} {COLOURS[owner][0]}{pieces_text((view.knights[region], view.mages[region]))}"


def pieces_text(pieces: tuple[int, ...]) -> str:
    return f"{pieces[0]}k{pieces[1]}m"


def reserve_text(view: MachtView, seat: int) -> str:
    bonuses = "".join([f" +{count} {SYMBOL_KEYS[at]}" for at, count in enumerate(view.bonuses[seat]) if count])
    held = f"{COLOURS[seat][0]} {pieces_text(view.reserve[seat])}{bonuses}: {markers_text(view.markers[seat])}"
    return held.rstrip()


def markers_text(counts: tuple[int, ...]) -> str:
    """Markers by name, equal ones with their number."""
    named = [MARKER_KEYS[at] + (f"*{count}" if count > 1 else "") for at, count in enumerate(counts) if count]
    return " ".join(named)
