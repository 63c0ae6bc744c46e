"""Messages: what a game has to say to people, as ids with arguments. The sentences are in the Fluent catalogues."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """Somebody at the table, to be shown by name. A message whose `seat` is the reader is read in its form `.you`."""

    seat: int


class Message(NamedTuple):
    """An id of the catalogues with its arguments. A tuple of messages is read as a list."""

    id: str
    args: dict[str, Argument] = {}  # noqa: RUF012  (never changed)


Argument: TypeAlias = "str | int | Person | Message | tuple[Message, ...]"


class Sentence(NamedTuple):
    """A message and the rules behind it."""

    message: Message
    rules: tuple[str, ...] = ()


class Item(NamedTuple):
    """One fact of a position: a label and what it says."""

    label: Message
    says: Argument


class Grid(NamedTuple):
    """Facts of a position in rows, one per seat or place; the first column names the row."""

    heads: tuple[Message, ...]
    rows: tuple[tuple[Argument, ...], ...]
    marked: int = -1


Position: TypeAlias = "list[Item | Grid]"
"""A view told in words: what a terminal prints, and what a screen reader finds next to the drawn board."""


def message(id: str, **args: Argument) -> Message:
    return Message(id, args)
