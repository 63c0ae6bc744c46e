"""A database, and an export, from before names were looked up: everything loads, and no ledger keeps a name."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tafelrunde.core.match import Match
from tafelrunde.server.storage import storage_at
from tafelrunde.server.storage.backend import migrate
from tafelrunde.server.storage.transfer import COLUMNS, export_lines, import_lines
from tests.server.client import Player
from tests.server.inside import open_house

pytestmark = pytest.mark.once

OLD = Path(__file__).parent / "old" / "names-in-ledgers.sql"
NAMES = ("Dorka", "D\u043erk\u0430", "Pista", "Neugierig", "Verschwunden")
KINDS = ("people", "tables", "entries", "sitters", "tokens", "ratings", "results")
KILLED_AFTER_ONE_TABLE = """
import os, sys
from tafelrunde.server.storage import unnaming
from tafelrunde.server.storage.backend import migrate
unnaming.TABLES_AT_ONCE = 1
really, done = unnaming.unname_tables, []
def unname_tables(after):
    if len(done) == 2:
        os._exit(9)
    done.append(after)
    return really(after)
unnaming.unname_tables = unname_tables
migrate(sys.argv[1])
"""


def old_house(path: Path) -> sqlite3.Connection:
    """An SQLite file as a server wrote it that kept names in its ledgers."""
    db = sqlite3.connect(path)
    db.executescript(OLD.read_text(encoding="utf-8"))
    db.row_factory = sqlite3.Row
    return db


def old_rows(tmp_path: Path) -> dict[str, list[dict[str, Any]]]:
    with old_house(tmp_path / "source.sqlite") as db:
        return {kind: [dict(row) for row in db.execute(f"SELECT * FROM {kind}")] for kind in KINDS}


def fill(database: str, tmp_path: Path) -> None:
    """The old database as a file, or the same rows in PostgreSQL with the schema of then."""
    if not database.startswith("postgresql"):
        old_house(Path(database)).close()
        return
    from yoyo import get_backend, read_migrations

    rest = database.partition("://")[2]
    backend = get_backend(f"postgresql+psycopg://{rest}")
    migrations = read_migrations("src/tafelrunde/server/storage/migrations")
    backend.apply_migrations(migrations.filter(lambda migration: migration.id == "0001.tables"))
    backend.connection.close()
    with psycopg.connect(database) as db:
        for kind, rows in old_rows(tmp_path).items():
            for row in rows:
                places = ", ".join(["%s"] * len(row))
                db.execute(f"INSERT INTO {kind} ({', '.join(row)}) VALUES ({places})", tuple(row.values()))


def address_of(database: str) -> str:
    rest = database.partition("://")[2]
    return f"postgresql+psycopg://{rest}" if rest else f"sqlite:///{database}"


def everything_written(database: str) -> str:
    """All text of the tables where names were, but for the people themselves."""
    db: Any = psycopg.connect(database) if "://" in database else sqlite3.connect(database)
    rows = [*db.execute("SELECT body FROM entries"), *db.execute("SELECT summary FROM tables")]
    db.close()
    return "\n".join([row[0] for row in rows])


async def check_house(database: str, tmp_path: Path) -> None:
    """Every table of the old house is told as before, with the names that people have now."""
    async with open_house(tmp_path, database=database) as (house, address), Player(address) as reader:
        hall = house.server.hall
        welcome = await reader.open("public-table-100000")
        assert [(chair.name, chair.who) for chair in welcome.table.chairs] == [
            ("Dorka", "account"),
            ("Pista bácsi", "guest"),
        ]
        said = [(line.name, line.who, line.seat, line.text) for line in welcome.chat]
        assert said[:2] == [
            ("Dorka", "account", 0, "Good luck!"),
            ("Neugierig", "guest", -1, "May I watch?"),
        ]
        record = await reader.text("/api/tables/public-table-100000/record")
        assert "name 0: Dorka" in record and "name 1: Pista bácsi" in record
        assert list(Match.load(record).names) == ["Dorka", "Pista bácsi"]
        gone = (await hall.find("private-table-100000")).table
        assert gone is not None and [line.text for line in gone.chat] == ["Forget me"]
        faces = await hall.known.faces(["person-gone", "person-imp", "person-guest", "person-silent"])
        assert (faces["person-gone"].name, faces["person-gone"].who) == ("", "gone")
        assert faces["person-imp"].who == "alike", "The older account keeps the name for itself; the other is marked."
        assert faces["person-guest"].who == "guest" and faces["person-guest"].name != "Dorka"
        waiting = (await reader.get("/api/tables"))["tables"]
        assert [chair["name"] for chair in waiting[0]["chairs"]][:2] == ["Dorka", ""]
        assert waiting[0]["chairs"][2]["name"], "Bots keep their names."
        assert (await reader.http.get("/api/tables/running-table-100000")).status_code == 200
        profile = await reader.get("/api/people/person-dora")
        assert [result["table"] for result in profile["results"]] == ["public-table-100000"]


def test_a_database_from_before_goes_on_without_names_in_its_ledgers(database: str, tmp_path: Path) -> None:
    fill(database, tmp_path)
    before = everything_written(database)
    assert all(name in before for name in NAMES if name.isascii())
    asyncio.run(check_house(database, tmp_path))
    after = everything_written(database)
    assert not [name for name in NAMES if name in after]
    assert after.count('"type":"said"') == before.count('"type":"said"') == 4


def test_a_move_that_was_killed_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    fill(database, tmp_path)
    command = [sys.executable, "-c", KILLED_AFTER_ONE_TABLE, address_of(database)]
    killed = subprocess.run(command, env={**os.environ}, check=False)
    assert killed.returncode == 9
    halfway = everything_written(database)
    assert any(name in halfway for name in NAMES)
    db: Any = psycopg.connect(database) if "://" in database else sqlite3.connect(database)
    assert db.execute("SELECT value FROM house WHERE key = 'names out of ledgers'").fetchone() is not None
    db.execute("DELETE FROM yoyo_lock")
    db.commit()
    db.close()
    migrate(address_of(database))
    asyncio.run(check_house(database, tmp_path))
    assert not [name for name in NAMES if name in everything_written(database)]


def test_an_export_from_before_is_read_without_names(database: str, tmp_path: Path) -> None:
    rows = old_rows(tmp_path)
    lines = [
        json.dumps({"kind": kind, **{name: row[name] for name in COLUMNS[kind] if name in row}})
        for kind in KINDS
        for row in rows[kind]
    ]

    async def run() -> list[str]:
        storage = storage_at(database)
        await storage.open(lambda _: None)
        try:
            assert await import_lines(storage, lines, "old.jsonl") == (5, 0)
            return [line async for line in export_lines(storage)]
        finally:
            await storage.close()

    exported = asyncio.run(run())
    assert not [name for name in NAMES if name in everything_written(database)]
    assert sum(['"kind": "faces"' in line for line in exported]) == 5, "What names look like is part of an export."
    asyncio.run(check_house(database, tmp_path))
