"""`tafelrunde rules`: the rulebook of a game, one of its rules, or all that mention a word."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.cli.page import Page
from tafelrunde.cli.screen import STRONG, open_screen
from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import make_game
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    page = Page(open_screen(args.plain), make_game(args.game, {}), words)
    if args.wanted:
        wanted = " ".join(args.wanted)
        if not page.look_up(wanted):
            raise TableError("cli-error-no-rule", f"No rule mentions '{wanted}'.", text=wanted)
    else:
        print_rulebook(page)
    return 0


def print_rulebook(page: Page) -> None:
    book, screen = page.rulebook(), page.screen
    screen.text(book.title.upper(), colour=STRONG)
    screen.print()
    for block in book.credits:
        page.block(block)
    heading(page, book.glossary_title)
    for term in book.glossary:
        page.term(term)
    for chapter in book.chapters:
        heading(page, chapter.title)
        for block in chapter.intro:
            page.block(block)
        for number, paragraph in enumerate(chapter.paragraphs):
            if number > 0 or chapter.intro:
                screen.print()
            page.paragraph(paragraph)


def heading(page: Page, title: str) -> None:
    page.screen.print()
    page.screen.text(title.upper(), colour=STRONG)
    page.screen.print()
