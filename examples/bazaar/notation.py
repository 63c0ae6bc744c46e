"""Short names: `a9` is the amber of value 9, `bid a9` an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from examples.bazaar.actions import CATALOGUE, DONE
from examples.bazaar.components import CARDS, KINDS, Card, kind, value
from examples.bazaar.view import BazaarView
from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation


def card_name(card: Card) -> str:
    return f"{KINDS[kind(card)][0]}{value(card)}"


def action_name(action: Action) -> str:
    return DONE.name if action.verb == DONE.name else f"{action.verb} {card_name(action.what)}"


BY_NAME: Final = {action_name(action): action for action in CATALOGUE.actions}


def parse_action(text: str) -> Action:
    if text not in BY_NAME:
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Bazaar.", text=text)
    return BY_NAME[text]


BY_CARD: Final = {card_name(card): card for card in range(CARDS)}


def parse_piece(text: str) -> int:
    if text not in BY_CARD:
        raise UnknownNotation("error-no-such-card", f"There is no card '{text}'.", text=text)
    return BY_CARD[text]


def position(view: BazaarView) -> str:
    """One line for the stall, one for each seat: its points and what is known of its hand."""
    lines = [f"stall {cards(view.stall)} bag {view.bag}"]
    for seat in range(len(view.sizes)):
        hand = view.hand if seat == view.seat else view.known[seat]
        hidden = "?" * (view.sizes[seat] - len(hand))
        bid = f" bid {card_name(view.bid)}" if seat == view.seat and view.bid != NONE else ""
        lines.append(f"{seat}: {view.points[seat]} {cards(hand)}{hidden}{bid}")
    return "\n".join(lines)


def cards(numbers: Iterable[int]) -> str:
    return "".join([card_name(card) for card in numbers]) or "-"
