"""`tafelrunde replay`: tells a recorded match again, entry by entry, as a seat or an onlooker saw it, or in full."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from tafelrunde.cli.keyboard import read_line
from tafelrunde.cli.page import Page, display_names, position_of
from tafelrunde.cli.play import whole_number
from tafelrunde.cli.saves import load_match
from tafelrunde.cli.screen import QUIET, Screen, open_screen
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.core.match import Chapter, Match
from tafelrunde.core.messages import Message, message
from tafelrunde.core.paragraphs import paragraphs
from tafelrunde.core.registry import edition_of
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    match = load_match(Path(args.file))
    if args.seat is not None and args.open:
        raise TableError("cli-error-together", "--seat and --open exclude each other.", one="--seat", other="--open")
    seat = whole_number(args.seat, "--seat", 1)
    if not 1 <= seat <= match.seats:
        raise ImpossibleTable("error-no-such-seat", f"There is no seat {seat}.", seat=seat, seats=match.seats)
    replay = Replay(
        match, ONLOOKER if args.seat is None else seat - 1, args.open, open_screen(args.plain), words.language
    )
    if args.step:
        replay.step()
    else:
        replay.tell()
    return 0


class Replay:
    """A match told again for one reader."""

    def __init__(self, match: Match, seat: int, is_open: bool, screen: Screen, language: str) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.is_open: Final = is_open
        self.chapters: Final = match.replay(None) if is_open else match.chapters(seat)
        self.screen: Final = screen
        reader = seat if seat != ONLOOKER else None
        self.words: Final = Words(language, display_names(match.names), reader, edition_of(match.game))
        self.page: Final = Page(screen, match.game, self.words)

    def tell(self) -> None:
        self.heading()
        self.page.chronicle(paragraphs(self.match.game, self.chapters), self.number_width())
        self.ending()

    def step(self) -> None:
        """One chapter after another: Enter continues, a number goes there, v shows the position, q leaves."""
        self.heading()
        number, last = 0, len(self.chapters) - 1
        self.chapter(self.chapters[number])
        while number < last:
            try:
                said = read_line(self.words.text(message("cli-replay-prompt", chapter=str(number), last=str(last))))
            except EOFError:
                self.screen.print()
                return
            if said.casefold() in ("q", self.words.text(Message("cli-key-quit")).casefold()):
                return
            if said.casefold() == "v":
                self.position(number)
            elif not said or (said.isdecimal() and int(said) <= last):
                number = int(said) if said else number + 1
                self.chapter(self.chapters[number])
            else:
                self.screen.text(self.words.text(message("cli-replay-keys", text=said, last=str(last))))
        self.ending()

    def heading(self) -> None:
        title = self.words.text(Message(f"{self.match.game.key}-title"))
        if self.is_open:
            told = "cli-replay-open"
        else:
            told = "cli-replay-onlooker" if self.seat == ONLOOKER else "cli-replay-seat"
        name = self.words.name(self.seat) if self.seat != ONLOOKER else ""
        self.screen.both_ends(title.upper(), self.words.text(message(told, name=name)))

    def chapter(self, chapter: Chapter) -> None:
        """What an entry brought, after its number. What was chosen may be secret, so only events tell it."""
        if chapter.events:
            self.page.chronicle(paragraphs(self.match.game, [chapter]), self.number_width())
        else:
            lead = f"{chapter.number:>{self.number_width()}}  "
            name = self.words.name(chapter.seat) if chapter.number else ""
            self.screen.text(self.words.text(message("cli-replay-nothing", name=name)), lead=lead, lead_colour=QUIET)

    def number_width(self) -> int:
        return len(str(len(self.match.entries)))

    def position(self, number: int) -> None:
        """The table as it lay after a chapter."""
        again = self.match.at(number)
        seats = range(again.seats) if self.is_open else [self.seat]
        for seat in seats:
            if self.is_open:
                self.screen.text(self.words.name(seat), colour=QUIET)
            self.page.position(position_of(again, seat)[1])

    def ending(self) -> None:
        self.screen.rule()
        if self.match.standings() is None:
            self.screen.text(self.words.text(Message("cli-replay-running")))
            return
        self.page.standings(self.match)
