"""What somebody with bad intentions might try, and retries of the honest."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tafelrunde.server.app import House
from tafelrunde.server.errors import NotFound, Refusal, TooFast, Unavailable
from tafelrunde.server.http import pages, wire
from tafelrunde.server.http.guard import network_of
from tafelrunde.server.http.replay import asked_seat
from tafelrunde.server.logs import set_up_logs
from tafelrunde.server.people.people import checked_email
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.server.tables import playing
from tafelrunde.server.tables.hall import LiveTable
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.readers import LARGEST_QUEUE, Reader
from tafelrunde.server.tables.table import Table
from tests.server.client import Player, fetch, visitor
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE, running
from tests.server.inside import Clock, open_house, until
from tests.server.test_tables import TWO, at_a_table, both_hear

pytestmark = pytest.mark.once


def test_keys_of_invitations_are_not_logged(tmp_path: Path) -> None:
    async def run(address: str) -> str:
        async with Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**{**TWO, "public": False})
            assert table.key is not None
            await mark.open(table.id, table.key)
            return table.key

    with running(str(tmp_path / "t.sqlite"), tmp_path, level="debug") as server:
        key = asyncio.run(run(server.address))
    assert '"said": "open"' in server.logged() and key not in server.logged() and "Cookie" not in server.logged()


def test_quiet_logs_stay_quiet_when_everything_is_asked_for() -> None:
    before = logging.getLogger().handlers
    try:
        set_up_logs("json", "debug")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
    finally:
        logging.getLogger().handlers = before
        logging.getLogger().setLevel(logging.WARNING)


@pytest.mark.parametrize(("others", "counts"), [([{"kind": "bot", "level": "master"}], False), ([], True)])
def test_nobody_rises_by_agreeing_with_a_bot(
    others: list[Any], counts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await anita.ask(wire.AgreeToEnd("offer"))
        assert isinstance(await mark.ask(wire.AgreeToEnd("fine")), wire.Done)
        told = await anita.get(f"/api/people/{anita.id}")
        assert told["results"][0]["place"] == 1 and bool(told["ratings"]) == counts

    monkeypatch.setattr("tafelrunde.server.tables.finishing.is_short", lambda table: False)
    chairs = [{"kind": "you"}, {"kind": "open"}, *others]
    at_a_table(tmp_path, test, rated=True, seats=len(chairs), chairs=chairs)


def test_two_rematches_asked_for_at_once_are_one(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await anita.post("/api/tables", {**TWO, "id": f"rematch.{anita.table.id if anita.table else ''}"})
        await anita.ask(wire.AgreeToEnd("offer"))
        await mark.ask(wire.AgreeToEnd("fine"))
        one, two = await asyncio.gather(anita.ask(wire.Rematch("again")), mark.ask(wire.Rematch("again")))
        assert isinstance(one, wire.RematchSet) and isinstance(two, wire.RematchSet) and one.table == two.table
        waiting = (await anita.get("/api/tables"))["tables"]
        assert len(waiting) == 2, "The other one, or one that was set under a forged id, is left over."
        await mark.sit(one.table)
        await anita.sit(one.table)

    at_a_table(tmp_path, test)


def test_who_stands_up_may_sit_down_again(tmp_path: Path) -> None:
    """An invitation is valid until the match begins. The table is no longer listed for somebody who has stood up."""

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as host, Player(address) as guest:
            table = await host.set_table(game="havoc", chairs=[{"kind": "you"}, {"kind": "invited"}, {"kind": "open"}])
            key = table.chairs[1].key or ""
            assert (await guest.sit(table.id, key)).you == 1
            await guest.post(f"/api/tables/{table.id}/stand")
            assert (await guest.get("/api/me/tables"))["tables"] == []
            assert (await guest.sit(table.id, key)).you == 1
            assert len((await guest.get("/api/me/tables"))["tables"]) == 1

    asyncio.run(run())


def test_retries_of_what_began_or_closed_a_table_are_answered_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as host, Player(address) as guest:
            table = await host.set_table(**TWO)
            for _ in range(2):
                assert (await guest.sit(table.id, seat=1)).status == "running"
            await guest.post(f"/api/tables/{table.id}/start", status=403)
            table = await host.set_table(**TWO)
            for _ in range(2):
                assert (await host.post(f"/api/tables/{table.id}/start"))["status"] == "running"
            table = await host.set_table(**TWO)
            for _ in range(2):
                assert (await host.http.delete(f"/api/tables/{table.id}")).status_code == 204

    asyncio.run(run())


def test_the_order_of_tables_does_not_tell_of_sealed_answers(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now) as (house, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            tables = []
            for game in ("macht", "havoc"):
                tables.append((await anita.set_table(**{**TWO, "game": game})).id)
                await mark.sit(tables[-1])
                now.pass_by(1)
            live = house.server.hall.tables[tables[0]]
            sealed = live.table
            assert sealed is not None
            while len(sealed.to_act()) < 2:
                await move(house, live)
            now.pass_by(1)
            await anita.set_table(**TWO)
            await move(house, house.server.hall.tables[tables[1]])
            before = [table["id"] for table in (await anita.get("/api/tables?status=running"))["tables"]]
            await mark.open(tables[0])
            assert mark.sight is not None
            now.pass_by(1)
            assert isinstance(await mark.act(mark.sight.legal[0]), wire.Done)
            assert sealed.to_act() == [0]
            assert [table["id"] for table in (await anita.get("/api/tables?status=running"))["tables"]] == before

    asyncio.run(run())


async def move(house: House, live: LiveTable) -> None:
    """Everybody who owes a decision takes the first choice."""

    def propose(table: Table) -> list[Body]:
        seat = table.to_act()[0]
        return playing.play(table, seat, table.game.catalogue.number(table.running().legal(seat)[0]))

    await house.server.hall.change(live, propose)


def test_strange_addresses_are_no_errors(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    with running(postgres.database(), tmp_path) as server:
        for path in ("/api/tables/x%00", "/api/people/%00", "/%00"):
            assert fetch(server.address + path).status_code == 404
        name = {"name": "A\0", "password": "correct horse"}
        assert httpx.post(server.address + "/api/sign-in", json=name, timeout=PATIENCE).status_code == 401
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    assert pages.client_file("/" + "a" * 300) is None
    with pytest.raises(NotFound):
        asked_seat("9" * 5000, 2)


@pytest.mark.parametrize("comes_back", [False, True])
def test_mail_goes_out_once_and_to_nobody_who_is_there(
    comes_back: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters: list[str] = []
    after, sleep = 7777, asyncio.sleep

    async def your_turn(row: PersonRow, game: str, table: str) -> None:
        letters.append(row.email)

    async def run() -> None:
        post: dict[str, Any] = {"smtp_host": "127.0.0.1", "mail_from": "table@tafel.example", "mail_after": after}
        post["address"] = "http://127.0.0.1:{port}"
        async with open_house(tmp_path, **post) as (house, address), Player(address) as anita, Player(address) as mark:
            house.keeper.letters.your_turn = your_turn  # type: ignore[method-assign]
            it_is_time = asyncio.Event()

            async def sleep_or_wait(seconds: float) -> None:
                await (it_is_time.wait() if seconds == after else sleep(seconds))

            monkeypatch.setattr(asyncio, "sleep", sleep_or_wait)
            await anita.http.patch("/api/me", json={"email": "anita@tafel.example", "mail_turns": True})
            table = await anita.set_table(**{**TWO, "clock": {"kind": "slow"}})
            await mark.sit(table.id)
            hall = house.server.hall
            for seat in (0, 1):
                while (found := hall.tables[table.id].table) is not None and found.to_act() == [seat]:
                    await move(house, hall.tables[table.id])
            assert found is not None and found.to_act() == [0]
            if comes_back:
                hall.forget(hall.tables[table.id])  # put away in the meantime
                await anita.open(table.id)
            it_is_time.set()
            await until(lambda: "mail_later" not in {name_of(task) for task in house.keeper.tasks})

    def name_of(task: asyncio.Task[None]) -> str:
        return getattr(task.get_coro(), "__name__", "")

    asyncio.run(run())
    assert letters == ([] if comes_back else ["anita@tafel.example"])


def test_laying_and_taking_back_leaves_no_letters_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        post: dict[str, Any] = {"smtp_host": "127.0.0.1", "mail_from": "table@tafel.example"}
        post["address"] = "http://127.0.0.1:{port}"
        async with open_house(tmp_path, **post) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(**{**TWO, "game": "macht", "clock": {"kind": "slow"}})
            await mark.sit(table.id)
            await anita.open()
            live = house.server.hall.tables[table.id]
            while live.table is None or len(live.table.to_act()) < 2:
                await move(house, live)
            for _ in range(12):
                await anita.ask(wire.Ping(anita.next_id()))  # hears all that waits
                assert anita.sight is not None
                assert isinstance(await anita.act(anita.sight.legal[0]), wire.Done)
                assert isinstance(await anita.ask(wire.Undo(anita.next_id())), wire.Done)
            assert len([task for task in house.keeper.tasks if "mail_later" in repr(task)]) == 2

    asyncio.run(run())


def test_a_strange_number_in_the_address_of_a_socket_is_no_error(tmp_path: Path, caplog: Any) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(**TWO)
            assert isinstance(await anita.open(table.id, since="--5"), wire.Welcome)

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_token_cannot_make_more_of_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, visitor() as program:
            program.base_url = httpx.URL(address)
            token = await anita.post("/api/tokens", {"name": "bot"})
            program.headers["Authorization"] = f"Bearer {token['secret']}"
            assert (await program.post("/api/tables", json=TWO)).status_code == 200
            credentials = {"name": "Mine", "password": "correct horse"}
            for method, path, body in (
                ("POST", "/api/tokens", {"name": "another"}),
                ("POST", "/api/me/account", credentials),
                ("DELETE", f"/api/tokens/{token['id']}", None),
                ("DELETE", "/api/me", None),
            ):
                assert (await program.request(method, path, json=body)).status_code == 403, path

    asyncio.run(run())


def test_pages_of_a_person_end_with_the_cookies(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await anita.post("/api/me/account", {"name": "Anita", "password": "correct horse"})
        await anita.post("/api/sign-out", status=204)
        with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
            for _ in range(5):
                await anita.ask(wire.Say(anita.next_id(), "Am I still here?"))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        await both_hear(mark, mark)

    at_a_table(tmp_path, test)


def test_a_sign_out_is_not_undone_by_what_was_read_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            await anita.post("/api/me/account", {"name": "Anita", "password": "correct horse"})
            people = house.server.people
            stale = await people.of_cookie(anita.http.cookies["tafelrunde"])
            assert stale is not None
            cookie = anita.http.cookies["tafelrunde"]
            await anita.post("/api/sign-out", status=204)
            await people.change(stale, language="hu")
            assert await people.of_cookie(cookie) is None

    asyncio.run(run())


def test_who_is_forgotten_has_no_name_at_any_table(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert (await anita.http.patch("/api/me", json={"name": "Anita Secret"})).status_code == 200
        await anita.ask(wire.Say("hello", "Hello"))
        assert isinstance(await anita.ask(wire.Resign("enough")), wire.Done)
        assert mark.table is not None
        record = f"/api/tables/{mark.table.id}/record"
        assert "Anita Secret" in await mark.text(record)
        assert (await anita.http.delete("/api/me")).status_code == 204
        await both_hear(mark, mark)
        assert "Anita Secret" not in (await mark.text(record)) + await mark.text(f"/api/tables/{mark.table.id}")
        fresh = await mark.open(chat="0")
        assert [line.text for line in fresh.chat] == ["Hello"] and fresh.chat[0].name == fresh.table.chairs[0].name

    at_a_table(tmp_path, test)


def test_a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            hall = house.server.hall
            one, two = [(await anita.set_table(**TWO)).id for _ in range(2)]
            for table in (one, two):
                hall.tables.pop(table)
            real = hall.loaded

            async def loaded(live: LiveTable) -> Table:
                if live.id == one:
                    raise Unavailable("server-error-version", "These rules are older.", table=one)
                return await real(live)

            hall.loaded = loaded  # type: ignore[method-assign]
            assert (await anita.http.patch("/api/me", json={"name": "Anita"})).status_code == 200
            assert (await anita.get(f"/api/tables/{two}"))["chairs"][0]["name"] == "Anita"
            assert (await anita.http.delete("/api/me")).status_code == 204
            assert (await anita.get(f"/api/tables/{two}"))["chairs"][0]["name"] != "Anita"

    asyncio.run(run())


def test_a_page_that_does_not_read_holds_no_memory() -> None:
    reader = Reader("anita", "127.0.0.1")
    for _ in range(100):
        reader.send(b"x" * (LARGEST_QUEUE // 10))
    assert reader.is_lost and reader.queue.qsize() <= 11


def test_strangers_cannot_flood_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.limits.monotonic", lambda: 1000.0)  # no bucket fills again

    async def run() -> None:
        async with open_house(tmp_path, rate=0.13, connections_each=200) as (house, address), Player(address) as anita:
            table = await anita.set_table(**TWO)
            refused = 0
            for _ in range(24):
                stranger = Player(address)
                try:
                    await stranger.open(table.id)
                except websockets.exceptions.ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code == 4429
                    refused += 1
                await stranger.__aexit__()
            assert refused >= 4, "A stranger without a cookie has a new name every time, and new limits with it."
            with pytest.raises(TooFast):
                for _ in range(600):
                    house.sockets.enter("1.2.3.4")

    asyncio.run(run())


def test_limits_count_the_many_addresses_of_one_connection_as_one() -> None:
    def network(address: str) -> str:
        return network_of({"client": (address, 1)})

    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("::ffff:1.2.3.4") == network("1.2.3.4") != network("1.2.3.5")
    assert network("fe80::1%eth0") and network("testclient") == "testclient"


@pytest.mark.parametrize("email", ["x<victim@tafel.example>", "a@b.c;d@e.f", '"a"@b.c', "a@b.c\r\nBcc: d@e.f"])
def test_an_address_is_one_address(email: str) -> None:
    assert checked_email(" anita@tafel.example ") == "anita@tafel.example"
    with pytest.raises(Refusal):
        checked_email(email)


def test_only_public_texts_are_packed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(**TWO)
            public = (
                "/words/havoc.en.ftl",
                "/rules/havoc.hu.json",
                "/api/openapi.json",
                "/api/socket.json",
                "/api/docs",
            )
            for path in public:
                packed = await anita.http.get(path, headers={"Accept-Encoding": "br, gzip"})
                plain = await anita.http.get(path, headers={"Accept-Encoding": "gzip;q=0, identity"})
                assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
                assert packed.text == plain.text
                assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
                assert packed.headers["vary"] == "Accept-Encoding"
            for path in ("/api/me", "/api/tables", f"/api/tables/{table.id}", "/api/me/tables", "/api/tokens"):
                answer = await anita.http.get(path, headers={"Accept-Encoding": "gzip, br"})
                assert answer.status_code == 200 and "content-encoding" not in answer.headers

    asyncio.run(run())


def test_a_guest_has_a_profile_of_their_own_from_the_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            told = await anita.get(f"/api/people/{anita.id}")
            assert told["person"]["who"] == "guest" and told["results"] == [] and told["ratings"] == []
            assert (await mark.http.get(f"/api/people/{anita.id}")).status_code == 404

    asyncio.run(run())
