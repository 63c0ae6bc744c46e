"""The pool of processes: every question is answered once, whatever happens to a process, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, wait
from pathlib import Path

import pytest

from tafelrunde.bots.pool import ATTEMPTS, FirstComeFirstServed, Job, Lost, Pool

pytestmark = pytest.mark.once
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="There are no such signals.")
SOON = 120.0


@pytest.fixture
def open_pool() -> Iterator[Callable[..., Pool]]:
    pools: list[Pool] = []

    def open_another(*args: object, **named: object) -> Pool:
        pools.append(Pool(*args, **named))  # type: ignore[arg-type]
        return pools[-1]

    yield open_another
    for pool in pools:
        pool.close()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


# What is asked in the processes


def double(number: int) -> int:
    return 2 * number


def where() -> int:
    return os.getpid()


def nap(seconds: float, answer: int) -> int:
    time.sleep(seconds)
    return answer


def hold(path: Path, answer: int) -> int:
    """Answers when this file is there."""
    wait_until(path.exists)
    return answer


def meet(directory: Path, number: int) -> int:
    """Answers when two are asked."""
    (directory / f"met-{number}").touch()
    wait_until(lambda: len(list(directory.glob("met-*"))) == 2)
    return number


def fall(path: Path) -> int:
    """Dies when it is asked for the first time."""
    if not path.exists():
        path.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def hang(path: Path) -> str:
    """Hangs when it is asked for the first time."""
    if not path.exists():
        path.write_text("")
        time.sleep(600)
    return "awake"


def always_fall(path: Path) -> None:
    path.write_text(path.read_text() + "x" if path.exists() else "x")
    os.kill(os.getpid(), signal.SIGKILL)


def settings() -> list[str]:
    """What the process was started with too, not only what it sees now."""
    started = Path("/proc/self/environ")
    names = started.read_text().split("\0") if started.exists() else []
    return [name for name in [*os.environ, *names] if name.startswith("TAFELRUNDE_")]


def print_and_read() -> str:
    print("a word in between")
    os.write(1, b"and another")
    return sys.stdin.read()


def complain() -> None:
    raise KeyError("no such card")


class Stubborn(Exception):
    """Cannot be read back: it is made from two things, but keeps one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one)


def complain_strangely() -> None:
    raise Stubborn("this", "that")


def priority() -> int:
    return os.nice(0)


def ignore_the_end() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def ignores_interruptions() -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


# Questions and answers


def test_processes_are_started_when_first_needed_and_kept(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = open_pool(2)
    assert not pool.processes
    assert pool.submit(double, 21).result(SOON) == 42
    (process,) = pool.processes
    wait_until(lambda: pool.idle == 1)
    assert pool.submit(where).result(SOON) == process.pid
    asked = [pool.submit(meet, tmp_path, 0), pool.submit(meet, tmp_path, 1), pool.submit(double, 1)]
    assert [one.result(SOON) for one in asked] == [0, 1, 2] and len(pool.processes) == 2


def test_an_exception_is_an_answer(open_pool: Callable[..., Pool]) -> None:
    pool = open_pool(1)
    with pytest.raises(KeyError, match="no such card") as caught:
        pool.submit(complain).result(SOON)
    assert "in complain" in caught.value.__notes__[0], "It is told where that was."
    with pytest.raises(RuntimeError, match="Stubborn: this"):
        pool.submit(complain_strangely).result(SOON)
    with pytest.raises(Exception, match=r"(?i)pickle"):
        pool.submit(lambda: None).result(SOON)
    assert pool.submit(double, 1).result(SOON) == 2 and len(pool.processes) == 1


def test_what_is_printed_or_read_does_not_come_between(open_pool: Callable[..., Pool]) -> None:
    pool = open_pool(1)
    assert pool.submit(print_and_read).result(SOON) == ""
    assert pool.submit(double, 4).result(SOON) == 8


def test_no_settings_of_the_house_are_inherited(
    open_pool: Callable[..., Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_SECRET", "sesame")
    assert open_pool(1).submit(settings).result(SOON) == []


@POSIX
def test_priority_is_lower_where_asked(open_pool: Callable[..., Pool]) -> None:
    assert open_pool(1, nice=3).submit(priority).result(SOON) == min(19, os.nice(0) + 3)


# What goes wrong


@POSIX
def test_a_process_that_died_meanwhile_is_replaced(open_pool: Callable[..., Pool]) -> None:
    pool = open_pool(1)
    first = pool.submit(where).result(SOON)
    os.kill(first, signal.SIGKILL)
    assert pool.submit(where).result(SOON) != first
    assert len(pool.processes) == 1


@POSIX
def test_a_process_that_dies_over_a_question_is_replaced(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    failures: list[int] = []
    pool = open_pool(1, failed=lambda: failures.append(1))
    first = pool.submit(where).result(SOON)
    assert pool.submit(fall, tmp_path / "fallen").result(SOON) != first
    assert failures == [1]


def dawdle() -> None:
    time.sleep(5.0)


def test_a_slow_start_is_not_taken_for_a_hung_answer(open_pool: Callable[..., Pool]) -> None:
    failures: list[int] = []
    pool = open_pool(1, prepare=dawdle, failed=lambda: failures.append(1))
    assert pool.submit(double, 21, patience=4.0).result(SOON) == 42
    assert not failures


def test_a_process_that_hangs_is_replaced(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = open_pool(1)
    first = pool.submit(where).result(SOON)
    begin = time.monotonic()
    assert pool.submit(hang, tmp_path / "asleep", patience=8.0).result(SOON) == "awake"
    assert time.monotonic() - begin >= 8.0
    assert pool.submit(where).result(SOON) != first


@POSIX
def test_a_question_that_nobody_survives_is_lost(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = open_pool(1)
    with pytest.raises(Lost):
        pool.submit(always_fall, tmp_path / "fallen").result(SOON)
    assert (tmp_path / "fallen").read_text() == "x" * ATTEMPTS
    assert pool.submit(double, 2).result(SOON) == 4


# Given up


def test_a_question_given_up_in_line_is_not_asked(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = open_pool(1)
    busy = pool.submit(hold, tmp_path / "cancelled", 1)
    given_up = pool.submit(fall, tmp_path / "fallen")
    assert given_up.cancel()
    (tmp_path / "cancelled").touch()
    assert (busy.result(SOON), pool.submit(double, 3).result(SOON)) == (1, 6)
    assert not (tmp_path / "fallen").exists()


def test_an_answer_never_reaches_the_next_question(open_pool: Callable[..., Pool]) -> None:
    async def run() -> list[int]:
        pool = open_pool(1)
        answers: list[int] = []
        for number in range(6):
            asked = asyncio.wrap_future(pool.submit(nap, 0.05, number))
            if number % 2 == 0:
                await asyncio.sleep(0.02 * number)
                asked.cancel()
            else:
                answers.append(await asked)
        return answers

    assert asyncio.run(run()) == [1, 3, 5]


# The end


@POSIX
def test_close_leaves_no_process_behind_and_nobody_waiting(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = open_pool(2)
    wait([pool.submit(meet, tmp_path, number) for number in range(2)])
    pids = [process.pid for process in pool.processes]
    busy = [pool.submit(nap, 600.0, 1) for _ in range(2)]
    in_line = pool.submit(double, 1)
    wait_until(lambda: all(asked.running() for asked in busy))
    begin = time.monotonic()
    pool.close()
    assert time.monotonic() - begin < SOON
    assert len(pids) == 2 and not any(is_there(pid) for pid in pids) and not pool.processes
    for asked in busy:
        with pytest.raises(Lost):
            asked.result(SOON)
    with pytest.raises(CancelledError):
        in_line.result(SOON)
    with pytest.raises(Lost):
        pool.submit(double, 1).result(SOON)


@POSIX
def test_a_process_that_does_not_want_to_end_is_ended(open_pool: Callable[..., Pool]) -> None:
    pool = open_pool(1, prepare=ignore_the_end)
    pid = pool.submit(where).result(SOON)
    pool.close()
    assert not is_there(pid)


PARENT = """
import time
from tafelrunde.bots.pool import Pool
from tests.bots.test_pool import nap, where
pool = Pool(2)
busy = pool.submit(nap, 0.0, 1)
busy.result()
print(pool.submit(where).result(), flush=True)
busy = [pool.submit(nap, 600.0, 1) for _ in range(2)]
while len(pool.processes) < 2:
    time.sleep(0.01)
print(*[process.pid for process in pool.processes], flush=True)
time.sleep(600)
"""


@pytest.fixture
def parent() -> Iterator[subprocess.Popen[str]]:
    """A program with two busy workers, which has printed their ids."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as running:
        yield running
        running.kill()


def workers_of(parent: subprocess.Popen[str]) -> list[int]:
    assert parent.stdout is not None
    parent.stdout.readline()
    return [int(pid) for pid in parent.stdout.readline().split()]


@POSIX
def test_processes_end_in_the_middle_of_a_question_when_their_parent_is_killed(parent: subprocess.Popen[str]) -> None:
    pids = workers_of(parent)
    assert len(pids) == 2 and all(is_there(pid) for pid in pids)
    parent.kill()
    parent.wait()
    wait_until(lambda: not any(is_there(pid) for pid in pids))


@POSIX
def test_interruptions_are_for_the_one_at_the_keyboard(open_pool: Callable[..., Pool]) -> None:
    """From the first moment on: a process that is just starting does not hear them either."""
    pool = open_pool(1)
    asked = pool.submit(nap, 0.3, 1)
    wait_until(lambda: len(pool.processes) == 1)
    (process,) = pool.processes
    for _ in range(20):
        os.kill(process.pid, signal.SIGINT)
        time.sleep(0.01)
    assert asked.result(SOON) == 1 and pool.submit(where).result(SOON) == process.pid
    assert pool.submit(ignores_interruptions).result(SOON)


# The line


def test_another_line_can_decide_who_is_next(open_pool: Callable[..., Pool], tmp_path: Path) -> None:
    class LastComeFirstServed(FirstComeFirstServed):
        def put(self, job: Job) -> None:
            with self.changed:
                self.jobs.appendleft(job)
                self.changed.notify()

    pool = open_pool(1, line=LastComeFirstServed())
    order: list[int] = []
    first = pool.submit(hold, tmp_path / "all asked", 0)
    wait_until(first.running)
    later = [pool.submit(nap, 0.0, number) for number in (1, 2, 3)]
    for asked in later:
        asked.add_done_callback(lambda asked: order.append(asked.result()))
    (tmp_path / "all asked").touch()
    wait(later)
    wait_until(lambda: len(order) == 3)
    assert order == [3, 2, 1]
