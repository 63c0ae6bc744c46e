"""The rulebook on action D: movement and sea movement."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Item, Message
from tafelrunde.games.macht import phases
from tafelrunde.games.macht.game import Macht, MachtState
from tafelrunde.words import Words
from tests.games.macht.table import (
    MAGIC,
    ORANGE,
    SWORD,
    WHITE,
    act,
    clean,
    give,
    hold,
    legal,
    owner,
    pieces,
)

# Movement


def test_p24_any_pieces_both_ways_between_neighbours() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=2, mages=1)
    hold(state, ORANGE, "kent", knights=1, mages=2)
    hold(state, WHITE, "mercia", knights=1)
    give(state, ORANGE, "movement")
    assert legal(state, ORANGE, "move") == ["move wessex", "move kent"]
    act(state, "0 move wessex")
    assert legal(state, ORANGE) == ["to east-anglia", "to hwicce", "to kent", "to dumnonia"], "not Mercia, the rival's"
    act(state, "0 to kent")
    assert legal(state, ORANGE) == ["knights 0", "knights 1", "knights 2"]
    act(state, "0 knights 2")
    assert legal(state, ORANGE) == ["mages 0", "mages 1", "mages-back 1", "mages-back 2"]
    told = act(state, "0 mages-back 2")
    assert told[0] == "MovementDeclared(goal=13, knights=2, mages=-2, seat=0, start=12)"
    assert (pieces(state, "wessex"), pieces(state, "kent")) == ((0, 3), (3, 0))


def test_p24_a_region_may_be_left_empty_and_an_empty_one_entered() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=5)
    give(state, ORANGE, "movement")
    act(state, "0 move wessex", "0 to kent", "0 knights 5")
    assert (owner(state, "wessex"), pieces(state, "kent")) == (-1, (5, 0)), "the limit of three does not apply"


def test_p24_magic_neighbours() -> None:
    state = clean(MAGIC)
    hold(state, ORANGE, "gwynedd", knights=1)
    give(state, ORANGE, "movement")
    act(state, "0 move gwynedd")
    assert legal(state, ORANGE) == ["to bernicia"]


def test_p24_option_without_empty_regions() -> None:
    state = clean(SWORD)
    state.move_into_empty = Macht(move_into_empty=False).table().move_into_empty
    hold(state, ORANGE, "wessex", knights=2)
    give(state, ORANGE, "movement")
    assert legal(state, ORANGE, "move") == []
    hold(state, ORANGE, "kent", mages=1)
    assert legal(state, ORANGE, "move") == ["move wessex", "move kent"]
    act(state, "0 move wessex")
    assert legal(state, ORANGE) == ["to kent"]
    with pytest.raises(ImpossibleTable, match="one of: on, off"):
        Macht(move_into_empty="maybe")


def every_movement(state: MachtState, seat: int) -> list[tuple[int, ...]]:
    """The map after each movement that can be declared."""
    found: list[tuple[int, ...]] = []
    for said in legal(state, seat):
        if said.split()[0] in ("move", "sail", "to", "knights", "mages", "mages-back"):
            after = state.clone()
            act(after, f"{seat} {said}")
            still = after.phase in (phases.MOVING_TO, phases.MOVING_KNIGHTS, phases.MOVING_MAGES)
            found += every_movement(after, seat) if still else [tuple(after.pieces)]
    return found


def test_p41_every_net_transfer_exactly_once_and_never_nothing() -> None:
    """All transfers between Wessex (2 knights, 1 mage) and Kent (1, 2), or from either to an empty neighbour."""
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=2, mages=1)
    hold(state, ORANGE, "kent", knights=1, mages=2)
    for name in ("mercia", "east-anglia", "hwicce"):
        hold(state, WHITE, name, knights=1)
    give(state, ORANGE, "movement")
    found = every_movement(state, ORANGE)
    between = (2 + 1 + 1) * (1 + 2 + 1) - 1
    to_dumnonia = (2 + 1) * (1 + 1) - 1
    assert len(found) == len(set(found)) == between + to_dumnonia
    assert tuple(state.pieces) not in found


def test_p25_coast_to_coast_one_way() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "lindsey", knights=1, mages=2)
    hold(state, ORANGE, "kent", knights=1, mages=1)
    hold(state, ORANGE, "mercia", knights=1)
    hold(state, WHITE, "deira", knights=1)
    give(state, ORANGE, "sea-movement")
    assert legal(state, ORANGE, "sail") == ["sail lindsey", "sail kent"]
    act(state, "0 sail lindsey")
    goals = legal(state, ORANGE)
    assert "to kent" in goals and "to strathclyde" in goals and len(goals) == 9
    assert not {"to deira", "to lindsey", "to mercia", "to elmet"} & set(goals)
    act(state, "0 to kent", "0 knights 1")
    assert legal(state, ORANGE) == ["mages 0", "mages 1", "mages 2"], "nothing comes back"
    act(state, "0 mages 2")
    assert (owner(state, "lindsey"), pieces(state, "kent")) == (-1, (2, 3))


def test_p48_no_sea_movement_of_nothing() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "kent", knights=2, mages=2)
    give(state, ORANGE, "sea-movement")
    act(state, "0 sail kent", "0 to dyfed", "0 knights 0")
    assert legal(state, ORANGE) == ["mages 1", "mages 2"]
    state = clean(SWORD)
    hold(state, ORANGE, "kent", knights=2, mages=2)
    give(state, ORANGE, "sea-movement")
    found = every_movement(state, ORANGE)
    assert len(found) == len(set(found)) == 10 * (3 * 3 - 1) and tuple(state.pieces) not in found


def test_p41_the_position_says_of_a_movement_what_is_chosen_so_far() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=2, mages=1)
    hold(state, ORANGE, "kent", mages=1)
    give(state, ORANGE, "movement")

    def declared(language: str) -> list[str]:
        words = Words(language, ("Konrad", "Ilona"))
        items = [part for part in Macht().tell_position(state.view(ORANGE)) if isinstance(part, Item)]
        return [words.text(item.says) for item in items if item.label == Message("macht-position-declared")]

    act(state, "0 move wessex")
    assert [declared("en"), declared("hu")] == [["from Wessex"], ["Wessex régióból"]]
    act(state, "0 to kent")
    assert [declared("en"), declared("hu")] == [["from Wessex to Kent"], ["Wessex régióból Kent régióba"]]
    act(state, "0 knights 2")
    assert declared("en") == ["from Wessex to Kent: 2 knights"]
    assert declared("hu") == ["Wessex régióból Kent régióba: 2 lovag"]
