"""What Havoc says to people: message ids with arguments, never sentences."""

from __future__ import annotations

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Message, Position, Sentence, message
from tafelrunde.games.havoc.notation import action_name
from tafelrunde.games.havoc.view import HavocView


def tell_event(event: Event) -> Sentence:
    return Sentence(message("x"))


def tell_action(view: HavocView, action: Action) -> Message:
    return message("x", a=action_name(action))


def tell_prompt(view: HavocView) -> list[Sentence]:
    return []


def tell_position(view: HavocView) -> Position:
    return []
