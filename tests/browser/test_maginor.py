"""Maginor at the table: a token by the keyboard, the lens, the duel under wax, every size."""

from __future__ import annotations

import random

import pytest


def test_a_token_is_placed_by_the_keyboard(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("maginor", seats=2))
    guest.page.wait_for_selector(".symbols .card[data-lit]")
    guest.page.locator(".symbols .card[data-lit]").first.focus()
    guest.page.keyboard.press("Enter")  # A card is played at once: it can be taken back until its slot is chosen.
    guest.page.locator(".lens.asked .slot[data-lit]").first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-chosen]")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-chosen]", state="detached")
    guest.page.get_by_text("You placed a token").first.wait_for()
    assert guest.page.locator(".tokens .note").inner_text() == "14 / 15"


def test_a_duel_is_sealed_in_wax(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("maginor", seats=4))
    dice = random.Random(5)
    while guest.wait_for_turn() and not guest.page.locator(".duel .elemental").count():
        guest.click_something(dice)
    assert guest.page.locator(".duel .elemental[data-lit]").count() == 3
    assert guest.page.locator(".ring").get_attribute("inert") is not None
    guest.page.get_by_role("button", name="Water").click()
    guest.page.get_by_role("button", name="Seal: Water").click()
    guest.page.get_by_text("You secretly chose the water elemental").or_(
        guest.page.get_by_text("You sent the water elemental")
    ).first.wait_for()


@pytest.mark.parametrize(
    ("width", "height", "dark", "lang"),
    [(360, 740, False, "hu"), (820, 1180, True, "de"), (1280, 720, True, "hu"), (1440, 900, False, "de")],
)
def test_whatever_is_asked_is_lit_at_every_size(visit, width, height, dark, lang) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=width, height=height, dark=dark, lang=lang)
    guest.go("/", ".games")
    guest.sit_at(guest.set_table("maginor", seats=3))
    dice = random.Random(width)
    for _ in range(25):
        assert guest.wait_for_turn()
        assert guest.sideways() <= 0
        guest.click_something(dice)
    guest.wait_for_turn()
    assert guest.lit().count()
    assert guest.faults() == []
