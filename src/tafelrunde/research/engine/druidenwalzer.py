"""What a seat of Druidenwalzer sees, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.core.bag import NONE, lowest
from tafelrunde.core.game import State
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.components import COLOURS, KINDS, SUN, TREES, board_of, tree_of
from tafelrunde.games.druidenwalzer.phases import FIGHTING
from tafelrunde.games.druidenwalzer.piles import ROOM, Piles
from tafelrunde.games.druidenwalzer.state import DruidTable
from tafelrunde.research.engine.observer import Observer
from tafelrunde.research.engine.sheet import COUNTS, NUMBER, SET, Sheet

PHASES: Final[i64] = FIGHTING + 1
HALF: Final[i64] = TREES + 1
"""Places are counted from the seat that looks: its trees 1 to 4, its board, the rival's trees 1 to 4, the rival's
board."""
DEPTH: Final[i64] = 6
"""How many seen spirits of a pile are told in their order, from the top."""


def places_of(seat: Seat) -> vec[i64]:
    """The place on the circle of each place as counted from this seat."""
    rival = SUN - seat
    own = [int(tree_of(seat, tree)) for tree in range(TREES)] + [int(board_of(seat))]
    others = [int(tree_of(rival, tree)) for tree in range(TREES)] + [int(board_of(rival))]
    return vec[i64](own + others)


def counted_from(seat: Seat) -> vec[i64]:
    """For each place on the circle, its number as counted from this seat."""
    places = [int(place) for place in places_of(seat)]
    return vec[i64]([places.index(place) for place in range(HALF * 2)])


PLACES_OF_MOON: Final[vec[i64]] = places_of(0)
PLACES_OF_SUN: Final[vec[i64]] = places_of(1)
NUMBERS_OF_MOON: Final[vec[i64]] = counted_from(0)
NUMBERS_OF_SUN: Final[vec[i64]] = counted_from(1)


def place_of(sheet: Sheet, name: str, place: i64, numbers: vec[i64]) -> None:
    sheet.one_of(name, NONE if place == NONE else numbers[place], HALF * 2)


def places_in(sheet: Sheet, name: str, word: i64, numbers: vec[i64]) -> None:
    at = sheet.take(name, HALF * 2, SET)
    while word != 0:
        sheet.out[at + numbers[lowest(word)]] = u8(1)
        word &= word - 1


def by_place(sheet: Sheet, name: str, values: vec[i64], places: vec[i64]) -> None:
    at = sheet.take(name, HALF * 2, NUMBER)
    for n in range(HALF * 2):
        sheet.put(at + n, values[places[n]])


def piles(sheet: Sheet, found: Piles, places: vec[i64]) -> None:
    """[D37] The seen spirits of each pile: the top ones in their order, then how many there are of each kind."""
    first = sheet.take("seen", HALF * 2 * (DEPTH + 1) * KINDS, COUNTS)
    out, heights, spirits = sheet.out, found.heights, found.spirits
    for n in range(HALF * 2):
        counts = first + DEPTH * KINDS
        bottom = places[n] * ROOM
        top = bottom + heights[places[n]] - 1
        at = top
        while at >= bottom:
            spirit = i64(spirits[at])
            if top - at < DEPTH:
                out[first + (top - at) * KINDS + spirit] = u8(1)
            out[counts + spirit] = u8(i64(out[counts + spirit]) + 1)
            at -= 1
        first = counts + KINDS


@final
class DruidObserver(Observer):
    """[D37, D38] The own hand and pool, what is hidden of both taken together, and the piles as far as they were
    seen."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        assert isinstance(state, DruidTable)
        rival = SUN - seat
        places = PLACES_OF_MOON if seat == 0 else PLACES_OF_SUN
        numbers = NUMBERS_OF_MOON if seat == 0 else NUMBERS_OF_SUN
        sheet.one_of("phase", state.phase, PHASES)
        sheet.seats_of("to_act", state.owing)
        sheet.one_of("seat", seat, 2)
        sheet.number("turns", state.turns)
        sheet.by_seat("handicaps", state.handicaps)
        sheet.one_of("boxed", state.boxed[seat], KINDS)
        sheet.one_of("boxed", state.boxed[rival], KINDS)
        sheet.heap("hand", state.hands[seat])
        sheet.number("hand_sizes", state.hands[seat].size())
        sheet.number("hand_sizes", state.hands[rival].size())
        sheet.heap("pool", state.pools[seat])
        self.hidden(sheet, state, seat)
        self.hidden(sheet, state, rival)
        sheet.number("deck_sizes", state.deck_size(seat))
        sheet.number("deck_sizes", state.deck_size(rival))
        sheet.heap("deck", state.decks[seat])
        sheet.heap("boards", state.boards[seat])
        sheet.heap("boards", state.boards[rival])
        sheet.one_of("tops", state.tops[seat], KINDS)
        sheet.one_of("tops", state.tops[rival], KINDS)
        piles(sheet, state.piles, places)
        by_place(sheet, "unseen", state.piles.unseen, places)
        by_place(sheet, "signs", state.signs, places)
        places_in(sheet, "captured", state.captured, numbers)
        for colour in range(COLOURS):
            place_of(sheet, "druids", state.druid_at(seat, colour), numbers)
        for colour in range(COLOURS):
            place_of(sheet, "druids", state.druid_at(rival, colour), numbers)
        place_of(sheet, "ring_at", state.ring_at, numbers)
        sheet.set_of("pending", state.pending, COLOURS)
        places_in(sheet, "bare", state.bare, numbers)

    def hidden(self, sheet: Sheet, state: DruidTable, seat: Seat) -> None:
        """[D38] What a seat's hand, deck and unseen spirits contain, taken together."""
        at = sheet.take("hidden", KINDS, COUNTS)
        hand, deck, pool = state.hands[seat].counts, state.decks[seat].counts, state.pools[seat].counts
        for kind in range(KINDS):
            sheet.put(at + kind, hand[kind] + deck[kind] + pool[kind])
