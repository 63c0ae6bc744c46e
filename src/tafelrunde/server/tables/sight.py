"""What is told to one reader, in the types of the wire: made of `match.view(seat)` and `event.seen_by(seat)` alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event, fields
from tafelrunde.core.game import Game
from tafelrunde.core.match import Chapter
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View
from tafelrunde.server.http import wire
from tafelrunde.server.http.phrases import encode, keep, message, once, position, sentence, sentences
from tafelrunde.server.tables.table import Table


def plain(value: object) -> Any:
    """A field of an event as JSON knows it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    assert isinstance(value, Iterable), f"{value!r} is no plain field."
    return [plain(part) for part in value]


def happening(game: Game, event: Event) -> wire.Happening:
    names = named.get(type(event))
    if names is None:
        names = named[type(event)] = tuple(fields(event))
    told = {name: plain(getattr(event, name)) for name in names}
    return wire.Happening(type(event).__name__, told, once(game.tell_event(event), sentence))


named: Final[dict[type[Event], tuple[str, ...]]] = {}
"""What the fields of each event are called."""


def choice(game: Game, view: View, action: Action) -> wire.Choice:
    return wire.Choice(
        game.catalogue.number(action), game.action_name(action), action.verb, action.what, action.where,
        message(game.tell_action(view, action)),
    )  # fmt: skip


def choices(game: Game, view: View, legal: list[Action]) -> list[wire.Choice]:
    """All that a seat may do: the same action told in the same words is the same choice."""
    number = game.catalogue.number
    return [
        keep((game.key, number(action), encode(game.tell_action(view, action))), action, partial(choice, game, view))
        for action in legal
    ]


def settled(table: Table) -> int:
    """How many chapters are final; -1 before the deal."""
    return -1 if table.match is None else table.match.final_entries


def chapters(table: Table, viewer: int, since: int, known: int = 0) -> list[wire.Chapter]:
    """What happened after chapter `since`, as this reader may hear of it. The first `known` of the reader's own were
    told before."""
    match = table.match
    if match is None:
        return []
    told: list[wire.Chapter] = []
    for part in match.chapters(viewer, since + 1):
        is_known = known > 0 and part.seat == viewer
        known -= is_known
        told.append(chapter(match.game, part, not is_known))
    return told


def chapter(game: Game, part: Chapter, fresh: bool) -> wire.Chapter:
    return wire.Chapter(part.number, part.seat, fresh, [happening(game, event) for event in part.events])


def sight(table: Table, viewer: int, now: int) -> wire.Sight | None:
    """All that lies on the table for this seat, or for an onlooker; None before the match."""
    match = table.match
    if match is None:
        return None
    game, view = table.game, match.view(viewer)
    playing = viewer >= 0 and table.is_running() and table.chairs[viewer].plays_itself()
    owing = table.owing_for(viewer)
    thinking = [seat for seat in owing if table.chairs[seat].plays_itself()]
    legal = match.legal(viewer) if playing else []
    return wire.Sight(
        view=view_fields(view),
        legal=choices(game, view, legal),
        prompt=sentences(game.tell_prompt(view)),
        position=position(game.tell_position(view)),
        to_act=owing,
        standings=table.standings(),
        can_undo=playing and match.can_undo(viewer),
        can_hint=playing and table.created.hints and bool(legal),
        settled=match.final_entries,
        clocks=table.clocks.told(viewer, now, thinking),
        agreed=sorted(table.agreed),
        now=now,
    )


def view_fields(view: View) -> Any:
    """The view itself: msgspec writes a dataclass field by field."""
    return view


class Summary(Struct, frozen=True):
    """A table for lists, kept beside its ledger: as an onlooker with all keys would see it, and who truly owes a
    decision. Nobody is sent it; `masked` makes of it what somebody may see."""

    table: wire.Table
    owing: list[int]


def summary(table: Table, now: int) -> Summary:
    created = table.created
    to_act = table.owing_for(ONLOOKER)
    told = wire.Table(
        id=table.id,
        game=created.game,
        version=created.version,
        options=created.options,
        chairs=[
            wire.Chair(seat, chair.kind, chair.name, chair.person or None, chair.level, chair.away, chair.key or None)
            for seat, chair in enumerate(table.chairs)
        ],
        clock=created.clock,
        public=created.public,
        rated=created.rated,
        hints=created.hints,
        status=table.status(),
        host=created.host,
        you=None,
        to_act=to_act,
        created=table.created_at,
        started=table.started_at,
        ended=table.ended_at,
        due=due_told(table, to_act, now),
        commitment=created.commitment,
        seed=table.seed.hex() if table.ended is not None else None,
        standings=table.standings(),
        rematch=table.rematch,
        key=created.key,
    )
    return Summary(told, table.to_act())


def due_told(table: Table, to_act: list[int], now: int) -> int | None:
    """When the next seat runs out of time, as far as everybody may know."""
    if not to_act:
        return None
    thinking = [seat for seat in to_act if table.chairs[seat].plays_itself()]
    clocks = table.clocks.told(ONLOOKER, now, thinking)
    return min([now + clock.left for clock in clocks if clock.running], default=None)


def masked(known: Summary, person: str) -> wire.Table:
    """A table as somebody may see it: keys only for those who sit there; a rival's sealed answer is not told of."""
    table = known.table
    seats = [chair.seat for chair in table.chairs if person and chair.person == person]
    you = seats[0] if seats else None
    is_host = person == table.host
    shows_keys = is_host and table.status == "waiting"
    return replace(
        table,
        chairs=[chair if shows_keys else replace(chair, key=None) for chair in table.chairs],
        you=you,
        to_act=[seat for seat in table.to_act if seat != you or seat in known.owing],
        key=table.key if seats or is_host else None,
    )


def table_told(table: Table, person: str, now: int) -> wire.Table:
    return masked(summary(table, now), person)
