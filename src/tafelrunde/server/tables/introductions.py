"""New names at tables: somebody is called otherwise, or not at all any more, and open pages are told."""

from __future__ import annotations

import logging
from typing import Final

from tafelrunde.core.errors import TableError
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.summary import people_of

log = logging.getLogger("tafelrunde.introductions")

NEWS_AT_ONCE: Final = 100
"""So many people are named in one piece of news between processes."""


async def show_faces(hall: Hall, people: list[str]) -> None:
    """Introduce these people anew, in this process and in others."""
    if not people:
        return
    await introduce(hall, people)
    for first in range(0, len(people), NEWS_AT_ONCE):
        await hall.storage.tell(f"face {hall.process} {' '.join(people[first : first + NEWS_AT_ONCE])}")


async def introduce(hall: Hall, people: list[str]) -> None:
    """Look these people up again, and tell the pages of all tables where they sit or have talked."""
    hall.known.forget(people)
    faces = await hall.known.faces(people)
    for live in list(hall.tables.values()):
        if not live.readers:
            continue
        try:
            table = live.table or await hall.reread(live)
        except TableError as error:  # a table that can no longer be read does not hold up the others
            log.warning("a table was not told of a new name", extra={"table": live.id, "why": error.message_id})
            continue
        met = {*people_of(table), *[line.person for line in table.chat]}
        for person in met.intersection(people):
            told = hall.teller.face(person, faces[person])
            for reader in live.readers:
                reader.send(told)
