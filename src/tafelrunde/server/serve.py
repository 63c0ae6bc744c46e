"""Running the server in a process."""

from __future__ import annotations

import gc
import logging
import signal
from collections.abc import Callable
from typing import Final

from tafelrunde.core.errors import TableError
from tafelrunde.server.app import House, application
from tafelrunde.server.http.door import HouseConfig, HouseServer
from tafelrunde.server.http.socket import LONGEST_MESSAGE
from tafelrunde.server.logs import set_up_logs
from tafelrunde.server.settings import Settings
from tafelrunde.server.versions import keep_versions

log = logging.getLogger("tafelrunde.server")
GRACE: Final = 10
RARELY: Final = (20_000, 20, 100)
"""Hardly anything here is in cycles; looking for them among all tables would hold everybody up for a moment."""


class PoliteServer(HouseServer):
    """Says goodbye to every page before it closes the connections."""

    def __init__(self, config: HouseConfig, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.house: Final = house
        self.opened: Final = opened
        self.refused: TableError | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        try:
            await self.house.open()
        except TableError as error:
            self.refused, self.should_exit = error, True
            return
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*RARELY)
            log.info("open", extra={"address": f"{self.config.host}:{self.config.port}"})
            self.opened()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        log.info("going down")
        await self.house.sockets.say_goodbye()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def make_config(house: House) -> HouseConfig:
    settings = house.settings
    return HouseConfig(
        application(house),
        house.door,
        host=settings.host,
        port=settings.port,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
    )


def make_server(settings: Settings, opened: Callable[[], None]) -> PoliteServer:
    house = House(settings)
    return PoliteServer(make_config(house), house, opened)


def serve(settings: Settings, opened: Callable[[], None] = lambda: None) -> int:
    """Run until ended; 0 if it ended as asked, 1 if it could not start. TableError says what is wrong with the
    database. `opened` is called once it is open."""
    set_up_logs(settings.log, settings.level)
    keep_versions(settings)
    server = make_server(settings, opened)
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, lambda *_: None)  # uvicorn raises it once more when it has shut down cleanly
    server.run()
    if server.refused is not None:
        log.error("cannot start", extra={"why": str(server.refused)})
        raise server.refused
    return 0 if server.started else 1
