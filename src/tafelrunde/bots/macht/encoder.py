"""The features of a position of Macht & Ohnmacht, as rows of a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.macht.judge import count_active, remaining
from tafelrunde.bots.net import Encoder
from tafelrunde.core.bag import bit, lowest, popcount
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.components import EVERYWHERE, KINDS, MARKERS, REGIONS, SYMBOLS
from tafelrunde.games.macht.game import MachtState
from tafelrunde.games.macht.influence import attack, defence
from tafelrunde.games.macht.phases import BIDDING
from tafelrunde.games.macht.regions import active_kind

ENCODING: Final = 1

REGION: Final[i64] = 0  # side, region, knights, mages, active kind
SPARE: Final[i64] = REGION + 2 * 15 * 25 * 2  # side, by how much it withstands a take-over, active now, active next
POINTS: Final[i64] = SPARE + 2 * 9 * 4  # of both
TOTALS: Final[i64] = POINTS + 12 * 12  # of both
ACTIVE: Final[i64] = TOTALS + 16 * 16  # active regions of both, cubes
NEXT: Final[i64] = ACTIVE + 81 * 8  # regions of both that are active in the next cycle
HELD: Final[i64] = NEXT + 81  # regions of both
READY: Final[i64] = HELD + 100  # side, active pieces in reserve, cubes
WAITING: Final[i64] = READY + 2 * 13 * 4  # side, passive pieces in reserve
PURSES: Final[i64] = WAITING + 2 * 13  # active pieces in reserve of both, auction
MARKER: Final[i64] = PURSES + 64 * 2  # side, marker in reserve, how many
OPEN: Final[i64] = MARKER + 2 * 15 * 3  # side, symbol of an influence marker in reserve, regions open to it
DISPLAY: Final[i64] = OPEN + 2 * 4 * 6  # marker, how many
TURN: Final[i64] = DISPLAY + 15 * 3  # actions left, phase, who owes
AUCTION: Final[i64] = TURN + 4 * 12 * 2  # marker, who can bid more
BONUS: Final[i64] = AUCTION + 15 * 9  # side, symbol, how many
CYCLE: Final[i64] = BONUS + 2 * 4 * 3  # cycle, who has more points
CUBES: Final[i64] = CYCLE + 16 * 3  # cubes, who has more active regions, actions left
RESUPPLIED: Final[i64] = CUBES + 8 * 3 * 4
ROWS: Final[i64] = RESUPPLIED + 2


@final
class MachtEncoder(Encoder):
    """Looks through the eyes of the seat on turn."""

    def __init__(self) -> None:
        super().__init__(ENCODING, int(ROWS))

    def first(self, state: State) -> Seat:
        assert isinstance(state, MachtState)
        return state.turn

    def parts(self) -> list[tuple[str, int, int]]:
        return [
            ("macht-judge-lead", int(ACTIVE), int(NEXT)),
            ("macht-judge-lead", int(CUBES), int(RESUPPLIED)),
        ]

    def encode(self, state: State, seat: Seat, rival: Seat, active: vec[i64]) -> i64:
        assert isinstance(state, MachtState)
        kind = active_kind(state)
        own = remaining(state, seat)
        theirs = remaining(state, rival)
        n = side(state, seat, rival, own, theirs, 0, kind, active, 0)
        n = side(state, rival, seat, theirs, own, 1, kind, active, n)
        points, other_points = state.points[seat], state.points[rival]
        now, other_now = count_active(state, own, kind), count_active(state, theirs, kind)
        later, other_later = count_active(state, own, 1 - kind), count_active(state, theirs, 1 - kind)
        ready, other_ready = state.reserve[seat * KINDS + kind], state.reserve[rival * KINDS + kind]
        is_auction: i64 = 1 if state.phase == BIDDING else 0
        cubes = min(7, state.cubes)
        actions = min(3, state.actions)
        owing: i64 = 0 if state.owing & bit(seat) != 0 else 1
        active[n] = POINTS + min(11, points) * 12 + min(11, other_points)
        active[n + 1] = TOTALS + min(15, points + now) * 16 + min(15, other_points + other_now)
        active[n + 2] = ACTIVE + (min(8, now) * 9 + min(8, other_now)) * 8 + cubes
        active[n + 3] = NEXT + min(8, later) * 9 + min(8, other_later)
        active[n + 4] = HELD + min(9, popcount(own)) * 10 + min(9, popcount(theirs))
        active[n + 5] = PURSES + (min(7, ready) * 8 + min(7, other_ready)) * 2 + is_auction
        active[n + 6] = TURN + (actions * 12 + state.phase) * 2 + owing
        active[n + 7] = CYCLE + min(15, state.cycle) * 3 + compared(points, other_points)
        active[n + 8] = CUBES + (cubes * 3 + compared(now, other_now)) * 4 + actions
        active[n + 9] = RESUPPLIED + (1 if state.resupplied else 0)
        n += 10
        if is_auction == 1 and state.marker >= 0:
            active[n] = AUCTION + state.marker * 9 + max(-4, min(4, ready - other_ready)) + 4
            n += 1
        display = state.display.counts
        for marker in range(MARKERS):
            if display[marker] > 0:
                active[n] = DISPLAY + marker * 3 + min(3, display[marker]) - 1
                n += 1
        return n


def side(
    state: MachtState, seat: Seat, rival: Seat, own: i64, theirs: i64, who: i64, kind: i64, active: vec[i64], n: i64
) -> i64:
    """The regions, the reserve and the markers of one seat."""
    rest = own
    while rest != 0:
        region = lowest(rest)
        knights, mages = state.pieces[region], state.pieces[REGIONS + region]
        pieces = min(4, knights) * 5 + min(4, mages)
        active[n] = REGION + ((who * 15 + region) * 25 + pieces) * 2 + kind
        spare = max(-4, min(4, defence(state, seat, region) - attack(state, rival, region)))
        surplus = knights - mages if kind == 0 else mages - knights
        when: i64 = (2 if surplus > 0 else 0) + (1 if surplus < 0 else 0)
        active[n + 1] = SPARE + (who * 9 + spare + 4) * 4 + when
        n += 2
        rest &= rest - 1
    ready = min(12, state.reserve[seat * KINDS + kind])
    active[n] = READY + (who * 13 + ready) * 4 + min(3, state.cubes // 2)
    active[n + 1] = WAITING + who * 13 + min(12, state.reserve[seat * KINDS + 1 - kind])
    n += 2
    held = state.markers[seat].counts
    for marker in range(MARKERS):
        if held[marker] > 0:
            active[n] = MARKER + (who * 15 + marker) * 3 + min(3, held[marker]) - 1
            n += 1
    for symbol in range(SYMBOLS):
        if held[symbol] > 0:
            homes = popcount(state.regions_of[symbol] & EVERYWHERE & ~theirs)
            active[n] = OPEN + (who * 4 + symbol) * 6 + min(5, homes)
            n += 1
        bonus = state.bonuses[seat * SYMBOLS + symbol]
        if bonus > 0:
            active[n] = BONUS + (who * 4 + symbol) * 3 + min(3, bonus) - 1
            n += 1
    return n


def compared(own: i64, other: i64) -> i64:
    return 0 if own > other else 1 if own == other else 2
