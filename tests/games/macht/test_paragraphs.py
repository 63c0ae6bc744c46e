"""Every paragraph of the rulebook of Macht & Ohnmacht is carried out somewhere and tested somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.paragraphs import LANGUAGES, cited, in_test_names, missing, paragraphs, unknown

LETTERS = "P"
PACKAGE = Path(__file__).parents[3] / "src" / "tafelrunde" / "games" / "macht"
TESTS = Path(__file__).parent


def test_the_numbers_are_those_of_the_rulings_and_the_rulebook() -> None:
    numbers = paragraphs(PACKAGE, LETTERS)
    assert sorted(numbers) == sorted([f"P{n}" for n in [*range(1, 57), *range(101, 126)]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_numbers_in_the_same_order(language: str) -> None:
    assert paragraphs(PACKAGE, LETTERS, language) == paragraphs(PACKAGE, LETTERS)


def test_every_paragraph_is_cited_in_the_code() -> None:
    assert missing(PACKAGE, cited(PACKAGE, LETTERS), LETTERS) == []


def test_every_paragraph_is_named_by_a_test() -> None:
    assert missing(PACKAGE, in_test_names(TESTS, LETTERS), LETTERS) == []


def test_no_number_is_cited_or_tested_that_the_rulebook_does_not_have() -> None:
    assert unknown(PACKAGE, cited(PACKAGE, LETTERS) | in_test_names(TESTS, LETTERS), LETTERS) == []
