"""Worker processes for bots, behind a bounded queue. A worker that crashes or hangs is replaced and its question asked
again elsewhere; when all fails a quick answer is given here, so that a table never stands still."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from time import monotonic
from typing import Final

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.registry import SETTING
from tafelrunde.server.bots.players import Answer as Advice
from tafelrunde.server.bots.worker import LENGTH, Question
from tafelrunde.server.metrics import BOT_SECONDS, BOTS_FAILED, BOTS_WAITING
from tafelrunde.server.settings import PREFIX

log = logging.getLogger("tafelrunde.bots")

ATTEMPTS: Final = 3
REMEMBERED: Final = 20
PATIENCE: Final = 10.0
"""A worker that takes so many seconds more than the bot was given hangs."""


class Workers:
    """So many processes, each with one question at a time."""

    def __init__(self, count: int, queue: int) -> None:
        self.count: Final = count or max(1, (os.cpu_count() or 2) - 1)
        self.most: Final = queue
        self.waiting: int = 0
        self.free: Final[asyncio.Queue[Process | None]] = asyncio.Queue()
        self.processes: Final[set[Process]] = set()
        self.closing: bool = False
        self.spent: Final[dict[tuple[str, LevelName], deque[float]]] = {}

    async def open(self) -> None:
        """Processes are started when first needed."""
        for _ in range(self.count):
            self.free.put_nowait(None)

    async def close(self) -> None:
        self.closing = True
        for process in list(self.processes):
            await self.end(process)

    async def decide(self, question: Question) -> int:
        """The number of the action that the bot chooses."""
        return (await self.advise(question)).number

    async def advise(self, question: Question) -> Advice:
        """The same with what speaks for it, if the question asks for that and nothing goes wrong."""
        if len(question.legal) == 1 and not question.explains:
            await asyncio.sleep(self.usual(question))
            return Advice(question.legal[0])
        if self.waiting >= self.most:
            log.warning("too many bots are waiting", extra={"waiting": self.waiting})
            BOTS_FAILED.labels("overload").inc()
            return quick(question)
        self.waiting += 1
        BOTS_WAITING.set(self.waiting)
        start = monotonic()
        try:
            for _ in range(ATTEMPTS):
                if self.closing:
                    break
                found = await self.ask(question)
                if found is not None:
                    self.note_spent(question, monotonic() - start)
                    return found
        finally:
            self.waiting -= 1
            BOTS_WAITING.set(self.waiting)
        return quick(question)

    def usual(self, question: Question) -> float:
        """How long such a bot took one of the last times. Whoever has no choice takes as long as others: an answer that
        comes at once would tell, in Havoc for instance, that there was no card to play."""
        spent = self.spent.get((question.game, question.level))
        return secrets.choice(spent) if spent else 0.0

    def note_spent(self, question: Question, seconds: float) -> None:
        if not question.explains:
            self.spent.setdefault((question.game, question.level), deque(maxlen=REMEMBERED)).append(seconds)

    async def ask(self, question: Question) -> Advice | None:
        """Ask the next free worker; None if it failed, and then there is a new one."""
        process = await self.free.get()
        try:
            if process is not None and process.returncode is not None:
                await self.end(process)
                process = None
            if process is None:
                process = await self.begin()
            with BOT_SECONDS.time():
                async with asyncio.timeout(question.clock + PATIENCE):
                    found = await converse(process, question)
        except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError, pickle.UnpicklingError) as error:
            log.warning("a worker failed", extra={"why": type(error).__name__, "game": question.game})
            BOTS_FAILED.labels("crash").inc()
            if process is not None:
                await self.end(process)
            process = None
            found = None
        except asyncio.CancelledError:
            if process is not None:
                await self.end(process)  # it would answer the next question with this one's answer
            self.free.put_nowait(None)
            raise
        self.free.put_nowait(process)
        return found if found is not None and found.number in question.legal else None

    async def begin(self) -> Process:
        known = [name for name in os.environ if name == SETTING or not name.startswith(PREFIX)]  # no secrets
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tafelrunde.server.bots.worker", stdin=PIPE, stdout=PIPE, start_new_session=True,
            env={name: os.environ[name] for name in known},
        )  # fmt: skip
        self.processes.add(process)
        return process

    async def end(self, process: Process) -> None:
        self.processes.discard(process)
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                pass
        await process.wait()


async def converse(process: Process, question: Question) -> Advice:
    assert process.stdin is not None and process.stdout is not None
    text = pickle.dumps(question)
    process.stdin.write(LENGTH.pack(len(text)) + text)
    await process.stdin.drain()
    length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    advice: Advice = pickle.loads(await process.stdout.readexactly(length))
    return advice


def quick(question: Question) -> Advice:
    """Any legal action, the same for the same question."""
    return Advice(question.legal[question.seed % len(question.legal)])
