"""Everything sent to a seat is byte-identical in two matches that differ only in what the seat may not know."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
import websockets

from tafelrunde.core.conformance import events_without_chance, facts
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.match import Match
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server import names, playing, wire
from tafelrunde.server.app import House
from tafelrunde.server.ledger import Body
from tafelrunde.server.table import Table
from tafelrunde.server.worker import Question
from tests.server.client import Player
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once


TABLE = "oak-owl-{}"
HIDDEN_PIECES = ("havoc", "druidenwalzer")
SEALED_CHOICES = ("maginor", "macht")
"""Which games have pieces that a seat does not see, and which have choices that are opened together."""


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and keys are the same in both houses: three people a table, one table after the other in each house."""
    people, tables = itertools.count(), itertools.count()
    monkeypatch.setattr(names, "table_id", lambda: TABLE.format(next(tables) // 2))
    monkeypatch.setattr(names, "invitation", lambda: "key")

    def person(size: int) -> str:
        number = next(people)
        return f"person-{number // 6}-{number % 3}"

    monkeypatch.setattr("tafelrunde.server.people.secrets.token_urlsafe", person)


async def by_what_it_is_told(question: Question) -> int:
    """A bot whose advice hangs on every byte of what it is told, and on nothing else."""
    return question.legal[crc32(pickle.dumps(question)) % len(question.legal)]


async def prepare(
    house: House,
    address: str,
    game: str,
    seats: int,
    seed: int,
    entries: int,
    sealed: bool = False,
    clock: object = None,
) -> tuple[str, list[Player]]:
    """A table with people on all seats and a random match so far; the first player and an onlooker have no page yet."""
    house.server.hall.seed = lambda: f"seed {seed}".encode()
    house.workers.decide = by_what_it_is_told  # type: ignore[method-assign]
    players = [Player(address, seat) for seat in range(3)]
    for player in players:
        await player.__aenter__()
    chairs = [{"kind": "you"}, {"kind": "open"}, *[{"kind": "bot", "level": "squire"}] * (seats - 2)]
    id = (
        await players[0].set_table(game=game, seats=seats, chairs=chairs, public=True, clock=clock or {"kind": "none"})
    ).id
    live = house.server.hall.tables[id]
    house.server.hall.after_change.clear()  # bots sleep; the test moves for them
    await players[1].sit(id)
    chance = FastDealer(seed)
    while True:
        table = live.table
        assert table is not None and table.match is not None
        match = table.match
        is_settled = match.final_entries == len(match.entries)
        is_there = is_settled and 0 in match.to_act() and len(match.to_act()) > 1 if sealed else is_settled
        if (len(match.entries) >= entries and is_there) or not match.to_act():
            return id, players
        seat = match.to_act()[chance.pick(len(match.to_act()))]
        legal = match.legal(seat)
        number = table.game.catalogue.number(legal[chance.pick(len(legal))])
        await house.server.hall.change(live, lambda table: playing.play(table, seat, number))  # noqa: B023


def match_of(house: House, id: str) -> Match:
    table = house.server.hall.tables[id].table
    assert table is not None and table.match is not None
    return table.match


async def experience(
    house: House, id: str, viewer: int, players: list[Player], moves: list[tuple[int, int]]
) -> list[str]:
    """All that a seat, or an onlooker, is told in a lively quarter of an hour."""
    reader = players[0] if viewer == 0 else players[2]
    await reader.open(id)
    assert reader.sight is not None
    numbers = [choice.number for choice in reader.sight.legal][:6]
    for number in [*numbers, 0, 1, 999_999]:
        await reader.ask(wire.AskPreview(f"preview-{number}", number))
    await reader.ask(wire.AskHint("hint"))
    await reader.ask(wire.Undo("undo"))
    await reader.ask(wire.Recall("recall", 0, 400))
    await reader.ask(wire.Act("foul", 999_998))
    await reader.ask(wire.Say("say", "Hello"))
    if viewer < 0:
        await reader.ask(wire.Resign("resign"))
    await reader.ask(wire.Rematch("rematch"))
    hall = house.server.hall
    live = hall.tables[id]
    for seat, number in moves:

        def propose(table: Table, seat: int = seat, number: int = number) -> list[Body]:
            return playing.play(table, seat, number)

        await hall.change(live, propose)
    assert reader.socket is not None
    await reader.socket.send("no json")
    await reader.answer("")
    await reader.ask(wire.Ping("end"))
    told = await reader.text(f"/api/tables/{id}")
    mine = await reader.text("/api/me/tables")
    refused = (await reader.http.get(f"/api/tables/{id}/record")).text
    return [*reader.raw, told, mine, refused]


def quiet_moves(match: Match, other: Match, viewer: int, chance: FastDealer) -> list[tuple[int, int]]:
    """One action that is legal in both matches and by which the viewer learns nothing."""
    for seat in match.to_act():
        if seat == viewer:
            continue
        shared = sorted(set(match.state.legal(seat)) & set(other.state.legal(seat)))
        for _ in range(min(8, len(shared))):
            number = shared[chance.pick(len(shared))]
            here = events_without_chance(match.state, seat, number, viewer)
            if here is not None and here == events_without_chance(other.state, seat, number, viewer):
                return [(seat, number)]
    return []


async def compare(
    one: tuple[House, str], two: tuple[House, str], game: str, viewer: int, seed: int, entries: int
) -> tuple[bool, int]:
    """Whether the matches differed, and how many actions of others there were."""
    seats = min(3, max(make_game(game, {}).seats))
    id, players_one = await prepare(*one, game, seats, seed, entries)
    same_id, players_two = await prepare(*two, game, seats, seed, entries)
    assert id == same_id
    match, other = match_of(one[0], id), match_of(two[0], id)
    assert facts(match.state) == facts(other.state)
    swapped = other.game.swap_hidden(other.state, viewer, FastDealer(seed))
    differs = facts(swapped) != facts(match.state)
    other.state = other.settled = swapped
    moves = quiet_moves(match, other, viewer, FastDealer(seed + 1))
    heard = await experience(one[0], id, viewer, players_one, moves)
    heard_too = await experience(two[0], id, viewer, players_two, moves)
    assert heard == heard_too
    for player in [*players_one, *players_two]:
        await player.__aexit__()
    return differs, len(moves)


@pytest.mark.parametrize("game", list(games()))
def test_nothing_hidden_reaches_the_wire(game: str, tmp_path: Path) -> None:
    async def compare_all() -> list[tuple[bool, int]]:
        now = Clock()
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        async with (
            open_house(tmp_path / "one", now) as one,
            open_house(tmp_path / "two", now) as two,
        ):
            samples = ((0, 1, 3), (ONLOOKER, 2, 12), (0, 3, 12), (0, 4, 40), (ONLOOKER, 5, 30))
            return [await compare(one, two, game, viewer, seed, entries) for viewer, seed, entries in samples]

    results = asyncio.run(compare_all())
    if game in HIDDEN_PIECES:
        assert any(differs for differs, _ in results), "The two matches were the same."
    assert any(moves for _, moves in results), "Nothing happened."


@pytest.mark.parametrize("game", SEALED_CHOICES)
def test_a_sealed_answer_is_not_told_of(game: str, tmp_path: Path) -> None:
    """Whether a rival has answered, and what, makes no difference to what a seat is told before it answers itself."""

    async def run() -> None:
        now = Clock()
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        async with (
            open_house(tmp_path / "one", now) as one,
            open_house(tmp_path / "two", now) as two,
        ):
            for seed in range(3):
                clock = {"kind": "live", "seconds": 600, "increment": 5} if seed else {"kind": "none"}
                id, players_one = await prepare(*one, game, 2, seed, 0, sealed=True, clock=clock)
                _, players_two = await prepare(*two, game, 2, seed, 0, sealed=True, clock=clock)
                match = match_of(one[0], id)
                assert match.to_act() == [0, 1], "No sealed choice came up."
                numbers = [match.game.catalogue.number(action) for action in match.legal(1)]
                moves = ([(1, numbers[0])], [(1, numbers[-1])] if seed < 2 else [])
                heard = await experience(one[0], id, 0, players_one, moves[0])
                assert await experience(two[0], id, 0, players_two, moves[1]) == heard
                for player in [*players_one, *players_two]:
                    await player.__aexit__()

    asyncio.run(run())


def test_a_private_table_tells_strangers_nothing(tmp_path: Path) -> None:
    """Whether a private table is there cannot be found out without its key."""

    async def ask() -> None:
        async with (
            open_house(tmp_path) as (_, address),
            Player(address) as host,
            Player(address) as stranger,
        ):
            table = await host.set_table(game="havoc", seats=2, chairs=[{"kind": "you"}, {"kind": "open"}])
            there = await stranger.http.get(f"/api/tables/{table.id}")
            missing = await stranger.http.get("/api/tables/oak-owl-2")
            assert there.status_code == missing.status_code == 404
            assert there.text.replace(table.id, "?") == missing.text.replace("oak-owl-2", "?")
            assert [found["id"] for found in (await stranger.get("/api/tables"))["tables"]] == []
            with pytest.raises(websockets.exceptions.ConnectionClosedError) as closed:
                await stranger.open(table.id)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
            await stranger.post(f"/api/tables/{table.id}/sit", {}, status=404)
            await stranger.post(f"/api/tables/{table.id}/sit", {"key": table.key})
            assert msgspec.convert(await stranger.get(f"/api/tables/{table.id}"), wire.Table).you == 1

    asyncio.run(ask())
