"""An account's name is its own: nobody else bears it, nor one that looks like it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.server.errors import Refusal
from tafelrunde.server.people import names
from tafelrunde.server.people.people import own_name
from tafelrunde.server.people.skeleton import checked_name, look_of
from tests.server.client import Player
from tests.server.inside import open_house

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "name",
    ["Őri Ányta", "Müßiggänger", "Γιώργος", "Владимир", "山田太郎", "やまだ タロー", "김철수", "Kim 김철수", "מרים",
     "محمد", "O’Neill-Smith", "Anna 2", "नरेश", "🦊"],
)  # fmt: skip
def test_ordinary_names_of_all_alphabets_are_names(name: str) -> None:
    assert own_name(name, "") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Ann\u0430", "server-error-name-mixed"),  # Cyrillic a
        ("Γιώργος Smith", "server-error-name-mixed"),
        ("An\u200bna", "server-error-name-hidden"),
        ("Anna\u202e", "server-error-name-hidden"),
        ("\u2067Anna", "server-error-name-hidden"),
        ("\u3164", "server-error-name-hidden"),  # a Hangul letter that shows nothing
        ("\u2800", "server-error-name-hidden"),
        ("Anna\ufe0f", "server-error-name-hidden"),
        ("A\u0301\u0302\u0303\u0304\u0305", "server-error-name"),
        ("...", "server-error-name"),
        ("x" * 41, "server-error-name"),
        ("\x07", "server-error-name"),
        ("Tafelrunde", "server-error-name-reserved"),
        ("TafeIrunde", "server-error-name-reserved"),  # with a capital i
        ("a guest", "server-error-name-reserved"),
        ("Ein Gast", "server-error-name-reserved"),
        ("egy vendég", "server-error-name-reserved"),
        ("Keeper", "server-error-name-reserved"),
        ("Gastgeber", "server-error-name-reserved"),
        ("Házigazda", "server-error-name-reserved"),
        ("Adalbert 123", "server-error-name-reserved"),
        ("Anna (master bot)", "server-error-name-reserved"),
    ],
)
def test_what_is_no_name_is_refused_with_a_reason(name: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        own_name(name, "")
    assert caught.value.message_id == why


def test_all_names_that_the_house_gives_are_kept_for_it() -> None:
    assert names.is_reserved(names.guest_name("somebody"))


def test_an_id_is_never_taken_for_an_option() -> None:
    ids = {names.person_id() for _ in range(2_000)}
    assert len(ids) == 2_000 and not any(id.startswith("-") for id in ids)


def test_bots_bear_names_of_people_and_step_back_for_them() -> None:
    assert not any(names.is_reserved(name) for name in names.BOTS)
    assert names.bot_name(["Konrad", "Ilona"]) not in ("Konrad", "Ilona")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ilona", "llona"), ("Oscar", "0scar"), ("Arno", "Amo"), ("Oca", "\u041e\u0441\u0430"), ("Anna", "ANNA"),
        ("oca", "\u041e\u0421\u0410"), ("Anna", "\uff21nna"), ("Bob", "B0b"), ("Ábel", "A\u0301bel"),
    ],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert any(left == right for left, right in zip(look_of(one), look_of(other), strict=True))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "Lan"), ("Kata", "Káta"), ("Jenő", "Jenö"), ("Gotz", "Götz"), ("Anna", "Hanna"), ("Ali", "All")],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not any(left == right for left, right in zip(look_of(one), look_of(other), strict=True))


def test_a_name_of_one_alphabet_stays_as_it_is_written() -> None:
    assert checked_name("  Ányta   Őri ") == "Ányta Őri"


def test_whoever_is_content_with_a_made_up_name_keeps_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as guest:
            name = (await guest.get("/api/me"))["name"]
            answer = await guest.http.patch("/api/me", json={"name": name, "language": "de"})
            assert answer.status_code == 200 and answer.json()["name"] == name and not answer.json()["named"]

    asyncio.run(run())


def test_nobody_bears_the_name_of_an_account_or_one_that_looks_like_it(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            open_house(tmp_path, database=database) as (_, address),
            Player(address) as owner,
            Player(address) as early,
            Player(address) as guest,
            Player(address) as second,
        ):
            assert (await early.http.patch("/api/me", json={"name": "dorka"})).status_code == 200
            await early.set_table(game="havoc", chairs=[{"kind": "you"}, {"kind": "open"}], public=True)
            await early.open()
            await owner.post("/api/me/account", {"name": "Dorka", "password": "correct horse"})
            me = await early.get("/api/me")
            assert not me["named"] and me["name"] != "dorka", "A guest gives way to an account."
            while early.table is None or early.table.chairs[0].name != me["name"]:
                await early.hear()
            for name in ("Dorka", "DORKA", "D0rka", "dorka ", "Ｄorka"):
                answer = await guest.http.patch("/api/me", json={"name": name})
                assert answer.status_code == 409, name
                assert answer.json()["error"]["id"] == "server-error-name-taken"
                body = {"name": name, "password": "correct horse"}
                await second.post("/api/me/account", body, status=409)
            assert (await guest.http.patch("/api/me", json={"name": "Borka"})).status_code == 200
            assert (await owner.http.patch("/api/me", json={"name": "Dorka", "language": "de"})).status_code == 200
            assert (await owner.http.patch("/api/me", json={"name": "Dóra"})).status_code == 200
            assert (await guest.http.patch("/api/me", json={"name": "Dorka"})).status_code == 200, "It is free again."
            both = [await guest.http.patch("/api/me", json={"language": "hu"}), await guest.http.get("/api/me")]
            assert [answer.json()["name"] for answer in both] == ["Dorka", "Dorka"]

    asyncio.run(run())
