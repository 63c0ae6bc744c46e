"""Every address opened directly and reloaded, however late the house says what it offers; and what belongs to its pages."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitor import Visitor

PAGES = {
    "/": ".games .game",
    "/new": ".rules .row",
    "/new/havoc": ".rules .row",
    "/new/macht": ".rules .row",
    "/new/no-such-game": ".rules .row",
    "/rulebook": ".paragraph",
    "/rulebook/maginor": ".paragraph",
    "/settings": "#in-words",
    "/account": "#name",
    "/sign-in": "#login",
    "/reset#key": "#new",
    "/confirm#key": ".account .confirm",
    "/about": "article",
    "/no/such/page": "main",
    "/t/lily-otter-100000": ".invitation",
}


def delay(guest: Visitor, *paths: str) -> None:
    """What the house says at these addresses comes late."""

    def later(route: Route) -> None:
        guest.page.wait_for_timeout(150)
        route.continue_()

    for path in paths:
        guest.page.route(f"**{path}", later)


@pytest.mark.parametrize("late", [("/api/house",), ("/api/me",), ("/words/*",)], ids=["house", "me", "words"])
def test_no_address_stays_blank_when_the_house_answers_late(visit, late) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    table, person = guest.set_table("druidenwalzer"), guest.ask("GET", "/api/me")["id"]
    told = guest.ask("POST", "/api/tables", {"game": "havoc", "chairs": [{"kind": "you"}, {"kind": "invited"}]})
    delay(guest, *late)
    own = {
        f"/t/{table}": ".rubric",
        f"/t/{told['id']}": ".waiting",
        f"/t/{table}/replay": ".running",
        f"/people/{person}": "h1",
    }
    for path, sight in (PAGES | own).items():
        guest.go(path, sight)
        guest.page.reload()
        guest.page.wait_for_selector(sight)
        assert not guest.complaints, (path, guest.complaints)


def test_a_house_that_does_not_answer_is_said_to_be_silent_and_comes_back(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.page.route("**/api/house", lambda route: route.fulfill(status=502, body="no"))
    guest.go("/new/havoc", ".unreachable")
    guest.page.unroute("**/api/house")
    guest.page.wait_for_selector(".rules .row")
    guest.complaints.clear()  # the browser itself reports the 502


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_chapter_link_lands_at_its_heading(visit, width, height) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=width, height=height)
    guest.go("/rulebook/havoc", "nav a[href='#chapter-3']")
    page = guest.page
    for chapter in ("chapter-3", "chapter-1", "chapter-1"):
        page.evaluate("scrollTo(0, 60)")
        page.locator(f"nav a[href='#{chapter}']").click()
        page.wait_for_function(
            "id => { const top = document.getElementById(id).getBoundingClientRect().top; return top >= 0 && top < 40; }",
            arg=chapter,
        )
    guest.settle()
    assert 0 <= page.locator("#chapter-1").evaluate("one => one.getBoundingClientRect().top") < 40
    guest.go("/rulebook/havoc#chapter-2", "#chapter-2")
    page.wait_for_function("() => Math.abs(document.getElementById('chapter-2').getBoundingClientRect().top - 20) < 20")


def test_the_border_of_the_margin_runs_down_the_whole_page(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=900, height=600)
    for path, sight in (("/", ".games .game"), ("/new/havoc", ".rules .row")):
        guest.go(path, sight)
        guest.page.wait_for_load_state("networkidle")
        below = guest.page.evaluate(
            "() => document.documentElement.scrollHeight - document.querySelector('svg.border').getBoundingClientRect().bottom - scrollY"
        )
        high = guest.page.evaluate("() => document.documentElement.scrollHeight")
        assert high > 1000 and abs(below) <= 1, (path, high, below)


def test_play_now_remembers_against_which_bots(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    page = guest.page
    assert page.get_by_role("combobox", name="Bots Havoc").input_value() == "knight"
    page.get_by_role("combobox", name="Bots Maginor").select_option("squire")
    assert page.get_by_role("combobox", name="Bots Havoc").input_value() == "squire"
    page.reload()
    page.get_by_role("button", name=re.compile("^Play now Druidenwalzer")).click()
    page.wait_for_selector(".rubric")
    told = guest.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [chair["level"] for chair in told["chairs"]] == [None, "squire"]
    guest.go("/new/havoc", ".rules .row")
    page.locator(".seats .row").nth(1).get_by_role("button", name="Bot", exact=True).click()
    pressed = page.get_by_role("group", name="Strength").locator("[aria-pressed=true]")
    assert pressed.inner_text() == "Squire"


def test_another_language_takes_nothing_away_that_was_filled_in(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    page = guest.page
    guest.go("/new/havoc", ".rules .row")
    page.get_by_role("group", name="Seats").get_by_role("button", name="3").click()
    page.locator(".bar [lang='de']").click()
    page.get_by_role("heading", name="Regeln dieses Tisches").wait_for()
    three = page.get_by_role("group", name="Plätze").get_by_role("button", name="3")
    expect(three).to_have_attribute("aria-pressed", "true")
    guest.go("/account", "#name")
    page.fill("#name", "Marian")
    page.locator(".bar [lang='hu']").click()
    page.get_by_role("button", name="Mentés").first.wait_for()
    assert page.locator("#name").input_value() == "Marian"


@pytest.mark.parametrize(
    ("path", "sight"), [("/learn/havoc/1", "[data-gloss]"), ("/learn/havoc", ".list"), ("/statistics", ".none")]
)
def test_a_page_asks_for_everything_once(visit, path: str, sight: str) -> None:  # type: ignore[no-untyped-def]
    """The words that it reads on the way do not make it begin anew."""
    guest = visit()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(f"{request.method} {request.url.removeprefix(guest.house)}"))
    guest.go(path, sight)
    guest.page.wait_for_load_state("networkidle")
    assert not [one for one, times in Counter(asked).items() if times > 1 and "/api/" in one]
