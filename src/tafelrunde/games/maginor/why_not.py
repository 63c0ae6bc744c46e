"""Why an illegal action is not allowed, in the order in which a person would ask. Worked out from the view alone."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.messages import Argument, Message, Sentence
from tafelrunde.games.maginor.actions import (
    AIM,
    CAST,
    CHALLENGE,
    CLAIM,
    DONE,
    MOVE,
    NAME,
    PASS,
    PLAY,
    PUT,
    REPLACE,
    ROLL,
    SEND,
    TAKE,
)
from tafelrunde.games.maginor.components import (
    COPIES,
    PERSUASION,
    RECALL,
    RESTORE,
    REVERSAL,
    SUMMON,
    SUPERIORITY,
    TELEKINESIS,
    TELEPORT,
    VOTES,
    WAND,
    symbol_of,
)
from tafelrunde.games.maginor.names import at_oracle, card_name, oracle_name, spell_name, symbol_name
from tafelrunde.games.maginor.phases import (
    AIMING_TELEKINESIS,
    AIMING_WAND,
    CHALLENGING,
    CHOOSING_PRIZE,
    DUELLING,
    FREE_PHASE,
    NAMING,
    NAMING_JOKER,
    PERSUADING,
    PLACING,
    PLACING_SUPERIORITY,
    RECALLING,
    REVERSING,
    TELEPORTING,
)
from tafelrunde.games.maginor.view import MaginorView

ASKED: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    int(FREE_PHASE): ((PLAY.name, CAST.name, MOVE.name, ROLL.name), "M32"),
    int(AIMING_WAND): ((AIM.name,), "M17"),
    int(NAMING): ((NAME.name,), "M16"),
    int(NAMING_JOKER): ((NAME.name,), "M47"),
    int(PLACING): ((PUT.name,), "M13"),
    int(CHALLENGING): ((CHALLENGE.name,), "M14"),
    int(DUELLING): ((SEND.name,), "M134"),
    int(REVERSING): ((CAST.name, PASS.name), "M20"),
    int(CHOOSING_PRIZE): ((CLAIM.name,), "M23"),
    int(RECALLING): ((TAKE.name,), "M116"),
    int(PLACING_SUPERIORITY): ((PUT.name, DONE.name), "M118"),
    int(PERSUADING): ((REPLACE.name,), "M119"),
    int(AIMING_TELEKINESIS): ((AIM.name,), "M120"),
    int(TELEPORTING): ((AIM.name,), "M121"),
}
"""The verbs that answer each phase, and the rule that calls for them."""

CANNOT_HELP: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(RECALL): ("maginor-why-not-recall", ("M42", "M116")),
    int(RESTORE): ("maginor-why-not-restore", ("M42", "M117")),
    int(SUPERIORITY): ("maginor-why-not-superiority", ("M42", "M25")),
    int(PERSUASION): ("maginor-why-not-persuasion", ("M42", "M27")),
    int(TELEKINESIS): ("maginor-why-not-telekinesis", ("M42", "M25")),
    int(TELEPORT): ("maginor-why-not-teleport", ("M42", "M43")),
    int(SUMMON): ("maginor-why-not-summon", ("M29",)),
}
"""[M42] What each spell lacks when it can do nothing."""


def refuse(view: MaginorView, action: Action) -> Sentence:
    verbs, rule = ASKED[view.phase]
    verb, what = action.verb, action.what
    if verb not in verbs:
        return say("maginor-why-not-free" if view.phase == FREE_PHASE else "maginor-why-not-first", rule)
    if verb == PLAY.name:
        return refuse_card(view, what)
    if verb == CAST.name:
        return refuse_spell(view, what)
    if verb == MOVE.name:
        return refuse_goal(view, what, "M9") or say("maginor-why-not-must-roll", "M40")
    if verb == ROLL.name:
        return say("maginor-why-not-roll-middle", "M8")
    if verb == AIM.name:
        return refuse_aim(view, what)
    if verb == NAME.name:
        return say("maginor-why-not-symbol", "M47", symbol=symbol_name(what), at=at_oracle(view.oracle))
    if verb == TAKE.name:
        return refuse_take(view, what)
    if verb == DONE.name:
        return say("maginor-why-not-done", "M118")
    return refuse_slot(view, verb, what)


def say(id: str, *rules: str, **args: Argument) -> Sentence:
    return Sentence(Message(id, args), rules)


def refuse_card(view: MaginorView, card: int) -> Sentence:
    """[M8, M104] It is spent, or the wizard is not on an oracle."""
    if view.hands[view.seat][card] == 0:
        return say("maginor-why-not-card-spent", "M104", card=card_name(card))
    return say("maginor-why-not-card-middle", "M8")


def refuse_spell(view: MaginorView, spell: int) -> Sentence:
    """[M8, M18, M20, M33, M42, M115] Not held, not meant for this moment, or without any effect now."""
    if spell not in view.spells[view.seat]:
        return say("maginor-why-not-spell-lacking", "M115", spell=spell_name(spell))
    if VOTES[spell]:
        return say("maginor-why-not-ritual", "M33")
    if view.phase == REVERSING:
        return say("maginor-why-not-only-reversal", "M20", "M115")
    if spell == REVERSAL:
        return say("maginor-why-not-reversal", "M20", "M123")
    if spell in (SUPERIORITY, PERSUASION, TELEKINESIS) and view.supply[view.seat] == 0:
        return say("maginor-why-not-no-token", "M18")
    if spell in (SUPERIORITY, PERSUASION) and view.wizards[view.seat] == NONE:
        return say("maginor-why-not-spell-middle", "M8")
    id, rules = CANNOT_HELP[spell]
    return say(id, *rules)


def refuse_goal(view: MaginorView, oracle: int, rule: str) -> Sentence | None:
    """[M9, M43, M124] A wizard goes to another oracle that is still there."""
    if oracle not in view.in_circle:
        return say("maginor-why-not-gone", "M124", oracle=oracle_name(oracle))
    if oracle == view.wizards[view.seat]:
        return say("maginor-why-not-there-already", rule, at=at_oracle(oracle))
    return None


def refuse_aim(view: MaginorView, oracle: int) -> Sentence:
    """[M17, M25, M43, M120, M121] The oracle has gone, is full, or is the one on which the wizard stands."""
    if oracle not in view.in_circle:
        return say("maginor-why-not-gone", ASKED[view.phase][1], oracle=oracle_name(oracle))
    if view.phase == TELEPORTING:
        return say("maginor-why-not-there-already", "M43", at=at_oracle(oracle))
    return say("maginor-why-not-full", "M25", "M120", at=at_oracle(oracle))


def refuse_take(view: MaginorView, card: int) -> Sentence:
    """[M45, M116] Recall is about symbol cards that were played, in their order."""
    if card == WAND:
        return say("maginor-why-not-take-wand", "M116")
    if view.hands[view.seat][card] == COPIES[card]:
        return say("maginor-why-not-take-unplayed", "M116")
    return say("maginor-why-not-take-order", "M45")


def refuse_slot(view: MaginorView, verb: str, slot: int) -> Sentence:
    """[M13, M14, M27, M50, M102, M133] A slot that is not there, bears another symbol, or holds the wrong token."""
    owners = view.slots[view.oracle]
    if slot >= len(owners):
        return say("maginor-why-not-slot", "M102", at=at_oracle(view.oracle), count=len(owners))
    if view.phase in (PLACING, CHALLENGING) and view.symbol not in (NONE, borne := symbol_of(view.oracle, slot)):
        wanted = symbol_name(view.symbol)
        return say("maginor-why-not-slot-symbol", ASKED[view.phase][1], symbol=symbol_name(borne), wanted=wanted)
    if verb == PUT.name:
        if owners[slot] != NONE:
            return say("maginor-why-not-slot-taken", "M133")
        return say("maginor-why-not-slot-earlier", "M50")
    if owners[slot] == NONE:
        return say("maginor-why-not-slot-free", "M27")
    return say("maginor-why-not-slot-yours", "M14" if verb == CHALLENGE.name else "M27")
