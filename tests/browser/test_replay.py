"""A finished match, step by step: every eye, a link to a moment, the record, the proof of the deal."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


@pytest.fixture
def finished(visit) -> tuple[Visitor, str]:  # type: ignore[no-untyped-def]
    """A guest who gave up a match of Havoc after some turns, and its table."""
    guest = visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = guest.set_table("havoc", seats=2)
    guest.sit_at(table)
    dice = random.Random(8)
    for _ in range(16):
        assert guest.wait_for_turn()
        guest.click_something(dice)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.page.wait_for_selector(".rubric.over")
    return guest, table


def test_a_match_is_stepped_and_scrubbed_through(finished) -> None:  # type: ignore[no-untyped-def]
    guest, _ = finished
    page = guest.page
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".havoc")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_text(re.compile("^Entry 1 of")).wait_for()
    page.get_by_label("Moment of the match").fill("7")
    page.get_by_text(re.compile("^Entry 7 of")).wait_for()
    before = page.locator(".chronicle").inner_text()
    page.get_by_label("Moment of the match").blur()
    page.keyboard.press("ArrowRight")
    page.get_by_text(re.compile("^Entry 8 of")).wait_for()
    assert page.locator(".chronicle").inner_text() != before
    page.get_by_role("button", name="One step back").click()
    page.get_by_text(re.compile("^Entry 7 of")).wait_for()
    page.select_option("#eyes", "1")
    page.wait_for_selector(".shelf .fan")
    page.select_option("#eyes", "")
    page.wait_for_selector(".hands .card")
    assert guest.faults() == []


def test_a_moment_is_shared_by_its_link(finished, visit) -> None:  # type: ignore[no-untyped-def]
    guest, table = finished
    guest.go(f"/t/{table}/replay?at=5&seat=1", ".havoc")
    expect(guest.page.locator(".entry")).to_have_text(re.compile("^Entry 5 of"))
    guest.page.get_by_role("button", name="Copy the link to this moment").click()
    guest.page.get_by_text("The link is copied").wait_for()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert f"/t/{table}/replay?at=5&seat=1&key=" in link  # the table is private
    other = visit(lang="hu", width=360, height=780, dark=True)
    other.go(link.removeprefix(guest.house), ".havoc")
    expect(other.page.locator(".entry")).to_have_text(re.compile(r"^5\."))
    assert other.sideways() <= 0
    assert other.faults() == []


def test_the_record_is_downloaded_and_the_deal_verified(finished) -> None:  # type: ignore[no-untyped-def]
    guest, table = finished
    guest.go(f"/t/{table}/replay", ".havoc")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Record").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert "havoc" in record
    guest.page.get_by_role("button", name="Verify the deal").click()
    guest.page.get_by_text("follow from the seed that was sealed before the match").wait_for()


def test_a_replay_is_told_step_by_step_and_jumps(finished) -> None:  # type: ignore[no-untyped-def]
    guest, table = finished
    guest.page.evaluate("localStorage.setItem('tafelrunde', JSON.stringify({ pace: 'slow' }))")
    guest.go(f"/t/{table}/replay?at=3", ".havoc")
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".steps .scroll")
    jump = page.get_by_label("Jump to …")
    places = jump.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert len(places) > 1
    jump.select_option(places[-1])
    page.get_by_text(re.compile(f"^Entry {places[-1]} of")).wait_for()
    page.get_by_role("group", name="Pace").get_by_role("button", name="fast").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('tafelrunde')).pace") == "fast"


def test_the_chronicle_of_a_replay_opens_on_a_phone(finished, visit) -> None:  # type: ignore[no-untyped-def]
    guest, table = finished
    key = guest.ask("GET", f"/api/tables/{table}")["key"]
    other = visit(width=390, height=844, touch=True)
    other.go(f"/t/{table}/replay?at=4&key={key}", ".havoc")
    assert other.page.locator(".chronicle").count() == 0
    other.page.get_by_role("button", name="Chronicle").click()
    other.page.locator(".chronicle .last").wait_for()
    assert other.faults() == []
    other.page.get_by_role("button", name="Close").click()
    expect(other.page.locator(".chronicle")).to_have_count(0)
    assert other.sideways() <= 0
