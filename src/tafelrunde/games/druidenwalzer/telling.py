"""Choices and prompts as message ids with arguments. The sentences are in `words.*.ftl`."""

from __future__ import annotations

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Message, Person, Sentence, message
from tafelrunde.games.druidenwalzer.actions import JUMP, WALTZ
from tafelrunde.games.druidenwalzer.components import COLOUR_NAMES, tree_of
from tafelrunde.games.druidenwalzer.events import FightWon
from tafelrunde.games.druidenwalzer.names import colour_name, druid_object, spirit_object, to_place, tree_in
from tafelrunde.games.druidenwalzer.phases import BOXING, FIGHTING, PLACING, STARTING
from tafelrunde.games.druidenwalzer.shown import table_of
from tafelrunde.games.druidenwalzer.view import DruidView


def tell_action(view: DruidView, action: Action) -> Message:
    """What a choice is called."""
    verb, what = action.verb, action.what
    if verb == "box":
        return message("druidenwalzer-action-box", spirit=spirit_object(what))
    if verb == "start":
        return message("druidenwalzer-action-start", spirit=spirit_object(what))
    if verb == "place":
        place = tree_in("lay", tree_of(view.seat, action.where))
        return message("druidenwalzer-action-place", druid=druid_object(what), place=place)
    if verb == "waltz":
        place = tree_in("lay", tree_of(view.seat, action.where))
        return message("druidenwalzer-action-waltz", spirit=spirit_object(what), place=place)
    if verb == "jump":
        origin, goal = tree_in("from", view.druids[view.seat][what]), to_place(table_of(view).free_tree(view.seat))
        return message("druidenwalzer-action-jump", druid=druid_object(what), origin=origin, goal=goal)
    if verb == "withdraw":
        return message("druidenwalzer-action-withdraw", spirit=spirit_object(what))
    if verb == "withdraw-tree":
        tree = tree_of(view.seat, what)
        thing = spirit_object(view.seen[tree][-1])
        return message("druidenwalzer-action-withdraw-from-tree", spirit=thing, origin=tree_in("from", tree))
    return message("druidenwalzer-action-fight", colour=colour_name(what))


def tell_prompt(view: DruidView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, and what it should keep in mind; or whom it is waiting for."""
    if view.phase == OVER:
        return [Sentence(message("druidenwalzer-prompt-over"))]
    (asked,) = view.to_act
    if asked != view.seat:
        return [Sentence(message("druidenwalzer-prompt-wait", seat=Person(asked)))]
    if view.phase == BOXING:
        wanted = view.handicaps[view.seat]
        return [Sentence(message("druidenwalzer-prompt-box", strength=wanted), ("D40", "D44"))]
    if view.phase == STARTING:
        return [Sentence(message("druidenwalzer-prompt-start"), ("D3",))]
    if view.phase == PLACING:
        colour = legal[0].what
        return [Sentence(message(f"druidenwalzer-prompt-place-{COLOUR_NAMES[colour]}"), ("D107",))]
    if view.phase == FIGHTING:
        return [Sentence(message("druidenwalzer-prompt-fight"), ("D14", "D34"))]
    return [Sentence(message("druidenwalzer-prompt-turn"), ("D108",)), *hints(view, legal)]


def hints(view: DruidView, legal: list[Action]) -> list[Sentence]:
    """What the seat on turn should keep in mind: bare trees, an empty hand, no jump."""
    found = [
        Sentence(message("druidenwalzer-prompt-bare", tree=tree_in("name", tree)), ("D20",))
        for tree in view.bare
        if tree not in view.captured
    ]
    verbs = {action.verb for action in legal}
    if WALTZ.name not in verbs:
        found.append(Sentence(message("druidenwalzer-prompt-no-hand"), ("D24",)))
    if JUMP.name not in verbs:
        found.append(Sentence(message("druidenwalzer-prompt-no-jump"), ("D26",)))
    return found


def tell_gain(view: DruidView, events: list[Event], after: DruidView | None) -> list[Message]:
    """[D115] The fights that are certain to be won and lost; nothing if more are lost, which speaks for no action."""
    won = sum([isinstance(event, FightWon) and event.seat == view.seat for event in events])
    lost = sum([isinstance(event, FightWon) and event.seat != view.seat for event in events])
    return [message("druidenwalzer-gain-fights", won=won, lost=lost)] if won and won >= lost else []
