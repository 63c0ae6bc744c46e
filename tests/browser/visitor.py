"""A guest at a browser: goes to pages, clicks what is lit, looks for faults."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Locator, Page, WebSocketRoute, sync_playwright

from tests.browser.rooms import Rooms

INSTALL: Final = "apt-get install chromium"
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIT: Final = "[data-lit], .choices .button:not(:disabled)"


OPEN_POINT: Final = """
    const openPoint = thing => {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = thing.getBoundingClientRect();
        for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.25, 0.12, 0.75, 0.06, 0.9]) {
            const [x, y] = [box.left + box.width * along, box.top + box.height * down];
            const there = document.elementFromPoint(x, y);
            if (there && (there === thing || thing.contains(there))) return [x, y];
        }
        return null;
    };"""
"""A point of an element that nothing else covers: in a fan the middle of a card lies under the next one."""

PICK: Final = f"""([selector, chance]) => {{ {OPEN_POINT}
    const things = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length && getComputedStyle(one).visibility === "visible");
    if (!things.length) return null;
    const first = Math.floor(chance * things.length);
    for (const thing of [...things.slice(first), ...things.slice(0, first)]) {{
        const point = openPoint(thing);
        if (point) return point;
    }}
    return null;
}}"""
"""Where to click on one of the things of a selector, at random; the next one if it is entirely covered."""

NEXT_KEY: Final = """([selector, preferred, chance, steps]) => {
    const middle = thing => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const things = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    const goals = preferred.map(like => things.filter(one => one.matches(like))).find(liked => liked.length) ?? things;
    const goal = goals[Math.floor(chance * goals.length)];
    const from = document.activeElement;
    if (!goal || from === goal || !steps) return things.includes(from) ? "Enter" : "";
    if (from === document.body || from.matches("main")) return "ArrowRight";
    const [[x, y], [u, v]] = [middle(from), middle(goal)];
    return Math.abs(u - x) > Math.abs(v - y) ? (u > x ? "ArrowRight" : "ArrowLeft") : v > y ? "ArrowDown" : "ArrowUp";
}"""
"""Which key a hand would press next on the way to a thing, chosen by chance, and Enter when it is there or tired of walking."""

WAITS: Final = """() => document.activeElement.matches("[data-chosen][data-choice]")
    && document.activeElement.dataset.choice === document.querySelector(".choices .confirm")?.dataset.choice"""
"""Whether what has the focus was chosen and is waiting to be confirmed."""

FAULTS: Final = """async () => {
    const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const isCut = thing => {  // by the edge of a hand that scrolls: as a target it is as large as when it has been scrolled to
        const box = thing?.getBoundingClientRect();
        for (let around = thing?.parentElement; around; around = around.parentElement) {
            const edge = around.getBoundingClientRect();
            if (getComputedStyle(around).overflowX === "auto" && (box.left < edge.left || box.right > edge.right)) return true;
        }
        return false;
    };
    const found = [];
    for (const { id, nodes } of (await axe.run(document, { runOnly: rules })).violations)
        for (const { target, failureSummary } of nodes) {
            const thing = document.querySelector(target[0]);
            if (id === "target-size" && isCut(thing)) continue;
            const { x, y, width, height } = thing?.getBoundingClientRect() ?? {};
            found.push(`${id}: ${target} at ${[x, y, width, height].map(Math.round)} ${failureSummary.slice(0, 300)}`);
        }
    return found;
}"""

SET_PACE: Final = """try {
    const kept = JSON.parse(localStorage.getItem("tafelrunde") ?? "{}");
    if (!kept.pace) localStorage.setItem("tafelrunde", JSON.stringify({ ...kept, pace }));
} catch { /* a page without an address has no storage */ }"""
"""How fast others' turns are shown to a guest who has not chosen yet: tests that are about something else do not wait."""

TURN: Final = ".rubric.asked:not([aria-busy='true']), .rubric.over"
ALONE: Final = {"Connection": "close"}
"""No request of ours goes over a connection that was idle: the server may be closing it just then."""
ANSWERED: Final = ".rubric:not([aria-busy='true'])"
LATER: Final = 5000
"""So many milliseconds after a table comes what is not needed to play at it."""
SEEN: Final = 0.42
"""After so many seconds a hand has seen what is there now: a click that comes sooner may not be meant for it."""
SIZED: Final = "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches"
SETTLED: Final = """async () => {
    // A frame of the browser, with its news about sizes, also where the page has a clock of its own.
    const frame = () => new Promise((done) => new IntersectionObserver((_, watch) => { watch.disconnect(); done(); }).observe(document.documentElement));
    const onTheWay = () => document.getAnimations().filter((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity);
    let changes = 0, rounds = 0, known;
    const watch = new MutationObserver((seen) => { changes += seen.length; });
    watch.observe(document, { subtree: true, childList: true, attributes: true });  // words of clocks change all the time
    do {
        if ((rounds += 1) > 200) throw new Error("The page never stands still.");
        known = changes;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));  // what the page put off has begun
        await frame();
        await frame();
        await document.fonts.ready;
        await Promise.allSettled(onTheWay().map((one) => one.finished));
    } while (changes !== known || onTheWay().length);
    watch.disconnect();
}"""
"""The page has been drawn for its size, with its own letters; nothing flies any more, and nothing else has changed meanwhile."""


def chromium_path() -> Path | None:
    """The Chromium that CHROMIUM names, else one on this machine; none is ever downloaded."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named)
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
        self, browser: Browser | Rooms, house: str, lang: str = "en", width: int = 1280, height: int = 860,
        dark: bool = False, still: bool = True, scale: float = 1, touch: bool = False, pace: str = "none",
    ) -> None:  # fmt: skip
        self.house: Final = house
        self.rooms: Final = browser if isinstance(browser, Rooms) else None
        self.context: Final = browser.new_context(
            locale=lang, device_scale_factor=scale, has_touch=touch, is_mobile=touch
        )
        self.page: Final[Page] = self.context.new_page()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference"
        )
        self.page.add_init_script(f"const pace = '{pace}';" + SET_PACE)
        self.is_cut = False
        self.clicked = 0.0
        self.complaints: Final[list[str]] = []
        self.page.on("console", lambda said: self.complain(said.type, said.text, said.location.get("url", "")))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def complain(self, kind: str, text: str, at: str = "") -> None:
        # A lost connection is reported by the browser itself; the page must live with it.
        if (
            kind in ("error", "warning")
            and "WebSocket connection" not in text
            and "ERR_INTERNET_DISCONNECTED" not in text
        ):
            self.complaints.append(f"{text} {at}" if "Failed to load resource" in text else text)

    def leave(self) -> None:
        self.page.unroute_all(behavior="ignoreErrors")
        if self.rooms:
            self.rooms.give_back(self.page, self.house)
        else:
            self.context.close()

    def go(self, path: str, sight: str) -> None:
        """To a page, until this can be seen."""
        self.page.goto(self.house + path)
        self.page.wait_for_selector(sight)

    def set_table(self, game: str, seats: int = 2, level: str = "squire", **about: Any) -> str:
        """A table with bots, straight from the API; its id."""
        chairs = [{"kind": "you"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
        told = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "chairs": chairs, **about})
        return str(told["id"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request in the guest's name; one that was kept open could be closed by the server while it is used."""
        answer = self.page.request.fetch(
            self.house + path, method=method, data=json.dumps(body or {}) if method != "GET" else None,
            headers={"Content-Type": "application/json", "Origin": self.house, "Connection": "close"},
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def sit_at(self, table: str, query: str = "") -> None:
        self.go(f"/t/{table}{query}", ".rubric, .waiting")

    def is_over(self) -> bool:
        return self.page.locator(".rubric.over").count() > 0

    def wait_for_turn(self) -> bool:
        """Until something is asked, or the match is over; whether it goes on."""
        self.page.wait_for_selector(TURN, timeout=60_000)
        return not self.is_over()

    def wait_for_answer(self) -> None:
        """Until what was done last is answered: what is done meanwhile is not heard. On a line that is cut none comes."""
        if not self.is_cut:
            self.page.wait_for_selector(ANSWERED)

    def settle(self) -> None:
        """Until the page is as it will stay: before anything on it is measured."""
        self.page.evaluate(SETTLED)

    def resize(self, width: int, height: int) -> None:
        """Until the page is laid out for it; what is on its way to where it would have been before arrives there first."""
        self.settle()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(SIZED, arg=[width, height])
        self.settle()

    def fetch_the_rest(self) -> None:
        """What tells others' turns, now instead of seconds after the table; the clock of the page was installed before."""
        self.page.clock.fast_forward(LATER)
        self.page.wait_for_selector(".steps", state="attached")

    def lit(self) -> Locator:
        return self.page.locator(LIT).locator("visible=true")

    def click_something(self, dice: random.Random, prefer: str = "") -> None:
        """One of the things that are lit, then the confirming button if it asks for one; mostly a preferred one."""
        try:
            preferred = f"[data-choice^='{prefer}']:not(:disabled)" if prefer and dice.random() < 0.85 else ""
            if (preferred and self.click_one(preferred, dice)) or self.click_one(LIT, dice):
                self.wait_for_answer()  # cards are gathered with the server
                self.click_one("body:has([data-chosen]) .choices .confirm:not(:disabled)", dice)
        except Error:
            pass  # The table changed under the pointer, as it does under a hand; look again.

    def press_something(self, dice: random.Random, prefer: tuple[str, ...] = ()) -> None:
        """Go to one of the things that are lit by the arrows, press Enter, and once more to confirm; mostly one of the first that are preferred."""
        preferred = list(prefer) if dice.random() < 0.85 else []
        chance = dice.random()
        for steps in range(8, -1, -1):
            key = self.page.evaluate(NEXT_KEY, [LIT, preferred, chance, steps])
            if not key:
                return
            self.page.keyboard.press(key)
            if key == "Enter":
                break
        if self.page.evaluate(WAITS):
            self.page.keyboard.press("Enter")

    def click_one(self, selector: str, dice: random.Random) -> bool:
        """Click one of these where it can be seen; returns whether there was one."""
        point = self.page.evaluate(PICK, [selector, dice.random()])
        if point is not None:
            self.page.mouse.click(point[0], point[1])
        return point is not None

    def click_in_time(self, thing: Locator) -> None:
        """As a hand does that looks before it clicks again: what comes under it at once takes no second click."""
        self.page.wait_for_timeout(max(0, 1000 * (self.clicked + SEEN - time.monotonic())))
        thing.click()
        self.clicked = time.monotonic()

    def click_visible_part(self, thing: Locator) -> None:
        point = thing.evaluate(f"thing => {{ {OPEN_POINT} return openPoint(thing); }}")
        if point is None:
            thing.click()
        else:
            self.page.mouse.click(point[0], point[1])

    def tear_the_line(self) -> None:
        """From now on every socket of the page goes through our hands: `cut` breaks it and `mend` lets it be."""
        self.line: WebSocketRoute | None = None

        def pass_on(route: WebSocketRoute) -> None:
            if self.is_cut:
                route.close(code=1012)
            else:
                self.line = route
                route.connect_to_server()

        self.page.route_web_socket("**/socket*", pass_on)

    def cut(self) -> None:
        self.is_cut = True
        if self.line:
            self.line.close(code=1012)

    def mend(self) -> None:
        self.is_cut = False

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
        self.settle()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return [str(fault) for fault in self.page.evaluate(FAULTS)]

    def sideways(self) -> int:
        """By how many pixels the page could be scrolled sideways."""
        self.settle()
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
