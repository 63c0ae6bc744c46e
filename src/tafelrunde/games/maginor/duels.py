"""The duels of Maginor: challenge, secret choice, reveal, Reversal, result."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import Bag, bit
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.actions import CAST, CHALLENGE, PASS, SEND
from tafelrunde.games.maginor.components import (
    CHALLENGER_WINS,
    DEFENDER_WINS,
    DRAWN,
    REVERSAL,
    Elemental,
    Slot,
    duel_result,
    slots_of,
)
from tafelrunde.games.maginor.events import Cast, Challenged, Declined, DuelDrawn, DuelWon, Revealed, Sealed
from tafelrunde.games.maginor.phases import DUELLING, REVERSING
from tafelrunde.games.maginor.rules import carry_on
from tafelrunde.games.maginor.state import MaginorTable


def legal_challenges(state: MaginorTable, seat: Seat) -> vec[i64]:
    """[M14, M54] Any token of another seat at a slot of the symbol."""
    slots = slots_of(state.oracle, state.symbol) & ~state.tokens_of(state.oracle, seat)
    return CHALLENGE.of_each(Bag(slots))


def challenge(state: MaginorTable, seat: Seat, slot: Slot, dealer: Dealer) -> None:
    """[M133] The challenger lays a token next to the defender's. [M134] Both owe an elemental."""
    state.supply[seat] -= 1
    state.slot = slot
    defender = state.owner(state.oracle, slot)
    dealer.tell(Challenged(seat, defender, state.oracle, slot))
    state.ask_some(DUELLING, Bag(bit(seat) | bit(defender)))


def legal_elementals() -> vec[i64]:
    """[M107] Earth, water or fire."""
    return SEND.of_each(Bag(7))


def send(state: MaginorTable, seat: Seat, elemental: Elemental, dealer: Dealer) -> None:
    """[M134] Each side chooses in secret. The second choice reveals both."""
    if seat == state.turn:
        state.challengers = elemental
    else:
        state.defenders = elemental
    dealer.tell(Sealed(seat, elemental))
    if state.all_answered(seat):
        reveal(state, dealer)


def reveal(state: MaginorTable, dealer: Dealer) -> None:
    """[M20, M52] If a side that has not won holds Reversal, it is asked at once. Otherwise the result stands."""
    defender = state.owner(state.oracle, state.slot)
    dealer.tell(Revealed(state.turn, state.challengers))
    dealer.tell(Revealed(defender, state.defenders))
    result = duel_result(state.challengers, state.defenders)
    if result != CHALLENGER_WINS and state.has_spell(state.turn, REVERSAL):
        state.ask(REVERSING, state.turn)
    elif result != DEFENDER_WINS and state.has_spell(defender, REVERSAL):
        state.ask(REVERSING, defender)
    else:
        settle_duel(state, result, dealer)


def legal_reversals() -> vec[i64]:
    """[M20] Reversal may be cast, or kept."""
    return append(CAST.of_each(Bag(bit(REVERSAL))), PASS.of())


def reverse(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M20, M123] The seat wins the duel after all; Reversal is out of the game."""
    state.spells[seat] &= ~bit(REVERSAL)
    dealer.tell(Cast(seat, REVERSAL))
    settle_duel(state, CHALLENGER_WINS if seat == state.turn else DEFENDER_WINS, dealer)


def keep_reversal(state: MaginorTable, seat: Seat, dealer: Dealer) -> None:
    """[M20, M52] The result stands."""
    dealer.tell(Declined(seat))
    settle_duel(state, duel_result(state.challengers, state.defenders), dealer)


def settle_duel(state: MaginorTable, result: i64, dealer: Dealer) -> None:
    """[M19, M135] The winner's token stays or takes the slot, the loser's goes home; after a draw both go home.
    [M21] No token is added, so no oracle is filled."""
    challenger, oracle, slot = state.turn, state.oracle, state.slot
    defender = state.owner(oracle, slot)
    if result == DEFENDER_WINS:
        state.supply[challenger] += 1
        dealer.tell(DuelWon(defender, challenger, oracle, slot))
    elif result == DRAWN:
        state.take_token(oracle, slot, defender)
        state.supply[challenger] += 1
        state.supply[defender] += 1
        dealer.tell(DuelDrawn(challenger, defender, oracle, slot))
    else:
        state.take_token(oracle, slot, defender)
        state.supply[defender] += 1
        state.lay_token(oracle, slot, challenger)
        dealer.tell(DuelWon(challenger, defender, oracle, slot))
    carry_on(state, dealer)
