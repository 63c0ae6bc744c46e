"""Statements about what people have learnt. Whoever may note something says only what a game really has to teach, so
there is never more of it than that."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.server.storage.backend import Query, Row, Work


def learned_of(person: str) -> Work[list[Row]]:
    """Everything that somebody has learnt, the earliest first."""
    return (yield Query("SELECT game, what, at FROM learned WHERE person = $1 ORDER BY at, game, what", (person,)))


def note_learned(person: str, game: str, whats: Sequence[str], at: int) -> Work[None]:
    """What was learnt before stays as it was."""
    for what in whats:
        yield Query(
            "INSERT INTO learned (person, game, what, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            (person, game, what, at),
        )


def unlearn(person: str, game: str, what: str) -> Work[None]:
    yield Query("DELETE FROM learned WHERE person = $1 AND game = $2 AND what = $3", (person, game, what))


def follow(guest: str, account: str) -> Work[None]:
    """What a guest has learnt goes with them into their account."""
    yield Query(
        "INSERT INTO learned (person, game, what, at) SELECT $2, game, what, at FROM learned WHERE person = $1 "
        "ON CONFLICT DO NOTHING",
        (guest, account),
    )


def forget_learned(person: str) -> Work[None]:
    yield Query("DELETE FROM learned WHERE person = $1", (person,))


def matches_of(person: str) -> Work[dict[str, int]]:
    """How many matches of each game somebody has finished."""
    rows = yield Query("SELECT game, count(*) AS matches FROM results WHERE person = $1 GROUP BY game", (person,))
    return {row["game"]: int(row["matches"]) for row in rows}
