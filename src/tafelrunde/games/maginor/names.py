"""What the things of Maginor are called, as messages. An oracle has every form that a sentence may need in some
language."""

from __future__ import annotations

from tafelrunde.core.messages import Argument, Message, Person, message
from tafelrunde.games.maginor.components import CARDS, ELEMENTALS, MAGINOR, ORACLES, SPELLS, SYMBOLS, symbol_of


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


def slot_number(slot: int) -> Argument:
    """A slot by its place in rim order, counted from one."""
    return slot + 1


def symbol_there(oracle: int, slot: int) -> Message:
    """The symbol that a slot bears."""
    return symbol_name(symbol_of(oracle, slot))


def person(seat: int) -> Message:
    return message("maginor-person", name=Person(seat))


def people(seats: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([person(seat) for seat in seats])
