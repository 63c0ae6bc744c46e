"""How a match at a table ended, for results and ratings."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.server.people.fairness import LEAST_DECISIONS, LEAST_TIME
from tafelrunde.server.people.ratings import Finish
from tafelrunde.server.storage.work import Finished
from tafelrunde.server.tables.ledger import MOST_ENTRIES, Ended, LedgerEntry
from tafelrunde.server.tables.table import Table

MOST_AT_ONCE: Final = 64
"""More entries than one request brings."""


def any_ended(entries: list[LedgerEntry]) -> bool:
    """Whether a match ended here that has a result; one that a keeper closed has none."""
    return any(isinstance(entry.body, Ended) and entry.body.why != "closed" for entry in entries)


def finish_of(table: Table) -> Finished:
    """The outcome for results and ratings."""
    assert table.ended is not None and table.ended_at is not None and table.match is not None
    by_rules = table.match.standings()
    finishes = [
        Finish(chair.person, chair.level, table.ended.places[seat], chair.away or chair.resigned)
        for seat, chair in enumerate(table.chairs)
    ]
    return Finished(
        table=table.id,
        game=table.created.game,
        seats=len(table.chairs),
        rated=table.created.rated and not (table.ended.why == "agreed" and (any_bot(table) or is_full(table))),
        finishes=finishes,
        points=list(by_rules.points) if by_rules is not None else [],
        ended=table.ended_at,
        public=table.created.public,
        short=is_short(table),
    )


def is_short(table: Table) -> bool:
    """Whether too little was played to say anything about strength."""
    assert table.match is not None and table.ended_at is not None and table.started_at is not None
    decided = Counter([entry.seat for entry in table.match.entries])
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    fewest = min([decided[seat] for seat in people], default=0)
    return fewest < LEAST_DECISIONS or table.ended_at - table.started_at < LEAST_TIME


def is_full(table: Table) -> bool:
    """Whether nobody agreed to the end: too much had happened."""
    return table.number >= MOST_ENTRIES - MOST_AT_ONCE


def any_bot(table: Table) -> bool:
    """Whether a bot was set at the table. No bot agrees to anything, so an agreed end says nothing about strength."""
    return any(chair.kind == "bot" for chair in table.chairs)
