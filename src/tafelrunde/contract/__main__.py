"""`python -m tafelrunde.contract [PACKAGE …] [--web DIRECTORY]`: write the code that follows from the declarations of
these games, of all games in the house without a name. A test keeps what is checked in equal to it."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tafelrunde.contract import python, typescript
from tafelrunde.contract.declarations import declarations
from tafelrunde.core.registry import games

WEB = Path("web/src/games")


def packages() -> list[str]:
    """The packages of all games in the house."""
    import tafelrunde.games  # noqa: F401  (registers the games)

    return [kind.__module__.rpartition(".")[0] for kind in games().values()]


def formatted(code: str) -> str:
    """Python as the formatter of the house leaves it."""
    for command in (["check", "--fix", "--quiet", "--select", "I"], ["format", "--quiet"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--line-length", "120", "--stdin-filename", "made.py", "-"],
            input=code, text=True, capture_output=True, check=True,
        )  # fmt: skip
        code = done.stdout
    return code


def made(package: str, web: Path | None) -> Iterator[tuple[Path, str]]:
    """Every file that follows from the declarations of a game, with its text; for the board only if there is one. That
    comes last: it is made from the view, which must have been written before."""
    game = declarations(package)
    for name, code in python.files(game).items():
        yield game.directory / name, formatted(code)
    board = WEB / game.key if web is None else web
    if board.is_dir():
        yield board / "contract.ts", typescript.contract(game)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.contract", description=__doc__)
    parser.add_argument("packages", nargs="*")
    parser.add_argument("--web", type=Path, help="the directory of the board, if it is not web/src/games/<key>")
    asked = parser.parse_args()
    for package in asked.packages or packages():
        for path, text in made(package, asked.web):
            path.write_text(text, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
