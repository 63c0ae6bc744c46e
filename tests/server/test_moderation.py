"""People among themselves, hosts and keepers: mute, block, report, show out, warn, ban, remove; and the audit log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.storage.backend import Query, Work
from tests.server.client import Player, visitor
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
OPEN = {"game": "havoc", "seats": 2, "chairs": [{"kind": "you"}, {"kind": "open"}], "public": True}
PASSWORD = "correct horse"


@asynccontextmanager
async def kept_house(directory: Path, **settings: Any) -> AsyncIterator[tuple[House, Clock, Player, Player, Player]]:
    """A house with its keeper, and two people; Anita has set a public table and Mark looks on."""
    now = Clock()
    async with (
        open_house(directory, now, keepers="Warden", **settings) as (house, address),
        Player(address, 1) as keeper,
        Player(address, 2) as anita,
        Player(address, 3) as mark,
    ):
        await keeper.post("/api/me/account", {"name": "Warden", "password": PASSWORD})
        await anita.set_table(**OPEN)
        await anita.open()
        assert anita.table is not None
        await mark.open(anita.table.id)
        yield house, now, keeper, anita, mark


async def refused(player: Player, method: str, path: str, body: object = None) -> str:
    answer = await player.http.request(method, path, json=body if body is not None else {})
    assert answer.status_code in (403, 404, 409), answer.text
    return str(answer.json()["error"]["id"])


async def hear_all(*players: Player) -> None:
    for player in players:
        await player.ask(wire.Ping(player.next_id()))


async def say(player: Player, text: str) -> wire.Told:
    return await player.ask(wire.Say(player.next_id(), text))


async def act(keeper: Player, person: str, **what: Any) -> Any:
    return await keeper.post(f"/api/keeper/people/{person}", {"why": "because", **what})


def test_somebody_muted_is_not_heard_by_me_alone_and_stays_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            assert anita.table is not None
            await keeper.open(anita.table.id)
            told = await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": "mute"})
            assert [regard["person"]["id"] for regard in told.json()["regards"]] == [mark.id]
            assert isinstance(await say(mark, "Hello?"), wire.Done)
            await hear_all(anita, keeper)
            assert [line.text for line in keeper.chat] == ["Hello?"] and anita.chat == []
            assert any(isinstance(news, wire.StandingNews) for news in anita.told)
            await anita.leave()
            await anita.open()
            assert anita.chat == [], "It is kept with the guest, not with the page."
            await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": None})
            await say(mark, "Better?")
            await hear_all(anita)
            assert [line.text for line in anita.chat] == ["Better?"]
            assert (
                await refused(anita, "PUT", f"/api/me/regards/{anita.id}", {"kind": "mute"}) == "server-error-yourself"
            )

    asyncio.run(run())


def test_somebody_blocked_cannot_sit_where_i_am(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            assert anita.table is not None
            await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": "block"})
            assert await refused(mark, "POST", f"/api/tables/{anita.table.id}/sit") == "server-error-blocked"
            await say(mark, "Let me in!")
            await hear_all(anita)
            assert anita.chat == []
            chairs = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
            theirs = await keeper.set_table(game="havoc", seats=3, chairs=chairs, public=True)
            await anita.sit(theirs.id)
            assert await refused(mark, "POST", f"/api/tables/{theirs.id}/sit") == "server-error-blocked"
            other = await mark.set_table(**OPEN)
            assert (await anita.sit(other.id)).you == 1, "Whoever blocks may still choose to sit there."

    asyncio.run(run())


def test_a_report_holds_the_chat_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_house, _now, keeper, anita, mark):
            assert anita.table is not None
            table = anita.table.id
            await say(mark, "You are all fools.")
            about = {"person": mark.id, "table": table, "said": "He  insults\nus."}
            assert (await anita.http.post("/api/reports", json=about)).status_code == 204
            assert await refused(anita, "POST", "/api/reports", about) == "server-error-reported"
            for wrong in ({**about, "person": anita.id}, {**about, "person": keeper.id}):
                assert await refused(anita, "POST", "/api/reports", wrong) == "server-error-nobody-there"
            assert (await anita.http.post("/api/reports", json={**about, "said": "x" * 501})).status_code == 400
            [report] = await keeper.get("/api/keeper/reports")
            assert report["said"] == "He insults us." and report["reporter"]["id"] == anita.id
            assert [line["text"] for line in report["chat"]] == ["You are all fools."]
            await keeper.post(f"/api/keeper/tables/{table}/chat", {"lines": [1], "why": "insult"})
            [report] = await keeper.get("/api/keeper/reports")
            assert [line["text"] for line in report["chat"]] == ["You are all fools."], "What was reported stays."
            await keeper.post(f"/api/keeper/reports/{report['id']}", {"why": "done"}, 204)
            assert await keeper.get("/api/keeper/reports") == []
            path = f"/api/keeper/reports/{report['id']}"
            assert await refused(keeper, "POST", path, {"why": "again"}) == "server-error-no-report"

    asyncio.run(run())


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, now, _, anita, mark):
            for number in range(11):
                table = await mark.set_table(**OPEN)
                about = {"person": mark.id, "table": table.id, "said": "Boring."}
                answer = await anita.http.post("/api/reports", json=about)
                assert answer.status_code == (204 if number < 10 else 409)
            now.pass_by(25 * 3600)
            assert (await anita.http.post("/api/reports", json=about)).status_code == 204

    asyncio.run(run())


def test_the_host_mutes_and_shows_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, _keeper, anita, mark):
            assert anita.table is not None
            table = anita.table.id
            path = f"/api/tables/{table}/people"
            assert await refused(mark, "POST", path, {"person": anita.id, "act": "mute"}) == "server-error-host"
            assert await refused(mark, "GET", path) == "server-error-host"
            assert [person["id"] for person in await anita.get(path)] == [mark.id]
            await anita.post(path, {"person": mark.id, "act": "mute"}, 204)
            told = await say(mark, "Am I heard?")
            assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-silenced"
            await anita.post(path, {"person": mark.id, "act": "unmute"}, 204)
            assert isinstance(await say(mark, "And now?"), wire.Done)
            sitter = mark
            await anita.post(path, {"person": sitter.id, "act": "remove"}, 204)
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await sitter.hear()
            assert (await sitter.http.get(f"/api/tables/{table}")).status_code == 404
            assert await refused(sitter, "POST", f"/api/tables/{table}/sit") == "server-error-no-table"
            with pytest.raises(websockets.ConnectionClosed):
                await sitter.open(table)
            assert await refused(anita, "POST", path, {"person": anita.id, "act": "remove"}) == "server-error-yourself"

    asyncio.run(run())


def test_a_sitter_who_is_shown_out_frees_the_chair_but_nobody_leaves_a_match_that_way(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, _keeper, anita, mark):
            chairs = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
            table = await anita.set_table(game="havoc", seats=3, chairs=chairs, public=True)
            await mark.sit(table.id)
            await anita.post(f"/api/tables/{table.id}/people", {"person": mark.id, "act": "remove"}, 204)
            told = await anita.get(f"/api/tables/{table.id}")
            assert [chair["kind"] for chair in told["chairs"]] == ["person", "open", "open"]
            two = await anita.set_table(**OPEN)
            await mark.sit(two.id)
            about = {"person": mark.id, "act": "remove"}
            assert await refused(anita, "POST", f"/api/tables/{two.id}/people", about) == "server-error-seated"

    asyncio.run(run())


def test_only_keepers_find_the_keeper_s_page_and_not_by_a_token(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            paths = ["reports", "people?q=a", f"people/{mark.id}", "tables?q=a", "audit", "networks"]
            for path in paths:
                assert (await anita.http.get(f"/api/keeper/{path}")).status_code == 404
                assert (await keeper.http.get(f"/api/keeper/{path}")).status_code == 200 or path.endswith(mark.id)
            for what in ({"act": "ban", "why": "x"}, {"act": "rename", "why": "x", "name": "Keeper 2"}):
                assert await refused(anita, "POST", f"/api/keeper/people/{mark.id}", what) == "server-error-no-page"
            token = await keeper.post("/api/tokens", {"name": "mine"})
            async with visitor(base_url=keeper.address) as program:
                program.headers["Authorization"] = f"Bearer {token['secret']}"
                assert (await program.get("/api/keeper/reports")).status_code == 403
            assert (await keeper.get("/api/me/standing"))["keeper"] and not (await anita.get("/api/me/standing"))[
                "keeper"
            ]

    asyncio.run(run())


def test_a_warning_is_seen_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            await act(keeper, anita.id, act="warn", why="Mind your words.")
            await hear_all(anita)
            assert isinstance(
                next(told for told in anita.told if isinstance(told, wire.StandingNews)), wire.StandingNews
            )
            [warning] = (await anita.get("/api/me/standing"))["warnings"]
            assert warning["why"] == "Mind your words." and warning["kind"] == "warn"
            path = f"/api/me/warnings/{warning['id']}"
            assert await refused(mark, "POST", path) == "server-error-no-warning"
            await anita.post(path, status=204)
            assert (await anita.get("/api/me/standing"))["warnings"] == []
            assert await refused(anita, "POST", path) == "server-error-no-warning"

    asyncio.run(run())


def test_somebody_muted_by_a_keeper_says_nothing_anywhere_for_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, now, keeper, anita, _mark):
            await act(keeper, anita.id, act="mute", hours=2, why="Spam.")
            told = await say(anita, "Buy this!")
            assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-muted"
            assert told.problem.error.args["why"] == "Spam."
            assert (await anita.get("/api/me/standing"))["mute"]["why"] == "Spam."
            now.pass_by(2 * 3600 + 1)
            assert isinstance(await say(anita, "Good evening."), wire.Done)
            await act(keeper, anita.id, act="mute", why="Spam again.")
            told = await say(anita, "Buy this!")
            assert isinstance(told, wire.Refused) and told.problem.error.id == "server-error-muted-for-good"
            await act(keeper, anita.id, act="unmute")
            assert isinstance(await say(anita, "Thank you."), wire.Done)

    asyncio.run(run())


def test_somebody_banned_is_told_why_and_until_when_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_house, now, keeper, anita, mark):
            assert anita.table is not None
            table = anita.table.id
            await mark.sit(table)
            waiting = await mark.set_table(**OPEN)
            await act(keeper, mark.id, act="ban", hours=24, why="Insults.")
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await mark.hear()
            assert await refused(mark, "POST", "/api/tables", OPEN) == "server-error-banned"
            answer = (await mark.http.get("/api/tables")).json()
            assert answer["error"]["args"]["why"] == "Insults." and "UTC" in answer["error"]["args"]["end"]
            with pytest.raises(websockets.ConnectionClosed):
                await mark.open(table)
            assert (await mark.get("/api/me"))["id"] == mark.id
            ban = (await mark.get("/api/me/standing"))["ban"]
            assert ban["why"] == "Insults." and ban["until"] == now() + 24 * 3600 * 1000
            await hear_all(anita)
            assert anita.table is not None and anita.table.chairs[1].away, "The rule for leavers holds at once."
            assert (await anita.get(f"/api/tables/{waiting.id}"))["status"] == "closed"
            now.pass_by(24 * 3600 + 1)
            assert (await mark.http.get("/api/tables")).status_code == 200

    asyncio.run(run())


def test_a_ban_of_a_network_keeps_out_guests_but_not_the_accounts_of_a_club(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            await anita.post("/api/me/account", {"name": "Anita", "password": PASSWORD})
            networks = await keeper.post("/api/keeper/networks", {"network": "127.0.0.0/24", "why": "Flood."})
            assert [network["network"] for network in networks] == ["127.0.0.0/24"]
            assert await refused(mark, "POST", "/api/tables", OPEN) == "server-error-banned-for-good"
            async with visitor(base_url=mark.address) as stranger:
                assert (await stranger.get("/api/tables")).status_code == 403
                account = {"name": "Another", "password": PASSWORD}
                assert (await stranger.post("/api/me/account", json=account)).status_code == 403
                assert (await stranger.post("/api/sign-in", json={**account, "name": "Anita"})).status_code == 200
            await anita.set_table(**OPEN)
            for wrong in ("0.0.0.0/0", "10.0.0.0/8", "::/0", "house"):
                body = {"network": wrong, "why": "x"}
                assert await refused(keeper, "POST", "/api/keeper/networks", body) == "server-error-network"
            lifted = await keeper.post(
                "/api/keeper/networks", {"network": "127.0.0.0/24", "why": "Over.", "lift": True}
            )
            assert lifted == []
            await mark.set_table(**OPEN)

    asyncio.run(run())


def test_a_person_is_banned_by_the_address_they_came_from(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            told = await act(keeper, anita.id, act="ban-network", hours=1)
            assert told["network"] == "127.0.0.1"
            assert await refused(mark, "POST", "/api/tables", OPEN) == "server-error-banned", "Who comes from there."
            path = f"/api/keeper/people/{mark.id}"
            assert await refused(keeper, "POST", path, {"act": "warn", "why": "x"}) == "server-error-no-person"

    asyncio.run(run())


def test_an_onlooker_who_did_nothing_but_talk_can_be_found_and_banned(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, _, mark):
            assert (await keeper.http.get(f"/api/keeper/people/{mark.id}")).status_code == 404
            await say(mark, "You fools.")
            assert (await keeper.get(f"/api/keeper/people/{mark.id}"))["network"] == "127.0.0.1"
            await act(keeper, mark.id, act="ban", hours=1)
            assert await refused(mark, "GET", "/api/tables") == "server-error-banned"

    asyncio.run(run())


def test_a_rematch_of_somebody_blocked_awaits_the_others_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, _, anita, mark):
            table = await anita.set_table(**{**OPEN, "public": False})
            await mark.sit(table.id, table.key or "")
            await mark.leave()
            await mark.open(table.id)
            await mark.ask(wire.Resign("enough"))
            await anita.http.put(f"/api/me/regards/{mark.id}", json={"kind": "block"})
            made = await mark.ask(wire.Rematch("again"))
            assert isinstance(made, wire.RematchSet)
            assert (await anita.http.get(f"/api/tables/{made.table}")).status_code == 404

    asyncio.run(run())


def test_removed_chat_is_gone_from_pages_ledger_and_exports(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (house, _, keeper, anita, mark):
            assert anita.table is not None
            table = anita.table.id
            await say(mark, "A secret address: Elm Street 7.")
            await say(anita, "Please do not.")
            told = await keeper.post(f"/api/keeper/tables/{table}/chat", {"lines": [1], "why": "Private things."})
            assert [(line["text"], line["removed"]) for line in told["chat"]] == [("", True), ("Please do not.", False)]
            await hear_all(anita, mark)
            assert [(line.number, line.text, line.removed) for line in anita.chat][-1] == (1, "", True)
            late = Player(anita.address, 9)
            async with late:
                await late.open(table)
                assert [(line.text, line.removed) for line in late.chat] == [("", True), ("Please do not.", False)]
            kept = await house.server.hall.storage.read(everything_written(table))
            assert "Elm Street" not in kept and "Please do not." in kept
            live = house.server.hall.tables[table]
            live.table = None
            assert [line.removed for line in (await house.server.hall.reread(live)).chat] == [True, False]
            body = {"lines": [7], "why": "x"}
            assert await refused(keeper, "POST", f"/api/keeper/tables/{table}/chat", body) == "server-error-no-line"

    asyncio.run(run())


def everything_written(table: str) -> Work[str]:
    rows = yield Query("SELECT body FROM entries WHERE table_id = $1", (table,))
    return "\n".join([row["body"] for row in rows])


def test_a_keeper_closes_tables_and_a_match_ends_there_without_a_result(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, mark):
            assert anita.table is not None
            table = anita.table.id
            await mark.sit(table)
            closed = await keeper.http.request("DELETE", f"/api/keeper/tables/{table}", json={"why": "Nonsense."})
            assert closed.status_code == 204
            await hear_all(anita)
            assert anita.sight is not None and anita.sight.standings is not None
            assert anita.sight.standings.reason.id == "server-reason-closed"
            assert (await anita.get(f"/api/people/{anita.id}"))["results"] == []
            again = await keeper.http.request("DELETE", f"/api/keeper/tables/{table}", json={"why": "Nonsense."})
            assert again.json()["error"]["id"] == "server-error-table-over"
            waiting = await anita.set_table(**OPEN)
            await keeper.http.request("DELETE", f"/api/keeper/tables/{waiting.id}", json={"why": "Nonsense."})
            assert (await anita.get(f"/api/tables/{waiting.id}"))["status"] == "closed"
            [found, *_] = await keeper.get(f"/api/keeper/tables?q={waiting.id[4:]}")
            assert found["id"] == waiting.id and found["status"] == "closed"

    asyncio.run(run())


def test_a_person_is_renamed_at_their_tables_and_told_why(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, _):
            assert anita.table is not None
            await anita.post("/api/me/account", {"name": "Rude Word", "password": PASSWORD})
            told = await act(keeper, anita.id, act="rename", name="Anita", why="Not here.")
            assert told["person"]["name"] == "Anita"
            assert (await anita.get(f"/api/tables/{anita.table.id}"))["chairs"][0]["name"] == "Anita"
            [warning] = (await anita.get("/api/me/standing"))["warnings"]
            assert (warning["kind"], warning["why"]) == ("rename", "Not here.")
            await anita.post("/api/sign-in", {"name": "anita", "password": PASSWORD})
            body = {"act": "rename", "name": "Warden", "why": "x"}
            assert await refused(keeper, "POST", f"/api/keeper/people/{anita.id}", body) == "server-error-name-taken"

    asyncio.run(run())


def test_every_act_is_in_the_audit_log_and_nothing_changes_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, now, keeper, anita, _mark):
            await anita.post("/api/me/account", {"name": "Anita", "password": PASSWORD})
            for what in ("warn", "mute", "unmute", "ban", "unban"):
                now.pass_by(1)
                await act(keeper, anita.id, act=what, why=f"for {what}")
            lines = await keeper.get("/api/keeper/audit")
            assert [line["act"] for line in lines] == ["lift", "ban", "lift", "mute", "warn"]
            assert {line["who"] for line in lines} == {"Warden"} and {line["person"]["name"] for line in lines} == {
                "Anita"
            }
            assert [line["why"] for line in lines][-1] == "for warn"
            earlier = await keeper.get(f"/api/keeper/audit?before={lines[2]['at']}")
            assert [line["act"] for line in earlier] == ["mute", "warn"]
            assert len((await keeper.get(f"/api/keeper/people/{anita.id}"))["audit"]) == 5
            empty = {"act": "warn", "why": " "}
            assert await refused(keeper, "POST", f"/api/keeper/people/{anita.id}", empty) == "server-error-why"
            lift = {"act": "unban", "why": "x"}
            path = f"/api/keeper/people/{anita.id}"
            assert await refused(keeper, "POST", path, lift) == "server-error-nothing-to-lift"
            own = {"act": "ban", "why": "x"}
            assert await refused(keeper, "POST", f"/api/keeper/people/{keeper.id}", own) == "server-error-is-keeper"

    asyncio.run(run())
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tafelrunde").rglob("*.py")]
    assert not [text for text in sources if re.search(r"(UPDATE|DELETE FROM|REPLACE INTO) audit\b", text)]


def test_people_are_found_by_name_and_id(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept_house(tmp_path) as (_, _, keeper, anita, _):
            assert anita.table is not None
            await anita.http.patch("/api/me", json={"name": "Anita Őri"})
            for text in ("nita", "ANITA", anita.id):
                [found] = await keeper.get(f"/api/keeper/people?q={text}")
                assert found["person"]["id"] == anita.id and found["seen"] is not None
            assert await keeper.get("/api/keeper/people?q=100%25") == []
            told = await keeper.get(f"/api/keeper/people/{anita.id}")
            assert [table["id"] for table in told["tables"]] == [anita.table.id]

    asyncio.run(run())
