"""Reading a table from its ledger: from its last snapshot on, if that fits, and piece by piece, so that a long ledger
holds up nobody else who reads."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeVar

from tafelrunde.server.errors import Unavailable
from tafelrunde.server.storage import Storage, snapshots
from tafelrunde.server.storage import work as works
from tafelrunde.server.tables import snapshot
from tafelrunde.server.tables.ledger import LedgerEntry
from tafelrunde.server.tables.table import Table, fold_all

log = logging.getLogger("tafelrunde.ledgers")

PIECE: Final = 500
T = TypeVar("T")


class Aside(Protocol):
    """Carries out work in a thread of its own."""

    async def __call__(self, work: Callable[[], T]) -> T: ...


class Loaded(NamedTuple):
    """A table, and the entry after which its last snapshot was taken."""

    table: Table
    kept: int


class Ledgers:
    """Whoever asks holds the lock of the table."""

    def __init__(self, storage: Storage, aside: Aside) -> None:
        self.storage: Final = storage
        self.aside: Final = aside

    async def load(self, new: Callable[[], Table]) -> Loaded:
        """The table as its ledger says; `new` makes one without any entries."""
        table = await self.recalled(new) or new()
        kept = table.number
        last = await self.catch_up(table)
        if last is not None and table.number - kept >= snapshot.EVERY:
            kept = await self.keep(table, last)
        return Loaded(table, kept)

    async def recalled(self, new: Callable[[], Table]) -> Table | None:
        """As its last snapshot says; None if there is none that fits."""
        table = new()
        kept = await self.storage.read(snapshots.snapshot(table.id))
        if kept is None:
            return None
        entries = await self.storage.read(works.entries_after(table.id, kept.number - 1, 1))
        try:
            if not entries:
                raise snapshot.Unfit("no such entry")
            await self.aside(partial(snapshot.restore, table, kept, entries[0]))
        except snapshot.Unfit as unfit:
            log.warning("a snapshot does not fit", extra={"table": table.id, "why": str(unfit)})
            await self.storage.write(snapshots.forget_snapshot(table.id))
            return None
        return table

    async def catch_up(self, table: Table) -> LedgerEntry | None:
        """Fold what has been written since; returns the last of it."""
        last = None
        while entries := await self.storage.read(works.entries_after(table.id, table.number, PIECE)):
            await self.aside(partial(fold_all, table, entries))
            last = entries[-1]
            if len(entries) < PIECE:
                break
        return last

    async def keep(self, table: Table, last: LedgerEntry) -> int:
        """Take a snapshot; returns after which entry. If it cannot be kept now, then later."""
        kept = await self.aside(partial(snapshot.take, table, last))
        with suppress(Unavailable):
            await self.storage.write(snapshots.keep_snapshot(table.id, kept))
        return kept.number
