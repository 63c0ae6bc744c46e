"""What a review shows that happened at no table of the house: how a match could have gone on, and a match that somebody
brought along."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.match import Match
from tafelrunde.review.parts import LineStep
from tafelrunde.server.http import wire
from tafelrunde.server.http.replay import moment_of
from tafelrunde.server.http.sight import chapter
from tafelrunde.server.tables.summary import table_elsewhere


def line_told(match: Match, count: int, steps: Sequence[LineStep], seat: int | None, words: bool) -> wire.ReviewLine:
    """A line of play, entry by entry, as this seat would have seen it, or with nothing left out."""
    at = match.at(count)
    dealt = at.dealer.count
    at.dealer = ScriptedDealer([0] * dealt + [pick for step in steps for pick in step.picks])
    at.dealer.count = dealt
    moments: list[wire.Moment] = []
    for step in steps:
        at.play(step.seat, match.game.catalogue.actions[step.number])
        moments.append(moment_of(at, count + len(steps), seat, words))
    told = [chapter(match.game, part, False) for part in at.replay(seat)[count + 1 :]]
    return wire.ReviewLine(moments, told)


def brought_table(id: str, match: Match) -> wire.TableJson:
    """A match from a record, as a table that is over; whoever brought it sits nowhere."""
    names = match.names or [""] * match.seats
    chairs = [
        wire.ChairJson(seat, "open", name, None, None, None, False, False, None) for seat, name in enumerate(names)
    ]
    return table_elsewhere(id, match, chairs, None, True, match.commitment)
