"""The line in which questions to bots wait: matches with people first, then hints, then tables of bots alone, then
reviews; and among these everybody's questions in turn, so that nobody waits longer because somebody else asks much."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from threading import Condition
from typing import Final, NamedTuple

from tafelrunde.bots.pool import Job


class Turn(IntEnum):
    """Who comes first."""

    MATCH = 0
    HINT = 1
    BOTS_ALONE = 2
    REVIEW = 3


class Asker(NamedTuple):
    """For whom a bot thinks, and what for."""

    turn: Turn
    person: str


class FairLine:
    """Whoever was served goes to the end of the round."""

    def __init__(self) -> None:
        self.rounds: Final[list[OrderedDict[str, deque[Job]]]] = [OrderedDict() for _ in Turn]
        self.changed: Final = Condition()
        self.is_closed: bool = False

    def put(self, job: Job) -> None:
        assert isinstance(job.asker, Asker)
        with self.changed:
            self.rounds[job.asker.turn].setdefault(job.asker.person, deque()).append(job)
            self.changed.notify()

    def take(self) -> Job | None:
        with self.changed:
            self.changed.wait_for(lambda: any(self.rounds) or self.is_closed)
            for round_ in self.rounds:
                if round_:
                    person, jobs = round_.popitem(last=False)
                    job = jobs.popleft()
                    if jobs:
                        round_[person] = jobs
                    return job
            return None

    def close(self) -> list[Job]:
        with self.changed:
            left = [job for round_ in self.rounds for jobs in round_.values() for job in jobs]
            for round_ in self.rounds:
                round_.clear()
            self.is_closed = True
            self.changed.notify_all()
            return left
