"""The page about running a server: its commands are followed, its files name what exists, and the doctor finds what is
wrong."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

import tafelrunde
from tafelrunde.cli import main
from tafelrunde.server import metrics
from tafelrunde.server.doctor import SPARE_FILES
from tafelrunde.server.http import wire
from tafelrunde.server.settings import Settings
from tests.server.bazaars import release
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE, free_port, running

pytestmark = pytest.mark.once
ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
seeds = itertools.count(10)
"""A page with the same seed would make up the same ids, and a request with an id that was carried out is not again."""
CHAIRS = [{"kind": "you"}, {"kind": "open"}]


def blocks(section: str, kind: str) -> list[str]:
    """What stands in the code blocks of a section."""
    found = re.search(rf"^##+ {section}\n(.*?)(?=^##|\Z)", PAGE, re.M | re.S)
    assert found is not None, section
    return re.findall(rf"^```{kind}\n(.*?)^```", found[1], re.M | re.S)


class Machine:
    """A machine of its own: the places of the page are directories here, `systemctl` and the installing of a release
    are stand-ins, and everything else is real."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        for name in ("opt", "lib", "bin"):
            (directory / name).mkdir()
        serve = f"{directory}/opt/current/bin/tafelrunde serve --settings {directory}/lib/tafel.toml"
        self.stand_in(
            "bin/systemctl",
            f'case "$1" in\n start) {serve} >> {directory}/log 2>&1 & echo $! > {directory}/pid ;;\n'
            f" stop) kill $(cat {directory}/pid); while kill -0 $(cat {directory}/pid); do sleep 0.1; done ;;\nesac",
        )
        self.stand_in(
            "bin/python3", f'cp -r {directory}/releases/$(basename "$3") "$3"'
        )  # as `python3 -m venv DIRECTORY`
        for number, is_later in (("1", False), ("2", True)):
            path = f"{release(directory, is_later=is_later)}:{Path(tafelrunde.__file__).parent.parent}"
            known = f"export TAFELRUNDE_GAMES=bazaar PYTHONPATH={path}"
            self.stand_in(f"releases/{number}/bin/tafelrunde", f'{known}\nexec {sys.executable} -m tafelrunde "$@"')
            self.stand_in(f"releases/{number}/bin/pip", "")
        (settings,) = blocks("A set-up by systemd and nginx", "toml")
        more = f'port = {self.port}\nrate = 0\nthink = 0.02\nworkers = 1\nlog = "text"\n'
        here = self.here(settings).replace("https://tafel.example", self.address)
        (directory / "lib" / "tafel.toml").write_text(here + more, encoding="utf-8")

    def stand_in(self, name: str, script: str) -> None:
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def here(self, text: str) -> str:
        moved = text.replace("/opt/tafelrunde", str(self.directory / "opt"))
        moved = moved.replace("/var/lib/tafelrunde", str(self.directory / "lib"))
        return moved.replace("http://127.0.0.1:8000", self.address)

    def follow(self, commands: str) -> str:
        """Run the commands of a block; the first that fails fails the test."""
        environ = {**os.environ, "PATH": f"{self.directory / 'bin'}:{os.environ['PATH']}", "LANG": "C.UTF-8"}
        environ = {name: value for name, value in environ.items() if not name.startswith("TAFELRUNDE_")}
        said = self.directory / "said"
        with said.open("w+") as told:
            ran = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", self.here(commands)], env=environ, cwd=self.directory,
                stdin=subprocess.DEVNULL, stdout=told, stderr=told, timeout=300,
            )  # fmt: skip
        log = self.directory / "log"
        assert ran.returncode == 0, said.read_text() + (log.read_text()[-3000:] if log.exists() else "")
        return said.read_text(encoding="utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path)
    yield made
    if (tmp_path / "pid").exists():
        subprocess.run([str(tmp_path / "bin" / "systemctl"), "stop"], capture_output=True, timeout=PATIENCE)


async def begin_match(address: str) -> tuple[str, list[httpx.Cookies], int]:
    async with Player(address, 1) as anita, Player(address, 2) as mark:
        table = await anita.set_table(game="bazaar", seats=2, chairs=CHAIRS, public=True)
        await mark.sit(table.id)
        return table.id, [anita.http.cookies, mark.http.cookies], table.version


async def act_once(address: str, table: str, cookies: list[httpx.Cookies]) -> None:
    anita, mark = Player(address, next(seeds)), Player(address, next(seeds))
    anita.http.cookies, mark.http.cookies = cookies
    async with anita, mark:
        for player in (anita, mark):
            await player.open(table)
            assert player.sight is not None
            if player.sight.legal:
                told = await player.act(player.sight.legal[0])
                assert isinstance(told, wire.Done), told


async def finish(address: str, table: str, cookies: list[httpx.Cookies]) -> str:
    anita, mark = Player(address, 5), Player(address, 6)
    anita.http.cookies, mark.http.cookies = cookies
    async with anita, mark:
        await asyncio.gather(anita.play(table), mark.play(table))
        return await anita.text(f"/api/tables/{table}/record")


def entries(machine: Machine, table: str) -> int:
    db = sqlite3.connect(machine.directory / "lib" / "tafelrunde.sqlite")
    try:
        count: int = db.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
        return count
    finally:
        db.close()


@pytest.mark.timeout(600)
def test_install_restore_upgrade_and_rollback_as_the_page_says(machine: Machine) -> None:
    (install,) = blocks("Install", "sh")
    backup, restore = blocks("Restore", "sh")
    (upgrade,) = blocks("Upgrade", "sh")
    (rollback,) = blocks("Rollback", "sh")
    assert machine.follow(install).endswith("ok\n")
    old, cookies, version = asyncio.run(begin_match(machine.address))
    assert version == 1
    asyncio.run(act_once(machine.address, old, cookies))
    kept = entries(machine, old)

    machine.follow(backup)
    asyncio.run(act_once(machine.address, old, cookies))
    assert entries(machine, old) > kept
    assert machine.follow(restore).endswith("ok\n")
    assert entries(machine, old) == kept

    said = machine.follow(upgrade)
    assert said.endswith("ok\n") and "Great Bazaar, version 1: kept. Tables not over: 1" in " ".join(said.split())
    new, others, version = asyncio.run(begin_match(machine.address))
    assert version == 2
    asyncio.run(act_once(machine.address, new, others))
    asyncio.run(act_once(machine.address, old, cookies))

    assert machine.follow(rollback).endswith("ok\n")
    for table, people, version in ((old, cookies, 1), (new, others, 2)):
        record = asyncio.run(finish(machine.address, table, people))
        assert f"game: bazaar {version}\n" in record
        path = machine.directory / f"{version}.tafel"
        path.write_text(record, encoding="utf-8")
        settings = f"TAFELRUNDE_VERSIONS={machine.directory}/lib/versions"
        machine.follow(f"{settings} {machine.directory}/opt/current/bin/tafelrunde verify {path}")
    assert "Traceback" not in (machine.directory / "log").read_text(encoding="utf-8")


# The files


def test_every_measure_in_the_alerts_exists() -> None:
    told = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"\b((?:tafelrunde|process)_[a-z_]+)\{", told))
    assert len(named) > 8
    for bucket in [name for name in named if name.endswith("_bucket")]:
        named = (named - {bucket}) | {bucket.removesuffix("_bucket")}
    exist = set(re.findall(r"^# TYPE (\S+)", metrics.text().decode(), re.M))
    assert named <= exist


def test_the_unit_allows_as_many_files_as_connections_need() -> None:
    unit = (ROOT / "deploy" / "tafelrunde.service").read_text(encoding="utf-8")
    (allowed,) = re.findall(r"^LimitNOFILE=(\d+)$", unit, re.M)
    assert int(allowed) >= Settings().connections + SPARE_FILES


def test_every_setting_is_on_the_page() -> None:
    (table,) = re.findall(r"^\| \| default \|.*?(?=^$)", PAGE, re.M | re.S)
    named = set(re.findall(r"`([a-z_]+)`", "\n".join([line.split("|")[1] for line in table.splitlines()])))
    assert set(Settings.__struct_fields__) <= named


# The doctor

Doctor = Callable[..., tuple[int, str]]


@pytest.fixture
def doctor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Doctor:
    """`doctor(port=1)`: look at a set-up with these settings; how it ends and what it says."""

    def look(language: str = "en", **chosen: object) -> tuple[int, str]:
        about = {"database": str(tmp_path / "t.sqlite"), "connections": 500, **chosen}
        lines = [
            f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in about.items()
        ]
        (tmp_path / "tafel.toml").write_text("\n".join(lines), encoding="utf-8")
        capsys.readouterr()
        code = main(["doctor", "--settings", str(tmp_path / "tafel.toml"), "--lang", language])
        return code, " ".join(capsys.readouterr().out.split())

    return look


def test_the_doctor_finds_nothing_wrong_with_a_sound_house(
    doctor: Doctor, tmp_path: Path, database: str
) -> None:  # fmt: skip
    versions = str(tmp_path / "versions")
    with running(database, tmp_path, versions=versions):
        code, said = doctor(database=database, versions=versions)
        assert code == 0 and said.endswith("Nothing is wrong."), said
        assert "The database can be written." in said and "Every table has the rules" in said
    for language, told in (("de", "Alles in Ordnung."), ("hu", "Minden rendben van.")):
        assert doctor(language, database=database, versions=versions)[1].endswith(told)


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"host": "0.0.0.0"}, "has no 'address'"),
        ({"address": "tafel.example"}, "'address' is 'tafel.example'"),
        ({"address": "http://tafel.example"}, "without TLS"),
        ({"address": "https://tafel.example"}, "'proxies' names none"),
        ({"address": "https://tafel.example", "proxies": "nginx"}, "'proxies' names 'nginx'"),
        ({"proxies": "*"}, "'proxies' is '*'"),
        ({"smtp_host": "127.0.0.1"}, "only one is set"),
        ({"smtp_host": "127.0.0.1", "mail_from": "a@tafel.example"}, "Mail needs 'address'"),
        ({"database": "/proc/version"}, "The database cannot be read"),
        ({"database": "postgresql://127.0.0.1:1/none"}, "The database cannot be read"),
    ],
)
def test_the_doctor_says_what_is_wrong(doctor: Doctor, chosen: dict[str, object], told: str) -> None:
    code, said = doctor(**chosen)
    assert code == 1 and told in said, said


def test_the_doctor_counts_the_files_that_may_be_open(doctor: Doctor) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    code, said = doctor(connections=most)
    assert code == 1 and f"'connections' needs {most + SPARE_FILES}" in said


def test_the_doctor_asks_the_mail_server(doctor: Doctor) -> None:
    controller = Controller(Sink(), hostname="127.0.0.1", port=free_port(), ready_timeout=PATIENCE)
    controller.start()
    mail = {"smtp_host": "127.0.0.1", "smtp_port": controller.port, "mail_from": "a@b.example", "smtp_tls": "false"}
    try:
        code, said = doctor(address="http://localhost", **mail)
        assert code == 0 and f"The mail server 127.0.0.1:{controller.port} answers." in said
    finally:
        controller.stop()
    code, said = doctor(address="http://localhost", **mail)
    assert code == 1 and "does not take letters" in said


def test_the_doctor_looks_into_the_database(doctor: Doctor, tmp_path: Path) -> None:
    """Damage, a clock that was set back, another release, rules that are missing; and nothing is changed by looking."""
    path = tmp_path / "t.sqlite"
    with running(str(path), tmp_path) as server:
        httpx.post(f"{server.address}/api/tables", json={"game": "havoc"}, timeout=PATIENCE).raise_for_status()
    db = sqlite3.connect(path, isolation_level=None)
    assert doctor()[0] == 0
    before = list(db.iterdump())
    db.execute("UPDATE house SET value = value + 3600000 WHERE key = 'alive'")
    code, said = doctor()
    assert code == 1 and "it was set back" in said
    db.execute("UPDATE house SET value = value - 3600000 WHERE key = 'alive'")
    db.execute("UPDATE tables SET summary = replace(summary, '\"version\":1', '\"version\":77')")
    code, said = doctor()
    assert code == 1 and "Version 77 of the rules of havoc is missing. Tables that wait for it: 1" in said
    db.execute("UPDATE tables SET summary = replace(summary, '\"version\":77', '\"version\":1')")
    db.execute("INSERT INTO _yoyo_migration (migration_hash, migration_id) VALUES ('x', '9999.later')")
    code, said = doctor()
    assert code == 1 and "changed by a newer release (9999.later)" in said
    db.execute("UPDATE _yoyo_migration SET migration_id = '0000.none' WHERE migration_id = '9999.later'")
    db.execute("DELETE FROM _yoyo_migration WHERE migration_id = '0000.none'")
    assert list(db.iterdump()) == before
    db.close()
    text = bytearray(path.read_bytes())
    for page in range(8192, len(text), 4096):
        text[page : page + 200] = bytes([255]) * 200
    path.write_bytes(text)
    code, said = doctor()
    assert code == 1 and ("is damaged" in said or "cannot be read" in said), said


def test_the_doctor_misses_a_place_for_rules_beside_postgresql(
    doctor: Doctor, tmp_path: Path, postgres: Postgres
) -> None:  # fmt: skip
    database = postgres.database()
    with running(database, tmp_path):
        code, said = doctor(database=database)
    assert code == 1 and "'versions' is not set" in said
