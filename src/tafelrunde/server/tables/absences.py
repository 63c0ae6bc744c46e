"""Since when people at a table have had no page open."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.tables.clocks import LiveClock
from tafelrunde.server.tables.table import Table


class Absences:
    """Of one table. After a restart nobody has been away yet."""

    def __init__(self, patience: int) -> None:
        self.patience: Final = patience
        self.since: dict[int, int] = {}

    def note(self, table: Table | None, here: set[int], now: int) -> dict[int, int]:
        """Who is here now; from when on each of the others counts as gone, in a live match."""
        if table is None or not table.is_running() or not isinstance(table.created.clock, LiveClock):
            self.since = {}
            return {}
        absent = [seat for seat, chair in enumerate(table.chairs) if chair.plays_itself() and seat not in here]
        self.since = {seat: self.since.get(seat, now) for seat in absent}
        return {seat: since + self.patience for seat, since in self.since.items()}
