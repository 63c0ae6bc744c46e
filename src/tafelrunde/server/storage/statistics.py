"""Statements about the statistics of people: what reviews said about their seats, a small row for each match. Of each
game the latest so many are kept."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tafelrunde.server.storage.backend import Query, Row, Work

MOST_MATCHES: Final = 100
"""Of each person and game."""
COLUMNS: Final = "person, table_id, game, seats, depth, ended, terms, kinds"


class SeatRow(Struct, frozen=True):
    """What a review said about somebody's seat. `terms` and `kinds` are JSON: the sum of the match, and for each kind
    of decision how many there were, how many of them were graded, and what they cost together."""

    person: str
    table: str
    game: str
    seats: int
    depth: str
    ended: int
    terms: str
    kinds: str


def keep_statistics(rows: list[SeatRow]) -> Work[None]:
    """A deep review takes the place of a quick one, never the other way round. Whoever was forgotten has none."""
    for row in rows:
        gone = yield Query("SELECT 1 FROM faces WHERE person = $1 AND who = 'gone'", (row.person,))
        if gone:
            continue
        yield Query(
            f"INSERT INTO statistics ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
            "ON CONFLICT (person, table_id) DO UPDATE SET depth = $5, terms = $7, kinds = $8 "
            "WHERE statistics.depth = 'quick' OR $5 = 'deep'",
            (row.person, row.table, row.game, row.seats, row.depth, row.ended, row.terms, row.kinds),
        )
        yield from forget_earliest(row.person, row.game)


def forget_earliest(person: str, game: str) -> Work[None]:
    yield Query(
        "DELETE FROM statistics WHERE person = $1 AND game = $2 AND table_id NOT IN (SELECT table_id FROM statistics "
        "WHERE person = $1 AND game = $2 ORDER BY ended DESC, table_id LIMIT $3)",
        (person, game, MOST_MATCHES),
    )


def statistics_of(person: str) -> Work[list[Row]]:
    """The earliest match first."""
    return (
        yield Query(f"SELECT {COLUMNS} FROM statistics WHERE person = $1 ORDER BY game, ended, table_id", (person,))
    )  # fmt: skip


def unreviewed(person: str, most: int) -> Work[list[Row]]:
    """The latest matches that somebody did not leave and that nobody has had reviewed, with the summaries of their
    tables."""
    return (
        yield Query(
            "SELECT results.table_id, results.game, results.ended, tables.summary FROM results "
            "JOIN tables ON tables.id = results.table_id WHERE results.person = $1 AND results.left_early = 0 "
            "AND NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.table_id = results.table_id) "
            "ORDER BY results.ended DESC LIMIT $2",
            (person, most),
        )
    )


def follow_statistics(guest: str, account: str) -> Work[None]:
    """What is known of a guest goes with them into their account; nothing of it is left behind."""
    rows = yield Query(
        f"INSERT INTO statistics ({COLUMNS}) SELECT $2, table_id, game, seats, depth, ended, terms, kinds "
        "FROM statistics WHERE person = $1 ON CONFLICT DO NOTHING RETURNING game",
        (guest, account),
    )
    for game in sorted({row["game"] for row in rows}):
        yield from forget_earliest(account, game)
    yield from forget_statistics(guest)


def forget_statistics(person: str) -> Work[None]:
    yield Query("DELETE FROM statistics WHERE person = $1", (person,))
