"""SQLite: one thread writes, and everything that is waiting is committed together; another reads."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from tafelrunde.core.errors import TableError
from tafelrunde.server.storage.backend import Listener, Query, Row, Taken, Work, away
from tafelrunde.server.storage.files import prepare, unusable

T = TypeVar("T")
Job = tuple[Work[Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]
GROUP: Final = 200
"""At most this many pieces of work go into one commit."""


class SqliteStorage:
    """A file. An answer comes when the commit has reached the disk (WAL, synchronous FULL)."""

    def __init__(self, path: str) -> None:
        self.path: Final = Path(path)
        self.jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self.reader: Final = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self.writer: threading.Thread | None = None
        self.reading: sqlite3.Connection
        self.writing: sqlite3.Connection

    async def open(self, listener: Listener) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(prepare, self.path)
        except TableError:
            raise
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise unusable("closed", f"cannot be opened ({why})", self.path, why=why) from None
        self.writing = await asyncio.to_thread(connect, self.path)
        self.reading = await self.loop.run_in_executor(self.reader, connect, self.path)
        self.writer = threading.Thread(target=self.write_all, name="sqlite-writer", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        if self.writer is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
            await self.loop.run_in_executor(self.reader, self.reading.close)
        self.reader.shutdown()

    async def write(self, work: Work[T], news: str | None = None) -> T:
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((work, future))
        try:
            return await future
        except sqlite3.Error as error:
            raise away(error) from None

    async def read(self, work: Work[T]) -> T:
        try:
            return await self.loop.run_in_executor(self.reader, carry_out, self.reading, work)
        except sqlite3.Error as error:
            raise away(error) from None

    async def tell(self, news: str) -> None:
        """There are no other processes."""

    def write_all(self) -> None:
        """The writer: take what is waiting, carry it out in one transaction, and answer after the commit."""
        running = True
        while running:
            jobs = [self.jobs.get()]
            while len(jobs) < GROUP and not self.jobs.empty():
                jobs.append(self.jobs.get())
            running = None not in jobs
            answers = commit_together(self.writing, [job for job in jobs if job is not None])
            self.loop.call_soon_threadsafe(deliver, answers)
        self.writing.close()


def deliver(answers: list[Answer]) -> None:
    for future, value, error in answers:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)


def commit_together(db: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    """All jobs in one transaction. One that fails does not hold up the others: what was done before it is done again
    without it, which is rare enough to be cheaper than a savepoint for each."""
    if not jobs:
        return []
    answers: list[Answer] = []
    kept: list[Query] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in jobs:
            done: list[Query] = []
            try:
                answers.append((future, carry_out(db, work, done), None))
                kept += done
            except Exception as error:
                answers.append((future, None, error))
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                for query in kept:
                    run(db, query)
        db.execute("COMMIT")
    except (sqlite3.Error, Taken) as error:
        with suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")
        return [(future, None, error) for _, future in jobs]
    return answers


def carry_out(db: sqlite3.Connection, work: Work[T], done: list[Query] | None = None) -> T:
    """Carry out the work, noting its statements in `done`."""
    try:
        query = next(work)
        while True:
            rows = run(db, query)
            if done is not None:
                done.append(query)
            query = work.send(rows)
    except StopIteration as end:
        value: T = end.value
        return value


def run(db: sqlite3.Connection, query: Query) -> list[Row]:
    try:
        found = db.execute(numbered(query.sql), query.args)
        return [dict(row) for row in found] if found.description is not None else []
    except sqlite3.IntegrityError as error:
        raise Taken(str(error)) from None


@cache
def numbered(sql: str) -> str:
    """The statement with parameters as SQLite numbers them."""
    return sql.replace("$", "?")


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db
