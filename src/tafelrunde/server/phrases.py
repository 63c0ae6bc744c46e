"""What a game says, in the types of the wire. A position is told anew upon every action while little of it changes, so
what was written once is kept by what it says: that makes telling twice as cheap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.core.messages import Argument, Item, Message, Person, Position, Sentence
from tafelrunde.core.messages import Table as Rows
from tafelrunde.server import wire

MOST_KEPT: Final = 30_000
"""So many phrases are kept, about 12 MB; then all are forgotten."""

encode: Final = msgspec.json.Encoder().encode
kept: Final[dict[object, msgspec.Raw]] = {}
T = TypeVar("T")


def once(said: T, write: Callable[[T], object]) -> Any:
    """What `write` makes of it, as written text. The key is the whole of what is said: the encoder writes tuples as
    arrays, which for these types tells everything apart."""
    return keep((write, encode(said)), said, write)


def keep(key: object, said: T, write: Callable[[T], object]) -> Any:
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = msgspec.Raw(encode(write(said)))
    return found


def message(said: Message) -> wire.Message:
    return wire.Message(said.id, {name: argument(value) for name, value in said.args.items()})


def argument(said: Argument) -> Any:
    if isinstance(said, Message):
        return message(said)
    if isinstance(said, Person):
        return wire.SeatName(said.seat)
    if isinstance(said, tuple):
        return [message(part) for part in said]
    return said


def sentence(said: Sentence) -> wire.Sentence:
    return wire.Sentence(message(said.message), list(said.rules))


def fact(said: Item) -> wire.Fact:
    return wire.Fact(message(said.label), argument(said.says))


def messages(said: tuple[Message, ...]) -> list[wire.Message]:
    return [message(part) for part in said]


def row(said: tuple[Argument, ...]) -> list[Any]:
    return [argument(cell) for cell in said]


def position(told: Position) -> list[wire.Fact | wire.Grid]:
    return [once(part, fact) if isinstance(part, Item) else grid(part) for part in told]


def grid(said: Rows) -> wire.Grid:
    return wire.Grid(once(said.heads, messages), [once(part, row) for part in said.rows], said.marked)


def sentences(said: list[Sentence]) -> list[wire.Sentence]:
    return [once(part, sentence) for part in said]
