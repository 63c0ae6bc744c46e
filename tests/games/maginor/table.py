"""Positions set up by hand, and seats that act in notation: the tools of the rulebook tests."""

from __future__ import annotations

from tafelrunde.core.bag import NONE, bag_of, bit, popcount
from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.events import Event
from tafelrunde.games.maginor import phases
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    CARDS,
    COPIES,
    ORACLES,
    SPELLS,
    TOKENS,
)
from tafelrunde.games.maginor.game import Maginor, MaginorState, empty_table

GAME = Maginor()

CIRCLE = "hall frog fox owl raven unicorn eagle stag serpent bear dragon"
BESIDE = {
    "frog": "recall",
    "fox": "restore",
    "owl": "superiority",
    "raven": "persuasion",
    "unicorn": "telekinesis",
    "eagle": "teleport",
    "stag": "summon",
    "serpent": "reversal",
    "dragon": "golden_cauldron",
    "hall": "high_wizard",
}
FIRE, WATER, EARTH, AIR, DOOM, HAT = range(6)
"""Picks of the die."""


def oracle(name: str) -> int:
    return ORACLES.index(name)


def spell(name: str) -> int:
    return SPELLS.index(name)


def table(
    wizards: str = "eagle eagle",
    *,
    circle: str = CIRCLE,
    maginor: str = "hall",
    played: dict[int, str] | None = None,
    spells: dict[int, str] | None = None,
    won: dict[int, str] | None = None,
    turn: int = 0,
    **tokens: str,
) -> MaginorState:
    """A table in the free phase: `table("eagle -", maginor=">fox", eagle="01........", spells={1: "reversal"})`.

    Tokens are written slot by slot in rim order; the circle lists what is still in it; a spell that somebody holds does
    not lie beside its oracle. The Bear has no spell."""
    standing = [oracle(name) for name in circle.split()]
    places = wizards.split()
    state = empty_table(len(places))
    gone = [n for n in range(len(ORACLES)) if n not in standing]
    for place, n in enumerate([*standing, *gone]):
        state.circle[place] = n
    state.in_circle = bag_of(standing).low
    for seat, name in enumerate(places):
        state.wizards[seat] = NONE if name == "-" else oracle(name)
        for card in range(CARD_KINDS):
            state.hands[seat * CARD_KINDS + card] = COPIES[card]
    held = [name for names in (spells or {}).values() for name in names.split()]
    for name, lying in BESIDE.items():
        if oracle(name) in standing and lying not in held:
            state.beside[oracle(name)] = spell(lying)
    for seat, names in (played or {}).items():
        for name in names.split():
            state.hands[seat * CARD_KINDS + CARDS.index(name)] -= 1
    for seat, names in (spells or {}).items():
        state.spells[seat] = bag_of([spell(name) for name in names.split()]).low
    for seat, names in (won or {}).items():
        state.won[seat] = bag_of([oracle(name) for name in names.split()]).low
    for name, owners in tokens.items():
        for slot, owner in enumerate(owners):
            if owner != ".":
                state.lay_token(oracle(name), slot, int(owner))
    for seat in range(state.seats):
        state.supply[seat] = TOKENS - sum(int(popcount(state.tokens_of(n, seat))) for n in standing)
    state.in_gap = maginor.startswith(">")
    state.maginor = oracle(maginor.strip(">"))
    state.turn = turn
    state.ask(phases.FREE_PHASE, turn)
    GAME.check_components(state)
    return state


def legal(state: MaginorState, seat: int | None = None) -> list[str]:
    """What the seat that owes a decision may do, in notation."""
    acting = state.to_act()[0] if seat is None else seat
    return [GAME.action_name(action) for action in GAME.legal_actions(state, acting)]


def some(state: MaginorState, verb: str, seat: int | None = None) -> list[str]:
    """What this verb may be applied to now."""
    return [name.split()[-1] for name in legal(state, seat) if name.split()[0] == verb]


def act(state: MaginorState, *said: str, picks: list[int] | None = None) -> list[Event]:
    """Let seats act in notation: `act(state, "0 play fire", "0 put 2")`; returns all that happened. Chance answers
    as scripted."""
    dealer = ScriptedDealer(picks or [])
    for text in said:
        seat, _, name = text.partition(" ")
        assert int(seat) in state.to_act(), f"{text}: seat {seat} owes nothing, but {state.to_act()}"
        assert name in legal(state, int(seat)), f"{text}: not among {legal(state, int(seat))}"
        state.apply(int(seat), GAME.catalogue.number(GAME.parse_action(name)), dealer)
        GAME.check_components(state)
    assert dealer.count == len(dealer.script), "Chance was asked less often than scripted."
    return dealer.events


def heard(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]


def owners(state: MaginorState, name: str) -> str:
    """Whose tokens lie at an oracle, slot by slot, as `table` takes them."""
    return "".join("." if owner == NONE else str(owner) for owner in state.owners(oracle(name)))


def where_maginor_is(state: MaginorState) -> str:
    return (">" if state.in_gap else "") + ORACLES[state.maginor]


def in_circle(state: MaginorState, name: str) -> bool:
    return state.in_circle & bit(oracle(name)) != 0


def hand(state: MaginorState, seat: int) -> list[str]:
    """The cards of a seat, a wand for each wand."""
    counts = [state.hands[seat * CARD_KINDS + card] for card in range(CARD_KINDS)]
    return [CARDS[card] for card, count in enumerate(counts) for _ in range(count)]


def has_spell(state: MaginorState, seat: int, name: str) -> bool:
    return state.has_spell(seat, spell(name))


def lies_beside(state: MaginorState, name: str) -> str:
    """The spell beside an oracle; a dash if there is none."""
    found = state.beside[oracle(name)]
    return "-" if found == NONE else SPELLS[found]


def has_won(state: MaginorState, seat: int, name: str) -> bool:
    return state.won[seat] & bit(oracle(name)) != 0
