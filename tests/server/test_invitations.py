"""Where an invitation leads: the link of a chair, the link of the table, and no link at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.server.http import wire
from tafelrunde.server.tables.summary import masked, read_summary
from tests.server.client import Player
from tests.server.inside import open_house

pytestmark = pytest.mark.once

YOU, INVITED, OPEN = {"kind": "you"}, {"kind": "invited"}, {"kind": "open"}


def in_a_house(tmp_path: Path, test: Callable[[Player, Player, Player], Awaitable[None]]) -> None:
    """Three people with pages of their own."""

    async def run() -> None:
        async with (
            open_house(tmp_path) as (_, address),
            Player(address) as host,
            Player(address) as guest,
            Player(address) as other,
        ):
            await test(host, guest, other)

    asyncio.run(run())


async def refused(player: Player, table: str, body: dict[str, Any]) -> str:
    """Why somebody cannot sit down."""
    return str((await player.post(f"/api/tables/{table}/sit", body, status=409))["error"]["id"])


async def seen(player: Player, table: wire.TableJson, key: str = "") -> wire.TableJson:
    return msgspec.convert(await player.get(f"/api/tables/{table.id}?key={key}"), wire.TableJson)


def test_the_link_of_the_table_leads_to_an_open_chair_then_to_an_invited_one(tmp_path: Path) -> None:
    async def test(host: Player, guest: Player, other: Player) -> None:
        table = await host.set_table(game="havoc", chairs=[YOU, INVITED, OPEN, INVITED])
        key = table.key or ""
        assert (await seen(guest, table, key)).free_chair == 2
        assert (await guest.sit(table.id, key)).you == 2
        told = await seen(other, table, key)
        assert told.free_chair == 1 and told.kept_chair is None
        assert (await other.sit(table.id, key)).you == 1
        assert (await seen(other, table, key)).free_chair is None, "Whoever sits needs no chair."

    in_a_house(tmp_path, test)


def test_the_link_of_a_chair_leads_there_and_nowhere_else(tmp_path: Path) -> None:
    async def test(host: Player, guest: Player, other: Player) -> None:
        table = await host.set_table(game="havoc", chairs=[YOU, OPEN, INVITED, INVITED], public=True)
        own = table.chairs[2].key or ""
        told = await seen(guest, table, own)
        assert (told.kept_chair, told.free_chair) == (2, 2)
        assert (await guest.sit(table.id, own)).you == 2
        told = await seen(other, table, own)
        assert (told.kept_chair, told.free_chair) == (2, None)
        assert await refused(other, table.id, {"key": own}) == "server-error-chair-taken"
        assert await refused(other, table.id, {"key": own, "seat": 3}) == "server-error-no-free-chair"
        assert (await other.sit(table.id, own, seat=1)).you == 1, "An open chair may be asked for."

    in_a_house(tmp_path, test)


def test_without_a_link_only_open_chairs_are_free(tmp_path: Path) -> None:
    async def test(host: Player, guest: Player, other: Player) -> None:
        table = await host.set_table(game="havoc", chairs=[YOU, INVITED, OPEN], public=True)
        assert (await seen(guest, table)).free_chair == 2
        assert (await guest.sit(table.id)).you == 2
        assert (await seen(other, table)).free_chair is None
        assert await refused(other, table.id, {}) == "server-error-no-free-chair"
        assert await refused(other, table.id, {"key": "made-up"}) == "server-error-no-free-chair"

    in_a_house(tmp_path, test)


def test_a_page_learns_that_its_chair_is_taken(tmp_path: Path) -> None:
    """Each page is told of the chair of its own link, and of no other key."""

    async def test(host: Player, guest: Player, other: Player) -> None:
        table = await host.set_table(game="havoc", chairs=[YOU, INVITED, INVITED])
        first, second = table.chairs[1].key or "", table.chairs[2].key or ""
        await guest.open(table.id, key=first)
        await other.open(table.id, key=second)
        assert guest.table is not None and other.table is not None
        assert [page.table.free_chair for page in (guest, other) if page.table] == [1, 2]
        async with Player(host.address) as quick:
            await quick.sit(table.id, first)
        await guest.ask(wire.Ping("1"))
        await other.ask(wire.Ping("1"))
        assert (guest.table.kept_chair, guest.table.free_chair) == (1, None)
        assert guest.table.chairs[1].kind == "person" and guest.table.chairs[1].name
        assert (other.table.kept_chair, other.table.free_chair) == (2, 2)
        assert not any(key in text for text in guest.raw + other.raw for key in (first, second, table.key or ""))

    in_a_house(tmp_path, test)


def test_whoever_sits_down_at_an_open_page_is_here(tmp_path: Path) -> None:
    async def test(host: Player, guest: Player, other: Player) -> None:
        table = await host.set_table(game="havoc", chairs=[YOU, OPEN, OPEN])
        await host.open()
        await guest.open(table.id, key=table.key or "")
        await host.ask(wire.Ping("1"))
        assert host.presence is not None and (host.presence.here, host.presence.onlookers) == ([0], 1)
        await guest.sit(table.id, table.key or "")
        await host.ask(wire.Ping("2"))
        assert (host.presence.here, host.presence.onlookers) == ([0, 1], 0)

    in_a_house(tmp_path, test)


def test_a_table_kept_by_an_older_version_is_still_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as host, Player(address) as guest:
            table = await host.set_table(game="havoc", chairs=[YOU, OPEN], public=True)
            live = await house.server.hall.find(table.id)
            assert live.table is not None
            kept = msgspec.json.decode(house.server.hall.row_of(live.table, None, []).summary)
            for name in ("rematch_by", "kept_chair", "free_chair", "remarks"):
                del kept["table"][name]
            for chair in kept["table"]["chairs"]:
                del chair["resigned"], chair["who"]
            faces = await house.server.hall.known.faces([host.id])
            told = masked(read_summary(msgspec.json.encode(kept).decode()), faces, guest.id)
            assert told == msgspec.convert((await guest.get("/api/tables"))["tables"][0], wire.TableJson)
            assert told.free_chair == 1

    asyncio.run(run())
