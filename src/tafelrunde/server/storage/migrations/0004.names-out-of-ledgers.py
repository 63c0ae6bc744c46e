"""Names move out of ledgers and summaries: they are looked up by the ids of people. What names look like is written
down, so that nobody is taken for somebody else.

Tables are done some at a time, each time in a transaction that also notes how far it got: a start that is killed in the
middle goes on from there."""

from typing import Any

from yoyo import step

from tafelrunde.server.storage.backend import Work
from tafelrunde.server.storage.faces import settle_old_faces
from tafelrunde.server.storage.unnaming import unname_tables
from tafelrunde.server.storage.work import fact, forget_fact, keep_fact

__depends__ = {"0001.tables", "0002.snapshots"}
__transactional__ = False

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS faces (
        person TEXT PRIMARY KEY,
        who TEXT NOT NULL,
        drawn TEXT NOT NULL,
        folded TEXT NOT NULL
    )""",
    "CREATE UNIQUE INDEX IF NOT EXISTS faces_drawn ON faces (drawn) WHERE who = 'account'",
    "CREATE UNIQUE INDEX IF NOT EXISTS faces_folded ON faces (folded) WHERE who = 'account'",
    "CREATE INDEX IF NOT EXISTS guests_drawn ON faces (drawn) WHERE who = 'guest'",
    "CREATE INDEX IF NOT EXISTS guests_folded ON faces (folded) WHERE who = 'guest'",
    """CREATE INDEX IF NOT EXISTS entries_said ON entries (person) WHERE substr(body, 1, 14) = '{"type":"said"'""",
)
PROGRESS = "names out of ledgers"
DONE = "done"


def apply(connection: Any) -> None:
    cursor = connection.cursor()
    for statement in SCHEMA:
        cursor.execute(statement)
    done = carry_out(cursor, fact(PROGRESS)) or ""
    while done != DONE:
        cursor.execute("BEGIN")
        done = carry_out(cursor, unname_tables(done)) or DONE
        carry_out(cursor, keep_fact(PROGRESS, done))
        cursor.execute("COMMIT")
    after: tuple[int, str] | None = (-1, "")
    while after is not None:
        cursor.execute("BEGIN")
        after = carry_out(cursor, settle_old_faces(after, is_old=True))
        cursor.execute("COMMIT")
    cursor.execute("DELETE FROM snapshots")  # a cache that may have names in it
    carry_out(cursor, forget_fact(PROGRESS))


def carry_out(cursor: Any, work: Work[Any]) -> Any:
    """Statements that are written once for both databases."""
    is_sqlite = type(cursor).__module__ == "sqlite3"
    try:
        query = next(work)
        while True:
            if is_sqlite:
                cursor.execute(query.sql.replace("$", "?"), query.args)
            else:
                cursor.execute(*numbered(query.sql, query.args))
            columns = [column[0] for column in cursor.description or ()]
            query = work.send([dict(zip(columns, row, strict=True)) for row in cursor.fetchall()] if columns else [])
    except StopIteration as end:
        return end.value


def numbered(sql: str, args: Any) -> tuple[str, dict[str, Any]]:
    """The parameters `$1`, `$2` … as psycopg names them."""
    named = sql.replace("%", "%%")
    for place in range(len(args), 0, -1):
        named = named.replace(f"${place}", f"%(p{place})s")
    return named, {f"p{place}": value for place, value in enumerate(args, 1)}


steps = [step(apply)]
