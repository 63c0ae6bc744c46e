"""What an environment makes of a state: observations, masks and rewards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tafelrunde.core.game import Standings, State
from tafelrunde.core.seats import Seat
from tafelrunde.research.engine.sheet import LayoutRow, Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may know of a state, and nothing else: exactly what is in its view. A game derives from it;
    all its observations have the same width."""

    def write(self, sheet: Sheet, state: State, seat: Seat) -> None:
        """Write the observation of this seat; the sheet has begun with it."""
        raise NotImplementedError


def layout(observer: Observer, state: State) -> list[LayoutRow]:
    """The names of all entries, the same for every state with as many seats."""
    sheet = Sheet()
    sheet.begin(0, state.seats)
    observer.write(sheet, state, 0)
    return sheet.rows


def observation(observer: Observer, width: i64, state: State, seat: Seat) -> bytes:
    """What a seat may know of a state."""
    sheet = Sheet(width)
    sheet.begin(seat, state.seats)
    observer.write(sheet, state, seat)
    assert sheet.at == width, "The layout of an observation has changed."
    return bytes(sheet.out)


def mask(state: State, seat: Seat, blank: bytes) -> bytes:
    """One byte for each action of the catalogue: 1 if the seat may do it now."""
    out = vec[u8](blank)
    if (state.owing >> seat) & 1 == 1:
        mark(out, 0, state.legal(seat), 1)
    return bytes(out)


def mark(out: vec[u8], first: i64, numbers: vec[i64], sign: u8) -> None:
    """Set the bytes of these numbers, counted from the first, to this sign."""
    for place in range(i64(len(numbers))):
        out[first + numbers[place]] = sign


NOTHING: Final[list[float]] = []


def rewards(standings: Standings | None) -> list[float]:
    """What each seat gets at the end: 1 for leaving all rivals behind, -1 for falling behind all of them, in between by
    how many more it leaves behind than are ahead of it. They sum to zero. Nothing while the match is running."""
    if standings is None:
        return NOTHING
    places = standings.places
    rivals = float(max(1, len(places) - 1))
    return [
        sum([1.0 if other > place else -1.0 if other < place else 0.0 for other in places]) / rivals for place in places
    ]
