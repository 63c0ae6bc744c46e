"""The audit log: everything that a keeper, or somebody at the command line, did to people and tables."""

from __future__ import annotations

import secrets
from typing import Literal, TypeAlias

from msgspec import Struct

Act: TypeAlias = Literal[
    "warn", "mute", "ban", "lift", "rename", "keeper", "no-keeper", "close-table", "remove-chat", "close-report"
]  # fmt: skip


class AuditRow(Struct, frozen=True):
    """Who did what, when and why. `who` is the id of a keeper, or `command:` and a user of the machine; people are
    named by their ids, so that a person who is forgotten is forgotten here too."""

    id: str
    at: int
    who: str
    act: Act
    person: str
    table: str
    detail: str
    why: str


def entry(at: int, who: str, act: Act, why: str, *, person: str = "", table: str = "", detail: str = "") -> AuditRow:
    return AuditRow(secrets.token_hex(8), at, who, act, person, table, detail, why)
