"""The four boards: whatever is legal can be reached by clicking what is lit; what lies in the hand can be dragged."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from tafelrunde.core.match import Match
from tafelrunde.core.registry import games
from tests.browser.scenes import SCENES, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def staged(guest: Visitor, name: str) -> tuple[Staged, tuple[str, ...]]:
    """The guest at a table with this scene on it; what its picture would click."""
    match, seat, clicks = found(next(scene for scene in SCENES if scene.name == name))
    table = Staged(match, seat)
    guest.go("/", ".games")
    table.seat_guest(guest)
    return table, clicks


def finish_the_choice(guest: Visitor, dice: random.Random) -> None:
    """If the first click made half a choice, such as a marker or a spirit, then a region, a tree or a use for it."""
    targets = guest.page.locator(".choices .button:visible, [data-region][data-lit], [data-tree][data-lit]")
    try:
        if count := targets.count():
            targets.nth(dice.randrange(count)).click(timeout=2000, force=True)
        confirm = guest.page.locator(".choices .confirm:visible")
        if confirm.count() and guest.page.locator("[data-chosen]").count():
            confirm.click(timeout=2000)
    except Error:
        pass  # The table changed under the pointer.


def drag(guest: Visitor, thing: str, goal: str) -> None:
    """With the mouse from the middle of one thing to that of another, which may be lit only on the way."""
    page = guest.page
    start = page.locator(thing).first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + min(14, start["width"] / 2), start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 40, steps=4)
    end = page.locator(goal).first.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_card_is_dragged_into_the_camp(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    before = guest.page.locator(".camp.own .card").count()
    drag(guest, card, ".camp.own")
    guest.page.wait_for_selector(card.replace("[data-lit]", "[data-chosen]"))
    assert guest.page.locator(".camp.own .card").count() == before + 1


def test_a_spirit_is_dragged_to_a_tree(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (spirit, tree) = staged(guest, "druidenwalzer")
    guest.page.wait_for_selector(spirit)
    drag(guest, spirit, tree.replace("[data-lit]", ""))
    guest.page.wait_for_selector(tree.replace("[data-lit]", "[data-chosen]"))
    guest.page.wait_for_selector(".ghost.laid")


def test_a_marker_is_dragged_to_a_region(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (marker, region) = staged(guest, "macht")
    guest.page.wait_for_selector(marker)
    drag(guest, marker, region.replace("[data-lit]", ""))
    guest.page.wait_for_selector(region.replace("[data-lit]", "[data-chosen]"))
    guest.page.locator(".callout.certain").wait_for()


def test_a_drag_that_ends_nowhere_plays_nothing(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    table, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    before = len(table.match.entries)
    drag(guest, card, ".bar h1")
    guest.page.wait_for_timeout(200)
    assert len(table.match.entries) == before
    assert guest.page.locator(card).count() == 1


@pytest.mark.parametrize("scene", [scene.name for scene in SCENES])
def test_a_board_is_whole_on_a_small_phone(visit: Visit, scene: str) -> None:
    """Nothing runs over the edge, and nothing that may be chosen is too small to be hit."""
    guest = visit(width=360, height=740, lang="de")
    _, clicks = staged(guest, scene)
    for click in clicks:
        guest.page.wait_for_selector(click)
        guest.click_visible_part(guest.page.locator(click).first)
    guest.page.wait_for_timeout(150)
    assert guest.sideways() <= 0
    sizes = guest.page.locator("[data-lit]:visible").evaluate_all(
        "things => things.map((thing) => { const box = thing.getBoundingClientRect(); return Math.min(box.width, box.height); })"
    )
    assert all(size >= 24 for size in sizes), sizes


@pytest.mark.slow  # a match by lot: now and then a kind of choice is missed by chance
@pytest.mark.parametrize("game", list(games()))
def test_every_kind_of_choice_can_be_reached(visit: Visit, game: str) -> None:
    """A match by lot, clicking only what is lit: a kind of choice that is offered again and again is taken at some time."""
    guest, dice = visit(width=1440, height=900), random.Random(11)
    offered: dict[str, int] = {}
    taken: set[str] = set()
    table = Staged(Match.new(game, 2, seed="reach"), 0)
    table.let_rivals_act()
    guest.go("/", ".games")
    table.seat_guest(guest)
    for _ in range(150):
        if not guest.wait_for_turn():
            break
        for verb in {action.verb for action in table.match.legal(0)}:
            offered[verb] = offered.get(verb, 0) + 1
        before = len(table.match.entries)
        untaken = sorted({action.verb for action in table.match.legal(0)} - taken)
        guest.click_something(dice, dice.choice(untaken) if untaken else "")
        if len(table.match.entries) == before:
            finish_the_choice(guest, dice)
        taken |= {entry.action.verb for entry in table.match.entries[before:] if entry.seat == 0}
    missed = {verb: count for verb, count in offered.items() if verb not in taken and count >= 20}
    assert not missed, missed
