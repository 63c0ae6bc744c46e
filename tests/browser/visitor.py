"""A guest at a browser: goes to pages, clicks what is lit, looks for faults."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

INSTALL: Final = "apt-get install chromium"
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIT: Final = "[data-lit]:visible, .choices .button:not(:disabled):visible"


VISIBLE: Final = """thing => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.25, 0.12, 0.75, 0.06, 0.9]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        const there = document.elementFromPoint(x, y);
        if (there && (there === thing || thing.contains(there))) return [x, y];
    }
    return null;
}"""
"""A point of the element that nothing else covers."""


def chromium_path() -> Path | None:
    """A Chromium of this machine; none is ever downloaded."""
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def launch(path: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(path), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One guest with a cookie of its own, at one page."""

    def __init__(
        self, browser: Browser, house: str, lang: str = "en", width: int = 1280, height: int = 860,
        dark: bool = False, still: bool = True, scale: float = 1,
    ) -> None:  # fmt: skip
        self.house: Final = house
        self.context: Final = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, device_scale_factor=scale,
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference",
        )  # fmt: skip
        self.page: Final[Page] = self.context.new_page()
        self.complaints: Final[list[str]] = []
        self.page.on("console", lambda said: self.complain(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def complain(self, kind: str, text: str) -> None:
        # A lost connection is reported by the browser itself; the page must live with it.
        if (
            kind in ("error", "warning")
            and "WebSocket connection" not in text
            and "ERR_INTERNET_DISCONNECTED" not in text
        ):
            self.complaints.append(text)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str, sight: str) -> None:
        """To a page, until this can be seen."""
        self.page.goto(self.house + path)
        self.page.wait_for_selector(sight)

    def set_table(self, game: str, seats: int = 2, level: str = "squire", **about: Any) -> str:
        """A table with bots, straight from the interface; its id."""
        chairs = [{"kind": "you"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
        told = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "chairs": chairs, **about})
        return str(told["id"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request in the guest's name."""
        answer = self.page.request.fetch(
            self.house + path, method=method, data=json.dumps(body or {}) if method != "GET" else None,
            headers={"Content-Type": "application/json", "Origin": self.house},
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def sit_at(self, table: str, query: str = "") -> None:
        self.go(f"/t/{table}{query}", ".rubric, .waiting")

    def is_over(self) -> bool:
        return self.page.locator(".rubric.over").count() > 0

    def wait_for_turn(self) -> bool:
        """Until something is asked, or the match is over; whether it goes on."""
        self.page.wait_for_selector(
            ".rubric.asked .choices, .rubric.asked ~ *, [data-lit], .rubric.over", timeout=60_000
        )
        return not self.is_over()

    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def click_something(self, dice: random.Random, prefer: str = "") -> None:
        """One of the things that are lit, then the confirming button if it asks for one; mostly a preferred one."""
        try:
            things = self.lit()
            if prefer and dice.random() < 0.85:
                preferred = self.page.locator(f".choices [data-choice^='{prefer}']:not(:disabled)")
                things = preferred if preferred.count() else things
            count = things.count()
            if count:
                self.click_visible_part(things.nth(dice.randrange(count)))
                confirm = self.page.locator(".choices .confirm:visible")
                if self.page.locator("[data-chosen]").count() and confirm.count():
                    confirm.click(timeout=4000)
        except Error:
            pass  # The table changed under the pointer, as it does under a hand; look again.

    def click_visible_part(self, thing: Locator) -> None:
        """Click it where it can be seen: in a fan the middle of a card lies under the next one."""
        point = thing.evaluate(VISIBLE, timeout=4000)
        if point is None:
            thing.click(timeout=1000)
        else:
            self.page.mouse.click(point[0], point[1])

    def play_to_the_end(self, seed: int, most: int = 1500, prefer: str = "") -> None:
        """Click only what is lit, until the match is over. Some games need a preference, or chance would walk in circles."""
        dice = random.Random(seed)
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.click_something(dice, prefer)
        raise AssertionError(f"The match was not over after {most} clicks.")

    def faults(self) -> list[str]:
        """What axe-core finds wrong with the page, by the rules of WCAG 2.2 AA."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
        )
        return [
            f"{one['id']}: {node['target']} {node['failureSummary'][:300]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def sideways(self) -> int:
        """By how many pixels the page could be scrolled sideways."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
