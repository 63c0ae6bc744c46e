"""The door: what stands in front of everything that this process itself takes from a wire. Nobody is let in without
bound, nobody may keep a line open by saying nothing or by never listening, and nothing is kept for those who do. What
is refused here is counted, and said in the log now and then, not once each."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter, deque
from collections.abc import Iterable
from time import monotonic, perf_counter
from typing import Any, Final

import httptools
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from tafelrunde.server import metrics
from tafelrunde.server.http.guard import network_of
from tafelrunde.server.http.limits import CONTROL, OFFENCES, Limits
from tafelrunde.server.logs import Seldom
from tafelrunde.server.settings import Settings

log = logging.getLogger("tafelrunde.door")

PIECE: Final = 4096
"""So much is looked at before the next look at the bounds: what came in one go may hold thousands of requests."""
LONGEST_HEAD: Final = 16 * 1024
LONGEST_LINE: Final = 8000
MOST_HEADERS: Final = 100
"""The request line and the headers together, one of them, and how many. Beyond the last two, the library for sockets
gives up without an answer."""
LONGEST_REQUEST: Final = 1024 * 1024
"""A request with everything: its body is far shorter, but who sends too long a body is told so first."""
MOST_AT_ONCE: Final = 8
"""Requests in one connection before the first is answered; browsers send one."""
MOST_MESSAGES: Final = 250
"""Messages that came in one go and wait to be heard."""
MOST_PARTS: Final = 64
"""A message may come in so many parts."""
MOST_WAITING: Final = 64 * 1024
"""Bytes that may wait for a socket when it wants an answer to its pings."""
MOST_WAITING_EACH: Final = 32 * 1024 * 1024
"""Bytes that may wait for all connections of one address."""
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
STUCK_SECONDS: Final = 30.0
"""Whoever has not taken what waits after this long never will."""
LINGER_SECONDS: Final = 5.0
"""A connection that was closed has this long to take the last words."""
LOOK_EVERY: Final = 10
"""Looks around in tenths of a second."""
LOOKED_AT: Final = 500
"""After so many connections others have their turn."""
SILENT: Final = "says nothing"
MANY_SILENT: Final = 50
"""Browsers open a connection in advance now and then and never use it; only many of them are worth a line."""
BESIDE_SOCKETS: Final = 4
"""A page that is loading has up to six connections beside its socket, for a moment: from one address come so many times
as many as sockets may."""
OWN_FILES: Final = 250
"""Files that the process needs besides: database, log, workers."""


class Refusals(Seldom):
    """Counts what is refused, and says so in the log."""

    def __init__(self) -> None:
        super().__init__(log, logging.WARNING, "turned away at the door")

    def note(self, why: str) -> None:
        metrics.counted(metrics.TURNED_AWAY, why).inc()
        super().note(why)

    def tell(self, why: str) -> None:
        if why != SILENT or self.counts[why] >= MANY_SILENT:
            super().tell(why)


class Door:
    """Who is inside: connections in all and by address. A trusted proxy brings everybody, so it counts as many; it has
    limits of its own."""

    def __init__(self, settings: Settings) -> None:
        self.most: Final = check_files(settings.connections)
        self.each: Final = BESIDE_SOCKETS * settings.connections_each
        self.proxies: Final = _TrustedHosts(settings.proxies)
        self.inside: int = 0
        self.by_address: Final[Counter[str]] = Counter()
        self.refusals: Final = Refusals()
        self.limits: Final = Limits(settings.rate)

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Whether there is room for one more; who is let in must `leave`."""
        address = network_of({"client": client})
        if self.inside >= self.most:
            self.refusals.note("too many connections")
        elif self.by_address[address] >= self.each and not self.is_proxy(client):
            self.refusals.note("too many connections from one address")
        elif not self.limits.would_allow("offence", address, OFFENCES):
            self.refusals.note("cut off too often")
        else:
            self.inside += 1
            self.by_address[address] += 1
            return True
        return False

    def offend(self, client: tuple[str, int] | None, why: str) -> None:
        """A connection had to be cut off; whose are cut off again and again must wait before the next."""
        self.refusals.note(why)
        if not self.is_proxy(client):
            self.limits.allows("offence", network_of({"client": client}), OFFENCES)

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        return client is not None and client[0] in self.proxies

    def leave(self, client: tuple[str, int] | None) -> None:
        address = network_of({"client": client})
        self.inside -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    async def look_around(self, connections: Iterable[Any]) -> None:
        """Let those go who keep us waiting, and those for whom too much waits."""
        waiting: Counter[str] = Counter()
        for count, connection in enumerate(list(connections), 1):
            why = connection.manners.outstayed(monotonic())
            buffered = connection.transport.get_write_buffer_size()
            if buffered and not self.is_proxy(connection.client):
                address = network_of({"client": connection.client})
                waiting[address] += buffered
                if waiting[address] > MOST_WAITING_EACH:
                    why = why or "too much waits for one address"
            if why is not None:
                if why:
                    self.refusals.note(why)
                connection.transport.abort()
            if count % LOOKED_AT == 0:
                await asyncio.sleep(0)
        self.refusals.tell_all()


class Manners:
    """How long a connection has kept us waiting, and for what."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport: Final = transport
        self.owed: tuple[str, float] | None = None
        self.stuck: float | None = None
        self.closing: float | None = None

    def owe(self, what: str, seconds: float) -> None:
        self.owed = what, monotonic() + seconds

    def outstayed(self, now: float) -> str | None:
        """Why it must go now; None if it may stay. Nothing need be said of one that was leaving anyhow."""
        if self.transport.is_closing():
            self.closing = self.closing or now
            return "" if now - self.closing > LINGER_SECONDS else None
        if self.stuck is not None and now - self.stuck > STUCK_SECONDS:
            return "does not read"
        if self.owed is not None and now > self.owed[1]:
            return self.owed[0]
        return None


class HouseConfig(uvicorn.Config):
    """Configuration of a server with a door."""

    def __init__(self, app: Any, door: Door, **chosen: Any) -> None:
        super().__init__(app, http=HttpAtDoor, ws=SocketAtDoor, **chosen)
        self.door: Final = door


class HouseServer(uvicorn.Server):
    """Looks around at the door now and then."""

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            await door_of(self.config).look_around(self.server_state.connections)
        return await super().on_tick(counter)


def door_of(config: uvicorn.Config) -> Door:
    assert isinstance(config, HouseConfig)
    return config.door


class TooLarge(Exception):
    """There is more in the head of a request than anybody needs."""


class HttpAtDoor(HttpToolsProtocol):
    """HTTP with bounds on what is said before a request is complete."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door: Final = door_of(config)
        self.manners: Manners
        self.is_inside: bool = False
        self.said: int = 0  # bytes since the last request was complete
        self.reads_head: bool = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.manners = Manners(transport)
        self.is_inside = self.door.enter(self.client)
        if self.is_inside:
            self.manners.owe(SILENT, HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        set_free(self.transport)
        if self.is_inside:
            self.door.leave(self.client)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser  # it holds this protocol, which has nothing more to do, for ever

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.manners.owed is None and self.reads_head:
            self.manners.owe("slow headers", HEAD_SECONDS)
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self.read_piece(data[start : start + PIECE])

    def read_piece(self, piece: bytes) -> None:
        self.said += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            if isinstance(error.__context__, TooLarge):
                self.refuse(431, "large headers")
            else:
                self.refuse(400, "no HTTP")
            return
        if self.reads_head and self.said > LONGEST_HEAD:
            self.refuse(431, "large headers")
        elif self.said > LONGEST_REQUEST:
            self.refuse(413, "large body")
        elif len(self.pipeline) > MOST_AT_ONCE:
            self.refuse(429, "requests without waiting for answers")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, or one line at the end of a body, which adds to them."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(name) + len(value) > LONGEST_LINE:
            raise TooLarge

    def on_headers_complete(self) -> None:
        if len(self.url) > LONGEST_LINE:
            raise TooLarge
        self.reads_head = False
        self.manners.owe("slow body", BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.reads_head, self.said = True, 0
        self.manners.owed = None

    def refuse(self, status: int, why: str) -> None:
        self.door.offend(self.client, why)
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def pause_writing(self) -> None:
        self.manners.stuck = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.manners.stuck = None
        super().resume_writing()


class SocketAtDoor(WebSocketsSansIOProtocol):
    """A socket with bounds on what it may make us keep. It was counted when it came in for its handshake."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door: Final = door_of(config)
        self.limits: Final = Limits()
        self.arrivals: Final[deque[float]] = deque()  # of the messages that wait to be heard
        self.manners: Manners

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.manners = Manners(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection, for ever if that was dropped without a goodbye
        set_free(self.transport)
        self.door.leave(self.client)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.refuse("a message in too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        waiting = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > waiting:
            self.arrivals.append(perf_counter())
        if self.queue.qsize() > MOST_MESSAGES:
            self.refuse("messages faster than they are heard")

    async def receive(self) -> Any:
        """The next message, with the time at which it arrived."""
        message = await super().receive()
        if message["type"] == "websocket.receive":
            return {**message, "arrived": self.arrivals.popleft()}
        return message

    def handle_ping(self) -> None:
        if not self.limits.allows("control", "", CONTROL):
            self.refuse("pings without end")
        elif self.transport.get_write_buffer_size() > MOST_WAITING:
            self.refuse("pings without reading the answers")
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.limits.allows("control", "", CONTROL):
            super().handle_pong(event)
        else:
            self.refuse("pings without end")

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # the handshake itself was no good
            self.refuse("no handshake")
        else:
            super().handle_parser_exception()

    def refuse(self, why: str) -> None:
        if not self.transport.is_closing():
            self.door.offend(self.client, why)
            self.transport.abort()
            while not self.queue.empty():
                self.queue.get_nowait()
            self.arrivals.clear()

    def pause_writing(self) -> None:
        self.manners.stuck = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.manners.stuck = None
        super().resume_writing()


def set_free(transport: asyncio.BaseTransport) -> None:
    """A transport of asyncio keeps a method of its own, and so itself, until cycles are looked for: rarely, here."""
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)


def check_files(connections: int) -> int:
    """How many connections fit: each is an open file. The process asks for as many as it needs and may have; if these
    are too few, fewer are let in, and the log says what to do."""
    if sys.platform == "win32":
        return connections
    import resource

    needed = connections + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return connections
    room = max(1, soft - OWN_FILES)
    log.warning(
        "This process may open %d files (LimitNOFILE), but the setting 'connections' = %d needs %d. Only %d connections"
        " will be let in; raise LimitNOFILE or lower 'connections'.",
        *(soft, connections, needed, room),
    )
    return room
