"""The companion of a match over HTTP. It is told what the seat of the one who asks knows, and nothing else."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.match import Match
from tafelrunde.learn.companion import Note, note
from tafelrunde.server.errors import Refusal
from tafelrunde.server.http import learned
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.lesson import full
from tafelrunde.server.http.limits import LEARNING
from tafelrunde.server.storage.learned import learned_of, note_learned
from tafelrunde.server.tables import playing

LOOKED_BACK: Final = 60
"""As many chapters as a companion may not have heard of."""
SAID: Final = "note-"


async def companion(ask: Ask) -> learned.Companion:
    """What the companion says now, once for each person and game."""
    asked = await ask.body(learned.AskCompanion)
    somebody = await ask.kept()
    person = somebody.row.id
    ask.server.limits.check("learning", person, LEARNING)
    _, table = await ask.live(somebody)
    seat = table.seat_of(person)
    match = playing.check_playing(table, seat)
    if not table.created.hints:
        raise Refusal("server-error-no-hints", "There are no hints at this table.")
    storage, game = ask.server.hall.storage, table.created.game
    rows = await storage.read(learned_of(person))
    said = [row["what"].removeprefix(SAID) for row in rows if row["game"] == game and row["what"].startswith(SAID)]
    found = noted(match, seat, asked.since, frozenset(said))
    if found is None:
        return learned.Companion(None)
    await storage.write(note_learned(person, game, [f"{SAID}{found.id}"], ask.server.hall.now()))
    return learned.Companion(
        learned.CompanionNote(
            found.id, full(found.says), [full(idea) for idea in found.ideas], list(found.rules), found.place
        )
    )


def noted(match: Match, seat: int, since: int, said: frozenset[str]) -> Note | None:
    """From the view of the seat, what it may do, and what it has heard since that chapter."""
    first = max(since + 1, match.final_entries - LOOKED_BACK)
    return note(match.game, match.view(seat), match.legal(seat), match.events(seat, first), said)


GUIDING: Final = (
    Route(
        "POST",
        "/api/tables/{id}/companion",
        companion,
        "What the companion says to you now.",
        learned.AskCompanion,
        learned.Companion,
    ),
)
