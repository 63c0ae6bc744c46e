"""Statements about keepers, reports, warnings, mutes and bans. Nothing here changes a line of the audit log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tafelrunde.server.people.audit import AuditRow
from tafelrunde.server.storage.backend import Query, Row, Work
from tafelrunde.server.storage.snapshots import forget_snapshot

FOUND = 50
REPORTS = 100
AUDITED = 100
BANS = 10_000
REGARDS = 500


class SanctionRow(Struct, frozen=True):
    """A warning, a new name, a mute or a ban. A ban is of a person or of a network. It is `settled` when a warning was
    read, or when a mute or a ban was lifted; `until` is None if it never ends by itself."""

    id: str
    kind: str
    person: str
    network: str
    why: str
    at: int
    until: int | None
    settled: int | None


class ReportRow(Struct, frozen=True):
    """What somebody reported; `chat` holds the lines of the table as they were, in JSON."""

    id: str
    at: int
    reporter: str
    person: str
    table: str
    said: str
    chat: str
    closed: int | None


# Keepers and the audit log


def keepers() -> Work[list[str]]:
    rows = yield Query("SELECT person FROM keepers ORDER BY at", ())
    return [row["person"] for row in rows]


def is_keeper(person: str) -> Work[bool]:
    rows = yield Query("SELECT person FROM keepers WHERE person = $1", (person,))
    return bool(rows)


def set_keeper(person: str, on: bool, line: AuditRow) -> Work[None]:
    if on:
        yield Query("INSERT INTO keepers (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, line.at))
    else:
        yield Query("DELETE FROM keepers WHERE person = $1", (person,))
    yield from note(line)


def note(line: AuditRow) -> Work[None]:
    yield Query(
        "INSERT INTO audit (id, at, who, act, person, table_id, detail, why) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        (line.id, line.at, line.who, line.act, line.person, line.table, line.detail, line.why),
    )


def audit(before: int, person: str = "") -> Work[list[AuditRow]]:
    """The latest lines before this moment, of everybody or about one person."""
    rows = yield Query(
        "SELECT * FROM audit WHERE at < $1 AND (person = $2 OR $2 = '') ORDER BY at DESC, id LIMIT $3",
        (before, person, AUDITED),
    )
    return [
        AuditRow(
            row["id"], row["at"], row["who"], row["act"], row["person"], row["table_id"], row["detail"], row["why"]
        )
        for row in rows
    ]


# Mutes and blocks of people among themselves


def set_regard(person: str, other: str, kind: str | None, at: int) -> Work[bool]:
    """Mute or block somebody, or neither any more; false if there are too many already."""
    if kind is None:
        yield Query("DELETE FROM regards WHERE person = $1 AND other = $2", (person, other))
        return True
    rows = yield Query("SELECT COUNT(*) AS count FROM regards WHERE person = $1", (person,))
    if rows[0]["count"] >= REGARDS:
        return False
    yield Query(
        "INSERT INTO regards (person, other, manner, at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (person, other) DO UPDATE SET manner = $3, at = $4",
        (person, other, kind, at),
    )
    return True


def regards_of(person: str) -> Work[list[Row]]:
    return (yield Query("SELECT other, manner FROM regards WHERE person = $1 ORDER BY at LIMIT $2", (person, REGARDS)))


def unheard_by(person: str) -> Work[frozenset[str]]:
    rows = yield Query("SELECT other FROM regards WHERE person = $1 LIMIT $2", (person, REGARDS))
    return frozenset([row["other"] for row in rows])


def blocked_by(person: str) -> Work[frozenset[str]]:
    """The people who have blocked somebody."""
    rows = yield Query("SELECT person FROM regards WHERE other = $1 AND manner = 'block'", (person,))
    return frozenset([row["person"] for row in rows])


# Reports


def report(row: ReportRow, since: int, most: int) -> Work[bool]:
    """Keep a report; false if its author has made too many since then. Taken if they have reported the same before."""
    rows = yield Query("SELECT COUNT(*) AS count FROM reports WHERE reporter = $1 AND at > $2", (row.reporter, since))
    if rows[0]["count"] >= most:
        return False
    yield Query(
        "INSERT INTO reports (id, at, reporter, person, table_id, said, chat) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        (row.id, row.at, row.reporter, row.person, row.table, row.said, row.chat),
    )
    return True


def open_reports() -> Work[list[ReportRow]]:
    rows = yield Query("SELECT * FROM reports WHERE closed IS NULL ORDER BY at LIMIT $1", (REPORTS,))
    return [report_row(row) for row in rows]


def reports_about(person: str) -> Work[list[ReportRow]]:
    rows = yield Query("SELECT * FROM reports WHERE person = $1 ORDER BY at DESC LIMIT $2", (person, FOUND))
    return [report_row(row) for row in rows]


def close_report(id: str, line: AuditRow) -> Work[bool]:
    rows = yield Query(
        "UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL RETURNING person, table_id", (id, line.at)
    )
    if rows:
        yield from note(
            AuditRow(line.id, line.at, line.who, line.act, rows[0]["person"], rows[0]["table_id"], id, line.why)
        )
    return bool(rows)


def report_row(row: Row) -> ReportRow:
    return ReportRow(
        row["id"], row["at"], row["reporter"], row["person"], row["table_id"], row["said"], row["chat"], row["closed"]
    )  # fmt: skip


# Warnings, mutes and bans


def sanction(row: SanctionRow, line: AuditRow) -> Work[None]:
    yield Query(
        "INSERT INTO sanctions (id, manner, person, network, why, at, until) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        (row.id, row.kind, row.person, row.network, row.why, row.at, row.until),
    )
    yield from note(line)


def lift(person: str, network: str, kind: str, line: AuditRow) -> Work[int]:
    """End all mutes, or all bans, of a person or a network that hold now; how many there were."""
    rows = yield Query(
        "UPDATE sanctions SET settled = $4 WHERE person = $1 AND network = $2 AND manner = $3 AND settled IS NULL "
        "AND (until IS NULL OR until > $4) RETURNING id",
        (person, network, kind, line.at),
    )
    if rows:
        yield from note(line)
    return len(rows)


def in_force(now: int) -> Work[list[SanctionRow]]:
    """All mutes and bans that hold now."""
    rows = yield Query(
        "SELECT * FROM sanctions WHERE settled IS NULL AND manner IN ('mute', 'ban') "
        "AND (until IS NULL OR until > $1) LIMIT $2",
        (now, BANS),
    )
    return [sanction_row(row) for row in rows]


def sanctions_of(person: str) -> Work[list[SanctionRow]]:
    rows = yield Query("SELECT * FROM sanctions WHERE person = $1 ORDER BY at DESC LIMIT $2", (person, FOUND))
    return [sanction_row(row) for row in rows]


def unread_warnings(person: str) -> Work[list[SanctionRow]]:
    rows = yield Query(
        "SELECT * FROM sanctions WHERE person = $1 AND manner IN ('warn', 'rename') AND settled IS NULL ORDER BY at",
        (person,),
    )
    return [sanction_row(row) for row in rows]


def confirm_warning(id: str, person: str, at: int) -> Work[bool]:
    rows = yield Query(
        "UPDATE sanctions SET settled = $3 WHERE id = $1 AND person = $2 AND manner IN ('warn', 'rename') "
        "AND settled IS NULL RETURNING id",
        (id, person, at),
    )
    return bool(rows)


def sanction_row(row: Row) -> SanctionRow:
    return SanctionRow(
        row["id"], row["manner"], row["person"], row["network"], row["why"], row["at"], row["until"], row["settled"]
    )  # fmt: skip


# Looking for people and tables


def search_people(text: str) -> Work[list[Row]]:
    """People whose name has this in it, or who have this id."""
    return (
        yield Query(
            "SELECT people.id, people.name, people.account, people.created, seen.at AS seen FROM people "
            "LEFT JOIN seen ON seen.person = people.id "
            "WHERE people.id = $1 OR LOWER(people.name) LIKE $2 OR people.account LIKE $2 "
            "ORDER BY people.created DESC LIMIT $3",
            (text, like(text), FOUND),
        )
    )


def search_tables(text: str) -> Work[list[Row]]:
    """Tables whose id has this in it, or where the person of this id sits or sat down."""
    return (
        yield Query(
            "SELECT DISTINCT tables.id, tables.game, tables.status, tables.public, tables.host, tables.created, "
            "tables.updated FROM tables LEFT JOIN sitters ON sitters.table_id = tables.id "
            "WHERE tables.id LIKE $2 OR sitters.person = $1 ORDER BY tables.updated DESC LIMIT $3",
            (text, like(text), FOUND),
        )
    )


def like(text: str) -> str:
    plain = text.casefold().replace("%", "").replace("_", "").replace("\\", "")
    return f"%{plain}%"


# Where people were last seen


def note_seen(person: str, network: str, at: int) -> Work[None]:
    yield Query(
        "INSERT INTO seen (person, network, at) VALUES ($1, $2, $3) "
        "ON CONFLICT (person) DO UPDATE SET network = $2, at = $3",
        (person, network, at),
    )


def seen(person: str) -> Work[tuple[str, int] | None]:
    rows = yield Query("SELECT network, at FROM seen WHERE person = $1", (person,))
    return (rows[0]["network"], rows[0]["at"]) if rows else None


def forget_person(person: str) -> Work[None]:
    """Somebody wants to be forgotten: their mutes and blocks go, and where they were seen. What was done about them
    stays under their id, as bans would otherwise end by asking."""
    yield Query("DELETE FROM regards WHERE person = $1", (person,))
    yield Query("DELETE FROM seen WHERE person = $1", (person,))
    yield Query("DELETE FROM keepers WHERE person = $1", (person,))
    yield Query("UPDATE reports SET said = '' WHERE reporter = $1", (person,))


# Words that are removed, and what expires


def said_entries(table: str) -> Work[list[Row]]:
    """Everything that was said at a table, in its order."""
    return (
        yield Query(
            'SELECT number, body FROM entries WHERE table_id = $1 AND body LIKE \'{"type":"said"%\' ORDER BY number',
            (table,),
        )
    )


def rewrite_entry(table: str, number: int, body: str) -> Work[None]:
    """Only for words that were said: what was played is never changed. The snapshot tells them too."""
    yield Query("UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2", (table, number, body))
    yield from forget_snapshot(table)


def old_tables(status: str, before: int, after: tuple[int, str], most: int) -> Work[list[tuple[int, str]]]:
    """The next tables, after these, in which nothing has happened since then."""
    rows = yield Query(
        "SELECT id, updated FROM tables WHERE status = $1 AND updated < $2 "
        "AND (updated > $3 OR (updated = $3 AND id > $4)) ORDER BY updated, id LIMIT $5",
        (status, before, *after, most),
    )
    return [(row["updated"], row["id"]) for row in rows]


def old_guests(before: int, after: tuple[int, str], most: int) -> Work[list[tuple[int, str]]]:
    rows = yield Query(
        "SELECT id, created FROM people WHERE account IS NULL AND created < $1 "
        "AND (created > $2 OR (created = $2 AND id > $3)) ORDER BY created, id LIMIT $4",
        (before, *after, most),
    )
    return [(row["created"], row["id"]) for row in rows]


def forget_idle_guest(person: str, before: int) -> Work[bool]:
    """Delete a guest who never sat down, set a table, made a token or said anything that is still held against them.
    That somebody was forgotten is not forgotten: what they said elsewhere stays nameless."""
    rows = yield Query(
        "DELETE FROM people WHERE id = $1 AND account IS NULL AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = $1) "
        "AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1) "
        "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = $1) "
        "AND NOT EXISTS (SELECT 1 FROM results WHERE person = $1) "
        "AND NOT EXISTS (SELECT 1 FROM reports WHERE person = $1 OR reporter = $1) "
        "AND NOT EXISTS (SELECT 1 FROM sanctions WHERE person = $1) "
        "AND NOT EXISTS (SELECT 1 FROM faces WHERE person = $1 AND who = 'gone') "
        "AND NOT EXISTS (SELECT 1 FROM seen WHERE person = $1 AND at >= $2) RETURNING id",
        (person, before),
    )
    if rows:
        for kept in ("faces", "regards", "seen", "learned", "statistics", "practice"):
            yield Query(f"DELETE FROM {kept} WHERE person = $1", (person,))
    return bool(rows)


def forget_addresses(before: int, most: int) -> Work[None]:
    yield Query(
        "UPDATE seen SET network = '' WHERE person IN "
        "(SELECT person FROM seen WHERE at < $1 AND network <> '' ORDER BY at LIMIT $2)",
        (before, most),
    )


# News from beside the server


def leave_news(said: str) -> Work[None]:
    """For the one process that serves an SQLite file; the last hundred are enough."""
    rows = yield Query("SELECT COALESCE(MAX(number), 0) AS last FROM left_news", ())
    last = rows[0]["last"]
    yield Query("INSERT INTO left_news (number, said) VALUES ($1, $2)", (last + 1, said))
    yield Query("DELETE FROM left_news WHERE number <= $1", (last - 99,))


def news_after(number: int) -> Work[list[tuple[int, str]]]:
    rows = yield Query("SELECT number, said FROM left_news WHERE number > $1 ORDER BY number", (number,))
    return [(row["number"], row["said"]) for row in rows]


def last_news() -> Work[int]:
    rows = yield Query("SELECT COALESCE(MAX(number), 0) AS last FROM left_news", ())
    last: int = rows[0]["last"]
    return last


def every(kind: str) -> Work[list[Any]]:
    """All rows of a kind, for an export."""
    assert kind in ("keepers", "regards", "reports", "sanctions", "audit", "seen")
    return (yield Query(f"SELECT * FROM {kind}", ()))


def forget_old_reports(before: int, most: int) -> Work[None]:
    """The chat of reports that were closed long ago is forgotten like all other chat."""
    yield Query(
        "UPDATE reports SET chat = '[]' WHERE id IN "
        "(SELECT id FROM reports WHERE closed < $1 AND chat <> '[]' ORDER BY closed LIMIT $2)",
        (before, most),
    )
