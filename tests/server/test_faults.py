"""The server is killed at random moments, and clients move between processes: no acknowledged action is lost, none is
played twice, all matches finish, all records verify."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
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
OFTEN, RARELY = 120, 300
"""A server dies about once in this many actions: at random moments, but never so often that nothing is played."""
T = TypeVar("T")


async def match_through_faults(number: int, addresses: list[str], count: Callable[[], None]) -> None:
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


async def under_fire(servers: list[ServerProcess], matches: int, at_once: int, each: int) -> int:
    """Play this many matches while a server is killed now and then; returns how often."""
    addresses = [server.address for server in servers]
    chance = random.Random(matches)
    gate = asyncio.Semaphore(at_once)
    kills = played = 0

    def count() -> None:
        nonlocal played
        played += 1

    async def one(number: int) -> None:
        async with gate:
            await match_through_faults(number, addresses, count)

    async def kill_now_and_then() -> None:
        nonlocal kills
        while True:
            target = played + chance.randrange(2 * each)
            while played < target:
                await asyncio.sleep(0.02 * chance.random())
            victim = chance.choice(servers)
            victim.kill()
            kills += 1
            victim.begin()
            await asyncio.to_thread(victim.wait)

    async def play_all() -> None:
        await asyncio.gather(*[one(number) for number in range(matches)])

    killing, playing = asyncio.create_task(kill_now_and_then()), asyncio.create_task(play_all())
    done, _ = await asyncio.wait([killing, playing], return_when=asyncio.FIRST_COMPLETED)
    killing.cancel()
    for task in done:
        task.result()
    return kills


def fire_at(database: str, directory: Path, processes: int, matches: int, at_once: int, each: int) -> None:
    servers = [ServerProcess(database, directory) for _ in range(processes)]
    for server in servers:
        server.start()
    try:
        kills = asyncio.run(under_fire(servers, matches, at_once, each))
        assert kills >= 3
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()
    for server in servers:
        assert '"level": "error"' not in server.logged() and "Traceback" not in server.logged(), server.logged()[-4000:]


def test_killed_during_matches(tmp_path: Path) -> None:
    fire_at(str(tmp_path / "tafelrunde.sqlite"), tmp_path, processes=1, matches=12, at_once=12, each=RARELY)


def test_two_processes_on_one_database_killed_in_turn(postgres: Postgres, tmp_path: Path) -> None:
    fire_at(postgres.database(), tmp_path, processes=2, matches=8, at_once=8, each=OFTEN)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_killed_during_many_matches(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    processes = 1 if "sqlite" in database else 2
    fire_at(database, tmp_path, processes, matches=100, at_once=10, each=OFTEN)
