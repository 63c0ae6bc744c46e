"""Learning in the browser: a lesson at the table of every match, its answers, the way on, and what is kept of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tafelrunde.core.registry import keys
from tafelrunde.learn.exercises import exercises
from tafelrunde.learn.lessons import lessons
from tafelrunde.learn.tutor import asked
from tests.browser.visitor import Visitor

GAMES = [key for key in keys() if lessons(key)]
LANGUAGES = ("de", "hu", "en")
TURNS = [(key, LANGUAGES[place % len(LANGUAGES)]) for place, key in enumerate(GAMES)]
ALL = [(key, language) for key in GAMES for language in LANGUAGES]

MOST_CLICKS = 40


def open_lesson(guest: Visitor, game: str, number: int | str) -> None:
    guest.go(f"/learn/{game}/{number}", "[data-gloss]")


def meant(guest: Visitor, game: str, number: int | str) -> dict[str, Any]:
    """What the lesson means next, as the server says it to this page."""
    did = guest.page.evaluate(f"sessionStorage.getItem('lesson {game}/{number}') ?? ''")
    told: dict[str, Any] = guest.ask("GET", f"/api/learn/{game}/{number}?did={did}")
    return told


def play_lesson(guest: Visitor, game: str, number: int | str) -> None:
    """From the list of choices, which every game has: whatever is meant, step by step, to the end."""
    page = guest.page
    open_lesson(guest, game, number)
    page.keyboard.press("t")
    page.wait_for_selector(".choices.all")
    page.wait_for_selector("main > .position .fact")  # what is done before the words have come is lost with them
    # The page says that it is over before the house has heard.
    with page.expect_response(lambda answer: is_finish(answer, game, number), timeout=120_000):
        answer_all(guest, game, number)


def is_finish(answer: Response, game: str, number: int | str) -> bool:
    return answer.request.method == "POST" and answer.url.endswith(f"/api/learn/{game}/{number}")


def answer_all(guest: Visitor, game: str, number: int | str) -> None:
    page = guest.page
    for _ in range(MOST_CLICKS):
        page.wait_for_selector(".choices.all .button:not(:disabled), .answers .confirm")
        if page.locator(".answers a.confirm").count():
            return
        if page.locator(".answers .confirm").count():
            guest.click_in_time(page.locator(".answers .confirm"))
            page.wait_for_selector(".answers", state="detached")
            continue
        told = meant(guest, game, number)
        action = next(one for one in told["sight"]["legal"] if one["number"] == told["step"]["meant"])
        before = told["did"]
        guest.click_in_time(page.locator(f'.choices [data-choice="{action["notation"]}"]'))
        page.wait_for_function(
            "([place, before]) => document.querySelector('.answers') || (sessionStorage.getItem(place) ?? '') !== before",
            arg=[f"lesson {game}/{number}", ".".join(map(str, before))],
        )
    raise AssertionError("The lesson does not end.")


def walk(visit: type[Visitor], game: str, language: str) -> None:
    guest: Visitor = visit(lang=language, width=1440, height=900)  # type: ignore[call-arg]
    page = guest.page
    guest.go(f"/learn/{game}", ".stations")
    page.locator(".way .about .confirm").click()
    with page.expect_response(re.compile(f"/api/learn/{game}/notes")):  # the page shows it before the house has heard
        page.locator("dialog.glance footer .may").click()
    expect(page.locator(".stations .disc").first).to_have_class(re.compile("done"))
    assert "glance" in guest.ask("GET", f"/api/learn/{game}")["learned"]
    short = [lesson.number for lesson in lessons(game) if lesson.is_short_way]
    for number in short:
        play_lesson(guest, game, number)
    guest.go(f"/learn/{game}", ".stations")
    expect(page.locator(".list .disc.done")).to_have_count(len(short))
    page.locator(".way .about .confirm").click()
    page.wait_for_url(re.compile(r"/t/.*guided"))
    page.wait_for_selector(".rubric")


@pytest.mark.parametrize(("game", "language"), TURNS)
def test_the_short_way_leads_to_a_first_match(visit: type[Visitor], game: str, language: str) -> None:
    walk(visit, game, language)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [each for each in ALL if each not in TURNS])
def test_the_short_way_in_every_language(visit: type[Visitor], game: str, language: str) -> None:
    walk(visit, game, language)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_ends(visit: type[Visitor], game: str) -> None:
    guest: Visitor = visit(width=1440, height=900)  # type: ignore[call-arg]
    for lesson in lessons(game):
        play_lesson(guest, game, lesson.number)


def lay(guest: Visitor, *cards: int) -> None:
    for card in cards:
        guest.page.locator(f'.shelf [data-card="{card}"]').click()
        expect(guest.page.locator(f'.shelf [data-card="{card}"]')).to_have_attribute("data-chosen", "")


def cards_of(number: int, step: int, kind: str) -> list[int]:
    """The cards that are laid in an attempt of a lesson of Havoc."""
    attempt = getattr(lessons("havoc")[number - 1].steps[step - 1], kind)[0]
    return [move.actions[0].what for move in asked(attempt) if move.actions[0].verb == "lay"]


def test_what_is_not_meant_is_answered_shown_and_taken_back(visit: type[Visitor]) -> None:
    """On the board: cards are laid, the answer stands beside them, it is played out, then the table is as before."""
    guest: Visitor = visit(width=1440, height=900, still=False, pace="normal")  # type: ignore[call-arg]
    page = guest.page
    open_lesson(guest, "havoc", 1)
    asks = page.locator("[data-gloss]").inner_text()
    expect(page.locator("[data-said]")).to_have_text(asks)
    lay(guest, *cards_of(1, 1, "other"))
    page.locator(".choices .confirm").click()
    expect(page.locator("[data-gloss]")).not_to_have_text(asks)
    expect(page.locator(".answers .confirm")).to_be_focused()
    page.locator(".answers .button:not(.confirm)").click()
    page.wait_for_selector(".scroll")
    page.wait_for_selector(".answers .confirm", timeout=60_000)
    page.locator(".answers .confirm").click()
    expect(page.locator("[data-gloss]")).to_have_text(asks)
    expect(page.locator(".shelf [data-card]")).to_have_count(5)
    lay(guest, *cards_of(1, 1, "right"))
    page.locator(".choices .confirm").click()
    page.wait_for_selector(".answers .confirm", timeout=60_000)
    page.keyboard.press("Enter")
    expect(page.locator(".steps .disc.done")).to_have_count(1)


def test_a_page_that_is_loaded_again_goes_on_where_it_was(visit: type[Visitor]) -> None:
    guest: Visitor = visit(width=1440, height=900)  # type: ignore[call-arg]
    page = guest.page
    open_lesson(guest, "havoc", 1)
    lay(guest, *cards_of(1, 1, "right"))
    page.locator(".choices .confirm").click()
    page.locator(".answers .confirm").click()
    asks = page.locator("[data-gloss]").inner_text()
    page.reload()
    page.wait_for_selector("[data-gloss]")
    expect(page.locator("[data-gloss]")).to_have_text(asks)
    expect(page.locator(".steps .disc.done")).to_have_count(1)


def test_the_companion_is_sent_away_and_says_it_again(visit: type[Visitor]) -> None:
    guest: Visitor = visit(width=1440, height=900)  # type: ignore[call-arg]
    page = guest.page
    open_lesson(guest, "havoc", 2)
    page.keyboard.press("Escape")
    expect(page.locator("[data-gloss]")).to_have_count(0)
    page.locator(".margin .doing .button").first.click()
    expect(page.locator("[data-gloss]")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 640), (768, 1024)])
def test_the_companion_lies_over_no_position_in_words(visit: type[Visitor], width: int, height: int) -> None:
    guest: Visitor = visit(lang="hu", width=width, height=height)  # type: ignore[call-arg]
    open_lesson(guest, "macht", 2)
    guest.page.keyboard.press("t")
    guest.page.wait_for_selector("main > .position .fact")
    guest.settle()
    board, slip = guest.page.locator("main.board").bounding_box(), guest.page.locator(".gloss .slip").bounding_box()
    assert board and slip and board["y"] + board["height"] <= slip["y"] + 1
    assert board["height"] > 150
    guest.page.keyboard.press("t")
    guest.page.wait_for_selector("main > .position", state="detached")
    expect(guest.page.locator(".gloss:not(.small) [data-gloss]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_a_lesson_has_a_chronicle_and_no_chat(visit: type[Visitor], width: int, height: int) -> None:
    guest: Visitor = visit(width=width, height=height)  # type: ignore[call-arg]
    open_lesson(guest, "havoc", 1)
    buttons = guest.page.locator("button:visible")
    expect(buttons.filter(has=guest.page.locator("use[href='#ui-log']"))).to_have_count(0 if width == 1440 else 1)
    expect(guest.page.locator("use[href='#ui-chat']")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 640), (820, 1180), (390, 844)])
@pytest.mark.parametrize("dark", [False, True])
def test_a_lesson_has_no_faults(visit: type[Visitor], width: int, height: int, dark: bool) -> None:
    guest: Visitor = visit(width=width, height=height, dark=dark, lang="hu")  # type: ignore[call-arg]
    open_lesson(guest, "havoc", 3)
    assert guest.faults() == []
    guest.go("/learn", ".stations")
    assert guest.faults() == []
    guest.go("/learn/havoc", ".list")
    assert guest.faults() == []


def test_a_companion_of_a_first_match_comes_and_goes(visit: type[Visitor]) -> None:
    """Speaks up at the first decision, is read and put away, says it again, is sent away, and comes back when called."""
    guest: Visitor = visit(width=1440, height=900)  # type: ignore[call-arg]
    page = guest.page
    table = guest.set_table("havoc", 4, hints=True)
    guest.go(f"/t/{table}?guided", ".ideas")
    said = page.locator("[data-gloss]").inner_text()
    assert guest.faults() == []
    page.keyboard.press("Escape")
    expect(page.locator(".ideas")).to_have_count(0)
    row = page.locator(".log .row")
    row.locator(".button").first.click()
    expect(page.locator("[data-gloss]")).to_have_text(said)
    with page.expect_response(re.compile("/api/learn/havoc/notes")):
        row.locator(".button").last.click()
    expect(page.locator(".ideas")).to_have_count(0)
    page.reload()
    expect(row.locator(".button")).to_have_count(1)
    with page.expect_response(re.compile("/api/learn/havoc/notes")):
        row.locator(".button").click()
    expect(row.locator(".button").last).to_be_visible()
    learned = guest.ask("GET", "/api/learn/havoc")["learned"]
    assert "alone" not in learned and any(what.startswith("note-") for what in learned)


def test_exercises_of_one_theme_are_told_apart_by_their_numbers(visit: type[Visitor]) -> None:
    guest: Visitor = visit(lang="de", width=390, height=844)  # type: ignore[call-arg]
    guest.go("/learn/maginor", ".exercises")
    discs = guest.page.locator(".exercises .disc").all_inner_texts()
    assert discs == [str(number + 1) for number in range(len(exercises("maginor")))]


@pytest.mark.parametrize("game", [key for key in keys() if exercises(key)])
def test_an_exercise_is_solved_in_the_same_page(visit: type[Visitor], game: str) -> None:
    guest: Visitor = visit(lang="de", width=390, height=844, touch=True)  # type: ignore[call-arg]
    page = guest.page
    name = exercises(game)[0].name
    open_lesson(guest, game, f"exercises/{name}")
    assert guest.sideways() == 0
    play_lesson(guest, game, f"exercises/{name}")
    expect(page.locator(".answers a.confirm")).to_be_visible()
    page.locator(".gloss summary").click()
    expect(page.locator(".gloss details li")).to_have_count(min(3, len(exercises(game)[0].lesson.steps[0].other)))
    assert guest.faults() == []
    page.wait_for_function(
        "async place => (await (await fetch(place)).json()).learned.some(what => what.startsWith('exercise-'))",
        arg=f"/api/learn/{game}",
    )
