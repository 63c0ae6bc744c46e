"""A browserless client: plays over real sockets, reconnects, sends again what was not acknowledged, and keeps account
of everything it was told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import msgspec
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.core.match import Match
from tafelrunde.server.http import wire
from tafelrunde.server.http.sight import happening
from tests.server.houses import PATIENCE

reads = msgspec.json.Decoder(wire.Told)
GONE = (OSError, websockets.exceptions.WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


def merged(before: wire.Sight | None, news: wire.SightNews, choices: dict[int, wire.Choice]) -> wire.Sight:
    """The sight with what is new in it, for somebody who was told these choices."""
    named: dict[str, Any] = {
        name: value for name in news.__struct_fields__ if (value := getattr(news, name)) is not msgspec.UNSET
    }
    if "legal" in named:
        named["legal"] = [choices[told] if isinstance(told, int) else told for told in named["legal"]]
    if before is None:
        return wire.Sight(**named)
    for name in ("view", "shown"):
        if name in named:
            named[name] = getattr(before, name) | named[name]
    return msgspec.structs.replace(before, **named)


def visitor(**about: Any) -> httpx.AsyncClient:
    """A client that is patient, and has a connection of its own for every request: the server closes those that are
    idle, and a request may go into one that is being closed. Reading certificates is slow."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(timeout=PATIENCE, verify=False, limits=limits, **about)


fetch = partial(httpx.get, timeout=PATIENCE)


async def plug_in(address: str, **about: Any) -> ClientConnection:
    """A socket that hears all that comes, even while nobody listens: otherwise it would miss the server's pings, too,
    and the server would take it for dead."""
    return await connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE, ping_interval=None, **about)


class Player:
    """A person with a cookie, at one table at a time."""

    def __init__(self, address: str, seed: int = 0) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.http = visitor(base_url=address)
        self.table: wire.TableJson | None = None
        self.sight: wire.Sight | None = None
        self.choices: dict[int, wire.Choice] = {}
        self.chapters: list[wire.ChapterJson] = []
        self.chat: list[wire.ChatLineJson] = []
        self.presence: wire.Presence | None = None
        self.socket: ClientConnection | None = None
        self.told: list[wire.Told] = []
        self.raw: list[str] = []
        self.acked: list[int] = []
        self.count = 0
        self.id = ""
        self.fresh: list[int] = []
        self.key = ""
        self.on_done: Callable[[], None] = lambda: None

    async def __aenter__(self) -> Player:
        self.id = (await self.get("/api/me"))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def text(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def move_to(self, address: str) -> None:
        """Go on at another process of the same house; the cookie is the same."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Send a body; with the status that is expected."""
        content = b"" if body is None else msgspec.json.encode(body)
        kind = {"content-type": "application/json"}
        answer = await self.http.post(path, content=content, headers=kind)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def set_table(self, **about: Any) -> wire.TableJson:
        self.table = msgspec.convert(await self.post("/api/tables", about), wire.TableJson)
        self.key = self.table.key or ""
        return self.table

    async def sit(self, table: str, key: str = "", seat: int | None = None) -> wire.TableJson:
        self.key = key
        told = await self.post(f"/api/tables/{table}/sit", {"key": key, "seat": seat})
        self.table = msgspec.convert(told, wire.TableJson)
        return self.table

    # The socket

    async def open(self, table: str | None = None, key: str = "", **more: str) -> wire.Welcome:
        """Connect, and resume after what is settled."""
        id = table or (self.table.id if self.table is not None else "")
        query = {"key": key or self.key, "chat": str(len(self.chat)), **more}
        if self.sight is not None and "since" not in query:
            query["since"] = str(self.sight.settled)
        elif "since" not in query:
            query["since"] = "-1"
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        address = str(httpx.URL(self.address.replace("http", "ws", 1) + f"/api/tables/{id}/socket", params=query))
        headers = {"Cookie": cookies, "Origin": self.address}
        self.socket = await plug_in(address, additional_headers=headers)
        told = await self.hear()
        assert isinstance(told, wire.Welcome), told
        return told

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hear(self, timeout: float = PATIENCE) -> wire.Told:
        """The next message, taken into account."""
        assert self.socket is not None
        async with asyncio.timeout(timeout):  # `wait_for` of Python 3.11 may forget that it was cancelled
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        told: wire.Told = reads.decode(text)
        self.told.append(told)
        match told:
            case wire.Welcome():
                self.table = told.table
                self.take(told.since, told.chapters)
                self.sight = told.sight
                self.choices = {choice.number: choice for choice in told.sight.legal} if told.sight is not None else {}
                self.chat += told.chat
                self.presence = told.presence
            case wire.News():
                self.take(told.since, told.chapters)
                self.sight = merged(self.sight, told.sight, self.choices)
                self.choices |= {choice.number: choice for choice in self.sight.legal}
            case wire.TableNews():
                self.table = told.table
            case wire.Chatted():
                self.chat.append(told.line)
            case wire.FaceNews():
                self.introduce(told)
            case wire.Presence():
                self.presence = told
        return told

    def introduce(self, news: wire.FaceNews) -> None:
        """Somebody is called otherwise, wherever they are."""
        face = {"name": news.name, "who": news.who}
        assert self.table is not None
        chairs = [replace(one, **face) if one.person == news.person else one for one in self.table.chairs]
        self.table = replace(self.table, chairs=chairs)
        self.chat = [replace(line, **face) if line.person == news.person else line for line in self.chat]

    def take(self, since: int, chapters: list[wire.ChapterJson]) -> None:
        """Replace what came after `since`; nothing may be missing in between. What is not fresh keeps its events."""
        assert since < 0 or self.chapters[since].number == since
        known = iter(self.chapters[since + 1 :])
        del self.chapters[since + 1 :]
        for chapter in chapters:
            assert chapter.fresh or not chapter.events
            events = chapter.events if chapter.fresh else next(known).events
            self.chapters.append(msgspec.structs.replace(chapter, events=events))
        assert [chapter.number for chapter in self.chapters] == list(range(len(self.chapters)))

    async def ask(self, said: wire.Said) -> wire.Told:
        """Send a message and hear everything up to its answer."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(said).decode())
        return await self.answer(said.id)

    async def answer(self, id: str) -> wire.Told:
        while True:
            told = await self.hear()
            if getattr(told, "id", None) == id:
                return told

    def next_id(self) -> str:
        self.count += 1
        return f"{self.count}-{self.chance.randrange(1 << 30)}"

    async def act(self, choice: wire.Choice | int, id: str | None = None) -> wire.Told:
        number = choice if isinstance(choice, int) else choice.number
        told = await self.ask(wire.Act(id or self.next_id(), [number]))
        if isinstance(told, wire.Done):
            self.acked.append(number)
        return told

    # Whole matches

    async def play(self, table: str | None = None, addresses: list[str] | None = None) -> None:
        """Play at random until the match is over, through every loss of the connection. Unacknowledged actions are sent
        again under the same id, to another server if there are several; even the last one, whose effect the server may
        have told before it was killed."""
        pending: tuple[str, int] | None = None
        while pending is not None or self.sight is None or self.sight.standings is None:
            try:
                if self.socket is None:
                    if addresses:
                        self.move_to(self.chance.choice(addresses))
                    await self.open(table)
                if pending is not None:
                    told = await self.ask(wire.Act(pending[0], [pending[1]]))
                    assert isinstance(told, wire.Done), told
                    self.acked.append(pending[1])
                    pending = None
                    self.on_done()
                sight = self.sight
                if sight is not None and sight.standings is not None:
                    break
                if sight is not None and sight.legal:
                    pending = (self.next_id(), self.chance.choice(sight.legal).number)
                else:
                    told = await self.hear()
                    if isinstance(told, wire.Goodbye):
                        await self.leave()
            except GONE:
                if self.socket is not None:
                    self.socket.transport.abort()
                self.socket = None
                await asyncio.sleep(0.05 + 0.1 * self.chance.random())

    def check_account(self, match: Match, seat: int) -> None:
        """What this client was told and what was acknowledged to it is exactly what happened."""
        own = [match.game.catalogue.number(entry.action) for entry in match.entries if entry.seat == seat]
        assert own == self.acked, "An acknowledged action was lost or played twice."
        heard = [(chapter.seat, [told.event for told in chapter.events]) for chapter in self.chapters]
        seats = [-1, *[entry.seat for entry in match.entries]]
        true = [(seats[at], [type(event).__name__ for event in told]) for at, told in enumerate(match.told)]
        assert heard == true, "Something was missed or told twice."
        for chapter, told in zip(self.chapters, match.told, strict=True):
            expected = [happening(match.game, event.seen_by(seat)) for event in told]
            assert msgspec.json.encode(chapter.events) == msgspec.json.encode(expected)
