"""The rules of Maginor, in the order of the rulebook; spells and duels have chapters of their own.

One chain runs through a turn: a card or a roll canvasses for a symbol, a token is placed or a duel fought, and then
`carry_on` says what is next: Maginor's step, more cards and spells, or the next turn. An evaluation ends the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, Bag, bit, lowest, popcount
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.actions import AIM, CLAIM, NAME, PUT
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    DOOM,
    FACES,
    HALL,
    KINDS,
    MAGINOR,
    ORACLE_COUNT,
    THE_ORACLE,
    THE_SPELL,
    WAND,
    Card,
    Oracle,
    Slot,
    Symbol,
    slots_of,
)
from tafelrunde.games.maginor.events import (
    Evaluated,
    GameEnded,
    MaginorStepped,
    Moved,
    Named,
    NothingHappened,
    OracleLost,
    Placed,
    Played,
    Rolled,
    SpellLost,
    StepLost,
    TokensReturned,
    TurnBegan,
    WentToMiddle,
    WonOracle,
    WonSpell,
)
from tafelrunde.games.maginor.phases import (
    AIMING_WAND,
    CHALLENGING,
    CHOOSING_PRIZE,
    FREE_PHASE,
    NAMING,
    NAMING_JOKER,
    PLACING,
)
from tafelrunde.games.maginor.state import (
    ABSENT,
    ALL_YOURS,
    BUSY,
    FILLED,
    LEFT,
    NO_TOKEN,
    REACHED,
    SUMMONED,
    MaginorTable,
)

QUIET_ROUNDS: Final[i64] = 3


# The turn


def begin_free_phase(state: MaginorTable) -> None:
    """[M32, M53] The seat may play cards and cast spells, or move or roll."""
    state.clear_chain()
    state.ask(FREE_PHASE, state.turn)


def must_roll(state: MaginorTable) -> bool:
    """[M40] After three quiet rounds a wizard on an oracle may not move."""
    return state.quiet >= QUIET_ROUNDS * state.seats


def next_turn(state: MaginorTable, dealer: Dealer) -> None:
    """[M24, M40, M110] The turn is over and passes clockwise; it was a quiet one if nothing but a move was done."""
    state.quiet += 1
    state.turn = (state.turn + 1) % state.seats
    dealer.tell(TurnBegan(state.turn))
    begin_free_phase(state)


def carry_on(state: MaginorTable, dealer: Dealer) -> None:
    """[M16, M53, M112] What a symbol led to is done. Maginor steps if his face was rolled; then the roll of the second
    part ends the turn, while a card, a wand or a spell leads back to the free phase."""
    if state.step_due and step(state, dealer):
        return
    if state.is_last_roll:
        next_turn(state, dealer)
    else:
        begin_free_phase(state)


# Symbol cards


def play(state: MaginorTable, seat: Seat, card: Card, dealer: Dealer) -> None:
    """[M17, M38, M41, M104, M111, M113] A card is spent, whatever comes of it. A symbol card canvasses for a vote of
    the oracle on which the wizard stands; a wand needs an oracle."""
    state.hands[seat * CARD_KINDS + card] -= 1
    state.quiet = BUSY
    dealer.tell(Played(seat, card))
    if card == WAND:
        state.ask(AIMING_WAND, seat)
    else:
        state.oracle = state.wizards[seat]
        canvass(state, seat, card, dealer)


def canvass(state: MaginorTable, seat: Seat, symbol: Symbol, dealer: Dealer) -> None:
    """[M12, M13, M14, M18, M54, M114, M125, M126] Doom where there is none is a joker. A free slot of the symbol must
    be taken; if there is none, another seat's token must be challenged; failing that too, nothing happens."""
    state.symbol = symbol
    slots = slots_of(state.oracle, symbol)
    if state.supply[seat] == 0:
        nothing(state, seat, NO_TOKEN, dealer)
    elif slots == 0 and symbol == DOOM:
        state.ask(NAMING_JOKER, seat)
    elif slots == 0:
        nothing(state, seat, ABSENT, dealer)
    elif slots & state.free(state.oracle) != 0:
        state.ask(PLACING, seat)
    elif slots & ~state.tokens_of(state.oracle, seat) != 0:
        state.ask(CHALLENGING, seat)
    else:
        nothing(state, seat, ALL_YOURS, dealer)


def nothing(state: MaginorTable, seat: Seat, why: i64, dealer: Dealer) -> None:
    """[M11, M15, M18, M44] The symbol is not there, or all its slots are yours, or no token is left: nothing
    happens."""
    dealer.tell(NothingHappened(seat, state.oracle, state.symbol, why))
    carry_on(state, dealer)


def legal_jokers(state: MaginorTable) -> vec[i64]:
    """[M12, M47] A symbol that the oracle has must be named."""
    numbers = vec[i64](capacity=KINDS)
    for symbol in range(DOOM):
        if slots_of(state.oracle, symbol) != 0:
            numbers = append(numbers, NAME.of(symbol))
    return numbers


def name(state: MaginorTable, seat: Seat, symbol: Symbol, dealer: Dealer) -> None:
    """[M16, M46, M47] The symbol named for a joker or for Maginor's face counts as if it had been played or rolled."""
    dealer.tell(Named(seat, symbol))
    canvass(state, seat, symbol, dealer)


def legal_places(state: MaginorTable) -> vec[i64]:
    """[M13, M25] Any free slot of the symbol; any free slot at all if no symbol is asked for."""
    slots = state.free(state.oracle)
    if state.symbol != NONE:
        slots &= slots_of(state.oracle, state.symbol)
    return PUT.of_each(Bag(slots))


def place(state: MaginorTable, seat: Seat, slot: Slot, dealer: Dealer) -> None:
    """[M13, M120] A token goes from the supply to the slot; it may have filled the oracle."""
    put_token(state, seat, slot, dealer)
    evaluate_if_filled(state, dealer)


def put_token(state: MaginorTable, seat: Seat, slot: Slot, dealer: Dealer) -> None:
    """[M103] From the supply to a slot of the oracle under way."""
    state.supply[seat] -= 1
    state.lay_token(state.oracle, slot, seat)
    dealer.tell(Placed(seat, state.oracle, slot))


def evaluate_if_filled(state: MaginorTable, dealer: Dealer) -> None:
    """[M7, M128, M132] An oracle other than the Hall is evaluated as soon as a token lies at each of its slots; a step
    that Maginor still had to take is lost."""
    if state.oracle == HALL or state.free(state.oracle) != 0:
        carry_on(state, dealer)
        return
    if state.step_due:
        dealer.tell(StepLost())
    evaluate(state, state.oracle, FILLED, dealer)


# Wands, moving and rolling


def legal_aims(state: MaginorTable) -> vec[i64]:
    """[M10, M17] A wand can be aimed at any oracle in the circle."""
    return AIM.of_each(Bag(state.in_circle))


def aim_wand(state: MaginorTable, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
    """[M17] A roll as if the wizard stood there; the turn goes on after it."""
    roll_at(state, seat, oracle, dealer)


def move(state: MaginorTable, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
    """[M32, M112, M124] The wizard moves, and the turn is over."""
    state.wizards[seat] = oracle
    dealer.tell(Moved(seat, oracle))
    next_turn(state, dealer)


def roll(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M32, M112, M125] The second part of a turn can be a roll at the oracle on which the wizard stands."""
    state.quiet = BUSY
    state.is_last_roll = True
    roll_at(state, seat, state.wizards[seat], dealer)


def roll_at(state: MaginorTable, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
    """[M16, M44, M106, M125] A symbol rolled is canvassed for. Maginor's face asks for a symbol first, unless no token
    is left, and then Maginor steps."""
    state.oracle = oracle
    face = dealer.roll(FACES)
    dealer.tell(Rolled(seat, oracle, face))
    if face != MAGINOR:
        canvass(state, seat, face, dealer)
        return
    state.step_due = True
    if state.supply[seat] == 0:
        nothing(state, seat, NO_TOKEN, dealer)
    else:
        state.ask(NAMING, seat)


def legal_names() -> vec[i64]:
    """[M46] For Maginor's face any of the five symbols may be named."""
    return NAME.of_each(Bag(bit(KINDS) - 1))


# Maginor's walk


def step(state: MaginorTable, dealer: Dealer) -> bool:
    """[M3, M4, M34, M127, M128, M132] Maginor goes from the gap onto the oracle, or from an oracle into the next gap.
    Stepping onto the Hall or leaving another oracle evaluates it: then the turn is over, and the answer is true."""
    oracle = state.maginor
    if state.in_gap:
        state.in_gap = False
        dealer.tell(MaginorStepped(oracle, 0))
        if oracle == HALL:
            evaluate(state, HALL, REACHED, dealer)
        return oracle == HALL
    go_to_gap_after(state, oracle, dealer)
    if oracle != HALL:
        evaluate(state, oracle, LEFT, dealer)
    return oracle != HALL


def go_to_gap_after(state: MaginorTable, oracle: Oracle, dealer: Dealer) -> None:
    """[M4, M5, M35] The gap after an oracle lies before the next one that is still in the circle."""
    state.maginor = next_oracle(state, oracle)
    state.in_gap = True
    dealer.tell(MaginorStepped(state.maginor, 1))


def next_oracle(state: MaginorTable, oracle: Oracle) -> Oracle:
    """[M2, M4, M5, M35] The next oracle clockwise that is still in the circle; after the last one comes the Hall."""
    place: i64 = 0
    while state.circle[place] != oracle:
        place += 1
    for later in range(place + 1, ORACLE_COUNT):
        if state.in_circle & bit(state.circle[later]) != 0:
            return state.circle[later]
    return HALL


# Evaluation


def evaluate(state: MaginorTable, oracle: Oracle, cause: i64, dealer: Dealer) -> None:
    """[M23, M49, M51, M129] The first seat chooses a prize. Without a spell, or without any token, nobody is asked."""
    state.clear_chain()
    state.oracle = oracle
    state.cause = cause
    first, second = leaders(state, oracle)
    dealer.tell(Evaluated(oracle, cause, first, second))
    if first != NONE and state.beside[oracle] != NONE:
        state.ask(CHOOSING_PRIZE, first)
    else:
        give_oracle(state, first, dealer)
        give_spell(state, second, dealer)
        close_circle(state, dealer)


def leaders(state: MaginorTable, oracle: Oracle) -> tuple[i64, i64]:
    """[M22, M129] The seats with the most and the next most tokens, NONE where nobody is; among equals the one whose
    first token comes earlier in rim order."""
    first = second = NONE
    best: i64 = 0
    next_best: i64 = 0
    for seat in range(state.seats):
        rank = rank_of(state.tokens_of(oracle, seat))
        if rank > best:
            second, next_best = first, best
            first, best = seat, rank
        elif rank > next_best:
            second, next_best = seat, rank
    return first, second


def rank_of(tokens: i64) -> i64:
    """[M22, M129] More tokens rank higher, and among equally many those whose first comes earlier in rim order; 0 for
    none."""
    return popcount(tokens) * 16 + 15 - lowest(tokens) if tokens != 0 else 0


def legal_claims() -> vec[i64]:
    """[M23] The first seat claims the oracle or the spell."""
    return CLAIM.of_each(Bag(3))


def claim(state: MaginorTable, seat: Seat, prize: i64, dealer: Dealer) -> None:
    """[M23, M31] The first seat gets the prize it claims, the second the other; without a second it leaves the game."""
    second = leaders(state, state.oracle)[1]
    give_oracle(state, seat if prize == THE_ORACLE else second, dealer)
    give_spell(state, seat if prize == THE_SPELL else second, dealer)
    close_circle(state, dealer)


def give_oracle(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M23, M102] The oracle with all its votes goes to a seat, or out of the game."""
    if seat == NONE:
        dealer.tell(OracleLost(state.oracle))
    else:
        state.won[seat] |= bit(state.oracle)
        dealer.tell(WonOracle(seat, state.oracle))


def give_spell(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M23, M31, M33, M49] The spell, if there is one, goes to a seat, or out of the game."""
    spell = state.beside[state.oracle]
    state.beside[state.oracle] = NONE
    if spell == NONE:
        return
    if seat == NONE:
        dealer.tell(SpellLost(spell))
    else:
        state.spells[seat] |= bit(spell)
        dealer.tell(WonSpell(seat, spell))


def close_circle(state: MaginorTable, dealer: Dealer) -> None:
    """[M24, M51] After the prizes the tokens go home and the wizards to the middle, the circle closes, and the turn is
    over. [M136] After the Hall the match is over."""
    return_tokens(state, dealer)
    send_wizards_to_middle(state, dealer)
    state.in_circle &= ~bit(state.oracle)
    if state.oracle == HALL:
        state.clear_chain()
        state.end()
        dealer.tell(GameEnded())
    else:
        close_up_before_maginor(state, dealer)
        next_turn(state, dealer)


def return_tokens(state: MaginorTable, dealer: Dealer) -> None:
    """[M130] All tokens at the oracle return to their owners."""
    for seat in range(state.seats):
        tokens = popcount(state.tokens_of(state.oracle, seat))
        if tokens != 0:
            state.supply[seat] += tokens
            state.clear_tokens(state.oracle, seat)
            dealer.tell(TokensReturned(seat, state.oracle, tokens))


def send_wizards_to_middle(state: MaginorTable, dealer: Dealer) -> None:
    """[M131] Wizards on the oracle go to the middle."""
    for seat in range(state.seats):
        if state.wizards[seat] == state.oracle:
            state.wizards[seat] = NONE
            dealer.tell(WentToMiddle(seat))


def close_up_before_maginor(state: MaginorTable, dealer: Dealer) -> None:
    """[M5] In the gap before the oracle he stays, and the gap lies before the next one now. [M6] From the oracle itself
    he goes to the gap after it. [M29, M30, M122] So he does after Summon, wherever he stood."""
    if state.cause == SUMMONED or (state.maginor == state.oracle and not state.in_gap):
        go_to_gap_after(state, state.oracle, dealer)
    elif state.maginor == state.oracle:
        state.maginor = next_oracle(state, state.oracle)
