"""Statements about exercises of people's own: mistakes that they have kept to practise on."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tafelrunde.server.storage.backend import Query, Row, Work

MOST_PRACTICE: Final = 40
"""Of each person, all games together."""
LISTED: Final = "name, game, rules, at, table_id, chapter, theme, grade, cost"


class PracticeRow(Struct, frozen=True):
    """An exercise of somebody's own: which decision of which match it was, its kind, grade and cost, and the rest as
    `learn.own` tells it."""

    person: str
    name: str
    game: str
    rules: int
    at: int
    table: str
    chapter: int
    theme: str
    grade: str
    cost: float
    told: str


def practice_cards(person: str) -> Work[list[Row]]:
    """All but what is told of them, the latest first."""
    return (
        yield Query(f"SELECT {LISTED} FROM practice WHERE person = $1 ORDER BY at DESC, name", (person,))
    )  # fmt: skip


def whole_practice(person: str) -> Work[list[Row]]:
    return (yield Query(f"SELECT {LISTED}, told FROM practice WHERE person = $1 ORDER BY at, name", (person,)))


def practice_told(person: str, game: str, name: str) -> Work[str | None]:
    rows = yield Query(
        "SELECT told FROM practice WHERE person = $1 AND game = $2 AND name = $3", (person, game, name)
    )  # fmt: skip
    return str(rows[0]["told"]) if rows else None


def keep_practice(row: PracticeRow) -> Work[bool]:
    """Whether there was room for it. What other rules left behind in this game makes room first."""
    yield Query(
        "DELETE FROM practice WHERE person = $1 AND game = $2 AND rules <> $3", (row.person, row.game, row.rules)
    )
    known = yield Query("SELECT name FROM practice WHERE person = $1", (row.person,))
    names = [one["name"] for one in known]
    if row.name not in names and len(names) >= MOST_PRACTICE:
        return False
    yield Query(
        f"INSERT INTO practice (person, {LISTED}, told) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
        "ON CONFLICT (person, name) DO UPDATE SET grade = $9, cost = $10, told = $11",
        (row.person, row.name, row.game, row.rules, row.at, row.table, row.chapter, row.theme, row.grade, row.cost,
         row.told),
    )  # fmt: skip
    return True


def drop_practice(person: str, game: str, name: str) -> Work[bool]:
    """Whether there was one; that it was solved is forgotten too."""
    rows = yield Query(
        "DELETE FROM practice WHERE person = $1 AND game = $2 AND name = $3 RETURNING name", (person, game, name)
    )
    yield Query(
        "DELETE FROM learned WHERE person = $1 AND game = $2 AND what = $3", (person, game, f"exercise-{name}")
    )  # fmt: skip
    return bool(rows)


def follow_practice(guest: str, account: str) -> Work[None]:
    """The latest, as far as there is room in the account; nothing is left behind."""
    known = yield Query("SELECT name FROM practice WHERE person = $1", (account,))
    room = max(0, MOST_PRACTICE - len(known))
    yield Query(
        f"INSERT INTO practice (person, {LISTED}, told) SELECT $2, {LISTED}, told FROM practice WHERE person = $1 "
        "AND name NOT IN (SELECT name FROM practice WHERE person = $2) ORDER BY at DESC LIMIT $3",
        (guest, account, room),
    )
    yield from forget_practice(guest)


def forget_practice(person: str) -> Work[None]:
    yield Query("DELETE FROM practice WHERE person = $1", (person,))
