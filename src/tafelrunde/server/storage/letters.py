"""Statements about letters: confirmed addresses, keys that are sent by letter, and how many went out."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.server.storage.backend import Query, Work
from tafelrunde.server.storage.sessions import SessionRow, begin_session, end_sessions, forget_email
from tafelrunde.server.storage.work import PersonRow, person_row

A_DAY: Final = 24 * 3600 * 1000
NAMESAKES: Final = 5
"""As many accounts with one address are told apart in a letter."""


class Ration(NamedTuple):
    """What counts letters, and how many there may be in a day."""

    counted: str
    most: int


def count_letter(rations: list[Ration], at: int) -> Work[bool]:
    """Whether one more letter may go out; then it is counted."""
    for ration in rations:
        rows = yield Query(
            "SELECT COUNT(*) AS count FROM letters WHERE counted = $1 AND at > $2", (ration.counted, at - A_DAY)
        )
        if rows[0]["count"] >= ration.most:
            return False
    yield Query("DELETE FROM letters WHERE at <= $1", (at - A_DAY,))
    for ration in rations:
        yield Query("INSERT INTO letters (counted, at) VALUES ($1, $2)", (ration.counted, at))
    return True


# Keys


def keep_key(id: str, kind: str, row: PersonRow, at: int, span: int) -> Work[None]:
    """The newest key of a kind counts; those before it, and those that nobody used in time, are gone."""
    yield Query("DELETE FROM letter_keys WHERE (person = $1 AND kind = $2) OR expires <= $3", (row.id, kind, at))
    yield Query(
        "INSERT INTO letter_keys (id, kind, person, email, expires) VALUES ($1, $2, $3, $4, $5)",
        (id, kind, row.id, row.email, at + span),
    )


def person_of_key(id: str, kind: str, at: int) -> Work[PersonRow | None]:
    """Whose key this is, if it is still valid for the address that they have now."""
    rows = yield Query(
        "SELECT people.*, letter_keys.email AS told FROM letter_keys JOIN people ON people.id = letter_keys.person "
        "WHERE letter_keys.id = $1 AND letter_keys.kind = $2 AND letter_keys.expires > $3",
        (id, kind, at),
    )
    return person_row(rows[0]) if rows and rows[0]["told"] == rows[0]["email"] else None


def confirm_email(key: str, folded: str, at: int) -> Work[PersonRow | None]:
    """The key is used up. `folded` is the address as it is compared."""
    row = yield from person_of_key(key, "confirm", at)
    yield Query("DELETE FROM letter_keys WHERE id = $1 AND kind = 'confirm'", (key,))
    if row is not None:
        yield Query(
            "INSERT INTO emails (person, email, confirmed) VALUES ($1, $2, $3) "
            "ON CONFLICT (person) DO UPDATE SET email = $2, confirmed = $3",
            (row.id, folded, at),
        )
    return row


def reset_password(key: str, password: str, session: SessionRow, at: int) -> Work[PersonRow | None]:
    """The key is used up, all sessions end, and one begins."""
    row = yield from person_of_key(key, "reset", at)
    used = yield Query("DELETE FROM letter_keys WHERE id = $1 AND kind = 'reset' RETURNING id", (key,))
    if row is None or row.id != session.person or not used:
        return None
    yield Query("UPDATE people SET password = $2 WHERE id = $1", (row.id, password))
    yield from end_sessions(row.id)
    yield from begin_session(session)
    return row


# Addresses


def confirmed_email(person: str) -> Work[str]:
    """The address of somebody as it was confirmed; empty if none was."""
    rows = yield Query("SELECT email FROM emails WHERE person = $1", (person,))
    return rows[0]["email"] if rows else ""


def accounts_at(folded: str) -> Work[list[PersonRow]]:
    """The accounts that have confirmed this address."""
    rows = yield Query(
        "SELECT people.* FROM emails JOIN people ON people.id = emails.person "
        "WHERE emails.email = $1 AND people.account IS NOT NULL ORDER BY people.created LIMIT $2",
        (folded, NAMESAKES),
    )
    return [person_row(row) for row in rows]


def end_letters(person: str, email: str, removes: bool) -> Work[None]:
    """No more letters go to this address, if it is still theirs; one that nobody confirmed is removed."""
    yield Query("UPDATE people SET mail_turns = 0 WHERE id = $1 AND email = $2", (person, email))
    if removes:
        rows = yield Query("UPDATE people SET email = '' WHERE id = $1 AND email = $2 RETURNING id", (person, email))
        if rows:
            yield from forget_email(person)
