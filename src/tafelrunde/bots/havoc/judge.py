"""What a position of Havoc is worth to a seat: its points, its chances in the battle, and what its hand can do."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, Reason, clipped
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.bag import Bag, bit
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.havoc.cards import Cards
from tafelrunde.games.havoc.components import (
    BATTLES,
    CASTILLON,
    DOGS_AFTER_BATTLE,
    DOGS_OUT_MAX,
    JOIN_MIN,
    LAID_MAX,
    paid,
)
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.phases import ADDING, JOINING, SCAVENGING
from tafelrunde.games.havoc.ranking import SLOT, combination, greatest, lay_of, strongest

STANDS: Final = [0.0, 0.01, 0.04, 0.12, 0.2, 0.3, 0.36, 0.45, 0.52, 0.6, 0.7, 0.77, 0.84, 0.9, 0.94, 0.97, 0.99, 1.0]
"""For each combination, how likely it is to hold against a rival who may still lay."""

SPARE: Final = vec[i64]([0, 5, 4, 2, 3, 0, 0, 0, 0, 1, 0, 0, 2, 0, 1, 0, 0, 0])
"""For each combination, how many of its last slots in a strength are spare cards, which need not be laid."""


@final
class Book:
    """The strongest lays of hands seen lately: a search looks at the same few hands again and again."""

    def __init__(self) -> None:
        self.low: Final[vec[i64]] = vec[i64]([0] * PAGES)
        self.high: Final[vec[i64]] = vec[i64]([0] * PAGES)
        self.dogs: Final[vec[i64]] = vec[i64]([0] * PAGES)
        self.found: Final[vec[i64]] = vec[i64]([0] * PAGES)  # 0, as it stands at first, is right for no card at all

    def greatest(self, low: i64, high: i64, dogs: i64) -> i64:
        page = (low ^ low >> 13 ^ low >> 27 ^ low >> 41 ^ high ^ high >> 9 ^ high >> 21 ^ high >> 35 ^ dogs) & (
            PAGES - 1
        )
        if self.low[page] == low and self.high[page] == high and self.dogs[page] == dogs:
            return self.found[page]
        best = greatest(Bag(low, high), dogs)
        self.low[page] = low
        self.high[page] = high
        self.dogs[page] = dogs
        self.found[page] = best
        return best


PAGES: Final[i64] = 2048
BOOK: Final = Book()


@final
class HavocJudge(Judge):
    """Weights are in `weights.toml`, where the arena can tune them."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("havoc", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.hand: Final = chosen["hand"]
        self.ladder: Final = chosen["ladder"]
        self.second: Final = chosen["second"]
        self.dog: Final = chosen["dog"]
        self.card: Final = chosen["card"]
        self.keeper: Final = chosen["keeper"]
        self.answer: Final = chosen["answer"]
        self.doubt: Final = chosen["doubt"]
        self.open: Final = chosen["open"]
        self.steps: Final = chosen["steps"]

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        assert isinstance(state, HavocState)
        return self.open + self.steps * float(int(CASTILLON - state.fought))

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, HavocState)
        hoped, holding = self.outlook(state, seat)
        return float(int(state.points[seat])) + hoped + holding + self.office(state, seat)

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        assert isinstance(state, HavocState)
        hoped, holding = self.outlook(state, seat)
        return [
            Reason("havoc-judge-points", float(int(state.points[seat]))),
            Reason("havoc-judge-battle", hoped),
            Reason("havoc-judge-hand", holding),
            Reason("havoc-judge-keeper", self.office(state, seat)),
        ]

    def office(self, state: HavocState, seat: Seat) -> float:
        return self.keeper if state.keeper == seat else 0.0

    def outlook(self, state: HavocState, seat: Seat) -> tuple[float, float]:
        """What the current battle promises, and what the hand is worth besides. A seat that may still lay either
        leaves it at that or lays its best, whichever promises more in all."""
        hand = state.hands[seat]
        if state.fought >= CASTILLON:
            return self.points(state, seat, CASTILLON, BOOK.greatest(hand.low, hand.high, hand.dogs)), 0.0
        if state.battle < 0 or state.phase > SCAVENGING:
            return 0.0, self.holding(state, hand)
        laid = state.laid[seat]
        dogs = self.dog * float(int(self.dogs_to_use(state, seat)))
        if state.phase == SCAVENGING:
            return 0.0, self.holding(state, hand) + dogs
        if seat == state.initiator:
            dogs += self.card * float(int(BATTLES[state.battle].deal_initiator))
        hoped = 0.0
        if laid.size() > 0 or state.fighting & bit(seat) != 0:
            hoped = self.points(state, seat, state.battle, strongest(laid.regular(), laid.dogs)[0])
        held = self.holding(state, hand) + dogs
        if not may_lay(state, seat):
            return hoped, held
        best, rest = best_of(laid, hand)
        hoped_then = self.points(state, seat, state.battle, best)
        held_then = self.holding(state, rest) + dogs
        return (hoped_then, held_then) if hoped_then + held_then > hoped + held else (hoped, held)

    def points(self, state: HavocState, seat: Seat, battle: i64, own: i64) -> float:
        """The points of the place that a lay of this strength can hope for, given what the rivals have laid and may
        lay."""
        level = firmness(own)
        better = 0.0
        for rival in range(state.seats):
            if rival != seat:
                better += self.loses(state, rival, battle, own, level)
        place = i64(int(better))
        part = better - float(int(place))
        upper = float(int(paid(battle, place, state.is_small_table)))
        lower = float(int(paid(battle, place + 1, state.is_small_table)))
        return upper + part * (lower - upper)

    def loses(self, state: HavocState, rival: Seat, battle: i64, own: i64, level: float) -> float:
        """How likely this rival is to beat a lay."""
        hand = state.hands[rival]
        if battle == CASTILLON:
            theirs = firmness(BOOK.greatest(hand.low, hand.high, hand.dogs))
            return 1.0 / (1.0 + exp(clipped((level - theirs) / self.doubt)))
        laid = state.laid[rival]
        now = strongest(laid.regular(), laid.dogs)[0] if laid.size() > 0 else 0
        if not may_lay(state, rival):
            return 1.0 if now > own else 0.0
        if now > own:
            return 1.0
        full = firmness(best_of(laid, hand)[0])
        return self.answer / (1.0 + exp(clipped((level - full) / self.doubt)))

    def holding(self, state: HavocState, hand: Cards) -> float:
        """What a hand promises for the battles ahead: its best lay, part of what the rest can do, its dogs and its
        size."""
        best, rest = best_of(Cards(), hand)
        second = BOOK.greatest(rest.low, rest.high, rest.dogs)
        return (
            (self.hand + self.ladder * float(int(CASTILLON - state.fought)))
            * (firmness(best) + self.second * firmness(second))
            + self.dog * float(int(hand.dogs))
            + self.card * float(int(hand.size()))
        )

    def dogs_to_use(self, state: HavocState, seat: Seat) -> i64:
        """The laid dogs that can still scavenge after this battle."""
        if state.stopped & bit(seat) != 0:
            return 0
        return min(state.laid[seat].dogs, DOGS_AFTER_BATTLE - state.dogs_after[seat])


def may_lay(state: HavocState, seat: Seat) -> bool:
    """Whether the seat may still lay cards in the current battle."""
    if state.phase != JOINING and state.phase != ADDING:
        return False
    if state.unasked & bit(seat) != 0:
        return state.hands[seat].size() + state.laid[seat].size() >= JOIN_MIN
    if state.adding & bit(seat) == 0 or state.hands[seat].size() == 0:
        return False
    laid = state.laid[seat]
    return laid.size() < LAID_MAX + DOGS_OUT_MAX


def best_of(laid: Cards, hand: Cards) -> tuple[i64, Cards]:
    """Roughly the strongest lay that can still be made, and what is left of the hand after it, bar spare cards."""
    both = Bag(laid.low | hand.low, laid.high | hand.high)
    best = BOOK.greatest(both.low, both.high, laid.dogs + hand.dogs)
    low, high, dogs = lay_of(both, best >> SPARE[combination(best)] * SLOT << SPARE[combination(best)] * SLOT)
    return best, Cards(hand.low & ~low, hand.high & ~high, min(hand.dogs, laid.dogs + hand.dogs - dogs))


def firmness(strength: i64) -> float:
    """How likely such a lay is to hold, from 0 to 1: by its combination and, a little, by its highest value."""
    made = combination(strength)
    if made == 0:
        return 0.0
    shift: i64 = 25
    while shift > 0 and strength >> shift & 31 == 0:
        shift -= 5
    value = float(int((strength >> shift & 31) - 1))
    return STANDS[made] + (STANDS[made + 1 if made < 17 else made] - STANDS[made]) * value / 19.0
