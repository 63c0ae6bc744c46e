"""At the table: whole matches by what is lit, by keyboard, between two browsers, with onlookers and lost connections."""

from __future__ import annotations

import random
import re
import time

import pytest

from tafelrunde.core.registry import games


@pytest.mark.parametrize("game", [game for game in games() if game != "macht"])  # which has a file of its own
def test_a_whole_match_by_clicking_what_is_lit(visit, game) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table(game, seats=2))
    guest.play_to_the_end(seed=3, prefer="roll")
    assert guest.page.locator(".ending tbody tr").count() == 2
    guest.page.get_by_role("button", name="Verify the deal").click()
    guest.page.get_by_text("The deal was fair").wait_for()


def test_play_now_leads_to_a_choice(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    began = time.monotonic()
    guest.page.get_by_role("button", name=re.compile("^Play now")).first.click()
    guest.page.wait_for_selector(".rubric.asked")
    assert time.monotonic() - began < 10
    assert guest.faults() == []
    assert "Your turn" in guest.page.title()


@pytest.mark.parametrize(("width", "dark"), [(360, False), (820, True), (1440, True)])
def test_a_table_has_no_fault(visit, width, dark) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=width, height=800, dark=dark, lang="de")
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("havoc", seats=6))
    dice = random.Random(2)
    for _ in range(6):
        assert guest.wait_for_turn()
        assert guest.sideways() <= 0
        guest.click_something(dice)
    guest.wait_for_turn()
    assert guest.faults() == []


def test_two_friends_by_an_invitation_with_a_lost_connection(visit) -> None:  # type: ignore[no-untyped-def]
    host, friend, onlooker = visit(), visit(lang="de"), visit(lang="hu", width=390, height=844)
    host.go("/", ".games")
    told = host.ask(
        "POST", "/api/tables", {"game": "druidenwalzer", "chairs": [{"kind": "you"}, {"kind": "open"}], "public": False}
    )
    host.sit_at(told["id"])
    link = host.page.locator("#invitation").input_value()
    friend.go(link.removeprefix(host.house), ".waiting")
    friend.page.get_by_role("button", name="Platz nehmen").click()
    friend.page.wait_for_selector(".rubric")
    onlooker.go(link.removeprefix(host.house), ".rubric")
    dice = random.Random(4)
    for turn in range(30):
        for guest in (host, friend):
            if guest.page.locator(".rubric.asked").count():
                guest.click_something(dice)
        if turn == 10:
            friend.context.set_offline(True)
            friend.page.wait_for_timeout(300)
            friend.context.set_offline(False)
        host.page.wait_for_timeout(60)
    host.page.wait_for_timeout(800)
    lines = host.page.locator(".chronicle li").count()
    assert lines > 5
    assert friend.page.locator(".chronicle li").count() >= lines - 2
    assert onlooker.page.locator(".choices").count() == 0
    host.page.get_by_role("tab", name="Chat").click()
    host.page.fill("#chat-text", "Well danced!")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("tab", name=re.compile("Unterhaltung")).click()
    friend.page.get_by_text("Well danced!").wait_for()


def test_cards_are_laid_in_any_order_and_taken_back(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("havoc", seats=2))
    page = guest.page
    for _ in range(60):
        assert guest.wait_for_turn()
        if page.get_by_role("button", name="Cry Havoc!").count():
            page.get_by_role("button", name="Cry Havoc!").click()
            break
        guest.click_something(random.Random(1))
    page.wait_for_selector(".fan .card[data-lit]")
    cards = page.locator(".fan .card")
    last, first = cards.count() - 1, 1  # a dog stands first; it is always legal
    high, low = cards.nth(last).get_attribute("data-card"), cards.nth(first).get_attribute("data-card")
    for card in (high, low):
        page.locator(f".fan .card[data-card='{card}']").click()
        page.wait_for_selector(f".fan .card[data-card='{card}'][data-chosen]")
    assert page.locator(".fan .card[data-chosen]").count() == 2
    assert page.locator(".camp.own .card").count() == 2
    page.get_by_role("button", name="Lay 2 cards").wait_for()
    page.locator(f".fan .card[data-card='{high}']").click()
    page.wait_for_selector(f".fan .card[data-card='{high}'][data-lit]")
    assert page.locator(".fan .card[data-chosen]").count() == 1
    page.get_by_role("button", name="Undo").click()
    page.locator(".fan .card[data-chosen]").first.wait_for(state="detached")


def test_the_language_changes_at_the_table(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("havoc", seats=2))
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="HU").click()
    guest.page.get_by_text("Te következel").first.wait_for()
    assert guest.page.locator(".chronicle li").count() > 0


def test_a_match_by_keyboard_alone(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("havoc", seats=2))
    page, dice = guest.page, random.Random(6)
    for _ in range(900):
        if not guest.wait_for_turn():
            break
        for _ in range(dice.randrange(1, 4)):
            page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        page.keyboard.press("Enter")
        if page.locator(".choices .confirm").count() and page.locator("[data-chosen]").count():
            page.keyboard.press("Enter")
    assert guest.is_over()


def test_a_resigned_match_is_replayed(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    table = guest.set_table("havoc", seats=2)
    guest.sit_at(table)
    page, dice = guest.page, random.Random(8)
    for _ in range(16):
        assert guest.wait_for_turn()
        guest.click_something(dice)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".rubric.over")
    page.get_by_role("link", name="Replay").click()
    guest.go(f"/t/{table}/replay?at=5&seat=1", ".havoc")
    assert page.locator(".entry").inner_text().startswith("Entry 5 of")
    before = page.locator(".chronicle li").count()
    page.keyboard.press("ArrowRight")
    page.get_by_text(re.compile("^Entry 6 of")).wait_for()
    assert page.locator(".chronicle li").count() >= before
    page.select_option("#eyes", "")
    page.wait_for_selector(".hands .card")
    assert "at=6" in page.url
    assert guest.faults() == []
