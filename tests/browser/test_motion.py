"""A piece is seen on its way from where it was to where it is, at every size of the page; and not where people want stillness."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from tests.browser.scenes import SCENES, Staged, found

RECRUITING = next(scene for scene in SCENES if scene.name == "havoc-recruiting")
SIZES = {"desk": (1440, 900), "huge": (3840, 2160), "phone": (390, 844)}

FOLLOW = """name => {
    window.way = [];
    const look = () => {  // what has been painted, not what is about to be
        const piece = document.querySelector(`[data-piece="${name}"]`);
        if (piece) {
            const { left, top, width, height } = piece.getBoundingClientRect();
            window.way.push({ at: [left + width / 2, top + height / 2], isInHand: piece.closest(".shelf") !== null });
        }
        requestAnimationFrame(() => setTimeout(look));
    };
    look();
}"""
"""Where the middle of a piece is, frame by frame."""

SLOWLY = "document.documentElement.style.setProperty('--m-move', '4000ms')"


def recruit(visit: Any, still: bool, size: str) -> tuple[list[Any], Any]:
    """Take the first recruit into the hand; the way it went, and the page."""
    width, height = SIZES[size]
    guest = visit(still=still, width=width, height=height)
    guest.go("/", ".games")
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
    page.wait_for_timeout(300 if still else 4600)
    return page.evaluate("window.way"), page


@pytest.mark.parametrize("size", list(SIZES))
def test_a_recruit_is_seen_on_its_way_to_the_hand(visit, size) -> None:  # type: ignore[no-untyped-def]
    way, _ = recruit(visit, still=False, size=size)
    first = next(number for number, seen in enumerate(way) if seen["isInHand"])
    start, goal = way[first - 1]["at"], way[-1]["at"]
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
