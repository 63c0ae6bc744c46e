"""News name only what changed: whoever puts them together sees exactly what a page sees that opens now."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tafelrunde.core.match import Match
from tafelrunde.server.http import wire
from tests.server.client import Player
from tests.server.inside import open_house

OURS = ({"kind": "you"}, {"kind": "open"})
CHANGES_BY_ITSELF = ("now", "clocks")


def lasting(sight: wire.Sight) -> dict[str, object]:
    """A sight without what the time changes."""
    told: dict[str, object] = msgspec.to_builtins(sight)
    return {name: value for name, value in told.items() if name not in CHANGES_BY_ITSELF}


@pytest.mark.parametrize("game", ["havoc", "druidenwalzer", "maginor", "macht"])
def test_news_put_together_are_the_sight_of_a_page_that_opens_now(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with (
            open_house(tmp_path) as (_, address),
            Player(address, 1) as anita,
            Player(address, 2) as mark,
        ):
            table = await anita.set_table(game=game, seats=2, chairs=list(OURS), public=True)
            await mark.sit(table.id)
            await anita.open()
            await mark.open(table.id)
            for step in range(60):
                owing = [player for player in (anita, mark) if player.sight is not None and player.sight.legal]
                if not owing:
                    break
                assert owing[0].sight is not None
                await owing[0].act(owing[0].chance.choice(owing[0].sight.legal))
                if step % 6 == 0:
                    for player in (anita, mark):
                        await settle(player)
                        before = player.sight
                        assert before is not None
                        await player.leave()
                        welcome = await player.open()
                        assert welcome.sight is not None
                        assert lasting(before) == lasting(welcome.sight)

    asyncio.run(run())


async def settle(player: Player) -> None:
    """Hear all that waits."""
    await player.ask(wire.Ping(player.next_id()))


def test_a_second_page_of_a_seat_does_not_make_the_first_one_miss_anything(tmp_path: Path) -> None:
    """The second page came later and has seen more; what is new for the first is told to both."""

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(game="havoc", seats=2, chairs=list(OURS), public=True)
            await mark.sit(table.id)
            await anita.open()
            await mark.open(table.id)
            async with Player(address) as second:
                second.http.cookies = anita.http.cookies
                second.table, second.key = anita.table, anita.key
                await second.open()
                for _ in range(12):
                    player = anita if anita.sight is not None and anita.sight.legal else mark
                    assert player.sight is not None and player.sight.legal
                    await player.act(player.sight.legal[0])
                    for each in (anita, mark, second):
                        await settle(each)
                    live = house.server.hall.tables[table.id].table
                    assert live is not None and isinstance(live.match, Match)
                    assert anita.sight is not None and second.sight is not None
                    assert lasting(anita.sight) == lasting(second.sight)

    asyncio.run(run())


def test_a_choice_is_told_in_words_once_and_then_by_its_number(tmp_path: Path) -> None:
    """A page that comes later knows nothing of what was told before."""

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(game="havoc", seats=2, chairs=list(OURS), public=True)
            await mark.sit(table.id)
            await anita.open()
            assert anita.sight is not None
            await anita.act(next(choice for choice in anita.sight.legal if choice.notation == "havoc"))
            first, second = [choice.number for choice in anita.sight.legal if choice.notation.startswith("lay ")][:2]
            await anita.act(anita.choices[first])
            assert second in last_told(anita)
            async with Player(address) as later:
                later.http.cookies = anita.http.cookies
                later.table, later.key = anita.table, anita.key
                await later.open()
                await anita.ask(wire.Undo("back"))
                await settle(later)
                assert all(isinstance(choice, wire.Choice) for choice in last_told(later))
                assert later.sight is not None and lasting(later.sight) == lasting(anita.sight)

    asyncio.run(run())


def last_told(player: Player) -> list[wire.Choice | int]:
    """The choices of the last news, as they were told."""
    legal = [told.sight.legal for told in player.told if isinstance(told, wire.News)][-1]
    assert isinstance(legal, list)
    return legal
