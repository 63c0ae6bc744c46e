"""What a visitor has to load, as `bench/web` counts it, and what the client must not hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.web.loaded import DESK, Loaded
from tafelrunde.learn.lessons import lessons
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.once, pytest.mark.browser]

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "tafelrunde" / "web"
KILO = 1000
FOLLOW = "path => document.body.appendChild(Object.assign(document.createElement('a'), { href: path })).click()"
BOARDS = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))


@pytest.fixture(scope="module")
def built() -> list[Path]:
    if not (BUILT / "index.html").is_file():
        pytest.skip("The browser client is not built. Build it with: make web")
    return [path for path in BUILT.rglob("*") if path.is_file()]


@pytest.mark.parametrize("game", BOARDS)
def test_the_first_page_and_one_table_are_small(browser: Browser, house: str, game: str) -> None:
    """Scripts, styles and drawings of one visit that begins on the first page and goes on to a table."""
    guest = Visitor(browser, house, lang="hu")
    loaded = Loaded(guest.page, DESK)
    guest.go("/", ".games")
    guest.page.wait_for_load_state("networkidle")
    assert 30 < loaded.client() <= 75
    guest.page.evaluate(FOLLOW, f"/t/{guest.set_table(game)}")
    guest.page.wait_for_selector(".rubric")
    guest.page.wait_for_load_state("networkidle")
    assert loaded.client() > 75
    assert loaded.client() <= 140
    guest.leave()


@pytest.mark.parametrize("game", [key for key in BOARDS if lessons(key)])
def test_a_first_page_for_learning_is_small(browser: Browser, house: str, game: str) -> None:
    """A lesson with its board, for somebody who comes from a link to it."""
    guest = Visitor(browser, house, lang="hu")
    loaded = Loaded(guest.page, DESK)
    guest.go(f"/learn/{game}/1", "[data-gloss]")
    guest.page.wait_for_load_state("networkidle")
    assert 75 < loaded.client() <= 140
    guest.leave()


def test_fonts_are_cut(built: list[Path]) -> None:
    fonts = [path for path in built if path.suffix == ".woff2"]
    first = [
        path
        for path in fonts
        if re.match(r"alegreya-(700|sans-(400|700))-normal-[^-]+\.woff2", path.name) or "-ext-" in path.name
    ]
    assert sum([path.stat().st_size for path in fonts]) <= 90 * KILO
    assert sum([path.stat().st_size for path in first if "-500-" not in path.name]) <= 45 * KILO


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock and "registry" not in lock
