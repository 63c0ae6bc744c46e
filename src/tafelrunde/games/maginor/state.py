"""What lies on the table of Maginor."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.declared import Bits, By, Fixed, Rows
from tafelrunde.core.game import NO_NUMBERS, State
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import (
    ALL_ORACLES,
    CARD_KINDS,
    COPIES,
    HALL,
    ORACLE_COUNT,
    SEATS,
    SLOTS,
    SPELL_COUNT,
    VALUE,
    VOTES,
    Card,
    Oracle,
    Slot,
    Spell,
)

FILLED: Final[i64] = 0
LEFT: Final[i64] = 1
SUMMONED: Final[i64] = 2
REACHED: Final[i64] = 3
CAUSES: Final = ("filled", "left", "summoned", "reached")
"""[M122, M128, M132] Why an oracle is evaluated."""

ABSENT: Final[i64] = 0
ALL_YOURS: Final[i64] = 1
NO_TOKEN: Final[i64] = 2
REASONS: Final = ("absent", "all-yours", "no-token")
"""[M11, M15, M18] Why a symbol comes to nothing."""

BUSY: Final[i64] = -1
"""The current turn is not a quiet one."""


@mypyc_attr(acyclic=True)
class MaginorTable(State):
    """[M38, M134] Everything lies open but the elemental of a rival in a running duel. Sets of oracles, slots and
    spells are bits of a word. The chain of a turn (card, slot, duel, evaluation) has its own fields, which are empty in
    the free phase."""

    circle: Annotated[vec[i64], Fixed()] = NO_NUMBERS  # the oracles clockwise from the Hall, as they were laid
    in_circle: Annotated[i64, Bits()] = ALL_ORACLES  # those that have not been evaluated
    beside: vec[i64] = NO_NUMBERS  # the spell beside each oracle, or NONE
    tokens: Annotated[vec[i64], By("slots", "owners_seen", "lay_tokens")] = NO_NUMBERS  # whose lies at each slot
    hands: Annotated[vec[i64], Rows(CARD_KINDS)] = NO_NUMBERS  # how many cards of each kind each seat holds
    supply: vec[i64] = NO_NUMBERS  # tokens of each seat that lie nowhere else
    wizards: vec[i64] = NO_NUMBERS  # the oracle, or NONE in the middle
    spells: Annotated[vec[i64], Bits()] = NO_NUMBERS  # that each seat holds
    won: Annotated[vec[i64], Bits()] = NO_NUMBERS  # the oracles that each seat has won
    maginor: i64 = HALL  # the oracle on which, or before which, he stands
    in_gap: bool = False
    turn: i64 = 0
    quiet: i64 = 0  # quiet turns in a row, BUSY once the current turn is not quiet
    is_last_roll: bool = False  # the second part of the turn has begun
    step_due: bool = False  # Maginor's face was rolled, his step is still to come
    oracle: i64 = NONE  # the chain is about this oracle,
    symbol: i64 = NONE  # this symbol
    slot: i64 = NONE  # and this slot: the one challenged, or the first of Superiority
    challengers: Annotated[i64, By("challengers", "challengers_seen")] = NONE  # the elemental sent into a duel
    defenders: Annotated[i64, By("defenders", "defenders_seen")] = NONE
    card: i64 = NONE  # the first card taken back by Recall
    cause: i64 = NONE  # why the oracle is evaluated

    @final
    def clear_chain(self) -> None:
        """Nothing is under way: neither a symbol nor a duel, a spell or an evaluation."""
        self.is_last_roll = False
        self.step_due = False
        self.oracle = NONE
        self.symbol = NONE
        self.slot = NONE
        self.challengers = NONE
        self.defenders = NONE
        self.card = NONE
        self.cause = NONE

    @final
    def tokens_of(self, oracle: Oracle, seat: Seat) -> i64:
        """The slots of an oracle at which this seat has tokens, one bit for each."""
        return self.tokens[oracle * SEATS + seat]

    @final
    def free(self, oracle: Oracle) -> i64:
        """[M133] The slots of an oracle at which no token lies, one bit for each."""
        first = oracle * SEATS
        tokens = self.tokens
        return SLOTS[oracle] & ~(tokens[first] | tokens[first + 1] | tokens[first + 2] | tokens[first + 3])

    @final
    def owner(self, oracle: Oracle, slot: Slot) -> Seat:
        """Whose token lies at the slot; NONE if it is free."""
        for seat in range(self.seats):
            if self.tokens_of(oracle, seat) & bit(slot) != 0:
                return seat
        return NONE

    @final
    def owners(self, oracle: Oracle) -> list[int]:
        """Whose token lies at each slot of an oracle, in rim order; NONE where it is free."""
        found = [int(NONE)] * int(VALUE[oracle])
        for seat in range(self.seats):
            tokens = self.tokens_of(oracle, seat)
            while tokens != 0:
                found[lowest(tokens)] = seat
                tokens &= tokens - 1
        return found

    @final
    def lay_token(self, oracle: Oracle, slot: Slot, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] |= bit(slot)

    @final
    def take_token(self, oracle: Oracle, slot: Slot, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] &= ~bit(slot)

    @final
    def clear_tokens(self, oracle: Oracle, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] = 0

    @final
    def played(self, seat: Seat, card: Card) -> i64:
        """[M38] How many cards of this kind the seat has played."""
        return COPIES[card] - self.hands[seat * CARD_KINDS + card]

    @final
    def has_spell(self, seat: Seat, spell: Spell) -> bool:
        return self.spells[seat] & bit(spell) != 0

    @final
    def votes(self, seat: Seat) -> i64:
        """[M33, M102, M137] The votes of a seat's oracles and rituals."""
        count: i64 = 0
        for oracle in range(ORACLE_COUNT):
            if self.won[seat] & bit(oracle) != 0:
                count += VALUE[oracle]
        for spell in range(SPELL_COUNT):
            if self.has_spell(seat, spell):
                count += VOTES[spell]
        return count


def clear_table(state: MaginorTable) -> None:
    """The circle not yet laid, all spells and cards in the box."""
    oracles = [int(NONE) for _ in range(ORACLE_COUNT)]
    each_seat = [0 for _ in range(state.seats)]
    state.circle = vec[i64](oracles)
    state.beside = vec[i64](oracles)
    state.tokens = vec[i64]([0 for _ in range(ORACLE_COUNT * SEATS)])
    state.hands = vec[i64]([0 for _ in range(state.seats * CARD_KINDS)])
    state.supply = vec[i64](each_seat)
    state.wizards = vec[i64](each_seat)
    state.spells = vec[i64](each_seat)
    state.won = vec[i64](each_seat)
