"""How long it takes from a click to the first frame that answers it, at a table in the middle of a match."""

from __future__ import annotations

import random
import statistics
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from bench.web.loaded import Line, Loaded
from tests.browser.visitor import Visitor

CLICKS: Final = 60
LONGEST: Final = 2000
"""A click that changes nothing is not waited for longer, in milliseconds."""

WATCH: Final = """
    window.drawn = [];
    let clicked = 0;
    addEventListener("click", event => { clicked = event.timeStamp; }, { capture: true });
    new MutationObserver(() => {
        if (!clicked) return;
        const since = clicked;
        clicked = 0;
        requestAnimationFrame(() => setTimeout(() => drawn.push(performance.now() - since)));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""The first change after a click, until it has been painted."""


@dataclass(frozen=True)
class Clicks:
    game: str
    line: str
    times: list[float]

    def row(self) -> str:
        slowest = statistics.quantiles(self.times, n=20)[-1]
        return (
            f"| {self.game} | {self.line} | {len(self.times)} | {statistics.median(self.times):.0f} | {slowest:.0f} |"
        )


def measure_clicks(browser: Browser, house: str, game: str, line: Line) -> Clicks:
    guest = Visitor(browser, house, width=line.width, height=line.height, still=False)
    guest.page.add_init_script(WATCH)
    Loaded(guest.page, line)
    dice = random.Random(1)
    guest.sit_at(guest.set_table(game))
    times: list[float] = []
    while len(times) < CLICKS:
        if not guest.wait_for_turn():
            guest.sit_at(guest.set_table(game))
            continue
        guest.page.evaluate("drawn.length = 0")
        guest.click_one("[data-lit], .choices .button:not(:disabled)", dice)
        guest.page.wait_for_function(
            "([longest, began]) => drawn.length || performance.now() - began > longest",
            arg=[LONGEST, guest.page.evaluate("performance.now()")],
        )
        times += guest.page.evaluate("drawn.slice(0, 1)")
    guest.leave()
    return Clicks(game, line.name, times)
