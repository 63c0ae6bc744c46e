"""The features of a position of Havoc, as rows of a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.havoc.judge import BOOK, best_of, may_lay
from tafelrunde.bots.net import Encoder
from tafelrunde.core.bag import bit, lowest, popcount
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import JOHN_SEAT
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.phases import ADDING, JOINING, SCAVENGING, SITTING_OUT
from tafelrunde.games.havoc.ranking import SUITS, Tally, combination, strongest, suit_values

ENCODING: Final = 1

STAGES: Final[i64] = 9  # battles that are over or gone
THIRDS: Final[i64] = 3  # of the match
MADE: Final[i64] = 18  # combinations
LEVELS: Final[i64] = 54  # combinations in three steps by their highest value
BATTLES: Final[i64] = 11
SIZES: Final[i64] = 16

BEST: Final[i64] = 0  # side, level of the best lay in hand, stage
SECOND: Final[i64] = BEST + 2 * LEVELS * STAGES  # side, combination of what is left besides it, stage
SIZE: Final[i64] = SECOND + 2 * MADE * STAGES  # side, cards in hand, stage
DOGS: Final[i64] = SIZE + 2 * SIZES * STAGES  # side, dogs in hand, stage
BANDS: Final[i64] = DOGS + 2 * 6 * STAGES  # side, low or middle or high, how many, third
EQUALS: Final[i64] = BANDS + 2 * 3 * 8 * THIRDS  # side, values held twice, three times, third
SUITED: Final[i64] = EQUALS + 2 * 7 * 4 * THIRDS  # side, cards of the longest suit, third
FIGHT: Final[i64] = SUITED + 2 * 9 * THIRDS  # battle, part of both in it, who is ahead, who can beat what is laid
LAID: Final[i64] = FIGHT + BATTLES * 16 * 12  # side, battle, level of what is laid
SPENT: Final[i64] = LAID + 2 * BATTLES * LEVELS  # side, part in the battle, cards laid
CALLER: Final[i64] = SPENT + 2 * 4 * 9  # battle, who cried havoc
POINTS: Final[i64] = CALLER + BATTLES * 5  # ahead, stage
THIRD: Final[i64] = (
    POINTS + 41 * STAGES
)  # with more than two seats: side, points ahead of the best of the others, stage
KEEPER: Final[i64] = THIRD + 2 * 21 * STAGES  # who keeps the peace, number on the peace card
TURN: Final[i64] = KEEPER + 3 * 8  # whose turn it is, stage
PHASE: Final[i64] = TURN + 3 * STAGES  # whose turn it is, phase, who owes
DRAWS: Final[i64] = PHASE + 3 * 13 * 3  # whose turn it is, cards got
TABLE: Final[i64] = DRAWS + 3 * 4  # seats, stage
ORDER: Final[i64] = TABLE + 7 * STAGES  # how soon both are on turn
ROWS: Final[i64] = ORDER + 36

MAY_JOIN: Final[i64] = 0
MAY_ADD: Final[i64] = 1
HAS_PASSED: Final[i64] = 2
IS_OUT: Final[i64] = 3
"""The part of a seat in a battle."""


@final
class HavocEncoder(Encoder):
    """Looks through the eyes of the seat that owes a decision, or is on turn where several do."""

    def __init__(self) -> None:
        super().__init__(ENCODING, int(ROWS))
        self.best: Final[vec[i64]] = vec[i64]([0 for _ in range(6)])  # of each seat: the strength of its best lay,
        self.second: Final[vec[i64]] = vec[i64]([0 for _ in range(6)])  # of what is left besides it,
        self.now: Final[vec[i64]] = vec[i64]([0 for _ in range(6)])  # of what it has laid
        self.full: Final[vec[i64]] = vec[i64]([0 for _ in range(6)])  # and of what it could still make of that

    def first(self, state: State) -> Seat:
        assert isinstance(state, HavocState)
        return lowest(state.owing) if state.owing & (state.owing - 1) == 0 else state.turn

    def parts(self) -> list[tuple[str, int, int]]:
        return [
            ("havoc-judge-hand", int(BEST), int(FIGHT)),
            ("havoc-judge-battle", int(FIGHT), int(POINTS)),
        ]

    def look(self, state: State) -> None:
        """Lays are compared by everybody with everybody, so they are found once."""
        assert isinstance(state, HavocState)
        is_battle = in_battle(state)
        for seat in range(state.seats):
            hand = state.hands[seat]
            best, rest = best_of(NOTHING, hand)
            self.best[seat] = best
            self.second[seat] = BOOK.greatest(rest.low, rest.high, rest.dogs)
            self.now[seat] = 0
            self.full[seat] = 0
            if is_battle:
                laid = state.laid[seat]
                if laid.size() > 0:
                    self.now[seat] = strongest(laid.regular(), laid.dogs)[0]
                if may_lay(state, seat):
                    self.full[seat] = best_of(laid, hand)[0] if laid.size() > 0 else best
                else:
                    self.full[seat] = self.now[seat]

    def encode(self, state: State, seat: Seat, rival: Seat, active: vec[i64]) -> i64:
        assert isinstance(state, HavocState)
        stage = min(state.fought, STAGES - 1)
        n = self.side(state, seat, 0, stage, active, 0)
        n = self.side(state, rival, 1, stage, active, n)
        if in_battle(state):
            n = self.fight(state, seat, rival, active, n)
        whose = which(state.turn, seat, rival)
        owing: i64 = 0 if state.owing & bit(seat) != 0 else 1 if state.owing & bit(rival) != 0 else 2
        ahead = max(-20, min(20, state.points[seat] - state.points[rival]))
        active[n] = POINTS + (ahead + 20) * STAGES + stage
        active[n + 1] = KEEPER + which(state.keeper, seat, rival) * 8 + min(7, max(0, state.peace))
        active[n + 2] = TURN + whose * STAGES + stage
        active[n + 3] = PHASE + (whose * 13 + state.phase) * 3 + owing
        active[n + 4] = DRAWS + whose * 4 + min(3, state.draws)
        active[n + 5] = TABLE + state.seats * STAGES + stage
        n += 6
        if state.seats > 2:
            n = others(state, seat, rival, stage, active, n)
        return n

    def side(self, state: HavocState, seat: Seat, who: i64, stage: i64, active: vec[i64], n: i64) -> i64:
        """What a seat holds in its hand."""
        hand = state.hands[seat]
        cards = hand.regular()
        third = stage // THIRDS
        low: i64 = 0
        middle: i64 = 0
        high: i64 = 0
        longest: i64 = 0
        for suit in range(SUITS):
            values = suit_values(cards, suit)
            low += popcount(values & LOW)
            middle += popcount(values & MIDDLE)
            high += popcount(values & HIGH)
            longest = max(longest, popcount(values))
        held = Tally(cards, 0)
        active[n] = BEST + (who * LEVELS + level_of(self.best[seat])) * STAGES + stage
        active[n + 1] = SECOND + (who * MADE + combination(self.second[seat])) * STAGES + stage
        active[n + 2] = SIZE + (who * SIZES + min(SIZES - 1, hand.size())) * STAGES + stage
        active[n + 3] = DOGS + (who * 6 + min(5, hand.dogs)) * STAGES + stage
        active[n + 4] = BANDS + ((who * 3) * 8 + min(7, low)) * THIRDS + third
        active[n + 5] = BANDS + ((who * 3 + 1) * 8 + min(7, middle)) * THIRDS + third
        active[n + 6] = BANDS + ((who * 3 + 2) * 8 + min(7, high)) * THIRDS + third
        equal = min(6, popcount(held.twos)) * 4 + min(3, popcount(held.threes))
        active[n + 7] = EQUALS + (who * 28 + equal) * THIRDS + third
        active[n + 8] = SUITED + (who * 9 + min(8, longest)) * THIRDS + third
        return n + 9

    def fight(self, state: HavocState, seat: Seat, rival: Seat, active: vec[i64], n: i64) -> i64:
        """The battle under way."""
        own, other = self.now[seat], self.now[rival]
        parts = part_of(state, seat) * 4 + part_of(state, rival)
        ahead: i64 = 0 if own > other else 1 if own == other else 2
        can_beat: i64 = 1 if self.full[seat] > other else 0
        can_lose: i64 = 1 if self.full[rival] > own else 0
        active[n] = FIGHT + (state.battle * 16 + parts) * 12 + (ahead * 2 + can_beat) * 2 + can_lose
        active[n + 1] = LAID + state.battle * LEVELS + level_of(own)
        active[n + 2] = LAID + (BATTLES + state.battle) * LEVELS + level_of(other)
        active[n + 3] = SPENT + part_of(state, seat) * 9 + min(8, state.laid[seat].size())
        active[n + 4] = SPENT + (4 + part_of(state, rival)) * 9 + min(8, state.laid[rival].size())
        caller = 3 if state.initiator == JOHN_SEAT else which(state.initiator, seat, rival)
        active[n + 5] = CALLER + state.battle * 5 + caller
        return n + 6


NOTHING: Final = Cards()
LOW: Final[i64] = 0b1111110
MIDDLE: Final[i64] = 0b1111110000000
HIGH: Final[i64] = 0b1111110000000000000
"""Values up to six, up to twelve, and above."""


def in_battle(state: HavocState) -> bool:
    if state.battle < 0:
        return False
    return state.phase == JOINING or state.phase == ADDING or state.phase == SITTING_OUT or state.phase == SCAVENGING


def part_of(state: HavocState, seat: Seat) -> i64:
    if state.unasked & bit(seat) != 0:
        return MAY_JOIN
    if state.fighting & bit(seat) == 0:
        return IS_OUT
    return MAY_ADD if state.adding & bit(seat) != 0 else HAS_PASSED


def which(who: Seat, seat: Seat, rival: Seat) -> i64:
    """Whether it is the seat, its rival, or somebody else."""
    return 0 if who == seat else 1 if who == rival else 2


def others(state: HavocState, seat: Seat, rival: Seat, stage: i64, active: vec[i64], n: i64) -> i64:
    """How both stand to the rest of the table."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and other != rival:
            best = max(best, state.points[other])
    own = max(0, min(20, (state.points[seat] - best + 20) // 2))
    theirs = max(0, min(20, (state.points[rival] - best + 20) // 2))
    active[n] = THIRD + own * STAGES + stage
    active[n + 1] = THIRD + (21 + theirs) * STAGES + stage
    soon = (seat - state.turn + state.seats) % state.seats
    active[n + 2] = ORDER + soon * 6 + (rival - state.turn + state.seats) % state.seats
    return n + 3


def level_of(strength: i64) -> i64:
    """A combination in three steps by its highest value."""
    made = combination(strength)
    if made == 0:
        return 0
    shift: i64 = 25
    while shift > 0 and strength >> shift & 31 == 0:
        shift -= 5
    value = (strength >> shift & 31) - 1
    return made * 3 + (0 if value <= 6 else 1 if value <= 12 else 2)
