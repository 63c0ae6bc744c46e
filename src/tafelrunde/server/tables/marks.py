"""Marks: how far the readers of a table have been told, so that each is told what is new and nothing twice."""

from __future__ import annotations

import msgspec

from tafelrunde.server.tables.table import Table

Mark = tuple[int, tuple[int, ...]]
"""What a viewer has been told: the settled chapters, and its own actions that are still open."""


class Marks(msgspec.Struct, frozen=True, gc=False):
    """What the readers of a table have been told so far: up to which entry, and what of it."""

    number: int
    shape: int
    chat: int
    unsaid: int
    settled: int
    """How many chapters are final; -1 before the deal."""
    open: tuple[tuple[int, int], ...]
    """Who did what that can still be taken back; everybody knows only their own."""

    def of(self, viewer: int) -> Mark | None:
        """What this viewer has been told; None before the match."""
        if self.settled < 0:
            return None
        return self.settled, tuple([action for seat, action in self.open if seat == viewer])


def own_actions(table: Table, viewer: int, since: int) -> list[int]:
    """The actions of a seat after chapter `since`."""
    match = table.match
    if match is None:
        return []
    return [
        match.game.catalogue.number(entry.action) for entry in match.entries[max(0, since) :] if entry.seat == viewer
    ]


def marks_of(table: Table) -> Marks:
    match = table.match
    if match is None:
        return Marks(table.number, table.shape, len(table.chat), len(table.unsaid), -1, ())
    number = match.game.catalogue.number
    open_actions = [(entry.seat, number(entry.action)) for entry in match.entries[match.final_entries :]]
    said, unsaid = len(table.chat), len(table.unsaid)
    return Marks(table.number, table.shape, said, unsaid, match.final_entries, tuple(open_actions))
