"""Why an action of Havoc is not allowed now, for people who ask."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.messages import Sentence, message
from tafelrunde.games.havoc.actions import (
    BATTLE,
    DECLINE,
    DISCARD,
    DRAW,
    FETCH,
    HAVOC,
    LAY,
    LOOT,
    OUT,
    PASS,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAND,
    STOP,
    SWAP,
    TAKE,
)
from tafelrunde.games.havoc.components import DOG, DOGS_IN_RECRUITING, DRAWS, JOHN_SEAT
from tafelrunde.games.havoc.phases import (
    ADDING,
    CHOOSING,
    FETCHING,
    JOINING,
    LOOTING,
    LOOTING_AFTER,
    PEACE,
    RECRUITING,
    SCAVENGING,
    SITTING_OUT,
    SWAPPING,
    TURN,
)
from tafelrunde.games.havoc.shown import pile_size
from tafelrunde.games.havoc.view import HavocView

WHEN: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    RECRUIT.name: ((int(TURN),), "H109"),
    HAVOC.name: ((int(TURN),), "H109"),
    DRAW.name: ((int(RECRUITING), int(FETCHING)), "H112"),
    TAKE.name: ((int(RECRUITING), int(FETCHING), int(LOOTING), int(LOOTING_AFTER)), "H112"),
    FETCH.name: ((int(RECRUITING),), "H12"),
    LOOT.name: ((int(RECRUITING), int(SCAVENGING)), "H114"),
    PUT.name: ((int(RECRUITING),), "H112"),
    DISCARD.name: ((int(PEACE),), "H7"),
    LAY.name: ((int(JOINING), int(ADDING)), "H21"),
    STAND.name: ((int(JOINING), int(ADDING)), "H116"),
    DECLINE.name: ((int(JOINING),), "H21"),
    PASS.name: ((int(ADDING),), "H21"),
    OUT.name: ((int(SITTING_OUT),), "J18"),
    SCAVENGE.name: ((int(SCAVENGING),), "H125"),
    STOP.name: ((int(SCAVENGING),), "H51"),
    BATTLE.name: ((int(CHOOSING),), "H134"),
    SWAP.name: ((int(SWAPPING),), "H129"),
}
"""The phases in which a verb can occur at all, and the rule about it."""


def refuse(view: HavocView, action: Action) -> Sentence:
    """The reason that a person would look for first."""
    phases, rule = WHEN[action.verb]
    if view.phase not in phases:
        return Sentence(message(f"havoc-why-not-now-{action.verb}"), (rule,))
    if action.verb in (PUT.name, DISCARD.name, LAY.name) and action.what not in view.hand:
        return because("card-not-in-hand", rule)
    if action.verb == LAY.name:
        return refuse_lay(view, action.what)
    if action.verb in (DRAW.name, TAKE.name, PUT.name):
        return refuse_recruiting(view, action)
    if action.verb in (FETCH.name, LOOT.name):
        return refuse_dogs(view, action)
    return refuse_rest(view, action)


def because(reason: str, *rules: str) -> Sentence:
    return Sentence(message(f"havoc-why-not-{reason}"), rules)


def refuse_lay(view: HavocView, card: int) -> Sentence:
    """[H22, H116, H21] No room, or lower than what was laid on this visit, or nothing would be left to lay with it."""
    if view.phase == JOINING and view.visit == 0 and len(view.hand) < 2:
        return because("lay-two", "H21")
    if card != DOG and card <= view.last_laid:  # the dogs have the highest number
        return because("lay-in-order", "H116")
    if view.phase == JOINING and view.visit == 0 and card == max(view.hand):
        return because("lay-two", "H21")
    return because("lay-no-room", "H22")


def refuse_recruiting(view: HavocView, action: Action) -> Sentence:
    """[H112, H10, H13, H16] Enough drawn, the recruits at their limit, nothing to draw, not among the recruits."""
    if view.phase in (LOOTING, LOOTING_AFTER):
        return because("loot-dog", "H13") if action.what == DOG else because("not-discarded", "H114")
    if action.verb == PUT.name:
        return because("draw-first", "H112")
    if view.phase == RECRUITING and view.draws >= DRAWS:
        return because("two-drawn", "H112")
    if action.verb == TAKE.name:
        return because("not-a-recruit", "H112")
    return because("no-pile", "H16") if pile_size(view) + len(view.discards) == 0 else because("recruits-full", "H10")


def refuse_dogs(view: HavocView, action: Action) -> Sentence:
    """[H12, H13, H32, H126] Not enough dogs, too many used, or nothing to loot."""
    cards, used = (view.hand, view.dogs_used) if view.phase == RECRUITING else laid_by(view)
    needed = 2 if action.verb == LOOT.name else 1
    if used + needed > DOGS_IN_RECRUITING:
        return because("dogs-used", "H12" if view.phase == RECRUITING else "H32")
    if cards.count(int(DOG)) < needed:
        return because("two-dogs" if needed > 1 else "no-dog", "H114" if needed > 1 else "H113")
    return because("nothing-to-loot", "H13")


def laid_by(view: HavocView) -> tuple[tuple[int, ...], int]:
    """[H126] After a battle the dogs that count are those that were laid."""
    return view.laid[view.seat], view.dogs_after[view.seat]


def refuse_rest(view: HavocView, action: Action) -> Sentence:
    """[H17, H19, H21, J7, H24, H33, H48, H41] Everything outside laying, recruiting and looting."""
    if action.verb == RECRUIT.name:
        return because("too-few-to-recruit", "H17")
    if action.verb == HAVOC.name:
        return because("too-few-to-fight", "H19")
    if action.verb == STAND.name:
        return because("lay-two", "H21") if view.phase == JOINING else because("lay-one", "H21")
    if action.verb == DECLINE.name:
        if view.visit > 0:
            return because("laying", "H116")
        return because("raid", "J7") if view.initiator == JOHN_SEAT else because("initiator", "H115")
    if action.verb == PASS.name:
        return because("laying", "H116")
    if action.verb == OUT.name:
        return because("outs", "H24")
    if action.verb == SCAVENGE.name:
        return because("not-on-the-field", "H33")
    return because("dogs-to-swap", "H48") if action.verb == SWAP.name else because("battle-gone", "H41")
