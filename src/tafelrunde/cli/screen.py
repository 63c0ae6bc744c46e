"""A terminal that prints and scrolls: wrapped text, aligned tables, columns; colour only where it is welcome.

Colour never says anything on its own: red is asked, yellow may be chosen, blue follows or is the number of a rule."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, TextIO
from unicodedata import combining, east_asian_width

ASKED: Final = "1;31"
MAY: Final = "33"
FOLLOWS: Final = "94"
QUIET: Final = "2"
STRONG: Final = "1"

NARROWEST: Final = 40
WIDEST: Final = 100
HARD_SPACE: Final = "\N{NO-BREAK SPACE}"
"""Keeps together what should not be split at the end of a line; printed as a space."""

TALLEST_CELL: Final = 4
SHORT_CELL: Final = 10


class Screen:
    """Where everything is printed. Without colour it is complete; plain, it has no columns and no lines either."""

    def __init__(self, width: int, has_colour: bool = False, is_plain: bool = False) -> None:
        self.width: Final = max(NARROWEST, width)
        self.has_colour: Final = has_colour
        self.is_plain: Final = is_plain

    def print(self, text: str = "") -> None:
        print(text.replace(HARD_SPACE, " ").rstrip())

    def paint(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self.has_colour and text and colour else text

    def rule(self) -> None:
        """A line across the page; plain, an empty one."""
        self.print(self.paint("─" * self.width, QUIET) if not self.is_plain else "")

    def text(
        self,
        text: str,
        lead: str = "",
        colour: str = "",
        rules: str = "",
        lead_colour: str = "",
        hanging: int | None = None,
    ) -> None:
        """A text after its lead, wrapped; further lines are aligned with the text, or indented this far. The numbers of
        its rules are at the right edge."""
        indent = " " * (width_of(lead) if hanging is None else hanging)
        at_the_edge = rules if self.width >= 60 and not self.is_plain else ""
        if rules and not at_the_edge:
            text = f"{text} [{rules.replace(' ', HARD_SPACE)}]"
        edge = self.width - (width_of(at_the_edge) + 2 if at_the_edge else 0)
        room = edge - width_of(lead)
        for number, line in enumerate(wrap(text, edge - len(indent), room)):
            said = self.paint(lead, lead_colour) if number == 0 else indent
            said += self.paint(line, colour)
            if number == 0 and at_the_edge:
                said += " " * (room - width_of(line) + 2) + self.paint(at_the_edge, FOLLOWS)
            self.print(said)

    def both_ends(self, left: str, right: str) -> None:
        """A heading: bold at the left, quiet at the right, on one line if they fit."""
        gap = self.width - width_of(left) - width_of(right)
        if gap >= 2 and not self.is_plain:
            self.print(self.paint(left, STRONG) + " " * gap + self.paint(right, QUIET))
        else:
            self.text(left, colour=STRONG)
            self.text(right, colour=QUIET)

    def facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Labels with what they say; short ones share a line."""
        line, length = "", 0
        for label, says in facts:
            needed = width_of(label) + 2 + width_of(says)
            if line and (self.is_plain or length + 4 + needed > self.width):
                self.print(line)
                line, length = "", 0
            said = f"{self.paint(label + ':', QUIET)} {says}"
            if needed > self.width and width_of(label) > self.width // 2:
                self.text(f"{label}:", colour=QUIET)
                self.text(says, lead="    ")
            elif needed > self.width:
                lead = f"{label}: "
                hanging = min(width_of(lead), 12)
                lines = wrap(says, self.width - hanging, self.width - width_of(lead))
                self.print(self.paint(label + ":", QUIET) + " " + lines[0])
                for more in lines[1:]:
                    self.print(" " * hanging + more)
            elif line:
                line, length = f"{line}    {said}", length + 4 + needed
            else:
                line, length = said, needed
        if line:
            self.print(line)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numeric: set[int], marked: int = -1) -> None:
        """Aligned columns, wrapped within their cells; if they do not fit, one block per row."""
        widths = None if self.is_plain else fit_columns([heads, *rows], self.width - 2)
        if widths is None:
            self.blocks(heads, rows, marked)
            return
        self.table_row(heads, widths, numeric, "  ", QUIET)
        for number, row in enumerate(rows):
            is_marked = number == marked
            lead = self.paint("> ", MAY) if is_marked else "  "
            self.table_row(row, widths, numeric, lead, STRONG if is_marked else "")

    def table_row(self, row: Sequence[str], widths: list[int], numeric: set[int], lead: str, colour: str) -> None:
        cells = [wrap(cell, width) for cell, width in zip(row, widths, strict=True)]
        for line in range(max([len(cell) for cell in cells])):
            parts: list[str] = []
            for column, cell in enumerate(cells):
                said = cell[line] if line < len(cell) else ""
                gap = " " * (widths[column] - width_of(said))
                painted = self.paint(said, colour if column == 0 or colour == QUIET else "")
                parts.append(gap + painted if column in numeric else painted + gap)
            self.print((lead if line == 0 else "  ") + "  ".join(parts))

    def blocks(self, heads: Sequence[str], rows: Sequence[Sequence[str]], marked: int) -> None:
        for number, row in enumerate(rows):
            lead = self.paint("> ", MAY) if number == marked else "" if self.is_plain else "  "
            self.print(lead + self.paint(row[0], STRONG))
            told = [f"{head}: {says}" for head, says in zip(heads[1:], row[1:], strict=True) if says]
            self.text("; ".join(told), lead="    ")

    def choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Keys with what they choose, down the columns."""
        key_width = max([width_of(key) for key, _ in choices])
        keyed = [(" " * (key_width - width_of(key)) + key, text) for key, text in choices]
        half = 0 if self.is_plain else (self.width - 5) // 2
        for is_long, run in groupby(keyed, key=lambda choice: width_of(" ".join(choice)) > half):
            if is_long:
                for key, text in run:
                    self.text(text, lead=f"  {key} ", lead_colour=MAY)
            else:
                self.columns(list(run))

    def columns(self, keyed: list[tuple[str, str]]) -> None:
        columns = stack([width_of(" ".join(choice)) for choice in keyed], self.width - 2)
        for line in range(columns[0].stop):
            said = ""
            for column in columns:
                if column.start + line < column.stop:
                    key, text = keyed[column.start + line]
                    widest = max([width_of(keyed[place][1]) for place in column])
                    said += "  " + self.paint(key, MAY) + " " + text + " " * (widest - width_of(text) + 1)
            self.print(said)


def fit_columns(rows: Sequence[Sequence[str]], room: int) -> list[int] | None:
    """How wide each column may be; None if the words do not fit side by side, or the cells would get too tall."""
    columns = [[row[column] for row in rows] for column in range(len(rows[0]))]
    widths = [max([width_of(cell) for cell in column]) for column in columns]
    least = [max([least_width(cell, row > 0) for row, cell in enumerate(column)]) for column in columns]
    least[0] = widths[0]
    room -= 2 * (len(widths) - 1)
    while sum(widths) > room:
        widest = max(range(len(widths)), key=lambda column: widths[column] - least[column])
        if widths[widest] <= least[widest]:
            return None
        widths[widest] -= 1
    tallest = max([len(wrap(row[column], widths[column])) for row in rows for column in range(len(widths))])
    return widths if tallest <= TALLEST_CELL else None


def least_width(cell: str, is_body: bool) -> int:
    """How narrow a cell may get: short ones are not split unless they are heads; others are split between words."""
    if is_body and width_of(cell) <= SHORT_CELL:
        return width_of(cell)
    return max([width_of(word) for word in cell.split(" ")])


def stack(widths: Sequence[int], room: int) -> list[range]:
    """The places of things this wide that share a column, with as many columns as fit side by side."""
    for across in range(len(widths), 0, -1):
        down = -(-len(widths) // across)
        columns = [range(start, min(start + down, len(widths))) for start in range(0, len(widths), down)]
        if sum([max([widths[place] for place in column]) + 3 for column in columns]) - 3 <= room:
            return columns
    return [range(len(widths))]


def width_of(text: str) -> int:
    """How many columns a text takes."""
    return sum([0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text])


def wrap(text: str, width: int, first: int | None = None) -> list[str]:
    """The lines of a text; the first may be shorter or longer than the others. A path stays whole, however long
    it is: broken, it could not be copied."""
    missing = width - (width if first is None else first)
    lines = textwrap.wrap(
        text,
        max(1, width),
        initial_indent="\x00" * max(0, missing),
        break_on_hyphens=False,
        break_long_words=os.sep not in text,
    )
    return [line.lstrip("\x00") for line in lines] or [""]


def open_screen(is_plain: bool = False, environ: Mapping[str, str] = os.environ, out: TextIO | None = None) -> Screen:
    """The screen for standard output: coloured only if it is a terminal and NO_COLOR is not set."""
    stream = sys.stdout if out is None else out
    is_dumb = environ.get("TERM") == "dumb"
    has_colour = stream.isatty() and not environ.get("NO_COLOR") and not is_dumb and not is_plain
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    return Screen(width, has_colour, is_plain)
