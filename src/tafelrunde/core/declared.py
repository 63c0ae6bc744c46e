"""What a game declares once: how the fields of its state are seen, and what can happen at its table.

`python -m tafelrunde.contract` writes the rest from it: the events as classes, the copy of a state, the view of a seat
and the way back from it, and the same for the board in TypeScript."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, final

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Argument, Message, Person, Sentence

# How a field of the state is seen: `hands: Annotated[list[Cards], Own("hand"), Sizes("sizes")]`. A field without any of
# these is open to everybody, under its own name.


class Unseen(NamedTuple):
    """Not in any view: the game derives it from its options or from other fields."""


class Fixed(NamedTuple):
    """Never changed after the set-up: copies of the state share it."""


class Bits(NamedTuple):
    """A word, or a word for each seat or place, with a bit for each number: seen as those numbers."""


class Rows(NamedTuple):
    """Numbers of several seats or places one after the other, this many for each: seen row by row."""

    length: int


class Counts(NamedTuple):
    """A heap seen as how many pieces of each kind it holds."""


class Kinds(NamedTuple):
    """A heap, or several, with room for this many kinds, seen piece by piece."""

    kinds: int


class Size(NamedTuple):
    """Only how many pieces there are: a number, or one for each seat. Restored by `imagine`."""

    name: str = ""


class Own(NamedTuple):
    """Each seat sees only its own part. Restored by `imagine`."""

    name: str


class By(NamedTuple):
    """Seen as functions in the game's `looks.py` say: one makes it, given the state (and the seat, if it depends on who
    looks), one puts it back, given the state and what was seen. Without the second it is restored by `imagine`."""

    name: str
    look: str
    restore: str = ""


# What can happen.


@final
class Kind:
    """What a number in an event stands for, and how it is told.

    `tell` turns it into an argument; `cases` names the values that have a sentence of their own: its id gets that
    ending, and the value is not an argument of it."""

    def __init__(
        self, name: str, tell: Callable[[int], Argument] | None = None, cases: dict[int, str] | None = None
    ) -> None:
        self.name: Final = name
        self.tell: Final = tell
        self.cases: Final = cases or {}


def tell_person(seat: int) -> Argument:
    return Person(seat)


SEAT: Final = Kind("seat", tell_person)
COUNT: Final = Kind("count")
"""A number that is told as is."""

Joining = Callable[[dict[str, int]], dict[str, Argument]]
"""Turns several fields into arguments: a kind and a count into some pieces."""

Telling = Callable[[dict[str, int]], Sentence]
"""Tells an event whose sentence is more than its fields."""

Part = Callable[[dict[str, int]], Message | None]
"""Tells an event as the heading of what follows, or as a part of a line that tells of several; None if it is not."""


class Told(NamedTuple):
    """An event for the chronicle: its own sentence, the heading that it stands under, and what it adds to a line that
    tells of several events. It joins the line before it if both add to the same message about the same seat."""

    sentence: Sentence
    turn: Message | None
    adds: Message | None
    manner: str


LINE: Final = "line"
"""The event begins a line unless it joins the one before it."""
FIRST: Final = "first"
"""The event always begins a line."""
MORE: Final = "more"
"""The event only joins a line; where there is none, it has a line of its own, which nothing joins."""
HEADING: Final = "heading"
"""The heading says it all."""


@final
class Declaration:
    """One thing that can happen: its name in the past tense, the rules behind it, what it means, and its fields.

    `hides` is the field that only its seat may know, and that others see as NONE. `reveals` says that the acting seat
    learned something. `untold` are the fields that the sentence does without, `joins` turns several fields together
    into arguments. `tell` is for a sentence that is more than the fields. `turn` is the heading in the chronicle that
    it stands under, `adds` what it adds to a line together with others, `manner` whether it can begin one."""

    def __init__(
        self,
        name: str,
        rules: str,
        meaning: str,
        fields: dict[str, Kind],
        hides: str = "",
        reveals: bool = False,
        untold: str = "",
        joins: Joining | None = None,
        tell: Telling | None = None,
        turn: Part | None = None,
        adds: Part | None = None,
        manner: str = LINE,
    ) -> None:
        self.name: Final = name
        self.id: Final = dashed(name)
        self.rules: Final = tuple(rules.split())
        self.meaning: Final = meaning
        self.fields: Final = fields
        self.hides: Final = hides
        self.reveals: Final = reveals
        self.untold: Final = tuple(untold.split())
        self.joins: Final = joins
        self.tell: Final = tell
        self.turn: Final = turn
        self.adds: Final = adds
        self.manner: Final = manner


def happening(
    name: str,
    rules: str,
    meaning: str,
    hides: str = "",
    reveals: bool = False,
    untold: str = "",
    joins: Joining | None = None,
    tell: Telling | None = None,
    turn: Part | None = None,
    adds: Part | None = None,
    manner: str = LINE,
    **fields: Kind,
) -> Declaration:
    """`happening("Danced", "D8", "A spirit danced …", spirit=SPIRIT, place=FROM, goal=TO)`"""
    return Declaration(name, rules, meaning, fields, hides, reveals, untold, joins, tell, turn, adds, manner)


@final
class Chronicle:
    """Everything that can happen in a game, and how it is told: `<key>-event-<name>` with its fields as arguments."""

    def __init__(self, key: str, happenings: list[Declaration]) -> None:
        self.key: Final = key
        self.happenings: Final = {one.name: one for one in happenings}

    def tell(self, event: Event) -> Sentence:
        """The sentence of an event, as a seat may see it."""
        happened = self.happenings[type(event).__name__]
        values = values_of(happened, event)
        return self.sentence(happened, values) if happened.tell is None else happened.tell(values)

    def tell_whole(self, event: Event) -> Told:
        """An event, as a seat may see it, with its place in the chronicle."""
        happened = self.happenings[type(event).__name__]
        values = values_of(happened, event)
        return Told(
            self.tell(event),
            None if happened.turn is None else happened.turn(values),
            None if happened.adds is None else happened.adds(values),
            happened.manner,
        )

    def sentence(self, happened: Declaration, values: dict[str, int]) -> Sentence:
        id = f"{self.key}-event-{happened.id}"
        args: dict[str, Argument] = {} if happened.joins is None else happened.joins(values)
        for name, kind in happened.fields.items():
            value = values[name]
            if name in happened.untold:
                continue
            if value in kind.cases:
                id += f"-{kind.cases[value]}"
            elif kind.tell is not None:
                args[name] = kind.tell(value)
            else:
                args[name] = value
        return Sentence(Message(id, args), happened.rules)


def values_of(happened: Declaration, event: Event) -> dict[str, int]:
    return {name: getattr(event, name) for name in happened.fields}


def dashed(name: str) -> str:
    """The name of a class as it appears in a message id: `BareTreeLost` is `bare-tree-lost`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


SECRET: Final[dict[int, str]] = {int(NONE): "secret"}
"""The case of a value that the reader may not know."""
