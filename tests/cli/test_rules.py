"""The rulebooks in the terminal, and their parser."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tafelrunde.core.registry import games, package_of
from tafelrunde.words import LANGUAGES
from tafelrunde.words.rulebook import (
    Listing,
    Prose,
    Span,
    UnknownParagraph,
    parse_line,
    parse_rulebook,
    plain,
    read_rulebook,
)
from tests.cli.conftest import Run

TEXT = """# Chairs: A Game

Made up.

## Glossary

- **chair**: something to sit on,
  with legs.
- **arm (rest)** `arm-rest`: lean on it (see there). (C1, C101)

## Sitting

Sit first.

**C1** Everybody sits:

- on a chair; or
- on **another** chair, see C101.

**C101** Nobody `stands`, *ever*.

1. One.
2. Two
   lines.
"""


def text(said: str) -> tuple[Span, ...]:
    return (Span("text", said),)


def test_chapters_paragraphs_lists_and_glossary() -> None:
    book = parse_rulebook(TEXT)
    assert book.title == "Chairs: A Game" and book.credits == (Prose(text("Made up.")),)
    assert [(term.key, term.word, plain(term.meaning), term.rules) for term in book.glossary] == [
        ("", "chair", "something to sit on, with legs.", ()),
        ("arm-rest", "arm (rest)", "lean on it (see there).", ("C1", "C101")),
    ]
    chapter = book.chapters[0]
    assert chapter.title == "Sitting" and chapter.intro == (Prose(text("Sit first.")),)
    assert [paragraph.number for paragraph in chapter.paragraphs] == ["C1", "C101"]
    assert [paragraph.is_ruling for paragraph in chapter.paragraphs] == [True, False]
    another = (Span("text", "on "), Span("strong", "another"), Span("text", " chair, see "), Span("rule", "C101"))
    assert book.paragraph("c1").blocks == (
        Prose(text("Everybody sits:")),
        Listing(False, (text("on a chair; or"), (*another, Span("text", ".")))),
    )
    nobody, numbered = book.paragraph("C101").blocks
    assert nobody == Prose(
        (*text("Nobody "), Span("code", "stands"), Span("text", ", "), Span("stressed", "ever"), *text("."))
    )
    assert numbered == Listing(True, (text("One."), text("Two lines.")))
    assert [paragraph.number for paragraph in book.search("CHAIR")] == ["C1"]
    assert book.search("hair") == [] and [term.word for term in book.terms("ch")] == ["chair"]
    with pytest.raises(UnknownParagraph, match="C2"):
        book.paragraph("C2")


@pytest.mark.parametrize("key", sorted(games()))
def test_the_rulebooks_have_the_same_rules_in_all_languages(key: str) -> None:
    books = [read_rulebook(key, language) for language in LANGUAGES]
    numbers = [[paragraph.number for paragraph in book.paragraphs()] for book in books]
    text = files(package_of(key)).joinpath("rulebook.en.md").read_text(encoding="utf-8")
    assert numbers[0] == numbers[1] == numbers[2] == re.findall(r"^\*\*([A-Z]\d+)\*\*", text, flags=re.MULTILINE)
    assert len(set(numbers[0])) == len(numbers[0]) > 0
    assert len({len(book.chapters) for book in books}) == 1
    for book in books:
        assert book.credits and book.glossary and all(chapter.paragraphs or chapter.intro for chapter in book.chapters)


def test_a_star_may_be_a_star() -> None:
    assert plain(parse_line("a **strong** `word` 2 * 3 * 4")) == "a strong word 2 * 3 * 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbered_items_of_havoc_are_lists(language: str) -> None:
    """Seventeen combinations [H120] and the eleven steps of the example."""
    book = read_rulebook("havoc", language)
    blocks = [block for chapter in book.chapters for block in chapter.intro]
    blocks += [block for paragraph in book.paragraphs() for block in paragraph.blocks]
    ordered = [block for block in blocks if isinstance(block, Listing) and block.ordered]
    assert sorted(len(block.items) for block in ordered) == [11, 17]
    _, combinations = book.paragraph("H120").blocks
    assert isinstance(combinations, Listing) and combinations.ordered and len(combinations.items) == 17


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("en", "HAVOC: THE HUNDRED YEARS WAR", "H109  Turns go clockwise."),
        ("de", "HAVOC: DER HUNDERTJÄHRIGE KRIEG", "H109  "),
        ("hu", "HAVOC: A SZÁZÉVES HÁBORÚ", "H109  "),
    ],
)
def test_the_book_is_printed_in_each_language(run: Run, language: str, title: str, rule: str) -> None:
    told = run(f"rules havoc --lang {language}")
    assert told.code == 0 and told.out.startswith(title) and f"\n{rule}" in told.out
    assert "**" not in told.out and "`" not in told.out
    assert max(len(line) for line in told.out.splitlines()) <= 100


def test_one_rule_by_its_number(run: Run) -> None:
    assert run("rules havoc h22").out == run("rules havoc H22").out
    assert run("rules havoc H22").out.startswith("H22  ")


def test_rules_by_a_word(run: Run) -> None:
    told = run("rules havoc scavenge")
    assert told.out.startswith("scavenge: ") and "\nH125  Scavenge: " in told.out and "H109" not in told.out
    assert run("rules havoc year of peace").out.startswith("year of peace: ")


def test_what_the_book_does_not_have_gets_a_sentence(run: Run) -> None:
    told = run("rules havoc H999")
    assert (told.code, told.out) == (1, "") and "has no rule H999; its rules are numbered H…, J…." in told.err
    assert run("rules havoc quux --lang de").err == "Weder eine Regel noch ein Begriff passt zu „quux“.\n"
    assert run("rules nope").code == 2
