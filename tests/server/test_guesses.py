"""Guessing passwords is slow for whoever guesses and costs the owner nothing; a club comes in, a flood does not."""

from __future__ import annotations

import asyncio
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.server.errors import TooFast, Unavailable
from tafelrunde.server.http import wire
from tafelrunde.server.http.limits import Limit
from tafelrunde.server.people.guesses import FREE, LONGEST_WAIT, MEMORY, Guesses, Turns
from tests.server.client import Player
from tests.server.inside import open_house
from tests.server.test_sessions import ANITA
from tests.server.test_tables import TWO

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills again while a test runs, however long that takes."""
    monkeypatch.setattr("tafelrunde.server.http.limits.monotonic", lambda: 1000.0)
    monkeypatch.setattr("tafelrunde.server.people.people.Guesses", lambda scale: Guesses(scale, lambda: 1000.0))


def caller(address: str, place: int) -> httpx.AsyncClient:
    """Somebody who calls from another address: all of 127.0.0.0/8 is this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{place}")
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=60)


def test_the_wait_grows_and_is_forgotten() -> None:
    now = 0.0
    guesses = Guesses(clock=lambda: now)
    waits = []
    for _ in range(FREE + 14):
        guesses.begin("anita", "thief")
        with pytest.raises(TooFast) as refused:
            for _ in range(FREE):
                guesses.begin("anita", "thief")
        guesses.begin("anita", "owner")
        guesses.forget("anita", "owner")
        guesses.begin("berta", "thief")
        guesses.forget("berta", "thief")
        waits.append(int(refused.value.args_told["seconds"]))
        now += waits[-1]
    assert waits[:3] == [2, 3, 5] and waits[-1] >= LONGEST_WAIT and waits == sorted(waits)
    now += MEMORY + 1
    for _ in range(FREE):
        guesses.begin("anita", "thief")


def test_a_stranger_who_guesses_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, rate=1) as (_, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            async with caller(address, 2) as thief, caller(address, 3) as owner:
                wrong = [
                    await thief.post("/api/sign-in", json={"name": "Anita" + " " * number, "password": "wrong horse"})
                    for number in range(FREE + 4)
                ]
                assert [answer.status_code for answer in wrong] == [401] * FREE + [429] * 4
                assert wrong[-1].json()["error"]["id"] == "server-error-guesses"
                assert int(wrong[-1].headers["retry-after"]) >= 1
                right = await thief.post("/api/sign-in", json=ANITA)
                assert right.status_code == 429, "Not even the right password is looked at."
                at_once = await asyncio.gather(
                    *[
                        owner.post("/api/sign-in", json={**ANITA, "password": f"wrong {n}{n}{n}"})
                        for n in range(FREE + 3)
                    ]
                )
                assert [answer.status_code for answer in at_once].count(401) == FREE, "At once counts too."
            async with caller(address, 4) as owner:
                assert (await owner.post("/api/sign-in", json=ANITA)).status_code == 200
                other = {"old": "wrong horse", "new": "battery staple"}
                changes = [(await owner.post("/api/me/password", json=other)).status_code for _ in range(FREE + 2)]
                assert changes == [401] * FREE + [429] * 2, "A stolen cookie is no way to guess faster."

    asyncio.run(run())


def test_of_one_address_only_wrong_passwords_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.accounts.SIGN_IN", Limit(4, 0.1))

    async def run() -> None:
        async with open_house(tmp_path, rate=1) as (_, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            for _ in range(8):
                assert (await anita.http.post("/api/sign-in", json=ANITA)).status_code == 200
            others = [{"name": f"Nobody {number}", "password": "wrong horse"} for number in range(8)]
            statuses = [(await anita.http.post("/api/sign-in", json=other)).status_code for other in others]
            assert statuses == [401] * 4 + [429] * 4, "Whoever tries many accounts is held back too."

    asyncio.run(run())


def test_two_at_a_time_and_everybody_in_turn() -> None:
    async def run() -> None:
        turns, running, most, order = Turns(2, most=10), 0, 0, list[str]()

        async def one(network: str) -> None:
            nonlocal running, most
            async with turns.of(network):
                running += 1
                most = max(most, running)
                order.append(network)
                await asyncio.sleep(0.01)
                running -= 1

        flood = [asyncio.create_task(one("flood")) for _ in range(30)]
        await asyncio.sleep(0)
        owner = asyncio.create_task(one("owner"))
        given_up = asyncio.create_task(one("gone"))
        await asyncio.sleep(0)
        given_up.cancel()
        done = await asyncio.gather(*flood, owner, given_up, return_exceptions=True)
        assert most == 2 and "owner" in order[:5], order
        assert done[-2] is None and isinstance(done[-1], asyncio.CancelledError)
        assert len([one for one in done if isinstance(one, Unavailable)]) >= 18, "What waits is bounded."
        assert turns.free == 2 and not turns.lines

    asyncio.run(run())


def test_a_hundred_newcomers_of_a_club_come_in_at_once(tmp_path: Path) -> None:
    """All behind one address, with the usual limits: they load the page, say their language and name, sit down in
    pairs, and every tenth makes an account. For the limits it is one moment; the machine has them come in groups."""

    async def newcomer(address: str, player: Player, number: int) -> None:
        for path in ("/", "/api/house", "/words/words.hu.ftl", "/words/server.hu.ftl", "/mark.svg"):
            assert (await player.http.get(path)).status_code in (200, 404)
        for number_of_part in range(12):  # scripts, styles, fonts
            assert (await player.http.get(f"/assets/{number_of_part}.js")).status_code == 404
        await player.__aenter__()
        for path in ("/api/me/tables", "/api/tables", "/api/tables?status=running"):
            await player.get(path)
        for change in ({"language": "hu"}, {"name": f"Newcomer {number}"}):
            assert (await player.http.patch("/api/me", json=change)).status_code == 200
        if number % 10 == 0:
            await player.post("/api/me/account", {"name": f"Member {number}", "password": "correct horse"})

    async def run() -> None:
        async with open_house(tmp_path, rate=1, connections_each=200) as (_, address):
            people = [Player(address) for _ in range(100)]
            for player in people:
                player.http.timeout = httpx.Timeout(120)
            for first in range(0, 100, 10):
                group = enumerate(people[first : first + 10], first)
                await asyncio.gather(*[newcomer(address, player, number) for number, player in group])
            for host, guest in zip(people[::2], people[1::2], strict=True):
                table = await host.set_table(**TWO)
                await guest.sit(table.id)
                await host.open()
                await guest.open()
                assert isinstance(await guest.ask(wire.Ping("here")), wire.Done)
            for player in people:
                await player.__aexit__()

    asyncio.run(run())


def test_a_flood_from_one_address_is_held_back_and_others_are_not(tmp_path: Path) -> None:
    async def flood(client: httpx.AsyncClient, count: int, method: str, path: str, **more: Any) -> list[int]:
        statuses = []
        for _ in range(count // 50):
            answers = await asyncio.gather(*[client.request(method, path, **more) for _ in range(50)])
            statuses += [answer.status_code for answer in answers]
        return statuses

    async def run() -> None:
        async with open_house(tmp_path, rate=0.2) as (_, address):  # a fifth of the usual limits: the test is faster
            async with caller(address, 2) as bad, caller(address, 3) as good:
                asked = await flood(bad, 1400, "GET", "/healthz")
                assert asked.count(200) == 800 and asked.count(429) == 600
                assert (await good.get("/healthz")).status_code == 200
            async with caller(address, 4) as bad, caller(address, 5) as good:
                bad.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
                made = await flood(bad, 100, "GET", "/api/me")
                assert made.count(200) == 30, "Guests are not made without end."
                assert (await good.get("/api/me")).status_code == 200
            async with caller(address, 6) as bad, caller(address, 6) as neighbour:
                await bad.get("/api/me")
                assert (await flood(bad, 100, "GET", "/api/me")).count(200) < 30, "One person asks too often;"
                assert (await neighbour.get("/api/me")).status_code == 200, "another one at the same address does not."
            async with caller(address, 7) as bad, caller(address, 8) as good:
                asked = await flood(bad, 100, "POST", "/api/sign-in", json={"name": "Anita", "password": "wrong horse"})
                assert asked.count(401) == 1 and asked.count(429) == 99
            async with caller(address, 9) as bad, caller(address, 8) as good:
                letters = await flood(bad, 100, "POST", "/api/password/forgot", json={"email": "a@b.example"})
                assert letters.count(204) == 30
                assert (await good.get("/api/me")).status_code == 200

    asyncio.run(run())
