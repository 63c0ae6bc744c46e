"""Havoc's board: cards are gathered on the page and laid by one request."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.core.catalogue import Action
from tafelrunde.core.match import Match
from tafelrunde.games.havoc.components import DOG
from tafelrunde.games.havoc.phases import RECRUITING
from tests.browser.scenes import Clicks, Scene, Staged, found
from tests.browser.test_boards import drag
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def crying_havoc(seed: str) -> Match:
    match = Match.new("havoc", 2, seed=seed)
    match.play(0, "havoc")
    return match


def seated(guest: Visitor, match: Match) -> Staged:
    table = Staged(match, 0)
    table.seat_guest(guest)
    guest.page.wait_for_selector(".fan .card[data-lit]")
    return table


def card(number: int) -> str:
    return f".fan .card[data-card='{number}']"


def gather(guest: Visitor, number: int) -> None:
    guest.click_visible_part(guest.page.locator(f"{card(number)}[data-lit]").first)
    guest.page.wait_for_selector(f"{card(number)}[data-chosen]")


def own_cards(match: Match) -> list[int]:
    """The regular cards that may be laid, rising."""
    return [action.what for action in match.legal(0) if action.verb == "lay" and action.what != DOG]


def test_three_cards_are_laid_by_one_request(visit: Visit) -> None:
    """At a table of the server's own, clicked in falling order."""
    guest = visit(width=1440, height=900)
    said: list[dict[str, Any]] = []
    guest.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text)))
    )  # fmt: skip
    guest.sit_at(guest.set_table("havoc", seats=2))
    assert guest.wait_for_turn()
    guest.page.get_by_role("button", name="Cry Havoc!").click()
    guest.page.wait_for_selector(".fan .card[data-lit]")
    assert guest.wait_for_turn()
    lit = guest.page.locator(".fan .card[data-lit]").evaluate_all("cards => cards.map(card => +card.dataset.card)")
    chosen = sorted({number for number in lit if number != DOG})[-3:]
    said.clear()
    for number in reversed(chosen):
        gather(guest, number)
    assert guest.page.locator(".camp.own .card.foreseen").count() == 3
    assert [told["kind"] for told in said if told["kind"] == "act"] == []
    guest.page.get_by_role("button", name="Lay 3 cards").click()
    guest.page.locator(".fan .card[data-chosen]").first.wait_for(state="detached")
    acts = [told for told in said if told["kind"] in ("act", "undo")]
    assert len(acts) == 1 and len(acts[0]["actions"]) == 4 and acts[0]["actions"] == sorted(acts[0]["actions"])
    assert guest.page.locator(".camp.own .card").count() >= 3
    assert guest.complaints == []


def test_what_is_lit_can_be_laid_with_what_is_gathered_and_nothing_else(visit: Visit) -> None:
    """[H22] Six cards are laid at most; below and between others there is room until then."""
    guest = visit(width=1440, height=900)
    match = crying_havoc("lit")
    table = seated(guest, match)
    cards = own_cards(match)
    assert len(cards) >= 7
    lit = guest.page.locator(".fan .card[data-lit]")
    for number in reversed(cards[-6:]):
        gather(guest, number)
    assert {int(one) for one in lit.evaluate_all("cards => cards.map(card => card.dataset.card)")} <= {DOG}
    assert guest.page.locator(f"{card(cards[0])}[data-faded]").count() == 1
    guest.page.locator(f"{card(cards[-1])}").click()
    guest.page.wait_for_selector(f"{card(cards[0])}[data-lit]")
    guest.page.get_by_role("button", name="Lay 5 cards").wait_for()
    assert len(table.match.entries) == 1, "Nothing is played yet."


def test_what_the_cards_make_is_shown_before_they_are_laid(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    match = crying_havoc("made")
    seated(guest, match)
    first, second, *_ = own_cards(match)
    gather(guest, first)
    made = guest.page.locator(".camp.own .made")
    made.wait_for()
    alone = made.inner_text()
    gather(guest, second)
    guest.page.locator(".camp.own .card.foreseen").nth(1).wait_for()
    assert guest.page.locator(".camp.own .place.sure").count() == 1
    guest.page.mouse.move(5, 5)
    assert guest.page.locator(".rubric .why.certain").inner_text()
    guest.page.get_by_role("button", name="Lay 2 cards").click()
    guest.page.locator(".camp.own .card.foreseen").first.wait_for(state="detached")
    assert alone and [entry.action.verb for entry in match.entries[1:4]] == ["lay", "lay", "stand"]


def test_cards_are_gathered_and_let_go_by_keys(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    match = crying_havoc("keys")
    seated(guest, match)
    first, second, *_ = own_cards(match)
    for number, key in ((second, "Enter"), (first, " ")):
        guest.page.locator(card(number)).focus()
        guest.page.keyboard.press(key)
        guest.page.wait_for_selector(f"{card(number)}[data-chosen]")
    assert "take it back" in (guest.page.locator(card(first)).get_attribute("aria-label") or "")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".fan .card[data-chosen]").first.wait_for(state="detached")
    assert guest.page.locator(".camp.own .card").count() == 0 and len(match.entries) == 1


@pytest.mark.parametrize("where", ["below", "between"])
def test_cards_laid_one_by_one_are_gathered_with_the_rest(visit: Visit, where: str) -> None:
    """They lie there open, from the list of choices: another card takes them back, and all are laid as one."""
    guest = visit(width=1440, height=900)
    match = crying_havoc("before")
    first, second, third, *_ = own_cards(match)
    for number in (second, third):
        match.play(0, next(action for action in match.legal(0) if action.what == number))
    seated(guest, match)
    assert guest.page.locator(".fan .card[data-chosen]").count() == 2
    gone = third if where == "below" else second
    guest.page.locator(f"{card(gone)}[data-chosen]").click()
    guest.page.wait_for_selector(f"{card(gone)}[data-lit]")
    (kept,) = {second, third} - {gone}
    guest.page.wait_for_selector(f"{card(kept)}[data-chosen]")  # both are taken back, then this one is gathered again
    gather(guest, first)
    guest.page.get_by_role("button", name="Lay 2 cards").click()
    guest.page.locator(".fan .card[data-chosen]").first.wait_for(state="detached")
    laid = [entry.action.what for entry in match.entries[1:3]]
    assert laid == sorted({first, second, third} - {gone})


def test_a_card_that_is_dragged_joins_the_others(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    match = crying_havoc("dragged")
    seated(guest, match)
    first, second, *_ = own_cards(match)
    gather(guest, second)
    drag(guest, card(first), ".camp.own")
    guest.page.wait_for_selector(f"{card(first)}[data-chosen]")
    assert guest.page.locator(".camp.own .card").count() == 2 and len(match.entries) == 1


def about_to_take(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """The first card of a recruiting turn, with a dog in the hand that could fetch one after it."""
    is_first = view.phase == RECRUITING and view.draws == 0 and DOG in view.hand
    takes = [action for action in legal if action.verb == "take" and action.what != DOG]
    return (f".recruits [data-piece='card-{takes[0].what}'][data-lit]",) if is_first and takes else None


def test_a_second_click_is_not_taken_by_what_has_come_under_the_pointer(visit: Visit) -> None:
    """“Take …” is clicked twice, and where it was stands “Fetch: 1 dog” by then."""
    match, seat, (recruit,) = found(Scene("take", "havoc", 3, about_to_take))
    guest = visit(width=1440, height=900)
    guest.page.add_init_script(
        "const now = performance.now.bind(performance); performance.now = () => window.stopped ?? now();"
    )
    table = Staged(match, seat)
    table.seat_guest(guest)
    before = len(match.entries)
    guest.page.locator(recruit).first.click()
    box = guest.page.locator(".choices .confirm[data-choice^='take']").bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.page.evaluate("() => { window.stopped = performance.now(); }")
    guest.page.mouse.click(*place)
    guest.page.wait_for_selector(".choices .button[data-choice='fetch']:not(:disabled)")
    guest.wait_for_answer()
    there = guest.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.choice", place)
    assert there is not None, "Nothing has come under the pointer."
    guest.page.mouse.click(*place, click_count=2)
    guest.wait_for_answer()
    assert [entry.action.verb for entry in match.entries[before:]] == ["take"]
    guest.page.evaluate("() => { window.stopped += 1000; }")
    guest.page.mouse.click(*place)
    guest.wait_for_answer()
    assert len(match.entries) > before + 1, "Once it has been seen, it can be clicked."
