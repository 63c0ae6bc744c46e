"""What lies on the table of Havoc."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.declared import Bits, Own, Size, Unseen
from tafelrunde.core.game import NO_NUMBERS, State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import AHEAD, CASTILLON, JOHN_AWAY

NO_CARDS: Final = Cards()
NO_HANDS: Final[list[Cards]] = []


@mypyc_attr(acyclic=True)
class HavocTable(State):
    """[H20, H42, H56] Every card lies in the pile, among the discards or recruits, in a hand, or on the battlefield. A
    seat knows the size of a rival's hand and the part that everybody has seen go there; of the pile only the size. The
    discards were all played openly."""

    pile: Annotated[Cards, Size()] = NO_CARDS  # how many cards, not counting John
    discards: Cards = NO_CARDS
    recruits: Cards = NO_CARDS
    hands: Annotated[list[Cards], Own("hand"), Size("sizes")] = NO_HANDS
    seen: list[Cards] = NO_HANDS  # the part of each hand that everybody has seen go there
    laid: list[Cards] = NO_HANDS
    points: vec[i64] = NO_NUMBERS
    wins: vec[i64] = NO_NUMBERS
    at_castillon: vec[i64] = NO_NUMBERS
    order: vec[i64] = NO_NUMBERS  # the battles in the order in which they will come
    fates: vec[i64] = NO_NUMBERS  # by battle: the winner, or AHEAD, REMOVED, REPLACED
    fought: i64 = 0  # how many battles of the order are over or gone
    turn: i64 = 0
    keeper: i64 = 0
    peace: i64 = 0  # the number on the peace card
    has_turned: bool = False  # the peace card, in this turn
    is_first_turn_free: bool = False  # the Peacekeeper need not turn it yet
    draws: i64 = 0
    dogs_used: i64 = 0
    battle: i64 = NONE
    initiator: i64 = NONE
    winner: i64 = NONE
    unasked: Annotated[i64, Bits()] = 0  # seats not yet asked to join,
    fighting: Annotated[i64, Bits()] = 0  # in the battle,
    adding: Annotated[i64, Bits()] = 0  # in the battle and not passed,
    stopped: Annotated[i64, Bits()] = 0  # done with their dogs
    visit: i64 = 0  # cards laid in this visit
    last_laid: i64 = NONE
    outs: vec[i64] = NO_NUMBERS  # dogs that sit out
    dogs_after: vec[i64] = NO_NUMBERS  # dogs used after the battle
    john: i64 = JOHN_AWAY
    john_right: i64 = NONE  # the seat that drew him
    peace_max: i64 = 0
    recruits_max: i64 = 0
    is_small_table: bool = False
    winners_choose: Annotated[bool, Unseen()] = False
    is_john_extra: Annotated[bool, Unseen()] = False

    @final
    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def go_on(self, dealer: Dealer) -> None:
        """A battle is over: the rules of the turn say what follows."""
        raise NotImplementedError


def zeros(seats: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(seats)])


def no_cards(seats: i64) -> list[Cards]:
    return [Cards() for _ in range(seats)]


def clear_table(state: HavocTable) -> None:
    """Nothing dealt yet; the battles lie in their historical order."""
    seats = state.seats
    state.pile = Cards()
    state.discards = Cards()
    state.recruits = Cards()
    state.hands = no_cards(seats)
    state.seen = no_cards(seats)
    state.laid = no_cards(seats)
    state.points = zeros(seats)
    state.wins = zeros(seats)
    state.at_castillon = zeros(seats)
    state.outs = zeros(seats)
    state.dogs_after = zeros(seats)
    state.order = vec[i64]([battle for battle in range(CASTILLON + 1)])  # noqa: C416  (vec takes a list display)
    state.fates = vec[i64]([AHEAD for _ in range(CASTILLON + 1)])
