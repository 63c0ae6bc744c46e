"""Small helpers to set up positions by hand and to act in notation."""

from __future__ import annotations

from tafelrunde.core.dealer import RecordingDealer, ScriptedDealer, SeededDealer
from tafelrunde.core.heap import Heap
from tafelrunde.games.macht import phases, rules
from tafelrunde.games.macht.components import KINDS, MARKER_KEYS, REGION_KEYS, SYMBOL_KEYS
from tafelrunde.games.macht.game import Macht, MachtState
from tests.games.macht.example import printed_position

GAME = Macht()
ORANGE, WHITE = 0, 1
MAGIC, SWORD = 3, 4
"""Numbers of a magic and of a sword cycle."""


def region(name: str) -> int:
    return REGION_KEYS.index(name.replace("-", "_"))


def marker(name: str) -> int:
    return MARKER_KEYS.index(name)


def symbol(name: str) -> int:
    return SYMBOL_KEYS.index(name)


def clean(cycle: int = SWORD, cubes: int = 4, turn: int = ORANGE, actions: int = 2) -> MachtState:
    """The symbols of the printed picture, but all pieces in the stock and all markers in the bowl."""
    state = printed_position(cycle)
    for at in range(15):
        for seat in range(2):
            if state.held[seat] >> at & 1:
                for kind in range(KINDS):
                    many = state.pieces[kind * 15 + at]
                    state.lift(seat, kind, at, many)
                    state.stock[seat * KINDS + kind] += many
    state.stock[0] += state.reserve[0]
    state.reserve[0] = 0
    for hand in state.markers:
        rules.pour(hand, state.bowl)
    state.points[0] = state.points[1] = 0
    state.hourglass = max(cubes, 4)
    state.cubes = cubes
    state.turn = turn
    state.actions = actions
    state.ask(phases.ACTING, turn)
    return state


def hold(state: MachtState, seat: int, name: str, knights: int = 0, mages: int = 0) -> None:
    """Pieces go from the stock into a region."""
    for kind, many in enumerate((knights, mages)):
        if many:
            state.stock[seat * KINDS + kind] -= many
            state.put(seat, kind, region(name), many)


def reserve(state: MachtState, seat: int, knights: int = 0, mages: int = 0) -> None:
    """Pieces go from the stock into the reserve."""
    for kind, many in enumerate((knights, mages)):
        state.stock[seat * KINDS + kind] -= many
        state.reserve[seat * KINDS + kind] += many


def give(state: MachtState, seat: int, *names: str) -> None:
    """Markers go from the bowl to a seat."""
    for name in names:
        state.bowl.remove(marker(name))
        state.markers[seat].add(marker(name))


def show(state: MachtState, *names: str) -> None:
    """Markers go from the bowl to the display."""
    for name in names:
        state.bowl.remove(marker(name))
        state.display.add(marker(name))


def names(heap: Heap) -> list[str]:
    return [MARKER_KEYS[at] for at in heap]


def swap_symbol(state: MachtState, name: str, new: str) -> None:
    """Another region marker from the spares for a region."""
    bit = 1 << region(name)
    for at in range(4):
        if state.regions_of[at] & bit:
            state.regions_of[at] &= ~bit
            state.spares.add(at)
    state.regions_of[symbol(new)] |= bit
    state.spares.remove(symbol(new))


def legal(state: MachtState, seat: int, verb: str = "") -> list[str]:
    """What a seat may do, in notation; only what begins with this verb."""
    said = [GAME.action_name(action) for action in GAME.legal_actions(state, seat)]
    return [text for text in said if text.split()[0] == verb] if verb else said


def act(state: MachtState, *said: str, picks: list[int] | None = None) -> list[str]:
    """Let seats act, with chance as scripted or else any: `act(state, "0 deploy deira")`. Returns what happened."""
    dealer: RecordingDealer = SeededDealer(b"any") if picks is None else ScriptedDealer(picks)
    told: list[str] = []
    for text in said:
        seat, _, action = text.partition(" ")
        assert int(seat) in state.to_act(), f"seat {seat} owes nothing: {state.to_act()} in phase {state.phase}"
        assert action in legal(state, int(seat)), f"{action} is not among {legal(state, int(seat))}"
        dealer.next_action()
        state.apply(int(seat), GAME.catalogue.number(GAME.parse_action(action)), dealer)
        told += [repr(event) for event in dealer.events]
        GAME.check_components(state)
    return told


def has(told: list[str], name: str) -> bool:
    return any(event.startswith(f"{name}(") for event in told)


def pieces(state: MachtState, name: str) -> tuple[int, int]:
    """Knights and mages in a region."""
    return int(state.pieces[region(name)]), int(state.pieces[15 + region(name)])


def owner(state: MachtState, name: str) -> int:
    return next((seat for seat in range(2) if state.held[seat] >> region(name) & 1), -1)


def in_reserve(state: MachtState, seat: int) -> tuple[int, int]:
    return int(state.reserve[seat * 2]), int(state.reserve[seat * 2 + 1])


def in_stock(state: MachtState, seat: int) -> tuple[int, int]:
    return int(state.stock[seat * 2]), int(state.stock[seat * 2 + 1])
