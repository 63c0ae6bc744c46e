"""At the table: undo, retries, reconnecting, clocks, leavers, resigning, agreeing, rematch, chat, invitations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.tables import playing
from tafelrunde.server.tables.clocks import MOST_RETURNS, Clocks, LiveClock, Outages, SteadyClock
from tests.server.client import Player
from tests.server.houses import PATIENCE
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

TWO: dict[str, Any] = {"game": "havoc", "seats": 2, "chairs": [{"kind": "you"}, {"kind": "open"}], "public": True}


def at_a_table(
    tmp_path: Path,
    test: Callable[[House, Clock, Player, Player], Awaitable[None]],
    seed: bytes | None = None,
    **about: Any,
) -> None:
    """Two people at a table with their pages open, dealt from this seed if it matters."""

    async def run() -> None:
        now = Clock()
        async with (
            open_house(tmp_path, now) as (house, address),
            Player(address, 1) as anita,
            Player(address, 2) as mark,
        ):
            if seed is not None:
                house.server.hall.seed = lambda: seed
            if about.get("rated"):
                for player, name in ((anita, "Anita"), (mark, "Mark")):
                    await player.post("/api/me/account", {"name": name, "password": "correct horse"})
            table = await anita.set_table(**{**TWO, **about})
            await mark.sit(table.id, table.key or "")
            await anita.open()
            await mark.open()
            await test(house, now, anita, mark)

    asyncio.run(run())


async def both_hear(anita: Player, mark: Player) -> None:
    """Everything told so far has arrived."""
    await anita.ask(wire.Ping(anita.next_id()))
    await mark.ask(wire.Ping(mark.next_id()))


async def until(told: Callable[[], bool], *players: Player) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                await player.ask(wire.Ping(player.next_id()))
            if told():
                return
            await asyncio.sleep(0.05)


async def play_until_undo(anita: Player, mark: Player) -> tuple[Player, Player]:
    """Play until somebody can take the last action back; that one first."""
    for _ in range(300):
        for one, other in ((anita, mark), (mark, anita)):
            assert one.sight is not None and other.sight is not None
            if one.sight.can_undo:
                return one, other
            if one.sight.legal:
                assert isinstance(await one.act(one.chance.choice(one.sight.legal)), wire.Done)
                await both_hear(anita, mark)
    raise AssertionError("Nothing could be taken back.")


def test_what_can_be_taken_back_is_not_shown_to_others(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, other = await play_until_undo(anita, mark)
        assert one.sight is not None and other.sight is not None
        settled = one.sight.settled
        assert len(one.chapters) > settled + 1 and len(other.chapters) == settled + 1
        assert one.chapters[-1].fresh
        before = len(other.raw)
        assert isinstance(await one.ask(wire.Undo("back")), wire.Done)
        assert isinstance(await one.ask(wire.Undo("back")), wire.Done), "A retry is answered alike."
        await both_hear(anita, mark)
        assert [text for text in other.raw[before:] if '"kind":"done"' not in text] == []
        refused = await other.ask(wire.Undo("theirs"))
        assert isinstance(refused, wire.Refused) and refused.problem.error.id == "error-no-undo"

    at_a_table(tmp_path, test)


def test_the_same_id_is_played_once(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.sight is not None
        first = anita.sight.legal[0]
        assert isinstance(await anita.act(first, "a"), wire.Done)
        chapters = len(anita.chapters)
        assert isinstance(await anita.act(first, "a"), wire.Done)
        assert len(anita.chapters) == chapters
        other = await mark.ask(wire.Act("a", [999]))
        assert isinstance(other, wire.Refused), "Ids belong to their person."

    at_a_table(tmp_path, test)


def test_a_page_resumes_where_it_was(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await mark.leave()
        playing = asyncio.create_task(anita.play())

        async def go_on() -> None:
            if mark.sight is not None and mark.sight.legal:
                await mark.act(mark.chance.choice(mark.sight.legal))
            else:
                await mark.hear()

        for _ in range(4):
            await mark.open()
            for _ in range(10):
                await go_on()
            await mark.leave()
        await mark.open()
        while mark.sight is None or mark.sight.settled < 40:
            await go_on()
        await mark.leave()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await anita.ask(wire.Ping("quiet"))  # what was on its way has been played
        fresh = Player(mark.address)
        fresh.http.cookies = mark.http.cookies
        assert mark.table is not None
        await mark.open()
        await fresh.open(mark.table.id)
        settled = mark.sight.settled if mark.sight is not None else 0
        told = [(chapter.number, chapter.seat, chapter.events) for chapter in mark.chapters[: settled + 1]]
        assert [(part.number, part.seat, part.events) for part in fresh.chapters[: settled + 1]] == told
        short = await fresh.open(mark.table.id, since="")
        assert len([part for part in short.chapters if part.number <= settled]) == 40
        await fresh.leave()
        await fresh.http.aclose()

    at_a_table(tmp_path, test)


def test_a_leaver_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.sight is not None and mark.sight is not None
        assert [clock.left for clock in mark.sight.clocks] == [60_000, 60_000]
        assert [clock.running for clock in mark.sight.clocks] == [True, False]
        now.pass_by(61)
        await until(lambda: mark.table is not None and mark.table.chairs[0].away, anita, mark)
        assert mark.table is not None
        assert mark.table.chairs[0].level == "knight" and mark.table.chairs[0].name != ""
        refused = await anita.act(0)
        assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-away"
        assert isinstance(await anita.ask(wire.TakeSeatBack("again")), wire.Done)
        await both_hear(anita, mark)
        assert not mark.table.chairs[0].away
        assert anita.sight.clocks[0].left >= 60_000

    at_a_table(tmp_path, test, clock={"kind": "live", "seconds": 60, "increment": 5})


def test_resigning_ends_a_match_of_two_and_costs_rating(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert isinstance(await anita.ask(wire.Resign("enough")), wire.Done)
        await both_hear(anita, mark)
        assert mark.table is not None and mark.table.status == "over" and mark.table.standings is not None
        assert mark.table.standings.places == [2, 1]
        assert mark.table.standings.reason == wire.MessageJson("server-reason-resigned", {"seat": {"seat": 0}})
        winner, loser = [await player.get(f"/api/people/{player.id}") for player in (mark, anita)]
        assert winner["results"][0]["place"] == 1 and loser["results"][0]["left"]
        assert loser["ratings"][0]["mu"] < 25 and winner["ratings"] == [], "Nothing was played yet that could be won."
        text = await mark.text(f"/api/tables/{mark.table.id}/record")
        assert "seed:" in text and "secret:" not in text

    at_a_table(tmp_path, test, rated=True)


def test_people_agree_to_end_and_play_again(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        early = await anita.ask(wire.Rematch("early"))
        assert isinstance(early, wire.Refused)
        await anita.ask(wire.AgreeToEnd("offer"))
        await both_hear(anita, mark)
        assert mark.sight is not None and mark.sight.agreed == [0]
        await mark.ask(wire.AgreeToEnd("fine"))
        assert mark.sight.standings is not None and mark.sight.standings.places == [1, 1]
        one = await anita.ask(wire.Rematch("again"))
        two = await mark.ask(wire.Rematch("again"))
        assert isinstance(one, wire.RematchSet) and isinstance(two, wire.RematchSet) and one.table == two.table
        told = await mark.sit(one.table)
        assert told.status == "running" and told.you == 1

    at_a_table(tmp_path, test, public=False)


def test_an_offer_to_end_can_be_declined_and_withdrawn(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.sight is not None and mark.sight is not None and anita.table is not None
        assert isinstance(await mark.ask(wire.DeclineToEnd("nothing")), wire.Done)
        assert anita.table.remarks == [], "There was nothing to decline."
        await anita.ask(wire.AgreeToEnd("offer"))
        assert isinstance(await anita.ask(wire.DeclineToEnd("own")), wire.Done)
        await both_hear(anita, mark)
        assert mark.sight.agreed == [0], "An offer of one's own is not declined but withdrawn."
        await mark.ask(wire.DeclineToEnd("no"))
        await both_hear(anita, mark)
        assert anita.table is not None and anita.sight.agreed == []
        assert [(remark.kind, remark.seat) for remark in anita.table.remarks] == [("declined", 1)]
        assert anita.table.remarks[0].after == anita.sight.settled
        await anita.ask(wire.AgreeToEnd("again"))
        await anita.ask(wire.AgreeToEnd("back", agree=False))
        await both_hear(anita, mark)
        assert mark.sight.agreed == [] and mark.table is not None and len(mark.table.remarks) == 1
        assert mark.table.status == "running"

    at_a_table(tmp_path, test)


def test_who_resigns_among_three_is_told_as_such_to_all(tmp_path: Path) -> None:
    """A bot plays on; the others see who resigned, and nobody is offered to come back."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        async with Player(anita.address) as third:
            assert anita.table is not None
            await third.sit(anita.table.id, anita.table.key or "")
            await third.open()
            assert isinstance(await mark.ask(wire.Resign("enough")), wire.Done)
            await third.ask(wire.Ping("1"))
            assert third.table is not None and third.table.status == "running"
            chairs = third.table.chairs
            assert [chair.resigned for chair in chairs] == [False, True, False]
            assert chairs[1].away and chairs[1].level
            assert [(remark.kind, remark.seat) for remark in third.table.remarks] == [("resigned", 1)]
            refused = await mark.ask(wire.TakeSeatBack("again"))
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-resigned"

    at_a_table(tmp_path, test, seats=3, chairs=[{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])


def test_chat_and_presence(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert mark.table is not None
        async with Player(anita.address) as onlooker:
            await onlooker.open(mark.table.id)
            assert onlooker.presence == wire.Presence([0, 1], 1, [], [], None)
            await onlooker.ask(wire.Say("hi", "  good   evening "))
            assert isinstance(await onlooker.act(0), wire.Refused)
            await both_hear(anita, mark)
            assert [(line.seat, line.text) for line in mark.chat] == [(-1, "good evening")]
            assert mark.presence == wire.Presence([0, 1], 1, [], [], None)
        await until(lambda: mark.presence == wire.Presence([0, 1], 0, [], [], None), mark)
        await mark.leave()
        await mark.open()
        assert len(mark.chat) == 1, "Chat is resumed too."

    at_a_table(tmp_path, test)


def test_hint_and_preview(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.sight is not None
        told = await anita.ask(wire.AskHint("help"))
        assert isinstance(told, wire.Hint) and told.choice in anita.sight.legal and told.action == told.choice.number
        assert told.chance is not None and 0 <= told.chance <= 1 and len(told.reasons) <= 3
        assert [said.id for said in told.says] in (["hint-says"], ["hint-says", "hint-simulations"])
        shown = await anita.ask(wire.AskPreview("what-if", [anita.sight.legal[0].number]))
        assert isinstance(shown, wire.Preview) and shown.events and shown.after is None
        assert isinstance(await mark.ask(wire.AskHint("help")), wire.Refused)

    at_a_table(tmp_path, test)


def test_seats_by_invitation(tmp_path: Path) -> None:
    """The host sets up chairs; an invited chair opens to its own key alone."""

    async def run() -> None:
        async with (
            open_house(tmp_path) as (_, address),
            Player(address) as host,
            Player(address) as guest,
            Player(address) as other,
        ):
            chairs = [{"kind": "you"}, {"kind": "invited"}, {"kind": "open"}]
            table = await host.set_table(game="havoc", chairs=chairs, public=True)
            key = table.chairs[1].key
            assert key
            seen = await other.get(f"/api/tables/{table.id}")
            assert [chair["key"] for chair in seen["chairs"]] == [None] * 3 and seen["key"] is None
            await other.post(f"/api/tables/{table.id}/sit", {"seat": 1}, status=409)
            await other.post(f"/api/tables/{table.id}/chair", {"seat": 1, "kind": "bot"}, status=403)
            assert (await guest.sit(table.id, key)).you == 1
            await host.post(f"/api/tables/{table.id}/swap", {"seat": 0, "other": 1})
            assert (await guest.get(f"/api/tables/{table.id}"))["you"] == 0
            mine = await guest.get("/api/me/tables")
            assert [found["id"] for found in mine["tables"]] == [table.id]
            await guest.post(f"/api/tables/{table.id}/stand")
            started = await host.post(f"/api/tables/{table.id}/start")
            assert [chair["kind"] for chair in started["chairs"]] == ["bot", "person", "bot"]
            await other.post(f"/api/tables/{table.id}/sit", {}, status=409)
            again = await host.set_table(game="havoc", seats=2, chairs=chairs[1:], id="same")
            assert (await host.set_table(game="havoc", seats=2, chairs=chairs[1:], id="same")).id == again.id
            assert (await host.http.delete(f"/api/tables/{again.id}")).status_code == 204
            assert (await host.get(f"/api/tables/{again.id}"))["status"] == "closed"

    asyncio.run(run())


def test_running_out_of_time_again_and_again_does_not_stall_a_match(tmp_path: Path) -> None:
    """Everybody who comes back gets half as much time as before, and at last none."""
    clocks = Clocks(LiveClock(60), 2, 0, 0, Outages())
    for number in range(MOST_RETURNS):
        clocks.charge(100_000 * (number + 1), [0])
        clocks.give_back(0)
        assert clocks.left == [60_000 >> number, 60_000]

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        hall = house.server.hall
        assert anita.table is not None
        live = await hall.find(anita.table.id)
        for number in range(MOST_RETURNS):
            await hall.change(live, lambda table: playing.leave(table, 0, "squire"))
            assert isinstance(await anita.ask(wire.TakeSeatBack(f"back-{number}")), wire.Done)
        await hall.change(live, lambda table: playing.leave(table, 0, "squire"))
        refused = await anita.ask(wire.TakeSeatBack("once-more"))
        assert isinstance(refused, wire.Refused) and refused.problem.error.id == "server-error-returned"

    at_a_table(tmp_path, test, clock={"kind": "live", "seconds": 60})


@pytest.mark.parametrize("hours", [2, -2])
def test_setting_the_clock_of_the_machine_costs_nobody_time(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    now = SteadyClock()
    before, real = now(), time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: real + hours * 3600 * 10**9)
    assert before <= now() < before + 60_000
    again = SteadyClock()  # the house opens again
    again.begin_at(before)
    assert again() >= before


def test_nobody_loses_time_while_no_server_runs(tmp_path: Path) -> None:
    async def run() -> None:
        now = Clock()
        async with open_house(tmp_path, now) as (_, address), Player(address) as anita:
            table = await anita.set_table(game="havoc", clock={"kind": "live", "seconds": 60})
            cookies = anita.http.cookies
            now.pass_by(10)
        now.pass_by(3600)
        async with open_house(tmp_path, now) as (_, address), Player(address) as again:
            again.http.cookies = cookies
            await again.open(table.id, since="-1")
            assert again.sight is not None
            assert again.sight.clocks[0].left >= 45_000

    asyncio.run(run())
