"""The same question put to a boardgame.io server: moves a second until both players know of them."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

SCRIPT = Path(__file__).parent / "boardgame.cjs"


def measure_boardgame(directory: Path, seconds: float) -> float:
    """Moves a second with 100 tables of two, from a directory where `npm install boardgame.io` was run."""
    server = subprocess.Popen(["node", str(SCRIPT), "serve"], cwd=directory, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        done = subprocess.run(
            ["node", str(SCRIPT), "play", "100", str(seconds)],
            cwd=directory,
            capture_output=True,
            text=True,
            check=True,
        )
    finally:
        server.terminate()
        server.wait(10)
    return float(done.stdout.strip().splitlines()[-1])
