"""A house of its own for browsers to visit."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class running_house:  # noqa: N801
    """`with running_house(directory) as address`: a server in a process of its own, whose bots think so many seconds."""

    def __init__(self, directory: Path, think: float = 0.1) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        self.directory = directory
        self.think = think

    def __enter__(self) -> str:
        environ = {**os.environ, "TAFELRUNDE_RATE": "1000", "TAFELRUNDE_THINK": str(self.think)}
        self.log = (self.directory / "log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", "serve", "--port", str(self.port),
             "--database", str(self.directory / "house.sqlite")],
            env=environ, stdout=self.log, stderr=subprocess.STDOUT,
        )  # fmt: skip
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
        self.process.terminate()
        self.process.wait(15)
        self.log.close()
