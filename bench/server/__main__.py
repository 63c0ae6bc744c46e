"""`python -m bench.server`: load on a server of this machine. Prints what was asked for and what was reached."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench.server.boardgame import measure_boardgame
from bench.server.load import Measure, run

PORT = 8765


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def begin(directory: str) -> subprocess.Popen[bytes]:
    settings = {"PORT": str(PORT), "DATABASE": f"{directory}/t.sqlite", "RATE": "0", "LEVEL": "warning"}
    settings |= {"CONNECTIONS_EACH": "100000"}
    environ = {**os.environ, **{f"TAFELRUNDE_{name}": value for name, value in settings.items()}}
    process = subprocess.Popen([sys.executable, "-m", "tafelrunde", "serve"], env=environ, stdout=subprocess.DEVNULL)
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{PORT}/healthz", timeout=1)
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("The server does not start.")


def tell(measure: Measure) -> None:
    print(
        f"{measure.tables:>6} tables  {measure.asked:>6.0f}/s asked  {measure.rate():>7.1f}/s reached   "
        f"p50 {measure.part(0.5):6.1f} ms  p99 {measure.part(0.99):6.1f} ms  errors {measure.errors}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="havoc")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--boardgame", metavar="DIRECTORY", help="where boardgame.io and ws are installed (npm)")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load before {load:.1f}")
    address = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as directory:
        process = begin(directory)
        try:
            before = memory(process.pid)
            tell(asyncio.run(run(address, args.game, args.tables, args.rate, args.seconds)))
            first = memory(process.pid)
            tell(asyncio.run(run(address, args.game, args.tables, args.rate, args.seconds / 4)))
            after = memory(process.pid)
            print(f"memory {before:.0f} MB at rest, {first:.0f} after the first run, {after:.0f} after the next")
            best = asyncio.run(run(address, args.game, min(100, args.tables), 100_000, args.seconds / 6))
            tell(best)
        finally:
            process.terminate()
            process.wait(20)
    if args.boardgame:
        theirs = measure_boardgame(Path(args.boardgame), args.seconds / 6)
        print(f"boardgame.io (in memory, counting): {theirs:.1f} moves/s; ours to theirs: {best.rate() / theirs:.2f}")


if __name__ == "__main__":
    main()
