"""Statements about how people come in: sessions, tokens, passwords."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tafelrunde.server.storage.backend import Query, Row, Work
from tafelrunde.server.storage.faces import mark_gone, settle_face
from tafelrunde.server.storage.work import PersonRow, keep_person, person_row

MOST_SESSIONS: Final = 50
"""Of one person; beyond that those not used for the longest time end."""

LONGEST_SESSION: Final = 400 * 24 * 3600 * 1000
"""A session that was not used for this long is over; browsers keep cookies no longer."""


class SessionRow(Struct, frozen=True):
    """Somebody signed in on one device. The id is the hash of what is in the cookie."""

    id: str
    person: str
    agent: str
    created: int
    seen: int


# Sessions


def person_of_session(person: str, id: str, at: int) -> Work[tuple[PersonRow | None, SessionRow | None]]:
    """Somebody, and the session if it is still theirs."""
    rows = yield Query("SELECT * FROM people WHERE id = $1", (person,))
    if not rows:
        return None, None
    found = yield Query(
        "SELECT * FROM sessions WHERE id = $1 AND person = $2 AND seen > $3", (id, person, at - LONGEST_SESSION)
    )
    return person_row(rows[0]), session_row(found[0]) if found else None


def session_row(row: Row) -> SessionRow:
    return SessionRow(row["id"], row["person"], row["agent"], row["created"], row["seen"])


def keep_newcomer(row: PersonRow, session: SessionRow | None) -> Work[None]:
    """Write down somebody who was not known, with their session. If they are known by now nothing changes: what was
    read before a sign-out does not undo it."""
    rows = yield Query(
        "INSERT INTO people (id, name, account, password, language, email, mail_turns, session, created) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id",
        (row.id, row.name, row.account, row.password, row.language, row.email, int(row.mail_turns), row.session,
         row.created),
    )  # fmt: skip
    if rows and session is not None:
        yield from begin_session(session)


def begin_session(session: SessionRow) -> Work[None]:
    yield Query(
        "INSERT INTO sessions (id, person, agent, created, seen) VALUES ($1, $2, $3, $4, $5)",
        (session.id, session.person, session.agent, session.created, session.seen),
    )
    yield Query(
        "DELETE FROM sessions WHERE person = $1 AND seen <= $2", (session.person, session.seen - LONGEST_SESSION)
    )
    yield Query(
        "DELETE FROM sessions WHERE person = $1 AND id NOT IN "
        "(SELECT id FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC LIMIT $2)",
        (session.person, MOST_SESSIONS),
    )


def see_session(id: str, agent: str, at: int) -> Work[None]:
    yield Query("UPDATE sessions SET seen = $3, agent = $2 WHERE id = $1", (id, agent, at))


def sessions_of(person: str) -> Work[list[SessionRow]]:
    rows = yield Query("SELECT * FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC", (person,))
    return [session_row(row) for row in rows]


def end_session(id: str, person: str) -> Work[bool]:
    rows = yield Query("DELETE FROM sessions WHERE id = $1 AND person = $2 RETURNING id", (id, person))
    return bool(rows)


def end_sessions(person: str, but: str = "") -> Work[None]:
    """All of somebody's sessions but this one."""
    yield Query("DELETE FROM sessions WHERE person = $1 AND id <> $2", (person, but))
    yield from end_old_cookies(person)


def end_old_cookies(person: str) -> Work[None]:
    """Those that were given before sessions had ids: all devices have the same."""
    yield Query("UPDATE people SET session = session + 1 WHERE id = $1", (person,))


def doors_of(person: str, at: int) -> Work[set[str] | None]:
    """Everything by which a person may be here now: ids of sessions and tokens, and the number of the old cookies. None
    for somebody who is not written down."""
    sessions = yield Query("SELECT id FROM sessions WHERE person = $1", (person,))
    tokens = yield Query("SELECT id FROM tokens WHERE person = $1 AND (expires IS NULL OR expires > $2)", (person, at))
    people = yield Query("SELECT session FROM people WHERE id = $1", (person,))
    if not people:
        return None
    return {str(people[0]["session"]), *[row["id"] for row in [*sessions, *tokens]]}


# Accounts and passwords


def make_account(row: PersonRow, session: SessionRow) -> Work[list[str]]:
    """Whose faces have changed; nobody's if this is no guest any more. Taken if somebody else has the name, or one that
    looks like it. Who knew the guest's cookie, or had made a token or confirmed an address with it, does not get into
    the account that way."""
    rows = yield Query(
        "INSERT INTO people (id, name, account, password, language, email, mail_turns, session, created) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
        "ON CONFLICT (id) DO UPDATE SET name = $2, account = $3, password = $4, session = people.session + 1 "
        "WHERE people.account IS NULL RETURNING id",
        (row.id, row.name, row.account, row.password, row.language, row.email, int(row.mail_turns), row.session,
         row.created),
    )  # fmt: skip
    if not rows:
        return []
    yield from forget_doors(row.id)
    yield from begin_session(session)
    return (yield from settle_face(row.id))


def change_password(person: str, before: str | None, password: str, session: SessionRow) -> Work[bool]:
    """Whether the password was still the one that was checked. All sessions end but the one that begins."""
    rows = yield Query(
        "UPDATE people SET password = $3 WHERE id = $1 AND password = $2 RETURNING id", (person, before, password)
    )
    if not rows:
        return False
    yield Query("DELETE FROM letter_keys WHERE person = $1 AND kind = 'reset'", (person,))
    yield from end_sessions(person)
    yield from begin_session(session)
    return True


def forget_doors(person: str) -> Work[None]:
    """Nobody comes in as this person any more, and no letter goes to them."""
    for kind in ("sessions", "tokens", "emails", "letter_keys"):
        yield Query(f"DELETE FROM {kind} WHERE person = $1", (person,))


def forget_person(row: PersonRow) -> Work[None]:
    """Everything that says who somebody is goes at once; this is what stays of them."""
    yield from forget_doors(row.id)
    yield from keep_person(row)
    yield from mark_gone(row.id)


def end_guest(row: PersonRow) -> Work[None]:
    """Nobody can sign in as a guest again, so everything that opens the door ends with the cookie."""
    yield from keep_newcomer(row, None)
    yield from forget_doors(row.id)
    yield from end_old_cookies(row.id)


def change_person(row: PersonRow, has_new_email: bool) -> Work[list[str]]:
    """Returns whose faces have changed."""
    changed = yield from keep_person(row)
    if has_new_email:
        yield from forget_email(row.id)
    return changed


def forget_email(person: str) -> Work[None]:
    """What is known of an address that somebody no longer has."""
    yield Query("DELETE FROM emails WHERE person = $1", (person,))
    yield Query("DELETE FROM letter_keys WHERE person = $1", (person,))


# Tokens


class TokenRow(Struct, frozen=True):
    """A token for a program; what is kept of its secret is a hash."""

    id: str
    person: str
    name: str
    hash: str
    scope: str
    created: int
    expires: int


def person_of_token(hash: str, at: int) -> Work[tuple[PersonRow, TokenRow] | None]:
    rows = yield Query("SELECT * FROM tokens WHERE hash = $1", (hash,))
    if not rows or (rows[0]["expires"] is not None and rows[0]["expires"] <= at):
        return None
    token = token_row(rows[0])
    people = yield Query("SELECT * FROM people WHERE id = $1", (token.person,))
    return (person_row(people[0]), token) if people else None


def token_row(row: Row) -> TokenRow:
    return TokenRow(
        row["id"], row["person"], row["name"], row["hash"], row["scope"], row["created"], row["expires"] or 0
    )  # fmt: skip


def keep_token(token: TokenRow) -> Work[None]:
    yield Query("DELETE FROM tokens WHERE person = $1 AND expires <= $2", (token.person, token.created))
    yield Query(
        "INSERT INTO tokens (id, person, name, hash, scope, created, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        (token.id, token.person, token.name, token.hash, token.scope, token.created, token.expires),
    )


def tokens_of(person: str, at: int) -> Work[list[TokenRow]]:
    """Those that are still valid."""
    rows = yield Query(
        "SELECT * FROM tokens WHERE person = $1 AND (expires IS NULL OR expires > $2) ORDER BY created", (person, at)
    )
    return [token_row(row) for row in rows]


def end_token(id: str, person: str) -> Work[bool]:
    rows = yield Query("DELETE FROM tokens WHERE id = $1 AND person = $2 RETURNING id", (id, person))
    return bool(rows)


def date_tokens(expires: int) -> Work[None]:
    """Tokens that were made before they had an end get one."""
    yield Query("UPDATE tokens SET expires = $1 WHERE expires IS NULL", (expires,))
