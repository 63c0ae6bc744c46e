"""Keys of invitations: the table has one, and every chair that is kept for somebody has one of its own."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Protocol

from tafelrunde.server.tables.ledger import ChairKind


class Keyed(Protocol):
    """A chair, however it is written."""

    @property
    def kind(self) -> ChairKind: ...

    @property
    def key(self) -> str | None: ...


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def kept_chair(chairs: Sequence[Keyed], key: str) -> int | None:
    """The chair that this key was made for, whoever sits there by now."""
    return next((seat for seat, chair in enumerate(chairs) if key and chair.key and same(key, chair.key)), None)


def chair_for(chairs: Sequence[Keyed], table_key: str, key: str) -> int | None:
    """Where somebody with this key sits down. The key of a chair opens that chair and no other; the key of the table
    opens a chair that is open to all, else the first that is kept for somebody; without one there are only the open
    ones."""
    kept = kept_chair(chairs, key)
    if kept is not None:
        return kept if chairs[kept].kind == "invited" else None
    kinds = ["open", "invited"] if key and same(key, table_key) else ["open"]
    free = [seat for kind in kinds for seat, chair in enumerate(chairs) if chair.kind == kind]
    return free[0] if free else None
