"""The rulebooks: the same paragraphs in three languages, each carried out by the code and named by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.druidenwalzer import view

HERE = Path(__file__).parent
PACKAGE = Path(view.__file__).parent
LANGUAGES = ("en", "de", "hu")
RULINGS = range(1, 50)


def paragraphs(language: str) -> list[int]:
    text = (PACKAGE / f"rulebook.{language}.md").read_text("utf-8")
    return [int(number) for number in re.findall(r"^\*\*D(\d+)\*\* ", text, re.MULTILINE)]


def test_the_same_numbers_in_the_same_order_in_three_languages() -> None:
    english = paragraphs("en")
    assert len(set(english)) == len(english)
    assert set(RULINGS) | set(range(101, max(english) + 1)) == set(english)
    for language in LANGUAGES:
        assert paragraphs(language) == english


def test_the_same_chapters_and_glossary_words_in_three_languages() -> None:
    shapes = []
    for language in LANGUAGES:
        lines = (PACKAGE / f"rulebook.{language}.md").read_text("utf-8").splitlines()
        assert lines[0].startswith("# ") and lines[2]
        shapes.append([line[:2] for line in lines if line.startswith(("## ", "- **", "**D"))])
    assert shapes[0] == shapes[1] == shapes[2]


def test_every_reference_between_paragraphs_exists() -> None:
    for language in LANGUAGES:
        text = (PACKAGE / f"rulebook.{language}.md").read_text("utf-8")
        assert {int(number) for number in re.findall(r"\bD(\d+)\b", text)} == set(paragraphs(language))


def test_every_paragraph_is_carried_out_by_the_code() -> None:
    code = "".join([path.read_text("utf-8") for path in PACKAGE.glob("*.py")])
    cited = {
        int(number) for group in re.findall(r"\[(D\d+(?:, D\d+)*)\]", code) for number in re.findall(r"\d+", group)
    }
    assert sorted(set(paragraphs("en")) - cited) == []
    assert sorted(cited - set(paragraphs("en"))) == []


def test_every_paragraph_has_a_test() -> None:
    named = set()
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def test_((?:d\d+_)+)", path.read_text("utf-8"), re.MULTILINE):
            named |= {int(number) for number in re.findall(r"\d+", name)}
    assert sorted(set(paragraphs("en")) - named) == []
    assert sorted(named - set(paragraphs("en"))) == []


def test_rules_told_to_people_exist() -> None:
    told = re.findall(r'"D(\d+)"', (PACKAGE / "telling.py").read_text("utf-8"))
    assert told and {int(number) for number in told} <= set(paragraphs("en"))
