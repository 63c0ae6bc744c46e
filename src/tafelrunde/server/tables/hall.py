"""The hall: all tables that this process has in memory. Everything about one table happens under its lock, one thing
after another; an entry is kept for good before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeVar

import msgspec

from tafelrunde.bots.levels import LevelName
from tafelrunde.bots.pace import Hurry, Pace
from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import edition_of
from tafelrunde.server import metrics
from tafelrunde.server.errors import Refusal, Unavailable, no_table
from tafelrunde.server.people import names
from tafelrunde.server.people.known import Known
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import Storage, Taken
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.faces import Face
from tafelrunde.server.storage.work import TableRow
from tafelrunde.server.tables import playing, seating
from tafelrunde.server.tables.absences import Absences
from tafelrunde.server.tables.clocks import Outages
from tafelrunde.server.tables.finishing import any_ended, finish_of
from tafelrunde.server.tables.ledger import Body, LedgerEntry, RematchMade
from tafelrunde.server.tables.marks import Marks, marks_of, own_actions
from tafelrunde.server.tables.readers import Reader
from tafelrunde.server.tables.reading import Ledgers
from tafelrunde.server.tables.snapshot import EVERY
from tafelrunde.server.tables.summary import Faces, people_of, write_summary
from tafelrunde.server.tables.table import ChatLine, Table

log = logging.getLogger("tafelrunde.hall")

RETRIES: Final = 8
T = TypeVar("T")
Propose = Callable[[Table], list[Body]]


class Here(NamedTuple):
    """The seats with an open page, the number of onlookers, the levels whose bots have too little time, from when on
    each person without a page counts as gone, and the bot that has waited for its turn to think, with its seconds."""

    seats: list[int]
    onlookers: int
    hurried: dict[LevelName, Hurry]
    gone: dict[int, int]
    waiting: tuple[int, int] | None


class Teller(Protocol):
    """Writes what pages are told, each as somebody, or some seat, may know it; ready to be sent."""

    def welcome(
        self, live: LiveTable, table: Table, faces: Faces, reader: Reader, since: int, chat: list[ChatLine],
        here: Here, now: int,
    ) -> bytes: ...  # fmt: skip

    def news(
        self, live: LiveTable, table: Table, viewer: int, since: int, known: int, now: int, words: bool
    ) -> bytes: ...

    def table(self, table: Table, faces: Faces, person: str, now: int, key: str) -> bytes: ...

    def chat(self, line: ChatLine, faces: Faces) -> bytes: ...

    def face(self, person: str, face: Face) -> bytes: ...

    def presence(self, here: Here, now: int) -> bytes: ...


class LiveTable:
    """A table in memory with its readers. `table` is None until it is read, and again when it may be out of date."""

    def __init__(self, id: str, patience: int) -> None:
        self.id: Final = id
        self.absences: Final = Absences(patience)
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.marks: Marks | None = None
        self.kept: int = 0  # the entry after which the last snapshot was taken
        self.readers: Final[set[Reader]] = set()
        self.seen: Final[dict[tuple[int, bool], object]] = {}  # what each viewer, with or without words, was last told
        self.bots: Final[dict[int, asyncio.Task[None]]] = {}
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        self.used: float = time.monotonic()
        self.turn_since: float = time.monotonic()
        self.waiting: int | None = None  # the bot that has had to wait for its turn to think

    def begin_turn(self) -> bool:
        """Something was settled; whether pages must be told that nobody waits any longer."""
        self.turn_since = time.monotonic()
        was_waiting, self.waiting = self.waiting, None
        return was_waiting is not None

    def presence(self, pace: Pace, at: int) -> Here:
        """Who is here, in this process and in others; and what the bots of this process get done."""
        here, onlookers = self.own_presence()
        now = time.monotonic()
        for seats, others, heard in self.elsewhere.values():
            if now - heard < REMOTE_PRESENCE:
                here |= set(seats)
                onlookers += others
        gone = self.absences.note(self.table, here, at)
        waiting = None if self.waiting is None else (self.waiting, int(now - self.turn_since))
        return Here(sorted(here), onlookers, self.hurried(pace), gone, waiting)

    def gone(self, pace: Pace, at: int) -> list[int]:
        """The people who have had no page here for so long that they count as gone."""
        return [seat for seat, since in self.presence(pace, at).gone.items() if since <= at]

    def hurried(self, pace: Pace) -> dict[LevelName, Hurry]:
        if self.table is None:
            return {}
        game = edition_of(self.table.game)
        levels = {chair.level for chair in self.table.chairs if chair.level is not None}
        return {level: hurry for level in sorted(levels) if (hurry := pace.hurry(game, level)) is not None}

    def own_presence(self) -> tuple[set[int], int]:
        if self.table is None:
            return set(), 0
        seats = {reader.person: self.table.seat_of(reader.person) for reader in self.readers}
        here = {seat for seat in seats.values() if seat >= 0}
        return here, len([seat for seat in seats.values() if seat < 0])


REMOTE_PRESENCE: Final = 75.0
"""How long what another process said about its readers is believed."""


class Hall:
    """Tables by id, and the storage behind them."""

    def __init__(self, storage: Storage, settings: Settings, teller: Teller, now: Callable[[], int]) -> None:
        self.storage: Final = storage
        self.settings: Final = settings
        self.teller: Final = teller
        self.now: Final = now
        self.known: Final = Known(storage)
        self.process: Final = secrets.token_hex(6)
        self.outages: Final = Outages()
        self.pace: Final = Pace()
        self.tables: Final[dict[str, LiveTable]] = {}
        self.desk: Final = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self.ledgers: Final = Ledgers(storage, self.aside)
        self.after_change: list[Callable[[LiveTable], None]] = []
        self.seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)

    # Finding a table

    def place(self, id: str) -> LiveTable:
        live = self.tables.get(id)
        if live is None:
            live = self.tables[id] = LiveTable(id, self.settings.gone * 1000)
            metrics.TABLES.set(len(self.tables))
        live.used = time.monotonic()
        return live

    def in_memory(self, id: str) -> LiveTable | None:
        """The table if it need not be read."""
        live = self.tables.get(id)
        return self.place(id) if live is not None and live.table is not None else None

    async def find(self, id: str) -> LiveTable:
        """The table of this id, in memory; NotFound if there is none."""
        if "\0" in id:
            raise no_table("")
        live = self.place(id)
        if live.table is None:
            async with live.lock:
                await self.loaded(live)
        return live

    async def loaded(self, live: LiveTable) -> Table:
        """The table, read from its ledger if need be. The lock is held."""
        if live.table is not None:
            return live.table
        seed = await self.storage.read(works.table_seed(live.id))
        if seed is None:
            self.forget(live)
            raise no_table(live.id)
        new = partial(Table, live.id, bytes.fromhex(seed), self.outages, self.settings.silence * 1000)
        table, live.kept = await self.ledgers.load(new)
        live.table = table
        if live.marks is None:
            live.marks = marks_of(table)
        return table

    async def aside(self, work: Callable[[], T]) -> T:
        """Work that may take long, one piece after another in a thread of its own, so that nobody else waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self.desk, work)

    def close(self) -> None:
        self.desk.shutdown(wait=False, cancel_futures=True)

    def forget(self, live: LiveTable) -> None:
        if self.tables.get(live.id) is live and not live.readers:
            del self.tables[live.id]
            metrics.TABLES.set(len(self.tables))

    # Changing a table

    async def create(
        self, new: seating.NewTable, host: seating.Visitor, awaited: list[str] | None = None, start: str = ""
    ) -> LiveTable:  # fmt: skip
        """Set a new table; the same one again for the same request of the same host."""
        if new.id is not None:
            known = await self.storage.read(works.table_of_request(host.person, new.id))
            if known is not None:
                return await self.find(known)
        most = self.settings.tables_each
        if await self.storage.read(works.tables_of_host(host.person)) >= most:
            raise Refusal("server-error-tables", f"You have {most} tables; finish or clear one first.", most=most)
        for _ in range(RETRIES):
            seed = self.seed()
            table = Table(names.table_id(), seed, self.outages, self.settings.silence * 1000)
            entries = self.entries_of(table, seating.set_table(new, host, seed, awaited, start), host.person, "")
            begin = partial(fold_each, table, entries)
            await self.aside(begin) if start else begin()  # an earlier match is played again
            row = self.row_of(table, new.id, people_of(table))
            try:
                await self.storage.write(works.create_table(row, entries))
            except Taken:
                known = await self.storage.read(works.table_of_request(host.person, new.id)) if new.id else None
                if known is not None:
                    return await self.find(known)
                continue
            live = self.place(table.id)
            live.table, live.marks = table, marks_of(table)
            self.count(entries)
            self.changed(live)
            return live
        raise Unavailable("server-error-busy", "The server is too busy; try again.")

    async def change(self, live: LiveTable, propose: Propose, person: str = "", request: str = "") -> Table:
        """Write what is proposed and tell everybody. A request that was carried out before is not carried out again. It
        runs to its end even if the person who asked is gone."""
        task = asyncio.ensure_future(self.change_under_lock(live, propose, person, request))
        task.add_done_callback(swallow)
        return await asyncio.shield(task)

    async def change_under_lock(self, live: LiveTable, propose: Propose, person: str, request: str) -> Table:
        async with live.lock:
            live.used = time.monotonic()
            for _ in range(RETRIES):
                table = await self.loaded(live)
                await self.tell_all(live)  # another process may have been faster
                if request and table.was_done(person, request):
                    return table
                bodies = playing.within_bounds(table, propose(table))
                if not bodies:
                    return table
                entries = self.entries_of(table, bodies, person, request)
                if await self.write(live, table, entries):
                    await self.tell_all(live)
                    self.changed(live)
                    if table.number - live.kept >= EVERY:
                        live.kept = await self.ledgers.keep(table, entries[-1])
                    return table
        raise Unavailable("server-error-busy", "The server is too busy; try again.")

    async def write(self, live: LiveTable, table: Table, entries: list[LedgerEntry]) -> bool:
        """Keep the entries for good; false if another process has written there, and then the table is read again."""
        live.table = None  # until we are certain what the ledger says
        shape = table.shape
        for entry in entries:
            table.fold(entry)
        finished = finish_of(table) if table.ended is not None and any_ended(entries) else None
        people = people_of(table) if table.shape != shape else []  # an action brings nobody new
        work = works.append(self.row_of(table, None, people), entries, finished)
        start = time.perf_counter()
        try:
            await self.storage.write(work, f"entry {self.process} {table.number} {live.id}")
        except Taken:
            metrics.CONFLICTS.inc()
            return False
        except Unavailable:
            raise
        except Exception:
            log.exception("an entry could not be written", extra={"table": live.id})
            raise Unavailable("server-error-storage", "The server cannot write at the moment; try again.") from None
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - start)
        live.table = table
        self.count(entries)
        return True

    def entries_of(self, table: Table, bodies: list[Body], person: str, request: str) -> list[LedgerEntry]:
        at = max(self.now(), table.at)
        return [
            LedgerEntry(table.number + 1 + place, at, person, request if place == 0 else "", body)
            for place, body in enumerate(bodies)
        ]

    def row_of(self, table: Table, request: str | None, people: list[str]) -> TableRow:
        created = table.created
        return TableRow(
            id=table.id,
            game=created.game,
            status=table.status(),
            public=created.public,
            host=created.host,
            request=request,
            seed=table.seed.hex(),
            summary=write_summary(table, self.now()),
            at=table.shown_at,
            due=table.due(),
            people=people,
        )

    def count(self, entries: list[LedgerEntry]) -> None:
        for entry in entries:
            metrics.counted(metrics.ENTRIES, type(entry.body).__name__).inc()

    def changed(self, live: LiveTable) -> None:
        for callback in self.after_change:
            callback(live)

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has written an entry."""
        live = self.tables.get(id)
        if live is None:
            return
        async with live.lock:
            table = live.table
            if table is not None and table.number < number:
                live.table = None  # until all is folded, nobody may look at it
                await self.ledgers.catch_up(table)
                live.table = table
                await self.tell_all(live)

    async def rematch(self, live: LiveTable, visitor: seating.Visitor, but: frozenset[str] = frozenset()) -> str:
        """The table of the rematch, set for the first to ask; the others are awaited there, but for those who want
        nothing to do with them."""
        table = (await self.find(live.id)).table or await self.reread(live)
        if table.rematch is None:
            if table.ended is None:
                raise Refusal("server-error-not-over", "The match is not over yet.")
            new = seating.rematch_of(table, visitor)
            people = [person for person in people_of(table) if person not in but]
            request = f"rematch:{live.id}"  # no page can send such an id
            made = await self.create(msgspec.structs.replace(new, id=request), visitor, people)

            def propose(table: Table) -> list[Body]:
                return [] if table.rematch is not None else [RematchMade(made.id)]

            table = await self.change(live, propose, visitor.person)
            if table.rematch != made.id:  # somebody else was faster
                await self.change(made, seating.clear, visitor.person)
        assert table.rematch is not None
        return table.rematch

    async def reread(self, live: LiveTable) -> Table:
        async with live.lock:
            return await self.loaded(live)

    # Telling

    async def welcome(self, live: LiveTable, reader: Reader, since: int | None, chat: int) -> None:
        """A page opens: it is told everything, and from then on the news."""
        async with live.lock:
            table = await self.loaded(live)
            await self.tell(live)
            last = -1 if table.match is None else table.match.final_entries
            start = min(last, max(-1, last - RECENT if since is None else since))
            lines = [line for line in table.chat if line.number > chat and reader.hears(line)][-CHAT_SHOWN:]
            faces = await self.known.faces([*people_of(table), *[line.person for line in lines]])
            live.readers.add(reader)
            here = live.presence(self.pace, self.now())
            welcome = partial(self.teller.welcome, live, table, faces, reader, start, lines, here, self.now())
            reader.send(await self.aside(welcome) if last - start > RECENT else welcome())
        await self.show_presence(live, reader)

    async def leave(self, live: LiveTable, reader: Reader) -> None:
        live.readers.discard(reader)
        live.used = time.monotonic()
        await self.show_presence(live, None)

    async def show_presence(self, live: LiveTable, but: Reader | None, asks: bool = True) -> None:
        now = self.now()
        told = self.teller.presence(live.presence(self.pace, now), now)
        for reader in live.readers:
            if reader is not but:
                reader.send(told)
        if self.settings.is_shared():
            here, onlookers = live.own_presence()
            seats = ",".join([str(seat) for seat in sorted(here)])
            with suppress(Unavailable):  # whoever is here will be told again
                await self.storage.tell(f"here {self.process} {int(asks)} {onlookers} [{seats}] {live.id}")

    async def tell_all(self, live: LiveTable) -> None:
        """Tell every reader the news, and who is here if somebody who looks on has another seat now."""
        if await self.tell(live):
            await self.show_presence(live, None)

    async def tell(self, live: LiveTable) -> bool:
        """Tell every reader what has changed since they were last told; whether one of them sits elsewhere now, or no
        bot waits any longer. The lock is held and all is kept for good."""
        table, before = live.table, live.marks
        if table is None or before is None or before.number == table.number:
            return False
        marks = marks_of(table)
        said = [*table.chat[before.chat :], *[table.chat[number - 1] for number in table.unsaid[before.unsaid :]]]
        reshaped = marks.shape != before.shape
        met = [*(people_of(table) if reshaped else []), *[line.person for line in said]]
        faces = await self.known.faces(met if live.readers else [])
        live.marks = marks
        stirred = live.begin_turn() if live.marks.settled != before.settled else False
        if not live.readers:
            live.seen.clear()
            return False
        lines = [(line, self.teller.chat(line, faces)) for line in said]
        news: dict[tuple[int, bool], bytes | None] = {}
        tables: dict[tuple[str, str], bytes] = {}
        moved: set[int] = set()
        for reader in live.readers:
            viewer = table.seat_of(reader.person)
            if reader.viewer != viewer:  # who left a seat or came back to it has not seen what others there saw
                live.seen.pop((viewer, reader.wants_words), None)
                reader.viewer = viewer
                moved.add(viewer)
        for reader in live.readers:
            viewer = table.seat_of(reader.person)
            if viewer < 0 and reader.person in table.barred:
                reader.drop()
                continue
            if reshaped:
                comer = (reader.person, reader.key)
                if comer not in tables:
                    tables[comer] = self.teller.table(table, faces, reader.person, self.now(), reader.key)
                reader.send(tables[comer])
            asked = (viewer, reader.wants_words)
            if asked not in news:
                news[asked] = self.news(live, table, *asked, before, reshaped, viewer in moved)
            text = news[asked]
            if text is not None:
                reader.send(text)
            for line, told in lines:
                if reader.hears(line):
                    reader.send(told)
        return stirred or bool(moved)

    def news(
        self, live: LiveTable, table: Table, viewer: int, words: bool, before: Marks, reshaped: bool, moved: bool
    ) -> bytes | None:
        """What is new on the table for this viewer; None if nothing is. Who moved here knows nothing that is open."""
        assert live.marks is not None
        old, new = before.of(viewer), live.marks.of(viewer)
        if new is None or (old == new and not reshaped):
            return None
        since, own = old if old is not None else (-1, ())
        known = 0
        if old is not None and not moved:
            told = own_actions(table, viewer, since)
            while known < min(len(own), len(told)) and own[known] == told[known]:
                known += 1
        return self.teller.news(live, table, viewer, since, known, self.now(), words)


def fold_each(table: Table, entries: list[LedgerEntry]) -> None:
    for entry in entries:
        table.fold(entry)


RECENT: Final = 40
CHAT_SHOWN: Final = 200


def swallow(task: asyncio.Task[Table]) -> None:
    """The person who asked may be gone; what went wrong was told or logged where it happened."""
    if not task.cancelled():
        error = task.exception()
        if error is not None and not isinstance(error, TableError):
            log.error("a change failed", exc_info=error)
