"""What a position of Macht & Ohnmacht is worth to a seat: its victory points and active regions, how safe its regions
are, and what lies in its reserve."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, Reason
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.bag import bit, lowest
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import TAKE_OVER
from tafelrunde.games.macht.components import (
    KINDS,
    KNIGHT,
    MERLIN,
    MOVEMENT,
    NUMBER_OF,
    REGIONS,
    SEA_MOVEMENT,
    SNAKE,
    SYMBOLS,
    WIN_TOTAL,
    Regions,
)
from tafelrunde.games.macht.game import MachtState
from tafelrunde.games.macht.influence import attack, defence
from tafelrunde.games.macht.phases import BIDDING, RETREATING, SNAKE_ASKED
from tafelrunde.games.macht.regions import active_kind, open_regions, rival_of


@final
class MachtJudge(Judge):
    """Weights are in `weights.toml`, where the arena can tune them. They are logarithms of odds."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        chosen = load_weights("macht", weights)
        super().__init__(chosen["depth"], chosen["exploration"])
        self.point: Final = chosen["point"]
        self.active: Final = chosen["active"]
        self.next: Final = chosen["next"]
        self.lead: Final = chosen["lead"]
        self.close: Final = chosen["close"]
        self.piece: Final = chosen["piece"]
        self.safe: Final = chosen["safe"]
        self.weak: Final = chosen["weak"]
        self.ready: Final = chosen["ready"]
        self.waiting: Final = chosen["waiting"]
        self.influence: Final = chosen["influence"]
        self.number: Final = chosen["number"]
        self.movement: Final = chosen["movement"]
        self.merlin: Final = chosen["merlin"]
        self.snake: Final = chosen["snake"]
        self.action: Final = chosen["action"]
        self.open: Final = chosen["open"]

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        return self.open

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MachtState)
        return (
            self.score(state, seat)
            + self.regions(state, seat)
            + self.leadership(state, seat)
            + self.safety(state, seat)
            + self.reserve(state, seat)
            + self.markers(state, seat)
            + self.tempo(state, seat)
        )

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        assert isinstance(state, MachtState)
        found = [
            Reason("macht-judge-points", self.score(state, seat)),
            Reason("macht-judge-regions", self.regions(state, seat)),
            Reason("macht-judge-lead", self.leadership(state, seat)),
            Reason("macht-judge-safety", self.safety(state, seat)),
            Reason("macht-judge-reserve", self.reserve(state, seat)),
            Reason("macht-judge-markers", self.markers(state, seat)),
            Reason("macht-judge-turn", self.tempo(state, seat)),
        ]
        return [reason for reason in found if reason.worth != 0.0]

    def sensible(self, state: State, seat: Seat, legal: vec[i64]) -> vec[i64]:
        """One piece more than the rival has always wins; whatever is beyond that is thrown away."""
        assert isinstance(state, MachtState)
        enough = state.reserve[rival_of(seat) * KINDS + active_kind(state)] + 2
        return legal[:enough] if state.phase == BIDDING and enough < i64(len(legal)) else legal

    def score(self, state: MachtState, seat: Seat) -> float:
        """Victory points, and how close the total has come to the twelve that win."""
        points = state.points[seat]
        total = points + count_active(state, remaining(state, seat), active_kind(state))
        close = total - (WIN_TOTAL - NEAR)
        return self.point * float(int(points)) + (self.close * float(int(close)) if close > 0 else 0.0)

    def regions(self, state: MachtState, seat: Seat) -> float:
        """Regions that are active now, those that will be in the next cycle, and the pieces on the map."""
        own = remaining(state, seat)
        kind = active_kind(state)
        return (
            self.active * float(int(count_active(state, own, kind)))
            + self.next * float(int(count_active(state, own, 1 - kind)))
            + self.piece * float(int(count_pieces(state, own)))
        )

    def leadership(self, state: MachtState, seat: Seat) -> float:
        """More active regions than the rival, which score a point: the fewer cubes are left, the surer it is."""
        kind = active_kind(state)
        lead = count_active(state, remaining(state, seat), kind)
        lead -= count_active(state, remaining(state, rival_of(seat)), kind)
        if lead <= 0:
            return 0.0
        return self.lead * (1.0 if lead > 1 else 0.5) / (1.0 + float(int(state.cubes)))

    def safety(self, state: MachtState, seat: Seat) -> float:
        """By how much each region would withstand a take-over; worse if it would not."""
        own = remaining(state, seat)
        margin: i64 = 0
        weak: i64 = 0
        while own != 0:
            region = lowest(own)
            spare = defence(state, seat, region) - attack(state, rival_of(seat), region)
            if spare < 0:
                weak += 1
            margin += max(-MARGIN, min(MARGIN, spare))
            own &= own - 1
        return self.safe * float(int(margin)) - self.weak * float(int(weak))

    def reserve(self, state: MachtState, seat: Seat) -> float:
        """Pieces at hand: those that can be used now, and those that wait for the next cycle."""
        kind = active_kind(state)
        ready = state.reserve[seat * KINDS + kind]
        waiting = state.reserve[seat * KINDS + 1 - kind]
        return self.ready * float(int(ready)) + self.waiting * float(int(waiting))

    def markers(self, state: MachtState, seat: Seat) -> float:
        """Action markers of the reserve. Influence counts only if it can still be laid somewhere."""
        held = state.markers[seat].counts
        homes = open_regions(state, seat)
        useful: i64 = 0
        numbers: i64 = 0
        for symbol in range(SYMBOLS):
            if state.regions_of[symbol] & homes != 0:
                useful += min(held[symbol], ENOUGH)
            numbers += held[symbol + NUMBER_OF]
        return (
            self.influence * float(int(useful))
            + self.number * float(int(numbers))
            + self.movement * float(int(held[MOVEMENT] + held[SEA_MOVEMENT]))
            + self.merlin * float(int(held[MERLIN]))
            + self.snake * float(int(held[SNAKE]))
        )

    def tempo(self, state: MachtState, seat: Seat) -> float:
        """Actions left in the turn."""
        return self.action * float(int(state.actions)) if state.turn == seat else 0.0


NEAR: Final[i64] = 4
MARGIN: Final[i64] = 3
ENOUGH: Final[i64] = 2
"""How far from the twelve the end comes into sight; how much surplus or missing strength counts; how many influence
markers of a symbol count."""


def remaining(state: MachtState, seat: Seat) -> Regions:
    """The regions of this seat, without the one that is currently being taken over."""
    own = state.held[seat]
    if state.turn == seat or state.declared not in TAKE_OVER:
        return own
    if state.phase != SNAKE_ASKED and state.phase != RETREATING:
        return own
    return own & ~bit(TAKE_OVER.where(state.declared))


def count_active(state: MachtState, regions: Regions, kind: i64) -> i64:
    """How many of these regions are active if this kind of piece is."""
    count: i64 = 0
    while regions != 0:
        region = lowest(regions)
        surplus = state.pieces[region] - state.pieces[REGIONS + region]
        if (surplus > 0) if kind == KNIGHT else (surplus < 0):
            count += 1
        regions &= regions - 1
    return count


def count_pieces(state: MachtState, regions: Regions) -> i64:
    count: i64 = 0
    while regions != 0:
        region = lowest(regions)
        count += state.pieces[region] + state.pieces[REGIONS + region]
        regions &= regions - 1
    return count
