"""The rulebooks that come with the games, read from their Markdown: chapters, paragraphs by number, the glossary. The
terminal prints what is read here, and the server sends it to browsers as is."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import package_of

NUMBER: Final = re.compile(r"[A-Z][0-9]{1,3}")
"""How rules are numbered: H22."""

LAST_RULING: Final = 100
"""Higher numbers are those of the printed rules."""

ITEM: Final = re.compile(r"(-|[0-9]{1,2}\.) ")
TERM: Final = re.compile(r"\*\*(.+?)\*\*(?: `([a-z-]+)`)?: (.+?)(?: \(([A-Z][0-9]{1,3}(?:, [A-Z][0-9]{1,3})*)\))?")
"""An entry of the glossary: **word** `key`: meaning. (H22, H104)"""

NUMBERED: Final = re.compile(r"\*\*([A-Z][0-9]{1,3})\*\* ")
MARKED: Final = re.compile(r"(\*\*.+?\*\*|\*[^*\s][^*]*\*|`.+?`|\b[A-Z][0-9]{1,3}\b)")


class UnknownParagraph(TableError):
    """The rulebook has no paragraph of this number."""


class Span(Struct, frozen=True):
    """A piece of a line: plain, strong, emphasised, a word of the program, or the number of a rule."""

    kind: Literal["text", "strong", "stressed", "code", "rule"]
    text: str


Line: TypeAlias = tuple[Span, ...]


class Prose(Struct, frozen=True, tag_field="kind", tag="prose"):
    """Running text."""

    line: Line


class Listing(Struct, frozen=True, tag_field="kind", tag="list"):
    """A list, its items numbered from 1 if it is `ordered`."""

    ordered: bool
    items: tuple[Line, ...]


Block: TypeAlias = Prose | Listing


class Paragraph(Struct, frozen=True):
    """One rule: its number and what it says. A ruling is ours, where the printed rules are silent."""

    number: str
    is_ruling: bool
    blocks: tuple[Block, ...]

    def text(self) -> str:
        return "\n".join([plain(line) for block in self.blocks for line in lines_of(block)])


class RulebookChapter(Struct, frozen=True):
    """A chapter of a rulebook: what comes before its first rule, if anything, and its rules."""

    title: str
    intro: tuple[Block, ...]
    paragraphs: tuple[Paragraph, ...]


class Term(Struct, frozen=True):
    """A word of the glossary. What lies on the board is known there by its `key`, the same in every language, and
    explains itself with these words: at most two sentences, and the rules behind them."""

    key: str
    word: str
    meaning: Line
    rules: tuple[str, ...]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    credits: tuple[Block, ...]
    glossary_title: str
    glossary: tuple[Term, ...]
    chapters: tuple[RulebookChapter, ...]

    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]

    def paragraph(self, number: str) -> Paragraph:
        """The rule with this number, in upper or lower case; UnknownParagraph if there is none."""
        for paragraph in self.paragraphs():
            if paragraph.number == number.upper():
                return paragraph
        first = ", ".join(dict.fromkeys([f"{paragraph.number[0]}…" for paragraph in self.paragraphs()]))
        raise UnknownParagraph(
            "cli-error-paragraph", f"There is no rule {number} in '{self.title}'.",
            number=number, title=self.title, known=first,
        )  # fmt: skip

    def terms(self, word: str) -> list[Term]:
        """The words of the glossary that begin like this."""
        return [term for term in self.glossary if begins_a_word(word, term.word)]

    def search(self, word: str) -> list[Paragraph]:
        """The rules in which a word begins like this, in upper or lower case."""
        return [paragraph for paragraph in self.paragraphs() if begins_a_word(word, paragraph.text())]


def lines_of(block: Block) -> tuple[Line, ...]:
    return block.items if isinstance(block, Listing) else (block.line,)


def plain(line: Line) -> str:
    return "".join([span.text for span in line])


def begins_a_word(part: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(part.casefold())}", text.casefold()) is not None


@cache
def read_rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game; ImpossibleTable if there is no such game."""
    return parse_rulebook(files(package_of(game)).joinpath(f"rulebook.{language}.md").read_text(encoding="utf-8"))


def parse_rulebook(text: str) -> Rulebook:
    """A title, credits, the glossary, then chapters of numbered paragraphs."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, opening = head.strip().removeprefix("# ").partition("\n")
    glossary_title, _, terms = parts[0].partition("\n")
    return Rulebook(
        title.strip(),
        parse_blocks(opening),
        glossary_title.strip(),
        tuple([parse_term(text) for text, _ in split_blocks(terms)]),
        tuple([parse_chapter(part) for part in parts[1:]]),
    )


def parse_chapter(text: str) -> RulebookChapter:
    title, _, body = text.partition("\n")
    intro, *numbered = re.split(r"^(?=\*\*[A-Z][0-9]{1,3}\*\* )", body, flags=re.MULTILINE)
    return RulebookChapter(title.strip(), parse_blocks(intro), tuple([parse_paragraph(part) for part in numbered]))


def parse_paragraph(text: str) -> Paragraph:
    found = NUMBERED.match(text)
    assert found is not None, f"'{text}' has no number."
    return Paragraph(found[1], int(found[1][1:]) <= LAST_RULING, parse_blocks(text[found.end() :]))


def parse_term(text: str) -> Term:
    found = TERM.fullmatch(text)
    assert found is not None, f"'{text}' is not an entry of a glossary."
    word, key, meaning, rules = found.groups(default="")
    return Term(key, word, parse_line(meaning), tuple(re.findall(NUMBER, rules)))


def parse_blocks(text: str) -> tuple[Block, ...]:
    """Running text, with consecutive items as one list."""
    blocks: list[Block] = []
    for said, marker in split_blocks(text):
        line, ordered = parse_line(said), marker not in ("", "-")
        last = blocks[-1] if blocks else None
        if not marker:
            blocks.append(Prose(line))
        elif isinstance(last, Listing) and last.ordered == ordered:
            blocks[-1] = Listing(ordered, (*last.items, line))
        else:
            blocks.append(Listing(ordered, (line,)))
    return tuple(blocks)


def split_blocks(text: str) -> list[tuple[str, str]]:
    """The text between blank lines, and the items of lists, each with its marker; line breaks within mean nothing."""
    blocks: list[tuple[str, str]] = []
    is_new = True
    for line in text.splitlines():
        said = line.strip()
        if not said:
            is_new = True
            continue
        if found := ITEM.match(said):
            blocks.append((said[found.end() :], found[1]))
        elif is_new:
            blocks.append((said, ""))
        else:
            before, marker = blocks[-1]
            blocks[-1] = (f"{before} {said}", marker)
        is_new = False
    return blocks


def parse_line(text: str) -> Line:
    return tuple([parse_span(part) for part in MARKED.split(text) if part])


def parse_span(part: str) -> Span:
    if part.startswith("**"):
        return Span("strong", part[2:-2])
    if part.startswith("*"):
        return Span("stressed", part[1:-1])
    if part.startswith("`"):
        return Span("code", part[1:-1])
    return Span("rule" if NUMBER.fullmatch(part) else "text", part)
