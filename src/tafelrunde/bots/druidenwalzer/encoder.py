"""The features of a position of Druidenwalzer, as rows of a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.net import Encoder
from tafelrunde.core.bag import NONE, bit, popcount
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import COLOURS, KINDS, TREES, strength, tree_of
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.games.druidenwalzer.piles import ROOM
from tafelrunde.games.druidenwalzer.rules import strength_at

ENCODING: Final = 1

TREE: Final[i64] = 0  # side, tree, signs, height, druid
SPIRIT: Final[i64] = TREE + 2 * 4 * 7 * 5 * 2  # cult, side, tree, top spirit
FIGHT: Final[i64] = SPIRIT + 2 * 2 * 4 * 11  # trees lost, strengths and signs of both druids of a colour
FULLEST: Final[i64] = FIGHT + 4 * 1296  # side, trees lost, signs of the fullest tree and of the second
LOST: Final[i64] = FULLEST + 2 * 2 * 49  # cult, trees lost
HAND: Final[i64] = LOST + 8  # side, kind, how many
SIZES: Final[i64] = HAND + 2 * 10 * 3  # of both hands
DECK: Final[i64] = SIZES + 16  # side, size
BOARD: Final[i64] = DECK + 24  # side, strength, how many
BELOW: Final[i64] = BOARD + 2 * 5 * 7  # side, strength on top, strength below it
FIGHTS: Final[i64] = BELOW + 2 * 6 * 7  # won and lost as it stands
BARE: Final[i64] = FIGHTS + 16  # trees of the seat on turn that were bare when its turn began
PHASE: Final[i64] = BARE + 4
PENDING: Final[i64] = PHASE + 6  # colours still to fight
LOW: Final[i64] = PENDING + 8  # side, bare trees, low trees
ROWS: Final[i64] = LOW + 2 * 25


@final
class DruidenwalzerEncoder(Encoder):
    """Looks through the eyes of the seat that owes a decision."""

    def __init__(self) -> None:
        super().__init__(ENCODING, int(ROWS))

    def first(self, state: State) -> Seat:
        return 0 if state.owing & 1 != 0 else 1

    def parts(self) -> list[tuple[str, int, int]]:
        return [
            ("druidenwalzer-judge-fights", int(SPIRIT), int(FULLEST)),
            ("druidenwalzer-judge-signs", int(FULLEST), int(LOST)),
            ("druidenwalzer-judge-fights", int(FIGHTS), int(BARE)),
        ]

    def encode(self, state: State, seat: Seat, rival: Seat, active: vec[i64]) -> i64:
        assert isinstance(state, DruidState)
        lost_own = min(1, state.trees_lost(seat))
        lost_other = min(1, state.trees_lost(rival))
        lost = lost_own * 2 + lost_other
        n = side(state, seat, seat, 0, lost_own, active, 0)
        n = side(state, rival, seat, 1, lost_other, active, n)
        won: i64 = 0
        beaten: i64 = 0
        for colour in range(COLOURS):
            mine, theirs = state.druid_at(seat, colour), state.druid_at(rival, colour)
            if mine < 0 or theirs < 0:
                continue
            own, other = strength_at(state, mine), strength_at(state, theirs)
            if own > other:
                won += 1
            elif own < other:
                beaten += 1
            signs = min(5, state.signs[mine]) * 6 + min(5, state.signs[theirs])
            active[n] = FIGHT + ((lost * 6 + own) * 6 + other) * 36 + signs
            n += 1
        active[n] = LOST + seat * 4 + lost
        active[n + 1] = SIZES + min(3, state.hands[seat].size()) * 4 + min(3, state.hands[rival].size())
        active[n + 2] = FIGHTS + won * 4 + beaten
        active[n + 3] = BARE + min(3, popcount(state.bare))
        active[n + 4] = PHASE + state.phase
        active[n + 5] = PENDING + state.pending
        return n + 6


def side(state: DruidState, seat: Seat, eyes: Seat, who: i64, lost: i64, active: vec[i64], n: i64) -> i64:
    """The trees, the hand, the deck and the board of one seat."""
    first: i64 = 0
    second: i64 = 0
    low: i64 = 0
    bare: i64 = 0
    piles = state.piles
    for tree in range(TREES):
        place = tree_of(seat, tree)
        if state.captured & bit(place) != 0:
            active[n] = TREE + (((who * 4 + tree) * 7 + 6) * 5) * 2
            n += 1
            continue
        signs = state.signs[place]
        if signs > first:
            second = first
            first = signs
        elif signs > second:
            second = signs
        seen = piles.heights[place]
        height = seen + piles.unseen[place]
        if height == 0:
            bare += 1
        elif height <= 2:
            low += 1
        held: i64 = 0 if state.druid_on(place) == NONE else 1
        active[n] = TREE + (((who * 4 + tree) * 7 + min(5, signs)) * 5 + min(4, height)) * 2 + held
        top = piles.top(place)
        active[n + 1] = SPIRIT + ((eyes * 2 + who) * 4 + tree) * 11 + top + 1
        above: i64 = 0 if top == NONE else strength(top)
        below: i64 = 0
        if seen > 1:
            below = strength(i64(piles.spirits[place * ROOM + seen - 2]))
        elif height > 1:
            below = 6
        active[n + 2] = BELOW + (who * 6 + above) * 7 + below
        n += 3
    active[n] = FULLEST + ((who * 2 + lost) * 7 + min(6, first)) * 7 + min(6, second)
    active[n + 1] = DECK + who * 12 + min(11, state.deck_size(seat))
    active[n + 2] = LOW + who * 25 + bare * 5 + low
    n += 3
    hand = state.hands[seat].counts
    board = state.boards[seat].counts
    for kind in range(KINDS):
        if hand[kind] > 0:
            active[n] = HAND + (who * 10 + kind) * 3 + min(3, hand[kind]) - 1
            n += 1
    for level in range(i64(5)):
        many = board[level * 2] + board[level * 2 + 1]
        active[n] = BOARD + (who * 5 + level) * 7 + min(6, many)
        n += 1
    return n
