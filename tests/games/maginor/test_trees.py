"""Pinned trees: how many ways there are to go on, counted by the engine and by the slow formulation. Each face of the
die counts as a way of its own. A change of these numbers is a change of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.outcomes import outcomes
from tafelrunde.games.maginor.components import ORACLES, SPELLS
from tafelrunde.games.maginor.game import MaginorState
from tests.games.maginor.reference import SYMBOLS, Choices, Reference
from tests.games.maginor.table import hand, owners, table

Step = tuple[int, str, str]
"""A seat, what it said, and what the die would show."""


def leaves(state: MaginorState, depth: int) -> int:
    """The number of different sequences of this many decisions; two seats answer in the order of the seats."""
    if depth == 0 or not state.owing:
        return 1
    seat = state.next_seat()
    count = 0
    for number in state.legal(seat):
        for outcome in outcomes(state, seat, number):
            assert isinstance(outcome.state, MaginorState)
            count += leaves(outcome.state, depth - 1)
    return count


def reference_leaves(state: MaginorState, depth: int, path: tuple[Step, ...] = ()) -> int:
    """The same by the slow formulation, which tells the whole story again for every path."""
    choices, _ = tell(state, path)
    if depth == 0 or not choices:
        return 1
    seat = min(choices)
    count = 0
    for said in choices[seat]:
        _, has_rolled = tell(state, (*path, (seat, said, "fire")))
        for face in [*SYMBOLS, "maginor"] if has_rolled else ["fire"]:
            count += reference_leaves(state, depth - 1, (*path, (seat, said, face)))
    return count


def tell(state: MaginorState, path: tuple[Step, ...]) -> tuple[Choices, bool]:
    """What may be done after this path, nothing if the match is over; and whether its last step rolled the die."""
    shown: list[str] = []
    talk = reference_of(state, shown).match()
    choices = next(talk)
    for seat, said, face in path:
        shown[:] = [face]
        try:
            choices = talk.send((seat, said))
        except StopIteration:
            choices = {}
    return choices, not shown


def reference_of(state: MaginorState, shown: list[str]) -> Reference:
    """The position as the slow formulation lays it out; the die shows what it is told."""
    names = [ORACLES[n] for n in state.circle if state.in_circle >> n & 1]
    beside = {ORACLES[n]: SPELLS[state.beside[n]] for n in range(len(ORACLES)) if state.beside[n] != NONE}
    reference = Reference(int(state.seats), names, beside, int(state.turn), lambda: shown.pop())
    if state.in_gap or state.maginor != ORACLES.index("hall"):
        reference.maginor = ("before " if state.in_gap else "") + ORACLES[state.maginor]
    for name in names:
        for slot, owner in enumerate(owners(state, name)):
            if owner != ".":
                reference.at[name, slot] = int(owner)
    for seat in reference.seats:
        reference.wizard[seat] = "" if state.wizards[seat] == NONE else ORACLES[state.wizards[seat]]
        reference.aside[seat] = list((Counter(reference.hand[seat]) - Counter(hand(state, seat))).elements())
        reference.hand[seat] = hand(state, seat)
        reference.spells[seat] = [SPELLS[n] for n in range(10) if state.has_spell(seat, n)]
    return reference


def rich() -> MaginorState:
    """Four oracles are left, most of their slots taken; all spells but the rituals are in two hands."""
    return table(
        "fox fox -",
        circle="hall fox eagle bear",
        maginor=">fox",
        played={0: "fire water earth wand wand", 1: "air doom wand wand wand wand wand", 2: "wand wand wand wand wand"},
        spells={0: "recall superiority persuasion summon", 1: "reversal restore telekinesis teleport"},
        fox="01210.",
        eagle="0112.02...",
        hall="012012012012012",
        bear="000...1111...",
    )


def late() -> MaginorState:
    """Only the Hall is left, full but for one slot, and Maginor stands before it."""
    return table(
        "hall hall",
        circle="hall",
        maginor=">hall",
        played={0: "fire water air wand wand wand wand", 1: "fire water earth air doom wand wand wand wand wand"},
        spells={1: "reversal"},
        hall="01010101010101.",
    )


POSITIONS = {"start": lambda: table("hall hall hall"), "rich": rich, "late": late}


SHALLOW = [("start", 1, 22), ("start", 2, 321), ("rich", 1, 16), ("rich", 3, 446), ("late", 2, 20), ("late", 4, 148)]
DEEP = [("start", 3, 4073), ("rich", 4, 3057), ("late", 6, 1473)]


@pytest.mark.parametrize(("name", "depth", "count"), [*SHALLOW, *DEEP])
def test_trees_counted_by_the_engine(name: str, depth: int, count: int) -> None:
    assert leaves(POSITIONS[name](), depth) == count


@pytest.mark.parametrize(
    ("name", "depth", "count"), [*SHALLOW, *[pytest.param(*tree, marks=pytest.mark.slow) for tree in DEEP]]
)
def test_trees_counted_by_the_slow_formulation(name: str, depth: int, count: int) -> None:
    assert reference_leaves(POSITIONS[name](), depth) == count
