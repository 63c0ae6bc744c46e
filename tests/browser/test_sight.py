"""Every table for every eye: no fault by WCAG 2.2 AA, nothing over the edge, by day and by candlelight."""

from __future__ import annotations

import random

import pytest

from tafelrunde.core.registry import games

SIZES = [(360, 780, False, "de"), (1440, 900, True, "hu")]


@pytest.mark.parametrize(("width", "height", "dark", "lang"), SIZES, ids=["phone-day", "desk-candle"])
@pytest.mark.parametrize("game", list(games()))
def test_a_table_has_no_fault(visit, game, width, height, dark, lang) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=width, height=height, dark=dark, lang=lang)
    guest.sit_at(guest.set_table(game, seats={"havoc": 6, "maginor": 4}.get(game, 2)))
    dice = random.Random(2)
    for _ in range(6):
        assert guest.wait_for_turn()
        assert guest.sideways() <= 0
        guest.click_something(dice)
    guest.wait_for_turn()
    assert guest.faults() == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle"])
def test_what_lies_over_a_table_has_no_fault(visit, dark) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=820, height=1180, dark=dark)
    guest.sit_at(
        guest.ask("POST", "/api/tables", {"game": "havoc", "chairs": [{"kind": "you"}, {"kind": "open"}]})["id"]
    )
    assert guest.faults() == []
    page = guest.page
    page.get_by_role("button", name="Start with bots").click()
    guest.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    assert guest.faults() == []
    page.get_by_role("button", name="Menu").click()
    page.locator(".rubric .rule-number").first.click()
    page.get_by_role("dialog").wait_for()
    assert guest.faults() == []
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Chat").click()
    assert guest.faults() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".rubric.over")
    assert guest.faults() == []
