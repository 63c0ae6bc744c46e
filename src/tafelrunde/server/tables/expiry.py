"""What expires by itself, a little at a time: guests who did nothing, tables that wait for nobody, old chat, addresses.
All of it is read and written in the threads of the storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tafelrunde.core.errors import TableError
from tafelrunde.server.people.moderation import wordless
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.backend import Work
from tafelrunde.server.tables import seating
from tafelrunde.server.tables.hall import Hall

log = logging.getLogger("tafelrunde.expiry")

DAY: Final = 24 * 3600 * 1000
BATCH: Final = 50
PAUSE: Final = 20.0
START: Final = (0, "")
Place = tuple[int, str]


class Expiry:
    """Each kind is gone through from the oldest on, a batch at a time, and then from the beginning again."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.places: Final[dict[str, Place]] = {}

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.one_round()
            except Exception:
                log.exception("something could not expire")

    async def one_round(self) -> None:
        """One batch of everything."""
        settings, now = self.hall.settings, self.hall.now()
        if settings.guests_days:
            await self.guests(now - settings.guests_days * DAY)
        if settings.waiting_days:
            await self.waiting(now - settings.waiting_days * DAY)
        if settings.chat_days:
            before = now - settings.chat_days * DAY
            await self.chat("over", before)
            await self.chat("closed", before)
            await self.hall.storage.write(works.forget_old_reports(before, BATCH))
        await self.hall.storage.write(works.forget_addresses(now - settings.address_days * DAY, BATCH))

    async def next(self, kind: str, find: Callable[[Place], Work[list[Place]]]) -> list[str]:
        """The ids of the next batch of a kind; after the last one it begins anew."""
        found = await self.hall.storage.read(find(self.places.get(kind, START)))
        self.places[kind] = found[-1] if found else START
        return [id for _, id in found]

    async def guests(self, before: int) -> None:
        for id in await self.next("guests", lambda place: works.old_guests(before, place, BATCH)):
            await self.hall.storage.write(works.forget_idle_guest(id, before))

    async def waiting(self, before: int) -> None:
        for id in await self.next("waiting", lambda place: works.old_tables("waiting", before, place, BATCH)):
            try:
                await self.hall.change(await self.hall.find(id), seating.clear)
            except TableError as error:
                log.warning("a table was not cleared", extra={"table": id, "why": error.message_id})

    async def chat(self, status: str, before: int) -> None:
        for id in await self.next(f"chat {status}", lambda place: works.old_tables(status, before, place, BATCH)):
            try:
                await self.hall.storage.write(all_wordless(id))
            except TableError as error:
                log.warning("old chat was not deleted", extra={"table": id, "why": error.message_id})
                continue
            live = self.hall.tables.get(id)
            if live is not None:
                live.table = None  # read again, without the words


def all_wordless(id: str) -> Work[None]:
    for row in (yield from works.said_entries(id)):
        yield from wordless(id, row["number"], row["body"])
