"""What a backend must do: carry out a piece of work in one transaction, and pass news to other processes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import nullcontext
from importlib.resources import as_file, files
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from tafelrunde.core.errors import TableError
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.logs import Seldom

T = TypeVar("T")
failures: Final = Seldom(logging.getLogger("tafelrunde.storage"), logging.ERROR, "the storage does not answer")


class Query(NamedTuple):
    """A statement with numbered parameters, `$1`, `$2` …"""

    sql: str
    args: Sequence[str | int | float | None]


Row: TypeAlias = Mapping[str, Any]
Work: TypeAlias = Generator[Query, list[Row], T]
"""Statements to be carried out in one transaction: each `yield` of a query gives its rows. Written once for both
backends."""

Listener: TypeAlias = Callable[[str], None]


class Taken(Exception):
    """A key exists already: somebody else was faster. The whole transaction is void."""


class Unusable(TableError):
    """This database cannot be used; the server does not start with it."""


def away(error: Exception | None = None) -> Unavailable:
    """What whoever asks is told when the storage fails; the log says why."""
    if error is not None:
        failures.note(f"{type(error).__name__}: {str(error)[:100]}")
    return Unavailable("server-error-storage", "The storage does not answer; try again.")


class Storage(Protocol):
    """SQLite in one process, or PostgreSQL for any number of them."""

    async def open(self, listener: Listener) -> None:
        """Bring the schema up to date and begin. News from other processes goes to the listener."""
        ...

    async def close(self) -> None: ...

    async def write(self, work: Work[T], news: str | None = None) -> T:
        """Carry out the work; it is kept for good when this returns. Then tell other processes the news."""
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def tell(self, news: str) -> None:
        """Tell other processes something that need not be kept."""
        ...


LOCK: Final = 7_461_666_331
"""Any number that other programs will hardly choose."""


def migrate(address: str) -> None:
    """Apply all migrations that this database has not seen yet, each with the note that it was applied or not at all.

    yoyo would keep its lock in a table, where it outlives a process that was killed; one that PostgreSQL itself holds
    ends with the connection, and files have a lock of their own."""
    from yoyo import get_backend, read_migrations

    with as_file(files("tafelrunde.server.storage").joinpath("migrations")) as directory:
        backend = get_backend(address)
        backend.lock = nullcontext
        try:
            if address.startswith("postgresql"):
                backend.execute(f"SELECT pg_advisory_lock({LOCK})")
            for migration in backend.to_apply(read_migrations(str(directory))):
                with backend.transaction():
                    migration.process_steps(backend, "apply")
                    backend.mark_one(migration)
        finally:
            backend.connection.close()
