"""Reviews are work for the bots' processes when nothing else is to be done: one piece of a review at a time, everybody
in turn, and none for somebody who no longer asks how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

import msgspec

from tafelrunde.core.errors import TableError
from tafelrunde.core.match import Match
from tafelrunde.review import parts
from tafelrunde.review.facts import FORMAT, grown
from tafelrunde.review.reviewing import Depth
from tafelrunde.review.seats import seat_sum
from tafelrunde.server.bots.line import Asker, Turn
from tafelrunde.server.bots.workers import Workers, busy
from tafelrunde.server.errors import Refusal, TooFast, Unavailable
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import reviews as works
from tafelrunde.server.storage.statistics import SeatRow, keep_statistics

log = logging.getLogger("tafelrunde.reviews")

WAITED_FOR: Final = 30.0
"""Seconds after which nobody waits for a review any more."""

MOST: Final = 100
"""Reviews in memory, under way or done."""
MOST_OF_NETWORK: Final = 20
"""Reviews under way, or lines that are looked for, of everybody behind one address."""
MOST_LINES: Final = 3
"""Lines that are looked for, of one person."""


class ReviewUnderWay:
    """A review, as far as it is done. `table` is empty for a record that somebody brought along; that is kept here.
    `people` are those whose statistics it counts for, by their seats, and `ended` is when their match did."""

    def __init__(
        self, id: str, table: str, depth: Depth, person: str, record: str = "", network: str = ""
    ) -> None:  # fmt: skip
        self.people: dict[int, str] = {}
        self.ended: int = 0
        self.id: Final = id
        self.table: Final = table
        self.depth: Final[Depth] = depth
        self.person: Final = person
        self.network: Final = network
        self.record: Final = "" if table else record
        self.match: Match | None = None
        self.facts: dict[str, Any] | None = None
        self.decisions: Final[list[dict[str, Any]]] = []
        self.total: int = 0
        self.is_over: bool = False
        self.refusal: TableError | None = None
        self.asked: float = monotonic()
        self.work: asyncio.Task[None] | None = None

    def so_far(self) -> dict[str, Any] | None:
        """Everything that is known, with the decisions weighed so far."""
        if self.facts is None or self.is_over:
            return self.facts
        return grown(self.facts, self.decisions)

    def brought(self) -> Match:
        """The match of a record that somebody brought along; TableError if that is none."""
        if self.match is None:
            self.match = Match.load(self.record)
        return self.match


class Reviews:
    """Those of one process. A review of a table is kept in storage when it is done."""

    def __init__(self, storage: Storage, workers: Workers, now: Any, share: float = 1.0) -> None:
        self.storage: Final = storage
        self.workers: Final = workers
        self.now: Final = now
        self.share: Final = share
        self.known: Final[OrderedDict[str, ReviewUnderWay]] = OrderedDict()
        self.lines: Final[list[tuple[str, str]]] = []  # whose are looked for, and from which addresses

    async def find(self, id: str, table: str, depth: Depth) -> ReviewUnderWay | None:
        """The review of this id if it is under way or was done; whoever asks waits for it."""
        found = self.known.get(id)
        if found is None and table:
            kept = await self.storage.read(works.kept_review(table, depth))
            facts = msgspec.json.decode(kept) if kept is not None else None
            if facts is not None and facts["format"] == FORMAT:
                found = ReviewUnderWay(id, table, depth, "")
                found.facts, found.total, found.is_over = facts, facts["decisions_total"], True
                self.remember(found)
        if found is not None:
            found.asked = monotonic()
            if found.refusal is not None:
                if isinstance(found.refusal, Unavailable):
                    del self.known[id]  # the next one who asks may be luckier
                raise found.refusal
        return found

    def begin(
        self, id: str, table: str, record: str, depth: Depth, person: str,
        people: Mapping[int, str] | None = None, ended: int = 0, network: str = "",
    ) -> ReviewUnderWay:  # fmt: skip
        """Start it, or join it if somebody else was quicker; TooFast if this person waits for another one already."""
        if (begun := self.known.get(id)) is not None and begun.refusal is None:
            begun.asked = monotonic()
            return begun
        under_way = [one for one in self.known.values() if not one.is_over]
        if any(one.person == person for one in under_way):
            raise TooFast("server-error-review-one", "Another review that you asked for is still under way.")
        of_network = [one for one in under_way if one.network == network]
        if len(under_way) >= MOST // 2 or len(of_network) >= MOST_OF_NETWORK:
            raise busy()
        new = ReviewUnderWay(id, table, depth, person, record, network)
        new.people, new.ended = dict(people or {}), ended
        self.remember(new)
        new.work = asyncio.create_task(self.carry_out(new, record))
        return new

    def remember(self, one: ReviewUnderWay) -> None:
        self.known[one.id] = one
        for id in [id for id, other in self.known.items() if other.is_over][: max(0, len(self.known) - MOST)]:
            del self.known[id]

    async def carry_out(self, one: ReviewUnderWay, record: str) -> None:
        asker = Asker(Turn.REVIEW, one.person)
        try:
            survey = await self.workers.review(parts.survey, record, one.depth, self.share, asker=asker)
            if survey.refused:
                raise Refusal(survey.refused, "This match cannot be reviewed.", **survey.why)
            one.facts, one.total = nameless(survey.facts), len(survey.decisions)
            for part in survey.decisions:
                if monotonic() - one.asked > WAITED_FOR:
                    log.info("nobody waits for a review", extra={"table": one.table})
                    del self.known[one.id]
                    return
                one.decisions.append(await self.workers.review(parts.weigh_part, part, asker=asker))
            one.facts = grown(one.facts, one.decisions)
            if one.table:
                written = msgspec.json.encode(one.facts).decode()
                await self.storage.write(works.keep_review(one.table, one.depth, self.now(), written))
                await self.storage.write(keep_statistics(seat_rows(one, one.facts)))
        except TableError as error:
            one.refusal = error
        except Exception:
            log.exception("a review failed", extra={"table": one.table})
            one.refusal = busy()
        one.is_over = True

    async def line(self, record: str, count: int, number: int, person: str, network: str) -> list[parts.LineStep]:
        """How a finished match could have gone on; TableError if nobody could have done this then, TooFast if too many
        lines are looked for: they are kept in memory until somebody has the time."""
        of_person, of_network = [len([one for one in self.lines if who in one]) for who in (person, network)]
        if of_person >= MOST_LINES or of_network >= MOST_OF_NETWORK:
            raise TooFast("server-error-too-fast", "That was too fast; wait a moment.")
        asked = person, network
        self.lines.append(asked)
        try:
            asker = Asker(Turn.REVIEW, person)
            return await self.workers.review(parts.play_on, record, count, number, self.share, asker=asker)
        finally:
            self.lines.remove(asked)

    async def close(self) -> None:
        working = [one.work for one in self.known.values() if one.work is not None and not one.work.done()]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)


def seat_rows(one: ReviewUnderWay, facts: dict[str, Any]) -> list[SeatRow]:
    """What the review says about the seats of those for whom it counts."""
    rows: list[SeatRow] = []
    for seat, person in one.people.items():
        found = seat_sum(facts, seat)
        terms, kinds = msgspec.json.encode(found.terms).decode(), msgspec.json.encode(found.kinds).decode()
        rows.append(
            SeatRow(person, one.table, facts["game"], facts["seats"], one.depth, one.ended, terms, kinds)
        )  # fmt: skip
    return rows


def nameless(facts: dict[str, Any]) -> dict[str, Any]:
    """Seats are enough: whoever is forgotten must not live on in a review."""
    return {**facts, "names": []}
