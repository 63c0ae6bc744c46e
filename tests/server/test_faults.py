"""The server is killed at random moments, and clients move between processes: no acknowledged action is lost, none is
played twice, all matches finish, all records verify."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.core.registry import games, make_game
from tests.server.client import GONE, Player
from tests.server.conftest import Postgres
from tests.server.houses import ServerProcess

pytestmark = [pytest.mark.once, pytest.mark.timeout(900)]
KEYS = list(games())
MANY = int(os.environ.get("MANY_MATCHES", "200"))
OFTEN, RARELY = 120, 300
"""A server dies about once in this many actions: at random moments, but never so often that nothing is played."""
T = TypeVar("T")


@dataclass
class Tally:
    """What came of it: actions acknowledged to people, how many of them no record has, and how many more the records
    have than were acknowledged."""

    matches: int = 0
    kills: int = 0
    acknowledged: int = 0
    missing: int = 0
    doubled: int = 0

    def add(self, match: Match, seat: int, acked: list[int]) -> None:
        own = Counter([match.game.catalogue.number(entry.action) for entry in match.entries if entry.seat == seat])
        told = Counter(acked)
        self.acknowledged += told.total()
        self.missing += (told - own).total()
        self.doubled += (own - told).total()


async def match_through_faults(number: int, addresses: list[str], count: Callable[[], None], tally: Tally) -> None:
    """Two people and perhaps a bot play a whole match, whatever happens to the servers."""
    game = KEYS[number % len(KEYS)]
    seats = min(2 + number % 2, max(make_game(game, {}).seats))
    chance = random.Random(number)
    one, two = Player(addresses[0], 2 * number), Player(addresses[-1], 2 * number + 1)
    one.on_done = two.on_done = count
    chairs = [{"kind": "you"}, {"kind": "open"}, *[{"kind": "bot", "level": "squire"}] * (seats - 2)]
    new = {"game": game, "seats": seats, "chairs": chairs, "public": True, "id": f"match-{number}"}
    await persist(one, lambda: one.__aenter__(), addresses)
    await persist(two, lambda: two.__aenter__(), addresses)
    await persist(one, lambda: one.set_table(**new), addresses)
    assert one.table is not None
    table = one.table.id
    await persist(two, lambda: two.sit(table), addresses, started="server-error-started")
    if chance.random() < 0.5:
        await asyncio.sleep(chance.random() / 4)
    await asyncio.gather(one.play(table, addresses), two.play(table, addresses))
    text = await persist(one, lambda: one.text(f"/api/tables/{table}/record"), addresses)
    assert text is not None
    verify_picks(read_record(text))
    match = Match.load(text)
    assert match.standings() is not None
    tally.matches += 1
    tally.add(match, 0, one.acked)
    tally.add(match, 1, two.acked)
    one.check_account(match, 0)
    two.check_account(match, 1)
    await one.__aexit__()
    await two.__aexit__()


async def persist(
    player: Player, ask: Callable[[], Awaitable[T]], addresses: list[str], started: str = ""
) -> T | None:  # fmt: skip
    """Ask again until a server answers; what was carried out without an answer is not carried out twice."""
    while True:
        try:
            return await ask()
        except GONE:
            await asyncio.sleep(0.1)
            if len(addresses) > 1:
                player.move_to(player.chance.choice(addresses))
        except AssertionError as refused:
            if not started or started not in str(refused):
                raise
            return None


async def under_fire(servers: list[ServerProcess], matches: int, at_once: int, each: int, tally: Tally) -> None:
    """Play this many matches while a server is killed now and then."""
    addresses = [server.address for server in servers]
    chance = random.Random(matches)
    gate = asyncio.Semaphore(at_once)
    played = 0

    def count() -> None:
        nonlocal played
        played += 1

    async def one(number: int) -> None:
        async with gate:
            await match_through_faults(number, addresses, count, tally)

    async def kill_now_and_then() -> None:
        target = chance.randrange(2 * each)
        while True:
            while played < target:
                await asyncio.sleep(0.02 * chance.random())
            target = played + chance.randrange(2 * each)  # what is played while this one comes back counts, too
            victim = chance.choice(servers)
            victim.kill()
            tally.kills += 1
            victim.begin()
            await asyncio.to_thread(victim.wait)

    async def play_all() -> None:
        await asyncio.gather(*[one(number) for number in range(matches)])

    killing, playing = asyncio.create_task(kill_now_and_then()), asyncio.create_task(play_all())
    done, _ = await asyncio.wait([killing, playing], return_when=asyncio.FIRST_COMPLETED)
    killing.cancel()
    for task in done:
        task.result()


def fire_at(database: str, directory: Path, processes: int, matches: int, at_once: int, each: int) -> Tally:
    servers = [ServerProcess(database, directory) for _ in range(processes)]
    for server in servers:
        server.start()
    tally = Tally()
    try:
        asyncio.run(under_fire(servers, matches, at_once, each, tally))
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()
    for server in servers:
        assert '"level": "error"' not in server.logged() and "Traceback" not in server.logged(), server.logged()[-4000:]
    assert tally.matches == matches and tally.kills >= 3 and tally.missing == tally.doubled == 0, tally
    return tally


def test_killed_during_matches(tmp_path: Path) -> None:
    fire_at(str(tmp_path / "tafelrunde.sqlite"), tmp_path, processes=1, matches=12, at_once=12, each=RARELY)


def test_two_processes_on_one_database_killed_in_turn(postgres: Postgres, tmp_path: Path) -> None:
    fire_at(postgres.database(), tmp_path, processes=2, matches=8, at_once=8, each=OFTEN)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_killed_during_many_matches(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """200 matches, on SQLite and on two processes with PostgreSQL; what came of it is printed."""
    processes = 1 if "sqlite" in database else 2
    start = time.monotonic()
    tally = fire_at(database, tmp_path, processes, matches=MANY, at_once=10, each=OFTEN)
    with capsys.disabled():
        name = "SQLite" if processes == 1 else f"PostgreSQL, {processes} processes"
        print(f"\n{name}, {time.monotonic() - start:.0f} s under kill -9: {tally}")
