"""What a game says, in the JSON in which it is sent and kept. A position is told again after every action while little
of it changes, so what was written once is cached by what it says: telling then costs 15 to 40 % less, depending on the
game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from tafelrunde.core.messages import Argument, Grid, Item, Message, Person, Position, Sentence
from tafelrunde.words.catalogues import COMMON_IDS

MOST_KEPT: Final = 7_000
"""This many new phrases may come before those not said in the meantime are forgotten: at most twice as many are kept,
about 16 MB."""

encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")

ArgumentJson = Annotated[
    Any,
    Meta(
        description="A number, a text, somebody at the table, a message, or a list of messages.",
        extra_json_schema={
            "anyOf": [
                {"type": "string"},
                {"type": "integer"},
                {"$ref": "#/components/schemas/SeatName"},
                {"$ref": "#/components/schemas/Message"},
                {"type": "array", "items": {"$ref": "#/components/schemas/Message"}},
            ]
        },
    ),
]


class MessageJson(Struct, frozen=True, gc=False):
    """An id of the catalogues with its arguments; one that begins with `-` leaves out the key of the table's game.
    If the argument `seat` is the reader, it is read in its form `.you` where the catalogue has one."""

    id: str
    args: dict[str, ArgumentJson]


class SeatName(Struct, frozen=True, gc=False):
    """An argument: the person in this seat, to be shown by name."""

    seat: int


class SentenceJson(Struct, frozen=True, gc=False):
    """A message and the numbers of the rules behind it, such as H22."""

    message: MessageJson
    rules: list[str]


class Fact(Struct, frozen=True, gc=False, tag_field="kind", tag="fact"):
    """One fact of a position: a label and what it says."""

    label: MessageJson
    says: ArgumentJson


class GridJson(Struct, frozen=True, gc=False, tag_field="kind", tag="grid"):
    """Facts of a position in rows, one per seat or place; the first column names the row. -1: no row is marked."""

    heads: list[MessageJson]
    rows: list[list[ArgumentJson]]
    marked: int


class Kept:
    """What was written, in two halves: whatever is said again moves to the fresh one, and when that is full it takes
    the place of the other. Little is lost that way, and nothing at once."""

    def __init__(self) -> None:
        self.fresh: dict[object, msgspec.Raw] = {}
        self.older: dict[object, msgspec.Raw] = {}


kept: Final = Kept()


def once(said: T, write: Callable[[T], object]) -> Any:
    """What `write` makes of it, as text. The key is everything that is said: the encoder writes tuples as
    arrays, which for these types tells everything apart."""
    return keep((write, encode(said)), said, write)


def keep(key: object, said: T, write: Callable[[T], object]) -> Any:
    found = kept.fresh.get(key)
    if found is None:
        found = kept.older.pop(key, None)
        if found is None:
            found = msgspec.Raw(encode(write(said)))
        if len(kept.fresh) >= MOST_KEPT:
            kept.older, kept.fresh = kept.fresh, {}
        kept.fresh[key] = found
    return found


def message(said: Message) -> MessageJson:
    return MessageJson(short(said.id), {name: argument(value) for name, value in said.args.items()})


def short(id: str) -> str:
    """An id of a game without the key of the game, which everybody at the table knows: `-event-danced`."""
    owner, dash, rest = id.partition("-")
    return id if owner in COMMON_IDS else dash + rest


def argument(said: Argument) -> Any:
    if isinstance(said, Message):
        return message(said)
    if isinstance(said, Person):
        return SeatName(said.seat)
    if isinstance(said, tuple):
        return [message(part) for part in said]
    return said


def sentence(said: Sentence) -> SentenceJson:
    return SentenceJson(message(said.message), list(said.rules))


def fact(said: Item) -> Fact:
    return Fact(message(said.label), argument(said.says))


def messages(said: tuple[Message, ...]) -> list[MessageJson]:
    return [message(part) for part in said]


def row(said: tuple[Argument, ...]) -> list[Any]:
    return [argument(cell) for cell in said]


def position(told: Position) -> list[Fact | GridJson]:
    return [once(part, fact) if isinstance(part, Item) else grid(part) for part in told]


def grid(said: Grid) -> GridJson:
    return GridJson(once(said.heads, messages), [once(part, row) for part in said.rows], said.marked)


def sentences(said: list[Sentence]) -> list[SentenceJson]:
    return [once(part, sentence) for part in said]
