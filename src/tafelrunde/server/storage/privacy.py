"""Statements about everything that the house has of one person."""

from __future__ import annotations

from tafelrunde.server.storage.backend import Query, Row, Work


def summaries_of(person: str, most: int) -> Work[list[str]]:
    """All tables where somebody sat or which they set, also those that were cleared, the latest first."""
    rows = yield Query(
        "SELECT summary FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM sitters WHERE person = $1) "
        "ORDER BY updated DESC LIMIT $2",
        (person, most),
    )
    return [row["summary"] for row in rows]


def reports_by(person: str, most: int) -> Work[list[Row]]:
    return (
        yield Query(
            "SELECT person, table_id, at, said FROM reports WHERE reporter = $1 ORDER BY at DESC LIMIT $2",
            (person, most),
        )
    )


def said_by(person: str, most: int) -> Work[list[Row]]:
    """What somebody has said, at whatever table, the latest first. An index holds just these entries."""
    return (
        yield Query(
            'SELECT table_id, at, body FROM entries WHERE person = $1 AND substr(body, 1, 14) = \'{"type":"said"\' '
            "ORDER BY at DESC LIMIT $2",
            (person, most),
        )
    )
