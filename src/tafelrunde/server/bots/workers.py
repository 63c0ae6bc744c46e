"""The server's bots think in a pool of processes. When there are many, everybody's wait their turn (`line`); when
something fails, nothing else answers in their place."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar

from tafelrunde.bots import questions
from tafelrunde.bots.hints import Advice
from tafelrunde.bots.levels import LEVELS, Level, planned
from tafelrunde.bots.pool import Lost, Pool
from tafelrunde.bots.questions import Decision, Question
from tafelrunde.server.bots.line import Asker, FairLine
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.metrics import BOT_SECONDS, BOTS_FAILED, BOTS_WAITING

log = logging.getLogger("tafelrunde.bots")

Answer = TypeVar("Answer")

REMEMBERED: Final = 20
NICE: Final = 5
"""The server itself comes first."""
PATIENCE: Final = 10.0
"""A worker that takes this many seconds more than the bot was given counts as hung."""


PIECE: Final = 120.0
"""A worker that takes this many seconds for a piece of a review counts as hung."""

WAITS: Final = 5.0
"""After this many seconds in line people are told that a bot waits, and again and again."""


class Workers:
    """This many processes, each with one question at a time. With `most` questions in line there are no hints."""

    def __init__(self, count: int, most: int) -> None:
        self.pool: Final = Pool(count or max(1, (os.cpu_count() or 2) - 1), NICE, failed=note_failure, line=FairLine())
        self.most: Final = most
        self.waiting: int = 0
        self.spent: Final[dict[tuple[str, Level], deque[float]]] = {}

    async def close(self) -> None:
        await asyncio.to_thread(self.pool.close)

    async def decide(self, question: Question, asker: Asker, waits: Callable[[], None] = lambda: None) -> Decision:
        """What the bot chooses; Unavailable if that cannot be found out now. While it has to wait for its turn, `waits`
        is called every few seconds."""
        if len(question.legal) == 1:
            await self.linger(question, waits)
            return Decision(question.legal[0], 0)
        start = monotonic()
        with BOT_SECONDS.time():
            decision = await self.ask(questions.decide, question, asker, waits)
        self.spent.setdefault(manner(question), deque(maxlen=REMEMBERED)).append(monotonic() - start)
        return decision

    async def advise(self, question: Question, asker: Asker) -> Advice:
        """What a bot would do, and what speaks for it; Unavailable if that cannot be found out now."""
        if len(question.legal) == 1:
            return questions.advise(question)  # which needs no search
        if self.waiting >= self.most:
            log.warning("too many bots are waiting", extra={"waiting": self.waiting})
            BOTS_FAILED.labels("overload").inc()
            raise busy()
        return await self.ask(questions.advise, question, asker)

    async def review(self, function: Callable[..., Answer], *args: Any, asker: Asker) -> Answer:
        """A piece of a review; Unavailable if no process answers."""
        try:
            return await asyncio.wrap_future(self.pool.submit(function, *args, patience=PIECE, asker=asker))
        except Lost:
            log.error("no worker answers for a review")
            raise busy() from None

    async def linger(self, question: Question, waits: Callable[[], None]) -> None:
        """As long as such a bot took on a recent occasion, in line and thinking, and with the same notes."""
        left, thinking = self.usual(question), min(self.spent.get(manner(question), ()), default=0.0)
        while left - thinking > WAITS:
            await asyncio.sleep(WAITS)
            waits()
            left -= WAITS
        await asyncio.sleep(left)

    def usual(self, question: Question) -> float:
        """How long such a bot took on a recent occasion. A bot without a choice takes as long as others: an instant
        answer would reveal, in Havoc for instance, that there was no card to play."""
        spent = self.spent.get(manner(question))
        return secrets.choice(spent) if spent else 0.0

    async def ask(
        self,
        function: Callable[[Question], Answer],
        question: Question,
        asker: Asker,
        waits: Callable[[], None] = lambda: None,
    ) -> Answer:
        self.waiting += 1
        BOTS_WAITING.set(self.waiting)
        try:
            asked = self.pool.submit(function, question, patience=question.clock + PATIENCE, asker=asker)
            answer = asyncio.wrap_future(asked)
            try:
                while not (await asyncio.wait([answer], timeout=WAITS))[0]:
                    if not asked.running():
                        waits()
                return await answer
            finally:
                answer.cancel()  # whoever asked may have given up
        except Lost:
            log.error("no worker answers", extra={"game": question.game})
            raise busy() from None
        except Exception as error:
            log.exception("a bot failed", extra={"game": question.game})
            raise busy() from error
        finally:
            self.waiting -= 1
            BOTS_WAITING.set(self.waiting)


def manner(question: Question) -> tuple[str, Level]:
    """What the time of an answer depends on, as far as anybody may see."""
    return question.game, planned(LEVELS[question.level], question.step)


def busy() -> Unavailable:
    return Unavailable("server-error-busy", "The server is too busy; try again.")


def note_failure() -> None:
    """Called in the thread that looks after the worker."""
    log.warning("a worker failed")
    BOTS_FAILED.labels("crash").inc()
