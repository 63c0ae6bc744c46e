"""Macht & Ohnmacht in the browser: whatever is lit can be chosen, by hand or by keys, on every shape of page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

FRAME = ("button[lang", "button[aria-label=", ".seats-area", ".scroll", "a[href", "a[target")
"""Parts of every table page that are not checked here."""


def begin(guest: Visitor) -> None:
    """At a fresh table, until an action is asked for; the rival may have called an auction before."""
    guest.go("/", "main")
    guest.sit_at(guest.set_table("macht"))
    dice = random.Random(1)
    for _ in range(30):
        assert guest.wait_for_turn()
        if guest.page.locator("[data-region][data-lit]").count() and guest.page.locator(".kind.c[data-lit]").count():
            return
        guest.click_something(dice)
        guest.page.wait_for_timeout(200)
    raise AssertionError("No action was ever asked for.")


def test_a_match_is_played_by_clicking_only_what_is_lit(visit: Visit) -> None:
    guest = visit(lang="de")
    guest.go("/", "main")
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
