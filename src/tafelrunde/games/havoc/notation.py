"""Short, parsable text for cards, actions and positions: `b9` is the blue nine, `lay b9` lays it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.games.havoc.actions import BATTLE, CATALOGUE, DISCARD, LAY, OUT, PUT, SCAVENGE, SWAP, TAKE
from tafelrunde.games.havoc.components import DOG, Card, card_of, suit, value
from tafelrunde.games.havoc.shown import pile_size
from tafelrunde.games.havoc.view import HavocView

SUIT_LETTERS: Final = "bogryn"
"""Blue, orange, green, grey, yellow, brown: grey is r and brown n, where another suit has the first letter."""

OF_CARDS: Final = (TAKE.name, PUT.name, DISCARD.name, LAY.name, SCAVENGE.name)
OF_NUMBERS: Final = (OUT.name, SWAP.name)


def card_name(card: Card) -> str:
    return "dog" if card == DOG else f"{SUIT_LETTERS[suit(card)]}{value(card)}"


def parse_card(text: str) -> int:
    """The card of this name; UnknownNotation if there is none."""
    if text == "dog":
        return DOG
    found = re.fullmatch(rf"([{SUIT_LETTERS}])([1-9]|1[0-8])", text)
    if found is None:
        raise UnknownNotation("error-no-such-card", f"There is no card '{text}'.", text=text)
    return card_of(SUIT_LETTERS.index(found[1]), int(found[2]))


def action_name(action: Action) -> str:
    if action.verb in OF_CARDS:
        return f"{action.verb} {card_name(action.what)}"
    if action.verb in OF_NUMBERS:
        return f"{action.verb} {action.what}"
    return f"{action.verb} {action.what + 1}" if action.verb == BATTLE.name else action.verb


def parse_action(text: str) -> Action:
    """The action written this way; UnknownNotation if there is none."""
    verb, _, what = " ".join(text.split()).partition(" ")
    action = Action(verb)
    if verb in OF_CARDS:
        action = Action(verb, parse_card(what))
    elif what:
        number = int(what) if re.fullmatch(r"[0-9]", what) else -1
        action = Action(verb, number - 1 if verb == BATTLE.name else number)
    if action not in CATALOGUE.numbers or action_name(action) != f"{verb} {what}".rstrip():
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Havoc.", text=text)
    return action


def cards_text(cards: Iterable[int]) -> str:
    return " ".join([card_name(card) for card in cards]) or "-"


def position(view: HavocView) -> str:
    """The table in a few lines: battles, recruits, then one line per seat with its cards laid, seen and counted."""
    battles = " ".join([str(battle + 1) for battle in view.order[view.fought :]])
    seats = [
        f"{seat}: {view.points[seat]} points, {view.sizes[seat]} cards, seen {cards_text(view.seen[seat])}, "
        f"laid {cards_text(view.laid[seat])}"
        for seat in range(len(view.sizes))
    ]
    return "\n".join(
        [
            f"ahead {battles} | phase {view.phase} | to act {' '.join([str(seat) for seat in view.to_act]) or '-'}",
            f"recruits {cards_text(view.recruits)} | pile {pile_size(view)} | discards {cards_text(view.discards)}",
            f"peacekeeper {view.keeper} at {view.peace} | battle {view.battle} by {view.initiator}",
            *seats,
            f"hand {cards_text(view.hand)}",
        ]
    )
