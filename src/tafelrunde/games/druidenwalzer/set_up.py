"""The set-up of Druidenwalzer: the first chapter of the rules."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.druidenwalzer.actions import BOX, PLACE, START
from tafelrunde.games.druidenwalzer.components import (
    AT_EACH_TREE,
    COLOURS,
    FIRST_ON_BOARD,
    MOON,
    SUN,
    TREES,
    Colour,
    Spirit,
    Tree,
    spirit_of,
    tree_of,
)
from tafelrunde.games.druidenwalzer.events import Boxed, DruidPlaced, Started
from tafelrunde.games.druidenwalzer.phases import BOXING, PLACING, STARTING
from tafelrunde.games.druidenwalzer.rules import begin_turn, refill, turn_up
from tafelrunde.games.druidenwalzer.state import DruidTable


def set_up(state: DruidTable) -> None:
    """[D40] The first choices: the spirits for the box, Moon before Sun, then the first spirits of the boards."""
    if state.handicaps[MOON] > 0:
        state.ask(BOXING, MOON)
    elif state.handicaps[SUN] > 0:
        state.ask(BOXING, SUN)
    else:
        state.ask(STARTING, MOON)


def legal_boxes(state: DruidTable, seat: Seat) -> vec[i64]:
    """[D30, D40] A spirit of the strength that the handicap demands, left or right."""
    asked = state.handicaps[seat]
    return vec[i64]([BOX.of(spirit_of(asked, left=True)), BOX.of(spirit_of(asked, left=False))])


def box(state: DruidTable, seat: Seat, spirit: Spirit, dealer: Dealer) -> None:
    """[D30, D40] The spirit goes back into the box, openly. The deck will be one shorter."""
    state.pools[seat].remove(spirit)
    state.undealt[seat] -= 1
    state.boxed[seat] = spirit
    dealer.tell(Boxed(seat, spirit))
    if seat == MOON and state.handicaps[SUN] > 0:
        state.ask(BOXING, SUN)
    else:
        state.ask(STARTING, MOON)


def legal_starts() -> vec[i64]:
    """[D3, D40] A spirit of strength 1, left or right."""
    return vec[i64]([START.of(spirit_of(FIRST_ON_BOARD, left=True)), START.of(spirit_of(FIRST_ON_BOARD, left=False))])


def start(state: DruidTable, seat: Seat, spirit: Spirit, dealer: Dealer) -> None:
    """[D3, D47] The owner lays the first spirit on the board. When both have, everything else is dealt."""
    state.pools[seat].remove(spirit)
    state.undealt[seat] -= 1
    state.put_on_board(seat, spirit)
    dealer.tell(Started(seat, spirit))
    if seat == MOON:
        state.ask(STARTING, SUN)
    else:
        deal(state, dealer)


def deal(state: DruidTable, dealer: Dealer) -> None:
    """[D105, D106, D47] Five spirits at each tree, the top ones of both sides turned up; then both hands."""
    for seat in range(2):
        for tree in range(TREES):
            place = tree_of(seat, tree)
            state.piles.unseen[place] = AT_EACH_TREE
            state.undealt[seat] -= AT_EACH_TREE
            turn_up(state, place, dealer)
    for seat in range(2):
        refill(state, seat, dealer)
    state.ask(PLACING, MOON)


def legal_places(state: DruidTable, seat: Seat) -> vec[i64]:
    """[D107, D47] The next druid, black, orange and purple in turn, goes to any tree of its cult without a druid."""
    colour = next_druid(state, seat)
    numbers = vec[i64](capacity=TREES)
    for tree in range(TREES):
        if state.druid_on(tree_of(seat, tree)) == NONE:
            numbers = append(numbers, PLACE.of(colour, tree))
    return numbers


def next_druid(state: DruidTable, seat: Seat) -> Colour:
    colour: i64 = 0
    while state.druid_at(seat, colour) != NONE:
        colour += 1
    return colour


def place_druid(state: DruidTable, seat: Seat, colour: Colour, tree: Tree, dealer: Dealer) -> None:
    """[D107, D2] Moon places its three druids openly, then Sun; then Moon has the first turn."""
    place = tree_of(seat, tree)
    state.move_druid(seat, colour, place)
    dealer.tell(DruidPlaced(seat, colour, NONE, place))
    if colour < COLOURS - 1:
        state.ask(PLACING, seat)
    elif seat == MOON:
        state.ask(PLACING, SUN)
    else:
        begin_turn(state, MOON, dealer)
