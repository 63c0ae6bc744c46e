"""Everything sent to a seat is byte-identical in two matches that differ only in what the seat may not know."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import msgspec
import pytest
import websockets

from tafelrunde.bots.hints import Advice
from tafelrunde.bots.questions import Question
from tafelrunde.core.conformance import facts
from tafelrunde.core.dealer import FastDealer, SeededDealer
from tafelrunde.core.events import Event, fields
from tafelrunde.core.match import Match
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.people import names
from tafelrunde.server.tables import playing
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.table import Table
from tests.server.client import Player
from tests.server.inside import Clock, open_house
from tests.server.leaks import LEAKS, Leak

pytestmark = pytest.mark.once


TABLE = "oak-owl-{}"
HIDDEN_PIECES = ("havoc", "druidenwalzer")
SEALED_CHOICES = ("maginor", "macht")
BYSTANDER = 3
"""Which games have pieces that a seat does not see, and which have choices that are opened together; the sample in
which the reader is not asked."""
SAMPLES = {
    "havoc": ((0, 1, 3), (ONLOOKER, 2, 12), (0, 3, 12), (0, 8, 28)),
    "druidenwalzer": ((0, 1, 3), (ONLOOKER, 2, 12), (0, 3, 12), (0, 4, 20)),
    "maginor": ((0, 1, 60), (ONLOOKER, 2, 60), (0, 5, 82)),
    "macht": ((0, 5, 15), (ONLOOKER, 2, 40), (0, 3, 60)),
}
"""Who looks, the seed, and how many entries there are before. In one of each the seat may do what brings a draw."""
OF_OTHERS = ((0, 1, 3), (ONLOOKER, 2, 12), (0, 3, 12), (0, 4, 20))
"""The same for games from elsewhere, not chosen for what happens then."""


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and keys are the same in both houses: three people per table, one table after another in each house."""
    people, tables = itertools.count(), itertools.count()
    monkeypatch.setattr(names, "table_id", lambda: TABLE.format(next(tables) // 2))
    monkeypatch.setattr(names, "invitation", lambda: "key")

    def person(size: int) -> str:
        number = next(people) // 2  # an id, and the key of a session
        return f"person-{number // 6}-{number % 3}"

    monkeypatch.setattr("tafelrunde.server.people.people.secrets.token_urlsafe", person)


async def by_what_it_is_told(question: Question, asker: object) -> Advice:
    """A bot whose advice depends on every byte of what it is told, and on nothing else."""
    told = crc32(pickle.dumps(question))
    chosen = make_game(question.game, question.options).catalogue.actions[question.legal[told % len(question.legal)]]
    return Advice(chosen, told / 2**32, (), told, 2**32)


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
    house.workers.advise = by_what_it_is_told  # type: ignore[method-assign]
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
        is_there = is_settled and (match.to_act() == [seats - 2, seats - 1] if sealed else True)
        if (len(match.entries) >= entries and is_there) or not match.to_act():
            return id, players
        seat = match.to_act()[chance.pick(len(match.to_act()))]
        legal = match.legal(seat)
        number = table.game.catalogue.number(legal[chance.pick(len(legal))])
        await house.server.hall.change(live, lambda table: playing.play(table, seat, number))  # noqa: B023


def table_of(house: House, id: str) -> Table:
    table = house.server.hall.tables[id].table
    assert table is not None
    return table


def match_of(house: House, id: str) -> Match:
    match = table_of(house, id).match
    assert match is not None
    return match


async def look(reader: Player, id: str, again: str) -> None:
    """Open the page, and ask for everything that can be asked for."""
    await reader.open(id, since="-1", words="1")
    assert reader.sight is not None
    numbers = [choice.number for choice in reader.sight.legal][:6]
    for number in [*numbers, 0, 1, 999_999]:
        await reader.ask(wire.AskPreview(f"preview-{again}-{number}", [number], after=True))
    for pair in itertools.permutations(numbers[:4], 2):
        await reader.ask(wire.AskPreview(f"preview-{again}-{pair}", list(pair), after=True))
    await reader.ask(wire.AskHint(f"hint-{again}"))
    await reader.ask(wire.Undo(f"undo-{again}"))
    await reader.ask(wire.Recall(f"recall-{again}", 0, 400))
    await reader.ask(wire.Act(f"foul-{again}", [999_998]))
    await reader.ask(wire.Say(f"say-{again}", "Hello"))
    await reader.ask(wire.Rematch(f"rematch-{again}"))
    assert reader.socket is not None
    await reader.socket.send("no json")
    await reader.answer("")


async def experience(
    house: House, id: str, viewer: int, players: list[Player], moves: list[tuple[int, int]]
) -> list[str]:
    """Everything a seat, or an onlooker, is told in a lively quarter of an hour."""
    reader = players[0] if viewer == 0 else players[2]
    await look(reader, id, "before")
    if viewer < 0:
        await reader.ask(wire.Resign("resign"))
    hall = house.server.hall
    live = hall.tables[id]
    for place, (seat, number) in enumerate(moves):
        if seat == viewer:
            await reader.ask(wire.Act(f"act-{place}", [number]))
            continue

        def propose(table: Table, seat: int = seat, number: int = number) -> list[Body]:
            return playing.play(table, seat, number)

        await hall.change(live, propose)
        await reader.ask(wire.Ping(f"heard-{place}"))
    await reader.leave()
    await look(reader, id, "after")
    await reader.ask(wire.Ping("end"))
    paths = ["", "/record", "/replay", "/replay/0", "/replay/0?seat=0"]
    told = [(await reader.http.get(f"/api/tables/{id}{path}")).text for path in paths]
    lists = [await reader.text(path) for path in ("/api/me/tables", "/api/tables?status=running")]
    return [*reader.raw, *told, *lists]


def quiet_moves(match: Match, other: Match, viewer: int, chance: FastDealer, most: int) -> list[tuple[int, int]]:
    """Actions that are legal in both matches and by which the viewer hears and sees the same in both. Chance answers as
    it will in each match, so that others draw cards that the viewer may not know."""
    moves: list[tuple[int, int]] = []
    states = (match.state.clone(), other.state.clone())
    assert match.seed is not None and other.seed is not None and match.seed != other.seed
    counts = (match.dealer.count, other.dealer.count)
    while len(moves) < most:
        owing = [seat for seat in states[0].to_act() if seat in states[1].to_act()]
        found = False
        for seat in sorted(owing, key=lambda seat: seat == viewer):
            shared = sorted(set(states[0].legal(seat)) & set(states[1].legal(seat)))
            for _ in range(min(6, len(shared))):
                number = shared[chance.pick(len(shared))]
                after = (states[0].clone(), states[1].clone())
                dealers = (SeededDealer(match.seed, counts[0]), SeededDealer(other.seed, counts[1]))
                for state, dealer in zip(after, dealers, strict=True):
                    state.apply(seat, number, dealer)
                heard = [[repr(event.seen_by(viewer)) for event in dealer.events] for dealer in dealers]
                seen = [repr(state.view(viewer)) for state in after]
                goes_on = after[0].to_act() and after[0].to_act() == after[1].to_act()  # the end opens everything
                if heard[0] == heard[1] and seen[0] == seen[1] and goes_on:
                    found = True
                    break
            if found:
                moves.append((seat, number))
                states, counts = after, (dealers[0].count, dealers[1].count)
                break
        if not found:
            return moves
    return moves


def tell_otherwise(match: Match, viewer: int) -> int:
    """Change everything in what was told so far that the viewer was not told: the parts of events that are masked for
    it, and the picks. Returns how many events are different now."""
    secrets: dict[type[Event], set[int]] = {}
    masked: list[tuple[list[Event], int, str]] = []
    for chapter in match.told:
        for place, event in enumerate(chapter):
            shown = fields(event.seen_by(viewer))
            hidden = [name for name, value in fields(event).items() if shown[name] != value]
            if hidden:
                assert len(hidden) == 1 and sorted(shown) == sorted(["seat", *hidden]), "An unknown kind."
                masked.append((chapter, place, hidden[0]))
                secrets.setdefault(type(event), set()).add(fields(event)[hidden[0]])  # type: ignore[arg-type]
    changed = 0
    for chapter, place, name in masked:
        event = chapter[place]
        others = sorted((secrets[type(event)] | {0, 1}) - {fields(event)[name]})
        twin = type(event)(fields(event)["seat"], others[place % len(others)])  # type: ignore[call-arg]
        assert repr(twin.seen_by(viewer)) == repr(event.seen_by(viewer)) and repr(twin) != repr(event)
        chapter[place] = twin
        changed += 1
    match.entries[:] = [
        entry._replace(picks=tuple([pick._replace(pick=(pick.pick + 1) % pick.of) for pick in entry.picks]))
        for entry in match.entries
    ]
    return changed


def seed_otherwise(table: Table) -> Match:
    """The match of a table goes on under another seed: from now on chance will answer differently. What is shown of the
    seed, its hash, stays as it was."""
    match, seed = table.running(), b"another seed"
    twin = Match(match.game, match.seats, SeededDealer(seed), match.commitment, seed, list(match.names))
    twin.state, twin.settled, twin.final_entries = match.state, match.settled, match.final_entries
    twin.entries, twin.told = match.entries, match.told
    twin.dealer = SeededDealer(seed, match.dealer.count)
    table.match = twin
    table.__dict__["seed"] = seed
    return twin


class Compared(NamedTuple):
    """What was told in two matches; whether their states differed, how many events did, how many actions followed."""

    told: tuple[list[str], list[str]]
    differs: bool
    events: int
    moves: int

    def is_same(self) -> bool:
        return self.told[0] == self.told[1]


Houses = tuple[tuple[House, str], tuple[House, str]]


async def compare(houses: Houses, game: str, viewer: int, seed: int, entries: int) -> Compared:
    """Two matches that differ in all the viewer may not know: hidden pieces, masked parts of events, the seed."""
    one, two = houses
    seats = min(3, max(make_game(game, {}).seats))
    id, players_one = await prepare(*one, game, seats, seed, entries)
    same_id, players_two = await prepare(*two, game, seats, seed, entries)
    assert id == same_id
    match, other = match_of(one[0], id), match_of(two[0], id)
    assert facts(match.state) == facts(other.state)
    swapped = other.game.swap_hidden(other.state, viewer, FastDealer(seed))
    differs = facts(swapped) != facts(match.state)
    other.state = other.settled = swapped
    events = tell_otherwise(other, viewer)
    other = seed_otherwise(table_of(two[0], id))
    moves = quiet_moves(match, other, viewer, FastDealer(seed + 1), 6)
    heard = await experience(one[0], id, viewer, players_one, moves)
    heard_too = await experience(two[0], id, viewer, players_two, moves)
    for player in [*players_one, *players_two]:
        await player.__aexit__()
    return Compared((heard, heard_too), differs, events, len(moves))


async def compare_sealed(houses: Houses, game: str, seed: int) -> Compared:
    """Two matches in which a rival of seat 0 has sealed different answers, or has not answered in one of them; in the
    last one seat 0 is not asked itself."""
    one, two = houses
    seats = 3 if seed == BYSTANDER else 2
    clock = {"kind": "live", "seconds": 600, "increment": 5} if seed else {"kind": "none"}
    id, players_one = await prepare(*one, game, seats, seed, 0, sealed=True, clock=clock)
    _, players_two = await prepare(*two, game, seats, seed, 0, sealed=True, clock=clock)
    match = match_of(one[0], id)
    assert match.to_act() == [seats - 2, seats - 1], "No sealed choice came up."
    seed_otherwise(table_of(two[0], id))
    number = match.game.catalogue.number
    moves = ([(1, number(match.legal(1)[0]))], [(1, number(match.legal(1)[-1]))] * (seed < 2))
    heard = await experience(one[0], id, 0, players_one, moves[0])
    heard_too = await experience(two[0], id, 0, players_two, moves[1])
    for player in [*players_one, *players_two]:
        await player.__aexit__()
    told = ([text for text in heard if "heard-" not in text], [text for text in heard_too if "heard-" not in text])
    return Compared(told, True, 0, 1)


def in_two_houses(tmp_path: Path, test: Callable[[Houses], Awaitable[None]]) -> None:
    async def run() -> None:
        now = Clock()
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        async with (
            open_house(tmp_path / "one", now) as one,
            open_house(tmp_path / "two", now) as two,
        ):
            await test((one, two))

    asyncio.run(run())


@pytest.mark.parametrize("game", list(games()))
def test_nothing_hidden_reaches_the_wire(game: str, tmp_path: Path) -> None:
    async def test(houses: Houses) -> None:
        results = [await compare(houses, game, *sample) for sample in SAMPLES.get(game, OF_OTHERS)]
        for result in results:
            assert result.told[0] == result.told[1]
        if game in HIDDEN_PIECES:
            assert sum([result.differs for result in results]) >= 2, "The two matches were the same."
        assert any(result.events for result in results), "Nothing hidden was told."
        least = 2 * len(results) if game in SAMPLES else 1
        assert sum([result.moves for result in results]) >= least, "Nothing happened."

    in_two_houses(tmp_path, test)


@pytest.mark.parametrize("game", SEALED_CHOICES)
def test_a_sealed_answer_is_not_told_of(game: str, tmp_path: Path) -> None:
    """Whether a rival has answered, and what, makes no difference to what a seat is told before it answers itself."""

    async def test(houses: Houses) -> None:
        for seed in range(BYSTANDER + (max(make_game(game, {}).seats) > 2)):
            result = await compare_sealed(houses, game, seed)
            assert result.told[0] == result.told[1]

    in_two_houses(tmp_path, test)


@pytest.mark.parametrize(
    "game", [game if game in ("havoc", "macht") else pytest.param(game, marks=pytest.mark.slow) for game in games()]
)
def test_a_leak_would_be_noticed(game: str, tmp_path: Path) -> None:
    """Every place that tells something is made to tell a secret, one after another; the tests above notice."""

    async def is_noticed(houses: Houses, leak: Leak) -> bool:
        with pytest.MonkeyPatch.context() as patch:
            leak(patch)
            if game in SEALED_CHOICES and not (await compare_sealed(houses, game, 1)).is_same():
                return True
            for sample in SAMPLES.get(game, OF_OTHERS):
                if not (await compare(houses, game, *sample)).is_same():
                    return True
        return False

    async def test(houses: Houses) -> None:
        unseen = [leak.__name__ for leak in LEAKS if not await is_noticed(houses, leak)]
        assert unseen == []

    in_two_houses(tmp_path, test)


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
            assert msgspec.convert(await stranger.get(f"/api/tables/{table.id}"), wire.TableJson).you == 1

    asyncio.run(ask())
