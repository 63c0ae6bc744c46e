"""Reviews of finished matches: start one, ask how far it is, read it. Asking is waiting: a review for which nobody asks
any more is given up."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from tafelrunde.core.beginning import write_start
from tafelrunde.core.errors import TableError
from tafelrunde.core.match import Match
from tafelrunde.core.registry import edition_of
from tafelrunde.review.reviewing import Depth
from tafelrunde.server.bots.reviews import ReviewUnderWay
from tafelrunde.server.errors import NotFound, Refusal
from tafelrunde.server.http import lines, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.limits import LINES, NEW_TABLES, REVIEWS
from tafelrunde.server.http.replay import asked_seat, finished, match_at, moment_of
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.tables.seating import NewChair, NewTable
from tafelrunde.server.tables.summary import people_of, table_told
from tafelrunde.server.tables.table import Table


async def review_table(ask: Ask) -> wire.ReviewJson:
    """Start the review of a finished match, or join one that is under way."""
    asked = await ask.body(wire.AskReview)
    somebody = await ask.kept()
    live, table = await ask.live(somebody)
    match = finished(table)
    id = f"{live.id}-{asked.depth}"
    found = await ask.server.reviews.find(id, live.id, asked.depth)
    if found is None:
        ask.server.limits.check("review", somebody.row.id, REVIEWS)
        async with ask.turn():
            record = await ask.server.hall.aside(match.record)
        found = ask.server.reviews.begin(
            id, live.id, record, asked.depth, somebody.row.id, counted_people(table), table.ended_at or 0, ask.network
        )
    return told(found)


def counted_people(table: Table) -> dict[int, str]:
    """For whose statistics a match counts, by their seats: not for somebody for whom a bot has played, and for nobody
    if it began in the middle."""
    if table.created.start:
        return {}
    return {
        seat: chair.person
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.person and not (chair.away or chair.resigned or chair.has_left)
    }


async def table_review(ask: Ask) -> wire.ReviewJson:
    live, table = await ask.live(await ask.somebody())
    finished(table)
    depth: Depth = "deep" if ask.request.query_params.get("depth") == "deep" else "quick"
    found = known(await ask.server.reviews.find(f"{live.id}-{depth}", live.id, depth))
    return told(found, number_of(ask.request.query_params.get("known", "")))


async def table_line(ask: Ask) -> wire.ReviewLine:
    somebody = await ask.kept()
    _, table = await ask.live(somebody)
    return await line(ask, somebody, finished(table))


async def table_again(ask: Ask) -> wire.TableJson:
    somebody = await ask.kept()
    _, table = await ask.live(somebody)
    return await again(ask, somebody, finished(table))


async def review_file(ask: Ask) -> wire.ReviewJson:
    """The same for a record that somebody brought along; it is not kept in storage."""
    asked = await ask.body(wire.ReviewFile)
    somebody = await ask.kept()
    id = sha256(f"{somebody.row.id} {asked.depth} {asked.record}".encode()).hexdigest()
    found = await ask.server.reviews.find(id, "", asked.depth)
    if found is None:
        ask.server.limits.check("review", somebody.row.id, REVIEWS)
        found = ask.server.reviews.begin(id, "", asked.record, asked.depth, somebody.row.id, network=ask.network)
    return told(found)


async def file_review(ask: Ask) -> wire.ReviewJson:
    found = await brought(ask, await ask.somebody())
    return told(found, number_of(ask.request.query_params.get("known", "")))


async def file_table(ask: Ask) -> wire.TableJson:
    """The match that somebody brought along, as a table that is over."""
    found = await brought(ask, await ask.somebody())
    match = await brought_match(ask, found)
    return lines.brought_table(found.id, match)


async def file_moment(ask: Ask) -> wire.Moment:
    match = await brought_match(ask, await brought(ask, await ask.somebody()))
    number, seat = number_of(ask.word("number")), asked_seat(ask.request.query_params.get("seat", ""), match.seats)
    words = ask.request.query_params.get("words") == "1"

    def shown() -> wire.Moment:
        return moment_of(match_at(match, number), len(match.entries), seat, words)

    async with ask.turn():
        return await ask.server.hall.aside(shown)


async def file_line(ask: Ask) -> wire.ReviewLine:
    somebody = await ask.kept()
    return await line(ask, somebody, await brought_match(ask, await brought(ask, somebody)))


async def file_again(ask: Ask) -> wire.TableJson:
    somebody = await ask.kept()
    return await again(ask, somebody, await brought_match(ask, await brought(ask, somebody)))


async def brought(ask: Ask, somebody: Somebody) -> ReviewUnderWay:
    """The review of a record that this person brought along."""
    found = known(await ask.server.reviews.find(ask.word("id"), "", "quick"))
    if found.table or found.person != somebody.row.id:
        raise no_review()
    return found


async def brought_match(ask: Ask, found: ReviewUnderWay) -> Match:
    async with ask.turn():
        match = await ask.server.hall.aside(found.brought)
    if match.standings() is None:
        raise no_review()
    return match


async def line(ask: Ask, somebody: Somebody, match: Match) -> wire.ReviewLine:
    """How the match could have gone on from this moment if another choice had been made then."""
    asked = ask.request.query_params
    count, number = number_of(ask.word("number")), number_of(asked.get("action", ""))
    seat, words = asked_seat(asked.get("seat", ""), match.seats), asked.get("words") == "1"
    if match.standings() is None or not 0 <= count < len(match.entries):
        raise not_from_there()
    if not 0 <= number < len(match.game.catalogue.actions):
        raise not_from_there()
    ask.server.limits.check("line", somebody.row.id, LINES)
    async with ask.turn():
        record = await ask.server.hall.aside(match.record)
    try:
        steps = await ask.server.reviews.line(record, count, number, somebody.row.id, ask.network)
    except TableError as error:
        raise not_from_there() if error.message_id == "error-not-legal" else error from None
    async with ask.turn():
        return await ask.server.hall.aside(partial(lines.line_told, match, count, steps, seat, words))


async def again(ask: Ask, somebody: Somebody, match: Match) -> wire.TableJson:
    """A private table that goes on from a moment of a finished match, against bots."""
    asked = await ask.body(wire.TryAgain)
    ask.server.limits.check("table", somebody.row.id, NEW_TABLES)
    async with ask.turn():
        start = await ask.server.hall.aside(partial(start_at, match, asked))
    chairs = [NewChair("you") if seat == asked.seat else NewChair("bot", asked.level) for seat in range(match.seats)]
    new = NewTable(match.game.key, match.seats, dict(match.game.chosen), chairs, id=asked.id)
    live = await ask.server.hall.create(new, somebody.visitor(), start=start)
    table = live.table or await ask.server.hall.reread(live)
    faces = await ask.server.hall.known.faces(people_of(table))
    return table_told(table, faces, somebody.row.id, ask.server.hall.now(), "")


def start_at(match: Match, asked: wire.TryAgain) -> str:
    """Where the new match begins; Refusal if nobody could play on from there by the rules of today."""
    number, seat = asked.number, asked.seat
    if number < len(match.entries) and seat < match.seats and edition_of(match.game) == match.game.key:
        at = match.at(number)
        if at.to_act():
            return write_start(at.view(seat) if asked.hidden == "imagined" else match.earlier(number))
    raise not_from_there()


def not_from_there() -> Refusal:
    return Refusal("server-error-again", "Nobody can play on from there.")


def number_of(text: str) -> int:
    """-1 for anything that is not a number."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1


def known(found: ReviewUnderWay | None) -> ReviewUnderWay:
    if found is None:
        raise no_review()
    return found


def no_review() -> NotFound:
    return NotFound("server-error-no-review", "There is no such review; start it first.")


def told(found: ReviewUnderWay, known: int = 0) -> wire.ReviewJson:
    facts = found.so_far()
    done = found.total if found.is_over else len(found.decisions)
    whole, grown = None, None
    if facts is not None and 0 < known <= len(found.decisions):
        grown = msgspec.convert({**facts, "decisions": found.decisions[known:]}, wire.ReviewGrowth)
    elif facts is not None:
        whole = msgspec.convert(facts, wire.ReviewFacts)
    return wire.ReviewJson(found.id, found.depth, done, found.total, found.is_over, whole, grown)


REVIEWING: Final = (
    Route(
        "POST", "/api/tables/{id}/review", review_table, "Review a finished match.", wire.AskReview, wire.ReviewJson,
        ("key",),
    ),
    Route(
        "GET", "/api/tables/{id}/review", table_review, "How far a review is, and what it says.", None, wire.ReviewJson,
        ("depth", "known", "key"),
    ),
    Route(
        "GET", "/api/tables/{id}/line/{number}", table_line, "How a finished match could have gone on.", None,
        wire.ReviewLine, ("action", "seat", "words", "key"),
    ),
    Route(
        "POST", "/api/tables/{id}/again", table_again, "Play on from a moment of a finished match, against bots.",
        wire.TryAgain, wire.TableJson, ("key",),
    ),
    Route("POST", "/api/reviews", review_file, "Review a record of your own.", wire.ReviewFile, wire.ReviewJson),
    Route("GET", "/api/reviews/{id}", file_review, "How far that review is.", None, wire.ReviewJson, ("known",)),
    Route("GET", "/api/reviews/{id}/table", file_table, "The match of that record.", None, wire.TableJson),
    Route(
        "GET", "/api/reviews/{id}/replay/{number}", file_moment, "That match after this many entries.", None,
        wire.Moment, ("seat", "words"),
    ),
    Route(
        "GET", "/api/reviews/{id}/line/{number}", file_line, "How that match could have gone on.", None,
        wire.ReviewLine, ("action", "seat", "words"),
    ),
    Route(
        "POST", "/api/reviews/{id}/again", file_again, "Play on from a moment of that match.", wire.TryAgain,
        wire.TableJson,
    ),
)  # fmt: skip
