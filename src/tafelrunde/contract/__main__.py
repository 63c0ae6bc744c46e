"""`python -m tafelrunde.contract [PACKAGE …]`: write the code that follows from the declarations of these games, or of
all registered games if none is named. A test keeps what is checked in equal to it."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tafelrunde.contract import python, typescript
from tafelrunde.contract.declarations import declarations
from tafelrunde.core.registry import keys, package_of

WEB = Path("web/src/games")
"""Where the house's own boards are; a game from elsewhere has its board in its own package, in `web`."""


def packages() -> list[str]:
    """The packages of all registered games."""
    import tafelrunde.games  # noqa: F401  (registers the games)

    return [package_of(key) for key in keys()]


def formatted(code: str) -> str:
    """Python as our formatter leaves it."""
    for command in (["check", "--fix", "--quiet", "--select", "I"], ["format", "--quiet"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--line-length", "120", "--stdin-filename", "made.py", "-"],
            input=code, text=True, capture_output=True, check=True,
        )  # fmt: skip
        code = done.stdout
    return code


def made(package: str) -> Iterator[tuple[Path, str]]:
    """Every file that follows from the declarations of a game, with its text; the board's only if there is a board. It
    comes last: it is made from the classes in the others, as they are on disk by then."""
    game = declarations(package)
    for name, code in python.files(game).items():
        yield game.directory / name, formatted(code)
    own = game.directory / "web"
    board = own if own.is_dir() else WEB / game.key
    if board.is_dir():
        yield board / "contract.ts", typescript.contract(game)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.contract", description=__doc__)
    parser.add_argument("packages", nargs="*")
    asked = parser.parse_args()
    for package in asked.packages or packages():
        for path, text in made(package):
            path.write_text(text, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
