"""What one reader is told, in the types of the wire: made from `match.view(seat)` and `event.seen_by(seat)` alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from functools import partial
from typing import Any, Final

import msgspec

from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event, fields
from tafelrunde.core.game import Game
from tafelrunde.core.match import Chapter
from tafelrunde.core.messages import Message
from tafelrunde.core.outcomes import joining
from tafelrunde.core.view import View
from tafelrunde.server.http import wire
from tafelrunde.server.http.endings import ending_told
from tafelrunde.server.phrases import encode, keep, message, once, position, sentence, sentences
from tafelrunde.server.tables.hall import Here, LiveTable
from tafelrunde.server.tables.readers import Reader
from tafelrunde.server.tables.summary import standings_told, table_told
from tafelrunde.server.tables.table import ChatLine, Table


def plain(value: object) -> Any:
    """A field of an event as JSON knows it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    assert isinstance(value, Iterable), f"{value!r} is not a plain field."
    return [plain(part) for part in value]


def happening(game: Game, event: Event) -> wire.Happening:
    names = named.get(type(event))
    if names is None:
        names = named[type(event)] = tuple(fields(event))
    told = {name: plain(getattr(event, name)) for name in names}
    said = game.chronicle.tell_whole(event)
    return wire.Happening(
        event=type(event).__name__,
        fields=told,
        told=once(said.sentence, sentence),
        turn=None if said.turn is None else once(said.turn, message),
        adds=None if said.adds is None else once(said.adds, message),
        manner=said.manner,  # type: ignore[arg-type]
    )


named: Final[dict[type[Event], tuple[str, ...]]] = {}
"""What the fields of each event are called."""


def written(game: Game, event: Event) -> Any:
    """A happening as written text. Most events are the same for all readers, who hear of them one after another."""
    found = lately.get(id(event))
    if found is None:
        if len(lately) >= MOST_LATELY:
            lately.clear()
        found = lately[id(event)] = event, msgspec.Raw(encode(happening(game, event)))
    return found[1]


MOST_LATELY: Final = 200
lately: Final[dict[int, tuple[Event, msgspec.Raw]]] = {}
"""What was written lately. An event is kept as long as its address stands for it."""


def choice(game: Game, view: View, action: Action) -> wire.Choice:
    return wire.Choice(game.catalogue.number(action), game.action_name(action), message(game.tell_action(view, action)))


def choices(game: Game, view: View, legal: list[Action]) -> list[wire.Choice]:
    """Everything a seat may do: the same action told in the same words is the same choice."""
    number = game.catalogue.number
    return [
        keep((game.key, number(action), encode(game.tell_action(view, action))), action, partial(choice, game, view))
        for action in legal
    ]


def settled(table: Table) -> int:
    """How many chapters are final; -1 before the deal."""
    return -1 if table.match is None else table.match.final_entries


def chapters(table: Table, viewer: int, since: int, known: int = 0) -> list[wire.ChapterJson]:
    """What happened after chapter `since`, as this reader may hear of it. The first `known` of the reader's own have
    been told already."""
    match = table.match
    if match is None:
        return []
    told: list[wire.ChapterJson] = []
    for part in match.chapters(viewer, since + 1):
        is_known = known > 0 and part.seat == viewer
        known -= is_known
        told.append(chapter(match.game, part, not is_known))
    return told


def chapter(game: Game, part: Chapter, fresh: bool) -> wire.ChapterJson:
    return wire.ChapterJson(part.number, part.seat, fresh, [written(game, event) for event in part.events])


def sight(table: Table, viewer: int, now: int, words: bool) -> wire.Sight | None:
    """Everything on the table for this seat, or for an onlooker, also in words if asked for; None before the match."""
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
        shown=shown_fields(game.shown(view)),
        legal=choices(game, view, legal),
        prompt=sentences(game.tell_prompt(view, match.legal(viewer))),
        position=position(game.tell_position(view)) if words else None,
        to_act=owing,
        standings=standings_told(table.standings()),
        ending=ending_told(table),
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


def shown_fields(shown: object) -> Any:
    """What follows from a view, field by field, with what is told to people as messages of the wire."""
    if isinstance(shown, Message):
        return message(shown)
    if is_dataclass(shown):
        return {field.name: shown_fields(getattr(shown, field.name)) for field in dataclass_fields(shown)}
    if isinstance(shown, tuple):
        return [shown_fields(part) for part in shown]
    return shown


def sight_after(game: Game, view: View, numbers: list[int], after: View) -> wire.SightAfter:
    """What changes of the sight of a seat by actions that lead it from one view to the other."""
    legal = [game.catalogue.actions[number] for number in joining(game, view, numbers)]
    return wire.SightAfter(
        view=changed(vars(view), vars(after)),
        shown=changed(shown_fields(game.shown(view)), shown_fields(game.shown(after))),
        legal=choices(game, after, legal),
        prompt=sentences(game.tell_prompt(after, legal)),
    )


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in after.items() if before.get(field) != value}


def changes(before: wire.Sight | None, after: wire.Sight) -> wire.SightNews:
    """What to tell a page that has seen the one and should see the other; everything if it has seen nothing."""
    named = {name: getattr(after, name) for name in after.__struct_fields__}
    named["view"] = vars(after.view)
    if before is not None:
        named = {name: value for name, value in named.items() if name == "now" or value != getattr(before, name)}
        for name, old in (("view", vars(before.view)), ("shown", before.shown)):
            if name in named:
                named[name] = changed(old, named[name])
                if not named[name]:
                    del named[name]
    return wire.SightNews(**named)


def presence(here: Here) -> wire.Presence:
    hurried = [wire.Hurried(level, hurry.simulations, hurry.wanted) for level, hurry in here.hurried.items()]
    return wire.Presence(here.seats, here.onlookers, hurried)


class PageTeller:
    """Writes what the pages of a table are told."""

    def welcome(
        self, live: LiveTable, table: Table, reader: Reader, since: int, chat: list[ChatLine], here: Here, now: int
    ) -> bytes:
        viewer = reader.viewer = table.seat_of(reader.person)
        seen = sight(table, viewer, now, reader.wants_words)
        # Earlier readers may have seen less; what has changed since then is news for all.
        live.seen.setdefault((viewer, reader.wants_words), seen)
        return encode(
            wire.Welcome(
                table=table_told(table, reader.person, now),
                sight=seen,
                since=since,
                chapters=chapters(table, viewer, since),
                chat=chat,
                presence=presence(here),
            )
        )

    def news(self, live: LiveTable, table: Table, viewer: int, since: int, known: int, now: int, words: bool) -> bytes:
        before, seen = live.seen.get((viewer, words)), sight(table, viewer, now, words)
        assert seen is not None and (before is None or isinstance(before, wire.Sight))
        live.seen[viewer, words] = seen
        return encode(wire.News(since, chapters(table, viewer, since, known), changes(before, seen)))

    def table(self, table: Table, person: str, now: int) -> bytes:
        return encode(wire.TableNews(table_told(table, person, now)))

    def chat(self, line: ChatLine) -> bytes:
        return encode(wire.Chatted(line))

    def presence(self, here: Here) -> bytes:
        return encode(presence(here))
