"""The ledger of a table: everything that ever happened there, entry by entry, append-only. It is the truth; everything
else is computed from it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.errors import TableError
from tafelrunde.server.tables.clocks import Clock

ChairKind: TypeAlias = Literal["open", "invited", "person", "bot"]
MOST_ENTRIES: Final = 50_000
"""No match is nearly as long. A table that gets there ends as agreed."""
MOST_UNDONE: Final = 200
"""So much may be taken back before anything is settled."""
OptionValue: TypeAlias = bool | int | str
Why: TypeAlias = Literal["rules", "resigned", "agreed", "left", "closed"]


class LedgerEntry(Struct, frozen=True, gc=False):
    """One line of the ledger: when it was written, by whom, and under which id that the client made up."""

    number: int
    at: int
    person: str
    request: str
    body: Body


class Sitter(Struct, frozen=True, gc=False):
    """How a chair was set up: kept open or for somebody, or with a bot or a person on it. Bots have a name here, and
    seats of a match that was read from a record; that of a person is looked up."""

    kind: ChairKind
    name: str = ""
    person: str = ""
    level: LevelName | None = None
    key: str = ""


class Created(Struct, frozen=True, gc=False, tag="created"):
    """How the table was set. People who are `awaited` need no key. A table that `waits` is started by its host, even
    when nobody is missing. Its match may `start` in the middle: where a seat sees this, as records write it."""

    game: str
    version: int
    options: dict[str, OptionValue]
    chairs: list[Sitter]
    clock: Clock
    public: bool
    rated: bool
    hints: bool
    shuffle: bool
    host: str
    key: str
    commitment: str
    awaited: list[str] = []
    waits: bool = False
    start: str = ""


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A chair has a new sitter, or is free again."""

    seat: int
    sitter: Sitter


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    seat: int
    other: int


class OptionsChosen(Struct, frozen=True, gc=False, tag="options"):
    """All options of the game, as the host has now chosen them."""

    options: dict[str, OptionValue]


class Renamed(Struct, frozen=True, gc=False, tag="renamed"):
    """Written while ledgers had names in them; it changes nothing."""

    seat: int


class Started(Struct, frozen=True, gc=False, tag="started"):
    """`order` says which earlier chair each seat gets."""

    order: list[int]


class Played(Struct, frozen=True, gc=False, tag="played", omit_defaults=True):
    """An action by its number in the catalogue, and the picks as written in a record. It `follows` the entry before it
    if both were confirmed as one."""

    seat: int
    action: int
    picks: str
    follows: bool = False


class Undone(Struct, frozen=True, gc=False, tag="undone"):
    seat: int


class Resigned(Struct, frozen=True, gc=False, tag="resigned"):
    seat: int
    level: LevelName


class Agreed(Struct, frozen=True, gc=False, tag="agreed"):
    seat: int
    agree: bool


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    """Somebody wants to play on: all offers to end the match here are off."""

    seat: int


class Left(Struct, frozen=True, gc=False, tag="left"):
    """A person ran out of time, or was silent for too long; a bot of this level plays on."""

    seat: int
    level: LevelName


class Returned(Struct, frozen=True, gc=False, tag="returned"):
    seat: int


class Said(Struct, frozen=True, gc=False, tag="said"):
    """Said by the person of the entry."""

    seat: int
    text: str


class Unsaid(Struct, frozen=True, gc=False, tag="unsaid"):
    """These lines of chat were removed by a keeper; their words are gone from the entries that brought them."""

    lines: list[int]


class Silenced(Struct, frozen=True, gc=False, tag="silenced"):
    """The host does not want to hear somebody at this table, or does again."""

    person: str
    on: bool


class Barred(Struct, frozen=True, gc=False, tag="barred"):
    """The host has shown somebody out, for good."""

    person: str


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The match is over; the places as they count for results."""

    why: Why
    places: list[int]


class RematchMade(Struct, frozen=True, gc=False, tag="rematch"):
    table: str


class Closed(Struct, frozen=True, gc=False, tag="closed"):
    """The table was cleared before a match began."""


Body: TypeAlias = (
    Created | Placed | Swapped | OptionsChosen | Renamed | Started | Played | Undone | Resigned | Agreed | Declined
    | Left | Returned | Said | Unsaid | Silenced | Barred | Ended | RematchMade | Closed
)  # fmt: skip

_reader: Final = msgspec.json.Decoder(Body)


def write_body(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def read_body(table: str, text: str) -> Body:
    """An entry of this table; BrokenLedger if it cannot be read."""
    try:
        body: Body = _reader.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise broken(table, str(error)) from error
    return body


class BrokenLedger(TableError):
    """The ledger does not fit the rules: it was written by others, or damaged."""


def broken(table: str, why: str) -> BrokenLedger:
    return BrokenLedger("server-error-ledger", f"The ledger of table {table} is damaged: {why}", table=table)
