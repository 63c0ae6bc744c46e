"""What a visitor has to load, compressed, and what the client must not hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.browser]

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "tafelrunde" / "web"
KILO = 1000


def compressed(paths: list[Path]) -> int:
    """As a browser gets them: in the form beside them, if the build made one."""
    return sum(
        [(small if (small := path.with_name(f"{path.name}.br")).is_file() else path).stat().st_size for path in paths]
    )


@pytest.fixture
def built() -> list[Path]:
    if not (BUILT / "index.html").is_file():
        pytest.skip("The browser client is not built. Build it with: make web")
    return [path for path in BUILT.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]


def first_page() -> list[Path]:
    """What the first page loads: the files that the page itself names, and the words of one language and the emblems."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    named = [BUILT / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/[^"]+)"', page)]
    emblems = list(BUILT.glob("assets/*.svg"))
    words = max(BUILT.glob("assets/client.*.js"), key=lambda path: path.stat().st_size)
    return [BUILT / "index.html", *named, *emblems, words]


def test_scripts_styles_and_drawings_are_small(built: list[Path]) -> None:
    """Every page, every game and the words of the client in all three languages."""
    assert compressed([path for path in built if path.suffix != ".woff2"]) <= 200 * KILO
    assert compressed(first_page()) <= 100 * KILO


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
