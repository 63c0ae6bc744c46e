"""People at one table: an invitation, a lost connection in the middle, an onlooker, a chat."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def sit_together(visit) -> tuple[Visitor, Visitor, str]:  # type: ignore[no-untyped-def]
    """Two guests at a private table of Druidenwalzer, the second by the link of the first; and the link for onlookers."""
    host, friend = visit(), visit(lang="de")
    friend.tear_the_line()
    told = host.ask(
        "POST", "/api/tables", {"game": "druidenwalzer", "chairs": [{"kind": "you"}, {"kind": "open"}], "public": False}
    )
    host.sit_at(told["id"])
    link = host.page.locator("[data-link]").get_attribute("data-link") or ""
    friend.go(link.removeprefix(host.house), ".invitation")
    friend.page.get_by_role("button", name="Platz nehmen").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(".rubric")
    host.page.get_by_role("button", name="Invite").click()
    watching = host.page.locator("#invitation").input_value().removeprefix(host.house)
    host.page.locator("dialog[open]").get_by_role("button", name="Close").click()
    return host, friend, watching


def play_on(guests: list[Visitor], dice: random.Random, clicks: int) -> bool:
    """Whoever is asked plays, this many times; returns whether the match goes on."""
    table = guests[0].page.url.split("/t/")[1].partition("?")[0]
    for _ in range(clicks):
        told = guests[0].ask("GET", f"/api/tables/{table}")
        if told["status"] == "over":
            for guest in guests:
                guest.page.wait_for_selector(".rubric.over")
            return False
        guest = guests[told["to_act"][0]]
        guest.wait_for_turn()
        guest.click_something(dice)
        guest.wait_for_answer()
    return True


def try_to_play(guests: list[Visitor], dice: random.Random, clicks: int) -> None:
    """What each of them can do without waiting for the other."""
    for _ in range(clicks):
        for guest in guests:
            if guest.page.locator(".rubric.asked:not([aria-busy='true'])").count():
                guest.click_something(dice)
                guest.wait_for_answer()


def test_two_friends_play_a_match_with_a_lost_connection(visit) -> None:  # type: ignore[no-untyped-def]
    host, friend, link = sit_together(visit)
    dice = random.Random(4)
    onlooker = visit(lang="hu", width=390, height=844)
    onlooker.go(link, ".rubric")
    assert play_on([host, friend], dice, 12)

    friend.cut()
    friend.page.get_by_text("Verbindung verloren").wait_for()
    try_to_play([host, friend], dice, 4)
    assert not host.is_over()
    friend.mend()
    friend.page.get_by_text("Verbindung verloren").wait_for(state="detached")
    friend.wait_for_answer()

    assert not play_on([host, friend], dice, 600)
    assert host.is_over() and friend.is_over()
    onlooker.page.wait_for_selector(".rubric.over")
    pages = [guest.page for guest in (host, friend, onlooker)]
    for page in pages:
        page.locator(".ending .place").first.wait_for()
    points = [page.locator(".ending .place").all_inner_texts() for page in pages]
    assert points[0] == points[1] == points[2] != []
    assert host.page.locator(".chronicle > ol > li").count() == friend.page.locator(".chronicle > ol > li").count()


def test_an_onlooker_sees_the_table_and_may_do_nothing(visit) -> None:  # type: ignore[no-untyped-def]
    host, friend, link = sit_together(visit)
    onlooker = visit(lang="hu")
    onlooker.go(link, ".rubric")
    assert play_on([host, friend], random.Random(2), 10)  # what can still be taken back is not shown to an onlooker
    onlooker.page.get_by_text("Néző vagy").wait_for()
    onlooker.page.locator(".chronicle > ol > li").first.wait_for()
    assert onlooker.lit().count() == 0
    assert onlooker.page.locator(".shelf [data-spirit]").count() == 0
    host.page.get_by_role("tab", name="Chat").click()
    host.page.fill("#chat-text", "Well danced!")
    host.page.keyboard.press("Enter")
    chat = friend.page.get_by_role("tab", name=re.compile("Unterhaltung"))
    expect(chat.locator(".count")).to_have_text("1")  # also the first line that is ever said
    chat.click()
    friend.page.get_by_text("Well danced!").wait_for()
    expect(chat.locator(".count")).to_have_count(0)
    friend.page.reload()  # what was there before is not counted
    chat.wait_for()
    friend.page.wait_for_selector(".chronicle")
    expect(chat.locator(".count")).to_have_count(0)


def test_whoever_would_like_a_rematch_is_named_to_the_other(visit) -> None:  # type: ignore[no-untyped-def]
    host, friend, _ = sit_together(visit)
    host.page.locator(".bar [aria-expanded]").click()
    host.page.locator(".menu").get_by_role("button", name="Resign").click()
    host.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    after = friend.page.locator(".after")
    after.get_by_role("button", name="Revanche").wait_for()
    assert after.locator(".wanting").count() == 0
    name = friend.ask("GET", f"/api/tables/{friend.page.url.split('/t/')[1].partition('?')[0]}")["chairs"][0]["name"]
    over = host.page.url.removeprefix(host.house)
    host.page.get_by_role("button", name="Rematch").click()
    host.page.wait_for_selector(".waiting")
    after.get_by_text(f"{name} möchte eine Revanche.").wait_for()
    expect(friend.page.locator("[role='log'].hidden")).to_have_text(f"{name} möchte eine Revanche.")
    assert friend.faults() == []
    after.get_by_role("link", name="Revanche").click()
    friend.page.get_by_role("button", name="Platz nehmen").click()
    host.page.get_by_role("button", name="Start", exact=True).wait_for()
    host.go(over, ".rubric.over")
    host.page.locator(".after").get_by_text("You asked for a rematch.").wait_for()
    assert host.faults() == []
