"""Whatever comes in: a clear refusal, no traceback, no effect."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import websockets

from tafelrunde.server.http import wire
from tests.server.client import Player, plug_in
from tests.server.houses import running
from tests.server.inside import open_house

pytestmark = pytest.mark.once

MALFORMED = (
    "",
    "null",
    "[]",
    "{",
    '"act"',
    "{}",
    '{"kind":"act"}',
    '{"kind":"act","id":"a"}',
    '{"kind":"act","id":1,"actions":[1]}',
    '{"kind":"act","id":"a","actions":["1"]}',
    '{"kind":"act","id":"a","actions":[-1]}',
    '{"kind":"act","id":"a","actions":[1e3]}',
    '{"kind":"act","id":"","actions":[1]}',
    '{"kind":"act","id":"a","actions":1}',
    '{"kind":"act","id":"a","action":1}',
    '{"kind":"act","id":"a","actions":[' + "1," * 24 + "1]}",
    '{"kind":"act","id":"a","actions":[1],"undo":25}',
    '{"kind":"act","id":"a b","actions":[1]}',
    '{"kind":"nothing","id":"a"}',
    '{"kind":"say","id":"a","text":""}',
    '{"kind":"ping","id":"a","more":1}',
    "[" * 3000,
    '{"kind":"ping","id":"\\ud800"}',
    '{"kind":"say","id":"a","text":"' + "x" * 600 + '"}',
    "x" * 5000,
    '{"kind":"recall","id":"a","first":-1,"last":0}',
)


def test_malformed_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with Player(address) as anita:
            table = await anita.set_table(
                game="havoc", seats=2, chairs=[{"kind": "you"}, {"kind": "open"}], public=True
            )
            async with Player(address) as mark:
                await mark.sit(table.id)
                await anita.open()
                assert anita.socket is not None
                before = anita.sight
                for text in MALFORMED:
                    await anita.socket.send(text)
                    told = await anita.hear()
                    while not isinstance(told, wire.Refused):
                        told = await anita.hear()
                    assert told.problem.error.id.startswith("server-error-") and "Traceback" not in told.problem.english
                await anita.socket.send(b"\x00\xff")
                assert isinstance(await anita.hear(), wire.Refused)
                assert anita.sight == before
                await anita.socket.send("x" * 100_000)
                with pytest.raises(websockets.exceptions.ConnectionClosedError):
                    while True:
                        await anita.hear()
                await anita.open()
                assert anita.sight is not None and before is not None and anita.sight.settled == before.settled

    with running(str(tmp_path / "t.sqlite"), tmp_path) as server:
        asyncio.run(run(server.address))


def test_illegal_actions_and_wrong_seats(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(
                game="havoc", seats=2, chairs=[{"kind": "you"}, {"kind": "open"}], public=True
            )
            await mark.sit(table.id)
            await anita.open()
            await mark.open()
            assert anita.sight is not None
            legal = {choice.number for choice in anita.sight.legal}
            foul = next(number for number in range(100) if number not in legal)
            for player, number, id in ((anita, foul, "error-not-legal"), (mark, min(legal), "error-not-your-turn")):
                told = await player.act(number)
                assert isinstance(told, wire.Refused) and told.problem.error.id == id
            told = await mark.act(1_000_000)
            assert isinstance(told, wire.Refused) and told.problem.error.id == "error-no-such-action"
            assert (await anita.http.get(f"/api/tables/{table.id}/record")).status_code == 409

    asyncio.run(run())


def test_foreign_pages_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(game="havoc")
            body = {"game": "havoc"}
            for headers in (
                {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"},
                {"Origin": "http://127.0.0.1:1"}, {"Origin": "http://["},
            ):  # fmt: skip
                answer = await anita.http.post("/api/tables", json=body, headers=headers)
                assert answer.status_code == 403, headers
            plain = await anita.http.post(
                "/api/tables", content=json.dumps(body), headers={"Content-Type": "text/plain"}
            )
            assert plain.status_code == 400
            socket = address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
            with pytest.raises(websockets.exceptions.InvalidStatus):
                await plug_in(socket, additional_headers={"Origin": "https://evil.example"})
            answer = await anita.http.get("/")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "unsafe" not in answer.headers["content-security-policy"]

    asyncio.run(run())


def test_bodies(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            kind = {"Content-Type": "application/json"}
            for content in (b"", b"{", b"\xff", b"[]", b'{"game":1}', b'{"game":"havoc","more":1}', b"[" * 60_000):
                answer = await anita.http.post("/api/tables", content=content, headers=kind)
                assert answer.status_code == 400 and answer.json()["error"]["id"] == "server-error-body"
            long = await anita.http.post("/api/tables", content=b"x" * 70_000, headers=kind)
            assert long.status_code == 400 and long.json()["error"]["id"] == "server-error-too-long"

            async def endless() -> object:
                for _ in range(20):
                    yield b"x" * 8000

            streamed = await anita.http.post("/api/tables", content=endless(), headers=kind)  # type: ignore[arg-type]
            assert streamed.status_code == 400
            for about, id in (
                ({"game": "chess"}, "error-game-unknown"),
                ({"game": "havoc", "seats": 9}, "error-seats"),
                ({"game": "havoc", "options": {"colour": "red"}}, "error-option-unknown"),
                ({"game": "havoc", "options": {"peace_card": 3}}, "error-option-value"),
                ({"game": "havoc", "seats": 2, "chairs": [{"kind": "you"}]}, "server-error-chairs"),
                ({"game": "havoc", "chairs": [{"kind": "you"}] * 2}, "server-error-one-chair"),
            ):
                assert (await anita.post("/api/tables", about, status=409))["error"]["id"] == id
            for path in (
                "/api/nothing",
                "/words/server.xx.ftl",
                "/words/..%2f..%2fpyproject.toml",
                "/rules/x",
                "/rules/havoc.xx.json",
                "/rules/nope.en.json",
                "/x.js",
            ):
                answer = await anita.http.get(path)
                assert answer.status_code == 404 and answer.json()["error"]["id"].startswith("server-error-")
            assert (await anita.http.put("/api/me")).json()["error"]["id"] == "server-error-no-page"
            assert (await anita.http.get("/words/server.hu.ftl")).text.startswith("#")

    asyncio.run(run())


def test_floods_are_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the usual limits: messages, chat, new tables, passwords; others are not held up."""
    monkeypatch.setattr("tafelrunde.server.http.limits.monotonic", lambda: 1000.0)  # no bucket fills again

    async def run() -> None:
        async with (
            open_house(tmp_path, rate=0.25) as (_, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            table = await anita.set_table(
                game="havoc", seats=2, chairs=[{"kind": "you"}, {"kind": "open"}], public=True
            )
            await mark.sit(table.id)
            await anita.open()
            await mark.open()
            assert anita.socket is not None and mark.socket is not None
            for number in range(150):
                await anita.socket.send(f'{{"kind":"ping","id":"{number}"}}')
            answers = [await anita.hear() for _ in range(150)]
            refused = [told for told in answers if isinstance(told, wire.Refused)]
            assert len(refused) > 50 and refused[0].problem.error.id == "server-error-too-fast"
            assert isinstance(await mark.ask(wire.Ping("calm")), wire.Done)
            said = [await mark.ask(wire.Say(f"say-{number}", "spam")) for number in range(12)]
            assert any(isinstance(told, wire.Refused) for told in said)
            statuses = [
                (await mark.http.post("/api/sign-in", json={"name": "anita", "password": "12345678"})).status_code
                for _ in range(12)
            ]
            assert 429 in statuses
            gets = [(await mark.http.get("/api/me")).status_code for _ in range(80)]
            assert 429 in gets

    asyncio.run(run())


def test_a_page_that_floods_on_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, rate=1.0) as (_, address), Player(address) as anita:
            await anita.set_table(game="havoc", public=True)
            await anita.open()
            assert anita.socket is not None
            with pytest.raises(websockets.exceptions.ConnectionClosed):
                for number in range(2000):
                    await anita.socket.send("{")
                while True:
                    await anita.hear()

    asyncio.run(run())


def test_too_many_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, connections_each=2) as (_, address), Player(address) as anita:
            await anita.set_table(game="havoc", public=True)
            await anita.open()
            first = anita.socket
            await anita.open()
            second = anita.socket
            with pytest.raises(websockets.exceptions.ConnectionClosedError) as closed:
                await anita.open()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            assert first is not None and second is not None
            await first.close()
            await second.close()

    asyncio.run(run())
