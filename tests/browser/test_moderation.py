"""People at one table who do not get along, and the keeper of the house, in a real browser."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import running_house
from tests.browser.visitor import ALONE, Visitor

OPEN = {"game": "druidenwalzer", "seats": 2, "chairs": [{"kind": "you"}, {"kind": "open"}], "public": True}
STANDING = "**/api/me/standing"
CHOSEN = {"TAFELRUNDE_KEEPERS": "Warden", "TAFELRUNDE_GONE": "2"}


@pytest.fixture(scope="module")
def kept_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a keeper, where people are gone after two seconds."""
    directory: Path = tmp_path_factory.mktemp("kept")
    os.environ.update(CHOSEN)
    try:
        with running_house(directory) as address:
            yield address
    finally:
        for name in CHOSEN:
            del os.environ[name]


@pytest.fixture
def come(browser: Browser, kept_house: str) -> Iterator[Any]:
    guests: list[Visitor] = []

    def enter(name: str = "", account: bool = False, **about: Any) -> Visitor:
        guest = Visitor(browser, kept_house, **about)
        guests.append(guest)
        guest.go("/", ".games")
        if account:
            answer = guest.page.request.post(
                f"{kept_house}/api/me/account", data={"name": name, "password": "correct horse"}, headers=headers(guest)
            )
            if not answer.ok:
                guest.ask("POST", "/api/sign-in", {"name": name, "password": "correct horse"})
        elif name:
            guest.ask("PATCH", "/api/me", {"name": name})
        guest.page.reload()
        guest.page.wait_for_selector(".games")
        return guest

    yield enter
    complaints = [text for guest in guests for text in guest.complaints if "Failed to load resource" not in text]
    for guest in guests:
        guest.leave()
    assert not complaints, complaints


def headers(guest: Visitor) -> dict[str, str]:
    return {"Origin": guest.house, **ALONE}


def say(guest: Visitor, text: str) -> None:
    if guest.page.locator("#chat-text").count() == 0:
        guest.page.get_by_role("tab", name=re.compile("Chat|Csevegés")).click()
    guest.page.locator("#chat-text").fill(text)
    guest.page.locator("#chat-text").press("Enter")
    guest.page.get_by_text(text).wait_for()


def two_at_a_table(come: Any, **about: Any) -> tuple[Visitor, Visitor, str]:
    """Anita is the host, Mark looks on; both have the chat open."""
    anita, mark = come("Anita", width=1440, height=900), come("Mark", width=1440, height=900)
    table = anita.ask("POST", "/api/tables", {**OPEN, **about})["id"]
    anita.sit_at(table)
    mark.sit_at(table, "?look=1")
    for guest in (anita, mark):
        guest.page.get_by_role("tab", name="Chat").click()
    return anita, mark, table


def test_mute_block_and_report_by_keyboard_from_a_name_in_the_chat(come: Any) -> None:
    anita, mark, _ = two_at_a_table(come)
    say(mark, "You fool")
    name = anita.page.get_by_role("log").get_by_role("button", name="Mark")
    name.focus()
    anita.page.keyboard.press("Enter")
    sheet = anita.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Report").wait_for()
    assert anita.faults() == []
    sheet.get_by_role("button", name="Report").press("Enter")
    sheet.get_by_label("What happened?").fill("He insults me.")
    sheet.get_by_role("button", name="Send the report").press("Enter")
    expect(sheet.get_by_role("status")).to_have_text(re.compile("keepers will read"))
    sheet.get_by_role("button", name=re.compile("^Mute You")).press("Enter")
    expect(sheet.get_by_role("status")).to_have_text("Muted: Mark.")
    anita.page.keyboard.press("Escape")
    expect(anita.page.get_by_text("You fool")).to_have_count(0)
    say(mark, "Do you hear me?")
    say(anita, "I am glad that it is quiet.")
    assert anita.page.get_by_text("Do you hear me?").count() == 0
    anita.go("/settings", "main")
    anita.page.get_by_role("button", name="Unmute: Mark").click()
    expect(anita.page.get_by_role("button", name="Unmute: Mark")).to_have_count(0)


def test_the_host_shows_somebody_out(come: Any) -> None:
    """Also one who has not said a word."""
    anita, mark, _ = two_at_a_table(come)
    anita.page.get_by_role("button", name="Menu").click()
    anita.page.get_by_role("button", name="People at the table").click()
    sheet = anita.page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("Mark")).click()
    sheet.get_by_role("button", name=re.compile("^Mute at this table")).click()
    expect(sheet.get_by_role("status")).to_have_text("Muted at this table: Mark.")
    mark.page.locator("#chat-text").fill("Still here")
    mark.page.locator("#chat-text").press("Enter")
    mark.page.get_by_text("The host has muted you at this table.").wait_for()
    expect(mark.page.locator("#chat-text")).to_have_value("Still here")
    sheet.get_by_role("button", name=re.compile("^Remove from the table")).click()
    expect(sheet.get_by_role("status")).to_have_text("Removed: Mark.")
    mark.page.get_by_role("heading", name="This invitation no longer holds.").wait_for()


def test_a_win_is_claimed_when_the_rival_is_gone(come: Any) -> None:
    anita, mark, table = two_at_a_table(come, clock={"kind": "live", "seconds": 600, "increment": 5})
    mark.ask("POST", f"/api/tables/{table}/sit", {})
    anita.page.wait_for_selector(".rubric")
    assert anita.page.get_by_role("button", name="Claim the win").count() == 0
    mark.go("/", ".games")
    claim = anita.page.get_by_role("button", name="Claim the win")
    claim.wait_for()
    anita.page.get_by_text("Gone: Mark.").wait_for()
    expect(claim).to_be_enabled()
    assert anita.faults() == []
    claim.click()
    anita.page.wait_for_selector(".rubric.over")


def test_guests_are_told_that_rated_matches_need_an_account(come: Any) -> None:
    guest, rated = come("Newcomer"), come("Rater", account=True)
    guest.go("/new", "form")
    expect(guest.page.get_by_role("radio", name=re.compile("^Rated"))).to_be_disabled()
    table = rated.ask("POST", "/api/tables", {**OPEN, "rated": True})["id"]
    guest.go(f"/t/{table}", ".invitation")
    guest.page.get_by_role("link", name="Create an account or sign in").wait_for()
    assert guest.page.get_by_role("button", name="Sit down").count() == 0
    rated.go("/new", "form")
    expect(rated.page.get_by_role("radio", name=re.compile("^Rated"))).to_be_enabled()


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("de", 390), ("hu", 390)])
def test_a_keeper_reads_reports_warns_bans_and_removes(come: Any, lang: str, width: int) -> None:
    keeper = come("Warden", account=True, lang=lang, width=width, height=900)
    anita, mark, table = two_at_a_table(come)
    say(mark, "Rude words here")
    mark_id = mark.ask("GET", "/api/me")["id"]
    about = {"person": mark_id, "table": table, "said": "Rude."}
    assert anita.page.request.post(f"{anita.house}/api/reports", data=about, headers=headers(anita)).ok

    keeper.go("/keeper", "main section")
    keeper.page.get_by_text("Rude.", exact=True).first.wait_for()
    assert keeper.faults() == [] and keeper.sideways() <= 0
    keeper.go(f"/keeper/people/{mark_id}", "main .segments")
    assert keeper.faults() == [] and keeper.sideways() <= 0
    keeper.page.locator("#why-person").fill("Mind your words.")
    keeper.page.locator("main form button").click()
    mark.page.get_by_role("dialog").get_by_text("Mind your words.").wait_for()
    with mark.page.expect_response(STANDING):  # it is put away before the house has heard
        mark.page.get_by_role("button", name="I have read this").click()
    expect(mark.page.get_by_role("dialog")).to_have_count(0)
    with mark.page.expect_response(STANDING):
        mark.page.reload()
    mark.page.wait_for_selector(".table")
    mark.page.wait_for_load_state("networkidle")
    assert mark.page.get_by_role("dialog").count() == 0, "A warning is seen once."

    keeper.go(f"/keeper/tables/{table}", "main input[type=checkbox]")
    keeper.page.locator("main input[type=checkbox]").check()
    keeper.page.locator("#why-chat").fill("Rude.")
    keeper.page.locator("form:has(#why-chat) button").click()
    anita.page.get_by_text("removed by a keeper").wait_for()
    assert anita.page.get_by_text("Rude words here").count() == 0
    assert keeper.faults() == [] and keeper.sideways() <= 0

    keeper.go(f"/keeper/people/{mark_id}", "main .segments")
    keeper.page.locator("main .segments button").nth(2).click()
    keeper.page.locator("#why-person").fill("Once too often.")
    keeper.page.locator("main form button").click()
    mark.page.get_by_text("You are banned from this house.").wait_for()
    mark.page.get_by_text("Once too often.").wait_for()
    assert mark.faults() == []
    keeper.go("/keeper/audit", "main li")
    keeper.page.locator("main li").nth(2).wait_for()
    assert keeper.faults() == [] and keeper.sideways() <= 0


def test_nobody_else_has_a_keeper_s_page(come: Any) -> None:
    guest = come("Curious")
    guest.go("/keeper", "h1")
    guest.page.get_by_text("There is no such page").wait_for()
