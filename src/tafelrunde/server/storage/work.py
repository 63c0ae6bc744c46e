"""Every statement of the server, in words that SQLite and PostgreSQL share. Each function is one transaction."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tafelrunde.server.people.fairness import DAY, settle, weight
from tafelrunde.server.people.ratings import START, Finish, Skill
from tafelrunde.server.storage import fairness
from tafelrunde.server.storage.backend import Query, Row, Work
from tafelrunde.server.storage.faces import settle_face
from tafelrunde.server.tables.ledger import LedgerEntry, read_body, write_body

MINE = 60
LOBBY = 50
RESULTS = 40
RANKED = 50
DUE = 200


class TableRow(Struct, frozen=True):
    """What is kept alongside a ledger: for lists, and for what must happen when nobody is connected."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    request: str | None
    seed: str
    summary: str
    at: int
    due: int | None
    people: list[str]


class Finished(Struct, frozen=True):
    """The outcome of a match, for results and ratings."""

    table: str
    game: str
    seats: int
    rated: bool
    finishes: list[Finish]
    points: list[int]
    ended: int
    public: bool
    short: bool


class PersonRow(Struct, frozen=True):
    """Somebody: a guest has no account name and no password."""

    id: str
    name: str
    account: str | None
    password: str | None
    language: str
    email: str
    mail_turns: bool
    session: int
    created: int


# Tables


def create_table(row: TableRow, entries: list[LedgerEntry]) -> Work[None]:
    yield Query(
        "INSERT INTO tables (id, game, status, public, host, request, seed, summary, created, updated, due) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        (row.id, row.game, row.status, int(row.public), row.host, row.request, row.seed, row.summary, row.at, row.at,
         row.due),
    )  # fmt: skip
    yield from write_entries(row, entries)


def append(row: TableRow, entries: list[LedgerEntry], finished: Finished | None) -> Work[None]:
    """Write entries after the last one; Taken if somebody else has written one of these numbers."""
    yield from write_entries(row, entries)
    yield Query(
        "UPDATE tables SET status = $2, summary = $3, updated = $4, due = $5 WHERE id = $1",
        (row.id, row.status, row.summary, row.at, row.due),
    )
    if finished is not None:
        yield from finish(finished)


def write_entries(row: TableRow, entries: list[LedgerEntry]) -> Work[None]:
    for entry in entries:
        yield Query(
            "INSERT INTO entries (table_id, number, at, person, request, body) VALUES ($1, $2, $3, $4, $5, $6)",
            (row.id, entry.number, entry.at, entry.person, entry.request, write_body(entry.body)),
        )
    for person in row.people:
        yield Query(
            "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, row.id)
        )  # fmt: skip


def finish(finished: Finished) -> Work[None]:
    """Results and ratings come with the entry that ends the match, or not at all."""
    for seat, done in enumerate(finished.finishes):
        if done.person:
            points = finished.points[seat] if finished.points else None
            yield Query(
                "INSERT INTO results (person, table_id, game, seats, place, points, rated, left_early, ended) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
                (done.person, finished.table, finished.game, finished.seats, done.place, points, int(finished.rated),
                 int(done.left), finished.ended),
            )  # fmt: skip
    if finished.rated:
        yield from rate_people(finished)


def rate_people(finished: Finished) -> Work[None]:
    """Only accounts are rated; a match that counts for nobody leaves no trace."""
    people = sorted({done.person for done in finished.finishes if done.person})
    skills: dict[str, Skill] = {}
    for person in people:
        rows = yield Query(  # an update locks the row until the transaction is over
            "INSERT INTO ratings (person, game, mu, sigma, matches) VALUES ($1, $2, $3, $4, 0) "
            "ON CONFLICT (person, game) DO UPDATE SET matches = ratings.matches RETURNING mu, sigma",
            (person, finished.game, *START),
        )
        skills[person] = Skill(rows[0]["mu"], rows[0]["sigma"])
    weights: dict[str, float] = {}
    for person in people:
        if (yield from fairness.account_of(person)) is not None:
            weights[person] = yield from weight_of(finished, person, people)
    for person, skill in settle(finished.finishes, skills, weights, finished.short).items():
        yield Query(
            "UPDATE ratings SET mu = $3, sigma = $4, matches = matches + 1 WHERE person = $1 AND game = $2",
            (person, finished.game, skill.mu, skill.sigma),
        )
    for person in people:
        yield Query("DELETE FROM ratings WHERE person = $1 AND game = $2 AND matches = 0", (person, finished.game))


def weight_of(finished: Finished, person: str, people: list[str]) -> Work[float]:
    """How much this match counts for somebody, after what they have played within a day."""
    since = finished.ended - DAY
    earlier = 0
    for rival in people:
        if rival != person:
            met = yield from fairness.met(person, rival, finished.game, since, finished.table)
            earlier = max(earlier, met)
    private: int | None = None
    if not finished.public:
        private = yield from fairness.private_matches(person, finished.game, since, finished.table)
    return weight(earlier, private)


def table_seed(id: str) -> Work[str | None]:
    rows = yield Query("SELECT seed FROM tables WHERE id = $1", (id,))
    return rows[0]["seed"] if rows else None


def entries_after(id: str, number: int, most: int) -> Work[list[LedgerEntry]]:
    rows = yield Query(
        "SELECT number, at, person, request, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number "
        "LIMIT $3",
        (id, number, most),
    )
    return [
        LedgerEntry(row["number"], row["at"], row["person"], row["request"], read_body(id, row["body"])) for row in rows
    ]


def table_of_request(host: str, request: str) -> Work[str | None]:
    rows = yield Query("SELECT id FROM tables WHERE host = $1 AND request = $2", (host, request))
    return rows[0]["id"] if rows else None


def lobby(status: str) -> Work[list[str]]:
    rows = yield Query(
        "SELECT summary FROM tables WHERE status = $1 AND public = 1 ORDER BY updated DESC LIMIT $2", (status, LOBBY)
    )
    return [row["summary"] for row in rows]


def tables_of(person: str) -> Work[list[str]]:
    rows = yield Query(
        "SELECT tables.summary FROM sitters JOIN tables ON tables.id = sitters.table_id "
        "WHERE sitters.person = $1 AND tables.status <> 'closed' ORDER BY tables.updated DESC LIMIT $2",
        (person, MINE),
    )
    return [row["summary"] for row in rows]


def running_tables_of(person: str) -> Work[list[str]]:
    rows = yield Query(
        "SELECT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id "
        "WHERE sitters.person = $1 AND tables.status IN ('waiting', 'running')",
        (person,),
    )
    return [row["id"] for row in rows]


def tables_due(now: int, after: tuple[int, str]) -> Work[list[tuple[int, str]]]:
    """The next of those where something is due, after these; each with the moment since when."""
    rows = yield Query(
        "SELECT id, due FROM tables WHERE due <= $1 AND (due > $2 OR (due = $2 AND id > $3)) ORDER BY due, id LIMIT $4",
        (now, *after, DUE),
    )
    return [(row["due"], row["id"]) for row in rows]


def tables_of_host(host: str) -> Work[int]:
    """How many of this host's tables are waiting or running."""
    rows = yield Query(
        "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND status IN ('waiting', 'running')", (host,)
    )
    count: int = rows[0]["count"]
    return count


def tables_counted() -> Work[dict[str, int]]:
    rows = yield Query("SELECT status, COUNT(*) AS count FROM tables GROUP BY status", ())
    return {row["status"]: row["count"] for row in rows}


# People


def person(id: str) -> Work[PersonRow | None]:
    rows = yield Query("SELECT * FROM people WHERE id = $1", (id,))
    return person_row(rows[0]) if rows else None


def person_of_account(account: str) -> Work[PersonRow | None]:
    rows = yield Query("SELECT * FROM people WHERE account = $1", (account,))
    return person_row(rows[0]) if rows else None


def person_row(row: Row) -> PersonRow:
    return PersonRow(
        row["id"], row["name"], row["account"], row["password"], row["language"], row["email"],
        bool(row["mail_turns"]), row["session"], row["created"],
    )  # fmt: skip


def keep_person(row: PersonRow) -> Work[list[str]]:
    """Write somebody as they are now; Taken if another account has this name, or one that looks like it. What was read
    before a sign-out does not undo the sign-out. Returns whose faces have changed."""
    yield Query(
        "INSERT INTO people (id, name, account, password, language, email, mail_turns, session, created) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
        "ON CONFLICT (id) DO UPDATE SET name = $2, account = $3, password = $4, language = $5, email = $6, "
        "mail_turns = $7, session = $8 WHERE people.session <= $8",
        (row.id, row.name, row.account, row.password, row.language, row.email, int(row.mail_turns), row.session,
         row.created),
    )  # fmt: skip
    return (yield from settle_face(row.id))


def ratings_of(person: str) -> Work[list[Row]]:
    return (
        yield Query("SELECT game, mu, sigma, matches FROM ratings WHERE person = $1 ORDER BY game", (person,))
    )  # fmt: skip


def results_of(person: str, most: int = RESULTS) -> Work[list[Row]]:
    """All that somebody may see of their own results."""
    return (
        yield Query(
            "SELECT results.*, COALESCE(tables.public, 0) AS public FROM results "
            "LEFT JOIN tables ON tables.id = results.table_id "
            "WHERE results.person = $1 ORDER BY results.ended DESC LIMIT $2",
            (person, most),
        )
    )


def public_results_of(person: str) -> Work[list[Row]]:
    """Those that anybody may see: of tables that were open to all."""
    return (
        yield Query(
            "SELECT results.*, tables.public FROM results JOIN tables ON tables.id = results.table_id "
            "WHERE results.person = $1 AND tables.public = 1 ORDER BY results.ended DESC LIMIT $2",
            (person, RESULTS),
        )
    )


def ranking(game: str) -> Work[list[Row]]:
    return (
        yield Query(
            "SELECT people.id, ratings.mu, ratings.sigma, ratings.matches FROM ratings "
            "JOIN people ON people.id = ratings.person WHERE ratings.game = $1 AND people.account IS NOT NULL "
            "ORDER BY ratings.mu - 3 * ratings.sigma DESC LIMIT $2",
            (game, RANKED),
        )
    )


# The house


def fact(key: str) -> Work[str | None]:
    rows = yield Query("SELECT value FROM house WHERE key = $1", (key,))
    return rows[0]["value"] if rows else None


def keep_fact(key: str, value: str) -> Work[None]:
    yield Query(
        "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2", (key, value)
    )


def forget_fact(key: str) -> Work[None]:
    yield Query("DELETE FROM house WHERE key = $1", (key,))


def settle_fact(key: str, value: str) -> Work[str]:
    """The value kept under this key, which becomes this one if there was none."""
    yield Query("INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING", (key, value))
    rows = yield Query("SELECT value FROM house WHERE key = $1", (key,))
    value = rows[0]["value"]
    return value


def outages() -> Work[list[tuple[int, int]]]:
    rows = yield Query("SELECT began, ended FROM outages ORDER BY began", ())
    return [(row["began"], row["ended"]) for row in rows]


def keep_outage(began: int, ended: int) -> Work[None]:
    yield Query("INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING", (began, ended))


def every(kind: str) -> Work[list[Any]]:
    """All rows of a kind, for an export."""
    assert kind in ("tables", "people", "ratings", "results", "sitters")
    return (yield Query(f"SELECT * FROM {kind}", ()))
