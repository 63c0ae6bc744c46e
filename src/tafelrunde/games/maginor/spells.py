"""The spells of Maginor, in the order of the rulebook, and what a seat may do in the free phase."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, Bag, bit
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.actions import AIM, CAST, DONE, MOVE, PLAY, PUT, REPLACE, ROLL, TAKE
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    HALL,
    KINDS,
    PERSUASION,
    RECALL,
    RESTORE,
    REVERSAL,
    SLOTS,
    SUMMON,
    SUPERIORITY,
    TELEKINESIS,
    TELEPORT,
    WAND,
    Card,
    Oracle,
    Slot,
    Spell,
)
from tafelrunde.games.maginor.events import Cast, Replaced, Teleported, TookBack
from tafelrunde.games.maginor.phases import (
    AIMING_TELEKINESIS,
    PERSUADING,
    PLACING,
    PLACING_SUPERIORITY,
    RECALLING,
    TELEPORTING,
)
from tafelrunde.games.maginor.rules import (
    begin_free_phase,
    evaluate,
    evaluate_if_filled,
    must_roll,
    next_oracle,
    put_token,
)
from tafelrunde.games.maginor.state import BUSY, SUMMONED, MaginorTable


def legal_free_phase(state: MaginorTable, seat: Seat) -> vec[i64]:
    """[M8, M9, M32, M40, M41, M111] Cards and spells as the seat likes, or the second part: move to another oracle, or
    roll on an oracle. A wizard in the middle can only play wands, cast, and move."""
    wizard = state.wizards[seat]
    numbers = vec[i64](capacity=32)
    for card in range(CARD_KINDS):
        if state.hands[seat * CARD_KINDS + card] != 0 and (wizard != NONE or card == WAND):
            numbers = append(numbers, PLAY.of(card))
    if state.spells[seat] != 0:
        for spell in range(REVERSAL):
            if state.has_spell(seat, spell) and can_cast(state, seat, spell):
                numbers = append(numbers, CAST.of(spell))
    if wizard == NONE or not must_roll(state):
        goals = other_oracles(state, seat)
        while goals != 0:
            goal = goals & -goals
            numbers = append(numbers, MOVE.of(int(goal).bit_length() - 1))
            goals -= goal
    if wizard != NONE:
        numbers = append(numbers, ROLL.of())
    return numbers


def other_oracles(state: MaginorTable, seat: Seat) -> i64:
    """[M9, M43, M121, M124] The oracles in the circle on which the wizard does not stand, one bit for each."""
    wizard = state.wizards[seat]
    return state.in_circle if wizard == NONE else state.in_circle & ~bit(wizard)


def can_cast(state: MaginorTable, seat: Seat, spell: Spell) -> bool:
    """[M8, M18, M29, M33, M42, M43] Only a spell that can do something may be cast: Recall and Restore need a played
    card, Superiority, Persuasion and Telekinesis a token and a slot for it, Teleport another oracle, Summon one that is
    not the Hall. Rituals are never cast, Reversal only after a duel."""
    if spell == RECALL:
        return played_symbols(state, seat) != 0
    if spell == RESTORE:
        return state.played(seat, WAND) != 0
    if spell == TELEPORT:
        return other_oracles(state, seat) != 0
    if spell == SUMMON:
        return state.in_circle != bit(HALL)
    if state.supply[seat] == 0:
        return False
    if spell == TELEKINESIS:
        return oracles_with_free_slot(state) != 0
    wizard = state.wizards[seat]
    if wizard == NONE:
        return False
    return state.free(wizard) != 0 if spell == SUPERIORITY else rivals_tokens(state, seat, wizard) != 0


def cast(state: MaginorTable, seat: Seat, spell: Spell, dealer: Dealer) -> None:
    """[M111, M115] A spell works at once and is out of the game."""
    state.spells[seat] &= ~bit(spell)
    state.quiet = BUSY
    dealer.tell(Cast(seat, spell))
    if spell == RECALL:
        recall(state, seat, dealer)
    elif spell == RESTORE:
        restore(state, seat, dealer)
    elif spell == SUPERIORITY:
        state.oracle = state.wizards[seat]
        state.ask(PLACING_SUPERIORITY, seat)
    elif spell == PERSUASION:
        state.oracle = state.wizards[seat]
        state.ask(PERSUADING, seat)
    elif spell == TELEKINESIS:
        state.ask(AIMING_TELEKINESIS, seat)
    elif spell == TELEPORT:
        state.ask(TELEPORTING, seat)
    else:
        summon(state, dealer)


def played_symbols(state: MaginorTable, seat: Seat) -> i64:
    """[M28, M38, M45] How many symbol cards the seat has played, this turn's included."""
    count: i64 = 0
    for card in range(KINDS):
        count += state.played(seat, card)
    return count


def recall(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M28, M45, M116] Two played symbol cards go back to the hand; with no more than two, there is nothing to
    choose."""
    if played_symbols(state, seat) > 2:
        state.ask(RECALLING, seat)
        return
    for card in range(KINDS):
        while state.played(seat, card) != 0:
            take_back(state, seat, card, dealer)
    begin_free_phase(state)


def legal_recalls(state: MaginorTable, seat: Seat) -> vec[i64]:
    """[M45] The card that comes earlier is named first, so the first must leave one for the second."""
    numbers = vec[i64](capacity=KINDS)
    left = played_symbols(state, seat)
    for card in range(KINDS):
        there = state.played(seat, card)
        if there != 0 and card >= state.card and (state.card != NONE or left > 1):
            numbers = append(numbers, TAKE.of(card))
        left -= there
    return numbers


def take_recalled(state: MaginorTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[M45, M116] The first card of two, or the second."""
    take_back(state, seat, card, dealer)
    if state.card == NONE:
        state.card = card
    else:
        begin_free_phase(state)


def take_back(state: MaginorTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[M28, M116, M117] A played card is back in the hand and may be played again."""
    state.hands[seat * CARD_KINDS + card] += 1
    dealer.tell(TookBack(seat, card))


def restore(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M28, M45, M117] Two played wands go back to the hand, or the only one."""
    wanted: i64 = 2
    while wanted != 0 and state.played(seat, WAND) != 0:
        take_back(state, seat, WAND, dealer)
        wanted -= 1
    begin_free_phase(state)


def legal_superiority(state: MaginorTable) -> vec[i64]:
    """[M25, M50, M118] Any free slot; for the second token one that is later in rim order, or none."""
    slots = state.free(state.oracle)
    if state.slot == NONE:
        return PUT.of_each(Bag(slots))
    return append(PUT.of_each(Bag(slots).above(state.slot)), DONE.of())


def place_superiority(state: MaginorTable, seat: Seat, slot: Slot, dealer: Dealer) -> None:
    """[M26, M50, M118] After the first token a second one, if there is one and a later free slot; then the oracle may
    be filled."""
    put_token(state, seat, slot, dealer)
    is_second = state.slot != NONE
    state.slot = slot
    if is_second or state.supply[seat] == 0 or Bag(state.free(state.oracle)).above(slot).is_empty():
        evaluate_if_filled(state, dealer)


def finish_superiority(state: MaginorTable, dealer: Dealer) -> None:
    """[M26, M118] One token is enough."""
    evaluate_if_filled(state, dealer)


def rivals_tokens(state: MaginorTable, seat: Seat, oracle: Oracle) -> i64:
    """[M27] The slots of an oracle at which another seat's token lies."""
    return SLOTS[oracle] & ~state.free(oracle) & ~state.tokens_of(oracle, seat)


def legal_replacements(state: MaginorTable, seat: Seat) -> vec[i64]:
    """[M27, M119] Any token of another seat."""
    return REPLACE.of_each(Bag(rivals_tokens(state, seat, state.oracle)))


def replace(state: MaginorTable, seat: Seat, slot: Slot, dealer: Dealer) -> None:
    """[M27, M119] The token there goes back to its owner, the seat's own takes its place."""
    rival = state.owner(state.oracle, slot)
    state.take_token(state.oracle, slot, rival)
    state.supply[rival] += 1
    state.supply[seat] -= 1
    state.lay_token(state.oracle, slot, seat)
    dealer.tell(Replaced(seat, rival, state.oracle, slot))
    begin_free_phase(state)


def oracles_with_free_slot(state: MaginorTable) -> i64:
    """[M25, M120] The oracles in the circle that have a free slot, one bit for each."""
    found = state.in_circle
    if state.free(HALL) == 0:
        found &= ~bit(HALL)
    return found


def legal_telekinesis(state: MaginorTable) -> vec[i64]:
    """[M120] Any oracle with a free slot."""
    return AIM.of_each(Bag(oracles_with_free_slot(state)))


def aim_telekinesis(state: MaginorTable, seat: Seat, oracle: Oracle) -> None:
    """[M25, M120] A free slot of this oracle, of any symbol."""
    state.oracle = oracle
    state.ask(PLACING, seat)


def legal_teleports(state: MaginorTable, seat: Seat) -> vec[i64]:
    """[M43, M121] Any other oracle."""
    return AIM.of_each(Bag(other_oracles(state, seat)))


def teleport(state: MaginorTable, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
    """[M8, M53, M121] The wizard is there, and the free phase goes on."""
    state.wizards[seat] = oracle
    dealer.tell(Teleported(seat, oracle))
    begin_free_phase(state)


def summon(state: MaginorTable, dealer: Dealer) -> None:
    """[M29, M30, M122] The oracle on which Maginor stands or which he meets next is evaluated, never the Hall."""
    target = state.maginor if state.maginor != HALL else next_oracle(state, HALL)
    evaluate(state, target, SUMMONED, dealer)
