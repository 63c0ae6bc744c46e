"""Imports point one way only."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tafelrunde"
LONGEST = 500
MAY_IMPORT: dict[str, set[str]] = {
    "writing.py": set(),
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "words"},
    "bots": {"core", "games", "bots"},
    "learn": {"core", "games", "words", "learn"},
    "review": {"core", "games", "bots", "review"},
    "lab": {"writing", "core", "games", "words", "bots", "review", "lab"},
    "research": {"core", "games", "words", "bots", "research"},
    "server": {"writing", "core", "games", "words", "bots", "learn", "review", "server"},
}
LIBRARIES_OF_THE_RULES = {"librt", "mypy_extensions"}
IMPURE = {"asyncio", "logging", "numpy", "os", "random", "socket", "time"}
MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "tafelrunde" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_layer_imports_upward(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    if own not in MAY_IMPORT:
        return  # the package itself and the command line sit on top of everything
    assert {layer(name) for name in imports(path) if layer(name)} <= MAY_IMPORT[own]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_core_and_games_are_pure(path: Path) -> None:
    """No clock, log, global chance or third-party library in the rules."""
    if path.relative_to(PACKAGE).parts[0] not in ("core", "games"):
        return
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & IMPURE
    foreign = {root for root in roots if root not in STANDARD and root != "tafelrunde"}
    assert foreign <= LIBRARIES_OF_THE_RULES


def test_a_game_knows_no_other_game() -> None:
    for path in MODULES:
        parts = path.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            games = {name.split(".")[2] for name in imports(path) if name.startswith("tafelrunde.games.")}
            assert games <= {parts[1]}, path


@pytest.mark.once
def test_core_loads_no_game() -> None:
    """Every module of core together, in an interpreter of its own."""
    core = [module_name(path) for path in MODULES if path.relative_to(PACKAGE).parts[0] == "core"]
    code = f"import sys, {', '.join(core)}; print(*[name for name in sys.modules if name.startswith('tafelrunde.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    loaded = set(ran.stdout.split())
    assert set(core) <= loaded
    assert sorted(name for name in loaded if name.startswith("tafelrunde.games.")) == []


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Not even for the type checker alone, or from within a function."""
    assert circles({module_name(path): modules_imported(path) for path in MODULES}) == []


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"e", "f"}, "f": set[str]()}
    assert circles(graph) == [["a", "b", "c"], ["e"]]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def modules_imported(path: Path) -> set[str]:
    """The modules of the house that a file imports, wherever in it. `from package import module` means the module."""
    names = {module_name(module) for module in MODULES}
    found = {name if name in names else name.rpartition(".")[0] for name in imports(path)}
    return found & names


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The modules that reach themselves, together with all others that they reach and that reach them."""
    reached = {name: reachable(graph, name) for name in graph}
    found = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return [list(circle) for circle in sorted(found)]


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = graph[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def test_no_file_is_long() -> None:
    """A stranger can read every file in one sitting. Nobody has to read what a program wrote."""
    lengths: dict[str, int] = {}
    for path in hand_written():
        lengths[str(path.relative_to(ROOT))] = len(path.read_text(encoding="utf-8").splitlines())
    assert len(lengths) > len(MODULES)
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def hand_written() -> list[Path]:
    files = [path for folder in ("src", "tests", "bench", "examples") for path in (ROOT / folder).rglob("*.py")]
    client = [path for kind in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    return files + [path for path in client if "made by `python" not in path.read_text(encoding="utf-8")[:200]]


def test_only_the_edge_of_the_server_knows_the_wire() -> None:
    """Below it tables, people, bots and storage speak in their own words."""
    for path in MODULES:
        parts = path.relative_to(PACKAGE / "server").parts if path.is_relative_to(PACKAGE / "server") else ()
        if parts and parts[0] not in ("http", "app.py", "serve.py"):
            assert not [name for name in imports(path) if name.startswith("tafelrunde.server.http")], path


def test_no_two_classes_have_one_name() -> None:
    """A word means one thing. Games may share theirs: none knows another."""
    homes: dict[str, list[str]] = {}
    for path in MODULES:
        if path.relative_to(PACKAGE).parts[0] != "games":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    homes.setdefault(node.name, []).append(str(path.relative_to(PACKAGE)))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


STANDARD = {
    "__future__", "collections", "dataclasses", "hashlib", "hmac", "importlib", "json", "pickle", "re", "secrets",
    "sys", "tomllib", "types", "typing",
}  # fmt: skip
