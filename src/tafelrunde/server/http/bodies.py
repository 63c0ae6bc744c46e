"""The wire, first part: words, games, people and tables, as they stand in bodies of HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.words.rulebook import Block as Block
from tafelrunde.words.rulebook import BookChapter as BookChapter
from tafelrunde.words.rulebook import Listing as Listing
from tafelrunde.words.rulebook import Paragraph as Paragraph
from tafelrunde.words.rulebook import Prose as Prose
from tafelrunde.words.rulebook import Rulebook as Rulebook
from tafelrunde.words.rulebook import Span as Span
from tafelrunde.words.rulebook import Term as Term

Level: TypeAlias = Literal["squire", "knight", "baron", "master"]
LEVELS: tuple[Level, ...] = ("squire", "knight", "baron", "master")
Language: TypeAlias = Literal["en", "de", "hu"]
OptionValue: TypeAlias = bool | int | str

Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._-]+$")]
Key = Annotated[str, Meta(max_length=64)]
Milliseconds: TypeAlias = int
"""Since 1970 for a moment, plain for a span."""

Argument = Annotated[
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
Fields = Annotated[
    dict[str, Any],
    Meta(description="By name; what they are is told by the game's own classes.", extra_json_schema={"type": "object"}),
]


# Words


class Message(Struct, frozen=True, gc=False):
    """An id of the catalogues with its arguments. If the argument `seat` is the reader, it is read in its form `.you`
    where the catalogue has one."""

    id: str
    args: dict[str, Argument]


class SeatName(Struct, frozen=True, gc=False):
    """An argument: whoever sits there, to be shown by name."""

    seat: int


class Sentence(Struct, frozen=True, gc=False):
    """A message and the numbers of the rules behind it, such as H22."""

    message: Message
    rules: list[str]


class Fact(Struct, frozen=True, gc=False, tag_field="kind", tag="fact"):
    """One fact of a position: a label and what it says."""

    label: Message
    says: Argument


class Grid(Struct, frozen=True, gc=False, tag_field="kind", tag="grid"):
    """Facts of a position in rows, one a seat or a place; the first column names the row. -1: no row is marked."""

    heads: list[Message]
    rows: list[list[Argument]]
    marked: int


class Problem(Struct, frozen=True, gc=False):
    """Why something was refused: for people the message, for developers an English sentence."""

    error: Message
    english: str


# Games


class GameOption(Struct, frozen=True, gc=False):
    """A choice made before the match. Called `<game>-option-<name>` and `…-<choice>` in the catalogues, with hyphens
    for underscores and on/off for true/false."""

    name: str
    choices: list[OptionValue]
    default: OptionValue
    rule: str


class GameCard(Struct, frozen=True, gc=False):
    """A game as the house offers it. Titled `<key>-title` and `<key>-about` in the catalogue `/words/<key>.<lang>.ftl`;
    its rulebook is `/rules/<key>.<lang>.json`."""

    key: str
    version: int
    min_seats: int
    max_seats: int
    options: list[GameOption]
    levels: list[Level]


class House(Struct, frozen=True, gc=False):
    """What this server offers. Catalogues of the house are `/words/<name>.<lang>.ftl` for each of `catalogues`."""

    version: str
    games: list[GameCard]
    languages: list[Language]
    catalogues: list[str]
    mail: bool
    now: Milliseconds


# People


class Rating(Struct, frozen=True, gc=False):
    """How strong somebody is at a game: `shown` is the cautious figure of ranking lists (mu - 3 sigma, scaled)."""

    game: str
    shown: int
    mu: float
    sigma: float
    matches: int


class Person(Struct, frozen=True, gc=False):
    """Somebody, as others see them. A guest has no account and a made-up name until one is chosen."""

    id: str
    name: str
    guest: bool


class Me(Struct, frozen=True, gc=False):
    """Yourself. `named` is false as long as your name is made up."""

    id: str
    name: str
    guest: bool
    named: bool
    language: Language
    email: str
    mail_turns: bool
    ratings: list[Rating]


class Result(Struct, frozen=True, gc=False):
    """How a match of somebody ended."""

    table: str
    game: str
    seats: int
    place: int
    points: int | None
    rated: bool
    left: bool
    ended: Milliseconds


class Profile(Struct, frozen=True, gc=False):
    """Somebody with ratings and the latest results."""

    person: Person
    since: Milliseconds
    ratings: list[Rating]
    results: list[Result]


class Ranked(Struct, frozen=True, gc=False):
    person: Person
    rating: Rating


class Ranking(Struct, frozen=True, gc=False):
    """The strongest accounts at a game."""

    game: str
    people: list[Ranked]


class ChangeMe(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is left out stays as it is. The name of a table's seat changes with it."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    mail_turns: bool | None = None


class Credentials(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """To make an account out of the guest you are (history is kept), or to sign in."""

    name: Name
    password: Password


class NewToken(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ask for a token of the API, for a bot or a script of yours."""

    name: Name


class Token(Struct, frozen=True, gc=False):
    """A token; its secret is shown once, when it is made, to be sent as `Authorization: Bearer <secret>`."""

    id: str
    name: str
    created: Milliseconds
    secret: str | None


# Tables


class LiveClock(Struct, frozen=True, gc=False, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole match, and some more whenever a decision is passed on. Who runs out of time is
    replaced by a bot."""

    seconds: Annotated[int, Meta(ge=30, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SlowClock(Struct, frozen=True, gc=False, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """So many hours for every decision."""

    hours: Annotated[int, Meta(ge=1, le=720)] = 24


class NoClock(Struct, frozen=True, gc=False, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """No hurry; only a very long silence counts as leaving."""


Clock: TypeAlias = LiveClock | SlowClock | NoClock
Status: TypeAlias = Literal["waiting", "running", "over", "closed"]
ChairKind: TypeAlias = Literal["open", "invited", "person", "bot"]


class NewChair(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who may sit on a chair: `you` sit down yourself, a bot of a level, anyone (`open`), or somebody with the chair's
    own invitation (`invited`)."""

    kind: Literal["you", "bot", "open", "invited"]
    level: Level = "knight"


class NewTable(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Set a table. Without chairs you take the first and bots the others. It starts at once when nobody is missing,
    otherwise when the last one has sat down. Send the same id again, and the same table is answered."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, OptionValue] = {}
    chairs: list[NewChair] = []
    clock: Clock = NoClock()
    public: bool = False
    rated: bool = False
    hints: bool = True
    shuffle: bool = False
    id: RequestId | None = None


class SitDown(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Take a chair: this one, or the first that is free to you. A private table asks for the key of its invitation, an
    invited chair for its own."""

    seat: Seat | None = None
    key: Key = ""


class SetChair(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host gives a chair to a bot, opens it, keeps it for somebody invited, or asks whoever sits there to leave."""

    seat: Seat
    kind: Literal["bot", "open", "invited"]
    level: Level = "knight"


class SwapChairs(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host lets two chairs change places before the match."""

    seat: Seat
    other: Seat


class Chair(Struct, frozen=True, gc=False):
    """A chair of a table. The name of a bot is a name too; `level` says that it is one. While a person is `away`, a bot
    of that level plays on until they take the seat back. `key` is given to the host, to invite somebody to it."""

    seat: int
    kind: ChairKind
    name: str
    person: str | None
    level: Level | None
    away: bool
    key: str | None


class Standings(Struct, frozen=True, gc=False):
    """The place of each seat, equals sharing one; why the match is over, as a message; points if the game has any."""

    places: list[int]
    points: list[int]
    reason: Message


class Table(Struct, frozen=True, gc=False):
    """A table without what lies on it. `commitment` is the hash of the secret seed, `seed` the seed when the match is
    over. `key` opens a private table to others; only those who sit there get it. `due` is when the next seat runs out
    of time."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    chairs: list[Chair]
    clock: Clock
    public: bool
    rated: bool
    hints: bool
    status: Status
    host: str
    you: int | None
    to_act: list[int]
    created: Milliseconds
    started: Milliseconds | None
    ended: Milliseconds | None
    due: Milliseconds | None
    commitment: str | None
    seed: str | None
    standings: Standings | None
    rematch: str | None
    key: str | None


class Tables(Struct, frozen=True, gc=False):
    """Some tables, the most urgent first. Your own: yours to move, others, waiting, over."""

    tables: list[Table]
