"""Statements about snapshots of tables, which are a cache and nothing more."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.server.storage.backend import Query, Work


class KeptSnapshot(NamedTuple):
    """How a table stood after this entry, and the hash under which that was written."""

    number: int
    hash: str
    body: str


def snapshot(table: str) -> Work[KeptSnapshot | None]:
    rows = yield Query("SELECT number, hash, body FROM snapshots WHERE table_id = $1", (table,))
    return KeptSnapshot(rows[0]["number"], rows[0]["hash"], rows[0]["body"]) if rows else None


def keep_snapshot(table: str, kept: KeptSnapshot) -> Work[None]:
    """Unless there is a later one."""
    yield Query(
        "INSERT INTO snapshots (table_id, number, hash, body) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (table_id) DO UPDATE SET number = $2, hash = $3, body = $4 WHERE snapshots.number < $2",
        (table, kept.number, kept.hash, kept.body),
    )


def forget_snapshot(table: str) -> Work[None]:
    yield Query("DELETE FROM snapshots WHERE table_id = $1", (table,))
