"""Clients for a load test: tables of two people, actions at a steady rate, and the time until everybody knows.

`python -m bench.server.load ADDRESS GAME TABLES RATE SECONDS [lasting] [spread]` says `ready` when all pages are open,
`played` when the last action is told, and then a `Measure` as JSON."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Number(msgspec.Struct):
    number: int


class Sight(msgspec.Struct):
    """News name only what changed."""

    legal: list[Number | int] | None = None
    settled: int | None = None

    def after(self, before: Sight | None) -> Sight:
        """What a page that had seen the other sees now."""
        if before is None:
            return self
        legal = before.legal if self.legal is None else self.legal
        return Sight(legal, before.settled if self.settled is None else self.settled)


class Told(msgspec.Struct):
    """As much of a message as a load test needs."""

    kind: str
    sight: Sight | None = None


reads = msgspec.json.Decoder(Told)


@dataclass
class Seat:
    """One page: its socket and what it was last told."""

    socket: ClientConnection
    sight: Sight | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    errors: int = 0

    async def listen(self) -> None:
        with suppress(ConnectionClosed):  # whatever waits for this page notices it
            async for text in self.socket:
                told = reads.decode(text)
                if told.sight is not None:
                    self.sight = told.sight.after(self.sight)
                    self.changed.set()
                elif told.kind == "refused":
                    self.errors += 1


@dataclass(eq=False)
class Pair:
    """A table with two people."""

    seats: list[Seat]
    count: int = 0
    is_over: bool = False

    async def act(self, chance: random.Random) -> float | None:
        """One action; returns the seconds until all seats that may know of it do. None if the match is over."""
        actor = next((seat for seat in self.seats if seat.sight is not None and seat.sight.legal), None)
        if actor is None or actor.sight is None:
            self.is_over = True
            return None
        before = actor.sight
        self.count += 1
        choice = chance.choice(before.legal or [])
        action = choice if isinstance(choice, int) else choice.number
        for seat in self.seats:
            seat.changed.clear()
        start = time.perf_counter()
        await actor.socket.send(f'{{"kind":"act","id":"{self.count}","actions":[{action}]}}')
        while actor.sight is before:
            async with asyncio.timeout(20):
                await actor.changed.wait()
            actor.changed.clear()
        for other in self.seats:
            while other.sight is None or (other.sight.settled or 0) < (actor.sight.settled or 0):
                async with asyncio.timeout(20):
                    await other.changed.wait()
                other.changed.clear()
        return time.perf_counter() - start


places = itertools.count(1)


def own_address(spread: bool) -> str:
    """Everybody's own, if they are spread over many, as people are; limits count addresses."""
    number = next(places)
    return f"127.10.{number // 250 % 250}.{1 + number % 250}" if spread else "127.0.0.1"


def client_from(own: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=own)
    return httpx.AsyncClient(base_url=address, timeout=60, transport=transport)


async def open_pair(address: str, game: str, spread: bool = False) -> Pair:
    """Two guests set a table and open their pages."""
    seats: list[Seat] = []
    homes = own_address(spread), own_address(spread)
    async with client_from(homes[0], address) as one, client_from(homes[1], address) as two:
        chairs = [{"kind": "you"}, {"kind": "open"}]
        about = {"game": game, "seats": 2, "chairs": chairs, "public": True}
        table = (await one.post("/api/tables", json=about)).raise_for_status().json()["id"]
        (await two.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
        for client, home in zip((one, two), homes, strict=True):
            cookie = f"tafelrunde={client.cookies['tafelrunde']}"
            path = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            socket = await connect(
                path, additional_headers={"Cookie": cookie}, max_size=None, compression=None, local_addr=(home, 0)
            )
            seats.append(Seat(socket))
    return Pair(seats)


class Measure(msgspec.Struct):
    """What a run measured; times in milliseconds, `cpu` in seconds of the clients' processor."""

    tables: int
    asked: float
    seconds: float
    actions: int
    matches: int
    errors: int
    p50: float
    p99: float
    longest: float
    cpu: float

    @property
    def rate(self) -> float:
        return self.actions / self.seconds


def part(latencies: list[float], share: float) -> float:
    """The latency that this share of all actions did not exceed, in milliseconds."""
    return 1000 * sorted(latencies)[min(len(latencies) - 1, int(share * len(latencies)))]


class Load:
    """Clients that play at a fixed rate. If it is `lasting`, they set a new table whenever a match is over."""

    def __init__(self, address: str, game: str, lasting: bool, spread: bool) -> None:
        self.address = address
        self.game = game
        self.lasting = lasting
        self.spread = spread
        self.chance = random.Random(1)
        self.pairs: set[Pair] = set()
        self.listening: set[asyncio.Task[None]] = set()
        self.free: asyncio.Queue[Pair | None] = asyncio.Queue()
        self.latencies: list[float] = []
        self.errors = 0
        self.matches = 0

    async def open(self) -> Pair:
        """A new table, with both pages told of it."""
        pair = await open_pair(self.address, self.game, self.spread)
        self.pairs.add(pair)
        for seat in pair.seats:
            task = asyncio.create_task(seat.listen())
            self.listening.add(task)
            task.add_done_callback(self.listening.discard)
        while not all(seat.sight is not None for seat in pair.seats):
            await asyncio.sleep(0.05)
        return pair

    async def open_many(self, tables: int) -> None:
        pairs: list[Pair] = []
        for first in range(0, tables, 20):
            pairs += await asyncio.gather(*[self.open() for _ in range(first, min(tables, first + 20))])
        self.chance.shuffle(pairs)
        for pair in pairs:
            self.free.put_nowait(pair)

    def close(self, pair: Pair) -> None:
        self.pairs.discard(pair)
        self.errors += sum([seat.errors for seat in pair.seats])
        for seat in pair.seats:
            seat.socket.transport.abort()

    async def act(self, pair: Pair, due: float) -> None:
        """One action at this table, and then it is free again."""
        late = time.perf_counter() - due
        try:
            took = await pair.act(self.chance)
        except (TimeoutError, OSError):
            self.errors += 1
            took = None
        if took is not None:
            self.latencies.append(took + max(0.0, late))
            self.free.put_nowait(pair)
            return
        self.matches += pair.is_over
        self.close(pair)  # over or lost
        if self.lasting:
            self.free.put_nowait(await self.open())
        elif not self.pairs:
            self.free.put_nowait(None)

    async def play(self, rate: float, seconds: float) -> float:
        """Every action on schedule, whether or not earlier ones are done; returns how long it took."""
        acting: set[asyncio.Task[None]] = set()
        start = time.perf_counter()
        number = 0
        while (now := time.perf_counter()) - start < seconds:
            due = start + number / rate
            if due > now:
                await asyncio.sleep(due - now)
            pair = await self.free.get()
            if pair is None:
                break  # every match is over
            number += 1
            task = asyncio.create_task(self.act(pair, max(due, now)))
            acting.add(task)
            task.add_done_callback(acting.discard)
        await asyncio.gather(*acting)
        return time.perf_counter() - start


async def run(
    address: str, game: str, tables: int, rate: float, seconds: float, lasting: bool, spread: bool
) -> Measure:  # fmt: skip
    load = Load(address, game, lasting, spread)
    await load.open_many(tables)
    gc.collect()
    gc.freeze()  # a pause in the clients would look like one in the server
    print("ready", flush=True)
    cpu = time.process_time()
    spent = await load.play(rate, seconds)
    cpu = time.process_time() - cpu
    print("played", flush=True)
    for task in list(load.listening):
        task.cancel()
    for pair in list(load.pairs):
        load.close(pair)
    took = load.latencies
    return Measure(
        tables, rate, spent, len(took), load.matches, load.errors, part(took, 0.5), part(took, 0.99),
        1000 * max(took), cpu,
    )  # fmt: skip


def main(address: str, game: str, tables: str, rate: str, seconds: str, *how: str) -> None:
    import uvloop

    told = uvloop.run(run(address, game, int(tables), float(rate), float(seconds), "lasting" in how, "spread" in how))
    print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
