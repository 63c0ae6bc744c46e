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


def test_every_table_that_goes_on_is_on_the_first_page(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    tables = [guest.set_table("druidenwalzer") for _ in range(8)]
    guest.go("/", ".lists li")
    mine = guest.page.locator(".lists section").first.locator("li a")
    expect(mine).to_have_count(len(tables))
    assert {link.get_attribute("href") for link in mine.all()} == {f"/t/{table}" for table in tables}


def test_a_look_at_a_game_before_a_table_is_set_is_at_the_one_that_is_picked(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/new/havoc", ".rules .row")
    guest.page.get_by_role("button", name="Maginor").click()
    guest.page.get_by_role("button", name="At a glance").click()
    expect(guest.page.locator("#glance-title")).to_have_attribute("aria-label", re.compile("^Maginor"))


@pytest.mark.parametrize("lang", ["de", "hu", "en"])
def test_the_bar_has_room_for_whatever_is_in_it(visit, lang: str) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang=lang, width=1440, height=800)
    guest.ask("PATCH", "/api/me", {"name": "Bartholomäus von Hohenburg-Wolfenstein"})
    guest.go("/about", "article")
    for width in (1440, 1280, 1110, 1024, 820, 768, 720):
        guest.resize(width, 800)
        out = guest.page.locator(".bar :is(a, button):visible").evaluate_all(
            """all => all.filter((one) => {
                const [box, bar] = [one.getBoundingClientRect(), one.closest(".bar").getBoundingClientRect()];
                return box.left < 0 || box.right > innerWidth || box.top < bar.top - 4 || box.bottom > bar.bottom + 4;
            }).map((one) => one.innerText || one.getAttribute("aria-label"))"""
        )
        assert out == [] and guest.sideways() <= 0, width
