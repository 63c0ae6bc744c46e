"""A server in the loop of the test itself, over real sockets, so that a test can look behind the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.server.app import House
from tafelrunde.server.http.door import HouseServer
from tafelrunde.server.serve import make_config
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.clocks import wall_clock
from tests.server.houses import PATIENCE, free_port


class Clock:
    """Time as the test wants it."""

    def __init__(self) -> None:
        self.at = wall_clock()

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


async def until(is_so: Callable[[], bool]) -> None:
    """Until something has happened that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


class QuietServer(HouseServer):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def open_house(
    directory: Path, now: Callable[[], int] = wall_clock, **chosen: Any
) -> AsyncIterator[tuple[House, str]]:  # fmt: skip
    """A house and its address; `{port}` in a chosen address is its port."""
    port = free_port()
    if "address" in chosen:
        chosen["address"] = chosen["address"].format(port=port)
    known = {
        "think": 0.2,
        "database": str(directory / "inside.sqlite"),
        "rate": 0,
        "workers": 1,
        "connections_each": 5000,
        "port": port,
    }
    settings = msgspec.convert({**known, **chosen}, Settings)
    house = House(settings, now)
    server = QuietServer(make_config(house))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "The house does not open."
        await asyncio.sleep(0.01)
    try:
        yield house, f"http://127.0.0.1:{settings.port}"
    finally:
        await house.sockets.say_goodbye()
        server.should_exit = True
        await serving
