"""The wire, third part: everything that the house has of one person."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.server.http.bodies import Me, Milliseconds, Result, SessionJson, Token
from tafelrunde.server.http.conduct import Regard, SanctionJson
from tafelrunde.server.tables.summary import TableJson


class OwnTable(Struct, frozen=True, gc=False):
    """A table where you sat or which you set, and the record of its match once that is over."""

    table: TableJson
    record: str | None


class OwnWords(Struct, frozen=True, gc=False):
    """Something that you said."""

    table: str
    at: Milliseconds
    text: str


class OwnReport(Struct, frozen=True, gc=False):
    """What you reported about a person at a table."""

    person: str
    table: str
    at: Milliseconds
    said: str


class OwnLearned(Struct, frozen=True, gc=False):
    """Something that you have learnt of a game."""

    game: str
    what: str
    at: Milliseconds


class OwnReviewed(Struct, frozen=True, gc=False):
    """What a review said about your seat in a match: the terms of its sum, and your decisions by kind, each with how
    many there were, how many were graded below good, and what they cost."""

    table: str
    game: str
    seats: int
    depth: str
    ended: Milliseconds
    terms: dict[str, float]
    kinds: dict[str, list[float]]


class OwnPractice(Struct, frozen=True, gc=False):
    """A mistake that you have kept as an exercise, with everything that is kept of it."""

    name: str
    game: str
    at: Milliseconds
    table: str
    chapter: int
    grade: str
    cost: float
    told: str


class Everything(Struct, frozen=True, gc=False):
    """All that the house has of you, but for secrets: passwords, cookies and tokens are kept as hashes only. Of tables,
    results and what you said the latest are here if there are very many. `network` is the address from which you were
    last `seen`, as far as that is kept."""

    made: Milliseconds
    me: Me
    since: Milliseconds
    seen: Milliseconds | None
    network: str
    sessions: list[SessionJson]
    tokens: list[Token]
    regards: list[Regard]
    reports: list[OwnReport]
    sanctions: list[SanctionJson]
    learned: list[OwnLearned]
    statistics: list[OwnReviewed]
    practice: list[OwnPractice]
    results: list[Result]
    said: list[OwnWords]
    tables: list[OwnTable]
