"""Statements about what people have lately played with each other."""

from __future__ import annotations

from tafelrunde.server.storage.backend import Query, Work


def met(person: str, rival: str, game: str, since: int, table: str) -> Work[int]:
    """How many rated matches of a game two people have finished together since then, apart from this one."""
    rows = yield Query(
        "SELECT COUNT(*) AS count FROM results JOIN results AS theirs ON theirs.table_id = results.table_id "
        "WHERE results.person = $1 AND theirs.person = $2 AND results.game = $3 AND results.rated = 1 "
        "AND results.ended > $4 AND results.table_id <> $5",
        (person, rival, game, since, table),
    )
    return int(rows[0]["count"])


def private_matches(person: str, game: str, since: int, table: str) -> Work[int]:
    """How many rated matches of a game somebody has finished at private tables since then, apart from this one."""
    rows = yield Query(
        "SELECT COUNT(*) AS count FROM results JOIN tables ON tables.id = results.table_id "
        "WHERE results.person = $1 AND results.game = $2 AND results.rated = 1 AND results.ended > $3 "
        "AND results.table_id <> $4 AND tables.public = 0",
        (person, game, since, table),
    )
    return int(rows[0]["count"])


def account_of(person: str) -> Work[str | None]:
    rows = yield Query("SELECT account FROM people WHERE id = $1", (person,))
    return rows[0]["account"] if rows else None
