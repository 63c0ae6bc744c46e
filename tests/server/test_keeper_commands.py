"""Keeping the house from the command line while it runs, what expires, and databases that were made before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from tafelrunde.cli import main
from tafelrunde.server.http import wire
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage import work
from tafelrunde.server.storage.backend import Query, Work
from tafelrunde.server.storage.learned import learned_of
from tafelrunde.server.tables.expiry import Expiry
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE, running
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

OPEN = {"game": "havoc", "seats": 2, "chairs": [{"kind": "you"}, {"kind": "open"}], "public": True}
PASSWORD = "correct horse"
DAY = 24 * 3600


async def command(*words: str) -> None:
    """A command beside the running server."""
    assert await asyncio.to_thread(main, list(words)) == 0


def test_commands_hold_at_once_in_the_running_server(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(address: str) -> None:
        async with Player(address) as anita, Player(address) as mark:
            await anita.post("/api/me/account", {"name": "Anita", "password": PASSWORD})
            table = await anita.set_table(**OPEN)
            await anita.open()
            await mark.open(table.id)
            await mark.http.patch("/api/me", json={"name": "Marky Mark"})
            place = ("--database", database)

            await command("people", "keeper", "Anita", *place)
            assert (await anita.get("/api/me/standing"))["keeper"]
            await command("people", "keeper", "anita", "--off", *place)
            assert not (await anita.get("/api/me/standing"))["keeper"]

            await command("people", "warn", "anita", "--why", "Mind your words.", *place)
            await until_told(anita, lambda told: isinstance(told, wire.StandingNews))
            assert len((await anita.get("/api/me/standing"))["warnings"]) == 1

            await mark.ask(wire.Say("hi", "A rude word"))
            await command("tables", "chat", table.id, "1", "--why", "Rude.", *place)
            await until_told(anita, lambda told: isinstance(told, wire.Chatted) and told.line.removed)
            await command("people", "rename", "Marky Mark", "Mark", "--why", "Confusing.", *place)
            await until_told(mark, lambda told: isinstance(told, wire.StandingNews))
            await command("people", "mute", "Mark", "--hours", "1", "--why", "Rude.", *place)
            await until_told(mark, lambda told: isinstance(told, wire.StandingNews))
            refused = await mark.ask(wire.Say("again", "Another rude word"))
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-muted"

            await command("people", "ban", mark.id, "--hours", "24", "--why", "Rude.", *place)
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await mark.hear()
            assert (await mark.http.get("/api/tables")).json()["error"]["id"] == "server-error-banned"
            await command("people", "unban", mark.id, "--why", "Sorry.", *place)
            await until(lambda: mark.http.get("/api/tables"))

            await command("tables", "close", table.id, "--why", "Over.", *place)
            await until_told(anita, lambda told: isinstance(told, wire.TableNews) and told.table.status == "closed")
            await command("people", "ban", "--address", "203.0.113.0/24", "--why", "Flood.", *place)
            await command("people", "show", mark.id, *place)
            await command("people", "search", "ani", *place)
            await command("tables", "search", table.id[:5], *place)
            await command("tables", "show", table.id, *place)
            await command("people", "audit", *place)
            await command("people", "reports", *place)
            capsys.readouterr()
            await command("people", "audit", *place)
            lines = capsys.readouterr().out.splitlines()
            acts = ["ban", "close-table", "lift", "ban", "mute", "rename", "remove-chat", "warn", "no-keeper", "keeper"]
            assert [line.split()[3] for line in lines] == acts
            assert all("command:" in line for line in lines)

    with running(database, tmp_path) as server:
        asyncio.run(run(server.address))


async def until_told(player: Player, is_it: Callable[[wire.Told], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_it(await player.hear()):
            pass


async def until(ask: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await ask()).status_code != 200:
            await asyncio.sleep(0.1)


def test_misuse_of_commands_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.sqlite")
    assert main(["people", "search", "x", "--database", database]) == 1, "No file is made by looking into it."
    assert not Path(database).exists()
    with running(database, tmp_path):
        pass
    capsys.readouterr()
    for words, code, said in (
        (["people", "dance"], 2, "There is no command 'dance'"),
        (["people", "warn"], 2, "Say who"),
        (["people", "warn", "nobody", "--why", "x"], 1, "Nobody is called 'nobody'"),
        (["people", "ban", "--address", "0.0.0.0/0", "--why", "x"], 1, "neither an address"),
        (["people", "ban", "--address", "203.0.113.9"], 2, "Give a reason"),
        (["people", "ban", "x", "--hours", "many", "--why", "x"], 2, "--hours"),
        (["people", "ban", "x", "--hours", "9" * 2000, "--why", "x"], 2, "--hours"),
        (["tables", "close"], 2, "Say which table"),
        (["tables", "close", "no-such-1", "--why", "x"], 1, "There is no table"),
        (["tables", "chat", "no-such-1", "first", "--why", "x"], 2, "'first' is not the number of a line"),
    ):
        assert main([*words, "--database", database, "--lang", "en"]) == code
        assert said in capsys.readouterr().err


def test_guests_waiting_tables_and_old_chat_expire(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now, guests_days=30, waiting_days=7, chat_days=60, address_days=2) as (house, address),
            Player(address) as idle,
            Player(address) as host,
            Player(address) as rival,
            Player(address) as later,
        ):
            storage, expiry = house.server.hall.storage, Expiry(house.server.hall)
            await idle.http.patch("/api/me", json={"name": "Idle"})
            await idle.post("/api/learn/havoc/notes", {"what": "glance", "on": True})
            assert await storage.read(learned_of(idle.id))
            waiting = await host.set_table(**OPEN)
            played = await host.set_table(**OPEN)
            await rival.sit(played.id)
            await host.open()
            await host.ask(wire.Say("hi", "An old joke"))
            await host.ask(wire.Resign("enough"))
            await host.leave()
            await expiry.one_round()
            assert await storage.read(works.seen(host.id)) == ("127.0.0.1", now())
            now.pass_by(8 * DAY)
            fresh = await later.set_table(**OPEN)
            await expiry.one_round()
            assert (await host.get(f"/api/tables/{waiting.id}"))["status"] == "closed"
            assert (await host.get(f"/api/tables/{fresh.id}"))["status"] == "waiting"
            assert await storage.read(works.seen(idle.id)) == ("", now() - 8 * DAY * 1000)
            assert await storage.read(work.person(idle.id)) is not None
            now.pass_by(23 * DAY)
            await expiry.one_round()
            assert await storage.read(work.person(idle.id)) is None, "Did nothing for a month."
            assert not await storage.read(learned_of(idle.id))
            assert await storage.read(work.person(rival.id)) is not None, "Played."
            assert await storage.read(written(played.id)) == 1
            now.pass_by(30 * DAY)
            await expiry.one_round()
            assert await storage.read(written(played.id)) == 0
            await host.open(played.id, chat="0")
            assert host.chat[1:] == [], "Expired chat is told to nobody."

    asyncio.run(run())


def written(table: str) -> Work[int]:
    rows = yield Query("SELECT COUNT(*) AS count FROM entries WHERE table_id = $1 AND body LIKE '%joke%'", (table,))
    return int(rows[0]["count"])


def test_nothing_expires_where_the_settings_say_never(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now, guests_days=0, waiting_days=0, chat_days=0) as (house, address),
            Player(address) as idle,
            Player(address) as host,
        ):
            await idle.http.patch("/api/me", json={"name": "Idle"})
            table = await host.set_table(**OPEN)
            now.pass_by(4000 * DAY)
            for _ in range(2):
                await Expiry(house.server.hall).one_round()
            assert await house.server.hall.storage.read(work.person(idle.id)) is not None
            async with Player(address) as stranger:  # the sessions of the others are over
                assert (await stranger.get(f"/api/tables/{table.id}"))["status"] == "waiting"

    asyncio.run(run())


def test_a_database_from_before_goes_on(tmp_path: Path) -> None:
    """One that knows nothing of moderation: its tables, people and matches are as they were."""
    path = tmp_path / "inside.sqlite"

    async def begin() -> tuple[str, Any]:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(**OPEN)
            await anita.open()
            await anita.ask(wire.Say("hi", "Hello"))
            return table.id, dict(anita.http.cookies)

    table, cookies = asyncio.run(begin())
    with sqlite3.connect(path) as db:
        for name in ("keepers", "regards", "reports", "sanctions", "audit", "seen", "left_news"):
            db.execute(f"DROP TABLE {name}")
        for name in ("results_in_time", "tables_by_age", "people_by_age"):
            db.execute(f"DROP INDEX {name}")
        db.execute("DELETE FROM _yoyo_migration WHERE migration_id LIKE '0005%'")

    async def go_on() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as mark:
            anita = Player(address)
            anita.http.cookies.update(cookies)
            async with anita:
                await mark.sit(table)
                await anita.open(table)
                assert [line.text for line in anita.chat] == ["Hello"]
                assert anita.sight is not None and (await mark.get("/api/me/standing"))["ban"] is None

    asyncio.run(go_on())


def test_moderation_moves_to_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database, there = str(tmp_path / "t.sqlite"), postgres.database()

    async def begin(address: str) -> tuple[str, str]:
        async with Player(address) as anita, Player(address) as mark:
            await anita.post("/api/me/account", {"name": "Anita", "password": PASSWORD})
            await mark.set_table(**OPEN)
            await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": "block"})
            await command("people", "keeper", "Anita", "--database", database)
            await command("people", "ban", mark.id, "--why", "Rude.", "--database", database)
            return anita.id, mark.id

    async def go_on(address: str, mark: str) -> None:
        async with Player(address) as anita:
            await anita.post("/api/sign-in", {"name": "Anita", "password": PASSWORD})
            standing = await anita.get("/api/me/standing")
            assert standing["keeper"] and [regard["person"]["id"] for regard in standing["regards"]] == [mark]
            told = await anita.get(f"/api/keeper/people/{mark}")
            assert [(sanction["kind"], sanction["holds"]) for sanction in told["sanctions"]] == [("ban", True)]
            assert len(await anita.get("/api/keeper/audit")) == 2

    with running(database, tmp_path) as server:
        _, mark = asyncio.run(begin(server.address))
    moved = tmp_path / "all.jsonl"
    assert main(["export", str(moved), "--database", database]) == 0
    assert main(["import", str(moved), "--database", there]) == 0
    with running(there, tmp_path) as server:
        asyncio.run(go_on(server.address, mark))
