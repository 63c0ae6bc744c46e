"""After a change of the rules every table goes on under the version with which it was set, side by side with new ones;
and if a version is missing, only its tables and records wait, and say so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tafelrunde.core.record import read_record
from tafelrunde.server.http import wire
from tests.server.bazaars import Bazaars, command, release
from tests.server.client import Player, fetch, plug_in

pytestmark = [pytest.mark.once, pytest.mark.timeout(600)]
CHAIRS = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "squire"}]


class Visit:
    """Two people who play at the bazaar, before the upgrade and after it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.cookies: list[httpx.Cookies] = []
        self.running = self.finished = ""
        self.settled = 0

    async def before(self, address: str) -> None:
        """One match is played to its end, another one is begun."""
        async with Player(address, 1) as anita, Player(address, 2) as mark:
            self.finished = await self.set_up(anita, mark)
            await asyncio.gather(anita.play(), mark.play(self.finished))
            self.keep("finished", await anita.text(f"/api/tables/{self.finished}/record"))
            anita.sight, anita.chapters = None, []
            await anita.leave()
            self.running = await self.set_up(anita, mark)
            await anita.open()
            while not anita.sight or not anita.sight.legal:
                await anita.hear()
            await anita.act(anita.sight.legal[0])
            self.settled = anita.sight.settled
            self.cookies = [anita.http.cookies, mark.http.cookies]

    async def set_up(self, host: Player, guest: Player) -> str:
        table = await host.set_table(game="bazaar", seats=3, chairs=CHAIRS, public=True, options={"stall": 5})
        await guest.sit(table.id)
        return table.id

    async def play_on(self, address: str) -> None:
        """Both finish what they began."""
        anita, mark = Player(address, 3), Player(address, 4)
        anita.http.cookies, mark.http.cookies = self.cookies
        async with anita, mark:
            told = await anita.open(self.running, words="1")
            assert told.table.version == 1 and told.sight is not None and told.table.options == {"stall": 5}
            assert told.sight.position, "There is no board, so the position is told in words."
            await asyncio.gather(anita.play(self.running), mark.play(self.running))
            self.keep("running", await anita.text(f"/api/tables/{self.running}/record"))
            again = await anita.ask(wire.Rematch("again"))
            assert isinstance(again, wire.RematchSet), again
            table = await anita.get(f"/api/tables/{again.table}")
            assert table["version"] == 2 and table["options"] == {"stall": 4}, "Today's rules have no larger stall."

    async def begin_anew(self, address: str) -> None:
        async with Player(address, 5) as olga, Player(address, 6) as pavel:
            table = await olga.set_table(game="bazaar", seats=3, chairs=CHAIRS, public=True)
            assert table.version == 2 and table.options == {"stall": 4}
            await pavel.sit(table.id)
            await asyncio.gather(olga.play(), pavel.play(table.id))
            self.keep("new", await olga.text(f"/api/tables/{table.id}/record"))

    def keep(self, name: str, record: str) -> None:
        (self.directory / f"{name}.tafel").write_text(record, encoding="utf-8")


@contextmanager
def serving(database: str, directory: Path, package: Path) -> Iterator[Bazaars]:
    server = Bazaars(database, directory, package)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_old_and_new_tables_are_played_side_by_side(database: str, tmp_path: Path) -> None:
    earlier, later = release(tmp_path, is_later=False), release(tmp_path, is_later=True)
    visit, versions = Visit(tmp_path), tmp_path / "versions"
    with serving(database, tmp_path, earlier) as server:
        asyncio.run(visit.before(server.address))
    assert (versions / "bazaar_1.zip").is_file(), "A server keeps the rules that it plays by."
    with serving(database, tmp_path, later) as server:

        async def both() -> None:
            await asyncio.gather(visit.play_on(server.address), visit.begin_anew(server.address))

        asyncio.run(both())
        words = fetch(f"{server.address}/words/bazaar_1.en.ftl").text
        assert "bazaar_1-title = Bazaar\n" in words and "bazaar-title" not in words
        assert "bazaar-title = Great Bazaar\n" in fetch(f"{server.address}/words/bazaar.en.ftl").text
        assert fetch(f"{server.address}/rules/bazaar_1.hu.json").json()["title"]
        assert fetch(f"{server.address}/rules/bazaar_3.hu.json").status_code == 404
        assert fetch(f"{server.address}/api/tables/{visit.finished}/replay/3?seat=0").status_code == 200
        assert "Traceback" not in server.logged() and '"level": "error"' not in server.logged(), server.logged()
    for name, version in (("finished", 1), ("running", 1), ("new", 2)):
        path = tmp_path / f"{name}.tafel"
        assert read_record(path.read_text(encoding="utf-8")).version == version
        code, said = command(later, versions, "verify", str(path))
        assert code == 0, said
    assert command(later, versions, "replay", str(tmp_path / "running.tafel"), "--lang", "de")[0] == 0
    record = (tmp_path / "running.tafel").read_text(encoding="utf-8")
    visit.keep("other", record.replace("game: bazaar 1", "game: bazaar 2").replace("stall=5", "stall=4"))
    assert command(later, versions, "verify", str(tmp_path / "other.tafel"))[0] == 1, "The rules really are others."


def test_a_missing_version_keeps_only_its_own_tables_waiting(tmp_path: Path) -> None:
    earlier, later = release(tmp_path, is_later=False), release(tmp_path, is_later=True)
    visit, versions = Visit(tmp_path), tmp_path / "versions"
    database = str(tmp_path / "t.sqlite")
    with serving(database, tmp_path, earlier) as server:
        asyncio.run(visit.before(server.address))
    hidden = (versions / "bazaar_1.zip").rename(tmp_path / "hidden.zip")
    with serving(database, tmp_path, later) as server:
        for path in (f"/api/tables/{visit.running}", f"/api/tables/{visit.finished}/record"):
            refused = fetch(f"{server.address}{path}")
            assert refused.status_code == 503
            assert refused.json()["error"]["id"] == "server-error-version"
            assert refused.json()["error"]["args"]["version"] == 1
        told = asyncio.run(first_message(server.address, visit.running))
        assert '"kind":"goodbye"' in told and "server-error-version" in told
        listed = fetch(f"{server.address}/api/tables?status=running").json()
        assert visit.running in str(listed), "It is not lost."
        asyncio.run(visit.begin_anew(server.address))
        assert "Traceback" not in server.logged(), server.logged()
    code, said = command(later, versions, "verify", str(tmp_path / "finished.tafel"), "--lang", "en")
    assert code == 1 and "by version 1 of its rules, which is not kept here" in " ".join(said.split())
    hidden.rename(versions / "bazaar_1.zip")
    with serving(database, tmp_path, later) as server:
        asyncio.run(visit.play_on(server.address))
    assert command(later, versions, "verify", str(tmp_path / "running.tafel"))[0] == 0


async def first_message(address: str, table: str) -> str:
    async with await plug_in(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket", origin=address) as socket:
        told = await socket.recv()
        assert isinstance(told, str)
        return told
