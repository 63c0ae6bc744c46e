"""The same question put to a boardgame.io server: moves per second until both players know of them."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import NamedTuple

from bench.server.watch import processor
from build_hook import node_programs

SCRIPT = Path(__file__).parent / "boardgame.cjs"
VERSION = "0.50.2"
TABLES = 100


class Theirs(NamedTuple):
    """Moves per second, and milliseconds of the server's processor for each."""

    rate: float
    each: float


def install(directory: Path) -> str:
    """Put boardgame.io into this directory if it is not there; returns the Node that runs it."""
    node, npm, environ = node_programs()
    if not (directory / "node_modules" / "boardgame.io").is_dir():
        directory.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--no-save"]
        subprocess.run([*npm, "install", *quiet, f"boardgame.io@{VERSION}"], cwd=directory, env=environ, check=True)
    return node


def measure_boardgame(directory: Path, seconds: float) -> Theirs:
    """A hundred tables of two that play as fast as they can."""
    node = install(directory)
    server = subprocess.Popen([node, str(SCRIPT), "serve"], cwd=directory, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        before = processor(server.pid)
        done = subprocess.run(
            [node, str(SCRIPT), "play", str(TABLES), str(seconds)],
            cwd=directory,
            capture_output=True,
            text=True,
            check=True,
        )
        cpu = processor(server.pid) - before
    finally:
        server.terminate()
        server.wait(10)
    rate = float(done.stdout.strip().splitlines()[-1])
    return Theirs(rate, 1000 * cpu / (rate * seconds))
