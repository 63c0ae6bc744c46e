"""What a seat of Maginor knows: everything but the elemental of a rival in a running duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from tafelrunde.core.bag import NONE, Bag
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.maginor.components import CARD_KINDS, ORACLE_COUNT
from tafelrunde.games.maginor.rules import DUELLING, order_now

if TYPE_CHECKING:
    from tafelrunde.games.maginor.state import MaginorState


@final
@dataclass(frozen=True)
class MaginorView(View):
    """Oracles, symbols, slots, cards and spells are numbers; -1 is none of them. What belongs to seats or oracles is a
    tuple with one part for each. `order` holds for each oracle the seats with tokens there, as they would come if it
    were evaluated now [M22]. `oracle` to `cause` tell of the chain under way and are -1 in the free phase."""

    phase: int
    to_act: tuple[int, ...]
    turn: int
    circle: tuple[int, ...]
    in_circle: tuple[int, ...]
    beside: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    order: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    wizards: tuple[int, ...]
    spells: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    votes: tuple[int, ...]
    maginor: int
    in_gap: bool
    quiet: int
    is_last_roll: bool
    step_due: bool
    oracle: int
    symbol: int
    slot: int
    challengers: int
    defenders: int
    card: int
    cause: int


def look(state: MaginorState, seat: Seat) -> MaginorView:
    """[M22, M38, M134] Build the view of a seat, or of an ONLOOKER. While a duel runs only its own side's elemental is
    in."""
    seats = range(state.seats)
    in_duel = state.phase == DUELLING
    return MaginorView(
        seat=seat,
        phase=state.phase,
        to_act=tuple(state.to_act()),
        turn=state.turn,
        circle=tuple(state.circle),
        in_circle=tuple(Bag(state.in_circle)),
        beside=tuple(state.beside),
        slots=tuple([tuple(state.owners(oracle)) for oracle in range(ORACLE_COUNT)]),
        order=tuple([tuple(order_now(state, oracle)) for oracle in range(ORACLE_COUNT)]),
        hands=tuple([tuple(state.hands[s * CARD_KINDS : (s + 1) * CARD_KINDS]) for s in seats]),
        supply=tuple(state.supply),
        wizards=tuple(state.wizards),
        spells=tuple([tuple(Bag(state.spells[s])) for s in seats]),
        won=tuple([tuple(Bag(state.won[s])) for s in seats]),
        votes=tuple([state.votes(s) for s in seats]),
        maginor=state.maginor,
        in_gap=state.in_gap,
        quiet=state.quiet,
        is_last_roll=state.is_last_roll,
        step_due=state.step_due,
        oracle=state.oracle,
        symbol=state.symbol,
        slot=state.slot,
        challengers=NONE if in_duel and seat != state.turn else state.challengers,
        defenders=NONE if in_duel and seat != state.owner(state.oracle, state.slot) else state.defenders,
        card=state.card,
        cause=state.cause,
    )
