"""Why an action is not allowed, for anyone who asks: worked out from the view alone, so it tells no secret."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.messages import Argument, Message, Sentence, message
from tafelrunde.games.druidenwalzer.actions import BOX, FIGHT, JUMP, PLACE, START, WALTZ, WITHDRAW
from tafelrunde.games.druidenwalzer.components import FIRST_ON_BOARD, tree_of
from tafelrunde.games.druidenwalzer.names import colour_name, druid_object, spirit_subject, tree_in
from tafelrunde.games.druidenwalzer.phases import BOXING, FIGHTING, PLACING, PLAYING, STARTING
from tafelrunde.games.druidenwalzer.view import DruidView


def refuse(view: DruidView, action: Action) -> Sentence:
    """The rule that an action by the seat on turn would break."""
    verb = action.verb
    if verb == BOX.name:
        if view.phase != BOXING:
            return because("box-phase", "D40 D44")
        return because("box-strength", "D30 D40", strength=view.handicaps[view.seat])
    if verb == START.name:
        if view.phase != STARTING:
            return because("start-phase", "D3 D40")
        return because("start-strength", "D3", strength=int(FIRST_ON_BOARD))
    if verb == PLACE.name:
        return refuse_place(view, action)
    if verb == FIGHT.name:
        if view.phase != FIGHTING:
            return because("fight-phase", "D34")
        return because("fight-done", "D12 D48", colour=colour_name(action.what))
    return refuse_turn(view, action)


def refuse_place(view: DruidView, action: Action) -> Sentence:
    """[D107, D47] Druids are placed in their order, at trees without a druid."""
    if view.phase != PLACING:
        return because("place-early", "D47") if view.phase < PLACING else because("place-late", "D107 D26")
    druids = view.druids[view.seat]
    if druids[action.what] != NONE:
        return because("placed", "D107", druid=druid_object(action.what))
    tree = tree_of(view.seat, action.where)
    if tree in druids:
        return because("tree-taken", "D107", at=tree_in("at", tree))
    return because("place-order", "D47")


def refuse_turn(view: DruidView, action: Action) -> Sentence:
    """[D108] A waltz, a jump or a withdrawal."""
    if view.phase != PLAYING:
        return because("fighting", "D14") if view.phase == FIGHTING else because("set-up", "D47")
    if action.verb == JUMP.name:
        return Sentence(Message("druidenwalzer-prompt-no-jump"), ("D26",))
    if action.verb in (WALTZ.name, WITHDRAW.name):
        if action.what not in view.hand:
            rule = "D109" if action.verb == WALTZ.name else "D25"
            return because("not-in-hand", rule, spirit=spirit_subject(action.what))
        return because("captured", "D27", tree=tree_in("name", tree_of(view.seat, action.where)))
    tree = tree_of(view.seat, action.what)
    return because("no-spirit", "D25 D18" if tree in view.captured else "D25", at=tree_in("at", tree))


def because(reason: str, rules: str, **args: Argument) -> Sentence:
    return Sentence(message(f"druidenwalzer-why-not-{reason}", **args), tuple(rules.split()))
