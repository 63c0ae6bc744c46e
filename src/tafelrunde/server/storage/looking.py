"""Looking into a database without opening it for play: nothing is brought up to date and nothing is written, so it may
be done beside a running server or one of another release."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol, TypeVar

import asyncpg
import msgspec
from msgspec import Struct

from tafelrunde.server.storage import postgres, sqlite
from tafelrunde.server.storage.backend import Query, Work

T = TypeVar("T")
PAGE = 500


class Look(Protocol):
    """Asks the database something."""

    async def __call__(self, work: Work[T]) -> T: ...


@asynccontextmanager
async def looking(database: str) -> AsyncIterator[Look]:
    """A way to ask; OSError, sqlite3.Error or asyncpg.PostgresError if there is none."""
    if database.startswith(("postgresql://", "postgres://")):
        connection = await asyncpg.connect(database, timeout=10)
        try:
            yield lambda work: postgres.carry_out(connection, work)
        finally:
            await connection.close(timeout=5)
    else:
        address = f"{Path(database).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=10)) as db:
            db.row_factory = sqlite3.Row

            async def ask(work: Work[T]) -> T:
                return sqlite.carry_out(db, work)

            yield ask


class Counted(Struct):
    """How many tables of one version of a game are waiting or running, and how many matches are over."""

    open: int = 0
    over: int = 0


class SetWith(Struct):
    version: int


class SetTable(Struct):
    """What a summary says about the rules of its table."""

    table: SetWith


def tables_after(id: str) -> Work[list[tuple[str, str, str, str]]]:
    rows = yield Query(
        "SELECT id, game, status, summary FROM tables WHERE id > $1 AND status <> 'closed' ORDER BY id LIMIT $2",
        (id, PAGE),
    )
    return [(row["id"], row["game"], row["status"], row["summary"]) for row in rows]


async def versions_in_use(look: Look) -> dict[tuple[str, int], Counted]:
    """By game and version, the tables in the database."""
    found: dict[tuple[str, int], Counted] = {}
    last = ""
    while rows := await look(tables_after(last)):
        for last, game, status, summary in rows:
            version = msgspec.json.decode(summary, type=SetTable).table.version
            counted = found.setdefault((game, version), Counted())
            if status == "over":
                counted.over += 1
            else:
                counted.open += 1
    return dict(sorted(found.items()))


def migrations_applied() -> Work[list[str]]:
    """The changes of the schema that this database has seen."""
    rows = yield Query("SELECT migration_id FROM _yoyo_migration ORDER BY migration_id", ())
    return [row["migration_id"] for row in rows]
