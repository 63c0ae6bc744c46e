"""What one reader is told, in the types of the wire: made from `match.view(seat)` and `event.seen_by(seat)` alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from functools import cache, partial
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import UNSET

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
from tafelrunde.server.storage.faces import Face
from tafelrunde.server.tables.hall import Here, LiveTable
from tafelrunde.server.tables.readers import Reader
from tafelrunde.server.tables.summary import Faces, line_told, standings_told, table_told
from tafelrunde.server.tables.table import ChatLine, Table


def plain(value: object) -> Any:
    """A field of an event as JSON knows it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    assert isinstance(value, Iterable), f"{value!r} is not a plain field."
    return [plain(part) for part in value]


def happening(game: Game, event: Event, joins: bool = True) -> wire.Happening:
    """An event; with what it adds to a chronicle unless it stands alone."""
    names = named.get(type(event))
    if names is None:
        names = named[type(event)] = tuple(fields(event))
    told = {name: plain(getattr(event, name)) for name in names}
    said = game.chronicle.tell_whole(event)
    if not joins:
        return wire.Happening(type(event).__name__, told, once(said.sentence, sentence))
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
    edition, number = (game.key, game.version), game.catalogue.number
    return [
        keep((edition, number(action), encode(game.tell_action(view, action))), action, partial(choice, game, view))
        for action in legal
    ]


def settled(table: Table) -> int:
    """How many chapters are final; -1 before the deal."""
    return -1 if table.match is None else table.match.final_entries


def chapters(table: Table, viewer: int, since: int, known: int = 0, until: int | None = None) -> list[wire.ChapterJson]:
    """What happened after chapter `since`, up to `until`, as this reader may hear of it. The first `known` of the
    reader's own have been told already and keep their events."""
    match = table.match
    if match is None:
        return []
    told: list[wire.ChapterJson] = []
    for part in match.chapters(viewer, since + 1, until):
        is_known = known > 0 and part.seat == viewer
        known -= is_known
        told.append(wire.ChapterJson(part.number, part.seat, False, []) if is_known else chapter(match.game, part))
    return told


def chapter(game: Game, part: Chapter, fresh: bool = True) -> wire.ChapterJson:
    return wire.ChapterJson(part.number, part.seat, fresh, [written(game, event) for event in part.events])


def sight(table: Table, viewer: int, now: int, words: bool) -> wire.Sight | None:
    """Everything on the table for this seat, or for an onlooker, also in words if asked for; None before the match.
    What is `shown` is still as the game says it: `whole` and `changes` write it."""
    match = table.match
    if match is None:
        return None
    game, view = table.game, match.view(viewer)
    playing = viewer >= 0 and table.is_running() and table.chairs[viewer].plays_itself()
    owing = table.owing_for(viewer)
    thinking = [seat for seat in owing if table.chairs[seat].plays_itself()]
    could = match.legal(viewer)
    legal = could if playing else []
    return wire.Sight(
        view=fields_of(view),
        shown=fields_of(game.shown(view)),
        legal=choices(game, view, legal),
        prompt=sentences(game.tell_prompt(view, could)),
        position=position(game.tell_position(view)) if words else None,
        to_act=owing,
        standings=standings_told(table),
        ending=ending_told(table),
        can_undo=playing and match.can_undo(viewer),
        can_hint=playing and table.created.hints and bool(legal),
        settled=match.final_entries,
        clocks=table.clocks.told(viewer, now, thinking),
        agreed=sorted(table.agreed),
        now=now,
    )


def fields_of(told: object) -> Any:
    """A view, or what is shown, itself: msgspec writes a dataclass field by field."""
    return told


def shown_fields(shown: Any) -> dict[str, Any]:
    """What follows from a view, field by field."""
    return shown_of(type(shown), vars(shown))


def shown_of(kind: type, named: dict[str, Any]) -> dict[str, Any]:
    """These fields of what is shown. msgspec writes all but what is told to people, which has its own form here."""
    told = speaking(kind)
    return {name: told_again(value) if name in told else value for name, value in named.items()}


def told_again(shown: object) -> Any:
    if isinstance(shown, Message):
        return message(shown)
    if is_dataclass(shown):
        return shown_fields(shown)
    return [told_again(part) for part in shown] if isinstance(shown, tuple) else shown


@cache
def speaking(kind: type) -> frozenset[str]:
    """The fields of a dataclass that have messages in them."""
    return frozenset([name for name, hint in get_type_hints(kind).items() if any(map(speaks, parts_of(hint)))])


def speaks(kind: object) -> bool:
    return kind is Message or (isinstance(kind, type) and is_dataclass(kind) and bool(speaking(kind)))


def parts_of(hint: object) -> list[object]:
    """The types that a type is made of."""
    return [hint, *[inner for part in get_args(hint) for inner in parts_of(part)]]


def sight_after(game: Game, view: View, numbers: list[int], after: View) -> wire.SightAfter:
    """What changes of the sight of a seat by actions that lead it from one view to the other."""
    legal = [game.catalogue.actions[number] for number in joining(game, view, numbers)]
    return wire.SightAfter(
        view=changed(vars(view), vars(after)),
        shown=shown_changed(game.shown(view), game.shown(after)),
        legal=choices(game, after, legal),
        prompt=sentences(game.tell_prompt(after, legal)),
    )


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in after.items() if before.get(field) != value}


def shown_changed(before: object, after: object) -> dict[str, Any]:
    return shown_of(type(after), changed(vars(before), vars(after)))


def whole(seen: wire.Sight) -> wire.Sight:
    """The sight for a page that has seen nothing."""
    return msgspec.structs.replace(seen, shown=shown_fields(seen.shown))


def changes(before: wire.Sight | None, after: wire.Sight) -> wire.SightNews:
    """What to tell a page that has seen the one and should see the other; everything if it has seen nothing."""
    if before is None:
        named = {name: getattr(after, name) for name in after.__struct_fields__}
        return wire.SightNews(**named | {"view": vars(after.view), "shown": shown_fields(after.shown)})
    named = {name: value for name in WHOLE if (value := getattr(after, name)) != getattr(before, name)}
    if view := changed(vars(before.view), vars(after.view)):
        named["view"] = view
    if shown := shown_changed(before.shown, after.shown):
        named["shown"] = shown
    return wire.SightNews(after.now, **named)


WHOLE: Final = tuple([name for name in wire.Sight.__struct_fields__ if name not in ("view", "shown", "now")])


class Acquainted(NamedTuple):
    """What the pages of a viewer were last told, and the choices they know by their numbers."""

    sight: wire.Sight
    choices: dict[int, msgspec.Raw]

    def next(self, numbers: list[int], after: wire.Sight) -> wire.SightNews:
        """What is new in a sight, in which these are the numbers of the choices."""
        news = changes(self.sight, after)
        if news.legal is UNSET:
            return news
        return msgspec.structs.replace(
            news, legal=[self.brief(*told) for told in zip(numbers, after.legal, strict=True)]
        )

    def brief(self, number: int, choice: Any) -> Any:
        """A choice that the pages know in these words is told by its number alone."""
        if self.choices.get(number) == choice:
            return number
        if len(self.choices) >= MOST_CHOICES:
            self.choices.clear()
        self.choices[number] = choice
        return choice


MOST_CHOICES: Final = 200


def presence(here: Here, now: int) -> wire.Presence:
    hurried = [wire.Hurried(level, hurry.simulations, hurry.wanted) for level, hurry in here.hurried.items()]
    gone = [wire.Gone(seat, max(0, at - now)) for seat, at in here.gone.items()]
    waiting = None if here.waiting is None else wire.Waiting(*here.waiting)
    return wire.Presence(here.seats, here.onlookers, hurried, gone, waiting)


class PageTeller:
    """Writes what the pages of a table are told."""

    def welcome(
        self, live: LiveTable, table: Table, faces: Faces, reader: Reader, since: int, chat: list[ChatLine],
        here: Here, now: int,
    ) -> bytes:  # fmt: skip
        viewer = reader.viewer = table.seat_of(reader.person)
        seen = sight(table, viewer, now, reader.wants_words)
        if seen is not None:
            # Earlier readers may have seen less: what has changed since then is news for all.
            # And they may know more choices.
            asked = viewer, reader.wants_words
            before = live.seen.get(asked)
            live.seen[asked] = Acquainted(before.sight if isinstance(before, Acquainted) else seen, {})
        return encode(
            wire.Welcome(
                table=table_told(table, faces, reader.person, now, reader.key),
                sight=whole(seen) if seen is not None else None,
                since=since,
                chapters=chapters(table, viewer, since),
                chat=[line_told(line, faces) for line in chat],
                presence=presence(here, now),
            )
        )

    def news(self, live: LiveTable, table: Table, viewer: int, since: int, known: int, now: int, words: bool) -> bytes:
        before, seen = live.seen.get((viewer, words)), sight(table, viewer, now, words)
        assert seen is not None and (before is None or isinstance(before, Acquainted))
        if before is None:
            told, choices = changes(None, seen), {}
        else:
            number = table.game.catalogue.number
            numbers = [number(action) for action in table.running().legal(viewer)] if seen.legal else []
            told, choices = before.next(numbers, seen), before.choices
        live.seen[viewer, words] = Acquainted(seen, choices)
        return encode(wire.News(since, chapters(table, viewer, since, known), told))

    def table(self, table: Table, faces: Faces, person: str, now: int, key: str) -> bytes:
        return encode(wire.TableNews(table_told(table, faces, person, now, key)))

    def chat(self, line: ChatLine, faces: Faces) -> bytes:
        return encode(wire.Chatted(line_told(line, faces)))

    def face(self, person: str, face: Face) -> bytes:
        return encode(wire.FaceNews(person, face.name, face.who))

    def standing(self) -> bytes:
        return encode(wire.StandingNews())

    def presence(self, here: Here, now: int) -> bytes:
        return encode(presence(here, now))
