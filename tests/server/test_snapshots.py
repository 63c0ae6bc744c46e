"""Snapshots: a table read from one is the table that its whole ledger tells, in every field; one that does not fit is
thrown away."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.core.events import Event
from tafelrunde.core.registry import games
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.http import wire
from tafelrunde.server.storage import Storage, snapshots, storage_at
from tafelrunde.server.storage import work as works
from tafelrunde.server.tables import playing, seating, snapshot
from tafelrunde.server.tables.clocks import Outages
from tafelrunde.server.tables.expiry import all_wordless
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.ledger import Body, LedgerEntry, Returned
from tafelrunde.server.tables.table import Table
from tests.server.client import Player
from tests.server.inside import open_house
from tests.server.test_tables import TWO

SEED = bytes(range(32))
CLOCK = {"kind": "live", "seconds": 600, "increment": 5}


class Ledger:
    """A table and everything that was written about it."""

    def __init__(self, game: str, chance: random.Random) -> None:
        self.table = Table("t", SEED, Outages())
        self.entries: list[LedgerEntry] = []
        self.chance = chance
        chairs = [{"kind": "you"}, {"kind": "open"}]
        new = msgspec.convert({"game": game, "seats": 2, "chairs": chairs, "clock": CLOCK}, seating.NewTable)
        anita, mark = seating.Visitor("anita", "Anita"), seating.Visitor("mark", "Mark")
        self.write(seating.set_table(new, anita, SEED, None))
        self.write(seating.sit(self.table, mark, None, self.table.created.key))

    def write(self, bodies: list[Body]) -> None:
        for body in bodies:
            at = self.table.at + self.chance.randrange(900)
            person = self.chance.choice(["anita", "mark"])
            entry = LedgerEntry(self.table.number + 1, at, person, f"r{self.table.number}", body)
            self.table.fold(entry)
            self.entries.append(entry)

    def go_on(self) -> None:
        """Something happens, as it might at a table."""
        table, chance = self.table, self.chance
        match = table.running()
        seat = match.to_act()[0]
        undone = [place for place in range(2) if match.can_undo(place) and not table.chairs[place].away]
        beside = chance.random()
        if table.chairs[seat].away:
            self.write([Returned(seat)] if beside < 0.5 else self.action(seat))
        elif undone and beside < 0.5:
            self.write(playing.undo(table, undone[0]))
        elif beside < 0.55:
            self.write(playing.say(seat, "Well played"))
        elif beside < 0.6:
            self.write(playing.agree(table, seat, True) if not table.agreed else playing.decline(table, seat))
        elif beside < 0.62 and table.clocks.returned[seat] < 2:
            self.write(playing.leave(table, seat, "squire"))
        else:
            self.write(self.action(seat))

    def action(self, seat: int) -> list[Body]:
        numbers = [self.table.game.catalogue.number(action) for action in self.table.running().legal(seat)]
        return playing.play(self.table, seat, self.chance.choice(numbers))


def fields(table: Table) -> dict[str, Any]:
    """All there is about a table, comparable; nothing may be forgotten, whatever a table has tomorrow."""
    told = dict(vars(table))
    match, clocks = told.pop("match"), told.pop("clocks", None)
    game = told.pop("game")
    told["outages"] = told.pop("outages").spans
    told["game"] = (game.key, game.version, game.chosen)
    told["clocks"] = None if clocks is None else {**vars(clocks), "outages": None}
    if match is not None:
        told["match"] = {
            "record": match.record(),
            "told": [[values(event) for event in part] for part in match.told],
            "views": [match.view(seat) for seat in (ONLOOKER, 0, 1)],
            "settled": [match.settled.view(seat) for seat in (ONLOOKER, 0, 1)],
            "open": (match.final_entries, match.dealer.count, match.to_act(), [match.legal(seat) for seat in (0, 1)]),
        }
    return told


def values(event: Event) -> tuple[str, dict[str, Any]]:
    names = [name for name in dir(event) if not name.startswith("_") and not callable(getattr(event, name))]
    return type(event).__name__, {name: getattr(event, name) for name in names}


@pytest.mark.parametrize("game", games())
def test_a_table_from_a_snapshot_is_the_table_of_its_ledger(game: str) -> None:
    chance = random.Random(7)
    ledger = Ledger(game, chance)
    checked = 0
    while ledger.table.is_running() and len(ledger.entries) < 700:
        if len(ledger.entries) % 23 == 0:
            kept = snapshot.take(ledger.table, ledger.entries[-1])
            again = Table("t", SEED, Outages())
            snapshot.restore(again, kept, ledger.entries[-1])
            assert fields(again) == fields(ledger.table)
            checked += 1
        ledger.go_on()
    assert checked > 5
    again = Table("t", SEED, Outages())
    snapshot.restore(again, kept, ledger.entries[kept.number - 1])
    for entry in ledger.entries[kept.number :]:
        again.fold(entry)
    assert fields(again) == fields(ledger.table)
    assert len(ledger.table.running().entries) < len(ledger.entries)


def test_a_snapshot_that_does_not_fit_is_refused() -> None:
    ledger = Ledger("havoc", random.Random(7))
    while len(ledger.entries) < 60:
        ledger.go_on()
    kept, last = snapshot.take(ledger.table, ledger.entries[-1]), ledger.entries[-1]
    other = kept.body.replace('"shape":', '"shape":1')
    assert other != kept.body

    def table(seed: bytes = SEED, silence: int = ledger.table.silence, outages: Outages | None = None) -> Table:
        return Table("t", seed, outages or Outages(), silence)

    snapshot.restore(table(), kept, last)
    for wrong, about, entry in [
        (table(), kept._replace(body=other), last),
        (table(), kept._replace(body="{}"), last),
        (table(), kept, msgspec.structs.replace(last, at=last.at + 1)),
        (table(), kept, ledger.entries[-2]),
        (table(bytes(32)), kept, last),
        (table(silence=1), kept, last),
        (table(outages=Outages([(1, 2)])), kept, last),
    ]:
        with pytest.raises(snapshot.Unfit):
            snapshot.restore(wrong, about, entry)


def test_other_rules_or_fields_throw_snapshots_away(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger("havoc", random.Random(7))
    kept, last = snapshot.take(ledger.table, ledger.entries[-1]), ledger.entries[-1]
    with monkeypatch.context() as changed:
        changed.setattr(snapshot, "FORM", "another")
        with pytest.raises(snapshot.Unfit):
            snapshot.restore(Table("t", SEED, Outages()), kept, last)
    created = msgspec.structs.replace(ledger.table.created, version=ledger.table.created.version + 1)
    ledger.table.created = created
    newer = snapshot.take(ledger.table, last)
    with pytest.raises(snapshot.Unfit):
        snapshot.restore(Table("t", SEED, Outages()), newer, last)


async def shout(player: Player, lines: int) -> None:
    for number in range(lines):
        assert isinstance(await player.ask(wire.Say(f"line-{number}", f"Hello {number}")), wire.Done)


async def hushed(hall: Hall, id: str) -> Table:
    """The table, read anew."""
    live = hall.tables[id]
    while live.readers or live.lock.locked():
        await asyncio.sleep(0.01)
    hall.forget(live)
    found = (await hall.find(id)).table
    assert found is not None
    return found


def test_only_what_came_after_the_snapshot_is_read(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.server.tables.snapshot.EVERY", 10)
    monkeypatch.setattr("tafelrunde.server.tables.hall.EVERY", 10)
    monkeypatch.setattr("tafelrunde.server.tables.reading.PIECE", 4)

    async def run() -> None:
        async with open_house(tmp_path, database=database) as (house, address), Player(address) as anita:
            async with Player(address) as mark:
                told = await anita.http.patch("/api/me", json={"name": "Somebody Else"})
                assert told.status_code == 200
                table = await anita.set_table(**TWO)
                await mark.sit(table.id)
                await anita.open()
                await shout(anita, 25)
                await anita.leave()
            hall = house.server.hall
            kept = await hall.storage.read(snapshots.snapshot(table.id))
            assert kept is not None and kept.number >= 20
            whole = fields(await hushed(hall, table.id))
            read = count_entries(hall.storage)
            assert fields(await hushed(hall, table.id)) == whole
            assert sum(read) <= 1 + 10
            hall.storage.read = type(hall.storage).read.__get__(hall.storage)  # type: ignore[method-assign]
            wrong = kept._replace(number=kept.number + 1, hash="0" * 64)
            await hall.storage.write(snapshots.keep_snapshot(table.id, wrong))
            assert fields(await hushed(hall, table.id)) == whole, "The ledger is the truth."
            again = await hall.storage.read(snapshots.snapshot(table.id))
            assert again is not None and again.hash != wrong.hash
            assert anita.id in again.body and "Somebody Else" not in again.body, "No copy of a name outlives it."

    asyncio.run(run())


@pytest.mark.parametrize("expires", [False, True])
def test_words_that_are_gone_from_the_ledger_are_in_no_snapshot(
    tmp_path: Path, database: str, expires: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.server.tables.snapshot.EVERY", 10)
    monkeypatch.setattr("tafelrunde.server.tables.hall.EVERY", 10)

    async def run() -> None:
        async with (
            open_house(tmp_path, database=database) as (house, address),
            Player(address) as anita,
            Player(address) as mark,
        ):
            hall = house.server.hall
            table = await anita.set_table(**TWO)
            await mark.sit(table.id)
            await anita.open()
            assert isinstance(await anita.ask(wire.Say("secret", "A secret address: Elm Street 7.")), wire.Done)
            for number in range(22):
                assert isinstance(await anita.ask(wire.AgreeToEnd(f"end-{number}", number % 2 == 0)), wire.Done)
            kept = await hall.storage.read(snapshots.snapshot(table.id))
            assert kept is not None and "Elm Street" in kept.body
            if expires:
                await hall.storage.write(all_wordless(table.id))
            else:
                await house.server.moderation.remove_chat("command:test", table.id, [1], "Private things.")
            await anita.leave()
            await hushed(hall, table.id)
            kept = await hall.storage.read(snapshots.snapshot(table.id))
            assert kept is None or "Elm Street" not in kept.body
            assert (await hushed(hall, table.id)).chat[0].text == ""

    asyncio.run(run())


def count_entries(storage: Storage) -> list[int]:
    """How many entries are read from now on."""
    counts: list[int] = []
    real = storage.read

    async def read(work: Any) -> Any:
        found = await real(work)
        if isinstance(found, list) and found and isinstance(found[0], LedgerEntry):
            counts.append(len(found))
        return found

    storage.read = read  # type: ignore[method-assign]
    return counts


def test_a_database_without_snapshots_goes_on(tmp_path: Path, database: str) -> None:
    async def before() -> None:
        storage = storage_at(database)
        await storage.open(lambda news: None)
        await storage.write(works.keep_fact("kept", "yes"))
        await storage.write(statements("DROP TABLE snapshots"))
        await storage.write(statements("DELETE FROM _yoyo_migration WHERE migration_id = '0002.snapshots'"))
        await storage.close()

    async def after() -> None:
        storage = storage_at(database)
        await storage.open(lambda news: None)
        assert await storage.read(works.fact("kept")) == "yes"
        assert await storage.read(snapshots.snapshot("t")) is None
        await storage.close()

    def statements(sql: str) -> Any:
        from tafelrunde.server.storage.backend import Query

        yield Query(sql, ())

    asyncio.run(before())
    asyncio.run(after())
