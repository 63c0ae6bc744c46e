"""What a page asks of the server: the position in words when it is wanted, one request for one choice, a rematch."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.browser.visitor import Visitor

WORDS = "main > .hidden"
"""Where the position stands in words beside the board: it is there at once, and its lines a moment later."""


def listen(guest: Visitor) -> list[Any]:
    """Everything the page says over its sockets from now on."""
    said: list[Any] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    return said


def at_a_table(guest: Visitor, game: str) -> str:
    table = guest.set_table(game, seats=2)
    guest.sit_at(table)
    guest.wait_for_turn()
    return table


def test_the_position_in_words_is_asked_for_first_thing_and_stays(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    table = at_a_table(guest, "druidenwalzer")
    page = guest.page
    assert page.locator(WORDS).count() == 0
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Position in words"
    assert guest.faults() == []
    page.keyboard.press("Enter")
    page.wait_for_selector("main .hidden .position .fact", state="attached")
    assert page.locator("main [data-tree]").count() > 0, "The board is still there."
    guest.sit_at(table)
    page.wait_for_selector(f"{WORDS} .position .fact", state="attached")
    guest.go("/settings", "#in-words:checked")
    page.locator("#in-words").uncheck()
    guest.sit_at(table)
    guest.wait_for_turn()
    assert page.locator(WORDS).count() == 0


def test_the_key_for_words_shows_them_at_the_table_and_in_a_replay(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang="de")
    table = at_a_table(guest, "druidenwalzer")
    page = guest.page
    page.keyboard.press("t")
    page.locator("main > .position .fact").first.wait_for()
    page.keyboard.press("t")
    page.wait_for_selector("main .hidden .position .fact", state="attached")
    guest.go("/settings", "#in-words:checked")
    page.locator("#in-words").uncheck()
    guest.sit_at(table)
    resign(guest, "Aufgeben")
    guest.go(f"/t/{table}/replay", "main [data-tree]")
    assert page.locator(".position").count() == 0
    page.keyboard.press("t")
    page.locator("main > .position .fact").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("main > .position .fact").first.wait_for()


def resign(guest: Visitor, name: str) -> None:
    page = guest.page
    guest.wait_for_turn()
    page.locator(".bar [aria-expanded]").click()
    page.locator(".menu").get_by_role("button", name=name).click()
    page.locator("dialog[open]").get_by_role("button", name=name).click()
    page.wait_for_selector(".rubric.over")


def test_a_rematch_of_druidenwalzer_waits_with_swapped_cults_and_handicap(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit()
    at_a_table(guest, "druidenwalzer")
    page = guest.page
    resign(guest, "Resign")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".waiting")
    handicap = page.locator("#option-handicap")
    assert handicap.input_value() == "moon-2", "The bot had Sun and won; now it has Moon and one spirit less."
    chairs = page.locator(".waiting li")
    chairs.nth(1).get_by_text("you, the host").wait_for()
    assert guest.faults() == []
    page.get_by_role("button", name="Swap seats").click()
    chairs.nth(0).get_by_text("you, the host").wait_for()
    handicap.select_option("none")
    page.wait_for_function("() => document.querySelector('#option-handicap').value === 'none'")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".rubric")
    told = guest.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1].partition('?')[0]}")
    assert told["options"] == {"handicap": "none"} and told["you"] == 0


def test_the_rules_say_why_a_thing_is_closed_to_whoever_stays_at_it(visit) -> None:  # type: ignore[no-untyped-def]
    guest = visit(lang="de")
    said = listen(guest)
    at_a_table(guest, "havoc")
    page, dice = guest.page, random.Random(3)
    # Until both cards are drawn and one has to be put back.
    while guest.wait_for_turn() and not page.locator(".fan [data-choice^='put']").count():
        guest.click_something(dice, prefer="recruit")
    page.mouse.move(2, 2)  # the last click may have been on the pile
    pile = page.locator("[data-place='pile']")
    assert pile.get_attribute("aria-disabled") == "true"
    asked = len(whys(said))
    pile.hover()
    reason = "Du hast schon beide Karten; gib jetzt eine ab."
    page.locator(f"[data-place='pile'][data-why='{reason}'][data-why-rules='H112']").wait_for()
    assert page.locator(".rubric .why").inner_text().split() == [*reason.split(), "H112"]
    page.locator(".recruits h2").hover()
    page.wait_for_function("reason => !document.querySelector('.rubric .why').textContent.includes(reason)", arg=reason)
    pile.focus()
    page.locator(".rubric .why").get_by_text(reason).wait_for()
    assert len(whys(said)) == asked + 1
    assert guest.faults() == []


def whys(said: list[Any]) -> list[Any]:
    return [one for one in said if one["kind"] == "why"]
