"""Every paragraph of the rulebook is carried out somewhere and tested somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.paragraphs import LANGUAGES, cited, in_test_names, missing, paragraphs, unknown

LETTERS = "B"
TESTS = Path(__file__).parent
PACKAGE = TESTS.parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_numbers_in_the_same_order(language: str) -> None:
    assert paragraphs(PACKAGE, LETTERS, language) == [f"B{number}" for number in range(101, 109)]


def test_every_paragraph_is_cited_in_the_code() -> None:
    assert missing(PACKAGE, cited(PACKAGE, LETTERS), LETTERS) == []


def test_every_paragraph_is_named_by_a_test() -> None:
    assert missing(PACKAGE, in_test_names(TESTS, LETTERS), LETTERS) == []


def test_no_number_is_cited_or_tested_that_the_rulebook_does_not_have() -> None:
    assert unknown(PACKAGE, cited(PACKAGE, LETTERS) | in_test_names(TESTS, LETTERS), LETTERS) == []
