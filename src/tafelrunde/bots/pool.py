"""The one pool of worker processes: a bot that thinks on all cores, the bots of a server and the matches of an arena
are all asked here. A question is a function with its arguments; functions and answers travel as pickles over pipes.

`pool.submit(function, *args)` gives a `concurrent.futures.Future`: a terminal waits for it, a server awaits it with
`asyncio.wrap_future`. Each process is looked after by a thread of its own, which sends one question, waits for its
answer, and replaces a process that died or hangs. So an answer can only ever reach the question it belongs to, even
after that question was given up."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Condition, Lock, Thread, Timer
from traceback import format_exc
from typing import IO, Any, Final, NamedTuple, Protocol, TypeVar

from tafelrunde.core.registry import SETTING

Answer = TypeVar("Answer")

ATTEMPTS: Final = 3
"""A question that this many processes did not survive is not asked again."""

PATIENCE: Final = 3.0
"""Seconds a process has to end by itself."""

STARTING: Final = 60.0
"""Seconds a process has to start. They do not count for the question that it is started for."""

SECRETS: Final = "TAFELRUNDE_"
"""Settings of the house, passwords among them; a worker needs none of them except the one that names further games."""

LENGTH: Final = struct.Struct(">Q")


class Lost(Exception):
    """The question has no answer: every process that was asked died or hung, or the pool was closed."""


class Job(NamedTuple):
    """A question in line. A process that takes more than `patience` seconds counts as hung. The line knows what to make
    of its `asker`."""

    future: Future[Any]
    function: Callable[..., Any]
    args: tuple[Any, ...]
    patience: float | None
    asker: object = None


class WaitingLine(Protocol):
    """Who is served next."""

    def put(self, job: Job) -> None: ...

    def take(self) -> Job | None:
        """Wait for the next question; None when the line is closed."""
        ...

    def close(self) -> list[Job]:
        """Close the line; returns those who were not served."""
        ...


class FirstComeFirstServed:
    """The line that a pool uses unless it is given another."""

    def __init__(self) -> None:
        self.jobs: Final[deque[Job]] = deque()
        self.changed: Final = Condition()
        self.is_closed: bool = False

    def put(self, job: Job) -> None:
        with self.changed:
            self.jobs.append(job)
            self.changed.notify()

    def take(self) -> Job | None:
        with self.changed:
            self.changed.wait_for(lambda: self.jobs or self.is_closed)
            return self.jobs.popleft() if self.jobs else None

    def close(self) -> list[Job]:
        with self.changed:
            left = list(self.jobs)
            self.jobs.clear()
            self.is_closed = True
            self.changed.notify_all()
            return left


class Pool:
    """This many processes, by default one per core; each is started when first needed and kept until `close`. `nice`
    lowers their priority, `prepare` is called in each before anything else, `failed` is called here whenever one died
    or hung."""

    def __init__(
        self,
        size: int = 0,
        nice: int = 0,
        prepare: Callable[[], None] | None = None,
        failed: Callable[[], None] | None = None,
        line: WaitingLine | None = None,
    ) -> None:
        self.size: Final = size or os.cpu_count() or 1
        self.nice: Final = nice
        self.prepare: Final = prepare
        self.failed: Final = failed
        self.line: Final[WaitingLine] = line if line is not None else FirstComeFirstServed()
        self.lock: Final = Lock()
        self.idle: int = 0
        self.keepers: Final[list[Thread]] = []
        self.processes: Final[set[Process]] = set()
        self.is_closing: bool = False

    def submit(
        self, function: Callable[..., Answer], *args: Any, patience: float | None = None, asker: object = None
    ) -> Future[Answer]:
        """Ask. An exception in the function is its answer, raised where the answer is read; Lost is raised there if
        there is none. A process that takes more than `patience` seconds counts as hung."""
        future: Future[Answer] = Future()
        with self.lock:
            if self.is_closing:
                future.set_exception(Lost())
                return future
            if self.idle:
                self.idle -= 1
            elif len(self.keepers) < self.size:
                self.keepers.append(Thread(target=self.keep, daemon=True))
                self.keepers[-1].start()
            self.line.put(Job(future, function, args, patience, asker))
        return future

    def close(self) -> None:
        """End all processes, and leave nothing behind; questions without an answer are cancelled or lost."""
        with self.lock:
            self.is_closing = True
            processes = list(self.processes)
        for job in self.line.close():
            job.future.cancel()
        for process in processes:
            process.terminate()
        for process in processes:
            process.stop()
        for keeper in self.keepers:
            keeper.join()

    def keep(self) -> None:
        """Runs in a thread of its own: looks after one process, or one after another."""
        block_interruptions()
        process: Process | None = None
        while (job := self.line.take()) is not None:
            if job.future.set_running_or_notify_cancel():
                process = self.carry_out(job, process)
            with self.lock:
                self.idle += 1
        if process is not None:
            self.give_up(process)

    def carry_out(self, job: Job, process: Process | None) -> Process | None:
        """Get the answer from this process, or from a new one; the process to ask next."""
        try:
            asked = pickle.dumps((job.function, job.args))
        except Exception as error:
            job.future.set_exception(error)
            return process
        for _ in range(ATTEMPTS):
            if process is not None and not process.is_running():
                self.give_up(process)
                process = None
            try:
                if process is None:
                    process = self.begin()
                told = process.converse(asked, job.patience)
            except Lost:
                break
            except (OSError, EOFError):
                if process is not None:
                    self.give_up(process)
                    process = None
                if self.failed is not None and not self.is_closing:
                    self.failed()
            else:
                tell(job.future, told)
                return process
        job.future.set_exception(Lost())
        return process

    def begin(self) -> Process:
        """A new process; Lost if the pool has been closed in the meantime."""
        process = Process(self.nice, self.prepare)
        with self.lock:
            self.processes.add(process)
            is_late = self.is_closing
        if is_late:
            self.give_up(process)
            raise Lost
        return process

    def give_up(self, process: Process) -> None:
        process.end()
        with self.lock:
            self.processes.discard(process)


def tell(future: Future[Any], told: bytes) -> None:
    try:
        is_answer, answer = pickle.loads(told)
    except Exception as error:
        is_answer, answer = False, error
    if is_answer:
        future.set_result(answer)
    else:
        future.set_exception(answer)


def block_interruptions() -> None:
    """Ctrl-C is for the person at the keyboard: what is started from this thread is deaf to it from the very first
    moment, before it could arrange that itself."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Process:
    """A worker as its keeper sees it."""

    def __init__(self, nice: int, prepare: Callable[[], None] | None) -> None:
        known = [name for name in os.environ if name == SETTING or not name.startswith(SECRETS)]
        self.popen: Final = subprocess.Popen(
            [sys.executable, "-c", START.format(path=sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: os.environ[name] for name in known},
        )
        self.pid: Final = self.popen.pid
        self.is_ready: bool = False
        try:
            self.send(pickle.dumps((nice, prepare)))
        except OSError:
            pass  # it is dead already; the next question will notice

    def is_running(self) -> bool:
        return self.popen.poll() is None

    def send(self, text: bytes) -> None:
        assert self.popen.stdin is not None
        write(self.popen.stdin, text)

    def converse(self, asked: bytes, patience: float | None) -> bytes:
        """The answer; OSError or EOFError if the process dies, or is killed because it hangs."""
        if not self.is_ready:
            self.hear(STARTING)
            self.is_ready = True
        return self.hear(patience, asked)

    def hear(self, patience: float | None, asked: bytes | None = None) -> bytes:
        assert self.popen.stdout is not None
        watch = Timer(patience, self.popen.kill) if patience is not None else None
        if watch is not None:
            watch.start()
        try:
            if asked is not None:
                self.send(asked)
            told = read(self.popen.stdout)
        finally:
            if watch is not None:
                watch.cancel()
        if told is None:
            raise EOFError
        return told

    def terminate(self) -> None:
        self.popen.terminate()

    def stop(self) -> None:
        """Let it end by itself, if it does so soon."""
        self.terminate()
        try:
            self.popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()

    def end(self) -> None:
        """Stop it and close its pipes, which only its keeper may do: a pipe cannot be closed while it is read."""
        self.stop()
        for pipe in (self.popen.stdin, self.popen.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass  # what it can no longer be told


START: Final = "import sys; sys.path[:] = {path!r}; from tafelrunde.bots.pool import serve; serve()"


def read(stream: IO[bytes]) -> bytes | None:
    """What was sent; None if the sender is gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    text = stream.read(size)
    return text if len(text) == size else None


def write(stream: IO[bytes], text: bytes) -> None:
    stream.write(LENGTH.pack(len(text)) + text)
    stream.flush()


# In the worker


def serve() -> None:
    """Answer one question after another, until the asker is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # programs started here need not stay deaf to it
    questions, answers = take_streams()
    first = read(questions)
    if first is None:
        return
    nice, prepare = pickle.loads(first)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    import tafelrunde.games  # noqa: F401  (registers the games)

    if prepare is not None:
        prepare()
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, heard), daemon=True).start()
    told = b"ready"
    while True:
        try:
            write(answers, told)
        except OSError:
            return
        told = answer(heard.get())


def take_streams() -> tuple[IO[bytes], IO[bytes]]:
    """The standard streams, for questions and answers alone: whatever a bot reads or prints stays out of them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, answers


def listen(questions: IO[bytes], heard: SimpleQueue[bytes]) -> None:
    """Take down what is asked. Once nobody is there any more, the process ends as if told to, even in the middle of a
    question; what `prepare` arranged for that case happens."""
    while (text := read(questions)) is not None:
        heard.put(text)
    os.kill(os.getpid(), signal.SIGTERM)


def answer(asked: bytes) -> bytes:
    """What the function returns or raises, as far as that can be sent."""
    try:
        function, args = pickle.loads(asked)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        error.add_note(format_exc())  # otherwise, where it was raised would be lost
        try:
            text = pickle.dumps((False, error))
            pickle.loads(text)
            return text
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
