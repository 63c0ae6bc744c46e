"""What counts in a rated match, and claiming a win when the rival is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.people.fairness import settle, weight
from tafelrunde.server.people.ratings import Finish, Skill
from tafelrunde.server.storage import work
from tests.server.client import Player
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

PRIVATE = {"game": "druidenwalzer", "seats": 2, "chairs": [{"kind": "you"}, {"kind": "open"}], "rated": True}
PUBLIC = {**PRIVATE, "public": True}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}


async def with_account(player: Player, name: str) -> None:
    await player.post("/api/me/account", {"name": name, "password": "correct horse"})


async def play_some(one: Player, other: Player, decisions: int) -> None:
    """Until both have decided so often, and have been told everything."""
    counts = {one: 0, other: 0}
    while min(counts.values()) < decisions:
        for player in (one, other):
            await player.ask(wire.Ping(player.next_id()))
            if player.sight is not None and player.sight.legal:
                assert isinstance(await player.act(player.sight.legal[0]), wire.Done)
                counts[player] += 1


async def match_of(
    one: Player, other: Player, now: Clock, about: dict[str, Any], *, seconds: int, decisions: int
) -> None:
    """The first sets the table and resigns in the end."""
    for player in (one, other):
        await player.leave()
        player.sight, player.chapters, player.chat = None, [], []
    table = await one.set_table(**about)
    await other.sit(table.id, table.key or "")
    await one.open()
    await other.open()
    await play_some(one, other, decisions)
    now.pass_by(seconds)
    assert isinstance(await one.ask(wire.Resign(one.next_id())), wire.Done)


async def mu(house: House, player: Player) -> float:
    rows = await house.server.hall.storage.read(work.ratings_of(player.id))
    return next((row["mu"] for row in rows), 25.0)


def test_a_rated_table_is_for_accounts_and_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as guest:
            assert (await anita.post("/api/tables", PUBLIC, 403))["error"]["id"] == "server-error-rated-account"
            await with_account(anita, "Anita")
            table = await anita.set_table(**PUBLIC)
            refused = await guest.post(f"/api/tables/{table.id}/sit", {}, 403)
            assert refused["error"]["id"] == "server-error-rated-account"
            await anita.set_table(**{**PUBLIC, "chairs": [{"kind": "you"}, {"kind": "bot"}]})
            await with_account(guest, "Mark")
            assert (await guest.sit(table.id)).you == 1

    asyncio.run(run())


def test_resigning_by_turns_at_private_tables_gains_nothing(tmp_path: Path) -> None:
    """As it was tried: 25 matches within ten seconds."""

    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as anita, Player(address) as mark:
            await with_account(anita, "Anita")
            await with_account(mark, "Mark")
            for number in range(25):
                pair = (anita, mark) if number % 2 else (mark, anita)
                await match_of(*pair, now, PRIVATE, seconds=0, decisions=0)
            assert await mu(house, anita) < 25 and await mu(house, mark) < 25
            ranking = await anita.get("/api/ranking/druidenwalzer")
            assert [ranked["rating"]["shown"] < 1200 for ranked in ranking["people"]] == [True, True]

    asyncio.run(run())


def test_the_same_two_people_count_less_and_less_within_a_day(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as anita, Player(address) as mark:
            await with_account(anita, "Anita")
            await with_account(mark, "Mark")
            gains: list[float] = []
            for _ in range(6):
                before = await mu(house, anita)
                await match_of(mark, anita, now, PUBLIC, seconds=120, decisions=5)
                gains.append(await mu(house, anita) - before)
            assert gains[0] > gains[1] > gains[2] > gains[3] > 0 == gains[4] == gains[5]
            now.pass_by(25 * 3600)
            before = await mu(house, anita)
            await match_of(mark, anita, now, PUBLIC, seconds=120, decisions=5)
            assert await mu(house, anita) > before

    asyncio.run(run())


@pytest.mark.parametrize(("seconds", "decisions"), [(120, 2), (1, 5)])
def test_a_match_that_was_hardly_played_gives_nobody_anything(seconds: int, decisions: int, tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as anita, Player(address) as mark:
            await with_account(anita, "Anita")
            await with_account(mark, "Mark")
            await match_of(mark, anita, now, PUBLIC, seconds=seconds, decisions=decisions)
            assert await house.server.hall.storage.read(work.ratings_of(anita.id)) == []
            assert await mu(house, mark) < 25, "Whoever left loses all the same."

    asyncio.run(run())


def test_private_tables_count_a_few_times_a_day(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address, 1) as anita:
            await with_account(anita, "Anita")
            gains: list[float] = []
            for number in range(6):
                async with Player(address, number) as rival:
                    await with_account(rival, f"Rival {number}")
                    before = await mu(house, anita)
                    await match_of(rival, anita, now, PRIVATE, seconds=120, decisions=5)
                    gains.append(await mu(house, anita) - before)
            assert [gain > 0 for gain in gains] == [True] * 4 + [False] * 2

    asyncio.run(run())


def test_a_forgotten_account_is_not_rated(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as anita, Player(address) as mark:
            await with_account(anita, "Anita")
            await with_account(mark, "Mark")
            table = await mark.set_table(**PUBLIC)
            await anita.sit(table.id)
            await mark.open()
            await anita.open()
            await play_some(anita, mark, 5)
            now.pass_by(120)
            assert (await anita.http.delete("/api/me")).status_code == 204
            await mark.ask(wire.Resign("enough"))
            assert await house.server.hall.storage.read(work.ratings_of(anita.id)) == []

    asyncio.run(run())


def test_weights_and_leavers() -> None:
    assert [weight(met, None) for met in range(6)] == [1.0, 0.7, 0.4, 0.2, 0.0, 0.0]
    assert weight(0, 3) == 1.0 and weight(0, 4) == 0.0
    skills = {"a": Skill(30.0, 2.0), "b": Skill(20.0, 2.0)}
    both_left = settle([Finish("a", None, 1, True), Finish("b", None, 1, True)], skills, {"a": 1.0, "b": 1.0}, False)
    assert both_left["b"].mu <= 20.0 and both_left["a"].mu <= 30.0, "Nobody gains by leaving with somebody stronger."
    finishes = [Finish("a", None, 1, False), Finish("b", None, 2, True)]
    assert settle(finishes, skills, {"a": 1.0, "b": 0.0}, True).keys() == {"b"}
    assert settle(finishes, skills, {"a": 1.0}, False).keys() == {"a"}


# Claiming a win


async def two_at_a_live_table(address: str, anita: Player, mark: Player, **about: Any) -> None:
    table = await anita.set_table(**{**PUBLIC, "rated": False, "clock": LIVE, **about})
    await mark.sit(table.id)
    await anita.open()
    await mark.open()


def test_a_win_is_claimed_when_the_rival_has_been_gone_for_the_stated_time(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now, gone=1) as (_, address), Player(address) as anita, Player(address) as mark:
            await two_at_a_live_table(address, anita, mark)
            refused = await anita.ask(wire.ClaimWin("early"))
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-claim"
            await mark.leave()
            while anita.presence is None or not anita.presence.gone:
                await anita.hear()
            [gone] = anita.presence.gone
            assert gone.seat == 1 and 0 < gone.left <= 1000
            refused = await anita.ask(wire.ClaimWin("still"))
            assert isinstance(refused, wire.Refused)
            now.pass_by(1.1)
            assert isinstance(await anita.ask(wire.ClaimWin("now")), wire.Done)
            await anita.ask(wire.Ping("heard"))
            assert anita.table is not None and anita.table.standings is not None
            assert anita.table.standings.places == [1, 2]
            assert anita.table.standings.reason.id == "server-reason-left"
            told = await anita.get(f"/api/people/{mark.id}")
            assert told["results"][0]["left"] and told["results"][0]["place"] == 2

    asyncio.run(run())


def test_whoever_comes_back_in_time_is_not_gone(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now, gone=1) as (_, address), Player(address) as anita, Player(address) as mark:
            await two_at_a_live_table(address, anita, mark)
            await mark.leave()
            await mark.open()
            now.pass_by(1.1)
            refused = await anita.ask(wire.ClaimWin("now"))
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-claim"
            assert anita.presence is not None and anita.presence.gone == []

    asyncio.run(run())


def test_without_a_clock_the_silence_counts_and_bots_never_go(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now, gone=0, silence=600) as (_house, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            await two_at_a_live_table(address, anita, mark, clock={"kind": "none"})
            while anita.sight is None or anita.sight.legal:
                assert anita.sight is None or isinstance(await anita.act(anita.sight.legal[0]), wire.Done)
                await anita.ask(wire.Ping(anita.next_id()))
            await mark.leave()
            refused = await anita.ask(wire.ClaimWin("early"))
            assert isinstance(refused, wire.Refused), "A page that is closed says nothing where nobody is in a hurry."
            now.pass_by(601)
            while anita.table is None or not anita.table.chairs[1].away:
                await anita.hear()
            assert isinstance(await anita.ask(wire.ClaimWin("now")), wire.Done)
            async with Player(address) as other:
                await other.set_table(**{**PUBLIC, "rated": False, "chairs": [{"kind": "you"}, {"kind": "bot"}]})
                await other.open()
                refused = await other.ask(wire.ClaimWin("bots"))
                assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-claim-bots"

    asyncio.run(run())
