"""A made-up change of rules: the example game as it is, and as a later release might have it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.houses import ServerProcess

ROOT = Path(__file__).parent.parent.parent
CHANGES = {
    "game.py": [('super().__init__("bazaar", 1,', 'super().__init__("bazaar", 2,')],
    "rules.py": [
        ("state.price += 2", "state.price += 4"),
        ("return cards * (price + cards - 1)", "return cards * (price + 2 * (cards - 1))"),
    ],
    "components.toml": [("stall = [3, 4, 5]", "stall = [4, 3]")],
    "words.en.ftl": [("bazaar-title = Bazaar", "bazaar-title = Great Bazaar")],
}
"""A sale earns more, one choice of an option is gone, the default is another, and the game has a new title."""


def release(directory: Path, *, is_later: bool) -> Path:
    """Where the package `bazaar` of a release is; the later one has other rules."""
    package = directory / ("later" if is_later else "earlier") / "bazaar"
    shutil.copytree(ROOT / "examples" / "bazaar", package, ignore=shutil.ignore_patterns("__pycache__", "tests", "web"))
    for path in package.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("examples.bazaar", "bazaar"), encoding="utf-8")
    for name, changes in CHANGES.items() if is_later else []:
        text = (package / name).read_text(encoding="utf-8")
        for before, after in changes:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        (package / name).write_text(text, encoding="utf-8")
    return package.parent


def environ(release: Path, versions: Path) -> dict[str, str]:
    path = os.pathsep.join([str(release), os.environ.get("PYTHONPATH", "")])
    return {"PYTHONPATH": path, "TAFELRUNDE_GAMES": "bazaar", "TAFELRUNDE_VERSIONS": str(versions)}


class Bazaars(ServerProcess):
    """A server with the bazaar of a release."""

    def __init__(self, database: str, directory: Path, release: Path) -> None:
        super().__init__(database, directory)
        self.environ |= environ(release, directory / "versions")


def command(release: Path, versions: Path, *words: str) -> tuple[int, str]:
    """Run `tafelrunde` of a release; how it ended and all that it said."""
    ran = subprocess.run(
        [sys.executable, "-m", "tafelrunde", *words], env={**os.environ, **environ(release, versions)},
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    return ran.returncode, ran.stdout + ran.stderr
