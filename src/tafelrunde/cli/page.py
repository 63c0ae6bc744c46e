"""What a reader gets to see of a match: the position, what happened, what is asked, the rules behind it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tafelrunde.bots.levels import NAMES
from tafelrunde.cli.choosing import Problem
from tafelrunde.cli.screen import ASKED, FOLLOWS, HARD_SPACE, QUIET, STRONG, Screen, width_of
from tafelrunde.core.catalogue import Action
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game
from tafelrunde.core.match import Chapter, Match
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, Sentence, message
from tafelrunde.core.outcomes import foretell
from tafelrunde.core.paragraphs import ChronicleLine, ChronicleTurn, paragraphs
from tafelrunde.core.registry import edition_of
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View
from tafelrunde.words import Words
from tafelrunde.words.rulebook import NUMBER, Block, Listing, Paragraph, Rulebook, Term, lines_of, plain, read_rulebook

UNPARTED: Final = 28
"""Parts of a list up to this length are not split at the end of a line."""


NUMBERED_WORD: Final = re.compile(r"(?<=[0-9]) (?=\w)")
"""The space between a number and its word, as in "5 wands"."""


class Page:
    """Prints a match for one reader."""

    def __init__(self, screen: Screen, game: Game, words: Words) -> None:
        self.screen: Final = screen
        self.game: Final = game
        self.words: Final = words

    def say(self, argument: Argument) -> str:
        """A part of a position; in a list, short parts are kept together."""
        if isinstance(argument, tuple) and argument and not isinstance(argument, Message | Person):
            parts = [self.words.text(part) for part in argument]
            return ", ".join([part.replace(" ", HARD_SPACE) if len(part) <= UNPARTED else part for part in parts])
        return NUMBERED_WORD.sub(HARD_SPACE, self.words.text(argument))

    def position(self, position: Position, before: Position | None = None) -> None:
        """The whole position, or what has changed in it since it was last printed."""
        facts: list[tuple[str, str]] = []
        for number, part in enumerate(position):
            old = before[number] if before is not None and number < len(before) else None
            if isinstance(part, Item):
                if part != old:
                    facts.append((self.words.text(part.label), self.say(part.says)))
                continue
            self.facts(facts)
            if facts and before is None:
                self.screen.print()
            facts = []
            rows = [row for row in part.rows if not isinstance(old, Grid) or row not in old.rows]
            if rows:
                self.table(part, rows)
            if before is None:
                self.screen.print()
        self.facts(facts)

    def facts(self, facts: list[tuple[str, str]]) -> None:
        if facts:
            self.screen.facts(facts)

    def table(self, table: Grid, rows: Sequence[tuple[Argument, ...]]) -> None:
        heads = [self.words.text(head) for head in table.heads]
        numeric = {column for column in range(len(heads)) if all(isinstance(row[column], int) for row in rows)}
        marked = rows.index(table.rows[table.marked]) if table.marked >= 0 and table.rows[table.marked] in rows else -1
        self.screen.table(heads, [[self.say(cell) for cell in row] for row in rows], numeric, marked)

    def events(self, events: Sequence[Event], colour: str = "", now: bool = False) -> None:
        """What happened, in lines that tell together what belongs together, with the rules behind them. `now` is for
        what would happen: event by event, in the present."""
        if now:
            self.lines([ChronicleLine(self.game.tell_event(event), 0, 0) for event in events], colour, now=True)
            return
        for paragraph in paragraphs(self.game, [Chapter(0, ONLOOKER, list(events), False)]):
            self.lines(paragraph.lines, colour)

    def chronicle(self, told: Sequence[ChronicleTurn], number_width: int = 0) -> None:
        """Paragraphs under their headings; each line after the number of its first chapter, if that has a width."""
        for paragraph in told:
            if paragraph.heading is not None:
                self.screen.text(self.words.text(paragraph.heading), colour=STRONG)
            self.lines(paragraph.lines, number_width=number_width)

    def lines(self, lines: Sequence[ChronicleLine], colour: str = "", number_width: int = 0, now: bool = False) -> None:
        """The same thing several times in a row is told once."""
        told: list[tuple[str, str, int, int]] = []
        for line in lines:
            text, rules = self.words.sentence(line.sentence, now), self.words.rules(line.sentence)
            if told and told[-1][0] == text:
                told[-1] = (text, rules, told[-1][2] + 1, told[-1][3])
            else:
                told.append((text, rules, 1, line.first))
        for text, rules, count, number in told:
            lead = "" if self.screen.is_plain else "¶ "
            if number_width:
                lead = f"{number:>{number_width}}  "
            said = text if count == 1 else self.words.text(message("cli-times", text=text, count=count))
            self.screen.text(said, lead=lead, rules=rules, colour=colour, lead_colour=QUIET)

    def prompt(self, prompt: Sequence[Sentence], heading: str) -> None:
        """The request in red after its heading, then hints."""
        lead = f"{heading}  "
        hanging = width_of(lead) if self.screen.width >= 80 else 2
        for number, sentence in enumerate(prompt):
            self.screen.text(
                self.words.sentence(sentence),
                lead=lead if number == 0 else " " * hanging,
                hanging=hanging,
                colour=ASKED if number == 0 else "",
                rules=self.words.rules(sentence),
                lead_colour=STRONG,
            )

    def preview(self, view: View, action: Action) -> None:
        """What is certain about a choice before it is made: what happens, and how the table lies after it."""
        certain, after = foretell(self.game, view, [self.game.catalogue.number(action)])
        self.screen.text(self.words.text(Message("cli-preview" if certain else "cli-preview-nothing")))
        self.events(certain, colour=FOLLOWS, now=True)
        if after is not None:
            self.position(self.game.tell_position(after), self.game.tell_position(view))

    def rules(self, wanted: str, behind: Sequence[Sentence]) -> None:
        """A rule by number or word; without either, those behind these sentences. Problem if there is none."""
        if wanted:
            if not self.look_up(wanted):
                raise Problem("cli-error-no-rule", text=wanted)
            return
        for number in dict.fromkeys([rule for sentence in behind for rule in sentence.rules]):
            self.paragraph(self.rulebook().paragraph(number))
        self.screen.text(self.words.text(message("cli-rules-hint", game=self.game.key)))

    def paragraph(self, paragraph: Paragraph) -> None:
        """A rule after its number, its lists indented."""
        lead = f"{paragraph.number}  "
        for number, block in enumerate(paragraph.blocks):
            self.block(block, lead if number == 0 else " " * width_of(lead), FOLLOWS)

    def term(self, term: Term) -> None:
        """A word of the glossary, with the rules behind what it says."""
        said, rules = plain(term.meaning), ", ".join(term.rules)
        self.screen.text(said, lead=f"{term.word}: ", rules=rules, lead_colour=STRONG, hanging=2)

    def block(self, block: Block, lead: str = "", lead_colour: str = "") -> None:
        for number, line in enumerate(lines_of(block)):
            before = lead if number == 0 else " " * width_of(lead)
            if isinstance(block, Listing):
                before += f"{number + 1}. " if block.ordered else "- "
            self.screen.text(plain(line), lead=before, lead_colour=lead_colour)

    def look_up(self, wanted: str) -> bool:
        """A rule by its number, or every rule and glossary entry with a word that starts like this; whether any do."""
        book = self.rulebook()
        if NUMBER.fullmatch(wanted.upper()):
            self.paragraph(book.paragraph(wanted))
            return True
        terms, found = book.terms(wanted), book.search(wanted)
        for term in terms:
            self.term(term)
        if terms and found:
            self.screen.print()
        for number, paragraph in enumerate(found):
            if number > 0:
                self.screen.print()
            self.paragraph(paragraph)
        return bool(terms or found)

    def rulebook(self) -> Rulebook:
        return read_rulebook(edition_of(self.game), self.words.language)

    def standings(self, match: Match) -> None:
        """Who took which place with how many points, and why."""
        standings = match.standings()
        assert standings is not None
        order = sorted(range(match.seats), key=lambda seat: standings.places[seat])
        heads = ["cli-standings-place", "cli-standings-seat", *(["cli-standings-points"] if standings.points else [])]
        rows = [
            [
                str(standings.places[seat]),
                self.words.text(Person(seat)),
                *([self.words.text(standings.points[seat])] if standings.points else []),
            ]
            for seat in order
        ]
        numeric = {0, 2} if standings.points else {0}
        marked = order.index(self.words.reader) if self.words.reader is not None else -1
        self.screen.table([self.words.text(Message(head)) for head in heads], rows, numeric, marked)
        ending = match.ending()
        if ending is None:
            self.screen.text(self.words.text(Message(standings.reason)))
        else:
            self.ending(ending)

    def ending(self, ending: Ending) -> None:
        """Who won and why, how it came round by round, what decided it, and what to remember."""
        self.sentences(ending.result)
        if ending.rounds:
            self.screen.print()
            self.screen.text(self.words.text(ending.title), colour=STRONG)
            seats = range(len(ending.rows))
            heads = ["", *[self.words.text(Person(seat)) for seat in seats], self.words.text(Message("cli-end-won-by"))]
            rows = [
                [
                    self.words.text(each.name),
                    *[self.words.text(score) for score in each.scores],
                    self.words.text(Person(each.winner)) if each.winner >= 0 else "–",
                ]
                for each in ending.rounds
            ]
            self.screen.table(heads, rows, set(range(1, len(heads) - 1)), -1)
        if ending.blow is not None:
            self.screen.print()
            self.screen.text(self.words.text(message("cli-end-blow", round=ending.blow.title)), colour=STRONG)
            self.sentences(ending.blow.says)
        if ending.facts:
            self.screen.print()
        for fact in ending.facts:
            self.screen.text(
                self.words.sentence(fact.says),
                lead=f"{self.words.text(fact.title)}: ",
                lead_colour=STRONG,
                hanging=2,
                rules=self.words.rules(fact.says),
            )

    def sentences(self, said: Sequence[Sentence]) -> None:
        for sentence in said:
            self.screen.text(self.words.sentence(sentence), rules=self.words.rules(sentence))


def position_of(match: Match, seat: int = ONLOOKER) -> tuple[View, Position]:
    view = match.view(seat)
    return view, match.game.tell_position(view)


def display_names(names: Sequence[str]) -> list[str]:
    """Names without the note in a record that says who is a bot."""
    return [BOT.sub("", name) for name in names]


BOT: Final = re.compile(rf" \(({'|'.join(NAMES)}) bot\)$")


def bot_levels(names: Sequence[str]) -> dict[int, str]:
    """The level of each bot, by its seat, as the names of a record tell it."""
    return {seat: found[1] for seat, name in enumerate(names) if (found := BOT.search(name))}
