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
    results: list[Result]
    said: list[OwnWords]
    tables: list[OwnTable]
