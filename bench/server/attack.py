"""`python -m bench.server attack`: what others notice while one guest attacks. Each attack has a server of its own,
with all its limits, and the same load beside it; measured inside the server, from the arrival of an action to its
answer handed to the socket, and by the clients, with how busy each process was."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

from bench.server.attacks import ATTACKS
from bench.server.watch import Clients, Watched, memory, processor
from tafelrunde.server.storage import Storage, storage_at
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.transfer import import_record
from tafelrunde.server.storage.work import TableRow
from tafelrunde.server.tables import seating
from tafelrunde.server.tables.clocks import wall_clock
from tafelrunde.server.tables.ledger import MOST_ENTRIES, Body, LedgerEntry, Played, Undone
from tafelrunde.server.tables.summary import write_summary
from tafelrunde.server.tables.table import Table

RECORD = Path(__file__).parents[2] / "tests" / "transcripts" / "havoc" / "two-seats.tafel"
LONG_TABLES = 4
GROUP = 1000


class Inside(NamedTuple):
    """Answers to actions as the server measured them: how many took at most so many seconds."""

    counts: dict[float, int]

    def since(self, before: Inside) -> Inside:
        return Inside({most: count - before.counts.get(most, 0) for most, count in self.counts.items()})

    def part(self, share: float) -> float:
        """Milliseconds that this share of all answers did not exceed, as exactly as the measure is."""
        total = max(self.counts.values(), default=0)
        below, least = 0, 0.0
        for most, count in sorted(self.counts.items()):
            if count >= share * total and count > below:
                return 1000 * (least + (most - least) * (share * total - below) / (count - below))
            below, least = count, most
        return 0.0

    def longest(self) -> float:
        """No answer took more milliseconds than this."""
        total = max(self.counts.values(), default=0)
        return 1000 * min([most for most, count in self.counts.items() if count == total], default=0.0)


def look_inside(address: str) -> Inside:
    text = httpx.get(f"{address}/metrics", timeout=60).text
    found = re.findall(r'tafelrunde_answer_seconds_bucket\{kind="act",le="([^"]+)"\} (\S+)', text)
    return Inside({float(most): int(float(count)) for most, count in found})


def children(pid: int) -> list[int]:
    """The bots' processes, which threads of the server have started."""
    found: list[int] = []
    for own in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in own.read_text().split():
            found += [int(child), *children(int(child))]
    return found


class Attacked(NamedTuple):
    """One attack: what others noticed, what it cost, and what the attacker got."""

    name: str
    load: Watched
    inside: Inside
    attacker: float
    bots: float
    memory: float
    got: dict[str, int]

    def row(self) -> str:
        told, inside, seconds = self.load.measure, self.inside, self.load.measure.seconds
        got = ", ".join([f"{count:,} {what}" for what, count in sorted(self.got.items(), key=lambda one: -one[1])[:4]])
        return (
            f"| {self.name} | {told.rate:.0f} | {inside.part(0.5):.1f} | {inside.part(0.99):.1f} | "
            f"{inside.longest():.0f} | {told.p50:.1f} | {told.p99:.1f} | {told.longest:.0f} | {told.errors} | "
            f"{self.load.busy():.0%} | {self.load.clients_busy():.0%} | {self.attacker / seconds:.0%} | "
            f"{self.bots / seconds:.0%} | {self.memory:.0f} | {got} |"
        )


HEAD = (
    "| attack | reached/s | inside p50 ms | p99 | longest ≤ | clients p50 ms | p99 | longest | errors | server busy | "
    "clients | attacker | bots | memory MB | the attacker got |"
)


def under_attack(name: str, address: str, args: Namespace, begin: Callable[..., subprocess.Popen[bytes]]) -> Attacked:
    with tempfile.TemporaryDirectory() as directory:
        subject = asyncio.run(set_up(f"{directory}/t.sqlite", name))
        server = begin(directory, RATE="1", IDLE="2", CONNECTIONS_EACH="200")
        command = [sys.executable, "-m", "bench.server.attacks", address, name, subject]
        pipe = subprocess.PIPE
        attacker = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
        assert attacker.stdin is not None and attacker.stdout is not None
        try:
            assert attacker.stdout.readline() == "ready\n", "The attacker did not get ready."
            before = Inside({})
            bots: dict[int, float] = {}

            def go() -> None:
                nonlocal before, bots
                before = look_inside(address)
                bots = {pid: processor(pid) for pid in children(server.pid)}
                assert attacker.stdin is not None
                attacker.stdin.write("go\n")
                attacker.stdin.flush()

            clients = Clients(address, args.game, spread=True)
            load = clients.play(server.pid, args.tables, args.rate, args.seconds, beside=go)
            inside = look_inside(address).since(before)
            spent = processor(attacker.pid)
            thought = sum([processor(pid) - bots.get(pid, 0.0) for pid in children(server.pid)])
            held = max([*load.memory, memory(server.pid)])
            attacker.send_signal(signal.SIGTERM)
            got = json.loads(attacker.stdout.readline() or "{}")
        finally:
            attacker.kill()
            attacker.wait()
            server.terminate()
            server.wait(60)
    return Attacked(name, load, inside, spent, thought, held, got)


async def set_up(database: str, name: str) -> str:
    """What the attack is about: the id of a finished table, or those of tables with long ledgers."""
    storage = storage_at(database)
    await storage.open(lambda news: None)
    try:
        if name == "ledger":
            return ",".join([await long_table(storage, f"long-{number}") for number in range(LONG_TABLES)])
        return await import_record(storage, RECORD.read_text(encoding="utf-8"))
    finally:
        await storage.close()


async def long_table(storage: Storage, id: str) -> str:
    """A table at which a card was laid and taken back until its ledger was full, as before there was a bound."""
    seed = random.Random(id).randbytes(32)
    table = Table(id, seed)
    entries: list[LedgerEntry] = []

    def write(bodies: list[Body]) -> None:
        for body in bodies:
            entries.append(LedgerEntry(table.number + 1, wall_clock(), "anita", "", body))
            table.fold(entries[-1])

    chairs = [{"kind": "you"}, {"kind": "bot", "level": "squire"}]
    about = {"game": "havoc", "seats": 2, "chairs": chairs, "public": True, "shuffle": False}
    write(seating.set_table(msgspec.convert(about, seating.NewTable), seating.Visitor("anita", "Anita"), seed, None))
    match = table.running()
    seat = match.to_act()[0]
    cry = next(action for action in match.legal(seat) if match.game.action_name(action) == "havoc")
    write([Played(seat, match.game.catalogue.number(cry), "")])
    lay = next(action for action in match.legal(seat) if match.game.action_name(action).startswith("lay "))
    number = match.game.catalogue.number(lay)
    while len(entries) < MOST_ENTRIES - 10:
        write([Played(seat, number, ""), Undone(seat)])
    row = TableRow(
        id, "havoc", table.status(), True, "anita", None, seed.hex(), write_summary(table, table.at), table.at, None,
        ["anita"],
    )  # fmt: skip
    await storage.write(works.create_table(row, entries[:GROUP]))
    for start in range(GROUP, len(entries), GROUP):
        await storage.write(works.write_entries(row, entries[start : start + GROUP]))
    return id


def names(chosen: str) -> list[str]:
    """The attacks that were asked for; all of them if none was."""
    asked = [name for name in chosen.split(",") if name]
    unknown = [name for name in asked if name not in ATTACKS]
    if unknown:
        raise SystemExit(f"There is no attack '{unknown[0]}'; there are {', '.join(ATTACKS)}.")
    return asked or list(ATTACKS)
