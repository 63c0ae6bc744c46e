"""A request: who asks, what they sent, and how an address of the API is described."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request

from tafelrunde.server.bots.reviews import Reviews
from tafelrunde.server.errors import NotAllowed, NotSignedIn, Unreadable, no_table
from tafelrunde.server.http.guard import SAFE, network_of
from tafelrunde.server.http.limits import HTTP, NEW_GUESTS, WRITES, Limits
from tafelrunde.server.people.bans import Bans, is_open_to_banned
from tafelrunde.server.people.letters import Letters
from tafelrunde.server.people.moderation import Moderation
from tafelrunde.server.people.people import COOKIE, Entrance, People, Somebody
from tafelrunde.server.people.whereabouts import Whereabouts
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage.probe import Probe
from tafelrunde.server.tables.hall import Hall, LiveTable
from tafelrunde.server.tables.table import Table

B = TypeVar("B")
LONGEST_COOKIE: Final = 200
ENDED: Final = "server-error-ended"


@dataclass(frozen=True)
class Server:
    """Everything that handlers need."""

    settings: Settings
    hall: Hall
    people: People
    limits: Limits
    letters: Letters
    probe: Probe
    bans: Bans
    moderation: Moderation
    whereabouts: Whereabouts
    reviews: Reviews


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

    @property
    def agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    @property
    def network(self) -> str:
        return network_of(self.request.scope)

    async def known(self) -> Somebody | None:
        """Who asks, if they have not asked too often; NotAllowed if they may only look."""
        somebody = await identify(self.server, self.request.headers, self.request.cookies)
        if not is_open_to_banned(self.request.method, self.request.url.path):
            self.server.bans.check(somebody, self.network)
        if somebody is not None:
            limits, person = self.server.limits, somebody.row.id
            limits.check("http", person, HTTP)
            if self.request.method not in SAFE:
                if not somebody.may_act:
                    raise NotAllowed("server-error-read-only", "This token may only look.")
                limits.check("write", person, WRITES)
        return somebody

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
        return self.new_guest()

    async def newcomer(self) -> Somebody:
        """Who asks; a new guest also if their session is over."""
        try:
            return await self.somebody()
        except NotSignedIn as error:
            if error.message_id != ENDED:
                raise
            return self.new_guest()

    def new_guest(self) -> Somebody:
        """A page that nobody has opened before asks several things at once. Only one of them gives it a cookie: with
        one from each, whatever was done under the first would be somebody else's as soon as the next comes in."""
        self.server.limits.check("guest", self.network, NEW_GUESTS)
        entrance = self.server.people.new_guest(self.agent)
        if self.request.method in SAFE and self.request.url.path != "/api/me":
            return entrance.somebody
        return self.let_in(entrance)

    def let_in(self, entrance: Entrance) -> Somebody:
        """The answer brings this cookie."""
        self.new_cookie = entrance.cookie
        return entrance.somebody

    async def kept(self) -> Somebody:
        kept = await self.server.people.keep(await self.somebody())
        await self.server.whereabouts.note(kept.row.id, self.network)
        return kept

    async def live(self, somebody: Somebody, key: str = "", id: str = "") -> tuple[LiveTable, Table]:
        """The table of the address, or of this id, if this reader may see it."""
        asked = id or self.word("id")
        live = self.server.hall.in_memory(asked)
        if live is None:
            async with self.turn():
                live = await self.server.hall.find(asked)
        table = live.table or await self.server.hall.reread(live)
        if not table.may_look(somebody.row.id, key or self.request.query_params.get("key", "")[:64]):
            raise no_table(live.id)
        return live, table

    def turn(self) -> AbstractAsyncContextManager[None]:
        """For long work: others' comes in between."""
        return self.server.limits.turn(self.network)


Handler = Callable[[Ask], Awaitable[Any]]


async def identify(server: Server, headers: Any, cookies: dict[str, str]) -> Somebody | None:
    """By token or cookie; None for a stranger, NotSignedIn if a session or a token is over."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await server.people.of_token(token.strip())
    cookie = cookies.get(COOKIE, "")
    if not 0 < len(cookie) < LONGEST_COOKIE:
        return None
    somebody = await server.people.of_cookie(cookie, headers.get("user-agent", ""))
    if somebody is None and server.people.is_ours(cookie):
        raise NotSignedIn(ENDED, "You are no longer signed in here.")
    return somebody


class Route(NamedTuple):
    """An address of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    query: tuple[str, ...] = ()
