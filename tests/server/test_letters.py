"""Letters: to confirmed addresses only, so many and no more, with a link that ends them; new passwords by letter."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.app import House
from tafelrunde.server.people.letters import MOST_QUESTIONS, MOST_RESETS, RESET_WITHIN, folded
from tests.server.client import Player, visitor
from tests.server.inside import Clock, open_house, until
from tests.server.post import PostOffice, key_in, post_office, text_of
from tests.server.test_sessions import ANITA, closed_by, cookie_of, is_out, signed_in
from tests.server.test_tables import TWO

pytestmark = pytest.mark.once

EMAIL = "anita@tafel.example"
Test = Callable[[PostOffice, House, Clock, Player], Awaitable[None]]


def with_post(tmp_path: Path, test: Test, **chosen: Any) -> None:
    """A house with a post office, and Anita with an account."""

    async def run(office: PostOffice, settings: dict[str, Any]) -> None:
        now = Clock()
        async with open_house(tmp_path, now, **settings | chosen) as (house, address), Player(address) as anita:
            await anita.post("/api/me/account", ANITA)
            await test(office, house, now, anita)

    with post_office() as (office, settings):
        asyncio.run(run(office, settings))


async def set_email(anita: Player, email: str = EMAIL, status: int = 200, **more: object) -> Any:
    body = {"email": email, "password": "correct horse", **more}
    answer = await anita.http.patch("/api/me", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def confirm(anita: Player, office: PostOffice, email: str = EMAIL) -> None:
    number = len(office.kept) + 1
    await set_email(anita, email)
    key = key_in(await office.letter(number), "confirm")
    assert await anita.post("/api/email/confirm", {"key": key}) == {"email": email}


async def forget_password(anita: Player, email: str = EMAIL) -> None:
    await anita.post("/api/password/forgot", {"email": email}, status=204)


def damaged(key: str) -> str:
    """One letter of it is another one."""
    return f"{key[:-5]}{'y' if key[-5] == 'x' else 'x'}{key[-4:]}"


async def quiet(house: House, office: PostOffice) -> int:
    """How many letters have come when nothing is on its way any more."""
    await until(lambda: not house.server.letters.tasks)
    return len(office.kept)


def test_an_address_is_confirmed_before_anything_else_is_sent_to_it(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        me = await set_email(anita, mail_turns=True)
        assert me["email"] == EMAIL and not me["email_confirmed"]
        letter = await office.letter(1)
        assert letter["To"] == EMAIL and letter["Auto-Submitted"] == "auto-generated"
        assert "Anita" not in text_of(letter), "Nobody writes to strangers through us."
        await anita.set_table(game="havoc", clock={"kind": "slow", "hours": 24})
        await forget_password(anita)
        await asyncio.sleep(0.3)
        assert await quiet(house, office) == 1
        key = key_in(letter, "confirm")
        async with visitor(base_url=anita.address) as elsewhere:  # nobody is signed in there
            assert (await elsewhere.post("/api/email/confirm", json={"key": damaged(key)})).status_code == 404
            assert (await elsewhere.post("/api/email/confirm", json={"key": key})).json() == {"email": EMAIL}
            assert (await elsewhere.post("/api/email/confirm", json={"key": key})).status_code == 404
        assert (await anita.get("/api/me"))["email_confirmed"]
        await anita.post("/api/me/email/letter", status=204)
        assert await quiet(house, office) == 1, "There is nothing more to confirm."

    with_post(tmp_path, test, mail_after=0)


def test_another_address_takes_the_password_and_is_confirmed_anew(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        refused = await set_email(anita, status=401, password="wrong horse")
        assert refused["error"]["id"] == "server-error-password"
        assert (await anita.http.patch("/api/me", json={"email": EMAIL})).status_code == 401
        assert (await anita.get("/api/me"))["email"] == ""
        await confirm(anita, office)
        stale = await set_email(anita, "other@tafel.example")
        assert not stale["email_confirmed"]
        key = key_in(await office.letter(2), "confirm")
        await set_email(anita, EMAIL)
        assert not (await anita.get("/api/me"))["email_confirmed"], "Once given up, it may be somebody else's."
        await anita.post("/api/email/confirm", {"key": key}, status=404)
        assert (await anita.http.patch("/api/me", json={"email": EMAIL, "language": "de"})).status_code == 200
        gone = await set_email(anita, "")
        assert gone["email"] == "" and not gone["email_confirmed"]

    with_post(tmp_path, test)


def test_letters_are_limited_by_person_address_and_network(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await set_email(anita)
        for _ in range(MOST_QUESTIONS - 1):
            await anita.post("/api/me/email/letter", status=204)
        refused = await anita.post("/api/me/email/letter", status=429)
        assert refused["error"]["id"] == "server-error-letters"
        async with Player(anita.address) as other:  # another person, the same address
            assert (await other.http.patch("/api/me", json={"email": EMAIL.upper()})).status_code == 429
            assert (await other.get("/api/me"))["email"] == ""
        statuses = [
            (await anita.http.patch("/api/me", json={"email": f"a{number}@b.example", "password": "correct horse"}))
            for number in range(6)
        ]
        assert [answer.status_code for answer in statuses] == [200] * 3 + [429] * 3, "So many for one person in a day."
        assert await quiet(house, office) == MOST_QUESTIONS + 3
        now.pass_by(24 * 3600 + 1)
        await anita.post("/api/me/email/letter", status=204)
        letters = house.server.letters
        for number in range(200):
            if not await letters.counts(network=("10.0.0.1", 120)):
                break
        assert number == 120
        assert await letters.counts(network=("10.0.0.2", 120))

    with_post(tmp_path, test)


def test_every_letter_can_be_ended_in_one_click(tmp_path: Path, database: str) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await confirm(anita, office)
        await set_email(anita, mail_turns=True)
        await anita.set_table(game="havoc", clock={"kind": "slow", "hours": 24})
        await forget_password(anita)
        await office.letter(3)
        for _, letter in office.kept:
            off = letter["List-Unsubscribe"]
            assert off.startswith(f"<{anita.address}/letters?key=") and off.endswith(">")
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert off[1:-1] in text_of(letter)
        link = office.kept[0][1]["List-Unsubscribe"][1:-1]
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        async with visitor() as program:
            page = await program.get(link)
            assert page.status_code == 200 and "html" in page.headers["content-type"]
            assert (await anita.get("/api/me"))["mail_turns"], "Looking at the page ends nothing."
            bad = await program.post(damaged(link), content="List-Unsubscribe=One-Click", headers=form)
            assert bad.status_code == 404
            for _ in range(2):
                done = await program.post(link, content="List-Unsubscribe=One-Click", headers=form)
                assert done.status_code == 204 and "set-cookie" not in done.headers
            elsewhere = await program.post(f"{anita.address}/api/tables", content="a=b", headers=form)
            assert elsewhere.status_code == 400, "Forms are read nowhere else."
        me = await anita.get("/api/me")
        assert not me["mail_turns"] and me["email_confirmed"] and me["email"] == EMAIL

    with_post(tmp_path, test, mail_after=0, database=database)


def test_who_never_asked_for_a_letter_ends_them_by_the_first(tmp_path: Path, database: str) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await set_email(anita, "victim@tafel.example")
        letter = await office.letter(1)
        async with visitor() as program:
            assert (await program.post(letter["List-Unsubscribe"][1:-1])).status_code == 204
        assert (await anita.get("/api/me"))["email"] == ""
        await anita.post("/api/email/confirm", {"key": key_in(letter, "confirm")}, status=404)

    with_post(tmp_path, test, database=database)


def test_a_new_password_by_letter(tmp_path: Path, database: str) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await confirm(anita, office)
        table = await anita.set_table(**TWO)
        await anita.open()
        async with Player(anita.address) as owner:
            await forget_password(owner, " ANITA@tafel.EXAMPLE ")
            letter = await office.letter(2)
            assert letter["To"] == EMAIL and "Anita: " in text_of(letter)
            first = key_in(letter, "reset")
            await forget_password(owner)
            key = key_in(await office.letter(3), "reset")
            new = "battery staple"
            await owner.post("/api/password/reset", {"key": first, "password": new}, status=404)
            await owner.post("/api/password/reset", {"key": key, "password": "short"}, status=400)
            before = cookie_of(owner)
            me = await owner.post("/api/password/reset", {"key": key, "password": new})
            assert me["id"] == anita.id and cookie_of(owner) != before
            assert await closed_by(anita) == 4401 and await is_out(anita, cookie_of(anita))
            await owner.post("/api/password/reset", {"key": key, "password": "another one"}, status=404)
            await anita.post("/api/sign-in", ANITA, status=401)
            await anita.post("/api/sign-in", {"name": "Anita", "password": new})
            assert (await owner.get(f"/api/tables/{table.id}"))["you"] == 0

    with_post(tmp_path, test, database=database)


def test_a_link_for_a_new_password_does_not_last(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await confirm(anita, office)
        await forget_password(anita)
        late = key_in(await office.letter(2), "reset")
        now.pass_by(RESET_WITHIN / 1000 + 1)
        await anita.post("/api/password/reset", {"key": late, "password": "battery staple"}, status=404)
        await forget_password(anita)
        moved = key_in(await office.letter(3), "reset")
        await set_email(anita, "other@tafel.example")
        await office.letter(4)  # which asks the other address
        await anita.post("/api/password/reset", {"key": moved, "password": "battery staple"}, status=404)
        await confirm(anita, office)
        await forget_password(anita)
        used = key_in(await office.letter(len(office.kept) + 1), "reset")
        await anita.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
        await anita.post("/api/password/reset", {"key": used, "password": "another one"}, status=404)

    with_post(tmp_path, test)


def test_the_answer_does_not_tell_whether_an_address_is_known(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await confirm(anita, office)
        told = []
        for email in (EMAIL, "nobody@tafel.example", "not an address"):
            answer = await anita.http.post("/api/password/forgot", json={"email": email})
            told.append((answer.status_code, answer.content, sorted(answer.headers)))
        assert told[0] == told[1] == told[2] and told[0][0] == 204
        for _ in range(MOST_RESETS + 3):
            await forget_password(anita)
        await office.letter(1 + MOST_RESETS)
        assert await quiet(house, office) == 1 + MOST_RESETS, "Beyond that the answer is the same, and no letter goes."

    with_post(tmp_path, test)


def test_two_accounts_with_one_address_get_a_link_each(tmp_path: Path) -> None:
    async def test(office: PostOffice, house: House, now: Clock, anita: Player) -> None:
        await confirm(anita, office)
        async with Player(anita.address) as berta:
            await berta.post("/api/me/account", {"name": "Berta", "password": "correct horse"})
            await confirm(berta, office)
            await forget_password(anita)
            text = text_of(await office.letter(3))
            lines = {line.partition(": ")[0]: line.partition("#")[2] for line in text.splitlines() if "/reset#" in line}
            assert set(lines) == {"Anita", "Berta"}
            me = await berta.post("/api/password/reset", {"key": lines["Berta"], "password": "battery staple"})
            assert me["name"] == "Berta"
        async with signed_in(anita.address) as again:
            assert again.id == anita.id

    with_post(tmp_path, test)


def test_a_letter_that_cannot_be_sent_holds_nobody_up(tmp_path: Path) -> None:
    async def run() -> None:
        post: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": 9, "mail_from": "table@tafel.example"}
        async with (
            open_house(tmp_path, address="http://127.0.0.1:{port}", **post) as (house, address),
            Player(address) as anita,
        ):
            assert (await anita.http.patch("/api/me", json={"email": EMAIL})).status_code == 200
            while house.server.letters.tasks:
                await asyncio.sleep(0.01)
            assert house.server.letters.post.waiting == 0

    asyncio.run(run())


def test_without_a_way_to_send_mail_no_letter_is_promised(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            assert not (await anita.get("/api/house"))["mail"]
            assert (await anita.http.patch("/api/me", json={"email": EMAIL})).status_code == 200
            refused = await anita.post("/api/me/email/letter", status=503)
            assert refused["error"]["id"] == "server-error-no-mail"

    asyncio.run(run())
    assert folded(" Straße@Tafel.Example ") == folded("STRASSE@tafel.example")
