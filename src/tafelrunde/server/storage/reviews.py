"""Statements about reviews, which are kept with the table of their match."""

from __future__ import annotations

from tafelrunde.server.storage.backend import Query, Work


def kept_review(table: str, depth: str) -> Work[str | None]:
    rows = yield Query("SELECT told FROM reviews WHERE table_id = $1 AND depth = $2", (table, depth))
    return str(rows[0]["told"]) if rows else None


def keep_review(table: str, depth: str, at: int, told: str) -> Work[None]:
    """In place of an earlier one."""
    yield Query(
        "INSERT INTO reviews (table_id, depth, at, told) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (table_id, depth) DO UPDATE SET at = $3, told = $4",
        (table, depth, at, told),
    )
