"""What ends in one process ends in all of them, also on open sockets; a move to another database signs nobody out."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import main
from tafelrunde.server.http import wire
from tafelrunde.server.storage.sessions import end_sessions
from tests.server.client import Player, plug_in, visitor
from tests.server.conftest import Postgres
from tests.server.houses import running
from tests.server.inside import open_house
from tests.server.test_sessions import ANITA, PHONE, closed_by, cookie_of, is_out, signed_in
from tests.server.test_tables import TWO

pytestmark = pytest.mark.once


@pytest.mark.parametrize("how", ["sign-out", "session", "others", "password", "token", "forget"])
def test_what_ends_here_ends_in_every_process(how: str, postgres: Postgres, tmp_path: Path) -> None:
    """Also on sockets that are open, and on none but those."""
    database = postgres.database()

    async def end(anita: Player, phone: dict[str, Any], token: dict[str, Any]) -> None:
        if how == "session":
            assert (await anita.http.delete(f"/api/sessions/{phone['id']}")).status_code == 204
        elif how == "others":
            await anita.post("/api/sessions/end-others", status=204)
        elif how == "password":
            await anita.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
        elif how == "token":
            assert (await anita.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
        elif how == "forget":
            assert (await anita.http.delete("/api/me")).status_code == 204

    async def run(here: str, there: str) -> None:
        async with Player(here) as anita, Player(there) as mark, Player(there) as bot:
            await anita.post("/api/me/account", ANITA)
            table = await anita.set_table(**TWO)
            token = await anita.post("/api/tokens", {"name": "bot"})
            async with signed_in(here, PHONE) as phone:
                known = next(told for told in await anita.get("/api/sessions") if told["system"] == "iPhone")
                cookie = cookie_of(phone)
                phone.move_to(there)
                await phone.open(table.id)
                await mark.open(table.id)
                header = {"Authorization": f"Bearer {token['secret']}"}
                socket = there.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
                bot.socket = await plug_in(socket, additional_headers=header)
                assert isinstance(await bot.hear(), wire.Welcome)
                if how == "sign-out":
                    copy = Player(here)
                    copy.http.cookies.set("tafelrunde", cookie, domain="127.0.0.1")
                    await copy.post("/api/sign-out", status=204)
                    await copy.http.aclose()
                else:
                    await end(anita, known, token)
                if how == "token":
                    assert await closed_by(bot) == 4401
                    assert isinstance(await phone.ask(wire.Ping("phone")), wire.Done)
                else:
                    assert await closed_by(phone) == 4401
                    assert await is_out(phone, cookie)
                if how == "forget":
                    assert await closed_by(bot) == 4401
                elif how != "token":
                    assert isinstance(await bot.ask(wire.Ping("bot")), wire.Done)
                assert isinstance(await mark.ask(wire.Ping("mark")), wire.Done)

    with running(database, tmp_path) as one, running(database, tmp_path) as two:
        asyncio.run(run(one.address, two.address))


def test_an_end_that_was_told_while_nobody_listened_is_noticed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            await anita.post("/api/me/account", ANITA)
            table = await anita.set_table(**TWO)
            await anita.open()
            await mark.open(table.id)
            await house.server.hall.storage.write(end_sessions(anita.id))
            house.keeper.hear("")
            assert await closed_by(anita) == 4401
            assert isinstance(await mark.ask(wire.Ping("mark")), wire.Done)

    asyncio.run(run())


def test_a_move_to_postgresql_keeps_guests_sessions_tokens_and_outages(tmp_path: Path, postgres: Postgres) -> None:
    here, there, moved = str(tmp_path / "t.sqlite"), postgres.database(), tmp_path / "all.jsonl"

    async def begin(address: str) -> tuple[Player, Player, str, str]:
        anita, guest = Player(address), Player(address)
        await anita.__aenter__()
        await guest.__aenter__()
        await anita.post("/api/me/account", ANITA)
        table = await guest.set_table(**TWO)
        token = (await anita.post("/api/tokens", {"name": "bot", "scope": "read"}))["secret"]
        await anita.http.aclose()
        await guest.http.aclose()
        return anita, guest, table.id, token

    async def go_on(address: str, anita: Player, guest: Player, table: str, token: str) -> None:
        for player in (anita, guest):
            async with visitor(base_url=address, cookies=player.http.cookies) as page:
                assert (await page.get("/api/me")).json()["id"] == player.id
                assert len((await page.get("/api/sessions")).json()) == 1
                if player is guest:
                    assert (await page.get(f"/api/tables/{table}")).json()["you"] == 0
        async with visitor(base_url=address, headers={"Authorization": f"Bearer {token}"}) as program:
            assert (await program.get("/api/me")).json()["id"] == anita.id
            assert (await program.patch("/api/me", json={"language": "hu"})).status_code == 403

    with running(here, tmp_path) as server:
        known = asyncio.run(begin(server.address))
    with sqlite3.connect(here) as file:
        file.execute("INSERT INTO outages (began, ended) VALUES (1000, 90000)")
    file.close()
    with running(there, tmp_path):
        pass  # the new house was tried once, and has made a secret of its own
    assert main(["export", str(moved), "--database", here]) == 0
    for _ in range(2):
        assert main(["import", str(moved), "--database", there]) == 0
    with running(there, tmp_path) as server:
        asyncio.run(go_on(server.address, *known))
    again = tmp_path / "again.jsonl"
    assert main(["export", str(again), "--database", there]) == 0
    assert '"began": 1000, "ended": 90000' in again.read_text(encoding="utf-8")


def test_an_export_of_an_older_version_can_be_imported(tmp_path: Path) -> None:
    old = tmp_path / "old.jsonl"
    old.write_text(
        '{"kind": "people", "id": "anita", "name": "Anita", "account": null, "password": null, "language": "en", '
        '"email": "", "mail_turns": 0, "session": 0, "created": 1}\n'
        '{"kind": "tokens", "id": "t", "person": "anita", "name": "bot", "hash": "h", "created": 1}\n',
        encoding="utf-8",
    )
    database = str(tmp_path / "t.sqlite")
    assert main(["import", str(old), "--database", database]) == 0
    with running(database, tmp_path):
        found = sqlite3.connect(database).execute("SELECT scope, expires FROM tokens").fetchall()
    assert found[0][0] == "play" and found[0][1] > time.time() * 1000
