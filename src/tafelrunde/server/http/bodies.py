"""The wire, first part: games, people and tables, as they appear in HTTP bodies."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.bots.levels import LevelName
from tafelrunde.server.people.people import LONGEST_TOKEN
from tafelrunde.server.phrases import MessageJson
from tafelrunde.server.storage import faces
from tafelrunde.server.tables.ledger import OptionValue
from tafelrunde.server.tables.summary import TableJson
from tafelrunde.words.rulebook import Block as Block
from tafelrunde.words.rulebook import Listing as Listing
from tafelrunde.words.rulebook import Paragraph as Paragraph
from tafelrunde.words.rulebook import Prose as Prose
from tafelrunde.words.rulebook import Rulebook as Rulebook
from tafelrunde.words.rulebook import RulebookChapter as RulebookChapter
from tafelrunde.words.rulebook import Span as Span
from tafelrunde.words.rulebook import Term as Term

Level: TypeAlias = LevelName
Language: TypeAlias = Literal["en", "de", "hu"]
Who: TypeAlias = faces.Who
Scope: TypeAlias = Literal["read", "play"]

Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(max_length=64)]
Milliseconds: TypeAlias = int
"""Counted from 1970 for a moment, on its own for a span."""

Fields = Annotated[
    dict[str, Any],
    Meta(description="By name; the game's own classes say what they are.", extra_json_schema={"type": "object"}),
]


class ProblemJson(Struct, frozen=True, gc=False):
    """Why something was refused: for people the message, for developers an English sentence."""

    error: MessageJson
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


class HouseJson(Struct, frozen=True, gc=False):
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


class PersonJson(Struct, frozen=True, gc=False):
    """Somebody, as others see them: an `account`, a `guest` (with a made-up name until one is chosen), an account whose
    name looks `alike` to that of an older one, or somebody who is `gone` and has no name: say "a guest"."""

    id: str
    name: str
    who: Who


class Me(Struct, frozen=True, gc=False):
    """Yourself. `named` is false while your name is a made-up one. No letter goes to an address that is not confirmed,
    but the one that asks you to."""

    id: str
    name: str
    guest: bool
    named: bool
    language: Language
    email: str
    email_confirmed: bool
    mail_turns: bool
    ratings: list[Rating]


class Result(Struct, frozen=True, gc=False):
    """How somebody's match ended. What is not `public` was played at a private table; only they are told of it."""

    table: str
    game: str
    seats: int
    place: int
    points: int | None
    rated: bool
    left: bool
    ended: Milliseconds
    public: bool


class Profile(Struct, frozen=True, gc=False):
    """Somebody with ratings and the latest results, for others those of public tables."""

    person: PersonJson
    since: Milliseconds
    ratings: list[Rating]
    results: list[Result]


class Ranked(Struct, frozen=True, gc=False):
    person: PersonJson
    rating: Rating


class Ranking(Struct, frozen=True, gc=False):
    """The strongest accounts at a game."""

    game: str
    people: list[Ranked]


class ChangeMe(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is left out stays as it is. The name of a table's seat changes with it. Another e-mail address takes the
    password of the account; a letter is sent to it, with a link that confirms it."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    mail_turns: bool | None = None
    password: Annotated[str, Meta(max_length=200)] | None = None


class Credentials(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """To turn the guest you are into an account (history is kept), or to sign in."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Another password. All other sessions end; tokens stay."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Forgotten(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ask for a letter by which a new password can be chosen. It goes to confirmed addresses of accounts only, and the
    answer does not tell whether there is one."""

    email: Annotated[str, Meta(min_length=1, max_length=200)]


class ResetPassword(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A new password, with the key of the letter."""

    key: Key
    password: Password


class ConfirmEmail(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The key of the letter that asks whether an address is yours."""

    key: Key


class Confirmed(Struct, frozen=True, gc=False):
    """The address that is confirmed now."""

    email: str


class SessionJson(Struct, frozen=True, gc=False):
    """Where you are signed in; either word is empty if nobody knows. `seen` is when it was last used, to some minutes;
    `here` marks the one that asks."""

    id: str
    browser: str
    system: str
    created: Milliseconds
    seen: Milliseconds
    here: bool


class NewToken(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ask for an API token for your bot or script. With `read` it may only look, with `play` also act. It ends after so
    many days."""

    name: Name
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=LONGEST_TOKEN)] = 90


class Token(Struct, frozen=True, gc=False):
    """A token; its secret is shown once, when it is made, to be sent as `Authorization: Bearer <secret>`."""

    id: str
    name: str
    scope: str
    created: Milliseconds
    expires: Milliseconds
    secret: str | None


# Tables


class SitDown(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Take a chair. With the key of an invited chair you sit there and nowhere else; with the key of the table on an
    open chair, else on the first invited one that is free; without a key only on an open one. You may name an open
    chair that you want instead."""

    seat: Seat | None = None
    key: Key = ""


class SetChair(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host gives a chair to a bot, opens it, keeps it for somebody invited, or asks the person in it to leave."""

    seat: Seat
    kind: Literal["bot", "open", "invited"]
    level: Level = "knight"


class SwapChairs(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host lets two chairs change places before the match."""

    seat: Seat
    other: Seat


class ChooseOptions(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host chooses other options before the match. What is left out stays as it is."""

    options: dict[str, OptionValue]


class Tables(Struct, frozen=True, gc=False):
    """Some tables, the most urgent first. Your own: yours to move, others, waiting, over."""

    tables: list[TableJson]
