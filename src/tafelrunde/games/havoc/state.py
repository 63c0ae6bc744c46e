"""What lies on the table of Havoc."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import OVER, Standings, State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc import battle, castillon, rules
from tafelrunde.games.havoc.actions import (
    BATTLE,
    DECLINE,
    DISCARD,
    DRAW,
    FETCH,
    HAVOC,
    LAY,
    LOOT,
    OUT,
    PASS,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAND,
    STOP,
    SWAP,
    TAKE,
)
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import CASTILLON
from tafelrunde.games.havoc.phases import (
    ADDING,
    AHEAD,
    CHOOSING,
    FETCHING,
    JOHN_AWAY,
    JOINING,
    LOOTING,
    LOOTING_AFTER,
    PEACE,
    RECRUITING,
    SCAVENGING,
    SITTING_OUT,
    SWAPPING,
    TURN,
)
from tafelrunde.games.havoc.view import HavocView, look


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HavocState(State):
    """Every card lies in the pile, among the discards or recruits, in a hand, or on the battlefield. `seen` is the part
    of each hand that everybody has seen go there."""

    def __init__(self, seats: i64, hands: list[Cards], seen: list[Cards], laid: list[Cards], counts: vec[i64]) -> None:
        super().__init__(seats)
        self.pile: Cards = Cards()
        self.discards: Cards = Cards()
        self.recruits: Cards = Cards()
        self.hands: list[Cards] = hands
        self.seen: list[Cards] = seen
        self.laid: list[Cards] = laid
        self.points: vec[i64] = counts
        self.wins: vec[i64] = counts
        self.at_castillon: vec[i64] = counts
        self.order: vec[i64] = counts  # the battles as they will come
        self.fates: vec[i64] = counts  # by battle: the winner, or AHEAD, REMOVED, REPLACED
        self.fought: i64 = 0  # how many battles of the order are over or gone
        self.turn: i64 = 0
        self.keeper: i64 = 0
        self.peace: i64 = 0  # the number on the peace card
        self.has_turned: bool = False  # the peace card, in this turn
        self.is_first_turn_free: bool = False  # the Peacekeeper need not turn it yet
        self.draws: i64 = 0
        self.dogs_used: i64 = 0
        self.battle: i64 = NONE
        self.initiator: i64 = NONE
        self.winner: i64 = NONE
        self.unasked: i64 = 0  # seats as bits: not yet asked to join,
        self.fighting: i64 = 0  # in the battle,
        self.adding: i64 = 0  # in the battle and not passed,
        self.stopped: i64 = 0  # done with their dogs
        self.visit: i64 = 0  # cards laid in this visit
        self.last_laid: i64 = NONE
        self.outs: vec[i64] = counts  # dogs that sit out
        self.dogs_after: vec[i64] = counts  # dogs used after the battle
        self.john: i64 = JOHN_AWAY
        self.john_right: i64 = NONE  # the seat that drew him
        self.peace_max: i64 = 0
        self.recruits_max: i64 = 0
        self.is_small_table: bool = False
        self.winners_choose: bool = False
        self.is_john_extra: bool = False

    def clone(self) -> HavocState:
        seats = self.seats
        hands = [hand.copy() for hand in self.hands]
        seen = [cards.copy() for cards in self.seen]
        laid = [cards.copy() for cards in self.laid]
        twin = HavocState(seats, hands, seen, laid, self.points[:])
        twin.phase = self.phase
        twin.owing = self.owing
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.recruits = self.recruits.copy()
        twin.wins = self.wins[:]
        twin.at_castillon = self.at_castillon[:]
        twin.order = self.order[:]
        twin.fates = self.fates[:]
        twin.fought = self.fought
        twin.turn = self.turn
        twin.keeper = self.keeper
        twin.peace = self.peace
        twin.has_turned = self.has_turned
        twin.is_first_turn_free = self.is_first_turn_free
        twin.draws = self.draws
        twin.dogs_used = self.dogs_used
        twin.battle = self.battle
        twin.initiator = self.initiator
        twin.winner = self.winner
        twin.unasked = self.unasked
        twin.fighting = self.fighting
        twin.adding = self.adding
        twin.stopped = self.stopped
        twin.visit = self.visit
        twin.last_laid = self.last_laid
        twin.outs = self.outs[:]
        twin.dogs_after = self.dogs_after[:]
        twin.john = self.john
        twin.john_right = self.john_right
        twin.peace_max = self.peace_max
        twin.recruits_max = self.recruits_max
        twin.is_small_table = self.is_small_table
        twin.winners_choose = self.winners_choose
        twin.is_john_extra = self.is_john_extra
        return twin

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == TURN:
            return rules.legal_turns(self, seat)
        if phase == RECRUITING:
            return rules.legal_recruitings(self, seat)
        if phase == JOINING or phase == ADDING:  # noqa: SIM109  (a tuple would be boxed)
            return battle.legal_lays(self, seat)
        if phase == FETCHING:
            return rules.legal_fetches(self)
        if phase == LOOTING or phase == LOOTING_AFTER:  # noqa: SIM109
            return rules.legal_loots(self)
        if phase == PEACE:
            return rules.legal_discards(self, seat)
        if phase == SCAVENGING:
            return battle.legal_scavengings(self, seat)
        if phase == SITTING_OUT:
            return battle.legal_sittings_out(self, seat)
        if phase == CHOOSING:
            return battle.legal_choices(self)
        assert phase == SWAPPING
        return castillon.legal_swaps(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in LAY:
            battle.lay(self, seat, LAY.what(number), dealer)
        elif number in TAKE:
            self.take(seat, TAKE.what(number), dealer)
        elif number in PUT:
            rules.put(self, seat, PUT.what(number), dealer)
        elif number in DRAW:
            rules.draw(self, seat, dealer)
        elif number in RECRUIT:
            rules.recruit(self, seat, dealer)
        elif number in HAVOC:
            battle.cry_havoc(self, seat, dealer)
        elif number in STAND:
            battle.stand(self, seat, dealer)
        elif number in DECLINE:
            battle.decline(self, seat, dealer)
            battle.next_visit(self, seat, dealer)
        elif number in PASS:
            battle.pass_for_good(self, seat, dealer)
            battle.next_visit(self, seat, dealer)
        elif number in FETCH:
            rules.fetch(self, seat, dealer)
        elif number in LOOT:
            self.loot(seat, dealer)
        elif number in SCAVENGE:
            battle.scavenge(self, seat, SCAVENGE.what(number), dealer)
        elif number in STOP:
            battle.stop(self, seat, dealer)
        elif number in DISCARD:
            rules.discard(self, seat, DISCARD.what(number), dealer)
        elif number in OUT:
            battle.sit_out(self, seat, OUT.what(number), dealer)
        elif number in BATTLE:
            battle.choose_battle(self, seat, BATTLE.what(number), dealer)
        else:
            castillon.swap(self, seat, SWAP.what(number), dealer)

    def take(self, seat: Seat, card: i64, dealer: Dealer) -> None:
        """A card is taken from the recruits, or from the discards while looting."""
        if self.phase == LOOTING:
            rules.take_loot(self, seat, card, dealer)
            self.ask(RECRUITING, seat)
        elif self.phase == LOOTING_AFTER:
            rules.take_loot(self, seat, card, dealer)
            battle.next_scavenger(self, seat, dealer)
        else:
            rules.take(self, seat, card, dealer)

    def loot(self, seat: Seat, dealer: Dealer) -> None:
        if self.phase == RECRUITING:
            rules.loot(self, seat, dealer)
        else:
            battle.loot(self, seat, dealer)

    def view(self, seat: Seat) -> HavocView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        return castillon.final_standings(self) if self.phase == OVER else None


def zeros(seats: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(seats)])


def no_cards(seats: i64) -> list[Cards]:
    return [Cards() for _ in range(seats)]


def empty_table(seats: i64) -> HavocState:
    """Nothing dealt yet; the battles lie in their historical order."""
    state = HavocState(seats, no_cards(seats), no_cards(seats), no_cards(seats), zeros(seats))
    state.wins = zeros(seats)
    state.at_castillon = zeros(seats)
    state.outs = zeros(seats)
    state.dogs_after = zeros(seats)
    state.order = vec[i64]([battle for battle in range(CASTILLON + 1)])  # noqa: C416  (vec takes a list display)
    state.fates = vec[i64]([AHEAD for _ in range(CASTILLON + 1)])
    return state
