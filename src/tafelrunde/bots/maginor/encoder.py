"""The features of a position of Maginor, as rows of a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.maginor.judge import first_steps, steps_to, steps_to_hall
from tafelrunde.bots.net import Encoder
from tafelrunde.core.bag import NONE, bit, lowest, popcount
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    DOOM,
    HALL,
    KINDS,
    ORACLE_COUNT,
    VALUE,
    WAND,
    Oracle,
    slots_of,
)
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.games.maginor.phases import FREE_PHASE

ENCODING: Final = 1

LEADS: Final[i64] = 11
NEARS: Final[i64] = 7
ROOMS: Final[i64] = 5
STAGES: Final[i64] = 7

ORACLE: Final[i64] = 0  # oracle, lead, steps
FREE: Final[i64] = ORACLE + 11 * LEADS * NEARS  # lead, free slots, steps
TOKENS: Final[i64] = FREE + LEADS * ROOMS * NEARS  # oracle, own tokens, the rival's
WIZARDS: Final[i64] = TOKENS + 11 * 49  # which wizards are there, lead, steps
WIZARDS_AT: Final[i64] = WIZARDS + 3 * LEADS * NEARS  # which wizards, oracle
BESIDE: Final[i64] = WIZARDS_AT + 33  # spell, lead in short, steps
SYMBOLS_OPEN: Final[i64] = BESIDE + 10 * 5 * NEARS  # side, symbols free where the wizard stands; cards that fit
VOTES: Final[i64] = SYMBOLS_OPEN + 24  # ahead, stage
AS_IT_STANDS: Final[i64] = VOTES + 21 * STAGES  # votes ahead if every oracle went to whoever leads there, stage
HALL_STEPS: Final[i64] = AS_IT_STANDS + 31 * STAGES
CARDS: Final[i64] = HALL_STEPS + 24  # side, symbol, stage
WANDS: Final[i64] = CARDS + 2 * 5 * STAGES  # side, how many, stage
SPELLS: Final[i64] = WANDS + 2 * 6 * STAGES  # side, spell, stage
SUPPLY: Final[i64] = SPELLS + 2 * 8 * STAGES  # side, how many, stage
PHASE: Final[i64] = SUPPLY + 2 * 16 * STAGES  # phase, who owes
CHAIN: Final[i64] = PHASE + 30  # phase, lead and steps of the oracle under way
CHAIN_AT: Final[i64] = CHAIN + 15 * LEADS * NEARS  # phase, oracle under way
ODD: Final[i64] = CHAIN_AT + 15 * 11  # wizards in the middle, last roll, step due
QUIET: Final[i64] = ODD + 4
RANKS: Final[i64] = QUIET + 8  # with more than two seats: kind of oracle, rank of both among all, steps
THIRD: Final[i64] = RANKS + 3 * 16 * NEARS  # side, votes ahead of the best of the others, stage
ORDER: Final[i64] = THIRD + 2 * 11 * STAGES  # how soon both are on turn
ROWS: Final[i64] = ORDER + 16


@final
class MaginorEncoder(Encoder):
    """Looks through the eyes of the seat on turn."""

    def __init__(self) -> None:
        super().__init__(ENCODING, int(ROWS))

    def first(self, state: State) -> Seat:
        assert isinstance(state, MaginorState)
        return state.turn

    def parts(self) -> list[tuple[str, int, int]]:
        return [
            ("maginor-judge-oracles", int(ORACLE), int(WIZARDS)),
            ("maginor-judge-wizard", int(WIZARDS), int(BESIDE)),
            ("maginor-judge-wizard", int(SYMBOLS_OPEN), int(VOTES)),
        ]

    def encode(self, state: State, seat: Seat, rival: Seat, active: vec[i64]) -> i64:
        assert isinstance(state, MaginorState)
        n: i64 = 0
        standing = state.votes(seat) - state.votes(rival)
        ahead = standing
        stage = stage_of(popcount(state.in_circle))
        own_wizard = state.wizards[seat]
        other_wizard = state.wizards[rival]
        steps = first_steps(state)
        for place in range(i64(1), ORACLE_COUNT + 1):
            oracle = state.circle[place] if place < ORACLE_COUNT else HALL
            if state.in_circle & bit(oracle) == 0:
                continue
            if oracle == HALL:
                steps -= 1
            own = state.tokens_of(oracle, seat)
            other = state.tokens_of(oracle, rival)
            lead = lead_of(own, other)
            near = near_of(steps)
            if lead < 5:
                ahead -= VALUE[oracle]
            elif lead > 5:
                ahead += VALUE[oracle]
            active[n] = ORACLE + (oracle * LEADS + lead) * NEARS + near
            active[n + 1] = FREE + (lead * ROOMS + room_of(popcount(state.free(oracle)))) * NEARS + near
            active[n + 2] = TOKENS + oracle * 49 + min(popcount(own), 6) * 7 + min(popcount(other), 6)
            n += 3
            if state.seats > 2:
                ranks = rank(state, oracle, seat) * 4 + rank(state, oracle, rival)
                active[n] = RANKS + (size_of(oracle) * 16 + ranks) * NEARS + near
                n += 1
            spell = state.beside[oracle]
            if spell != NONE:
                active[n] = BESIDE + (spell * 5 + short(lead)) * NEARS + near
                n += 1
            if own_wizard == oracle or other_wizard == oracle:
                who: i64 = (2 if other_wizard == oracle else 0) if own_wizard == oracle else 1
                active[n] = WIZARDS + (who * LEADS + lead) * NEARS + near
                active[n + 1] = WIZARDS_AT + who * 11 + oracle
                n += 2
            steps += 2
        n = side(state, seat, 0, stage, active, n)
        n = side(state, rival, 1, stage, active, n)
        active[n] = VOTES + (max(0, min(20, (standing + 32) // 3))) * STAGES + stage
        active[n + 1] = AS_IT_STANDS + (max(0, min(30, (ahead + 62) // 4))) * STAGES + stage
        active[n + 2] = HALL_STEPS + max(0, min(23, steps_to_hall(state)))
        active[n + 3] = PHASE + state.phase * 2 + (0 if state.owing & bit(seat) != 0 else 1)
        n = chain(state, seat, rival, active, n + 4)
        if state.seats > 2:
            n = others(state, seat, rival, stage, active, n)
        if own_wizard == NONE:
            active[n] = ODD
            n += 1
        if other_wizard == NONE:
            active[n] = ODD + 1
            n += 1
        if state.is_last_roll:
            active[n] = ODD + 2
            n += 1
        if state.step_due:
            active[n] = ODD + 3
            n += 1
        active[n] = QUIET + max(0, min(7, state.quiet + 1))
        return n + 1


def side(state: MaginorState, seat: Seat, who: i64, stage: i64, active: vec[i64], n: i64) -> i64:
    """What a seat has beside the circle."""
    hands = state.hands
    wizard = state.wizards[seat]
    fits: i64 = 0
    open_symbols: i64 = 0
    free: i64 = 0
    if wizard != NONE:
        free = state.free(wizard)
    for card in range(KINDS):
        is_open = wizard != NONE and (
            slots_of(wizard, card) & free != 0 or (card == DOOM and slots_of(wizard, DOOM) == 0)
        )
        if is_open:
            open_symbols += 1
        if hands[seat * CARD_KINDS + card] != 0:
            active[n] = CARDS + (who * 5 + card) * STAGES + stage
            n += 1
            if is_open:
                fits += 1
    active[n] = WANDS + (who * 6 + min(hands[seat * CARD_KINDS + WAND], 5)) * STAGES + stage
    active[n + 1] = SUPPLY + (who * 16 + state.supply[seat]) * STAGES + stage
    n += 2
    if wizard != NONE:
        active[n] = SYMBOLS_OPEN + who * 12 + open_symbols
        active[n + 1] = SYMBOLS_OPEN + who * 12 + 6 + fits
        n += 2
    spells = state.spells[seat] & 255
    while spells != 0:
        active[n] = SPELLS + (who * 8 + lowest(spells)) * STAGES + stage
        n += 1
        spells &= spells - 1
    return n


def chain(state: MaginorState, seat: Seat, rival: Seat, active: vec[i64], n: i64) -> i64:
    """The oracle that a card, a duel, a spell or an evaluation is about."""
    if state.phase == FREE_PHASE or state.oracle == NONE or state.in_circle & bit(state.oracle) == 0:
        return n
    lead = lead_of(state.tokens_of(state.oracle, seat), state.tokens_of(state.oracle, rival))
    active[n] = CHAIN + (state.phase * LEADS + lead) * NEARS + near_of(steps_to(state, state.oracle))
    active[n + 1] = CHAIN_AT + state.phase * 11 + state.oracle
    return n + 2


def others(state: MaginorState, seat: Seat, rival: Seat, stage: i64, active: vec[i64], n: i64) -> i64:
    """How both stand to the rest of the table."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and other != rival:
            best = max(best, state.votes(other))
    active[n] = THIRD + max(0, min(10, (state.votes(seat) - best + 30) // 6)) * STAGES + stage
    active[n + 1] = THIRD + (11 + max(0, min(10, (state.votes(rival) - best + 30) // 6))) * STAGES + stage
    soon = (seat - state.turn + state.seats) % state.seats
    active[n + 2] = ORDER + soon * 4 + (rival - state.turn + state.seats) % state.seats
    return n + 3


def rank(state: MaginorState, oracle: Oracle, seat: Seat) -> i64:
    """Where a seat stands at an oracle: 0 if not at all, then first, second, or lower."""
    own = state.tokens_of(oracle, seat)
    if own == 0:
        return 0
    before: i64 = 1
    for other in range(state.seats):
        if other != seat and lead_of(own, state.tokens_of(oracle, other)) < 5:
            before += 1
    return min(before, 3)


def size_of(oracle: Oracle) -> i64:
    return 2 if oracle == HALL else 1 if VALUE[oracle] > 6 else 0


def lead_of(own: i64, other: i64) -> i64:
    """From 0 (four tokens behind) over 5 (nobody is there) to 10; 4 and 6 are ties by rim order."""
    if own == 0 and other == 0:
        return 5
    difference = popcount(own) - popcount(other)
    if difference < 0:
        return max(0, difference + 4)
    if difference > 0:
        return min(10, difference + 6)
    return 6 if own & -own < other & -other else 4


def short(lead: i64) -> i64:
    """The same in five steps."""
    if lead == 5:
        return 2
    if lead < 5:
        return 0 if lead < 3 else 1
    return 4 if lead > 7 else 3


def near_of(steps: i64) -> i64:
    """How soon Maginor comes, in seven steps."""
    if steps <= 3:
        return max(0, steps - 1)
    if steps <= 5:
        return 3
    if steps <= 8:
        return 4
    return 5 if steps <= 13 else 6


def room_of(free: i64) -> i64:
    """Free slots in five steps."""
    return max(0, free - 1) if free <= 3 else 3 if free <= 5 else 4


def stage_of(circle: i64) -> i64:
    """How far the match has come, by the oracles left."""
    return max(0, circle - 1) if circle <= 3 else min(6, (circle + 2) // 2)
