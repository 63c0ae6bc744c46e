"""Everything that the house has of the person who asks, as one file. It is written table by table, and the work on each
is done aside: nobody waits for it, and it is never all in memory."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse

from tafelrunde.core.errors import TableError
from tafelrunde.server.errors import TooFast
from tafelrunde.server.http import profiles, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.keeping import sanction_told
from tafelrunde.server.http.limits import EVERYTHING
from tafelrunde.server.http.moderating import regards_told
from tafelrunde.server.people.devices import device_of
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.phrases import encode
from tafelrunde.server.storage import moderation, privacy, sessions
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.learned import learned_of
from tafelrunde.server.storage.practice import whole_practice
from tafelrunde.server.storage.statistics import statistics_of
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.ledger import Said, read_body
from tafelrunde.server.tables.summary import masked, people_in, people_of, read_summary, recorded_names
from tafelrunde.server.tables.table import Table

log = logging.getLogger("tafelrunde.privacy")

MOST_TABLES: Final = 1_000
MOST_SAID: Final = 20_000
MOST_RESULTS: Final = 10_000
"""The latest so many are in the file; what is older can be asked for table by table."""
AT_A_TIME: Final = 20
writing: Final[set[str]] = set()
"""For whom a file is being written."""


async def everything(ask: Ask) -> Response:
    """One file at a time for each person."""
    somebody = await ask.by_cookie()
    person = somebody.row.id
    ask.server.limits.check("everything", person, EVERYTHING)
    if person in writing:
        raise TooFast("server-error-too-fast", "That was too fast; wait a moment.")
    disposition = {"Content-Disposition": 'attachment; filename="tafelrunde.json"'}
    return StreamingResponse(written(ask.server.hall, somebody), media_type="application/json", headers=disposition)


async def written(hall: Hall, somebody: Somebody) -> AsyncIterator[bytes]:
    """The JSON of `wire.Everything`, piece by piece."""
    person = somebody.row.id
    writing.add(person)
    try:
        told = encode(await beginning(hall, somebody))
        yield told.removesuffix(b"]}")  # the tables come last, and one by one
        between = b""
        texts = await hall.storage.read(privacy.summaries_of(person, MOST_TABLES))
        for first in range(0, len(texts), AT_A_TIME):
            summaries = [read_summary(text) for text in texts[first : first + AT_A_TIME]]
            faces = await hall.known.faces(people_in(summaries))
            for summary in summaries:
                table = masked(summary, faces, person)
                yield between + encode(wire.OwnTable(table, await record_of(hall, table)))
                between = b","
        yield b"]}"
    finally:
        writing.discard(person)


async def beginning(hall: Hall, somebody: Somebody) -> wire.Everything:
    """All but the tables."""
    storage, person = hall.storage, somebody.row.id
    signed_in = await storage.read(sessions.sessions_of(person))
    tokens = await storage.read(sessions.tokens_of(person, hall.now()))
    results = await storage.read(works.results_of(person, MOST_RESULTS))
    seen = await storage.read(moderation.seen(person))
    reports = await storage.read(privacy.reports_by(person, MOST_SAID))
    said = await storage.read(privacy.said_by(person, MOST_SAID))
    learnt = await storage.read(learned_of(person))
    return wire.Everything(
        made=hall.now(),
        me=await profiles.me(storage, somebody),
        since=somebody.row.created,
        sessions=[
            wire.SessionJson(row.id, *device_of(row.agent), row.created, row.seen, row.id == somebody.door)
            for row in signed_in
        ],
        seen=None if seen is None else seen[1],
        network="" if seen is None else seen[0],
        tokens=[wire.Token(row.id, row.name, row.scope, row.created, row.expires, None) for row in tokens],
        regards=await regards_told(hall, person),
        reports=[wire.OwnReport(row["person"], row["table_id"], row["at"], row["said"]) for row in reports],
        sanctions=[sanction_told(row, hall.now()) for row in await storage.read(moderation.sanctions_of(person))],
        statistics=[reviewed_told(row) for row in await storage.read(statistics_of(person))],
        practice=[practice_row_told(row) for row in await storage.read(whole_practice(person))],
        learned=[wire.OwnLearned(row["game"], row["what"], row["at"]) for row in learnt],
        results=[profiles.result(row) for row in results],
        said=[wire.OwnWords(row["table_id"], row["at"], words_in(row["table_id"], row["body"])) for row in said],
        tables=[],
    )


def reviewed_told(row: Row) -> wire.OwnReviewed:
    return wire.OwnReviewed(
        row["table_id"], row["game"], row["seats"], row["depth"], row["ended"], msgspec.json.decode(row["terms"]),
        msgspec.json.decode(row["kinds"], type=dict[str, list[float]]),
    )  # fmt: skip


def practice_row_told(row: Row) -> wire.OwnPractice:
    return wire.OwnPractice(
        row["name"], row["game"], row["at"], row["table_id"], row["chapter"], row["grade"], row["cost"], row["told"]
    )  # fmt: skip


def words_in(table: str, text: str) -> str:
    body = read_body(table, text)
    assert isinstance(body, Said)
    return body.text


async def record_of(hall: Hall, told: wire.TableJson) -> str | None:
    """The record of a finished match; None before the end, and if it can no longer be read. The table does not stay in
    memory for it."""
    if told.status != "over" or told.seed is None:
        return None
    try:
        table = Table(told.id, bytes.fromhex(told.seed))
        await hall.ledgers.catch_up(table)
        faces = await hall.known.faces(people_of(table))
        return await hall.aside(partial(table.record, recorded_names(table, faces)))
    except TableError as error:
        log.warning("a record cannot be written", extra={"table": told.id, "why": str(error)})
        return None


ROUTES: Final = (
    Route("GET", "/api/me/everything", everything, "All that the house has of you.", None, wire.Everything),
)
