"""The rulebooks: the same paragraphs in three languages, each carried out by the code and named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.paragraphs import LANGUAGES, cited, in_test_names, missing, paragraphs, unknown

PACKAGE = Path(__file__).parents[3] / "src" / "tafelrunde" / "games" / "druidenwalzer"
TESTS = Path(__file__).parent


def rulebook(language: str) -> str:
    return (PACKAGE / f"rulebook.{language}.md").read_text("utf-8")


def test_the_numbers_are_those_of_the_rulings_and_the_rulebook() -> None:
    numbers = paragraphs(PACKAGE, "D")
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) == {f"D{n}" for n in [*range(1, 50), *range(101, 124)]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_numbers_in_the_same_order(language: str) -> None:
    assert paragraphs(PACKAGE, "D", language) == paragraphs(PACKAGE, "D")


def test_the_same_chapters_and_glossary_words_in_three_languages() -> None:
    shapes = []
    for language in LANGUAGES:
        lines = rulebook(language).splitlines()
        assert lines[0].startswith("# ") and lines[2]
        shapes.append([line[:2] for line in lines if line.startswith(("## ", "- **", "**D"))])
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_between_paragraphs_exists(language: str) -> None:
    assert set(re.findall(r"\bD\d+\b", rulebook(language))) == set(paragraphs(PACKAGE, "D"))


def test_every_paragraph_is_cited_in_the_code() -> None:
    assert missing(PACKAGE, cited(PACKAGE, "D"), "D") == []


def test_every_paragraph_is_named_by_a_test() -> None:
    assert missing(PACKAGE, in_test_names(TESTS, "D"), "D") == []


def test_no_number_is_cited_or_tested_that_the_rulebook_does_not_have() -> None:
    assert unknown(PACKAGE, cited(PACKAGE, "D") | in_test_names(TESTS, "D"), "D") == []
