"""The rulebooks that lie beside the games, read from their Markdown: chapters, paragraphs by number, the glossary."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import find_game

NUMBER: Final = re.compile(r"[A-Z][0-9]{1,3}")
"""How rules are numbered: H22."""

ITEM: Final = re.compile(r"(-|[0-9]{1,2}\.) ")
NUMBERED: Final = re.compile(r"\*\*([A-Z][0-9]{1,3})\*\* ")


class UnknownParagraph(TableError):
    """The rulebook has no paragraph of this number."""


class Block(NamedTuple):
    """A piece of text: running text, or an item of a list behind its marker, `-` or `1.`. `**strong**` and `` `code` ``
    are still marked in it."""

    text: str
    marker: str = ""


class Paragraph(NamedTuple):
    """One rule: its number and what it says."""

    number: str
    blocks: tuple[Block, ...]

    def text(self) -> str:
        return "\n".join([block.text for block in self.blocks])


class RulebookChapter(NamedTuple):
    """A chapter: what stands before its first rule, if anything, and its rules."""

    title: str
    intro: tuple[Block, ...]
    paragraphs: tuple[Paragraph, ...]


class Term(NamedTuple):
    """A word of the glossary."""

    word: str
    meaning: str


class Rulebook(NamedTuple):
    """The rules of a game in one language."""

    title: str
    credits: tuple[Block, ...]
    glossary_title: str
    glossary: tuple[Term, ...]
    chapters: tuple[RulebookChapter, ...]

    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]

    def paragraph(self, number: str) -> Paragraph:
        """The rule of this number, written in any case; UnknownParagraph if there is none."""
        for paragraph in self.paragraphs():
            if paragraph.number == number.upper():
                return paragraph
        first = ", ".join(dict.fromkeys([f"{paragraph.number[0]}…" for paragraph in self.paragraphs()]))
        raise UnknownParagraph(
            "cli-error-paragraph", f"There is no rule {number} in '{self.title}'.",
            number=number, title=self.title, known=first,
        )  # fmt: skip

    def terms(self, word: str) -> list[Term]:
        """The words of the glossary that begin so."""
        return [term for term in self.glossary if begins_a_word(word, term.word)]

    def search(self, word: str) -> list[Paragraph]:
        """The rules in which a word begins so, in any case."""
        return [paragraph for paragraph in self.paragraphs() if begins_a_word(word, paragraph.text())]


def begins_a_word(part: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(part.casefold())}", text.casefold()) is not None


@cache
def read_rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game; ImpossibleTable if there is no such game."""
    package = find_game(game).__module__.rpartition(".")[0]
    return parse_rulebook(files(package).joinpath(f"rulebook.{language}.md").read_text(encoding="utf-8"))


def parse_rulebook(text: str) -> Rulebook:
    """A title, credits, the glossary, then chapters of numbered paragraphs."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, opening = head.strip().removeprefix("# ").partition("\n")
    glossary_title, _, terms = parts[0].partition("\n")
    return Rulebook(
        title.strip(),
        parse_blocks(opening),
        glossary_title.strip(),
        tuple([parse_term(block.text) for block in parse_blocks(terms)]),
        tuple([parse_chapter(part) for part in parts[1:]]),
    )


def parse_chapter(text: str) -> RulebookChapter:
    title, _, body = text.partition("\n")
    intro, *numbered = re.split(r"^(?=\*\*[A-Z][0-9]{1,3}\*\* )", body, flags=re.MULTILINE)
    return RulebookChapter(title.strip(), parse_blocks(intro), tuple([parse_paragraph(part) for part in numbered]))


def parse_paragraph(text: str) -> Paragraph:
    found = NUMBERED.match(text)
    assert found is not None, f"'{text}' has no number."
    return Paragraph(found[1], parse_blocks(text[found.end() :]))


def parse_term(text: str) -> Term:
    found = re.fullmatch(r"\*\*(.+?)\*\*: (.+)", text)
    assert found is not None, f"'{text}' is no entry of a glossary."
    return Term(found[1], found[2])


def parse_blocks(text: str) -> tuple[Block, ...]:
    """Running text between blank lines, and the items of lists; line breaks within them mean nothing."""
    blocks: list[Block] = []
    is_new = True
    for line in text.splitlines():
        said = line.strip()
        if not said:
            is_new = True
        elif found := ITEM.match(said):
            blocks.append(Block(said[found.end() :], found[1]))
            is_new = False
        elif is_new:
            blocks.append(Block(said))
            is_new = False
        else:
            blocks[-1] = blocks[-1]._replace(text=f"{blocks[-1].text} {said}")
    return tuple(blocks)
