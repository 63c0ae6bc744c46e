"""Pages that are not tables: right in three languages, by day and by candlelight, for every eye and every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

PAGES = {
    "/": ".games",
    "/new/havoc": ".rules .row",
    "/rulebook/havoc": ".paragraph",
    "/settings": ".page",
    "/account": ".account",
    "/sign-in": ".account",
    "/reset#key": ".account",
    "/confirm#key": ".account",
    "/letters?key=key": ".account",
    "/about": "article",
    "/no/such/page": "main",
}


@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle"])
def test_no_page_has_a_fault(visit, dark) -> None:  # type: ignore[no-untyped-def]
    guest = visit(dark=dark, lang="de" if dark else "en")
    for path, sight in PAGES.items():
        guest.go(path, sight)
        assert guest.faults() == [], path
    guest.set_table("havoc")
    guest.go(f"/people/{guest.ask('GET', '/api/me')['id']}", ".page h1")
    assert guest.faults() == []


@pytest.mark.parametrize("lang", ["de", "hu", "en"])
def test_nothing_sticks_out_on_a_small_phone(visit, lang) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang=lang, width=360, height=780)
    for path, sight in PAGES.items():
        guest.go(path, sight)
        assert guest.sideways() <= 0, path
    guest.set_table("havoc")
    guest.go(f"/people/{guest.ask('GET', '/api/me')['id']}", ".page h1")
    assert guest.sideways() <= 0


def test_language_follows_the_browser_and_can_be_changed(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang="hu-HU")
    guest.go("/", ".games")
    assert guest.page.locator("html").get_attribute("lang") == "hu"
    expect(guest.page.get_by_role("button", name=re.compile("^Játszom most"))).to_have_count(4)
    guest.page.get_by_role("button", name="Deutsch").click()
    guest.page.get_by_role("button", name=re.compile("^Jetzt spielen")).first.wait_for()
    guest.go("/about", "article")
    assert guest.page.locator("html").get_attribute("lang") == "de"


def test_a_rule_can_be_linked_and_searched(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/rulebook/havoc#H22", "#H22")
    assert "six" in guest.page.locator("#H22").inner_text()
    assert guest.page.locator("#H22").is_visible()
    guest.page.get_by_role("searchbox").fill("scaveng")
    guest.page.locator("mark").first.wait_for()
    assert guest.page.locator(".paragraph").count() < 20


def test_numbered_items_of_a_rule_are_a_list(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/rulebook/havoc#H120", "#H120")
    items = guest.page.locator("#H120 ol > li")
    assert items.count() == 17 and items.first.inner_text().startswith("straight flush of six")
    assert guest.page.locator(".paragraph ol > li, .intro ol > li").count() == 28


def test_a_name_is_kept(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/account", "#name")
    guest.page.fill("#name", "Őrs Űrhajós")
    guest.page.get_by_role("button", name="Save").first.click()
    guest.page.get_by_text("Saved.").wait_for()
    guest.go("/", ".games")
    guest.page.get_by_text("Őrs Űrhajós").first.wait_for()
