"""What strangers can make the process keep before anything is decided is bounded: heads, bodies, connections, silence,
pings, pages that do not read. Meanwhile others come in, and the log says what was refused."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import httpx
import pytest
from websockets.server import ServerProtocol

from tafelrunde.server import logs
from tafelrunde.server.http import door, limits, wire
from tafelrunde.server.http.door import Refusals
from tafelrunde.server.tables import readers
from tests.server.client import Player, visitor
from tests.server.houses import PATIENCE
from tests.server.inside import open_house, until
from tests.server.raw import PART, PING, PONG, TEXT, Peer, Peers, frame
from tests.server.test_tables import TWO

OTHER = "127.0.0.2"
HELLO = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


class Hours:
    """Time at the door: it passes as elsewhere, and sometimes a test is ahead of it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return monotonic() + self.ahead

    async def go_on(self, is_so: Callable[[], bool]) -> None:
        """Until something has happened, ever later; a machine that pauses makes nothing happen before."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self.ahead += 60
                await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """The door looks around ten times a second, says everything once, and is not impatient unless a test wants it."""
    passing = Hours()
    monkeypatch.setattr(door, "monotonic", passing)
    monkeypatch.setattr(door, "LOOK_EVERY", 1)
    monkeypatch.setattr(logs, "monotonic", lambda: 1000.0)
    return passing


def is_gone(peer: Peer) -> bool:
    """Whether the server has hung up."""
    return peer.reader.at_eof() or peer.reader.exception() is not None


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.why for record in caplog.records if record.name == "tafelrunde.door" and hasattr(record, "why")]


async def is_reachable(address: str) -> bool:
    """From another address than the attacker's."""
    async with visitor(transport=httpx.AsyncHTTPTransport(local_address=OTHER)) as other:
        return (await other.get(f"{address}/healthz")).text == "ok\n"


CHUNKED = b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "one header": (HELLO + b"X: ", b"x" * 4000, b"431"),
    "many headers": (HELLO, b"a:b\r\n" * 500, b"431"),
    "request line": (b"GET /", b"x" * 4000, b"431"),
    "empty lines": (b"", b"\r\n" * 2000, b"431"),
    "no HTTP": (b"", b"hello\r\n" * 500, b"400"),
    "body": (CHUNKED, b"3e8\r\n" + b"x" * 1000 + b"\r\n", b"4"),
    "lines after a body": (CHUNKED + b"0\r\n", b"a:b\r\n" * 500, b"4"),
}  # fmt: skip


@pytest.mark.parametrize("what", ENDLESS)
def test_a_request_without_end_is_refused(tmp_path: Path, what: str) -> None:
    first, again, status = ENDLESS[what]

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Peers(address) as peers:
            peer = await peers.connect()
            await peer.say(first)
            said = 0
            while not peer.writer.is_closing() and said < 40_000_000:
                await peer.say(again)
                said += len(again)
            assert said < 20_000_000  # some of it waits in the machine itself
            heard = await peer.heard()
            assert heard == b"" or heard.split()[1].startswith(status), heard
            assert await is_reachable(address)

    asyncio.run(run())


def test_a_head_just_short_enough_is_answered(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Peers(address) as peers:
            long = await peers.connect()
            await long.say(HELLO + b"X: " + b"x" * 7900 + b"\r\nConnection: close\r\n\r\n")
            assert b" 200 " in await long.heard()
            longer = await peers.connect()
            await longer.say(HELLO + b"X: " + b"x" * 8001 + b"\r\n\r\n")
            assert b" 431 " in await longer.heard()

    asyncio.run(run())


def test_who_says_nothing_or_little_is_let_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, hours: Hours
) -> None:
    monkeypatch.setattr(door, "MANY_SILENT", 1)
    owed: list[str] = []
    owe = door.Manners.owe

    def noted(self: door.Manners, what: str, seconds: float) -> None:
        owed.append(what)
        owe(self, what, seconds)

    monkeypatch.setattr(door.Manners, "owe", noted)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Peers(address) as peers:
            silent, trickling, half = [await peers.connect() for _ in range(3)]
            await trickling.say(HELLO)
            await half.say(b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")

            async def trickle() -> None:
                while True:
                    await trickling.say(b"a:b\r\n")
                    await asyncio.sleep(0.05)

            trickles = asyncio.create_task(trickle())
            await until(lambda: house.door.inside == 3 and "slow body" in owed)
            await hours.go_on(lambda: house.door.inside == 0)
            assert [await peer.heard() for peer in (silent, trickling, half)] == [b"", b"", b""]
            trickles.cancel()
            kept = await peers.connect()  # a first request is no licence to keep silent afterwards
            await kept.say(HELLO + b"\r\n")
            await kept.reader.readuntil(b"ok\n")
            await kept.say(b"\r\n")
            await until(lambda: "slow headers" in owed)
            await hours.go_on(lambda: house.door.inside == 0)
            assert await kept.heard() == b""
            assert not house.door.by_address

    asyncio.run(run())
    assert {"says nothing", "slow body"} <= set(said(caplog))


def test_one_address_has_only_so_many_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 600)

    async def run() -> None:
        async with open_house(tmp_path, connections_each=2) as (house, address), Peers(address) as peers:
            many = [await peers.connect() for _ in range(40)]
            await until(lambda: len([peer for peer in many if is_gone(peer)]) + house.door.inside == 40)
            assert house.door.inside == 2 * door.BESIDE_SOCKETS
            assert await is_reachable(address)
            for peer in many:
                peer.close()
            await until(lambda: not house.door.inside)
            async with Player(address):
                pass  # and from this address again

    asyncio.run(run())
    assert said(caplog) == ["too many connections from one address"]


def test_all_together_have_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: Hours) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 600)

    async def run() -> None:
        async with open_house(tmp_path, connections=6) as (house, address), Peers(address) as peers:
            many = [await peers.connect() for _ in range(20)]
            await until(lambda: len([peer for peer in many if is_gone(peer)]) + house.door.inside == 20)
            assert house.door.inside == 6
            await hours.go_on(lambda: house.door.inside == 0)
            for peer in many:
                assert await peer.heard() == b""
            assert await is_reachable(address)

    asyncio.run(run())


def test_behind_a_proxy_everybody_has_one_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            open_house(tmp_path, connections_each=1, proxies="127.0.0.1") as (house, address),
            Peers(address) as peers,
        ):
            many = [await peers.connect() for _ in range(20)]
            await until(lambda: len([peer for peer in many if is_gone(peer)]) + house.door.inside == 20)
            assert house.door.inside == len(many)

    asyncio.run(run())


def test_requests_are_not_sent_without_waiting_for_answers(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Peers(address) as peers:
            few, many = await peers.connect(), await peers.connect()
            await few.say((HELLO + b"\r\n") * 3)
            await many.say((HELLO + b"\r\n") * 5000)
            assert (await many.heard()).count(b"ok\n") < 200
            assert (await few.heard()).count(b"ok\n") == 3

    asyncio.run(run())


FLOODS = {
    "pings": frame(PING) * 40_000,
    "pongs": frame(PONG) * 40_000,
    "messages": frame(TEXT) * 40_000,
    "parts": frame(TEXT, b"{", whole=False) + frame(PART, whole=False) * 40_000,
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_socket_cannot_flood(tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Peers(address) as peers, Player(address) as anita:
            await anita.set_table(**TWO)
            peer = await peers.connect()
            assert b" 101 " in await peer.shake_hands(anita)
            await peer.say(FLOODS[what])
            await peer.heard()
            assert await is_reachable(address)
            await until(lambda: not house.sockets.readers)

    asyncio.run(run())
    assert len(said(caplog)) == 1 and "Traceback" not in caplog.text


@pytest.mark.parametrize(("how", "often"), [("floods", 20), ("comes and goes", 80)])
def test_who_is_cut_off_again_and_again_must_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, how: str, often: int
) -> None:
    """Not even a connection is opened for that address; others come in, and in time it does, too."""
    now = monotonic()
    monkeypatch.setattr(limits, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        async with open_house(tmp_path, rate=1) as (house, address), Peers(address) as peers, Player(address) as anita:
            await anita.set_table(**TWO)

            async def is_let_in() -> bool:
                peer = await peers.connect()
                try:
                    told = await peer.shake_hands(anita)
                    if how == "floods":
                        await peer.say(FLOODS["pings"])
                        await peer.heard()
                except (OSError, asyncio.IncompleteReadError):
                    return False
                peer.close()
                while house.sockets.by_address:  # until it was seen, and what it did is counted
                    await asyncio.sleep(0.001)
                return b" 101 " in told

            for _ in range(often):
                assert await is_let_in()
            assert not await is_let_in()
            assert await is_reachable(address)
            now += 10
            assert await is_let_in()

    asyncio.run(run())
    assert said(caplog)[-1] == "cut off too often" and "Traceback" not in caplog.text


def test_a_handshake_with_too_many_headers_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Peers(address) as peers, Player(address) as anita:
            await anita.set_table(**TWO)
            peer = await peers.connect()
            told = await peer.shake_hands(anita, *[f"X-{number}: x" for number in range(200)])
            assert b" 431 " in told

    asyncio.run(run())
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("why", ["does not read", "a page that does not keep up"])
def test_nothing_is_kept_for_a_page_that_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """It is closed, others go on, and when it comes back it is told what it missed."""
    monkeypatch.setattr(door, "LINGER_SECONDS", 0.5)
    if why == "does not read":
        monkeypatch.setattr(readers, "LARGEST_QUEUE", 1 << 40)
        monkeypatch.setattr(door, "STUCK_SECONDS", 0.5)
    else:
        monkeypatch.setattr(door, "STUCK_SECONDS", 600)

    async def run() -> None:
        async with (
            open_house(tmp_path) as (house, address),
            Peers(address) as peers,
            Player(address) as anita,
            Player(address) as mark,
        ):
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            peer = await peers.connect(deaf=True)
            await peer.shake_hands(anita)
            await mark.open()
            await until(lambda: len(house.sockets.readers) == 2)
            (deaf,) = [reader for reader in house.sockets.readers if reader.person == anita.id]
            missed = await mark.ask(wire.Say("missed", "Are you there?"))
            assert isinstance(missed, wire.Done)
            for _ in range(1000):
                if deaf not in house.sockets.readers:
                    break
                deaf.send(b"x" * 100_000)
                await asyncio.sleep(0.05)
            assert deaf not in house.sockets.readers
            await until(lambda: house.door.by_address["127.0.0.1"] == 1)  # the page of the other player
            await anita.open()
            assert [line.text for line in anita.chat] == ["Are you there?"]

    asyncio.run(run())
    assert said(caplog) == [why] and "Traceback" not in caplog.text


def test_an_answer_that_nobody_fetches_is_not_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("STUCK_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(door, name, 0.5)
    entered: list[object] = []

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Peers(address) as peers:
            enter = house.door.enter

            def noted(client: tuple[str, int] | None) -> bool:
                entered.append(client)
                return enter(client)

            monkeypatch.setattr(house.door, "enter", noted)
            many = [await peers.connect(deaf=True) for _ in range(5)]
            for peer in many:
                await peer.say(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
            await until(lambda: len(entered) == len(many) and not house.door.inside)

    asyncio.run(run())
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("how", ["goodbye", "dropped"])
def test_nothing_is_left_of_a_connection_that_ended(tmp_path: Path, how: str) -> None:
    """Also if nobody looks for cycles: the server does that too rarely for all the sockets of an hour."""

    def connections(port: int) -> list[str]:
        kinds = (door.HttpAtDoor, door.SocketAtDoor, asyncio.Transport)
        there = [thing for thing in gc.get_objects() if issubclass(type(thing), kinds)]
        ends = [thing if isinstance(thing, asyncio.Transport) else thing.transport for thing in there]
        return [
            type(thing).__name__
            for thing, end in zip(there, ends, strict=True)
            if (end.get_extra_info("sockname") or ("", 0))[1] == port
        ] + ["ServerProtocol" for thing in gc.get_objects() if type(thing) is ServerProtocol]

    async def run() -> None:
        async with open_house(tmp_path) as (house, address):
            port = int(address.rpartition(":")[2])
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    async with Player(address) as anita:
                        await anita.set_table(**TWO)
                        await anita.open()
                        assert connections(port).count("SocketAtDoor") == 1
                        assert anita.socket is not None
                        if how == "dropped":
                            anita.socket.transport.abort()
                    await until(lambda: not house.sockets.readers and not house.door.inside)
                await until(lambda: connections(port) == [])
            finally:
                gc.enable()

    asyncio.run(run())


def test_the_log_says_what_is_refused_but_not_once_each(caplog: pytest.LogCaptureFixture) -> None:
    refusals = Refusals()
    for _ in range(1000):
        refusals.note("large headers")
    refusals.note("no HTTP")
    refusals.note(door.SILENT)
    refusals.told["large headers"] -= logs.TELL_EVERY
    refusals.tell_all()
    told = [(record.why, record.count) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("large headers", 1), ("no HTTP", 1), ("large headers", 999)]


def test_too_few_files_are_noticed_at_the_start() -> None:
    code = (
        "import logging; from tafelrunde.server.http import door; logging.basicConfig(); print(door.check_files(1000))"
    )
    for files, most in (("400", "150"), ("5000", "1000")):
        command = ["sh", "-c", 'ulimit -n "$1" && ulimit -Sn 300 && exec "$0" -c "$2"', sys.executable, files, code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == most
        assert ("LimitNOFILE" in done.stderr) == (files == "400")
