"""What a position of Maginor is worth to a seat: the votes it has, its prospects at the oracles in the circle, and what
its wizard, cards, spells and tokens can yet do about them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.bag import NONE, bit, popcount
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    GOLDEN_CAULDRON,
    HALL,
    KINDS,
    ORACLE_COUNT,
    SEATS,
    SPELLS,
    VALUE,
    VOTES,
    WAND,
    Oracle,
)
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.games.maginor.phases import (
    AIMING_TELEKINESIS,
    AIMING_WAND,
    CHALLENGING,
    CHOOSING_PRIZE,
    DUELLING,
    FREE_PHASE,
    RECALLING,
    REVERSING,
    TELEPORTING,
)
from tafelrunde.games.maginor.rules import leaders

CHALLENGE: Final = 4.0 / 9.0
"""What part of a token a challenger can hope to gain, and the defender fears to lose, when both send as they should."""


@final
class MaginorJudge(Judge):
    """Weights are in `weights.toml`, where the arena can tune them."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("maginor", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.near: Final = chosen["near"]
        self.far: Final = chosen["far"]
        self.room: Final = chosen["room"]
        self.rim: Final = chosen["rim"]
        self.arrival: Final = chosen["arrival"]
        self.stand: Final = chosen["stand"]
        self.turn: Final = chosen["turn"]
        self.card: Final = chosen["card"]
        self.wand: Final = chosen["wand"]
        self.spells: Final = [chosen[spell] for spell in SPELLS[:GOLDEN_CAULDRON]]
        self.token: Final = chosen["token"]
        self.fading: Final = chosen["fading"]
        self.open: Final = chosen["open"]
        self.steps: Final = chosen["steps"]
        # Found once for a position, since every seat looks at every other. For each oracle:
        self.due_in: Final[vec[i64]] = vec[i64]([0] * ORACLE_COUNT)  # steps until Maginor has left it
        self.heats: Final[vec[float]] = vec[float]([0.0] * ORACLE_COUNT)
        self.powers: Final[vec[float]] = vec[float]([0.0] * (ORACLE_COUNT * SEATS))  # and for each seat there

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        assert isinstance(state, MaginorState)
        return self.open + self.steps * float(int(steps_to_hall(state)))

    def odds(self, state: State) -> list[float]:
        assert isinstance(state, MaginorState)
        self.weigh(state)
        scale = self.scale(state)
        return [self.points(state, seat) / scale for seat in range(state.seats)]

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MaginorState)
        self.weigh(state)
        return self.points(state, seat)

    def points(self, state: MaginorState, seat: Seat) -> float:
        """The estimate, after `weigh`."""
        return (
            float(int(state.votes(seat)))
            + self.prospects(state, seat)
            + self.position(state, seat)
            + self.cards(state, seat)
            + self.magic(state, seat)
            + self.supply(state, seat)
        )

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        assert isinstance(state, MaginorState)
        self.weigh(state)
        return [
            Reason("maginor-judge-votes", float(int(state.votes(seat)))),
            Reason("maginor-judge-oracles", self.prospects(state, seat)),
            Reason("maginor-judge-wizard", self.position(state, seat)),
            Reason("maginor-judge-cards", self.cards(state, seat)),
            Reason("maginor-judge-spells", self.magic(state, seat)),
            Reason("maginor-judge-tokens", self.supply(state, seat)),
        ]

    def weigh(self, state: MaginorState) -> None:
        """Find out how every seat weighs in the contest for every oracle."""
        steps = first_steps(state)
        for place in range(i64(1), ORACLE_COUNT):
            oracle = state.circle[place]
            if state.in_circle & bit(oracle) != 0:
                self.weigh_all(state, oracle, steps)
                steps += 2
        self.weigh_all(state, HALL, steps - 1)

    def weigh_all(self, state: MaginorState, oracle: Oracle, steps: i64) -> None:
        heat = self.near + self.far * min(
            float(int(steps)), self.room * (1.0 + float(int(popcount(state.free(oracle)))))
        )
        self.due_in[oracle] = steps
        self.heats[oracle] = heat
        for seat in range(state.seats):
            self.powers[oracle * SEATS + seat] = self.power(state, oracle, seat, steps, heat, 0.0)

    def prospects(self, state: MaginorState, seat: Seat) -> float:
        """What the oracles in the circle will bring: the nearer to Maginor, the surer."""
        hoped = 0.0
        for place in range(i64(1), ORACLE_COUNT):
            oracle = state.circle[place]
            if state.in_circle & bit(oracle) != 0:
                hoped += self.promise(state, oracle, seat, 0.0)
        return hoped + self.promise(state, HALL, seat, 0.0)

    def promise(self, state: MaginorState, oracle: Oracle, seat: Seat, more: float) -> float:
        """The prizes of an oracle, each weighted by how likely the seat is to come first or second there, had it some
        more tokens: what counts is the lead in tokens, against all that can happen before Maginor comes or the slots
        are filled."""
        better, lesser = self.prizes(state, oracle)
        if state.phase == CHOOSING_PRIZE and oracle == state.oracle:
            first, second = leaders(state, oracle)
            return better if seat == first else lesser if seat == second else 0.0
        steps = self.due_in[oracle]
        powers, at = self.powers, oracle * SEATS
        own = powers[at + seat]
        if more > 0.0:
            own = self.power(state, oracle, seat, steps, self.heats[oracle], more)
        total = own
        for rival in range(state.seats):
            if rival != seat:
                total += powers[at + rival]
        if total == 0.0:
            return 0.0
        second_place = 0.0
        for rival in range(state.seats):
            if rival != seat:
                theirs = powers[at + rival]
                second_place += theirs / total * own / (total - theirs) if total > theirs else 0.0
        coming = 1.0 if more > 0.0 else self.presence(state, oracle, seat, steps)
        return coming * (better * own / total + lesser * second_place)

    def prizes(self, state: MaginorState, oracle: Oracle) -> tuple[float, float]:
        """What first and second place get: the oracle's votes and the spell next to it, the better one first."""
        votes = float(int(VALUE[oracle]))
        spell = self.worth(state, state.beside[oracle])
        return max(votes, spell), min(votes, spell)

    def worth(self, state: MaginorState, spell: i64) -> float:
        """A spell in votes; all but the rituals need time to be used."""
        if spell == NONE:
            return 0.0
        if spell >= GOLDEN_CAULDRON:
            return float(int(VOTES[spell]))
        return self.spells[spell] * self.freshness(state)

    def freshness(self, state: MaginorState) -> float:
        """How much of the match is left to use cards and spells in, from 0 to 1."""
        return min(1.0, float(int(steps_to_hall(state))) / self.fading)

    def power(self, state: MaginorState, oracle: Oracle, seat: Seat, steps: i64, heat: float, more: float) -> float:
        """How a seat weighs in the contest for an oracle: by its tokens there and those about to come or go, and by the
        first token in rim order, which wins ties."""
        tokens = state.tokens_of(oracle, seat)
        weight = float(int(popcount(tokens))) + more + due(state, oracle, seat)
        taken = ~state.free(oracle)
        if tokens != 0 and tokens & taken & -taken != 0:
            weight += self.rim
        coming = 1.0 if more > 0.0 else self.presence(state, oracle, seat, steps)
        return coming * exp(min(weight / heat, 60.0))

    def presence(self, state: MaginorState, oracle: Oracle, seat: Seat, steps: i64) -> float:
        """How likely the seat is to end with a token there; certain if there is one or one is about to be placed."""
        if state.tokens_of(oracle, seat) != 0 or due(state, oracle, seat) > 0.0:
            return 1.0
        return min(1.0, float(int(steps)) / self.arrival)

    def position(self, state: MaginorState, seat: Seat) -> float:
        """What one more token would bring where the wizard stands, all the more if it is this seat's turn. A seat that
        is about to aim looks for the best oracle."""
        wizard = state.wizards[seat]
        is_on_turn = state.turn == seat
        if is_on_turn and (
            state.phase == AIMING_WAND or state.phase == AIMING_TELEKINESIS or state.phase == TELEPORTING
        ):
            best = 0.0
            for oracle in range(ORACLE_COUNT):
                if state.in_circle & bit(oracle) != 0:
                    best = max(best, self.gain(state, oracle, seat))
            here = self.gain(state, wizard, seat) if wizard != NONE else 0.0
            if state.phase == TELEPORTING:
                return (self.stand + self.turn) * best
            return (self.stand + self.turn) * here + (self.stand if state.phase == AIMING_WAND else 1.0) * best
        if wizard == NONE:
            return 0.0
        is_free = is_on_turn and (state.phase == FREE_PHASE or state.phase == RECALLING or not state.is_last_roll)
        return (self.stand + self.turn if is_free else self.stand) * self.gain(state, wizard, seat)

    def gain(self, state: MaginorState, oracle: Oracle, seat: Seat) -> float:
        """What one more token at this oracle would bring."""
        if state.supply[seat] == 0:
            return 0.0
        if state.in_circle & bit(oracle) == 0:
            self.weigh_all(state, oracle, steps_to(state, oracle))
        return self.promise(state, oracle, seat, 1.0) - self.promise(state, oracle, seat, 0.0)

    def cards(self, state: MaginorState, seat: Seat) -> float:
        """The cards in hand, as long as there is time to play them."""
        symbols: i64 = 0
        for card in range(KINDS):
            symbols += state.hands[seat * CARD_KINDS + card]
        wands = state.hands[seat * CARD_KINDS + WAND]
        return (self.card * float(int(symbols)) + self.wand * float(int(wands))) * self.freshness(state)

    def magic(self, state: MaginorState, seat: Seat) -> float:
        """The spells won; rituals count as votes already."""
        if state.spells[seat] == 0:
            return 0.0
        total = 0.0
        for spell in range(GOLDEN_CAULDRON):
            if state.has_spell(seat, spell):
                total += self.spells[spell]
        return total * self.freshness(state)

    def supply(self, state: MaginorState, seat: Seat) -> float:
        """Tokens at hand: the fewer there are, the more each of them is worth."""
        return self.token * sqrt(float(int(state.supply[seat]))) * self.freshness(state)


def due(state: MaginorState, oracle: Oracle, seat: Seat) -> float:
    """The tokens that a seat is about to gain or lose at an oracle by what is under way."""
    if oracle != state.oracle or state.phase == FREE_PHASE or state.phase == CHOOSING_PRIZE:
        return 0.0
    if state.phase == DUELLING or state.phase == REVERSING:
        if seat == state.turn:
            return CHALLENGE
        return -CHALLENGE if state.tokens_of(oracle, seat) & bit(state.slot) != 0 else 0.0
    if seat != state.turn:
        return 0.0
    return CHALLENGE if state.phase == CHALLENGING else 1.0


def first_steps(state: MaginorState) -> i64:
    """How many steps Maginor takes until he leaves the next oracle."""
    steps: i64 = 2 if state.in_gap else 3 if state.maginor == HALL else 1
    return max(1, steps - 1) if state.step_due else steps


def steps_to(state: MaginorState, oracle: Oracle) -> i64:
    """How many steps Maginor takes until he has left this oracle, or reached the Hall."""
    steps = first_steps(state)
    for place in range(i64(1), ORACLE_COUNT):
        if state.circle[place] == oracle:
            return steps
        if state.in_circle & bit(state.circle[place]) != 0:
            steps += 2
    return steps - 1


def steps_to_hall(state: MaginorState) -> i64:
    return first_steps(state) + 2 * (popcount(state.in_circle) - 1) - 1
