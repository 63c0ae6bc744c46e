"""The database is kept well: copied under load, readable by its owner alone, looked at before the start, and not locked
by a start that was killed. When it is away or takes nothing more, everybody is told so, and /healthz as well."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from tafelrunde.cli import main
from tafelrunde.server.http import wire
from tafelrunde.server.http.routes import ROUTES
from tafelrunde.server.storage import SqliteStorage, storage_at
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.files import back_up
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE
from tests.server.inside import open_house
from tests.server.test_tables import TWO

pytestmark = pytest.mark.once


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_copy_is_complete_while_others_write(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"

    async def run() -> int:
        storage = SqliteStorage(str(path))
        await storage.open(lambda news: None)
        pages = [works.keep_fact(f"page-{number}", "x" * 4000) for number in range(2000)]
        await asyncio.gather(*[storage.write(page) for page in pages])  # in few commits: each waits for the disk
        copying = asyncio.create_task(asyncio.to_thread(back_up, path, copy))
        written = 0
        while not copying.done():
            await storage.write(works.keep_fact(f"page-{written % 2000}", "y" * 4000))
            written += 1
            assert written < 50_000, "The copy does not get done."
        await copying
        await storage.close()
        return written

    assert asyncio.run(run()) > 0
    with sqlite3.connect(copy) as file:
        assert file.execute("SELECT COUNT(*) FROM house").fetchone() == (2000,)
    file.close()
    assert list(tmp_path.glob("*.unfinished")) == []


@pytest.mark.parametrize("name", ["a#b", "a?b", "100%41", "a:b", "ä b"])
def test_a_database_may_be_called_anything(name: str, tmp_path: Path) -> None:
    """Also where a sign means something in an address."""
    home = tmp_path / name
    home.mkdir()
    path, copy = home / f"{name}.sqlite", home / f"{name}-copy.sqlite"

    async def run() -> None:
        storage = storage_at(str(path))
        await storage.open(lambda news: None)
        await storage.write(works.keep_fact("colour", "blue"))
        await storage.close()
        back_up(path, copy)
        again = storage_at(str(copy))
        await again.open(lambda news: None)
        assert await again.read(works.fact("colour")) == "blue"
        await again.close()

    asyncio.run(run())
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert all(file.name.startswith(name) for file in home.iterdir()), "Nothing was made under another name."


def test_only_the_owner_reads_the_files(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"

    async def run() -> None:
        storage = SqliteStorage(str(path))
        await storage.open(lambda news: None)
        await storage.write(works.keep_fact("one", "more"))
        assert {mode(file) for file in tmp_path.glob("t.sqlite*")} == {0o600}
        assert main(["backup", str(copy), "--database", str(path)]) == 0
        await storage.close()

    before = os.umask(0o022)
    try:
        asyncio.run(run())
        assert mode(copy) == 0o600
        path.chmod(0o644)  # as earlier versions made it
        asyncio.run(open_and_close(path))
        assert mode(path) == 0o600
    finally:
        os.umask(before)


async def open_and_close(database: Path | str) -> None:
    storage = storage_at(str(database))
    await storage.open(lambda news: None)
    await storage.write(works.keep_fact("opened", "yes"))
    await storage.close()


def harm(path: Path, how: str) -> None:
    whole = path.read_bytes()
    match how:
        case "emptied":
            path.write_bytes(b"")
        case "cut short":
            path.write_bytes(whole[: len(whole) // 2 // 4096 * 4096])
        case "cut to the first page":
            path.write_bytes(whole[:4096])
        case "other bytes":
            path.write_bytes(b"\xff" * 100 + whole[100:])
        case "a hole":
            path.write_bytes(whole[:8192] + bytes(len(whole) - 16384) + whole[-8192:])
        case "another database":
            path.unlink()
            with sqlite3.connect(path) as file:
                file.execute("CREATE TABLE dogs (name TEXT)")
            file.close()


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("emptied", "ist leer"),
        ("cut short", "beschädigt"),
        ("cut to the first page", "beschädigt"),
        ("other bytes", "keine Datenbank"),
        ("a hole", "beschädigt"),
        ("another database", "keine Datenbank"),
    ],
)
def test_a_database_that_is_not_sound_is_noticed_at_the_start(
    tmp_path: Path, how: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.sqlite"

    async def fill() -> None:
        storage = SqliteStorage(str(path))
        await storage.open(lambda news: None)
        for number in range(40):
            await storage.write(works.keep_fact(f"page-{number}", "x" * 4000))
        await storage.close()

    asyncio.run(fill())
    harm(path, how)
    left = path.read_bytes()
    assert main(["serve", "--database", str(path), "--port", "0", "--lang", "de"]) == 1
    assert sentence in capsys.readouterr().err
    assert path.read_bytes() == left, "What can still be saved is not written over."


KILLED = """
import os, sys
from yoyo.backends.base import DatabaseBackend
from tafelrunde.server.storage import storage_at
import asyncio

def killed(*_, **__):
    os._exit(9)

setattr(DatabaseBackend, sys.argv[2], killed)
asyncio.run(storage_at(sys.argv[1]).open(print))
"""


@pytest.mark.parametrize("moment", ["to_apply", "get_log_data", "mark_one", "_delete_lock_row"])
def test_a_start_that_was_killed_leaves_nothing_for_a_person_to_do(database: str, moment: str) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, database, moment], stderr=subprocess.PIPE, check=False)
    assert killed.returncode in (0, 9), killed.stderr
    asyncio.run(open_and_close(database))


def test_a_lock_that_an_earlier_version_left_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    asyncio.run(open_and_close(path))
    with sqlite3.connect(path) as file:
        file.execute("INSERT INTO yoyo_lock (locked, ctime, pid) VALUES (1, '2026-01-01', 1)")
        file.execute("DELETE FROM _yoyo_migration WHERE migration_id LIKE '0002%'")
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE name = 'snapshots'").fetchall():
            file.execute(f"DROP TABLE {table}")
    file.close()
    asyncio.run(open_and_close(path))


def test_health_says_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.storage.probe.GOOD_FOR", 0.0)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            storage = house.server.hall.storage
            assert isinstance(storage, SqliteStorage)
            storage.writing.execute("PRAGMA query_only = ON")
            told = await anita.http.get("/healthz")
            assert told.status_code == 503 and told.json()["error"]["id"] == "server-error-storage"
            assert (await anita.http.get(f"/api/tables/{table.id}")).status_code == 200, "Reading goes on."
            refused = await anita.ask(wire.Say("one", "Hello"))
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-storage"
            await anita.post("/api/tables", TWO, 503)
            storage.writing.execute("PRAGMA query_only = OFF")
            assert (await anita.http.get("/healthz")).text == "ok\n"
            assert isinstance(await anita.ask(wire.Say("one", "Hello")), wire.Done)

    asyncio.run(run())


def test_health_is_asked_of_the_storage_now_and_then_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.storage.probe.monotonic", lambda: 1000.0)  # it is good for a while

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            storage = house.server.hall.storage
            assert isinstance(storage, SqliteStorage)
            for _ in range(3):
                assert (await anita.http.get("/healthz")).text == "ok\n"
                storage.writing.execute("PRAGMA query_only = ON")
            storage.writing.execute("PRAGMA query_only = OFF")

    asyncio.run(run())


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    """One that may be stopped."""
    directory = Path(tempfile.mkdtemp(prefix="tafel-pg-"))
    own = Postgres(directory)
    own.start()
    yield own
    own.stop()
    shutil.rmtree(directory, ignore_errors=True)


ALONE = ("/api/house", "/words/{file}", "/rules/{file}", "/metrics", "/letters")
"""These need no storage: the last one refuses a link that was not signed here."""


async def ask_everything(anita: Player, table: str, status: int) -> None:
    for route in ROUTES:
        path = route.path.replace("{id}", table).replace("{game}", "havoc").replace("{number}", "0")
        if route.path in ALONE:
            continue
        kind = {"content-type": "application/json"}
        body = {"/api/tables": b'{"game":"havoc"}', "/api/tables/{id}/sit": b'{"key":""}'}.get(route.path, b"{}")
        told = await anita.http.request(
            route.method, path, content=body if route.method != "GET" else None, headers=kind
        )
        if told.status_code == 400:
            continue  # the body was looked at first
        assert told.status_code == status, (route.method, route.path, told.status_code, told.text)
        assert told.json()["error"]["id"] == "server-error-storage"


def test_while_the_storage_is_away_everybody_is_told_so(
    tmp_path: Path, cluster: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tafelrunde.server.storage.probe.GOOD_FOR", 0.0)

    async def run() -> None:
        async with (
            open_house(tmp_path, database=cluster.database()) as (_, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            await asyncio.to_thread(cluster.stop)
            await ask_everything(anita, table.id, 503)
            for number in range(3):
                told = await anita.ask(wire.Say(f"away-{number}", "Hello"))
                assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-storage"
            with pytest.raises(AssertionError, match="server-error-storage"):
                await mark.open()
            with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
                await mark.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
            data = str(cluster.directory / "pg")
            options = f"-p {cluster.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
            await asyncio.to_thread(
                cluster.run, "pg_ctl", "-D", data, "-w", "-l", f"{data}/log", "-o", options, "start"
            )
            async with asyncio.timeout(PATIENCE):
                while (await anita.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)
            assert isinstance(await anita.ask(wire.Say("away-0", "Hello")), wire.Done)
            await mark.open()
            assert [line.text for line in mark.chat] == ["Hello"]

    asyncio.run(run())
    own = [record for record in caplog.records if record.name.startswith("tafelrunde")]
    assert own and not any(record.exc_info for record in own)


def test_a_database_that_cannot_be_reached_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://tafel@127.0.0.1:1/none", "--port", "0"]) == 1
    assert "PostgreSQL cannot be reached" in capsys.readouterr().err
