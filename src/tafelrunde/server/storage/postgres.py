"""PostgreSQL: any number of processes over one database; LISTEN and NOTIFY carry the news between them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, TypeVar

import asyncpg
import psycopg

from tafelrunde.server.storage.backend import Listener, Row, Taken, Unusable, Work, away, migrate

T = TypeVar("T")
CHANNEL: Final = "tafelrunde"
RECONNECT: Final = 1.0
PATIENCE: Final = 10.0
"""Seconds to wait for a connection."""
FAILED: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
log = logging.getLogger("tafelrunde.storage")


class PostgresStorage:
    """A pool for work and one connection that listens."""

    def __init__(self, address: str, size: int = 8) -> None:
        self.address: Final = address
        self.size: Final = size
        self.pool: Any = None
        self.ear: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        rest = self.address.partition("://")[2]
        try:
            await asyncio.to_thread(migrate, f"postgresql+psycopg://{rest}")
        except (psycopg.OperationalError, ValueError) as error:  # the address itself may be none
            why = str(error).splitlines()[0]
            raise Unusable("house-error-database-away", f"PostgreSQL cannot be reached: {why}", why=why) from None
        self.pool = await asyncpg.create_pool(
            self.address, min_size=1, max_size=self.size, timeout=PATIENCE, command_timeout=30
        )
        listening = asyncio.Event()
        self.ear = asyncio.create_task(self.listen(listener, listening))
        await listening.wait()

    async def close(self) -> None:
        if self.ear is not None:
            self.ear.cancel()
            await asyncio.gather(self.ear, return_exceptions=True)
        if self.pool is not None:
            await self.pool.close()

    async def listen(self, listener: Listener, listening: asyncio.Event) -> None:
        """Hear the news for as long as the server runs. After a lost connection something may have been missed; an
        empty piece of news says so."""
        while True:
            try:
                connection = await asyncpg.connect(self.address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *heard: listener(heard[3]))
                if listening.is_set():
                    listener("")
                listening.set()
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=1)
            except FAILED:
                log.warning("the listening connection was lost")
            await asyncio.sleep(RECONNECT)

    async def write(self, work: Work[T], news: str | None = None) -> T:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                value = await carry_out(connection, work)
                if news is not None:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
            return value
        except FAILED as error:
            raise away(error) from None

    async def read(self, work: Work[T]) -> T:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                return await carry_out(connection, work)
        except FAILED as error:
            raise away(error) from None

    async def tell(self, news: str) -> None:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
        except FAILED as error:
            raise away(error) from None


async def carry_out(connection: Any, work: Work[T]) -> T:
    try:
        query = next(work)
        while True:
            try:
                rows: list[Row] = await connection.fetch(query.sql, *query.args)
            except asyncpg.UniqueViolationError as error:
                raise Taken(str(error)) from None
            query = work.send(rows)
    except StopIteration as done:
        value: T = done.value
        return value
