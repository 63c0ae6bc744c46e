"""Everything on a server in one file and back, for moving from SQLite to PostgreSQL or to another machine; and single
matches from their records."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from tafelrunde.core.errors import TableError
from tafelrunde.core.match import Match
from tafelrunde.core.record import picks_text, read_record, verify_picks
from tafelrunde.server.people import names
from tafelrunde.server.storage import Storage, Taken, moderation
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.backend import Query, Work
from tafelrunde.server.storage.faces import settle_old_faces
from tafelrunde.server.storage.unnaming import unnamed_body, unnamed_summary
from tafelrunde.server.storage.work import TableRow
from tafelrunde.server.tables.clocks import NoClock, wall_clock
from tafelrunde.server.tables.ledger import Body, Created, Ended, LedgerEntry, Played, Sitter, Started
from tafelrunde.server.tables.summary import write_summary
from tafelrunde.server.tables.table import Table

COLUMNS: Final = {
    "house": ("key", "value"),
    "outages": ("began", "ended"),
    "people": ("id", "name", "account", "password", "language", "email", "mail_turns", "session", "created"),
    "tables": ("id", "game", "status", "public", "host", "request", "seed", "summary", "created", "updated", "due"),
    "entries": ("table_id", "number", "at", "person", "request", "body"),
    "sitters": ("person", "table_id"),
    "faces": ("person", "who", "drawn", "folded"),
    "tokens": ("id", "person", "name", "hash", "created", "scope", "expires"),
    "sessions": ("id", "person", "agent", "created", "seen"),
    "emails": ("person", "email", "confirmed"),
    "letter_keys": ("id", "kind", "person", "email", "expires"),
    "ratings": ("person", "game", "mu", "sigma", "matches"),
    "results": ("person", "table_id", "game", "seats", "place", "points", "rated", "left_early", "ended"),
    "learned": ("person", "game", "what", "at"),
    "statistics": ("person", "table_id", "game", "seats", "depth", "ended", "terms", "kinds"),
    "practice": ("person", "name", "game", "rules", "at", "table_id", "chapter", "theme", "grade", "cost", "told"),
    "reviews": ("table_id", "depth", "at", "told"),
    "keepers": ("person", "at"),
    "regards": ("person", "other", "manner", "at"),
    "reports": ("id", "at", "reporter", "person", "table_id", "said", "chat", "closed"),
    "sanctions": ("id", "manner", "person", "network", "why", "at", "until", "settled"),
    "audit": ("id", "at", "who", "act", "person", "table_id", "detail", "why"),
    "seen": ("person", "network", "at"),
}
"""What goes into a file, in an order in which it can be read again. The house's secret signs the cookies of all guests;
without it nobody would be known in the new place."""

LATER: Final = {"tokens": {"scope": "play", "expires": None}}
"""What exports of older versions do not say."""

OF_PERSON: Final = (
    "faces",
    "tokens",
    "sessions",
    "emails",
    "letter_keys",
    "ratings",
    "learned",
    "statistics",
    "practice",
)
OF_TABLE: Final = ("entries", "sitters", "results", "reviews")

ARCHIVE: Final = "archive"


class NoExport(TableError):
    """The file was not written by an export."""


def rows_of(kind: str, after: str) -> Work[list[Any]]:
    """The next rows of a kind in the order of their first column."""
    first = COLUMNS[kind][0]
    return (yield Query(f"SELECT * FROM {kind} WHERE {first} > $1 ORDER BY {first} LIMIT 500", (after,)))


def all_of(kind: str, table: str) -> Work[list[Any]]:
    return (yield Query(f"SELECT * FROM {kind} WHERE table_id = $1", (table,)))


def whole(kind: str) -> Work[list[Any]]:
    return (yield Query(f"SELECT * FROM {kind} ORDER BY {COLUMNS[kind][0]}", ()))


def of_person(kind: str, person: str) -> Work[list[Any]]:
    return (yield Query(f"SELECT * FROM {kind} WHERE person = $1", (person,)))


async def export_lines(storage: Storage) -> AsyncIterator[str]:
    """Everything, line by line. It holds the seeds of running matches and the house's secret: keep it as safe as the
    database."""
    for kind in ("house", "outages"):
        for row in await storage.read(whole(kind)):
            yield line(kind, row)
    for kind, parts in (("people", OF_PERSON), ("tables", OF_TABLE)):
        after = ""
        while rows := await storage.read(rows_of(kind, after)):
            for row in rows:
                after = row["id"]
                yield line(kind, row)
                for part in parts:
                    work = of_person(part, after) if kind == "people" else all_of(part, after)
                    for more in await storage.read(work):
                        yield line(part, more)
    for kind in ("keepers", "regards", "reports", "sanctions", "audit", "seen"):
        for row in await storage.read(moderation.every(kind)):
            yield line(kind, row)


def line(kind: str, row: Any) -> str:
    return json.dumps({"kind": kind, **{name: row[name] for name in COLUMNS[kind]}}, ensure_ascii=False)


def insert(kind: str, row: dict[str, Any]) -> Work[bool]:
    """Whether the row was new. What is known here stays; but the facts of a house that nobody has entered yet give way:
    a server may have been started there once."""
    columns = COLUMNS[kind]
    empty = "UPDATE SET value = $2 WHERE NOT EXISTS (SELECT 1 FROM people)"
    known = f"(key) DO {empty}" if kind == "house" else "DO NOTHING"
    values = ", ".join([f"${place}" for place in range(1, len(columns) + 1)])
    rows = yield Query(
        f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({values}) ON CONFLICT {known} RETURNING {columns[0]}",
        tuple([row[name] for name in columns]),
    )
    return bool(rows)


async def import_lines(storage: Storage, lines: Iterable[str], file: str) -> tuple[int, int]:
    """Returns how many tables were new, and how many existed already."""
    new = known = 0
    is_old = True
    for number, text in enumerate(lines, 1):
        try:
            row = json.loads(text)
            kind = row["kind"]
            told = LATER.get(kind, {}) | row
            work = insert(kind, unnamed({name: told[name] for name in COLUMNS[kind]}))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise no_line(file, number) from None
        try:
            is_new = await storage.write(work)
        except (UnicodeError, OverflowError, Taken):
            raise no_line(file, number) from None
        is_old = is_old and kind != "faces"
        if kind == "tables":
            new, known = new + is_new, known + (not is_new)
    after: tuple[int, str] | None = (-1, "")
    while after is not None:  # older exports do not say what names look like, nor who was forgotten
        after = await storage.write(settle_old_faces(after, is_old))
    return new, known


def no_line(file: str, number: int) -> NoExport:
    return NoExport(
        "server-error-import-line", f"Line {number} of {file} is not a line of an export.", file=file, number=number
    )  # fmt: skip


def unnamed(row: dict[str, Any]) -> dict[str, Any]:
    """The row without names that older exports have in ledgers and summaries."""
    changes = {"body": unnamed_body, "summary": unnamed_summary}
    return {name: changes[name](value) if name in changes else value for name, value in row.items()}


async def import_record(storage: Storage, text: str) -> str:
    """A finished match from its record becomes a public table that is over; returns its id."""
    record = read_record(text)
    verify_picks(record)
    match = Match.load(text)
    assert match.seed is not None
    people = list(record.names) or [f"{seat + 1}" for seat in range(record.seats)]
    created = Created(
        game=record.game,
        version=record.version,
        options=dict(match.game.chosen),
        chairs=[Sitter("open", name) for name in people],
        clock=NoClock(),
        public=True,
        rated=False,
        hints=False,
        shuffle=False,
        host=ARCHIVE,
        key=names.invitation(),
        commitment=record.commitment,
        start=record.start,
    )
    bodies: list[Body] = [created, Started(list(range(record.seats)))]
    bodies += [
        Played(entry.seat, match.game.catalogue.number(entry.action), picks_text(entry.picks))
        for entry in match.entries
    ]
    standings = match.standings()
    bodies.append(
        Ended("rules" if standings else "agreed", list(standings.places) if standings else [1] * record.seats)
    )
    now = wall_clock()
    table = Table(names.table_id(), match.seed)
    entries = [LedgerEntry(number, now, "", "", body) for number, body in enumerate(bodies, 1)]
    for entry_written in entries:
        table.fold(entry_written)
    told = write_summary(table, now)
    row = TableRow(
        table.id, record.game, "over", True, ARCHIVE, f"record.{record.commitment}", record.seed, told, now, None, []
    )  # fmt: skip
    await storage.write(works.create_table(row, entries))
    return table.id
