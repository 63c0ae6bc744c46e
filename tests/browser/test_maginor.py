"""Maginor at the table: a token by the keyboard, the lens, the duel under wax, every size."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tafelrunde.core.match import Match
from tests.browser.phases import STAGES
from tests.browser.scenes import SCENES, Staged, found


def test_a_token_is_placed_by_the_keyboard(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("maginor", seats=2))
    guest.page.wait_for_selector(".symbols .card[data-lit]")
    guest.page.locator(".symbols .card[data-lit]").first.focus()
    guest.page.keyboard.press("Enter")  # A card is played at once: it can be taken back until its slot is chosen.
    guest.page.locator(".lens.asked .slot[data-lit]").first.focus()
    guest.wait_for_answer()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-chosen]")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-chosen]", state="detached")
    guest.page.get_by_text("You placed a token").first.wait_for()
    expect(guest.page.locator(".tokens .note")).to_have_text("14 / 15")


def test_a_duel_is_sealed_in_wax(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    match, seat, _ = found(next(scene for scene in SCENES if scene.name == "maginor-duel"))
    Staged(match, seat).seat_guest(guest)
    assert guest.wait_for_turn()
    assert guest.page.locator(".duel .elemental[data-lit]").count() == 3
    assert guest.page.locator(".ring").get_attribute("inert") is not None
    guest.page.get_by_role("button", name="Water").click()
    guest.page.get_by_role("button", name="Seal: Water").click()
    guest.page.get_by_text("You secretly chose the water elemental").or_(
        guest.page.get_by_text("You sent the water elemental")
    ).first.wait_for()


@pytest.mark.parametrize(
    ("width", "height", "dark", "lang"),
    [(360, 740, False, "hu"), (820, 1180, True, "de"), (1280, 720, True, "hu"), (1440, 900, False, "de")],
)
def test_whatever_is_asked_is_lit_at_every_size(visit, width, height, dark, lang) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=width, height=height, dark=dark, lang=lang)
    table = Staged(Match.new("maginor", 3, seed=f"lit {width}"), 0)
    table.let_rivals_act()
    table.seat_guest(guest)
    dice = random.Random(width)
    for _ in range(25):
        assert guest.wait_for_turn()
        assert guest.sideways() <= 0
        guest.click_something(dice)
    guest.wait_for_turn()
    assert guest.lit().count()
    assert guest.faults() == []


def staged(guest, name: str):  # type: ignore[no-untyped-def]
    """The guest at a table with this stage on it."""
    stage = next(stage for stage in STAGES if stage.name == name)
    Staged(stage.match(), stage.table.seat).seat_guest(guest)
    guest.settle()


def test_a_small_laptop_has_the_ring_with_its_names_the_lens_and_ones_own_tokens(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=1280, height=640, lang="de")
    staged(guest, "maginor-4-placing")
    page = guest.page
    slots = page.locator(".lens .slot").evaluate_all("slots => slots.map((slot) => slot.getBoundingClientRect().width)")
    assert min(slots) >= 24
    assert page.locator(".tokens .dots svg:visible").count() == 15
    die, board = page.locator(".die").bounding_box(), page.locator("main.board").bounding_box()
    names = [box for box in (name.bounding_box() for name in page.locator(".ring .name").all()) if box]
    assert len(names) == 11
    assert die and board
    for name in names:
        assert board["y"] <= name["y"] and name["y"] + name["height"] <= board["y"] + board["height"]
        beside = name["x"] + name["width"] <= die["x"] or die["x"] + die["width"] <= name["x"]
        assert beside or name["y"] + name["height"] <= die["y"] or die["y"] + die["height"] <= name["y"]


@pytest.mark.parametrize("height", [844, 640])
def test_nothing_lies_over_the_ring_at_the_end_on_a_phone(visit, height: int) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=390, height=height, touch=True)
    staged(guest, "maginor-4-over")
    guest.page.wait_for_selector(".ending tbody tr")
    guest.page.wait_for_selector(".how", state="attached")
    guest.settle()
    oracles = guest.page.locator(".ring > [role='img']")
    assert oracles.count() >= 10
    covered = oracles.evaluate_all(
        """things => things.filter((thing) => {
            const { left, top, width, height } = thing.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return !there || (there !== thing && !thing.contains(there));
        }).map((thing) => thing.getAttribute("aria-label"))"""
    )
    assert covered == []
