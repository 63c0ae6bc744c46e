"""What one hostile guest can do, from one address: `python -m bench.server.attacks ADDRESS NAME TABLES` sets up what
the attack needs, says `ready`, begins when it is told to, and goes on until it is ended; then it says what it got.

Nothing here is polite: answers are not waited for where that makes it worse."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

OWN = "127.66.6.6"
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError, asyncio.IncompleteReadError)
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
JSON = {"content-type": "application/json"}


class Guest:
    """The attacker: a cookie, an address, and a count of what came back."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = self.client()
        self.got: Counter[str] = Counter()

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=OWN)
        return httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport)

    async def get(self, path: str) -> httpx.Response | None:
        """A request whose answer is counted."""
        return await self.ask("GET", path)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        try:
            content = None if body is None else json.dumps(body).encode()
            answer = await self.http.request(method, path, content=content, headers=JSON)
        except GONE:
            self.got["lost"] += 1
            return None
        self.got[f"{answer.status_code}"] += 1
        return answer

    async def table(self, chairs: list[dict[str, str]], game: str = "havoc") -> str:
        about = {"game": game, "seats": len(chairs), "chairs": chairs, "public": True, "hints": True}
        while True:
            answer = await self.ask("POST", "/api/tables", about)
            if answer is not None and answer.status_code == 200:
                return str(answer.json()["id"])
            await asyncio.sleep(0.5)

    async def page(self, table: str, deaf: bool = False) -> ClientConnection:
        line = socket.socket()
        if deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await self.reach(line)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?since=-1"
        cookie = f"tafelrunde={self.http.cookies.get('tafelrunde', '')}"
        return await connect(url, sock=line, additional_headers={"Cookie": cookie}, max_size=None, compression=None)

    async def reach(self, line: socket.socket) -> None:
        line.setblocking(False)
        line.bind((OWN, 0))
        url = httpx.URL(self.address)
        await asyncio.get_running_loop().sock_connect(line, (url.host, url.port))

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = socket.socket()
        await self.reach(line)
        return await asyncio.open_connection(sock=line)

    async def hear(self, page: ClientConnection) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await page.recv())
        self.got[str(told["kind"])] += 1
        return told

    async def say(self, page: ClientConnection, **said: object) -> dict[str, Any]:
        """A message and its answer."""
        await page.send(json.dumps(said))
        while (told := await self.hear(page)).get("id") != said["id"]:
            pass
        return told


Attack = Callable[[Guest, asyncio.Event], Awaitable[None]]


async def again_and_again(work: Callable[[], Awaitable[object]], guest: Guest) -> None:
    while True:
        try:
            await work()
        except GONE:
            guest.got["hung up"] += 1
            await asyncio.sleep(0.05)


async def many(count: int, work: Callable[[], Awaitable[object]], guest: Guest) -> None:
    await asyncio.gather(*[again_and_again(work, guest) for _ in range(count)])


async def none(guest: Guest, go: asyncio.Event) -> None:
    """Nobody attacks."""
    await go.wait()
    await asyncio.Event().wait()


async def recall(guest: Guest, go: asyncio.Event) -> None:
    """Four sockets ask for the whole history of a finished match, again and again."""
    table = sys.argv[3]
    await go.wait()

    async def flood() -> None:
        page = await guest.page(table)
        asking = asyncio.create_task(listen(guest, page))
        with suppress(*GONE):
            number = 0
            while not asking.done():
                number += 1
                await page.send(json.dumps({"kind": "recall", "id": str(number), "first": 1, "last": 100_000}))
                await asyncio.sleep(0.01)
        asking.cancel()

    await many(4, flood, guest)


async def listen(guest: Guest, page: ClientConnection) -> None:
    with suppress(*GONE):
        while True:
            await guest.hear(page)


async def bots(guest: Guest, go: asyncio.Event) -> None:
    """As many tables of four masters as the house allows."""
    await go.wait()
    chairs = [{"kind": "bot", "level": "master"}] * 4
    await many(2, lambda: guest.ask("POST", "/api/tables", {"game": "havoc", "seats": 4, "chairs": chairs}), guest)


async def hints(guest: Guest, go: asyncio.Event) -> None:
    """Hints at four tables, again and again."""
    tables = [await guest.table([{"kind": "you"}, {"kind": "bot", "level": "squire"}]) for _ in range(4)]
    await go.wait()

    async def flood() -> None:
        page = await guest.page(random.choice(tables))
        number = 0
        while True:
            number += 1
            await guest.say(page, kind="hint", id=str(number))
            await asyncio.sleep(0.02)

    await many(4, flood, guest)


async def undo(guest: Guest, go: asyncio.Event) -> None:
    """Lay a card and take it back, for ever."""
    table = await guest.table([{"kind": "you"}, {"kind": "bot", "level": "squire"}])
    await go.wait()

    async def flood() -> None:
        page = await guest.page(table)
        told = await guest.hear(page)
        legal = [choice["number"] for choice in told["sight"]["legal"]]
        number = 0
        while True:
            number += 1
            await guest.say(page, kind="act", id=f"a{number}", actions=[random.choice(legal)])
            await guest.say(page, kind="undo", id=f"u{number}")

    await many(4, flood, guest)


async def ledger(guest: Guest, go: asyncio.Event) -> None:
    """Tables with 50,000 entries are fetched as soon as they have left memory."""
    await go.wait()
    tables = sys.argv[3].split(",")
    await many(4, lambda: guest.get(f"/api/tables/{random.choice(tables)}"), guest)


async def replay(guest: Guest, go: asyncio.Event) -> None:
    """A finished match, whole and moment by moment."""
    await go.wait()
    table = sys.argv[3]
    paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/record"]
    paths += [f"/api/tables/{table}/replay/{number}?words=1" for number in range(50, 150)]
    await many(8, lambda: guest.get(random.choice(paths)), guest)


async def guess(guest: Guest, go: asyncio.Event) -> None:
    """Passwords for an account."""
    await go.wait()

    async def flood() -> None:
        said = {"name": "Anita", "password": f"guess {random.random()}"}
        await guest.ask("POST", "/api/sign-in", said)

    await many(8, flood, guest)


async def headers(guest: Guest, go: asyncio.Event) -> None:
    """Fifty connections with headers that do not end."""
    await go.wait()

    async def flood() -> None:
        _, writer = await guest.raw()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        try:
            while not writer.is_closing():
                writer.write(b"x" * 65536)
                guest.got["kilobytes"] += 64
                await writer.drain()
                await asyncio.sleep(0.001)
        finally:
            writer.transport.abort()
        guest.got["hung up"] += 1

    await many(50, flood, guest)


async def idle(guest: Guest, go: asyncio.Event) -> None:
    """As many connections as possible that say nothing."""
    await go.wait()

    async def wait() -> None:
        reader, writer = await guest.raw()
        guest.got["connected"] += 1
        with suppress(*GONE):
            await reader.read(1)
        writer.transport.abort()
        guest.got["hung up"] += 1
        await asyncio.sleep(0.2)

    await many(1500, wait, guest)


async def pings(guest: Guest, go: asyncio.Event) -> None:
    """Pings whose answers nobody reads, on twenty sockets."""
    table = await guest.table([{"kind": "you"}, {"kind": "open"}])
    await go.wait()

    async def flood() -> None:
        page = await guest.page(table, deaf=True)
        page.transport.pause_reading()
        try:
            while not page.transport.is_closing():
                page.transport.write(PING * 2000)
                guest.got["pings"] += 2000
                await asyncio.sleep(0.05)
        finally:
            page.transport.abort()
        guest.got["hung up"] += 1

    await many(20, flood, guest)


async def knock(guest: Guest, go: asyncio.Event) -> None:
    """Twenty sockets that are opened, greeted and dropped, again and again."""
    table = await guest.table([{"kind": "you"}, {"kind": "open"}])
    await go.wait()

    async def come_and_go() -> None:
        page = await guest.page(table)
        with suppress(*GONE):
            await guest.hear(page)
        page.transport.abort()

    await many(20, come_and_go, guest)


async def deaf(guest: Guest, go: asyncio.Event) -> None:
    """A hundred sockets that never read, at a table where somebody talks."""
    table = await guest.table([{"kind": "you"}, {"kind": "open"}])
    await go.wait()

    async def sit() -> None:
        page = await guest.page(table, deaf=True)
        page.transport.pause_reading()
        while not page.transport.is_closing():
            await asyncio.sleep(1)
        guest.got["hung up"] += 1

    async def talk() -> None:
        page = await guest.page(table)
        asyncio.get_running_loop().create_task(listen(guest, page))
        while True:
            await page.send(json.dumps({"kind": "say", "id": str(random.random()), "text": "x" * 300}))
            await asyncio.sleep(0.05)

    await asyncio.gather(many(100, sit, guest), many(1, talk, guest))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (none, recall, bots, hints, undo, ledger, replay, guess, headers, idle, pings, knock, deaf)
}


async def main(address: str, name: str) -> None:
    guest = Guest(address)
    await guest.get("/api/me")
    go = asyncio.Event()
    attacking = asyncio.ensure_future(ATTACKS[name](guest, go))
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, attacking.cancel)
    await asyncio.sleep(3)  # what the attack needs is set
    guest.got.clear()
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    go.set()
    with suppress(asyncio.CancelledError):
        await attacking
    print(json.dumps(dict(guest.got)), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
