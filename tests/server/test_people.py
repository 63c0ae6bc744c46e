"""Guests, accounts, tokens, ratings; forged cookies and tokens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tafelrunde.server.people.ratings import Finish, Skill, level_like, rate, shown
from tests.server.client import Player, visitor
from tests.server.inside import open_house

pytestmark = pytest.mark.once


def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, Player(address) as other:
            me = await anita.get("/api/me")
            assert me["guest"] and not me["named"] and me["name"]
            table = await anita.set_table(game="havoc")
            made = await anita.post("/api/me/account", {"name": "Ányta  Őri", "password": "correct horse"})
            assert made["id"] == me["id"] and made["name"] == "Ányta Őri" and not made["guest"]
            assert (await anita.get(f"/api/tables/{table.id}"))["you"] == 0
            await other.post("/api/me/account", {"name": "ányta őri", "password": "correct horse"}, status=409)
            await other.post("/api/sign-in", {"name": "Ányta Őri", "password": "wrong horse"}, status=401)
            await other.post("/api/sign-in", {"name": "Nobody", "password": "wrong horse"}, status=401)
            signed = await other.post("/api/sign-in", {"name": "ÁNYTA ŐRI", "password": "correct horse"})
            assert signed["id"] == me["id"]
            assert [found["id"] for found in (await other.get("/api/me/tables"))["tables"]] == [table.id]
            await other.post("/api/sign-out", status=204)
            assert (await other.get("/api/me"))["id"] != me["id"]
            assert (await anita.get("/api/me"))["id"] == me["id"], "Only that session has ended."

    asyncio.run(run())


def test_a_new_name_shows_at_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            table = await anita.set_table(game="havoc")
            answer = await anita.http.patch("/api/me", json={"name": "Anita", "language": "hu"})
            assert answer.json()["named"] and answer.json()["language"] == "hu"
            assert (await anita.get(f"/api/tables/{table.id}"))["chairs"][0]["name"] == "Anita"
            assert (await anita.http.patch("/api/me", json={"name": "\u202e\n"})).status_code == 409
            assert (await anita.http.patch("/api/me", json={"email": "nobody"})).status_code == 409
            assert (await anita.http.delete("/api/me")).status_code == 204
            assert (await anita.get(f"/api/people/{anita.id}"))["person"]["name"] != "Anita"

    asyncio.run(run())


def test_tokens(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, visitor() as program:
            token = await anita.post("/api/tokens", {"name": "my bot"})
            program.base_url = httpx.URL(address)
            program.headers["Authorization"] = f"Bearer {token['secret']}"
            assert (await program.get("/api/me")).json()["id"] == anita.id
            assert (await program.post("/api/sign-out")).status_code == 403
            assert [found["secret"] for found in await anita.get("/api/tokens")] == [None]
            assert (await anita.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
            assert (await program.get("/api/me")).status_code == 401

    asyncio.run(run())


@pytest.mark.parametrize("forged", ["x", "a.0.b", "..", "a" * 5000, "é.0.é"])
def test_forged_cookies_and_tokens_do_not_hold(forged: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita, visitor() as thief:
            thief.base_url = httpx.URL(address)
            cookie = anita.http.cookies["tafelrunde"]
            person, session, signature = cookie.split(".")
            forgeries = [
                forged,
                f"{person}.1.{signature}",
                f"other.{session}.{signature}",
                f"{person}.0.{signature[:-1]}",
            ]
            for text in forgeries:
                header = {b"Cookie": f"tafelrunde={text}".encode()}
                answer = await thief.get("/api/me", headers=header)
                assert answer.status_code == 200 and answer.json()["id"] != anita.id
                refused = await thief.get("/api/me", headers={b"Authorization": f"Bearer {text}".encode()})
                assert refused.status_code == 401

    asyncio.run(run())


def test_ratings_of_a_match_with_a_leaver_cost_the_others_nothing() -> None:
    before = {"a": Skill(25.0, 8.0), "b": Skill(25.0, 8.0), "c": Skill(25.0, 8.0)}
    fair = [Finish("a", None, 1, False), Finish("b", None, 3, False), Finish("c", None, 2, False)]
    after = rate(fair, before)
    assert after["a"].mu > 25 > after["b"].mu
    left = [Finish("a", None, 1, False), Finish("b", None, 3, False), Finish("c", None, 2, True)]
    after = rate(left, before)
    assert after["a"].mu > 25 and after["b"].mu >= 25 > after["c"].mu
    with_bot = rate([Finish("a", None, 2, False), Finish("", "master", 1, False)], before)
    assert with_bot["a"].mu < 25
    assert shown(25, 25 / 3) == 1000 and shown(0, 9) == 0
    assert [level_like(mu) for mu in (None, 1.0, 24.0, 99.0)] == ["knight", "squire", "knight", "master"]


def test_the_ranking_names_accounts(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            assert await anita.get("/api/ranking/havoc") == {"game": "havoc", "people": []}
            assert (await anita.http.get("/api/ranking/chess")).status_code == 409

    asyncio.run(run())
