"""A table without what lies on it, in the JSON in which it is kept alongside its ledger and sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.game import Standings
from tafelrunde.core.match import Match
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.people.names import A_GUEST
from tafelrunde.server.phrases import MessageJson, SeatName
from tafelrunde.server.storage.faces import GONE, Face, Who
from tafelrunde.server.tables.clocks import Clock, NoClock
from tafelrunde.server.tables.invitations import chair_for, kept_chair
from tafelrunde.server.tables.ledger import ChairKind, OptionValue
from tafelrunde.server.tables.table import ChatLine, Remark, Status, Table

Faces: TypeAlias = Mapping[str, Face]
"""What people are called, by their ids."""


class ChairJson(Struct, frozen=True, gc=False):
    """A chair of a table. The name of a bot is a name too; `level` says that it is one. `who` says what a person is
    here: an `account`, a `guest`, an account whose name looks `alike` to that of an older one, or somebody who is
    `gone` and has no name: say "a guest". While a person is `away`, a bot
    of that level plays on until they take the seat back, or to the end if they `resigned`. `key` is given to the host,
    to invite somebody to it."""

    seat: int
    kind: ChairKind
    name: str
    person: str | None
    who: Who | None
    level: LevelName | None
    away: bool
    resigned: bool
    key: str | None


class StandingsJson(Struct, frozen=True, gc=False):
    """The place of each seat (ties share one); why the match is over, as a message; points if the game has any."""

    places: list[int]
    points: list[int]
    reason: MessageJson


class TableJson(Struct, frozen=True, gc=False):
    """A table without what lies on it. `commitment` is the hash of the secret seed, `seed` the seed when the match is
    over. `key` opens a private table to others; only those who sit there get it. `due` is when the next seat runs out
    of time. `rematch_by` is the seat that asked for the `rematch`. `kept_chair` is the chair that the key in your
    address was made for, `free_chair` the one on which you would sit down now. The host is told whom they have
    `silenced` at it."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    chairs: list[ChairJson]
    clock: Clock
    public: bool
    rated: bool
    hints: bool
    status: Status
    host: str
    you: int | None
    to_act: list[int]
    created: int
    started: int | None
    ended: int | None
    due: int | None
    commitment: str | None
    seed: str | None
    standings: StandingsJson | None
    rematch: str | None
    rematch_by: int | None
    key: str | None
    kept_chair: int | None
    free_chair: int | None
    remarks: list[Remark]
    silenced: list[str]


class ChatLineJson(Struct, frozen=True, gc=False):
    """Something said at the table; seat -1 is an onlooker. `who` is as for a chair. A line that a keeper `removed` has
    no text."""

    number: int
    at: int
    seat: int
    person: str
    name: str
    who: Who
    text: str
    removed: bool


class Summary(Struct, frozen=True):
    """A table for lists, kept alongside its ledger: as an onlooker with all keys would see it but for the names of
    people, and who really owes a decision. It is not sent to anybody; `masked` turns it into what somebody may see."""

    table: TableJson
    owing: list[int]


def table_elsewhere(
    id: str, match: Match, chairs: list[ChairJson], you: int | None, is_over: bool, commitment: str | None
) -> TableJson:
    """A table that stands in no hall: that of a lesson, or of a match that somebody brought along."""
    return TableJson(
        id=id,
        game=match.game.key,
        version=match.game.version,
        options=dict(match.game.chosen),
        chairs=chairs,
        clock=NoClock(),
        public=False,
        rated=False,
        hints=not is_over,
        status="over" if is_over else "running",
        host="",
        you=you,
        to_act=match.to_act(),
        created=0,
        started=0,
        ended=0 if is_over else None,
        due=None,
        commitment=commitment,
        seed=None,
        standings=None,
        rematch=None,
        rematch_by=None,
        key=None,
        kept_chair=None,
        free_chair=None,
        remarks=[],
        silenced=[],
    )


def summary(table: Table, now: int) -> Summary:
    shape, card = cards.get(table, (-1, None))
    if card is None or shape != table.shape:
        card = unplayed(table)
        cards[table] = table.shape, card
    to_act = table.owing_for(ONLOOKER)
    return Summary(replace(card, to_act=to_act, due=due_told(table, to_act, now)), table.to_act())


cards: Final[WeakKeyDictionary[Table, tuple[int, TableJson]]] = WeakKeyDictionary()
"""Everything about a table that no action changes, by its shape."""


def unplayed(table: Table) -> TableJson:
    """The table without what changes with every action."""
    created = table.created
    return TableJson(
        id=table.id,
        game=created.game,
        version=created.version,
        options=created.options,
        chairs=[
            ChairJson(
                seat,
                chair.kind,
                chair.name,
                chair.person or None,
                None,
                chair.level,
                chair.away,
                chair.resigned,
                chair.key or None,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        clock=created.clock,
        public=created.public,
        rated=created.rated,
        hints=created.hints,
        status=table.status(),
        host=created.host,
        you=None,
        to_act=[],
        created=table.created_at,
        started=table.started_at,
        ended=table.ended_at,
        due=None,
        commitment=created.commitment,
        seed=table.seed.hex() if table.ended is not None else None,
        standings=standings_told(table),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        key=created.key,
        kept_chair=None,
        free_chair=None,
        remarks=table.remarks,
        silenced=sorted(table.silenced),
    )


def standings_told(table: Table) -> StandingsJson | None:
    standings = table.standings()
    if standings is None:
        return None
    return StandingsJson(list(standings.places), list(standings.points), reason_told(table, standings))


def reason_told(table: Table, standings: Standings) -> MessageJson:
    """Why the match is over, with the name of the one who resigned if that ended it."""
    resigned = [seat for seat, chair in enumerate(table.chairs) if chair.resigned]
    named = standings.reason == "server-reason-resigned"
    return MessageJson(standings.reason, {"seat": SeatName(resigned[0])} if named else {})


def due_told(table: Table, to_act: list[int], now: int) -> int | None:
    """When the next seat runs out of time, as far as everybody may know."""
    if not to_act:
        return None
    thinking = [seat for seat in to_act if table.chairs[seat].plays_itself()]
    clocks = table.clocks.told(ONLOOKER, now, thinking)
    return min([now + clock.left for clock in clocks if clock.running], default=None)


def masked(known: Summary, faces: Faces, person: str, key: str = "") -> TableJson:
    """A table as somebody who came with this key may see it: with the names of people; keys only for those who sit
    there; a rival's sealed answer is not told."""
    table = known.table
    is_waiting = table.status == "waiting"
    seats = [chair.seat for chair in table.chairs if person and chair.person == person]
    you = seats[0] if seats else None
    is_host = person == table.host
    shows_keys = is_host and is_waiting
    return replace(
        table,
        chairs=[with_face(chair, faces, chair.key if shows_keys else None) for chair in table.chairs],
        you=you,
        to_act=[seat for seat in table.to_act if seat != you or seat in known.owing],
        key=table.key if seats or is_host else None,
        kept_chair=kept_chair(table.chairs, key),
        free_chair=chair_for(table.chairs, table.key or "", key) if is_waiting and you is None else None,
        silenced=table.silenced if is_host else [],
    )


def with_face(chair: ChairJson, faces: Faces, key: str | None) -> ChairJson:
    if chair.kind != "person":
        return replace(chair, key=key)
    face = faces.get(chair.person or "", GONE)
    return replace(chair, name=face.name, who=face.who, key=key)


def table_told(table: Table, faces: Faces, person: str, now: int, key: str = "") -> TableJson:
    return masked(summary(table, now), faces, person, key)


def line_told(line: ChatLine, faces: Faces) -> ChatLineJson:
    face = faces.get(line.person, GONE)
    return ChatLineJson(line.number, line.at, line.seat, line.person, face.name, face.who, line.text, line.removed)


def people_of(table: Table) -> list[str]:
    return [chair.person for chair in table.chairs if chair.person]


def people_in(tables: Iterable[Summary]) -> set[str]:
    return {chair.person for known in tables for chair in known.table.chairs if chair.person is not None}


def recorded_names(table: Table, faces: Faces) -> list[str]:
    """The names of all seats as written in the record, which notes who is a bot."""
    named = [with_face(chair, faces, None) for chair in unplayed(table).chairs]
    return [
        f"{chair.name} ({chair.level} bot)" if chair.kind == "bot" else chair.name or A_GUEST for chair in named
    ]  # fmt: skip


def write_summary(table: Table, now: int) -> str:
    return msgspec.json.encode(summary(table, now)).decode()


def read_summary(text: str) -> Summary:
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.ValidationError:
        return older_summary(text)


def older_summary(text: str) -> Summary:
    """One that was written before these things were told; it stays as it is until something happens at its table."""
    kept = msgspec.json.decode(text)
    new: dict[str, object] = {"rematch_by": None, "kept_chair": None, "free_chair": None, "remarks": [], "silenced": []}
    kept["table"] = {**new, **kept["table"]}
    kept["table"]["chairs"] = [{"resigned": False, "who": None, **chair} for chair in kept["table"]["chairs"]]
    return msgspec.convert(kept, Summary)
