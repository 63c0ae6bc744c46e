"""The catalogues as they are in the package, read with the Fluent parser, and the ids that the sources can make."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tafelrunde
from tafelrunde.core.declared import dashed
from tafelrunde.core.game import option_text
from tafelrunde.core.registry import games, make_game, package_of

PACKAGE = Path(tafelrunde.__file__).parent
HOUSE = ("words", "cli", "server", "house", "lab", "doctor")
COMMON = tuple(name for name in HOUSE if any((PACKAGE / "words").glob(f"{name}.*.ftl")))
KEYS = tuple(games())
OWNERS = (*COMMON, *KEYS)
"""Who has catalogues: the house, the terminal, each game."""


def catalogue_path(owner: str, language: str) -> Path:
    if owner in COMMON:
        return PACKAGE / "words" / f"{owner}.{language}.ftl"
    return game_package(owner) / f"words.{language}.ftl"


def game_package(key: str) -> Path:
    return Path(str(files(package_of(key))))


@cache
def entries(owner: str, language: str) -> tuple[ast.EntryType, ...]:
    text = catalogue_path(owner, language).read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def messages(owner: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(owner, language) if isinstance(entry, ast.Message)}


class Mentions(Visitor):
    """The arguments and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name.removesuffix("-is"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def mentions(node: ast.BaseNode) -> Mentions:
    found = Mentions()
    found.visit(node)
    return found


def arguments(owner: str, language: str, pattern: ast.Pattern) -> frozenset[str]:
    """The arguments that a pattern uses, including through the messages it refers to."""
    found = mentions(pattern)
    told = set(found.arguments)
    for reference in found.references:
        value = messages(owner, language)[reference].value
        assert value is not None
        told |= arguments(owner, language, value)
    return frozenset(told)


def sources() -> list[Path]:
    """Those of the house, and of games from elsewhere."""
    packages = [PACKAGE, *[game_package(key) for key in KEYS]]
    return sorted({path for package in packages for path in package.rglob("*.py") if "tests" not in path.parts[-2:]})


@cache
def texts_of(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Every string in a source, and every f-string as a regular expression with its holes as wildcards."""
    plain: set[str] = set()
    patterns: set[str] = set()
    parts_of_patterns: set[int] = set()
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.JoinedStr):
            parts_of_patterns |= {id(part) for part in node.values}
            patterns.add("".join(pattern_part(part) for part in node.values))
        elif isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in parts_of_patterns:
            plain.add(node.value)
    return frozenset(plain), frozenset(patterns)


def pattern_part(part: python.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, python.Constant) else "[a-z0-9-]+"


def owner_prefixes(owner: str) -> tuple[str, ...]:
    """How the ids of a catalogue begin."""
    house = ("none", "number", "list-", "seat-", "error-", "why-not-", "hint-", "exercise-")
    return house if owner == "words" else (f"{owner}-",)


def made_ids(owner: str) -> tuple[set[str], set[str]]:
    """The ids of this owner that the sources write out, and the patterns of those that they put together."""
    prefixes = owner_prefixes(owner)
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in sources():
        texts, holes = texts_of(path)
        plain |= {text for text in texts if text.startswith(prefixes) and re.fullmatch("[a-z0-9-]+", text)}
        patterns |= {hole for hole in holes if hole.replace("\\-", "-").startswith(prefixes)}
    return plain, patterns | event_patterns(owner)


def event_patterns(owner: str) -> set[str]:
    """How the ids of a game's events may look: their names, and the endings of special values after them."""
    if owner not in KEYS:
        return set()
    found = set()
    for happened in make_game(owner, {}).chronicle.happenings.values():
        cases = sorted({case for kind in happened.fields.values() for case in kind.cases.values()})
        endings = f"(-({'|'.join(cases)}))*" if cases else ""
        found.add(f"{owner}-event-{dashed(happened.name)}{endings}")
    return found


def required_ids(key: str) -> Iterator[str]:
    """What every game must be able to say, according to the guide: its title, a line about it, and its options."""
    yield from (f"{key}-title", f"{key}-about")
    for option in make_game(key, {}).options:
        name = option.name.replace("_", "-")
        yield f"{key}-option-{name}"
        for choice in option.choices:
            yield f"{key}-option-{name}-{option_text(choice).replace('_', '-')}"


def event_ids(key: str) -> Iterator[str]:
    """The sentences of a game's events."""
    chronicle = make_game(key, {}).chronicle
    for happened in chronicle.happenings.values():
        if happened.tell is None:
            yield f"{key}-event-{dashed(happened.name)}"
