"""The view of Maginor in words."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, message
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.maginor.components import ELEMENTALS, VALUE, WAND
from tafelrunde.games.maginor.names import (
    at_oracle,
    oracle_name,
    person,
    slot_number,
    spell_name,
    symbol_name,
    symbol_there,
)
from tafelrunde.games.maginor.phases import CHOOSING_PRIZE, DUELLING, REVERSING
from tafelrunde.games.maginor.shown import MaginorShown, shown
from tafelrunde.games.maginor.view import MaginorView


def tell_position(view: MaginorView) -> Position:
    """Maginor, what is under way, the seats, and the oracles clockwise from the Hall."""
    follows = shown(view)
    position: Position = [Item(message("maginor-position-maginor"), follows.maginor)]
    if view.quiet > 0:
        position.append(Item(message("maginor-position-quiet"), view.quiet))
    position += tell_chain(view, follows)
    position.append(tell_seats(view, follows))
    for oracle in view.circle:
        if oracle in view.in_circle:
            label = message("maginor-position-oracle", oracle=oracle_name(oracle), votes=int(VALUE[oracle]))
            position.append(Item(label, tell_oracle(view, oracle, follows.order[oracle])))
    return position


def tell_chain(view: MaginorView, follows: MaginorShown) -> Position:
    """The duel or the evaluation under way, and a step that Maginor still has to take."""
    told_so_far: Position = []
    if view.phase in (DUELLING, REVERSING):
        duel = message(
            "maginor-position-duel-between",
            challenger=person(view.turn),
            defender=person(follows.defender),
            at=at_oracle(view.oracle),
            slot=slot_number(view.slot),
            symbol=symbol_there(view.oracle, view.slot),
        )
        told_so_far.append(Item(message("maginor-position-duel"), duel))
        if view.seat != ONLOOKER or view.phase == REVERSING:
            told_so_far += tell_elementals(view, Person(view.turn), Person(follows.defender))
    if view.phase == CHOOSING_PRIZE:
        told_so_far.append(Item(message("maginor-position-evaluated"), oracle_name(view.oracle)))
    if view.step_due:
        told_so_far.append(Item(message("maginor-position-step"), message("maginor-position-step-due")))
    return told_so_far


def tell_elementals(view: MaginorView, challenger: Person, defender: Person) -> Position:
    """The elementals of a duel as far as the seat knows them."""
    known: Position = []
    for owner, elemental in ((challenger, view.challengers), (defender, view.defenders)):
        if elemental != NONE:
            label = message("maginor-position-elemental", name=owner)
            known.append(Item(label, message(f"maginor-elemental-{ELEMENTALS[elemental]}")))
    return known


def tell_seats(view: MaginorView, follows: MaginorShown) -> Grid:
    """A row for each seat; the seat on turn is marked."""
    heads = (
        message("maginor-position-seat"),
        message("maginor-position-votes"),
        message("maginor-position-wizard"),
        message("maginor-position-supply"),
        message("maginor-position-cards"),
        message("maginor-position-spells"),
        message("maginor-position-won"),
    )
    rows = tuple([tell_seat(view, seat, follows.votes[seat]) for seat in range(len(view.supply))])
    return Grid(heads, rows, view.turn)


def tell_seat(view: MaginorView, seat: int, votes: int) -> tuple[Argument, ...]:
    wizard = view.wizards[seat]
    spells = tuple([spell_name(spell) for spell in view.spells[seat]])
    won = tuple([oracle_name(oracle) for oracle in view.won[seat]])
    return (
        tell_name(seat),
        votes,
        message("maginor-position-in-the-middle") if wizard == NONE else at_oracle(wizard),
        view.supply[seat],
        tell_hand(view.hands[seat]),
        spells,
        won,
    )


def tell_name(seat: int) -> Message:
    """The same for every reader: a table has a name for each of its rows."""
    return message("maginor-position-name", name=Person(seat))


def tell_hand(hand: tuple[int, ...]) -> Argument:
    """Symbol cards by name, wands by number."""
    cards = [symbol_name(card) for card in range(WAND) for _ in range(hand[card])]
    if hand[WAND]:
        cards.append(message("maginor-position-wands", count=hand[WAND]))
    return tuple(cards)


def tell_oracle(view: MaginorView, oracle: int, seats: tuple[int, ...]) -> Message:
    """The spell beside an oracle, its slots in rim order with whose token lies there, and [M22] who would come first
    and so on if it were evaluated now."""
    slots = tuple([tell_slot(oracle, slot, owner) for slot, owner in enumerate(view.slots[oracle])])
    order = tuple([tell_name(seat) for seat in seats])
    spell = view.beside[oracle]
    if spell == NONE:
        return message("maginor-position-slots", slots=slots, order=order, count=len(order))
    beside = spell_name(spell)
    return message("maginor-position-slots-and-spell", slots=slots, spell=beside, order=order, count=len(order))


def tell_slot(oracle: int, slot: int, owner: int) -> Message:
    number, symbol = slot_number(slot), symbol_there(oracle, slot)
    if owner == NONE:
        return message("maginor-position-slot", slot=number, symbol=symbol)
    return message("maginor-position-slot-taken", slot=number, symbol=symbol, owner=Person(owner))
