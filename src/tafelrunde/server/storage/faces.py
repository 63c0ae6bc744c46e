"""Statements about what people are called: one face for everybody who is not a nameless guest. The name itself is kept
with the person; here is what it looks like, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tafelrunde.server.people.names import guest_name
from tafelrunde.server.people.skeleton import look_of
from tafelrunde.server.storage.backend import Query, Row, Taken, Work

Who: TypeAlias = Literal["account", "guest", "alike", "gone"]
ASKED_AT_ONCE: Final = 200


class Face(Struct, frozen=True, gc=False):
    """What somebody is called and what they are here: an account, a guest, an account whose name looks like that of an
    older one, or somebody who was forgotten and has no name."""

    name: str
    who: Who


GONE: Final = Face("", "gone")


def faces_of(people: Sequence[str]) -> Work[dict[str, Face]]:
    """The faces of these people; those nobody wrote down are guests with the names that the house gives."""
    faces = {person: Face(guest_name(person), "guest") for person in people}
    for first in range(0, len(people), ASKED_AT_ONCE):
        asked = people[first : first + ASKED_AT_ONCE]
        places = ", ".join([f"${place}" for place in range(1, len(asked) + 1)])
        rows = yield Query(
            "SELECT people.id, people.name, people.account, faces.who FROM people "
            f"LEFT JOIN faces ON faces.person = people.id WHERE people.id IN ({places})",
            tuple(asked),
        )
        faces |= {row["id"]: face_of(row) for row in rows}
    return faces


def face_of(row: Row) -> Face:
    if row["who"] == "gone":
        return GONE
    who: Who = "guest" if row["account"] is None else "alike" if row["who"] == "alike" else "account"
    return Face(row["name"] or guest_name(row["id"]), who)


def settle_face(person: str) -> Work[list[str]]:
    """After somebody was written: let their face follow their name. Taken if it looks like that of an account. Guests
    who look like a new account lose their names. Returns whose faces have changed."""
    rows = yield Query("SELECT name, account FROM people WHERE id = $1", (person,))
    known = yield Query("SELECT who, drawn, folded FROM faces WHERE person = $1", (person,))
    name, is_account = rows[0]["name"], rows[0]["account"] is not None
    if known and known[0]["who"] == "gone" and not name:
        return []
    drawn, folded = look_of(name)
    if not name:
        yield Query("DELETE FROM faces WHERE person = $1", (person,))
        return [person] if known else []
    kinds = ("account", "alike") if is_account else ("guest",)
    if known and known[0]["who"] in kinds and (known[0]["drawn"], known[0]["folded"]) == (drawn, folded):
        return [person]
    owners = yield Query(
        "SELECT person FROM faces WHERE who = 'account' AND person <> $1 AND (drawn = $2 OR folded = $3)",
        (person, drawn, folded),
    )
    if owners:
        raise Taken(f"{name} looks like the name of another account.")
    yield Query("DELETE FROM faces WHERE person = $1", (person,))
    yield Query(
        "INSERT INTO faces (person, who, drawn, folded) VALUES ($1, $2, $3, $4)", (person, kinds[0], drawn, folded)
    )
    return [person, *((yield from unname_guests(drawn, folded)) if is_account else [])]


def unname_guests(drawn: str, folded: str) -> Work[list[str]]:
    """An account's name is its own: guests who look like it get made-up names again."""
    rows = yield Query(
        "DELETE FROM faces WHERE who = 'guest' AND (drawn = $1 OR folded = $2) RETURNING person", (drawn, folded)
    )
    for row in rows:
        yield Query("UPDATE people SET name = '' WHERE id = $1 AND account IS NULL", (row["person"],))
    return [row["person"] for row in rows]


def mark_gone(person: str) -> Work[None]:
    """Somebody was forgotten: nobody is told a name of theirs any more, not even a made-up one."""
    yield Query(
        "INSERT INTO faces (person, who, drawn, folded) VALUES ($1, 'gone', '', '') "
        "ON CONFLICT (person) DO UPDATE SET who = 'gone', drawn = '', folded = ''",
        (person,),
    )


def settle_old_faces(after: tuple[int, str], is_old: bool) -> Work[tuple[int, str] | None]:
    """The next people who have no faces yet, the oldest first: of several accounts that look alike the first keeps its
    name for itself. In what `is_old`, from before there were faces, those who were forgotten are known by their looks.
    Returns where to go on."""
    rows = yield Query(
        "SELECT id, name, account, session, created FROM people WHERE created > $1 OR (created = $1 AND id > $2) "
        "ORDER BY created, id LIMIT $3",
        (*after, ASKED_AT_ONCE),
    )
    for row in rows:
        if (yield Query("SELECT who FROM faces WHERE person = $1", (row["id"],))):
            continue
        if is_old and row["account"] is None and not row["name"] and row["session"] > 0:
            yield from mark_gone(row["id"])
        elif row["name"]:
            yield from settle_old_face(row["id"], row["name"], row["account"] is not None)
    return (rows[-1]["created"], rows[-1]["id"]) if rows else None


def settle_old_face(person: str, name: str, is_account: bool) -> Work[None]:
    drawn, folded = look_of(name)
    owners = yield Query(
        "SELECT person FROM faces WHERE who = 'account' AND (drawn = $1 OR folded = $2)", (drawn, folded)
    )
    if owners and not is_account:
        yield Query("UPDATE people SET name = '' WHERE id = $1", (person,))
        return
    who = "guest" if not is_account else "alike" if owners else "account"
    yield Query("INSERT INTO faces (person, who, drawn, folded) VALUES ($1, $2, $3, $4)", (person, who, drawn, folded))
    if who == "account":
        yield from unname_guests(drawn, folded)
