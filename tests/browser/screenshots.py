"""`python -m tests.browser.screenshots DIRECTORY [GAME…]`: pictures of every page and of every board, by day and by candlelight,
on a desk, a tablet and a phone, in three languages. Look at each before you call a change done."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tafelrunde.core.registry import games
from tests.browser.conftest import running_house
from tests.browser.visitor import INSTALL, Visitor, chromium_path, launch

DESK: Final[dict[str, Any]] = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"width": 390, "height": 844, "scale": 1}
SMALL: Final[dict[str, Any]] = {"width": 360, "height": 780, "scale": 1}
TABLET: Final[dict[str, Any]] = {"width": 820, "height": 1180}
PAGES: Final = {"home": ("/", ".games"), "new-table": ("/new/havoc", ".rules .row"), "rules": ("/rulebook/havoc#H22", "#H22"),
                "settings": ("/settings", ".page"), "about": ("/about", "article")}  # fmt: skip
BOARDS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("desk-en", {**DESK, "lang": "en"}),
    ("desk-hu-candle", {**DESK, "lang": "hu", "dark": True}),
    ("phone-de", {**PHONE, "lang": "de"}),
    ("phone-en-candle", {**PHONE, "lang": "en", "dark": True}),
    ("small-hu", {**SMALL, "lang": "hu"}),
    ("tablet-de", {**TABLET, "lang": "de"}),
]


def picture(guest: Visitor, path: Path) -> None:
    guest.page.mouse.move(2, 2)
    guest.page.wait_for_timeout(350)
    guest.page.screenshot(path=str(path), type="jpeg", quality=74)


def pages(browser: Browser, house: str, target: Path) -> None:
    for name, about in [("desk-en", {**DESK, "lang": "en"}), ("phone-de-candle", {**PHONE, "lang": "de", "dark": True}),
                        ("small-hu", {**SMALL, "lang": "hu"})]:  # fmt: skip
        guest = Visitor(browser, house, **about)
        for page, (path, sight) in PAGES.items():
            guest.go(path, sight)
            picture(guest, target / f"{page}-{name}.jpg")
        guest.leave()


def board(browser: Browser, house: str, game: str, name: str, about: dict[str, Any], target: Path) -> None:
    """A position some way into a match, with something to choose."""
    guest, dice = Visitor(browser, house, **about), random.Random(7)
    guest.go("/", ".games")
    seats = {"havoc": 6 if name.startswith("small") else 4, "maginor": 4}.get(game, 2)
    guest.sit_at(guest.set_table(game, seats=seats, level="squire"))
    for _ in range(14):
        if not guest.wait_for_turn():
            break
        guest.click_something(dice)
    if guest.wait_for_turn() and game == "havoc":
        to_a_battle(guest, dice)
    picture(guest, target / f"{game}-{name}.jpg")
    guest.leave()


def to_a_battle(guest: Visitor, dice: random.Random) -> None:
    """On to a battle in which others have laid cards too."""
    for _ in range(80):
        if not guest.wait_for_turn():
            return
        if guest.page.locator(".camp .card").count() > 3 and guest.page.locator(".fan [data-lit]").count() > 1:
            guest.click_visible_part(guest.page.locator(".fan [data-lit]").last)
            return
        guest.click_something(dice)


def main(target: Path, *only: str) -> int:
    chromium = chromium_path()
    if chromium is None:
        print(f"There is no Chromium here. Install one with: {INSTALL}")
        return 1
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as directory,
        running_house(Path(directory)) as house,
        launch(chromium) as browser,
    ):
        if not only:
            pages(browser, house, target)
        for game in only or games():
            for name, about in BOARDS:
                board(browser, house, game, name, about, target)
    print(f"{len(list(target.glob('*.jpg')))} pictures in {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
