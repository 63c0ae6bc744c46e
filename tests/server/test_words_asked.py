"""The position in words is told to those who ask for it, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tafelrunde.server.http import wire
from tafelrunde.server.phrases import encode, position
from tests.server.client import Player
from tests.server.inside import open_house
from tests.server.test_tables import TWO


def test_words_come_when_asked_for_and_stay_until_they_are_not_wanted(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            await mark.open(table.id, words="1")
            assert anita.sight is not None and mark.sight is not None
            assert anita.sight.position is None and mark.sight.position
            anita.told.clear()
            assert isinstance(await anita.ask(wire.AskWords("please")), wire.Done)
            news = [told for told in anita.told if isinstance(told, wire.News)]
            assert len(news) == 1 and not any(chapter.fresh for chapter in news[0].chapters), "Nothing has happened."
            live = house.server.hall.tables[table.id].table
            assert live is not None
            told = position(live.game.tell_position(live.running().view(0)))
            assert encode(anita.sight.position) == encode(told)
            await play_to_the_end_of_a_turn(anita)
            assert anita.sight.position and anita.sight.position != told
            await anita.leave()
            await anita.open(words="1")
            assert anita.sight.position
            assert isinstance(await anita.ask(wire.AskWords("enough", on=False)), wire.Done)
            while not mark.sight.legal:
                await mark.hear()
            assert mark.sight.position
            anita.told.clear()
            await play_to_the_end_of_a_turn(mark)
            while not any(isinstance(heard, wire.News) for heard in anita.told):
                await anita.hear()
            assert anita.sight.position is None and mark.sight.position

    asyncio.run(run())


async def play_to_the_end_of_a_turn(player: Player) -> None:
    """What can be taken back is told too, once it exists."""
    for _ in range(20):
        assert player.sight is not None
        if not player.sight.legal:
            return
        await player.act(player.sight.legal[0])


def test_open_entries_are_told_again_but_are_not_news(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            assert anita.sight is not None
            cry = next(choice for choice in anita.sight.legal if choice.notation == "havoc")
            await anita.act(cry)
            await anita.act(next(choice for choice in anita.sight.legal if choice.notation.startswith("lay ")))
            before = msgspec.json.encode([(chapter.number, chapter.events) for chapter in anita.chapters])
            anita.told.clear()
            await anita.ask(wire.AskWords("please"))
            news = next(told for told in anita.told if isinstance(told, wire.News))
            assert len(news.chapters) == 2 and not any(chapter.fresh for chapter in news.chapters)
            assert msgspec.json.encode([(chapter.number, chapter.events) for chapter in anita.chapters]) == before

    asyncio.run(run())


def test_a_moment_of_a_replay_is_told_in_words_when_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(game="havoc", seats=2)
            await anita.open()
            await anita.ask(wire.Resign("enough"))
            place = f"/api/tables/{table.id}/replay/0"
            assert (await anita.get(place))["sight"]["position"] is None
            assert (await anita.get(f"{place}?words=1"))["sight"]["position"]

    asyncio.run(run())
