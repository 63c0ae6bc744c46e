"""A house of its own for browsers to visit."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path

from tests.browser.late import late_line


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class running_house:  # noqa: N801
    """`with running_house(directory) as address`: a server in a process of its own, with these settings; `{port}` in
    them is its port."""

    def __init__(self, directory: Path, **settings: object) -> None:
        self.port = free_port()
        self.delay = float(os.environ.get("LATE", 0))
        self.inside = free_port() if self.delay else self.port
        self.directory = directory
        self.settings = {
            f"TAFELRUNDE_{name.upper()}": str(value).format(port=self.port) for name, value in settings.items()
        }

    def __enter__(self) -> str:
        environ = {**os.environ, "TAFELRUNDE_RATE": "1000", "TAFELRUNDE_THINK": "0.1", **self.settings}
        self.log = (self.directory / "log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", "serve", "--port", str(self.inside),
             "--database", str(self.directory / "house.sqlite")],
            env=environ, stdout=self.log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.line = ExitStack()
        if self.delay:
            self.line.enter_context(late_line(self.port, self.inside, self.delay))
        address = f"http://127.0.0.1:{self.port}"
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                return address
            except OSError:
                assert self.process.poll() is None, (self.directory / "log").read_text()
                time.sleep(0.1)
        raise AssertionError("The server did not open within 30 seconds.")

    def __exit__(self, *_: object) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(60)
        self.log.close()
