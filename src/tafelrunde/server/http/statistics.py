"""What reviews say about the person who asks: skill and luck over time, and kinds of decisions. It is for nobody
else."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import msgspec

from tafelrunde.core.registry import games
from tafelrunde.review.seats import KindSum, all_kinds, extremes
from tafelrunde.server.http import wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.lesson import named_theme
from tafelrunde.server.http.limits import LEARNING
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.statistics import statistics_of, unreviewed
from tafelrunde.server.tables.summary import read_summary

OFFERED: Final = 3
LOOKED_AT: Final = 12
"""So many matches are offered for a review, out of the latest so many."""
BY_HAND: Final = "server-reason-"
"""So the reasons begin of matches that people ended; there is nothing to review."""


async def statistics(ask: Ask) -> wire.StatisticsJson:
    person, storage = (await ask.somebody()).row.id, ask.server.hall.storage
    ask.server.limits.check("learning", person, LEARNING)
    rows = await storage.read(statistics_of(person))
    offered = [row for row in await storage.read(unreviewed(person, LOOKED_AT)) if row["game"] in games()]
    return wire.StatisticsJson(
        games=[
            game_statistics(game, list(those))
            for game, those in groupby(rows, lambda row: row["game"])
            if game in games()
        ],
        unreviewed=[
            wire.UnreviewedMatch(row["table_id"], row["game"], row["ended"])
            for row in [row for row in offered if was_played_out(row["summary"])][:OFFERED]
        ],
    )


def was_played_out(summary: str) -> bool:
    standings = read_summary(summary).table.standings
    return standings is not None and not standings.reason.id.startswith(BY_HAND)


def game_statistics(game: str, rows: list[Row]) -> wire.GameStatistics:
    kinds = all_kinds([msgspec.json.decode(row["kinds"], type=dict[str, KindSum]) for row in rows])
    strongest, weakest = extremes(kinds)
    return wire.GameStatistics(
        game,
        [reviewed_match(row) for row in rows],
        [wire.DecisionKind(named_theme(game, theme), *one) for theme, one in kinds.items()],
        named_theme(game, strongest) if strongest else None,
        named_theme(game, weakest) if weakest else None,
    )


def reviewed_match(row: Row) -> wire.ReviewedMatch:
    terms = msgspec.json.decode(row["terms"], type=wire.ReviewTerms)
    return wire.ReviewedMatch(
        row["table_id"], row["ended"], row["seats"], "deep" if row["depth"] == "deep" else "quick", terms
    )  # fmt: skip


STATISTICS: Final = (
    Route(
        "GET", "/api/me/statistics", statistics, "What reviews say about you; for nobody else.", None,
        wire.StatisticsJson,
    ),
)  # fmt: skip
