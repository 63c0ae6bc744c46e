"""Every game is laid out alike: the four, the example, and whatever else TAFELRUNDE_GAMES names."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import tafelrunde.games
from tafelrunde.bots.judges import hand_judge_of
from tafelrunde.contract.__main__ import made
from tafelrunde.core.registry import find_game, keys, package_of
from tafelrunde.words import LANGUAGES

pytestmark = pytest.mark.once  # what is on disk is the same in both builds

ROOT = Path(__file__).parents[2]
EXAMPLE = "examples.bazaar"
PACKAGES = list(dict.fromkeys([*[package_of(key) for key in keys()], EXAMPLE]))
HOUSE = "tafelrunde.games."

ROOMS = {
    "__init__.py", "components.py", "components.toml", "phases.py", "actions.py", "chronicle.py", "events.py",
    "state.py", "view.py", "copies.py", "set_up.py", "rules.py", "game.py", "shown.py", "why_not.py", "names.py",
    "notation.py", "telling.py", "position.py", "ending.py",
    *[f"words.{language}.ftl" for language in LANGUAGES],
    *[f"rulebook.{language}.md" for language in LANGUAGES],
}  # fmt: skip
LESSONS = {"lessons", *[f"lessons.{language}.ftl" for language in LANGUAGES]}
"""What a game has if it is taught: all of it, or nothing."""

COMPANION = {"companion.toml", *[f"companion.{language}.ftl" for language in LANGUAGES]}
"""What a game has if somebody sits with newcomers in their first match."""

EXERCISES = {"exercises.toml", *[f"exercises.{language}.ftl" for language in LANGUAGES]}
"""What a game has if search found positions in it with one clearly best action."""

BROUGHT = {"judge.py", "weights.toml", "web", "tests"}
"""What a built-in game has elsewhere, and one from elsewhere brings along."""

BOARD = {"index.ts", "Board.svelte", "contract.ts", "emblem.svg", *[f"words.{language}.ftl" for language in LANGUAGES]}
WRITTEN_TWICE = {"view.ts", "told.ts"}
"""What `contract.ts` already says."""

TESTS = {
    "table.py", "reference.py", "test_conformance.py", "test_reference.py", "test_paragraphs.py", "test_telling.py",
    "test_shown.py", "test_why_not.py",
}  # fmt: skip


def package_path(package: str) -> Path:
    return Path(str(files(package)))


def key_of(package: str) -> str:
    return package.rpartition(".")[2]


def names_in(directory: Path) -> set[str]:
    return {path.name for path in directory.iterdir() if path.name != "__pycache__"} if directory.is_dir() else set()


def place(package: str, house: str, brought: str) -> Path:
    """Where a part of a game is that is not in the packages of the built-in games."""
    if package.startswith(HOUSE):
        return ROOT / house / key_of(package)
    return package_path(package) / brought


def imported(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("package", PACKAGES, ids=key_of)
def test_the_rooms_are_the_same(package: str) -> None:
    """All of them exist. Anything else there is a chapter of the rules: it knows no words and no view."""
    there = names_in(package_path(package))
    assert ROOMS - there == set()
    brought = set() if package.startswith(HOUSE) else BROUGHT
    assert brought - there == set()
    for taught in (LESSONS, COMPANION, EXERCISES):
        assert there & taught in (set(), taught)
    more = there - ROOMS - LESSONS - COMPANION - EXERCISES - brought - {"looks.py"}
    assert {name for name in more if not name.endswith(".py")} == set()
    above = {"tafelrunde.core.messages", f"{package}.names", f"{package}.view"}
    assert {name for name in more if imported(package_path(package) / name) & above} == set()


@pytest.mark.parametrize("package", PACKAGES, ids=key_of)
def test_what_is_written_by_the_contract_is_up_to_date(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else: `python -m tafelrunde.contract`."""
    monkeypatch.chdir(ROOT)
    written = dict(made(package))
    assert {path.name for path in written} == {"events.py", "view.py", "copies.py", "contract.ts"}
    assert [path.name for path, text in written.items() if path.read_text(encoding="utf-8") != text] == []


@pytest.mark.parametrize("package", PACKAGES, ids=key_of)
def test_there_is_a_judge(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tafelrunde.core.registry._PACKAGES, key_of(package), package)
    kind: object = find_game(key_of(package))
    assert callable(kind)
    judge = hand_judge_of(kind())
    assert judge.is_wise()
    home = f"tafelrunde.bots.{key_of(package)}" if package.startswith(HOUSE) else package
    assert type(judge).__module__ == f"{home}.judge"


@pytest.mark.parametrize("package", PACKAGES, ids=key_of)
def test_there_is_a_board_that_says_nothing_twice(package: str) -> None:
    there = names_in(place(package, "web/src/games", "web"))
    assert (BOARD - there, WRITTEN_TWICE & there) == (set(), set())


@pytest.mark.parametrize("package", PACKAGES, ids=key_of)
def test_there_are_tests_by_the_same_names(package: str) -> None:
    wanted = TESTS | {"transcripts.py"} if package.startswith(HOUSE) else TESTS
    assert wanted - names_in(place(package, "tests/games", "tests")) == set()


def test_the_example_is_not_part_of_the_house() -> None:
    assert [package for package in PACKAGES if package.startswith(HOUSE)] == [
        f"{HOUSE}{key}" for key in ("havoc", "druidenwalzer", "maginor", "macht")
    ]
    assert not (ROOT / "web" / "src" / "games" / key_of(EXAMPLE)).exists()
    wheel = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'packages = ["src/tafelrunde"]' in wheel
