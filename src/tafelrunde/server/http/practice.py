"""Own mistakes become exercises: a graded decision of one's own seat is kept as the seat knew it, for its person alone,
and played among the exercises of its game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from tafelrunde.core.errors import TableError
from tafelrunde.core.match import Match
from tafelrunde.core.registry import edition_of
from tafelrunde.learn.own import own_name, practice_of
from tafelrunde.review.reviewing import is_costly
from tafelrunde.server.errors import NotFound, Refusal
from tafelrunde.server.http import learned, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.lesson import named_theme
from tafelrunde.server.http.replay import finished
from tafelrunde.server.http.reviews import no_review
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.practice import MOST_PRACTICE, PracticeRow, drop_practice, keep_practice


async def practise(ask: Ask) -> learned.OwnExercise:
    """Keep a graded decision of the asker's own seat."""
    asked = await ask.body(wire.PractiseThis)
    somebody = await ask.kept()
    live, table = await ask.live(somebody)
    match, seat = finished(table), table.seat_of(somebody.row.id)
    found = await ask.server.reviews.find(f"{live.id}-{asked.depth}", live.id, asked.depth)
    if found is None:
        raise no_review()
    facts = found.so_far() or {"decisions": []}
    for decision in facts["decisions"]:
        if decision["chapter"] == asked.chapter and decision["seat"] == seat and is_costly(decision["grade"]):
            break
    else:
        raise not_to_practise()
    async with ask.turn():
        told = await ask.server.hall.aside(partial(kept_decision, match, seat, decision))
    row = PracticeRow(
        somebody.row.id, own_name(live.id, asked.chapter), match.game.key, match.game.version, ask.server.hall.now(),
        live.id, asked.chapter, decision["theme"], decision["grade"], decision["cost"],
        msgspec.json.encode(told).decode(),
    )  # fmt: skip
    if not await ask.server.hall.storage.write(keep_practice(row)):
        raise Refusal(
            "server-error-practice-full",
            f"You have {MOST_PRACTICE} exercises of your own already.",
            count=MOST_PRACTICE,
        )
    return own_card({**msgspec.structs.asdict(row), "table_id": row.table})


def kept_decision(match: Match, seat: int, decision: dict[str, Any]) -> dict[str, Any]:
    """Refusal if nobody could be set down at it by the rules of today."""
    if edition_of(match.game) != match.game.key or decision["best_number"] == decision["number"]:
        raise not_to_practise()
    try:
        view = match.at(decision["chapter"] - 1).view(seat)
        return practice_of(match.game, match.seats, view, decision)
    except (TableError, LookupError):
        raise not_to_practise() from None


def not_to_practise() -> Refusal:
    return Refusal("server-error-practice", "Only a costly decision of your own can be practised.")


def own_card(row: Row) -> learned.OwnExercise:
    """As lists tell it."""
    return learned.OwnExercise(
        row["game"], row["name"], named_theme(row["game"], row["theme"]),
        msgspec.convert(row["grade"], learned.CostlyGrade), row["cost"], row["at"], row["table_id"], row["chapter"],
    )  # fmt: skip


async def drop(ask: Ask) -> None:
    somebody = await ask.kept()
    name, game = ask.word("name"), ask.word("game")
    if not await ask.server.hall.storage.write(drop_practice(somebody.row.id, game, name)):
        raise NotFound("server-error-no-exercise", f"There is no exercise '{name[:40]}'.", name=name[:40])


PRACTISING: Final = (
    Route(
        "POST", "/api/tables/{id}/practice", practise, "Keep a costly decision of your own as an exercise.",
        wire.PractiseThis, learned.OwnExercise, ("key",),
    ),
    Route("DELETE", "/api/learn/{game}/exercises/{name}", drop, "Give up an exercise of your own."),
)  # fmt: skip
