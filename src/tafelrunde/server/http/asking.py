"""A request: who asks, what they sent, and how an address of the API is described."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request

from tafelrunde.server.errors import NotAllowed, Unreadable, no_table
from tafelrunde.server.http.guard import network_of
from tafelrunde.server.http.limits import NEW_TABLES, Limits
from tafelrunde.server.people.people import COOKIE, People, Somebody
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hall import Hall, LiveTable
from tafelrunde.server.tables.table import Table

B = TypeVar("B")


@dataclass(frozen=True)
class Server:
    """Everything that handlers need."""

    settings: Settings
    hall: Hall
    people: People
    limits: Limits


class Ask:
    """One request: who asks, and the cookie of the answer if the asker became somebody else."""

    def __init__(self, request: Request, server: Server) -> None:
        self.request: Final = request
        self.server: Final = server
        self.new_cookie: str | None = None

    def word(self, name: str) -> str:
        return str(self.request.path_params[name])

    async def body(self, kind: type[B]) -> B:
        try:
            return msgspec.json.decode(await self.request.body(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            why = str(error)[:200]
            raise Unreadable("server-error-body", f"The body cannot be read: {why}.", why=why) from None

    async def known(self) -> Somebody | None:
        return await identify(self.server, self.request.headers, self.request.cookies)

    async def by_cookie(self) -> Somebody:
        """Who asks; NotAllowed for a program: a token that fell into the wrong hands must not take over everything."""
        somebody = await self.somebody()
        if somebody.by_token:
            raise NotAllowed("server-error-cookie-only", "A token cannot do this.")
        return somebody

    async def somebody(self) -> Somebody:
        """Who asks; a new guest if they are nobody yet."""
        known = await self.known()
        if known is not None:
            return known
        self.server.limits.check("guest", network_of(self.request.scope), NEW_TABLES)
        guest = self.server.people.new_guest()
        self.new_cookie = self.server.people.cookie(guest.row)
        return guest

    async def kept(self) -> Somebody:
        return await self.server.people.keep(await self.somebody())

    async def live(self, somebody: Somebody, key: str = "") -> tuple[LiveTable, Table]:
        """The table of the address, if this reader may see it."""
        live = await self.server.hall.find(self.word("id"))
        table = live.table or await self.server.hall.reread(live)
        if not table.may_look(somebody.row.id, key or self.request.query_params.get("key", "")[:64]):
            raise no_table(live.id)
        return live, table


Handler = Callable[[Ask], Awaitable[Any]]


async def identify(server: Server, headers: Any, cookies: dict[str, str]) -> Somebody | None:
    """By token or cookie; None for a stranger."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await server.people.of_token(token.strip())
    cookie = cookies.get(COOKIE, "")
    return await server.people.of_cookie(cookie) if 0 < len(cookie) < 200 else None


class Route(NamedTuple):
    """An address of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    query: tuple[str, ...] = ()
