"""Asked to a table: the host's lobby, the link of every chair, and the page of whoever opens one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

YOU, INVITED, OPEN = {"kind": "you"}, {"kind": "invited"}, {"kind": "open"}
LIVE = {"kind": "live", "seconds": 900, "increment": 20}


def lobby(visit, chairs: list[dict[str, str]], **about: Any) -> tuple[Visitor, str]:  # type: ignore[no-untyped-def]
    """A host by the name of Marian in front of the lobby, and the id of the table."""
    screen = {name: about.pop(name) for name in ("lang", "width", "height") if name in about}
    host = visit(**screen)
    host.ask("PATCH", "/api/me", {"name": "Marian"})
    told = host.ask("POST", "/api/tables", {"game": "havoc", "chairs": chairs, **about})
    host.sit_at(told["id"])
    return host, told["id"]


def links(host: Visitor) -> list[str]:
    """The links of the free chairs, from their rows."""
    host.page.wait_for_selector("[data-link]")
    found = host.page.locator("[data-link]").evaluate_all("all => all.map(one => one.dataset.link)")
    return [link.removeprefix(host.house) for link in found]


def opened(visit, link: str, **screen: Any) -> Visitor:  # type: ignore[no-untyped-def]
    guest = visit(**screen)
    guest.go(link, ".invitation h1")
    return guest  # type: ignore[no-any-return]


def test_a_guest_is_asked_in_writes_a_name_and_sits_down_with_enter(visit) -> None:  # type: ignore[no-untyped-def]
    host, _ = lobby(
        visit, [YOU, INVITED, {"kind": "bot", "level": "baron"}], clock=LIVE, options={"battle_order": "random"}
    )
    page = host.page
    assert page.locator(".waiting .title").inner_text() == "One chair waits for a guest."
    expect(page.locator(".waiting .qr path")).to_have_count(1)
    assert host.faults() == []
    main = page.locator(".waiting .doing .confirm")
    assert main.inner_text() == "Waiting for one guest" and main.is_disabled()

    guest = opened(visit, links(host)[0], lang="hu", width=1440, height=900)
    seen = guest.page.locator(".invitation")
    assert guest.page.locator("h1").get_attribute("aria-label") == "Marian asztalhoz hív."
    assert guest.page.locator(".game img").get_attribute("src")
    words = seen.inner_text()
    for said in ("véletlenszerű", "H41", "fejenként 15\xa0perc", "20\xa0mp", "Ha lejár az idő", "Báró"):
        assert said in words, said
    assert guest.page.locator("li[data-chosen]").inner_text().startswith("A te széked")
    expect(guest.page.locator("#your-name")).to_be_focused()
    assert guest.faults() == []
    guest.page.keyboard.type("Zsófia")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".rubric")
    page.wait_for_selector(".rubric")
    expect(page.locator(".seats").get_by_text("Zsófia")).to_have_count(1)  # the name may come a moment after the match


def test_a_row_fills_when_somebody_sits_and_says_so(visit) -> None:  # type: ignore[no-untyped-def]
    host, _ = lobby(visit, [YOU, INVITED, OPEN, INVITED], width=390, height=844)
    page = host.page
    assert host.sideways() <= 0 and host.faults() == []
    first, shared, third = links(host)
    assert len({first, shared, third}) == 3
    widths = "() => [...document.querySelectorAll('.waiting .qr')].map(one => one.getBoundingClientRect().width)"
    assert page.evaluate(widths) == [132, 46, 46]
    page.get_by_role("button", name="Link and QR code of chair 4").click()
    assert page.evaluate(widths) == [46, 46, 132]

    guest = opened(visit, third, lang="de", width=360, height=780)
    assert guest.sideways() <= 0 and guest.faults() == []
    guest.page.get_by_role("button", name="Platz nehmen").click()
    guest.page.wait_for_selector(".waiting")
    row = page.locator(".waiting li").nth(3)
    row.get_by_text("here").wait_for()
    assert row.locator("[aria-live=polite]").count() == 1
    guest.page.locator(".waiting li").nth(3).get_by_text("du", exact=True).wait_for()
    assert guest.page.locator(".waiting .qr").count() == 1, "Only the host has the links of invited chairs."


def test_the_link_of_the_table_leads_to_an_open_chair_then_to_an_invited_one(visit) -> None:  # type: ignore[no-untyped-def]
    host, _ = lobby(visit, [YOU, INVITED, OPEN])
    shared = links(host)[1]
    first = opened(visit, shared)
    assert first.page.locator("li[data-chosen]").inner_text().startswith("Your chair\nopen")
    first.page.get_by_role("button", name="Sit down").click()
    first.page.wait_for_selector(".waiting")
    second = opened(visit, shared)
    assert second.page.locator("li[data-chosen]").inner_text().startswith("Your chair\nkept")
    second.page.get_by_role("button", name="Sit down").click()
    host.page.wait_for_selector(".rubric")
    expect(host.page.locator(".seats li")).to_have_count(3)


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)], ids=str)
def test_in_the_hand_one_sits_down_without_scrolling(visit, size) -> None:  # type: ignore[no-untyped-def]
    host, _ = lobby(visit, [YOU, *[OPEN] * 5])
    guest = opened(visit, links(host)[0], width=size[0], height=size[1], touch=True)
    box = guest.page.get_by_role("button", name="Sit down").bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1]
    assert guest.faults() == []


def test_a_chair_that_is_taken_meanwhile_is_no_error(visit) -> None:  # type: ignore[no-untyped-def]
    host, table = lobby(visit, [YOU, INVITED, OPEN])
    own = links(host)[0]
    slow, quick = opened(visit, own), opened(visit, own)
    quick.page.fill("#your-name", "Ilona")
    quick.page.keyboard.press("Enter")
    quick.page.wait_for_selector(".waiting")
    slow.page.get_by_text("Ilona already sits on your chair.").wait_for()
    assert slow.page.locator(".who li").nth(1).inner_text().startswith("Ilona")
    slow.page.get_by_role("button", name="Take the open chair").click()
    slow.page.wait_for_selector(".rubric")
    late = opened(visit, own)
    late.page.get_by_text("Ilona already sits on your chair.").wait_for()
    late.page.get_by_role("link", name="Look on").click()
    late.page.wait_for_selector(".rubric")
    late.page.get_by_text("You are watching").wait_for()
    late.page.reload()
    late.page.wait_for_selector(".rubric")
    assert table in late.page.url


def test_a_full_table_a_finished_one_and_none_at_all_say_so_in_a_sentence(visit) -> None:  # type: ignore[no-untyped-def]
    host, table = lobby(visit, [YOU, INVITED, OPEN])
    key = host.ask("GET", f"/api/tables/{table}")["key"]
    host.page.get_by_role("button", name="Start with bots").click()
    host.page.locator("dialog[open]").get_by_text("Begin without your guests?").wait_for()
    host.page.locator("dialog[open]").get_by_role("button", name="Wait").click()
    assert host.ask("GET", f"/api/tables/{table}")["status"] == "waiting"
    assert host.page.locator(".waiting").count() == 1
    host.page.get_by_role("button", name="Start with bots").click()
    host.page.locator("dialog[open]").get_by_role("button", name="Start with bots").click()
    host.page.wait_for_selector(".rubric")
    guest = opened(visit, f"/t/{table}?key={key}")
    guest.page.get_by_text("The match has begun, and all chairs are taken.").wait_for()
    assert guest.faults() == []
    host.page.locator(".bar [aria-expanded]").click()
    host.page.get_by_role("button", name="Offer to end here").click()
    host.page.locator("dialog[open]").get_by_role("button", name="End the match").click()
    guest.page.get_by_text("The match is over.").wait_for()
    guest.page.get_by_role("link", name="See how it ended").click()
    guest.page.wait_for_selector(".rubric.over")

    host, table = lobby(visit, [YOU, INVITED])
    guest = opened(visit, links(host)[0])
    host.page.get_by_role("button", name="Close the table").click()
    host.page.wait_for_selector(".games")
    guest.page.get_by_text("This table has been cleared away.").wait_for(state="attached")
    assert guest.page.locator("h1").get_attribute("aria-label") == "This table has been cleared away."
    assert guest.faults() == []
    nobody = opened(visit, "/t/lily-otter-100000?key=forgotten", lang="de", width=390, height=844)
    assert nobody.page.locator("h1").get_attribute("aria-label") == "Diese Einladung gilt nicht mehr."
    assert nobody.faults() == [] and nobody.sideways() <= 0


@pytest.mark.parametrize("lang", ["de", "hu", "en"])
def test_a_person_from_elsewhere_sits_down_however_late_the_house_tells_who_they_are(visit, lang) -> None:  # type: ignore[no-untyped-def]
    """The line to the table opens for the person who will sit down, not for a stranger before them."""
    host, _ = lobby(visit, [YOU, INVITED])
    guest = visit(lang=lang)
    guest.page.route("**/api/me", lambda route: (guest.page.wait_for_timeout(700), route.continue_()))
    guest.go(links(host)[0], "#your-name")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".rubric")
    guest.page.locator(".seats").get_by_text(re.compile("^(you|du|te)$")).wait_for()
