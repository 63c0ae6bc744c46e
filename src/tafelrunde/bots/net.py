"""Learned judges: a small network over sparse features corrects what the hand-written judge says, or replaces it.

A position is a handful of rows of a table, its active features, as one seat sees another. Their weights are whole
numbers, four lanes of fifteen bits packed into one word, so the first layer is a few hundred additions of words. The
second layer is whole numbers too: every build and every machine gets the same sum."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.judge import Hunch, Instinct, Judge, Reason, clipped
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat

MOST: Final[i64] = 256
"""Features of a position that can be active at once."""

LANES: Final[i64] = 4
HALF: Final[i64] = 16384
MASK: Final[i64] = 32767
"""A lane holds whole numbers from -HALF to HALF - 1, kept as HALF more."""

BLOCK: Final[i64] = 8
"""Words that are added up together: 32 units, one cache line."""

OUTER: Final[i64] = 4096
"""The second layer's weights are multiples of one over this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Which features of a position are active when one seat looks at itself and at one rival. `encoding` is raised with
    every change of the rows: a net learned for other rows is worth nothing."""

    def __init__(self, encoding: int, rows: int) -> None:
        self.encoding: Final = encoding
        self.rows: Final = rows

    def first(self, state: State) -> Seat:
        """The seat whose eyes count most: whoever is on turn. It looks at all others, the next one at those after it,
        and so on."""
        return 0

    def pairs(self, state: State) -> list[tuple[int, int]]:
        """Who looks at whom."""
        seats, first = int(state.seats), int(self.first(state))
        order = [(first + place) % seats for place in range(seats)]
        return [(seat, rival) for place, seat in enumerate(order) for rival in order[place + 1 :]]

    def look(self, state: State) -> None:
        """Called once for each position, before its pairs of seats are encoded."""

    def encode(self, state: State, seat: Seat, rival: Seat, active: vec[i64]) -> i64:
        """Write the rows of the active features, and say how many there are."""
        return 0

    def parts(self) -> list[tuple[str, int, int]]:
        """What can be said in words: a judge's message that claims no fact, the first of the rows that are about it,
        and the first after them."""
        return []

    def listed(self, state: State, seat: Seat, rival: Seat) -> list[int]:
        """The active rows; `look` comes first."""
        active = vec[i64]([0 for _ in range(MOST)])
        count = self.encode(state, seat, rival, active)
        return [int(active[place]) for place in range(count)]


@final
class Net:
    """What was learned. It is never changed, so all judges of a process can share it. `words` are the packed rows of
    the table, then `bias` those of the first layer's constants, with HALF in each lane."""

    def __init__(
        self, words: vec[i64], bias: vec[i64], outer: vec[i64], constant: i64, scale: i64, top: i64, hand: float
    ) -> None:
        self.words: Final[vec[i64]] = words
        self.bias: Final[vec[i64]] = bias
        self.outer: Final[vec[i64]] = outer
        self.constant: Final[i64] = constant
        self.top: Final[i64] = top  # where a unit is full
        self.unit: Final = float(int(scale * OUTER))
        self.hand: Final = hand  # the share of the hand-written judge

    def logit(self, active: vec[i64], count: i64) -> float:
        """The logarithm of the odds that the seat ends before the rival, as far as the net has a say in it."""
        words = self.words
        bias = self.bias
        stride = i64(len(bias))
        total: i64 = self.constant
        start: i64 = 0
        while start < stride:
            a0 = bias[start]
            a1 = bias[start + 1]
            a2 = bias[start + 2]
            a3 = bias[start + 3]
            a4 = bias[start + 4]
            a5 = bias[start + 5]
            a6 = bias[start + 6]
            a7 = bias[start + 7]
            for place in range(count):
                row = active[place] * stride + start
                a0 += words[row]
                a1 += words[row + 1]
                a2 += words[row + 2]
                a3 += words[row + 3]
                a4 += words[row + 4]
                a5 += words[row + 5]
                a6 += words[row + 6]
                a7 += words[row + 7]
            unit = start * LANES
            total += self.weigh(unit, a0) + self.weigh(unit + 4, a1)
            total += self.weigh(unit + 8, a2) + self.weigh(unit + 12, a3)
            total += self.weigh(unit + 16, a4) + self.weigh(unit + 20, a5)
            total += self.weigh(unit + 24, a6) + self.weigh(unit + 28, a7)
            start += BLOCK
        return float(int(total)) / self.unit

    def weigh(self, unit: i64, word: i64) -> i64:
        """What four units add to the sum of the second layer."""
        outer = self.outer
        top = self.top
        return (
            outer[unit] * rectified((word & MASK) - HALF, top)
            + outer[unit + 1] * rectified(((word >> 15) & MASK) - HALF, top)
            + outer[unit + 2] * rectified(((word >> 30) & MASK) - HALF, top)
            + outer[unit + 3] * rectified(((word >> 45) & MASK) - HALF, top)
        )


def rectified(level: i64, top: i64) -> i64:
    if level <= 0:
        return 0
    return top if level > top else level


@final
class Urge:
    """What was learned about actions: a layer of units like that of a net, and for every action of the game how much
    each of them speaks for it. It is never changed, so all searches of a process share it."""

    def __init__(
        self, words: vec[i64], bias: vec[i64], outer: vec[i64], constants: vec[i64], scale: i64, top: i64, anew: bool
    ) -> None:
        self.words: Final[vec[i64]] = words
        self.bias: Final[vec[i64]] = bias
        self.outer: Final[vec[i64]] = outer  # action by action
        self.constants: Final[vec[i64]] = constants
        self.scale: Final[i64] = scale
        self.top: Final[i64] = top
        self.unit: Final = float(int(scale * OUTER))
        self.anew: Final = anew  # see `Instinct`


@final
class NetInstinct(Instinct):
    """Looks at a position of two seats with what was learned."""

    def __init__(self, encoder: Encoder, urge: Urge) -> None:
        super().__init__(urge.anew)
        self.encoder: Final = encoder
        self.urge: Final = urge
        self.active: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST)])
        self.units: Final[vec[i64]] = vec[i64]([0 for _ in range(BLOCK * LANES)])

    def look(self, state: State, seat: Seat) -> None:
        encoder, active = self.encoder, self.active
        rival: i64 = 1 - seat
        encoder.look(state)
        count = encoder.encode(state, seat, rival, active)
        words, bias = self.urge.words, self.urge.bias
        a0 = bias[0]
        a1 = bias[1]
        a2 = bias[2]
        a3 = bias[3]
        a4 = bias[4]
        a5 = bias[5]
        a6 = bias[6]
        a7 = bias[7]
        for place in range(count):
            row = active[place] * BLOCK
            a0 += words[row]
            a1 += words[row + 1]
            a2 += words[row + 2]
            a3 += words[row + 3]
            a4 += words[row + 4]
            a5 += words[row + 5]
            a6 += words[row + 6]
            a7 += words[row + 7]
        self.unpack(0, a0)
        self.unpack(4, a1)
        self.unpack(8, a2)
        self.unpack(12, a3)
        self.unpack(16, a4)
        self.unpack(20, a5)
        self.unpack(24, a6)
        self.unpack(28, a7)

    def unpack(self, unit: i64, word: i64) -> None:
        units, top = self.units, self.urge.top
        units[unit] = rectified((word & MASK) - HALF, top)
        units[unit + 1] = rectified(((word >> 15) & MASK) - HALF, top)
        units[unit + 2] = rectified(((word >> 30) & MASK) - HALF, top)
        units[unit + 3] = rectified(((word >> 45) & MASK) - HALF, top)

    def pull(self, number: i64) -> float:
        urge, units = self.urge, self.units
        outer = urge.outer
        many = BLOCK * LANES
        total = urge.constants[number] * urge.scale
        for unit in range(many):
            total += outer[number * many + unit] * units[unit]
        return exp(clipped(float(int(total)) / urge.unit))


@final
class NetHunch(Hunch):
    """Looks at an imagined world through the eyes of each rival: is this what somebody would hold who did all that?"""

    def __init__(self, encoder: Encoder, net: Net) -> None:
        self.encoder: Final = encoder
        self.net: Final = net
        self.active: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST)])

    def likely(self, state: State, seat: Seat) -> float:
        encoder, active = self.encoder, self.active
        encoder.look(state)
        total = 0.0
        for rival in range(state.seats):
            if rival != seat:
                total += self.net.logit(active, encoder.encode(state, rival, seat, active))
        return exp(clipped(total))


class Calibration:
    """How chances that a search with this net found came true, at one level of play: a rising line through points."""

    def __init__(self, said: list[float], came: list[float]) -> None:
        self.said: Final = said
        self.came: Final = came

    def corrected(self, chance: float) -> float:
        said, came = self.said, self.came
        if not said:
            return chance
        place = 0
        while place < len(said) and said[place] < chance:
            place += 1
        low, low_came = (said[place - 1], came[place - 1]) if place > 0 else (0.0, 0.0)
        high, high_came = (said[place], came[place]) if place < len(said) else (1.0, 1.0)
        if high <= low:
            return high_came
        return low_came + (high_came - low_came) * (chance - low) / (high - low)


@final
class NetJudge(Judge):
    """The judge of a game with nets for some numbers of seats; at other tables, and for what is told to people, it
    relies on the hand-written one."""

    def __init__(
        self,
        hand: Judge,
        encoder: Encoder,
        nets: dict[int, Net],
        calibrations: dict[int, Calibration] | None = None,
        depths: dict[int, int] | None = None,
        urges: dict[int, Urge] | None = None,
        beliefs: dict[int, Net] | None = None,
    ) -> None:
        super().__init__(hand.depth, hand.exploration)
        self.hand: Final = hand
        self.encoder: Final = encoder
        self.nets: Final[list[Net | None]] = [nets.get(seats) for seats in range(SEATS)]
        self.calibrations: Final = calibrations or {}
        self.depths: Final = depths or {}
        self.urges: Final = urges or {}
        self.beliefs: Final = beliefs or {}
        self.active: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST)])

    def depth_at(self, seats: int) -> int:
        """A net knows positions that occur in play, not those that random steps lead to; its file may say otherwise."""
        return self.depths.get(seats, self.depth)

    def instinct(self, seats: int) -> Instinct | None:
        urge = self.urges.get(seats)
        return None if urge is None else NetInstinct(self.encoder, urge)

    def hunch(self, seats: int) -> Hunch | None:
        belief = self.beliefs.get(seats)
        return None if belief is None else NetHunch(self.encoder, belief)

    def is_wise(self) -> bool:
        return True

    def scale(self, state: State) -> float:
        return self.hand.scale(state)

    def estimate(self, state: State, seat: Seat) -> float:
        return self.odds(state)[seat] * self.hand.scale(state)

    def odds(self, state: State) -> list[float]:
        """Each seat's mean lead over the others, with its share of what the hand-written judge says. The pairs are
        those of the encoder, without a list of them."""
        seats = state.seats
        net = self.nets[seats]
        if net is None:
            return self.hand.odds(state)
        odds = [net.hand * own for own in self.hand.odds(state)] if net.hand != 0.0 else [0.0] * int(seats)
        encoder = self.encoder
        active = self.active
        encoder.look(state)
        first = encoder.first(state)
        part = 1.0 / int(seats)
        for place in range(seats):
            seat = first + place if first + place < seats else first + place - seats
            for later in range(place + 1, seats):
                rival = first + later if first + later < seats else first + later - seats
                lead = part * net.logit(active, encoder.encode(state, seat, rival, active))
                odds[seat] += lead
                odds[rival] -= lead
        return odds

    def sensible(self, state: State, seat: Seat, legal: vec[i64]) -> vec[i64]:
        return self.hand.sensible(state, seat, legal)

    def reasons(self, state: State, seat: Seat) -> list[Reason]:
        """What the hand-written judge says, and what the net adds to the same parts of the position: how much its
        verdict would change without them."""
        net = self.nets[state.seats]
        found = self.hand.reasons(state, seat)
        if net is None:
            return found
        share = net.hand if net.hand > 0.0 else 1.0
        worths: dict[str, float] = {reason.id: share * reason.worth for reason in found}
        points = self.hand.scale(state) / int(state.seats)
        self.encoder.look(state)
        for looking, rival in self.encoder.pairs(state):
            if looking == seat or rival == seat:
                sign = 1.0 if looking == seat else -1.0
                rows = self.encoder.listed(state, looking, rival)
                whole = self.lead(net, rows)
                for id, low, high in self.encoder.parts():
                    rest = [row for row in rows if not low <= row < high]
                    if len(rest) < len(rows):
                        worths[id] = worths.get(id, 0.0) + sign * points * (whole - self.lead(net, rest))
        return [Reason(id, worth) for id, worth in worths.items() if worth != 0.0]

    def lead(self, net: Net, rows: list[int]) -> float:
        """What the net says to these rows."""
        active = self.active
        for place in range(len(rows)):
            active[place] = rows[place]
        return net.logit(active, len(rows))

    def told_chance(self, chance: float, seats: int) -> float:
        calibration = self.calibrations.get(seats)
        return chance if calibration is None else calibration.corrected(chance)


SEATS: Final = 9
"""No table is larger than one seat less."""
