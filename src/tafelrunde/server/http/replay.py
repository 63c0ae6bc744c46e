"""A finished match, moment by moment: as a seat saw it, as an onlooker saw it, or with all hands open.

Only what is over can be replayed, so nothing here is secret any more; the record says the same and more."""

from __future__ import annotations

from tafelrunde.core.match import Match
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.errors import NotFound, Refusal
from tafelrunde.server.http import wire
from tafelrunde.server.http.endings import ending_told
from tafelrunde.server.http.sight import chapter, fields_of, shown_fields
from tafelrunde.server.phrases import position, sentence
from tafelrunde.server.tables.summary import standings_told
from tafelrunde.server.tables.table import Table


def finished(table: Table) -> Match:
    """The match of a table that is over; Refusal while it is running."""
    if table.ended is None:
        raise Refusal("server-error-record-running", "The record becomes public when the match is over.")
    return table.running()


def replay(table: Table, seat: int | None) -> wire.ReplayJson:
    """All chapters: as this seat was told them, or, for None, with nothing left out."""
    match = finished(table)
    return wire.ReplayJson([chapter(match.game, part, False) for part in match.replay(seat)])


def moment(table: Table, number: int, seat: int | None, words: bool) -> wire.Moment:
    """The table after this many entries, also in words if asked for. For None as an onlooker saw it, along with the
    view of every seat."""
    match = finished(table)
    is_last = number == len(match.entries)
    at = match_at(match, number)
    return moment_of(at, len(match.entries), seat, words, table if is_last else None)


def match_at(match: Match, number: int) -> Match:
    if not 0 <= number <= len(match.entries):
        raise NotFound("server-error-no-page", "There is no such moment.")
    return match.at(number)


def moment_of(at: Match, count: int, seat: int | None, words: bool, over: Table | None = None) -> wire.Moment:
    """The last moment of a match, as far as it is here; with how it ended if its table is over then."""
    number, game = len(at.entries), at.game
    view = at.state.view(ONLOOKER if seat is None else seat)
    sight = wire.Sight(
        view=fields_of(view),
        shown=shown_fields(game.shown(view)),
        legal=[],
        prompt=[sentence(said) for said in game.tell_prompt(view, at.legal(view.seat))],
        position=position(game.tell_position(view)) if words else None,
        to_act=at.to_act(),
        standings=None if over is None else standings_told(over),
        ending=None if over is None else ending_told(over),
        can_undo=False,
        can_hint=False,
        settled=number,
        clocks=[],
        agreed=[],
        now=0,
    )
    opened = [fields_of(at.state.view(each)) for each in range(at.seats)] if seat is None else []
    return wire.Moment(number, count, sight, opened)


def asked_seat(text: str, seats: int) -> int | None:
    """Whose eyes are asked for: a seat, `onlooker`, or nothing for all hands open."""
    if text == "":
        return None
    if text == "onlooker":
        return ONLOOKER
    if text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise NotFound("server-error-no-page", f"There is no seat '{text[:20]}'.")
