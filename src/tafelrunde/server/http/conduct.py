"""The wire, second part: how people stand with each other and with the house, and what keepers see and do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.server.http.bodies import Key, Milliseconds, PersonJson
from tafelrunde.server.people.audit import Act as KeeperAct
from tafelrunde.server.tables.summary import ChatLineJson
from tafelrunde.server.tables.table import Status

PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
Sentence500 = Annotated[str, Meta(min_length=1, max_length=500)]
Hours = Annotated[int, Meta(ge=1, le=24 * 366 * 10)]
RegardKind: TypeAlias = Literal["mute", "block"]
SanctionKind: TypeAlias = Literal["warn", "rename", "mute", "ban"]


class Ban(Struct, frozen=True, gc=False):
    """A ban from the house, or from speaking in it: why, and until when; null if it does not end by itself."""

    why: str
    until: Milliseconds | None


class HouseWarning(Struct, frozen=True, gc=False):
    """What a keeper has to say to you, once: a warning, or why you have another name now."""

    id: str
    kind: Literal["warn", "rename"]
    why: str
    at: Milliseconds


class Regard(Struct, frozen=True, gc=False):
    """Somebody whom you have muted or blocked."""

    person: PersonJson
    kind: RegardKind


class Standing(Struct, frozen=True, gc=False):
    """How you stand with the house and with others. Warnings are those that you have not confirmed yet."""

    keeper: bool
    ban: Ban | None
    mute: Ban | None
    warnings: list[HouseWarning]
    regards: list[Regard]


class SetRegard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Mute somebody: their chat is not told to you. Block somebody: nor can they sit down where you are the host or sit
    already. Null takes either back."""

    kind: RegardKind | None


class NewReport(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Report somebody to the keepers, in a sentence. The chat of the table goes with it as it is now."""

    person: PersonId
    table: PersonId
    said: Sentence500
    key: Key = ""


class HostAct(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The host shows somebody out who looks on or waits, or decides whether somebody may speak at this table."""

    person: PersonId
    act: Literal["remove", "mute", "unmute"]


# For keepers


class ReportJson(Struct, frozen=True, gc=False):
    """A report with the chat as it was."""

    id: str
    at: Milliseconds
    reporter: PersonJson
    person: PersonJson
    table: str
    said: str
    chat: list[ChatLineJson]
    closed: Milliseconds | None


class FoundPerson(Struct, frozen=True, gc=False):
    person: PersonJson
    since: Milliseconds
    seen: Milliseconds | None


class FoundTable(Struct, frozen=True, gc=False):
    id: str
    game: str
    status: Status
    public: bool
    created: Milliseconds
    updated: Milliseconds


class SanctionJson(Struct, frozen=True, gc=False):
    """A warning, a new name, a mute or a ban; whether it holds now. `settled` is when it was confirmed or lifted."""

    id: str
    kind: SanctionKind
    network: str
    why: str
    at: Milliseconds
    until: Milliseconds | None
    settled: Milliseconds | None
    holds: bool


class AuditLine(Struct, frozen=True, gc=False):
    """Who did what, when, to whom and why; `who` is a name, or `command:` and a user of the machine, or empty if that
    keeper was forgotten."""

    at: Milliseconds
    who: str
    act: KeeperAct
    person: PersonJson | None
    table: str
    detail: str
    why: str


class PersonFile(Struct, frozen=True, gc=False):
    """Everything a keeper may know of somebody. `network` is where they were last seen, as long as that is kept."""

    person: PersonJson
    since: Milliseconds
    seen: Milliseconds | None
    network: str
    keeper: bool
    tables: list[FoundTable]
    reports: list[ReportJson]
    sanctions: list[SanctionJson]
    audit: list[AuditLine]


class TableFile(Struct, frozen=True, gc=False):
    """A table with the people in its chairs and everything that was said there."""

    table: FoundTable
    people: list[PersonJson]
    chat: list[ChatLineJson]


class NetworkBan(Struct, frozen=True, gc=False):
    """A ban of an address or a network that holds now."""

    network: str
    why: str
    at: Milliseconds
    until: Milliseconds | None


class DoToPerson(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a keeper does about somebody. Without hours a mute or a ban does not end by itself. `ban-network` bans the
    address from which the person was last seen. A new name that is empty is made up."""

    act: Literal["warn", "mute", "unmute", "ban", "unban", "ban-network", "rename"]
    why: Sentence500
    hours: Hours | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class BanNetwork(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ban an address or a network, such as 203.0.113.0/24, or lift such a ban."""

    network: Annotated[str, Meta(min_length=1, max_length=60)]
    why: Sentence500
    hours: Hours | None = None
    lift: bool = False


class Because(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Why a keeper does something."""

    why: Sentence500


class RemoveChat(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Remove lines of chat by their numbers."""

    lines: Annotated[list[Annotated[int, Meta(ge=1, le=1_000_000)]], Meta(min_length=1, max_length=200)]
    why: Sentence500
