"""What lies on the table of Maginor."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, bit, lowest
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER, Standings, State, places
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor import duels, rules, spells
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
from tafelrunde.games.maginor.view import MaginorView, look


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaginorState(State):
    """Sets of oracles, slots and spells are bits of a word. The chain of a turn (card, slot, duel, evaluation) has its
    own fields, which are empty in the free phase."""

    def __init__(
        self,
        seats: i64,
        circle: vec[i64],
        beside: vec[i64],
        tokens: vec[i64],
        hands: vec[i64],
        supply: vec[i64],
        wizards: vec[i64],
        spells: vec[i64],
        won: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.circle: vec[i64] = circle  # the oracles clockwise from the Hall, as they were laid
        self.beside: vec[i64] = beside  # the spell beside each oracle, or NONE
        self.tokens: vec[i64] = tokens  # the slots that each seat holds at each oracle
        self.hands: vec[i64] = hands  # how many cards of each kind each seat holds
        self.supply: vec[i64] = supply
        self.wizards: vec[i64] = wizards  # the oracle, or NONE in the middle
        self.spells: vec[i64] = spells
        self.won: vec[i64] = won  # the oracles that each seat has won
        self.in_circle: i64 = ALL_ORACLES
        self.maginor: i64 = HALL  # the oracle on which he stands, or before which
        self.in_gap: bool = False
        self.turn: i64 = 0
        self.quiet: i64 = 0  # quiet turns in a row, BUSY once the running turn is none
        self.is_last_roll: bool = False  # the second part of the turn has begun
        self.step_due: bool = False  # Maginor's face was rolled, his step is still to come
        self.oracle: i64 = NONE  # the chain is about this oracle,
        self.symbol: i64 = NONE  # this symbol
        self.slot: i64 = NONE  # and this slot: the one challenged, or the first of Superiority
        self.challengers: i64 = NONE  # elementals sent into a duel
        self.defenders: i64 = NONE
        self.card: i64 = NONE  # the first card taken back by Recall
        self.cause: i64 = NONE  # why the oracle is evaluated

    def clone(self) -> MaginorState:
        twin = MaginorState(
            self.seats,
            self.circle,  # never changed after the set-up
            self.beside[:],
            self.tokens[:],
            self.hands[:],
            self.supply[:],
            self.wizards[:],
            self.spells[:],
            self.won[:],
        )
        twin.phase = self.phase
        twin.owing = self.owing
        twin.in_circle = self.in_circle
        twin.maginor = self.maginor
        twin.in_gap = self.in_gap
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.is_last_roll = self.is_last_roll
        twin.step_due = self.step_due
        twin.oracle = self.oracle
        twin.symbol = self.symbol
        twin.slot = self.slot
        twin.challengers = self.challengers
        twin.defenders = self.defenders
        twin.card = self.card
        twin.cause = self.cause
        return twin

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

    def tokens_of(self, oracle: Oracle, seat: Seat) -> i64:
        """The slots of an oracle at which this seat has tokens, a bit for each."""
        return self.tokens[oracle * SEATS + seat]

    def free(self, oracle: Oracle) -> i64:
        """[M133] The slots of an oracle at which no token lies, a bit for each."""
        first = oracle * SEATS
        tokens = self.tokens
        return SLOTS[oracle] & ~(tokens[first] | tokens[first + 1] | tokens[first + 2] | tokens[first + 3])

    def owner(self, oracle: Oracle, slot: Slot) -> Seat:
        """Whose token lies at the slot; NONE if it is free."""
        for seat in range(self.seats):
            if self.tokens_of(oracle, seat) & bit(slot) != 0:
                return seat
        return NONE

    def owners(self, oracle: Oracle) -> list[int]:
        """Whose token lies at each slot of an oracle, in rim order; NONE where it is free."""
        found = [int(NONE)] * int(VALUE[oracle])
        for seat in range(self.seats):
            tokens = self.tokens_of(oracle, seat)
            while tokens != 0:
                found[lowest(tokens)] = seat
                tokens &= tokens - 1
        return found

    def lay_token(self, oracle: Oracle, slot: Slot, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] |= bit(slot)

    def take_token(self, oracle: Oracle, slot: Slot, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] &= ~bit(slot)

    def clear_tokens(self, oracle: Oracle, seat: Seat) -> None:
        self.tokens[oracle * SEATS + seat] = 0

    def played(self, seat: Seat, card: Card) -> i64:
        """[M38] How many cards of this kind the seat has played."""
        return COPIES[card] - self.hands[seat * CARD_KINDS + card]

    def has_spell(self, seat: Seat, spell: Spell) -> bool:
        return self.spells[seat] & bit(spell) != 0

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

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == rules.FREE_PHASE:
            return spells.legal_free_phase(self, seat)
        if phase == rules.PLACING:
            return rules.legal_places(self)
        if phase == rules.CHALLENGING:
            return duels.legal_challenges(self, seat)
        if phase == rules.DUELLING:
            return duels.legal_elementals()
        if phase == rules.NAMING:
            return rules.legal_names()
        if phase == rules.NAMING_JOKER:
            return rules.legal_jokers(self)
        if phase == rules.AIMING_WAND:
            return rules.legal_aims(self)
        if phase == rules.CHOOSING_PRIZE:
            return rules.legal_claims()
        if phase == rules.REVERSING:
            return duels.legal_reversals()
        if phase == rules.RECALLING:
            return spells.legal_recalls(self, seat)
        if phase == rules.PLACING_SUPERIORITY:
            return spells.legal_superiority(self)
        if phase == rules.PERSUADING:
            return spells.legal_replacements(self, seat)
        if phase == rules.AIMING_TELEKINESIS:
            return spells.legal_telekinesis(self)
        return spells.legal_teleports(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in PLAY:
            rules.play(self, seat, PLAY.what(number), dealer)
        elif number in MOVE:
            rules.move(self, seat, MOVE.what(number), dealer)
        elif number in ROLL:
            rules.roll(self, seat, dealer)
        elif number in PUT:
            self.apply_put(seat, PUT.what(number), dealer)
        elif number in SEND:
            duels.send(self, seat, SEND.what(number), dealer)
        elif number in CHALLENGE:
            duels.challenge(self, seat, CHALLENGE.what(number), dealer)
        elif number in NAME:
            rules.name(self, seat, NAME.what(number), dealer)
        elif number in AIM:
            self.apply_aim(seat, AIM.what(number), dealer)
        elif number in CLAIM:
            rules.claim(self, seat, CLAIM.what(number), dealer)
        elif number in CAST:
            self.apply_cast(seat, CAST.what(number), dealer)
        elif number in TAKE:
            spells.take_recalled(self, seat, TAKE.what(number), dealer)
        elif number in REPLACE:
            spells.replace(self, seat, REPLACE.what(number), dealer)
        elif number in DONE:
            spells.finish_superiority(self, dealer)
        else:
            duels.keep_reversal(self, seat, dealer)

    def apply_put(self, seat: Seat, slot: Slot, dealer: Dealer) -> None:
        if self.phase == rules.PLACING_SUPERIORITY:
            spells.place_superiority(self, seat, slot, dealer)
        else:
            rules.place(self, seat, slot, dealer)

    def apply_aim(self, seat: Seat, oracle: Oracle, dealer: Dealer) -> None:
        if self.phase == rules.AIMING_WAND:
            rules.aim_wand(self, seat, oracle, dealer)
        elif self.phase == rules.AIMING_TELEKINESIS:
            spells.aim_telekinesis(self, seat, oracle)
        else:
            spells.teleport(self, seat, oracle, dealer)

    def apply_cast(self, seat: Seat, spell: Spell, dealer: Dealer) -> None:
        if self.phase == rules.REVERSING:
            duels.reverse(self, seat, dealer)
        else:
            spells.cast(self, seat, spell, dealer)

    def view(self, seat: Seat) -> MaginorView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        """[M36, M48, M101, M137] Most votes win; among equals the owner of the highest oracle; without one the place is
        shared. All places are decided so."""
        if self.phase != OVER:
            return None
        votes = [int(self.votes(seat)) for seat in range(self.seats)]
        ranks = [(votes[seat], highest_oracle(self.won[seat])) for seat in range(self.seats)]
        found = places(ranks)
        if votes.count(max(votes)) == 1:
            reason = "maginor-reason-votes"
        elif found.count(1) == 1:
            reason = "maginor-reason-highest-oracle"
        else:
            reason = "maginor-reason-shared"
        return Standings(found, reason, tuple(votes))


def highest_oracle(won: i64) -> int:
    """[M36] The highest number among these oracles; 0 if there is none."""
    highest = 0
    while won != 0:
        highest = max(highest, int(VALUE[lowest(won)]))
        won &= won - 1
    return highest


def empty_table(seats: i64) -> MaginorState:
    """The circle not laid, all spells and cards in the box."""
    oracles = [int(NONE) for _ in range(ORACLE_COUNT)]
    each_seat = [0 for _ in range(seats)]
    return MaginorState(
        seats,
        vec[i64](oracles),
        vec[i64](oracles),
        vec[i64]([0 for _ in range(ORACLE_COUNT * SEATS)]),
        vec[i64]([0 for _ in range(seats * CARD_KINDS)]),
        vec[i64](each_seat),
        vec[i64](each_seat),
        vec[i64](each_seat),
        vec[i64](each_seat),
    )
