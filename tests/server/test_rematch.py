"""A rematch as the rules of the game have it, and as the host may change it before it starts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.server.http import wire
from tests.server.client import Player
from tests.server.inside import open_house


async def rematch_after(winner: Player, loser: Player, **about: Any) -> wire.TableJson:
    """The table of the rematch, asked for by the loser, who has resigned."""
    chairs = [{"kind": "you"}, {"kind": "open"}]
    table = await winner.set_table(game="druidenwalzer", chairs=chairs, public=True, **about)
    await loser.sit(table.id)
    for player in (winner, loser):
        await player.open(table.id)
    return await rematch_of_table(loser)


async def rematch_of_table(loser: Player) -> wire.TableJson:
    await loser.ask(wire.Resign("enough"))
    made = await loser.ask(wire.Rematch("again"))
    assert isinstance(made, wire.RematchSet)
    return await table_of(loser, made.table)


async def table_of(player: Player, id: str) -> wire.TableJson:
    return wire_table(await player.get(f"/api/tables/{id}"))


def wire_table(told: Any) -> wire.TableJson:
    return msgspec.convert(told, wire.TableJson)


def test_d43_players_swap_cults_and_the_winner_has_one_spirit_less(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address, 1) as anita, Player(address, 2) as mark:
            waiting = await rematch_after(anita, mark, shuffle=True)
            assert anita.table is not None and anita.table.you is not None
            won, lost = anita.table.you, 1 - anita.table.you
            assert waiting.you == won, "The loser sits where the winner sat."
            assert waiting.options == {"handicap": "sun-2" if lost == 1 else "moon-2"}
            told = await anita.sit(waiting.id)
            assert told.you == lost and told.status == "waiting"
            begun = wire_table(await mark.post(f"/api/tables/{waiting.id}/start"))
            assert begun.status == "running" and begun.you == won and begun.options == waiting.options

    for _ in range(4):  # by lot anita has Moon or Sun in the first match
        asyncio.run(run())


def test_the_others_are_told_who_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            waiting = await rematch_after(anita, mark)
            assert mark.table is not None and mark.table.you is not None
            heard = await anita.hear()
            while not isinstance(heard, wire.TableNews) or heard.table.rematch is None:
                heard = await anita.hear()
            assert (heard.table.rematch, heard.table.rematch_by) == (waiting.id, mark.table.you)
            again = await anita.ask(wire.Rematch("me-too"))
            assert isinstance(again, wire.RematchSet) and again.table == waiting.id
            assert (await table_of(anita, mark.table.id)).rematch_by == mark.table.you, "It stays with the first."
            assert waiting.rematch_by is None

    asyncio.run(run())


def test_the_host_may_choose_otherwise_before_it_starts(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            waiting = await rematch_after(anita, mark)
            path = f"/api/tables/{waiting.id}"
            assert waiting.options == {"handicap": "sun-2"} and waiting.you == 0
            await anita.sit(waiting.id)
            await anita.open(waiting.id)
            refused = await anita.post(f"{path}/options", {"options": {"handicap": "none"}}, status=403)
            assert refused["error"]["id"] == "server-error-host"
            await mark.post(f"{path}/options", {"options": {"handicap": "a horse"}}, status=409)
            await mark.post(f"{path}/options", {"options": {"handicap": "none"}})
            heard = await anita.hear()
            while not isinstance(heard, wire.TableNews) or heard.table.options != {"handicap": "none"}:
                heard = await anita.hear()
            await mark.post(f"{path}/swap", {"seat": 0, "other": 1})
            begun = wire_table(await mark.post(f"{path}/start"))
            assert begun.you == 1 and begun.options == {"handicap": "none"}
            late = await mark.post(f"{path}/options", {"options": {"handicap": "sun-2"}}, status=409)
            assert late["error"]["id"] == "server-error-started"

    asyncio.run(run())


def test_d30_a_series_against_a_bot_waits_for_the_person_each_time(tmp_path: Path) -> None:
    """The bot wins three times by resignation: a 2, then a 3, and a 3 again; each time the cults are swapped."""

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            await anita.set_table(game="druidenwalzer", chairs=[{"kind": "you"}, {"kind": "bot", "level": "squire"}])
            for handicap, you in (("moon-2", 1), ("sun-3", 0), ("moon-3", 1)):
                await anita.open()
                waiting = await rematch_of_table(anita)
                assert waiting.status == "waiting" and waiting.options == {"handicap": handicap} and waiting.you == you
                await anita.leave()
                begun = wire_table(await anita.post(f"/api/tables/{waiting.id}/start"))
                assert begun.status == "running" and begun.chairs[1 - you].kind == "bot"
                anita.table, anita.sight, anita.chapters = begun, None, []

    asyncio.run(run())


def test_other_games_start_again_as_they_were(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            options = {"john_of_gaunt": "extra"}
            chairs = [{"kind": "you"}, {"kind": "bot", "level": "squire"}]
            await anita.set_table(game="havoc", options=options, chairs=chairs)
            await anita.open()
            again = await rematch_of_table(anita)
            assert again.status == "running" and again.you == 0
            assert again.options["john_of_gaunt"] == "extra"

    asyncio.run(run())
