"""The companion of a first match: speaks up the first time that a kind of decision or event turns up, with two or three
ideas and what they are good for. See `docs/learn.md` for what a file holds.

It is told what a seat sees, may do and has heard, and nothing else: it cannot give away what it does not know."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, NamedTuple, get_type_hints

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import TableError
from tafelrunde.core.events import Event, fields
from tafelrunde.core.game import Game
from tafelrunde.core.registry import edition_of, make_game, package_of
from tafelrunde.core.view import View

YOU: Final = "you"
"""The seat that the companion sits with, where a file speaks of seats."""
OTHER: Final = "other"
"""Any other seat."""

PARTS: Final = (YOU, "size")
"""What of a row in a view can be looked at: the number of the own seat, or how long it is."""

PARTS_OF_A_NOTE: Final = {"id", "ideas", "rules", "place", "phases", "verbs", "events", "view"}


class Note(NamedTuple):
    """What a companion says: a sentence about what has turned up, ideas of what to do, the rules behind them, and the
    spot of the board that it speaks of, which may be empty."""

    id: str
    says: str
    ideas: tuple[str, ...]
    rules: tuple[str, ...]
    place: str


class Condition(NamedTuple):
    """A field, or the part of it that belongs to the seat or says how long it is, and what it may be."""

    field: str
    part: str
    values: tuple[int | str, ...]


class Occasion(NamedTuple):
    """An event of this kind whose fields are so."""

    kind: str
    conditions: tuple[Condition, ...]


class Cue(NamedTuple):
    """A note, and when it applies: in one of these phases, if one of these verbs is legal, if one of these events was
    told, if the view is so. What is not written down does not matter."""

    note: Note
    phases: tuple[int, ...]
    verbs: frozenset[str]
    occasions: tuple[Occasion, ...]
    conditions: tuple[Condition, ...]


class BrokenCompanion(ValueError):
    """The file of a companion does not say what it should."""


def note(game: Game, view: View, legal: Sequence[Action], events: Sequence[Event], said: frozenset[str]) -> Note | None:
    """What a companion says to the seat of this view: `legal` is what it may do now, `events` what it was told since
    the last time, `said` has the ids of notes that it knows. None if there is nothing new."""
    heard = [event.seen_by(view.seat) for event in events]
    for cue in cues(edition_of(game)):
        if cue.note.id in said or not is_at_hand(cue, view, legal):
            continue
        if not cue.occasions:
            return at_place(cue.note, view, None)
        for event in heard:
            if any(is_occasion(occasion, event, view.seat) for occasion in cue.occasions):
                return at_place(cue.note, view, event)
    return None


def is_at_hand(cue: Cue, view: View, legal: Sequence[Action]) -> bool:
    """Whether the decision and the view are those of the cue."""
    if (cue.phases or cue.verbs) and not legal:
        return False
    if cue.phases and view.phase not in cue.phases:
        return False
    if cue.verbs and not any(action.verb in cue.verbs for action in legal):
        return False
    return all(is_met(each, getattr(view, each.field), view.seat) for each in cue.conditions)


def is_occasion(occasion: Occasion, event: Event, seat: int) -> bool:
    if type(event).__name__ != occasion.kind:
        return False
    return all(is_met(each, getattr(event, each.field), seat) for each in occasion.conditions)


def is_met(condition: Condition, value: Any, seat: int) -> bool:
    if condition.part == YOU:
        value = value[seat]
    elif condition.part:
        value = len(value)
    return any(is_such(value, told, seat) for told in condition.values)


def is_such(value: int, told: int | str, seat: int) -> bool:
    """Whether a value is what was written down; `other` is any seat but the own one, and not nobody."""
    if told == OTHER:
        return value != seat and value >= 0
    return value == (seat if told == YOU else told)


def at_place(plain: Note, view: View, event: Event | None) -> Note:
    """The note with its place as it is on this table: `seat:{you}`, `region:{region}` with the region of the event, or
    a field of the view. There is no spot for what is nowhere."""
    known: dict[str, object] = {**vars(view), **(fields(event) if event is not None else {}), YOU: view.seat}
    places = [known[name] for name in re.findall(r"{(\w+)}", plain.place)]
    is_there = all(isinstance(place, int) and place >= 0 for place in places)
    return plain._replace(place=plain.place.format_map(known) if is_there else "")


# The file.


def companion_notes(key: str) -> tuple[Note, ...]:
    """All notes of a game, in the order in which they are thought of; their places are not filled in."""
    return tuple([cue.note for cue in cues(key)])


@cache
def cues(key: str) -> tuple[Cue, ...]:
    """What the companion of a game, or of an edition of it, knows; nothing if it has none."""
    file = files(package_of(key)).joinpath("companion.toml")
    return read_companion(key, file.read_text(encoding="utf-8")) if file.is_file() else ()


def read_companion(key: str, text: str) -> tuple[Cue, ...]:
    """The cues that this file tells; BrokenCompanion says where it does not fit the game."""
    try:
        told = tomllib.loads(text)["note"]
        game = make_game(key, {})
    except (LookupError, ValueError) as error:
        raise BrokenCompanion(f"The companion of {key}: {error}") from error
    found: list[Cue] = []
    for number, each in enumerate(told, 1):
        try:
            cue = read_cue(game, each)
            if cue.note.id in [before.note.id for before in found]:
                raise ValueError("there is another one of this id")
        except (LookupError, TableError, TypeError, ValueError) as error:
            raise BrokenCompanion(f"Note {number} of {key}, {each.get('id')}: {error}") from error
        found.append(cue)
    return tuple(found)


def read_cue(game: Game, told: dict[str, Any]) -> Cue:
    unknown = told.keys() - PARTS_OF_A_NOTE
    if unknown:
        raise ValueError(f"a note has no {', '.join(sorted(unknown))}")
    if not told.keys() & {"phases", "verbs", "events"}:
        raise ValueError("it does not say when it applies")
    says = f"{game.key}-companion-{told['id']}"
    ideas = tuple([f"{says}-{number}" for number in range(1, told["ideas"] + 1)])
    verbs = frozenset(told.get("verbs", []))
    missing = verbs - {action.verb for action in game.catalogue.actions}
    if missing:
        raise ValueError(f"there is no verb {', '.join(sorted(missing))}")
    view_fields = set(get_type_hints(type(game.new(min(game.seats), FastDealer(0)).view(0))))
    occasions = tuple([read_occasion(game, each) for each in told.get("events", [])])
    placed = set(re.findall(r"{(\w+)}", told["place"])) - view_fields - {YOU}
    for occasion in occasions or [Occasion("", ())]:
        if placed - fields_of(game, occasion.kind):
            raise ValueError(f"nothing says where {told['place']} is")
    return Cue(
        Note(told["id"], says, ideas, tuple(told["rules"]), told["place"]),
        tuple([phase_of(game, name) for name in told.get("phases", [])]),
        verbs,
        occasions,
        tuple([read_condition(game, name, value, view_fields) for name, value in told.get("view", {}).items()]),
    )


def phase_of(game: Game, name: str) -> int:
    """A phase by its name in the game's `phases.py`."""
    found: object = vars(import_module(f"{package_of(edition_of(game))}.phases")).get(name.upper())
    if not isinstance(found, int):
        raise ValueError(f"there is no phase {name}")
    return found


def fields_of(game: Game, kind: str) -> set[str]:
    return set(game.chronicle.happenings[kind].fields) if kind else set()


def read_occasion(game: Game, told: dict[str, Any]) -> Occasion:
    kind = told["kind"]
    if kind not in game.chronicle.happenings:
        raise ValueError(f"nothing called {kind} can happen")
    named = [(name, value) for name, value in told.items() if name != "kind"]
    return Occasion(kind, tuple([read_condition(game, name, value, fields_of(game, kind)) for name, value in named]))


def read_condition(game: Game, name: str, told: Any, known: set[str]) -> Condition:
    """`draws = 1`, `count = [4, 5]`, `keeper = "you"`, `"wizards.you" = -1`, `"hand.size" = 1`; a piece or place is
    written as in the notation of the game."""
    field, _, part = name.partition(".")
    if field not in known or part not in ("", *PARTS):
        raise ValueError(f"there is no {name}")
    values = told if isinstance(told, list) else [told]
    return Condition(field, part, tuple([read_value(game, value) for value in values]))


def read_value(game: Game, value: Any) -> int | str:
    if isinstance(value, str):
        return value if value in (YOU, OTHER) else game.parse_piece(value)
    return int(value)
