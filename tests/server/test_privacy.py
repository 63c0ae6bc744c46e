"""Who is forgotten leaves no name anywhere; everybody can have all that the house knows of them; private tables show to
nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from tafelrunde.core.match import Match
from tafelrunde.server.http import wire
from tafelrunde.server.people import known
from tafelrunde.server.storage.backend import Query, Work
from tafelrunde.server.storage.faces import Face, faces_of
from tafelrunde.server.tables.expiry import Expiry
from tests.server.client import Player, visitor
from tests.server.conftest import Postgres
from tests.server.houses import running
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

NAME = "Kunigunde die Erste"
FOR_TWO = [{"kind": "you"}, {"kind": "open"}]


async def call(player: Player, name: str) -> None:
    answer = await player.http.patch("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text


async def hear_face(player: Player) -> wire.FaceNews:
    while True:
        told = await player.hear()
        if isinstance(told, wire.FaceNews):
            return told


async def finished_match(one: Player, other: Player, public: bool = True) -> str:
    """A match that the second player gives up."""
    table = await one.set_table(game="druidenwalzer", chairs=FOR_TWO, public=public)
    await other.sit(table.id, table.key or "")
    await other.open(table.id)
    assert isinstance(await other.ask(wire.Resign(other.next_id())), wire.Done)
    await other.leave()
    other.sight, other.chapters, other.chat = None, [], []
    return table.id


def test_who_is_forgotten_leaves_no_name_anywhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as gone, Player(address) as stays:
            await gone.post("/api/me/account", {"name": NAME, "password": "correct horse"})
            await gone.post("/api/tokens", {"name": f"program of {NAME}"})
            over = await finished_match(stays, gone)
            closed = await gone.set_table(game="havoc", chairs=FOR_TWO, public=True)
            assert (await gone.http.delete(f"/api/tables/{closed.id}")).status_code == 204
            table = await stays.set_table(game="druidenwalzer", chairs=FOR_TWO, public=True)
            await gone.open(table.id)
            assert isinstance(await gone.ask(wire.Say("looking-on", "I only look on")), wire.Done)
            await gone.sit(table.id)
            assert isinstance(await gone.ask(wire.Say("sitting", "Now I play")), wire.Done)
            await stays.open(table.id)
            assert [line.name for line in stays.chat] == [NAME, NAME]
            assert stays.table is not None and stays.table.chairs[1].name == NAME
            assert (await gone.http.delete("/api/me")).status_code == 204
            news = await hear_face(stays)
            assert (news.person, news.name, news.who) == (gone.id, "", "gone"), "Open pages are told at once."
            assert stays.table.chairs[1].who == "gone" and [line.who for line in stays.chat] == ["gone", "gone"]
            record = await stays.text(f"/api/tables/{over}/record")
            assert Match.load(record).names[1] == "a guest"
            for path in (
                f"/api/tables/{over}", f"/api/tables/{over}/record", f"/api/tables/{over}/replay",
                f"/api/tables/{closed.id}", f"/api/tables/{table.id}", f"/api/people/{gone.id}", "/api/me/tables",
                "/api/tables?status=running", "/api/ranking/druidenwalzer",
            ):  # fmt: skip
                assert NAME not in await stays.text(path), path
            profile = await stays.get(f"/api/people/{gone.id}")
            assert profile["person"] == {"id": gone.id, "name": "", "who": "gone"}
            assert profile["results"] == [] and profile["ratings"] == []
            other = await stays.post("/api/me/account", {"name": NAME, "password": "correct horse"})
            assert other["name"] == NAME, "The name is free again."
            await stays.http.patch("/api/me", json={"name": "Somebody Else"})

    asyncio.run(run())
    db = sqlite3.connect(tmp_path / "inside.sqlite")
    dump = "\n".join(db.iterdump())
    db.close()
    assert NAME not in dump, "Nothing in the database has the name any more."


def test_a_guest_who_only_talked_is_forgotten_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as host, Player(address) as guest:
            table = await host.set_table(game="havoc", chairs=FOR_TWO, public=True)
            await guest.open(table.id)
            await guest.ask(wire.Say("hello", "Hello"))
            cookie = guest.http.cookies["tafelrunde"]
            assert guest.chat[0].who == "guest" and guest.chat[0].name
            assert (await guest.http.delete("/api/me")).status_code == 204
            await host.open(table.id)
            assert (host.chat[0].name, host.chat[0].who, host.chat[0].text) == ("", "gone", "Hello")
            async with visitor(base_url=address, cookies={"tafelrunde": cookie}) as thief:
                answer = await thief.get("/api/me")
                assert answer.status_code != 200 or answer.json()["id"] != guest.id

    asyncio.run(run())


def test_that_somebody_was_forgotten_does_not_expire(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as gone, Player(address) as idle:
            await call(gone, "Gone")
            await call(idle, "Idle")
            assert (await gone.http.delete("/api/me")).status_code == 204
            now.pass_by(4000 * 24 * 3600)
            hall = house.server.hall
            for _ in range(2):
                await Expiry(hall).one_round()
            hall.known.forget_all()
            faces = await hall.known.faces([gone.id, idle.id])
            assert faces[gone.id].who == "gone"
            assert faces[idle.id].name != "Idle"
            assert await hall.storage.read(counted("faces")) == 1, "An idle guest leaves nothing behind."

    asyncio.run(run())


def test_a_stranger_has_nothing_to_forget(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), visitor(base_url=address) as stranger:
            assert (await stranger.delete("/api/me")).status_code == 204
            rows = await house.server.hall.storage.read(counted("people"))
            assert rows == 0

    asyncio.run(run())


def counted(kind: str) -> Work[int]:
    rows = yield Query(f"SELECT COUNT(*) AS count FROM {kind}", ())
    count: int = rows[0]["count"]
    return count


def test_a_new_name_is_no_entry_and_shows_everywhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            over = await finished_match(anita, mark)
            table = await anita.set_table(game="havoc", chairs=FOR_TWO, public=True)
            await mark.open(table.id)
            await mark.ask(wire.Say("hello", "Hello"))
            written = await house.server.hall.storage.read(counted("entries"))
            await call(anita, "Anita")
            assert (await hear_face(mark)).name == "Anita"
            await call(mark, "Márk")
            assert (await hear_face(mark)).name == "Márk" and mark.chat[0].name == "Márk"
            assert await house.server.hall.storage.read(counted("entries")) == written
            assert [chair["name"] for chair in (await mark.get(f"/api/tables/{over}"))["chairs"]] == ["Anita", "Márk"]

    asyncio.run(run())


def test_names_are_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is told, everybody who is not known yet is asked for once."""
    asked: list[str] = []

    def counting(people: list[str]) -> Work[dict[str, Face]]:
        asked.extend(people)
        return faces_of(people)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            table = await anita.set_table(game="havoc", chairs=[*FOR_TWO, {"kind": "open"}], public=True)
            await anita.open(table.id)
            await mark.sit(table.id)
            monkeypatch.setattr(known, "faces_of", counting)
            house.server.hall.known.forget_all()
            for number in range(30):
                await anita.ask(wire.Say(f"say-{number}", "Hello"))
                await mark.get("/api/tables")
            assert sorted(asked) == sorted([anita.id, mark.id])

    asyncio.run(run())


def test_a_name_that_was_read_while_it_changed_is_not_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            await call(anita, "Before")
            mind = house.server.hall.known
            mind.forget_all()
            storage = mind.storage
            real = storage.read

            async def slow_read(work: Work[object]) -> object:
                found = await real(work)
                mind.forget([anita.id])  # the news of another process comes in between
                return found

            storage.read = slow_read  # type: ignore[assignment, method-assign]
            try:
                await mind.faces([anita.id])
            finally:
                storage.read = real  # type: ignore[method-assign]
            assert anita.id not in mind.kept

    asyncio.run(run())


def test_what_happens_is_told_even_if_names_cannot_be_looked_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            table = await anita.set_table(game="havoc", chairs=FOR_TWO, public=True)
            await anita.open(table.id)
            mind = house.server.hall.known
            mind.forget_all()
            real = mind.storage.read

            async def away(work: Work[object]) -> object:
                raise OSError("The storage rests.")

            mind.storage.read = away  # type: ignore[assignment, method-assign]
            try:
                assert isinstance(await anita.ask(wire.Say("hello", "Hello")), wire.Done)
            finally:
                mind.storage.read = real  # type: ignore[method-assign]
            assert [(line.text, line.who) for line in anita.chat] == [("Hello", "gone")]
            assert (await anita.get(f"/api/tables/{table.id}"))["chairs"][0]["who"] == "guest"

    asyncio.run(run())


def test_other_processes_hear_of_a_new_name_and_of_a_forgotten_one(postgres: Postgres, tmp_path: Path) -> None:
    async def run(one: str, other: str) -> None:
        async with Player(one) as anita, Player(one) as mark:
            table = await anita.set_table(game="havoc", chairs=FOR_TWO, public=True)
            mark.move_to(other)
            await mark.open(table.id)
            await call(anita, "Anita")
            assert (await hear_face(mark)).name == "Anita"
            assert (await mark.get(f"/api/tables/{table.id}"))["chairs"][0]["name"] == "Anita"
            assert (await anita.http.delete("/api/me")).status_code == 204
            assert (await hear_face(mark)).who == "gone"
            assert (await mark.get(f"/api/tables/{table.id}"))["chairs"][0]["who"] == "gone"

    database = postgres.database()
    with running(database, tmp_path) as first, running(database, tmp_path) as second:
        asyncio.run(run(first.address, second.address))


def test_private_tables_show_in_nobodys_public_profile(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as mark:
            public, private = await finished_match(anita, mark), await finished_match(anita, mark, public=False)
            for reader, person, tables in (
                (anita, anita, [private, public]), (mark, anita, [public]), (anita, mark, [public]),
            ):  # fmt: skip
                results = (await reader.get(f"/api/people/{person.id}"))["results"]
                assert [result["table"] for result in results] == tables
                assert [result["public"] for result in results] == [table == public for table in tables]

    asyncio.run(run())


def test_everything_that_the_house_has_of_somebody(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            await anita.post("/api/me/account", {"name": "Anita", "password": "correct horse"})
            token = await anita.post("/api/tokens", {"name": "my bot"})
            await anita.http.patch("/api/me", json={"language": "hu"})
            over = await finished_match(anita, mark, public=False)
            closed = await anita.set_table(game="havoc", chairs=FOR_TWO)
            await anita.http.delete(f"/api/tables/{closed.id}")
            seen = await mark.set_table(game="havoc", chairs=FOR_TWO, public=True)
            await anita.open(seen.id)
            await anita.ask(wire.Say("hello", "I look on"))
            await mark.open(seen.id)
            await mark.ask(wire.Say("hello", "That is mine"))
            muted = await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": "mute"})
            assert muted.status_code == 200
            answer = await anita.http.get("/api/me/everything")
            assert answer.headers["content-disposition"] == 'attachment; filename="tafelrunde.json"'
            told = msgspec.json.decode(answer.content, type=wire.Everything)
            assert (told.me.name, told.me.language) == ("Anita", "hu")
            assert [(kept.name, kept.secret) for kept in told.tokens] == [("my bot", None)]
            assert [(said.table, said.text) for said in told.said] == [(seen.id, "I look on")]
            assert [result.table for result in told.results] == [over]
            assert [session.here for session in told.sessions] == [True]
            assert [(regard.person.id, regard.kind) for regard in told.regards] == [(mark.id, "mute")]
            assert {own.table.id: own.table.status for own in told.tables} == {over: "over", closed.id: "closed"}
            record = next(own.record for own in told.tables if own.table.id == over)
            assert record is not None and Match.load(record).names[0] == "Anita"
            assert record == await anita.text(f"/api/tables/{over}/record")
            for secret in (token["secret"], "argon2", house.server.people.secret.decode()):
                assert secret not in answer.text
            assert "That is mine" not in answer.text, "What others said is theirs."
            program = {"Authorization": f"Bearer {token['secret']}"}
            async with visitor(base_url=address, headers=program) as bot:
                assert (await bot.get("/api/me/everything")).status_code == 403
            nothing = msgspec.json.decode((await mark.http.get("/api/me/everything")).content, type=wire.Everything)
            assert nothing.tokens == [] and nothing.tables

    asyncio.run(run())


def test_everything_is_bounded_and_written_once_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.server.http import privacy

    async def run() -> None:
        async with open_house(tmp_path, rate=1) as (_, address), Player(address) as anita:
            for _ in range(4):
                await anita.set_table(game="havoc", chairs=FOR_TWO)
            monkeypatch.setattr(privacy, "MOST_TABLES", 3)
            told = msgspec.json.decode((await anita.http.get("/api/me/everything")).content, type=wire.Everything)
            assert len(told.tables) == 3
            privacy.writing.add(anita.id)
            assert (await anita.http.get("/api/me/everything")).status_code == 429
            privacy.writing.discard(anita.id)
            asked = [(await anita.http.get("/api/me/everything")).status_code for _ in range(4)]
            assert asked[-1] == 429, "Nobody asks for it all the time."
            assert not privacy.writing

    asyncio.run(run())
