"""`python -m bench.lines [ROOT]`: how many hand-written lines of code each game has.

Only lines that hold code are counted: no comments, blanks, docstrings, catalogues, rulebooks or drawings, and nothing
that a program wrote. An older tree is counted in the same way (`git archive COMMIT | tar -x -C ROOT`), but run Prettier
over a client from before it had a formatter: its lines were twice as dense."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

MADE = re.compile(r"Made from|[Mm]ade by `python|written by `python")
"""How a file that a program wrote begins."""

NO_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`\\])//[^\n]*", re.DOTALL)


class Counted(NamedTuple):
    """The lines of a game: the code of its rules and words, its judge, its board, its tests."""

    game: str
    package: int
    judge: int
    board: int
    tests: int


def python_lines(text: str) -> int:
    """Lines that hold something other than docstrings and comments."""
    told: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            told |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            found |= set(range(token.start[0], token.end[0] + 1))
    return len(found - told)


def client_lines(text: str) -> int:
    """Lines of TypeScript, Svelte or its styles that are neither empty nor a comment."""
    return sum([1 for line in COMMENTS.sub("", text).splitlines() if line.strip()])


def lines_of(path: Path) -> int:
    text = path.read_text(encoding="utf-8")
    if MADE.search(text[:400]):
        return 0
    return python_lines(text) if path.suffix == ".py" else client_lines(text)


def count(paths: Iterable[Path]) -> int:
    return sum([lines_of(path) for path in paths if path.is_file()])


def client_files(board: Path) -> list[Path]:
    return [path for kind in ("*.ts", "*.svelte") for path in board.rglob(kind) if not path.name.endswith(".test.ts")]


def count_game(root: Path, package: Path) -> Counted:
    key = package.name
    bots, boards, tests = root / "src/tafelrunde/bots", root / "web/src/games", root / "tests/games"
    return Counted(
        key,
        count(package.glob("*.py")),
        count([bots / f"{key}.py", *(bots / key).glob("*.py")]),
        count(client_files(boards / key)),
        count((tests / key).glob("*.py")),
    )


def count_example(package: Path) -> Counted:
    """A game that comes with its judge, its board and its tests."""
    judge = package / "judge.py"
    return Counted(
        package.name,
        count([path for path in package.glob("*.py") if path != judge]),
        count([judge]),
        count(client_files(package / "web")),
        count((package / "tests").glob("*.py")),
    )


def counts(root: Path) -> list[Counted]:
    games = root / "src/tafelrunde/games"
    house = sorted([path for path in games.iterdir() if (path / "game.py").is_file()])
    found = [count_game(root, package) for package in house]
    found.append(Counted("together", *[sum(column) for column in list(zip(*found, strict=True))[1:]]))
    example, earlier = root / "examples/bazaar", root / "tests/core/bazaar"
    return [*found, count_example(example if example.is_dir() else earlier)]


def main() -> None:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    print("| game | package | judge | board | to write | tests |")
    print("|---|--:|--:|--:|--:|--:|")
    for game, package, judge, board, tests in counts(root):
        print(f"| {game} | {package} | {judge} | {board} | {package + judge + board} | {tests} |")


if __name__ == "__main__":
    main()
