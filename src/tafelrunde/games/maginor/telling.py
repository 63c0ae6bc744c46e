"""Maginor told to people: events, choices, prompts and positions as message ids with arguments."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, Sentence, message
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.maginor import events as told
from tafelrunde.games.maginor import rules
from tafelrunde.games.maginor.components import (
    CARDS,
    ELEMENTALS,
    HALL,
    MAGINOR,
    ORACLES,
    SPELLS,
    SYMBOLS,
    VALUE,
    WAND,
    symbol_of,
)
from tafelrunde.games.maginor.view import MaginorView


def say(id: str, *rules: str, **args: Argument) -> Sentence:
    """A message with the rules behind it."""
    return Sentence(Message(id, args), rules)


# Things by their names. An oracle has the forms that a sentence may need in some language.


def oracle_name(oracle: int) -> Message:
    return message(f"maginor-name-{ORACLES[oracle]}")


def the_oracle(oracle: int) -> Message:
    return message(f"maginor-oracle-{ORACLES[oracle]}")


def oracle_as_object(oracle: int) -> Message:
    return message(f"maginor-object-{ORACLES[oracle]}")


def at_oracle(oracle: int) -> Message:
    return message(f"maginor-at-{ORACLES[oracle]}")


def onto_oracle(oracle: int) -> Message:
    return message(f"maginor-onto-{ORACLES[oracle]}")


def before_oracle(oracle: int) -> Message:
    return message(f"maginor-before-{ORACLES[oracle]}")


def symbol_name(symbol: int) -> Message:
    return message(f"maginor-symbol-{SYMBOLS[symbol]}")


def card_name(card: int) -> Message:
    return message(f"maginor-card-{CARDS[card]}")


def spell_id(spell: int) -> str:
    return SPELLS[spell].replace("_", "-")


def spell_name(spell: int) -> Message:
    return message(f"maginor-spell-{spell_id(spell)}")


def spell_as_object(spell: int) -> Message:
    return message(f"maginor-spell-object-{spell_id(spell)}")


def elemental_as_object(elemental: int) -> Message:
    return message(f"maginor-elemental-object-{ELEMENTALS[elemental]}")


def face_name(face: int) -> Message:
    return message("maginor-face-maginor") if face == MAGINOR else symbol_name(face)


# Events


def tell_event(event: Event) -> Sentence:
    """An event as a sentence with the rules behind it."""
    for teller in (tell_turn_event, tell_token_event, tell_duel_event, tell_evaluation_event):
        sentence = teller(event)
        if sentence is not None:
            return sentence
    raise ValueError(f"{event!r} is no event of Maginor.")


def tell_turn_event(event: Event) -> Sentence | None:
    """Set-up, turns, cards, spells, moves and rolls."""
    if isinstance(event, told.Laid):
        if event.spell == NONE:
            return say("maginor-event-laid-alone", "M1", "M2", oracle=the_oracle(event.oracle))
        return say("maginor-event-laid", "M1", "M2", oracle=the_oracle(event.oracle), spell=spell_name(event.spell))
    if isinstance(event, told.TurnBegan):
        return say("maginor-event-turn-began", "M110", seat=Person(event.seat))
    if isinstance(event, told.Played):
        rule = "M17" if event.card == WAND else "M113"
        return say("maginor-event-played", rule, seat=Person(event.seat), card=card_name(event.card))
    if isinstance(event, told.Cast):
        return say("maginor-event-cast", "M115", seat=Person(event.seat), spell=spell_as_object(event.spell))
    if isinstance(event, told.TookBack):
        return say("maginor-event-took-back", "M28", seat=Person(event.seat), card=card_name(event.card))
    if isinstance(event, told.Moved):
        return say("maginor-event-moved", "M124", seat=Person(event.seat), onto=onto_oracle(event.oracle))
    if isinstance(event, told.Teleported):
        return say("maginor-event-teleported", "M121", seat=Person(event.seat), onto=onto_oracle(event.oracle))
    if isinstance(event, told.Rolled):
        rule = "M16" if event.face == MAGINOR else "M125"
        return say(
            "maginor-event-rolled",
            rule,
            seat=Person(event.seat),
            at=at_oracle(event.oracle),
            face=face_name(event.face),
        )
    if isinstance(event, told.Named):
        return say("maginor-event-named", "M16", "M47", seat=Person(event.seat), symbol=symbol_name(event.symbol))
    return None


def slot_args(seat: int, oracle: int, slot: int) -> dict[str, Argument]:
    """A seat and a slot: where, which one in rim order, and its symbol."""
    return {
        "seat": Person(seat),
        "at": at_oracle(oracle),
        "slot": slot + 1,
        "symbol": symbol_name(symbol_of(oracle, slot)),
    }


def tell_token_event(event: Event) -> Sentence | None:
    """Tokens placed or replaced, and symbols that came to nothing."""
    if isinstance(event, told.Placed):
        args = slot_args(event.seat, event.oracle, event.slot)
        return say("maginor-event-placed", "M13", **args)
    if isinstance(event, told.Replaced):
        args = slot_args(event.seat, event.oracle, event.slot)
        args["rival"] = Person(event.rival)
        return say("maginor-event-replaced", "M27", "M119", **args)
    if isinstance(event, told.NothingHappened):
        args = {"seat": Person(event.seat), "at": at_oracle(event.oracle)}
        if event.why == rules.NO_TOKEN:
            return say("maginor-event-nothing-no-token", "M18", **args)
        args["symbol"] = symbol_name(event.symbol)
        if event.why == rules.ABSENT:
            return say("maginor-event-nothing-absent", "M11", **args)
        return say("maginor-event-nothing-all-yours", "M15", **args)
    return None


def tell_duel_event(event: Event) -> Sentence | None:
    """Challenge, secret choice, reveal and result."""
    if isinstance(event, told.Challenged):
        args = slot_args(event.seat, event.oracle, event.slot)
        args["rival"] = Person(event.rival)
        return say("maginor-event-challenged", "M14", "M133", **args)
    if isinstance(event, told.Sealed):
        if event.elemental == NONE:
            return say("maginor-event-sealed", "M134", seat=Person(event.seat))
        return say(
            "maginor-event-sealed-known",
            "M134",
            seat=Person(event.seat),
            elemental=elemental_as_object(event.elemental),
        )
    if isinstance(event, told.Revealed):
        return say(
            "maginor-event-revealed",
            "M19",
            "M134",
            seat=Person(event.seat),
            elemental=elemental_as_object(event.elemental),
        )
    if isinstance(event, told.Declined):
        return say("maginor-event-declined", "M52", seat=Person(event.seat))
    if isinstance(event, told.DuelWon):
        args = slot_args(event.seat, event.oracle, event.slot)
        args["rival"] = Person(event.rival)
        return say("maginor-event-duel-won", "M135", **args)
    if isinstance(event, told.DuelDrawn):
        args = slot_args(event.seat, event.oracle, event.slot)
        args["challenger"] = args.pop("seat")
        args["defender"] = Person(event.rival)
        return say("maginor-event-duel-drawn", "M19", **args)
    return None


CAUSE_RULES: Final = (("M128",), ("M128",), ("M122",), ("M132",))


def tell_evaluation_event(event: Event) -> Sentence | None:
    """Maginor's steps, evaluations, prizes and what follows."""
    if isinstance(event, told.MaginorStepped):
        if event.in_gap:
            return say("maginor-event-stepped-gap", "M4", before=before_oracle(event.oracle))
        return say("maginor-event-stepped-on", "M4", onto=onto_oracle(event.oracle))
    if isinstance(event, told.StepLost):
        return say("maginor-event-step-lost", "M7")
    if isinstance(event, told.Evaluated):
        return say(
            f"maginor-event-evaluated-{rules.CAUSES[event.cause]}",
            *CAUSE_RULES[event.cause],
            "M22",
            "M129",
            oracle=the_oracle(event.oracle),
            ranking=ranking(event.first, event.second),
        )
    if isinstance(event, told.WonOracle):
        return say(
            "maginor-event-won-oracle",
            "M23",
            seat=Person(event.seat),
            oracle=oracle_as_object(event.oracle),
            votes=int(VALUE[event.oracle]),
        )
    if isinstance(event, told.WonSpell):
        return say("maginor-event-won-spell", "M23", seat=Person(event.seat), spell=spell_as_object(event.spell))
    if isinstance(event, told.OracleLost):
        return say("maginor-event-oracle-lost", "M23", oracle=the_oracle(event.oracle))
    if isinstance(event, told.SpellLost):
        return say("maginor-event-spell-lost", "M23", spell=spell_name(event.spell))
    if isinstance(event, told.TokensReturned):
        return say("maginor-event-tokens-returned", "M130", seat=Person(event.seat), count=int(event.count))
    if isinstance(event, told.WentToMiddle):
        return say("maginor-event-went-to-middle", "M131", seat=Person(event.seat))
    if isinstance(event, told.GameEnded):
        return say("maginor-event-game-ended", "M136")
    return None


def ranking(first: int, second: int) -> Message:
    """Who is first and second at an evaluated oracle."""
    if first == NONE:
        return message("maginor-ranking-none")
    if second == NONE:
        return message("maginor-ranking-one", first=Person(first))
    return message("maginor-ranking-two", first=Person(first), second=Person(second))


# Choices


def tell_action(view: MaginorView, action: Action) -> Message:
    """An action as a choice."""
    verb, what = action.verb, action.what
    if verb == "play":
        return message("maginor-action-play", card=card_name(what))
    if verb == "cast":
        return message(f"maginor-action-cast-{spell_id(what)}", spell=spell_name(what))
    if verb == "move":
        return message("maginor-action-move", onto=onto_oracle(what))
    if verb == "roll":
        return message("maginor-action-roll", at=at_oracle(view.wizards[view.turn]))
    if verb == "aim":
        if view.phase == rules.TELEPORTING:
            return message("maginor-action-teleport", onto=onto_oracle(what))
        if view.phase == rules.AIMING_WAND:
            return message("maginor-action-aim-wand", at=at_oracle(what))
        return message("maginor-action-aim-telekinesis", at=at_oracle(what))
    if verb == "name":
        return message("maginor-action-name", symbol=symbol_name(what))
    if verb in ("put", "challenge", "replace"):
        return tell_slot_action(view, verb, what)
    if verb == "send":
        return message(f"maginor-action-send-{ELEMENTALS[what]}")
    if verb == "take":
        return message("maginor-action-take", card=card_name(what))
    if verb == "claim":
        if what == rules.THE_ORACLE:
            oracle = oracle_as_object(view.oracle)
            return message("maginor-action-claim-oracle", oracle=oracle, votes=int(VALUE[view.oracle]))
        return message("maginor-action-claim-spell", spell=spell_as_object(view.beside[view.oracle]))
    return message("maginor-action-done") if verb == "done" else message("maginor-action-pass")


def tell_slot_action(view: MaginorView, verb: str, slot: int) -> Message:
    """A slot is called by its number in rim order, its symbol, and whose token lies there."""
    symbol = symbol_name(symbol_of(view.oracle, slot))
    if verb == "put":
        return message("maginor-action-put", slot=slot + 1, symbol=symbol)
    rival = Person(view.slots[view.oracle][slot])
    if verb == "challenge":
        return message("maginor-action-challenge", slot=slot + 1, symbol=symbol, rival=rival)
    return message("maginor-action-replace", slot=slot + 1, symbol=symbol, rival=rival)


# Prompts


def tell_prompt(view: MaginorView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, with hints; or for whom it waits."""
    if not view.to_act:
        return [say("maginor-prompt-over", "M136")]
    if view.seat not in view.to_act:
        names = tuple([message("maginor-person", name=Person(seat)) for seat in view.to_act])
        return [say("maginor-prompt-waiting", count=len(names), names=names)]
    if view.phase == rules.FREE_PHASE:
        return prompt_free_phase(view)
    if view.phase == rules.PLACING:
        return prompt_placing(view)
    if view.phase in (rules.CHALLENGING, rules.DUELLING, rules.REVERSING):
        return prompt_duel(view)
    return prompt_choice(view)


def prompt_free_phase(view: MaginorView) -> list[Sentence]:
    wizard = view.wizards[view.seat]
    if wizard == NONE:
        sentences = [say("maginor-prompt-free-middle", "M8")]
    elif view.quiet >= rules.QUIET_ROUNDS * len(view.supply):
        sentences = [say("maginor-prompt-free-must-roll", "M40")]
    elif len(view.in_circle) == 1:
        sentences = [say("maginor-prompt-free-hall", "M9", "M34")]
    else:
        sentences = [say("maginor-prompt-free", "M32", at=at_oracle(wizard))]
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
    if view.phase == rules.CHALLENGING:
        symbol = symbol_name(view.symbol)
        return [say("maginor-prompt-challenge", "M14", "M54", at=at, symbol=symbol)]
    if view.phase == rules.REVERSING:
        return [say("maginor-prompt-reversal", "M20", "M123")]
    table = say("maginor-prompt-duel-table", "M19")
    if view.seat == view.turn:
        rival = Person(view.slots[view.oracle][view.slot])
        return [say("maginor-prompt-duel-challenger", "M134", at=at, rival=rival), table]
    rival = Person(view.turn)
    return [say("maginor-prompt-duel-defender", "M134", at=at, rival=rival), table]


def prompt_choice(view: MaginorView) -> list[Sentence]:
    """The request of all other phases."""
    phase = view.phase
    if phase == rules.AIMING_WAND:
        return [say("maginor-prompt-wand", "M17")]
    if phase == rules.NAMING:
        return [say("maginor-prompt-name", "M16", "M46", at=at_oracle(view.oracle))]
    if phase == rules.NAMING_JOKER:
        return [say("maginor-prompt-joker", "M12", "M47", at=at_oracle(view.oracle))]
    if phase == rules.CHOOSING_PRIZE:
        return [say("maginor-prompt-prize", "M23", at=at_oracle(view.oracle))]
    if phase == rules.RECALLING:
        which = "first" if view.card == NONE else "second"
        return [say(f"maginor-prompt-recall-{which}", "M45", "M116")]
    if phase == rules.PLACING_SUPERIORITY:
        which = "first" if view.slot == NONE else "second"
        at = at_oracle(view.oracle)
        return [say(f"maginor-prompt-superiority-{which}", "M50", "M118", at=at)]
    if phase == rules.PERSUADING:
        return [say("maginor-prompt-persuasion", "M27", "M119", at=at_oracle(view.oracle))]
    if phase == rules.AIMING_TELEKINESIS:
        return [say("maginor-prompt-telekinesis", "M120")]
    return [say("maginor-prompt-teleport", "M43", "M121")]


# Positions


def tell_position(view: MaginorView) -> Position:
    """Maginor, what is under way, the seats, and the oracles clockwise from the Hall."""
    position: Position = [Item(message("maginor-position-maginor"), where_maginor_is(view))]
    if view.quiet > 0:
        position.append(Item(message("maginor-position-quiet"), view.quiet))
    position += tell_chain(view)
    position.append(tell_seats(view))
    for oracle in view.circle:
        if oracle in view.in_circle:
            label = message("maginor-position-oracle", oracle=oracle_name(oracle), votes=int(VALUE[oracle]))
            position.append(Item(label, tell_oracle(view, oracle)))
    return position


def where_maginor_is(view: MaginorView) -> Message:
    if not view.in_circle:
        return message("maginor-position-maginor-arrived")
    if view.in_gap:
        return message("maginor-position-maginor-gap", before=before_oracle(view.maginor))
    return message("maginor-position-maginor-on", at=at_oracle(view.maginor))


def tell_chain(view: MaginorView) -> Position:
    """The duel or the evaluation under way, and a step that Maginor has still to take."""
    told_so_far: Position = []
    if view.phase in (rules.DUELLING, rules.REVERSING):
        defender = Person(view.slots[view.oracle][view.slot])
        duel = message(
            "maginor-position-duel-between",
            challenger=Person(view.turn),
            defender=defender,
            at=at_oracle(view.oracle),
            slot=view.slot + 1,
            symbol=symbol_name(symbol_of(view.oracle, view.slot)),
        )
        told_so_far.append(Item(message("maginor-position-duel"), duel))
        if view.seat != ONLOOKER or view.phase == rules.REVERSING:
            told_so_far += tell_elementals(view, Person(view.turn), defender)
    if view.phase == rules.CHOOSING_PRIZE:
        told_so_far.append(Item(message("maginor-position-evaluated"), oracle_name(view.oracle)))
    if view.step_due:
        told_so_far.append(Item(message("maginor-position-step"), message("maginor-position-step-due")))
    return told_so_far


def tell_elementals(view: MaginorView, challenger: Person, defender: Person) -> Position:
    """The elementals of a duel as far as the seat knows them."""
    known: Position = []
    for person, elemental in ((challenger, view.challengers), (defender, view.defenders)):
        if elemental != NONE:
            label = message("maginor-position-elemental", name=person)
            known.append(Item(label, message(f"maginor-elemental-{ELEMENTALS[elemental]}")))
    return known


def tell_seats(view: MaginorView) -> Grid:
    """A row for each seat; the one whose turn it is is marked."""
    heads = (
        message("maginor-position-seat"),
        message("maginor-position-votes"),
        message("maginor-position-wizard"),
        message("maginor-position-supply"),
        message("maginor-position-cards"),
        message("maginor-position-spells"),
        message("maginor-position-won"),
    )
    rows = tuple([tell_seat(view, seat) for seat in range(len(view.supply))])
    return Grid(heads, rows, view.turn)


def tell_seat(view: MaginorView, seat: int) -> tuple[Argument, ...]:
    wizard = view.wizards[seat]
    spells = tuple([spell_name(spell) for spell in view.spells[seat]])
    won = tuple([oracle_name(oracle) for oracle in view.won[seat]])
    return (
        message("maginor-person", name=Person(seat)),
        view.votes[seat],
        message("maginor-position-in-the-middle") if wizard == NONE else at_oracle(wizard),
        view.supply[seat],
        tell_hand(view.hands[seat]),
        spells,
        won,
    )


def tell_hand(hand: tuple[int, ...]) -> Argument:
    """Symbol cards by name, wands by number."""
    cards = [symbol_name(card) for card in range(WAND) for _ in range(hand[card])]
    if hand[WAND]:
        cards.append(message("maginor-position-wands", count=hand[WAND]))
    return tuple(cards)


def tell_oracle(view: MaginorView, oracle: int) -> Message:
    """The spell beside an oracle, its slots in rim order with whose token lies there, and [M22] who would come first
    and so on if it were evaluated now."""
    slots = tuple([tell_slot(oracle, slot, owner) for slot, owner in enumerate(view.slots[oracle])])
    order = tuple([message("maginor-person", name=Person(seat)) for seat in view.order[oracle]])
    spell = view.beside[oracle]
    if spell == NONE:
        return message("maginor-position-slots", slots=slots, order=order, count=len(order))
    beside = spell_name(spell)
    return message("maginor-position-slots-and-spell", slots=slots, spell=beside, order=order, count=len(order))


def tell_slot(oracle: int, slot: int, owner: int) -> Message:
    symbol = symbol_name(symbol_of(oracle, slot))
    if owner == NONE:
        return message("maginor-position-slot", slot=slot + 1, symbol=symbol)
    return message("maginor-position-slot-taken", slot=slot + 1, symbol=symbol, owner=Person(owner))
