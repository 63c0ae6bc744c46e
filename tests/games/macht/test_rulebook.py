"""Every paragraph of the rulebook is in the code, in a test, and in all three languages."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.macht import components

PACKAGE = Path(components.__file__).parent
TESTS = Path(__file__).parent


def paragraphs(language: str) -> list[int]:
    text = (PACKAGE / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return [int(number) for number in re.findall(r"^\*\*P(\d+)\*\* ", text, re.M)]


def test_all_rulings_and_paragraphs_are_there_once() -> None:
    assert sorted(paragraphs("en")) == [*range(1, 57), *range(101, 126)]


def test_the_same_numbers_in_the_same_order_in_all_languages() -> None:
    assert paragraphs("de") == paragraphs("en") == paragraphs("hu")


def test_every_paragraph_is_cited_in_the_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py"))
    cited = {
        int(number) for block in re.findall(r"\[(P\d+(?:, P\d+)*)\]", code) for number in re.findall(r"\d+", block)
    }
    assert sorted(set(paragraphs("en")) - cited) == [], "paragraphs without code"
    assert sorted(cited - set(paragraphs("en"))) == [], "citations without a paragraph"


def test_every_paragraph_has_a_test_that_names_it() -> None:
    names = re.findall(r"def test((?:_p\d+)+)_", "".join(path.read_text("utf-8") for path in TESTS.glob("test_*.py")))
    tested = {int(number) for name in names for number in re.findall(r"\d+", name)}
    assert sorted(set(paragraphs("en")) - tested) == [], "paragraphs without a test"
    assert sorted(tested - set(paragraphs("en"))) == []
