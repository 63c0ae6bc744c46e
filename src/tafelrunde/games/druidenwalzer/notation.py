"""Short, parsable text: `5L` is a five that turns left, `M1` Moon's tree 1, `SB` Sun's board; `waltz 5L 4` lays that
five at your own tree 4, `withdraw tree 2` takes the top spirit away from your own tree 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.games.druidenwalzer.actions import CATALOGUE
from tafelrunde.games.druidenwalzer.components import (
    COLOUR_NAMES,
    CULTS,
    KINDS,
    PLACE_NAMES,
    PLACES,
    Spirit,
    is_board,
    is_left,
    owner,
    strength,
)
from tafelrunde.games.druidenwalzer.view import DruidView


def spirit_name(spirit: Spirit) -> str:
    return f"{strength(spirit)}{'L' if is_left(spirit) else 'R'}"


def action_name(action: Action) -> str:
    if action.verb in ("box", "start", "withdraw"):
        return f"{action.verb} {spirit_name(action.what)}"
    if action.verb == "withdraw-tree":
        return f"withdraw tree {action.what + 1}"
    if action.verb == "waltz":
        return f"waltz {spirit_name(action.what)} {action.where + 1}"
    if action.verb == "place":
        return f"place {COLOUR_NAMES[action.what]} {action.where + 1}"
    return f"{action.verb} {COLOUR_NAMES[action.what]}"


ACTIONS: Final = {action_name(action): action for action in CATALOGUE.actions}
SPIRITS: Final = {spirit_name(spirit): spirit for spirit in range(KINDS)}


def parse_action(text: str) -> Action:
    """The action written this way; UnknownNotation if there is none."""
    action = ACTIONS.get(" ".join(text.split()))
    if action is None:
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Druidenwalzer.", text=text)
    return action


def parse_piece(text: str) -> int:
    """The spirit or place written this way; UnknownNotation if there is neither."""
    return parse_spirit(text) if text in SPIRITS else parse_place(text)


def parse_spirit(text: str) -> int:
    """The spirit written this way; UnknownNotation if there is none."""
    spirit = SPIRITS.get(text)
    if spirit is None:
        raise UnknownNotation("error-notation", f"There is no spirit '{text}' in Druidenwalzer.", text=text)
    return spirit


def parse_place(text: str) -> int:
    """The place written this way; UnknownNotation if there is none."""
    if text not in PLACE_NAMES:
        raise UnknownNotation("error-notation", f"There is no place '{text}' in Druidenwalzer.", text=text)
    return PLACE_NAMES.index(text)


def position(view: DruidView) -> str:
    """What this seat knows, on one line: turns played and who is asked, the ten places clockwise, hands and decks.

    A tree is `M1 #3 2L 5R *4 black ring`: three unseen spirits, the seen ones from bottom to top, four signs, a druid,
    the ring; `bare` if it was bare when the turn began. A board is `MB 1L 4R^`, with the top spirit marked."""
    asked = " ".join([CULTS[seat] for seat in view.to_act]) or "over"
    parts = [f"{view.turns} {asked}"]
    parts += [board_text(view, place) if is_board(place) else tree_text(view, place) for place in range(PLACES)]
    parts += [
        f"{CULTS[seat]} hand {view.hand_sizes[seat]} deck {view.deck_sizes[seat]} of {spirits_text(view.hidden[seat])}"
        for seat in range(2)
    ]
    if view.hand:
        parts.append(f"hand {spirits_text(view.hand)}")
    if view.pending:
        parts.append("to fight " + " ".join([COLOUR_NAMES[colour] for colour in view.pending]))
    return " | ".join(parts)


def spirits_text(spirits: tuple[int, ...]) -> str:
    return " ".join([spirit_name(spirit) for spirit in spirits]) or "-"


def tree_text(view: DruidView, place: int) -> str:
    parts = [PLACE_NAMES[place]]
    if place in view.captured:
        parts.append("lost")
    if view.unseen[place]:
        parts.append(f"#{view.unseen[place]}")
    parts += [spirit_name(spirit) for spirit in view.seen[place]]
    if view.signs[place]:
        parts.append(f"*{view.signs[place]}")
    parts += [COLOUR_NAMES[druids.index(place)] for druids in view.druids if place in druids]
    if place == view.ring_at:
        parts.append("ring")
    if place in view.bare:
        parts.append("bare")
    return " ".join(parts)


def board_text(view: DruidView, place: int) -> str:
    seat = owner(place)
    top = view.tops[seat]
    rest = list(view.boards[seat])
    if top in rest:
        rest.remove(top)
    spirits = [*[spirit_name(spirit) for spirit in rest], *([f"{spirit_name(top)}^"] if top >= 0 else [])]
    return " ".join([PLACE_NAMES[place], *spirits])
