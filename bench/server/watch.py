"""What a process costs, and clients in a process of their own, so that the server is measured and not the clients."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.server.load import Measure

SAMPLES = 9
TICKS = os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


class Watched(NamedTuple):
    """A run of the clients, with what it cost the server while actions were played."""

    measure: Measure
    cpu: float
    memory: list[float]

    def each(self) -> float:
        """Milliseconds of the server's processor for each action."""
        return 1000 * self.cpu / max(1, self.measure.actions)

    def busy(self) -> float:
        return self.cpu / self.measure.seconds

    def clients_busy(self) -> float:
        return self.measure.cpu / self.measure.seconds

    def keeps_up(self, most: float) -> bool:
        told = self.measure
        return told.errors == 0 and told.p99 <= most and told.rate >= 0.97 * told.asked


WARM_UP = 2
"""In the first eighths caches fill up: sentences that were written once, above all."""


class Growth(NamedTuple):
    """How the memory of a server changed once its caches were full, on the straight line that fits best."""

    megabytes: float
    kilobytes_a_match: float

    @staticmethod
    def of(samples: list[float], matches: int) -> Growth:
        """From memory at every eighth and the matches that ended meanwhile."""
        later = samples[WARM_UP:]
        middle, mean = (len(later) - 1) / 2, sum(later) / len(later)
        spread = sum([(place - middle) ** 2 for place in range(len(later))])
        slope = sum([(place - middle) * (held - mean) for place, held in enumerate(later)]) / spread
        grown = slope * (len(later) - 1)
        share = (len(later) - 1) / (len(samples) - 1)
        return Growth(grown, 1024 * grown / max(1.0, matches * share))


class Clients:
    """People's pages, played by another process."""

    def __init__(self, address: str, game: str, spread: bool = False) -> None:
        self.address = address
        self.game = game
        self.spread = spread

    def play(
        self,
        server: int,
        tables: int,
        rate: float,
        seconds: float,
        lasting: bool = False,
        beside: Callable[[], None] = lambda: None,
    ) -> Watched:
        """`beside` is called when the clients have their tables and are about to play."""
        command = [sys.executable, "-m", "bench.server.load", self.address, self.game, str(tables), str(rate)]
        command += [str(seconds), *["lasting"] * lasting, *["spread"] * self.spread]
        clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert clients.stdout is not None
        try:
            assert clients.stdout.readline() == "ready\n", "The clients did not get their tables."
            beside()
            start = processor(server)
            samples: list[float] = []
            sampling = threading.Thread(target=sample, args=(server, seconds, samples))
            sampling.start()
            assert clients.stdout.readline() == "played\n", "The clients failed."
            cpu = processor(server) - start
            told = msgspec.json.decode(clients.stdout.read(), type=Measure)
            sampling.join()
        finally:
            if clients.poll() is None:
                clients.kill()
            clients.wait()
            clients.stdout.close()
        return Watched(told, cpu, samples)


def sample(pid: int, seconds: float, samples: list[float]) -> None:
    """The memory at regular intervals."""
    for number in range(SAMPLES):
        samples.append(memory(pid))
        if number < SAMPLES - 1:
            time.sleep(seconds / (SAMPLES - 1))
