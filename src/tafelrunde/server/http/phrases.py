"""What a game says, in the types of the wire. A position is told anew upon every action while little of it changes, so
what was written once is kept by what it says: telling then costs 15 to 40 % less, by the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.core.messages import Argument, Item, Message, Person, Position, Sentence
from tafelrunde.core.messages import Table as Rows
from tafelrunde.server.http import wire

MOST_KEPT: Final = 7_000
"""So many new phrases may come until those that were not said meanwhile are forgotten: at most twice as many are kept,
about 16 MB."""

encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")


class Kept:
    """What was written, in two halves: whatever is said again moves to the fresh one, and when that is full it takes
    the place of the other. Little is lost by it, and nothing at once."""

    def __init__(self) -> None:
        self.fresh: dict[object, msgspec.Raw] = {}
        self.older: dict[object, msgspec.Raw] = {}


kept: Final = Kept()


def once(said: T, write: Callable[[T], object]) -> Any:
    """What `write` makes of it, as written text. The key is the whole of what is said: the encoder writes tuples as
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
