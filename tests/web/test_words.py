"""The words of the browser client: complete in three languages, all of them used, and all used ones defined."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.words import LANGUAGES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "web" / "src", *ROOT.glob("examples/*/web")]
CATALOGUES = sorted({path.with_suffix("").with_suffix("") for source in SOURCES for path in source.rglob("*.ftl")})
SAID = re.compile(r"""["'`](web-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")


def messages(catalogue: Path, language: str) -> dict[str, ast.Message]:
    text = catalogue.with_name(f"{catalogue.name}.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is defined twice"
    return {entry.id.name: entry for entry in found}


def arguments(message: ast.Message) -> set[str]:
    """The arguments that a message reads, at any depth."""
    names: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name.removesuffix("-is"))
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                look(part)
        elif isinstance(node, list):
            for part in node:
                look(part)

    look(message)
    return names


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_three_languages_say_the_same(catalogue: Path) -> None:
    english = messages(catalogue, "en")
    for language in LANGUAGES:
        other = messages(catalogue, language)
        assert set(other) == set(english)
        for id, message in other.items():
            # A language without plural forms may leave out a count that it does not need, but may not read another one.
            assert arguments(message) <= arguments(english[id]), id
            assert message.attributes == [] or english[id].attributes != [], id


def test_ids_begin_with_their_owner() -> None:
    for catalogue in CATALOGUES:
        home = catalogue.parent.parent if catalogue.parent.name == "web" else catalogue.parent
        owner = "web-" if home.name == "words" else f"web-{home.name}-"
        assert [id for id in messages(catalogue, "en") if not id.startswith(owner)] == []


def test_no_word_is_missing_and_none_is_left_over() -> None:
    there = {id for catalogue in CATALOGUES for id in messages(catalogue, "en")}
    said: set[str] = set()
    for path in [path for source in SOURCES for kind in ("*.svelte", "*.ts") for path in source.rglob(kind)]:
        said |= set(SAID.findall(path.read_text(encoding="utf-8")))
    patterns = {
        text: re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(text)))
        for text in said
        if not text.endswith("-") or "${" in text
    }
    missing = [text for text, pattern in patterns.items() if not any(pattern.fullmatch(id) for id in there)]
    unused = [id for id in there if not any(pattern.fullmatch(id) for pattern in patterns.values())]
    assert (sorted(missing), sorted(unused)) == ([], [])
