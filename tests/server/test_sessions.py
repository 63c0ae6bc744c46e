"""Sessions and tokens: who is signed in where, what ends when, in every process at once; what was there goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from tafelrunde.server.http import wire
from tafelrunde.server.people.devices import device_of, shortened
from tafelrunde.server.people.people import A_DAY, MOST_TOKENS, SEEN_EVERY
from tafelrunde.server.storage.sessions import LONGEST_SESSION, MOST_SESSIONS, sessions_of
from tests.server.client import Player, plug_in, visitor
from tests.server.inside import Clock, open_house
from tests.server.test_tables import TWO

pytestmark = pytest.mark.once

ANITA = {"name": "Anita", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
)


@asynccontextmanager
async def signed_in(address: str, agent: str = FIREFOX, **credentials: str) -> AsyncIterator[Player]:
    player = Player(address)
    player.http.headers["User-Agent"] = agent
    async with player:
        player.id = (await player.post("/api/sign-in", credentials or ANITA))["id"]
        yield player


async def closed_by(player: Player) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
        while True:
            await player.hear()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


async def is_out(player: Player, cookie: str) -> bool:
    answer = await player.http.get("/api/sessions", headers={"Cookie": f"tafelrunde={cookie}"})
    assert answer.status_code in (200, 401), answer.text
    return answer.status_code == 401 and answer.json()["error"]["id"] == "server-error-ended"


def cookie_of(player: Player) -> str:
    return str(player.http.cookies["tafelrunde"])


def test_devices_are_told_in_plain_words() -> None:
    assert device_of(FIREFOX) == ("Firefox", "Linux")
    assert device_of(PHONE) == ("Safari", "iPhone")
    assert device_of(EDGE) == ("Edge", "Windows")
    assert device_of("python-httpx/0.28") == ("", "")
    assert len(shortened("x" * 5000)) == 200 and shortened("a\x00\u202eb\n") == "ab"


def test_sessions_are_listed_and_end_one_by_one(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (_, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            async with signed_in(address) as desk, signed_in(address, PHONE) as phone:
                told = await desk.get("/api/sessions")
                assert [found["here"] for found in told].count(True) == 1
                assert {(found["browser"], found["system"]) for found in told} == {
                    ("", ""), ("Firefox", "Linux"), ("Safari", "iPhone"),
                }  # fmt: skip
                lost = next(found for found in told if found["system"] == "iPhone")
                table = await phone.set_table(**TWO)
                await phone.open()
                await desk.open(table.id)
                assert (await anita.http.delete("/api/sessions/nothing")).status_code == 404
                assert (await desk.http.delete(f"/api/sessions/{lost['id']}")).status_code == 204
                assert await closed_by(phone) == 4401
                assert await is_out(phone, cookie_of(phone))
                assert isinstance(await desk.ask(wire.Ping("still")), wire.Done)
                assert len(await desk.get("/api/sessions")) == 2
                now.pass_by(SEEN_EVERY / 1000 + 1)
                seen = {found["id"]: found["seen"] for found in await desk.get("/api/sessions")}
                again = {found["id"]: found["seen"] for found in await desk.get("/api/sessions")}
                assert max(again.values()) == now.at and sorted(again.values())[0] < now.at, (seen, again)
                await desk.post("/api/sessions/end-others", status=204)
                assert [found["here"] for found in await desk.get("/api/sessions")] == [True]
                assert await is_out(anita, cookie_of(anita))
                assert isinstance(await desk.ask(wire.Ping("alone")), wire.Done)

    asyncio.run(run())


def test_nobody_ends_the_sessions_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as thief:
            await anita.post("/api/me/account", ANITA)
            await thief.post("/api/me/account", {"name": "Thief", "password": "correct horse"})
            (own,) = await anita.get("/api/sessions")
            assert (await thief.http.delete(f"/api/sessions/{own['id']}")).status_code == 404
            assert len(await anita.get("/api/sessions")) == 1
            assert own["id"] not in cookie_of(anita), "The list does not tell what opens the door."

    asyncio.run(run())


def test_a_person_has_only_so_many_sessions(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (house, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            people = house.server.people
            somebody = await people.of_cookie(cookie_of(anita))
            assert somebody is not None
            for _ in range(MOST_SESSIONS + 5):
                now.pass_by(1)
                await people.begin(people.enter(somebody.row, "x"))
            assert len(await house.server.hall.storage.read(sessions_of(anita.id))) == MOST_SESSIONS
            assert await is_out(anita, cookie_of(anita)), "It was not used for the longest time."

    asyncio.run(run())


def test_a_session_that_nobody_uses_is_over_some_day(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (_, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            for _ in range(3):
                now.pass_by(LONGEST_SESSION / 2000)
                assert not await is_out(anita, cookie_of(anita))
            now.pass_by(LONGEST_SESSION / 1000)
            assert await is_out(anita, cookie_of(anita))

    asyncio.run(run())


def test_signing_up_renews_the_cookie(tmp_path: Path) -> None:
    """Somebody who planted or knew the guest's cookie, or made a token with it, is not in the account."""

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as thief:
            table = await anita.set_table(**TWO)
            before = cookie_of(anita)
            token = (await anita.post("/api/tokens", {"name": "spy"}))["secret"]
            thief.http.cookies.set("tafelrunde", before, domain="127.0.0.1")
            await thief.open(table.id)
            await anita.post("/api/me/account", ANITA)
            assert cookie_of(anita) != before
            assert await closed_by(thief) == 4401
            assert await is_out(anita, before)
            spied = await anita.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            assert spied.status_code == 401
            assert (await anita.get(f"/api/tables/{table.id}"))["you"] == 0

    asyncio.run(run())


def test_two_sign_ups_of_one_guest_at_once_make_one_account(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            asked = [{"name": name, "password": "correct horse"} for name in ("One", "Two")]
            headers = {"Cookie": f"tafelrunde={cookie_of(anita)}"}
            async with visitor(base_url=address, headers=headers) as page:
                answers = await asyncio.gather(*[page.post("/api/me/account", json=body) for body in asked])
            assert sorted([answer.status_code for answer in answers]) == [200, 409]
            made = next(answer for answer in answers if answer.status_code == 200).json()["name"]
            for body in asked:
                expected = 200 if body["name"] == made else 401
                assert (await anita.http.post("/api/sign-in", json=body)).status_code == expected

    asyncio.run(run())


@pytest.mark.parametrize("does_something", [False, True])
def test_a_guest_who_signs_out_is_gone(does_something: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            token = ""
            if does_something:
                await anita.set_table(**TWO)
                token = (await anita.post("/api/tokens", {"name": "bot"}))["secret"]
            before = cookie_of(anita)
            await anita.post("/api/sign-out", status=204)
            assert cookie_of(anita) != before and await is_out(anita, before)
            anita.http.cookies.clear()
            again = await anita.http.get("/api/me", headers={"Cookie": f"tafelrunde={before}"})
            assert again.status_code == 200 and again.json()["id"] != anita.id
            for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("GET", "/api/me/tables")):
                asked = await anita.http.request(
                    method, path, json=None if method == "GET" else {}, headers={"Cookie": f"tafelrunde={before}"}
                )
                assert asked.status_code in (400, 401), "Nothing is done in the name of somebody else."
                assert asked.status_code == 401 or method == "POST"
            if token:
                spied = await anita.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
                assert spied.status_code == 401

    asyncio.run(run())


def test_a_new_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            await anita.post("/api/me/password", {"old": "correct horse", "new": "battery staple"}, status=409)
            await anita.post("/api/me/account", ANITA)
            token = (await anita.post("/api/tokens", {"name": "bot"}))["secret"]
            async with signed_in(address) as thief:
                table = await thief.set_table(**TWO)
                await thief.open()
                wrong = {"old": "wrong horse", "new": "battery staple"}
                assert (await anita.post("/api/me/password", wrong, status=401))["error"][
                    "id"
                ] == "server-error-password"
                short = {"old": "correct horse", "new": "short"}
                await anita.post("/api/me/password", short, status=400)
                stolen = cookie_of(anita)
                await anita.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
                assert await closed_by(thief) == 4401 and await is_out(thief, cookie_of(thief))
                assert await is_out(thief, stolen), "A copy of this very cookie is worth nothing either."
                assert (await anita.get(f"/api/tables/{table.id}"))["you"] == 0
                await thief.post("/api/sign-in", ANITA, status=401)
                await thief.post("/api/sign-in", {"name": "Anita", "password": "battery staple"})
                kept = await anita.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
                assert kept.json()["id"] == anita.id

    asyncio.run(run())


def test_cookies_from_before_sessions_go_on_working(tmp_path: Path) -> None:
    """A database of the version before: a guest, an account on two devices, a stranger, a token without an end."""

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita, Player(address) as mark:
            await anita.post("/api/me/account", ANITA)
            token = (await anita.post("/api/tokens", {"name": "bot"}))["secret"]
            table = await mark.set_table(**TWO)
            people = house.server.people
        with sqlite3.connect(tmp_path / "inside.sqlite") as file:
            for name in ("letters", "letter_keys", "emails", "sessions"):
                file.execute(f"DROP TABLE {name}")
            for name in ("scope", "expires"):
                file.execute(f"ALTER TABLE tokens DROP COLUMN {name}")
            file.execute("DELETE FROM _yoyo_migration WHERE migration_id LIKE '0003%'")
            file.execute("UPDATE people SET session = 3 WHERE account IS NOT NULL")
        file.close()

        def old(person: str, session: int) -> str:
            return f"{person}.{session}.{people.sign(f'{person}.{session}')}"

        async with open_house(tmp_path) as (house, address):
            async with visitor(base_url=address) as page:
                for cookie, id in ((old(anita.id, 3), anita.id), (old(mark.id, 0), mark.id), (old("new", 0), "new")):
                    page.cookies.clear()
                    page.cookies.set("tafelrunde", cookie, domain="127.0.0.1")
                    assert (await page.get("/api/me/tables")).status_code == 200
                    assert (await page.get("/api/me")).json()["id"] == id
                    assert dict(page.cookies)["tafelrunde"] != cookie, "From now on it is a session of its own."
                    assert (await page.get("/api/me")).json()["id"] == id
                    assert (await page.patch("/api/me", json={"language": "hu"})).json()["id"] == id
                    listed = (await page.get("/api/sessions")).json()
                    assert [found["here"] for found in listed] == [True]
                program = {"Authorization": f"Bearer {token}"}
                assert (await page.get("/api/me", headers=program)).json()["id"] == anita.id
                page.cookies.clear()
                for cookie in (old(anita.id, 2), old(anita.id, 4), old("new", 1)):
                    header = {"Cookie": f"tafelrunde={cookie}"}
                    assert (await page.get("/api/sessions", headers=header)).status_code == 401
            async with Player(address) as desk, Player(address) as phone:
                desk.http.cookies.clear()
                phone.http.cookies.clear()
                phone.http.cookies.set("tafelrunde", old(anita.id, 3), domain="127.0.0.1")
                await phone.open(table.id)
                desk.http.cookies.set("tafelrunde", old(anita.id, 3), domain="127.0.0.1")
                (only,) = await desk.get("/api/tokens")
                assert only["scope"] == "play" and only["expires"] > time.time() * 1000
                await desk.post("/api/sessions/end-others", status=204)
                assert await closed_by(phone) == 4401
                assert await is_out(phone, old(anita.id, 3))
                assert (await desk.get("/api/me"))["id"] == anita.id

    asyncio.run(run())


# Tokens


def test_a_token_that_may_only_look_cannot_act(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, visitor() as program:
            table = await anita.set_table(**TWO)
            token = await anita.post("/api/tokens", {"name": "watcher", "scope": "read"})
            assert token["scope"] == "read"
            program.base_url = httpx.URL(address)
            header = {"Authorization": f"Bearer {token['secret']}"}
            program.headers.update(header)
            assert (await program.get(f"/api/tables/{table.id}")).json()["you"] == 0
            for method, path, body in (
                ("PATCH", "/api/me", {"name": "Other"}),
                ("POST", "/api/tables", TWO),
                ("POST", f"/api/tables/{table.id}/stand", None),
                ("DELETE", f"/api/tables/{table.id}", None),
            ):
                answer = await program.request(method, path, json=body)
                assert answer.status_code == 403 and answer.json()["error"]["id"] == "server-error-read-only", path
            socket = address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
            anita.socket = await plug_in(socket, additional_headers=header)
            assert isinstance(await anita.hear(), wire.Welcome)
            assert isinstance(await anita.ask(wire.Ping("look")), wire.Done)
            for said in (wire.Say("say", "Hello"), wire.Resign("resign"), wire.AskHint("hint"), wire.Rematch("more")):
                told = await anita.ask(said)
                assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-read-only"

    asyncio.run(run())


def test_tokens_run_out(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (_, address), Player(address) as anita:
            for days in (0, 366, -1):
                await anita.post("/api/tokens", {"name": "bot", "days": days}, status=400)
            await anita.post("/api/tokens", {"name": "bot", "scope": "everything"}, status=400)
            table = await anita.set_table(**TWO)
            token = await anita.post("/api/tokens", {"name": "bot", "days": 7})
            assert token["expires"] == now.at + 7 * A_DAY
            header = {"Authorization": f"Bearer {token['secret']}"}
            socket = address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
            anita.socket = await plug_in(socket, additional_headers=header)
            assert isinstance(await anita.hear(), wire.Welcome)
            assert (await anita.http.get("/api/me", headers=header)).status_code == 200
            now.pass_by(7 * 24 * 3600)
            assert (await anita.http.get("/api/me", headers=header)).status_code == 401
            assert await closed_by(anita) == 4401
            assert await anita.get("/api/tokens") == []
            for number in range(MOST_TOKENS):
                await anita.post("/api/tokens", {"name": f"bot {number}", "days": 1})
            await anita.post("/api/tokens", {"name": "one more"}, status=409)
            now.pass_by(24 * 3600)
            await anita.post("/api/tokens", {"name": "one more"})

    asyncio.run(run())


def test_a_token_cannot_touch_what_opens_the_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, visitor() as program:
            await anita.post("/api/me/account", ANITA)
            token = await anita.post("/api/tokens", {"name": "bot"})
            (own,) = await anita.get("/api/sessions")
            program.base_url = httpx.URL(address)
            program.headers["Authorization"] = f"Bearer {token['secret']}"
            for method, path, body in (
                ("GET", "/api/sessions", None),
                ("DELETE", f"/api/sessions/{own['id']}", None),
                ("POST", "/api/sessions/end-others", None),
                ("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
                ("PATCH", "/api/me", {"email": "thief@tafel.example", "password": "correct horse"}),
                ("POST", "/api/me/email/letter", None),
            ):
                answer = await program.request(method, path, json=body)
                assert answer.status_code == 403 and answer.json()["error"]["id"] == "server-error-cookie-only", path

    asyncio.run(run())


def test_only_the_sockets_of_an_ended_token_are_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as bot:
            table = await anita.set_table(**TWO)
            await anita.open()
            token = await anita.post("/api/tokens", {"name": "bot"})
            socket = address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
            header = {"Authorization": f"Bearer {token['secret']}"}
            bot.socket = await plug_in(socket, additional_headers=header)
            assert (await anita.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
            assert await closed_by(bot) == 4401
            assert isinstance(await anita.ask(wire.Ping("here")), wire.Done)

    asyncio.run(run())


def test_a_page_that_asks_several_things_at_once_becomes_one_guest(tmp_path: Path) -> None:
    """With a cookie from each answer, what was done under the first would be somebody else's when the next came in."""

    async def run() -> None:
        async with open_house(tmp_path) as (_, address), visitor(base_url=address) as page:
            paths = ("/api/me", "/api/learn", "/api/learn/havoc", "/api/me/tables", "/api/tables", "/api/me/standing")
            answers = await asyncio.gather(*[page.get(path) for path in paths])
            assert [answer.status_code for answer in answers] == [200] * len(paths)
            assert ["set-cookie" in answer.headers for answer in answers] == [True, *[False] * (len(paths) - 1)]
            noted = await page.post("/api/learn/havoc/notes", json={"what": "glance", "on": True})
            assert "set-cookie" not in noted.headers
            assert "glance" in (await page.get("/api/learn/havoc")).json()["learned"]

    asyncio.run(run())
