"""Whole matches of every game with people and bots over real sockets, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.core.registry import games, make_game
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE, running

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", list(games()))
def test_people_and_bots_play_a_whole_match(game: str, tmp_path: Path) -> None:
    play_a_whole_match(game, str(tmp_path / "tafelrunde.sqlite"), tmp_path)


@pytest.mark.parametrize(
    "game", [game if game == "druidenwalzer" else pytest.param(game, marks=pytest.mark.slow) for game in games()]
)
def test_the_same_on_postgresql(game: str, postgres: Postgres, tmp_path: Path) -> None:
    play_a_whole_match(game, postgres.database(), tmp_path)


def play_a_whole_match(game: str, database: str, tmp_path: Path) -> None:
    """Two people, a bot where there is room, and an onlooker: all are told exactly what happened."""
    seats = min(3, max(make_game(game, {}).seats))

    async def whole(address: str) -> None:
        async with Player(address, 1) as anita, Player(address, 2) as mark, Player(address, 3) as onlooker:
            bots = [{"kind": "bot", "level": "squire"}][: seats - 2]
            chairs = [{"kind": "you"}, {"kind": "open"}, *bots]
            table = await anita.set_table(game=game, seats=seats, chairs=chairs, public=True)
            assert table.status == "waiting" and table.commitment is not None and table.seed is None
            await anita.open()
            watching = asyncio.create_task(onlooker.play(table.id))
            told = await mark.sit(table.id)
            assert told.status == "running" and told.you == 1
            await asyncio.wait_for(asyncio.gather(anita.play(), mark.play(), watching), 5 * PATIENCE)
            record = (await anita.http.get(f"/api/tables/{table.id}/record")).text
            assert verify_picks(read_record(record)) > 0
            match = Match.load(record)
            anita.check_account(match, 0)
            mark.check_account(match, 1)
            assert onlooker.table is not None and onlooker.table.you is None
            assert onlooker.acked == [] and len(onlooker.chapters) == len(match.told)
            assert mark.table is not None and mark.table.standings is not None
            standings = match.standings()
            assert standings is not None and mark.table.standings.places == list(standings.places)
            assert mark.table.seed is not None

    with running(database, tmp_path) as server:
        asyncio.run(whole(server.address))
        assert server.stop() == 0
