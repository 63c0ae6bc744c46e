"""Servers for tests: real processes on real ports, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

PATIENCE = 60.0
"""Seconds for what takes a moment: a machine that is busy with other tests may forget about a process for a while."""

held: list[socket.socket] = []
MOST_HELD = 200


def free_port() -> int:
    """A port that is kept for the server that will listen there, also while that one is away: the machine gives it to
    nobody else, neither to another test nor to a connection that goes out."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a server may bind there as long as we do not listen
    held.append(found)
    if len(held) > MOST_HELD:
        held.pop(0).close()
    port: int = found.getsockname()[1]
    return port


def be_there(path: Path) -> None:
    """In a worker: keeps it busy until this file is there."""
    end = time.monotonic() + 2 * PATIENCE
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.02)


class ServerProcess:
    """`python -m tafelrunde serve` with a database of its own."""

    def __init__(self, database: str, directory: Path, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = directory / f"server-{self.port}.log"
        chosen = {
            "think": "0.02",
            "database": database,
            "port": str(self.port),
            "rate": "0",
            "workers": "1",
            "connections_each": "5000",
        }
        self.environ = {
            **os.environ,
            **{f"TAFELRUNDE_{key.upper()}": value for key, value in (chosen | settings).items()},
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        self.starts += 1
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tafelrunde", "serve"], env=self.environ, stdout=log, stderr=log
            )

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            try:
                asked = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
                asked.request("GET", "/healthz")
                if asked.getresponse().status == 200:
                    return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
            finally:
                asked.close()
        raise AssertionError("The server does not answer.")

    def kill(self) -> None:
        """As a power cut would: nothing is finished or said."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)

    def stop(self) -> int:
        """As a host would end it."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def running(database: str, directory: Path, **settings: str) -> Iterator[ServerProcess]:
    """A server that is there until the test is over, and has logged no error."""
    server = ServerProcess(database, directory, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
    assert '"level": "error"' not in server.logged(), server.logged()
    assert "Traceback" not in server.logged(), server.logged()
