"""Tables set up by hand, and actions played on them by their notation."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.events import Event, fields
from tafelrunde.core.heap import heap_of
from tafelrunde.games.druidenwalzer.components import (
    COLOUR_NAMES,
    CULTS,
    KINDS,
    PLACE_NAMES,
    TREES,
    is_board,
    owner,
    tree_of,
)
from tafelrunde.games.druidenwalzer.game import Druidenwalzer, DruidState, empty_table
from tafelrunde.games.druidenwalzer.notation import parse_place, parse_spirit, spirit_name
from tafelrunde.games.druidenwalzer.rules import begin_turn

MOON, SUN = 0, 1
GAME = Druidenwalzer()


def spirits(text: str) -> list[int]:
    return [parse_spirit(name) for name in text.split()]


def names(kinds: Sequence[int]) -> str:
    return " ".join([spirit_name(kind) for kind in kinds])


def table(
    trees: str = "",
    *,
    turn: int = MOON,
    hands: tuple[str, str] = ("1L 2L 2R", "1L 2L 2R"),
    pools: tuple[str, str] = ("", ""),
    decks: tuple[str, str] = ("1L 1R 2L", "1L 1R 2L"),
    boards: tuple[str, str] = ("", ""),
    druids: tuple[str, str] = ("123", "123"),
    signs: str = "",
    lost: str = "",
) -> DruidState:
    """A table at the beginning of a turn: `table("M1 #2 3L 5R, S2 4L", druids=("124", "341"), signs="M1 5")`.

    A tree has as many unseen spirits as `#` says and its seen ones from bottom to top; trees not named are bare. Druids
    are the trees of black, orange and purple. A pool holds the unseen spirits of a side; if none are named, as many 1R
    as there are unseen ones; any beyond those are its first deck. Decks are reshuffled ones."""
    state = empty_table(0, 0)
    for name in lost.split():
        state.captured |= 1 << parse_place(name)
    for part in filter(None, trees.split(",")):
        name, *pile = part.split()
        for piece in pile:
            if piece.startswith("#"):
                state.piles.unseen[parse_place(name)] = int(piece[1:])
            else:
                state.piles.lay(parse_place(name), parse_spirit(piece))
    for part in filter(None, signs.split(",")):
        name, count = part.split()
        state.signs[parse_place(name)] = int(count)
    for seat in (MOON, SUN):
        unseen = sum([state.piles.unseen[tree_of(seat, tree)] for tree in range(TREES)])
        state.pools[seat] = heap_of(KINDS, spirits(pools[seat]) or spirits("1R") * unseen)
        state.undealt[seat] = state.pools[seat].size() - unseen
        state.hands[seat] = heap_of(KINDS, spirits(hands[seat]))
        state.decks[seat] = heap_of(KINDS, spirits(decks[seat]))
        state.boards[seat] = heap_of(KINDS, spirits(boards[seat]))
        state.tops[seat] = spirits(boards[seat])[-1] if boards[seat] else NONE
        for colour, tree in enumerate(druids[seat]):
            state.move_druid(seat, colour, tree_of(seat, int(tree) - 1))
    begin_turn(state, turn, FastDealer(1))
    return state


def legal(state: DruidState) -> list[str]:
    """What the seat on turn may do."""
    return [GAME.action_name(action) for action in GAME.legal_actions(state, state.next_seat())]


def act(state: DruidState, *said: str, picks: Sequence[int] = ()) -> list[str]:
    """Let the seats on turn act: `act(state, "waltz 5L 4")`; returns what happened. Chance is asked only with picks."""
    dealer = ScriptedDealer(list(picks))
    for text in said:
        assert text in legal(state), legal(state)
        state.apply(state.next_seat(), GAME.catalogue.number(GAME.parse_action(text)), dealer)
    assert dealer.count == len(picks), f"Only {dealer.count} of {len(picks)} picks were asked for."
    return [told(event) for event in dealer.events]


def told(event: Event) -> str:
    """An event, abbreviated: `Danced goal=SB place=M1 spirit=5L`."""
    parts = [f"{name}={piece(name, value)}" for name, value in fields(event).items()]
    return " ".join([type(event).__name__, *parts])


def piece(name: str, value: object) -> str:
    assert isinstance(value, int)
    if value == NONE:
        return "none"
    if name == "spirit":
        return spirit_name(value)
    if name in ("place", "goal"):
        return PLACE_NAMES[value]
    if name == "colour":
        return COLOUR_NAMES[value]
    return CULTS[value] if name == "seat" else str(value)


def pile(state: DruidState, name: str) -> str:
    """The pile at a tree: `#2 3L 5R`."""
    place = parse_place(name)
    unseen = state.piles.unseen[place]
    return " ".join(filter(None, [f"#{unseen}" if unseen else "", names(state.piles.seen(place))]))


def board(state: DruidState, name: str) -> str:
    assert is_board(parse_place(name))
    return names(list(state.boards[owner(parse_place(name))]))


def hand(state: DruidState, seat: int) -> str:
    return names(list(state.hands[seat]))


def signs(state: DruidState) -> dict[str, int]:
    return {name: int(state.signs[place]) for place, name in enumerate(PLACE_NAMES) if state.signs[place]}


def lost(state: DruidState) -> list[str]:
    return [name for place, name in enumerate(PLACE_NAMES) if state.captured >> place & 1]


def druid(state: DruidState, seat: int, colour: str) -> str:
    return PLACE_NAMES[state.druid_at(seat, COLOUR_NAMES.index(colour))]


def those(events: list[str], *kinds: str) -> list[str]:
    """The events of these classes only."""
    return [event for event in events if event.split()[0] in kinds]
