"""How fields of the state that are not simply open are seen."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import ORACLE_COUNT
from tafelrunde.games.maginor.phases import DUELLING
from tafelrunde.games.maginor.state import MaginorTable


def owners_seen(state: MaginorTable) -> tuple[tuple[int, ...], ...]:
    """Whose token lies at each slot, oracle by oracle in rim order."""
    return tuple([tuple(state.owners(oracle)) for oracle in range(ORACLE_COUNT)])


def lay_tokens(state: MaginorTable, slots: tuple[tuple[int, ...], ...]) -> None:
    """Lay each token where it was seen, on a table without any."""
    for oracle in range(ORACLE_COUNT):
        for slot, seat in enumerate(slots[oracle]):
            if seat != NONE:
                state.lay_token(oracle, slot, seat)


def challengers_seen(state: MaginorTable, seat: Seat) -> int:
    """[M134] While a duel is running, only the challenger knows which elemental it has sent."""
    return NONE if state.phase == DUELLING and seat != state.turn else state.challengers


def defenders_seen(state: MaginorTable, seat: Seat) -> int:
    """[M134] While a duel is running, only the defender knows which elemental it has sent."""
    return NONE if state.phase == DUELLING and seat != state.owner(state.oracle, state.slot) else state.defenders
