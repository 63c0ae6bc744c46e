"""Everything on a board says what it is."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.core.messages import message
from tafelrunde.core.registry import games
from tafelrunde.games.druidenwalzer.components import is_left, strength
from tafelrunde.words import Words
from tafelrunde.words.rulebook import plain, read_rulebook
from tests.browser.glances import glances, written
from tests.browser.phases import STAGES
from tests.browser.scenes import SCENES, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

MUTE = """() => {
  const parts = [...document.querySelectorAll("main.board [data-spot], main.board [data-piece], main.board use, main.board [data-faded],"
    + " main.board [data-lit], .seats .score, .seats .line > span, .bar .heading,"
    + " .shelf .hand [data-piece], .shelf .hand use, .shelf .hand [data-faded], .shelf .hand [data-lit]")];
  const figures = document.createTreeWalker(document.querySelector("main.board"), NodeFilter.SHOW_TEXT);
  while (figures.nextNode()) if (/^\\s*[+]?\\d+\\s*$/.test(figures.currentNode.data)) parts.push(figures.currentNode.parentElement);
  const drawn = one => one.getClientRects().length && !one.closest("defs, .paint, .drawn, .with-end > :last-child, dialog, .hidden, .howitcame")
    && !(one.getAttribute("href") ?? "").startsWith("#ui-");
  return [...new Set(parts.filter(one => drawn(one) && !one.closest("[data-term]")).map(one => {
    const path = [];
    for (let at = one; at && !at.matches("main, .hand"); at = at.parentElement)
      path.unshift(at.localName + [...at.classList].filter(name => !/^s[\\w-]{4}$/.test(name)).map(name => "." + name).join(""));
    return path.slice(-3).join(" > ") + " " + (one.getAttribute("href") ?? one.dataset?.spot ?? one.textContent.trim().slice(0, 20));
  }))];
}"""
"""Pieces, drawings, figures and choices of the page that no word of the glossary explains."""

TERMS = "() => [...new Set([...document.querySelectorAll('[data-term]')].map(one => one.dataset.term))]"


@pytest.mark.parametrize("game", list(games()))
def test_nothing_on_a_board_is_without_an_explanation(visit: Visit, game: str) -> None:
    known = {term.key for term in read_rulebook(game, "en").glossary if term.key}
    stages = [stage for stage in STAGES if stage.table.game == game and stage.phase != "over"]
    mute: dict[str, list[str]] = {}
    used: set[str] = set()
    for seats, seat in dict.fromkeys([(stage.table.seats, stage.table.seat) for stage in stages]):
        guest, staged = visit(lang="en"), None
        for stage in [one for one in stages if (one.table.seats, one.table.seat) == (seats, seat)]:
            if staged is None:
                staged = Staged(stage.match(), seat)
                staged.seat_guest(guest)
            else:
                staged.turn_to(stage.match())
            guest.settle()
            if missing := guest.page.evaluate(MUTE):
                mute[stage.name] = missing
            used |= set(guest.page.evaluate(TERMS))
    assert mute == {}
    assert used <= known and len(used) > 8


def stay_at(guest: Visitor, thing: Locator, card: Locator) -> None:
    """With a hand that is never quite still: what explains things is only fetched with its first move."""
    thing.hover()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for nudge in range(300):
        if card.count():
            return
        guest.page.mouse.move(x + nudge % 2, y)
        guest.page.wait_for_timeout(100)
    raise AssertionError("Nothing is explained.")


def test_a_closed_thing_says_what_it_is_and_why_not_now(visit: Visit) -> None:
    guest = visit(lang="de")
    match, seat, _ = found(next(scene for scene in SCENES if scene.name == "druidenwalzer"))
    Staged(match, seat).seat_guest(guest)
    page, card = guest.page, guest.page.locator("#explained")
    closed = page.locator(".shelf [data-faded][data-term]").first
    stay_at(guest, closed, card)
    card.get_by_text("Warum nicht jetzt").wait_for()
    said = card.inner_text()
    term = next(
        one for one in read_rulebook("druidenwalzer", "de").glossary if one.key == closed.get_attribute("data-term")
    )
    assert plain(term.meaning)[1:] in said and all(rule in said for rule in term.rules)
    assert (closed.get_attribute("data-why") or "?") in said
    assert guest.faults() == []
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    page.mouse.move(700, 20)
    # By keys: every thing, whether it can be chosen or not; the way back leads to where one was.
    page.locator(".tools a").focus()
    page.keyboard.press("?")
    card.wait_for()
    before = page.evaluate_handle("document.activeElement")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("before => document.activeElement !== before", arg=before)
    card.wait_for()
    page.wait_for_function("document.activeElement.getAttribute('aria-describedby') === 'explained'")
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    expect(page.locator(".tools a")).to_be_focused()


def test_a_finger_that_stays_is_told_and_chooses_nothing(visit: Visit) -> None:
    """The very first one too, though what explains things is only fetched then."""
    guest = visit(lang="hu", width=390, height=844)
    match, seat, _ = found(next(scene for scene in SCENES if scene.name == "havoc-4"))
    Staged(match, seat).seat_guest(guest)
    page = guest.page
    box = page.locator(".fan [data-lit]").first.bounding_box()
    assert box is not None
    spot = {"clientX": box["x"] + 8, "clientY": box["y"] + 30, "pointerType": "touch", "bubbles": True}
    press = (
        "([kind, at]) => document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent(kind, at))"
    )
    page.evaluate(press, ["pointerdown", spot])
    page.locator("#explained.sheet b.name").wait_for()
    page.evaluate(press, ["pointerup", spot])
    page.evaluate(press, ["click", {**spot, "cancelable": True}])
    assert page.locator(".fan [data-chosen], .rubric[aria-busy='true']").count() == 0
    assert guest.faults() == []


def test_an_explanation_names_nothing_that_the_seat_may_not_know(visit: Visit) -> None:
    """What is called by its name is in the view of the seat; what lies face down is only called by its kind."""
    guest = visit(lang="en")
    match, seat, _ = found(next(scene for scene in SCENES if scene.name == "druidenwalzer"))
    staged = Staged(match, seat)
    staged.seat_guest(guest)
    sight, words = staged.sight(), Words("en")
    seen = {spirit for spirit in [*sight["view"]["hand"], *sight["shown"]["tops"]] if spirit >= 0}
    names = {
        words.text(message(f"druidenwalzer-spirit-{'left' if is_left(spirit) else 'right'}", strength=int(strength(spirit))))
        for spirit in seen
    }  # fmt: skip
    called = guest.page.locator("[data-term='spirit']").evaluate_all("all => all.map(one => one.dataset.called)")
    assert called and set(called) <= names
    assert guest.page.locator(".deck [data-called]").count() == 0


PRINTED = """number => [number, number.closest("li")].map(one => {
    const [red, green, blue] = getComputedStyle(one).color.match(/\\d+/g).map(Number);
    return (red << 16) + (green << 8) + blue;
})"""
"""The colours of a rule number and of the words before it."""


@pytest.mark.parametrize("game", list(games()))
def test_the_reference_card_opens_by_a_key_and_prints_on_one_page(visit: Visit, game: str) -> None:
    guest = visit(lang={"havoc": "en", "macht": "de", "maginor": "de"}.get(game, "hu"), dark=True)
    match, seat, _ = found(next(scene for scene in SCENES if scene.game == game))
    Staged(match, seat).seat_guest(guest)
    page, card = guest.page, guest.page.locator(".reference")
    page.keyboard.press("r")
    card.locator("li").first.wait_for()
    expect(page.locator("#reference-title")).to_be_focused()
    assert guest.faults() == []
    if game == "havoc":
        assert card.locator(".combinations li").count() == 17
        assert card.locator(".combinations .yours").count() >= 1
    page.emulate_media(media="print")  # on white paper also by candlelight
    guest.settle()
    assert card.locator("li .rule-number").first.evaluate(PRINTED) == [0x20407F, 0x2A1E14]
    page.emulate_media(media="null")
    assert page.pdf().count(b"/Type /Page\n") + page.pdf().count(b"/Type /Page ") == 1
    page.keyboard.press("Escape")
    card.wait_for(state="detached")


def test_the_first_table_of_a_game_is_shown_at_a_glance_once(visit: Visit) -> None:
    guest = visit(lang="en")
    page = guest.page
    guest.go("/", ".games")
    for time in range(2):
        page.get_by_role("button", name="Play now Maginor").click()
        page.wait_for_selector(".rubric")
        dialog = page.locator("dialog.glance")
        if time == 0:
            dialog.get_by_role("link", name="Teach me").wait_for()
            page.locator(".frame .disc").nth(4).wait_for()
            assert dialog.get_by_role("link", name="Teach me").get_attribute("href") == "/learn/maginor"
            assert guest.faults() == []
            page.keyboard.press("Enter")
            dialog.wait_for(state="detached")
            guest.go("/", ".games")
    assert dialog.count() == 0


TOUCHED = """() => [...document.querySelectorAll(".glance .frame .disc")].flatMap(disc => {
    const one = disc.getBoundingClientRect();
    return [...document.querySelectorAll(".glance .figure [data-piece]")].filter(piece => {
        const { left, top, right, bottom } = piece.getBoundingClientRect();
        return left < one.right && right > one.left && top < one.bottom && bottom > one.top;
    }).map(piece => `${disc.textContent} on ${piece.dataset.piece}`);
})"""
"""The numbers of a glance that stand on a piece."""


@pytest.mark.parametrize("game", list(games()))
def test_no_number_of_a_glance_touches_a_piece_on_a_phone(visit: Visit, game: str) -> None:
    guest = visit(lang="en", width=390, height=844)
    page = guest.page
    guest.go("/learn", "main")
    page.locator(".way", has=page.locator(f"[href='/learn/{game}']")).get_by_role("button").first.click()
    page.locator(".glance .frame .disc").nth(4).wait_for()
    guest.settle()
    assert page.locator(".glance .figure [data-piece]").count()
    assert page.evaluate(TOUCHED) == []


def test_the_tables_of_the_glances_are_those_of_todays_rules() -> None:
    for game, told in glances().items():
        assert json.loads(written(game).read_text(encoding="utf-8")) == told, f"python -m {glances.__module__}"


def test_the_tools_of_a_tablet_lie_in_their_column(visit: Visit) -> None:
    guest = visit(lang="en", width=820, height=1180)
    match, seat, _ = found(next(scene for scene in SCENES if scene.name == "havoc-4"))
    Staged(match, seat).seat_guest(guest)
    boxes = [tool.bounding_box() for tool in guest.page.locator(".tools .tool").all()]
    assert len(boxes) == 4
    assert all(box is not None and box["x"] >= 820 - 72 and box["x"] + box["width"] <= 820 for box in boxes)
