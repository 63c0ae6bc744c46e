"""Who is called what, for everything that is told: looked up by id and remembered, so that no ledger holds a name."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from time import monotonic
from typing import Final

from tafelrunde.server.storage import Storage
from tafelrunde.server.storage.faces import GONE, Face, faces_of

log = logging.getLogger("tafelrunde.known")

MOST_KNOWN: Final = 20_000
"""So many faces are remembered; then those that were looked up first are forgotten."""
BELIEVED: Final = 300.0
"""A name is forgotten after this many seconds, whatever was heard about it."""


class Known:
    """The faces that this process remembers."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.kept: Final[dict[str, tuple[Face, float]]] = {}
        self.forgets: int = 0  # how often something was forgotten: what was read before that may be out of date

    async def faces(self, people: Iterable[str]) -> dict[str, Face]:
        """The faces of these people, at most one question to the storage for all that are not remembered. If it does
        not answer they are nameless for the moment: what happened at a table is told all the same."""
        now = monotonic()
        found: dict[str, Face] = {}
        asked: list[str] = []
        for person in set(people):
            kept = self.kept.get(person)
            if kept is not None and now - kept[1] < BELIEVED:
                found[person] = kept[0]
            else:
                asked.append(person)
        return found if not asked else found | await self.ask(asked, now)

    async def ask(self, people: list[str], now: float) -> dict[str, Face]:
        forgets = self.forgets
        try:
            faces = await self.storage.read(faces_of(people))
        except Exception:
            log.exception("names could not be looked up")
            return dict.fromkeys(people, GONE)
        if forgets == self.forgets:
            self.remember(faces, now)
        return faces

    def remember(self, faces: dict[str, Face], now: float) -> None:
        for person, face in faces.items():
            self.kept.pop(person, None)
            self.kept[person] = face, now
        while (first := next(iter(self.kept), None)) is not None:
            if len(self.kept) <= MOST_KNOWN and now - self.kept[first][1] < BELIEVED:
                break
            del self.kept[first]

    def forget(self, people: Iterable[str]) -> None:
        """These have other names now, or none."""
        self.forgets += 1
        for person in people:
            self.kept.pop(person, None)

    def forget_all(self) -> None:
        self.forgets += 1
        self.kept.clear()
