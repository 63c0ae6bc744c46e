"""`python -m bench.web`: what a visitor waits for and loads, in a real Chromium, as on a desk and on a slow phone.

Prints two tables in Markdown, what is loaded and how fast clicks are answered; README.md next to this file keeps the
last ones."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from bench.web.clicks import measure_clicks
from bench.web.loaded import DESK, PHONE, Line, Loaded
from tests.browser.house import running_house
from tests.browser.visitor import INSTALL, Visitor, chromium_path, launch

GAMES: Final = ("havoc", "druidenwalzer", "maginor", "macht")
WATCH: Final = """
    window.seen = { shift: 0, paint: 0, largest: 0, script: 0 };
    const watch = (type, tell) => new PerformanceObserver(list => list.getEntries().forEach(tell)).observe({ type, buffered: true });
    watch("layout-shift", entry => { if (!entry.hadRecentInput) seen.shift += entry.value; });
    watch("paint", entry => { if (entry.name === "first-contentful-paint") seen.paint = entry.startTime; });
    watch("largest-contentful-paint", entry => { seen.largest = entry.startTime; });
    watch("longtask", entry => { seen.script = Math.max(seen.script, entry.duration); });
"""


@dataclass(frozen=True)
class Figures:
    page: str
    line: str
    paint: float
    largest: float
    shift: float
    longest: float
    client: float
    fonts: float
    rest: float

    def row(self) -> str:
        return (
            f"| {self.page} | {self.line} | {self.paint:.0f} | {self.largest:.0f} | {self.shift:.3f} | {self.longest:.0f} "
            f"| {self.client:.1f} | {self.fonts:.1f} | {self.rest:.1f} |"
        )


def measure(browser: Browser, house: str, name: str, path: str, sight: str, line: Line) -> Figures:
    guest = Visitor(browser, house, width=line.width, height=line.height, still=False)
    if path.startswith("/t/"):
        path = f"/t/{guest.set_table(path.removeprefix('/t/'))}"
    guest.page.add_init_script(WATCH)
    loaded = Loaded(guest.page, line)
    guest.go(path, sight)
    guest.page.wait_for_timeout(1500 if line is DESK else 3000)
    seen = guest.page.evaluate("seen")
    assert not guest.complaints, guest.complaints
    guest.leave()
    return Figures(
        name, line.name, seen["paint"], seen["largest"], seen["shift"], seen["script"],
        loaded.client(), loaded.fonts(), loaded.rest(),
    )  # fmt: skip


def figures(browser: Browser, house: str) -> Iterator[Figures]:
    for line in (DESK, PHONE):
        yield measure(browser, house, "home", "/", ".games", line)
        yield measure(browser, house, "rulebook", "/rulebook/havoc", ".paragraph", line)
        for game in GAMES:
            yield measure(browser, house, game, f"/t/{game}", ".rubric", line)


def main() -> int:
    chromium = chromium_path()
    if chromium is None:
        print(f"There is no Chromium here. Install one with: {INSTALL}")
        return 1
    print(
        "| page | line | first paint, ms | largest paint, ms | layout shift | longest task, ms | client, kB | fonts, kB | words and table, kB |"
    )
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as directory,
        running_house(Path(directory)) as house,
        launch(chromium) as browser,
    ):
        for one in figures(browser, house):
            print(one.row(), flush=True)
        print("\n| table | line | clicks | click to drawn, median, ms | click to drawn, p95, ms |")
        print("|---|---|---:|---:|---:|")
        for line in (DESK, PHONE):
            for game in GAMES:
                print(measure_clicks(browser, house, game, line).row(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
