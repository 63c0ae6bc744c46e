"""Around the board: clocks, banners, offers to end, resigning, the chronicle, and the way back from the words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import Look, Looking
from tests.browser.test_asking import listen
from tests.browser.visitor import Visitor

LIVE = {"kind": "live", "seconds": 900, "increment": 20}
BOARD_TOP = "() => document.querySelector('.board .havoc').getBoundingClientRect().top"
AT_END = """() => {
    const list = document.querySelector(".chronicle");
    return list.scrollHeight > list.clientHeight && list.scrollHeight - list.clientHeight - list.scrollTop < 2;
}"""

SCROLL = """(list, top) => new Promise((done) => {
    list.addEventListener("scroll", () => done(), { once: true });
    list.scrollTop = top;
})"""
"""Until the page has noticed, which it does with the next frame."""


def three_at_havoc(visit, *screens: dict[str, Any]) -> list[Visitor]:  # type: ignore[no-untyped-def]
    """Three people at one table, named Anna, Bert and Cili."""
    guests = [visit(**screen) for screen in screens]
    for guest, name in zip(guests, ("Anna", "Bert", "Cili"), strict=True):
        guest.ask("PATCH", "/api/me", {"name": name})
    host = guests[0]
    told = host.ask("POST", "/api/tables", {"game": "havoc", "chairs": [{"kind": "you"}, *[{"kind": "open"}] * 2]})
    for guest in guests[1:]:
        guest.ask("POST", f"/api/tables/{told['id']}/sit", {"key": told["key"]})
    for guest in guests:
        guest.go(f"/t/{told['id']}", ".rubric")
        guest.settle()
    return guests


def choose_in_menu(guest: Visitor, name: str) -> None:
    guest.page.locator(".bar [aria-expanded]").click()
    guest.page.locator(".menu").get_by_role("button", name=name).click()


@pytest.mark.parametrize(("game", "seats"), [("macht", 2), ("havoc", 4), ("havoc", 6)])
def test_phones_show_every_clock_and_no_name_is_cut_for_it(visit, game, seats) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=390, height=844)
    guest.sit_at(guest.set_table(game, seats=seats, clock=LIVE))
    guest.wait_for_turn()
    clocks = guest.page.locator(".seats .clock")
    assert clocks.count() == seats
    assert all(clocks.nth(place).is_visible() for place in range(seats))
    running = guest.page.locator(".seats .clock.running")
    assert running.count() == 1
    assert re.fullmatch(r"15:00|14:\d\d", running.inner_text())
    cut = guest.page.locator(".seats .who").evaluate_all(
        "all => all.filter(one => one.querySelector('b').scrollWidth > one.clientWidth).length"
    )
    assert cut == 0 and guest.sideways() <= 0
    assert guest.faults() == []


@pytest.mark.parametrize("game", ["macht", "havoc", "maginor", "druidenwalzer"])
def test_nothing_beside_a_clock_is_cut_on_a_small_phone(visit, game) -> None:  # type: ignore[no-untyped-def]
    """Two seats with fifteen minutes each; who hears the page hears the whole line of each seat."""
    guest = visit(width=360, height=780)
    guest.sit_at(guest.set_table(game, clock=LIVE))
    guest.wait_for_turn()
    looking = Looking(guest)
    for lang in ("en", "de", "hu"):
        told = looking.faults(Look(lang, False, (360, 780)))
        assert [fault for fault in told if "words cut" in fault and "span.line" in fault] == []
    assert all(guest.page.locator(".seats .line").all_text_contents())


def test_the_last_minute_of_ones_own_clock_stands_in_the_bar_of_a_phone(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=390, height=844)
    guest.sit_at(guest.set_table("druidenwalzer", clock={"kind": "live", "seconds": 50, "increment": 0}))
    guest.wait_for_turn()
    assert guest.page.locator(".bar .clock.running").inner_text().startswith("0:")


def test_an_offer_to_end_is_asked_about_declined_and_withdrawn_where_it_is_seen(visit) -> None:  # type: ignore[no-untyped-def]
    anna, bert, cili = three_at_havoc(visit, {}, {"lang": "de", "width": 390, "height": 844}, {"lang": "hu"})
    before = [guest.page.evaluate(BOARD_TOP) for guest in (anna, bert, cili)]
    said = listen(anna)
    anna.page.reload()

    choose_in_menu(anna, "Offer to end here")
    anna.page.locator("dialog[open]").get_by_role("button", name="Keep playing").click()
    choose_in_menu(anna, "Offer to end here")
    offer = anna.page.locator("dialog[open]").get_by_role("button", name="Make the offer")
    offer.wait_for()
    assert [one for one in said if one["kind"] == "agree"] == [], "Nothing is sent before it is confirmed."
    assert bert.page.locator(".banner").count() == 0
    offer.click()
    anna.page.locator(".banner").get_by_text("Still to answer: Bert and Cili.").wait_for()
    bert.page.locator(".banner").get_by_role("button", name="Zustimmen").wait_for()
    cili.page.locator(".banner").get_by_role("button", name="Játsszunk tovább").wait_for()
    assert [guest.page.evaluate(BOARD_TOP) for guest in (anna, bert, cili)] == before
    assert anna.faults() == [] and bert.faults() == []

    cili.page.locator(".banner").get_by_role("button", name="Játsszunk tovább").click()
    anna.page.locator(".banner").get_by_text("Cili wants to play on.").wait_for()
    anna.page.locator(".chronicle").get_by_text("Cili declined a draw.").wait_for()
    bert.page.locator(".banner").get_by_text("Cili will weiterspielen").wait_for()
    expect(cili.page.locator(".banner")).to_have_count(0)
    anna.page.locator(".banner").get_by_role("button", name="Close").click()
    anna.page.locator(".banner").wait_for(state="detached")

    choose_in_menu(anna, "Offer to end here")
    anna.page.locator("dialog[open]").get_by_role("button", name="Make the offer").click()
    anna.page.locator(".banner").get_by_role("button", name="Withdraw the offer").click()
    anna.page.locator(".banner").wait_for(state="detached")
    bert.page.locator(".banner").wait_for(state="detached")

    choose_in_menu(anna, "Offer to end here")
    anna.page.locator("dialog[open]").get_by_role("button", name="Make the offer").click()
    bert.page.locator(".banner").get_by_role("button", name="Zustimmen").click()
    cili.page.locator(".banner").get_by_role("button", name="Elfogadom").click()
    for guest in (anna, bert, cili):
        guest.page.wait_for_selector(".rubric.over")


def test_who_resigns_among_three_cannot_play_on_and_all_see_who_it_was(visit) -> None:  # type: ignore[no-untyped-def]
    anna, bert, cili = three_at_havoc(visit, {}, {"lang": "de", "width": 390, "height": 844}, {"lang": "en"})
    before = cili.page.evaluate(BOARD_TOP)
    choose_in_menu(cili, "Resign")
    cili.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    cili.page.locator(".banner").get_by_text("You have resigned.").wait_for()
    assert cili.page.get_by_role("button", name="Take my seat back").count() == 0
    assert cili.page.evaluate(BOARD_TOP) == before
    cili.page.locator(".bar [aria-expanded]").click()
    cili.page.locator(".menu").wait_for()
    assert cili.page.locator(".menu").get_by_role("button", name="Resign").count() == 0

    anna.page.locator(".seats li", has_text="Cili").get_by_text("resigned").wait_for()
    bert.page.locator(".seats li", has_text="Cili").get_by_text("aufgegeben").wait_for()
    anna.page.locator(".chronicle").get_by_text("Cili resigned; a bot plays on.").wait_for()
    bert.page.get_by_role("button", name="Spielverlauf").click()
    bert.page.locator(".chronicle").get_by_text("Cili gibt auf").wait_for()


def test_resigning_a_match_of_two_is_told_by_name(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("havoc"))
    guest.wait_for_turn()
    choose_in_menu(guest, "Resign")
    guest.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    guest.page.locator(".rubric.over").get_by_text("You resigned.").wait_for()


def test_the_menu_of_a_low_phone_can_be_read_to_its_end(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=360, height=560, touch=True)
    guest.sit_at(guest.set_table("havoc", seats=4))
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.locator(".menu")
    menu.wait_for()
    guest.settle()
    box = menu.bounding_box()
    assert box and box["y"] + box["height"] <= 560
    assert menu.evaluate("menu => menu.scrollHeight > menu.clientHeight && getComputedStyle(menu).overflowY === 'auto'")
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").wait_for()


def test_the_chronicle_follows_while_hints_come_and_go_unless_one_reads_back(visit) -> None:  # type: ignore[no-untyped-def]
    guest, dice = visit(width=1280, height=720), random.Random(4)
    guest.sit_at(guest.set_table("havoc", seats=3))
    page = guest.page
    for _ in range(200):  # some clicks choose something and take it back again
        assert guest.wait_for_turn()
        if page.evaluate(AT_END) and page.locator(".chronicle > ol > li").count() > 30:
            break
        guest.click_something(dice)
    else:
        raise AssertionError("The chronicle does not get long.")
    guest.settle()
    high = page.evaluate("document.querySelector('.chronicle').clientHeight")
    page.keyboard.press("h")
    page.wait_for_function("high => document.querySelector('.chronicle').clientHeight < high - 20", arg=high)
    page.wait_for_function(AT_END)

    chronicle = page.locator(".chronicle")
    chronicle.evaluate(SCROLL, 40)
    page.locator(".advice").get_by_role("button", name="Close").click()
    page.locator(".advice").wait_for(state="detached")
    guest.settle()
    assert chronicle.evaluate("list => list.scrollTop") == 40
    told = chronicle.inner_text()
    while chronicle.inner_text() == told:
        assert guest.wait_for_turn()
        guest.click_something(dice)
        guest.wait_for_answer()
    guest.settle()
    assert chronicle.evaluate("list => list.scrollTop") == 40
    chronicle.evaluate(SCROLL, 100_000)
    guest.wait_for_turn()
    guest.click_something(dice)
    guest.wait_for_turn()
    page.wait_for_function(AT_END)


def test_there_is_a_way_back_from_the_position_in_words(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=390, height=844)
    table = guest.set_table("havoc")
    guest.sit_at(table)
    guest.wait_for_turn()
    choose_in_menu(guest, "Position in words")
    guest.page.locator("main > .position").wait_for()
    assert guest.faults() == []
    guest.page.locator("main").get_by_role("button", name="Back to the board").click()
    guest.page.locator(".board .havoc").wait_for()
    choose_in_menu(guest, "Resign")
    guest.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    guest.page.wait_for_selector(".rubric.over")
    guest.go(f"/t/{table}/replay", ".havoc")
    guest.page.keyboard.press("t")
    guest.page.locator("main").get_by_role("button", name="Back to the board").click()
    guest.page.locator(".havoc").wait_for()


def test_people_have_the_same_colours_at_the_table_and_in_its_replay(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=1440, height=900)
    chairs = [*[{"kind": "bot", "level": "squire"}] * 2, {"kind": "you"}, {"kind": "bot", "level": "squire"}]
    table = guest.ask("POST", "/api/tables", {"game": "havoc", "seats": 4, "chairs": chairs})["id"]
    guest.sit_at(table)
    guest.wait_for_turn()
    colours = """() => Object.fromEntries([...document.querySelectorAll(".seats li")].map(
        one => [one.dataset.place, one.querySelector("svg[viewBox='0 0 64 64'] path").getAttribute("fill")]))"""
    seen = guest.page.evaluate(colours)
    assert len(set(seen.values())) == 4 and seen["seat-2"] == "var(--shield-lapis)"
    choose_in_menu(guest, "Offer to end here")
    guest.page.locator("dialog[open]").get_by_role("button", name="End the match").click()
    guest.page.wait_for_selector(".rubric.over")
    guest.go(f"/t/{table}/replay", ".seats")
    assert guest.page.evaluate(colours) == seen
    guest.page.select_option("#eyes", "0")
    guest.page.wait_for_selector(".shelf .fan")
    assert guest.page.evaluate(colours) == seen
