"""Where matches are played: here, in processes on this machine, or on a Ray cluster. All give the same outcomes, each
as soon as it is known; a runner that is closed early ends what it began. The same goes for lessons."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from typing import Any, Final, TypeAlias, TypeVar

from tafelrunde.bots.pool import Lost, Pool
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.lab.programs import RUNNING
from tafelrunde.lab.tournament import MatchResult, Setup, play_match

Outcomes: TypeAlias = Generator[MatchResult, None, None]
Runner: TypeAlias = Callable[[Setup, Sequence[int]], Outcomes]
Work = TypeVar("Work")
Done = TypeVar("Done")

PATIENCE: Final = 3.0
"""Seconds a machine has to answer a knock."""

AHEAD: Final = 4
"""Matches that are handed out for each worker."""


def make_runner(jobs: int = 1, ray: str | None = None) -> Runner:
    return lambda setup, numbers: spread(play_match, setup, numbers, jobs, ray)


def play_here(setup: Setup, numbers: Sequence[int]) -> Outcomes:
    return do_here(play_match, setup, numbers)


def spread(
    do: Callable[[Work, int], Done], work: Work, numbers: Sequence[int], jobs: int = 1, ray: str | None = None
) -> Generator[Done, None, None]:
    """Do all parts of some work, by their numbers."""
    if ray is not None:
        return do_on_ray(do, work, numbers, ray, jobs)
    return do_in_processes(do, work, numbers, jobs) if jobs > 1 else do_here(do, work, numbers)


def do_here(do: Callable[[Work, int], Done], work: Work, numbers: Sequence[int]) -> Generator[Done, None, None]:
    for number in numbers:
        yield do(work, number)


def do_in_processes(
    do: Callable[[Work, int], Done], work: Work, numbers: Sequence[int], jobs: int
) -> Generator[Done, None, None]:
    pool = Pool(min(jobs, max(1, len(numbers))), prepare=end_programs_too)
    try:
        left = iter(numbers)
        waiting = {pool.submit(do, work, number) for number in islice(left, AHEAD * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(do, work, number) for number in islice(left, len(done))}
            yield from [played.result() for played in done]
    except Lost:
        raise TableError("lab-error-worker", "Processes that played a match have died.") from None
    finally:
        pool.close()


def end_programs_too() -> None:
    """When a process is told to end, or the arena is gone, its programs are ended too."""
    signal.signal(signal.SIGTERM, lambda number, frame: end_process())


def end_process() -> None:
    for program in list(RUNNING):
        program.kill()
    os._exit(1)


def do_on_ray(
    do: Callable[[Work, int], Done], work: Work, numbers: Sequence[int], address: str, jobs: int
) -> Generator[Done, None, None]:
    """`local` starts Ray on this machine with this many workers; every machine of a cluster needs Tafelrunde and the
    outside bots that play."""
    ray = connect(address, jobs)
    try:
        play = ray.remote(do)
        shared = ray.put(work)
        left = iter(numbers)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [play.remote(shared, number) for number in islice(left, ahead)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [play.remote(shared, number) for number in islice(left, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError:
        raise  # the match itself went wrong
    except ray.exceptions.RayError:
        raise TableError("lab-error-worker", "A process that played matches has died.") from None
    finally:
        ray.shutdown()  # which also withdraws what is still waiting


def connect(address: str, jobs: int) -> Any:
    try:
        import ray
    except ImportError:
        raise ImpossibleTable("lab-error-ray-missing", "Ray is not installed.") from None
    here = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error", **here)
    except (OSError, ValueError, RuntimeError) as error:
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise ImpossibleTable("lab-error-ray", f"No Ray at '{address}'.", address=address, reason=reason) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would try for minutes to reach a machine that is not there."""
    found = re.fullmatch(r"(?:ray://)?([^/]+):(\d+)", address)
    if found is not None:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()
