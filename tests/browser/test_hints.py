"""A hint marks everything that it means: the spirit and its tree, the marker and the region."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import SCENES, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("scene", "verb", "marked"),
    [
        ("druidenwalzer", "waltz", (".card[data-hinted]", "[data-tree][data-hinted]")),
        ("macht", "take-over", ("[data-marker][data-hinted]", "[data-region][data-hinted]")),
        ("havoc-4", "lay", ("[data-card][data-hinted], .card[data-hinted]",)),
    ],
)
def test_all_parts_of_the_hinted_choice_are_marked(
    visit: Visit, scene: str, verb: str, marked: tuple[str, ...]
) -> None:
    guest = visit(width=1440, height=900)
    match, seat, _ = found(next(each for each in SCENES if each.name == scene))
    table = Staged(match, seat)
    table.advised = next(action for action in match.legal(seat) if action.verb == verb)
    table.seat_guest(guest)
    guest.page.get_by_role("button", name="Hint").click()
    for selector in marked:
        expect(guest.page.locator(selector)).to_have_count(1)
