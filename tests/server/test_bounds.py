"""Whatever somebody asks for is bounded: messages by person, what is told at once, what is taken back, and how much a
table keeps. What is wrong with one table does not stop the others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.bots.questions import Decision, Question
from tafelrunde.server.bots.line import Asker
from tafelrunde.server.http import wire
from tafelrunde.server.http.socket import RECALLED
from tafelrunde.server.storage import work as works
from tafelrunde.server.tables.ledger import MOST_UNDONE
from tests.server.client import Player, visitor
from tests.server.inside import Clock, open_house, until
from tests.server.test_tables import TWO

DAMAGED = (
    "{",
    '{"type":"flown"}',
    '{"type":"played","seat":0,"action":999999,"picks":""}',
    '{"type":"started","order":[7]}',
)


def test_more_pages_do_not_let_somebody_say_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.limits.monotonic", lambda: 1000.0)  # no bucket fills again

    async def run() -> None:
        async with open_house(tmp_path, rate=0.25) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            async with Player(address) as second:
                second.http.cookies = anita.http.cookies
                second.table, second.key = anita.table, anita.key
                await second.open()
                assert anita.socket is not None
                for number in range(40):
                    await anita.socket.send(f'{{"kind":"ping","id":"{number}"}}')
                answers = [await anita.hear() for _ in range(40)]
                assert any(isinstance(told, wire.Refused) for told in answers)
                told = await second.ask(wire.Ping("second"))
                assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-too-fast"
            await mark.open()
            assert isinstance(await mark.ask(wire.Ping("calm")), wire.Done)

    asyncio.run(run())


def test_only_so_much_is_recalled_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.socket.RECALLED", 3)

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            await mark.open()
            for _ in range(12):
                for each in (anita, mark):
                    await each.ask(wire.Ping(each.next_id()))  # hears all that waits
                player = anita if anita.sight is not None and anita.sight.legal else mark
                assert player.sight is not None
                await player.act(player.sight.legal[0])
            told = await mark.ask(wire.Recall("all", 1, 1000))
            assert isinstance(told, wire.Recalled) and [part.number for part in told.chapters] == [1, 2, 3, 4]

    asyncio.run(run())
    assert RECALLED <= 100


def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            assert anita.sight is not None
            await anita.act(next(choice for choice in anita.sight.legal if choice.notation == "havoc"))
            lay = next(choice for choice in anita.sight.legal if choice.notation.startswith("lay "))
            for number in range(MOST_UNDONE):
                await anita.act(lay)
                assert isinstance(await anita.ask(wire.Undo(f"undo-{number}")), wire.Done)
            await anita.act(lay)
            told = await anita.ask(wire.Undo("once-too-often"))
            assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-undone"
            again = await anita.ask(wire.Act("otherwise", [lay.number], undo=1))
            assert isinstance(again, wire.Refused) and again.problem.error.id == "server-error-undone"
            while anita.sight.legal:  # to decide is still possible
                await anita.act(anita.sight.legal[-1])

    asyncio.run(run())


def test_a_table_at_which_too_much_happened_ends_as_agreed_and_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("playing", "finishing"):
        monkeypatch.setattr(f"tafelrunde.server.tables.{module}.MOST_ENTRIES", 20)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            for player, name in ((anita, "Anita"), (mark, "Mark")):
                await player.post("/api/me/account", {"name": name, "password": "correct horse"})
            table = await anita.set_table(**TWO, rated=True)
            await mark.sit(table.id)
            await anita.open()
            for number in range(40):
                told = await anita.ask(wire.AgreeToEnd(f"offer-{number}", number % 2 == 0))
                if isinstance(told, wire.Refused):
                    break
            assert anita.sight is not None and anita.sight.standings is not None
            assert anita.sight.standings.places == [1, 1]
            told = await anita.ask(wire.Say("still-there", "Hello?"))
            assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-full"
            assert await house.server.hall.storage.read(works.ratings_of(anita.id)) == []

    asyncio.run(run())


def test_a_keeper_removes_chat_and_closes_tables_at_which_too_much_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a match is running, which goes on until its next entry, and after its end."""
    monkeypatch.setattr("tafelrunde.server.tables.playing.MOST_ENTRIES", 20)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            waiting = await mark.set_table(**TWO)
            hall, moderation = house.server.hall, house.server.moderation
            for player, id in ((anita, table.id), (mark, waiting.id)):
                await player.open(id)
                full = (await hall.find(id)).table
                assert full is not None
                for number in range(full.number, 19):
                    assert isinstance(await player.ask(wire.Say(f"rude-{number}", f"Rude {number}")), wire.Done)
            await moderation.remove_chat("command:test", table.id, [1], "Rude.")
            played = await hall.reread(hall.tables[table.id])
            assert played.is_running() and played.chat[0].removed
            assert isinstance(await anita.ask(wire.Say("more", "More")), wire.Done)
            assert played.ended is not None, "That was one too many."
            await moderation.remove_chat("command:test", table.id, [2, 3], "Rude.")
            assert [line.number for line in played.chat if line.text] == list(range(4, len(played.chat) + 1))
            await moderation.close_table("command:test", waiting.id, "Rude.")
            assert (await hall.reread(hall.tables[waiting.id])).status() == "closed"

    asyncio.run(run())


def test_one_host_has_only_so_many_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            open_house(tmp_path, tables_each=2) as (_, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            tables = [await anita.set_table(**TWO) for _ in range(2)]
            told = await anita.post("/api/tables", TWO, 409)
            assert told["error"]["id"] == "server-error-tables"
            await mark.set_table(**TWO)
            assert (await anita.http.delete(f"/api/tables/{tables[0].id}")).status_code == 204
            await anita.set_table(**TWO)

    asyncio.run(run())


@pytest.mark.parametrize("damaged", DAMAGED)
def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, damaged: str) -> None:
    """Its clock has run out as well, long ago, so it comes first."""

    async def run() -> None:
        now = 1_000_000
        async with (
            open_house(tmp_path, lambda: now) as (house, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            tables = []
            for _ in range(2):
                table = await anita.set_table(**TWO, clock={"kind": "live", "seconds": 60})
                await mark.sit(table.id)
                tables.append(table.id)
                now += 1000
            with sqlite3.connect(tmp_path / "inside.sqlite") as file:
                last = "SELECT MAX(number) FROM entries WHERE table_id = ?"
                file.execute(
                    f"UPDATE entries SET body = ? WHERE table_id = ? AND number = ({last})", (damaged, *tables[:1] * 2)
                )
            file.close()
            hall = house.server.hall
            for id in tables:
                hall.forget(hall.tables[id])
            now += 3_600_000

            def is_replaced() -> bool:
                live = hall.tables.get(tables[1])
                return live is not None and live.table is not None and any(chair.away for chair in live.table.chairs)

            await until(is_replaced)
            answer = await anita.http.get(f"/api/tables/{tables[0]}")
            assert answer.status_code == 409 and answer.json()["error"]["id"] == "server-error-ledger"

    asyncio.run(run())


def test_tables_whose_bots_wait_to_think_do_not_stop_the_clocks_of_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are more of them than are looked at at once, and all have been due for longer."""
    monkeypatch.setattr("tafelrunde.server.storage.work.DUE", 3)

    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now) as (house, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            never = asyncio.Event()

            async def wait(question: Question, asker: Asker, waits: object = None) -> Decision:
                await never.wait()
                raise AssertionError

            monkeypatch.setattr(house.workers, "decide", wait)
            for _ in range(7):
                await mark.set_table(game="havoc", seats=2, chairs=[{"kind": "bot"}, {"kind": "bot"}])
            now.pass_by(1)
            table = await anita.set_table(**TWO, clock={"kind": "live", "seconds": 60})
            await mark.sit(table.id)
            now.pass_by(3600)
            live = house.server.hall.tables[table.id]
            await until(lambda: live.table is not None and any(chair.away for chair in live.table.chairs))

    asyncio.run(run())


def test_whoever_asks_for_all_tables_does_not_bring_them_all_into_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.server.tables.keeper.MOST_QUIET", 3)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            tables = [(await anita.set_table(**TWO)).id for _ in range(8)]
            await anita.open(tables[0])
            hall = house.server.hall
            await until(lambda: len(hall.tables) <= 4)
            assert list(hall.tables) == [tables[0], *tables[-3:]], "Those that somebody looks at stay."
            for id in tables:
                assert (await anita.get(f"/api/tables/{id}"))["id"] == id
            await until(lambda: len(hall.tables) <= 4)

    asyncio.run(run())


def test_long_work_for_one_address_lets_others_come_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks at forty moments at once; meanwhile somebody else opens a table that must be read."""

    async def run() -> None:
        async with (
            open_house(tmp_path) as (house, address),
            Player(address) as anita,
            Player(address) as mark,
            visitor(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")) as other,
        ):
            hall = house.server.hall
            played = await anita.set_table(**TWO)
            await mark.sit(played.id)
            await anita.open()
            for each in (anita, mark):
                await each.open()
                await each.ask(wire.AgreeToEnd(f"end-{each.id}", True))
            cold = await anita.set_table(**TWO)
            hall.forget(hall.tables[cold.id])
            real = hall.aside

            async def slow(work: Callable[[], Any]) -> Any:
                await real(lambda: time.sleep(0.02))
                return await real(work)

            monkeypatch.setattr(hall, "aside", slow)
            monkeypatch.setattr(hall.ledgers, "aside", slow)
            path = f"/api/tables/{played.id}/replay/0"
            flood = [asyncio.create_task(anita.http.get(path)) for _ in range(40)]
            while not any(asked.done() for asked in flood):
                await asyncio.sleep(0.01)
            assert (await other.get(f"{address}/api/tables/{cold.id}")).status_code == 200
            left = [asked for asked in flood if not asked.done()]
            assert len(left) > 20, "The others' work was done first."
            assert {(await asked).status_code for asked in flood} == {200}
            assert not house.limits.lines

    asyncio.run(run())
