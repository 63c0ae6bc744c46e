"""A snapshot of a table: all its fields after some entry, so that what was taken back, offered and said long ago need
not be folded again. The match is kept as its lines and played again under the rules: nobody can write down a state that
they would not lead to. The ledger stays the truth; a snapshot that does not fit it is thrown away."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

from tafelrunde.core.errors import TableError
from tafelrunde.core.match import Match
from tafelrunde.core.record import picks_text
from tafelrunde.core.registry import edition, make_game
from tafelrunde.server.storage.snapshots import KeptSnapshot
from tafelrunde.server.tables.clocks import Clocks, Outages
from tafelrunde.server.tables.ledger import Created, Ended, LedgerEntry, write_body
from tafelrunde.server.tables.table import Chair, ChatLine, Remark, Table

EVERY: Final = 500
"""So many entries are folded again at most, besides the match itself; most tables never have as many."""


class SnapshotLine(Struct, frozen=True, gc=False, array_like=True):
    """An entry of the match by numbers, with its picks as in a record."""

    seat: int
    action: int
    picks: str


class Times(Struct, frozen=True, gc=False):
    """The clocks, and what they depend on besides the ledger: the setting `silence`, and how many outages there had
    been."""

    left: list[int]
    returned: list[int]
    since: int
    shown: list[int]
    shown_since: int
    silence: int
    outages: int


class Snapshot(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The fields of a table, by their names, and its match."""

    number: int
    at: int
    shown_at: int
    created: Created
    chairs: list[Chair]
    agreed: list[int]
    remarks: list[Remark]
    chat: list[ChatLine]
    ended: Ended | None
    rematch: str | None
    rematch_by: int | None
    closed: bool
    created_at: int
    started_at: int | None
    ended_at: int | None
    done: dict[str, list[str]]
    shape: int
    settled_before: int
    owed_before: list[int]
    undone: int
    confirmed: dict[int, list[int]]
    lines: list[SnapshotLine]
    times: Times | None


SAME: Final = (
    "number", "at", "shown_at", "created", "chairs", "remarks", "chat", "ended", "rematch", "rematch_by", "closed",
    "created_at", "started_at", "ended_at", "shape", "settled_before", "owed_before", "undone", "confirmed",
)  # fmt: skip
"""Fields that are kept as they are."""
FORM: Final = hashlib.sha256(msgspec.json.encode(msgspec.json.schema(Snapshot), order="sorted")).hexdigest()
"""Changes whenever a field is declared otherwise, and with it every hash."""
_reader: Final = msgspec.json.Decoder(Snapshot)


class Unfit(Exception):
    """The snapshot is not one of this ledger under these rules."""


def take(table: Table, last: LedgerEntry) -> KeptSnapshot:
    """How the table stands; `last` is the last entry of its ledger."""
    match = table.match
    number = table.game.catalogue.number
    played = match.entries if match is not None else []
    body = msgspec.json.encode(
        Snapshot(
            **{name: getattr(table, name) for name in SAME},
            agreed=sorted(table.agreed),
            done={person: list(requests) for person, requests in table.done.items()},
            lines=[SnapshotLine(entry.seat, number(entry.action), picks_text(entry.picks)) for entry in played],
            times=times_of(table, table.clocks) if match is not None else None,
        )
    ).decode()
    return KeptSnapshot(table.number, hash_of(table, last, body), body)


def times_of(table: Table, clocks: Clocks) -> Times:
    return Times(
        clocks.left, clocks.returned, clocks.since, clocks.shown, clocks.shown_since, table.silence,
        outages_before(table.outages, table.at),
    )  # fmt: skip


def outages_before(outages: Outages, at: int) -> int:
    return len([began for began, _ in outages.spans if began < at])


def hash_of(table: Table, last: LedgerEntry, body: str) -> str:
    """Of all that a snapshot must fit: its own form, the table, the rules, and the entry that it stands after."""
    rules = f"{table.created.game} {table.game.version}"
    entry = f"{last.number} {last.at} {last.person} {last.request} {write_body(last.body)}"
    return hashlib.sha256("\n".join([FORM, table.id, table.seed.hex(), rules, entry, body]).encode()).hexdigest()


def restore(table: Table, kept: KeptSnapshot, last: LedgerEntry) -> None:
    """Let a new table stand as the snapshot says, after the entry `last` of its ledger; Unfit if it cannot."""
    try:
        snapshot = _reader.decode(kept.body)
        created = snapshot.created
        table.game = make_game(edition(created.game, created.version), dict(created.options))
        for name in SAME:
            setattr(table, name, getattr(snapshot, name))
        if kept.hash != hash_of(table, last, kept.body) or table.number != last.number:
            raise Unfit("another hash")
        table.agreed = set(snapshot.agreed)
        table.done = {person: dict.fromkeys(requests) for person, requests in snapshot.done.items()}
        if snapshot.times is not None:
            table.match = played_again(table, snapshot)
            table.clocks = clocks_of(table, snapshot.times)
    except (TableError, msgspec.MsgspecError, LookupError, ValueError, TypeError, AttributeError) as error:
        raise Unfit(repr(error)) from None


def played_again(table: Table, snapshot: Snapshot) -> Match:
    match = table.new_match()
    for line in snapshot.lines:
        match.play(line.seat, table.game.catalogue.actions[line.action])
        if picks_text(match.entries[-1].picks) != line.picks:
            raise Unfit("other picks")
    return match


def clocks_of(table: Table, times: Times) -> Clocks:
    if times.silence != table.silence or times.outages != outages_before(table.outages, table.at):
        raise Unfit("other times")
    clocks = Clocks(table.created.clock, len(table.chairs), times.since, table.silence, table.outages)
    clocks.left, clocks.returned, clocks.since = times.left, times.returned, times.since
    clocks.shown, clocks.shown_since = times.shown, times.shown_since
    return clocks
