"""Macht & Ohnmacht in the browser: whatever is lit can be chosen, by hand or by keys, on every shape of page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.scenes import SCENES, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

FRAME = ("button[lang", "button[aria-label=", ".seats-area", ".scroll", "a[href", "a[target")
"""Parts of every table page that are not checked here."""


def begin(guest: Visitor) -> None:
    """At a fresh table, until an action is asked for; the rival may have called an auction before."""
    guest.sit_at(guest.set_table("macht"))
    dice = random.Random(1)
    for _ in range(30):
        assert guest.wait_for_turn()
        if guest.page.locator("[data-region][data-lit]").count() and guest.page.locator(".kind.c[data-lit]").count():
            return
        guest.click_something(dice)
    raise AssertionError("No action was ever asked for.")


def test_a_match_is_played_by_clicking_only_what_is_lit(visit: Visit) -> None:
    guest = visit(lang="de")
    guest.sit_at(guest.set_table("macht"))
    guest.play_to_the_end(seed=7)
    assert guest.is_over()
    assert guest.sideways() == 0


@pytest.mark.parametrize("width", [360, 820])
def test_nothing_runs_over_the_edge_of_small_pages(visit: Visit, width: int) -> None:
    guest = visit(width=width, height=780, lang="hu", dark=True)
    begin(guest)
    dice = random.Random(5)
    for _ in range(12):
        assert guest.wait_for_turn()
        assert guest.sideways() == 0
        guest.click_something(dice)


def test_the_board_has_no_faults_for_those_who_hear_it(visit: Visit) -> None:
    guest = visit()
    begin(guest)
    assert not [fault for fault in guest.faults() if not any(part in fault for part in FRAME)]


def test_a_region_is_chosen_by_keys_and_confirmed(visit: Visit) -> None:
    guest = visit()
    begin(guest)
    region = guest.page.locator("[data-region][data-lit]").first
    assert "Deploy" in (region.get_attribute("aria-label") or "")
    at = region.get_attribute("data-region")
    region.focus()
    guest.page.keyboard.press("Enter")
    chosen = guest.page.locator(f'[data-region="{at}"][data-chosen]')
    chosen.wait_for()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(f'[data-region="{at}"][aria-label*="mage"]')


def test_a_kind_of_action_leaves_only_its_things_lit(visit: Visit) -> None:
    guest = visit()
    begin(guest)
    page = guest.page
    assert page.locator("[data-region][data-lit]").count() and page.locator(".open-markers [data-lit]").count()
    page.get_by_role("button", name="A Take a marker").click()
    assert page.locator("[data-region][data-lit]").count() == 0
    page.get_by_role("button", name="B Deploy", exact=True).click()
    assert page.locator("[data-region][data-lit]").count() > 0
    assert page.locator(".open-markers [data-lit]").count() == 0


def test_nothing_moves_when_a_region_is_pointed_at(visit: Visit) -> None:
    """Rubric, panels and map stay where they are; only what is told in them changes."""
    boxes = """() => [...document.querySelectorAll(".rubric, .shelf, .chart, .beside > *, .standing > *, .open-markers .marker")]
        .map((part) => { const { x, y, width, height } = part.getBoundingClientRect(); return [part.className, x, y, width, height].join(" "); })"""
    for width, height, lang in ((1280, 640, "de"), (1440, 900, "hu"), (820, 1180, "hu"), (820, 780, "de")):
        guest = visit(width=width, height=height, lang=lang)
        guest.page.clock.install()
        match, seat, _ = found(next(scene for scene in SCENES if scene.name == "macht"))
        Staged(match, seat).seat_guest(guest)
        guest.page.wait_for_selector("[data-region][data-lit]")
        guest.fetch_the_rest()
        guest.settle()
        before, told = guest.page.evaluate(boxes), set()
        for region in range(15):
            guest.page.locator(f"[data-region='{region}']").hover()
            guest.page.wait_for_timeout(120)
            told.add(guest.page.locator(".sums").inner_text())
            assert guest.page.evaluate(boxes) == before, f"region {region}, {width}×{height}"
        assert len(told) > 5


def test_the_kinds_of_action_stand_by_name_on_a_phone(visit: Visit) -> None:
    """Two by two and large enough for a thumb; when one is picked they fold to one row, and only that one keeps its name."""
    guest = visit(width=390, height=844, lang="de", touch=True)
    begin(guest)
    kinds = guest.page.locator(".kinds .kind")
    assert [" ".join(text.split()) for text in kinds.all_inner_texts()] == [
        "A Marker nehmen",
        "B Einsetzen",
        "C Nachschub",
        "D Marker spielen",
    ]
    boxes = [box for box in (kinds.nth(at).bounding_box() for at in range(4)) if box]
    assert all(box["height"] >= 44 and box["width"] >= 150 for box in boxes)
    assert boxes[0]["y"] == boxes[1]["y"] < boxes[2]["y"] == boxes[3]["y"]
    kinds.nth(0).click()
    assert [" ".join(text.split()) for text in kinds.all_inner_texts()] == ["A Marker nehmen", "B", "C", "D"]
    folded = [box for box in (kinds.nth(at).bounding_box() for at in range(4)) if box]
    assert len({box["y"] for box in folded}) == 1
    assert all(box["width"] >= 44 for box in folded)
