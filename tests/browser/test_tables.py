"""At the table: whole matches by what is lit and by keyboard, undo, hints, the position in words, the language."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import Staged, begun
from tests.browser.visitor import Visitor


def test_a_whole_match_by_clicking_what_is_lit(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("havoc", seats=2))
    guest.play_to_the_end(seed=3)
    expect(guest.page.locator(".ending tbody tr")).to_have_count(2)
    guest.page.get_by_role("button", name="Verify the deal").click()
    guest.page.get_by_text("The deal was fair").wait_for()


def test_maginor_to_the_end_by_clicking_what_is_lit(visit) -> None:  # type: ignore[no-untyped-def]
    """The others have their matches in files of their own."""
    guest = visit()
    seated(guest, "maginor", DONE["maginor"])
    guest.play_to_the_end(seed=3, prefer="roll")
    expect(guest.page.locator(".ending tbody tr")).to_have_count(2)


def test_play_now_leads_to_a_choice(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    began = time.monotonic()
    guest.page.get_by_role("button", name=re.compile("^Play now")).first.click()
    guest.page.wait_for_selector(".rubric.asked")
    assert time.monotonic() - began < 10
    guest.page.locator("dialog.glance").get_by_role("link", name="Teach me").wait_for()
    assert guest.faults() == []
    expect(guest.page).to_have_title(re.compile("Your turn"))


def test_cards_are_laid_in_any_order_and_taken_back(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("havoc", seats=2))
    page = guest.page
    for _ in range(60):
        assert guest.wait_for_turn()
        if page.get_by_role("button", name="Cry Havoc!").count():
            page.get_by_role("button", name="Cry Havoc!").click()
            break
        guest.click_something(random.Random(1))
    page.wait_for_selector(".fan .card[data-lit]")
    guest.wait_for_answer()
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
    guest.sit_at(guest.set_table("havoc", seats=2))
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="HU").click()
    guest.page.locator(".rubric").get_by_text("Te jössz").wait_for()
    assert guest.page.locator(".chronicle li").count() > 0


LIKED = {
    "havoc": ("[data-choice='havoc']", "[data-choice='stand']"),
    "druidenwalzer": ("[data-tree]", "[data-spirit]"),
    "maginor": ("[data-choice='roll']",),
    "macht": ("[data-choice^='take-over']", "[data-region]"),
}
"""What moves a match forward; without it, chance would walk in circles."""
DONE = {"maginor": 0.75, "macht": 0.5}
"""Where matches are long, this share of one is over when the guest sits down."""


def seated(guest: Visitor, game: str, done: float) -> Staged:
    table = Staged(begun(game, "keys", done), 0)
    table.let_rivals_act()
    table.seat_guest(guest)
    return table


@pytest.mark.parametrize("game", list(LIKED))
def test_a_match_by_keyboard_alone(visit, game) -> None:  # type: ignore[no-untyped-def]
    """Arrows and Enter and nothing else, from the first choice to the last, against a bot that plays at random."""
    guest, dice = visit(), random.Random(6)
    table = seated(guest, game, DONE.get(game, 0))
    for _ in range(900):
        if not guest.wait_for_turn():
            break
        guest.press_something(dice, LIKED[game])
    assert guest.is_over() and not table.match.to_act()
    assert guest.faults() == []


def test_a_hint_stands_where_the_question_stands(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("havoc", seats=2))
    guest.wait_for_turn()
    guest.page.keyboard.press("h")
    guest.page.get_by_text("A master would choose").wait_for()
    guest.click_something(random.Random(1))
    guest.page.get_by_text("A master would choose").wait_for(state="detached")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", r"bot · Master · [\d,]+ of 40,000 simulations"), ("hu", r"gép · Mester · 40\s?000 szimulációból [\d\s]+")],
)
def test_a_bot_in_a_hurry_says_how_much_of_its_search_it_gets_done(visit, lang, said) -> None:  # type: ignore[no-untyped-def]
    """Masters have less time on this server than they want."""
    guest = visit(lang=lang, width=1440, height=900)
    guest.sit_at(guest.set_table("havoc", seats=3, level="master"))
    note, dice = guest.page.locator(".seats").get_by_text(re.compile(said, re.IGNORECASE)), random.Random(1)
    for _ in range(80):
        assert guest.wait_for_turn()
        if note.count() == 2:
            return
        guest.click_something(dice)
    raise AssertionError(guest.page.locator(".seats").inner_text())


def test_every_choice_is_a_button_while_the_position_stands_in_words(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang="de", width=390, height=844)
    guest.sit_at(guest.set_table("druidenwalzer", seats=2))
    page, dice = guest.page, random.Random(3)
    guest.wait_for_turn()
    page.keyboard.press("t")
    page.get_by_role("region", name="Die Stellung in Worten").wait_for()
    for _ in range(8):
        assert guest.wait_for_turn()
        assert page.locator("[data-lit]").count() == 0
        assert page.locator(".choices .button").count() > 0
        guest.click_one(".choices .button:not(:disabled)", dice)
    guest.wait_for_turn()
    assert guest.sideways() <= 0
    assert guest.faults() == []


def test_your_turn_is_told_by_title_and_mark(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.sit_at(guest.set_table("havoc", seats=2))
    guest.wait_for_turn()
    expect(guest.page).to_have_title("Your turn · Havoc")
    expect(guest.page.locator("#favicon")).to_have_attribute("href", re.compile(r"^data:image/svg\+xml,"))
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.page.wait_for_selector(".rubric.over")
    expect(guest.page).to_have_title("Havoc · Tafelrunde")
    expect(guest.page.locator("#favicon")).to_have_attribute("href", "/mark.svg")
