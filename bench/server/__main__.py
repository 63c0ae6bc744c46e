"""`python -m bench.server`: load on a server on this machine. Prints what was asked for and what was reached, and with
`--write FILE` puts the same table into a file.

The server, the clients and boardgame.io are processes of their own; the processor time of each is measured, so that
figures from a busy machine can still be compared."""

from __future__ import annotations

import argparse
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench.server import attack
from bench.server.boardgame import TABLES, measure_boardgame
from bench.server.watch import Clients, Growth, Watched

PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
MOST_MS = 50.0
RATES = (400, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000)
ALL = 100_000
"""Tried one after another until the server no longer keeps up; and a rate that nobody keeps up with."""
LASTING_TABLES, LASTING_RATE, LASTING_IDLE = 60, 200, 5


def begin(directory: str, **chosen: str) -> subprocess.Popen[bytes]:
    settings = {"PORT": str(PORT), "DATABASE": f"{directory}/t.sqlite", "RATE": "0", "LEVEL": "warning"}
    settings |= {"CONNECTIONS_EACH": "100000", **chosen}
    environ = {**os.environ, **{f"TAFELRUNDE_{name}": value for name, value in settings.items()}}
    process = subprocess.Popen([sys.executable, "-m", "tafelrunde", "serve"], env=environ, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            httpx.get(f"{ADDRESS}/healthz", timeout=5)
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("The server does not start.")


class Report:
    """Lines that are printed and kept."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, line: str) -> None:
        self.lines.append(line)
        print(line, flush=True)

    def head(self) -> None:
        self.say(
            "| tables | asked/s | reached/s | p50 ms | p99 ms | longest ms | errors | server CPU ms/action | "
            "server busy | clients busy |"
        )
        self.say("|---:" * 10 + "|")

    def row(self, done: Watched) -> None:
        told = done.measure
        asked = f"{told.asked:.0f}" if told.asked < ALL else "all"
        self.say(
            f"| {told.tables} | {asked} | {told.rate:.1f} | {told.p50:.1f} | {told.p99:.1f} | {told.longest:.1f} | "
            f"{told.errors} | {done.each():.2f} | {done.busy():.0%} | {done.clients_busy():.0%} |"
        )


def measure(report: Report, game: str, tables: int, rate: float, seconds: float) -> Watched:
    """The steady load, then ever more, then as much as possible. The last is returned."""
    with tempfile.TemporaryDirectory() as directory:
        process = begin(directory)
        clients = Clients(ADDRESS, game)
        try:
            report.head()
            steady = clients.play(process.pid, tables, rate, seconds)
            report.row(steady)
            best = steady.measure.asked if steady.keeps_up(MOST_MS) else 0.0
            for more in RATES:
                if not best:
                    break
                done = clients.play(process.pid, tables, more, max(3.0, seconds / 6))
                report.row(done)
                if not done.keeps_up(MOST_MS):
                    break
                best = more
            most = clients.play(process.pid, min(TABLES, tables), ALL, max(3.0, seconds / 6))
            report.row(most)
        finally:
            process.terminate()
            process.wait(30)
    report.say("")
    kept = f"{best:.0f}/s" if best else f"below {rate:.0f}/s"
    report.say(f"Highest rate asked for at which p99 stays within {MOST_MS:.0f} ms: {kept}.")
    memory = ", ".join([f"{part:.0f}" for part in steady.memory])
    report.say(f"Memory of the server during the first run, at every eighth of it: {memory} MB.")
    return most


def measure_lasting(report: Report, game: str, seconds: float) -> None:
    """Whether memory stays level while matches end, tables are put away, and new ones are set."""
    with tempfile.TemporaryDirectory() as directory:
        process = begin(directory, IDLE=str(LASTING_IDLE))
        try:
            done = Clients(ADDRESS, game).play(process.pid, LASTING_TABLES, LASTING_RATE, seconds, lasting=True)
        finally:
            process.terminate()
            process.wait(30)
    told = done.measure
    memory = ", ".join([f"{part:.1f}" for part in done.memory])
    growth = Growth.of(done.memory, told.matches)
    report.say(
        f"{LASTING_TABLES} tables, set again when a match is over and put away after {LASTING_IDLE} s, "
        f"{told.rate:.0f} actions/s for {seconds:.0f} s: {told.matches} matches ended, {told.actions} actions, "
        f"{told.errors} errors. Memory of the server at every eighth: {memory} MB; after the second, when caches are "
        f"full, it grew by {growth.megabytes:.1f} MB, {growth.kilobytes_a_match:.2f} kB a match."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=["load", "attack"], default="load")
    parser.add_argument("--only", default="", metavar="NAMES", help="only these attacks, separated by commas")
    parser.add_argument("--game", default="havoc")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--lasting", type=float, nargs="?", const=180, metavar="SECONDS", help="only look at memory")
    parser.add_argument("--boardgame", metavar="DIRECTORY", help="install boardgame.io there and measure it too")
    parser.add_argument("--write", metavar="FILE", type=Path, help="put the table into this file as well")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    report = Report()
    load = os.getloadavg()[0]
    report.say(
        f"{args.game}, two seats; {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"load before {load:.1f}, {time.strftime('%Y-%m-%d')}"
    )
    report.say("")
    if args.what == "attack":
        measure_attacks(report, args)
    else:
        if args.lasting is None:
            measure_all(report, args)
        measure_lasting(report, args.game, args.lasting or 3 * args.seconds)
    if args.write is not None:
        args.write.write_text("\n".join(report.lines) + "\n", encoding="utf-8")


def measure_attacks(report: Report, args: argparse.Namespace) -> None:
    """What others notice while one guest attacks."""
    report.say(f"{args.tables} tables, {args.rate:.0f} actions/s asked for {args.seconds:.0f} s each")
    report.say("")
    report.say(attack.HEAD)
    report.say("|---" + "|---:" * 13 + "|---|")
    for name in attack.names(args.only):
        report.say(attack.under_attack(name, ADDRESS, args, begin).row())


def measure_all(report: Report, args: argparse.Namespace) -> None:
    ours = measure(report, args.game, args.tables, args.rate, args.seconds)
    if args.boardgame:
        theirs = measure_boardgame(Path(args.boardgame), max(3.0, args.seconds / 6))
        report.say(
            f"boardgame.io (counting, kept in memory, {TABLES} tables): {theirs.rate:.1f} moves/s, "
            f"{theirs.each:.2f} ms of server CPU per move. "
            f"Ours to theirs: {ours.measure.rate / theirs.rate:.2f} in rate, {ours.each() / theirs.each:.2f} in CPU."
        )


if __name__ == "__main__":
    main()
