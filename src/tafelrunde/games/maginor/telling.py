"""What Maginor says to people: choices and prompts as message ids with arguments. Sentences are in `words.*.ftl`."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.maginor.actions import (
    AIM,
    CAST,
    CHALLENGE,
    CLAIM,
    DONE,
    MOVE,
    NAME,
    PLAY,
    PUT,
    REPLACE,
    ROLL,
    SEND,
    TAKE,
)
from tafelrunde.games.maginor.components import ELEMENTALS, HALL, THE_ORACLE, VALUE
from tafelrunde.games.maginor.names import (
    at_oracle,
    card_name,
    onto_oracle,
    oracle_as_object,
    people,
    slot_number,
    spell_as_object,
    spell_id,
    spell_name,
    symbol_name,
    symbol_there,
)
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
from tafelrunde.games.maginor.shown import defender_of, shown
from tafelrunde.games.maginor.view import MaginorView


def say(id: str, *rules: str, **args: Argument) -> Sentence:
    """A message with the rules behind it."""
    return Sentence(Message(id, args), rules)


def tell_action(view: MaginorView, action: Action) -> Message:
    """An action as a choice."""
    verb, what = action.verb, action.what
    if verb == PLAY.name:
        return message("maginor-action-play", card=card_name(what))
    if verb == CAST.name:
        return message(f"maginor-action-cast-{spell_id(what)}", spell=spell_name(what))
    if verb == MOVE.name:
        return message("maginor-action-move", onto=onto_oracle(what))
    if verb == ROLL.name:
        return message("maginor-action-roll", at=at_oracle(view.wizards[view.turn]))
    if verb == AIM.name:
        if view.phase == TELEPORTING:
            return message("maginor-action-teleport", onto=onto_oracle(what))
        if view.phase == AIMING_WAND:
            return message("maginor-action-aim-wand", at=at_oracle(what))
        return message("maginor-action-aim-telekinesis", at=at_oracle(what))
    if verb == NAME.name:
        return message("maginor-action-name", symbol=symbol_name(what))
    if verb in (PUT.name, CHALLENGE.name, REPLACE.name):
        return tell_slot_action(view, verb, what)
    if verb == SEND.name:
        return message(f"maginor-action-send-{ELEMENTALS[what]}")
    if verb == TAKE.name:
        return message("maginor-action-take", card=card_name(what))
    if verb == CLAIM.name:
        if what == THE_ORACLE:
            oracle = oracle_as_object(view.oracle)
            return message("maginor-action-claim-oracle", oracle=oracle, votes=int(VALUE[view.oracle]))
        return message("maginor-action-claim-spell", spell=spell_as_object(view.beside[view.oracle]))
    return message("maginor-action-done") if verb == DONE.name else message("maginor-action-pass")


def tell_slot_action(view: MaginorView, verb: str, slot: int) -> Message:
    """A slot is called by its number in rim order, its symbol, and whose token lies there."""
    number, symbol = slot_number(slot), symbol_there(view.oracle, slot)
    if verb == PUT.name:
        return message("maginor-action-put", slot=number, symbol=symbol)
    rival = Person(view.slots[view.oracle][slot])
    if verb == CHALLENGE.name:
        return message("maginor-action-challenge", slot=number, symbol=symbol, rival=rival)
    return message("maginor-action-replace", slot=number, symbol=symbol, rival=rival)


def tell_prompt(view: MaginorView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, with hints; or whom it is waiting for."""
    if not view.to_act:
        return [say("maginor-prompt-over", "M136")]
    if view.seat not in view.to_act:
        return [say("maginor-prompt-waiting", count=len(view.to_act), names=people(view.to_act))]
    if view.phase == FREE_PHASE:
        return prompt_free_phase(view, legal)
    if view.phase == PLACING:
        return prompt_placing(view)
    if view.phase in (CHALLENGING, DUELLING, REVERSING):
        return prompt_duel(view)
    return prompt_choice(view)


def prompt_free_phase(view: MaginorView, legal: list[Action]) -> list[Sentence]:
    wizard = view.wizards[view.seat]
    if wizard == NONE:
        sentences = [say("maginor-prompt-free-middle", "M8")]
    elif any(action.verb == MOVE.name for action in legal):
        sentences = [say("maginor-prompt-free", "M32", at=at_oracle(wizard))]
    elif view.in_circle == (HALL,):
        sentences = [say("maginor-prompt-free-hall", "M9", "M34")]
    else:
        sentences = [say("maginor-prompt-free-must-roll", "M40")]
    if view.supply[view.seat] == 0:
        sentences.append(say("maginor-prompt-no-token", "M18"))
    return sentences


def prompt_placing(view: MaginorView) -> list[Sentence]:
    """The slot; and what follows if the oracle is filled by it, or Maginor's face was rolled."""
    at = at_oracle(view.oracle)
    if view.symbol == NONE:
        sentences = [say("maginor-prompt-place-any", "M25", "M120", at=at)]
    else:
        sentences = [say("maginor-prompt-place", "M13", at=at, symbol=symbol_name(view.symbol))]
    fills = view.slots[view.oracle].count(NONE) == 1 and view.oracle != HALL
    if fills and view.step_due:
        sentences.append(say("maginor-prompt-step-lost", "M7"))
    elif fills:
        sentences.append(say("maginor-prompt-fills", "M24", "M128"))
    elif view.step_due:
        sentences.append(say("maginor-prompt-step-due", "M16"))
    return sentences


def prompt_duel(view: MaginorView) -> list[Sentence]:
    at = at_oracle(view.oracle)
    if view.phase == CHALLENGING:
        symbol = symbol_name(view.symbol)
        return [say("maginor-prompt-challenge", "M14", "M54", at=at, symbol=symbol)]
    if view.phase == REVERSING:
        return [say("maginor-prompt-reversal", "M20", "M123")]
    table = say("maginor-prompt-duel-table", "M19")
    if view.seat == view.turn:
        rival = Person(defender_of(view))
        return [say("maginor-prompt-duel-challenger", "M134", at=at, rival=rival), table]
    rival = Person(view.turn)
    return [say("maginor-prompt-duel-defender", "M134", at=at, rival=rival), table]


def prompt_choice(view: MaginorView) -> list[Sentence]:
    """The request in all other phases."""
    phase = view.phase
    if phase == AIMING_WAND:
        return [say("maginor-prompt-wand", "M17")]
    if phase == NAMING:
        return [say("maginor-prompt-name", "M16", "M46", at=at_oracle(view.oracle))]
    if phase == NAMING_JOKER:
        return [say("maginor-prompt-joker", "M12", "M47", at=at_oracle(view.oracle))]
    if phase == CHOOSING_PRIZE:
        return [say("maginor-prompt-prize", "M23", at=at_oracle(view.oracle))]
    if phase == RECALLING:
        which = "first" if view.card == NONE else "second"
        return [say(f"maginor-prompt-recall-{which}", "M45", "M116")]
    if phase == PLACING_SUPERIORITY:
        which = "first" if view.slot == NONE else "second"
        at = at_oracle(view.oracle)
        return [say(f"maginor-prompt-superiority-{which}", "M50", "M118", at=at)]
    if phase == PERSUADING:
        return [say("maginor-prompt-persuasion", "M27", "M119", at=at_oracle(view.oracle))]
    if phase == AIMING_TELEKINESIS:
        return [say("maginor-prompt-telekinesis", "M120")]
    return [say("maginor-prompt-teleport", "M43", "M121")]


def tell_gain(view: MaginorView, events: list[Event], after: MaginorView | None) -> list[Message]:
    """[M129] Where the seat then has more tokens, and how many its strongest rival has there."""
    if after is None:
        return []
    now, then = shown(view).tokens, shown(after).tokens
    for oracle, tokens in enumerate(then):
        if tokens[view.seat] > now[oracle][view.seat]:
            others = [(count, -seat) for seat, count in enumerate(tokens) if seat != view.seat]
            count, rival = max(others)
            return [
                message(
                    "maginor-gain-tokens", oracle=at_oracle(oracle), own=tokens[view.seat], rival=Person(-rival),
                    other=count,
                )
            ]  # fmt: skip
    return []
