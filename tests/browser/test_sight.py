"""Every table for every eye: no fault by WCAG 2.2 AA, nothing over the edge, by day and by candlelight."""

from __future__ import annotations

import pytest

from tests.browser.fitting import LANGUAGES, Fitting, Look, positions
from tests.browser.phases import FOUND

TABLES = sorted({(table.game, table.seats, table.seat) for table in FOUND})
WAYS = ((False, (360, 780)), (True, (1440, 900)))
"""On a phone by day, on a desk by candlelight."""


@pytest.mark.parametrize(("game", "seats", "seat"), TABLES)
def test_no_phase_of_a_table_has_a_fault(visit, game: str, seats: int, seat: int) -> None:  # type: ignore[no-untyped-def]
    guest, fitting, found = visit(), None, []
    lang = LANGUAGES[TABLES.index((game, seats, seat)) % 3]
    for turn, position in positions(game, seats, seat):
        fitting = fitting or Fitting(guest, position)
        fitting.show(position)
        fitting.look(Look(lang, *WAYS[turn % 2]))
        found += [f"{position.name}: {fault}" for fault in guest.faults()]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle"])
def test_what_lies_over_a_table_has_no_fault(visit, dark) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=820, height=1180, dark=dark)
    guest.sit_at(
        guest.ask("POST", "/api/tables", {"game": "havoc", "chairs": [{"kind": "you"}, {"kind": "open"}]})["id"]
    )
    page = guest.page
    page.wait_for_selector(".waiting .qr path", state="attached")
    assert guest.faults() == []
    page.get_by_role("button", name="Start with bots").click()
    guest.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").wait_for()
    assert guest.faults() == []
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").wait_for(state="detached")
    page.locator(".rubric .rule-number").first.click()
    page.get_by_role("dialog").wait_for()
    assert guest.faults() == []
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Chat").click()
    page.locator("#chat-text").wait_for()
    assert guest.faults() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".rubric.over")
    page.wait_for_selector(".ending tbody tr")
    assert guest.faults() == []
