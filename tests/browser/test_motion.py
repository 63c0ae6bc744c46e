"""A piece is seen on its way from where it was to where it is, at every size of the page, and not where people want
stillness. What rivals do is shown step by step, as fast as the person likes."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from tests.browser.films import TURNS, Filmed, Turn, found_turn
from tests.browser.fitting import Look, Looking
from tests.browser.scenes import SCENES, Staged, found

RECRUITING = next(scene for scene in SCENES if scene.name == "havoc-recruiting")
SIZES = {"desk": (1440, 900), "huge": (3840, 2160), "phone": (390, 844)}

FOLLOW = """name => {
    window.way = [];
    const look = () => {  // what has been painted, not what is about to be
        const piece = document.querySelector(`[data-piece="${name}"]`);
        if (piece) {
            const { left, top, width, height } = piece.getBoundingClientRect();
            window.way.push({ at: [left + width / 2, top + height / 2], isInHand: piece.closest(".shelf") !== null, isFlying: piece.getAnimations().length > 0 });
        }
        requestAnimationFrame(() => setTimeout(look));
    };
    look();
}"""
"""Where the middle of a piece is, frame by frame."""

HALFWAY = """least => {
    const flights = document.getAnimations();
    return flights.filter(({ effect }) => effect.target?.dataset.piece).length >= least
        && flights.every(({ currentTime, effect }) => currentTime > effect.getTiming().duration / 2);
}"""
"""So many pieces at least have begun to fly, and all of them have come halfway."""
SLOWLY = "document.documentElement.style.setProperty('--m-move', '4000ms')"


def recruit(visit: Any, still: bool, size: str) -> tuple[list[Any], Any]:
    """Take the first recruit into the hand; the way it went, and the page."""
    width, height = SIZES[size]
    guest = visit(still=still, width=width, height=height)
    match, seat, (recruits,) = found(RECRUITING)
    Staged(match, seat).seat_guest(guest)
    page = guest.page
    page.wait_for_selector(recruits)
    if not still:
        page.evaluate(SLOWLY)
    name = page.locator(recruits).first.get_attribute("data-piece")
    page.evaluate(FOLLOW, name)
    page.locator(recruits).first.click()
    page.locator(".choices .confirm").click()
    page.wait_for_selector(f".shelf [data-piece='{name}']")
    if still:
        page.wait_for_timeout(300)
    page.wait_for_function(HALFWAY, arg=0 if still else 1)
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return page.evaluate("window.way"), page


@pytest.mark.parametrize("size", list(SIZES))
def test_a_recruit_is_seen_on_its_way_to_the_hand(visit, size) -> None:  # type: ignore[no-untyped-def]
    way, _ = recruit(visit, still=False, size=size)
    landed = next(number for number, seen in enumerate(way) if seen["isInHand"])
    first = next(number for number, seen in enumerate(way) if seen["isInHand"] and seen["isFlying"])
    assert first <= landed + 1, "It was there before it flew."  # once it may be looked at before it is drawn
    start, goal = way[landed - 1]["at"], way[-1]["at"]
    whole = dist(start, goal)
    assert whole > 100
    assert dist(way[first]["at"], start) < 0.4 * whole, "It jumped."
    between = [seen for seen in way[first:] if 0.05 * whole < dist(seen["at"], goal) < 0.95 * whole]
    assert len(between) >= 5
    # On the straight line, not somewhere next to it.
    assert all(dist(seen["at"], start) + dist(seen["at"], goal) < 1.15 * whole for seen in between)


def test_nothing_moves_where_stillness_is_wanted(visit) -> None:  # type: ignore[no-untyped-def]
    way, page = recruit(visit, still=True, size="desk")
    assert len({tuple(seen["at"]) for seen in way if seen["isInHand"]}) == 1
    assert page.locator(".chronicle .last").count() == 1
    assert page.evaluate("document.getAnimations().length") == 0


# Rivals' turns, step by step

DANCE = next(turn for turn in TURNS if turn.game == "druidenwalzer")
SCROLL = ".steps .scroll"
HOUR = 3600
COUNT = "() => document.querySelector('.control .count')?.textContent ?? ''"


def watched(visit: Any, turn: Turn = DANCE, wait: bool = True, **about: Any) -> Any:
    """The page of somebody whose rivals are having their turn; its time stands still until we let it run."""
    guest = visit(**{"still": False, "pace": "slow", "width": 1440, "height": 900, **about})
    guest.page.clock.install(time=0)
    match, seat, entries = found_turn(turn)
    staged = Filmed(match, seat)
    staged.seat_guest(guest)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 15)  # when what tells turns is fetched
    guest.page.wait_for_selector(".steps", state="attached")
    staged.play_on(entries)
    if wait:
        guest.page.wait_for_selector(SCROLL)
    return guest.page


def step(page: Any) -> int:
    """The step on the scroll; 0 if there is none."""
    scroll = page.locator(SCROLL)
    return int(scroll.get_attribute("data-step")) if scroll.count() else 0


@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_a_turn_is_told_step_by_step_in_its_order(visit, turn) -> None:  # type: ignore[no-untyped-def]
    """With its sentence beside what it speaks of, and not over it, while nothing is asked."""
    page = watched(visit, turn)
    page.keyboard.press("Space")
    told: list[Any] = []
    while number := step(page):
        assert number == len(told) + 1
        told.append(page.locator(f"{SCROLL} span").text_content())
        assert page.locator(".chronicle li").last.text_content()
        assert page.locator("[data-lit], .choices .button").count() == 0
        assert page.locator(".rubric .kicker").text_content() != "Your turn"
        page.keyboard.press("ArrowRight")
    assert len(told) >= 3 and all(told)
    page.wait_for_selector(".rubric.asked")
    assert page.locator(".since li").count() >= 1
    assert page.locator(".steps [data-mark=a]").count() >= 1


def test_a_scroll_does_not_cover_what_it_speaks_of(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit, still=True)
    while step(page):
        page.clock.run_for(1100)  # until all of it lies where it will lie
        covered = page.evaluate(
            """() => {
            const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            const scroll = document.querySelector(".steps .scroll").getBoundingClientRect();
            return [...document.querySelectorAll(".steps .frame")].filter(one => over(one.getBoundingClientRect(), scroll)).length;
        }"""
        )
        assert covered == 0
        page.keyboard.press("ArrowRight")


TOLD_AT = [
    Look("hu", False, (360, 780)), Look("de", True, (1280, 640)), Look("de", False, (360, 780)),
    Look("hu", False, (1366, 768)), Look("hu", True, (820, 1180)), Look("de", False, (1440, 900)),
]  # fmt: skip


@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_nothing_is_cut_or_covered_while_a_turn_is_told(visit, turn) -> None:  # type: ignore[no-untyped-def]
    """Neither the words of the step nor what tells how far it is, nor figures of the board under its scroll."""
    guest = visit(still=False, pace="slow", width=1440, height=900)
    match, seat, entries = found_turn(turn)
    staged = Filmed(match, seat)
    guest.page.clock.install()
    staged.seat_guest(guest)
    guest.fetch_the_rest()
    staged.play_on(entries)
    page, looking = guest.page, Looking(guest)
    page.wait_for_selector(SCROLL)
    page.keyboard.press("Space")
    told: list[str] = []
    for look in TOLD_AT:
        told += [f"step {step(page)} {fault}" for fault in looking.faults(look)]
        if page.locator(".steps .scroll").count() and step(page) < len(entries):
            page.keyboard.press("ArrowRight")
    assert not told, "\n".join(told)


def test_steps_go_on_by_themselves_until_it_is_your_turn(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit, pace="fast")
    page.clock.resume()
    page.wait_for_selector(".rubric.asked", timeout=60_000)
    assert step(page) == 0


def test_a_turn_stands_still_goes_back_and_is_skipped(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit)
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step(page) == 3
    page.clock.run_for(30_000)
    assert step(page) == 3
    page.keyboard.press("ArrowLeft")
    assert step(page) == 2
    page.keyboard.press("Escape")
    page.wait_for_selector(".rubric.asked")
    assert step(page) == 0


def test_a_press_on_the_board_goes_one_step_on_and_one_on_the_hand_to_now(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit)
    page.keyboard.press("Space")
    page.locator("[data-tree]").first.click(position={"x": 20, "y": 60}, force=True)
    assert step(page) == 2
    page.locator(".shelf .card").first.click(force=True)
    page.wait_for_selector(".rubric.asked")
    assert step(page) == 0


def test_no_steps_where_none_are_wished(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit, wait=False, pace="none")
    page.wait_for_selector(".rubric.asked")
    page.clock.run_for(6000)
    page.wait_for_selector(".since li")
    assert step(page) == 0
    assert page.locator(".since li").count() >= 1


def test_the_same_steps_without_flight_where_stillness_is_wanted(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit, still=True)
    many = page.evaluate(COUNT)
    for _ in range(3):
        assert page.evaluate("document.getAnimations().length") == 0
        page.keyboard.press("ArrowRight")
    assert step(page) == 4
    moving = watched(visit)
    moving.keyboard.press("Space")
    assert moving.evaluate(COUNT) == many


def test_where_stillness_is_wanted_a_step_waits_for_a_key_or_a_press(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit, still=True, pace="fast")
    control = page.locator(".control")
    assert "wait for a key or a press" in control.inner_text()
    assert control.get_by_role("group", name="Pace").count() == 0
    page.clock.run_for(30_000)
    assert step(page) == 1
    page.keyboard.press("Space")
    assert step(page) == 2
    control.get_by_role("button", name="Go on").click()
    assert step(page) == 3
    page.locator("[data-tree]").first.click(position={"x": 20, "y": 60}, force=True)
    assert step(page) == 4
    page.clock.run_for(30_000)
    assert step(page) == 4
    page.keyboard.press("ArrowLeft")
    assert step(page) == 3
    page.keyboard.press("Escape")
    page.wait_for_selector(".rubric.asked")


@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_a_turn_right_after_the_page_has_come_is_told_from_its_first_step(visit, turn) -> None:  # type: ignore[no-untyped-def]
    """What tells it is fetched then."""
    guest = visit(still=False, pace="slow", width=1440, height=900)
    guest.page.clock.install(time=0)
    match, seat, entries = found_turn(turn)
    staged = Filmed(match, seat)
    guest.page.clock.pause_at(HOUR)  # however long it takes
    staged.seat_guest(guest)
    assert guest.page.locator(".steps").count() == 0
    staged.play_on(entries)
    guest.page.wait_for_selector(SCROLL)
    guest.page.keyboard.press("Space")
    assert step(guest.page) == 1


@pytest.mark.parametrize("size", [(1366, 768), (1280, 640)], ids=str)
def test_a_low_board_keeps_its_size_when_the_turn_comes_back(visit, size) -> None:  # type: ignore[no-untyped-def]
    """What controls the telling is no higher than what is asked afterwards."""
    page = watched(visit, width=size[0], height=size[1])
    high = "document.querySelector('main.board').clientHeight"
    while_told = page.evaluate(high)
    page.keyboard.press("Escape")
    page.wait_for_selector(".rubric.asked")
    assert page.evaluate(high) == while_told


def test_a_line_and_its_marks_are_raised_together(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit)
    page.keyboard.press("Escape")
    page.wait_for_selector(".since .line")
    letter = page.locator(".since .letter").first.inner_text()
    raised = page.locator(f".steps .disc.raised[data-mark={letter}]")
    assert raised.count() == 0
    page.locator(".since .line").first.hover()
    raised.first.wait_for()
    page.mouse.move(2, 2)
    raised.first.wait_for(state="detached")
    page.locator(".since .line").first.focus()
    raised.first.wait_for()
    page.locator(".since .line").first.blur()
    box = page.locator(f".steps .disc[data-mark={letter}]").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".since li.raised")
    assert page.locator(".since li.raised .letter").inner_text() == letter


def test_a_letter_stands_only_once_at_a_thing(visit) -> None:  # type: ignore[no-untyped-def]
    """Several cards go to the same seat."""
    page = watched(visit, Turn("havoc", 4, {"Took": 4, "PutDown": 2}))
    page.keyboard.press("Escape")
    page.wait_for_selector(".since .line")
    page.clock.run_for(1000)
    marks = [(disc.text_content(), disc.bounding_box()) for disc in page.locator(".steps .disc").all()]
    places = [(letter, round(box["x"]), round(box["y"])) for letter, box in marks]
    assert places
    assert [letter for letter, x, y in places if (letter, x + 21, y) in places] == []  # pushed aside by its own twin


def test_what_was_last_is_played_again_and_leaves_with_the_first_choice(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit)
    page.keyboard.press("Escape")
    page.locator(".since .again").click()
    assert step(page) == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".rubric.asked")
    assert page.locator(".steps [data-mark=a]").count()
    page.locator(".shelf .card[data-lit]").first.click()
    page.locator("[data-tree][data-lit]").first.click()
    assert page.locator(".since").count() == 0
    assert page.locator(".steps [data-mark]").count() == 0
    page.keyboard.press("l")
    assert page.locator(".since").count() == 1


def test_the_pace_is_remembered(visit) -> None:  # type: ignore[no-untyped-def]
    page = watched(visit)
    page.get_by_role("button", name="fast", exact=True).click()
    page.clock.resume()
    page.wait_for_selector(".rubric.asked", timeout=60_000)
    assert page.evaluate("JSON.parse(localStorage.getItem('tafelrunde')).pace") == "fast"


def test_a_piece_flies_at_its_own_size(visit) -> None:  # type: ignore[no-untyped-def]
    """Also from the panel of a seat, which is much larger."""
    havoc = next(turn for turn in TURNS if turn.game == "havoc")
    page = watched(visit, havoc)
    page.keyboard.press("Space")
    page.evaluate(SLOWLY)
    page.clock.resume()
    widest = 0.0
    while step(page):
        page.wait_for_timeout(150)
        sizes = page.evaluate(
            """() => document.getAnimations().map(one => one.effect.target).filter(one => one?.dataset?.piece)
                .map(one => one.getBoundingClientRect().width / one.offsetWidth)"""
        )
        widest = max([widest, *sizes])
        page.keyboard.press("ArrowRight")
    assert 0 < widest < 1.6
