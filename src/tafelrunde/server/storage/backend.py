"""What a backend must do: carry out a piece of work in one transaction, and pass news to other processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from importlib.resources import as_file, files
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")


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


def migrate(address: str) -> None:
    """Apply all migrations that this database has not seen yet."""
    from yoyo import get_backend, read_migrations

    with as_file(files("tafelrunde.server.storage").joinpath("migrations")) as directory:
        backend = get_backend(address)
        try:
            with backend.lock():
                backend.apply_migrations(backend.to_apply(read_migrations(str(directory))))
        finally:
            backend.connection.close()
