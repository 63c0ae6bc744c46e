"""Storage: the ledgers and what is kept alongside them, in SQLite or in PostgreSQL.

`work.py` holds every statement once; a backend carries out such a piece of work in one transaction."""

from __future__ import annotations

from tafelrunde.server.storage.backend import Storage, Taken
from tafelrunde.server.storage.postgres import PostgresStorage
from tafelrunde.server.storage.sqlite import SqliteStorage

__all__ = ["PostgresStorage", "SqliteStorage", "Storage", "Taken", "storage_at"]


def storage_at(address: str) -> Storage:
    """`postgresql://…` or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        return PostgresStorage(address)
    return SqliteStorage(address.removeprefix("sqlite://"))
